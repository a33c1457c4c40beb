"""Talk around the table that is no move: it runs beside the log, and records keep it in `meta`."""

from __future__ import annotations

from dataclasses import dataclass

from ..players.player import Because


@dataclass(frozen=True, slots=True)
class Remark:
    """Why `seat` decided so about an offer.

    `to` is the seat it speaks to (None: everybody), `offer` the number of the offer meant (None:
    no open one), `accepted` whether it was taken, or None where `seat` makes an offer itself.
    """

    seat: int
    to: int | None
    offer: int | None
    because: Because | None
    accepted: bool | None
