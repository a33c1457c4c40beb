"""Changes every comparison, condition and small number of the rules, one at a time, and sees
whether a test notices.

    python benchmarks/every_mutation.py [MODULE...]

Broader and blinder than `mutations.py`, whose changes are rules that somebody could get wrong:
some of these change nothing that could be noticed. Takes about an hour. Prints what went
unnoticed with its line.
"""

from __future__ import annotations

import ast
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from mutations import noticed, workshop

MODULES = ("fields", "market", "piles", "play", "trading", "turns", "rules", "record", "view")

COMPARISONS: dict[type[ast.cmpop], tuple[str, ...]] = {
    ast.Eq: ("!=",),
    ast.NotEq: ("==",),
    ast.Lt: ("<=", ">="),
    ast.LtE: ("<", ">"),
    ast.Gt: (">=", "<="),
    ast.GtE: (">", "<"),
    ast.Is: ("is not",),
    ast.IsNot: ("is",),
    ast.In: ("not in",),
    ast.NotIn: ("in",),
}


class Mutation(NamedTuple):
    line: int
    first: int
    last: int
    instead: str


def places(source: str) -> list[int]:
    """The offset of the beginning of each line, in bytes as `ast` counts."""
    offsets = [0]
    for line in source.encode().splitlines(keepends=True):
        offsets.append(offsets[-1] + len(line))
    return offsets


def mutations_of(source: str) -> Iterator[Mutation]:
    """All changes of one module; first and last are offsets in bytes."""
    offsets = places(source)
    data = source.encode()

    def span(node: ast.expr) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            offsets[node.lineno - 1] + node.col_offset,
            offsets[node.end_lineno - 1] + node.end_col_offset,
        )

    def text(node: ast.expr) -> str:
        first, last = span(node)
        return data[first:last].decode()

    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            left, right = text(node.left), text(node.comparators[0])
            for operator in COMPARISONS[type(node.ops[0])]:
                yield Mutation(node.lineno, *span(node), f"{left} {operator} {right}")
        elif isinstance(node, ast.Compare):
            parts = [node.left, *node.comparators]
            yield Mutation(node.lineno, *span(node), f"{text(parts[1])} < {text(parts[2])}")
            yield Mutation(node.lineno, *span(node), f"{text(parts[0])} <= {text(parts[1])}")
        elif isinstance(node, ast.BoolOp):
            for left_out in range(len(node.values)):
                kept = [text(value) for index, value in enumerate(node.values) if index != left_out]
                word = " and " if isinstance(node.op, ast.And) else " or "
                yield Mutation(node.lineno, *span(node), f"({word.join(kept)})")
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield Mutation(node.lineno, *span(node), f"({text(node.operand)})")
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield Mutation(node.lineno, *span(node), str(node.value + 1))
        elif isinstance(node, ast.Constant) and type(node.value) is bool:
            yield Mutation(node.lineno, *span(node), str(not node.value))


def main() -> int:
    unnoticed = tried = 0
    with tempfile.TemporaryDirectory() as name:
        folder = workshop(Path(name))
        for module in sys.argv[1:] or MODULES:
            path = folder / "bohnanza_qt" / "engine" / f"{module}.py"
            source = path.read_text()
            data = source.encode()
            for change in mutations_of(source):
                before = data[change.first : change.last].decode()
                path.write_bytes(
                    data[: change.first] + change.instead.encode() + data[change.last :]
                )
                tried += 1
                if not noticed(folder):
                    unnoticed += 1
                    print(f"{module}:{change.line}: {before!r} -> {change.instead!r}", flush=True)
            path.write_text(source)
            print(f"{module}: {tried} changes so far", file=sys.stderr, flush=True)
    print(f"{unnoticed} of {tried} changes went unnoticed")
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main())
