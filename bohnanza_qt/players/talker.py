"""Players who take part in the talk around the table.

A player hears it before it is asked something, and may be asked more than the game asks: what it
would give, and what it wishes for. Whoever does without has no such methods.
"""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from ..engine.beans import Bean
from ..engine.play import Question
from ..engine.view import PlayerView
from .player import Decision, Player
from .talk import Enquiry, Talk, Wishes


@runtime_checkable
class Talker(Protocol):
    """The further methods of such a player."""

    def hear(self, talk: Talk) -> None:
        """Is told what stands now. Comes before each question."""

    def would_give(self, view: PlayerView, enquiry: Enquiry) -> Decision:
        """The offer to `enquiry.seat` that asks for its cards, or None as the action with the
        reason why there is none. The same view, events and talk give the same answer."""

    def asks(self, view: PlayerView) -> tuple[Bean, ...]:
        """The turned-over kinds for which it truly would like to get something, in its turn."""

    def wishes(self, view: PlayerView) -> Wishes:
        """What it truly would like to get now and what not, as far as it tells."""


def answer_of(player: Player, view: PlayerView, question: Question, talk: Talk | None) -> Decision:
    """What a player says to a question of the game, or to the enquiry in `talk`; with its wishes,
    where they are others than the talk has. None for `talk` means a game without any, as computers
    play it among themselves."""
    if talk is None:
        return player.decide(view, question)
    if not isinstance(player, Talker):
        return Decision(None) if talk.enquiry is not None else player.decide(view, question)
    player.hear(talk)
    if talk.enquiry is not None:
        return player.would_give(view, talk.enquiry)
    decision = player.decide(view, question)
    if question is Question.TRADE and not talk.has_asked:
        decision = decision._replace(asks=player.asks(view))
    wishes = player.wishes(view)
    return decision if wishes == talk.wishes_of(view.seat) else decision._replace(wishes=wishes)
