"""The bar at the top: whose turn it is, the four phases, and the tools that work now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QSizePolicy, QWidget

from ...engine.state import Phase
from ..delegates.marks import draw_centred, draw_text, rounded, text_width
from ..fonts import text_font, title_font
from ..icons import icon, paint_icon
from ..menu_button import MenuButton
from ..theme import theme, theme_signals
from ..trade.key_button import KeyButton
from ..words import phase_name
from .keys import Act, key_of
from .metrics import TableMetrics, metrics_for

if TYPE_CHECKING:
    from ..controller import GameController

PHASES = (Phase.PLANT, Phase.TRADE, Phase.ASIDE, Phase.DRAW)
MARKET_PHASES = (Phase.OFFERED, Phase.PLANT, Phase.MARKET, Phase.DRAW)


class TurnBar(QWidget):
    """`rule_wanted` names the phase that is being played."""

    rule_wanted = Signal(str)
    hint_wanted = Signal()

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self.can_pause = True
        self._metrics = metrics_for(1280, 800, 3)
        self._title = QLabel("Bohnanza", self)
        self._turn = QLabel(self)
        self.phases = PhaseSteps(controller, self)
        self.undo = BarButton("undo", self)
        self.hint = BarButton("hint", self)
        self.hint.hide()
        self.pause = BarButton("pause", self)
        self.rule = BarButton("book", self)
        self.menu = MenuButton(self)
        self.menu.hide()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(14, 0, 8, 0)
        layout.setSpacing(10)
        layout.addWidget(self._title)
        layout.addWidget(self._turn)
        layout.addStretch(1)
        layout.addWidget(self.phases)
        layout.addStretch(1)
        for button in (self.undo, self.pause, self.hint, self.rule, self.menu):
            layout.addWidget(button)
        self.undo.clicked.connect(controller.undo)
        self.pause.clicked.connect(self.toggle_pause)
        self.hint.clicked.connect(self.hint_wanted)
        self.rule.clicked.connect(lambda: self.rule_wanted.emit(controller.view.phase.value))
        controller.view_changed.connect(self.refresh)
        controller.undo_changed.connect(self.refresh)
        controller.busy_changed.connect(self._refresh_pause)
        theme_signals().changed.connect(self._dress)
        self._dress()
        self.refresh()

    def set_menu(self, menu: QMenu) -> None:
        """The window's menu behind the last button."""
        self.menu.setMenu(menu)
        self.menu.show()

    def set_metrics(self, metrics: TableMetrics) -> None:
        self._metrics = metrics
        self.setFixedHeight(metrics.bar)
        # In a narrow bar the names of the phases come before the name of the game.
        self._title.setVisible(metrics.bar_words)
        layout = self.layout()
        assert layout is not None
        layout.setSpacing(10 if metrics.bar_words else 6)
        self.phases.set_metrics(metrics)
        self._dress()
        self.refresh()

    def refresh(self) -> None:
        view, controller = self._controller.view, self._controller
        seats = len(view.seats)
        turn = view.turn // seats + 1
        if view.active == view.seat and controller.screen.is_shared:
            words = self.tr("{name}, your turn · round {number}").format(
                name=controller.names[view.seat], number=turn
            )
        elif view.active == view.seat:
            words = self.tr("Your turn · round {number}").format(number=turn)
        else:
            words = self.tr("{name}'s turn · round {number}").format(
                name=controller.names[view.active], number=turn
            )
        self._turn.setText(words)
        self.setAccessibleName(words)
        self.undo.setVisible(controller.can_undo)
        for button, comes in ((self.undo, True), (self.pause, self.can_pause)):
            # Its place is kept, so that nothing jumps when it comes.
            policy = button.sizePolicy()
            policy.setRetainSizeWhenHidden(comes)
            button.setSizePolicy(policy)
        self.undo.set_short(not self._metrics.bar_words)
        self.hint.set_short(not self._metrics.bar_words)
        self.rule.set_short(not self._metrics.bar_words)
        self.undo.set_words(self.tr("Undo"), key_of(Act.UNDO), controller.undo_text)
        self.hint.set_words(self.tr("Hint"), key_of(Act.HINT), self.tr("A good move now, and why"))
        self.rule.set_words(
            self.tr("Rule"), key_of(Act.RULE), self.tr("The rule for what is to be done now")
        )
        self._refresh_pause()
        self.menu.setAccessibleName(self.tr("Menu"))
        self.menu.setToolTip(self.tr("Menu"))
        self.phases.refresh()

    def toggle_pause(self) -> None:
        """Stops the others' moves, or lets them go on."""
        self._controller.pause(not self._controller.is_paused)

    def _refresh_pause(self) -> None:
        """There while the others move, and for as long as they are stopped."""
        controller = self._controller
        paused = controller.is_paused
        others = controller.view.active != controller.view.seat and not controller.is_over
        self.pause.setVisible(self.can_pause and (others or paused))
        self.pause.setIcon(icon("play" if paused else "pause", "on_bar"))
        self.pause.set_short(not paused)
        words = self.tr("Go on") if paused else self.tr("Pause")
        tip = self.tr("Let the others go on") if paused else self.tr("Stop the others' moves")
        self.pause.set_words(words, key_of(Act.PAUSE), tip)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = theme()
        painter.fillRect(self.rect(), colours.bar)
        edge = colours.on_bar if colours.is_contrast else QColor(0, 0, 0, 60)
        painter.fillRect(0, self.height() - 2, self.width(), 2, edge)

    def _dress(self) -> None:
        """Fonts of the bar; its colour of writing is the same in every label."""
        metrics = self._metrics
        self._title.setFont(title_font(metrics.px(18)))
        self._turn.setFont(text_font(metrics.px(14), 800))
        for label in (self._title, self._turn):
            palette = label.palette()
            palette.setColor(label.foregroundRole(), theme().on_bar)
            label.setPalette(palette)
        self.menu.setIcon(icon("menu", "on_bar"))


class BarButton(KeyButton):
    """A tool: sign, word and key; only the sign where the bar is narrow."""

    def __init__(self, sign: str, parent: QWidget | None = None) -> None:
        super().__init__("bar", parent)
        self._short = False
        self.setIcon(icon(sign, "on_bar"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_short(self, short: bool) -> None:
        """Shows the sign alone."""
        self._short = short

    def set_words(self, text: str, key: str = "", tip: str = "") -> None:
        super().set_words(text, key, tip)
        if self._short:
            self.setText("")
            self._key = ""
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self._narrowed(super().sizeHint())

    def minimumSizeHint(self) -> QSize:
        return self._narrowed(super().minimumSizeHint())

    def _narrowed(self, size: QSize) -> QSize:
        return QSize(min(size.width(), size.height() + 6), size.height()) if self._short else size

    def _ink(self) -> QColor:
        return theme().on_bar


class PhaseSteps(QWidget):
    """The four phases in a row, those done ticked, the one that is played lit."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._metrics = metrics_for(1280, 800, 3)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_metrics(self, metrics: TableMetrics) -> None:
        self._metrics = metrics
        self.updateGeometry()

    def refresh(self) -> None:
        view = self._controller.view
        phases = self._phases()
        at = phases.index(view.phase) + 1 if view.phase in phases else 0
        self.setAccessibleName(
            self.tr("Phase {number} of {all}: {name}").format(
                number=at, all=len(phases), name=phase_name(view.phase)
            )
        )
        self.setToolTip("\n".join(phase_name(phase) for phase in phases))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self._width(short=False)), self._metrics.px(34))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._width(short=True)), self._metrics.px(34))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        view, phases = self._controller.view, self._phases()
        now = phases.index(view.phase) if view.phase in phases else len(phases)
        short = self.width() < self._width(short=False) - 2
        x = 0.0
        for number, phase in enumerate(phases):
            words = phase_name(phase) if number == now or not short else ""
            x += self._step(painter, x, number, now, words)

    def _phases(self) -> tuple[Phase, ...]:
        return MARKET_PHASES if self._controller.view.rules.market else PHASES

    def _width(self, *, short: bool) -> float:
        view = self._controller.view
        return sum(
            self._step_width(phase_name(phase) if not short or phase is view.phase else "")
            for phase in self._phases()
        )

    def _step_width(self, words: str) -> float:
        px = self._metrics.px(14)
        wide = self._metrics.px(20) + self._metrics.px(24)
        return wide + (text_width(words, px, 800) + self._metrics.px(7) if words else 0)

    def _step(self, painter: QPainter, x: float, number: int, now: int, words: str) -> float:
        colours, metrics = theme(), self._metrics
        middle = self.height() / 2
        wide = self._step_width(words)
        ink = colours.on_bar
        if number == now:
            ink = colours.on_step
            pill = QRectF(x, middle - metrics.px(13.5), wide, metrics.px(27))
            rounded(painter, pill, pill.height() / 2, colours.step)
        side = metrics.px(20)
        ring = QRectF(x + metrics.px(12), middle - side / 2, side, side)
        if number < now:
            rounded(painter, ring, side / 2, ink)
            paint_icon(painter, ring.adjusted(3, 3, -3, -3), "check", colours.bar)
        else:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(ink, 1.7))
            painter.drawEllipse(ring.adjusted(1, 1, -1, -1))
            draw_centred(painter, ring.center(), str(number + 1), metrics.px(12), 900, ink)
        if words:
            at = QPointF(ring.right() + metrics.px(7), middle)
            draw_text(painter, at, words, metrics.px(14), 800, ink)
        return wide
