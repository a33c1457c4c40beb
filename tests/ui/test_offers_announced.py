"""Where only the active player accepts: announcements, and offering the same deal."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import CardRef, MakeOffer
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.engine.view import PlayerView
from bohnanza_qt.ui.controller import GameController
from bohnanza_qt.ui.table.table_page import TablePage
from bohnanza_qt.ui.trade.offers_model import Ticket, TicketSide
from tests.ui.conftest import StartGame
from tests.ui.table_support import open_table, play_until


def table_with_announcement(
    qtbot: QtBot, start_game: StartGame, *, affordable: bool = True
) -> tuple[TablePage, GameController]:
    """Another's turn; it announces its first turned-over card for a card of the person's hand, or
    for one that the person has not."""
    controller = start_game(start=1, preset="arena")

    def others_trade(view: PlayerView) -> bool:
        return view.phase is Phase.TRADE and view.active != view.seat and bool(view.revealed)

    view = play_until(qtbot, controller, others_trade)
    controller.hold()
    missing = next(bean for bean in view.rules.deck if bean not in view.hand)
    want = view.hand[-1] if affordable else missing
    page = open_table(qtbot, controller)
    controller.session.submit(MakeOffer(view.active, None, (CardRef("revealed", 0),), (want,)))
    controller._tell()
    return page, controller


def the_announcement(page: TablePage) -> Ticket:
    return next(row for row in page.side.model.rows if row.announced)


def test_an_announcement_is_answered_with_the_same_deal_as_an_offer(
    qtbot: QtBot, start_game: StartGame
) -> None:
    page, controller = table_with_announcement(qtbot, start_game)
    ticket = the_announcement(page)
    assert ticket.side is TicketSide.FOR_ME
    assert ticket.can_accept
    buttons = page.side.offers.buttons(ticket.offer.number)
    assert buttons.accept.isVisible()
    assert buttons.accept.text() == "Offer this"
    buttons.accept.click()
    mine = [offer for offer in controller.view.offers if offer.seat == controller.seat]
    assert len(mine) == 1
    assert mine[0].to == ticket.offer.seat
    assert (mine[0].give, mine[0].want) == (ticket.offer.want, ticket.offer.give)


def test_the_same_deal_is_not_offered_twice(qtbot: QtBot, start_game: StartGame) -> None:
    page, controller = table_with_announcement(qtbot, start_game)
    page.side.offers.accept(the_announcement(page))
    ticket = the_announcement(page)
    assert ticket.offered
    assert not ticket.can_accept
    assert page.side.model.words.lines(ticket, controller.names) == ["You have offered this."]


def test_an_announcement_that_cannot_be_met_says_what_is_lacking(
    qtbot: QtBot, start_game: StartGame
) -> None:
    page, controller = table_with_announcement(qtbot, start_game, affordable=False)
    ticket = the_announcement(page)
    assert not ticket.can_accept
    assert page.side.model.words.lines(ticket, controller.names)[0].startswith("It needs ")
    heading = page.side.model.words.heading(ticket, controller.names, "You")
    assert heading == f"{controller.names[ticket.offer.seat]} announces"


@pytest.mark.parametrize(("preset", "words"), [("arena", "Announce"), ("modern", "Offer")])
def test_the_button_says_whether_an_offer_binds(
    qtbot: QtBot, start_game: StartGame, preset: str, words: str
) -> None:
    controller = start_game(preset=preset)
    play_until(qtbot, controller, lambda view: view.phase is Phase.TRADE and view.active == 0)
    page = open_table(qtbot, controller)
    page._draft.add_card(CardRef("revealed", 0))
    page._draft.add_want(next(iter(controller.view.rules.deck)))
    assert page.trade_table.offer_button.text().startswith(words)
