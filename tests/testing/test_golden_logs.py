"""Golden logs: a silent change of the rules is noticed, and what was written stays as it is."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tablee.catalog import find, shelf
from tablee.kernel import Game
from tablee.kernel.options import describe_options
from tablee.testing.golden_logs import differences, logs, versions, write_logs


@pytest.fixture
def game() -> Game:
    return find("tictactoe")


def test_a_silent_change_of_the_rules_is_noticed(game: Game, tmp_path: Path) -> None:
    """One legal move that is no longer listed, one other outcome."""
    write_logs(game, tmp_path)
    file = logs(tmp_path, game.key, 1)[0]
    assert differences(game, file) == []
    fewer = replace(game, legal=lambda state, seat: game.legal(state, seat)[:-1])
    assert "other moves are legal" in differences(fewer, file)[0]
    other = replace(game, outcome=lambda state: None)
    assert "unfinished" in differences(other, file)[0]


def test_logs_that_exist_are_never_written_again(game: Game, tmp_path: Path) -> None:
    write_logs(game, tmp_path)
    before = {file: file.read_bytes() for file in tmp_path.rglob("*.*")}
    assert len(before) >= 2
    with pytest.raises(FileExistsError):
        write_logs(game, tmp_path)
    assert {file: file.read_bytes() for file in tmp_path.rglob("*.*")} == before


@pytest.mark.parametrize("key", sorted(shelf()))
def test_new_logs_have_every_seating_and_every_option(key: str, tmp_path: Path) -> None:
    game = replace(find(key), version=7)
    write_logs(game, tmp_path)
    written = logs(tmp_path, key, 7)
    assert versions(game)[-1] == 7
    assert [told for file in written for told in differences(game, file)] == []
    seatings = {file.stem.split("-")[1] for file in written if file.stem.endswith("defaults")}
    assert seatings == {str(seats) for seats in game.seats}
    options = {choice.name for choice in describe_options(game.options)}
    assert options == {file.stem.split("-", 2)[2].split("=")[0] for file in written} - {"defaults"}
