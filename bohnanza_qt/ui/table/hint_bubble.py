"""The bubble with a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, QTimer, Signal

from ...engine.actions import (
    Accept,
    BuyField,
    CardRef,
    DiscardHand,
    DiscardOffered,
    Harvest,
    MakeOffer,
    Plant,
    PlantAside,
    PlantMarket,
    PlantOffered,
    Reject,
)
from ...players.advice import Advice, Why
from ..models.list_model import Role
from ..trade.key_button import KeyButton
from ..words.hints import hint_reason, hint_title, offer_worth_sentence, worth_sentence
from .bubble import Bubble
from .bubble_place import tickets, whole_of
from .keys import Act, key_of
from .places import PagePlaces

if TYPE_CHECKING:
    from ..hints import Hints
    from .table_page import TablePage

_PATIENCE: Final = 250
"""Milliseconds after which it is said that somebody thinks; what is there sooner comes at once."""

_MOST_OFFERS: Final = 3


class HintBubble(Bubble):
    """Says on a table what its Hints have found, near the place of the move, which is lit."""

    said = Signal(str)
    """The whole hint, for a screen reader."""

    def __init__(self, hints: Hints, page: TablePage) -> None:
        super().__init__(page)
        self._hints = hints
        self.follow = KeyButton("main", dense=True)
        self.foot.addWidget(self.follow)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_PATIENCE)
        self._patience.timeout.connect(self.refresh)
        self.follow.clicked.connect(hints.follow)
        self.close_button.clicked.connect(hints.put_away)
        hints.changed.connect(self._change)
        self._laid = 0
        page.draft.changed.connect(self._give_way)

    def refresh(self) -> None:
        advice = self._hints.advice
        self.follow.set_words(self.tr("Do it"), key_of(Act.FOLLOW_HINT))
        self.follow.setVisible(advice is not None and advice.action is not None)
        self.close_button.setToolTip(self.tr("Close the hint"))
        self.close_button.setAccessibleName(self.tr("Close the hint"))
        self.setAccessibleName(self.tr("Hint"))
        title, text = self._words()
        places = [] if advice is None else _places(advice, self._page)
        self.say(title, text, places, whole_of(self._page.bar.hint, self._page))

    def _change(self) -> None:
        if self._hints.is_thinking:
            self._patience.start()
            return
        self._patience.stop()
        if self._hints.is_asked:
            self.refresh()
            self.said.emit(self.text.replace("\n", " "))
        else:
            self.put_down()

    def _give_way(self) -> None:
        """Whoever lays something on the cloth has an own plan, unless the hint is an offer."""
        draft, advice = self._page.draft, self._hints.advice
        laid, self._laid = self._laid, len(draft.give) + len(draft.want)
        if self._laid > laid and not (advice and isinstance(advice.action, MakeOffer)):
            self._hints.put_away()

    def _words(self) -> tuple[str, str]:
        advice = self._hints.advice
        if advice is None:
            return self.tr("Thinking…"), ""
        controller = self._page.controller
        view, names = controller.view, controller.names
        lines = [hint_reason(advice, names)]
        if advice.worth is not None:
            lines.append(worth_sentence(advice.worth, names))
        if advice.grounds.why in (Why.DEAL, Why.LEADS_FURTHER, Why.NO_DEAL, Why.WAIT):
            offers = advice.offers[:_MOST_OFFERS]
            lines += [offer_worth_sentence(worth, view, names) for worth in offers]
        return hint_title(advice, view, names), "\n".join(filter(None, lines))


def _places(advice: Advice, page: TablePage) -> list[QRect]:
    """What the move is about, on the page."""
    action = advice.action
    places = PagePlaces(page, advice.seat)
    found: list[QRectF] = []
    match action:
        case None:
            return []
        case Plant(field=field):
            found = [places.card(CardRef("hand", 0)), places.bed(field)]
        case PlantAside(card=card, field=field) | PlantOffered(card=card, field=field):
            found = [places.on_cloth(card), places.bed(field)]
        case PlantMarket(card=card, field=field):
            found = [places.on_cloth(card), places.bed(field)]
        case Harvest(field=field):
            found = [places.bed(field)]
        case DiscardHand(card=card):
            found = [places.card(CardRef("hand", card))]
        case DiscardOffered(card=card):
            found = [places.on_cloth(card)]
        case MakeOffer(to=to, give=give):
            found = [places.card(card) for card in give]
            if to is not None:
                found.append(places.column(to))
        case Accept(offer=number, give=give):
            return [*(places.card(card).toRect() for card in give), *_ticket(page, number)]
        case Reject(offer=number):
            return _ticket(page, number)
        case BuyField():
            return whole_of(page.fields.buy_bed, page)
        case _:
            return whole_of(page.action_box.button, page)
    return [place.toRect() for place in found]


def _ticket(page: TablePage, number: int) -> list[QRect]:
    """The open offer in its list, if it can be seen there."""
    model = page.side.offers.model()
    return [
        place
        for row, place in tickets(page).items()
        if model.index(row, 0).data(Role.ROW).offer.number == number
    ]
