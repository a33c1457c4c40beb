"""The sections of the rule book about games that go otherwise."""

from __future__ import annotations

from .i18n import translate


def duel_heading() -> str:
    return translate("Rules", "The duel for two")


def duel_paragraphs() -> tuple[str, ...]:
    """In the order of a turn."""
    return (
        translate(
            "Rules",
            "The duel is for two players, and there is no trading. There are 144 cards: all kinds "
            "but garden and cocoa beans. Each player has two fields; a third one costs three "
            "coins, which leave the game.",
        ),
        translate(
            "Rules",
            "A turn begins with the cards that the other player left for you: plant or discard "
            "each of them, in any order.",
        ),
        translate(
            "Rules",
            "Then plant the front card of your hand, and the next one too if you like. After that "
            "you may discard one card of your hand, wherever it stands; then nothing more is "
            "planted from the hand in this turn.",
        ),
        translate(
            "Rules",
            "Now three cards are turned over. As long as the top card of the discard pile is of a "
            "kind that lies there, it joins them. Plant any of these cards that you like. What you "
            "leave waits for the other player.",
        ),
        translate(
            "Rules",
            "In the end you draw two cards, one after another, and put each at the back of your "
            "hand. You harvest and buy fields in your own turn only. A lone bean may be harvested "
            "only if each of your fields holds just one.",
        ),
        translate(
            "Rules",
            "The game ends when the draw pile has run out once. If that happens while cards are "
            "turned over, you still plant what you like of them. In a tie, the one with more cards "
            "in hand wins.",
        ),
    )


def variants_heading() -> str:
    return translate("Rules", "Other rules to play by")


def variants_paragraphs() -> tuple[str, ...]:
    """What differs from the chapters before, for each of the other rule sets for many."""
    return (
        translate(
            "Rules",
            "Original: everybody begins with two fields. A third one costs three coins, at any "
            "time; they go to the discard pile.",
        ),
        translate(
            "Rules",
            "Classic: for three to seven players, with coffee, wax and cocoa beans, depending on "
            "how many play. A third field costs three coins with four or five players and two "
            "coins with more. With six or seven, the first hands have three, four and five cards, "
            "the others six, and four cards are drawn in a turn.",
        ),
        translate(
            "Rules",
            "In the classic game the discard pile is shuffled only when the next card is needed, "
            "and with three players the game ends when the draw pile has run out twice. A lone "
            "bean may be harvested only if each of your fields holds just one. In a tie, whoever "
            "has most cards in hand wins.",
        ),
        translate(
            "Rules",
            "Arena: you may harvest only when a card that you have to plant finds no other place, "
            "and a lone bean only if each of your fields holds just one. Only the active player "
            "accepts offers; the others answer with offers of their own. What somebody received "
            "stays hidden until it is planted.",
        ),
    )
