"""A live table that others no longer reach sends newcomers away instead of leaving them waiting."""

from __future__ import annotations

import asyncio

import pytest

from tablee.store import MemoryStore
from tablee.table import wire
from tablee.web.host import House
from tablee.web.session import Guest

ANN = Guest("g-ann", "Ann")


class Ear:
    """An outlet that remembers."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.farewells: list[tuple[str, bool]] = []

    def put(self, text: str) -> None:
        self.heard.append(text)

    def bye(self, code: str, again: bool) -> None:
        self.farewells.append((code, again))


@pytest.mark.parametrize("why", ["broken", "retired"])
def test_who_enters_a_table_that_was_given_up_is_asked_to_come_back(why: str) -> None:
    async def script() -> Ear:
        house = House(MemoryStore())
        card = await house.create(wire.NewTable("tictactoe", ("me", "open")), ANN)
        live = await house.open(card.id)
        if why == "retired":
            live.retire()
        else:
            live.broken = True
        ear = Ear()
        live.enter("v", ANN.id, ANN.name, ear)
        live.ask("v", wire.Hello())
        await house.close()
        return ear

    ear = asyncio.run(script())
    assert ear.farewells == [("not_kept", True)]
    assert not ear.heard
