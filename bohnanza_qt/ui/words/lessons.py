"""What a newcomer is told when something comes up for the first time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum

from ...engine.play import Question
from ...engine.view import PlayerView
from ..i18n import translate


class Lesson(StrEnum):
    """What there is to be explained, in the words of the settings file."""

    PLANT = "plant"
    MAY_PLANT = "may-plant"
    TRADE = "trade"
    ANSWER = "answer"
    OTHERS_TRADE = "others-trade"
    ASIDE = "aside"
    DRAW = "draw"
    OFFERED = "offered"
    MARKET = "market"


_LESSONS: Mapping[Question, Lesson] = {
    Question.PLANT_FIRST: Lesson.PLANT,
    Question.PLANT_OR_TURN_OVER: Lesson.MAY_PLANT,
    Question.TRADE: Lesson.TRADE,
    Question.ANSWER: Lesson.ANSWER,
    Question.MAY_OFFER: Lesson.OTHERS_TRADE,
    Question.PLANT_ASIDE: Lesson.ASIDE,
    Question.DRAW: Lesson.DRAW,
    Question.OFFERED: Lesson.OFFERED,
    Question.MARKET: Lesson.MARKET,
}


def lesson_for(view: PlayerView) -> Lesson | None:
    """What the seat of the view is to understand now; None where it is asked nothing new."""
    return None if view.question is None else _LESSONS.get(view.question)


_WORDS: Mapping[Lesson, tuple[Callable[[], str], Callable[[], str]]] = {
    Lesson.PLANT: (
        lambda: translate("Lesson", "Plant your front card"),
        lambda: translate(
            "Lesson",
            "Your hand is a queue: the card at the front goes first, and the order never changes. "
            "Drag it to one of your fields, or click it and then the field. A field grows one kind "
            "only.",
        ),
    ),
    Lesson.MAY_PLANT: (
        lambda: translate("Lesson", "One more, if you like"),
        lambda: translate(
            "Lesson",
            "The next card may follow, but it need not. When you are done, turn over the cards "
            "that this turn brings.",
        ),
    ),
    Lesson.TRADE: (
        lambda: translate("Lesson", "Everybody trades with you"),
        lambda: translate(
            "Lesson",
            "The cards turned over are yours, and what you keep has to be planted. Offer what does "
            "not fit your fields, also from the middle of your hand: lay down what you give, "
            "choose what you want, and ask. A card that would cost you a field is worth giving "
            "away.",
        ),
    ),
    Lesson.ANSWER: (
        lambda: translate("Lesson", "An offer for you"),
        lambda: translate(
            "Lesson",
            "Here stands what you would get and give. Accept, say no, or change it with a "
            "counter-offer. What you receive does not join your hand: it is set aside, and has to "
            "be planted when trading is over.",
        ),
    ),
    Lesson.OTHERS_TRADE: (
        lambda: translate("Lesson", "Somebody else trades"),
        lambda: translate(
            "Lesson",
            "Now you can trade with the player whose turn it is, and with nobody else. Offer cards "
            "that are in your way. If you want nothing, say that you do not trade.",
        ),
    ),
    Lesson.ASIDE: (
        lambda: translate("Lesson", "Plant what was set aside"),
        lambda: translate(
            "Lesson",
            "All that came by trading goes into your fields now, in any order. If no field takes a "
            "card, harvest one first: all its cards are sold, for what the marks on the field say.",
        ),
    ),
    Lesson.DRAW: (
        lambda: translate("Lesson", "The end of your turn"),
        lambda: translate(
            "Lesson",
            "You draw new cards, and they join the back of your hand. Think of what will be at the "
            "front when it is your turn again.",
        ),
    ),
    Lesson.OFFERED: (
        lambda: translate("Lesson", "What was left for you"),
        lambda: translate("Lesson", "Plant or discard each of these cards; then the turn goes on."),
    ),
    Lesson.MARKET: (
        lambda: translate("Lesson", "Take what you like"),
        lambda: translate(
            "Lesson",
            "Plant any of the cards turned over. What you leave, the other one has to plant or to "
            "discard.",
        ),
    ),
}


def lesson_words(lesson: Lesson) -> tuple[str, str]:
    """A title and what is to be known."""
    title, text = _WORDS[lesson]
    return title(), text()
