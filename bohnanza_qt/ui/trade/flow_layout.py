"""A layout that breaks into lines, for chips and buttons whose words may be long."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Items from left to right, as many in a line as fit, all of a line centred in its height."""

    def __init__(self, parent: QWidget | None = None, gap: int = 6) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setSpacing(gap)
        self.setContentsMargins(QMargins())

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), place=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, place=True)

    def sizeHint(self) -> QSize:
        """Everything in one line."""
        hints = [item.sizeHint() for item in self._shown()]
        gaps = self.spacing() * max(0, len(hints) - 1)
        return QSize(
            sum(hint.width() for hint in hints) + gaps,
            max((hint.height() for hint in hints), default=0),
        )

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _arrange(self, rect: QRect, *, place: bool) -> int:
        """Puts the items into `rect`, or only finds out how high they are there."""
        widths = self._widths(rect.width())
        lines: list[list[tuple[QLayoutItem, int]]] = [[]]
        used = 0
        for item, width in zip(self._shown(), widths, strict=True):
            if lines[-1] and used + width > rect.width():
                lines.append([])
                used = 0
            lines[-1].append((item, width))
            used += width + self.spacing()
        top = rect.top()
        for line in lines:
            height = max((item.sizeHint().height() for item, _ in line), default=0)
            left = rect.left()
            for item, width in line:
                size = QSize(min(width, rect.width()), item.sizeHint().height())
                if place:
                    down = (height - size.height()) // 2
                    item.setGeometry(QRect(QPoint(left, top + down), size))
                left += size.width() + self.spacing()
            top += height + self.spacing()
        return top - self.spacing() - rect.top()

    def _widths(self, room: int) -> list[int]:
        """How wide each item is. Where all fit into one line only with some at their smallest,
        the last ones are."""
        items = self._shown()
        widest = [item.sizeHint().width() for item in items]
        widths = [item.minimumSize().width() for item in items]
        spare = room - sum(widths) - self.spacing() * max(0, len(items) - 1)
        if spare < 0:
            return widest
        for place, width in enumerate(widest):
            more = width - widths[place]
            if more <= spare:
                widths[place] = width
                spare -= more
        return widths
