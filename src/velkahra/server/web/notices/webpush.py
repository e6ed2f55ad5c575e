"""Web push: messages to a browser's push service that only that browser can read.

Encryption after RFC 8291, the server's own signature (VAPID) after RFC 8292. The address of the
service comes from the browser, so it is not trusted: https only, and never a private address,
which is looked up and then connected to as it was found.
"""

import http.client
import ipaddress
import os
import socket
import ssl
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from typing import Final
from urllib.parse import SplitResult, urlsplit

import http_ece  # type: ignore[import-untyped]
import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils

from velkahra.server.web.notices.browsers import KEY_FILE, PushError, Subscription

SECONDS: Final = 10.0
TOKEN_SECONDS: Final = 12 * 3600
LIVES_SECONDS: Final = 24 * 3600
LONGEST_ENDPOINT: Final = 1000
LONGEST_PAYLOAD: Final = 3000
KEY_BYTES: Final = 65
AUTH_BYTES: Final = 16
HTTPS: Final = 443
_UNICAST: Final = ipaddress.ip_network("2000::/3")
_TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")  # RFC 6052: contains an IPv4 address


def read_or_make_key(folder: Path) -> ec.EllipticCurvePrivateKey:
    """Return the server's private key, made if there is none. Raises: OSError, ValueError."""
    file = folder / KEY_FILE
    if not file.exists():
        _make_key(file)
    found = serialization.load_pem_private_key(file.read_bytes(), None)
    if not isinstance(found, ec.EllipticCurvePrivateKey):
        raise ValueError(f"{file} contains no key for push notifications")
    return found


def _make_key(file: Path) -> None:
    pem = ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    part = file.with_suffix(f".part{os.getpid()}")
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as new:
        new.write(pem)
        new.flush()
        os.fsync(new.fileno())
    try:
        os.link(part, file)  # of several servers that make one, the first one's counts
    except FileExistsError:
        pass
    except OSError:  # not every file system has links
        os.replace(part, file)
    part.unlink(missing_ok=True)


def public(key: ec.EllipticCurvePrivateKey) -> bytes:
    """Return the public key for browsers and push services: an uncompressed point, 65 bytes."""
    return key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def subscription(endpoint: str, key: str, auth: str) -> Subscription:
    """Return a subscription; the keys are in base64url. Raises: PushError if it is unusable."""
    address_of(endpoint)
    try:
        made = Subscription(endpoint, _decoded(key), _decoded(auth))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), made.key)
    except ValueError as error:
        raise PushError("the keys of the browser must be base64url") from error
    if len(made.key) != KEY_BYTES or len(made.auth) != AUTH_BYTES:
        raise PushError("the keys of the browser have the wrong length")
    return made


def address_of(endpoint: str) -> SplitResult:
    """Split the address of a push service. Raises: PushError unless it is an https address."""
    if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable():
        raise PushError("the address of the push service is too long or has odd characters")
    try:
        parts = urlsplit(endpoint)
        usable = parts.scheme == "https" and parts.hostname and parts.port != 0
    except ValueError as error:
        raise PushError("the address of the push service is not a valid URL") from error
    if not usable or "@" in parts.netloc or " " in endpoint:
        raise PushError("the address of a push service must begin with https://")
    return parts


def resolved(endpoint: str, private: bool) -> list[str]:
    """Return the network addresses of a push service.

    Raises: PushError if one is not public, unless `private` ones are allowed too.
    """
    parts = address_of(endpoint)
    try:
        found = socket.getaddrinfo(parts.hostname, parts.port or HTTPS, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise PushError("the host of the push service cannot be found") from error
    addresses = list(dict.fromkeys(str(entry[4][0]) for entry in found))
    if not private and not all(is_public(address) for address in addresses):
        raise PushError("the push service is at an address that is not public")
    return addresses


def is_public(address: str) -> bool:
    """Return whether an address, in any notation, is public: not local, not through a tunnel."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv4Address):
        return found.is_global and not found.is_multicast
    if found in _TRANSLATED:
        return is_public(str(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)))
    tunnels = found.scope_id or found.sixtofour or found.teredo
    return found.is_global and found in _UNICAST and not tunnels


def encrypted(to: Subscription, payload: bytes) -> bytes:
    """Return the payload encrypted for a browser, after RFC 8291. Raises: PushError if too long."""
    if len(payload) > LONGEST_PAYLOAD:
        raise PushError(f"{len(payload)} bytes are too many; {LONGEST_PAYLOAD} can be pushed")
    passing = ec.generate_private_key(ec.SECP256R1())
    body: bytes = http_ece.encrypt(
        payload, private_key=passing, dh=to.key, auth_secret=to.auth, version="aes128gcm"
    )
    return body


def signature(
    key: ec.EllipticCurvePrivateKey, endpoint: str, subject: str, now: int
) -> dict[str, str]:
    """Return headers with a JSON Web Token (ES256) for a push service. Source: RFC 8292.

    `subject` is how the operator can be reached (`mailto:` or https), `now` is in Unix seconds.
    """
    parts = address_of(endpoint)
    audience = f"{parts.scheme}://{parts.netloc}"
    claims = {"aud": audience, "exp": now + TOKEN_SECONDS, "sub": subject}
    head = encoded(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
    text = f"{head}.{encoded(msgspec.json.encode(claims))}"
    r, s = utils.decode_dss_signature(key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
    signed = encoded(r.to_bytes(32) + s.to_bytes(32))
    return {"authorization": f"vapid t={text}.{signed}, k={encoded(public(key))}"}


def post(to: Subscription, body: bytes, headers: dict[str, str], private: bool) -> int:
    """Send an encrypted body and return the HTTP status, no redirections; call it in a thread.

    `private` allows addresses that are not public. Raises: PushError, OSError, HTTPException of
    http.client.
    """
    parts = address_of(to.endpoint)
    sent = {
        "content-type": "application/octet-stream",
        "content-encoding": "aes128gcm",
        "ttl": str(LIVES_SECONDS),
        **headers,
    }
    path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
    connection = _Found(parts.hostname or "", parts.port or HTTPS, resolved(to.endpoint, private))
    try:
        connection.request("POST", path, body, sent)
        return connection.getresponse().status
    finally:
        connection.close()


class _Found(http.client.HTTPSConnection):
    """A connection to an address that was looked up and checked; no name is looked up again."""

    def __init__(self, host: str, port: int, addresses: list[str]) -> None:
        self._encryption: Final = ssl.create_default_context()
        super().__init__(host, port, timeout=SECONDS, context=self._encryption)
        self._addresses: Final = addresses
        self._end: threading.Timer | None = None  # of a service that speaks on and on

    def connect(self) -> None:
        """Connect to the first address that answers."""
        problem: OSError | None = None
        for address in self._addresses:
            try:
                plain = socket.create_connection((address, self.port), SECONDS)
            except OSError as error:
                problem = error
                continue
            self.sock = self._encryption.wrap_socket(plain, server_hostname=self.host)
            self._end = threading.Timer(SECONDS, self.sock.shutdown, (socket.SHUT_RDWR,))
            self._end.daemon = True
            self._end.start()
            return
        raise problem or OSError("there is no address")

    def close(self) -> None:
        """Close the connection."""
        if self._end is not None:
            self._end.cancel()
        super().close()


def encoded(raw: bytes) -> str:
    """Return bytes as base64url without padding."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def _decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
