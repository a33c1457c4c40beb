"""Whoever wants to learn to play gets a game that explains itself, and loses nothing by it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.rules import Preset
from bohnanza_qt.session.settings import Speed
from bohnanza_qt.session.signs import Sign
from bohnanza_qt.ui.i18n import LANGUAGES
from bohnanza_qt.ui.main_window import MainWindow
from bohnanza_qt.ui.start_screen import StartScreen

from . import family


@pytest.fixture(autouse=True)
def explanations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bohnanza_qt.ui.running_game.TEACHES", True)


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    return family.open_window(qtbot)


def learn(window: MainWindow) -> None:
    window.show_start()
    QTest.mouseClick(window.start_screen._learn, Qt.MouseButton.LeftButton)


def test_it_is_played_against_two_easy_computers_by_the_modern_rules(window: MainWindow) -> None:
    learn(window)
    session = family.session_of(window)
    assert session.people == {0}
    assert [seat.level for seat in session.setup.seats[1:]] == ["easy", "easy"]
    assert session.setup.preset is Preset.MODERN
    assert session.setup.overrides == {}
    assert session.state.active == 0
    window.close()


def test_the_usual_setups_stay_as_they_are(window: MainWindow) -> None:
    setup = family.family_setup({0}, 5, preset="classic", overrides={"drawn": 2})
    seats = (setup.seats[0].model_copy(update={"sign": Sign.TULIP}), *setup.seats[1:])
    setup = setup.model_copy(update={"seats": seats})
    together = family.family_setup({0, 1}, 4)
    window._preferences.update(
        last_setup=setup, family_setup=together, opponents=4, player_name="Ada"
    )
    before = window._preferences.settings
    learn(window)
    session = family.session_of(window)
    assert session.setup.preset is Preset.MODERN
    assert session.setup.overrides == {}
    assert len(session.names) == 3
    assert session.names[0] == "Ada"
    assert session.setup.signs[0] is Sign.TULIP
    after = window._preferences.settings
    for name in ("last_setup", "family_setup", "opponents", "player_name", "level"):
        assert getattr(after, name) == getattr(before, name)
    window.close()


def test_everything_is_explained_from_the_beginning_again(window: MainWindow) -> None:
    window._preferences.update(lessons=False, lessons_learnt=("plant", "trade", "draw"))
    learn(window)
    settings = window._preferences.settings
    assert settings.lessons
    assert settings.lessons_learnt == ()
    assert family.table_of(window).lesson_bubble is not None
    window.close()


def test_explanations_that_were_sent_away_come_back_by_this_entry_only(
    qtbot: QtBot, window: MainWindow
) -> None:
    learn(window)
    bubble = family.table_of(window).lesson_bubble
    assert bubble is not None
    qtbot.waitUntil(bubble.isVisible)
    QTest.mouseClick(bubble.stop_button, Qt.MouseButton.LeftButton)
    window.show_start()
    window.playing.play_alone(3)
    assert family.table_of(window).lesson_bubble is None
    window.show_start()
    window.playing.continue_game()
    assert family.table_of(window).lesson_bubble is None
    learn(window)
    assert family.table_of(window).lesson_bubble is not None
    window.close()


@pytest.mark.parametrize(
    ("speed", "after"),
    [
        (Speed.NONE, Speed.NORMAL),
        (Speed.SLOW, Speed.SLOW),
        (Speed.NORMAL, Speed.NORMAL),
        (Speed.FAST, Speed.FAST),
    ],
)
def test_the_own_speed_stays_unless_moves_come_at_once(
    window: MainWindow, speed: Speed, after: Speed
) -> None:
    window._preferences.update(speed=speed)
    learn(window)
    assert window._preferences.settings.speed is after
    assert ("take their time now" in window.notice) is (speed is Speed.NONE)
    window.close()


def test_a_game_that_was_being_played_is_kept(window: MainWindow) -> None:
    window.game_pages.play(window.games.begin(family.family_setup({0}, 4)))
    number = family.session_of(window).setup.game_number
    learn(window)
    assert family.session_of(window).setup.game_number != number
    assert "The game before is kept" in window.notice
    assert any(window.playing._folders.kept_games.iterdir())
    window.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_every_line_of_the_start_is_there_in_the_smallest_window(
    qtbot: QtBot, window: MainWindow, language: str, scale: float
) -> None:
    start = window.start_screen
    window._preferences.update(language=language, text_scale=scale)
    window.resize(1024, 700)
    start.set_continue(9, ["Iker", "Lucia", "Tom"])
    qtbot.waitUntil(lambda: window.width() == 1024)
    bar = start._scroll.verticalScrollBar()
    qtbot.waitUntil(lambda: (bar.maximum() > 0) is (scale > 1.0))
    assert start.rect().contains(start._sheet.geometry())
    last = start.entries()[-1]
    last.setFocus()
    start._scroll.ensureWidgetVisible(last)
    top = last.mapTo(start, last.rect().topLeft())
    assert start._sheet.geometry().contains(top)
    window._preferences.update(language="en", text_scale=1.0)
    window.close()


def test_it_stands_with_the_ways_to_play(qtbot: QtBot) -> None:
    screen = StartScreen()
    qtbot.addWidget(screen)
    names = [entry.text() for entry in screen.entries()]
    at = names.index("Learn to play")
    assert names[at - 1] == "New game…"
    assert names[at + 1] == "Open a game…"
    with qtbot.waitSignal(screen.learn_wanted):
        screen._learn.click()
