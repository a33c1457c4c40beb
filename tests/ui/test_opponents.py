"""How the other players look."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.state import Planted
from bohnanza_qt.session.signs import Sign
from bohnanza_qt.ui.delegates import player_delegate
from bohnanza_qt.ui.models.players_model import Opponent, OpponentField, PlayersModel
from bohnanza_qt.ui.table.metrics import metrics_for
from bohnanza_qt.ui.views.players_view import PlayersView

_FIELDS = (OpponentField(Planted(Bean.GREEN, 2), 0, 1, 1), OpponentField(Planted(Bean.RED, 1)))


def _opponent(seat: int, *, hidden: bool = False) -> Opponent:
    aside = None if hidden else (Bean.SOY, Bean.RED)
    return Opponent(seat, Sign.SNAIL, "Lucia", "computer", 5, 4, _FIELDS, aside, aside_count=2)


@pytest.mark.parametrize("opponents", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1600, 900)])
@pytest.mark.parametrize("hidden", [False, True])
def test_the_set_aside_cards_end_above_the_fields(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    opponents: int,
    size: tuple[int, int],
    hidden: bool,
) -> None:
    cards: list[QRectF] = []
    beds: list[QRectF] = []
    monkeypatch.setattr(player_delegate, "paint_card", lambda _p, rect, _b: cards.append(rect))
    monkeypatch.setattr(player_delegate, "paint_back", lambda _p, rect: cards.append(rect))
    monkeypatch.setattr(player_delegate, "paint_bed", lambda _p, rect, _r: beds.append(rect))
    metrics = metrics_for(*size, opponents)
    model = PlayersModel()
    model.replace_rows([_opponent(seat, hidden=hidden) for seat in range(1, opponents + 1)])
    view = PlayersView(model)
    qtbot.addWidget(view)
    view.set_metrics(metrics)
    view.resize(size[0] - metrics.side - 40, metrics.opponents)
    view.grab()
    assert len(cards) >= opponents * (2 + len(_FIELDS))
    for card in cards:
        for bed in beds:
            assert bed.contains(card) or not bed.intersects(card)
