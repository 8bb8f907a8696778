"""A key such as phones and computers have, and the browser around it, in software."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2.cose import ES256
from fido2.utils import websafe_encode
from fido2.webauthn import (
    Aaguid,
    AttestationObject,
    AttestedCredentialData,
    AuthenticatorData,
    CollectedClientData,
)

HOST, ORIGIN = "testserver", "http://testserver"
FLAG = AuthenticatorData.FLAG


class Authenticator:
    """One key. Any part of what it says can be made wrong."""

    def __init__(self, host: str = HOST, origin: str = ORIGIN) -> None:
        self.host, self.origin = host, origin
        self.count = 0
        self.id = secrets.token_bytes(16)
        self._secret = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """`navigator.credentials.create`, as JSON."""
        public = ES256.from_cryptography_key(self._secret.public_key())  # type: ignore[no-untyped-call]
        key = AttestedCredentialData.create(Aaguid.NONE, self.id, public)
        shown = AuthenticatorData.create(self._hash(), FLAG.UP | FLAG.UV | FLAG.AT, 0, key)
        made = AttestationObject.create("none", shown, {})
        said = {
            "clientDataJSON": websafe_encode(self._said("webauthn.create", options)),
            "attestationObject": websafe_encode(made),
        }
        return self._answer(said)

    def use(self, options: dict[str, Any], flags: FLAG = FLAG.UP | FLAG.UV) -> dict[str, Any]:
        """`navigator.credentials.get`, as JSON."""
        said = self._said("webauthn.get", options)
        shown = AuthenticatorData.create(self._hash(), flags, self.count)
        signed = self._secret.sign(bytes(shown) + said.hash, ec.ECDSA(hashes.SHA256()))
        answer = {
            "clientDataJSON": websafe_encode(said),
            "authenticatorData": websafe_encode(shown),
            "signature": websafe_encode(signed),
        }
        return self._answer(answer)

    def _said(self, kind: str, options: dict[str, Any]) -> CollectedClientData:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return CollectedClientData(json.dumps(said).encode())

    def _hash(self) -> bytes:
        return hashlib.sha256(self.host.encode()).digest()

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        id = websafe_encode(self.id)
        return {
            "id": id,
            "rawId": id,
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
        }
