"""The others at the table, clockwise from the left neighbour."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget

from ..delegates.player_delegate import PlayerDelegate
from ..models.players_model import PlayersModel
from .arranged_view import ArrangedView

_SHADOW = 3


class PlayersView(ArrangedView):
    """Equal columns, one for each opponent."""

    def __init__(self, model: PlayersModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self._delegate = PlayerDelegate(model, self)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(self.tr("The other players"))

    def arrange(self, count: int, size: QSize) -> list[QRect]:
        if not count:
            return []
        gap = self.metrics.gap - 2
        width = (size.width() - 2 * _SHADOW - gap * (count - 1)) / count
        return [
            QRect(
                round(_SHADOW + (width + gap) * place),
                _SHADOW,
                round(width),
                size.height() - 2 * _SHADOW,
            )
            for place in range(count)
        ]

    def retranslate(self) -> None:
        self._delegate.forget_words()
        super().retranslate()
        self.setAccessibleName(self.tr("The other players"))
