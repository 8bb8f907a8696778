"""At the door: floods are turned away, people are not, and nothing grows with who knocks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from tablee import wire
from tablee.house.house import House
from tablee.house.limits import Limits
from tablee.house.people.guest import Guest
from tablee.kernel import Fault
from tablee.store import MemoryStore
from tablee.web.app import make_app
from tablee.web.guard.address import address_of
from tablee.web.guard.connections import TcpConnections
from tablee.web.guard.middleware import HEADERS
from tablee.web.guard.rate_limit import RateLimit
from tablee.web.session import COOKIE, Sessions

KEY = b"a key for tests"
CROWD = 10_000


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def rate_limit(most: int = 100, **limits: float) -> tuple[RateLimit, Clock]:
    clock = Clock()
    limits["addresses_remembered"] = most
    return RateLimit(msgspec.structs.replace(Limits(), **limits), clock), clock


def refused(ask: Callable[[], object]) -> str:
    with pytest.raises(Fault) as caught:
        ask()
    return caught.value.code


# --- requests ------------------------------------------------------------------------------------


def test_an_address_that_asks_too_fast_is_refused_until_it_has_rested() -> None:
    door, clock = rate_limit(requests_a_second=2, requests_at_once=3)
    for _ in range(3):
        door.ask("a", "request")
    assert refused(lambda: door.ask("a", "request")) == "too_many_requests"
    door.ask("b", "request")  # somebody else is not concerned
    clock.now += 0.5
    door.ask("a", "request")
    assert refused(lambda: door.ask("a", "request")) == "too_many_requests"


def test_errands_are_counted_apart_and_by_the_hour() -> None:
    door, clock = rate_limit(tables_an_hour_per_address=2, reports_an_hour_per_address=1)
    door.ask("a", "table")
    door.ask("a", "table")
    door.ask("a", "report")
    assert refused(lambda: door.ask("a", "table")) == "too_many_requests"
    clock.now += 1800
    door.ask("a", "table")
    assert refused(lambda: door.ask("a", "table")) == "too_many_requests"


def test_ten_thousand_addresses_leave_no_more_than_is_remembered() -> None:
    door, _ = rate_limit(most=500)
    for number in range(CROWD):
        door.ask(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}", "request")
    assert len(door) == 500


# --- sockets -------------------------------------------------------------------------------------


class Line:
    """A connection that remembers why it was ended."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def say(self, message: wire.Message) -> None:
        self.heard.append(type(message).__name__)

    def bye(self, code: str, again: bool) -> None:
        assert again
        self.heard.append(code)


@pytest.mark.parametrize(
    ("limit", "visits"),
    [
        ("sockets_per_address", [("a", "g1"), ("a", "g2"), ("a", "")]),
        ("sockets_per_guest", [("a", "g"), ("b", "g"), ("c", "g")]),
        ("sockets", [("a", "g1"), ("b", "g2"), ("c", "g3")]),
    ],
)
def test_the_third_is_one_too_many_until_another_leaves(
    limit: str, visits: list[tuple[str, str]]
) -> None:
    door, _ = rate_limit(**{limit: 2})
    with door.admitted(*visits[0], Line()):
        with door.admitted(*visits[1], Line()):
            full = door.admitted(*visits[2], Line())
            assert refused(full.__enter__) == "too_many_connections"
        with door.admitted(*visits[2], Line()):
            pass


def test_watchers_without_a_name_do_not_share_one_limit() -> None:
    door, _ = rate_limit(sockets_per_guest=1)
    with ExitStack() as inside:
        for number in range(50):
            inside.enter_context(door.admitted(f"a{number}", "", Line()))


def test_ten_thousand_guests_leave_nothing_behind() -> None:
    door, _ = rate_limit(most=100)
    for number in range(CROWD):
        with door.admitted(f"a{number}", f"g{number}", Line()):
            pass
    assert len(door) == 100  # the addresses that are still remembered


def test_a_guest_is_sent_away_from_everywhere_and_nobody_else() -> None:
    door, _ = rate_limit()
    mine, too, other = Line(), Line(), Line()
    with (
        door.admitted("a", "g", mine),
        door.admitted("b", "g", too),
        door.admitted("a", "h", other),
    ):
        asyncio.run(door.send_away("g", "signed_out"))
        asyncio.run(door.send_away("nobody", "signed_out"))
    asyncio.run(door.send_away("g", "too late"))
    assert [line.heard for line in (mine, too, other)] == [["signed_out"], ["signed_out"], []]


def test_addresses_are_what_one_household_has() -> None:
    def of(host: str) -> str:
        return address_of({"type": "http", "client": (host, 1)})

    assert of("2001:db8:1:2::3") == of("2001:db8:1:2:ffff::9") != of("2001:db8:1:3::3")
    assert of("::ffff:192.0.2.7") == of("192.0.2.7") != of("192.0.2.8")
    assert address_of({"type": "http", "client": None}) == address_of({"type": "http"}) == "local"


# --- the whole site ------------------------------------------------------------------------------


def test_a_flood_is_answered_with_429_and_when_to_come_back(open_site: Any) -> None:
    site = open_site(Limits(requests_a_second=0.001, requests_at_once=3))
    answers = [site.client.get("/api/games") for _ in range(5)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
    assert answers[3].json()["code"] == "too_many_requests"
    assert int(answers[3].headers["retry-after"]) > 0
    assert answers[3].headers["content-security-policy"] == HEADERS["content-security-policy"]


@pytest.mark.parametrize(
    ("path", "limit"),
    [
        ("/api/tables", "tables_an_hour_per_address"),
        ("/api/records", "tables_an_hour_per_address"),
        ("/api/tables/x/branch", "tables_an_hour_per_address"),
        ("/api/account", "account_tries_an_hour_per_address"),
        ("/api/account/login", "account_tries_an_hour_per_address"),
        ("/api/account/passphrase", "account_tries_an_hour_per_address"),
    ],
)
def test_an_address_may_do_so_much_an_hour(open_site: Any, path: str, limit: str) -> None:
    site = open_site(Limits(**{limit: 2}))
    answers = [site.client.post(path, content=b"{") for _ in range(3)]
    assert [answer.status_code == 429 for answer in answers] == [False, False, True]


def test_a_guest_has_so_many_sockets_and_is_told(open_site: Any, hear: Any) -> None:
    site = open_site(Limits(sockets_per_guest=1, ping_seconds=3600))
    table = site.be("Ann").table("me", "open")
    with site.look(table, "Ann") as first:
        hear(first, "seating")
        with site.look(table, "Ann") as second:
            told = hear(second, "bye")
    assert told["code"] == "too_many_connections"
    assert told.get("again", True), "it will not last"


def test_a_crowd_of_guests_leaves_the_house_as_it_was() -> None:
    """Ten thousand cookies, each from an address of its own, all looking at the same things."""
    house = House(MemoryStore(), Limits())
    lines = TcpConnections(RateLimit(house.limits), house.limits)
    app = make_app(house, Sessions(KEY), Path("/nowhere"), lines=lines)
    sessions = Sessions(KEY)
    answered = []

    async def knock(number: int) -> None:
        cookie = f"{COOKIE}={sessions.sign(Guest(f'g{number}', f'N{number}'))}"
        path = ("/api/me", "/api/games", "/api/tables/none")[number % 3]
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", b"x"), (b"cookie", cookie.encode())],
            "client": (f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}", 1),
            "server": ("x", 80),
        }

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                answered.append(message["status"])

        await app(scope, receive, send)

    async def crowd() -> None:
        for number in range(CROWD + 500):
            await knock(number)

    asyncio.run(crowd())
    assert set(answered) == {200, 404}
    assert len(answered) == CROWD + 500
    assert len(lines.rate_limit) == house.limits.addresses_remembered
    assert not house.in_use()


# --- headers -------------------------------------------------------------------------------------


def test_every_answer_carries_the_headers_and_https_is_remembered(site: Any) -> None:
    for path in ("/", "/api/games", "/healthz", "/nowhere/at/all"):
        plain = site.client.get(path)
        assert {name: plain.headers[name] for name in HEADERS} == HEADERS
        assert "strict-transport-security" not in plain.headers
    app = make_app(House(MemoryStore()), Sessions(KEY), Path("/nowhere"))
    over_tls = TestClient(app, base_url="https://testserver").get("/api/games")
    assert "max-age" in over_tls.headers["strict-transport-security"]


def test_the_policy_lets_nothing_in_from_elsewhere() -> None:
    policy = HEADERS["content-security-policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["worker-src"] == "'self'"
    assert rules["default-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"
    assert rules["script-src"] == "'self'"
    assert "http" not in policy
    assert "unsafe" not in policy
    assert rules["style-src"] == "'self'"
    assert rules["require-trusted-types-for"] == "'script'"


def test_a_cookie_over_https_is_secure_and_no_script_reads_it() -> None:
    app = make_app(House(MemoryStore()), Sessions(KEY), Path("/nowhere"))
    client = TestClient(app, base_url="https://testserver")
    cookie = client.post("/api/me", json={"name": "Ann"}).headers["set-cookie"].lower()
    assert all(word in cookie for word in ("secure", "httponly", "samesite=lax"))
