"""Passkeys over HTTP: made in *Me*, used to sign in without a name."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import wire
from tablee.house.people.guest import Guest
from tablee.kernel import Fault
from tablee.web.answer import json_answer, read_body
from tablee.web.http.identity import Identity
from tablee.web.user_agent import label_of

LONGEST_LABEL = 40


class PasskeyList:
    """One method a route."""

    def __init__(self, identity: Identity) -> None:
        self._identity = identity
        self._people = identity.people
        self._checks = identity.passkeys

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/account/passkeys", self.passkeys),
            Route("/api/account/passkeys", self.add, methods=["POST"]),
            Route("/api/account/passkeys/new", self.offer, methods=["POST"]),
            Route("/api/account/passkeys/challenge", self.challenge, methods=["POST"]),
            Route("/api/account/passkeys/login", self.login, methods=["POST"]),
            Route("/api/account/passkeys/{id}", self.remove, methods=["DELETE"]),
        ]

    async def passkeys(self, request: Request) -> Response:
        return await self._list(self._identity.owner(request))

    async def offer(self, request: Request) -> Response:
        """Needs the passphrase, or somebody at an unlocked device could add their own key."""
        guest = self._identity.owner(request)
        await self._identity.check_sure(request, guest, await read_body(request, wire.Sure))
        place = self._identity.place_of(request)
        seal = self._people.seal_of(guest.id)
        return json_answer(await self._checks.offer(place, guest.id, seal, guest.name))

    async def add(self, request: Request) -> Response:
        """Refused if another process has just changed the passphrase."""
        await self._identity.house.other_processes.meet()
        guest = self._identity.owner(request)
        wish = await read_body(request, wire.NewPasskey)
        label = " ".join(wish.label.split())[:LONGEST_LABEL]
        label = label if label.isprintable() and label else label_of(request)
        seal = self._people.seal_of(guest.id)
        await self._checks.take(
            self._identity.place_of(request), guest.id, seal, label, wish.passkey
        )
        return await self._list(guest, 201)

    async def remove(self, request: Request) -> Response:
        guest = self._identity.owner(request)
        await self._people.passkeys.remove(guest.id, request.path_params["id"])
        return await self._list(guest)

    async def challenge(self, request: Request) -> Response:
        """For anyone who has a key: to sign in, or to confirm who they are."""
        return json_answer(self._checks.ask(self._identity.place_of(request)))

    async def login(self, request: Request) -> Response:
        wish = await read_body(request, wire.UsedPasskey)
        guest = await self._checks.owner(self._identity.place_of(request), wish.passkey)
        if not self._people.name_of(guest):
            await self._identity.house.other_processes.meet()
        person = await self._people.find(self._people.name_of(guest))
        if person is None or person.guest != guest:
            raise Fault("bad_passkey")
        return await self._identity.sign_in(request, person)

    async def _list(self, guest: Guest, status: int = 200) -> Response:
        mine = await self._people.passkeys.of(guest.id)
        told = [wire.Passkey(one.id, one.label, one.made_at, one.used_at) for one in mine]
        return json_answer(told, status)
