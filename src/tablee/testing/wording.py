"""Which words a game needs, and which of them nobody says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tablee.catalog import players
from tablee.catalog.words import LANGUAGES, SHORT, STAKES
from tablee.kernel import Game
from tablee.kernel.options import describe_options
from tablee.testing.messages import messages, spoken_by_others

KNOWN_LEVELS = {"beginner", "regular", "expert", "random"}
"""The page has words for these players; a game that brings others names them itself."""


def unspoken(game: Game) -> set[str]:
    """Messages of the files that stand neither in the code of the game nor in another message."""
    folder = game.folder / "words"
    ids = set(messages(folder, LANGUAGES[0]))
    drawn = {f"face-{name}" for name in game.faces}  # the page speaks of faces by their names
    drawn |= {f"{of}-{tag}" for of in ("move", "news") for tag in _tags(game)}  # kernel/spoken.py
    second = {id for end in (SHORT, STAKES) for id in ids if id.removesuffix(end) in ids - {id}}
    rest = ids - wanted(game) - drawn - second - spoken_by_others(folder, LANGUAGES[0])
    patterns = [re.compile(text) for text in set(_texts(game.folder))]
    return {id for id in rest if not _is_spoken(id, patterns)}


def wanted(game: Game) -> set[str]:
    """Ids that the page asks of every box."""
    ids = {"title", "pitch", "about"} | {what for what, _ in game.box.contents}
    ids |= {f"level-{name}" for name in set(players(game)) - KNOWN_LEVELS}
    for choice in describe_options(game.options):
        name = f"option-{choice.name}"
        ids |= {name, f"{name}-help", *(f"{name}-{value}" for value in choice.values)}
    return ids


def _tags(game: Game) -> set[str]:
    """The words with which moves begin."""
    return {str(kind.__struct_config__.tag) for kind in game.moves}


def _is_spoken(id: str, patterns: list[re.Pattern[str]]) -> bool:
    """As it is, or as the code of a refusal."""
    code = id.removeprefix("refused-")
    return any(pattern.fullmatch(id) or pattern.fullmatch(code) for pattern in patterns)


def _texts(folder: Path) -> Iterator[str]:
    """Every text in the code as a pattern; in f"face-{name}" the name may be anything."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.escape(node.value)
            elif isinstance(node, ast.JoinedStr) and _fixed(node):
                yield "".join(re.escape(_text(part)) or ".+" for part in node.values)


def _fixed(node: ast.JoinedStr) -> bool:
    """Whether enough of it is written out to tell it from any other."""
    return sum(len(_text(part)) for part in node.values) >= 3


def _text(part: ast.expr) -> str:
    return str(part.value) if isinstance(part, ast.Constant) else ""
