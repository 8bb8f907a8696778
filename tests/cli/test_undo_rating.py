"""`tablee undo-rating`: a result is taken back, and why is written down."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from cli.stored import tablee
from tablee.store import Skill, open_people
from tablee.store.folder import hold


def judge(known: Sequence[Skill]) -> Sequence[Skill]:
    return [replace(one, mean=one.mean + 5) for one in known]


def rated(data: Path) -> None:
    async def make() -> None:
        people = await open_people(data / "tables.db")
        await people.ratings.rate("t1", "chess", ("a", "b"), judge)
        await people.ratings.rate("t2", "chess", ("b", "c"), judge, shared=True)
        await people.close()

    asyncio.run(make())


def mean(data: Path) -> float:
    async def look() -> float:
        people = await open_people(data / "tables.db")
        found = (await people.ratings.skills("a"))["chess"].mean
        await people.close()
        return found

    return asyncio.run(look())


def test_a_result_is_undone_once_and_the_reason_is_written_down(tmp_path: Path) -> None:
    rated(tmp_path)
    asked = ("undo-rating", "t1", "--data", str(tmp_path), "--reason", "two accounts of one person")
    assert mean(tmp_path) == 30.0
    told = tablee(*asked)
    assert told.exit_code == 0, told.output
    assert mean(tmp_path) == 25.0
    (line,) = (tmp_path / "operator.log").read_text("utf-8").splitlines()
    noted = json.loads(line)
    assert (noted["table"], noted["reason"]) == ("t1", "two accounts of one person")
    assert tablee(*asked).exit_code == 2


def test_rated_games_are_listed_beside_a_running_server(tmp_path: Path) -> None:
    rated(tmp_path)
    with hold(tmp_path):
        told = tablee("undo-rating", "--list", "--data", str(tmp_path))
    assert told.output.splitlines() == [
        "t2  chess  2 players  shared address",
        "t1  chess  2 players",
    ]


def test_a_table_and_a_reason_belong_together(tmp_path: Path) -> None:
    rated(tmp_path)
    for words in (("t1",), ("--reason", "x"), ()):
        told = tablee("undo-rating", *words, "--data", str(tmp_path))
        assert told.exit_code == 2
        assert "--reason" in told.output


def test_nothing_is_undone_under_a_running_server_or_without_tables(tmp_path: Path) -> None:
    asked = ("undo-rating", "t1", "--data", str(tmp_path), "--reason", "x")
    assert "There are no tables" in tablee(*asked).output
    rated(tmp_path)
    with hold(tmp_path):
        assert "is in use" in tablee(*asked).output
    assert mean(tmp_path) == 30.0
