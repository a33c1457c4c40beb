"""The rule book on the screen: chapters at the left, the text to scroll and search at the right."""

from __future__ import annotations

import re
from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QRegularExpression, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPixmap,
    QShortcut,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from ..engine.beans import BEANOMETER, CARDS_IN_BOX, Bean
from .card_art import card_height, paint_card
from .icons import icon
from .key_names import key_sequence
from .page_bar import PageBar
from .rules_text import Chapter, rule_book
from .theme import theme, theme_signals
from .words import bean_name

_CARD_WIDTH: Final = 46
_MODERN: Final = tuple(bean for bean in Bean if bean not in (Bean.COFFEE, Bean.WAX, Bean.COCOA))


def _as_typed(words: str) -> QRegularExpression:
    """Finds the words in capitals too, and with either apostrophe: keyboards have the straight
    one alone, the book has the round one."""
    pattern = re.sub(r"\\?['’]", "['’]", QRegularExpression.escape(words))
    return QRegularExpression(pattern, QRegularExpression.PatternOption.CaseInsensitiveOption)


class RulesPage(QWidget):
    """Shows the book. `back_wanted` is emitted when the reader is done."""

    back_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bar = PageBar()
        self._back = QPushButton()
        self._back.setProperty("kind", "bar")
        self._bar.add_tool(self._back)
        self._chapters = QListWidget()
        self._chapters.setSpacing(3)
        self._search = QLineEdit()
        self._search.setClearButtonEnabled(True)
        self._found = QLabel()
        self._found.setProperty("tone", "quiet")
        self._found.hide()
        self._text = QTextBrowser()
        self._text.setOpenLinks(False)
        self._text.setProperty("kind", "bare")
        self._text.setFrameShape(QFrame.Shape.NoFrame)
        self._build()
        self._back.clicked.connect(self.back_wanted)
        self._chapters.currentItemChanged.connect(self._go_to_item)
        self._search.textChanged.connect(self._find_first)
        self._search.returnPressed.connect(self._find_next)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self._search.setFocus)
        # The key that opened the book closes it.
        close = QShortcut(key_sequence("F1"), self)
        close.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        close.setAutoRepeat(False)
        close.activated.connect(self.back_wanted)
        self.setFocusProxy(self._text)
        theme_signals().changed.connect(self._fill)
        self.retranslate()

    def show_chapter(self, chapter: Chapter) -> None:
        """Scrolls to a chapter and marks it in the list."""
        for row in range(self._chapters.count()):
            item = self._chapters.item(row)
            if item.data(Qt.ItemDataRole.UserRole) == chapter:
                self._chapters.setCurrentItem(item)
                self._go_to_item(item)
                return

    @property
    def chapter(self) -> Chapter | None:
        """The chapter marked in the list."""
        if self._chapters.currentRow() < 0:
            return None
        return Chapter(self._chapters.currentItem().data(Qt.ItemDataRole.UserRole))

    def _build(self) -> None:
        side = QVBoxLayout()
        side.addWidget(self._search)
        side.addWidget(self._found)
        side.addWidget(self._chapters, 1)
        sheet = QFrame()
        sheet.setProperty("kind", "panel")
        inside = QVBoxLayout(sheet)
        inside.setContentsMargins(18, 14, 6, 14)
        inside.addWidget(self._text)
        columns = QHBoxLayout()
        columns.setContentsMargins(12, 12, 12, 12)
        columns.setSpacing(14)
        columns.addLayout(side, 2)
        columns.addWidget(sheet, 6)
        columns.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._bar)
        whole.addLayout(columns, 1)
        self._chapters.setMinimumWidth(150)
        self._text.setMinimumWidth(300)

    # words and look

    def retranslate(self) -> None:
        """Says everything in the language that is on."""
        self._bar.set_title(self.tr("Rule book"))
        self._back.setText(self.tr("Back"))
        self._back.setIcon(icon("arrow-left", "on_bar"))
        self._back.setToolTip(self.tr("Back (Esc)"))
        self._found.setText(self.tr("Not found."))
        self._search.setPlaceholderText(self.tr("Search"))
        self._search.setAccessibleName(self.tr("Search the rule book"))
        self._chapters.setAccessibleName(self.tr("Chapters"))
        self._text.setAccessibleName(self.tr("Rule book"))
        chapter = self.chapter
        self._chapters.blockSignals(True)
        self._chapters.clear()
        for section in rule_book():
            item = QListWidgetItem(section.heading)
            item.setData(Qt.ItemDataRole.UserRole, section.chapter.value)
            self._chapters.addItem(item)
        self._chapters.blockSignals(False)
        self._fill()
        self.show_chapter(chapter or Chapter.AIM)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _fill(self) -> None:
        colours = theme()
        document = self._text.document()
        document.setDefaultStyleSheet(
            f"body {{ color: {colours.ink.name()}; font-size: {colours.px(15)}px; }}"
            f"h2 {{ font-family: Vollkorn; font-size: {colours.px(22)}px; }}"
            f"p {{ margin: 0 0 {colours.px(9)}px 0; line-height: 130%; }}"
            f"th {{ color: {colours.ink2.name()}; font-weight: 700; }}"
            "td, th { padding: 3px 14px 3px 0; }"
        )
        self._add_pictures(document)
        self._text.setHtml(self._html())
        if self._chapters.currentRow() >= 0:
            self._go_to_item(self._chapters.currentItem())

    def _add_pictures(self, document: QTextDocument) -> None:
        ratio = self.devicePixelRatioF()
        width = float(theme().px(_CARD_WIDTH))
        height = card_height(width)
        for bean in _MODERN:
            picture = QPixmap(QSize(round(width * ratio), round(height * ratio)))
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_card(painter, QRectF(0, 0, width, height), bean)
            painter.end()
            document.addResource(
                QTextDocument.ResourceType.ImageResource.value, QUrl(f"card:{bean.value}"), picture
            )

    def _html(self) -> str:
        parts = []
        for section in rule_book():
            anchor = f'<a name="{section.chapter.value}"></a>'
            parts.append(f"<h2>{anchor}{escape(section.heading)}</h2>")
            parts += [f"<p>{escape(paragraph)}</p>" for paragraph in section.paragraphs]
            if section.chapter is Chapter.BEANS:
                parts.append(self._beanometers())
        return f"<body>{''.join(parts)}</body>"

    def _beanometers(self) -> str:
        heads = [self.tr("Bean"), "", self.tr("Cards"), *self._coin_heads()]
        cells = [f'<th align="left">{escape(head)}</th>' for head in heads]
        rows = [f"<tr>{''.join(cells)}</tr>"]
        for bean in _MODERN:
            cells = [
                f'<td><img src="card:{bean.value}"></td>',
                f'<td valign="middle"><b>{escape(bean_name(bean))}</b></td>',
                f'<td valign="middle">{CARDS_IN_BOX[bean]}</td>',
            ]
            needed = ("–" if need is None else str(need) for need in BEANOMETER[bean])
            cells += [f'<td valign="middle" align="center"><b>{need}</b></td>' for need in needed]
            rows.append(f"<tr>{''.join(cells)}</tr>")
        return f'<table cellspacing="0">{"".join(rows)}</table>'

    def _coin_heads(self) -> list[str]:
        return [self.tr("for %n coin(s)", "", coins) for coins in range(1, 5)]

    # moving about

    def _go_to_item(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._text.scrollToAnchor(item.data(Qt.ItemDataRole.UserRole))

    def _find_first(self) -> None:
        self._text.moveCursor(QTextCursor.MoveOperation.Start)
        self._find_next()

    def _find_next(self) -> None:
        self._found.hide()
        if not self._search.text():
            return
        wanted = _as_typed(self._search.text())
        if not self._text.find(wanted):
            self._text.moveCursor(QTextCursor.MoveOperation.Start)
            if not self._text.find(wanted):
                self._found.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc clears the search first, then leaves."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self._search.text():
            self._search.clear()
        else:
            self.back_wanted.emit()
