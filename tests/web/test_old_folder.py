"""A data folder of an older program, opened by the real server of today: everything goes on."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from store.written import WRITTEN, folders
from tablee import catalog
from tablee.house.house import House
from tablee.record.retrace import check
from tablee.record.text import parse_record
from tablee.store import SqliteStore
from tablee.testing.golden_logs import versions
from web.players import heard

LAYOUTS = [folder.name for folder in folders()]
TOLD = msgspec.json.decode((WRITTEN / LAYOUTS[-1] / "told.json").read_bytes())
"""The newest folder has all tables of the older ones, and more."""
COOKIES = TOLD["cookies"]
RUNNING = ("played", "branched", "rated_running", "letters", "banked", "locked")


def tables(*kinds: str) -> Iterator[tuple[str, str]]:
    """Tables of these kinds, and their games."""
    for game, found in TOLD["tables"].items():
        for kind, ids in found.items():
            if kind in kinds:
                yield from ((game, one) for one in ([ids] if isinstance(ids, str) else ids))


def is_played(game: str) -> bool:
    """Whether the rules of that day are still here."""
    return 1 in versions(catalog.find(game))


@pytest.fixture(params=LAYOUTS)
def server(request: pytest.FixtureRequest, start: Callable[..., Any], tmp_path: Path) -> Any:
    shutil.copytree(WRITTEN / request.param, tmp_path / "data")
    return start()


def cookie(name: str) -> dict[str, str]:
    return {"cookie": f"tablee={COOKIES[name]}"}


ANN: dict[str, Any] = {"headers": cookie("Ann"), "timeout": 60}


def test_every_running_table_goes_on(server: Any) -> None:
    async def look(table: str) -> list[str]:
        """Whoever of the three has a seat there sees the game, and may move."""
        seen = []
        for name in COOKIES:
            link = connect(server.socket(table), additional_headers=cookie(name))
            async with link as socket:
                await socket.send('{"type":"hello"}')
                told = await heard(socket, "seating", "bye")
                if told["type"] == "bye" or told.get("you") is None:
                    continue
                assert told["status"] in ("playing", "finished")
                fresh = await heard(socket, "fresh")
                assert fresh["zones"]
                seen.append(name)
        return seen

    async def script() -> None:
        found = list(tables(*RUNNING))
        assert len(found) > 15
        for game, table in found:
            if is_played(game):
                assert await look(table), (game, table)

    asyncio.run(script())


def test_a_running_game_is_played_to_its_end(server: Any) -> None:
    """Ann and Bob go on with the rated game that Bob began: 0 3 1, then O elsewhere, then 2."""
    (table,) = [one for _, one in tables("rated_running")]

    async def script() -> None:
        links = [
            connect(server.socket(table), additional_headers=cookie(n)) for n in ("Ann", "Bob")
        ]
        async with links[0] as ann, links[1] as bob:
            for socket in (ann, bob):
                await socket.send('{"type":"hello"}')
            for socket, cell in ((ann, 8), (bob, 2)):
                request = {"type": "play", "request": 1, "move": f"mark {cell}"}
                await socket.send(json.dumps(request))
                assert (await heard(socket, "done", "refused"))["type"] == "done"

    asyncio.run(script())
    card = httpx.get(f"{server.address}/api/tables/{table}").json()
    assert card["status"] == "finished"


@pytest.mark.parametrize("server", LAYOUTS[1:], indirect=True)
def test_tables_of_the_newest_rules_go_on(server: Any) -> None:
    """Those that only the later folders have."""
    found = list(tables("today"))
    assert len(found) > 4
    for _, table in found:
        answer = httpx.get(
            f"{server.address}/api/tables/{table}/replay", headers=cookie("Ann"), timeout=60
        )
        assert answer.json().get("frames") or answer.json()["code"] == "no_scrollback"


def test_every_finished_game_replays_and_verifies(server: Any) -> None:
    found = list(tables("imported", "rated", "resigned", "stopped"))
    assert len(found) > 10
    for game, table in found:
        api = f"{server.address}/api/tables/{table}"
        text = httpx.get(f"{api}/record", **ANN).text
        if not is_played(game):
            assert httpx.get(f"{api}/replay", **ANN).json()["code"] == "retired"
            continue
        check(catalog.find(game), parse_record(text))
        assert httpx.get(f"{api}/verify", **ANN).json()["ok"], (
            game,
            table,
        )
        assert httpx.get(f"{api}/replay", **ANN).json()["frames"]


def test_people_are_who_they_were(server: Any) -> None:
    me = httpx.get(f"{server.address}/api/me", **ANN).json()
    assert (me["name"], me["account"]) == ("Ann", True)
    assert [rating["game"] for rating in me["ratings"]] == ["tictactoe"]
    right = {"name": "Bob", "passphrase": "correct horse battery"}
    assert httpx.post(f"{server.address}/api/account/login", json=right).status_code == 200


@pytest.mark.parametrize("server", LAYOUTS[3:], indirect=True)
def test_ways_in_of_layout_4_still_lead_in(server: Any) -> None:
    """A device, a recovery code, and tables that a program of that layout began."""
    dora: dict[str, Any] = {"headers": cookie("Dora"), "timeout": 60}
    assert httpx.get(f"{server.address}/api/me", **dora).json()["account"]
    told = httpx.get(f"{server.address}/api/account/recovery", **dora).json()
    assert told == {"there": True}, "when it was made was not noted then"
    for _, table in tables("layout_4"):
        card = httpx.get(f"{server.address}/api/tables/{table}", **dora).json()
        assert card["status"] in ("playing", "finished")
    wish = {"name": "Dora", "code": TOLD["recovery"]["Dora"], "new": "another horse"}
    assert httpx.post(f"{server.address}/api/account/recover", json=wish).status_code == 200


@pytest.mark.parametrize("layout", LAYOUTS)
def test_tables_that_wait_go_on_waiting_under_the_newest_rules(layout: str, tmp_path: Path) -> None:
    """In a house, not a server: that one clears away what nobody began for two days."""
    shutil.copytree(WRITTEN / layout, tmp_path / "data")

    async def script() -> None:
        store = SqliteStore(tmp_path / "data" / "tables.db")
        house = House(store)
        found = list(tables("waiting"))
        assert len(found) == 2
        for game, table in found:
            live = await house.open(table)
            assert live.table.sheet.status == "waiting"
            assert live.table.game is catalog.find(game)
        await house.close()
        await store.close()

    asyncio.run(script())
