"""The referee's answers beyond those of the conformance records."""

from __future__ import annotations

from bohnanza_qt.engine.actions import Action, MakeOffer, Plant, TurnOver, Withdraw
from bohnanza_qt.engine.record import record_of
from bohnanza_qt.engine.referee import Standing, Verdict, verdict
from bohnanza_qt.engine.rules import Preset

from .table import Table, beans, refs


def judged(*actions: Action) -> Verdict:
    table = Table(players=3, hands={0: "blue red"}, pile="soy green")
    record = record_of(
        table.state, preset=Preset.MODERN, overrides={}, players="ABC", actions=actions
    )
    return verdict(record.to_bytes())


OPENING = (Plant(0, 0), TurnOver(0))


def test_open_offers_are_told_by_their_numbers() -> None:
    offer = MakeOffer(0, 1, refs("revealed:0"), ())
    answer = judged(*OPENING, offer, offer, offer, Withdraw(0, 1)).answer
    assert answer["open_offers"] == [0, 2]
    assert answer["revealed"] == beans("soy green")
    assert answer["winners"] == []


def test_an_illegal_action_is_told_with_its_number_its_code_and_a_message() -> None:
    verdict_on = judged(*OPENING, Plant(0, 1))
    assert verdict_on.standing is Standing.ILLEGAL
    assert list(verdict_on.answer) == ["ok", "action", "code", "message"]
    assert (verdict_on.answer["action"], verdict_on.answer["code"]) == (2, "wrong-phase")


def test_what_is_no_record_is_told_with_its_place() -> None:
    verdict_on = verdict(b'{"format": "bohnanza-record", "version": 7}')
    assert verdict_on.standing is Standing.BAD_RECORD
    assert verdict_on.answer == {
        "ok": False,
        "code": "bad-record",
        "message": "newer version at version",
    }
