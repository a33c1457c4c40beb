"""The one thing that is to be done next, for the button at the end of the hand, with warnings."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QObject

from ...engine.actions import Action, DoneTrading, Draw, PlantAside, TurnOver
from ...engine.beans import Bean
from ...engine.play import Question
from ...engine.state import Phase
from ...engine.view import OfferView, PlayerView
from ..words import bean_name, beans_phrase, list_phrase
from .keys import Act

_ON_SPACE = (Question.PLANT_FIRST, Question.PLANT_OR_TURN_OVER, Question.TURN_OVER)


@dataclass(frozen=True, slots=True)
class MainAction:
    """What the button says and does. Without `action` it cannot be pressed, and `why` says so.
    `skips` makes it show the computers' moves at once, `calls` hands the screen to a person.
    `warning` stands above it."""

    text: str
    key: Act = Act.MAIN
    action: Action | None = None
    skips: bool = False
    calls: int | None = None
    why: str = ""
    warning: str = ""
    urgent: bool = False


class MainActionWords(QObject):
    """Finds the main action for a view and says it in words."""

    def find(
        self,
        view: PlayerView,
        busy: bool,
        only_field: int | None,
        is_settled: bool = True,
        *,
        end_asked: bool = False,
    ) -> MainAction | None:
        """The main action now, None if the game is over. `only_field` is the one field that takes
        the required set-aside card, None where there is a choice or no field. Until all
        `is_settled`, "no trade" cannot be pressed: the gesture would be meant for another button.
        `end_asked`: to end trading has to be confirmed.
        """
        seat, question = view.seat, view.question
        if view.phase is Phase.OVER:
            return None
        if question in _ON_SPACE:
            text = self.tr("Turn over cards")
            if question is Question.PLANT_FIRST:
                bean = bean_name(view.hand[0]) if view.hand else ""
                return MainAction(text, why=self.tr("First plant: {bean}").format(bean=bean))
            return MainAction(text, action=TurnOver(seat), urgent=True)
        if question is Question.DRAW:
            return MainAction(self._draw(view), action=Draw(seat), urgent=True)
        if question is Question.PLANT_ASIDE:
            if only_field is not None:
                card = self._card_for(view, only_field)
                text = self.tr("Plant in field {number}").format(number=only_field + 1)
                return MainAction(text, action=PlantAside(seat, card, only_field), urgent=True)
            text = self._draw(view) if view.active == seat else self._others_play(view)
            return MainAction(text, why=self.tr("First plant what is set aside."))
        if question is Question.OFFERED:
            why = self.tr("First plant or discard what was left for you.")
            return MainAction(self.tr("Turn over cards"), why=why)
        if question is Question.MARKET:
            return MainAction(self._leave(view), action=Draw(seat), urgent=True)
        if view.phase is Phase.TRADE and view.active == seat:
            return MainAction(
                self.tr("End trading all the same") if end_asked else self.tr("End trading"),
                key=Act.END_TRADING,
                action=DoneTrading(seat),
                warning=self.warning(view),
            )
        if busy:
            return MainAction(self.tr("Show at once"), skips=True)
        if view.phase is Phase.TRADE and question is not None and not view.me.done:
            # While an offer waits for an answer, Space would be pressed by mistake.
            key = Act.MAIN if question is Question.MAY_OFFER else Act.END_TRADING
            done = DoneTrading(seat) if is_settled else None
            return MainAction(self.tr("No trade"), key=key, action=done)
        return MainAction(self._others_play(view))

    def hand_to(self, person: int, name: str, *, back: bool) -> MainAction:
        """Gives the screen to a person who was made an offer, or back to the active one."""
        text = self.tr("Back to {name}") if back else self.tr("Hand over to {name}")
        return MainAction(text.format(name=name), calls=person, urgent=True)

    def warning(self, view: PlayerView) -> str:
        """What it would cost if trading ended now: fields for the turned-over cards, or a gift
        that nobody has answered; "" for nothing."""
        aside = view.me.aside or ()
        homeless = homeless_beans([*aside, *view.revealed], view)
        if not homeless:
            gift = open_gift(view)
            if gift is None:
                return ""
            return self.tr("A gift for you is still open: {beans}.").format(
                beans=beans_phrase(gift.give)
            )
        if len(homeless) == 1:
            return self.tr("If {bean} stays with you, one of your fields must go.").format(
                bean=bean_name(homeless[0])
            )
        beans = list_phrase([bean_name(bean) for bean in homeless])
        return self.tr("If {beans} stay with you, your fields must make room.").format(beans=beans)

    def _others_play(self, view: PlayerView) -> str:
        if len(view.seats) == 2:
            return self.tr("The other plays")
        return self.tr("The others play")

    def _leave(self, view: PlayerView) -> str:
        if view.final:
            return self.tr("End the game")
        if not view.revealed:
            return self._draw(view)
        return self.tr("Leave the rest and draw %n card(s)", "", view.rules.drawn)

    def _draw(self, view: PlayerView) -> str:
        return self.tr("Draw %n card(s)", "", view.rules.drawn)

    @staticmethod
    def _card_for(view: PlayerView, field: int) -> int:
        planted = view.me.fields[field]
        aside = view.me.aside or ()
        if planted is None:
            return 0
        return next((at for at, bean in enumerate(aside) if bean is planted.bean), 0)


def open_gift(view: PlayerView) -> OfferView | None:
    """A gift that the seat could still accept, all of which grows on its fields."""
    grows = {planted.bean for planted in view.me.fields if planted is not None}
    return next(
        (
            offer
            for offer in view.offers
            if offer.seat != view.seat
            and offer.to in (None, view.seat)
            and view.seat not in offer.rejected
            and not offer.want
            and grows.issuperset(offer.give)
        ),
        None,
    )


def homeless_beans(beans: Iterable[Bean], view: PlayerView) -> tuple[Bean, ...]:
    """The kinds among `beans` that have no field of their own and find no empty one, those that
    come last in the order given."""
    growing = {planted.bean for planted in view.me.fields if planted is not None}
    empty = sum(planted is None for planted in view.me.fields)
    new = [bean for bean in dict.fromkeys(beans) if bean not in growing]
    return tuple(new[empty:])
