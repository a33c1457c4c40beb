"""The curtain that hides the table until the next person sits at the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ..session.screen import HandOver, Why
from ..session.signs import Sign
from .curtain_cloth import curtain_cloth
from .fonts import title_font
from .literal import literal
from .seat_signs import paint_seat_sign
from .theme import theme, theme_signals
from .trade.key_button import KeyButton
from .trade.offer_words import deal_sentence, no_deal_sentence, offer_sentence
from .words import beans_phrase, list_phrase

if TYPE_CHECKING:
    from .controller import GameController

HOLD_OFF: Final = 300
"""Milliseconds in which nothing opens the curtain: the gesture was meant for the table."""

_MOST_OFFERS_TOLD: Final = 3
_WIDEST_PLAQUE: Final = 500
_TITLE: Final = 38
_SMALL_TITLE: Final = 24
_SIGN: Final = 84


class _Sign(QWidget):
    """The drawn sign of the seat."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = Sign.LEAF

    def show_sign(self, sign: Sign) -> None:
        self._sign = sign
        side = theme().px(_SIGN)
        self.setFixedSize(side, side)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_seat_sign(painter, QRectF(self.rect()), self._sign)


class Curtain(QWidget):
    """Names who sits down next and why, and opens for whoever says to be that person.

    It tells only what everybody at the table knows.
    """

    seats_wanted = Signal()
    leave_wanted = Signal()

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        hand_over = controller.screen.hand_over
        assert hand_over is not None, "the curtain is down for somebody"
        self._hand_over: HandOver = hand_over
        self._offers = controller.screen.offers
        self._deals = controller.screen.deals
        self._refused_deals = controller.screen.refused_deals
        self._cloth: QPixmap | None = None
        self._is_still = QTimer(self)
        self._is_still.setSingleShot(True)
        self._asks_open_hands = False
        self._plaque = QFrame(self)
        self._plaque.setProperty("kind", "panel")
        self._sign = _Sign()
        self._title = self._label()
        self._why = self._label()
        self._away = self._label("quiet")
        self.open_button = KeyButton("main")
        self.no_button = QPushButton()
        self.open_hands_button = QPushButton()
        self.seats_button = QPushButton()
        self.leave_button = QPushButton()
        self._lay_out()
        self._connect()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.open_button)
        theme_signals().changed.connect(self.retranslate)
        self.retranslate()

    @staticmethod
    def _label(tone: str = "") -> QLabel:
        label = QLabel()
        label.setProperty("tone", tone)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return label

    def _lay_out(self) -> None:
        said = QWidget()
        self._words = words = QVBoxLayout(said)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(10)
        words.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignHCenter)
        for label in (self._title, self._why, self._away):
            words.addWidget(label)
        # Many offers in large letters are scrolled; the buttons never are.
        self._area = area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setWidget(said)
        area.viewport().setAutoFillBackground(False)
        said.setAutoFillBackground(False)
        self._inside = inside = QVBoxLayout(self._plaque)
        inside.setContentsMargins(28, 26, 28, 20)
        inside.setSpacing(16)
        inside.addWidget(area, 1)
        self._foot = foot = QVBoxLayout()
        foot.setSpacing(10)
        inside.addLayout(foot)
        foot.addWidget(self.open_button, 0, Qt.AlignmentFlag.AlignHCenter)
        foot.addWidget(self.no_button, 0, Qt.AlignmentFlag.AlignHCenter)
        self.no_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        quiet = QHBoxLayout()
        quiet.setSpacing(4)
        quiet.addStretch(1)
        for button in (self.open_hands_button, self.seats_button, self.leave_button):
            button.setProperty("kind", "flat")
            button.setProperty("dense", True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
            quiet.addWidget(button)
        quiet.addStretch(1)
        foot.addLayout(quiet)

    def _connect(self) -> None:
        screen = self._controller.screen
        self.open_button.clicked.connect(self._deliberately(screen.open))
        self.no_button.clicked.connect(self._deliberately(screen.refuse))
        self.open_hands_button.clicked.connect(self._deliberately(self._open_hands))
        self.seats_button.clicked.connect(self._ask_for_seats)
        self.leave_button.clicked.connect(self.leave_wanted)

    def _deliberately(self, act: Callable[[], None]) -> Callable[[], None]:
        """The act, unless the gesture was made for what was to be seen before."""

        def do() -> None:
            if not self.is_held_off:
                act()

        return do

    def _ask_for_seats(self) -> None:
        """After the dialog the keyboard is at the large button, however it came to this one."""
        self.open_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.seats_wanted.emit()

    def _open_hands(self) -> None:
        """What has been seen cannot be hidden again: it takes two gestures."""
        if self._asks_open_hands:
            self._controller.screen.play_openly()
            return
        self._asks_open_hands = True
        self.retranslate()

    @property
    def is_held_off(self) -> bool:
        """It has just come down, and nothing opens it yet."""
        return self._is_still.isActive()

    # what it says

    def retranslate(self) -> None:
        """Says everything in the language that is on."""
        controller, hand_over = self._controller, self._hand_over
        name = controller.names[hand_over.seat]
        self._sign.show_sign(controller.signs[hand_over.seat])
        self._title.setText(self.tr("{name}'s seat").format(name=name))
        told = [*self._deals_told(), self._reason(hand_over, name)]
        if hand_over.seat in controller.joint.seats:
            told += self._joint_deal_told(hand_over.seat)
        why = "\n".join(told)
        self._why.setText(why)
        people = sorted(controller.session.people - {hand_over.seat})
        others = list_phrase([controller.names[seat] for seat in people])
        away = self.tr("{names}: please look away now.").format(names=others) if people else ""
        self._away.setText(away)
        self._away.setVisible(bool(people))
        self.open_button.set_words(self.tr("I am {name}: open").format(name=name), "Space")
        if hand_over.why is Why.WISH:
            no, tip = self.tr("{name} says nothing"), self.tr("The screen goes back unseen.")
        else:
            no = self.tr("{name} says no")
            tip = self.tr("Nobody has to look at the hand to turn down what was offered.")
        self.no_button.setText(no.format(name=literal(name)))
        self.no_button.setAccessibleName(no.format(name=name))
        self.no_button.setToolTip(tip)
        self.no_button.setVisible(controller.screen.can_refuse)
        self.open_hands_button.setText(
            self.tr("Show all hands from now on?")
            if self._asks_open_hands
            else self.tr("Play with open hands")
        )
        self.open_hands_button.setToolTip(
            self.tr("No curtain comes down in this game any more: everybody may see every hand.")
        )
        self.seats_button.setText(self.tr("Seats…"))
        self.leave_button.setText(self.tr("Save and leave"))
        self.setAccessibleName(self.tr("Curtain: {name}'s seat").format(name=name))
        self.setAccessibleDescription(" ".join(filter(None, (why, away))))
        self._place()

    def _reason(self, hand_over: HandOver, name: str) -> str:
        view = self._controller.view
        match hand_over.why:
            case Why.OFFERS:
                return self._offers_told()
            case Why.PLANT_ASIDE:
                return self.tr("Cards are set aside for {name} to plant.").format(name=name)
            case Why.DEAL:
                return self._why_for_the_deal(hand_over.seat)
            case Why.WISH:
                return self.tr("{name} wants to say something.").format(name=name)
            case Why.TURN:
                return self.tr("It is {name}'s turn.").format(name=name)
            case _:
                active = self._controller.names[view.active]
                return self.tr("It is {name}'s turn. You look on.").format(name=active)

    def _why_for_the_deal(self, seat: int) -> str:
        joint, names = self._controller.joint, self._controller.names
        name = next((names[each] for each in joint.seats if each != seat), "")
        if joint.begun_by == seat:
            text = self.tr("{name} has answered the deal that you put together.")
        else:
            text = self.tr("{name} puts a deal together with you.")
        return text.format(name=name)

    def _joint_deal_told(self, seat: int) -> list[str]:
        """What lies open between the two that put a deal together."""
        joint, names = self._controller.joint, self._controller.names
        told = []
        for giver in sorted(joint.seats, key=lambda each: each == seat):
            cards = joint.terms(giver)
            if cards:
                text = self.tr("{name} would give {cards}.")
                told.append(text.format(name=names[giver], cards=beans_phrase(cards)))
        return told

    def _deals_told(self) -> list[str]:
        """What came of the person's offers meanwhile; everybody heard it."""
        names, seat = self._controller.names, self._hand_over.seat
        told = [deal_sentence(deal, names, seat) for deal in self._deals[-_MOST_OFFERS_TOLD:]]
        return told + [no_deal_sentence(said, names, seat) for said in self._refused_deals[-1:]]

    def _offers_told(self) -> str:
        """What was offered is no secret: it was said aloud."""
        names, seat = self._controller.names, self._hand_over.seat
        told = [offer_sentence(offer, names, seat) for offer in self._offers]
        more = len(told) - _MOST_OFFERS_TOLD
        told = told[:_MOST_OFFERS_TOLD]
        if more > 0:
            told.append(self.tr("%n more offer(s) wait.", "", more))
        return "\n".join(told)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space or Enter opens, unless one went to another button by keys: clicks do not."""
        keys = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() not in keys or event.isAutoRepeat():
            super().keyPressEvent(event)
            return
        button = self.focusWidget()
        if isinstance(button, QPushButton) and button is not self.open_button:
            button.click()
        elif not self.is_held_off:
            self._controller.screen.open()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        _take_tooltips_away()
        self._is_still.start(HOLD_OFF)
        self.open_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cloth = None
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._cloth is None or self._cloth.devicePixelRatio() != ratio:
            self._cloth = curtain_cloth(self.size(), ratio, self._plaque.geometry())
        QPainter(self).drawPixmap(0, 0, self._cloth)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 240)

    def _place(self) -> None:
        """The plaque hangs in the middle, as wide as its words need it."""
        width = min(theme().px(_WIDEST_PLAQUE), self.width() - 24)
        margins = self._inside.contentsMargins()
        beside = margins.left() + margins.right()
        width = max(width, self._foot.minimumSize().width() + beside)
        for with_sign, title in ((True, _TITLE), (False, _TITLE), (False, _SMALL_TITLE)):
            self._sign.setVisible(with_sign)
            self._title.setFont(title_font(theme().px(title)))
            words = self._words.heightForWidth(width - beside)
            height = words + self._inside.spacing() + self._foot.minimumSize().height()
            height += margins.top() + margins.bottom()
            if height <= self.height():
                break
        left, top = (self.width() - width) // 2, (self.height() - height) // 2
        self._plaque.setGeometry(max(0, left), max(0, top), width, min(height, self.height()))
        self._cloth = None
        self.update()


def _take_tooltips_away() -> None:
    """At once; Qt by itself lets a tooltip stand for a moment more."""
    for widget in QApplication.topLevelWidgets():
        if widget.windowType() is Qt.WindowType.ToolTip:
            widget.close()
