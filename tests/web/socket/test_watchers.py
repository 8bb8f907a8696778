"""People who only watch: so many at a table, fewer from one address, never in a player's way."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest

from tablee.house.limits import Limits

ROOM = Limits(ping_seconds=3600, watchers_per_table=3, watchers_per_table_and_address=2)


@pytest.fixture
def site(open_site: Callable[[Limits], Any]) -> Any:
    return open_site(ROOM)


def comes_in(site: Any, table: str, name: str) -> bool:
    with site.look(table, name) as page:
        told = page.receive_json()
        while told["type"] not in ("bye", "seating"):
            told = page.receive_json()
        if told["type"] == "bye":
            assert told == {"type": "bye", "code": "too_many_connections"}, "they may come back"
        return bool(told["type"] == "seating")


def test_one_address_fills_its_share_and_locks_nobody_out(site: Any, hear: Any) -> None:
    table = site.be("Ann").table("me", "open", access="public")
    with ExitStack() as inside:
        bob = inside.enter_context(site.look(table, "Bob"))
        bob.send_json({"type": "sit", "request": 1, "seat": 1})
        hear(bob, "done")
        for _ in range(2):  # Bob sits: he does not count any more
            hear(inside.enter_context(site.look(table, "")), "seating")
        assert not comes_in(site, table, "")
        assert not comes_in(site, table, "Eve")
        assert comes_in(site, table, "Bob"), "whose line had dropped"
        assert comes_in(site, table, "Ann"), "who made the table and sits there"
    assert comes_in(site, table, "Eve"), "once others have left"


def test_the_host_who_does_not_sit_comes_in(site: Any, hear: Any) -> None:
    table = site.be("Ann").table("open", "open", access="public")
    with ExitStack() as inside:
        for _ in range(2):
            hear(inside.enter_context(site.look(table, "")), "seating")
        assert comes_in(site, table, "Ann")


def test_several_addresses_fill_a_table_and_players_still_come_in(site: Any, hear: Any) -> None:
    table = site.be("Ann").table("me", "open", access="public")
    with ExitStack() as inside:
        for address in ("10.0.0.1", "10.0.0.2", "10.0.0.3"):
            site.come_from(address)
            hear(inside.enter_context(site.look(table, "")), "seating")
        site.come_from("10.0.0.4")
        assert not comes_in(site, table, "Eve")
        assert comes_in(site, table, "Ann")
