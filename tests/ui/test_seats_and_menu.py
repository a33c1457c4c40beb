"""The dialog of seats keeps its rows where they are, and the menu opens inside the window."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.game_setup import SeatKind
from bohnanza_qt.ui.menu_button import MenuButton
from bohnanza_qt.ui.seats_dialog import SeatsDialog

from .family import family_setup, open_window


def test_nothing_moves_in_the_dialog_while_seats_are_chosen(qtbot: QtBot) -> None:
    dialog = SeatsDialog(GameSession.new(family_setup({0}, 5)))
    qtbot.addWidget(dialog)
    dialog.show()

    def places() -> list[QRect]:
        QApplication.processEvents()
        parts = [*dialog.kinds, dialog.findChild(QDialogButtonBox)]
        return [part.geometry() for part in parts if part is not None]

    before, size = places(), dialog.size()
    for kind in (SeatKind.PERSON, SeatKind.COMPUTER):
        for seat in (1, 2, 0):
            dialog.kinds[seat].choose(kind)
            assert places() == before
            assert dialog.size() == size
    assert dialog._refusal.isVisible()
    assert not dialog.open_hands.isVisible()


def test_the_menu_opens_below_its_button_inside_the_window(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.move(40, 30)
    window.game_pages.play(window.games.begin(family_setup({0}, 3)))
    button = next(found for found in window.findChildren(MenuButton) if found.isVisible())
    menu = button.menu()
    menu.popup(button.mapToGlobal(QPoint(0, button.height())))
    right = button.mapToGlobal(QPoint(button.width(), 0)).x()
    assert menu.geometry().right() + 1 == right
    assert menu.geometry().top() >= button.mapToGlobal(QPoint(0, button.height())).y()
    assert window.geometry().left() <= menu.geometry().left()
    menu.close()
    window.close()
