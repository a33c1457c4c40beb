"""The signs that were chosen stand for their seats wherever the game shows a sign."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QIcon, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import CardRef, MakeOffer, Plant, TurnOver
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.game_setup import GameSetup, SeatKind
from bohnanza_qt.session.signs import SIGNS, Sign
from bohnanza_qt.ui import curtain as curtain_module
from bohnanza_qt.ui.coin_chart import CoinChart
from bohnanza_qt.ui.end_screen import EndScreen
from bohnanza_qt.ui.i18n import LANGUAGES, set_language
from bohnanza_qt.ui.main_window import MainWindow
from bohnanza_qt.ui.replay.replay_page import ReplayPage
from bohnanza_qt.ui.result_list import ResultList
from bohnanza_qt.ui.seat_signs import seat_icon
from bohnanza_qt.ui.seats_dialog import SeatsDialog
from bohnanza_qt.ui.setup.setup_page import SetupPage
from bohnanza_qt.ui.setup.sign_choice import SignChoice
from bohnanza_qt.ui.trade.partner_chips import PartnerChips
from bohnanza_qt.ui.words.signs import sign_name
from tests.session.playing import play

from . import family

CHOSEN = (Sign.SNAIL, Sign.ACORN, Sign.LEAF, Sign.TULIP)
"""None has the sign of its number."""


def chosen(setup: GameSetup) -> GameSetup:
    seats = zip(setup.seats, CHOSEN, strict=True)
    return setup.model_copy(
        update={"seats": tuple(seat.model_copy(update={"sign": sign}) for seat, sign in seats)}
    )


class Painted:
    """Which signs have been painted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._icons: list[str] = []
        monkeypatch.setattr(
            "bohnanza_qt.ui.seat_signs.paint_icon",
            lambda _painter, _rect, name, _colour: self._icons.append(name),
        )

    def on(self, *widgets: QWidget) -> list[Sign]:
        """Each once, in the order in which the widgets paint them."""
        self._icons.clear()
        for widget in widgets:
            widget.grab()
        return [Sign(name.removeprefix("seat-")) for name in dict.fromkeys(self._icons)]


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Painted:
    monkeypatch.setattr(curtain_module, "HOLD_OFF", 0)
    return Painted(monkeypatch)


def image(icon: QIcon) -> QImage:
    return icon.pixmap(QSize(32, 32)).toImage()


# where they are seen


def trading(qtbot: QtBot, window: MainWindow, persons: set[int]) -> None:
    setup = chosen(family.family_setup(persons, 4))
    window.game_pages.play(window.games.begin(setup))
    if len(persons) > 1:
        family.open_curtain(qtbot, window)
    controller = family.controller_of(window)
    controller.try_action(Plant(0, 0))
    controller.hold()
    controller.try_action(TurnOver(0))


def test_the_table_shows_them(qtbot: QtBot, painted: Painted) -> None:
    window = family.open_window(qtbot)
    trading(qtbot, window, {0})
    table = family.table_of(window)
    assert painted.on(table.seat_box) == [Sign.SNAIL]
    assert painted.on(table.opponents.view) == [Sign.ACORN, Sign.LEAF, Sign.TULIP]
    controller = family.controller_of(window)
    controller.try_action(MakeOffer(0, 2, (CardRef("hand", 0),), (Bean.RED,)))
    assert painted.on(table.side.offers) == [Sign.SNAIL]
    window.close()


def test_whom_an_offer_is_for_and_who_may_call_is_told_by_them(qtbot: QtBot) -> None:
    window = family.open_window(qtbot)
    trading(qtbot, window, {0, 1})
    table = family.table_of(window)
    chips = table.trade_table.findChild(PartnerChips)
    assert chips is not None
    for seat in (1, 2, 3):
        assert image(chips.chip(seat).icon()) == image(seat_icon(CHOSEN[seat]))
        assert image(chips.chip(seat).icon()) != image(seat_icon(SIGNS[seat]))
    callers = table.callers.chips
    assert [image(chip.icon()) for chip in callers.values()] == [
        image(seat_icon(CHOSEN[seat])) for seat in callers
    ]
    window.close()


def test_the_curtain_shows_whose_seat_it_is(
    qtbot: QtBot, painted: Painted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(curtain_module, "HOLD_OFF", 0)
    window = family.open_window(qtbot)
    window.game_pages.play(window.games.begin(chosen(family.family_setup({0, 1}, 4))))
    assert painted.on(family.curtain_of(window)) == [Sign.SNAIL]
    window.close()


def test_the_dialog_of_seats_shows_them_and_keeps_them(qtbot: QtBot, painted: Painted) -> None:
    session = GameSession.new(chosen(family.family_setup({0}, 4)))
    dialog = SeatsDialog(session)
    qtbot.addWidget(dialog)
    assert painted.on(dialog) == list(CHOSEN)
    dialog.kinds[1].choose(SeatKind.PERSON)
    dialog.accept()
    assert session.people == {0, 1}
    assert session.setup.signs == CHOSEN


def test_the_result_and_its_chart_show_them(qtbot: QtBot, painted: Painted) -> None:
    session = GameSession.new(chosen(family.family_setup({0}, 4)))
    play(session, 5000)
    assert session.is_over
    screen = EndScreen()
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.show_result(session)
    places, chart = screen.findChild(ResultList), screen.findChild(CoinChart)
    assert places is not None
    assert chart is not None
    by_place = [CHOSEN[place.seat] for place in screen._result.places]  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: painted.on(places) == by_place)
    assert sorted(painted.on(chart)) == sorted(CHOSEN)


@pytest.mark.parametrize("looks", range(4))
def test_looking_back_shows_them_to_every_eye(qtbot: QtBot, painted: Painted, looks: int) -> None:
    session = GameSession.new(chosen(family.family_setup({0}, 4)))
    play(session, 60)
    menu = QMenu()
    qtbot.addWidget(menu)
    page = ReplayPage(session, range(4), menu, lambda: "Back")
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.look_through(looks)
    assert painted.on(page.table.seat_box) == [CHOSEN[looks]]
    others = [CHOSEN[(looks + step) % 4] for step in (1, 2, 3)]
    assert painted.on(page.table.opponents.view) == others


def test_another_game_of_the_same_company_keeps_them(qtbot: QtBot) -> None:
    window = family.open_window(qtbot)
    window.game_pages.play(window.games.begin(chosen(family.family_setup({0}, 4))))
    window.playing.play_again()
    assert family.session_of(window).setup.signs == CHOSEN
    window.close()


# how they are chosen


@pytest.fixture
def page(qtbot: QtBot) -> SetupPage:
    made = SetupPage(family.family_setup({0}, 4))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    qtbot.waitExposed(made)
    return made


def choices(page: SetupPage) -> list[SignChoice]:
    return [row._sign for row in page._seats.rows]


def test_a_sign_that_nobody_has_is_taken(page: SetupPage) -> None:
    assert page.setup.signs == SIGNS[:4]
    choices(page)[1].choose(Sign.ACORN)
    assert page.setup.signs == (Sign.LEAF, Sign.ACORN, Sign.DROP, Sign.MUSHROOM)
    assert choices(page)[1].sign is Sign.ACORN


def test_a_sign_of_another_seat_is_swapped(page: SetupPage) -> None:
    choices(page)[0].choose(Sign.DROP)
    assert page.setup.signs == (Sign.DROP, Sign.SUN, Sign.LEAF, Sign.MUSHROOM)
    choices(page)[3].choose(Sign.DROP)
    assert page.setup.signs == (Sign.MUSHROOM, Sign.SUN, Sign.LEAF, Sign.DROP)
    assert [choice.sign for choice in choices(page)] == list(page.setup.signs)


def test_the_sign_that_one_has_changes_nothing(page: SetupPage) -> None:
    choices(page)[2].choose(Sign.DROP)
    assert [seat.sign for seat in page.setup.seats] == [None] * 4


def test_a_seat_that_moves_up_keeps_the_sign_that_was_chosen_for_it(page: SetupPage) -> None:
    choices(page)[3].choose(Sign.TULIP)
    page._seats.remove(page._seats.rows[1])
    assert page.setup.names == ("Ada", "Cleo", "Dora")
    assert page.setup.signs == (Sign.LEAF, Sign.SUN, Sign.TULIP)
    page._seats.remove(page._seats.rows[0])
    assert page.setup.signs[-1] is Sign.TULIP


def test_a_new_seat_takes_a_sign_that_is_free(page: SetupPage) -> None:
    choices(page)[0].choose(Sign.SNAIL)
    for _ in range(3):
        page._seats.seat_computer()
    assert sorted(page.setup.signs) == sorted(SIGNS)
    assert page.setup.signs[4] is Sign.LEAF


def test_the_setup_shows_the_signs_that_it_was_given(page: SetupPage) -> None:
    page.show_setup(chosen(family.family_setup({0}, 4)))
    assert [choice.sign for choice in choices(page)] == list(CHOSEN)
    assert page.setup.signs == CHOSEN


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Down])
def test_the_keyboard_chooses_a_sign(page: SetupPage, key: Qt.Key) -> None:
    choice = choices(page)[0]
    choice.setFocus(Qt.FocusReason.TabFocusReason)
    menu = choice.menu()

    def walk() -> None:
        assert Sign(menu.activeAction().data()) is Sign.LEAF
        QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Return)

    QTimer.singleShot(0, walk)
    QTest.keyClick(choice, key)
    assert page.setup.signs[:2] == (Sign.SUN, Sign.LEAF)


def test_a_screen_reader_hears_sign_and_owners(page: SetupPage) -> None:
    choice = choices(page)[1]
    assert choice.accessibleName() == "Sign of seat 2: Orange sun"
    lines = [action.text() for action in choice.menu().actions()]
    assert lines[0] == "Green leaf (swap: Ada)"
    assert lines[1] == "Orange sun"
    assert lines[2] == "Blue drop (swap: Cleo)"
    assert lines[6] == "Brown acorn"
    assert [action.isChecked() for action in choice.menu().actions()].index(True) == 1


def test_names_in_the_choice_are_only_letters(page: SetupPage) -> None:
    page._seats.rows[2]._name.setText("A&B")
    page._seats.rows[2].changed.emit()
    assert choices(page)[0].menu().actions()[2].text() == "Blue drop (swap: A&&B)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_has_a_name_of_its_own(page: SetupPage, language: str) -> None:
    set_language(language)
    QApplication.sendPostedEvents()
    names = [sign_name(sign) for sign in SIGNS]
    assert len(set(names)) == len(SIGNS)
    assert names[0] in choices(page)[0].accessibleName()


def test_the_last_signs_come_back_in_a_new_game(qtbot: QtBot) -> None:
    window = family.open_window(qtbot)
    window.show_setup()
    page = window.page
    assert isinstance(page, SetupPage)
    choices(page)[0].choose(Sign.ACORN)
    choices(page)[1].choose(Sign.MUSHROOM)
    page._deal_cards()
    signs = family.session_of(window).setup.signs
    assert signs == (Sign.ACORN, Sign.MUSHROOM, Sign.DROP, Sign.SUN)
    window.playing.play_alone(2)
    assert family.session_of(window).setup.signs == signs[:3]
    window.show_setup()
    assert page.setup.signs == signs
    window.close()


def test_a_family_keeps_its_signs(qtbot: QtBot) -> None:
    window = family.open_window(qtbot)
    window._new_games._remember(chosen(family.family_setup({0, 1}, 4)))
    window.show_start()
    window.playing.play_together()
    assert family.session_of(window).setup.signs == CHOSEN
    window.close()
