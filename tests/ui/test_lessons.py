"""The first game teaches: what comes up for the first time is explained, once and for all."""

from __future__ import annotations

from typing import Any

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
from bohnanza_qt.engine.play import Question, legal_actions
from bohnanza_qt.engine.rules import Preset, rule_set
from bohnanza_qt.engine.state import Phase, Planted
from bohnanza_qt.engine.view import PlayerView, SeatView
from bohnanza_qt.ui.i18n import LANGUAGES, set_language
from bohnanza_qt.ui.main_window import MainWindow
from bohnanza_qt.ui.settings_dialog import SettingsDialog
from bohnanza_qt.ui.table.lesson_bubble import LessonBubble
from bohnanza_qt.ui.words.lessons import Lesson, lesson_words, lessons_for, paying_fields
from tests.ui import family
from tests.ui.table_support import press

from .conftest import StartGame
from .table_support import open_table, wait_for_question
from .trade_fakes import BLUE, CHILI, RED, seat_view, trading_view


@pytest.fixture(autouse=True)
def a_newcomer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bohnanza_qt.ui.running_game.TEACHES", True)


def first_game(
    qtbot: QtBot, preset: str = "modern", *, known: tuple[Lesson, ...] = (Lesson.GOAL,)
) -> MainWindow:
    window = family.open_window(qtbot)
    window._preferences.update(lessons_learnt=tuple(lesson.value for lesson in known))
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


def test_first_of_all_the_goal_is_told_and_then_what_to_do(qtbot: QtBot) -> None:
    window = first_game(qtbot, known=())
    bubble = bubble_of(window)
    qtbot.waitUntil(lambda: bubble.lesson is Lesson.GOAL)
    qtbot.waitUntil(lambda: len(bubble.lit) == 2)
    QTest.mouseClick(bubble.go_on_button, Qt.MouseButton.LeftButton)
    assert bubble.lesson is Lesson.PLANT
    press(Qt.Key.Key_Escape)
    assert bubble.lesson is None
    assert window._preferences.settings.lessons_learnt == (Lesson.GOAL, Lesson.PLANT)


def test_whoever_acts_without_reading_is_told_about_the_next_thing(qtbot: QtBot) -> None:
    window = first_game(qtbot, known=())
    bubble, controller = bubble_of(window), family.controller_of(window)
    qtbot.waitUntil(lambda: bubble.lesson is Lesson.GOAL)
    controller.try_action(Plant(0, 0))
    qtbot.waitUntil(lambda: bubble.lesson is Lesson.MAY_PLANT)


def test_trading_is_explained_in_two_steps(qtbot: QtBot) -> None:
    window = first_game(qtbot)
    bubble, controller = bubble_of(window), family.controller_of(window)
    controller.try_action(Plant(0, 0))
    controller.hold()
    controller.try_action(TurnOver(0))
    qtbot.waitUntil(lambda: bubble.lesson is Lesson.TRADE)
    bubble.close_lesson()
    assert bubble.lesson is Lesson.OFFER
    bubble.close_lesson()
    assert bubble.lesson is None
    controller.release()


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
    qtbot.waitUntil(lambda: bubble_of(window).lesson is Lesson.GOAL)


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
        {Lesson.GOAL, Lesson.PLANT, Lesson.MARKET}
        if preset == "duel"
        else {Lesson.GOAL, Lesson.PLANT, Lesson.TRADE, Lesson.ASIDE, Lesson.DRAW}
    )


def position(**changes: Any) -> PlayerView:
    """Round 3 on the table of others' tests: chili and red grow, a red card is in front."""
    question = changes.pop("question", Question.PLANT_FIRST)
    view = trading_view(phase=Phase.PLANT, revealed=(), **changes)
    return view._replace(questions=(question, None, None, None))


def growing(*fields: Planted | None) -> tuple[SeatView, ...]:
    return tuple(seat_view(fields) for _ in range(4))


def test_who_is_asked_nothing_is_told_nothing() -> None:
    view = position()._replace(questions=(None, Question.DRAW, None, None), turn=0)
    assert lessons_for(view) == ()


def test_room_has_to_be_made_where_no_field_takes_the_front_card() -> None:
    one_each = growing(Planted(CHILI, 1), Planted(RED, 1))
    assert lessons_for(position(hand=(BLUE,), seats=one_each)) == (Lesson.NO_ROOM, Lesson.PLANT)
    assert lessons_for(position(hand=(RED,), seats=one_each)) == (Lesson.PLANT,)
    empty = growing(Planted(CHILI, 1), None)
    assert lessons_for(position(hand=(BLUE,), seats=empty)) == (Lesson.PLANT,)


def test_room_has_to_be_made_for_cards_turned_over_that_were_kept() -> None:
    seats = growing(Planted(CHILI, 1), Planted(RED, 1))
    view = trading_view(seats=seats, revealed=(BLUE,), phase=Phase.ASIDE)
    view = view._replace(questions=(Question.PLANT_ASIDE, None, None, None))
    assert lessons_for(view) == (Lesson.NO_ROOM, Lesson.ASIDE)
    assert lessons_for(view._replace(active=1)) == (Lesson.ASIDE,)
    assert lessons_for(view._replace(revealed=(RED,))) == (Lesson.ASIDE,)


def test_the_beanometer_is_explained_when_a_field_pays() -> None:
    pays, not_yet = growing(Planted(CHILI, 3), None), growing(Planted(CHILI, 2), None)
    assert lessons_for(position(seats=pays)) == (Lesson.PLANT, Lesson.HARVEST)
    assert lessons_for(position(seats=not_yet)) == (Lesson.PLANT,)
    assert paying_fields(position(seats=growing(None, Planted(RED, 2)))) == (1,)
    # Where one may not harvest at any time it would be wrong.
    for preset, players in ((Preset.ARENA, 4), (Preset.DUEL, 2)):
        other = position(seats=pays)._replace(rules=rule_set(preset, players))
        assert Lesson.HARVEST not in lessons_for(other)


def test_the_end_is_told_of_about_a_round_before() -> None:
    seats = growing(None, None)
    last = position(seats=seats)._replace(exhaustions=2, draw_pile=20)
    assert lessons_for(last) == (Lesson.PLANT, Lesson.ENDING)
    assert lessons_for(last._replace(draw_pile=21)) == (Lesson.PLANT,)
    assert lessons_for(last._replace(exhaustions=1)) == (Lesson.PLANT,)


def test_turning_over_is_told_by_the_rules_that_are_played() -> None:
    view = position(seats=growing(None, None), question=Question.TURN_OVER)
    assert lessons_for(view) == (Lesson.TURN_OVER,)
    assert lessons_for(view._replace(rules=rule_set(Preset.DUEL, 2))) == ()


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
