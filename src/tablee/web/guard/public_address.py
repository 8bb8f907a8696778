"""The address by which people know this server. Passkeys are good there and nowhere else.

Anybody may write anything into `Host`. If we believed it, a page at another port of the same
machine could make a browser sign for us.
"""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request

from tablee.house.people.challenges import BrowserPlace
from tablee.kernel import Fault
from tablee.web.guard.address import is_proxied
from tablee.web.reached_at import Ports

USUAL = {"http": 80, "https": 443}


def check_public_address(address: str) -> str:
    """`https://play.example`, without anything behind it; else ValueError."""
    parts = urlsplit(address)
    whole = f"{parts.scheme}://{parts.netloc}"
    is_bare = whole == address.rstrip("/") and not parts.username
    if address and (parts.scheme not in USUAL or not parts.hostname or not is_bare):
        raise ValueError(f"no public address: {address[:100]}")
    return whole if address else ""


class PublicAddress(msgspec.Struct, frozen=True):
    """As the operator has set it; otherwise it follows from the ports."""

    origin: str = ""
    ports: Ports = Ports()

    def place_of(self, request: Request) -> BrowserPlace:
        """The host and origin for which a passkey counts; raises `bad_passkey`."""
        if self.origin:
            return BrowserPlace(urlsplit(self.origin).hostname or "", self.origin)
        scheme, told = request.url.scheme, request.headers.get("host", "")
        try:
            asked = urlsplit(f"//{told}")
            host, port = asked.hostname, asked.port or USUAL[scheme]
        except (ValueError, KeyError):
            raise Fault("bad_passkey") from None
        if not host or port not in self._believed(request):
            raise Fault("bad_passkey")
        return BrowserPlace(host, f"{scheme}://{told}")

    def _believed(self, request: Request) -> set[int]:
        """The ports we believe: behind a proxy the usual one of its scheme, else our own."""
        if is_proxied(request.scope):
            return {USUAL[request.url.scheme]}
        return {(request.scope.get("server") or ("", 0))[1], self.ports.public}
