"""People with accounts for tests, and games of tic-tac-toe that Ann, sitting first, wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sheets import wished
from tablee.house.limits import Limits
from tablee.web.session import COOKIE

PASSPHRASE = "correct horse"
KEY = b"a key for tests"
HOURS = 10_000.0
FEW_BY_NAME = Limits(
    seconds_a_passphrase_per_name=HOURS, passphrases_at_once_per_name=2, ping_seconds=3600.0
)
ANN_WINS = ("mark 0", "mark 3", "mark 1", "mark 4", "mark 2")

Hear = Callable[[Any, str], dict[str, Any]]


def post(site: Any, path: str, **body: Any) -> Any:
    return site.client.post(f"/api/{path}", json=body)


def join(site: Any, name: str) -> str:
    """Makes an account in a browser of its own; the cookie it was given."""
    site.be("")
    answer = post(site, "account", name=name, passphrase=PASSPHRASE)
    assert answer.status_code == 201, answer.text
    return str(site.client.cookies[COOKIE])


def use(site: Any, cookie: str) -> Any:
    """From now on requests come from the browser with this cookie."""
    site.client.cookies.clear()
    site.client.cookies.set(COOKIE, cookie)
    return site


def look(site: Any, table: str, cookie: str) -> Any:
    return use(site, cookie).client.websocket_connect(f"/ws/tables/{table}")


def new_table(site: Any, cookie: str, *chairs: str, **wishes: Any) -> str:
    wish = wished("tictactoe", *chairs, **wishes)
    answer = use(site, cookie).client.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def seat_two(site: Any, hear: Hear, ann: Any, bob: Any) -> None:
    """Bob sits down opposite Ann, and she begins."""
    bob.send_json({"type": "sit", "request": 1, "seat": 1})
    hear(bob, "done")
    ann.send_json({"type": "begin", "request": 1})
    hear(ann, "done")


def play(hear: Hear, ann: Any, bob: Any, moves: tuple[str, ...] = ANN_WINS) -> None:
    for number, move in enumerate(moves):
        mover = (ann, bob)[number % 2]
        mover.send_json({"type": "play", "request": 10 + number, "move": move})
        hear(mover, "done")


def settle(site: Any) -> None:
    """Waits until finished games are judged."""
    site.client.portal.call(site.house.ratings.settled)


def play_rated(site: Any, hear: Hear, ann: str, bob: str, **wishes: Any) -> str:
    """A whole rated game that Ann wins."""
    table = new_table(site, ann, "me", "open", rated=True, **wishes)
    with look(site, table, ann) as first, look(site, table, bob) as second:
        seat_two(site, hear, first, second)
        play(hear, first, second)
    settle(site)
    return table


def me(site: Any) -> dict[str, Any]:
    found: dict[str, Any] = site.client.get("/api/me").json()
    return found
