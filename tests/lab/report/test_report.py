"""The games of a report: the same again, stored in portions, and played again where they broke."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from lab.deadly import dies_always, dies_once
from tablee.catalog import find, shelf
from tablee.kernel import Game
from tablee.kernel.options import settle_options
from tablee.lab.report.make import Means, play_missing
from tablee.lab.report.plan import PORTION, OptionSweep, Portion, ReportPlan, portions, rows
from tablee.lab.report.play import PortionGames, play_portion
from tablee.lab.report.portions import AnotherPlan, Broken, missing, open_folder, read_all, store
from tablee.lab.report.workers import TRIES, Dies, play_here

PLAN = ReportPlan("tictactoe", find("tictactoe").version, (2,), 2 * PORTION, ("regular", "random"))


def stored(folder: Path) -> list[Path]:
    return sorted((folder / "portions").iterdir())


def test_rows_are_every_number_of_seats_value_and_line_up() -> None:
    plan = ReportPlan("any", 1, (2, 3), 5, ("a", "b"), sweeps=(OptionSweep("o", (True, False)),))
    found = [(row.seats, row.variant.label, row.line_up) for row in rows(plan)]
    assert found[:3] == [(2, "o=yes", ("a",)), (2, "o=yes", ("b",)), (2, "o=yes", ("a", "b"))]
    assert len(found) == len(set(found)) == 12


@pytest.mark.parametrize("games", [1, PORTION, PORTION + 1, 3 * PORTION])
def test_portions_hold_every_game_once(games: int) -> None:
    plan = ReportPlan("any", 1, (2,), games, ("a",))
    found = [n for portion in portions(plan) for n in range(portion.first, portion.stop)]
    assert found == list(range(games))


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.key)
def test_every_game_can_be_watched(game: Game) -> None:
    options = settle_options(game, {}, 0)
    plan = ReportPlan(game.key, game.version, (min(game.seats),), 1, ("beginner",), 7, options)
    batch = play_portion(portions(plan)[0])
    (watched,) = batch.games
    assert not watched.fault
    assert watched.entries >= watched.decisions >= len(watched.turns) > 0
    assert watched.choices >= watched.decisions - watched.forced
    assert watched.turns[-1].entry <= watched.entries
    kinds = {name: use for name, use in batch.used.moves.items() if " " not in name}
    assert sum(use.taken for use in kinds.values()) == watched.decisions
    assert sum(sum(use.parts) for use in kinds.values()) == watched.decisions
    known = next((turn.standing for turn in watched.turns), ())
    assert bool(known) == bool(watched.scale)
    if game.worth is not None:
        assert watched.scale == "worth"
        assert sum(watched.turns[-1].standing) == pytest.approx(1.0)
        assert 0 < watched.matter <= watched.weighed <= watched.decisions


def test_a_watcher_is_not_believed_where_seats_know_more() -> None:
    """A learned value once gave the watcher certainty from the second turn on."""
    game = find("double-action")
    options = settle_options(game, {}, 0)
    plan = ReportPlan(game.key, game.version, (2,), 1, ("regular",), 7, options)
    (watched,) = play_portion(portions(plan)[0]).games
    early = [turn.standing for turn in watched.turns[1:6]]
    assert watched.scale == "worth"
    assert all(0.02 < chance < 0.98 for standing in early for chance in standing)
    assert all(sum(standing) == pytest.approx(1) for standing in early)


def test_another_process_plays_and_counts_the_same() -> None:
    """Also in the same order: nothing hangs on the seed of its hashes."""
    portion = portions(PLAN)[0]
    (found,) = (batch for _, batch in play_here([portion], 2))
    assert msgspec.json.encode(found) == msgspec.json.encode(play_portion(portion))


def test_the_same_command_goes_on(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    first = play_missing(PLAN, tmp_path, Means(), lambda *done: told.append(done))
    assert told[0] == (0, 3 * PLAN.games)
    assert sum(done for done, _ in told) == 3 * PLAN.games
    stored(tmp_path)[2].unlink()
    told.clear()
    assert play_missing(PLAN, tmp_path, Means(), lambda *done: told.append(done)) == first
    assert told == [(0, PORTION)] + [(1, PORTION)] * PORTION


def test_a_broken_portion_is_named_and_played_again(tmp_path: Path) -> None:
    whole = play_missing(PLAN, tmp_path, Means())
    half, empty, swapped, strange = stored(tmp_path)[:4]  # two portions a row
    half.write_bytes(half.read_bytes()[:-40])
    empty.write_bytes(b"")
    swapped.write_bytes(stored(tmp_path)[-1].read_bytes())
    strange.write_bytes(strange.read_bytes().replace(b"random", b"expert"))
    with pytest.raises(Broken):
        read_all(tmp_path, PLAN)
    told: list[str] = []
    assert play_missing(PLAN, tmp_path, Means(), told=told.append) == whole
    broken = (half, empty, swapped, strange)
    assert sorted(line.partition(" ")[0] for line in told) == [file.name for file in broken]
    assert sum("it holds other games than its name says" in line for line in told) == 1


def test_a_portion_in_the_form_of_another_version_is_played_again(tmp_path: Path) -> None:
    whole = play_missing(PLAN, tmp_path, Means())
    file = stored(tmp_path)[0]
    content = PLAN.digest.encode() + b'\n{"row":0,"games":"as before"}'
    file.write_bytes(hashlib.sha256(content).hexdigest().encode() + b"\n" + content)
    told: list[str] = []
    assert play_missing(PLAN, tmp_path, Means(), told=told.append) == whole
    assert [line for line in told if "another version" in line and file.name in line]


def test_a_portion_of_another_report_is_not_taken_for_ours(tmp_path: Path) -> None:
    other = ReportPlan("tictactoe", PLAN.version, (2,), PLAN.games, PLAN.players, seed=9)
    portion = portions(PLAN)[0]
    open_folder(tmp_path, PLAN)
    store(tmp_path, other, portion, play_portion(portion))
    told: list[str] = []
    assert missing(tmp_path, PLAN, told.append) == portions(PLAN)
    assert "it belongs to another report" in told[0]


def test_the_folder_of_another_plan_is_refused(tmp_path: Path) -> None:
    open_folder(tmp_path / "report", PLAN)
    open_folder(tmp_path / "report", PLAN)
    other = ReportPlan("tictactoe", PLAN.version, (2,), 7, PLAN.players)
    with pytest.raises(AnotherPlan, match=r"another report: games was 40, now 7$"):
        open_folder(tmp_path / "report", other)
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "mine.txt").touch()
    with pytest.raises(AnotherPlan, match="not empty"):
        open_folder(tmp_path / "letters", PLAN)
    assert not (tmp_path / "letters" / "plan.json").exists()


def test_a_process_that_dies_loses_only_its_portion(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DEADLY_MARK", str(tmp_path / "mark"))
    few = [portion for portion in portions(PLAN) if portion.row == 0]
    told: list[str] = []
    over: list[int] = []
    found = dict(_named(play_here(few, 2, told.append, over.append, dies_once)))
    assert sum(over) == sum(len(batch.games) for batch in found.values())
    assert -1 in over
    assert found == {portion.name: play_portion(portion) for portion in few}
    assert told == [f"A process died over {few[1].name}, which is played again."]


def test_a_portion_that_ends_every_process_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(Dies, match=f"row000-000000 ended {TRIES} processes"):
        list(play_here(portions(PLAN)[:1], 2, play=dies_always))


def _named(played: Iterator[tuple[Portion, PortionGames]]) -> list[tuple[str, PortionGames]]:
    return [(portion.name, batch) for portion, batch in played]
