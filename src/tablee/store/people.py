"""What a store promises about people: names with a passphrase, and how strong each player is.

When an awaited call returns, what it was given survives kill -9. Who has which name is in memory,
so that nobody waits for it; the rest is read from the store.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec
from msgspec.structs import replace

from tablee.store.devices import Devices, MemoryDevices
from tablee.store.passkeys import MemoryPasskeys, Passkeys
from tablee.store.register import Register
from tablee.store.skill import MARK, Change, Judge, RatedGame, Skill, changes, judged, taken_back


class Person(msgspec.Struct, frozen=True):
    """An account: a name that is somebody's own."""

    guest: str
    """The guest this person is, on every device."""
    name: str
    hidden: str
    """A hash of the passphrase, which itself is stored nowhere."""
    made_at: int = 0
    recovery: str = ""
    """A hash of the recovery code; empty where there is none."""
    recovery_at: int = 0
    """When that code was made; 0: before this was noted."""

    def has_secrets_of(self, other: Person | None) -> bool:
        """Whether passphrase and code are still those; anybody's are, where no one is named."""
        return other is None or (self.hidden, self.recovery) == (other.hidden, other.recovery)

    def __repr__(self) -> str:
        """Without the hashes, since persons may be printed in reports of failures."""
        return f"Person({self.name!r})"


class SignedOut(msgspec.Struct, frozen=True):
    """Devices of a guest that another process signed out; None: all of them."""

    guest: str
    devices: set[str] | None


class People(Protocol):
    """Memory, SQLite, PostgreSQL: one contract, tested by test_every_people.py."""

    @property
    def devices(self) -> Devices:
        """Browsers that are signed in."""

    @property
    def passkeys(self) -> Passkeys:
        """Public keys of accounts."""

    def holder(self, name: str) -> str:
        """The guest who has this name, however it is written; empty if it is free."""

    def alike(self, name: str) -> str:
        """A guest who has this name or one that looks like it; empty if there is none."""

    def name_of(self, guest: str) -> str:
        """The name this guest has a passphrase for; empty if there is none."""

    def seal_of(self, guest: str) -> str:
        """Another one with every passphrase; empty if there is none."""

    async def add(self, person: Person) -> None:
        """Stores a new account; Fault where its name or its guest has one already."""

    async def find(self, name: str) -> Person | None:
        """The account of this name."""

    async def rehide(self, changed: Person, instead_of: Person | None = None) -> bool:
        """Stores another passphrase and another code for this account; False where there is none.

        The code before is void, and all devices are signed out, in the same transaction. With
        `instead_of`: only while passphrase and code are still those, so that a request which comes
        late brings nothing back.
        """

    async def set_recovery(self, changed: Person, instead_of: Person) -> bool:
        """Stores another recovery code, only while passphrase and code are still those."""

    async def remove(self, guest: str) -> None:
        """Forgets the account, its name, its devices and its ratings."""

    @property
    def learnt(self) -> int:
        """Changes of other processes, so far."""

    async def catch_up(self) -> list[SignedOut]:
        """Learns what other processes have changed, and says who was signed out by it."""

    async def expect(self, table: str) -> None:
        """A rated game has begun at this table; it is not forgotten until it is rated."""

    async def expected(self) -> list[str]:
        """Tables of rated games that have not been rated yet."""

    async def rate(
        self, table: str, game: str, players: Sequence[str], judge: Judge, shared: bool = False
    ) -> bool:
        """Judges these players and marks the table as rated, both or neither.

        `shared`: people at it came from one address, which is noted with what it changed.
        False, and nothing changed, where the table has been rated before. Without players it is
        marked, and will not be expected any more.
        """

    async def undo(self, table: str) -> list[str]:
        """Takes back what this rated game made of its players, and says who they are.

        It is never judged again. Nobody, and nothing changed, where it was not rated.
        """

    async def rated(self, limit: int, player: str = "") -> list[RatedGame]:
        """Games that were rated and not undone, of this player or of everybody."""

    async def skills(self, player: str) -> Mapping[str, Skill]:
        """Game by game."""

    async def best(
        self, game: str, limit: int, least: int = 0, met: int = 0
    ) -> list[tuple[str, Skill]]:
        """The strongest players of a game, the best first: after `least` games or more, and who
        have `met` so many opponents whose strength was known."""

    async def close(self) -> None:
        """Finishes what was accepted."""


def with_secrets(person: Person, of: Person) -> Person:
    """The same account with the passphrase and the code of the other."""
    return replace(person, hidden=of.hidden, recovery=of.recovery, recovery_at=of.recovery_at)


class MemoryPeople:
    """Like every store of people, but nothing survives: for tests, trials and simulation."""

    learnt = 0

    def __init__(self) -> None:
        self._register = Register()
        self._persons: dict[str, Person] = {}
        self._skills: dict[str, dict[str, Skill]] = {}
        self._tables: dict[str, bool] = {}
        self._changes: dict[str, tuple[str, list[Change]]] = {}
        self.devices = MemoryDevices()
        self.passkeys = MemoryPasskeys()
        self.holder = self._register.holder
        self.alike = self._register.alike
        self.name_of = self._register.name_of
        self.seal_of = self._register.seal_of

    async def add(self, person: Person) -> None:
        self._register.check(person.guest, person.name)
        self._register.enter(person.guest, person.name, person.hidden)
        self._persons[person.guest] = person

    async def find(self, name: str) -> Person | None:
        return self._persons.get(self.holder(name))

    async def rehide(self, changed: Person, instead_of: Person | None = None) -> bool:
        person = self._persons.get(changed.guest)
        if person is None or not person.has_secrets_of(instead_of):
            return False
        self._persons[changed.guest] = with_secrets(person, changed)
        self._register.reseal(changed.guest, changed.hidden)
        self.devices.drop_all(changed.guest)
        return True

    async def set_recovery(self, changed: Person, instead_of: Person) -> bool:
        person = self._persons.get(changed.guest)
        if person is None or not person.has_secrets_of(instead_of):
            return False
        self._persons[changed.guest] = with_secrets(person, replace(changed, hidden=person.hidden))
        return True

    async def remove(self, guest: str) -> None:
        self._register.strike(guest)
        self.devices.drop_all(guest)
        self.passkeys.drop_all(guest)
        self._persons.pop(guest, None)
        self._skills.pop(guest, None)

    async def catch_up(self) -> list[SignedOut]:
        return []

    async def expect(self, table: str) -> None:
        self._tables.setdefault(table, False)

    async def expected(self) -> list[str]:
        return [table for table, done in self._tables.items() if not done]

    async def rate(
        self, table: str, game: str, players: Sequence[str], judge: Judge, shared: bool = False
    ) -> bool:
        if self._tables.get(table):
            return False
        known = [self._skills.get(player, {}).get(game, Skill()) for player in players]
        after = judged(players, known, judge)
        for player, skill in after.items():
            self._skills.setdefault(player, {})[game] = skill
        self._tables[table] = True
        self._changes[table] = game, changes(players, known, after, shared)
        return True

    async def undo(self, table: str) -> list[str]:
        game, found = self._changes.pop(table, ("", []))
        there = [one for one in found if game in self._skills.get(one.player, {})]
        for one in there:
            mine = self._skills[one.player]
            mine[game] = taken_back(mine[game], one)
        return [one.player for one in there]

    async def rated(self, limit: int, player: str = "") -> list[RatedGame]:
        games = [RatedGame(table, *found) for table, found in self._changes.items() if found[1]]
        return [one for one in games if not player or one.of(player)][:limit]

    async def skills(self, player: str) -> Mapping[str, Skill]:
        return dict(self._skills.get(player, {}))

    async def best(
        self, game: str, limit: int, least: int = 0, met: int = 0
    ) -> list[tuple[str, Skill]]:
        known = [(who, games[game]) for who, games in self._skills.items() if game in games]
        found = [
            one for one in known if one[1].games >= least and len(one[1].opponents) >= met * MARK
        ]
        return sorted(found, key=lambda one: (-one[1].ordinal, one[0]))[:limit]

    async def close(self) -> None:
        """Nothing to close."""
