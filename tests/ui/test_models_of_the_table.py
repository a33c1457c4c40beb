"""The item models of the table, watched by Qt's own tester."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.state import Planted
from bohnanza_qt.session.signs import Sign
from bohnanza_qt.ui.cards_mime import CARDS_MIME, DraggedCard, cards_in, cards_mime, dragged_in
from bohnanza_qt.ui.models.fields_model import FieldRow, FieldsModel
from bohnanza_qt.ui.models.hand_model import HandCard, HandModel
from bohnanza_qt.ui.models.list_model import Role
from bohnanza_qt.ui.models.open_cards_model import OpenCard, OpenCardsModel
from bohnanza_qt.ui.models.players_model import Opponent, OpponentField, PlayersModel
from bohnanza_qt.ui.table.fields_panel import field_row
from tests.ui.conftest import StartGame

_HANDS = st.lists(st.sampled_from(list(Bean)), max_size=9)


def watched(model: QAbstractItemModel) -> QAbstractItemModelTester:
    return QAbstractItemModelTester(
        model, QAbstractItemModelTester.FailureReportingMode.Warning, model
    )


def hand_cards(beans: Sequence[Bean]) -> list[HandCard]:
    return [HandCard(bean, place) for place, bean in enumerate(beans)]


@given(hands=st.lists(_HANDS, min_size=2, max_size=5))
@settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=60
)
def test_a_hand_model_goes_from_any_hand_to_any_other(
    qapp: object, hands: list[list[Bean]]
) -> None:
    model = HandModel()
    watched(model)
    for beans in hands:
        model.replace_rows(hand_cards(beans))
        assert [row.bean for row in model.rows] == beans
        assert [row.place for row in model.rows] == list(range(len(beans)))
        assert model.rowCount() == len(beans)


def test_cards_that_stay_in_the_hand_are_not_announced_as_new(qapp: object) -> None:
    model = HandModel()
    model.replace_rows(hand_cards([Bean.RED, Bean.BLUE, Bean.SOY]))
    inserted: list[int] = []
    removed: list[int] = []
    model.rowsInserted.connect(lambda _parent, first, last: inserted.append(last - first + 1))
    model.rowsRemoved.connect(lambda _parent, first, last: removed.extend((first, last)))
    model.replace_rows(hand_cards([Bean.BLUE, Bean.SOY, Bean.CHILI]))
    assert removed == [0, 0]
    assert inserted == [1]


def test_a_card_of_the_hand_is_told_with_its_place_and_state(qapp: object) -> None:
    model = HandModel()
    model.replace_rows([HandCard(Bean.RED, 0, must=True), HandCard(Bean.BLUE, 1, offered=0)])
    role = Qt.ItemDataRole.AccessibleTextRole
    assert model.index(0).data(role) == "1st card of the hand: Red, must be planted"
    assert "in the offer" in model.index(1).data(role)
    assert model.index(0).data(Role.ROW).bean is Bean.RED


def test_the_hand_takes_no_drops_at_all(qapp: object) -> None:
    model = HandModel()
    model.replace_rows(hand_cards([Bean.RED, Bean.BLUE]))
    mime = model.mimeData([model.index(1)])
    for row in range(-1, 3):
        for parent in (QModelIndex(), model.index(0), model.index(1)):
            before = model.rows
            assert not model.canDropMimeData(mime, Qt.DropAction.MoveAction, row, 0, parent)
            assert not model.dropMimeData(mime, Qt.DropAction.MoveAction, row, 0, parent)
            assert model.rows == before


def test_another_players_turned_over_card_cannot_be_picked_up(qapp: object) -> None:
    model = OpenCardsModel("revealed")
    watched(model)
    model.replace_rows([OpenCard(Bean.GREEN, 0, mine=False), OpenCard(Bean.GREEN, 1, mine=True)])
    drag = Qt.ItemFlag.ItemIsDragEnabled
    assert not model.index(0).flags() & drag
    assert model.index(1).flags() & drag


def test_a_field_takes_what_the_rules_let_it_take(qapp: object) -> None:
    planted: list[tuple[DraggedCard, int]] = []

    def judge(card: DraggedCard, field: int) -> str | None:
        return None if field == 1 else "no"

    def plant(card: DraggedCard, field: int) -> bool:
        planted.append((card, field))
        return True

    model = FieldsModel(judge, plant)
    watched(model)
    model.revision = 4
    model.replace_rows([FieldRow(0, Planted(Bean.RED, 2)), FieldRow(1, None)])
    mime = cards_mime(4, [DraggedCard("hand", 0)])
    move = Qt.DropAction.MoveAction
    assert not model.canDropMimeData(mime, move, 0, 0, model.index(0))
    assert model.canDropMimeData(mime, move, 1, 0, model.index(1))
    assert model.dropMimeData(mime, move, 1, 0, model.index(1))
    assert planted == [(DraggedCard("hand", 0), 1)]


def test_a_field_refuses_a_card_of_an_older_revision(qapp: object) -> None:
    model = FieldsModel(lambda card, field: None, lambda card, field: True)
    model.revision = 5
    model.replace_rows([FieldRow(0, None)])
    stale = cards_mime(4, [DraggedCard("hand", 0)])
    assert not model.canDropMimeData(stale, Qt.DropAction.MoveAction, 0, 0, model.index(0))


def test_a_field_tells_what_it_pays_and_what_more_would(qapp: object) -> None:
    model = FieldsModel(lambda card, field: None, lambda card, field: True)
    row = field_row(0, Planted(Bean.CHILI, 5), invites=True, refusal="", harvest_asked=False)
    assert (row.pays, row.more, row.then) == (1, 1, 2)
    model.replace_rows([row])
    text = model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Field 1" in text
    assert "chili" in text
    assert "key 1" in text


def test_a_field_at_its_top_step_promises_nothing_more(qapp: object) -> None:
    row = field_row(0, Planted(Bean.GARDEN, 4), invites=False, refusal="", harvest_asked=False)
    assert (row.pays, row.more, row.then) == (3, 0, 0)


def test_a_player_is_told_with_coins_fields_and_what_is_set_aside(qapp: object) -> None:
    model = PlayersModel()
    watched(model)
    row = Opponent(
        seat=2,
        sign=Sign.SNAIL,
        name="Lucia",
        who="computer",
        coins=5,
        hand_size=4,
        fields=(OpponentField(Planted(Bean.GREEN, 2), 0, 1, 1), OpponentField(None)),
        aside=(Bean.SOY, Bean.RED, Bean.SOY),
        aside_count=3,
        must_plant=True,
    )
    model.replace_rows([row])
    text = model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    for part in ("Lucia", "computer", "still has to plant", "green", "empty", "Soy, Red and Soy"):
        assert part in text


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"no json",
        b"[]",
        b'{"revision": 1}',
        b'{"revision": true, "cards": [["hand", 0]]}',
        b'{"revision": 1, "cards": []}',
        b'{"revision": 1, "cards": [["hand"]]}',
        b'{"revision": 1, "cards": [["pocket", 0]]}',
        b'{"revision": 1, "cards": [["hand", -1]]}',
        b'{"revision": 1, "cards": [["hand", "0"]]}',
        b"[" * 15_000,
    ],
)
def test_a_drag_from_elsewhere_that_only_looks_like_cards_is_none(qapp: object, raw: bytes) -> None:
    mime = cards_mime(0, [DraggedCard("hand", 0)])
    mime.setData(CARDS_MIME, raw)
    assert dragged_in(mime) is None
    assert cards_in(mime) is None


def test_a_set_aside_card_can_be_dragged_but_not_traded(qapp: object) -> None:
    mime = cards_mime(3, [DraggedCard("aside", 1)])
    assert dragged_in(mime) == (3, (DraggedCard("aside", 1),))
    assert cards_in(mime) is None


def test_the_models_of_a_page_start_with_the_position(start_game: StartGame) -> None:
    controller = start_game()
    model = HandModel()
    model.replace_rows(hand_cards(controller.view.hand))
    assert model.rowCount() == 5
