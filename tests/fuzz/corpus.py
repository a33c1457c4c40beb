"""Real files to begin with: records, settings and journals of games, as the program writes them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

from bohnanza_qt.engine.actions import Action
from bohnanza_qt.engine.play import Question, awaited, legal_actions
from bohnanza_qt.engine.record import action_to_json
from bohnanza_qt.engine.rules import Preset
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.game_setup import GameSetup, SeatKind, SeatSetup
from bohnanza_qt.session.journal_format import encode, header
from bohnanza_qt.session.settings import Settings
from tests.kept_records import DUEL, MODERN, kept

RECORDS = Path(__file__).parent.parent / "records"

_NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fee", "Gus")


@cache
def records() -> tuple[bytes, ...]:
    return tuple(path.read_bytes() for path in sorted(RECORDS.rglob("*.bohn")))


@cache
def kept_games() -> tuple[bytes, ...]:
    return (
        kept(DUEL, persons=(0,), levels=("hard",)),
        kept(MODERN, persons=(0, 1), names=("Ada", "Ángel", "Player 3", "Tom")),
        kept(DUEL, actions=80),
        kept(DUEL, persons=(), names=("Iker", "Lucia")),
    )


@cache
def settings() -> tuple[bytes, ...]:
    custom = _setup(Preset.CLASSIC, 4).model_copy(
        update={"overrides": {"fields": 3, "hand": [4, 4, 5, 5], "deck": {"blue": 40, "red": 30}}}
    )
    return tuple(
        made.model_dump_json().encode()
        for made in (
            Settings(),
            Settings(language="pt_PT", text_scale=1.5, last_setup=_setup(Preset.MODERN, 3)),
            Settings(player_name="Ångström", last_folder="/home/ada", last_setup=custom),
        )
    )


@cache
def journals() -> tuple[bytes, ...]:
    return tuple(
        _journal(GameSession.new(_setup(preset, players)), Random(players))
        for preset, players in ((Preset.MODERN, 3), (Preset.ARENA, 4), (Preset.DUEL, 2))
    )


def _setup(preset: Preset, players: int) -> GameSetup:
    return GameSetup(
        preset=preset,
        seats=tuple(
            SeatSetup(name=name, kind=SeatKind.COMPUTER if seat else SeatKind.PERSON)
            for seat, name in enumerate(_NAMES[:players])
        ),
        start=0,
        game_number=players,
    )


def _journal(session: GameSession, chance: Random) -> bytes:
    lines = [header(session.record().to_bytes())]
    for _ in range(150):
        if session.is_over:
            break
        piles = len(session.state.piles)
        action = _some_action(session, chance)
        session.submit(action)
        entry: dict[str, object] = {"do": action_to_json(action), "turn": session.state.turn}
        if len(session.state.piles) > piles:
            entry["piles"] = session.state.piles[piles:]
        lines.append(encode(entry))
    lines.append(encode({"say": {"seat": 1, "to": 0, "offer": None, "accepted": None}}))
    lines.append(encode({"undo": 1, "turn": session.state.turn}))
    return b"".join(lines)


def _some_action(session: GameSession, chance: Random) -> Action:
    questions = awaited(session.state)
    asked = [seat for seat, asks in enumerate(questions) if asks not in (None, Question.MAY_OFFER)]
    return chance.choice(list(legal_actions(session.state, chance.choice(asked))))
