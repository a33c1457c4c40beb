"""The first game teaches: what comes up for the first time is explained, once and for all."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import (
    Accept,
    BuyField,
    DoneTrading,
    Harvest,
    Plant,
    TurnOver,
    Withdraw,
)
from bohnanza_qt.engine.play import legal_actions
from bohnanza_qt.ui.i18n import LANGUAGES, set_language
from bohnanza_qt.ui.main_window import MainWindow
from bohnanza_qt.ui.settings_dialog import SettingsDialog
from bohnanza_qt.ui.table.lesson_bubble import LessonBubble
from bohnanza_qt.ui.words.lessons import Lesson, lesson_words
from tests.ui import family
from tests.ui.table_support import press

from .conftest import StartGame
from .table_support import open_table, wait_for_question


@pytest.fixture(autouse=True)
def a_newcomer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bohnanza_qt.ui.running_game.TEACHES", True)


def first_game(qtbot: QtBot, preset: str = "modern") -> MainWindow:
    window = family.open_window(qtbot)
    window.game_pages.play(
        window.games.begin(family.family_setup({0}, 2 if preset == "duel" else 3, preset=preset))
    )
    qtbot.waitUntil(family.table_of(window).hand.view.hasFocus)
    return window


def bubble_of(window: MainWindow) -> LessonBubble:
    bubble = family.table_of(window).lesson_bubble
    assert bubble is not None
    return bubble


def test_the_first_thing_to_do_is_explained_beside_its_place(qtbot: QtBot) -> None:
    window = first_game(qtbot)
    bubble = bubble_of(window)
    qtbot.waitUntil(lambda: bubble.lesson is Lesson.PLANT)
    assert bubble.text.startswith("Plant your front card\n")
    assert family.table_of(window).rect().contains(bubble.geometry())
    assert bubble.lit


def test_what_is_done_is_learnt_and_the_next_thing_explained(qtbot: QtBot) -> None:
    window = first_game(qtbot)
    bubble, controller = bubble_of(window), family.controller_of(window)
    qtbot.waitUntil(lambda: bubble.lesson is Lesson.PLANT)
    controller.try_action(Plant(0, 0))
    qtbot.waitUntil(lambda: bubble.lesson is Lesson.MAY_PLANT)
    controller.try_action(TurnOver(0))
    qtbot.waitUntil(lambda: bubble.lesson in (Lesson.TRADE, Lesson.ANSWER))
    learnt = window._preferences.settings.lessons_learnt
    assert set(learnt) >= {Lesson.PLANT, Lesson.MAY_PLANT}


def test_what_was_explained_is_never_explained_again(qtbot: QtBot) -> None:
    window = first_game(qtbot)
    bubble = bubble_of(window)
    qtbot.waitUntil(lambda: bubble.lesson is Lesson.PLANT)
    QTest.mouseClick(bubble.go_on_button, Qt.MouseButton.LeftButton)
    assert not bubble.isVisible()
    window.game_pages.play(window.games.begin(family.family_setup({0}, 3)))
    again = bubble_of(window)
    family.controller_of(window).try_action(Plant(0, 0))
    qtbot.waitUntil(lambda: again.lesson is Lesson.MAY_PLANT)
    assert Lesson.PLANT in window._preferences.settings.lessons_learnt


def test_esc_closes_an_explanation(qtbot: QtBot) -> None:
    window = first_game(qtbot)
    bubble = bubble_of(window)
    qtbot.waitUntil(lambda: bubble.lesson is Lesson.PLANT)
    press(Qt.Key.Key_Escape)
    assert bubble.lesson is None
    assert not bubble.isVisible()


def test_who_wants_no_explanations_gets_none_until_the_settings_say_so(qtbot: QtBot) -> None:
    window = first_game(qtbot)
    bubble = bubble_of(window)
    qtbot.waitUntil(lambda: bubble.lesson is Lesson.PLANT)
    QTest.mouseClick(bubble.stop_button, Qt.MouseButton.LeftButton)
    assert family.table_of(window).lesson_bubble is None
    assert not window._preferences.settings.lessons
    dialog = SettingsDialog(window._preferences)
    qtbot.addWidget(dialog)
    dialog.lessons.click()
    assert window._preferences.settings.lessons
    assert window._preferences.settings.lessons_learnt == ()
    qtbot.waitUntil(lambda: bubble_of(window).lesson is Lesson.PLANT)


def test_a_hint_takes_the_place_of_an_explanation(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bohnanza_qt.ui.computers.ADVISER", "hard")
    window = first_game(qtbot)
    bubble = bubble_of(window)
    qtbot.waitUntil(lambda: bubble.lesson is Lesson.PLANT)
    press(Qt.Key.Key_I)
    assert bubble.lesson is None
    hint = family.table_of(window).hint_bubble
    assert hint is not None
    qtbot.waitUntil(hint.isVisible)


@pytest.mark.parametrize("preset", ["modern", "duel"])
def test_in_a_whole_turn_everything_is_explained_that_comes_up(
    start_game: StartGame, qtbot: QtBot, preset: str
) -> None:
    controller = start_game(opponents=1 if preset == "duel" else 3, preset=preset)
    page = open_table(qtbot, controller)
    bubble = page.teach(())
    given: list[str] = []
    bubble.learnt.connect(given.append)
    controller.start()
    while controller.view.turn < 5:
        wait_for_question(qtbot, controller)
        moves = [
            move
            for move in legal_actions(controller.session.state, 0)
            if not isinstance(move, BuyField | Withdraw | Accept)
        ]
        controller.try_action(min(moves, key=lambda move: isinstance(move, Harvest | DoneTrading)))
    bubble.close_lesson()
    assert len(given) == len(set(given))
    assert set(given) >= (
        {Lesson.PLANT, Lesson.MARKET}
        if preset == "duel"
        else {Lesson.PLANT, Lesson.TRADE, Lesson.ASIDE, Lesson.DRAW}
    )


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_explanation_is_translated(qtbot: QtBot, language: str) -> None:
    set_language("en")
    plain = [lesson_words(lesson) for lesson in Lesson]
    set_language(language)
    for lesson, (title, text) in zip(Lesson, plain, strict=True):
        words = lesson_words(lesson)
        assert words[0] != title
        assert words[1] != text


def test_in_the_first_game_of_all_the_person_starts(qtbot: QtBot) -> None:
    window = family.open_window(qtbot)
    for _ in range(4):
        window.playing.play_alone(3)
        assert family.session_of(window).state.start == 0
    window.close()


def test_whoever_knows_the_game_is_given_the_lot(qtbot: QtBot) -> None:
    window = family.open_window(qtbot)
    window.playing._preferences.update(lessons_learnt=("plant",))
    starts = set()
    for _ in range(30):
        window.playing.play_alone(3)
        starts.add(family.session_of(window).state.start)
    assert len(starts) > 1
    window.close()
