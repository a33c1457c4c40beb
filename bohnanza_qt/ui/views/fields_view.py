"""The own fields side by side; cards are dropped on them or sent there by click."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from ..cards_mime import dragged_in
from ..delegates.field_delegate import FieldDelegate
from ..models.fields_model import FieldsModel
from .arranged_view import ArrangedView


class FieldsView(ArrangedView):
    """While a card is dragged over a field that refuses it, `asked` names the field, so that the
    reason can be shown there."""

    asked = Signal(int)  # -1: no field any more

    def __init__(self, model: FieldsModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self._model = model
        self._delegate = FieldDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(self.tr("Your fields"))
        self.setAcceptDrops(True)
        self._button_rooms: dict[int, int] = {}
        self.hovered_changed.connect(self.asked)

    def set_button_rooms(self, rooms: dict[int, int]) -> None:
        """How many pixels at the right end of each field's first line a button takes."""
        if rooms != self._button_rooms:
            self._button_rooms = dict(rooms)
            self.viewport().update()

    def button_room(self, field: int) -> int:
        """The pixels at the right end of the field's first line that are not the delegate's."""
        return self._button_rooms.get(field, 0)

    def name_fits(self, field: int, button: int) -> bool:
        """Whether the name of what grows there can be read beside so wide a button."""
        planted = self._model.rows[field].planted
        return planted is None or self._delegate.name_fits(
            QRectF(self.rects[field]), planted, button
        )

    def more_form(self) -> int:
        """How briefly all fields say what more would pay: in the words that have room in every
        one of them."""
        return self._delegate.more_form(
            (QRectF(rect), row) for rect, row in zip(self.rects, self._model.rows, strict=False)
        )

    def arrange(self, count: int, size: QSize) -> list[QRect]:
        """Equal widths, with room around each for its ring."""
        if not count:
            return []
        ring, gap = RING_ROOM, max(self.metrics.gap, 2 * RING_ROOM + 2)
        width = (size.width() - 2 * ring - gap * (count - 1)) / count
        return [
            QRect(
                round(ring + (width + gap) * place),
                ring,
                round(width),
                max(10, size.height() - 2 * ring),
            )
            for place in range(count)
        ]

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        event.setAccepted(dragged_in(event.mimeData()) is not None)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        self.asked.emit(index.row())
        if index.isValid() and self._model.canDropMimeData(
            event.mimeData(), Qt.DropAction.MoveAction, index.row(), 0, index
        ):
            event.setDropAction(Qt.DropAction.MoveAction)
            event.accept()
        else:
            event.ignore()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self.asked.emit(-1)

    def dropEvent(self, event: QDropEvent) -> None:
        """Plants, or leaves the reason standing in the field."""
        index = self.indexAt(event.position().toPoint())
        event.ignore()
        if index.isValid() and self._model.dropMimeData(
            event.mimeData(), Qt.DropAction.MoveAction, index.row(), 0, index
        ):
            event.setDropAction(Qt.DropAction.MoveAction)
            event.accept()
        self.asked.emit(-1)

    def retranslate(self) -> None:
        self._delegate.forget_words()
        super().retranslate()
        self.setAccessibleName(self.tr("Your fields"))


RING_ROOM = 7
"""Pixels around each field that its ring may use."""
