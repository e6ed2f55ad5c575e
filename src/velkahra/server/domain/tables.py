"""What was agreed when a table was opened."""

import msgspec


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits on a seat: `player` is "person" or "bot NAME"; `key` the hash of the seat's link."""

    player: str
    key: bytes

    @property
    def bot(self) -> str:
        """The bot's name, or "" for a person."""
        return self.player.removeprefix("bot ") if self.player.startswith("bot ") else ""


class TableRow(msgspec.Struct, frozen=True):
    """What was agreed when a table was opened, with the dealer's secret seed."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    language: str
    seed: str
    host_key: bytes
    watch_key: bytes
    created: str
    seats: tuple[SeatRow, ...]
