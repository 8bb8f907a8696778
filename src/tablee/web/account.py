"""Who I am: a guest under a name typed once, or somebody whose name has a passphrase.

An account takes over the guest it was made by, so their tables stay theirs. Logging in elsewhere
makes that browser the same guest.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import wire
from tablee.house.delete_account import ANONYMOUS, forget_guest
from tablee.house.devices import SHOWN
from tablee.house.guest import Guest, clean_name
from tablee.house.house import House
from tablee.house.lobby import Lobby
from tablee.house.passphrase import Passphrases
from tablee.kernel import Fault
from tablee.store import Lost, Person
from tablee.store.people import fold_name, seal
from tablee.web.address import address_of
from tablee.web.answer import json_answer, read_body
from tablee.web.devices import label_of
from tablee.web.session import Sessions


class Accounts:
    """One method a route."""

    def __init__(self, house: House, sessions: Sessions, lobby: Lobby) -> None:
        self._house = house
        self._people = house.people
        self._sessions = sessions
        self._lobby = lobby
        self._passphrases = Passphrases(house.limits)

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/me", self.me),
            Route("/api/me", self.name_me, methods=["POST"]),
            Route("/api/me/games", self.games),
            Route("/api/account", self.make, methods=["POST"]),
            Route("/api/account", self.delete, methods=["DELETE"]),
            Route("/api/account/login", self.login, methods=["POST"]),
            Route("/api/account/logout", self.logout, methods=["POST"]),
            Route("/api/account/passphrase", self.change_passphrase, methods=["POST"]),
        ]

    # --- guests --------------------------------------------------------------------------------

    async def me(self, request: Request) -> Response:
        """A device that is signed in is seen again, and may be given another token."""
        guest = self._guest(request)
        token = await self._notice(request, guest)
        renamed = not guest.device and guest.id and self._sessions.has_plain_name(request)
        if not token and not renamed:
            return json_answer(await self._me(guest))
        return await self._welcome(request, guest, token=token)

    async def name_me(self, request: Request) -> Response:
        """A guest's name, unless it has a passphrase."""
        wish = await read_body(request, wire.Me)
        guest = self._guest(request)
        name = clean_name(wish.name)
        own = self._people.name_of(guest.id)
        if own and name != own:
            raise Fault("has_account")
        if own:
            return json_answer(await self._me(guest))
        self._check_free(name)
        return await self._welcome(request, self._sessions.named(guest, name))

    async def games(self, request: Request) -> Response:
        return json_answer(await self._lobby.finished(self._guest(request)))

    # --- people with a passphrase --------------------------------------------------------------

    async def make(self, request: Request) -> Response:
        """The name is mine from now on."""
        wish = await read_body(request, wire.Account)
        guest = self._guest(request)
        name = clean_name(wish.name)
        self._passphrases.check(wish.passphrase)
        self._spend(name, request)
        if self._people.name_of(guest.id):
            raise Fault("has_account")
        self._check_free(name)
        hidden = await self._passphrases.hide(wish.passphrase)
        person = Person(
            guest.id or secrets.token_urlsafe(16), name, hidden, int(self._house.wall())
        )
        await self._people.add(person)
        return await self._sign_in(request, person, 201)

    async def login(self, request: Request) -> Response:
        wish = await read_body(request, wire.Account)
        self._spend(wish.name, request)
        person = await self._people.find(" ".join(wish.name.split()))
        hidden = person.hidden if person else None
        if not await self._passphrases.is_right(wish.passphrase, hidden) or person is None:
            raise Fault("wrong_login")
        return await self._sign_in(request, person)

    async def logout(self, request: Request) -> Response:
        """A copy of the cookie is void from now on, and pages that use it are loaded again."""
        guest = self._guest(request)
        if not guest.device:
            return self._forget(request)
        ended = await self._house.signed_in.sign_out(guest.id, guest.device[:SHOWN])
        return self._sign_out(self._forget(request), guest, ended)

    async def change_passphrase(self, request: Request) -> Response:
        """Needs the old one: anyone who finds the device unlocked cannot lock me out."""
        wish = await read_body(request, wire.NewPassphrase)
        guest = self._owner(request)
        self._passphrases.check(wish.new)
        await self._check_passphrase(request, guest, wish.passphrase)
        hidden = await self._passphrases.hide(wish.new)
        await self._people.rehide(guest.id, hidden)
        # Every other device is signed out; this one comes back with the cookie it is given here.
        person = Person(guest.id, guest.name, hidden)
        return self._sign_out(await self._sign_in(request, person), guest)

    async def delete(self, request: Request) -> Response:
        """Account, name and ratings are gone, and the name in every game that was played."""
        guest = self._owner(request)
        wish = await read_body(request, wire.Farewell)
        await self._check_passphrase(request, guest, wish.passphrase)
        await forget_guest(self._house, guest)
        await self._people.remove(guest.id)
        return self._sign_out(self._forget(request), guest)

    # --- within --------------------------------------------------------------------------------

    def _guest(self, request: Request) -> Guest:
        return self._sessions.guest(request.cookies)

    def _owner(self, request: Request) -> Guest:
        """Who asks, and has an account."""
        guest = self._guest(request)
        if not guest.device:
            raise Fault("no_account")
        return guest

    async def _check_passphrase(self, request: Request, guest: Guest, passphrase: str) -> None:
        """Counts as a try, like a login."""
        self._spend(guest.name, request)
        person = await self._people.find(guest.name)
        if not await self._passphrases.is_right(passphrase, person.hidden if person else None):
            raise Fault("wrong_passphrase")

    def _check_free(self, name: str) -> None:
        if self._people.holder(name) or fold_name(name) == fold_name(ANONYMOUS):
            raise Fault("name_taken")

    def _spend(self, name: str, request: Request) -> None:
        known = self._sessions.is_device_of(request.cookies, self._people.holder(name))
        self._passphrases.spend(fold_name(name[:100]), address_of(request.scope), known)

    async def _sign_in(self, request: Request, person: Person, status: int = 200) -> Response:
        """One more device of this person, whose passphrase was right a moment ago."""
        guest = Guest(person.guest, person.name)
        token = await self._house.signed_in.sign_in(guest.id, label_of(request))
        if self._people.seal_of(guest.id) != seal(person.hidden):  # changed meanwhile
            raise Fault("wrong_login")
        return await self._welcome(request, guest, status, token)

    async def _notice(self, request: Request, guest: Guest) -> str:
        """Another token for this device, if it is to have one. A sick disk keeps nobody out."""
        device = self._people.devices.get(guest.device)
        if device is None:
            return ""
        at_once = self._sessions.has_plain_name(request)
        try:
            return await self._house.signed_in.notice(device, label_of(request), at_once)
        except Lost:
            return ""

    async def _welcome(
        self, request: Request, guest: Guest, status: int = 200, token: str = ""
    ) -> Response:
        response = json_answer(await self._me(guest), status)
        self._sessions.give(response, request, guest, token)
        return response

    def _forget(self, request: Request) -> Response:
        response = json_answer(wire.Me())
        self._sessions.forget(response, request)
        return response

    def _sign_out(
        self, response: Response, guest: Guest, devices: Collection[str] | None = None
    ) -> Response:
        """Pages of these devices, or all of this guest, are loaded again after this answer."""
        response.background = BackgroundTask(
            self._house.rate_limit.send_away, guest.id, "signed_out", devices
        )
        return response

    async def _me(self, guest: Guest) -> wire.Me:
        if not self._people.name_of(guest.id):
            return wire.Me(guest.name)
        return wire.Me(guest.name, True, await self._house.ratings.of(guest.id, guest.name))
