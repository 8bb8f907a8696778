"""What the library fido2 does for passkeys.

Loading it takes long, so the server loads it after it has opened, and no module imports this one at
the top.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from fido2.server import Fido2Server
from fido2.utils import websafe_decode, websafe_encode
from fido2.webauthn import (
    AttestationConveyancePreference,
    AttestedCredentialData,
    AuthenticationResponse,
    PublicKeyCredentialDescriptor,
    PublicKeyCredentialParameters,
    PublicKeyCredentialRpEntity,
    PublicKeyCredentialType,
    PublicKeyCredentialUserEntity,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from tablee.house.people.challenges import BrowserPlace, KeyHolder

ALGORITHMS = (-7, -8, -257)
"""ES256, EdDSA and RS256, which all browsers and keys have."""
LARGEST_KEY = 2_000
"""Bytes of a public key with its id."""
PREFERRED = UserVerificationRequirement.PREFERRED
KIND = PublicKeyCredentialType.PUBLIC_KEY

logging.getLogger("fido2").setLevel(logging.WARNING)  # at `info` it writes ids of keys


class Made(msgspec.Struct, frozen=True):
    """A new key, as it is stored."""

    id: str
    key: str
    count: int


def offer(
    place: BrowserPlace, user: KeyHolder, mine: Iterable[str], challenge: bytes
) -> dict[str, Any]:
    """What a browser needs to make a key; `mine`: the keys there are already."""
    options, _ = _server(place).register_begin(
        PublicKeyCredentialUserEntity(name=user.name, id=user.handle, display_name=user.name),
        [PublicKeyCredentialDescriptor(type=KIND, id=websafe_decode(one)) for one in mine],
        resident_key_requirement=ResidentKeyRequirement.REQUIRED,
        user_verification=PREFERRED,
        challenge=challenge,
    )
    return dict(options.public_key)


def take(place: BrowserPlace, challenge: bytes, answer: Mapping[str, Any]) -> Made:
    """The key that the browser has made; raises where it is none we take."""
    made = _server(place).register_complete(_state(challenge), answer)
    key = made.credential_data
    if key is None or len(key) > LARGEST_KEY or key.public_key.ALGORITHM not in ALGORITHMS:
        raise ValueError("no such keys here")
    return Made(websafe_encode(key.credential_id), websafe_encode(key), made.counter)


def ask(place: BrowserPlace, challenge: bytes) -> dict[str, Any]:
    """What a browser needs to find a key of this server, whoever has it."""
    server = _server(place)
    options, _ = server.authenticate_begin(user_verification=PREFERRED, challenge=challenge)
    return dict(options.public_key)


def check(place: BrowserPlace, challenge: bytes, key: str, answer: Mapping[str, Any]) -> int:
    """The key's own count of its uses; raises if the key did not sign this."""
    known = AttestedCredentialData(websafe_decode(key))
    _server(place).authenticate_complete(_state(challenge), [known], answer)
    return int(AuthenticationResponse.from_dict(answer).response.authenticator_data.counter)


def challenge_of(answer: Mapping[str, Any]) -> bytes:
    """The challenge it claims to answer. Whether it was signed is checked later."""
    told = msgspec.json.decode(websafe_decode(answer["response"]["clientDataJSON"]))
    return websafe_decode(told["challenge"])


def _state(challenge: bytes) -> dict[str, Any]:
    return {"challenge": websafe_encode(challenge), "user_verification": PREFERRED}


def _server(place: BrowserPlace) -> Fido2Server:
    rp = PublicKeyCredentialRpEntity(name=place.host, id=place.host)
    no_maker = AttestationConveyancePreference.NONE
    server = Fido2Server(rp, no_maker, verify_origin=lambda origin: origin == place.origin)
    server.allowed_algorithms = [
        PublicKeyCredentialParameters(type=KIND, alg=one) for one in ALGORITHMS
    ]
    return server
