"""Somebody with an account: a name of their own, a passphrase that changes, a goodbye.

Whatever was answered holds from then on: an account is there, its name is nobody else's, the last
passphrase opens it and no other does; or it is gone, and nothing on disk tells of it. A request
without an answer may have counted or not; asked again, it has.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import msgspec

from sim.disk import Disk
from sim.network import Network
from sim.patron import Patron
from tablee.store.contract.tables import IMPORTED

SETTLING = 3.0
"""Seconds after which nothing is on its way any more that was asked for on other pages."""


class Member(Patron):
    """Minds name and passphrase in the storm."""

    def __init__(
        self, name: str, network: Network, disk: Disk, rng: Random, leaves: bool = False
    ) -> None:
        super().__init__(name, network, disk, rng)
        self.signed_up = False
        self.changed = 0
        """Acknowledged."""
        self.ended = 0
        """Logouts, and devices that were signed out from elsewhere."""
        self.spread = 0.0
        """Seconds in which the house may not know yet what it answered: other processes learn."""
        self._leaves = leaves
        """Will delete the account if it comes to mind, and begin anew."""
        self._phrases = [f"right {name}"]
        """The last one opens."""
        self._code = ""
        """The recovery code that was shown last."""

    @property
    def guest(self) -> str:
        """Who the house thinks this is, once there is an account."""
        return self._disk.holder(self.name)

    async def live(self, others: list[Patron]) -> None:
        """Signs up in the storm, and goes on minding names until the simulation ends."""
        await self.sign_up()
        while True:
            await asyncio.sleep(self._rng.random() * 15)
            match self._rng.randrange(9):
                case 0:
                    await self.sign_in(self._rng.random() < 0.7)
                case 1:
                    await self.rename()
                case 2:
                    await self.usurp(self._rng.choice(others))
                case 3 | 4 if self._leaves:
                    await self.leave()
                case 5:
                    await self.log_out()
                case 6:
                    await self.end_others()
                case 7:
                    await self.recover()
                case _:
                    await self.change()

    # --- name and passphrase ---------------------------------------------------------------------

    async def sign_up(self) -> None:
        """If it counted and no answer came, the guest's cookie is void, and signing in helps."""
        self.busy = True
        await self._until(self._signs_up, f"{self.name} can neither sign up nor in")
        assert self.guest, "an account is told that is not on disk"
        self.signed_up, self.busy = True, False

    async def _signs_up(self) -> bool:
        """Where a process thinks wrongly that the name is taken, neither works yet."""
        status, told, lost = await self.ask("POST", "/api/account", self._login())
        if status == 201:
            self._code = told["recovery"]
            return True
        assert status == 409, (self.name, status, told)
        assert lost or self.spread, (self.name, told)
        status, _, _ = await self.ask("POST", "/api/account/login", self._login())
        if status == 200:
            await self._ask_code()
        return status == 200

    async def sign_in(self, right: bool) -> bool:
        """Says whether an earlier try may have counted, or count later."""
        status, told, lost = await self.ask("POST", "/api/account/login", self._login(right))
        assert status == (200 if right else 401), (self.name, status, told)
        assert not right or told["name"] == self.name, told
        return lost

    async def rename(self) -> None:
        """A name with a passphrase is not changed by saying another."""
        status, told, _ = await self.ask("POST", "/api/me", {"name": f"Not {self.name}"})
        assert (status, told.get("code")) == (409, "has_account"), told

    async def usurp(self, other: Patron) -> None:
        """Somebody else's own name is not to be had."""
        if not isinstance(other, Member) or other is self or not other.signed_up:
            return
        left = len(other.gone)

        async def refused() -> bool:
            stranger = Patron(other.name.lower(), self._network, self._disk, self._rng)
            status, told, _ = await stranger.ask("POST", "/api/me", {"name": stranger.name})
            taken = (status, told.get("code")) == (409, "name_taken")
            return taken or len(other.gone) != left

        await self._until(refused, f"the name of {other.name} is given away")

    async def change(self) -> None:
        """Another passphrase: from then on the old cookies are nobody's, and so is the old one.

        If it counted and no answer came, the new one opens; if it did not, the old one still does.
        """
        self.busy = True
        given, old, code = self.cookie, self._phrases[-1], self._code
        self._phrases.append(f"right {self.name} {len(self._phrases)}")
        wish = {"passphrase": old, "new": self._phrases[-1]}
        status, told, lost = await self.ask("POST", "/api/account/passphrase", wish)
        if status == 200:
            self._code = told["recovery"]
            self.changed += 1
            self.void |= self._given - {self.cookie}
            await self._check_void(given, old)
        else:
            # A process that has not learnt of it finds the old passphrase wrong instead.
            refusals = ("no_account", "wrong_passphrase") if self.spread else ("no_account",)
            assert lost, (self.name, told)
            assert (status, told["code"]) in [(401, why) for why in refusals], (self.name, told)
            await self.sign_in(right=True)
            await self._ask_code()
        await self._check_code_void(code)
        self.busy = False

    async def recover(self) -> None:
        """The code sets another passphrase, once. An answer that is lost may have used it up."""
        self.busy = True
        given, old, code = self.cookie, self._phrases[-1], self._code
        self._phrases.append(f"right {self.name} {len(self._phrases)}")
        wish = {"name": self.name, "code": code, "new": self._phrases[-1]}
        status, told, lost = await self.ask("POST", "/api/account/recover", wish)
        if status == 200:
            self._code = told["recovery"]
            self.changed += 1
            self.void |= self._given - {self.cookie}
            await self._check_void(given, old)
        else:
            assert (lost, status, told["code"]) == (True, 401, "wrong_code"), (self.name, told)
            await self.sign_in(right=True)
            await self._ask_code()
        await self._check_code_void(code)
        self.busy = False

    async def _check_code_void(self, code: str) -> None:
        """It was used, or another passphrase was set since it was made."""
        other = Patron(self.name, self._network, self._disk, self._rng)
        wish = {"name": self.name, "code": code, "new": f"nobody's {self.name}"}
        status, told, _ = await other.ask("POST", "/api/account/recover", wish)
        assert (status, told["code"]) == (401, "wrong_code"), "a code outlived its passphrase"

    async def _ask_code(self) -> None:
        await self._until(self._is_told_a_code, f"{self.name} gets no recovery code")

    async def _is_told_a_code(self) -> bool:
        """Not where an earlier try of the same counted just now, unheard: then once more."""
        sure = {"passphrase": self._phrases[-1]}
        status, told, lost = await self.ask("POST", "/api/account/recovery", sure)
        assert status == 200 or lost, (self.name, told)
        self._code = told["code"] if status == 200 else self._code
        return status == 200

    # --- devices ---------------------------------------------------------------------------------

    async def log_out(self) -> None:
        """The cookie is nobody's from then on, whatever crashes. Another device begins."""
        self.busy = True
        given = self.cookie
        status, told, lost = await self.ask("POST", "/api/account/logout", {})
        assert (status, told) == (200, {}), (self.name, told)
        self._end({given}, lost)
        await self._check_cookie(given)
        await self.sign_in(right=True)
        self.busy = False

    async def end_others(self) -> None:
        """One more device signs in, and signs all others out."""
        self.busy = True
        before = self.cookie
        late = await self.sign_in(right=True)  # a try that nobody heard of may count even later
        status, told, lost = await self.ask("DELETE", "/api/account/devices")
        assert status == 200, (self.name, told)
        mine = [one for one in told if one.get("current")]
        assert len(mine) == 1, told
        assert told == mine or late, told
        self._end(self._given - {self.cookie}, lost)
        await self._check_cookie(before)
        self.busy = False

    def _end(self, cookies: set[str], lost: bool) -> None:
        """If an answer was lost, open pages may not have been told; they find out."""
        known = self.stale if lost else self.void
        known |= cookies
        self.ended += 1

    # --- goodbye ---------------------------------------------------------------------------------

    async def leave(self) -> None:
        """Deletes the account; asked again until it is gone. Then begins anew under the name."""
        given, old = self.cookie, self._phrases[-1]
        self.busy = self.leaving = True
        self.signed_up = self._leaves = False
        await asyncio.sleep(SETTLING)
        self.gone.append(self.guest)
        playing = self._playing(self.gone[-1])
        status, told, lost = await self.ask("DELETE", "/api/account", {"passphrase": old})
        # A process that has not learnt of it finds the passphrase wrong instead.
        refusals = ("no_account", "wrong_passphrase") if self.spread else ("no_account",)
        assert status == 200 or (lost and told["code"] in refusals), (self.name, told)
        self._check_forgotten(self.gone[-1], playing)
        known = self.void if status == 200 else self.stale
        known |= self._given
        self.cookie = ""
        await self._check_void(given, old)
        await self._until(self._is_unlisted, "the lobby still names a deleted account")
        self.leaving = False
        await self._until(self._arrives, f"the name of {self.name} is not free")
        self._phrases.append(f"right {self.name} {len(self._phrases)}")
        await self.sign_up()

    def _playing(self, guest: str) -> list[tuple[str, int]]:
        sheets = [one for one in self._disk.sheets.values() if one.status == "playing"]
        return [
            (sheet.id, seat)
            for sheet in sheets
            for seat, chair in enumerate(sheet.chairs)
            if chair.guest == guest
        ]

    def _check_forgotten(self, guest: str, playing: list[tuple[str, int]]) -> None:
        """Neither name nor id is on disk; records from elsewhere have the names they had there."""
        assert not self._disk.holder(self.name), "the name of a deleted account is not free"
        assert not self._disk.has_account(guest), "a deleted account is still on disk"
        for sheet in self._disk.sheets.values():
            text = msgspec.json.encode(sheet).decode()
            assert guest not in text, f"a deleted account's guest is still at {sheet.id}"
            named = [chair.name for chair in sheet.chairs if sheet.came_from != IMPORTED]
            assert self.name not in named, f"a deleted account is still named at {sheet.id}"
        for table, seat in playing:
            sheet = self._disk.sheets[table]
            assert sheet.status == "finished" or seat in sheet.resigned, "left without resigning"

    async def _arrives(self) -> bool:
        status, _, _ = await self.ask("POST", "/api/me", {"name": self.name})
        return status == 200

    async def _is_unlisted(self) -> bool:
        """Whoever looks at the lobby now does not read the name there."""
        other = Patron("", self._network, self._disk, self._rng)
        status, lobby, _ = await other.ask("GET", "/api/lobby")
        assert status == 200, lobby
        cards = (*lobby.get("open", ()), *lobby.get("finished", ()))
        named = [chair.get("name") for card in cards for chair in card["chairs"]]
        return self.name not in named

    async def _check_void(self, cookie: str, phrase: str) -> None:
        """Neither opens anything any more."""
        other = await self._check_cookie(cookie)
        login = {"name": self.name, "passphrase": phrase}
        status, _, _ = await other.ask("POST", "/api/account/login", login)
        assert status == 401, f"an old passphrase of {self.name} opens"

    async def _check_cookie(self, cookie: str) -> Patron:
        other = Patron(self.name, self._network, self._disk, self._rng)

        async def is_nobody() -> bool:
            other.cookie = cookie
            status, told, _ = await other.ask("GET", "/api/me")
            return (status, told) == (200, {})

        await self._until(is_nobody, f"an old cookie of {self.name} is still good")
        return other

    async def _until(self, holds: Callable[[], Awaitable[bool]], otherwise: str) -> None:
        """At once, or within the time in which all processes learn of it."""
        last = asyncio.get_running_loop().time() + self.spread
        while not await holds():
            assert asyncio.get_running_loop().time() < last, otherwise
            await asyncio.sleep(0.5)

    def _login(self, right: bool = True) -> dict[str, str]:
        """A wrong one may be one that was right."""
        wrong = (f"wrong {self.name}", *self._phrases[:-1])
        said = self._phrases[-1] if right else self._rng.choice(wrong)
        return {"name": self.name, "passphrase": said}
