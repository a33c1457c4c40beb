"""The rule book of the `modern` rules, in the program's own words, as sections of paragraphs."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from .i18n import translate
from .rules_variants import (
    duel_heading,
    duel_paragraphs,
    variants_heading,
    variants_paragraphs,
)


class Chapter(StrEnum):
    """What a section is about; also its anchor on the page."""

    AIM = "aim"
    BEANS = "beans"
    FIELDS = "fields"
    HAND = "hand"
    TURN = "turn"
    PLANT = "plant"
    TRADE = "trade"
    ASIDE = "aside"
    DRAW = "draw"
    HARVEST = "harvest"
    END = "end"
    DUEL = "duel"
    VARIANTS = "variants"
    WINDOW = "window"


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands under it. The beanometers follow the section BEANS."""

    chapter: Chapter
    heading: str
    paragraphs: tuple[str, ...]


def rule_book() -> tuple[Section, ...]:
    """The whole book in the language that is on."""
    return (*_things(), *_turn(), *_rest(), *_other_rules(), _window())


def _things() -> tuple[Section, ...]:
    return (
        Section(
            Chapter.AIM,
            translate("Rules", "What it is about"),
            (
                translate(
                    "Rules",
                    "You grow beans and sell them for coins. Whoever has the most coins at the "
                    "end wins. The cards come in an order that you cannot choose, so you will "
                    "often hold a bean that you have no room for. Then you trade: somebody at "
                    "the table may be waiting for exactly that bean.",
                ),
                translate(
                    "Rules",
                    "Three to five can play. For two there is the duel, for up to seven there are "
                    "the classic rules.",
                ),
            ),
        ),
        Section(
            Chapter.BEANS,
            translate("Rules", "Beans and the beanometer"),
            (
                translate(
                    "Rules",
                    "There are eight kinds of beans, 104 cards in all. The number in the corner "
                    "of a card says how many there are of its kind: the fewer there are, the "
                    "fewer you need for a coin.",
                ),
                translate(
                    "Rules",
                    "The beanometer at the foot of a card says how many cards of this kind you "
                    "have to harvest together for one, two, three or four coins. Two garden "
                    "beans pay two coins and three pay three; no harvest of garden beans pays "
                    "one or four.",
                ),
            ),
        ),
        Section(
            Chapter.FIELDS,
            translate("Rules", "Your fields"),
            (
                translate(
                    "Rules",
                    "With three players everybody has three fields, with four or five players "
                    "two. No further field can be bought.",
                ),
                translate(
                    "Rules",
                    "Only one kind of bean grows in a field, as many cards of it as you like. An "
                    "empty field takes any bean, also one that already grows in another of your "
                    "fields.",
                ),
            ),
        ),
        Section(
            Chapter.HAND,
            translate("Rules", "Your hand"),
            (
                translate(
                    "Rules",
                    "Everybody begins with five cards in hand. The order of the cards in your "
                    "hand never changes: you plant from the front, and new cards join at the "
                    "back. This is the most important rule of the game.",
                ),
                translate(
                    "Rules",
                    "Trading is the way out. You may give away any card of your hand, wherever it "
                    "stands, and the cards behind it move up.",
                ),
            ),
        ),
    )


def _turn() -> tuple[Section, ...]:
    return (
        Section(
            Chapter.TURN,
            translate("Rules", "Your turn"),
            (
                translate(
                    "Rules",
                    "A turn has four phases: plant, turn over and trade, plant what is set "
                    "aside, draw. Whoever has the turn is the active player. Then it is the turn "
                    "of the player to the left, clockwise round the table.",
                ),
            ),
        ),
        Section(
            Chapter.PLANT,
            translate("Rules", "Phase 1: Plant"),
            (
                translate(
                    "Rules",
                    "Plant the front card of your hand in one of your fields. You have to, even "
                    "if you must harvest a field first to make room.",
                ),
                translate(
                    "Rules",
                    "Then you may plant the card that is now at the front as well, in any field "
                    "that can take it. You never plant a third card in this phase.",
                ),
                translate("Rules", "If your hand is empty, this phase is skipped."),
            ),
        ),
        Section(
            Chapter.TRADE,
            translate("Rules", "Phase 2: Turn over and trade"),
            (
                translate(
                    "Rules",
                    "The two top cards of the draw pile are turned over. They belong to the "
                    "active player, who may keep them, trade them or give them away.",
                ),
                translate(
                    "Rules",
                    "Now everybody may trade with the active player, and only with the active "
                    "player. You may offer any card of your hand; the active player may also "
                    "offer the turned-over cards. Any number of cards may go against any number, "
                    "also against none: that is a gift, and a gift has to be accepted too.",
                ),
                translate(
                    "Rules",
                    "Planted beans, coins, and cards that somebody has just received cannot be "
                    "traded. Promises about later turns bind nobody.",
                ),
                translate(
                    "Rules",
                    "Cards that you receive never go into your hand. They are set aside next to "
                    "your fields, where everybody can see them, and must be planted in the next "
                    "phase.",
                ),
                translate(
                    "Rules",
                    "Trading is over when the active player ends it, or when nobody else wants to "
                    "trade any more. Turned-over cards that nobody took stay with the active "
                    "player and are set aside too.",
                ),
            ),
        ),
        Section(
            Chapter.ASIDE,
            translate("Rules", "Phase 3: Plant what is set aside"),
            (
                translate(
                    "Rules",
                    "Everybody plants all the cards that they have set aside, each player in any "
                    "order. Whoever has no room must harvest a field first.",
                ),
            ),
        ),
        Section(
            Chapter.DRAW,
            translate("Rules", "Phase 4: Draw"),
            (
                translate(
                    "Rules",
                    "The active player draws three cards, one after another, and puts each at the "
                    "back of the hand. Then the next player has the turn.",
                ),
            ),
        ),
    )


def _rest() -> tuple[Section, ...]:
    return (
        Section(
            Chapter.HARVEST,
            translate("Rules", "Harvesting"),
            (
                translate(
                    "Rules",
                    "You may harvest your own fields at any time, also when it is somebody else's "
                    "turn. A harvest always empties the whole field. The beanometer says what it "
                    "pays: that many of the cards are turned over and become your coins, and the "
                    "others go to the discard pile. A harvest may also pay nothing.",
                ),
                translate(
                    "Rules",
                    "A field with a single bean is protected: you may not harvest it while "
                    "another of your fields has two beans or more. Empty fields do not matter. "
                    "If all your beans are alone in their fields, you may harvest any of them.",
                ),
            ),
        ),
        Section(
            Chapter.END,
            translate("Rules", "The end of the game"),
            (
                translate(
                    "Rules",
                    "When the last card of the draw pile is taken, the discard pile is shuffled "
                    "at once and becomes the new draw pile. Coins stay with the players, so the "
                    "pile gets smaller each time.",
                ),
                translate(
                    "Rules",
                    "When the draw pile has run out for the third time, the game ends. If that "
                    "happens while cards are turned over, the active player still trades and "
                    "everybody plants what is set aside, but no more cards are drawn. If it "
                    "happens while cards are drawn, the game is over at once.",
                ),
                translate(
                    "Rules",
                    "Then all fields are harvested. Cards in hand are worth nothing. Whoever has "
                    "the most coins wins. If several have the same number, the one of them wins "
                    "who sits farthest clockwise from the starting player.",
                ),
            ),
        ),
    )


def _other_rules() -> tuple[Section, ...]:
    return (
        Section(Chapter.DUEL, duel_heading(), duel_paragraphs()),
        Section(Chapter.VARIANTS, variants_heading(), variants_paragraphs()),
    )


def _window() -> Section:
    return Section(
        Chapter.WINDOW,
        translate("Rules", "In this program"),
        (
            translate(
                "Rules",
                "Everything can be done by dragging cards, by clicking (first the card, then "
                "where it goes) and with the keyboard alone. The game is saved after every "
                "move. You can take back a move as long as nobody has learned anything new "
                "from it.",
            ),
            translate(
                "Rules",
                "The computers know no more than you would in their place. They never see the "
                "hands of others or the order of the draw pile.",
            ),
        ),
    )


_CHAPTER_OF_PHASE: Final = {
    "plant": Chapter.PLANT,
    "trade": Chapter.TRADE,
    "aside": Chapter.ASIDE,
    "draw": Chapter.DRAW,
    "over": Chapter.END,
    "offered": Chapter.DUEL,
    "market": Chapter.DUEL,
}


def chapter_for(phase: str | None, *, duel: bool = False) -> Chapter:
    """The chapter to read while the game is in `phase`, a value of the engine's Phase; the
    first one outside a game. All phases of the `duel` stand in a chapter of their own."""
    if duel and phase in _CHAPTER_OF_PHASE:
        return Chapter.DUEL
    return _CHAPTER_OF_PHASE.get(phase or "", Chapter.AIM)
