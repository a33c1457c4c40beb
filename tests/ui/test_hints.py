"""Hints on the table: asked for with a key, shown at their place, followed or put away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import Accept, Action, CardRef, DoneTrading, MakeOffer, Plant
from bohnanza_qt.ui import computers, thinkers
from bohnanza_qt.ui.controller import GameController
from bohnanza_qt.ui.i18n import LANGUAGES, set_language
from bohnanza_qt.ui.table import hint_bubble
from bohnanza_qt.ui.table.bubble_place import Region, beside, worth_seeing
from bohnanza_qt.ui.table.hint_bubble import HintBubble
from bohnanza_qt.ui.table.table_page import TablePage
from bohnanza_qt.ui.words import bean_name
from bohnanza_qt.ui.words.hints import hint_reason, hint_title
from tests.ui import family, slow_players

from .conftest import StartGame
from .table_support import next_action, open_table, press, wait_for_question


@pytest.fixture(autouse=True)
def hints_that_need_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computers, "ADVISER", "hard")


def open_table_with_hints(
    qtbot: QtBot, controller: GameController, width: int = 1280, height: int = 800
) -> TablePage:
    page = open_table(qtbot, controller, width, height)
    page.set_hints(True)
    return page


def bubble_of(page: TablePage) -> HintBubble:
    assert page.hint_bubble is not None
    return page.hint_bubble


def ask(qtbot: QtBot, page: TablePage) -> HintBubble:
    """Presses the key, and waits for the hint."""
    press(Qt.Key.Key_I)
    bubble = bubble_of(page)
    qtbot.waitUntil(bubble.isVisible)
    qtbot.waitUntil(lambda: page.controller.hints.advice is not None)
    return bubble


def hinted(page: TablePage) -> Action | None:
    advice = page.controller.hints.advice
    assert advice is not None
    return advice.action


def test_the_key_shows_a_move_with_its_reason_and_takes_it_away_again(
    start_game: StartGame, qtbot: QtBot
) -> None:
    page = open_table_with_hints(qtbot, start_game())
    bubble = ask(qtbot, page)
    action = hinted(page)
    assert isinstance(action, Plant)
    title, reason = bubble.text.split("\n")
    front = bean_name(page.controller.view.hand[0])
    assert title == f"Plant {front} in field {action.field + 1}"
    assert reason
    press(Qt.Key.Key_I)
    assert not bubble.isVisible()
    assert bubble.lit == ()
    assert page.controller.session.log == ()


def test_the_card_and_the_field_of_the_hint_are_lit_and_not_hidden_by_it(
    start_game: StartGame, qtbot: QtBot
) -> None:
    page = open_table_with_hints(qtbot, start_game())
    bubble = ask(qtbot, page)
    card, field = bubble.lit
    assert page.hand.geometry().intersects(card)
    assert page.fields.geometry().intersects(field)
    assert page.rect().contains(bubble.geometry())
    assert not any(bubble.geometry().intersects(place) for place in bubble.lit)


def test_a_long_hint_after_a_short_one_shows_all_of_its_words(
    start_game: StartGame, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    titles = ["Wait", "Offer 2 black-eyed beans and 1 garden bean to anyone for 3 stink beans"]
    page = open_table_with_hints(qtbot, start_game())
    for title in titles:
        monkeypatch.setattr(hint_bubble, "hint_title", lambda *_, words=title: words)
        labels = ask(qtbot, page).findChildren(QLabel)
        assert title in [label.text() for label in labels]
        for label in labels:
            assert label.height() >= label.heightForWidth(label.width())
        press(Qt.Key.Key_I)


def test_the_hint_is_followed_with_its_key_and_can_be_undone(
    start_game: StartGame, qtbot: QtBot
) -> None:
    page = open_table_with_hints(qtbot, start_game())
    bubble = ask(qtbot, page)
    action = hinted(page)
    press(Qt.Key.Key_I, Qt.KeyboardModifier.ShiftModifier)
    assert page.controller.session.log == (action,)
    assert not bubble.isVisible()
    press(Qt.Key.Key_Z)
    assert page.controller.session.log == ()


def test_the_hint_is_followed_with_its_button(start_game: StartGame, qtbot: QtBot) -> None:
    page = open_table_with_hints(qtbot, start_game())
    QTest.mouseClick(page.bar.hint, Qt.MouseButton.LeftButton)
    bubble = bubble_of(page)
    qtbot.waitUntil(bubble.isVisible)
    action = hinted(page)
    QTest.mouseClick(bubble.follow, Qt.MouseButton.LeftButton)
    assert page.controller.session.log == (action,)


def test_a_hint_vanishes_when_the_position_changes(start_game: StartGame, qtbot: QtBot) -> None:
    page = open_table_with_hints(qtbot, start_game())
    bubble = ask(qtbot, page)
    page.controller.try_action(Plant(0, 1))
    assert not bubble.isVisible()
    press(Qt.Key.Key_I, Qt.KeyboardModifier.ShiftModifier)
    assert page.controller.session.log == (Plant(0, 1),)


def test_esc_puts_the_hint_away_before_anything_else(start_game: StartGame, qtbot: QtBot) -> None:
    page = open_table_with_hints(qtbot, start_game())
    bubble = ask(qtbot, page)
    press(Qt.Key.Key_Escape)
    assert not bubble.isVisible()


def test_nothing_is_hinted_at_where_nothing_is_asked(start_game: StartGame, qtbot: QtBot) -> None:
    controller = start_game(start=1)
    page = open_table_with_hints(qtbot, controller)
    assert controller.view.question is None
    press(Qt.Key.Key_I)
    assert not controller.hints.is_asked
    assert not bubble_of(page).isVisible()


def test_without_hints_there_is_no_button_and_the_key_does_nothing(
    start_game: StartGame, qtbot: QtBot
) -> None:
    page = open_table_with_hints(qtbot, start_game())
    bubble = ask(qtbot, page)
    page.set_hints(False)
    assert not bubble.isVisible()
    assert not page.bar.hint.isVisible()
    press(Qt.Key.Key_I)
    assert not page.controller.hints.is_asked


@pytest.mark.parametrize("preset", ["modern", "classic", "original", "arena", "duel"])
def test_a_whole_game_can_be_played_by_hints_alone(
    start_game: StartGame, qtbot: QtBot, preset: str
) -> None:
    controller = start_game(opponents=1 if preset == "duel" else 3, preset=preset, level="hard")
    hints = controller.hints
    refused: list[object] = []
    controller.refused.connect(lambda action, reason: refused.append((action, reason)))
    controller.start()
    kinds = set()
    while not controller.is_over:
        wait_for_question(qtbot, controller)
        hints.ask()
        qtbot.waitUntil(lambda: not hints.is_thinking)
        advice = hints.advice
        if advice is None:
            continue
        assert hint_title(advice, controller.view, controller.names)
        hint_reason(advice, controller.names)
        kinds.add(type(advice.action))
        if advice.action is None:
            controller.try_action(DoneTrading(0))
        else:
            assert hints.follow() is None
    assert not refused
    assert len(kinds) > 4


def test_a_deal_tells_what_it_is_worth_to_both_sides(start_game: StartGame, qtbot: QtBot) -> None:
    controller = start_game(level="hard")
    page = open_table_with_hints(qtbot, controller)
    controller.start()
    for _ in range(60):
        wait_for_question(qtbot, controller)
        controller.hints.ask()
        qtbot.waitUntil(lambda: not controller.hints.is_thinking)
        if not controller.hints.is_asked:
            continue
        action = hinted(page)
        if isinstance(action, Accept):
            break
        if action is None:
            controller.try_action(DoneTrading(0))
        else:
            controller.hints.follow()
    else:
        raise AssertionError("no offer was good")
    offer = next(offer for offer in controller.view.offers if offer.number == action.offer)
    text = bubble_of(page).text
    assert text.startswith(f"Accept {controller.names[offer.seat]}'s offer: ")
    assert "Worth about +" in text
    assert f"to {controller.names[offer.seat]}." in text
    assert any(page.side.geometry().contains(place) for place in bubble_of(page).lit)


def test_hints_speak_every_language(start_game: StartGame, qtbot: QtBot) -> None:
    page = open_table_with_hints(qtbot, start_game())
    bubble = ask(qtbot, page)
    texts = {bubble.text}
    for language in LANGUAGES[1:]:
        set_language(language)
        QGuiApplication.sendPostedEvents()
        texts.add(bubble.text)
        assert bubble.follow.text() != "Do it"
    assert len(texts) == len(LANGUAGES)


def test_a_hint_keeps_within_a_table_that_becomes_small(
    start_game: StartGame, qtbot: QtBot
) -> None:
    page = open_table_with_hints(qtbot, start_game(), 1600, 1000)
    bubble = ask(qtbot, page)
    page.resize(1024, 700)
    qtbot.waitUntil(lambda: page.rect().contains(bubble.geometry()))
    assert QRect(0, 0, 1024, 700).contains(bubble.geometry())


def test_only_who_looks_is_given_a_hint_and_the_curtain_takes_it_away(qtbot: QtBot) -> None:
    window = family.open_window(qtbot)
    window.game_pages.play(window.games.begin(family.family_setup({0, 1}, 2, preset="duel")))
    controller = family.controller_of(window)
    controller.hints.ask()
    assert not controller.hints.is_asked
    family.open_curtain(qtbot, window)
    page = family.table_of(window)
    qtbot.waitUntil(page.hand.view.hasFocus)
    looking = controller.seat
    for _ in range(40):
        ask(qtbot, page)
        advice = controller.hints.advice
        assert advice is not None
        assert advice.seat == looking
        press(Qt.Key.Key_I, Qt.KeyboardModifier.ShiftModifier)
        family.wait_for_somebody(qtbot, window)
        if controller.screen.is_kept:
            press(Qt.Key.Key_Space)
        if controller.screen.is_covered:
            break
    assert controller.screen.is_covered
    controller.hints.ask()
    assert not controller.hints.is_asked


def test_the_settings_switch_hints_off(qtbot: QtBot) -> None:
    window = family.open_window(qtbot)
    window.game_pages.play(window.games.begin(family.family_setup({0}, 3)))
    page = family.table_of(window)
    assert page.bar.hint.isVisible()
    window._preferences.update(hints=False)
    assert not page.bar.hint.isVisible()


def test_a_hint_of_somebody_who_searches_comes_from_its_process(
    start_game: StartGame, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computers, "ADVISER", "expert")
    page = open_table_with_hints(qtbot, start_game(level="easy"))
    assert page.controller.thinking_pid is None
    ask(qtbot, page)
    assert isinstance(hinted(page), Plant)
    assert page.controller.thinking_pid is not None


def test_a_hint_comes_even_if_no_process_lasts(
    start_game: StartGame, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computers, "is_searching", lambda level: True)
    monkeypatch.setattr(thinkers, "make_player", slow_players.make_none)
    page = open_table_with_hints(qtbot, start_game(level="hard"))
    ask(qtbot, page)
    assert isinstance(hinted(page), Plant)


@pytest.mark.parametrize(("width", "height"), [(1024, 700), (1280, 800), (1366, 768)])
def test_a_hint_about_an_offer_hides_no_other_offer_nor_a_side_of_the_trade(
    start_game: StartGame, qtbot: QtBot, width: int, height: int
) -> None:
    page = open_table_with_hints(qtbot, start_game(), width, height)
    offers = [QRect(width - 260, top, 240, 70) for top in (110, 190, 270)]
    sides = [QRect(200, 190, 240, 150), QRect(450, 190, 240, 150)]
    regions = [*(Region(place, 6.0) for place in offers), *(Region(place, 4.0) for place in sides)]
    for lit in offers:
        for high in (110, 190):
            corner = beside([lit], QSize(320, high), page.rect().adjusted(0, 46, 0, 0), regions)
            covered = QRect(corner, QSize(320, high))
            assert page.rect().contains(covered)
            assert not any(covered.intersects(region.place) for region in regions)


def test_the_hand_the_fields_and_the_sides_of_the_trade_are_worth_seeing(
    start_game: StartGame, qtbot: QtBot
) -> None:
    page = open_table_with_hints(qtbot, start_game(), 1024, 700)
    found = [region.place for region in worth_seeing(page)]
    assert any(page.hand.geometry().intersects(place) for place in found)
    assert any(page.fields.geometry().intersects(place) for place in found)
    bubble = ask(qtbot, page)
    assert not any(bubble.geometry().intersects(place) for place in bubble.lit)
    cards = [place for place in found if page.hand.geometry().contains(place)]
    hidden = [place for place in cards if bubble.geometry().intersects(place)]
    assert not hidden, "there is room elsewhere"


def test_whoever_lays_a_card_on_the_cloth_needs_the_hint_no_longer(
    start_game: StartGame, qtbot: QtBot
) -> None:
    controller = start_game()
    page = open_table_with_hints(qtbot, controller)
    controller.start()
    for _ in range(40):
        wait_for_question(qtbot, controller)
        if page.draft.can_give(CardRef("hand", 0)):
            break
        controller.try_action(next_action(controller))
    controller.hold()
    controller.hints.ask()
    qtbot.waitUntil(lambda: not controller.hints.is_thinking)
    if isinstance(hinted(page), MakeOffer):
        page.draft.add_card(CardRef("hand", 0))
        assert bubble_of(page).isVisible(), "it says how to go on"
    else:
        page.draft.add_card(CardRef("hand", 0))
        assert not controller.hints.is_asked
        assert bubble_of(page).isHidden()
