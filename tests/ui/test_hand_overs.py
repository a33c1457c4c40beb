"""How often the screen of five persons changes hands; `benchmarks.hand_overs` has the figures."""

from __future__ import annotations

from benchmarks.hand_overs import play_at_every_question, play_by_the_rule
from bohnanza_qt.session.standing import Standing


def test_gathering_and_planting_where_it_is_clear_spare_hand_overs() -> None:
    naive = play_at_every_question(4)
    gathered = play_by_the_rule(4, forced=False)
    spared = play_by_the_rule(4, forced=True)
    ended = play_by_the_rule(4, forced=True, ends_later=True)
    taking = play_by_the_rule(4, forced=True, standing=Standing(takes_gifts=True))
    assert taking.in_a_turn < 0.8 * spared.in_a_turn
    assert ended.in_a_turn < 0.85 * spared.in_a_turn
    assert spared.in_a_turn < gathered.in_a_turn < naive.in_a_turn
    assert spared.in_a_turn < 0.6 * naive.in_a_turn
    assert spared.hand_overs >= spared.turns - 1, "every turn but the first needs one"
