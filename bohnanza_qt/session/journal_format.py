"""What stands in a journal: a whole record as it was when the journal began, then one line for
each thing that happened since.

Every line is a checksum, a space, a JSON object and a line end. A line that was not written to its
end, as a power cut leaves it, is thereby known and dropped; it was never acknowledged.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ..engine.record_text import BadRecord, parse
from .meta import META_KEY

FORMAT: Final = "bohnanza-journal"
VERSION: Final = 1

SEATS: Final = "seats"
"""The member of a line that says who decides for the seats from there on."""

LARGEST_JOURNAL: Final = 1 << 24
"""In bytes; beyond, it is no journal of a game of cards."""


class DamagedJournal(Exception):
    """A line before the last valid one is not as it was written, or says what cannot be."""


class ForeignJournal(Exception):
    """Not a journal, or of a version that is not known. `newer` if a later program wrote it."""

    def __init__(self, *, newer: bool = False) -> None:
        super().__init__("newer" if newer else "foreign")
        self.newer = newer


def encode(entry: Mapping[str, Any]) -> bytes:
    """One line."""
    text = json.dumps(entry, ensure_ascii=True, allow_nan=False, separators=(",", ":")).encode()
    return b"%08x %s\n" % (zlib.crc32(text), text)


def header(record: bytes, turn: int = 0) -> bytes:
    """The first line of a journal that begins with a game as `record` has it, in its turn `turn`,
    from 0."""
    content = {"format": FORMAT, "version": VERSION, "record": json.loads(record)}
    return encode(content | {"turn": turn})


def valid_lines(content: bytes) -> list[bytes]:
    """The lines that were written to their end. Raises DamagedJournal if one before is not."""
    *lines, _torn = content.split(b"\n")
    valid = [line + b"\n" for line in lines if _is_valid(line)]
    if any(not _is_valid(line) for line in lines[: len(valid)]):
        raise DamagedJournal
    return valid


def _is_valid(line: bytes) -> bool:
    checksum, _, text = line.partition(b" ")
    return checksum == b"%08x" % zlib.crc32(text)


def decode(line: bytes) -> dict[str, Any]:
    """The entry of a valid line, which can be no larger than a record. Raises DamagedJournal."""
    try:
        entry = parse(line.partition(b" ")[2])
    except BadRecord as bad:
        raise DamagedJournal from bad
    if not isinstance(entry, dict):
        raise DamagedJournal
    return entry


def read_header(line: bytes) -> dict[str, Any]:
    """The record, as JSON has it, in a journal's first line. Raises ForeignJournal."""
    content = decode(line)
    if content.get("format") != FORMAT or not isinstance(content.get("version"), int):
        raise ForeignJournal
    if content["version"] != VERSION:
        raise ForeignJournal(newer=content["version"] > VERSION)
    record = content.get("record")
    if not isinstance(record, dict):
        raise DamagedJournal
    return record


@dataclass(frozen=True, slots=True)
class Summary:
    """What the start screen says about a game, without playing it again."""

    names: tuple[str, ...]
    people: frozenset[int]
    turn: int
    is_over: bool


def summary(lines: Sequence[bytes]) -> Summary:
    """Raises ForeignJournal or DamagedJournal. `lines` are valid and at least one."""
    record = read_header(lines[0])
    names = record.get("players")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names) or not names:
        raise DamagedJournal
    last = decode(lines[-1])
    turn = last.get("turn")
    return Summary(
        tuple(names),
        _people(_last_seats(lines) or _seats(record)),
        turn if isinstance(turn, int) else 0,
        bool(last.get("over")),
    )


def _seats(record: dict[str, Any]) -> Any:
    try:
        return record["meta"][META_KEY]["seats"]
    except (KeyError, TypeError):
        return None


def _last_seats(lines: Sequence[bytes]) -> Any:
    """Who sits where by the last line after the first that says so; None if none does."""
    for line in reversed(lines[1:]):
        if b'"%s":' % SEATS.encode() in line:
            changed = decode(line).get(SEATS)
            if isinstance(changed, dict):
                return changed.get("seats")
    return None


def _people(seats: Any) -> frozenset[int]:
    """The seats of people; none where it is not told."""
    try:
        return frozenset(at for at, seat in enumerate(seats) if seat["kind"] == "person")
    except (KeyError, TypeError):
        return frozenset()


def fold(lines: Sequence[bytes]) -> bytes:
    """The record of the game after all entries; not yet verified. `lines` are at least one.

    Raises ForeignJournal, DamagedJournal.
    """
    record = read_header(lines[0])
    try:
        actions, piles = record["actions"][:], record["piles"][:]
        meta = dict(record.get("meta") or {})
        own = dict(meta[META_KEY])
        remarks, follows = own["remarks"][:], own["follows"][:]
        talk = own.get("talk", [])[:]
        for line in lines[1:]:
            entry = decode(line)
            if "do" in entry:
                if entry.get("follows"):
                    follows.append(len(actions))
                actions.append(entry["do"])
                piles += entry.get("piles", ())
            elif "undo" in entry:
                left = len(actions) - entry["undo"]
                if left < 0:
                    raise DamagedJournal
                del actions[left:]
                follows = [index for index in follows if index < left]
                remarks = [remark for remark in remarks if remark["after"] <= left]
                talk = [saying for saying in talk if saying["after"] <= left]
            elif "say" in entry:
                remarks.append({"after": len(actions), "remark": entry["say"]})
            elif "talk" in entry:
                talk.append({"after": len(actions), "said": entry["talk"]})
            elif SEATS in entry:
                own |= {name: entry[SEATS][name] for name in ("seats", "open_hands")}
            else:
                raise DamagedJournal
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise DamagedJournal from error
    meta[META_KEY] = own | {"remarks": remarks, "talk": talk, "follows": follows}
    whole = record | {"actions": actions, "piles": piles, "meta": meta}
    return json.dumps(whole, separators=(",", ":")).encode()
