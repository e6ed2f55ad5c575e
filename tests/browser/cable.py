"""A way to a server that can be cut and mended, for pages that lose their connection."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

CHUNK = 65_536


class Cable:
    """A port of its own whose connections lead to a server's.

    Attributes:
        port: where pages reach the server through it.
    """

    def __init__(self, to: int) -> None:
        self._to = to
        self._whole = True
        self._deaf = False
        self._open: set[socket.socket] = set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    def swallow(self) -> None:
        """Lose whatever the server answers from now on; what pages send still arrives."""
        self._deaf = True

    def cut(self) -> None:
        """End every connection, and let none through until `mend`."""
        self._whole = False
        for end in list(self._open):
            self._hang_up(end)

    def mend(self) -> None:
        """Let new connections through."""
        self._whole, self._deaf = True, False

    def close(self) -> None:
        """End every connection for good."""
        self.cut()
        self._listening.close()

    def _serve(self) -> None:
        with suppress(OSError):  # the listening socket was closed
            while True:
                page, _ = self._listening.accept()
                self._join(page)

    def _join(self, page: socket.socket) -> None:
        try:
            server = socket.create_connection(("127.0.0.1", self._to)) if self._whole else None
        except OSError:  # the server is down
            server = None
        if server is None:
            page.close()
            return
        self._open |= {page, server}
        for start, end, answers in ((page, server, False), (server, page, True)):
            threading.Thread(target=self._carry, args=(start, end, answers), daemon=True).start()

    def _carry(self, start: socket.socket, end: socket.socket, answers: bool) -> None:
        with suppress(OSError):
            while data := start.recv(CHUNK):
                if not (answers and self._deaf):
                    end.sendall(data)
        self._hang_up(start)
        self._hang_up(end)

    def _hang_up(self, end: socket.socket) -> None:
        self._open.discard(end)
        with suppress(OSError):  # the other end has hung up
            end.shutdown(socket.SHUT_RDWR)
        end.close()


@contextmanager
def cable(to: int) -> Iterator[Cable]:
    """Lay a cable to a server's port for as long as the block lasts."""
    laid = Cable(to)
    try:
        yield laid
    finally:
        laid.close()
