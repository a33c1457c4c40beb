"""What a hint says about a deal, in words."""

from __future__ import annotations

from dataclasses import replace

from bohnanza_qt.engine.actions import CardRef, MakeOffer
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.players.advice import Advice, Grounds, Why, Worth
from bohnanza_qt.players.player import Because, Motive
from bohnanza_qt.ui.words.hints import hint_reason


def offer_advice(worth: Worth, motive: Motive, answers: int | None = None) -> Advice:
    """To give the second player a soy bean for a black-eyed one."""
    offer = MakeOffer(0, 1, (CardRef("hand", 0),), (Bean.BLACK_EYED,))
    return Advice(0, offer, Grounds(Why.DEAL, because=Because(motive)), worth, answers)


def test_a_hint_claims_no_more_about_the_other_side_than_lies_open(qapp) -> None:
    names = ("Ana", "Tom")
    asks, counters = Motive.HELPS_MY_HAND, Motive.WANT_SOMETHING_ELSE
    shown = Worth(0.5, 0.4, 1)
    assert hint_reason(offer_advice(shown, counters, 3), names) == (
        "Changed like this it suits you both."
    )
    assert hint_reason(offer_advice(replace(shown, theirs=0.12), counters, 3), names) == (
        "Changed like this it suits you; Tom may refuse."
    )
    assert hint_reason(offer_advice(replace(shown, chance=0.4), asks), names) == (
        "It is a try: Tom may not have 1 black-eyed bean."
    )
    assert hint_reason(offer_advice(shown, asks), names) == ""
