"""My devices: the browsers that are signed in to my account, and signing them out."""

from __future__ import annotations

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import wire
from tablee.house.devices import SHOWN
from tablee.house.guest import Guest
from tablee.house.house import House
from tablee.kernel import Fault
from tablee.web.answer import json_answer
from tablee.web.session import Sessions
from tablee.web.user_agent import describe


class DeviceList:
    """One method a route."""

    def __init__(self, house: House, sessions: Sessions) -> None:
        self._house = house
        self._sessions = sessions

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/account/devices", self.devices),
            Route("/api/account/devices", self.sign_out_others, methods=["DELETE"]),
            Route("/api/account/devices/{id}", self.sign_out, methods=["DELETE"]),
        ]

    async def devices(self, request: Request) -> Response:
        return json_answer(self._told(self._owner(request)))

    async def sign_out(self, request: Request) -> Response:
        """One that is gone already is no fault: two pages may have asked."""
        guest = self._owner(request)
        shown = request.path_params["id"]
        if guest.device.startswith(shown):  # this one logs out, which takes its cookie away
            raise Fault("this_device")
        return self._ended(guest, await self._house.signed_in.sign_out(guest.id, shown))

    async def sign_out_others(self, request: Request) -> Response:
        guest = self._owner(request)
        ended = await self._house.signed_in.sign_out(guest.id, but=guest.device)
        return self._ended(guest, ended)

    def _owner(self, request: Request) -> Guest:
        guest = self._sessions.guest(request.cookies)
        if not guest.device:
            raise Fault("no_account")
        return guest

    def _ended(self, guest: Guest, devices: list[str]) -> Response:
        """Open pages of these are loaded again, after this answer."""
        response = json_answer(self._told(guest))
        response.background = BackgroundTask(
            self._house.rate_limit.send_away, guest.id, "signed_out", devices
        )
        return response

    def _told(self, guest: Guest) -> list[wire.Device]:
        return [
            wire.Device(one.id[:SHOWN], one.label, one.made_at, one.seen_at, one.id == guest.device)
            for one in self._house.signed_in.listed(guest.id)
        ]


def label_of(request: Request) -> str:
    return describe(request.headers.get("user-agent", ""))
