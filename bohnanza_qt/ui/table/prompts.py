"""What is to be done now, in a title and a sentence or two."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject

from ...engine.play import Question
from ...engine.state import Phase
from ...engine.view import PlayerView
from ..words import bean_name


@dataclass(frozen=True, slots=True)
class Prompt:
    """`topic` is the phase whose rule explains it."""

    title: str
    text: str
    topic: Phase


class PromptWords(QObject):
    """Says what a view asks of its seat, or whom it waits for."""

    def find(
        self, view: PlayerView, names: Sequence[str], homeless: bool, aside: Sequence[str]
    ) -> Prompt:
        """The prompt for `view`; `homeless` says that no field takes the card to be planted, and
        `aside` where the set-aside cards can go, in sentences."""
        title, text = self._words(view, names, homeless)
        if view.question is Question.PLANT_ASIDE and aside:
            text = "\n".join(aside)
        return Prompt(title, text, view.phase)

    def _words(self, view: PlayerView, names: Sequence[str], homeless: bool) -> tuple[str, str]:
        front = bean_name(view.hand[0]) if view.hand else ""
        match view.question:
            case Question.PLANT_FIRST:
                title = self.tr("Plant your front card: {bean}").format(bean=front)
                if homeless:
                    return title, self.tr(
                        "No field takes it. Harvest one of your fields first to make room."
                    )
                return title, self._after_the_first(view)
            case Question.PLANT_OR_TURN_OVER:
                title = self.tr("Plant one more, or turn over cards")
                return title, self.tr(
                    "Your front card is now: {bean}. You may plant it as well if a field takes "
                    "it, or keep it for your next turn."
                ).format(bean=front)
            case Question.TURN_OVER:
                return self.tr("Turn over cards"), self.tr(
                    "You have planted what you may. The cards turned over next are yours to trade "
                    "or to plant."
                )
            case Question.PLANT_ASIDE:
                return self.tr("Set aside for you"), ""
            case Question.DRAW:
                return self.tr("Draw cards"), self.tr(
                    "They join the back of your hand, one by one. Then it is {name}'s turn."
                ).format(name=names[(view.seat + 1) % len(names)])
            case _:
                return self._waiting(view, names)

    def _after_the_first(self, view: PlayerView) -> str:
        first = self.tr("The front card always goes first.")
        if len(view.hand) < 2:
            return first
        then = self.tr(
            "After it you may plant the next one as well: {bean}. Then cards are turned over and "
            "trading begins."
        ).format(bean=bean_name(view.hand[1]))
        return f"{first} {then}"

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
            case _:
                return self.tr("The game is over"), self.tr("The most coins win.")
