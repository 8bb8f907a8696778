"""Who I am: a guest under a name typed once, or somebody whose name has a passphrase.

An account takes over the guest it was made by, so their tables stay theirs. Logging in elsewhere
makes that browser the same guest.
"""

from __future__ import annotations

import secrets

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import wire
from tablee.house.delete_account import ANONYMOUS, forget_guest
from tablee.house.guest import Guest, clean_name
from tablee.house.house import House
from tablee.house.lobby import Lobby
from tablee.house.name import LENT, check_new_name
from tablee.house.passphrase import Passphrases
from tablee.kernel import Fault
from tablee.store import Person
from tablee.store.look_alike import looks
from tablee.store.people import fold_name
from tablee.web.address import address_of
from tablee.web.answer import json_answer, read_body
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
        return json_answer(await self._me(self._guest(request)))

    async def name_me(self, request: Request) -> Response:
        """A guest's name, unless it has a passphrase."""
        wish = await read_body(request, wire.Me)
        guest = self._guest(request)
        name = clean_name(wish.name)
        own = self._people.name_of(guest.id)
        if own and name != own:
            raise Fault("has_account")
        if not own:
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
        self._check_free(name, *LENT)
        hidden = await self._passphrases.hide(wish.passphrase)
        person = Person(
            guest.id or secrets.token_urlsafe(16), name, hidden, int(self._house.wall())
        )
        await self._people.add(person)
        return await self._welcome(request, Guest(person.guest, name), 201)

    async def login(self, request: Request) -> Response:
        wish = await read_body(request, wire.Account)
        self._spend(wish.name, request)
        person = await self._people.find(" ".join(wish.name.split()))
        hidden = person.hidden if person else None
        if not await self._passphrases.is_right(wish.passphrase, hidden) or person is None:
            raise Fault("wrong_login")
        return await self._welcome(request, Guest(person.guest, person.name))

    async def logout(self, request: Request) -> Response:
        response = json_answer(wire.Me())
        self._sessions.forget(response)
        return response

    async def change_passphrase(self, request: Request) -> Response:
        """Needs the old one: anyone who finds the device unlocked cannot lock me out."""
        wish = await read_body(request, wire.NewPassphrase)
        guest = self._guest(request)
        name = self._people.name_of(guest.id)
        if not name:
            raise Fault("no_account")
        self._passphrases.check(wish.new)
        self._spend(name, request)
        person = await self._people.find(name)
        hidden = person.hidden if person else None
        if not await self._passphrases.is_right(wish.passphrase, hidden):
            raise Fault("wrong_passphrase")
        await self._people.rehide(guest.id, await self._passphrases.hide(wish.new))
        # Every other device is signed out; this one comes back with the cookie it is given here.
        return self._sign_out(await self._welcome(request, guest), guest)

    async def delete(self, request: Request) -> Response:
        """Account, name and ratings are gone, and the name in every game that was played."""
        guest = self._guest(request)
        if not self._people.name_of(guest.id):
            raise Fault("no_account")
        await forget_guest(self._house, guest)
        await self._people.remove(guest.id)
        return self._sign_out(await self.logout(request), guest)

    # --- within --------------------------------------------------------------------------------

    def _guest(self, request: Request) -> Guest:
        return self._sessions.guest(request.cookies)

    def _check_free(self, name: str, *nobodys: str) -> None:
        """Raises Fault where this name, or one that looks like it, is somebody's or nobody's."""
        check_new_name(name)
        like = any(looks(name) & looks(other) for other in (ANONYMOUS, *nobodys))
        if like or self._people.alike(name):
            raise Fault("name_taken")

    def _spend(self, name: str, request: Request) -> None:
        known = self._sessions.is_device_of(request.cookies, self._people.holder(name))
        self._passphrases.spend(fold_name(name[:100]), address_of(request.scope), known)

    async def _welcome(self, request: Request, guest: Guest, status: int = 200) -> Response:
        response = json_answer(await self._me(guest), status)
        self._sessions.give(response, guest, secure=request.url.scheme == "https")
        return response

    def _sign_out(self, response: Response, guest: Guest) -> Response:
        """All pages of this guest are loaded again, after this answer."""
        response.background = BackgroundTask(
            self._house.rate_limit.send_away, guest.id, "signed_out"
        )
        return response

    async def _me(self, guest: Guest) -> wire.Me:
        if not self._people.name_of(guest.id):
            return wire.Me(guest.name)
        return wire.Me(guest.name, True, await self._house.ratings.of(guest.id, guest.name))
