"""Putting a game together: seats, rule sets, custom rules, the game number."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QSpinBox

from bohnanza_qt.engine.rules import Preset, UnplayableRules
from bohnanza_qt.session.game_setup import GameSetup, SeatKind, SeatSetup
from bohnanza_qt.ui.setup.setup_page import MOST_SEATS, SetupPage
from bohnanza_qt.ui.theme import set_theme


def setup_of(seats: int) -> GameSetup:
    names = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus")
    return GameSetup(
        seats=tuple(
            SeatSetup(name=name, kind=SeatKind.COMPUTER if place else SeatKind.PERSON)
            for place, name in enumerate(names[:seats])
        )
    )


@pytest.fixture
def page(qtbot):
    made = SetupPage(setup_of(4))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    return made


def button(page: SetupPage, text: str) -> QPushButton:
    return next(found for found in page.findChildren(QPushButton) if found.text() == text)


def test_the_last_setup_can_be_dealt_at_once(page, qtbot):
    with qtbot.waitSignal(page.chosen) as dealt:
        QTest.mouseClick(button(page, "Deal the cards"), Qt.MouseButton.LeftButton)
    setup = dealt.args[0]
    assert setup.names == ("Ada", "Ben", "Cleo", "Dan")
    assert setup.preset is Preset.MODERN
    assert setup.game_number is not None


def test_seats_can_be_added_up_to_seven_each_with_a_name_of_its_own(page):
    for _ in range(MOST_SEATS):
        button(page, "Add a computer").click()
    assert len(page.setup.seats) == MOST_SEATS
    assert len(set(page.setup.names)) == MOST_SEATS


def test_rules_for_more_than_two_say_how_many_seats_they_lack(page):
    while len(page._seats.rows) > 2:
        page._seats.remove(page._seats.rows[-1])
    for preset in (Preset.MODERN, Preset.ORIGINAL, Preset.CLASSIC, Preset.ARENA):
        assert page._why_not(preset) == "Add 1 seat to play this."
    assert page._why_not(Preset.DUEL) == ""


def test_seven_seats_are_the_most_and_the_button_says_so(page):
    for _ in range(MOST_SEATS):
        button(page, "Add a computer").click()
    add = button(page, "Add a computer")
    assert not add.isEnabled()
    assert add.toolTip()


def test_enter_deals_and_escape_goes_back(page, qtbot):
    page._seats.rows[0]._name.setFocus()
    with qtbot.waitSignal(page.chosen):
        QTest.keyClick(page._seats.rows[0]._name, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.back):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_enter_on_a_button_presses_that_button(page, qtbot):
    qtbot.waitExposed(page)
    add = button(page, "Add a computer")
    add.setFocus()
    with qtbot.assertNotEmitted(page.chosen):
        QTest.keyClick(add, Qt.Key.Key_Return)
    assert len(page.setup.seats) == 5


def test_the_person_can_take_another_name_of_at_most_twenty_letters(page):
    page._seats.rows[0]._name.clear()
    QTest.keyClicks(page._seats.rows[0]._name, "Maximiliane Theodora of Beanfield")
    assert page.setup.names[0] == "Maximiliane Theodora"


def test_a_custom_rule_set_for_two_comes_back_as_it_was(qtbot):
    rules = {"fields": 3, "hand": 4}
    last = setup_of(2).model_copy(update={"preset": Preset.DUEL, "overrides": rules})
    page = SetupPage(last)
    qtbot.addWidget(page)
    assert page._cards.chosen is None
    assert page.setup.rules().fields == 3
    assert page.setup.rules().market


def test_in_a_very_wide_window_the_page_keeps_a_width_that_can_be_read(page, qtbot):
    page.resize(2560, 1440)
    qtbot.waitUntil(lambda: page._rules_area.geometry().right() < 2560 - 300)


def test_a_rule_set_that_these_seats_cannot_play_says_what_would_help(page):
    page._cards.choose(Preset.DUEL)
    assert "2" in page.problem
    assert not button(page, "Deal the cards").isEnabled()
    page._seats.rows[3].removed.emit()
    page._seats.rows[2].removed.emit()
    assert page.problem == ""
    assert page.setup.rules().market


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("preset", Preset)
def test_what_can_be_dealt_can_be_played(qtbot, seats, preset):
    page = SetupPage(setup_of(seats))
    qtbot.addWidget(page)
    page._cards.choose(preset)
    if page.problem:
        with pytest.raises(UnplayableRules):
            page.setup.rules()
    else:
        page.setup.rules()


def test_two_seats_of_one_name_are_told_apart_first(page):
    page._seats.rows[1]._name.setText(" ada ")
    page._seats.rows[1].changed.emit()
    assert "name" in page.problem


def test_a_game_number_too_large_is_refused_in_words(page):
    page._this_game._number.setText("99999999999999999999999")
    assert page.problem
    page._this_game._number.setText("")
    assert page.problem
    page._this_game._number.setText("482 017")
    assert page.setup.game_number == 482017


def test_a_custom_rule_set_starts_from_the_preset_chosen_before(page):
    page._cards.choose(Preset.ORIGINAL)
    page._cards.choose(None)
    assert page._custom.preset is Preset.ORIGINAL
    assert page.setup.rules().field_price == 3
    assert page.problem == ""


def test_a_custom_rule_set_that_cannot_be_played_says_why(page):
    page._cards.choose(None)
    for name, box in page._custom._numbers.items():
        if name in ("turned_over", "drawn"):
            box.setValue(0)
    assert page.problem
    assert not button(page, "Deal the cards").isEnabled()


def test_every_custom_rule_has_a_name_for_screen_readers(page):
    page._cards.choose(None)
    for box in page._custom.findChildren(QSpinBox):
        label = next(
            (found for found in page._custom._labels.values() if found.buddy() is box), None
        ) or next(found for found in page._custom._deck_labels.values() if found.buddy() is box)
        assert label.text()


def test_a_custom_game_for_two_needs_no_market(qtbot):
    page = SetupPage(setup_of(2))
    qtbot.addWidget(page)
    page._cards.choose(None)
    assert page.problem == ""
    assert page.setup.rules().min_players == 2


def test_long_words_and_large_letters_leave_every_button_in_the_smallest_window(
    page, qtbot, loud_language
):
    set_theme("light", 1.5)
    loud_language()
    page._cards.choose(None)
    page.resize(1024, 700)
    qtbot.waitUntil(lambda: page.width() == 1024)
    assert page.minimumSizeHint().width() <= 1024
    assert page.minimumSizeHint().height() <= 700
    assert page.rect().contains(page._deal.geometry())


def test_each_seat_is_a_persons_or_a_computers(page):
    assert page.setup.persons == {0}
    page._seats.rows[2]._kind.choose(SeatKind.PERSON)
    assert page.setup.persons == {0, 2}
    page._seats.rows[0]._kind.choose(SeatKind.COMPUTER)
    page._seats.rows[2]._kind.choose(SeatKind.COMPUTER)
    assert page.problem == "One person at least has to play."
    assert not button(page, "Deal the cards").isEnabled()


def test_a_person_does_not_go_by_the_computers_name(page):
    row = page._seats.rows[1]
    computer = row.setup.name
    row._kind.choose(SeatKind.PERSON)
    assert row.setup.name == "Player 2"
    assert row._name.placeholderText() == "Player 2"
    assert page._seats.rows[0]._name.placeholderText() == "Player 1"
    row._kind.choose(SeatKind.COMPUTER)
    assert row.setup.name == computer
    assert page._seats.rows[0]._name.placeholderText() == "You"


def test_a_person_is_added_and_asked_for_the_name(page):
    seats = len(page.setup.seats)
    button(page, "Add a person").click()
    assert page.setup.seats[-1].kind is SeatKind.PERSON
    assert len(page.setup.seats) == seats + 1
    assert page._seats.rows[-1]._name.hasFocus()
    QTest.keyClicks(page._seats.rows[-1]._name, "Nonna")
    assert page.setup.names[-1] == "Nonna"


def test_in_a_small_window_the_names_have_the_room(page):
    page._seats.rows[1]._kind.choose(SeatKind.PERSON)
    row = page._seats.rows[1]
    page.resize(1280, 800)
    QTest.qWait(1)
    assert row._hand.isVisible()
    page.resize(900, 620)
    QTest.qWait(1)
    assert not row._hand.isVisible()
    assert row._name.width() > 120


def test_several_persons_choose_between_curtain_and_open_hands(page):
    assert button(page, "Open hands").isHidden() or not button(page, "Open hands").isVisible()
    page._seats.rows[1]._kind.choose(SeatKind.PERSON)
    assert button(page, "Open hands").isVisible()
    assert page._seats.rows[1]._hand.text() == "hand hidden behind a curtain"
    assert not page.setup.open_hands
    button(page, "Open hands").click()
    assert page.setup.open_hands
    assert page._seats.rows[1]._hand.text() == ""
    page.show_setup(page.setup)
    assert page.setup.open_hands


@pytest.mark.parametrize(("persons", "called"), [(1, "You"), (2, "Player 1")])
def test_who_starts_is_chosen_by_the_names_of_the_game(page, persons, called):
    kinds = (SeatKind.PERSON, SeatKind.PERSON, SeatKind.COMPUTER)[2 - persons :]
    seats = [SeatSetup(name=f"Player {place + 1}", kind=kind) for place, kind in enumerate(kinds)]
    page._this_game.show_seats(seats)
    assert page._this_game._start.itemText(1) == called
