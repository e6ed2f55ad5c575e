"""A mail server on this computer that keeps what it is given."""

import asyncio
import queue
import re
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, Envelope, LoginPassword, Session
from tests.server.certificates import server_context
from tests.server.hours import PATIENCE

USER, PASSWORD = "velkahra", "pass word of the mail server"


class Letterbox:
    """What arrived, oldest first; `answer` is what the server says to a mail."""

    def __init__(self) -> None:
        self.mails: queue.SimpleQueue[EmailMessage] = queue.SimpleQueue()
        self.answer = "250 OK"
        self.encrypted = False
        self.signed_in = False
        self.port = 0

    async def handle_DATA(self, server: Any, session: Session, envelope: Envelope) -> str:  # noqa: ANN401
        if self.answer.startswith("250"):
            self.encrypted = server.transport.get_extra_info("ssl_object") is not None
            self.signed_in = bool(session.authenticated)
            found = message_from_bytes(bytes(envelope.original_content or b""), policy=default)
            assert isinstance(found, EmailMessage)
            assert envelope.rcpt_tos == [str(found["To"])]
            self.mails.put(found)
        return self.answer

    def next(self) -> EmailMessage:
        return self.mails.get(timeout=PATIENCE)


def text_of(mail: EmailMessage) -> str:
    assert mail.get_content_type() == "text/plain"
    return str(mail.get_content())


def link_in(mail: EmailMessage, kind: str = "mail") -> str:
    """Find the path of a link of ours in a mail."""
    found = re.search(rf"https://table\.example(/{kind}/\S+)", text_of(mail))
    assert found
    return found[1]


class AnyPort(Controller):
    """Listens on whatever port is free."""

    def _trigger_server(self) -> None:
        assert isinstance(self.server, asyncio.Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]


@contextmanager
def letterbox(
    tls: str = "none", certificate: Path | None = None, auth: bool = False
) -> Iterator[Letterbox]:
    """Run a mail server; `tls` as in the settings."""

    def check(*asked: object) -> AuthResult:
        right = LoginPassword(USER.encode(), PASSWORD.encode())
        return AuthResult(success=asked[-1] == right)

    context = server_context(certificate) if certificate else None
    box = Letterbox()
    controller = AnyPort(
        box,
        hostname="127.0.0.1",
        port=0,
        ssl_context=context if tls == "tls" else None,
        tls_context=context if tls == "starttls" else None,
        authenticator=check if auth else None,
        auth_required=auth,
        auth_require_tls=tls == "starttls",
    )
    controller.start()
    box.port = controller.port
    try:
        yield box
    finally:
        controller.stop()
