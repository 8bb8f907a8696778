"""French and English say the same things, and everything that can be said has words."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tablee.catalog import players, shelf
from tablee.catalog.words import LANGUAGES
from tablee.kernel import Game
from tablee.kernel.options import describe_options

ROOT = Path(__file__).parents[1]
FOLDERS = {key: game.folder / "words" for key, game in shelf().items()}
FOLDERS["the terminal"] = ROOT / "src/tablee/cli/words"
if (ROOT / "client/src/words").exists():
    FOLDERS["the page"] = ROOT / "client/src/words"

every_game = pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.key)
every_folder = pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)


class _Variables(Visitor):
    """Collects the names of all variables in a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@every_folder
def test_the_languages_say_the_same_things(folder: Path) -> None:
    french, english = (_messages(folder, lang) for lang in LANGUAGES)
    assert set(french) == set(english)
    different = {id for id in french if french[id] != english[id]}
    assert not different, "the same message with other variables"


@every_game
def test_every_box_has_its_words(game: Game) -> None:
    ids = set(_messages(game.folder / "words", "fr"))
    wanted = {"title", "pitch", "about"} | {what for what, _ in game.box.contents}
    for choice in describe_options(game.options):
        name = f"option-{choice.name}"
        wanted |= {name, f"{name}-help", *(f"{name}-{value}" for value in choice.values)}
    assert not wanted - ids


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_box_has_its_page(game: Game, lang: str) -> None:
    text = (game.folder / f"words/{lang}.md").read_text("utf-8")
    assert len(text.split()) > 40, "too short to learn the game from"


@every_game
def test_players_are_called_by_known_levels(game: Game) -> None:
    """The page has words for these; a game that brings others names them itself."""
    known = {"beginner", "regular", "expert", "random"}
    own = {f"level-{name}" for name in set(players(game)) - known}
    assert known <= set(players(game))
    assert own <= set(_messages(game.folder / "words", "fr"))


def _messages(folder: Path, lang: str) -> dict[str, frozenset[str]]:
    """Message ids, each with the variables it uses."""
    resource = FluentParser(with_spans=False).parse((folder / f"{lang}.ftl").read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{lang}.ftl cannot be read"
    found: dict[str, frozenset[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice in {lang}.ftl"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found
