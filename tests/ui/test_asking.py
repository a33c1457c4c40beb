"""Which computer is asked next when the rules ask several at once."""

from __future__ import annotations

from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.play import Question
from bohnanza_qt.engine.state import Offer
from bohnanza_qt.ui.asking import next_computer

PERSON = frozenset({0})


def offer(seat: int, to: int | None, rejected: int = 0) -> Offer:
    return Offer(0, seat, to, (1,), (Bean.BLUE,), (Bean.RED,), rejected)


def test_the_game_waits_for_a_person_who_must_plant() -> None:
    assert next_computer([Question.PLANT_FIRST, None, None], PERSON, 0, []) is None


def test_a_computer_answers_the_offer_made_to_it() -> None:
    questions = [Question.TRADE, Question.MAY_OFFER, Question.ANSWER]
    assert next_computer(questions, PERSON, 0, [offer(0, 2)]) == 2


def test_a_person_has_the_first_choice_of_an_offer_to_anyone() -> None:
    questions = [Question.ANSWER, Question.TRADE, Question.ANSWER]
    assert next_computer(questions, PERSON, 1, [offer(1, None)]) is None


def test_after_the_person_said_no_the_others_may_choose() -> None:
    questions = [Question.MAY_OFFER, Question.TRADE, Question.ANSWER]
    assert next_computer(questions, PERSON, 1, [offer(1, None, rejected=0b001)]) == 2


def test_a_computer_does_not_go_on_trading_while_its_offer_is_unanswered() -> None:
    questions = [Question.ANSWER, Question.TRADE, Question.MAY_OFFER]
    assert next_computer(questions, PERSON, 1, [offer(1, 0)]) is None


def test_computers_may_offer_something_in_the_turn_of_a_person_only() -> None:
    assert next_computer([Question.TRADE, Question.MAY_OFFER], PERSON, 0, []) == 1
    questions = [Question.MAY_OFFER, Question.TRADE, Question.MAY_OFFER]
    assert next_computer(questions, PERSON, 1, [], quiet=(1,)) is None


def test_who_has_nothing_more_to_say_is_not_asked_again() -> None:
    questions = [Question.TRADE, Question.MAY_OFFER, Question.MAY_OFFER]
    assert next_computer(questions, PERSON, 0, [], quiet=(1,)) == 2
    assert next_computer(questions, PERSON, 0, [], quiet=(1, 2)) is None


def test_computers_plant_what_they_set_aside_while_a_person_still_thinks() -> None:
    questions = [Question.PLANT_ASIDE, Question.PLANT_ASIDE, None]
    assert next_computer(questions, PERSON, 0, []) == 1


def test_the_active_player_comes_first_round_the_table() -> None:
    questions = [None, Question.PLANT_ASIDE, Question.PLANT_ASIDE]
    assert next_computer(questions, PERSON, 2, []) == 2
