"""A list view whose items lie where a subclass arranges them.

It stays a QListView so that screen readers find a list with items; what QListView would lay out
and scroll is replaced by `arrange`.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractItemModel,
    QItemSelection,
    QItemSelectionModel,
    QMimeData,
    QModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QDrag,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QListView,
    QSizePolicy,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from ..models.list_model import Index, ListModel
from ..table.metrics import TableMetrics, metrics_for


class ArrangedView(QListView):
    """Items are chosen with a click, Enter or Return (`chosen`); arrows move the focus.

    A drag that starts on an item is run by `run_drag`, so that tests can replace it. Keys that
    mean nothing here go on to the page.
    """

    chosen = Signal(int)
    hovered_changed = Signal(int)  # the row under the pointer, -1 for none
    drag_began = Signal(int)
    drag_ended = Signal()
    arranged = Signal()

    takes_space = False
    """Space chooses the focused item, and does not reach the page."""

    def __init__(self, model: QAbstractItemModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.metrics: TableMetrics = metrics_for(1280, 800, 3)
        self._rects: list[QRect] = []
        self._hovered = -1
        self._pressed: tuple[int, QPoint] | None = None
        self.keeps_enter: Callable[[int], bool] = lambda _row: False
        """Whether Enter is not to choose the item; whoever keeps it explains that."""
        self.setModel(model)
        self.setProperty("kind", "bare")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        for signal in (model.rowsInserted, model.rowsRemoved, model.modelReset):
            signal.connect(self.rearrange)
        model.dataChanged.connect(self.rearrange)

    # -- for subclasses -------------------------------------------------------------------------

    def arrange(self, count: int, size: QSize) -> list[QRect]:
        """Where `count` items lie in a viewport of `size`."""
        raise NotImplementedError

    def drag_pixmap(self, row: int) -> QPixmap:
        """What flies under the pointer while the item is dragged."""
        return QPixmap()

    def paint_behind(self, painter: QPainter) -> None:
        """What is painted under the items."""

    def paint_before(self, painter: QPainter) -> None:
        """What is painted over the items."""

    # -- geometry -------------------------------------------------------------------------------

    def set_metrics(self, metrics: TableMetrics) -> None:
        self.metrics = metrics
        self.rearrange()

    @property
    def rects(self) -> list[QRect]:
        """Where the items lie, in the viewport."""
        return self._rects

    @property
    def hovered(self) -> int:
        return self._hovered

    def rearrange(self) -> None:
        self._rects = self.arrange(self.model().rowCount(), self.viewport().size())
        self.viewport().update()
        self.arranged.emit()

    def rect_of(self, row: int) -> QRect:
        """Where the item lies, in the viewport; the last item's place for rows beyond."""
        if not self._rects:
            return self.viewport().rect()
        return self._rects[min(max(row, 0), len(self._rects) - 1)]

    def visualRect(self, index: Index) -> QRect:
        if not index.isValid() or index.row() >= len(self._rects):
            return QRect()
        return self._rects[index.row()]

    def indexAt(self, point: QPoint) -> QModelIndex:
        """The item under `point`; where items overlap, the one painted last."""
        for row in reversed(self.paint_order()):
            if self._rects[row].contains(point):
                return self.model().index(row, 0)
        return QModelIndex()

    def paint_order(self) -> list[int]:
        """The rows, the frontmost last: an item that is pointed at or focused is in front."""
        order = list(range(len(self._rects)))
        current = self.currentIndex().row() if self.hasFocus() else -1
        for row in (current, self._hovered):
            if row in order:
                order.remove(row)
                order.append(row)
        return order

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Nothing to scroll: every item is in sight."""

    def updateGeometries(self) -> None:
        """No scroll bars to keep."""

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        region = QRegion()
        for index in selection.indexes():
            region += self.visualRect(index)
        return region

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Nothing is selected by drawing a frame."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.rearrange()

    # -- painting -------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.paint_behind(painter)
        option = QStyleOptionViewItem()
        option.widget = self
        current = self.currentIndex().row()
        shows_focus = self.hasFocus() and self.window().isActiveWindow()
        for row in self.paint_order():
            option.rect = self._rects[row]
            option.state = QStyle.StateFlag.State_Enabled
            if row == self._hovered:
                option.state |= QStyle.StateFlag.State_MouseOver
            if row == current and shows_focus:
                option.state |= QStyle.StateFlag.State_HasFocus
            self.itemDelegate().paint(painter, option, self.model().index(row, 0))
        self.paint_before(painter)

    # -- pointer --------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if event.button() is not Qt.MouseButton.LeftButton or not index.isValid():
            event.ignore()
            return
        self._pressed = (index.row(), event.position().toPoint())
        self.setCurrentIndex(index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        self._hover(self.indexAt(point).row())
        if self._pressed is None:
            return
        row, start = self._pressed
        far = (point - start).manhattanLength() >= QApplication.startDragDistance()
        if far and self.can_drag(row):
            self._pressed = None
            self.start_drag(row, start)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        index = self.indexAt(event.position().toPoint())
        if pressed is not None and index.isValid() and index.row() == pressed[0]:
            self.chosen.emit(pressed[0])

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second click of two quick ones is a click as well."""
        self.mousePressEvent(event)

    def leaveEvent(self, event: object) -> None:
        self._hover(-1)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def _hover(self, row: int) -> None:
        if row != self._hovered:
            self._hovered = row
            self.hovered_changed.emit(row)
            self.rearrange()

    # -- dragging -------------------------------------------------------------------------------

    def can_drag(self, row: int) -> bool:
        return bool(self.model().index(row, 0).flags() & Qt.ItemFlag.ItemIsDragEnabled)

    def start_drag(self, row: int, grip: QPoint) -> None:
        """Lets the item follow the pointer, held where it was gripped, until it is dropped."""
        model = self.model()
        mime = model.mimeData([model.index(row, 0)])
        pixmap = self.drag_pixmap(row)
        hot_spot = grip - self._rects[row].topLeft()
        self.drag_began.emit(row)
        try:
            self.run_drag(mime, pixmap, hot_spot)
        finally:
            self._hover(-1)
            self.drag_ended.emit()

    def run_drag(self, mime: QMimeData, pixmap: QPixmap, hot_spot: QPoint) -> None:
        """Runs the drag until the drop."""
        drag = QDrag(self)
        drag.setMimeData(mime)
        drag.setPixmap(pixmap)
        drag.setHotSpot(hot_spot)
        drag.exec(Qt.DropAction.MoveAction)

    # -- keyboard -------------------------------------------------------------------------------

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """The item that an arrow, Home or End leads to."""
        count = self.model().rowCount()
        if not count:
            return QModelIndex()
        moves = QAbstractItemView.CursorAction
        row = max(0, self.currentIndex().row())
        if action in (moves.MoveLeft, moves.MoveUp, moves.MovePrevious):
            row -= 1
        elif action in (moves.MoveRight, moves.MoveDown, moves.MoveNext):
            row += 1
        elif action is moves.MoveHome:
            row = 0
        elif action is moves.MoveEnd:
            row = count - 1
        return self.model().index(min(max(row, 0), count - 1), 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        moves = {
            Qt.Key.Key_Left: QAbstractItemView.CursorAction.MoveLeft,
            Qt.Key.Key_Right: QAbstractItemView.CursorAction.MoveRight,
            Qt.Key.Key_Home: QAbstractItemView.CursorAction.MoveHome,
            Qt.Key.Key_End: QAbstractItemView.CursorAction.MoveEnd,
        }
        key = Qt.Key(event.key())
        if key in moves and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.setCurrentIndex(self.moveCursor(moves[key], event.modifiers()))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            if not self.keeps_enter(self.currentIndex().row()):
                self.chosen.emit(self.currentIndex().row())
        else:
            event.ignore()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.rearrange()

    def focusInEvent(self, event: QFocusEvent) -> None:
        if not self.currentIndex().isValid() and self.model().rowCount():
            self.setCurrentIndex(self.model().index(0, 0))
        super().focusInEvent(event)
        self.rearrange()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.rearrange()

    def retranslate(self) -> None:
        model = self.model()
        if isinstance(model, ListModel):
            model.retranslate()
