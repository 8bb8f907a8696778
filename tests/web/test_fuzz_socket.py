"""Whatever arrives on a socket is answered or ends it; no traceback, and nothing changed unasked.

On virtual time and an in-memory line (see tests/sim), so that hundreds of messages cost nothing.
"""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sim import clock
from sim.fate import Thinkers as Inline
from sim.network import Line, Network
from tablee import wire
from tablee.house.bots.thinkers import Thinkers
from tablee.house.house import House
from tablee.house.limits import Limits
from tablee.house.people.guest import Guest
from tablee.store import MemoryStore
from tablee.web.app import make_app
from tablee.web.session import COOKIE, Sessions
from web.mess import Right, anything, as_json, shaped, text

KEY = b"a key for tests"
ANN, EVE = Guest("g-ann", "Ann"), Guest("g-eve", "Eve")
PATIENT = Limits(per_second=1e9, burst=1e9, patience=10**9, ping_seconds=3600.0)

small = st.integers(0, 9)
right: Right = {
    "request": st.integers(1, 10**6),
    "seat": small,
    "seen": small,
    "since": small | st.none(),
    "id": small,
    "elapsed_ms": st.floats(0, 2_000) | st.none(),
    "agree": st.booleans(),
    "move": st.builds("mark {}".format, small) | text,
    "phrase": st.sampled_from((*wire.PHRASES, "")),
    "level": st.sampled_from(("", "random", "expert")),
    "options": st.just({}),
    "value": text,
    "word": text,
    "text": text,
}
messages = (
    shaped(list(get_args(wire.Request)), right).map(as_json)
    | anything.map(as_json)
    | text
    | st.binary()
)


class Visitor:
    """Somebody who sends anything and writes down what comes back."""

    def __init__(self, network: Network, table: str, guest: Guest) -> None:
        cookie = f"{COOKIE}={Sessions(KEY).sign(guest)}"
        self.heard: list[dict[str, Any]] = []
        self.closed = False
        self.line: Line = network.connect(f"/ws/tables/{table}", cookie, self._hear)

    def _hear(self, text: str | None) -> None:
        if text is None:
            self.closed = True
        else:
            self.heard.append(msgspec.json.decode(text))

    def send(self, message: str | bytes) -> None:
        self.line.deliver(**{"text" if isinstance(message, str) else "bytes": message})

    def answers(self) -> list[dict[str, Any]]:
        return [one for one in self.heard if one["type"] in ("done", "refused")]


def wants_answer(message: str | bytes) -> bool:
    """Everything but a greeting, a pong, and what is too large to be read."""
    try:
        request = msgspec.json.decode(
            message if isinstance(message, str) else "", type=wire.Request
        )
    except (msgspec.DecodeError, UnicodeError):
        return True
    return not isinstance(request, wire.Hello | wire.Pong)


async def send_all(guest: Guest, sent: list[str | bytes], status: str) -> None:
    """At Ann's table, waiting or playing; afterwards she goes on as if nothing had been."""
    network, store = Network(Random(0)), MemoryStore()
    house = House(store, PATIENT)
    house._thinkers.close()
    house._thinkers = Thinkers(Inline(Random(0)))
    network.app = make_app(house, Sessions(KEY), Path("/nowhere"))
    chairs = ("me", "open") if status == "waiting" else ("me", "random")
    new = wire.NewTable("tictactoe", chairs, begin=status == "playing")
    table = (await house.create(new, ANN)).id
    before = await store.load(table)
    visitor = Visitor(network, table, guest)
    await asyncio.sleep(1)
    for message in sent:
        visitor.send(message)
    await asyncio.sleep(1)
    _check_answers(visitor, sent)
    after = await store.load(table)
    if not any(answer["type"] == "done" for answer in visitor.answers()):
        assert _without_bots(after) == _without_bots(before), "nothing was done, and all is changed"
    if guest == EVE and status == "playing":
        assert _without_bots(after) == _without_bots(before), "a stranger changed the game"
    await _check_goes_on(network, table)


def _without_bots(kept: tuple[Any, list[Any]]) -> Any:
    return kept[0], [row for row in kept[1] if row.seat == 0]


def _check_answers(visitor: Visitor, sent: list[str | bytes]) -> None:
    byes = [one for one in visitor.heard if one["type"] == "bye"]
    assert all(one["code"] in ("too_large", "bad_message") for one in byes), byes
    expected = sum(map(wants_answer, sent))
    if byes or any(isinstance(one, str) and len(one) > wire.LARGEST for one in sent):
        assert len(visitor.answers()) <= expected
    else:
        assert len(visitor.answers()) == expected, (sent, visitor.answers())


async def _check_goes_on(network: Network, table: str) -> None:
    later = Visitor(network, table, ANN)
    await asyncio.sleep(1)
    later.send('{"type":"hello"}')
    later.send('{"type":"stand","request":7}')
    await asyncio.sleep(1)
    assert later.heard[0]["type"] == "seating"
    assert [one["request"] for one in later.answers()] == [7]


@pytest.mark.parametrize("status", ["waiting", "playing"])
@pytest.mark.parametrize("guest", [ANN, EVE], ids=lambda guest: str(guest.name))
@given(sent=st.lists(messages, max_size=25))
def test_any_message_is_answered_or_ends_the_connection(
    guest: Guest, status: str, sent: list[str | bytes], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.clear()
    with caplog.at_level(logging.ERROR):
        clock.run(send_all(guest, sent, status))
    assert not caplog.records, caplog.text
