"""The own fields with their harvest buttons, and the one that can be bought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from ...engine.actions import Harvest
from ...engine.beans import coins_for, next_step
from ...engine.state import Planted
from ..delegates.field_delegate import NAME_LINE
from ..icons import icon
from ..models.fields_model import FieldRow, FieldsModel
from ..views.fields_view import RING_ROOM, FieldsView
from ..words import reason_sentence
from .buy_bed import BuyBed
from .keys import field_key, harvest_key
from .metrics import TableMetrics

if TYPE_CHECKING:
    from ..controller import GameController
    from .gestures import Gestures


LEAST_BED = 200
"""A bed narrower than this (at 100 %) cannot be read."""
USUAL_FIELDS = 3
BUY_BED = 118
"""The width of the bed that is for sale, at 100 %."""


class FieldsPanel(QWidget):
    """The list of fields and, over each bed, a real button, so that it can be reached by Tab and
    pressed by a screen reader."""

    def __init__(
        self, controller: GameController, gestures: Gestures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._gestures = gestures
        self.model = FieldsModel(gestures.destinations.why_not, gestures.plant, self)
        self.view = FieldsView(self.model, self)
        self.buy_bed = BuyBed(controller, gestures, self)
        self._buttons: list[QPushButton] = []
        self._words: dict[int, str] = {}
        self._refused: dict[int, bool] = {}
        self._signs: dict[int, str] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.view.chosen.connect(self._gestures.choose_field)
        self.view.asked.connect(self._ask)
        self.view.arranged.connect(self._place_buttons)
        controller.view_changed.connect(self.refresh)
        gestures.changed.connect(self.refresh)
        self.refresh()

    def set_metrics(self, metrics: TableMetrics) -> None:
        self.setFixedHeight(metrics.fields + 2 * RING_ROOM)
        self.view.set_metrics(metrics)
        self.buy_bed.set_metrics(metrics)
        self._lay_out()

    def refresh(self) -> None:
        """Brings the fields to the position and the gesture of this moment."""
        self.model.revision = self._controller.revision
        card = self._gestures.carried
        lit = self._gestures.destinations.fields_for(card) if card is not None else ()
        fields = self._controller.view.me.fields
        self.model.replace_rows(
            [
                field_row(
                    number,
                    planted,
                    invites=number in lit,
                    refusal=self._gestures.refusal(number),
                    harvest_asked=self._gestures.harvest_asked == number,
                )
                for number, planted in enumerate(fields)
            ]
        )
        self._refresh_buttons()
        self._lay_out()

    def _lay_out(self) -> None:
        """The bed that is for sale behind the fields, as narrow as its words allow."""
        for_sale = self.buy_bed.is_for_sale
        self.buy_bed.setVisible(for_sale)
        beds = self.rect()
        if for_sale:
            wide = round(min(self.view.metrics.px(BUY_BED), self.width() * 0.2))
            beds.setRight(beds.right() - wide)
            high = self.height() - 2 * RING_ROOM
            self.buy_bed.setGeometry(beds.right(), RING_ROOM, wide, high)
        self.view.setGeometry(beds)

    def least_width(self) -> int:
        """The width at which every field can still be read, where there are more fields than the
        usual rules let anyone have; 0 where there are not."""
        fields = len(self.model.rows)
        beds = fields * self.view.metrics.px(LEAST_BED)
        return beds + self.view.metrics.px(BUY_BED) if fields > USUAL_FIELDS else 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()
        self._place_buttons()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.view.retranslate()
            self.refresh()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._place_buttons()

    # -- harvest buttons ------------------------------------------------------------------------

    def harvest_button(self, field: int) -> QPushButton:
        """The button that harvests the field."""
        return self._buttons[field]

    def _refresh_buttons(self) -> None:
        rows = self.model.rows
        while len(self._buttons) < len(rows):
            self._buttons.append(self._make_button(len(self._buttons)))
        for number, button in enumerate(self._buttons):
            planted = rows[number].planted if number < len(rows) else None
            if planted is None:
                button.hide()
            else:
                self._word(button, number, rows[number], planted)
        self._place_buttons()

    def _make_button(self, field: int) -> QPushButton:
        button = QPushButton(self)
        self._words[field], self._refused[field] = self.tr("Harvest"), False
        button.setProperty("kind", "soil")
        # A click must not take the focus along: Space would harvest the next time.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self._gestures.harvest(field))
        return button

    def _word(self, button: QPushButton, number: int, row: FieldRow, planted: Planted) -> None:
        view = self._controller.view
        action = Harvest(view.seat, number)
        reason = self._controller.explain(action)
        self._words[number] = self.tr("Harvest anyway") if row.harvest_asked else self.tr("Harvest")
        pays = self.tr("Harvest field {number} for %n coin(s)", "", row.pays).format(
            number=number + 1
        )
        button.setAccessibleName(pays)
        lines = [pays, self.tr("Key: {key}").format(key=harvest_key(number))]
        self._refused[number] = reason is not None
        if reason is not None:
            lines = [reason_sentence(reason, action, view)]
        button.setToolTip("\n".join(lines))
        button.setAccessibleDescription(" ".join(lines[-1:]))

    def _place_buttons(self) -> None:
        metrics = self.view.metrics
        rooms: dict[int, int] = {}
        rows, beds = self.model.rows, self.view.rects
        short = not self._words_fit()
        for number, button in enumerate(self._buttons):
            if number >= min(len(rows), len(beds)):
                continue
            bed = beds[number]
            button.setVisible(rows[number].planted is not None)
            if rows[number].planted is None:
                continue
            # What is asked a second time says so.
            self._dress(number, short=short and not rows[number].harvest_asked)
            size = button.sizeHint().boundedTo(QSize(bed.width() // 2, bed.height()))
            if not button.text():
                size.setWidth(min(size.width(), size.height() + metrics.px(4)))
            # On the line of the name; see FieldDelegate.
            top = max(5, round(bed.height() * NAME_LINE - size.height() / 2))
            left = bed.right() - metrics.px(9) - size.width()
            button.setGeometry(left, bed.top() + top, size.width(), size.height())
            rooms[number] = size.width() + metrics.px(4)
        self.view.set_button_rooms(rooms)

    def _words_fit(self) -> bool:
        """Whether every bed has room for the name of its bean beside the words of the button. The
        name comes first: else all buttons are signs."""
        for number, button in enumerate(self._buttons[: len(self.view.rects)]):
            if number < len(self.model.rows) and self.model.rows[number].planted is not None:
                self._dress(number, short=False)
                taken = button.sizeHint().width() + self.view.metrics.px(4)
                if not self.view.name_fits(number, taken):
                    return False
        return True

    def _dress(self, number: int, *, short: bool) -> None:
        """Words, or a sign alone."""
        button = self._buttons[number]
        sign = "no-entry" if self._refused[number] else "basket" if short else ""
        if (button.text(), self._signs.get(number)) == (self._words[number] * (not short), sign):
            return
        self._signs[number] = sign
        button.setText("" if short else self._words[number])
        button.setIcon(icon(sign, "on_soil") if sign else QIcon())

    def _ask(self, field: int) -> None:
        self._gestures.ask_field(field if field >= 0 else None)


def field_row(
    number: int, planted: Planted | None, *, invites: bool, refusal: str, harvest_asked: bool
) -> FieldRow:
    """A row of the fields' model for what grows in field `number`."""
    pays = more = then = 0
    if planted is not None:
        pays = coins_for(planted.bean, planted.count)
        more, then = next_step(planted.bean, planted.count) or (0, 0)
    return FieldRow(
        number, planted, pays, more, then, invites, field_key(number), refusal, harvest_asked
    )
