"""Who chose no name is called "you" in the language that is on, and by the seat in a record."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.game_setup import GameSetup, SeatKind
from bohnanza_qt.session.names import is_unnamed, unnamed
from bohnanza_qt.session.paths import folders
from bohnanza_qt.session.settings import Settings, Speed
from bohnanza_qt.ui.controller import GameController
from bohnanza_qt.ui.i18n import set_language
from bohnanza_qt.ui.main_window import MainWindow
from bohnanza_qt.ui.preferences import Preferences
from bohnanza_qt.ui.setup.setup_page import SetupPage
from bohnanza_qt.ui.setup.usual_setup import usual_setup
from bohnanza_qt.ui.words import player_names

YOU = {"en": "You", "it": "Tu", "ca": "Tu", "pt_PT": "Eu", "eu": "Zu"}


@pytest.fixture
def setup() -> GameSetup:
    return usual_setup(Settings(), unnamed(0), 3)


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    preferences = Preferences(folders().settings_file)
    preferences.dress("en")
    preferences.update(speed=Speed.NONE, animation=False)
    window = MainWindow(preferences, folders())
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    return window


def test_the_seat_bears_the_word_of_the_language_that_is_on(
    window: MainWindow, qtbot: QtBot
) -> None:
    set_language("it")
    window.playing.play_alone(3)
    controller, table = window.controller, window.table
    assert controller is not None
    assert table is not None
    for language, word in YOU.items():
        set_language(language)
        assert controller.names[0] == word
        qtbot.waitUntil(lambda word=word: table.seat_box.accessibleName().endswith(word))
    assert controller.session.record().players[0] == "Player 1"
    window.show_start()
    assert "Player" not in window.start_screen.entries()[0].detail
    window.close()


def test_a_game_put_together_without_a_name_leaves_the_settings_without_one(
    window: MainWindow,
) -> None:
    window.show_setup()
    page = window.page
    assert isinstance(page, SetupPage)
    page._deal_cards()
    assert window._preferences.settings.player_name == ""
    assert window.controller is not None
    assert window.controller.names[0] == "You"
    window.close()


def test_the_setup_shows_an_empty_name_and_the_word_in_its_place(
    qtbot: QtBot, setup: GameSetup
) -> None:
    page = SetupPage(setup)
    qtbot.addWidget(page)
    name = page._seats.rows[0].findChild(QLineEdit)
    start = page._this_game.findChild(QComboBox)
    assert name.text() == ""
    for language, word in YOU.items():
        set_language(language)
        page.retranslate()
        page._seats.rows[0].retranslate()
        page._this_game.retranslate()
        assert name.placeholderText() == word
        assert start.itemText(1) == word
    assert page.setup.names[0] == "Player 1"
    name.setText("Ada")
    assert page.setup.names[0] == "Ada"
    name.clear()
    assert page.setup.names[0] == "Player 1"


def test_where_several_persons_play_nobody_is_you(qapp: object, setup: GameSetup) -> None:
    seats = list(setup.seats)
    seats[1] = seats[1].model_copy(update={"name": unnamed(1), "kind": SeatKind.PERSON})
    session = GameSession.new(setup.model_copy(update={"seats": tuple(seats)}))
    controller = GameController(session)
    assert controller.names[:2] == ("Player 1", "Player 2")
    set_language("eu")
    assert controller.names[:2] == ("1. jokalaria", "2. jokalaria")
    controller.stop()


def test_through_the_eyes_of_another_the_person_is_a_player_with_a_number(qapp: object) -> None:
    names = (unnamed(0), "Iker", "Lucia")
    assert player_names(names, 0) == ("You", "Iker", "Lucia")
    assert player_names(names, 1) == ("Player 1", "Iker", "Lucia")


def test_only_the_name_that_stands_for_none_is_taken_for_none() -> None:
    assert all(is_unnamed(unnamed(seat)) for seat in range(7))
    assert not any(map(is_unnamed, ("Ada", "Player", "Player 10", "player 1", "You")))
