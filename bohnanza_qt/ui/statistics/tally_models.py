"""Tables of how somebody did: against whom by which rules, or by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ...session.statistics import Against, Statistics, Tally
from ..fonts import text_font
from ..i18n import translate
from ..setup.rule_words import custom_name
from ..theme import theme
from ..words import preset_name
from ..words.levels import level_name
from ..words.players import name_without_seat
from . import figure_words

Index = QModelIndex | QPersistentModelIndex

_FIGURES: Final = 4
"""Columns after those that say what a row is about: games, won, mean coins, best."""


class TallyRow(NamedTuple):
    """`about` is what the row is about, None for all rows together."""

    about: Against | str | None
    tally: Tally


class TallyModel(QAbstractTableModel):
    """Rows of figures. What is made from it says in words what a row is about."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[TallyRow, ...] = ()

    # -- for what is made from it ---------------------------------------------------------------

    def first_heads(self) -> Sequence[str]:
        """The heads of the columns that say what a row is about."""
        raise NotImplementedError

    def first_cells(self, row: TallyRow) -> Sequence[str]:
        """What stands in these columns."""
        raise NotImplementedError

    def sentence(self, row: TallyRow, figures: str) -> str:
        """The row for whoever hears it; `figures` says the figures."""
        raise NotImplementedError

    # -- rows -----------------------------------------------------------------------------------

    @property
    def rows(self) -> tuple[TallyRow, ...]:
        return self._rows

    def show_rows(self, rows: Sequence[TallyRow]) -> None:
        """Other rows in the place of those that are there."""
        if tuple(rows) != self._rows:
            self.beginResetModel()
            self._rows = tuple(rows)
            self.endResetModel()

    def retranslate(self) -> None:
        """Announces that all words may have changed."""
        last = self.columnCount() - 1
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, last))

    # -- QAbstractItemModel ---------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.first_heads()) + _FIGURES

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._cells(row)[column]
            case Qt.ItemDataRole.ToolTipRole:
                return self._tip(row, column)
            case Qt.ItemDataRole.AccessibleTextRole if column == 0:
                return self.sentence(row, _figures_sentence(row.tally))
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{self._heads()[column]}: {self._cells(row)[column]}"
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(column)
            case Qt.ItemDataRole.FontRole if row.about is None:
                return text_font(theme().px(14), 900)
            case _:
                return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal or section >= self.columnCount():
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._heads()[section]
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(section)
            case _:
                return None

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignLeft
        if column >= len(self.first_heads()):
            side = Qt.AlignmentFlag.AlignRight
        return side | Qt.AlignmentFlag.AlignVCenter

    def _heads(self) -> Sequence[str]:
        return (
            *self.first_heads(),
            translate("Statistics", "Games"),
            translate("Statistics", "Won"),
            translate("Statistics", "Mean coins"),
            #: The head of a column: the most coins in one game.
            translate("Statistics", "Best"),
        )

    def _cells(self, row: TallyRow) -> Sequence[str]:
        tally = row.tally
        return (
            *self.first_cells(row),
            figure_words.number(tally.games),
            figure_words.won(tally),
            figure_words.mean(tally.mean_coins),
            figure_words.number(tally.best),
        )

    def _tip(self, row: TallyRow, column: int) -> str:
        """What has been cut off, or what a share of wins is to be measured by."""
        if column < len(self.first_heads()):
            return self._cells(row)[column]
        return translate("Statistics", "Between equals it would be {share}.").format(
            share=figure_words.percent(row.tally.even_share)
        )


class AloneModel(TallyModel):
    """One person against computers: a row for each rule set and level, and one for all."""

    def show_statistics(self, statistics: Statistics) -> None:
        rows = [TallyRow(about, tally) for about, tally in statistics.alone.items()]
        if len(rows) > 1:
            rows.append(TallyRow(None, statistics.all_alone))
        self.show_rows(rows)

    def first_heads(self) -> Sequence[str]:
        return (translate("Statistics", "Rules"), translate("Statistics", "Opponents"))

    def first_cells(self, row: TallyRow) -> Sequence[str]:
        if not isinstance(row.about, Against):
            return (translate("Statistics", "All"), "")
        return (_rules(row.about), level_name(row.about.level))

    def sentence(self, row: TallyRow, figures: str) -> str:
        if not isinstance(row.about, Against):
            return translate("Statistics", "All together: {figures}").format(figures=figures)
        return translate("Statistics", "Rules: {rules}. Opponents: {level}. {figures}").format(
            rules=_rules(row.about), level=level_name(row.about.level), figures=figures
        )


class PersonsModel(TallyModel):
    """Several persons at one table: a row for each name."""

    def show_statistics(self, statistics: Statistics) -> None:
        self.show_rows([TallyRow(*about) for about in statistics.together.items()])

    def first_heads(self) -> Sequence[str]:
        return (translate("Statistics", "Name"),)

    def first_cells(self, row: TallyRow) -> Sequence[str]:
        return (name_without_seat(str(row.about)),)

    def sentence(self, row: TallyRow, figures: str) -> str:
        [name] = self.first_cells(row)
        return translate("Statistics", "{name}: {figures}").format(name=name, figures=figures)


def _rules(about: Against) -> str:
    return custom_name() if about.preset is None else preset_name(about.preset)


def _figures_sentence(tally: Tally) -> str:
    games = translate("Statistics", "%n game(s)", "", tally.games)
    return translate(
        "Statistics", "{games}, {won} won ({share}), {mean} coins on average, {best} at best"
    ).format(
        games=games,
        won=figure_words.wins(tally.won),
        share=figure_words.percent(tally.share),
        mean=figure_words.mean(tally.mean_coins),
        best=figure_words.number(tally.best),
    )
