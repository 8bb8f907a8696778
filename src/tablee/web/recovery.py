"""A forgotten passphrase: the recovery code sets another one, and is void from then on."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import wire
from tablee.house.recovery import as_hashed, make_code
from tablee.kernel import Fault
from tablee.store import Person
from tablee.web.answer import json_answer, read_body
from tablee.web.entry import Entry


class Recovery:
    """One method a route."""

    def __init__(self, entry: Entry) -> None:
        self._entry = entry
        self._people = entry.people
        self._passphrases = entry.passphrases

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/account/recovery", self.new_code, methods=["POST"]),
            Route("/api/account/recover", self.recover, methods=["POST"]),
        ]

    async def new_code(self, request: Request) -> Response:
        """Another code; the one before is void. Needs the passphrase, which it can replace."""
        guest = self._entry.owner(request)
        await self._entry.check_sure(request, guest, await read_body(request, wire.Sure))
        code = make_code()
        await self._people.set_recovery(guest.id, await self._passphrases.hide(as_hashed(code)))
        return json_answer(wire.RecoveryCode(code))

    async def recover(self, request: Request) -> Response:
        """Another passphrase and another code. Every other device is signed out."""
        wish = await read_body(request, wire.Recover)
        self._passphrases.check(wish.new)
        self._entry.spend(wish.name, request)
        person = await self._people.find(" ".join(wish.name.split()))
        hidden = person.recovery if person else ""
        right = await self._passphrases.is_right(as_hashed(wish.code[:200]), hidden or None)
        if person is None or not right:
            raise Fault("wrong_code")
        code = make_code()
        passphrase = await self._passphrases.hide(wish.new)
        recovery = await self._passphrases.hide(as_hashed(code))
        if not await self._people.rehide(person.guest, passphrase, recovery, person.hidden):
            raise Fault("wrong_code")  # somebody was faster
        changed = Person(person.guest, person.name, passphrase)
        return await self._entry.sign_in_alone(request, changed, code)
