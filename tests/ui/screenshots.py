"""Writes pictures of the main states of the window, to be looked at by people.

    python -m tests.ui.screenshots FOLDER [STATE...]

Each state is a file `STATE-WIDTHxHEIGHT.png`; without states all are written.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QDialog

from bohnanza_qt.engine.actions import (
    Accept,
    Action,
    CardRef,
    DoneTrading,
    MakeOffer,
    Plant,
    TurnOver,
)
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.play import Question, awaited, explain_illegal
from bohnanza_qt.engine.rules import Preset
from bohnanza_qt.engine.view import redact
from bohnanza_qt.players.computers import make_player
from bohnanza_qt.players.talker import Talker
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.game_setup import GameSetup, SeatKind, SeatSetup
from bohnanza_qt.session.paths import Folders
from bohnanza_qt.session.settings import Speed
from bohnanza_qt.session.table import Table
from bohnanza_qt.session.talk import SaidWishes
from bohnanza_qt.ui.application import make_application
from bohnanza_qt.ui.cards_mime import DraggedCard
from bohnanza_qt.ui.i18n import set_language
from bohnanza_qt.ui.main_window import MainWindow
from bohnanza_qt.ui.preferences import Preferences
from bohnanza_qt.ui.replay.replay_page import ReplayPage
from bohnanza_qt.ui.rules_text import Chapter
from bohnanza_qt.ui.theme import set_theme
from tests.kept_records import put_some

SIZES: Final = ((1024, 700), (1280, 800), (2560, 1440))
_NAMES: Final = ("Maren", "Iker", "Lucia", "Tom", "Amaia", "Jordi", "Inês")


def _turn(milliseconds: int = 30) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def _session(
    players: int = 4, number: int = 3, start: int = 0, preset: Preset = Preset.MODERN
) -> GameSession:
    seats = tuple(
        SeatSetup(name=name, kind=SeatKind.PERSON if not seat else SeatKind.COMPUTER)
        for seat, name in enumerate(_NAMES[:players])
    )
    setup = GameSetup(preset=preset, seats=seats, start=start, game_number=number, overrides={})
    return GameSession.new(setup)


def _play(session: GameSession, until: Callable[[GameSession], bool]) -> GameSession:
    """Computers play all seats until it is so, or the game is over."""
    players = [make_player("greedy", seat) for seat in range(len(session.names))]
    table = Table(session, frozenset(), tell=session.remark)
    session.listeners.append(table)
    while not until(session) and (asked := table.next_decision()) is not None:
        seen = session.action_count
        decision = players[asked.seat].decide(session.view(asked.seat), asked.question)
        table.conduct(asked, decision)
        for events in session.history_since(seen):
            for event in events:
                for watcher, player in enumerate(players):
                    player.watch(redact(event, watcher))
    table.leave(session)
    return session


def _asked(session: GameSession, question: Question, turn: int) -> bool:
    return session.state.turn >= turn and awaited(session.state)[0] is question


class _Studio:
    """A window with a folder to write into."""

    def __init__(self, window: MainWindow, target: Path, home: Path) -> None:
        self.window = window
        self.target = target
        self.home = home

    def shoot(self, name: str) -> None:
        for width, height in SIZES:
            self.window.resize(width, height)
            _turn()
            picture = self.window.grab()
            picture.save(str(self.target / f"{name}-{width}x{height}.png"))

    def shoot_dialog(self, name: str, show: Callable[[], None]) -> None:
        self.window.resize(1280, 800)
        show()
        _turn()
        for dialog in self.window.findChildren(QDialog):
            if dialog.isVisible():
                dialog.grab().save(str(self.target / f"{name}.png"))
                dialog.close()
        _turn()

    @contextmanager
    def game(self, session: GameSession) -> Iterator[MainWindow]:
        """The game on the table, the computers told to wait."""
        window = self.window
        window.game_pages.play(session)
        assert window.controller is not None
        window.controller.hold()
        _turn()
        yield window
        window.show_start()


def start(studio: _Studio) -> None:
    studio.shoot("start")
    studio.window.start_screen.set_continue(9, ["Iker", "Lucia", "Tom"])
    studio.shoot("start-continue")


def plant(studio: _Studio) -> None:
    session = _play(_session(), lambda game: _asked(game, Question.PLANT_FIRST, 8))
    with studio.game(session) as window:
        studio.shoot("plant")
        assert window.table is not None
        window.table.gestures.press_card(DraggedCard("hand", 0))
        studio.shoot("plant-targets")


def second_plant(studio: _Studio) -> None:
    with studio.game(_session()) as window:
        assert window.controller is not None
        window.controller.try_action(Plant(0, 0))
        studio.shoot("plant-second")


def hints(studio: _Studio) -> None:
    """A hint, and what a newcomer is told."""
    session = _play(_session(), lambda game: _asked(game, Question.TRADE, 8))
    with studio.game(session) as window:
        assert window.controller is not None
        assert window.table is not None
        window.controller.hints.ask()
        _turn(4000)
        studio.shoot("hint")
        window.controller.hints.put_away()
        window.table.teach(())
        _turn(300)
        studio.shoot("lesson")
        window.table.teach_no_more()


def trade(studio: _Studio) -> None:
    session = _play(_session(), lambda game: _asked(game, Question.TRADE, 8))
    with studio.game(session) as window:
        studio.shoot("trade")
        assert window.controller is not None
        assert window.table is not None
        draft = window.table._draft
        draft.add_card(CardRef("hand", 1))
        draft.add_card(CardRef("revealed", 0))
        kinds = list(dict.fromkeys(session.state.seats[1].hand))
        draft.add_want(kinds[0])
        draft.add_want(kinds[0])
        studio.shoot("trade-draft")
        draft.submit()
        draft.add_card(CardRef("revealed", 0))
        window.controller.release()
        window.table.trade_table.answers.ask()
        _turn(400)
        window.controller.hold()
        studio.shoot("trade-enquiry")
        draft.clear()
        for seat in (2, 3):
            _try(session, MakeOffer(seat, 0, (CardRef("hand", 0),), (session.state.revealed[0],)))
        _try(session, MakeOffer(1, 0, (CardRef("hand", 1),), (kinds[-1],)))
        window.controller._tell()
        studio.shoot("trade-offers")


def together(studio: _Studio) -> None:
    """Two persons put a deal together: before, at the curtain between them, and after."""
    session = _play(_session(), lambda game: _asked(game, Question.TRADE, 8))
    people = [SeatKind.PERSON, SeatKind.PERSON, *[SeatKind.COMPUTER] * (len(session.names) - 2)]
    seats = [
        who.model_copy(update={"kind": kind})
        for who, kind in zip(session.setup.seats, people, strict=True)
    ]
    session.reseat(session.setup.model_copy(update={"seats": tuple(seats)}))
    with studio.game(session) as window:
        assert window.controller is not None
        window.controller.screen.open()
        _turn()
        assert window.table is not None
        draft = window.table.draft
        draft.set_partners([1])
        draft.put_together()
        draft.add_card(CardRef("hand", 1))
        draft.add_card(CardRef("revealed", 0))
        for bean in session.state.seats[1].hand[:2]:
            draft.add_want(bean)
        studio.shoot("together")
        window.table.trade_table.offer()
        _turn()
        studio.shoot("together-curtain")
        window.controller.screen.open()
        _turn()
        studio.shoot("together-partner")


def answer(studio: _Studio) -> None:
    session = _play(_session(start=1), lambda game: game.state.phase.value == "trade")
    with studio.game(session) as window:
        studio.shoot("others-trade")
        hand = session.state.seats[0].hand
        _try(session, MakeOffer(1, 0, (CardRef("revealed", 0),), (hand[2],)))
        assert window.controller is not None
        window.controller._tell()
        studio.shoot("answer")


def aside(studio: _Studio) -> None:
    session = _session(players=3)
    for action in (Plant(0, 0), TurnOver(0)):
        session.submit(action)
    _try(session, MakeOffer(1, 0, (CardRef("hand", 0),), ()))
    _try(session, Accept(0, 0, ()))
    session.submit(DoneTrading(0))
    with studio.game(session):
        studio.shoot("aside")


def end(studio: _Studio) -> None:
    session = _play(_session(number=11), lambda game: False)
    saved = studio.target / "over.bohn"
    studio.window.games.save(session, saved)
    studio.window.playing.open_game(saved)
    saved.unlink()
    studio.shoot("end")
    studio.window.show_start()


def setup(studio: _Studio) -> None:
    window = studio.window
    window.show_setup()
    studio.shoot("setup")
    page = window.page
    page._cards.choose(None)  # type: ignore[attr-defined]
    studio.shoot("setup-custom")
    window.show_start()


def replay(studio: _Studio) -> None:
    session = _play(_session(number=11), lambda game: False)
    saved = studio.target / "over.bohn"
    window = studio.window
    window.games.save(session, saved)
    window.playing.open_game(saved)
    saved.unlink()
    window.game_pages.look_back(session.action_count // 2)
    studio.shoot("replay")
    page = window.page
    assert isinstance(page, ReplayPage)
    page.look_through(2)
    page.go_to(0)
    studio.shoot("replay-deal")
    window.show_start()


def five(studio: _Studio) -> None:
    session = _play(_session(players=5), lambda game: _asked(game, Question.TRADE, 9))
    _tell_wishes(session)
    with studio.game(session):
        studio.shoot("five")


def seven(studio: _Studio) -> None:
    session = _play(
        _session(players=7, preset=Preset.CLASSIC), lambda game: _asked(game, Question.TRADE, 9)
    )
    _tell_wishes(session)
    with studio.game(session) as window:
        studio.shoot("seven-wishes")
        assert window.table is not None
        studio.shoot_dialog("wishes", window.table.ask_for_wishes)


def _tell_wishes(session: GameSession) -> None:
    for seat in range(len(session.names)):
        player = make_player("hard", seat, frozenset())
        assert isinstance(player, Talker)
        wanted = player.wishes(session.view(seat)).wanted
        session.say(SaidWishes(seat, wanted, (Bean.SOY,) if seat % 3 == 0 else ()))


def rules(studio: _Studio) -> None:
    studio.window.show_rules()
    studio.shoot("rules")
    page = studio.window.page
    page.show_chapter(Chapter.BEANS)  # type: ignore[attr-defined]
    studio.shoot("rules-beans")
    studio.window.show_start()


def statistics(studio: _Studio) -> None:
    window = studio.window
    window.all_games.open()
    _turn(300)
    studio.shoot("statistics-none")
    window.show_start()
    folders = Folders(studio.home / "data", studio.home / "config")
    put_some(folders)
    for name, mode, language, scale in (
        ("statistics", "light", "en", 1.0),
        ("statistics-dark-it", "dark", "it", 1.0),
        ("statistics-contrast-eu", "contrast", "eu", 1.0),
        ("statistics-large-ca", "light", "ca", 2.0),
    ):
        set_theme(mode, scale)  # type: ignore[arg-type]
        set_language(language)
        window.all_games.open()
        _turn(600)
        studio.shoot(name)
        window.show_start()
        studio.shoot(f"{name}-start")
    set_theme("light", 1.0)
    set_language("en")
    for path in folders.kept_games.glob("*.bohn"):
        path.unlink()
    _turn()


def dialogs(studio: _Studio) -> None:
    studio.shoot_dialog("settings", studio.window.dialogs.show_settings)
    studio.shoot_dialog("keys", studio.window.dialogs.show_keys)
    studio.shoot_dialog("about", studio.window.dialogs.show_about)


def dark(studio: _Studio) -> None:
    _dressed(studio, "dark", "dark", "en", 1.0)


def contrast(studio: _Studio) -> None:
    _dressed(studio, "contrast", "contrast", "en", 1.0)


def italian(studio: _Studio) -> None:
    _dressed(studio, "italian", "light", "it", 1.0)


def large(studio: _Studio) -> None:
    _dressed(studio, "large", "light", "en", 1.5)


def _dressed(studio: _Studio, name: str, mode: str, language: str, scale: float) -> None:
    set_theme(mode, scale)  # type: ignore[arg-type]
    set_language(language)
    _turn()
    studio.shoot(f"{name}-start")
    session = _play(_session(), lambda game: _asked(game, Question.TRADE, 8))
    with studio.game(session) as window:
        assert window.table is not None
        window.table._draft.add_card(CardRef("hand", 1))
        studio.shoot(f"{name}-trade")
    session = _play(_session(), lambda game: _asked(game, Question.PLANT_FIRST, 8))
    with studio.game(session) as window:
        studio.shoot(f"{name}-plant")
    set_theme("light", 1.0)
    set_language("en")
    _turn()


def _try(session: GameSession, action: Action) -> None:
    if explain_illegal(session.state, action) is None:
        session.submit(action)


STATES: Final = {
    state.__name__: state
    for state in (
        start,
        plant,
        second_plant,
        hints,
        trade,
        together,
        answer,
        aside,
        five,
        seven,
        setup,
        end,
        replay,
        rules,
        statistics,
        dialogs,
        dark,
        contrast,
        italian,
        large,
    )
}


def main() -> int:
    if len(sys.argv) < 2 or any(name not in STATES for name in sys.argv[2:]):
        print(__doc__, "States:", ", ".join(STATES), file=sys.stderr)
        return 2
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    application = make_application()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        folders = Folders(data=Path(home, "data"), config=Path(home, "config"))
        preferences = Preferences(folders.settings_file, application)
        preferences.dress("en")
        set_theme("light", 1.0)
        preferences.update(speed=Speed.NONE, animation=False, lessons=False)
        window = MainWindow(preferences, folders)
        window.show()
        _turn(300)
        studio = _Studio(window, target, Path(home))
        for name in sys.argv[2:] or STATES:
            STATES[name](studio)
        window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
