"""The lobby: what is open, what waits for me, what lately ended; asked for and told live."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import pytest
from starlette.websockets import WebSocketDisconnect

from sheets import new_table as wanted
from sheets import wished
from tablee import wire
from tablee.house.house import House
from tablee.house.limits import Limits
from tablee.house.lobby import lobby as lobbies
from tablee.house.lobby import summaries, summary
from tablee.house.lobby import visit as visits
from tablee.house.lobby.lobby import Lobby
from tablee.house.people.guest import Guest
from tablee.store import Lost, MemoryStore, Sheet
from tablee.store.contract.tables import guests_of
from tablee.web.guard.timed_coroutine import TimedCoroutine
from tablee.wire.edit import edited
from web.people import ANN_WINS, Hear, play, seat_two

SOCKET = f"/ws/lobby?wire={wire.WIRE}"
ANN, BOB = Guest("g-Ann", "Ann"), Guest("g-Bob", "Bob")


def lobby(site: Any, name: str) -> dict[str, list[dict[str, Any]]]:
    site.be(name)
    found = site.client.get("/api/lobby").json()
    return {part: found.get(part, []) for part in ("open", "mine", "finished")}


class Page:
    """What a page shows that is told what changes."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self.lobby: dict[str, list[dict[str, Any]]] = {}

    def hear(self) -> dict[str, list[dict[str, Any]]]:
        told = self._socket.receive_json()
        if told.get("type") == "lobbychange":
            lists = {
                name: list(edited(old, told.get(name, ()))) for name, old in self.lobby.items()
            }
        else:
            lists = {name: told.get(name, []) for name in ("open", "mine", "finished")}
        self.lobby = lists
        return lists


def ids(cards: list[dict[str, Any]]) -> list[str]:
    return [card["id"] for card in cards]


def test_open_tables_are_public_waiting_and_have_a_free_chair(site: Any) -> None:
    table = site.table("me", "open", access="public")
    site.table("me", "open")
    site.table("me", "open", access="unlisted")
    site.table("me", "expert", access="public")
    site.table("open", "open", access="public")  # nobody is there
    for name in ("Bob", ""):
        assert ids(lobby(site, name)["open"]) == [table]
    assert table not in ids(lobby(site, "Ann")["open"])  # it is among mine


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


class Ear:
    """An outlet that remembers."""

    address = ""

    def __init__(self) -> None:
        self.heard: list[wire.Lobby] = []
        self.paid = 0.0
        self.bye_code = ""

    def put(self, *texts: bytes) -> None:
        for text in texts:
            self.heard.append(self._shown(text))

    def _shown(self, text: bytes) -> wire.Lobby:
        if not self.heard:
            return msgspec.json.decode(text, type=wire.Lobby)
        old, change = self.heard[-1], msgspec.json.decode(text, type=wire.LobbyChange)
        lists = {
            name: edited(getattr(old, name), steps)
            for name in ("open", "mine", "finished")
            if (steps := getattr(change, name)) is not msgspec.UNSET
        }
        return msgspec.structs.replace(old, **lists)

    def bye(self, code: str, again: bool, address: str = "") -> None:
        self.bye_code = code

    async def ready(self) -> None:
        pass

    def pay(self, seconds: float) -> None:
        self.paid += seconds

    async def run(self, steps: Coroutine[Any, Any, None]) -> None:
        await TimedCoroutine(steps, self.pay)


async def _until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not happened():
            await asyncio.sleep(0.002)


def test_many_changes_are_told_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "PAUSE", 0.05)
    monkeypatch.setattr(visits, "PAUSE", 0.05)

    async def script() -> None:
        house = House(MemoryStore(), Limits(tables_an_hour=1000, listed_per_host=1000))
        hall, ear = Lobby(house), Ear()
        visit = hall.visit(BOB)
        visit.enter("v", BOB.id, BOB.name, ear)
        await _until(lambda: bool(ear.heard))
        for _ in range(40):
            await house.create(wanted("tictactoe", "me", "open", access="public"), ANN)
        await _until(lambda: len(ear.heard[-1].open) == 40)
        assert len(ear.heard) < 20
        await house.close()
        assert ear.bye_code == "closing"
        visit.leave("v")

    asyncio.run(script())


class Counting(MemoryStore):
    """Counts how often lists are looked up."""

    looks = 0

    async def sheets(self, *asked: Any, **more: Any) -> list[Sheet]:
        self.looks += 1
        return await super().sheets(*asked, **more)


class Sack(Ear):
    """An outlet that stores the very bytes it was given."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[bytes] = []

    def put(self, *texts: bytes) -> None:
        self.texts.extend(texts)


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
        await _until(lambda: all(sack.texts for sack in sacks))
        before = store.looks
        await house.create(wanted("tictactoe", "me", "open", access="public"), ANN)
        await _until(lambda: all(len(sack.texts) == 2 for sack in sacks))
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
            await _until(lambda number=number: len(well.texts) > number)  # type: ignore[misc]
            await house.create(wanted("tictactoe", "me", "open", access="public"), ANN)
        assert len(deaf.texts) == 1
        for number, visit in enumerate(visits):
            visit.leave(f"v{number}")
        await house.close()

    asyncio.run(script())


def test_whose_move_it_is_at_a_sleeping_table_is_found_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    retraced: list[str] = []
    retrace = summary.retrace

    def counted(sheet: Any, rows: Any) -> Any:
        retraced.append(sheet.id)
        return retrace(sheet, rows)

    monkeypatch.setattr(summaries, "retrace", counted)

    async def script() -> None:
        store = MemoryStore()
        house = House(store)
        wish = wire.NewTable("tictactoe", ("me", "beginner"), begin=True)
        tables = [(await house.create(wish, ANN)).id for _ in range(3)]
        await house.close()
        hall = Lobby(House(store, Limits(retraced=2)))  # after a restart nobody is at the tables
        marks = [sum(one.your_move for one in (await hall.view(ANN)).mine) for _ in range(3)]
        assert marks == [2, 3, 3]  # a few at a time, then all of them by heart
        assert sorted(retraced) == sorted(tables)

    asyncio.run(script())


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


# --- nobody takes the lobby for themselves -------------------------------------------------------


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


def test_no_address_is_remembered_only_a_mark_of_it() -> None:
    makers = House(MemoryStore()).makers
    makers.note("a", "192.0.2.1")
    makers.note("b", "192.0.2.1")
    assert makers.mark("a") == makers.mark("b") != ""
    assert "192.0.2" not in repr(vars(makers._marks))
    assert makers.mark("c") == ""
    other = House(MemoryStore()).makers
    other.note("a", "192.0.2.1")
    assert other.mark("a") != makers.mark("a")  # each server has a key of its own


def test_a_change_is_told_in_few_bytes() -> None:
    async def script() -> None:
        house = House(MemoryStore(), Limits(tables_an_hour=1000))
        hall, sack = Lobby(house), Sack()
        wish = wanted("tictactoe", "me", "open", access="public")
        for n in range(100):
            await house.create(wish, Guest(f"g-{n}", f"N{n}"), f"192.0.2.{n}")
        visit = hall.visit(BOB)
        visit.enter("v", BOB.id, BOB.name, sack)
        await _until(lambda: len(sack.texts) == 1)
        await house.create(wish, ANN, "198.51.100.7")
        await _until(lambda: len(sack.texts) == 2)
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


def test_own_tables_are_looked_up_once_for_all_pages_of_a_guest() -> None:
    async def script() -> None:
        store = Counting()
        house = House(store)
        hall = Lobby(house)
        made = await house.create(wanted("tictactoe", "me", "open"), ANN)
        ears = [Ear() for _ in range(40)]
        visits = [hall.visit(ANN) for _ in ears]
        for number, visit in enumerate(visits):
            visit.enter(f"v{number}", ANN.id, ANN.name, ears[number])
        await _until(lambda: all(ear.heard for ear in ears))
        assert store.looks <= 2 + 2 + 3  # to make the table, for everybody, and for Ann
        before = store.looks
        await house.rename(made.id, ANN.id, ANN.id, "Anna")
        await _until(lambda: all(ear.heard[-1].mine[0].host == "Anna" for ear in ears))
        assert store.looks - before <= 2 + 2 * 3
        for number, visit in enumerate(visits):
            visit.leave(f"v{number}")
        await house.close()

    asyncio.run(script())


def test_who_looks_pays_for_reading_their_own_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "SHEET_SECONDS", 1_000.0)

    async def script() -> None:
        house = House(MemoryStore())
        hall, ear = Lobby(house), Ear()
        for _ in range(3):
            await house.create(wanted("tictactoe", "me", "open"), ANN)
        visit = hall.visit(ANN)
        visit.enter("v", ANN.id, ANN.name, ear)
        await _until(lambda: bool(ear.heard))
        assert 3_000 <= ear.paid < 3_100
        visit.leave("v")
        await house.close()

    asyncio.run(script())
