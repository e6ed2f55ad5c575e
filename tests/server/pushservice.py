"""A push service on this computer, and a browser that can read what it is sent."""

import json
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric import ec
from tests.server.certificates import server_context
from tests.server.hours import PATIENCE

from velkahra.server.web.notices.webpush import encoded, public


class FakeBrowser:
    """Has the keys with which a subscription is read."""

    def __init__(self, service: "PushService", name: str = "one") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))
        self.endpoint = f"{service.url}/{name}"

    def form(self, wish: str = "on") -> dict[str, str]:
        """Give what the page sends."""
        key = encoded(public(self.key))
        return {"wish": wish, "endpoint": self.endpoint, "p256dh": key, "auth": encoded(self.auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        found: dict[str, Any] = json.loads(plain)
        return found


class PushService:
    """Keeps what it is sent as (path, headers, body); `status` is its answer."""

    def __init__(self, certificate: Path) -> None:
        self.got: queue.SimpleQueue[tuple[str, dict[str, str], bytes]] = queue.SimpleQueue()
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.got.put((self.path, headers, body))
                self.send_response(service.status)
                if service.status == 302:
                    self.send_header("location", f"{service.url}/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *args: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        context = server_context(certificate)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.url = f"https://localhost:{self.server.server_port}"

    def next(self) -> tuple[str, dict[str, str], bytes]:
        return self.got.get(timeout=PATIENCE)

    def silent(self, seconds: float = 0.5) -> bool:
        try:
            self.got.get(timeout=seconds)
        except queue.Empty:
            return True
        return False


@contextmanager
def push_service(certificate: Path) -> Iterator[PushService]:
    service = PushService(certificate)
    thread = threading.Thread(target=service.server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    yield service
    service.server.shutdown()
    service.server.server_close()
