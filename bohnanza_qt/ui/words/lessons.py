"""What a newcomer is told when something comes up for the first time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum

from ...engine.beans import Bean, coins_for
from ...engine.fields import takes
from ...engine.play import Question
from ...engine.rules import HarvestWhen, WhoAccepts
from ...engine.view import PlayerView
from ..i18n import translate


class Lesson(StrEnum):
    """What there is to be explained, in the words of the settings file."""

    GOAL = "goal"
    PLANT = "plant"
    MAY_PLANT = "may-plant"
    TURN_OVER = "turn-over"
    TRADE = "trade"
    OFFER = "offer"
    ANSWER = "answer"
    OTHERS_TRADE = "others-trade"
    ASIDE = "aside"
    DRAW = "draw"
    OFFERED = "offered"
    MARKET = "market"
    NO_ROOM = "no-room"
    HARVEST = "harvest"
    ENDING = "ending"


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


def lessons_for(view: PlayerView) -> tuple[Lesson, ...]:
    """What the seat of the view is to understand now, the most pressing first; nothing where it is
    asked nothing."""
    return tuple(_lessons(view))


def _lessons(view: PlayerView) -> Iterator[Lesson]:
    if view.question is None:
        return
    if view.turn < len(view.seats):
        yield Lesson.GOAL
    if _homeless(view):
        yield Lesson.NO_ROOM
    if view.question in _LESSONS:
        yield _LESSONS[view.question]
    if view.question is Question.TURN_OVER and not view.rules.market:
        yield Lesson.TURN_OVER
    if view.question is Question.TRADE and view.rules.accept is WhoAccepts.ADDRESSEE:
        yield Lesson.OFFER
    if view.question is Question.MAY_OFFER:
        return  # the game does not wait for who has not read to the end
    if paying_fields(view) and view.rules.harvest_when is HarvestWhen.ANY_TIME:
        yield Lesson.HARVEST
    if _nears_end(view):
        yield Lesson.ENDING


def paying_fields(view: PlayerView) -> tuple[int, ...]:
    """The own fields whose harvest pays something now."""
    return tuple(
        place
        for place, planted in enumerate(view.me.fields)
        if planted is not None and coins_for(planted.bean, planted.count)
    )


def _homeless(view: PlayerView) -> bool:
    """Whether a card that has to be planted now has no field that takes it."""
    must: Iterable[Bean] = ()
    if view.question is Question.PLANT_FIRST:
        must = view.hand[:1]
    elif view.question is Question.PLANT_ASIDE:
        must = (*(view.me.aside or ()), *(view.revealed if view.seat == view.active else ()))
    return any(not any(takes(field, bean) for field in view.me.fields) for bean in must)


def _nears_end(view: PlayerView) -> bool:
    """Whether the draw pile is gone through for the last time, and it is empty about a round from
    now."""
    a_round = len(view.seats) * (view.rules.turned_over + view.rules.drawn)
    return view.exhaustions == view.rules.exhaustions - 1 and view.draw_pile <= a_round


_WORDS: Mapping[Lesson, tuple[Callable[[], str], Callable[[], str]]] = {
    Lesson.GOAL: (
        lambda: translate("Lesson", "What it is about"),
        lambda: translate(
            "Lesson",
            "You plant beans and sell what has grown: the more of one kind in a field, the more "
            "coins. When the draw pile has run out for the last time the game ends, and whoever "
            "has most coins wins.",
        ),
    ),
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
    Lesson.TURN_OVER: (
        lambda: translate("Lesson", "Turn over cards"),
        lambda: translate(
            "Lesson",
            "That was enough planting from the hand. The next cards of the draw pile are laid "
            "open now: they are yours, and with them trading begins.",
        ),
    ),
    Lesson.TRADE: (
        lambda: translate("Lesson", "Everybody trades with you"),
        lambda: translate(
            "Lesson",
            "The cards turned over are yours, and what you keep has to be planted. So trade away "
            "what does not fit your fields, also from the middle of your hand. A card that would "
            "cost you a field is worth giving away.",
        ),
    ),
    Lesson.OFFER: (
        lambda: translate("Lesson", "What an offer is"),
        lambda: translate(
            "Lesson",
            "Lay down what you give and choose what you want for it. The others accept, say no or "
            "answer with an offer of their own; only what is accepted changes hands. What you "
            "receive is set aside, to be planted when you end the trading. Where you do not know "
            "what to ask for, lay down a card and press “What would you give?”. A heart beside a "
            "name shows what somebody would like.",
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
            "Now you can trade with the player whose turn it is, and with nobody else. Offer "
            "cards that are in your way; a click on a question at the right begins an answer. If "
            "you want nothing, say that you do not trade.",
        ),
    ),
    Lesson.ASIDE: (
        lambda: translate("Lesson", "Plant what was set aside"),
        lambda: translate(
            "Lesson",
            "What came by trading goes into your fields now, in any order, and so do cards turned "
            "over that you kept. If no field takes a card, harvest one first: all its cards are "
            "sold, for what the marks on the field say.",
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
    Lesson.NO_ROOM: (
        lambda: translate("Lesson", "A card finds no field"),
        lambda: translate(
            "Lesson",
            "Make room: harvest a field, even if it pays little or nothing. A field with a single "
            "card is protected while another has more. Sell where you lose least.",
        ),
    ),
    Lesson.HARVEST: (
        lambda: translate("Lesson", "This field pays"),
        lambda: translate(
            "Lesson",
            "The marks on a field are its beanometer: how many cards earn how many coins. You can "
            "harvest at any time, also when it is not your turn. Some of the cards become your "
            "coins, the others go to the discard pile. With more cards the field may pay more.",
        ),
    ),
    Lesson.ENDING: (
        lambda: translate("Lesson", "The end is near"),
        lambda: translate(
            "Lesson",
            "The draw pile is gone through for the last time. When it is empty, all fields are "
            "sold as they stand, and cards in hand are worth nothing. Whoever has most coins then "
            "has won.",
        ),
    ),
}


def lesson_words(lesson: Lesson) -> tuple[str, str]:
    """A title and what is to be known."""
    title, text = _WORDS[lesson]
    return title(), text()
