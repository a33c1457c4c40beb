"""The side of the table: open offers, beans seen, and what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QSizePolicy,
    QTabWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ...session.talk import SaidEnquiry, Saying
from ..icons import icon
from ..table.act_shortcut import ActShortcut
from ..table.keys import Act, shown_key
from ..theme import theme, theme_signals
from .beans_seen import BeansSeenModel, BeansSeenView
from .calls import Calls
from .enquiry_answers import EnquiryNotes
from .log_view import LogPanel
from .offers_model import OffersModel
from .offers_view import OffersView
from .side_tabs import SideTabs
from .standing_chips import StandingChips

if TYPE_CHECKING:
    from ..controller import GameController
    from ..table.metrics import TableMetrics
    from ..trade_draft import TradeDraft

_LOW = 560
"""Below this height the log becomes a tab of its own where letters are large."""


class SidePanel(QWidget):
    """Tabs with the offers and the beans seen above, the log below.

    The keys of the table that answer offers work in the whole window, whatever tab is open.
    """

    def __init__(
        self, controller: GameController, draft: TradeDraft, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._model = OffersModel(controller, self)
        self.offers = OffersView(controller, draft, self._model)
        self.calls = Calls(controller, draft, self)
        self.standing = StandingChips(controller, self)
        self.notes = EnquiryNotes(controller, draft, self)
        self.beans = BeansSeenView(BeansSeenModel(controller, self))
        self.log = LogPanel(controller, self)
        self._tabs = QTabWidget(self)
        self._tabs.setTabBar(SideTabs(self._tabs))
        self._tabs.setUsesScrollButtons(False)
        self._tabs.setElideMode(Qt.TextElideMode.ElideRight)
        self._tabs.addTab(_padded(self.standing, self.calls, self.offers, self.notes), "")
        self._tabs.addTab(_padded(self.beans), "")
        self._silence = QToolButton(self._tabs)
        self._silence.setProperty("kind", "flat")
        self._silence.setProperty("dense", True)
        self._silence.setIcon(icon("speaker-off"))
        self._silence.setCheckable(True)
        self._silence.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._silence.toggled.connect(self._silence_computers)
        self._tabs.setCornerWidget(self._silence)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(8)
        self._layout.addWidget(self._tabs, 60)
        self._layout.addWidget(self.log, 40)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._add_keys()
        for signal in (self._model.rowsInserted, self._model.rowsRemoved, self._model.dataChanged):
            signal.connect(self._count_offers)
        controller.view_changed.connect(self._follow_silence)
        controller.talk.said.connect(self._show_answers)
        theme_signals().changed.connect(self._fit)
        self._retranslate()
        self._follow_rules()
        self._fit()

    @property
    def model(self) -> OffersModel:
        return self._model

    def _follow_rules(self) -> None:
        """Where nothing is traded there are no offers to list and none to silence."""
        trades = not self._controller.view.rules.market
        self._tabs.setTabVisible(0, trades)
        self._silence.setVisible(trades)

    def set_metrics(self, metrics: TableMetrics) -> None:
        """Takes the width that the table gives to its side."""
        self.setFixedWidth(metrics.side)

    def show_offers(self) -> None:
        self._tabs.setCurrentIndex(0)

    def show_beans(self) -> None:
        self._tabs.setCurrentIndex(1)

    def sizeHint(self) -> QSize:
        return QSize(272, 640)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 200)

    # -- keys -----------------------------------------------------------------------------------

    def _add_keys(self) -> None:
        view = self.offers
        for act, do in (
            (Act.ACCEPT, lambda: view.accept(view.ticket_for_keys())),
            (Act.COUNTER, lambda: view.counter(view.ticket_for_keys())),
            (Act.REJECT, lambda: view.reject(view.ticket_for_keys())),
            (Act.WITHDRAW, view.withdraw_newest),
            (Act.SILENCE, self._silence.toggle),
            (Act.TAKE_GIFTS, self.standing.toggle_gifts),
            (Act.STAY_OUT, self.standing.toggle_out),
            (Act.ANSWER_CALL, self.calls.answer),
        ):
            ActShortcut(act, self, do)

    def _show_answers(self, saying: Saying) -> None:
        """Whoever asks what the others would give wants to see it."""
        if isinstance(saying, SaidEnquiry) and saying.seat == self._controller.seat:
            self.show_offers()

    # -- silence --------------------------------------------------------------------------------

    def _silence_computers(self, silenced: bool) -> None:
        if silenced != self._controller.is_silenced:
            self._controller.silence(silenced)
        self._retranslate()

    def _follow_silence(self) -> None:
        """A new turn lifts the silence."""
        if self._silence.isChecked() != self._controller.is_silenced:
            self._silence.setChecked(self._controller.is_silenced)

    # -- Qt -------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _fit(self) -> None:
        """Where there is no height for two sheets, the log is a tab."""
        as_tab = self.height() < _LOW * theme().text_scale
        is_tab = self._tabs.count() == 3
        if as_tab == is_tab:
            self._name_tabs()
            return
        if as_tab:
            self._layout.removeWidget(self.log)
            self._tabs.addTab(self.log, "")
        else:
            self._tabs.removeTab(2)
            self._layout.addWidget(self.log, 40)
            self.log.show()
        bar = self._tabs.tabBar()
        bar.setProperty("dense", as_tab)
        bar.style().unpolish(bar)
        bar.style().polish(bar)
        self._retranslate()
        self._layout.activate()

    def _count_offers(self) -> None:
        count = self._model.open_count
        self._tabs.setTabText(
            0, self.tr("Offers {n}").format(n=count) if count else self.tr("Offers")
        )
        self._name_tabs()

    def _name_tabs(self) -> None:
        """Words on the tabs, or signs where three have no room for words."""
        names = [self.tr("Beans seen")]
        short = names
        if self._tabs.count() == 3:
            names.append(self.tr("Log"))
            short = [self.tr("Beans"), names[1]]
        bar = self._tabs.tabBar()
        metrics, edges = bar.fontMetrics(), theme().px(22)
        room, texts = self.width(), short
        if self._tabs.isTabVisible(0):
            room -= self._silence.sizeHint().width()
            texts = [bar.tabText(0), *short]
        widths = [metrics.horizontalAdvance(text) + edges for text in texts]
        signs = len(names) == 2 and sum(widths) > room
        for tab, (name, text, sign) in enumerate(
            zip(names, short, ("sprout", "list"), strict=False), start=1
        ):
            self._tabs.setTabText(tab, "" if signs else text)
            self._tabs.setTabIcon(tab, icon(sign, "ink2") if signs else QIcon())
            self._tabs.setTabToolTip(tab, name)
            bar.setAccessibleTabName(tab, name)

    def _retranslate(self) -> None:
        self._count_offers()
        self._name_tabs()
        self.setAccessibleName(self.tr("Offers, beans seen, and log"))
        self._tabs.setAccessibleName(self.tr("Offers and beans seen"))
        silenced = self._silence.isChecked()
        tip = (
            self.tr("The computers make no offers of their own this turn. Let them again.")
            if silenced
            else self.tr("Let the computers make no offers of their own for this turn.")
        )
        key = self.tr("Key: {key}").format(key=shown_key(Act.SILENCE))
        self._silence.setToolTip(f"{tip}\n{key}")
        self._silence.setAccessibleName(self.tr("Silence the computers’ offers"))
        self._silence.setAccessibleDescription(tip)


def _padded(*parts: QWidget) -> QWidget:
    """The parts below each other with a margin of paper around; lists take the room there is."""
    sheet = QWidget()
    layout = QVBoxLayout(sheet)
    layout.setContentsMargins(8, 10, 8, 8)
    for part in parts:
        layout.addWidget(part, 1 if isinstance(part, QAbstractItemView) else 0)
    sheet.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    return sheet
