"""Who I am: a guest with a name, or somebody with an account.

An account takes over the guest who made it, so their tables stay theirs. Another browser that signs
in becomes the same guest.
"""

from __future__ import annotations

import secrets

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import wire
from tablee.house.lobby.lobby import Lobby
from tablee.house.people.decent_words import check_decent_name
from tablee.house.people.devices import SHOWN
from tablee.house.people.guest import clean_name
from tablee.house.people.name import LENT, check_free
from tablee.house.ratings.over_time import ratings_over_time
from tablee.house.upkeep.delete_account import forget_guest
from tablee.kernel import Fault
from tablee.store import Person
from tablee.web.answer import json_answer, read_body
from tablee.web.http.identity import Identity


class Accounts:
    """One method a route."""

    def __init__(self, identity: Identity, lobby: Lobby) -> None:
        self._identity = identity
        self._house = identity.house
        self._people = identity.people
        self._passphrases = identity.passphrases
        self._lobby = lobby

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/me", self.me),
            Route("/api/me", self.name_me, methods=["POST"]),
            Route("/api/me/games", self.games),
            Route("/api/me/ratings", self.ratings),
            Route("/api/account", self.make, methods=["POST"]),
            Route("/api/account", self.delete, methods=["DELETE"]),
            Route("/api/account/login", self.login, methods=["POST"]),
            Route("/api/account/logout", self.logout, methods=["POST"]),
            Route("/api/account/passphrase", self.change_passphrase, methods=["POST"]),
        ]

    # --- guests --------------------------------------------------------------------------------

    async def me(self, request: Request) -> Response:
        """Also notes that a signed-in device is in use, and may give it another token."""
        identity, guest = self._identity, self._identity.guest(request)
        token = await identity.notice(request, guest)
        renamed = not guest.device and guest.id and identity.sessions.has_plain_name(request)
        me = await identity.me(guest)
        if token or renamed:
            return identity.welcome(request, guest, me, token=token)
        return json_answer(me)

    async def name_me(self, request: Request) -> Response:
        """A guest's name, unless it has a passphrase."""
        wish = await read_body(request, wire.Me)
        guest = self._identity.guest(request)
        name = clean_name(wish.name)
        own = self._people.name_of(guest.id)
        if own and name != own:
            raise Fault("has_account")
        if own:
            return json_answer(await self._identity.me(guest))
        if name != guest.name:
            check_decent_name(name)
        self._house.rules.check_newcomer(self._browser(request), guest.id)
        check_free(self._people, name)
        named = self._identity.sessions.named(guest, name)
        return self._identity.welcome(request, named, await self._identity.me(named))

    async def games(self, request: Request) -> Response:
        return json_answer(await self._lobby.finished(self._identity.guest(request)))

    async def ratings(self, request: Request) -> Response:
        """Nobody sees this but me."""
        guest, house = self._identity.guest(request), self._house
        if not self._people.name_of(guest.id):
            return json_answer(())
        listed = house.limits.listed
        return json_answer(await ratings_over_time(house.store, self._people, guest.id, listed))

    # --- people with a passphrase --------------------------------------------------------------

    async def make(self, request: Request) -> Response:
        """Makes an account. The recovery code is shown only this once."""
        wish = await read_body(request, wire.Account)
        guest = self._identity.guest(request)
        self._house.rules.library.check_account()
        self._house.rules.check_ban(guest.id or self._browser(request))
        name = clean_name(wish.name)
        self._passphrases.check(wish.passphrase)
        self._identity.spend(name, request)
        if self._people.name_of(guest.id):
            raise Fault("has_account")
        check_decent_name(name)
        check_free(self._people, name, *LENT)
        hidden = await self._passphrases.hide(wish.passphrase)
        id, now = guest.id or secrets.token_urlsafe(16), int(self._house.wall())
        person, code = await self._identity.with_new_code(Person(id, name, hidden, now))
        await self._people.add(person)
        return await self._identity.sign_in(request, person, 201, code)

    async def login(self, request: Request) -> Response:
        wish = await read_body(request, wire.Account)
        self._identity.spend(wish.name, request)
        person = await self._people.find(" ".join(wish.name.split()))
        stored = person.passphrase_hash if person else None
        if not await self._passphrases.is_right(wish.passphrase, stored) or person is None:
            raise Fault("wrong_login")
        return await self._identity.sign_in(request, person)

    async def logout(self, request: Request) -> Response:
        """Copies of the cookie are void now, and open pages that use it are loaded again."""
        guest = self._identity.guest(request)
        if not guest.device:
            return self._identity.forget(request)
        ended = await self._house.signed_in.sign_out(guest.id, guest.device[:SHOWN])
        return self._identity.send_away(self._identity.forget(request), guest, ended)

    async def change_passphrase(self, request: Request) -> Response:
        """Needs the old passphrase: an unlocked device is not enough to lock its owner out.

        The recovery code is replaced too: anyone who knew the old passphrase may have made one.
        """
        wish = await read_body(request, wire.NewPassphrase)
        guest = self._identity.owner(request)
        self._passphrases.check(wish.new)
        before = await self._identity.check_passphrase(request, guest, wish.passphrase)
        changed, code = await self._identity.with_new_code(before)
        changed = replace(changed, passphrase_hash=await self._passphrases.hide(wish.new))
        if not await self._people.set_passphrase_hash(changed, before):
            raise Fault("wrong_passphrase")  # it was changed meanwhile
        return await self._identity.sign_in_alone(request, changed, code)

    async def delete(self, request: Request) -> Response:
        """Account, name and ratings are gone, and the name in every game that was played."""
        guest = self._identity.owner(request)
        sure = await read_body(request, wire.Sure)
        await self._identity.check_sure(request, guest, sure)
        await forget_guest(self._house, guest)
        await self._people.remove(guest.id)
        return self._identity.send_away(self._identity.forget(request), guest)

    def _browser(self, request: Request) -> str:
        """The account that was signed in here before."""
        return self._identity.sessions.account_before(request.cookies)
