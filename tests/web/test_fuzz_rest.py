"""Whatever is asked over HTTP gets an answer with a code; no traceback, and nobody's table changes.

The routes are those of docs/protocol.md, so that a new one is fuzzed as soon as it is documented.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from tablee import wire
from tablee.house.archive.problem_reports import ProblemReports
from tablee.house.limits import Limits
from tablee.house.people.guest import Guest
from tablee.store import MemoryStore
from tablee.web.session import COOKIE, Sessions
from web.mess import anything, as_json, shaped, text

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
ROUTES = re.findall(r"^\| (GET|POST|DELETE) `(/[^`]+)` \| (?:`(\w+)`)?", PAGE, re.M)
"""Method, path, and the struct it takes."""
WIDE = Limits(
    requests_a_second=1e9,
    requests_at_once=1e9,
    tables_an_hour=10**9,
    tables_an_hour_per_address=10**9,
    account_tries_an_hour_per_address=20,  # each of them is meant to be slow
    page_errors_at_once_per_address=1e9,
    reports_an_hour_per_address=10**9,
    reports_an_hour=10**9,
    exports_an_hour=10**9,
    exports_an_hour_per_address=10**9,
    ties_an_hour_per_address=10**9,
    ping_seconds=3600.0,
)
WON = ("mark 0", "mark 3", "mark 1", "mark 4", "mark 2")
KEY = b"a key for tests"

right = {
    "game": st.sampled_from(("tictactoe", "switch", "take-it")),
    "chairs": st.lists(st.sampled_from(("me", "open", "random")), min_size=2, max_size=2),
    "terms": st.fixed_dictionaries(
        {},
        optional={
            "options": st.just({}),
            "access": st.sampled_from(("public", "unlisted", "locked")),
            "pace": st.fixed_dictionaries({"per_move": st.integers(0, 90)}),
            "grace": st.integers(0, 60),
            "rated": st.booleans(),
        },
    ),
    "begin": st.booleans(),
    "number": st.integers(0, 9),
    "seat": st.integers(0, 3),
    "level": st.sampled_from(("random", "expert")),
    "nonce": text,
    "word": text,
    "name": text,
    "passphrase": text,
    "new": text,
    "code": text,
    "label": text,
    "passkey": st.dictionaries(text, anything, max_size=3),
    "kind": st.sampled_from(("error", "rejection", "load", "policy")),
    "message": text,
    "places": st.lists(st.just("assets/index.js:1:2") | text, max_size=3),
    "build": text,
    "text": text,
    "table": text,
    "language": st.sampled_from(("", "fr", "en")),
    "screen": text,
    "shown": st.booleans(),
    "move": st.sampled_from(("stop", "throw 2", "swap 1", "mark 0")) | text,
}
TAKEN = (
    *(wire.NewTable, wire.Me, wire.Branch, wire.Account),
    *(wire.NewPassphrase, wire.DayTry, wire.PuzzleTry, wire.SaidCode),
    *(wire.SeatThere, wire.ShowMe, wire.InviteFriend, wire.FriendToken),
)
TAKEN_BY_OWNERS = (wire.Sure, wire.Recover, wire.NewPasskey, wire.UsedPasskey)
TOLD = (wire.PageError, wire.Problem)
shapes = {kind.__name__: shaped([kind], right) for kind in (*TAKEN, *TAKEN_BY_OWNERS, *TOLD)}
mess = anything.map(as_json).map(lambda told: told.encode()) | st.binary(max_size=200)
methods = st.sampled_from(("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "BREW"))
wild_cookies = st.text(
    st.characters(min_codepoint=33, max_codepoint=126, exclude_characters='";,\\'), max_size=60
)
cookies = st.one_of(*[st.just("eve")] * 3, st.sampled_from(("", "forged")), wild_cookies)


class Asked:
    """One request, made of odd parts."""

    def __init__(self, method: str, path: str, query: str, cookie: str, body: bytes) -> None:
        self.method, self.path, self.query = method, path, query
        self.cookie, self.body = cookie, body

    def __repr__(self) -> str:
        return f"{self.method} {self.path}?{self.query} cookie={self.cookie!r} {self.body!r}"


@st.composite
def requests(draw: st.DrawFn, route: tuple[str, str, str], tables: tuple[str, ...]) -> Asked:
    method, path, takes = route
    known = {
        "key": ("tictactoe", "switch", "no-such"),
        "lang": ("fr", "en", "xx"),
        "id": (*tables, "nosuchtable"),
        "number": ("1", "2", "0", "-1", "999999"),
    }
    for name, values in known.items():
        part = st.sampled_from(values) | text.map(quoted)
        path = path.replace(f"{{{name}}}", draw(part))
    query = draw(st.sampled_from(("", "eyes=0", "eyes=-2", "eyes=-3", "eyes=")) | text.map(quoted))
    wanted = draw(st.sampled_from((method,) * 6) | methods)
    shape = shapes.get(takes, anything).map(lambda told: as_json(told).encode())
    return Asked(wanted, path, query, draw(cookies), draw(st.one_of(shape, shape, mess)))


def quoted(wild: str) -> str:
    return quote(wild.encode("utf-8", "surrogatepass"), safe="")


def send(client: Any, asked: Asked) -> httpx.Response:
    cookie = asked.cookie
    if cookie == "eve":
        cookie = Sessions(KEY).sign(Guest("g-eve", "Eve"))
    elif cookie == "forged":
        cookie = Sessions(b"another key").sign(Guest("g-Ann", "Ann"))
    headers = {"cookie": f"{COOKIE}={cookie}"} if cookie else {}
    url = f"{asked.path}?{asked.query}"
    client.cookies.clear()
    answer: httpx.Response = client.request(
        asked.method, url, content=asked.body, headers=headers, follow_redirects=False
    )
    return answer


def check_answer(asked: Asked, answer: httpx.Response) -> None:
    event(f"{asked.method} {answer.status_code}")
    assert answer.status_code != 500, (asked, answer.text)
    assert answer.status_code < 600
    assert "Traceback" not in answer.text
    if answer.status_code >= 400 and asked.method != "HEAD":
        trouble = msgspec.json.decode(answer.content, type=wire.Trouble)
        by_rules = asked.path.startswith("/api/puzzles/") and answer.status_code == 422
        documented = f"`{trouble.code}`" in PAGE or trouble.code.startswith("bad_")
        assert documented or by_rules, (asked, trouble)


@pytest.fixture
def tables(open_site: Callable[[Limits], Any], tmp_path: Path) -> tuple[Any, tuple[str, ...]]:
    """Ann's tables: one waiting, one being played, one finished."""
    site = open_site(WIDE).be("Ann")
    site.house.reports = ProblemReports(tmp_path, WIDE)
    made = tuple(site.table("me", "open") for _ in range(3))
    for table in made[1:]:
        with site.look(table, "Bob") as bob:
            bob.send_json({"type": "sit", "request": 1, "seat": 1})
            with site.look(table, "Ann") as ann:
                wait(bob, 1)
                ann.send_json({"type": "begin", "request": 1})
                wait(ann, 1)
                for turn, move in enumerate(WON if table == made[2] else WON[:2], 2):
                    mover = (ann, bob)[turn % 2]
                    mover.send_json({"type": "play", "request": turn, "move": move})
                    wait(mover, turn)
    return site, made


def wait(socket: Any, request: int) -> None:
    while True:
        message = socket.receive_json()
        if message["type"] in ("done", "refused"):
            assert (message["type"], message["request"]) == ("done", request), message
            return


def kept(store: MemoryStore, tables: tuple[str, ...]) -> list[Any]:
    return [asyncio.run(store.load(table)) for table in tables]


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: " ".join(route[:2]))
@given(data=st.data())
def test_any_request_gets_an_answer_and_changes_no_table(
    tables: tuple[Any, tuple[str, ...]],
    route: tuple[str, str, str],
    data: st.DataObject,
    caplog: pytest.LogCaptureFixture,
) -> None:
    site, made = tables
    before = kept(site.house.store, made)
    caplog.clear()
    with caplog.at_level(logging.ERROR):
        for asked in data.draw(st.lists(requests(route, made), min_size=1, max_size=6)):
            check_answer(asked, send(site.client, asked))
    assert not caplog.records, caplog.text
    assert kept(site.house.store, made) == before


def test_the_routes_that_are_fuzzed_are_all_of_them() -> None:
    assert len(ROUTES) > 20
    assert ("POST", "/api/tables", "NewTable") in ROUTES
    assert {takes for _, _, takes in ROUTES} == {"", *shapes}
