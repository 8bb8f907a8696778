"""Passkeys: a key in somebody's phone or computer signs a challenge that was never used before.

The library fido2 checks what the browser sends. The rest is checked here: which challenges are
open, which host and origin are ours, whose key it is, and whether it was copied.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from types import ModuleType
from typing import Any, TypeVar

import msgspec

from tablee.house.background_queue import BackgroundQueue
from tablee.house.limits import Limits
from tablee.house.people.challenges import BrowserPlace, Challenges, KeyHolder
from tablee.kernel import Fault
from tablee.store.contract.people import Passkey
from tablee.store.people.passkeys import Passkeys

Result = TypeVar("Result")


class PasskeyChecks:
    """Makes challenges, and judges what comes back."""

    def __init__(
        self, stored: Passkeys, limits: Limits, wall: Callable[[], float], challenges: Challenges
    ) -> None:
        self._stored = stored
        self._limits = limits
        self._wall = wall
        self._queue = BackgroundQueue("passkeys", limits.passphrases_waiting)
        self._challenges = challenges

    # --- a new key -----------------------------------------------------------------------------

    async def offer(self, place: BrowserPlace, guest: str, seal: str, name: str) -> dict[str, Any]:
        """What the browser needs to make a key for this account, under this passphrase alone."""
        mine = await self._stored.of(guest)
        if len(mine) >= self._limits.passkeys_per_account:
            raise Fault("too_many_passkeys", most=self._limits.passkeys_per_account)
        handle = sha256(f"passkey {guest}".encode()).digest()  # a key must not tell the guest's id
        user, ids = KeyHolder(name, handle), [one.id for one in mine]
        challenge = self._challenges.make(guest + seal)
        wanted: dict[str, Any] = _library().offer(place, user, ids, challenge)
        return wanted

    async def take(
        self, place: BrowserPlace, guest: str, seal: str, label: str, answer: Mapping[str, Any]
    ) -> None:
        """Stores the key that the browser has made; not after another passphrase was set."""
        challenge = self._spend(answer, guest + seal)
        made = await self._judge(lambda: _library().take(place, challenge, answer))
        now = int(self._wall())
        new = Passkey(made.id, guest, place.host, made.key, made.count, label, now, now)
        if not await self._stored.add(new):
            raise Fault("bad_passkey")

    # --- a key that is used --------------------------------------------------------------------

    def ask(self, place: BrowserPlace) -> dict[str, Any]:
        """What the browser needs to find a key for this server."""
        wanted: dict[str, Any] = _library().ask(place, self._challenges.make(""))
        return wanted

    async def owner(self, place: BrowserPlace, answer: Mapping[str, Any]) -> str:
        """The guest whose key has signed; raises `bad_passkey`."""
        challenge = self._spend(answer, "")
        known = await self._stored.find(_text(answer.get("id")))
        if known is None or known.host != place.host:
            raise Fault("bad_passkey")
        count = await self._judge(lambda: _library().check(place, challenge, known.key, answer))
        if not await self._stored.use(known.id, count, int(self._wall())):
            raise Fault("bad_passkey")
        return known.guest

    # --- within --------------------------------------------------------------------------------

    def _spend(self, answer: Mapping[str, Any], guest: str) -> bytes:
        """The challenge that this answers; from now on it is spent."""
        try:
            challenge: bytes = _library().challenge_of(answer)
        except (KeyError, TypeError, ValueError, msgspec.DecodeError):
            raise Fault("bad_passkey") from None
        self._challenges.spend(challenge, guest)
        return challenge

    async def _judge(self, work: Callable[[], Result]) -> Result:
        """Every error of the library means `bad_passkey`."""
        try:
            return await self._queue.run(work)
        except Fault:
            raise
        except Exception:
            raise Fault("bad_passkey") from None


def _library() -> ModuleType:
    from tablee.house.people import (
        webauthn,  # loaded when it is needed, or when the server has opened
    )

    return webauthn


def _text(told: object) -> str:
    return told if isinstance(told, str) else ""
