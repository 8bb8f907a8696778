"""Golden logs of every released version of every game: a silent change of rules fails here."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tablee.catalog import find, shelf
from tablee.kernel import Game
from tablee.testing.golden_logs import RETIRED, differences, logs, versions

FOLDER = Path(__file__).parent / "golden" / "logs"


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.key)
def test_every_version_that_is_played_has_golden_logs_and_keeps_to_them(game: Game) -> None:
    for version in versions(game):
        found = logs(FOLDER, game.key, version)
        assert found, f"version {version} of {game.key} has no golden logs"
        assert [told for file in found for told in differences(game, file)] == []


def test_only_a_retired_version_may_be_missing_and_says_why() -> None:
    for folder in sorted(FOLDER.glob("*/*")):
        is_played = int(folder.name) in versions(find(folder.parent.name))
        assert is_played != (folder / RETIRED).exists(), folder


def test_a_silent_change_of_the_rules_is_noticed() -> None:
    """One more legal move that nobody made, one shorter timer, one other outcome."""
    game = find("tictactoe")
    file = logs(FOLDER, game.key, 1)[0]
    assert differences(game, file) == []
    more = replace(game, legal=lambda state, seat: game.legal(state, seat)[:-1])
    assert "other moves are legal" in differences(more, file)[0]
    other = replace(game, outcome=lambda state: None)
    assert "unfinished" in differences(other, file)[0]
