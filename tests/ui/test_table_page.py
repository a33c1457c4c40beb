"""The page of the table: its regions, its main action, and its keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import CardRef, DoneTrading, Draw, TurnOver
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.play import Question
from bohnanza_qt.engine.state import Phase, Planted
from bohnanza_qt.ui.i18n import set_language
from bohnanza_qt.ui.table.keys import USUAL_KEYS, Act
from bohnanza_qt.ui.table.main_action import MainActionWords, homeless_beans
from bohnanza_qt.ui.table.metrics import metrics_for
from bohnanza_qt.ui.table.planting_words import PlantingWords
from bohnanza_qt.ui.table.prompts import PromptWords
from bohnanza_qt.ui.theme import set_theme
from tests.ui.conftest import StartGame
from tests.ui.table_support import asks, children_inside, open_table, play_until, press
from tests.ui.trade_fakes import NAMES, seat_view, trading_view


@pytest.mark.parametrize("opponents", [2, 3, 4])
@pytest.mark.parametrize(("width", "height"), [(1024, 700), (1280, 800), (1600, 900), (2560, 1440)])
def test_every_region_lies_within_the_window(
    qtbot: QtBot, start_game: StartGame, opponents: int, width: int, height: int
) -> None:
    page = open_table(qtbot, start_game(opponents), width, height)
    regions: list[QWidget] = [
        page.bar,
        page.opponents,
        page.piles,
        page.middle,
        page.fields,
        page.seat_box,
        page.hand,
        page.action_box,
        page.side,
    ]
    assert page.size().width() == width
    assert page.size().height() == height
    assert children_inside(page, regions)
    for region in (page.piles, page.middle):
        assert region.height() >= 190


def place_on(page: QWidget, region: QWidget) -> QRect:
    return QRect(region.mapTo(page, QPoint(0, 0)), region.size())


def test_no_two_regions_overlap(qtbot: QtBot, start_game: StartGame) -> None:
    for width, height in ((1024, 700), (1280, 800)):
        page = open_table(qtbot, start_game(), width, height)
        regions: list[QWidget] = [
            page.bar,
            page.opponents,
            page.piles,
            page.middle,
            page.fields,
            page.seat_box,
            page.hand,
            page.action_box,
            page.side,
        ]
        for place, region in enumerate(regions):
            for other in regions[place + 1 :]:
                assert not place_on(page, region).intersects(place_on(page, other)), (region, other)


def test_the_side_is_as_wide_as_the_look_says() -> None:
    assert [metrics_for(width, 900, 3).side for width in (1024, 1280, 1600, 1900, 3000)] == [
        222,
        272,
        330,
        380,
        380,
    ]


def test_the_table_survives_the_largest_letters(qtbot: QtBot, start_game: StartGame) -> None:
    page = open_table(qtbot, start_game())
    set_theme("dark", 2.0)
    assert not page.grab().isNull()


def test_the_cloth_is_laid_for_trading_and_rolled_up_after_it(
    qtbot: QtBot, start_game: StartGame
) -> None:
    controller = start_game()
    page = open_table(qtbot, controller)
    assert page.middle.currentWidget() is page.cloth
    play_until(qtbot, controller, asks(Question.TRADE, Question.ANSWER))
    assert page.middle.currentWidget() is page.trade_table
    controller.try_action(DoneTrading(controller.seat))
    assert page.middle.currentWidget() is page.cloth


def test_space_turns_over_only_after_the_first_card_is_planted(
    qtbot: QtBot, start_game: StartGame
) -> None:
    controller = start_game()
    page = open_table(qtbot, controller)
    press(Qt.Key.Key_Space)
    assert controller.view.phase is Phase.PLANT
    press(Qt.Key.Key_1)
    press(Qt.Key.Key_Space)
    assert page.action_box.action is not None
    assert controller.view.phase is not Phase.PLANT


def test_space_never_ends_trading(qtbot: QtBot, start_game: StartGame) -> None:
    controller = start_game()
    play_until(qtbot, controller, asks(Question.TRADE))
    page = open_table(qtbot, controller)
    page.hand.view.setFocus()
    press(Qt.Key.Key_Space)
    assert controller.view.phase is Phase.TRADE
    assert controller.view.active == 0


def test_esc_puts_the_card_down_before_it_clears_the_cloth(
    qtbot: QtBot, start_game: StartGame
) -> None:
    controller = start_game()
    page = open_table(qtbot, controller)
    page.hand.view.chosen.emit(0)
    assert page.gestures.selected is not None
    press(Qt.Key.Key_Escape)
    assert page.gestures.selected is None


def test_undo_by_key_takes_a_planted_card_back(qtbot: QtBot, start_game: StartGame) -> None:
    controller = start_game()
    page = open_table(qtbot, controller)
    assert not page.bar.undo.isVisible()
    press(Qt.Key.Key_1)
    if controller.can_undo:
        assert page.bar.undo.isVisible()
        press(Qt.Key.Key_Z)
        assert controller.view.me.fields[0] is None


@pytest.mark.parametrize("language", ["en", "it", "eu"])
def test_nothing_in_the_bar_moves_when_undo_comes(
    qtbot: QtBot, start_game: StartGame, language: str
) -> None:
    controller = start_game()
    page = open_table(qtbot, controller, 1024, 700)
    try:
        page.set_hints(True)
        page.set_menu(QMenu(page))
        set_language(language)
        phases = page.bar.phases
        qtbot.waitUntil(lambda: phases.width() == phases.sizeHint().width())
        assert not controller.can_undo
        before = page.bar.phases.geometry(), page.bar.rule.geometry()
        press(Qt.Key.Key_1)
        qtbot.wait(20)
        assert page.bar.undo.isVisible()
        assert (page.bar.phases.geometry(), page.bar.rule.geometry()) == before
    finally:
        set_language("en")


def test_f1_asks_for_the_rule_of_the_phase(qtbot: QtBot, start_game: StartGame) -> None:
    page = open_table(qtbot, start_game())
    with qtbot.waitSignal(page.rule_wanted) as asked:
        press(Qt.Key.Key_F1)
    assert asked.args == ["plant"]


def test_no_key_of_the_table_has_two_meanings() -> None:
    keys = [key for keys in USUAL_KEYS.values() for key in keys]
    assert len(keys) == len(set(keys))
    assert set(USUAL_KEYS) == set(Act)


def test_every_widget_of_the_table_that_takes_the_focus_has_a_name(
    qtbot: QtBot, start_game: StartGame
) -> None:
    controller = start_game()
    page = open_table(qtbot, controller)
    for region in (
        page.bar,
        page.opponents,
        page.piles,
        page.cloth,
        page.fields,
        page.hand,
        page.action_box,
    ):
        for widget in region.findChildren(QWidget):
            if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                named = widget.accessibleName() or getattr(widget, "text", str)()
                assert named, widget


def test_a_screen_reader_finds_the_hand_as_a_list_with_named_cards(
    qtbot: QtBot, start_game: StartGame
) -> None:
    page = open_table(qtbot, start_game())
    found = QAccessible.queryAccessibleInterface(page.hand.view)
    assert found is not None
    names = [found.child(row).text(QAccessible.Text.Name) for row in range(found.childCount())]
    assert len(names) == 5
    assert names[0].startswith("1st card of the hand: ")
    assert names[0].endswith("must be planted")


def test_the_discard_pile_opens(qtbot: QtBot, start_game: StartGame) -> None:
    controller = start_game()
    page = open_table(qtbot, controller)
    play_until(qtbot, controller, lambda view: view.discard_size > 0)
    page.piles.discard_pile.click()
    dialog = page.window().findChild(QWidget, "", Qt.FindChildOption.FindDirectChildrenOnly)
    assert dialog is not None


# -- words --------------------------------------------------------------------------------------


def test_the_main_action_of_each_question(qapp: object) -> None:
    words = MainActionWords()
    plant = trading_view(
        phase=Phase.PLANT, revealed=(), questions=(Question.PLANT_OR_TURN_OVER, None, None, None)
    )
    action = words.find(plant, busy=False, only_field=None)
    assert action is not None
    assert isinstance(action.action, TurnOver)
    draw = plant._replace(phase=Phase.DRAW, questions=(Question.DRAW, None, None, None))
    action = words.find(draw, busy=False, only_field=None)
    assert action is not None
    assert isinstance(action.action, Draw)
    action = words.find(trading_view(active=1), busy=False, only_field=None)
    assert action is not None
    assert action.key is Act.END_TRADING
    assert action.text == "No trade"


@pytest.mark.parametrize(("active", "text"), [(0, "Draw 3 cards"), (1, "The others play")])
def test_only_who_is_active_is_told_of_drawing_while_cards_are_set_aside(
    qapp: object, active: int, text: str
) -> None:
    aside = Question.PLANT_ASIDE
    view = trading_view(
        phase=Phase.ASIDE, revealed=(), active=active, questions=(aside, None, None, None)
    )
    action = MainActionWords().find(view, busy=False, only_field=None)
    assert action is not None
    assert (action.text, action.action) == (text, None)


def test_cards_that_would_force_a_harvest_are_warned_of_before_trading_ends(
    qapp: object,
) -> None:
    action = MainActionWords().find(trading_view(), busy=False, only_field=None)
    assert action is not None
    assert "Green" in action.warning
    assert "Stink" in action.warning
    room = (seat_view((Planted(Bean.GREEN, 5), None)), *trading_view().seats[1:])
    calm = MainActionWords().find(trading_view(seats=room), busy=False, only_field=None)
    assert calm is not None
    assert calm.warning == ""


def test_what_merely_comes_first_is_no_alarm(qtbot: QtBot, start_game: StartGame) -> None:
    controller = start_game()
    page = open_table(qtbot, controller)
    assert page.action_box.action is not None
    assert page.action_box.action.why.startswith("First plant")
    assert page.action_box.tone == "note"


def test_beans_that_grow_already_or_find_an_empty_field_are_not_homeless() -> None:
    seats = (seat_view((Planted(Bean.GREEN, 2), None)), *trading_view().seats[1:])
    view = trading_view(seats=seats)
    assert homeless_beans([Bean.GREEN, Bean.RED, Bean.RED], view) == ()
    assert homeless_beans([Bean.RED, Bean.SOY, Bean.GREEN], view) == (Bean.SOY,)


def test_where_set_aside_cards_go_is_said_card_by_card(qapp: object) -> None:
    words = PlantingWords()
    said = words.sentences({Bean.GREEN: (1,), Bean.RED: (0, 2), Bean.SOY: (), Bean.BLUE: ()})
    assert said == [
        "Green goes to field 2.",
        "Red can go to fields 1 and 3.",
        "No field takes Soy and Blue: harvest one to make room.",
    ]


@pytest.mark.parametrize("question", [None, *Question])
@pytest.mark.parametrize("phase", list(Phase))
def test_there_is_something_to_read_in_every_situation(
    qapp: object, question: Question | None, phase: Phase
) -> None:
    view = trading_view(phase=phase, questions=(question, None, None, None))
    prompt = PromptWords().find(view, NAMES, False, ["Green goes to field 2."])
    assert prompt.title
    assert prompt.text


def test_a_turned_over_card_of_another_is_asked_for_by_a_click(
    qtbot: QtBot, start_game: StartGame
) -> None:
    controller = start_game()

    def others_turn(view: object) -> bool:
        seen = controller.view
        return seen.phase is Phase.TRADE and seen.active != seen.seat and bool(seen.revealed)

    view = play_until(qtbot, controller, others_turn)
    page = open_table(qtbot, controller)
    page.piles.view.chosen.emit(0)
    assert page._draft.want == (view.revealed[0],)
    assert CardRef("revealed", 0) not in page._draft.give
