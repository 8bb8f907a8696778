"""My devices: the browsers that are signed in to my account, and signing them out."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import wire
from tablee.house.people.devices import SHOWN
from tablee.house.people.guest import Guest
from tablee.kernel import Fault
from tablee.web.answer import json_answer
from tablee.web.http.identity import Identity


class DeviceList:
    """One method a route."""

    def __init__(self, identity: Identity) -> None:
        self._identity = identity
        self._signed_in = identity.house.signed_in

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/account/devices", self.devices),
            Route("/api/account/devices", self.sign_out_others, methods=["DELETE"]),
            Route("/api/account/devices/{id}", self.sign_out, methods=["DELETE"]),
        ]

    async def devices(self, request: Request) -> Response:
        return json_answer(self._told(self._identity.owner(request)))

    async def sign_out(self, request: Request) -> Response:
        """Signing out a device that is gone already is no fault: two pages may have asked."""
        guest = self._identity.owner(request)
        shown = request.path_params["id"]
        if guest.device.startswith(shown):  # this one logs out, which takes its cookie away
            raise Fault("this_device")
        return self._ended(guest, await self._signed_in.sign_out(guest.id, shown))

    async def sign_out_others(self, request: Request) -> Response:
        guest = self._identity.owner(request)
        return self._ended(guest, await self._signed_in.sign_out(guest.id, but=guest.device))

    def _ended(self, guest: Guest, devices: list[str]) -> Response:
        """Open pages of these are loaded again, after this answer."""
        return self._identity.send_away(json_answer(self._told(guest)), guest, devices)

    def _told(self, guest: Guest) -> list[wire.Device]:
        return [
            wire.Device(one.id[:SHOWN], one.label, one.made_at, one.seen_at, one.id == guest.device)
            for one in self._signed_in.listed(guest.id)
        ]
