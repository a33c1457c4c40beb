"""How the moves of computers are done: with their reasons, and only where the rules allow them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..engine.actions import Action, DoneTrading, Draw, MakeOffer, Reject, TurnOver, Withdraw
from ..engine.play import explain_illegal, legal_actions
from ..engine.refusal import IllegalAction
from ..engine.state import GameState, Offer
from ..players.player import Decision
from .asked import Asked, Game
from .enquiries import replaced_by
from .remarks import Remark, remark_on

_HARMLESS: Final = (Reject, DoneTrading, TurnOver, Draw)


class Moves:
    """Does in a game what the table decides. Each call returns the actions that were done.

    `tell` is given the reasons, and `report` what was of no use; see `Table`.
    """

    def __init__(
        self,
        game: Game,
        tell: Callable[[Remark], None] | None,
        report: Callable[[Asked, str], None],
    ) -> None:
        self._game = game
        self._tell = tell
        self._report = report

    def do(
        self, asked: Asked, action: Action, decision: Decision, answered: Offer | None = None
    ) -> tuple[Action, ...]:
        """Does an action and tells its reason; nothing, but for a report, if it is illegal.
        `answered` is the offer that a counter-offer answers."""
        game = self._game
        remark = None
        if decision.because is not None and self._tell is not None:
            remark = remark_on(game.state, action, decision.because, answered)
        try:
            game.submit(action)
        except IllegalAction as illegal:
            self._report(asked, f"{illegal.reason}: {action!r}")
            return ()
        except Exception:
            if _can_be_judged(game.state, action):
                raise
            self._report(asked, f"no action that makes sense: {action!r}")
            return ()
        if remark is not None and self._tell is not None:
            self._tell(remark)
        return (action,)

    def do_plainly(self, action: Action) -> tuple[Action, ...]:
        """Does an action that is known to be legal, and that nobody waits for a reason of."""
        self._game.submit(action)
        return (action,)

    def refuse(self, seat: int, number: int) -> tuple[Action, ...]:
        """Says no to an offer, if the seat can."""
        refusal = Reject(seat, number)
        if explain_illegal(self._game.state, refusal) is not None:
            return ()
        return self.do_plainly(refusal)

    def withdraw_replaced(self, offer: MakeOffer) -> tuple[Action, ...]:
        """Takes back what the same seat had offered the same partner for the same cards before."""
        done: tuple[Action, ...] = ()
        for number in replaced_by(offer, self._game.state):
            done += self.do_plainly(Withdraw(offer.seat, number))
        return done

    def harmless(self, seat: int) -> Action:
        """What keeps the game going and does the least for this seat; it has to have a move."""
        actions = list(legal_actions(self._game.state, seat))
        for kind in _HARMLESS:
            for action in actions:
                if isinstance(action, kind):
                    return action
        return actions[0]


def _can_be_judged(state: GameState, action: Action) -> bool:
    try:
        explain_illegal(state, action)
    except Exception:  # whatever stands in the fields of an action that is none
        return False
    return True
