"""Several real servers on one database: who asks the wrong one is sent to the right one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

import postgres
from web.authenticator import Authenticator
from web.players import GAME, Person, ask, heard

PATIENCE = 60.0
get, post = partial(httpx.get, timeout=PATIENCE), partial(httpx.post, timeout=PATIENCE)


@pytest.fixture
def database(postgres_server: postgres.Server) -> postgres.Server:
    return postgres_server


@pytest.fixture
def pair(
    start: Callable[..., Any], database: postgres.Server, tmp_path: Path
) -> tuple[Any, Any, str]:
    """Two servers with one key, and their database."""
    return open_pair(start, database, tmp_path)


def open_pair(
    start: Callable[..., Any], database: postgres.Server, tmp_path: Path, **more: Any
) -> tuple[Any, Any, str]:
    url = database.new_database()
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
        (folder / "key").write_bytes(b"k" * 32)
    first, second = (
        start(store=url, address=f"/w/{n}", data=folder, **more)
        for n, folder in enumerate(folders, 1)
    )
    return first, second, url


def at(server: Any, table: str, person: Person, prefix: str = "") -> connect:
    url = server.address.replace("http", "ws", 1) + f"{prefix}/ws/tables/{table}"
    return connect(url, additional_headers=person.cookie)


async def until(is_so: Callable[[], bool], what: str) -> None:
    for _ in range(int(PATIENCE / 0.1)):
        if await asyncio.to_thread(is_so):
            return
        await asyncio.sleep(0.1)
    raise AssertionError(what)


@asynccontextmanager
async def seated(server: Any, table: str, ann: Person, bob: Person) -> Any:
    async with at(server, table, ann) as first, at(server, table, bob) as second:
        assert (await ask(second, type="sit", request=1, seat=1))["type"] == "done"
        assert (await ask(first, type="begin", request=2))["type"] == "done"
        yield first, second


async def play(sockets: tuple[ClientConnection, ClientConnection], turns: range) -> None:
    for turn in turns:
        move = f"mark {GAME[turn]}"
        told = await ask(sockets[turn % 2], type="play", request=9 + turn, move=move)
        assert told["type"] == "done", told


def test_who_asks_the_wrong_process_is_told_the_right_one(pair: tuple[Any, Any, str]) -> None:
    first, second, _ = pair
    ann, bob = Person(first.address, "Ann"), Person(second.address, "Bob")
    table = ann.table()

    async def script() -> None:
        async with seated(first, table, ann, bob) as sockets:
            async with at(second, table, bob) as lost:
                told = await heard(lost, "bye")
                assert (told["code"], told["address"]) == ("elsewhere", "/w/1")
            async with at(first, table, bob, "/w/1") as found:
                assert (await heard(found, "seating"))["you"] == 1
            await play(sockets, range(len(GAME)))

    asyncio.run(script())
    for server in (first, second):
        assert get(f"{server.address}/api/tables/{table}").json()["status"] == "finished"
    assert get(f"{first.address}/w/1/api/tables/{table}").status_code == 200
    assert get(f"{first.address}/w/2/api/tables/{table}").status_code == 404


def test_a_table_that_was_only_made_is_opened_where_it_is_asked_for(
    pair: tuple[Any, Any, str],
) -> None:
    first, second, _ = pair
    ann = Person(first.address, "Ann")

    async def script() -> None:
        async with at(second, ann.table(), ann) as socket:
            assert (await heard(socket, "seating"))["host"]

    asyncio.run(script())


def test_a_table_that_is_asked_for_at_a_busy_process_is_opened_at_another(
    start: Callable[..., Any], database: postgres.Server, tmp_path: Path
) -> None:
    eager = "from tablee.house.cluster import placement; placement.MORE = 0"
    first, second, _ = open_pair(start, database, tmp_path, before=eager, tables_an_hour=10**6)
    ann = Person(first.address, "Ann")

    async def sent_on() -> str:
        """A new table after the other, until this process has looked at the other one."""
        for _ in range(int(PATIENCE / 0.2)):
            table = ann.table()
            async with at(first, table, ann) as socket:
                told = await heard(socket, "seating", "bye")
            if told["type"] == "bye":
                assert (told["code"], told["address"]) == ("elsewhere", "/w/2")
                return table
            await asyncio.sleep(0.2)
        raise AssertionError("nobody is sent on")

    async def script() -> None:
        async with at(second, await sent_on(), ann, "/w/2") as socket:
            assert (await heard(socket, "seating"))["host"]
        async with at(first, await sent_on(), ann, "/w/1") as socket:  # who insists is let in
            assert (await heard(socket, "seating"))["host"]

    asyncio.run(script())


def test_a_server_that_leaves_hands_its_tables_over(
    pair: tuple[Any, Any, str], database: postgres.Server
) -> None:
    first, second, url = pair
    ann, bob = Person(first.address, "Ann"), Person(first.address, "Bob")
    table = ann.table()

    async def script() -> None:
        async with seated(first, table, ann, bob) as sockets:
            await play(sockets, range(4))
            first.process.terminate()
            for socket in sockets:
                told = await heard(socket, "bye")
                assert (told["code"], told["address"]) == ("moved", "/w/2")
        async with at(second, table, ann, "/w/2") as one, at(second, table, bob, "/w/2") as two:
            await play((one, two), range(4, len(GAME)))

    asyncio.run(script())
    assert first.stop() in (0, -15)
    assert get(f"{second.address}/api/tables/{table}").json()["status"] == "finished"
    assert database.sql("select count(*) from houses where closed is null", url=url) == "1"


def test_an_account_is_known_everywhere_and_signed_out_everywhere(
    pair: tuple[Any, Any, str],
) -> None:
    first, second, _ = pair
    with httpx.Client(base_url=first.address, timeout=PATIENCE) as client:
        wish = {"name": "Ann", "passphrase": "a very long passphrase"}
        assert client.post("/api/account", json=wish).status_code == 201
        cookie = {"cookie": "; ".join(f"{k}={v}" for k, v in client.cookies.items())}
        there = get(f"{second.address}/api/me", headers=cookie).json()
        assert (there["name"], there["account"]) == ("Ann", True)
        taken = post(f"{second.address}/api/me", json={"name": "ann"})
        assert (taken.status_code, taken.json()["code"]) == (409, "name_taken")

        async def script() -> None:
            url = second.address.replace("http", "ws", 1) + "/ws/lobby"
            async with connect(url, additional_headers=cookie) as socket:
                await socket.recv()
                out = await asyncio.to_thread(client.post, "/api/account/logout")
                assert out.status_code == 200
                assert (await until_bye(socket))["code"] == "signed_out"

        asyncio.run(script())
        assert get(f"{second.address}/api/me", headers=cookie).json() == {}


async def until_bye(socket: ClientConnection) -> dict[str, Any]:
    return await heard(LobbySocket(socket), "bye")  # type: ignore[arg-type]


class LobbySocket:
    """In the lobby only the last message has a type."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def recv(self) -> bytes | str:
        text = await self._socket.recv()
        typed = b'"type"' in text if isinstance(text, bytes) else '"type"' in text
        return text if typed else '{"type":"lobby"}'


def test_signing_in_works_whichever_process_each_request_reaches(
    start: Callable[..., Any], database: postgres.Server, tmp_path: Path
) -> None:
    """Through a front, both have one name. Each step goes to the other process."""
    first, second, _ = open_pair(start, database, tmp_path, public="http://play.example")
    wish = {"name": "Ann", "passphrase": "a very long passphrase"}
    key = Authenticator("play.example", "http://play.example")
    cookies: dict[str, str] = {}

    def asked(server: Any, path: str, body: dict[str, Any]) -> Any:
        heads = {
            "host": "play.example",
            "cookie": "; ".join(f"{k}={v}" for k, v in cookies.items()),
        }
        answer = post(f"{server.address}/api/account{path}", json=body, headers=heads)
        assert answer.is_success, answer.text
        cookies.update(answer.cookies)
        return answer.json()

    code = asked(first, "", wish)["recovery"]
    assert asked(second, "/login", wish)["account"]
    offered = asked(first, "/passkeys/new", {"passphrase": wish["passphrase"]})
    made = {"passkey": key.make(offered), "label": "phone"}
    assert [one["label"] for one in asked(second, "/passkeys", made)] == ["phone"]
    cookies.clear()
    used = {"passkey": key.use(asked(second, "/passkeys/challenge", {}))}
    assert asked(first, "/passkeys/login", used)["name"] == "Ann"
    new = {"name": "Ann", "code": code, "new": "another long passphrase"}
    assert asked(second, "/recover", new)["recovery"] != code
    assert asked(first, "/login", {"name": "Ann", "passphrase": new["new"]})["account"]
    heads = {"host": "play.example"}
    again = post(f"{first.address}/api/account/passkeys/login", json=used, headers=heads)
    assert again.json()["code"] == "bad_passkey"


def test_a_deleted_account_leaves_the_tables_of_every_process(pair: tuple[Any, Any, str]) -> None:
    first, second, _ = pair
    bob = Person(second.address, "Bob")
    table = bob.table()
    with httpx.Client(base_url=first.address, timeout=PATIENCE) as client:
        wish = {"name": "Ann", "passphrase": "a very long passphrase"}
        assert client.post("/api/account", json=wish).status_code == 201
        ann = Person.__new__(Person)
        ann.cookie = {"cookie": "; ".join(f"{k}={v}" for k, v in client.cookies.items())}

        async def script() -> None:
            async with at(second, table, ann) as mine, at(second, table, bob) as his:
                assert (await ask(mine, type="sit", request=1, seat=1))["type"] == "done"
                assert (await ask(his, type="begin", request=2))["type"] == "done"
                sure = {"passphrase": wish["passphrase"]}
                delete = partial(client.request, "DELETE", "/api/account", json=sure)
                for _ in range(5):  # a slow process is asked again
                    gone = await asyncio.to_thread(delete)
                    if gone.status_code == 200:
                        break
                assert gone.status_code == 200, gone.text

        asyncio.run(script())
    card = get(f"{first.address}/api/tables/{table}").json()
    assert card["status"] == "finished"
    assert [chair["name"] for chair in card["chairs"]] == ["Bob", "Anonyme"]


def test_the_lobby_shows_who_waits_at_tables_of_other_processes(
    pair: tuple[Any, Any, str],
) -> None:
    first, second, _ = pair
    ann = Person(first.address, "Ann")
    wish = {"game": "tictactoe", "chairs": ["open", "open"], "terms": {"access": "public"}}
    made = post(f"{first.address}/api/tables", json=wish, headers=ann.cookie).json()

    def lobby() -> dict[str, Any]:
        seen: dict[str, Any] = get(f"{second.address}/api/lobby").json()
        return seen

    def open_tables() -> list[str]:
        return [card["id"] for card in lobby().get("open", ())]

    async def script() -> None:
        async with at(first, made["id"], ann) as socket:
            await heard(socket, "seating")
            await until(lambda: made["id"] in open_tables(), "the table is never listed")
        await until(lambda: made["id"] not in open_tables(), "the empty table stays listed")

    asyncio.run(script())


def test_a_closed_process_sends_everybody_away_and_begins_again(
    pair: tuple[Any, Any, str], database: postgres.Server
) -> None:
    first, _, url = pair
    ann, bob = Person(first.address, "Ann"), Person(first.address, "Bob")
    table = ann.table()
    number = database.sql("select min(house) from houses", url=url)

    async def script() -> None:
        async with seated(first, table, ann, bob) as sockets:
            await play(sockets, range(2))
            close = f"update houses set closed = clock_timestamp() where house = {number}"
            await asyncio.to_thread(database.sql, close, url=url)
            for socket in sockets:
                assert (await heard(socket, "bye"))["code"] in ("moved", "not_kept")
        for _ in range(100):
            async with at(first, table, ann) as one, at(first, table, bob) as two:
                if (await heard(one, "seating", "bye"))["type"] == "seating":
                    await heard(two, "seating")
                    await play((one, two), range(2, len(GAME)))
                    return
            await asyncio.sleep(0.1)
        raise AssertionError("it never begins again")

    asyncio.run(script())
    alive = database.sql(
        "select count(*) from houses where closed is null and address = '/w/1'", url=url
    )
    assert alive == "1"
    assert "tablee_fenced_total 1.0" in get(f"{first.address}/metrics").text


def test_a_guess_at_one_process_counts_at_the_other(pair: tuple[Any, Any, str]) -> None:
    first, second, _ = pair
    guess = {"name": "Ann", "passphrase": "a very long passphrase"}

    def told(server: Any) -> str:
        return str(post(f"{server.address}/api/account/login", json=guess).json()["code"])

    for _ in range(60):
        if told(first) == "too_fast":
            break
    else:
        raise AssertionError("nobody counts")

    for pause in (0.5, 1, 2, 4, 8, 16, 30):  # fewer than it would take by itself
        time.sleep(pause)
        if told(second) == "too_fast":
            break
    else:
        raise AssertionError("nobody counts at the other one")
    others = [line for line in second.log.read_text().splitlines() if "Traceback" in line]
    assert others == []


def test_a_spoken_code_leads_from_any_process_to_the_table(
    start: Callable[..., Any], database: postgres.Server, tmp_path: Path
) -> None:
    many = {"guesses_at_once": 10_000, "guesses_at_once_in_all": 10_000}
    first, second, _ = open_pair(start, database, tmp_path, **many)
    ann = Person(first.address, "Ann")
    table = ann.table()

    def found(code: str) -> str:
        told = post(f"{second.address}/api/join", json={"code": code}).json()
        return str(told.get("table", told.get("code")))

    async def script() -> None:
        async with at(first, table, ann) as host:
            await heard(host, "seating")
            path = f"/api/tables/{table}/code"
            asked = partial(post, headers=ann.cookie)
            shown = await asyncio.to_thread(asked, first.address + path)
            code = shown.json()["code"]
            other = await asyncio.to_thread(asked, second.address + path)
            assert (other.status_code, other.json()["code"]) == (421, "elsewhere")
            await until(lambda: found(code) == table, "the other process knows the code")
            bot = await ask(host, type="place", request=1, seat=1, level="random")
            assert bot["type"] == "done"
            assert (await ask(host, type="begin", request=2))["type"] == "done"
            await until(lambda: found(code) == "unknown_code", "the code ends at the first move")

    asyncio.run(script())


def test_a_friend_at_another_process_is_seen_and_invited_and_a_block_holds_there(
    pair: tuple[Any, Any, str],
) -> None:
    first, second, _ = pair
    ann, bob = Person(first.address, "Ann"), Person(second.address, "Bob")
    shared, waiting, elsewhere = ann.table(), ann.table(), bob.table()

    def asked(server: Any, person: Person, path: str, body: Any = None) -> Any:
        return (get if body is None else partial(post, json=body))(
            f"{server.address}/api/{path}", headers=person.cookie
        )

    def friends() -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = asked(first, ann, "friends").json().get("friends", [])
        return found

    def asks() -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = asked(second, bob, "friends").json().get("asks", [])
        return found

    def is_hidden() -> bool:
        return bool(asked(second, bob, f"tables/{waiting}").status_code == 404)

    async def script() -> None:
        async with at(first, shared, bob) as socket:
            assert (await ask(socket, type="sit", request=1, seat=1))["type"] == "done"
        there = {"table": shared, "seat": 1}
        told = await asyncio.to_thread(asked, first, ann, "friends", there)
        assert told.status_code == 200, told.text
        await until(lambda: bool(asks()), "who is asked is told everywhere")
        path = f"friends/{asks()[0]['id']}/accept"
        assert (await asyncio.to_thread(asked, second, bob, path, {})).status_code == 200
        assert (await asyncio.to_thread(asked, second, bob, "me/shown", {"shown": True})).is_success
        await until(lambda: bool(friends()), "the friendship is known everywhere")
        assert "here" not in friends()[0]
        async with at(second, elsewhere, bob) as socket:
            await heard(socket, "seating")
            await until(lambda: friends()[0].get("here", False), "a friend elsewhere is seen")
            path = f"friends/{friends()[0]['id']}/invite"
            sent = await asyncio.to_thread(asked, first, ann, path, {"table": waiting})
            assert sent.status_code == 204
            invited = await heard(socket, "invited")
            assert (invited["table"], invited["name"]) == (waiting, "Ann")
        assert not is_hidden()
        block = await asyncio.to_thread(asked, first, ann, "me/blocked", there)
        assert block.status_code == 200
        await until(is_hidden, "a block holds at every process")
        assert await asyncio.to_thread(friends) == []

    asyncio.run(script())


def waits(server: Any, person: Person, prefix: str = "") -> connect:
    url = server.address.replace("http", "ws", 1) + f"{prefix}/ws/meet"
    return connect(url, additional_headers=person.cookie)


async def seek(socket: ClientConnection) -> None:
    await socket.send('{"type": "seek", "request": 1, "games": ["tictactoe"]}')
    await heard(socket, "seeking")


async def come(socket: ClientConnection) -> None:
    call = (await heard(socket, "called"))["call"]
    await socket.send(f'{{"type": "come", "request": 2, "call": {call}}}')


def test_two_strangers_each_on_another_process_meet(pair: tuple[Any, Any, str]) -> None:
    """The older process knows both. Their table is opened by the other one."""
    first, second, _ = pair
    ann, bob = Person(first.address, "Ann"), Person(second.address, "Bob")

    async def script() -> None:
        async with waits(second, bob) as lost:
            told = await heard(lost, "bye")
            assert (told["code"], told["address"]) == ("elsewhere", "/w/1")
        async with waits(first, ann) as one, waits(first, bob, "/w/1") as two:
            for socket in (one, two):
                await seek(socket)
            for socket in (one, two):
                await come(socket)
            tables = [(await heard(socket, "met"))["table"] for socket in (one, two)]
            assert len(set(tables)) == 1
            async with at(second, tables[0], bob) as his, at(second, tables[0], ann) as hers:
                for look in (his, hers):
                    await ask(look, type="nonce", request=1, value="mine")
                for socket in (one, two):
                    assert (await heard(socket, "bye"))["code"] == "met"

    asyncio.run(script())


def test_who_waits_at_a_process_that_leaves_waits_on_at_the_next(
    pair: tuple[Any, Any, str],
) -> None:
    first, second, _ = pair
    ann = Person(first.address, "Ann")

    async def script() -> None:
        async with waits(first, ann) as one:
            await seek(one)
            first.process.terminate()
            told = await heard(one, "bye")
            assert told.get("again", True)
        async with waits(second, ann) as two:
            await seek(two)

    asyncio.run(script())
