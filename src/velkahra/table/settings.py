"""What whoever runs a server can set."""

from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True):
    """How a server behaves.

    Attributes:
        data: the folder the tables are kept in.
        bot_pause: seconds a bot waits before it acts, so that people can follow.
        bot_seconds: seconds a bot may think; then a random legal action is played.
        message_bytes: the longest message a page may send.
        messages_a_second: how fast a page may send them; twice as many at once are let through.
        abuses: messages that are not understood, or too many, before a page is cut off.
        rooms: tables kept in memory when nobody looks at them.
    """

    data: Path
    bot_pause: float = 0.4
    bot_seconds: float = 5.0
    message_bytes: int = 4096
    messages_a_second: float = 20.0
    abuses: int = 50
    rooms: int = 200
