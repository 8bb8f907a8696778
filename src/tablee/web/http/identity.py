"""Who asks, signing in and out: what accounts, recovery codes and passkeys have in common."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response

from tablee import wire
from tablee.house.house import House
from tablee.house.people.challenges import Challenges
from tablee.house.people.guest import Guest
from tablee.house.people.passkeys import PasskeyChecks
from tablee.house.people.passphrase import Passphrases
from tablee.house.people.recovery import as_hashed, make_code
from tablee.kernel import Fault
from tablee.store import Lost, Person
from tablee.store.people.register import fold_name, seal
from tablee.web.answer import json_answer
from tablee.web.guard.address import address_of
from tablee.web.guard.public_address import PublicAddress
from tablee.web.session import Sessions
from tablee.web.user_agent import label_of

MARK = 16
"""Hexadecimal digits that processes compare to see whether they have the same key."""


class Identity:
    """Who asks, whether they may, and the cookie they are given."""

    def __init__(self, house: House, sessions: Sessions, public: PublicAddress) -> None:
        self.house = house
        self.place_of = public.place_of
        self.people = house.people
        self.sessions = sessions
        self.passphrases = Passphrases(house.limits)
        self.passphrases.tell = house.other_processes.tell_try
        house.other_processes.on_try.append(self.passphrases.hear)
        challenges = Challenges(
            sessions.secret_for("challenges"),
            house.limits.challenges_remembered,
            lambda: house.wall(),
        )
        house.makers.key = sessions.secret_for("makers")
        house.other_processes.key_mark = sessions.secret_for("mark").hex()[:MARK]
        challenges.tell = house.other_processes.tell_spent
        house.other_processes.on_spent.append(challenges.hear)
        self.passkeys = PasskeyChecks(
            house.people.passkeys, house.limits, lambda: house.wall(), challenges
        )

    # --- who asks ------------------------------------------------------------------------------

    def guest(self, request: Request) -> Guest:
        return self.sessions.guest(request.cookies)

    def owner(self, request: Request) -> Guest:
        """Somebody with an account, whose device is signed in."""
        guest = self.guest(request)
        if not guest.device:
            raise Fault("no_account")
        return guest

    def spend(self, name: str, request: Request) -> None:
        """Counts a try at this name."""
        known = self.sessions.is_device_of(request.cookies, self.people.holder(name))
        self.passphrases.spend(fold_name(name[:100]), address_of(request.scope), known)

    def spend_code(self, name: str, request: Request) -> None:
        """Counts a try at the recovery code of this name.

        It is counted apart from tries at passphrases, so that strangers who guess those cannot lock
        the code. The code itself has 95 bits.
        """
        key = f"code {fold_name(name[:100])}"
        self.passphrases.spend(key, address_of(request.scope), known=True)

    async def check_passphrase(self, request: Request, guest: Guest, passphrase: str) -> Person:
        """Counts as a try, like a login. Returns the account as it was then."""
        self.spend(guest.name, request)
        person = await self.people.find(guest.name)
        stored = person.passphrase_hash if person else None
        if not await self.passphrases.is_right(passphrase, stored) or person is None:
            raise Fault("wrong_passphrase")
        return person

    async def check_sure(self, request: Request, guest: Guest, sure: wire.Sure) -> Person:
        """Checks that it is this guest, by the passphrase or by a passkey used just now."""
        if sure.passkey is None:
            return await self.check_passphrase(request, guest, sure.passphrase)
        person = await self.people.find(guest.name)
        owner = await self.passkeys.owner(self.place_of(request), sure.passkey)
        if owner != guest.id or person is None:
            raise Fault("bad_passkey")
        return person

    async def with_new_code(self, person: Person) -> tuple[Person, str]:
        """The same account with another recovery code, not stored yet; and the code itself."""
        code, now = make_code(), int(self.house.wall())
        hidden = await self.passphrases.hide(as_hashed(code))
        return replace(person, recovery=hidden, recovery_at=now), code

    # --- in ------------------------------------------------------------------------------------

    async def sign_in(
        self, request: Request, person: Person, status: int = 200, recovery: str = ""
    ) -> Response:
        """One more device of this person, whose passphrase was right a moment ago."""
        guest = Guest(person.guest, person.name)
        token = await self.house.signed_in.sign_in(guest.id, label_of(request))
        if not await self._is_current(person):
            raise Fault("wrong_login")
        me = replace(await self.me(guest), recovery=recovery)
        return self.welcome(request, guest, me, status, token)

    async def sign_in_alone(self, request: Request, person: Person, recovery: str = "") -> Response:
        """Signs this device in after a new passphrase, which has signed all devices out.

        Pages of the guest are sent away even if this fails. This one comes back with its new
        cookie.
        """
        guest = Guest(person.guest, person.name)
        try:
            signed_in = await self.sign_in(request, person, recovery=recovery)
        except BaseException:
            await self.house.send_away(guest.id, "signed_out")
            raise
        return self.send_away(signed_in, guest)

    async def _is_current(self, person: Person) -> bool:
        """Whether that is still the passphrase. Another process may have changed it just before."""
        if self.people.seal_of(person.guest) != seal(person.passphrase_hash):
            await self.house.other_processes.meet()
        return self.people.seal_of(person.guest) == seal(person.passphrase_hash)

    async def notice(self, request: Request, guest: Guest) -> str:
        """A new token for this device, if it is time for one. A broken disk signs nobody out."""
        device = self.people.devices.get(guest.device)
        if device is None:
            return ""
        at_once = self.sessions.has_plain_name(request)
        try:
            return await self.house.signed_in.notice(device, label_of(request), at_once)
        except Lost:
            return ""

    def welcome(
        self, request: Request, guest: Guest, me: wire.Me, status: int = 200, token: str = ""
    ) -> Response:
        """Answers with the guest's cookie."""
        response = json_answer(me, status)
        self.sessions.give(response, request, guest, token)
        return response

    async def me(self, guest: Guest) -> wire.Me:
        if not self.people.name_of(guest.id):
            return wire.Me(guest.name)
        return wire.Me(guest.name, True, await self.house.ratings.of(guest.id, guest.name))

    # --- out -----------------------------------------------------------------------------------

    def forget(self, request: Request) -> Response:
        """Answers as to nobody, and removes the cookie."""
        response = json_answer(wire.Me())
        self.sessions.forget(response, request)
        return response

    def send_away(
        self, response: Response, guest: Guest, devices: Collection[str] | None = None
    ) -> Response:
        """Pages of these devices, or all of this guest, are loaded again after this answer."""
        response.background = BackgroundTask(self.house.send_away, guest.id, "signed_out", devices)
        return response
