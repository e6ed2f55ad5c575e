"""The WebSocket as the server speaks it: uvicorn's, with a larger window for its compressor."""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

# 8 kB hold a page's last two updates, so that the next one is told in half the bytes of uvicorn's
# 4 kB. It costs 16 kB of memory for each connection; still larger windows cost more and save less.
WINDOW_BITS: Final = 13


class Wire(WebSocketsSansIOProtocol):
    """A connection."""

    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401 - as uvicorn has it
        super().__init__(*arguments, **named)
        if self.conn.available_extensions:
            self.conn.available_extensions = [
                ServerPerMessageDeflateFactory(
                    server_max_window_bits=WINDOW_BITS,
                    client_max_window_bits=12,
                    compress_settings={"memLevel": 5},
                )
            ]
