"""The log on the screen: a list of sentences with their round, and a menu that narrows it down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QModelIndex, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QActionGroup,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ..fonts import text_font
from ..literal import literal
from ..models.list_model import Index, Role
from ..table.keys import Act, shown_key
from ..theme import theme, theme_signals
from .log_model import LogEntry, LogFilter, LogKind, LogModel, LogRole
from .rich_text import RichTexts

if TYPE_CHECKING:
    from ..controller import GameController

_TEXT: Final = 13
_LINE_GAP: Final = 6


class LogDelegate(QStyledItemDelegate):
    """Paints the round at the left and the sentence beside it, as many lines as it takes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = RichTexts(_TEXT)

    def forget(self) -> None:
        """Text size or words are others now."""
        self._texts.forget()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        colours = theme()
        round_width = _round_width()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(option.rect.topLeft())
        painter.setFont(text_font(colours.px(_TEXT), 800))
        painter.setPen(colours.ink2)
        top = colours.px(_LINE_GAP) // 2
        line = painter.fontMetrics().height()
        painter.drawText(
            QRect(0, top, round_width, line),
            Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter,
            str(index.data(LogRole.ROUND)),
        )
        text, room = index.data(LogRole.RICH_TEXT), option.rect.width() - round_width
        self._texts.paint(painter, QPointF(round_width, top), text, room, colours.ink)
        painter.restore()
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colours.sky, 2))
            painter.drawRoundedRect(QRectF(option.rect).adjusted(-4, 1, 2, -1), 5, 5)
            painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = option.widget
        width = view.viewport().width() if isinstance(view, QListView) else option.rect.width()
        text, room = index.data(LogRole.RICH_TEXT), width - _round_width()
        return QSize(width, self._texts.height(text, room) + theme().px(_LINE_GAP))


def _round_width() -> int:
    return theme().px(26)


class LogView(QListView):
    """The lines, newest on top."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = LogDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setProperty("kind", "bare")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        theme_signals().changed.connect(self.forget_measures)

    def forget_measures(self) -> None:
        self._delegate.forget()
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()


class LogPanel(QFrame):
    """The sheet of paper with the log on it. A click on a line, or Enter, wants its moment."""

    moment_wanted = Signal(int)
    """How many actions had been done when the line was written."""
    since_wanted = Signal()
    """What happened since one's last turn, in short."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "panel")
        self._controller = controller
        self._model = LogModel(controller, self)
        self._filter = LogFilter(self)
        self._filter.setSourceModel(self._model)
        self._title = QLabel(self)
        self._title.setProperty("tone", "heading")
        self._choice = QToolButton(self)
        self._choice.setProperty("kind", "flat")
        self._choice.setProperty("dense", True)
        self._choice.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._choice.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._menu = QMenu(self._choice)
        self._menu.aboutToShow.connect(self._fill_menu)
        self._choice.setMenu(self._menu)
        self._view = LogView(self)
        self._view.setModel(self._filter)
        self._title.setBuddy(self._view)
        self._view.clicked.connect(self._want_moment)
        self._view.activated.connect(self._want_moment)
        self._model.rowsInserted.connect(self._announce)
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 0, 0)
        head.addWidget(self._title, 1)
        head.addWidget(self._choice)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 6, 8, 10)
        layout.setSpacing(4)
        layout.addLayout(head)
        layout.addWidget(self._view, 1)
        self._retranslate()

    @property
    def view(self) -> LogView:
        return self._view

    @property
    def model(self) -> LogModel:
        return self._model

    def narrow(self, seat: int | None, kind: LogKind | None) -> None:
        """Shows only what concerns the seat and is of the kind; None is all."""
        self._filter.narrow(seat, kind)
        self._retranslate()

    def _want_moment(self, index: QModelIndex) -> None:
        entry: LogEntry = index.data(Role.ROW)
        self.moment_wanted.emit(entry.action + 1)

    def _announce(self, _parent: QModelIndex, first: int, last: int) -> None:
        """Says new lines to whoever listens to the screen, the oldest of them first."""
        if first or not QAccessible.isActive():
            return
        for row in range(last, -1, -1):
            said = self._model.index(row, 0).data()
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._view, said))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._view.forget_measures()
            self._model.retranslate()
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("What happened"))
        self._view.setAccessibleName(self.tr("What happened"))
        self._choice.setText(literal(self._filter_words()))
        self._choice.setAccessibleName(
            self.tr("Shown in the log: {filter}").format(filter=self._filter_words())
        )
        self._choice.setToolTip(self.tr("Choose what the log shows."))

    def _filter_words(self) -> str:
        kind, seat = self._filter.kind, self._filter.seat
        if kind is None and seat is None:
            return self.tr("All")
        if kind is None:
            return self._controller.names[seat or 0]
        if seat is None:
            return self._kind_words(kind)
        return self.tr("{name}, {kind}").format(
            name=self._controller.names[seat], kind=self._kind_words(kind)
        )

    def _kind_words(self, kind: LogKind) -> str:
        match kind:
            case LogKind.TRADING:
                return self.tr("Trading")
            case LogKind.PLANTING:
                return self.tr("Planting")
            case LogKind.HARVEST:
                return self.tr("Harvests")
            case LogKind.PILES:
                return self.tr("Drawing and turning over")

    def _fill_menu(self) -> None:
        # Groups and actions belong to the menu and go with it.
        self._menu.clear()
        kinds = QActionGroup(self._menu)
        for kind in (None, *LogKind):
            words = self.tr("Everything") if kind is None else self._kind_words(kind)
            action = self._menu.addAction(words)
            action.setCheckable(True)
            action.setChecked(kind is self._filter.kind)
            action.triggered.connect(
                lambda _checked=False, kind=kind: self.narrow(self._filter.seat, kind)
            )
            kinds.addAction(action)
        self._menu.addSeparator()
        seats = QActionGroup(self._menu)
        for seat in (None, *range(len(self._controller.names))):
            words = self.tr("Everybody") if seat is None else self._controller.names[seat]
            action = self._menu.addAction(literal(words))
            action.setCheckable(True)
            action.setChecked(seat == self._filter.seat)
            action.triggered.connect(
                lambda _checked=False, seat=seat: self.narrow(seat, self._filter.kind)
            )
            seats.addAction(action)
        self._menu.addSeparator()
        since = self._menu.addAction(self.tr("Since your last turn…"))
        since.setText(f"{since.text()}\t{shown_key(Act.SINCE)}")
        since.triggered.connect(self.since_wanted)
