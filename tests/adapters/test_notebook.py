"""The notebook that trains a player is executed, cell by cell: small, or whole with `--full`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablee.testing import size

NOTEBOOK = Path(__file__).parents[2] / "docs/notebooks/train.ipynb"
SMALL = {"GAMES": 240, "TRIES": 100}
"""Enough to win two games of three or more. The seeds are fixed, so the games are the same ones."""


def code() -> Iterator[tuple[str, bool]]:
    """Every cell of code, and whether it only sets how much is done."""
    for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            yield "".join(cell["source"]), "parameters" in cell["metadata"].get("tags", ())


@pytest.mark.slow
def test_the_notebook_trains_a_player_that_beats_random_play() -> None:
    names: dict[str, Any] = {}
    for number, (text, sets) in enumerate(code()):
        exec(compile(text, f"<cell {number}>", "exec"), names)
        if sets and not size.full:
            names |= SMALL
    assert names["GAMES"] == (6_000 if size.full else SMALL["GAMES"])
    assert names["after"] > (0.7 if size.full else 0.5)


def test_the_notebook_holds_no_outputs() -> None:
    """They would differ with every run, and are large in a diff."""
    cells = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    assert not [cell for cell in cells if cell.get("outputs") or cell.get("execution_count")]
