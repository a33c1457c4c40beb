"""What is said at one table beside the moves, and what comes of it for who is asked next."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from ..engine.actions import Action
from ..engine.state import GameState, Phase
from ..players.player import Decision
from ..players.talk import Enquiry, Talk, Wishes
from .enquiries import Enquiries, makes_sense
from .standing import Standing, answer_for
from .talk import SaidEnquiry, SaidWishes, Saying


class Conversation:
    """`wishes` knows what each seat would like to get, `standing` what is to be answered for it,
    and `say` is given what the computers would like; without them nobody talks."""

    def __init__(
        self,
        wishes: Callable[[], tuple[Wishes, ...]] | None,
        standing: Callable[[int], Standing],
        say: Callable[[Saying], None] | None,
    ) -> None:
        self.standing = standing
        self.enquiries = Enquiries()
        self._wishes = wishes
        self._say = say
        self._has_asked = False

    def begin(self) -> None:
        """A new turn's trading: nobody has asked anything."""
        self.enquiries.begin()
        self._has_asked = False

    def heard(self, enquiry: Enquiry | None) -> Talk | None:
        """What a computer is told that is asked something, `enquiry` or what the game asks."""
        if self._wishes is None:
            return None
        return Talk(self._wishes(), self.enquiries.asked_for, enquiry, self._has_asked)

    def whom_to_ask(
        self, enquiry: Enquiry, seats: Iterable[int], persons: Collection[int], state: GameState
    ) -> tuple[int, ...]:
        """Which of the seats are computers that could answer the enquiry now."""
        return tuple(
            seat for seat in seats if seat not in persons and makes_sense(seat, enquiry, state)
        )

    def standing_answer(self, state: GameState, persons: Collection[int]) -> Action | None:
        """What a person has said to be answered for them, if there is something to answer."""
        if state.phase is not Phase.TRADE:
            return None
        for seat in sorted(persons):
            answer = answer_for(state, seat, self.standing(seat), persons)
            if answer is not None:
                return answer
        return None

    def speak(
        self,
        seat: int,
        decision: Decision,
        state: GameState,
        persons: Collection[int],
        *,
        is_silenced: bool,
    ) -> None:
        """Says what a computer says with an answer: its wishes, and once in its turn for which of
        its cards it would like to get something."""
        if self._say is None:
            return
        if decision.wishes is not None:
            self._say(SaidWishes(seat, *decision.wishes))
        if not decision.asks or self._has_asked or seat != state.active:
            return
        self._has_asked = True
        asked = tuple(sorted(p for p in persons if not state.seats[p].done))
        for bean in decision.asks if asked and not is_silenced else ():
            self._say(SaidEnquiry(seat, asked, (bean,), state.turn))
