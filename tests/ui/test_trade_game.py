"""Trading in a running game: the cloth, the offers, the log and the computers together."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt

from bohnanza_qt.engine.actions import Accept, CardRef, DoneTrading, Plant, TurnOver
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.play import legal_actions
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.ui.controller import GameController
from bohnanza_qt.ui.trade.equal_cards import bean_at
from bohnanza_qt.ui.trade.side_panel import SidePanel
from bohnanza_qt.ui.trade.trade_table import TradeTable
from bohnanza_qt.ui.trade_draft import TradeDraft


@pytest.fixture
def game(qtbot, start_game) -> GameController:
    """The person's first turn, cards turned over; the computers wait for `release`."""
    controller = start_game(opponents=3, number=5)
    controller.hold()
    controller.try_action(Plant(0, 0))
    controller.try_action(TurnOver(0))
    assert controller.view.phase is Phase.TRADE
    return controller


@pytest.fixture
def draft(game: GameController) -> TradeDraft:
    return TradeDraft(game)


@pytest.fixture
def table(qtbot, game: GameController, draft: TradeDraft) -> TradeTable:
    table = TradeTable(game, draft)
    qtbot.addWidget(table)
    table.resize(784, 264)
    table.show()
    return table


@pytest.fixture
def side(qtbot, game: GameController, draft: TradeDraft) -> SidePanel:
    side = SidePanel(game, draft)
    qtbot.addWidget(side)
    side.resize(272, 730)
    side.show()
    return side


def log_lines(side: SidePanel) -> list[str]:
    model = side.log.model
    return [model.index(row).data() for row in range(model.rowCount())]


def test_the_log_begins_with_what_was_done_before(side: SidePanel) -> None:
    lines = log_lines(side)
    assert lines[0].startswith("You turned over ")
    assert lines[1].startswith("You planted ")


def test_the_computers_answer_an_offer_and_give_reasons(
    qtbot, game: GameController, draft: TradeDraft, table: TradeTable, side: SidePanel
) -> None:
    wanted = max(Bean, key=lambda bean: game.view.unseen[bean])
    for ref in (CardRef("hand", 0), CardRef("hand", 1)):
        draft.toggle(ref)
    for _ in range(8):
        draft.add_want(wanted)
    table.offer()
    assert draft.is_empty
    number = game.view.offers[-1].number
    game.release()
    qtbot.waitUntil(
        lambda: number not in {offer.number for offer in game.view.offers}, timeout=10_000
    )
    told = [ticket for ticket in side.model.rows if ticket.offer.number == number]
    assert told
    qtbot.waitUntil(
        lambda: all(
            answer.said_no and answer.because is not None
            for ticket in side.model.rows
            if ticket.offer.number == number
            for answer in ticket.answers
        ),
        timeout=10_000,
    )
    refusals = [line for line in log_lines(side) if "says no to you: “" in line]
    assert len(refusals) == 3


def test_a_taken_gift_leaves_the_hand_and_the_next_draft_knows_it(
    qtbot, game: GameController, draft: TradeDraft, table: TradeTable
) -> None:
    hand = len(game.view.hand)
    planted = {
        field.bean for seat in game.view.seats[1:] for field in seat.fields if field is not None
    }
    # Nobody grows anything yet but the first player: any card is a welcome gift.
    assert not planted
    draft.toggle(CardRef("hand", 0))
    table.offer()
    draft.toggle(CardRef("hand", 2))
    draft.toggle(CardRef("hand", 0))
    kept = draft.give_beans[0]
    game.release()
    qtbot.waitUntil(lambda: not game.view.offers or game.view.offers[0].seat != 0, timeout=10_000)
    if len(game.view.hand) < hand:
        assert draft.give == (CardRef("hand", 1),)
        assert game.view.hand[1] is kept
        assert draft.lost is not None
        assert "from this offer" in table.hint.text()
    else:
        assert draft.give == (CardRef("hand", 2), CardRef("hand", 0))


def test_trading_ends_and_the_cloth_is_bare(
    qtbot, game: GameController, draft: TradeDraft, table: TradeTable, side: SidePanel
) -> None:
    draft.toggle(CardRef("hand", 0))
    draft.add_want(Bean.BLUE)
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    qtbot.keyClick(table.get.kinds, Qt.Key.Key_Return)
    assert side.model.open_count == 1
    game.try_action(DoneTrading(0))
    assert side.model.rowCount() == 0
    assert not draft.is_open
    assert any(line.startswith("You ended trading") for line in log_lines(side))


def test_undo_takes_the_offer_and_its_line_back(
    game: GameController, draft: TradeDraft, side: SidePanel
) -> None:
    before = log_lines(side)
    draft.toggle(CardRef("hand", 0))
    draft.add_want(Bean.BLUE)
    draft.submit()
    assert len(log_lines(side)) == len(before) + 1
    assert game.can_undo
    game.undo()
    assert log_lines(side) == before
    assert side.model.open_count == 0


def test_an_offer_to_several_is_struck_only_once(
    game: GameController, draft: TradeDraft, side: SidePanel
) -> None:
    draft.toggle(CardRef("hand", 0))
    draft.set_partners([1, 3])
    draft.submit()
    assert [offer.to for offer in game.view.offers] == [1, 3]
    assert side.model.open_count == 2
    sisters = [offer.number for offer in game.view.offers]
    game.session.submit(Accept(1, sisters[0], ()))
    assert not set(sisters) & {offer.number for offer in game.session.view(0).offers}


@pytest.mark.parametrize("preset", ["modern", "arena"])
def test_a_monkey_at_the_trade_table_never_breaks_the_draft(qtbot, start_game, preset) -> None:
    chance = Random(7)
    game = start_game(opponents=3, number=5, preset=preset)
    draft = TradeDraft(game)
    table, side = TradeTable(game, draft), SidePanel(game, draft)
    for widget in (table, side):
        qtbot.addWidget(widget)
        widget.show()
    offers = side.offers
    gestures = [
        lambda: draft.toggle(CardRef("hand", chance.randrange(9))),
        lambda: draft.toggle(CardRef("revealed", chance.randrange(3))),
        lambda: draft.add_want(chance.choice(list(Bean))),
        lambda: draft.toggle_partner(chance.randrange(4)),
        table.offer,
        lambda: offers.accept(offers.ticket_for_keys()),
        lambda: offers.counter(offers.ticket_for_keys()),
        lambda: offers.reject(offers.ticket_for_keys()),
        offers.withdraw_newest,
        game.undo,
        lambda: chance.random() < 0.3 and game.try_action(DoneTrading(0)),
    ]
    for step in range(300):
        if draft.is_open:
            chance.choice(gestures)()
        elif game.view.question is not None:
            acts = list(legal_actions(game.session.state, 0))
            game.try_action(chance.choice(acts))
        if step % 4 == 0:
            qtbot.wait(1)
        for ref, bean in zip(draft.give, draft.give_beans, strict=True):
            assert bean_at(game.view, ref) is bean
        assert all(game.explain(offer) is None for offer in draft.offers())
    assert game.view.turn > 0
