"""The line at the foot of the cloth: what is known about the offer, or what it still lacks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject

from ...engine.beans import Bean
from ...engine.refusal import Reason
from ...engine.rules import WhoAccepts
from ...engine.view import PlayerView
from ..table.keys import Act, shown_key
from ..trade_draft import DraftGap, TradeDraft
from ..words import bean_phrase, beans_phrase, list_phrase, reason_sentence
from .enquiry_answers import EnquiryAnswers
from .lost_cards import LostCards
from .partner_chips import short_name

if TYPE_CHECKING:
    from ..controller import GameController
    from ..joint_table import JointTable

_MOST_NAMES = 2


class HintTone(Enum):
    """How the line is meant."""

    KNOWN = auto()  # good to know
    LACKING = auto()  # something is to be done yet
    REFUSED = auto()  # something cannot be, or was lost


class Hint(NamedTuple):
    """The sentence of the foot line."""

    text: str
    tone: HintTone


class TradeHints(QObject):
    """Finds the words for the draft as it lies: the hint, and what the main button says."""

    def __init__(
        self,
        controller: GameController,
        draft: TradeDraft,
        answers: EnquiryAnswers,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._draft = draft
        self._answers = answers

    def hint(self, refused: Reason | None = None) -> Hint:
        """`refused` is why the offer was just refused, if it was."""
        draft, view = self._draft, self._controller.view
        if draft.lost is not None:
            return Hint(self._lost(draft.lost), HintTone.REFUSED)
        if refused is not None:
            return Hint(reason_sentence(refused, None, view), HintTone.REFUSED)
        if draft.joint is not None:
            return self._joint_hint(draft.joint, view)
        if draft.gap is not None:
            return self._gap(draft.gap, view)
        too_many = self._more_than_there_are(view)
        if too_many is not None:
            return Hint(too_many, HintTone.REFUSED)
        known = self._answers.text or self._known(view)
        if not draft.want:
            return Hint(
                known or self.tr("You ask for nothing in return: it is a gift."), HintTone.KNOWN
            )
        if not draft.give:
            return Hint(self.tr("You give nothing in return: you ask for a gift."), HintTone.KNOWN)
        if self._announces:
            return Hint(
                known
                or self.tr(
                    "It is an announcement: the others answer with offers, and you accept one."
                ),
                HintTone.KNOWN,
            )
        return Hint(known or self.tr("The offer can be made."), HintTone.KNOWN)

    @property
    def _announces(self) -> bool:
        """Only the active player accepts offers, so the person's own bind nobody."""
        view = self._controller.view
        return view.rules.accept is WhoAccepts.ACTIVE and view.active == view.seat

    def act(self) -> str:
        """What the main button does, with the partner's name in it."""
        draft, names = self._draft, self._controller.names
        if draft.joint is not None:
            return self._joint_act(draft.joint)
        partners = sorted(draft.partners) if draft.partners is not None else None
        to = "" if not partners else list_phrase([short_name(names[seat]) for seat in partners])
        if self._announces and not (partners and len(partners) > _MOST_NAMES):
            return self._to(
                partners, to, self.tr("Announce to anyone"), self.tr("Announce to {name}")
            )
        if partners is not None and len(partners) > _MOST_NAMES:
            return self._act_for_many(len(partners))
        if draft.give and not draft.want:
            return self._to(partners, to, self.tr("Give to anyone"), self.tr("Give to {name}"))
        if draft.want and not draft.give:
            return self._to(partners, to, self.tr("Ask anyone"), self.tr("Ask {name}"))
        return self._to(partners, to, self.tr("Offer to anyone"), self.tr("Offer to {name}"))

    def _joint_act(self, joint: JointTable) -> str:
        """What the main button does for a deal that is put together."""
        if joint.partner is None or (joint.partner_has_confirmed and not joint.asks):
            return self.tr("Strike the deal")
        name = short_name(self._controller.names[joint.partner])
        if joint.has_confirmed:
            return self.tr("On to {name}").format(name=name)
        return self.tr("Confirm, then {name}").format(name=name)

    def _act_for_many(self, count: int) -> str:
        if self._announces:
            return self.tr("Announce to %n players", "", count)
        if self._draft.give and not self._draft.want:
            return self.tr("Give to one of %n players", "", count)
        if self._draft.want and not self._draft.give:
            return self.tr("Ask %n players", "", count)
        return self.tr("Offer to %n players", "", count)

    @staticmethod
    def _to(partners: Sequence[int] | None, name: str, anyone: str, somebody: str) -> str:
        return somebody.format(name=name) if partners else anyone

    # -- hints ----------------------------------------------------------------------------------

    def _lost(self, lost: LostCards) -> str:
        cards = beans_phrase(lost.beans)
        if lost.by == self._controller.view.seat:
            return self.tr("Your deal took {cards} from this offer.").format(cards=cards)
        return self.tr("{name} took {cards} from this offer.").format(
            name=self._controller.names[lost.by], cards=cards
        )

    def _joint_hint(self, joint: JointTable, view: PlayerView) -> Hint:
        """How far the deal is that is put together."""
        if joint.partner is None:
            return Hint("", HintTone.KNOWN)
        name = self._controller.names[joint.partner]
        if joint.lacks:
            text = self.tr("You do not have what is asked of you: {cards}. {key} says no.")
            cards, key = beans_phrase(joint.lacks), shown_key(Act.DECLINE)
            return Hint(text.format(cards=cards, key=key), HintTone.REFUSED)
        too_many = self._more_than_there_are(view)
        if too_many is not None:
            return Hint(too_many, HintTone.REFUSED)
        if joint.changed_by == joint.partner:
            text = self.tr("{name} has changed the deal: both confirm it again.")
        elif joint.changed_by is not None:
            text = self.tr("You have changed the deal: both confirm it again.")
        elif joint.partner_has_confirmed:
            text = self.tr("{name} has confirmed this deal. Any change takes that back.")
        elif joint.has_confirmed:
            text = self.tr("You have confirmed this deal; {name} has not yet.")
        else:
            text = self.tr("You and {name} each lay down your own cards, and both confirm.")
        return Hint(text.format(name=name), HintTone.KNOWN)

    def _gap(self, gap: DraftGap, view: PlayerView) -> Hint:
        match gap:
            case DraftGap.LACKING:
                text = ""  # only where a deal is put together, which has words of its own
            case DraftGap.NOBODY:
                text = self.tr("Nobody else trades any more this turn.")
            case DraftGap.NO_PARTNER:
                text = self.tr("Your partner trades no more this turn. Choose another one.")
            case DraftGap.CLOSED:
                text = self.tr("Nothing is traded now.")
            case DraftGap.EMPTY if view.active == view.seat:
                text = self.tr("Lay down what you give, and choose what you want for it.")
            case DraftGap.EMPTY:
                text = self.tr("Off turn you can trade only with {name}.").format(
                    name=self._controller.names[view.active]
                )
        return Hint(text, HintTone.LACKING)

    def _more_than_there_are(self, view: PlayerView) -> str | None:
        """More of a kind is asked for than all the others together can have."""
        turned = Counter(view.revealed if view.active != view.seat else ())
        for bean, wanted in Counter(self._draft.want).items():
            can_be = view.unseen[bean] + turned[bean]
            if wanted > can_be > 0:
                return self.tr("All the others together have at most {cards}.").format(
                    cards=bean_phrase(bean, can_be)
                )
            if wanted > can_be:
                return self.tr("You have seen them all: nobody has {cards}.").format(
                    cards=bean_phrase(bean, wanted)
                )
        return None

    def _known(self, view: PlayerView) -> str | None:
        """What the fields of those who are asked say about the cards of the offer."""
        asked = self._draft.partners
        seats = [seat for seat in self._draft.possible_partners if asked is None or seat in asked]
        for bean in dict.fromkeys(self._draft.give_beans):
            seat, planted = max(
                ((seat, _planted(view, seat, bean)) for seat in seats),
                key=lambda found: found[1],
                default=(0, 0),
            )
            if planted:
                return self.tr("{name} has {cards} planted.").format(
                    name=self._controller.names[seat], cards=bean_phrase(bean, planted)
                )
        if len(seats) != 1:
            return None
        for bean in dict.fromkeys(self._draft.want):
            planted = _planted(view, seats[0], bean)
            if planted:
                return self.tr("{name} collects this kind too: {cards} planted.").format(
                    name=self._controller.names[seats[0]], cards=bean_phrase(bean, planted)
                )
        return None


def _planted(view: PlayerView, seat: int, bean: Bean) -> int:
    fields = view.seats[seat].fields
    return sum(planted.count for planted in fields if planted and planted.bean is bean)
