"""The library's own face over HTTP and sockets: what it says, what it refuses, its notice."""

from __future__ import annotations

import asyncio
import html
import re
import signal
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from starlette.testclient import TestClient

from sheets import wished
from tablee import wire
from tablee.house.house import House
from tablee.house.library.house_rules import HouseRules
from tablee.house.library.library_file import NAME
from tablee.house.library.open_library import OpenLibrary
from tablee.house.limits import Limits
from tablee.store import MemoryStore
from tablee.web.app import make_app
from tablee.web.guard.rate_limit import RateLimit
from tablee.web.operator.announcer import Announcer
from tablee.web.session import Sessions
from web.conftest import KEY, Server, Site, until

STRICT = (
    'shelf = ["tictactoe"]\n[allow]\naccounts = false\nfree_talk = false\npublic_tables = false'
)


@pytest.fixture
def with_file(tmp_path: Path) -> Any:
    """Opens a site whose operator wrote this."""

    def opened(text: str) -> TestClient:
        page = tmp_path / "page"
        page.mkdir(exist_ok=True)
        (page / "index.html").write_text(
            '<!doctype html><html lang="fr">\n<head><title>Tablée</title></head>'
        )
        house = House(MemoryStore(), rules=HouseRules(OpenLibrary(text)))
        return TestClient(make_app(house, Sessions(KEY), page))

    return opened


def strict(client: TestClient) -> Site:
    return Site(client, None, None).be("Ann")  # type: ignore[arg-type]


def test_the_page_has_what_the_operator_says(with_file: Callable[[str], TestClient]) -> None:
    with with_file('name = "Ann & <Bob>"\nlanguage = "en"') as client:
        text = client.get("/").text
        assert '<html lang="en">' in text
        assert "<title>Ann &amp; &lt;Bob&gt;</title>" in text
        told = re.search(r'<meta name="library" content="([^"]*)"', text)
        assert told is not None
        facts = msgspec.json.decode(html.unescape(told[1]), type=wire.Library)
        assert facts.name == wire.HouseText("Ann & <Bob>", "Ann & <Bob>")
        assert client.get("/api/library").json() == msgspec.to_builtins(facts)
        assert client.get("/nowhere", headers={"accept": "text/html"}).text == text


def test_without_a_file_the_page_is_as_it_was_built(
    with_file: Callable[[str], TestClient],
) -> None:
    with with_file("") as client:
        assert '<html lang="fr">\n<head><title>Tablée</title></head>' in client.get("/").text
        assert client.get("/api/library").json() == {}


def test_games_off_the_shelf_are_shown_as_away_and_not_played(
    with_file: Callable[[str], TestClient],
) -> None:
    with with_file('shelf = ["tictactoe", "switch"]') as client:
        cards = client.get("/api/games").json()
        assert [card["key"] for card in cards[:2]] == ["tictactoe", "switch"]
        assert all(card.get("away") for card in cards[2:])
        assert not any(card.get("away") for card in cards[:2])
        lids = client.get("/api/shelf/en").json()
        assert [lid["card"]["key"] for lid in lids] == [card["key"] for card in cards]
        assert client.get("/api/games/take-it").json()["card"]["away"]
        tasks = client.get("/api/today").json()["tasks"]
        assert [task["game"] for task in tasks] == ["switch"]
        asked = strict(client).client.post("/api/tables", json=wished("take-it", "me", "open"))
        assert (asked.status_code, asked.json()["code"]) == (403, "not_on_shelf")


def test_what_is_switched_off_is_refused(with_file: Callable[[str], TestClient]) -> None:
    with with_file(STRICT) as client:
        site = strict(client)
        made = client.post("/api/account", json={"name": "Ann", "passphrase": "long enough"})
        assert (made.status_code, made.json()["code"]) == (403, "no_new_accounts")
        wish = wished("tictactoe", "me", "open", access="public")
        public = client.post("/api/tables", json=wish)
        assert (public.status_code, public.json()["code"]) == (403, "no_public_tables")
        table = site.table("me", "open")
        with site.look(table, "Ann") as ann:
            assert until(ann, "seating").get("free_talk") is None
            ann.send_json({"type": "talk", "request": 1, "text": "hi"})
            assert until(ann, "refused")["code"] == "free_talk_off"
            ann.send_json({"type": "talk", "request": 2, "phrase": "hello"})
            assert until(ann, "talked")["phrase"] == "hello"
            ann.send_json({"type": "change", "request": 3, "terms": {"access": "public"}})
            assert until(ann, "refused")["code"] == "no_public_tables"
            ann.send_json({"type": "change", "request": 4, "terms": {"access": "unlisted"}})
            assert until(ann, "done")["request"] == 4


def test_public_tables_from_before_are_in_no_list(tmp_path: Path) -> None:
    store = MemoryStore()
    library = OpenLibrary()
    client = TestClient(make_app(House(store, rules=HouseRules(library)), Sessions(KEY)))
    with client:
        site = strict(client)
        table = site.table("me", "open", access="public")
        assert [card["id"] for card in site.be("Bob").client.get("/api/lobby").json()["open"]] == [
            table
        ]
        (tmp_path / NAME).write_text(STRICT)
        client.portal.call(library.read_again, tmp_path)  # type: ignore[union-attr]
        assert site.client.get("/api/lobby").json() == {}


# --- the notice ----------------------------------------------------------------------------------


def notice(text: str, begins: float = -60.0, ends: float = 3600.0) -> str:
    now = datetime.now(UTC)
    times = (now + timedelta(seconds=begins), now + timedelta(seconds=ends))
    begin, end = (time.isoformat() for time in times)
    return f'[notice]\ntext = "{text}"\nbegins = {begin}\nends = {end}\n'


async def heard(socket: Any, kind: str) -> Any:
    """The next message of this kind."""
    while True:
        message = msgspec.json.decode(await socket.recv())
        if message.get("type") == kind:
            return message


def test_a_notice_reaches_open_pages_and_goes_by_itself(
    start: Callable[..., Server], tmp_path: Path
) -> None:
    """Told at SIGHUP, at its end, and first of all to anyone who comes meanwhile."""
    server = start()
    with httpx.Client(base_url=server.address) as ann:
        ann.post("/api/me", json={"name": "Ann"})
        table = ann.post("/api/tables", json=wished("tictactoe", "me", "open")).json()["id"]
    lobby = server.address.replace("http", "ws", 1) + f"/ws/lobby?wire={wire.WIRE}"

    async def script() -> None:
        connect = websockets.connect
        async with connect(server.socket(table)) as at_table, connect(lobby) as in_lobby:
            await heard(at_table, "seating")
            await in_lobby.recv()
            (tmp_path / "data" / NAME).write_text(notice("Soon"))
            server.process.send_signal(signal.SIGHUP)
            text = {"fr": "Soon", "en": "Soon"}
            assert (await heard(at_table, "announced"))["text"] == text
            assert (await heard(in_lobby, "announced"))["text"] == text
            async with websockets.connect(lobby) as late:
                first = msgspec.json.decode(await late.recv())
                assert first == {"type": "announced", "text": text}
            (tmp_path / "data" / NAME).write_text(notice("Brief", ends=2.0))
            server.process.send_signal(signal.SIGHUP)
            for socket in (at_table, in_lobby):
                while "text" in await heard(socket, "announced"):
                    pass

    asyncio.run(script())
    assert httpx.get(f"{server.address}/api/library").json() == {}


class Page:
    """An open connection that keeps what it is told."""

    def __init__(self) -> None:
        self.told: list[Any] = []

    def say(self, message: wire.Message) -> None:
        self.told.append(message)

    def bye(self, code: str, again: bool, address: str = "") -> None:
        raise AssertionError(code)


def test_a_notice_ends_although_its_end_falls_between_two_looks_at_the_clock() -> None:
    library, page = OpenLibrary(notice("Brief")), Page()
    assert library.file.notice is not None
    end, looks = library.file.notice.ends.timestamp(), count()

    def wall() -> float:
        """A millisecond later at each look, and first just before the end."""
        return end - 0.0005 + 0.001 * next(looks)

    async def script() -> None:
        rate_limit = RateLimit(Limits())
        with rate_limit.admitted("192.0.2.1", "ann", page):
            Announcer(library, rate_limit, wall).greet(page)
            async with asyncio.timeout(60):
                while page.told[-1].text is not None:
                    await asyncio.sleep(0.01)

    asyncio.run(script())
    assert len(page.told) > 1


def test_a_file_that_is_wrong_at_sighup_changes_nothing(
    start: Callable[..., Server], tmp_path: Path
) -> None:
    (tmp_path / "data").mkdir()
    file = tmp_path / "data" / NAME
    file.write_text('name = "Before"')
    server = start()
    file.write_text('\nnmae = "After"')
    server.process.send_signal(signal.SIGHUP)

    def told() -> dict[str, Any]:
        found: dict[str, Any] = httpx.get(f"{server.address}/api/library").json()
        return found

    assert told()["name"]["en"] == "Before"
    assert [line for line in server.complaints if "library.toml, line 2: nmae" in line]
    file.write_text('name = "After"')
    server.process.send_signal(signal.SIGHUP)
    assert told()["name"]["en"] == "After"
