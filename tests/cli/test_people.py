"""`tablee people` on a folder in which no server runs, and on folders that are none."""

from __future__ import annotations

import asyncio
import json
import socket
import zipfile
from pathlib import Path

import pytest
from click.testing import CliRunner

from tablee.cli.main import main
from tablee.record.text import sheet_of
from tablee.store import People, Person, SqliteStore, open_people
from tablee.store.contract.people import number_of
from tablee.store.folder import hold
from web.example import RECORD

ANN = Person("g-Ann", "Ann", "hash-a", 1_700_000_000)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Ann has an account and has finished a game; Bob has a name that steers terminals."""

    async def fill() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        people = await open_people(tmp_path / "tables.db")
        await people.add(ANN)
        await people.add(Person("g-bob", "Bob\x1b[2J", "hash-b", 1_800_000_000))
        sheet = sheet_of(RECORD, "kept", "g-Ann", 1)
        await store.save(sheet)
        await store.append("kept", RECORD.rows, sheet)
        await people.close()
        await store.close()

    asyncio.run(fill())
    return tmp_path


def run(data: Path, *words: str) -> tuple[int, str]:
    found = CliRunner().invoke(main, ["people", *words, "--data", str(data)])
    return found.exit_code, found.output


def looked_up(data: Path, name: str) -> Person | None:
    async def look() -> Person | None:
        people: People = await open_people(data / "tables.db")
        try:
            return await people.find(name)
        finally:
            await people.close()

    return asyncio.run(look())


def test_people_are_listed_and_nothing_in_a_name_steers_the_terminal(house: Path) -> None:
    code, told = run(house, "list")
    assert code == 0
    ann, bob = told.splitlines()
    assert ann == f"{number_of('g-Ann')}  Ann  since 2023-11-14 22:13"
    assert bob.startswith(f"{number_of('g-bob')}  Bob�[2J  ")


def test_without_a_server_all_of_it_is_done_here(house: Path, tmp_path: Path) -> None:
    number = number_of("g-Ann")
    assert run(house, "mute", "ann", "--days", "1", "--reason", "shouts")[0] == 0
    assert "muted: until" in run(house, "show", number)[1]
    assert run(house, "lift", number) == (0, f"{number} is free again.\n")
    assert run(house, "reset", "Ann")[1].startswith("Code: ")
    assert run(house, "rename", "Ann", "Anna") == (0, f"{number} is called Anna.\n")
    file = tmp_path / "anna.zip"
    assert run(house, "export", "Anna", str(file))[0] == 0
    with zipfile.ZipFile(file) as packed:
        about = json.loads(packed.read("me.json"))
    assert about["name"] == "Anna"
    assert [one["what"] for one in about["decided_by_the_operator"]] == ["code"]
    assert CliRunner().invoke(main, ["people", "delete", "Anna"], input="n\n").exit_code != 0
    assert looked_up(house, "Anna") is not None
    assert run(house, "delete", "Anna", "--yes") == (0, f"{number} is deleted.\n")
    assert looked_up(house, "Anna") is None
    did = [json.loads(line)["did"] for line in (house / "operator.log").read_text().splitlines()]
    assert did == [
        f"people {what}" for what in ["mute", "lift", "reset", "rename", "export", "delete"]
    ]


def test_a_folder_that_is_none_is_refused_and_left_alone(tmp_path: Path) -> None:
    for data in (tmp_path / "nowhere", tmp_path):
        for words in (("list",), ("mute", "Ann", "--days", "1", "--reason", "x")):
            code, told = run(data, *words)
            assert code == 2
            assert told.startswith("Error: ")
            assert told.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_server_that_does_not_listen_is_in_the_way(house: Path) -> None:
    with hold(house):
        code, told = run(house, "mute", "Ann", "--days", "1", "--reason", "x")
    assert code == 2
    assert told.count("\n") == 1
    assert run(house, "list")[1].count("muted") == 0


def test_a_log_that_cannot_be_written_stops_everything(house: Path) -> None:
    (house / "operator.log").mkdir()
    code, told = run(house, "delete", "Ann", "--yes")
    assert (code, told) == (2, f"Error: {house} cannot be used: Is a directory.\n")
    assert looked_up(house, "Ann") == ANN


def test_a_server_that_ends_before_it_answers_is_said(house: Path) -> None:
    """What was asked for may have happened or not."""
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(house / "operator.sock"))
        listening.listen()
        listening.settimeout(60)

        async def script() -> tuple[int, str]:
            asked = asyncio.create_task(asyncio.to_thread(run, house, "lift", "Ann"))
            line, _ = await asyncio.to_thread(listening.accept)
            line.close()
            return await asked

        code, told = asyncio.run(script())
    assert code == 2
    assert told.startswith("Error: The server ended before it answered")
