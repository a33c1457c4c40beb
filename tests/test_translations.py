"""Every word can be translated, every sentence exists, and a language changes at once."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel

from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.record_text import BadRecord, RecordProblem
from bohnanza_qt.engine.refusal import Reason
from bohnanza_qt.engine.rules import Preset, Unplayable
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.session.problems import StorageProblem, Stored, Trouble
from bohnanza_qt.ui import i18n, words
from bohnanza_qt.ui.qt_words import QT_WORDS
from bohnanza_qt.ui.words.records import record_problem_sentence
from bohnanza_qt.ui.words.storage import storage_sentence

CATALOGUES = Path(__file__).parent.parent / "translations"


def load_update() -> ModuleType:
    spec = importlib.util.spec_from_file_location("update", CATALOGUES / "update.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["update"] = module
    spec.loader.exec_module(module)
    return module


update = load_update()


@pytest.fixture(autouse=True)
def english_again():
    locale = QLocale()
    yield
    i18n.set_language("en")
    QLocale.setDefault(locale)


def faults_of(source: str, tmp_path: Path) -> list[str]:
    path = tmp_path / "module.py"
    path.write_text(source, encoding="utf-8")
    return update.read(path)[1]


def messages_of(source: str, tmp_path: Path) -> list[object]:
    path = tmp_path / "module.py"
    path.write_text(source, encoding="utf-8")
    messages, faults = update.read(path)
    assert not faults
    return messages


def test_every_text_of_the_program_can_be_read_from_its_source():
    update.all_messages()


@pytest.mark.parametrize(
    "line",
    [
        'self.tr(f"{count} cards")',
        "self.tr(text)",
        'self.tr("card" + ending)',
        'self.tr("%n card(s)")',
        'self.tr("card", "", count)',
        'widget.tr("card")',
        'tr("card")',
        "_tr = self.tr",
        "t = QCoreApplication.translate",
        "from bohnanza_qt.ui.i18n import translate as t",
        'translate(context, "card")',
        'translate("Context", text)',
        'translate("Context", "card", disambiguation="x")',
    ],
)
def test_a_text_that_would_get_lost_is_found(line, tmp_path):
    source = f"class Hand:\n    def show(self):\n        {line}\n"
    assert len(faults_of(source, tmp_path)) == 1


def test_a_plural_that_is_said_by_a_base_class_is_found(tmp_path):
    line = 'self.tr("%n card(s)", "", len(self.cards))'
    (tmp_path / "base.py").write_text(f"class Side(QFrame):\n    def f(self):\n        {line}\n")
    assert len(update.all_messages(tmp_path)) == 1
    (tmp_path / "made.py").write_text("class GiveSide(Side):\n    pass\n")
    with pytest.raises(update.UnreadableMessages, match="Side"):
        update.all_messages(tmp_path)


def test_plurals_and_notes_are_read(tmp_path):
    source = (
        "class Hand:\n"
        "    def show(self):\n"
        "        #: on the signpost\n"
        '        self.tr("%n card(s)", "", len(self.cards))\n'
        '        translate("Context", "one" " text", "noun")\n'
    )
    assert messages_of(source, tmp_path) == [
        update.Message("Hand", "%n card(s)", "", True, "on the signpost"),
        update.Message("Context", "one text", "noun"),
    ]


def test_the_catalogues_are_complete_and_up_to_date():
    assert update.problems() == []


def test_the_tool_and_the_program_speak_the_same_languages():
    assert update.LANGUAGES == i18n.LANGUAGES


def test_a_translation_that_could_not_be_filled_in_is_found(tmp_path):
    catalogue = tmp_path / "bohnanza_it.ts"
    catalogue.write_text(
        "<TS><context><name>Log</name>"
        "<message><source>{name} drew</source><translation>{nome} pesca</translation></message>"
        "<message><source>{name} sold</source><translation>{name} vende</translation></message>"
        "<message><source>%n coin(s)</source><translation><numerusform>una moneta</numerusform>"
        "<numerusform>%n monete</numerusform></translation></message>"
        "</context></TS>",
        encoding="utf-8",
    )
    assert update.misplaced(catalogue) == ["Log: {name} drew"]


def test_english_plurals_need_no_translator(tmp_path):
    catalogue = tmp_path / "bohnanza_en.ts"
    catalogue.write_text(
        "<message>\n<source>%n bus(es)</source>\n"
        '<translation type="unfinished">\n<numerusform></numerusform>\n'
        "<numerusform></numerusform>\n</translation>\n</message>\n",
        encoding="utf-8",
    )
    update._fill_english(catalogue)
    text = catalogue.read_text(encoding="utf-8")
    assert "<numerusform>%n bus</numerusform>" in text
    assert "<numerusform>%n buses</numerusform>" in text


def test_a_program_that_has_a_catalogue_open_keeps_it_whole_while_it_is_replaced(tmp_path):
    catalogue = tmp_path / "bohnanza_it.qm"
    catalogue.write_bytes(b"old words")
    with catalogue.open("rb") as in_use:
        update._replace(catalogue, b"new")
        assert in_use.read() == b"old words"
    assert catalogue.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [catalogue]


def test_an_update_that_fails_leaves_no_half_done_catalogue(tmp_path, monkeypatch):
    def fails(*_arguments: object) -> None:
        raise RuntimeError("lrelease is missing")

    monkeypatch.setattr(update, "compile_catalogue", fails)
    with pytest.raises(RuntimeError, match="lrelease"):
        update.update(tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_each_language_tells_the_beans_apart(language):
    assert i18n.set_language(language) is None
    assert len({words.bean_name(bean) for bean in Bean}) == len(Bean)
    letters = {words.bean_letters(bean) for bean in Bean}
    assert len(letters) == len(Bean)
    assert all(1 <= len(text) <= 2 for text in letters)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_each_language_counts_beans(language):
    i18n.set_language(language)
    for bean in Bean:
        said = words.bean_phrase(bean, 1) + words.bean_phrase(bean, 2)
        assert "2" in said
        assert "(" not in said
        assert "%" not in said


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_everything_that_can_be_said_has_a_sentence(language):
    i18n.set_language(language)
    said = [
        *(words.reason_sentence(reason) for reason in Reason),
        *(words.unplayable_sentence(why, "hand") for why in Unplayable),
        *(record_problem_sentence(BadRecord(problem, "rules.hand")) for problem in RecordProblem),
        *(
            storage_sentence(StorageProblem(what, why, Path("game.bohn"), writing))
            for what in Stored
            for why in Trouble
            for writing in (False, True)
        ),
    ]
    assert all(sentence.endswith((".", ".)")) for sentence in said)
    assert not [sentence for sentence in said if "{" in sentence]
    names = [
        *(words.phase_name(phase) for phase in Phase),
        *(words.preset_name(preset) for preset in Preset),
    ]
    assert len(set(names)) == len(Phase) + len(Preset)


def test_english_ordinals():
    i18n.set_language("en")
    places = [1, 2, 3, 4, 5, 11, 12, 13, 20, 21, 22, 23, 101, 111]
    assert " ".join(map(words.ordinal, places)) == (
        "1st 2nd 3rd 4th 5th 11th 12th 13th 20th 21st 22nd 23rd 101st 111th"
    )


def test_cards_are_listed_as_one_says_them():
    i18n.set_language("en")
    beans = [Bean.RED, Bean.SOY, Bean.RED, Bean.WAX]
    assert words.beans_phrase([]) == "nothing"
    assert words.beans_phrase(beans[:1]) == "1 red bean"
    assert words.beans_phrase(beans) == "2 red beans, 1 soy bean and 1 wax bean"


def test_words_need_no_application():
    # Asked in a process of its own, because the tests of the window have one.
    import subprocess

    program = (
        "from bohnanza_qt.ui import i18n, words\n"
        "from bohnanza_qt.engine.beans import Bean\n"
        "import sys\n"
        "i18n.set_language('en')\n"
        "print(words.bean_phrase(Bean.RED, 2), 'PySide6.QtGui' in sys.modules)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "2 red beans False"


class Listener(QObject):
    """Counts the language changes that the application is told of."""

    def __init__(self) -> None:
        super().__init__()
        self.changes = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.changes += event.type() == QEvent.Type.LanguageChange
        return False


def test_windows_are_told_of_a_new_language(qtbot):
    label = QLabel()
    qtbot.addWidget(label)
    label.show()
    listener = Listener()
    label.installEventFilter(listener)
    i18n.set_language("it")
    QCoreApplication.sendPostedEvents()
    assert listener.changes > 0
    assert i18n.current_language() == "it"


@pytest.mark.parametrize("language", [code for code in i18n.LANGUAGES if code != "en"])
def test_dialog_buttons_speak_the_language(language, qapp: QApplication):
    i18n.set_language(language)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    text = box.button(QDialogButtonBox.StandardButton.Cancel).text()
    assert text == QCoreApplication.translate("QPlatformTheme", "Cancel")
    assert text != "Cancel"


def test_qt_still_asks_for_its_words_as_we_spell_them():
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    italian = QTranslator()
    assert italian.load("qtbase_it", folder)
    known = [(context, text) for context, text in QT_WORDS if italian.translate(context, text)]
    # "&Look in:" is younger than Qt's Italian.
    assert set(QT_WORDS) - set(known) <= {("QFileDialog", "&Look in:")}


@pytest.mark.parametrize("damage", ["missing", "empty", "noise", "cut"])
def test_a_broken_catalogue_gives_english_and_a_note(damage, tmp_path, monkeypatch):
    good = i18n.catalogue_path("it").read_bytes()
    content = {"empty": b"", "noise": b"\x00\xff" * 5000, "cut": good[: len(good) // 2]}
    broken = tmp_path / "bohnanza_it.qm"
    if damage != "missing":
        broken.write_bytes(content[damage])
    sound = i18n.catalogue_path
    monkeypatch.setattr(i18n, "catalogue_path", lambda c: broken if c == "it" else sound(c))
    note = i18n.set_language("it")
    assert note is not None
    assert str(broken) in note
    assert i18n.current_language() == "en"
    assert words.bean_phrase(Bean.RED, 2) == "2 red beans"


def test_an_unknown_language_gives_english_and_a_note():
    note = i18n.set_language("tlh")
    assert note is not None
    assert "tlh" in note
    assert i18n.current_language() == "en"


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        (["it-IT", "en-US"], "it"),
        (["ca-Latn-ES-valencia"], "ca"),
        (["pt-BR"], "pt_PT"),
        (["eu_ES"], "eu"),
        (["nb-NO", "eu-ES"], "eu"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_starts_as_the_system_wishes(wanted, spoken, monkeypatch):
    class System:
        def uiLanguages(self):
            return wanted

    class Locale:
        @staticmethod
        def system():
            return System()

    monkeypatch.setattr(i18n, "QLocale", Locale)
    assert i18n.system_language() == spoken


def test_languages_are_named_in_their_own_tongue():
    names = [i18n.language_name(code) for code in i18n.LANGUAGES]
    assert names == ["English", "Italiano", "Català", "Português (Portugal)", "Euskara"]
