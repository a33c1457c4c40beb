"""The few figures that one wants to see at once, large, each on a sheet of its own."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from ...session.statistics import Statistics
from ..fonts import title_font
from ..i18n import translate
from ..theme import theme
from ..trade.flow_layout import FlowLayout
from . import figure_words


class Totals(QWidget):
    """As many beside each other as there is room for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheets = [_Figure(self) for _ in range(4)]
        line = FlowLayout(self, gap=12)
        for sheet in self._sheets:
            line.addWidget(sheet)

    def show_statistics(self, statistics: Statistics) -> None:
        figures = _figures(statistics)
        for number, sheet in enumerate(self._sheets):
            sheet.setVisible(number < len(figures))
            if number < len(figures):
                sheet.say(*figures[number])
        self.updateGeometry()

    def dress(self) -> None:
        for sheet in self._sheets:
            sheet.dress()


class _Figure(QFrame):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("kind", "panel")
        self._figure = QLabel()
        self._words = QLabel()
        self._words.setProperty("tone", "quiet")
        inside = QVBoxLayout(self)
        inside.setContentsMargins(18, 8, 18, 10)
        inside.setSpacing(0)
        for label in (self._figure, self._words):
            label.setAlignment(Qt.AlignmentFlag.AlignLeft)
            inside.addWidget(label)
        self.dress()

    def say(self, figure: str, words: str) -> None:
        self._figure.setText(figure)
        self._words.setText(words)
        self.setAccessibleName(f"{words}: {figure}")

    def dress(self) -> None:
        self._figure.setFont(title_font(theme().px(26), 900))


def _figures(statistics: Statistics) -> Sequence[tuple[str, str]]:
    over = figure_words.number(statistics.over)
    figures = [(over, translate("Statistics", "played to the end"))]
    alone = statistics.all_alone
    if alone.games:
        share = translate("Statistics", "{won} of {games} · {share}").format(
            won=figure_words.wins(alone.won),
            games=figure_words.number(alone.games),
            share=figure_words.percent(alone.share),
        )
        best = figure_words.number(alone.best)
        mean = figure_words.mean(alone.mean_coins)
        figures += [
            (share, translate("Statistics", "won alone against computers")),
            (mean, translate("Statistics", "coins on average")),
            (best, translate("Statistics", "coins at best")),
        ]
    return figures
