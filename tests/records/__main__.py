"""Writes the project's own cases anew: see `make_cases`."""

from __future__ import annotations

from .make_cases import CASES, all_cases, files


def main() -> None:
    CASES.mkdir(exist_ok=True)
    made = files(all_cases())
    for name, data in made.items():
        (CASES / name).write_bytes(data)
    for path in CASES.iterdir():
        if path.name not in made:
            path.unlink()
    print(f"{len(made) // 2} cases")


if __name__ == "__main__":
    main()
