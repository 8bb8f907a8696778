"""Guests: a name typed once, and a random id in a signed cookie that scripts cannot read."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from urllib.parse import urlsplit

import msgspec
from itsdangerous import BadData, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tablee.house.guest import NOBODY, Guest, clean_name
from tablee.store import People

COOKIE = "tablee"
DEVICE = "tablee-device"
"""Stays when somebody logs out: this browser was signed in to that account before."""
A_YEAR = 365 * 24 * 3600


class Ticket(msgspec.Struct, frozen=True):
    """What the cookie holds."""

    id: str
    name: str = ""
    seal: str = ""
    """Made from the account's passphrase: with another passphrase the cookie is void."""


class Sessions:
    """Reads and writes the cookie."""

    def __init__(self, key: bytes, people: People | None = None) -> None:
        self._key = key
        self._signer = URLSafeSerializer(key, salt="guest")
        self._devices = URLSafeSerializer(key, salt="device")
        self._people = people

    def knowing(self, people: People) -> Sessions:
        """The same sessions, for a server that knows which names have a passphrase."""
        return Sessions(self._key, people)

    def guest(self, cookies: Mapping[str, str]) -> Guest:
        """The guest of these cookies; nobody if there is none or it is not ours."""
        try:
            told = self._signer.loads(cookies.get(COOKIE, ""))
            return self._known(msgspec.convert(told, Ticket))
        except (BadData, msgspec.ValidationError):
            return NOBODY

    def _known(self, ticket: Ticket) -> Guest:
        """With the name of the account, if there is one; never with a name that is another's."""
        people = self._people
        if people is None:
            return Guest(ticket.id, ticket.name)
        if people.seal_of(ticket.id) != ticket.seal:  # another passphrase, or no account any more
            return NOBODY
        own = people.name_of(ticket.id)
        if own:
            return Guest(ticket.id, own)
        return Guest(ticket.id, "" if people.alike(ticket.name) else ticket.name)

    def named(self, guest: Guest, name: str) -> Guest:
        """The same guest under this name; a new one gets an id."""
        return Guest(guest.id or secrets.token_urlsafe(16), clean_name(name))

    def is_device_of(self, cookies: Mapping[str, str], guest: str) -> bool:
        """Whether this browser was signed in to that account before."""
        try:
            return bool(guest) and self._devices.loads(cookies.get(DEVICE, "")) == guest
        except BadData:
            return False

    def forget(self, response: Response) -> None:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")

    def sign(self, guest: Guest) -> str:
        seal = self._people.seal_of(guest.id) if self._people else ""
        text = self._signer.dumps(msgspec.to_builtins(Ticket(guest.id, guest.name, seal)))
        return text if isinstance(text, str) else text.decode()

    def give(self, response: Response, guest: Guest, secure: bool) -> None:
        _set(response, COOKIE, self.sign(guest), secure)
        if self._people is not None and self._people.name_of(guest.id):
            device = self._devices.dumps(guest.id)
            _set(response, DEVICE, device if isinstance(device, str) else device.decode(), secure)


def _set(response: Response, name: str, value: str, secure: bool) -> None:
    response.set_cookie(name, value, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)


def is_same_origin(connection: HTTPConnection) -> bool:
    """A browser says which page asks: only ours may. A program that does not has no cookie."""
    origin = connection.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:  # no address at all
        return False
