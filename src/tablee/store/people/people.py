"""Everything that is stored about people: one implementation, for every store.

When an awaited call returns, what it was given survives kill -9. Names and devices are also in
memory, so that nobody waits for them; the rest is read from the store. A new thing about people
gets a module beside this one, and an attribute here.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager, suppress

from tablee.kernel import Fault
from tablee.store.contract.lost import Lost
from tablee.store.contract.people import Device, Person, PersonDecision, SignedOut, Tie
from tablee.store.contract.transactions import Line, Rows, Transactions
from tablee.store.people import accounts, decisions, devices, passkeys, ratings, ties
from tablee.store.people.decisions import Decisions
from tablee.store.people.devices import Devices
from tablee.store.people.learning import Learning
from tablee.store.people.passkeys import Passkeys
from tablee.store.people.ratings import StoredRatings
from tablee.store.people.register import Register
from tablee.store.people.ties import Ties


class People:
    """Every call is one transaction. `recall` comes first: it reads what is held in memory."""

    def __init__(self, store: Transactions) -> None:
        self._store = store
        self._register = Register()
        self.devices = Devices(store)
        self.passkeys = Passkeys(store)
        self.ratings = StoredRatings(store)
        self.ties = Ties(store)
        self.decisions = Decisions(store)
        self._learning = Learning(self._register, self.devices, self.ties, self.decisions)
        self._turn = 0
        self._signed_out: list[SignedOut] = []
        self._catching_up = asyncio.Lock()
        self.holder = self._register.holder
        self.alike = self._register.alike
        self.name_of = self._register.name_of
        self.seal_of = self._register.seal_of

    async def recall(self) -> None:
        """Reads what is held in memory. `catch_up` finds what changes meanwhile."""
        self._turn = await self._store.turn()
        for entry in await self._store.read(accounts.entries):
            self._register.enter(*entry)
        for device in await self._store.read(devices.all_devices):
            self.devices.put(device)
        mine: dict[str, list[Tie]] = {}
        for tie in await self._store.read(ties.all_ties):
            mine.setdefault(tie.guest, []).append(tie)
        for guest, found in mine.items():
            self.ties.learn(guest, found)
        about: dict[str, list[PersonDecision]] = {}
        for decision in await self._store.read(decisions.all_decisions):
            about.setdefault(decision.guest, []).append(decision)
        for guest, decided in about.items():
            self.decisions.learn(guest, decided)

    async def add(self, person: Person) -> None:
        """Stores a new account; Fault where its name or its guest has one already."""

        async def change(rows: Rows) -> None:
            await accounts.add(rows, person)
            rows.changed.add(person.guest)

        self._register.check(person.guest, person.name)
        # Before it is stored, so that nobody else takes the name meanwhile.
        self._register.enter(person.guest, person.name, person.passphrase_hash)
        async with self._doubting(person.guest):
            try:
                await self._store.write(change)
            except Exception:  # not if the asker is cancelled: it is stored all the same
                self._register.strike(person.guest)
                raise

    async def rename(self, guest: str, name: str) -> None:
        """Gives an account another name; Fault where there is none, or the name is taken."""

        async def change(rows: Rows) -> None:
            if not await accounts.put_name(rows, guest, name):
                raise Fault("no_account")
            rows.changed.add(guest)

        held = self._register.holder(name) or self._register.alike(name)
        if held not in ("", guest):
            raise Fault("name_taken")
        async with self._doubting(guest):
            await self._store.write(change)
        await self._learn([guest])

    async def named(self) -> Sequence[tuple[str, str, int]]:
        """Every account: its guest, its name, and when it was made; the oldest first."""
        return await self._store.read(accounts.named)

    async def find(self, name: str) -> Person | None:
        """The account of this name."""
        return await self._store.read(lambda rows: accounts.find(rows, name))

    async def set_passphrase_hash(self, to: Person, instead_of: Person | None = None) -> bool:
        """Stores another passphrase and another code for this account; False if there is none.

        The same transaction voids the old codes and signs all devices out. With `instead_of`: only
        while passphrase and code are still those, so that a late request brings nothing back.
        """

        async def change(rows: Rows) -> bool:
            person = await accounts.unchanged(rows, to.guest, instead_of)
            if person is None:
                return False
            await accounts.put_passphrase(rows, person.with_secrets_of(to))
            await rows.run(devices.FORGET, to.guest)
            await rows.run(decisions.DROP, to.guest, "code")
            rows.changed.add(to.guest)
            return True

        async with self._doubting(to.guest):
            if not await self._store.write(change):
                return False
        self._register.reseal(to.guest, to.passphrase_hash)
        self.devices.drop_all(to.guest)
        self.decisions.discard(to.guest, decisions.CODE)
        return True

    async def set_recovery(self, to: Person, instead_of: Person) -> bool:
        """Stores another recovery code, only while passphrase and code are still those."""

        async def change(rows: Rows) -> bool:
            if await accounts.unchanged(rows, to.guest, instead_of) is None:
                return False
            await accounts.put_code(rows, to)
            return True

        return await self._store.write(change)

    async def remove(self, guest: str) -> None:
        """Forgets the account, its name, devices, passkeys, ties and ratings, and what was decided
        about it."""

        async def forget(rows: Rows) -> None:
            await accounts.forget(rows, guest)
            await rows.run(devices.FORGET, guest)
            await rows.run(passkeys.FORGET, guest)
            await ties.forget(rows, guest)
            await rows.run(decisions.FORGET, guest)
            await ratings.forget_player(rows, guest)
            rows.changed.add(guest)

        async with self._doubting(guest):
            await self._store.erase(forget)
        self.devices.drop_all(guest)
        self.ties.drop_all(guest)
        self.decisions.learn(guest, ())
        self._register.strike(guest)

    @property
    def learnt(self) -> int:
        """Changes of other processes, so far."""
        return self._learning.count

    async def catch_up(self) -> list[SignedOut]:
        """Learns what other processes have changed, and says who was signed out by it."""
        async with self._catching_up:
            turn, guests = await self._store.behind(self._turn)
            if guests:
                await self._learn(guests)
                self._turn = turn
            signed_out, self._signed_out = self._signed_out, []
            return signed_out

    async def close(self) -> None:
        """Finishes what was accepted."""
        await self._store.close()

    @asynccontextmanager
    async def _doubting(self, guest: str) -> AsyncIterator[None]:
        """A write that failed may be stored or not, so the account is read again, if it can be."""
        try:
            yield
        except Lost:
            with suppress(Lost):
                await self._learn([guest])
            raise

    async def _learn(self, guests: Collection[str]) -> None:
        async def ask(
            rows: Rows,
        ) -> tuple[dict[str, Line], list[Device], list[Tie], list[PersonDecision]]:
            known = await accounts.entries_of(rows, guests)
            theirs = await ties.ties_of(rows, guests)
            about = await decisions.decisions_of(rows, guests)
            return known, await devices.devices_of(rows, guests), theirs, about

        found = await self._store.snapshot(ask)
        self._signed_out += self._learning.learn_all(guests, *found)
