"""The page with all kept games: what they come to, and each of them to be looked at again."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QLabel,
    QMenu,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ...session.library import Shelf
from ...session.statistics import Statistics
from ..icons import icon
from ..page_bar import PageBar
from ..textures import linen
from ..theme import theme, theme_signals
from .games_list import GamesList
from .nothing_yet import NothingYet
from .tally_models import AloneModel, PersonsModel
from .tally_table import TallyTable
from .totals import Totals

_WIDEST: Final = 1500
_TWO_COLUMNS: Final = 900
"""Logical pixels at the usual text size: what is narrower has one column."""

_PATIENCE: Final = 1000
"""Milliseconds before it is said that games are being read."""


class StatisticsPage(QWidget):
    """Shows a Shelf. `back_wanted` when the reader is done."""

    back_wanted = Signal()
    game_wanted = Signal(object)
    """The Path of the record that is to be looked at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shelf: Shelf | None = None
        self._statistics = Statistics()
        self._bar = PageBar()
        self._back = QPushButton()
        self._back.setProperty("kind", "bar")
        self._bar.add_tool(self._back)
        self.totals = Totals()
        self._alone, self._together = AloneModel(self), PersonsModel(self)
        self.alone_table = TallyTable(self._alone)
        self.together_table = TallyTable(self._together)
        self.list = GamesList()
        self._headings = [QLabel() for _ in range(3)]
        self._notes = QLabel()
        self._reading = QLabel()
        self._progress = QProgressBar()
        self._lay_out()
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(_PATIENCE)
        self._clock.timeout.connect(self._progress_sheet.show)
        self._back.clicked.connect(self.back_wanted)
        self.list.game_wanted.connect(self.game_wanted)
        theme_signals().changed.connect(self._dress)
        self._dress()
        self.retranslate()

    def set_menu(self, menu: QMenu) -> None:
        """The window's menu, at the end of the bar."""
        self._bar.set_menu(menu)

    # what it shows

    def show_shelf(self, shelf: Shelf, statistics: Statistics) -> None:
        """Shows what there is and comes to, with the game that was chosen still chosen."""
        self._clock.stop()
        self._progress_sheet.hide()
        chosen = self.list.games.path(self.list.currentIndex())
        self._shelf = shelf
        self._statistics = statistics
        self._alone.show_statistics(self._statistics)
        self._together.show_statistics(self._statistics)
        self.list.games.show_games(shelf.games)
        row = self.list.games.row_of(chosen)
        if shelf.games and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.list.games.index(row or 0))
        self._show_what_there_is()
        self._say()
        if self.isVisible() and not self._statistics.over:
            self._announce(self._nothing_sheet.sentence)
        if self._back.hasFocus() and shelf.games:
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _announce(self, sentence: str) -> None:
        """For whoever would not find it with the keyboard."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def begin_reading(self) -> None:
        """Games are being read; if that takes its time, it is told."""
        if not self._clock.isActive() and self._progress_sheet.isHidden():
            self._progress.setRange(0, 0)
            self._clock.start()

    def show_progress(self, read: int, of_all: int) -> None:
        """How many of the new games are read."""
        self._progress.setRange(0, of_all)
        self._progress.setValue(read)

    def _show_what_there_is(self) -> None:
        statistics, shelf = self._statistics, self._shelf
        self.totals.setVisible(statistics.over > 0)
        self._alone_sheet.setVisible(bool(statistics.alone))
        self._together_sheet.setVisible(bool(statistics.together))
        self._nothing_sheet.setVisible(shelf is not None and not statistics.over)
        self._games_sheet.setVisible(shelf is not None and bool(shelf.games))
        self._area.setVisible(bool(statistics.alone or statistics.together))
        self._arrange()

    # how it is made

    def _lay_out(self) -> None:
        for label in self._headings:
            label.setProperty("tone", "heading")
        for label in (self._notes, self._reading):
            label.setWordWrap(True)
        self._notes.setProperty("tone", "quiet")
        self._reading.setProperty("tone", "quiet")
        self._alone_sheet = _sheet(self._headings[0], self.alone_table)
        self._together_sheet = _sheet(self._headings[1], self.together_table)
        self._games_sheet = _sheet(self._headings[2], self.list)
        self._nothing_sheet = NothingYet()
        self._progress_sheet = _sheet(self._reading, self._progress)
        self._progress.setTextVisible(False)
        column = QWidget()
        left = QVBoxLayout(column)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(14)
        left.addWidget(self._alone_sheet)
        left.addWidget(self._together_sheet)
        left.addStretch(1)
        self._left = left
        self._area = QScrollArea()
        self._area.setProperty("kind", "bare")
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(column)
        self._area.viewport().setAutoFillBackground(False)
        column.setAutoFillBackground(False)
        for table in (self.alone_table, self.together_table):
            table.moved.connect(self._keep_in_sight)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(14)
        self._columns.addWidget(self._area, 11)
        self._columns.addWidget(self._games_sheet, 9)
        self._inside = QVBoxLayout()
        self._inside.setSpacing(12)
        self._inside.addWidget(self._progress_sheet)
        self._inside.addWidget(self._nothing_sheet)
        self._inside.addWidget(self.totals)
        self._inside.addLayout(self._columns, 1)
        self._inside.addWidget(self._notes)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._bar)
        whole.addLayout(self._inside, 1)
        self._progress_sheet.hide()
        self._notes.hide()
        self._show_what_there_is()

    # words and look

    def retranslate(self) -> None:
        """Says everything in the language that is on."""
        self._bar.set_title(self.tr("Statistics"))
        self._back.setText(self.tr("Back"))
        self._back.setToolTip(self.tr("Back (Esc)"))
        self._headings[0].setText(self.tr("Alone against computers"))
        self._headings[1].setText(self.tr("Several persons"))
        self._headings[2].setText(self.tr("Kept games"))
        self.alone_table.setAccessibleName(self.tr("Alone against computers"))
        self.together_table.setAccessibleName(self.tr("Several persons"))
        self.list.setAccessibleName(self.tr("Kept games"))
        self._reading.setText(self.tr("The games are being read…"))
        self._progress.setAccessibleName(self.tr("The games are being read…"))
        self.setAccessibleName(self.tr("Statistics"))
        self._alone.retranslate()
        self._together.retranslate()
        self.list.games.retranslate()
        self._say()

    def _say(self) -> None:
        """What depends on the games."""
        self.totals.show_statistics(self._statistics)
        notes = self._note_words()
        self._notes.setText(" ".join(notes))
        self._notes.setVisible(bool(notes))

    def _note_words(self) -> list[str]:
        shelf = self._shelf
        if shelf is None:
            return []
        notes = []
        if self._statistics.not_over and self._statistics.over:
            notes.append(
                self.tr("%n game(s) put aside, not counted yet.", "", self._statistics.not_over)
            )
        if shelf.unreadable:
            notes.append(
                self.tr("%n file(s) among the games could not be read.", "", shelf.unreadable)
            )
        if shelf.no_access:
            notes.append(self.tr("The folder of the games could not be read."))
        if not shelf.is_kept:
            notes.append(
                self.tr(
                    "What was found cannot be kept on the disk, so the games are read anew next "
                    "time."
                )
            )
        return notes

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _dress(self) -> None:
        self._back.setIcon(icon("arrow-left", "on_bar"))
        self.totals.dress()
        self.alone_table.dress()
        self.together_table.dress()
        self.list.dress()
        self.list.setMinimumHeight(theme().px(100))
        self._arrange()
        self.update()

    def _arrange(self) -> None:
        """One column or two, in the middle of a window that is wider than can be read well."""
        is_narrow = self.width() < theme().px(_TWO_COLUMNS)
        direction = QBoxLayout.Direction
        self._columns.setDirection(direction.TopToBottom if is_narrow else direction.LeftToRight)
        # Where there is little room, the figures move along with the tables.
        move_along = is_narrow and not self._area.isHidden()
        if move_along and self._left.indexOf(self.totals) < 0:
            self._left.insertWidget(0, self.totals)
            self._left.addWidget(self._notes)
            self.totals.dress()
        elif not move_along and self._inside.indexOf(self.totals) < 0:
            self._inside.insertWidget(2, self.totals)
            self._inside.addWidget(self._notes)
            self.totals.dress()
        side = max(14, (self.width() - theme().px(_WIDEST)) // 2)
        self._inside.setContentsMargins(side, 14, side, 14)

    def _keep_in_sight(self, table: TallyTable, row: QRect) -> None:
        """The row where the keyboard is; tables are as high as they are, and scrolled together."""
        column = self._area.widget()
        assert column is not None
        top = table.viewport().mapTo(column, row.topLeft()).y()
        self._area.ensureVisible(0, top, 0, row.height())
        self._area.ensureVisible(0, top + row.height(), 0, row.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        (self.list if self.list.isVisible() else self._back).setFocus(
            Qt.FocusReason.OtherFocusReason
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(event.rect(), linen())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
        else:
            super().keyPressEvent(event)


def _sheet(*widgets: QWidget) -> QFrame:
    """Paper with these one below the other; the last one takes what room there is."""
    sheet = QFrame()
    sheet.setProperty("kind", "panel")
    inside = QVBoxLayout(sheet)
    inside.setContentsMargins(14, 10, 14, 12)
    inside.setSpacing(6)
    for widget in widgets:
        inside.addWidget(widget)
    inside.setStretchFactor(widgets[-1], 1)
    return sheet
