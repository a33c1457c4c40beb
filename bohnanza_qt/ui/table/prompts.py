"""What is to be done now, in a title and a sentence or two."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject

from ...engine.play import Question
from ...engine.state import Phase
from ...engine.view import PlayerView
from ..words import bean_name
from .keys import Act, shown_key


@dataclass(frozen=True, slots=True)
class Prompt:
    """`topic` is the phase whose rule explains it."""

    title: str
    text: str
    topic: Phase


class PromptWords(QObject):
    """Says what a view asks of its seat, or whom it waits for."""

    def find(
        self, view: PlayerView, names: Sequence[str], homeless: bool, where: Sequence[str]
    ) -> Prompt:
        """The prompt for `view`; `homeless` says that no field takes the card to be planted, and
        `where` in which fields the cards on the cloth can go, in sentences."""
        title, text = self._words(view, names, homeless)
        if view.question in (Question.PLANT_ASIDE, Question.OFFERED, Question.MARKET):
            text = "\n".join(line for line in (text, *where) if line)
        return Prompt(title, text, view.phase)

    def _words(self, view: PlayerView, names: Sequence[str], homeless: bool) -> tuple[str, str]:
        match view.question:
            case Question.PLANT_FIRST:
                return self._plant_first(view, homeless)
            case Question.PLANT_OR_TURN_OVER:
                return self._plant_second(view)
            case Question.TURN_OVER:
                return self._turn_over(view)
            case Question.PLANT_ASIDE:
                return self.tr("Set aside for you"), ""
            case Question.OFFERED:
                return self.tr("Plant or discard what was left for you"), ""
            case Question.MARKET:
                return self._market(view, names)
            case Question.DRAW:
                return self.tr("Draw cards"), self.tr(
                    "They join the back of your hand, one by one. Then it is {name}'s turn."
                ).format(name=names[(view.seat + 1) % len(names)])
            case _:
                return self._waiting(view, names)

    # -- planting from the hand -----------------------------------------------------------------

    def _plant_first(self, view: PlayerView, homeless: bool) -> tuple[str, str]:
        front = bean_name(view.hand[0]) if view.hand else ""
        title = self.tr("Plant your front card: {bean}").format(bean=front)
        if homeless:
            return title, self.tr(
                "No field takes it. Harvest one of your fields first to make room."
            )
        if view.owes_plant:
            return title, self.tr(
                "You harvested to make room for it, so now it has to be planted before cards are "
                "turned over."
            )
        first = self.tr("The front card always goes first.")
        if len(view.hand) < 2:
            return title, first
        if view.rules.market:
            then = self.tr(
                "After it you may plant the next one as well: {bean}. Then you may discard one "
                "card of your hand, before cards are turned over."
            )
        else:
            then = self.tr(
                "After it you may plant the next one as well: {bean}. Then cards are turned over "
                "and trading begins."
            )
        return title, f"{first} {then.format(bean=bean_name(view.hand[1]))}"

    def _plant_second(self, view: PlayerView) -> tuple[str, str]:
        title = self.tr("Plant one more, or turn over cards")
        text = self.tr(
            "Your front card is now: {bean}. You may plant it as well if a field takes it, or keep "
            "it for your next turn."
        ).format(bean=bean_name(view.hand[0]))
        return title, f"{text} {self._may_discard()}" if view.rules.market else text

    def _turn_over(self, view: PlayerView) -> tuple[str, str]:
        title = self.tr("Turn over cards")
        if not view.rules.market:
            return title, self.tr(
                "You have planted what you may. The cards turned over next are yours to trade or "
                "to plant."
            )
        text = self.tr(
            "You have planted what you may. Of the cards turned over next you plant what you like."
        )
        may_discard = not view.discarded and bool(view.hand)
        return title, f"{text} {self._may_discard()}" if may_discard else text

    def _may_discard(self) -> str:
        return self.tr(
            "If you like, discard one card of your hand: drag it to the discard pile, or press "
            "{key} on it."
        ).format(key=shown_key(Act.DISCARD))

    # -- for two --------------------------------------------------------------------------------

    def _market(self, view: PlayerView, names: Sequence[str]) -> tuple[str, str]:
        if not view.revealed:
            return self.tr("Draw cards"), self.tr("Nothing is left to plant.")
        title = self.tr("Plant what you like")
        if view.final:
            return title, self.tr("The draw pile ran out for the last time: then the game ends.")
        other = names[(view.seat + 1) % len(names)]
        return title, self.tr("What you leave is for {name} to plant or to discard.").format(
            name=other
        )

    # -- waiting --------------------------------------------------------------------------------

    def _waiting(self, view: PlayerView, names: Sequence[str]) -> tuple[str, str]:
        name = names[view.active]
        match view.phase:
            case Phase.PLANT:
                return self.tr("{name} plants").format(name=name), self.tr(
                    "The front card of the hand comes first, and a second one may follow."
                )
            case Phase.TRADE:
                if view.active == view.seat:
                    return self.tr("Trading"), self.tr("The others look at your offer.")
                return self.tr("{name} trades").format(name=name), self.tr(
                    "You are done trading for this turn."
                )
            case Phase.ASIDE:
                return self.tr("The set-aside cards are planted"), self.tr(
                    "Everybody plants what they turned over and what they were given."
                )
            case Phase.DRAW:
                return self.tr("{name} draws").format(name=name), self.tr(
                    "New cards join the back of the hand."
                )
            case Phase.OFFERED:
                return self.tr("{name} looks at what you left").format(name=name), self.tr(
                    "Each of these cards is planted or discarded."
                )
            case Phase.MARKET:
                return self.tr("{name} turned over cards").format(name=name), self.tr(
                    "What is not planted is left for you to plant or to discard."
                )
            case _:
                return self.tr("The game is over"), self.tr("The most coins win.")
