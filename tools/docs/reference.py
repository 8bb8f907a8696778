"""Writes the reference for authors: one page a module, one entry for each public name."""

from __future__ import annotations

import importlib
import importlib.util
from pathlib import Path
from types import ModuleType

MODULES = {
    "tablee.kernel": "What a game is",
    "tablee.kernel.scene": "What is drawn",
    "tablee.kernel.options": "Options of a table",
    "tablee.pieces.playing_cards": "Playing cards",
    "tablee.pieces.dice": "Dice",
    "tablee.pieces.stock": "A stock of cards",
    "tablee.testing.contract": "The tests that a game passes",
    "tablee.testing.walk": "Random walks through a game",
    "tablee.testing.walks": "Random walks for Hypothesis",
    "tablee.testing.golden_logs": "Golden logs",
}
HEAD = """\
# Reference

What an author of a game imports, from the docstrings of the code.
[Adding a game](../adding-a-game.md) shows how it is used.

"""


def write_reference(into: Path) -> None:
    folder = into / "reference"
    folder.mkdir(parents=True, exist_ok=True)
    present = {name: told for name, told in MODULES.items() if importlib.util.find_spec(name)}
    lines = [f"- [{told}]({name}.md): `{name}`\n" for name, told in present.items()]
    (folder / "index.md").write_text(HEAD + "".join(lines), "utf-8")
    for name, told in present.items():
        page = module_page(importlib.import_module(name), told)
        (folder / f"{name}.md").write_text(page, "utf-8")


def module_page(module: ModuleType, told: str) -> str:
    entries = [f"::: {module.__name__}.{name}\n" for name in public_names(module)]
    return "\n".join([f"# {told}\n", f"`{module.__name__}`: {module.__doc__}\n", *entries])


def public_names(module: ModuleType) -> list[str]:
    """`__all__` where the module has one, else what it defines itself."""
    if hasattr(module, "__all__"):
        return list(module.__all__)
    return [
        name
        for name, value in vars(module).items()
        if not name.startswith("_") and getattr(value, "__module__", "") == module.__name__
    ]
