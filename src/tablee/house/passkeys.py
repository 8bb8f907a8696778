"""Passkeys: a key in somebody's phone or computer signs a challenge that was never used before.

The library checks what the browser sends; here is what the library leaves to its user: which
challenges are open, which host and origin are ours, whose key it is, and whether it was copied.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, TypeVar

import msgspec
from fido2.server import Fido2Server
from fido2.utils import websafe_decode, websafe_encode
from fido2.webauthn import (
    AttestationConveyancePreference,
    AttestedCredentialData,
    AuthenticationResponse,
    AuthenticatorData,
    PublicKeyCredentialDescriptor,
    PublicKeyCredentialParameters,
    PublicKeyCredentialRpEntity,
    PublicKeyCredentialType,
    PublicKeyCredentialUserEntity,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from tablee.house.aside import Aside
from tablee.house.challenges import Challenges
from tablee.house.limits import Limits
from tablee.kernel import Fault
from tablee.store.passkeys import Passkey, Passkeys

ALGORITHMS = (-7, -8, -257)
"""ES256, EdDSA and RS256, which all browsers and keys have."""
LARGEST_KEY = 2_000
"""Bytes of a public key with its id."""
PREFERRED = UserVerificationRequirement.PREFERRED

logging.getLogger("fido2").setLevel(logging.WARNING)  # at `info` it writes ids of keys
Result = TypeVar("Result")


class Place(msgspec.Struct, frozen=True):
    """Where a browser thinks it is."""

    host: str
    origin: str


class PasskeyDesk:
    """Makes challenges, and judges what comes back."""

    def __init__(
        self, stored: Passkeys, limits: Limits, wall: Callable[[], float], challenges: Challenges
    ) -> None:
        self._stored = stored
        self._limits = limits
        self._wall = wall
        self._aside = Aside("passkeys", limits.passphrases_waiting)
        self._challenges = challenges

    # --- a new key -----------------------------------------------------------------------------

    async def offer(self, place: Place, guest: str, name: str) -> dict[str, Any]:
        """What the browser needs to make a key for this account."""
        mine = await self._stored.of(guest)
        if len(mine) >= self._limits.passkeys_per_account:
            raise Fault("too_many_passkeys", most=self._limits.passkeys_per_account)
        handle = sha256(f"passkey {guest}".encode()).digest()  # a key must not tell the guest's id
        user = PublicKeyCredentialUserEntity(name=name, id=handle, display_name=name)
        options, _ = _server(place).register_begin(
            user,
            [_descriptor(one) for one in mine],
            resident_key_requirement=ResidentKeyRequirement.REQUIRED,
            user_verification=PREFERRED,
            challenge=self._challenges.make(guest),
        )
        return dict(options.public_key)

    async def take(self, place: Place, guest: str, label: str, answer: Mapping[str, Any]) -> None:
        """Stores the key that the browser has made."""
        state = self._spend(answer, guest)
        made = await self._judge(lambda: _server(place).register_complete(state, answer))
        key = made.credential_data
        if key is None or len(key) > LARGEST_KEY or key.public_key.ALGORITHM not in ALGORITHMS:
            raise Fault("bad_passkey")
        id, now = websafe_encode(key.credential_id), int(self._wall())
        new = Passkey(id, guest, place.host, websafe_encode(key), made.counter, label, now, now)
        if not await self._stored.add(new):
            raise Fault("bad_passkey")

    # --- a key that is used --------------------------------------------------------------------

    def ask(self, place: Place) -> dict[str, Any]:
        """What the browser needs to find a key of this server, whoever has it."""
        new = self._challenges.make("")
        options, _ = _server(place).authenticate_begin(user_verification=PREFERRED, challenge=new)
        return dict(options.public_key)

    async def owner(self, place: Place, answer: Mapping[str, Any]) -> str:
        """The guest whose key has signed; raises `bad_passkey`."""
        state = self._spend(answer, "")
        known = await self._stored.find(_text(answer.get("id")))
        if known is None or known.host != place.host:
            raise Fault("bad_passkey")
        shown = await self._judge(lambda: _check(place, state, known, answer))
        if known.count > 0 and shown.counter <= known.count:  # a copy of it was used meanwhile
            raise Fault("bad_passkey")
        await self._stored.use(known.id, shown.counter, int(self._wall()))
        return known.guest

    # --- within --------------------------------------------------------------------------------

    def _spend(self, answer: Mapping[str, Any], guest: str) -> dict[str, Any]:
        """The challenge that is answered here, which is over now, as the library wants it."""
        challenge = _challenge_of(answer)
        self._challenges.spend(challenge, guest)
        return {"challenge": websafe_encode(challenge), "user_verification": PREFERRED}

    async def _judge(self, work: Callable[[], Result]) -> Result:
        """The library raises whatever it stumbles over; all of it means the same."""
        try:
            return await self._aside.run(work)
        except Fault:
            raise
        except Exception:
            raise Fault("bad_passkey") from None


def _server(place: Place) -> Fido2Server:
    rp = PublicKeyCredentialRpEntity(name=place.host, id=place.host)
    no_maker = AttestationConveyancePreference.NONE
    server = Fido2Server(rp, no_maker, verify_origin=lambda origin: origin == place.origin)
    server.allowed_algorithms = [
        PublicKeyCredentialParameters(type=PublicKeyCredentialType.PUBLIC_KEY, alg=one)
        for one in ALGORITHMS
    ]
    return server


def _check(
    place: Place, state: Any, known: Passkey, answer: Mapping[str, Any]
) -> AuthenticatorData:
    key = AttestedCredentialData(websafe_decode(known.key))
    _server(place).authenticate_complete(state, [key], answer)
    return AuthenticationResponse.from_dict(answer).response.authenticator_data


def _descriptor(passkey: Passkey) -> PublicKeyCredentialDescriptor:
    kind = PublicKeyCredentialType.PUBLIC_KEY
    return PublicKeyCredentialDescriptor(type=kind, id=websafe_decode(passkey.id))


def _challenge_of(answer: Mapping[str, Any]) -> bytes:
    """Which challenge it says to answer; the library checks whether it was signed."""
    try:
        told = msgspec.json.decode(websafe_decode(answer["response"]["clientDataJSON"]))
        return websafe_decode(told["challenge"])
    except (KeyError, TypeError, ValueError, msgspec.DecodeError):
        raise Fault("bad_passkey") from None


def _text(told: object) -> str:
    return told if isinstance(told, str) else ""
