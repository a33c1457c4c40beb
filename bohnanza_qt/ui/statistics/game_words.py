"""One kept game in words: when, by which rules, who, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale

from ...session.kept_game import KeptGame, Sitter
from ...session.statistics import against
from ..i18n import translate
from ..setup.rule_words import custom_name
from ..words import coins_phrase, list_phrase, player_names, preset_name
from ..words.levels import level_name
from . import figure_words


def date_words(game: KeptGame) -> str:
    """Day and time in the place where one is, in the way of the language that is on."""
    begun = QDateTime.fromSecsSinceEpoch(game.begun)
    return QLocale().toString(begun, QLocale.FormatType.ShortFormat)


def rules_words(game: KeptGame) -> str:
    """The rules, and where one person played how strong the others were."""
    rules = custom_name() if game.is_custom else preset_name(game.preset)
    if len(game.persons) != 1:
        return rules
    return f"{rules} · {level_name(against(game).level)}"


def names_words(game: KeptGame) -> str:
    """Everybody at the table, with the coins that each had at the end."""
    names = _names(game)
    if not game.is_over:
        return list_phrase(names)
    coins = (figure_words.number(seat.coins) for seat in game.seats)
    return list_phrase([f"{name} {own}" for name, own in zip(names, coins, strict=True)])


def result_words(game: KeptGame) -> str:
    """Who won with how many coins, or how far the game is."""
    if not game.is_over:
        return translate("Statistics", "Not over yet, round {number}").format(
            number=figure_words.number(game.round)
        )
    names, you = _names(game), _you(game)
    coins = coins_phrase(max(game.seats[seat].coins for seat in game.winners))
    others = list_phrase([names[seat] for seat in game.winners if seat != you])
    if you in game.winners:
        if others:
            return translate("Statistics", "You won together with {names}, with {coins}").format(
                names=others, coins=coins
            )
        return translate("Statistics", "You won with {coins}").format(coins=coins)
    if len(game.winners) > 1:
        return translate("Statistics", "{names} won with {coins}", "several").format(
            names=others, coins=coins
        )
    return translate("Statistics", "{name} won with {coins}").format(name=others, coins=coins)


def sentence(game: KeptGame) -> str:
    """All of it, for whoever hears it."""
    return translate("Statistics", "{date}. {result}. {names}. Rules: {rules}.").format(
        date=date_words(game),
        result=result_words(game),
        names=names_words(game),
        rules=rules_words(game),
    )


def is_won(game: KeptGame) -> bool:
    """Whether the one person at the table won."""
    return _you(game) in game.winners


def _you(game: KeptGame) -> int | None:
    """The seat that words are said to: that of the only person."""
    persons = [seat for seat, who in enumerate(game.seats) if who.who is Sitter.PERSON]
    return persons[0] if len(persons) == 1 else None


def _names(game: KeptGame) -> Sequence[str]:
    return player_names([seat.name for seat in game.seats], _you(game))
