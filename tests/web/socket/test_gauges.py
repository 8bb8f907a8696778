"""A proxy measures a line again and again: whose samples count, and when a page is asked."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from starlette.websockets import WebSocketDisconnect

from tablee.house.limits import Limits
from tablee.house.people.guest import Guest
from tablee.web.guard.address import Proxies
from tablee.web.socket.connection import PINGS_AT_FIRST, Connection
from tablee.web.socket.gauges import (
    AT_FIRST,
    FIRST,
    LATER,
    SAMPLES,
    SOON,
    TICKETS,
    GaugedLine,
    Gauges,
)
from tablee.web.socket.sender import NORMAL, POLICY
from web.socket.line import Line, RacingTable

PROXY = "10.0.0.1"
HOME, ELSEWHERE = "203.0.113.9", "198.51.100.7"


def asked(caller: str, micros: str, through: str = PROXY) -> dict[str, Any]:
    """The scope of a socket from this caller, with what is written about its line."""
    heads = [(b"x-forwarded-for", caller.encode()), (b"x-line-rtt", micros.encode())]
    scope = {"type": "websocket", "client": (through, 5000), "scheme": "ws", "headers": heads}
    Proxies(PROXY).settle(scope)
    return scope


def opened(gauges: Gauges, caller: str = HOME) -> GaugedLine:
    line = gauges.line(asked(caller, "40000"))
    assert line is not None
    return line


def next_ticket(line: GaugedLine) -> str:
    return next(ticket for _ in range(max(FIRST)) if (ticket := line.ticket()))


def test_what_the_proxy_measures_later_is_a_further_sample() -> None:
    line = opened(gauges := Gauges())
    gauges.take(next_ticket(line), asked(HOME, "38000"))
    gauges.take(next_ticket(line), asked(HOME, "45500"))
    assert line().samples == (40.0, 38.0, 45.5)


def test_a_ticket_is_good_once() -> None:
    line = opened(gauges := Gauges())
    ticket = next_ticket(line)
    for _ in range(3):
        gauges.take(ticket, asked(HOME, "38000"))
    assert line().samples == (40.0, 38.0)
    assert len(gauges) == 0


@pytest.mark.parametrize(
    "scope",
    [
        pytest.param(asked(ELSEWHERE, "140000"), id="another address"),
        pytest.param(asked(HOME, "140000", through=HOME), id="no named proxy"),
        pytest.param(asked(HOME, "soon"), id="nothing was measured"),
    ],
)
def test_no_other_way_gives_a_sample(scope: dict[str, Any]) -> None:
    line = opened(gauges := Gauges())
    gauges.take(next_ticket(line), scope)
    assert set(line().samples) == {40.0}
    assert len(gauges) == 0


def test_addresses_of_one_household_are_one() -> None:
    line = opened(gauges := Gauges(), "2001:db8:1:2::3")
    gauges.take(next_ticket(line), asked("2001:db8:1:2::4", "38000"))
    gauges.take(next_ticket(line), asked("2001:db8:1:3::3", "39000"))
    assert line().samples == (40.0, 38.0, 39.0)


def test_silence_counts_as_the_middle_of_what_is_known() -> None:
    line = opened(gauges := Gauges())
    gauges.take(next_ticket(line), asked(HOME, "60000"))
    for _ in range(TICKETS + SAMPLES):
        next_ticket(line)
    assert line().samples == (50.0,) * SAMPLES


def test_a_made_up_ticket_is_nobodys() -> None:
    line = opened(gauges := Gauges())
    next_ticket(line)
    for wrong in ("", "guess", "x" * 10_000):
        gauges.take(wrong, asked(HOME, "1"))
    assert line().samples == (40.0,)


def test_tickets_of_others_say_nothing_of_this_line() -> None:
    gauges = Gauges()
    mine, theirs = opened(gauges), opened(gauges)
    gauges.take(next_ticket(theirs), asked(HOME, "38000"))
    assert (mine().samples, theirs().samples) == ((40.0,), (40.0, 38.0))


def test_tickets_die_with_their_line_and_are_few() -> None:
    line = opened(gauges := Gauges())
    tickets = [next_ticket(line) for _ in range(TICKETS + 1)]
    assert len(set(tickets)) == len(tickets)
    assert len(gauges) == TICKETS
    gauges.take(tickets[0], asked(HOME, "38000"))
    line.close()
    assert len(gauges) == 0
    gauges.take(tickets[-1], asked(HOME, "38000"))
    assert set(line().samples) == {40.0}


def test_only_the_latest_samples_are_remembered() -> None:
    line = opened(gauges := Gauges())
    for micros in ("12000", *["60000"] * SAMPLES):
        gauges.take(next_ticket(line), asked(HOME, micros))
    assert line().samples == (60.0,) * SAMPLES


def test_a_page_is_asked_soon_and_then_now_and_then_but_never_while_it_comes() -> None:
    line = opened(Gauges())
    asks = [number for number in range(1, 400) if line.ticket()]
    pauses = [later - one for one, later in pairwise(asks)]
    assert asks[0] in FIRST
    assert asks[0] > PINGS_AT_FIRST
    assert set(pauses[: AT_FIRST - 1]) <= set(SOON)
    assert set(pauses[AT_FIRST - 1 :]) == set(range(LATER[0], LATER[1] + 1))


def test_a_proxy_that_does_not_measure_is_not_asked_again() -> None:
    assert Gauges().line(asked(HOME, "")) is None


async def asks_after(answers: int, table: RacingTable, witness: Any) -> list[str]:
    """Tickets that a page gets while its browser answers so many pings."""
    line = Line()
    limits = Limits(ping_seconds=3600)
    connection = Connection(line.receive, line.send, limits, witness, line)
    serving = asyncio.create_task(connection.serve(table, Guest("ann", "Ann")))
    while line.listener is None:
        await asyncio.sleep(0)
    for number in range(answers):
        connection._time_the_line()
        line.listener.answered(line.probes[number + 1])
    serving.cancel()
    await asyncio.wait([serving])
    told = [msgspec.json.decode(text) for text in line.left]
    return [one["ticket"] for one in told if one["type"] == "gauge"]


def test_the_page_of_a_player_is_asked_over_its_socket() -> None:
    gauges, table = Gauges(), RacingTable()
    tickets = asyncio.run(asks_after(FIRST[1] + SOON[1], table, opened(gauges)))
    assert len(tickets) == len(set(tickets)) == len(gauges) >= 2


def test_a_watcher_is_never_asked() -> None:
    class Watched(RacingTable):
        def measured(self, *given: Any) -> bool:
            super().measured(*given)
            return False

    gauges, table = Gauges(), Watched()
    assert asyncio.run(asks_after(20, table, opened(gauges))) == []
    assert len(table.trips) == 20


def closed_with(site: Any, **heads: str) -> int:
    """The code with which a socket for measuring is closed, before anything is said there."""
    path = "/ws/tables/nosuchtable/line"
    with (
        pytest.raises(WebSocketDisconnect) as gone,
        site.client.websocket_connect(path, subprotocols=["guess"], headers=heads) as line,
    ):
        line.receive_text()
    return int(gone.value.code)


def test_a_socket_for_measuring_is_closed_without_a_word(site: Any) -> None:
    assert closed_with(site) == NORMAL
    assert closed_with(site, origin="https://elsewhere.example") == POLICY


def test_sockets_for_measuring_count_for_their_address(open_site: Any) -> None:
    site = open_site(Limits(requests_a_second=1e-9, requests_at_once=2))
    for _ in range(4):
        assert closed_with(site) == NORMAL
    with site.client.websocket_connect("/ws/lobby") as lobby:
        assert lobby.receive_json()["code"] == "too_many_requests"
