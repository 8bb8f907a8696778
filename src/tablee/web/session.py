"""Guests: a name typed once, and a random id in a signed cookie that scripts cannot read.

The cookie of an account also holds a token. The server stores its hash until the device is signed
out.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping
from hashlib import sha256
from urllib.parse import urlsplit

import msgspec
from itsdangerous import BadData, URLSafeSerializer
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tablee.house.people.devices import SignedIn
from tablee.house.people.guest import NOBODY, Guest, clean_name
from tablee.store import People
from tablee.store.contract.people import token_before

COOKIE = "tablee"
DEVICE = "tablee-device"
"""Stays when somebody logs out: this browser was signed in to that account before."""
HOST = "__Host-"
"""Cookie names begin with this over https. A browser then accepts the cookie only from this very
host, over https and for all paths. So no other host of the domain and nobody on the network can
plant one."""
A_YEAR = 365 * 24 * 3600


class Ticket(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the cookie holds."""

    id: str
    name: str = ""
    seal: str = ""
    """Made from the account's passphrase: with another passphrase the cookie is void."""
    token: str = ""
    """Of an account's device. Cookies from before layout 4 have none."""


class Sessions:
    """Reads and writes the cookie."""

    def __init__(
        self, key: bytes, people: People | None = None, signed_in: SignedIn | None = None
    ) -> None:
        self._key = key
        self._signer = URLSafeSerializer(key, salt="guest")
        self._devices = URLSafeSerializer(key, salt="device")
        self._people = people
        self._signed_in = signed_in

    def knowing(self, people: People, signed_in: SignedIn) -> Sessions:
        """The same sessions, for a server that knows which names have a passphrase."""
        return Sessions(self._key, people, signed_in)

    def secret_for(self, purpose: str) -> bytes:
        """Made from the key, and the same in every process that has it."""
        return hmac.digest(self._key, purpose.encode(), sha256)

    def guest(self, cookies: Mapping[str, str]) -> Guest:
        """The guest of these cookies; nobody if there is none or it is not ours."""
        try:
            told = self._signer.loads(_read(cookies, COOKIE))
            return self._known(msgspec.convert(told, Ticket))
        except (BadData, msgspec.ValidationError):
            return NOBODY

    def _known(self, ticket: Ticket) -> Guest:
        """With the name of the account, if there is one; never with somebody else's name."""
        people, signed_in = self._people, self._signed_in
        if people is None or signed_in is None:
            return Guest(ticket.id, ticket.name)
        if people.seal_of(ticket.id) != ticket.seal:  # another passphrase, or no account any more
            return NOBODY
        own = people.name_of(ticket.id)
        if own:
            device = signed_in.find(ticket.token or token_before(ticket.seal), ticket.id)
            return Guest(ticket.id, own, device.id) if device else NOBODY
        return Guest(ticket.id, "" if people.alike(ticket.name) else ticket.name)

    def is_unknown(self, cookies: Mapping[str, str]) -> bool:
        """A cookie of ours that is not known here: another process may have changed its account."""
        signed = _read(cookies, COOKIE)
        return bool(signed) and not self.guest(cookies).id and self._is_ours(signed)

    def _is_ours(self, signed: str) -> bool:
        try:
            self._signer.loads(signed)
        except BadData:
            return False
        return True

    def named(self, guest: Guest, name: str) -> Guest:
        """The same guest under this name; a new one gets an id."""
        return Guest(guest.id or secrets.token_urlsafe(16), clean_name(name))

    def is_device_of(self, cookies: Mapping[str, str], guest: str) -> bool:
        """Whether this browser was signed in to that account before."""
        return bool(guest) and self.account_before(cookies) == guest

    def account_before(self, cookies: Mapping[str, str]) -> str:
        """The guest of the account that this browser was signed in to last; empty without one."""
        try:
            return str(self._devices.loads(_read(cookies, DEVICE)))
        except BadData:
            return ""

    def forget(self, response: Response, request: Request) -> None:
        for name in {COOKIE, _name(COOKIE, request)}:
            _delete(response, name)

    def has_plain_name(self, request: Request) -> bool:
        """Over https: a cookie from before cookie names had a prefix. It is to be replaced."""
        return _is_secure(request) and COOKIE in request.cookies

    def sign(self, guest: Guest, token: str = "") -> str:
        seal = self._people.seal_of(guest.id) if self._people else ""
        ticket = msgspec.to_builtins(Ticket(guest.id, guest.name, seal, token))
        return _text(self._signer.dumps(ticket))

    def give(self, response: Response, request: Request, guest: Guest, token: str = "") -> None:
        """With the token of its device, for somebody who has an account."""
        _set(response, request, COOKIE, self.sign(guest, token))
        if token:
            _set(response, request, DEVICE, _text(self._devices.dumps(guest.id)))


def _text(signed: str | bytes) -> str:
    return signed if isinstance(signed, str) else signed.decode()


def _is_secure(request: Request) -> bool:
    return request.url.scheme == "https"


def _name(name: str, request: Request) -> str:
    return HOST + name if _is_secure(request) else name


def _read(cookies: Mapping[str, str], name: str) -> str:
    return cookies.get(HOST + name) or cookies.get(name, "")


def _set(response: Response, request: Request, name: str, value: str) -> None:
    secure = _is_secure(request)
    named = _name(name, request)
    response.set_cookie(named, value, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)
    if named != name and name in request.cookies:
        _delete(response, name)


def _delete(response: Response, name: str) -> None:
    response.delete_cookie(name, httponly=True, samesite="lax", secure=name.startswith(HOST))


def is_same_origin(connection: HTTPConnection) -> bool:
    """Whether it comes from our own page. A program that sends no origin has no cookie either."""
    origin = connection.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:  # no address at all
        return False
