"""The page with all kept games: seen, heard, gone through with the keyboard, and left again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event

import pytest
from PySide6.QtCore import QDateTime, QLocale, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bohnanza_qt.session import library
from bohnanza_qt.session.kept_game import read_kept_game
from bohnanza_qt.session.library import Library, Shelf
from bohnanza_qt.session.paths import Folders, folders
from bohnanza_qt.session.settings import Speed
from bohnanza_qt.session.statistics import statistics_of
from bohnanza_qt.ui.i18n import LANGUAGES, set_language
from bohnanza_qt.ui.main_window import MainWindow
from bohnanza_qt.ui.preferences import Preferences
from bohnanza_qt.ui.replay.replay_page import ReplayPage
from bohnanza_qt.ui.statistics import statistics_page
from bohnanza_qt.ui.statistics.library_reader import LibraryReader
from bohnanza_qt.ui.statistics.statistics_page import StatisticsPage
from bohnanza_qt.ui.statistics.tally_table import TallyTable
from bohnanza_qt.ui.table.table_page import TablePage
from bohnanza_qt.ui.theme import set_theme
from tests.kept_records import DUEL, MODERN, TIED, kept, put, put_some

ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture
def page(qtbot: QtBot) -> StatisticsPage:
    shown = StatisticsPage()
    qtbot.addWidget(shown)
    shown.resize(1280, 800)
    shown.show()
    qtbot.waitExposed(shown)
    return shown


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    preferences = Preferences(folders().settings_file)
    preferences.dress("en")
    preferences.update(speed=Speed.NONE, animation=False, lessons=False)
    shown = MainWindow(preferences, folders())
    qtbot.addWidget(shown)
    shown.resize(1280, 800)
    shown.show()
    qtbot.waitExposed(shown)
    yield shown
    shown.close()


def fill(page: StatisticsPage, where: Folders | None = None) -> Shelf:
    shelf = Library(where or folders()).look()
    page.show_shelf(shelf, statistics_of(listed.game for listed in shelf.games))
    return shelf


@cache
def some_games() -> Shelf:
    """Games of all kinds, read once for all tests."""
    with TemporaryDirectory() as home:
        somewhere = Folders(Path(home), Path(home))
        put_some(somewhere)
        long_names = ("W" * 200, "<b>&amp;</b>", "x", "y")
        put(somewhere, 21, kept(MODERN, persons=(0, 1), names=long_names))
        return Library(somewhere).look()


def fill_with_some(page: StatisticsPage) -> Shelf:
    shelf = some_games()
    page.show_shelf(shelf, statistics_of(listed.game for listed in shelf.games))
    return shelf


def rows(table: TallyTable) -> list[list[str]]:
    model = table.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def heads(table: TallyTable) -> list[str]:
    model = table.model()
    across = Qt.Orientation.Horizontal
    return [model.headerData(column, across) for column in range(model.columnCount())]


def listed(page: StatisticsPage, role: int = Qt.ItemDataRole.DisplayRole) -> list[str]:
    model = page.list.model()
    return [model.index(row, 0).data(role) for row in range(model.rowCount())]


def words(widget: QWidget) -> str:
    return " ".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


# what it says


def test_before_the_first_game_is_over_a_friendly_word_stands_there(page: StatisticsPage) -> None:
    assert "No game" not in words(page)  # nobody has looked yet
    fill(page)
    assert "No game has been played to the end yet." in words(page)
    assert not page.list.isVisible()
    assert not page.totals.isVisible()
    assert not page.grab().isNull()


def test_a_game_put_aside_can_be_looked_at_before_the_first_is_over(page: StatisticsPage) -> None:
    put(folders(), 1, kept(MODERN, actions=150))
    fill(page)
    assert "No game has been played to the end yet." in words(page)
    assert listed(page) == ["Not over yet, round 4"]
    assert "not counted" not in words(page)


def test_games_alone_have_a_row_for_rules_and_level_and_one_for_all(page: StatisticsPage) -> None:
    put(folders(), 1, kept(MODERN, levels=("hard",)))
    put(folders(), 2, kept(MODERN, levels=("hard",), persons=(2,), names=("A", "B", "You", "D")))
    put(folders(), 3, kept(DUEL, levels=("program",)))
    fill(page)
    assert heads(page.alone_table) == [
        "Rules",
        "Opponents",
        "Games",
        "Won",
        "Mean coins",
        "Best",
    ]
    assert rows(page.alone_table) == [
        ["Modern", "Hard", "2", "1 · 50%", "5.0", "6"],
        ["Duel for two", "Program", "1", "1 · 100%", "7.0", "7"],
        ["All", "", "3", "2 · 67%", "5.7", "7"],
    ]
    assert not page.together_table.isVisible()
    assert "2 of 3 · 67%" in words(page.totals)
    model = page.alone_table.model()
    assert model.index(0, 0).data(ACCESSIBLE) == (
        "Rules: Modern. Opponents: Hard. 2 games, 1 won (50%), 5.0 coins on average, 6 at best"
    )
    assert model.index(0, 2).data(ACCESSIBLE) == "Games: 2"
    tip = model.index(0, 3).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "Between equals it would be 25%."


def test_one_row_needs_no_sum(page: StatisticsPage) -> None:
    put(folders(), 1, kept(MODERN, levels=("easy", "hard")))
    fill(page)
    assert rows(page.alone_table) == [["Modern", "Mixed", "1", "0 · 0%", "4.0", "4"]]


def test_several_persons_have_a_row_each_whatever_seat_the_nameless_had(
    page: StatisticsPage,
) -> None:
    names = ("Player 1", "Ben", "Player 3", "Tom")
    put(folders(), 1, kept(MODERN, persons=(0, 1, 2), names=names))
    fill(page)
    assert heads(page.together_table)[0] == "Name"
    assert rows(page.together_table) == [
        ["Ben", "1", "0 · 0%", "4.0", "4"],
        ["Player 1", "1", "0 · 0%", "4.0", "4"],
        ["Player 3", "1", "1 · 100%", "6.0", "6"],
    ]
    assert not page.alone_table.isVisible()


def test_each_game_says_how_it_ended_for_whom(page: StatisticsPage) -> None:
    put(folders(), 1, kept(MODERN, names=("Player 1", "Ben", "Cleo", "Dan")))
    put(folders(), 2, kept(DUEL))
    put(folders(), 3, kept(TIED, persons=(0, 1)))
    put(folders(), 4, kept(DUEL, actions=60))
    fill(page)
    assert listed(page) == [
        "Not over yet, round 4",
        "Dan won with 8 coins",
        "You won with 7 coins",
        "Cleo won with 6 coins",
    ]
    heard = listed(page, ACCESSIBLE)[3]
    assert "You 4, Ben 4, Cleo 6 and Dan 5" in heard
    assert "Modern · Medium" in heard
    begun = QDateTime.fromString("2026-11-01T18:00:00Z", Qt.DateFormat.ISODate).toLocalTime()
    assert heard.startswith(QLocale("en").toString(begun, QLocale.FormatType.ShortFormat))


def test_a_shared_win_names_all_winners() -> None:
    from bohnanza_qt.ui.statistics.game_words import result_words

    won = read_kept_game(kept(TIED), 0)
    seats = [seat.model_copy(update={"wins": seat.coins == 8}) for seat in won.seats]
    shared = won.model_copy(update={"seats": tuple(seats)})
    assert result_words(shared) == "You won together with Cleo and Dan, with 8 coins"
    others = [seat.model_copy(update={"wins": number > 1}) for number, seat in enumerate(seats)]
    without = won.model_copy(update={"seats": tuple(others)})
    assert result_words(without) == "Cleo and Dan won with 8 coins"


def test_what_could_not_be_read_is_counted_in_a_quiet_sentence(page: StatisticsPage) -> None:
    put(folders(), 1, kept())
    put(folders(), 2, b"nothing")
    put(folders(), 3, kept(DUEL, actions=9))
    fill(page)
    assert "1 file among the games could not be read." in words(page)
    assert "1 game put aside, not counted yet." in words(page)


def test_trouble_with_the_disk_is_one_sentence(page: StatisticsPage) -> None:
    page.show_shelf(Shelf(no_access=True), statistics_of(()))
    assert "The folder of the games could not be read." in words(page)
    page.show_shelf(Shelf(is_kept=False), statistics_of(()))
    assert "the games are read anew next time" in words(page)


# how it is used


def test_the_keyboard_alone_goes_through_the_page(page: StatisticsPage, qtbot: QtBot) -> None:
    fill_with_some(page)
    page.list.setFocus()
    qtbot.keyClick(page.list, Qt.Key.Key_Down)
    qtbot.keyClick(page.list, Qt.Key.Key_Down)
    with qtbot.waitSignal(page.game_wanted) as wanted:
        qtbot.keyClick(page.list, Qt.Key.Key_Return)
    assert wanted.args == [page.list.games.games[2].path]
    seen = set()
    for _ in range(8):
        focused = page.focusWidget()
        assert focused is not None
        seen.add(focused)
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    assert {page.list, page.alone_table, page.together_table} <= seen
    for table in (page.alone_table, page.together_table):
        table.setFocus()
        qtbot.keyClick(table, Qt.Key.Key_Down)
        assert table.currentIndex().row() >= 0
        assert page.focusWidget() is table
    with qtbot.waitSignal(page.back_wanted):
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Escape)


def test_the_row_where_the_keyboard_is_can_be_seen(page: StatisticsPage, qtbot: QtBot) -> None:
    fill_with_some(page)
    set_theme("light", 2.0)
    page.resize(1024, 700)
    table = page.alone_table
    table.setFocus()
    for _ in range(table.model().rowCount()):
        qtbot.keyClick(table, Qt.Key.Key_Down)
        row = table.visualRect(table.currentIndex())
        top = table.viewport().mapTo(page, row.topLeft()).y()
        area = page._area
        above = area.mapTo(page, area.rect().topLeft()).y()
        assert above <= top
        assert top + row.height() <= above + area.height() + 1


def test_a_double_click_wants_a_game(page: StatisticsPage, qtbot: QtBot) -> None:
    shelf = fill_with_some(page)
    qtbot.waitUntil(lambda: page.list.viewport().height() > 300)
    place = page.list.visualRect(page.list.model().index(1, 0)).center()
    with qtbot.waitSignal(page.game_wanted) as wanted:
        qtbot.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
        qtbot.mouseDClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert wanted.args == [shelf.games[1].path]


def test_the_chosen_game_stays_chosen_when_others_come(page: StatisticsPage) -> None:
    put(folders(), 1, kept(MODERN))
    chosen = put(folders(), 2, kept(DUEL))
    fill(page)
    page.list.setCurrentIndex(page.list.model().index(0, 0))
    put(folders(), 3, kept(TIED))
    fill(page)
    assert page.list.games.path(page.list.currentIndex()) == chosen
    chosen.unlink()
    fill(page)
    assert page.list.currentIndex().row() == 0


def test_everything_has_a_name_for_who_cannot_see_it(page: StatisticsPage) -> None:
    fill_with_some(page)
    for widget in (page, page.list, page.alone_table, page.together_table):
        assert widget.accessibleName()
    assert all(listed(page, ACCESSIBLE))
    for button in page.findChildren(QPushButton):
        assert button.text() or button.accessibleName()


def test_the_models_keep_their_word(page: StatisticsPage) -> None:
    models = (page.list.model(), page.alone_table.model(), page.together_table.model())
    testers = [
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, page)
        for model in models
    ]
    fill_with_some(page)
    fill(page)
    assert len(testers) == 3
    assert all(model.rowCount(QModelIndex()) == 0 for model in models)


def test_the_language_changes_at_once(
    page: StatisticsPage, qtbot: QtBot, loud_language: Callable[[], None]
) -> None:
    fill_with_some(page)
    loud_language()
    qtbot.waitUntil(lambda: "KEPT GAMES" in words(page))
    assert heads(page.alone_table)[0].startswith("RULES")
    assert any(row.startswith("YOU WON") for row in listed(page))
    assert "PLAYED TO THE END" in words(page.totals)


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_are_written_in_the_way_of_the_language(
    page: StatisticsPage, language: str
) -> None:
    put(folders(), 1, kept(MODERN, levels=("hard",)))
    put(folders(), 2, kept(MODERN, levels=("hard",), persons=(3,), names=("A", "B", "C", "You")))
    set_language(language)
    fill(page)
    cells = rows(page.alone_table)[0]
    assert cells[4] == ("4.5" if language == "en" else "4,5")
    assert cells[3] == {"ca": "0 · 0 %", "eu": "0 · % 0"}.get(language, "0 · 0%")


@pytest.mark.parametrize(
    ("size", "scale", "mode"),
    [
        ((1024, 700), 1.0, "light"),
        ((1024, 700), 2.0, "dark"),
        ((1280, 800), 1.5, "contrast"),
        ((3840, 2160), 2.0, "light"),
    ],
)
def test_long_words_fit_every_window(
    page: StatisticsPage,
    qtbot: QtBot,
    loud_language: Callable[[], None],
    size: tuple[int, int],
    scale: float,
    mode: str,
) -> None:
    fill_with_some(page)
    set_theme(mode, scale)  # type: ignore[arg-type]
    loud_language()
    page.resize(*size)
    for table in (page.alone_table, page.together_table):
        qtbot.waitUntil(lambda table=table: table.verticalScrollBar().maximum() == 0)
    assert page.minimumSizeHint().width() <= size[0]
    assert page.minimumSizeHint().height() <= size[1]
    assert page.list.viewport().height() >= page.list.sizeHintForRow(0)
    assert not page.grab().isNull()


# reading


def test_that_games_are_being_read_is_told_only_when_it_takes_its_time(
    page: StatisticsPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page._clock.setInterval(30)
    page.begin_reading()
    fill(page)
    qtbot.wait(60)
    assert "being read" not in words(page)
    page.begin_reading()
    qtbot.waitUntil(lambda: "The games are being read…" in words(page))
    page.show_progress(30, 200)
    assert (page._progress.value(), page._progress.maximum()) == (30, 200)
    fill(page)
    assert "being read" not in words(page)
    assert statistics_page._PATIENCE == 1000


def test_the_window_does_not_wait_while_games_are_read(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for day in (1, 2):
        put(folders(), day, kept(DUEL, names=("Ada", f"Day {day}")))
    go_on = Event()

    def slow(content: bytes, begun: int) -> object:
        assert go_on.wait(20)
        return read_kept_game(content, begun)

    monkeypatch.setattr(library, "read_kept_game", slow)
    reader = LibraryReader(folders())
    with qtbot.waitSignal(reader.progressed) as progressed:
        reader.look()
    assert progressed.args == [0, 2]
    put(folders(), 3, kept(DUEL, names=("Ada", "Day 3")))
    reader.look()  # the folder has been listed already
    with qtbot.waitSignal(reader.read) as read:
        go_on.set()
    assert len(read.args[0].games) == 2
    assert read.args[1].over == 2
    with qtbot.waitSignal(reader.read) as read:
        assert reader.is_reading
    assert len(read.args[0].games) == 3
    reader.stop()


def test_a_reader_that_is_stopped_says_no_more(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for day in (1, 2, 3):
        put(folders(), day, kept(DUEL, names=("Ada", f"Day {day}")))
    began = Event()
    read: list[bytes] = []

    def noted(content: bytes, begun: int) -> object:
        began.set()
        read.append(content)
        while not reader._stop.wait(0.01):
            pass
        return read_kept_game(content, begun)

    monkeypatch.setattr(library, "read_kept_game", noted)
    reader = LibraryReader(folders())
    reader.look()
    assert began.wait(20)
    reader.stop()
    with qtbot.assertNotEmitted(reader.read, wait=50):
        reader.look()
    assert len(read) == 1


def test_whatever_goes_wrong_in_reading_ends_it_with_a_word(
    page: StatisticsPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_arguments: object) -> Shelf:
        raise ZeroDivisionError

    monkeypatch.setattr(Library, "look", fail)
    reader = LibraryReader(folders())
    reader.read.connect(page.show_shelf)
    with qtbot.waitSignal(reader.read):
        reader.look()
    assert not reader.is_reading
    assert "could not be read" in words(page)
    reader.stop()


# in the window


def opened(window: MainWindow, qtbot: QtBot, games: int) -> StatisticsPage:
    window.all_games.open()
    page = window.page
    assert isinstance(page, StatisticsPage)
    qtbot.waitUntil(lambda: len(listed(page)) == games)
    return page


def test_the_start_screen_and_the_menu_lead_there_and_escape_back(
    window: MainWindow, qtbot: QtBot
) -> None:
    entry = next(line for line in window.start_screen.entries() if line.text() == "Statistics")
    following = window.start_screen.entries()
    assert following[following.index(entry) + 1].text() == "Settings"
    qtbot.mouseClick(entry, Qt.MouseButton.LeftButton)
    page = window.page
    assert isinstance(page, StatisticsPage)
    qtbot.waitUntil(lambda: "No game has been played" in words(page))
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Escape)
    assert window.page is window.start_screen
    action = next(act for act in window.menu.actions() if act.text() == "Statistics")
    action.trigger()
    assert window.page is page


def test_enter_looks_back_at_a_game_and_leads_back_to_the_list(
    window: MainWindow, qtbot: QtBot
) -> None:
    put_some(folders())
    page = opened(window, qtbot, 20)
    qtbot.keyClick(page.list, Qt.Key.Key_Down)
    qtbot.keyClick(page.list, Qt.Key.Key_Enter)
    replay = window.page
    assert isinstance(replay, ReplayPage)
    assert "Back to the statistics" in [
        button.text() or button.toolTip() for button in replay.bar.findChildren(QPushButton)
    ]
    qtbot.keyClick(replay, Qt.Key.Key_Escape)
    assert window.page is page
    assert page.list.currentIndex().row() == 1
    assert window.focusWidget() is page.list
    assert window.game_pages.session is None
    qtbot.keyClick(page.list, Qt.Key.Key_Escape)
    assert window.page is window.start_screen


def test_a_game_that_is_not_over_can_be_played_on_from_there(
    window: MainWindow, qtbot: QtBot
) -> None:
    path = put(folders(), 1, kept(MODERN, actions=150))
    before = path.read_bytes()
    page = opened(window, qtbot, 1)
    qtbot.keyClick(page.list, Qt.Key.Key_Return)
    replay = window.page
    assert isinstance(replay, ReplayPage)
    assert "This game is not over yet." in window.notice
    replay.bar.play_on_wanted.emit()
    assert isinstance(window.page, TablePage)
    assert path.read_bytes() == before


def test_a_family_s_unfinished_game_goes_on_behind_the_curtain(
    window: MainWindow, qtbot: QtBot
) -> None:
    put(folders(), 1, kept(MODERN, persons=(0, 1), actions=150))
    page = opened(window, qtbot, 1)
    qtbot.keyClick(page.list, Qt.Key.Key_Return)
    assert window.game_pages.running is not None
    assert not isinstance(window.page, (ReplayPage, StatisticsPage))


def test_a_file_that_is_gone_meanwhile_is_told_and_taken_out(
    window: MainWindow, qtbot: QtBot
) -> None:
    path = put(folders(), 1, kept())
    page = opened(window, qtbot, 1)
    path.unlink()
    qtbot.keyClick(page.list, Qt.Key.Key_Return)
    assert "There is no file" in window.notice
    assert window.page is page
    qtbot.waitUntil(lambda: not listed(page))


def test_a_running_game_comes_back_when_the_statistics_are_left(
    window: MainWindow, qtbot: QtBot
) -> None:
    put(folders(), 1, kept())
    window.playing.play_alone(2)
    table = window.page
    page = opened(window, qtbot, 1)
    qtbot.keyClick(page.list, Qt.Key.Key_Escape)
    assert window.page is table
    assert window.game_pages.running is not None


def test_looking_at_a_kept_game_leaves_the_running_one_on_the_disk(
    window: MainWindow, qtbot: QtBot
) -> None:
    put(folders(), 1, kept())
    window.playing.play_alone(2)
    assert window.game_pages.session is not None
    names = window.game_pages.session.names
    page = opened(window, qtbot, 1)
    qtbot.keyClick(page.list, Qt.Key.Key_Return)
    assert isinstance(window.page, ReplayPage)
    qtbot.keyClick(window.page, Qt.Key.Key_Escape)
    qtbot.keyClick(page.list, Qt.Key.Key_Escape)
    assert window.page is window.start_screen
    assert window.start_screen.entries()[0].text() == "Continue"
    found = window.games.to_continue()
    assert found is not None
    assert found.names == names


def test_a_game_that_has_just_ended_is_there_the_next_time(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    put(folders(), 1, kept())
    page = opened(window, qtbot, 1)
    window.show_start()
    put(folders(), 2, kept(TIED))
    assert opened(window, qtbot, 2) is page
    assert page.list.currentIndex().row() == 1  # the one that was chosen before


def test_the_menu_leads_back_to_the_statistics_from_one_of_their_games(
    window: MainWindow, qtbot: QtBot
) -> None:
    put(folders(), 1, kept())
    page = opened(window, qtbot, 1)
    qtbot.keyClick(page.list, Qt.Key.Key_Return)
    assert isinstance(window.page, ReplayPage)
    window.menu.statistics_wanted.emit()
    assert window.page is page
    assert window.game_pages.session is None
    window.show_rules()
    window.menu.statistics_wanted.emit()
    assert window.page is page
    for _ in range(2):  # over the rule book, which lies over the start screen
        qtbot.keyClick(window.page, Qt.Key.Key_Escape)
    assert window.page is window.start_screen
