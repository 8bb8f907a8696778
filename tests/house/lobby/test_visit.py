"""What one connection in the lobby is sent: at once, what changes, and few bytes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from house.lobby.looking import ANN, BOB, SOCKET, Counting, Ear, Page, Sack, ids, until
from sheets import new_table as wanted
from tablee.house.house import House
from tablee.house.limits import Limits
from tablee.house.lobby import lobby as lobbies
from tablee.house.lobby import visit as visits
from tablee.house.lobby.lobby import Lobby
from tablee.house.people.guest import Guest
from tablee.store import MemoryStore
from web.people import ANN_WINS, Hear, play, seat_two


def test_the_socket_tells_at_once_and_whenever_something_changes(site: Any, hear: Hear) -> None:
    with site.be("Eve").client.websocket_connect(SOCKET) as socket:
        eve = Page(socket)
        assert eve.hear() == {"open": [], "mine": [], "finished": []}
        table = site.be("Ann").table("me", "open", access="public")
        assert ids(eve.hear()["open"]) == [table]
        with site.look(table, "Ann") as ann, site.look(table, "Bob") as bob:
            seat_two(site, hear, ann, bob)
            while eve.hear()["open"]:  # who came to the table, meanwhile
                assert ids(eve.lobby["open"]) == [table]
            play(hear, ann, bob)
            assert ids(eve.hear()["finished"]) == [table]


def test_the_socket_marks_my_move(site: Any, hear: Hear) -> None:
    table = site.table("me", "open")
    with site.look(table, "Ann") as ann, site.look(table, "Bob") as bob:
        seat_two(site, hear, ann, bob)
        with site.client.websocket_connect(SOCKET) as hall:
            page = Page(hall)
            assert "your_move" not in page.hear()["mine"][0]
            play(hear, ann, bob, ANN_WINS[:1])
            assert page.hear()["mine"][0]["your_move"]
            hall.send_json({"type": "begin", "request": 3})
            refused = {"type": "refused", "request": 3, "code": "unknown_request"}
            assert hall.receive_json() == refused


def test_a_socket_of_another_sites_page_is_refused(site: Any) -> None:
    headers = {"origin": "https://elsewhere.example"}
    with (
        pytest.raises(WebSocketDisconnect),
        site.client.websocket_connect("/ws/lobby", headers=headers),
    ):
        pass


def test_a_flood_ends_the_connection(open_site: Callable[[Limits], Any]) -> None:
    site = open_site(Limits(per_second=0.1, burst=1, patience=3))
    with site.client.websocket_connect("/ws/lobby") as hall:
        for _ in range(6):
            hall.send_text("?")
        while (told := hall.receive_json()).get("type") != "bye":
            assert told.get("code", "bad_message") == "bad_message"
        assert told["code"] == "bad_message"


def test_many_changes_are_told_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "PAUSE", 0.05)
    monkeypatch.setattr(visits, "PAUSE", 0.05)

    async def script() -> None:
        house = House(MemoryStore(), Limits(tables_an_hour=1000, listed_per_host=1000))
        hall, ear = Lobby(house), Ear()
        visit = hall.visit(BOB)
        visit.enter("v", BOB.id, BOB.name, ear)
        await until(lambda: bool(ear.heard))
        for _ in range(40):
            await house.create(wanted("tictactoe", "me", "open", access="public"), ANN)
        await until(lambda: len(ear.heard[-1].open) == 40)
        assert len(ear.heard) < 20
        await house.close()
        assert ear.bye_code == "closing"
        visit.leave("v")

    asyncio.run(script())


def test_what_many_see_is_looked_up_and_encoded_once() -> None:
    async def script() -> None:
        store = Counting()
        house = House(store)
        hall = Lobby(house)
        people = [Guest(f"g-{n}", f"N{n}") if n % 2 else Guest("", "") for n in range(60)]
        sacks = [Sack() for _ in people]
        visits = [hall.visit(one) for one in people]
        for number, visit in enumerate(visits):
            visit.enter(f"v{number}", people[number].id, people[number].name, sacks[number])
        await until(lambda: all(sack.texts for sack in sacks))
        before = store.looks
        await house.create(wanted("tictactoe", "me", "open", access="public"), ANN)
        await until(lambda: all(len(sack.texts) == 2 for sack in sacks))
        assert store.looks - before <= 4  # two lists, and two to make the table
        assert len({id(sack.texts[-1]) for sack in sacks}) == 1
        for number, visit in enumerate(visits):
            visit.leave(f"v{number}")
        await house.close()

    asyncio.run(script())


def test_nothing_is_looked_up_for_who_has_not_read_the_last_message() -> None:
    class Deaf(Sack):
        async def ready(self) -> None:
            if self.texts:
                await asyncio.Event().wait()

    async def script() -> None:
        house = House(MemoryStore())
        hall, deaf, well = Lobby(house), Deaf(), Sack()
        visits = [hall.visit(BOB), hall.visit(BOB)]
        visits[0].enter("v0", BOB.id, BOB.name, deaf)
        visits[1].enter("v1", BOB.id, BOB.name, well)
        for number in range(3):
            await until(lambda number=number: len(well.texts) > number)  # type: ignore[misc]
            await house.create(wanted("tictactoe", "me", "open", access="public"), ANN)
        assert len(deaf.texts) == 1
        for number, visit in enumerate(visits):
            visit.leave(f"v{number}")
        await house.close()

    asyncio.run(script())


def test_a_change_is_told_in_few_bytes() -> None:
    async def script() -> None:
        house = House(MemoryStore(), Limits(tables_an_hour=1000))
        hall, sack = Lobby(house), Sack()
        wish = wanted("tictactoe", "me", "open", access="public")
        for n in range(100):
            await house.create(wish, Guest(f"g-{n}", f"N{n}"), f"192.0.2.{n}")
        visit = hall.visit(BOB)
        visit.enter("v", BOB.id, BOB.name, sack)
        await until(lambda: len(sack.texts) == 1)
        await house.create(wish, ANN, "198.51.100.7")
        await until(lambda: len(sack.texts) == 2)
        whole, change = map(len, sack.texts)
        assert change * 20 < whole
        visit.leave("v")
        await house.close()

    asyncio.run(script())


def test_a_page_that_knows_only_whole_lists_is_told_once_and_then_to_ask(site: Any) -> None:
    with site.be("Eve").client.websocket_connect("/ws/lobby") as eve:
        assert eve.receive_json() == {}
        site.be("Ann").table("me", "open", access="public")
        assert eve.receive_json() == {"type": "bye", "code": "old_page", "again": False}
