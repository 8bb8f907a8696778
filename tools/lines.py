"""Counts the lines of each game by what they are for: `python -m tools.lines`.

With `--write` the table goes into the handbook.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs/handbook.md"
PLACE: Final = re.compile(r"(<!-- lines -->\n).*?(<!-- end of lines -->)", re.DOTALL)
ROLES: Final = {
    "page": "scene view sight news offer offers consequence components result wording next_turn",
    "faces": "face figure sign",
    "guide, lesson": "guide lesson",
    "players": "bot plan search memory gaffe worth possible foresight signs chance imagine alike",
    "box": "__init__",
}
"""Modules by what they are for; all others are rules."""
OTHER: Final = ("rules", *ROLES, "words", "tests")


def folders() -> Iterator[tuple[str, Path, Path | None]]:
    """The name of each game, its folder, and its own tests where it has some."""
    for folder in sorted((ROOT / "src/tablee/games").iterdir()):
        if (folder / "__init__.py").exists() and folder.name != "__pycache__":
            yield folder.name.replace("_", "-"), folder, None
    for package in sorted((ROOT / "examples").glob("*/src/tablee_*")):
        if package.is_dir() and "." not in package.name:
            yield package.parents[1].name, package, package.parents[1] / "tests"
    for kind in sorted((ROOT / "src/tablee/kinds").iterdir()):
        if (kind / "__init__.py").exists():
            yield f"new, {kind.name}", kind, kind / "tests"


def count(folder: Path, tests: Path | None) -> Counter[str]:
    """Lines by role; empty ones do not count."""
    known = {name: role for role, names in ROLES.items() for name in names.split()}
    found: Counter[str] = Counter()
    for file in folder.glob("*.py"):
        found[known.get(file.stem, "rules")] += _lines(file)
    for file in (folder / "words").iterdir():
        found["words"] += _lines(file)
    for file in tests.glob("test_*.py") if tests else ():
        found["tests"] += _lines(file)
    return found


def _lines(file: Path) -> int:
    return sum(bool(line.strip()) for line in file.read_text("utf-8").splitlines())


def table() -> str:
    """As Markdown, a row for each game."""
    head = ["game", *OTHER, "Python"]
    lines = [f"| {' | '.join(head)} |", f"|---|{'---:|' * (len(head) - 1)}"]
    for name, folder, tests in folders():
        found = count(folder, tests)
        python = found.total() - found["words"] - found["tests"]
        cells = [f"{found[role]:,}" if found[role] else "" for role in OTHER]
        lines.append(f"| {name} | {' | '.join(cells)} | {python:,} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true")
    if parser.parse_args().write:
        text = PAGE.read_text("utf-8")
        PAGE.write_text(
            PLACE.sub(lambda found: f"{found[1]}\n{table()}\n{found[2]}", text), "utf-8"
        )
    else:
        print(table(), end="")
