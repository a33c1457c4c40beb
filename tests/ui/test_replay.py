"""Looking back at a game: as a seat saw it, with keys and mouse, without changing anything."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import CardRef, Draw
from bohnanza_qt.engine.events import CardDrawn
from bohnanza_qt.engine.play import Question
from bohnanza_qt.engine.record import replay
from bohnanza_qt.engine.rules import Preset
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.engine.view import view_of
from bohnanza_qt.players.player import Because, Motive
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.game_setup import GameSetup, SeatKind, SeatSetup
from bohnanza_qt.session.remarks import Remark
from bohnanza_qt.ui.cards_mime import DraggedCard
from bohnanza_qt.ui.controller import GameController
from bohnanza_qt.ui.durations import set_durations
from bohnanza_qt.ui.replay.replay_controller import ReplayController
from bohnanza_qt.ui.replay.replay_page import ReplayPage
from bohnanza_qt.ui.theme import set_theme
from tests.session.playing import play, setup_of
from tests.ui.table_support import children_inside

RUNS_A_GAME = {
    *(
        "start",
        "stop",
        "acted",
        "undone",
        "remarked",
        "said",
        "reseated",
        "replaced",
        "experts_gave_up",
    ),
    *("look_from", "set_ask_only_on_offers", "thinking_pid"),
}
"""What a controller has for those who run a game, not for its widgets."""

OpenPage = Callable[..., ReplayPage]


@pytest.fixture(scope="module")
def session() -> GameSession:
    """A whole game of Ada, Ben and Cleo."""
    session = GameSession.new(setup_of())
    play(session, 2000)
    assert session.is_over
    return session


@pytest.fixture
def open_page(qtbot: QtBot) -> OpenPage:
    menu = QMenu()
    qtbot.addWidget(menu)

    def make(session: GameSession, seats: tuple[int, ...] = (0, 1, 2)) -> ReplayPage:
        page = ReplayPage(session, seats, menu, lambda: "Back to the result")
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        return page

    return make


@pytest.fixture
def page(open_page: OpenPage, session: GameSession) -> ReplayPage:
    return open_page(session)


def press(page: ReplayPage, key: Qt.Key) -> None:
    QTest.keyClick(page.focusWidget() or page, key)


def story(page: ReplayPage) -> str:
    return " ".join(label.text() for label in page.table.cloth.findChildren(QLabel))


def invites(page: ReplayPage) -> bool:
    """Whether anything on the table looks as if something had to be done, or could be."""
    table = page.table
    return (
        any(card.must or card.may for card in table.hand.model.rows)
        or any(card.must or card.selected for card in table.cloth.cards_model.rows)
        or any(field.invites for field in table.fields.model.rows)
        or (table.fields.buy_bed.is_for_sale and table.fields.buy_bed.isEnabled())
        or table.gestures.discardable is not None
    )


def test_nothing_invites_to_act_in_a_game_that_was_played(page: ReplayPage) -> None:
    asked = set()
    for moment in range(60):
        page.go_to(moment)
        asked.add(page.table._controller.view.question)
        assert not invites(page)
    assert Question.PLANT_FIRST in asked


def test_a_widget_of_the_table_finds_in_a_replay_all_that_a_game_has() -> None:
    asked = {name for name in dir(GameController) if not name.startswith("_")}
    assert asked - set(dir(QObject)) - RUNS_A_GAME <= set(dir(ReplayController))


def test_it_begins_where_the_game_stands(page: ReplayPage, session: GameSession) -> None:
    assert page.moment == session.action_count
    assert page.table.side.log.model.entries
    assert not page.bar.play_on.isEnabled()


def test_every_seat_sees_what_it_saw_then(page: ReplayPage, session: GameSession) -> None:
    for moment in (0, 40, 7, session.action_count, 99):
        page.go_to(moment)
        for seat in (0, 1, 2):
            page.look_through(seat)
            seen = page.table._controller.view
            assert seen == view_of(replay(session.record(), moment), seat)


def test_keys_walk_through_actions_turns_and_to_both_ends(page: ReplayPage) -> None:
    turns = page.cursor_of_game.turns
    press(page, Qt.Key.Key_Home)
    assert page.moment == 0
    assert "The cards are dealt. Ada starts." in story(page)
    press(page, Qt.Key.Key_Right)
    press(page, Qt.Key.Key_Right)
    press(page, Qt.Key.Key_Left)
    assert page.moment == 1
    press(page, Qt.Key.Key_PageDown)
    assert page.moment == turns[1]
    press(page, Qt.Key.Key_Right)
    press(page, Qt.Key.Key_PageUp)
    assert page.moment == turns[1]
    press(page, Qt.Key.Key_PageUp)
    assert page.moment == 0
    press(page, Qt.Key.Key_Left)
    assert page.moment == 0
    press(page, Qt.Key.Key_End)
    assert page.moment == page.cursor_of_game.last
    assert "The game is over." in story(page)


def test_escape_goes_back_wherever_the_focus_is(page: ReplayPage, qtbot: QtBot) -> None:
    for widget in (page.bar.slider, page.table.hand.view, page.table.side.log.view):
        widget.setFocus()
        with qtbot.waitSignal(page.back_wanted):
            press(page, Qt.Key.Key_Escape)


def test_a_click_on_the_line_of_the_game_goes_there(page: ReplayPage) -> None:
    slider = page.bar.slider
    middle = QPoint(slider.width() // 2, slider.height() // 2)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=middle)
    assert abs(page.moment - page.cursor_of_game.last / 2) < page.cursor_of_game.last / 20


def test_the_log_ends_at_the_moment_shown_and_leads_to_others(
    page: ReplayPage, session: GameSession
) -> None:
    full = [entry.action for entry in page.table.side.log.model.entries]
    page.go_to(60)
    page.go_to(20)
    page.go_to(90)
    entries = page.table.side.log.model.entries
    assert [entry.action for entry in entries] == [action for action in full if action < 90]
    assert entries[-1].round == replay(session.record(), 90).turn // 3 + 1
    view = page.table.side.log.view
    line = view.model().index(4, 0)
    view.scrollTo(line)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(line).center())
    assert page.moment == entries[-5].action + 1


def test_after_going_back_rounds_in_the_log_are_those_of_the_moment(page: ReplayPage) -> None:
    page.go_to(page.cursor_of_game.turns[1] + 1)
    page.go_to(page.moment + 1)
    assert page.table.side.log.model.entries[-1].round == 1


def test_what_others_drew_is_not_told(page: ReplayPage, session: GameSession) -> None:
    drawn = next(
        moment
        for moment, action in enumerate(session.log, start=1)
        if isinstance(action, Draw) and action.seat == 1
    )
    page.go_to(drawn)
    assert "Ben drew" in story(page)
    for events in page.table._controller.history:
        for event in events:
            if isinstance(event, CardDrawn) and event.seat == 1:
                assert event.bean is None
    page.look_through(1)
    assert "You drew" in story(page)


def test_reasons_are_told_again(open_page: OpenPage) -> None:
    session = GameSession.new(setup_of())
    play(session, 3)
    session.remark(Remark(1, 0, None, Because(Motive.FITS_MY_FIELD), None))
    play(session, 3, seed=2)
    page = open_page(session)
    page.go_to(0)
    page.go_to(3)
    assert "That suits my fields." in story(page)


def test_nothing_can_be_done_and_every_try_is_explained(
    open_page: OpenPage, session: GameSession, qtbot: QtBot
) -> None:
    page = open_page(session)
    first = page.cursor_of_game.record.to_bytes()
    tries: tuple[Callable[[], object], ...] = (
        lambda: page.table.gestures.press_card(DraggedCard("hand", 0)),
        lambda: page.table.gestures.begin_drag([DraggedCard("hand", 0)]),
        lambda: page.table.gestures.choose_field(0),
        lambda: page.table._controller.try_offer([1], [CardRef("hand", 0)], []),
        page.table.action_box.trigger,
        page.table._controller.undo,
        page.table._controller.redo,
        page.table._controller.silence,
    )
    for act in tries:
        page.go_to(1)
        page.go_to(0)
        assert not page.table.explains
        assert page.table._controller.view.phase is Phase.PLANT
        act()
        if act == page.table.action_box.trigger:
            page.go_to(1)
            act()
        assert page.table.explains
        assert "This is a look back" in story(page)
        page.table.gestures.end_drag()
        assert page.table.gestures.selected is None
    assert page.cursor_of_game.record.to_bytes() == first


def test_it_runs_by_itself_until_it_is_stopped_or_over(page: ReplayPage, qtbot: QtBot) -> None:
    page.go_to(page.cursor_of_game.last - 3)
    press(page, Qt.Key.Key_Space)
    assert page.is_running
    qtbot.waitUntil(lambda: page.moment == page.cursor_of_game.last)
    qtbot.waitUntil(lambda: not page.is_running)
    page.go_to(4)
    press(page, Qt.Key.Key_Space)
    press(page, Qt.Key.Key_Left)
    assert not page.is_running
    assert page.moment == 3
    page.run(True)
    page.hide()
    assert not page.is_running


def test_space_on_a_button_presses_the_button(page: ReplayPage) -> None:
    page.go_to(5)
    button = next(tool for act, tool in page.bar._tools.items() if act.value == "on")
    button.setFocus()
    press(page, Qt.Key.Key_Space)
    assert page.moment == 6
    assert not page.is_running


def test_one_step_on_flies_and_a_leap_does_not(page: ReplayPage) -> None:
    set_durations("normal", True)
    page.go_to(0)
    assert not page.table.overlay.is_flying
    page.go_to(1)
    assert page.table.overlay.is_flying
    page.go_to(60)
    assert not page.table.overlay.is_flying


def test_playing_on_names_the_moment_and_the_seat(page: ReplayPage, qtbot: QtBot) -> None:
    page.go_to(12)
    page.look_through(1)
    with qtbot.waitSignal(page.play_on_wanted) as wanted:
        QTest.mouseClick(page.bar.play_on, Qt.MouseButton.LeftButton)
    assert wanted.args == [12, 1]


def test_through_eyes_that_are_not_offered_nobody_looks(
    open_page: OpenPage, session: GameSession
) -> None:
    page = open_page(session, (0,))
    assert page.bar.eyes.isHidden()
    page.look_through(1)
    assert page.seat == 0


@pytest.mark.parametrize("preset", [Preset.DUEL, Preset.CLASSIC, Preset.ARENA])
def test_games_by_other_rules_are_looked_back_at_too(open_page: OpenPage, preset: Preset) -> None:
    names = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus")
    count = {Preset.DUEL: 2, Preset.CLASSIC: 7}.get(preset, 4)
    seats = tuple(SeatSetup(name=name, kind=SeatKind.COMPUTER) for name in names[:count])
    session = GameSession.new(GameSetup(preset=preset, seats=seats, start=0, game_number=4))
    play(session, 150)
    page = open_page(session, tuple(range(count)))
    for moment in range(0, session.action_count, 7):
        page.go_to(moment)
        assert story(page)
        assert not invites(page)
    page.look_through(1)
    assert not page.grab().isNull()


@pytest.mark.parametrize("mode", ["light", "dark", "contrast"])
def test_the_bar_fits_the_smallest_window_with_long_words(
    page: ReplayPage, qtbot: QtBot, loud_language: Callable[[], None], mode: str
) -> None:
    set_theme(mode, 1.0)  # type: ignore[arg-type]
    loud_language()
    page.resize(1024, 700)
    qtbot.waitUntil(lambda: page.width() == 1024 and page.bar.width() == 1024)
    assert page.height() == 700
    assert children_inside(
        page.bar, (page.bar.back, page.bar.slider, page.bar.eyes, page.bar.play_on)
    )
    assert page.bar.back.accessibleName()
    assert not page.grab().isNull()
