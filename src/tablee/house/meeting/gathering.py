"""The tables of people who were brought together, until everybody has come there."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress

import msgspec

from tablee.house.house import House
from tablee.house.pairing.pool import Seeker
from tablee.house.sheets.new_table import new_id
from tablee.kernel import Fault, Game
from tablee.store import Chair, Sheet, Terms

SECONDS = 20.0
"""To come to the table once all have said yes."""


class Gathering(msgspec.Struct):
    """People who are on their way to their table."""

    table: str
    game: str
    seekers: Mapping[str, Seeker]
    """By guest."""
    ends: float


class Gatherings:
    """`clock`: seconds that never go back."""

    def __init__(self, house: House, clock: Callable[[], float]) -> None:
        self._house, self._clock = house, clock
        self._open: dict[str, Gathering] = {}
        """In the order in which they end, since all take equally long."""
        self._by_guest: dict[str, Gathering] = {}

    async def open(self, game: Game, people: Mapping[str, Seeker], names: Sequence[str]) -> str:
        """Returns the id of their table, once it is on disk; raises a Fault.

        `names`: as they will stand on the chairs, one for each of the people.
        """
        rated = self.is_rated(game, people)
        chairs = list(zip(people, names, strict=True))
        is_public = self._house.rules.library.file.allow.public_tables
        terms = Terms(access="public" if is_public else "unlisted", rated=rated)
        sheet = table_of(game, chairs, terms, int(self._house.wall()))
        await self._house.lay(sheet)
        gathering = Gathering(sheet.id, game.key, people, self._clock() + SECONDS)
        self._open[sheet.id] = gathering
        self._by_guest |= dict.fromkeys(people, gathering)
        return sheet.id

    def is_rated(self, game: Game, guests: Mapping[str, Seeker] | Sequence[str]) -> bool:
        """Where all have an account, and the game says so."""
        return game.box.rated and all(self._house.people.name_of(guest) for guest in guests)

    def begun(self, table: str) -> Gathering | None:
        """The game has begun, or cannot any more: who was on their way there, if it is one."""
        gathering = self._open.pop(table, None)
        for guest in gathering.seekers if gathering is not None else ():
            del self._by_guest[guest]
        return gathering

    def of(self, guest: str) -> Gathering | None:
        """Where somebody is expected."""
        return self._by_guest.get(guest)

    def over(self, now: float) -> Iterator[Gathering]:
        """Those to which somebody has not come in time."""
        while (due := self.due()) is not None and due <= now:
            if gathering := self.begun(next(iter(self._open))):
                yield gathering

    def due(self) -> float | None:
        first = next(iter(self._open.values()), None)
        return None if first is None else first.ends

    def has_come(self, gathering: Gathering, guest: str) -> bool:
        return guest in self._house.other_processes.presence.of(gathering.table)

    async def clear(self, gathering: Gathering) -> None:
        """Everybody stands up, unless the game has begun after all. A table of another process is
        left as it is: nobody is there."""
        with suppress(Fault):
            live = await self._house.open(gathering.table)
            if live.table.sheet.status == "waiting":
                for guest in gathering.seekers:
                    live.withdraw(guest)
                await live.stored()


def table_of(game: Game, people: Sequence[tuple[str, str]], terms: Terms, made_at: int) -> Sheet:
    """In public, where the library allows it: there preset phrases are all that is said.

    `people`: guests and their names, seat by seat. The first one is the host.
    """
    return Sheet(
        id=new_id(),
        game=game.key,
        version=game.version,
        terms=terms,
        chairs=tuple(Chair("person", name, guest) for guest, name in people),
        host=people[0][0],
        secret=secrets.token_hex(32),
        made_at=made_at,
        gathers=True,
    )
