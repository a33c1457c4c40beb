"""What the person is about to do: the card picked up, what was refused, and the acts themselves.

A drop, a click and a key end in the same calls here, and those in `GameController.try_action`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...engine.actions import BuyField, CardRef, DoneTrading, Harvest
from ...engine.beans import coins_for, next_step
from ...engine.play import Question
from ...engine.state import Phase, Planted
from ...engine.view import PlayerView
from ..cards_mime import DraggedCard
from ..words import reason_sentence
from .acts import discarding, planting
from .destinations import PLANTING, Destinations
from .keys import Act, shown_key
from .main_action import MainActionWords

if TYPE_CHECKING:
    from ..controller import GameController
    from ..trade_draft import TradeDraft


class Gestures(QObject):
    """The one place that knows what is selected, dragged and refused.

    `changed` is emitted whenever any of that does; the game itself is followed by the controller.
    """

    changed = Signal()
    said = Signal(str)  # a sentence that a screen reader should announce

    def __init__(
        self, controller: GameController, draft: TradeDraft, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._draft = draft
        self._selected: DraggedCard | None = None
        self._dragged: tuple[DraggedCard, ...] = ()
        self._asked_field: int | None = None
        self._refusals: dict[int, str] = {}
        self._harvest_asked: int | None = None
        self._end_asked = False
        self._main_words = MainActionWords(self)
        self.destinations = Destinations(controller, self)
        self._notice = ""
        self.ask_costly_harvest = True
        """Whether what costs something is asked about: such a harvest, or the end of trading with
        cards that will force one."""
        controller.view_changed.connect(self._follow)

    # -- what there is to see -------------------------------------------------------------------

    @property
    def only_looks(self) -> bool:
        """Nothing is asked of whoever looks at the table, and no card or field invites."""
        return self.destinations.only_looks

    def look_only(self) -> None:
        """From now on the table is only looked at."""
        self.destinations.only_looks = True
        self.changed.emit()

    @property
    def selected(self) -> DraggedCard | None:
        return self._selected

    @property
    def dragged(self) -> tuple[DraggedCard, ...]:
        """The cards that a drag in progress carries."""
        return self._dragged

    @property
    def notice(self) -> str:
        """The sentence at the hand that says why a card there did not move; "" for none."""
        return self._notice

    @property
    def harvest_asked(self) -> int | None:
        """The field whose harvest would give away coins and waits to be confirmed."""
        return self._harvest_asked

    @property
    def carried(self) -> DraggedCard | None:
        """The card that a field would take: dragged, else selected, else the required one."""
        if self._dragged:
            return self._dragged[0] if len(self._dragged) == 1 else None
        return self._selected or self.destinations.required

    @property
    def discardable(self) -> DraggedCard | None:
        """The card that the discard pile would take: dragged or selected, or one that the other
        left. A card of the hand has to be picked out first, because nobody has to discard it."""
        view = self._controller.view
        card = self.carried
        if card is None or self.only_looks:
            return None
        if self.destinations.why_not_discard(card) is not None:
            return None
        chosen = bool(self._dragged) or card == self._selected
        return card if chosen or view.question is Question.OFFERED else None

    def refusal(self, field: int) -> str:
        """The sentence shown in the field: why it refused, or what its harvest would cost."""
        if field in self._refusals:
            return self._refusals[field]
        card = self.carried
        if self._asked_field == field and card is not None and (self._dragged or self._selected):
            return self.destinations.why_not(card, field) or ""
        return ""

    # -- acts -----------------------------------------------------------------------------------

    def press_card(self, card: DraggedCard) -> None:
        """A click on a card, or Enter: into the offer while cards are traded, else selected."""
        self._forget()
        view = self._controller.view
        if self._draft.is_open and card.place != "aside":
            self._press_while_trading(card, view)
        elif self.destinations.can_select(card):
            self._selected = None if self._selected == card else card
        elif card.place == "hand" and view.question in PLANTING:
            self._say(self.destinations.why_not(card, 0) or "")
        self.changed.emit()

    def explain_laid(self, ref: CardRef) -> bool:
        """Enter on a card that lies in the offer says which keys give it and take it back: who
        presses it means to give. False for another card, where Enter is a click."""
        if not self._draft.is_open or ref not in self._draft.give:
            return False
        self._forget()
        back = self.tr("{key} takes it back.").format(key=shown_key(Act.OFFER_CARD))
        if self._draft.gap is None:
            offer = self.tr("This card lies in the offer: {key} makes it.")
            back = f"{offer.format(key=shown_key(Act.OFFER_FROM_ANYWHERE))} {back}"
        self._say(back)
        self.changed.emit()
        return True

    def select_card(self, card: DraggedCard) -> None:
        """The focus moved to the card with an arrow key: it is the one that a digit plants."""
        if self.destinations.can_select(card) and self._selected != card:
            self._forget()
            self._selected = card
            self.changed.emit()

    def toggle_offered(self, card: DraggedCard) -> None:
        """The card into the offer being put together, or out of it."""
        if self._draft.is_open and card.place != "aside":
            self._forget()
            self._press_while_trading(card, self._controller.view)
            self.changed.emit()

    def offer_turned(self) -> None:
        """The next turned-over card into the offer, or all out of it again; off turn it is asked
        for instead."""
        view, draft = self._controller.view, self._draft
        if not draft.is_open or not view.revealed:
            return
        self._forget()
        if view.active != view.seat:
            wanted = list(draft.want)
            for bean in view.revealed:
                if bean not in wanted:
                    draft.add_want(bean)
                    break
                wanted.remove(bean)
        else:
            refs = [CardRef("revealed", place) for place in range(len(view.revealed))]
            left = [ref for ref in refs if ref not in draft.give]
            for ref in left[:1] or refs:
                draft.toggle(ref)
        self.changed.emit()

    def choose_field(self, field: int) -> bool:
        """A click on a field, or its key: plants the card that is carried there, or says why
        not."""
        card = self.carried
        if card is None or field >= len(self._controller.view.me.fields):
            return False
        return self.plant(card, field)

    def plant(self, card: DraggedCard, field: int) -> bool:
        """Plants the card in the field. False, with the reason shown there, if it cannot be."""
        self._forget()
        action = planting(card, field, self._controller.view)
        refusal = self.destinations.why_not(card, field)
        if refusal is not None or action is None:
            self._refuse(field, refusal or "")
            return False
        self._selected = None
        self._controller.try_action(action)
        self.changed.emit()
        return True

    def discard(self, card: DraggedCard) -> bool:
        """Discards the card. False, with the reason said, if it cannot be."""
        self._forget()
        action = discarding(card, self._controller.view)
        refusal = self.destinations.why_not_discard(card)
        if refusal is not None or action is None:
            self._say(refusal or "")
            self.changed.emit()
            return False
        self._selected = None
        self._controller.try_action(action)
        self.changed.emit()
        return True

    def buy_field(self) -> bool:
        """Buys one more field. False, with the reason said, if it cannot be bought."""
        view = self._controller.view
        action = BuyField(view.seat)
        reason = self._controller.explain(action)
        self._forget()
        if reason is None:
            self._controller.try_action(action)
        else:
            self._say(reason_sentence(reason, action, view))
        self.changed.emit()
        return reason is None

    def harvest(self, field: int) -> bool:
        """Harvests the field. A harvest that gives away coins has to be asked for twice; False,
        with the question or the reason shown in the field, while nothing is harvested."""
        view = self._controller.view
        if field >= len(view.me.fields):
            return False
        action = Harvest(view.seat, field)
        reason = self._controller.explain(action)
        confirmed = self._harvest_asked == field
        self._forget()
        planted = view.me.fields[field]
        if reason is not None:
            self._refuse(field, reason_sentence(reason, action, view))
            return False
        if planted is not None and self.ask_costly_harvest and not confirmed:
            question = self._harvest_question(planted)
            if question:
                self._harvest_asked = field
                self._refuse(field, question)
                return False
        self._controller.try_action(action)
        self.changed.emit()
        return True

    @property
    def end_asked(self) -> bool:
        """Trading was to end with cards that force a harvest, and that waits to be confirmed."""
        return self._end_asked

    def end_trading(self) -> bool:
        """Ends the own trading, or says that one will not trade. With turned-over cards that will
        force a harvest it has to be asked for twice; False while it has not been."""
        view = self._controller.view
        if view.phase is not Phase.TRADE or view.question is None or view.me.done:
            return False
        warning = self._main_words.warning(view) if view.active == view.seat else ""
        confirmed = self._end_asked or not self.ask_costly_harvest
        self._forget()
        if warning and not confirmed:
            self._end_asked = True
            self.said.emit(warning)
            self.changed.emit()
            return False
        self._controller.try_action(DoneTrading(view.seat))
        return True

    def cancel(self) -> bool:
        """Puts down what is selected and takes back questions. False if there was nothing."""
        if not (self._selected is not None or self._refusals or self._notice or self._end_asked):
            return False
        self._selected = None
        self._forget()
        self.changed.emit()
        return True

    def explain_order(self) -> None:
        """Somebody tried to move a card within the hand."""
        if not self._notice:
            self._say(self.tr("The order of your hand never changes."))
            self.changed.emit()

    def ask_field(self, field: int | None) -> None:
        """The pointer is over the field: it says why if it cannot take what is carried."""
        if field != self._asked_field:
            self._asked_field = field
            self.changed.emit()

    def begin_drag(self, cards: Sequence[DraggedCard]) -> None:
        """Cards are under way; nothing of the computers' moves until `end_drag`."""
        self._forget()
        self._dragged = tuple(cards)
        self._controller.hold()
        self.changed.emit()

    def end_drag(self) -> None:
        if self._dragged:
            self._dragged = ()
            self._asked_field = None
            self._controller.release()
            self.changed.emit()

    # -- inside ---------------------------------------------------------------------------------

    def _press_while_trading(self, card: DraggedCard, view: PlayerView) -> None:
        if card.place == "revealed" and view.active != view.seat:
            if card.index < len(view.revealed):
                self._draft.add_want(view.revealed[card.index])
        elif card.place in ("hand", "revealed"):
            self._draft.toggle(CardRef(card.place, card.index))

    def _harvest_question(self, planted: Planted) -> str:
        pays = coins_for(planted.bean, planted.count)
        step = next_step(planted.bean, planted.count)
        if step is not None and step[0] == 1:
            more = self.tr("One more card would pay %n coin(s).", "", step[1])
            ask = self.tr("Harvest again to take %n coin(s) now.", "", pays)
            return f"{more} {ask}"
        if pays == 0:
            return self.tr("This harvest pays nothing. Harvest again if you mean it.")
        return ""

    def _refuse(self, field: int, sentence: str) -> None:
        self._refusals = {field: sentence}
        self.said.emit(sentence)
        self.changed.emit()

    def _say(self, sentence: str) -> None:
        self._notice = sentence
        self.said.emit(sentence)

    def _forget(self) -> None:
        self._refusals = {}
        self._harvest_asked = None
        self._end_asked = False
        self._notice = ""

    def _follow(self, view: PlayerView) -> None:
        """After a move nothing that was shown about the position before it is true any more."""
        self._forget()
        if self._selected != DraggedCard("hand", 0) or view.question not in PLANTING:
            self._selected = None
        self.changed.emit()
