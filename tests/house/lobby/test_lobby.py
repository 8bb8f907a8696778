"""What the lists of the lobby hold: what is open, what is mine, what lately ended."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from house.lobby.looking import ANN, BOB, Sack, ids, lobby
from sheets import new_table as wanted
from sheets import wished
from tablee.house.house import House
from tablee.house.limits import Limits
from tablee.house.lobby import lobby as lobbies
from tablee.house.lobby.lobby import Lobby
from tablee.house.people.guest import Guest
from tablee.store import Lost, MemoryStore, Sheet
from tablee.store.contract.tables import guests_of
from web.people import Hear, play, seat_two


def test_open_tables_are_public_waiting_and_have_a_free_chair(site: Any) -> None:
    table = site.table("me", "open", access="public")
    site.table("me", "open")
    site.table("me", "open", access="unlisted")
    site.table("me", "expert", access="public")
    site.table("open", "open", access="public")  # nobody is there
    for name in ("Bob", ""):
        assert ids(lobby(site, name)["open"]) == [table]
    assert table not in ids(lobby(site, "Ann")["open"])  # it is among mine


def test_a_host_takes_a_table_off_the_list_and_puts_it_there(site: Any, hear: Hear) -> None:
    table = site.table("me", "open", access="unlisted")
    with site.look(table, "Ann") as ann:
        for access, listed in (("public", [table]), ("unlisted", []), ("public", [table])):
            ann.send_json({"type": "change", "request": 1, "terms": {"access": access}})
            hear(ann, "done")
            assert ids(lobby(site, "Bob")["open"]) == listed


def test_nobody_fills_the_list_of_open_tables_alone(site: Any) -> None:
    first = site.table("me", "open", access="public")
    others = [site.be("Eve").table("me", "open", access="public") for _ in range(5)]
    open_now = ids(lobby(site, "Bob")["open"])
    assert len(open_now) == 4
    assert set(open_now) - set(others) == {first}


def test_tables_at_which_somebody_is_are_offered_first(open_site: Callable[[Limits], Any]) -> None:
    site = open_site(Limits(listed=2))
    waiting = site.be("Ann").table("me", "open", access="public")
    for name in ("Eve", "Eva", "Edd"):
        site.be(name).table("me", "open", access="public")
    assert waiting not in ids(lobby(site, "Bob")["open"])
    with site.look(waiting, "Ann"):
        assert ids(lobby(site, "Bob")["open"])[0] == waiting


def test_my_tables_are_mine_alone_and_say_when_it_is_my_move(site: Any, hear: Hear) -> None:
    table = site.table("me", "open")
    with site.look(table, "Ann") as ann, site.look(table, "Bob") as bob:
        assert lobby(site, "Bob")["mine"] == []
        seat_two(site, hear, ann, bob)
        assert [(c["you"], c.get("your_move", False)) for c in lobby(site, "Ann")["mine"]] == [
            (0, True)
        ]
        assert "your_move" not in lobby(site, "Bob")["mine"][0]
        play(hear, ann, bob, ("mark 4",))
        (card,) = lobby(site, "Bob")["mine"]
        assert (card["you"], card["your_move"], card["moves"]) == (1, True, 1)
        assert "your_move" not in lobby(site, "Ann")["mine"][0]
        assert lobby(site, "Eve") == lobby(site, "") == {"open": [], "mine": [], "finished": []}


def test_a_finished_game_is_shown_to_who_played_and_if_public_to_all(site: Any, hear: Hear) -> None:
    for access, seen in (("unlisted", False), ("public", True)):
        table = site.be("Ann").table("me", "open", access=access)
        with site.look(table, "Ann") as ann, site.look(table, "Bob") as bob:
            seat_two(site, hear, ann, bob)
            play(hear, ann, bob)
        for name in ("Ann", "Bob"):
            found = lobby(site, name)
            card = found["finished"][0]
            assert (card["id"], card["winners"], card["moves"]) == (table, [0], 5)
            assert found["mine"] == []
        assert (table in ids(lobby(site, "Eve")["finished"])) == seen


def test_my_games_are_those_i_have_finished(site: Any, hear: Hear) -> None:
    table = site.table("me", "open", access="public")
    site.table("me", "open")
    with site.look(table, "Ann") as ann, site.look(table, "Bob") as bob:
        seat_two(site, hear, ann, bob)
        play(hear, ann, bob)
    site.be("Bob")
    (card,) = site.client.get("/api/me/games").json()
    assert (card["id"], card["you"], card["winners"]) == (table, 1, [0])
    for other in ("Eve", ""):
        assert site.be(other).client.get("/api/me/games").json() == []


def test_a_lesson_stands_in_no_history(site: Any) -> None:
    call, store, made = site.client.portal.call, site.house.store, []
    for lesson in ("", "en"):
        wish = wished("double-action", "me", "beginner", begin=True, lesson=lesson)
        made.append(site.client.post("/api/tables", json=wish).json()["id"])
        sheet, _ = call(store.load, made[-1])
        call(store.save, replace(sheet, status="finished", ending="stopped"))
    assert ids(lobby(site, "Ann")["finished"]) == made[:1]
    assert ids(site.client.get("/api/me/games").json()) == made[:1]


def test_nothing_secret_is_told(site: Any) -> None:
    wish = wished("tictactoe", "me", "open", access="locked", word="sesame")
    made = site.client.post("/api/tables", json=wish).json()["id"]
    site.table("me", "open", access="public")
    sheet, _ = site.client.portal.call(site.house.store.load, made)
    for name in ("Ann", "Bob"):
        text = site.be(name).client.get("/api/lobby").text
        for secret in (*guests_of(sheet), sheet.secret, sheet.word, "sesame", "secret", "guest"):
            assert secret not in text
    assert made not in text  # Bob's


class Doubtful(MemoryStore):
    """A disk that says no to what it has stored all the same."""

    doubts = False

    async def save(self, sheet: Sheet) -> None:
        await super().save(sheet)
        if self.doubts:
            raise Lost("not_kept")


@pytest.mark.parametrize("is_open", [True, False])
def test_a_write_that_failed_and_is_on_disk_is_looked_up_again(is_open: bool) -> None:
    async def script() -> None:
        store = Doubtful()
        house = House(store, Limits(idle_seconds=0.01))
        lobby = Lobby(house)
        made = await house.create(wanted("tictactoe", "me", "open", access="public"), ANN)
        assert [card.host for card in (await lobby.view(BOB)).open] == ["Ann"]
        if is_open:
            await house.open(made.id)
        store.doubts = True
        with pytest.raises(Lost):
            await house.rename(made.id, ANN.id, "g-nobody", "Anonyme")
        assert [card.host for card in (await lobby.view(BOB)).open] == ["Anonyme"]
        store.doubts = False
        await house.close()

    asyncio.run(script())


def test_addresses_take_turns_in_the_list() -> None:
    """However many names somebody has, and however new their tables are."""

    async def script() -> None:
        house = House(MemoryStore(), Limits(listed=20))
        hall = Lobby(house)
        wish = wanted("tictactoe", "me", "open", access="public")
        ours = [
            (await house.create(wish, Guest(f"g-{n}", f"N{n}"), f"192.0.2.{n}")).id
            for n in range(3)
        ]
        for n in range(36):
            for _ in range(3):
                await house.create(wish, Guest(f"g-eve-{n}", f"Eve{n}"), "198.51.100.7")
        listed = [card.id for card in (await hall.view(BOB)).open]
        assert len(listed) == 20
        assert set(ours) < set(listed[:4])
        await house.close()

    asyncio.run(script())


def test_a_table_at_which_somebody_is_stays_listed_however_many_are_newer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lobbies, "SEARCHED", 1)

    async def script() -> None:
        house = House(MemoryStore(), Limits(listed=5), wall=iter(range(100)).__next__)
        hall = Lobby(house)
        wish = wanted("tictactoe", "me", "open", access="public")
        first = (await house.create(wish, ANN, "192.0.2.1")).id
        for n in range(20):
            await house.create(wish, Guest(f"g-{n}", f"N{n}"), "198.51.100.7")
        assert first not in [card.id for card in (await hall.view(BOB)).open]
        live = await house.open(first)
        live.enter("v", ANN.id, ANN.name, Sack())
        await live.settled()
        assert first in [card.id for card in (await hall.view(BOB)).open]
        live.leave("v")
        await house.close()

    asyncio.run(script())
