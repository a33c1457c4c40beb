"""What a finished game comes to."""

from __future__ import annotations

from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.events import Event, FieldBought, FieldHarvested, GameEnded, TurnBegan
from bohnanza_qt.ui.result import LastHarvest, Result, result_of


def ended(history: list[tuple[Event, ...]], players: int, start: int = 0) -> Result:
    result = result_of(history, players, start)
    assert result is not None
    return result


def test_a_game_that_goes_on_has_no_result() -> None:
    assert result_of([(TurnBegan(1, 1),)], 3, 0) is None


def test_coins_are_counted_at_the_end_of_each_round() -> None:
    history: list[tuple[Event, ...]] = [
        (FieldHarvested(0, 0, Bean.BLUE, 4, 1),),
        (TurnBegan(1, 1),),
        (TurnBegan(2, 0),),
        (FieldHarvested(1, 0, Bean.RED, 5, 4),),
        (FieldBought(1, 3),),
        (
            FieldHarvested(0, 1, Bean.SOY, 2, 1, final=True),
            GameEnded((2, 1), (0,), (0,)),
        ),
    ]
    result = ended(history, 2)
    assert result.rounds == ((1, 0), (2, 1))
    assert result.places[0].last == (LastHarvest(Bean.SOY, 2, 1),)


def test_the_winner_of_a_tie_comes_first() -> None:
    result = ended([(GameEnded((9, 12, 12, 3), (1, 2), (2,)),)], 4)
    assert [place.seat for place in result.places] == [2, 1, 0, 3]
    assert [place.place for place in result.places] == [1, 2, 3, 4]
    assert result.is_tie_broken


def test_winners_that_no_rule_parts_share_the_first_place() -> None:
    result = ended([(GameEnded((5, 7, 7), (1, 2), (1, 2)),)], 3)
    assert [place.place for place in result.places] == [1, 1, 3]
    assert not result.is_tie_broken
