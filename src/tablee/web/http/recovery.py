"""A forgotten passphrase: the recovery code sets another one, and is void from then on. So does a
code that the operator has given out."""

from __future__ import annotations

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import wire
from tablee.house.people.recovery import as_hashed
from tablee.kernel import Fault
from tablee.store import Person
from tablee.web.answer import json_answer, read_body
from tablee.web.http.identity import Identity


class Recovery:
    """One method a route."""

    def __init__(self, identity: Identity) -> None:
        self._identity = identity
        self._people = identity.people
        self._passphrases = identity.passphrases

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/account/recovery", self.made),
            Route("/api/account/recovery", self.new_code, methods=["POST"]),
            Route("/api/account/recover", self.recover, methods=["POST"]),
        ]

    async def made(self, request: Request) -> Response:
        """When the code was made, so that people notice a code that somebody else made."""
        person = await self._people.find(self._identity.owner(request).name)
        if person is None:
            raise Fault("no_account")
        return json_answer(wire.CodeMade(bool(person.recovery), person.recovery_at))

    async def new_code(self, request: Request) -> Response:
        """Makes another code and voids the one before. Needs the passphrase."""
        guest = self._identity.owner(request)
        sure = await read_body(request, wire.Sure)
        before = await self._identity.check_sure(request, guest, sure)
        changed, code = await self._identity.with_new_code(before)
        if not await self._people.set_recovery(changed, before):
            raise Fault("wrong_passphrase")  # it was changed meanwhile
        return json_answer(wire.RecoveryCode(code))

    async def recover(self, request: Request) -> Response:
        """Another passphrase and another code. Every other device is signed out."""
        wish = await read_body(request, wire.Recover)
        self._passphrases.check(wish.new)
        self._identity.spend_code(wish.name, request)
        person = await self._people.find(" ".join(wish.name.split()))
        if not await self._is_code_of(person, wish.code) or person is None:
            raise Fault("wrong_code")
        changed, code = await self._identity.with_new_code(person)
        changed = replace(changed, passphrase_hash=await self._passphrases.hide(wish.new))
        if not await self._people.set_passphrase_hash(changed, person):
            raise Fault("wrong_code")  # somebody was faster
        return await self._identity.sign_in_alone(request, changed, code)

    async def _is_code_of(self, person: Person | None, code: str) -> bool:
        """Their own, or the one for a day from the operator."""
        said, own = as_hashed(code[:200]), person.recovery if person else ""
        if await self._passphrases.is_right(said, own or None):
            return True
        now = self._identity.house.wall()
        given = self._people.decisions.find(person.guest, "code", now) if person else None
        return given is not None and await self._passphrases.is_right(said, given.detail)
