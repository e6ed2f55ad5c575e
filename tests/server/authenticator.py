"""A security key made of software: WebAuthn level 2, ES256, attestation "none"."""

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """Holds one passkey; `origin` is the page it believes to be on."""

    def __init__(self, origin: str, rp_id: str = "localhost") -> None:
        self.origin = origin
        self.rp_id = rp_id
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.handle = b""
        self.count = 0

    def make(self, options: dict[str, Any]) -> str:
        """Answer `navigator.credentials.create`."""
        self.handle = decoded(options["user"]["id"])
        data = self._data(PRESENT | VERIFIED | ATTESTED) + bytes(16)
        data += len(self.id).to_bytes(2, "big") + self.id + self._public()
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        return self._answer(clientDataJSON=client, attestationObject=attestation)

    def sign(self, options: dict[str, Any]) -> str:
        """Answer `navigator.credentials.get`."""
        self.count += 1
        data = self._data(PRESENT | VERIFIED)
        client = self._client("webauthn.get", options["challenge"])
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            clientDataJSON=client, authenticatorData=data, signature=signed, userHandle=self.handle
        )

    def _answer(self, **response: bytes) -> str:
        texts = {name: encoded(raw) for name, raw in response.items()}
        key = encoded(self.id)
        return json.dumps({"id": key, "rawId": key, "type": "public-key", "response": texts})

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, flags: int) -> bytes:
        site = hashlib.sha256(self.rp_id.encode()).digest()
        return site + bytes([flags]) + self.count.to_bytes(4, "big")

    def _public(self) -> bytes:
        point = self.key.public_key().public_numbers()
        x, y = point.x.to_bytes(32, "big"), point.y.to_bytes(32, "big")
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
