"""What a record's `meta` keeps for the program: who sits where, reasons, what was one gesture.

Nothing in it is needed to replay a record, and everything in it may be missing, foreign or
hostile: what cannot be understood is as good as absent.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from ..engine.record import GameRecord
from .game_setup import LARGEST_GAME_NUMBER, GameSetup, SeatKind, SeatSetup
from .remarks import Remark
from .signs import ChosenSign
from .talk import MOST_SAYINGS, Saying

META_KEY: Final = "bohnanza_qt"

_GAME_NUMBER: Final = TypeAdapter(Annotated[int, Field(ge=0, le=LARGEST_GAME_NUMBER)])


class SeatMeta(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")

    kind: SeatKind
    level: Annotated[str, Field(max_length=40)] = ""
    sign: ChosenSign = None


class RemarkMeta(BaseModel):
    """A reason, and the number of actions that were done before it."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    after: Annotated[int, Field(ge=0)]
    remark: Remark


class TalkMeta(BaseModel):
    """What somebody said, and the number of actions that were done before it."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    after: Annotated[int, Field(ge=0)]
    said: Saying


class SessionMeta(BaseModel):
    """`game_number` is text, because many readers of JSON cannot hold 64 bits. `follows`
    are the indexes of actions that belong to the same gesture as the action before them."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    game_number: Annotated[str, Field(max_length=20)] = ""
    seats: tuple[SeatMeta, ...] = ()
    open_hands: bool = False
    remarks: tuple[RemarkMeta, ...] = ()
    talk: Annotated[tuple[TalkMeta, ...], Field(max_length=MOST_SAYINGS)] = ()
    follows: tuple[int, ...] = ()

    @classmethod
    def of(cls, meta: Mapping[str, Any] | None) -> SessionMeta:
        """The program's own part of `meta`; field by field nothing where it makes no sense."""
        own = (meta or {}).get(META_KEY)
        if not isinstance(own, dict):
            return SessionMeta()
        values: dict[str, Any] = {}
        for name in cls.model_fields:
            if name in own:
                try:
                    values[name] = getattr(cls.model_validate({name: own[name]}), name)
                except (ValidationError, RecursionError):
                    continue
        return SessionMeta(**values)

    def remarks_up_to(self, actions: int) -> list[tuple[int, Remark]]:
        return [(kept.after, kept.remark) for kept in self.remarks if kept.after <= actions]

    def talk_up_to(self, actions: int) -> list[tuple[int, Saying]]:
        return [(kept.after, kept.said) for kept in self.talk if kept.after <= actions]

    @property
    def followers(self) -> frozenset[int]:
        """The indexes of actions that do not begin a gesture; the first action always does."""
        return frozenset(self.follows) - {0}


def meta_of(
    setup: GameSetup,
    remarks: Iterable[tuple[int, Remark]],
    follows: Iterable[int],
    talk: Iterable[tuple[int, Saying]] = (),
) -> dict[str, Any]:
    """The `meta` object that `SessionMeta.of` and `setup_of` read back."""
    own = SessionMeta(
        game_number=str(setup.game_number),
        seats=_seats_of(setup),
        open_hands=setup.open_hands,
        remarks=tuple(RemarkMeta(after=after, remark=remark) for after, remark in remarks),
        talk=tuple(TalkMeta(after=after, said=said) for after, said in talk),
        follows=tuple(follows),
    )
    return {META_KEY: own.model_dump(mode="json")}


def seats_meta(setup: GameSetup) -> dict[str, Any]:
    """The part of `meta_of` that says who decides for the seats, which can change in a game."""
    own = SessionMeta(seats=_seats_of(setup), open_hands=setup.open_hands)
    return own.model_dump(mode="json", include={"seats", "open_hands"})


def _seats_of(setup: GameSetup) -> tuple[SeatMeta, ...]:
    return tuple(SeatMeta(kind=seat.kind, level=seat.level, sign=seat.sign) for seat in setup.seats)


def setup_of(record: GameRecord, own: SessionMeta) -> GameSetup:
    """Who sits where in a record. Where it does not say, the first seat is a person's and the
    others are computers', and the game gets a new number for the shuffles still to come."""
    seats = [
        SeatSetup(name=name, kind=SeatKind.COMPUTER if seat else SeatKind.PERSON)
        for seat, name in enumerate(record.players)
    ]
    if len(own.seats) == len(seats):
        seats = [
            SeatSetup(
                name=seat.name,
                kind=kept.kind,
                level=kept.level or seat.level,
                sign=kept.sign,
            )
            for seat, kept in zip(seats, own.seats, strict=True)
        ]
    try:
        game_number = _GAME_NUMBER.validate_python(own.game_number)
    except ValidationError:
        game_number = None
    return GameSetup(
        preset=record.preset,
        overrides=dict(record.overrides),
        seats=tuple(seats),
        start=record.start,
        game_number=game_number,
        open_hands=own.open_hands,
    ).numbered()
