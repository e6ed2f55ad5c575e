"""The terms of a table, agreed when it was opened."""

import msgspec


class SeatRow(msgspec.Struct, frozen=True):
    """A seat: `player` is "person" or "bot NAME"; `key` is the hash of its link."""

    player: str
    key: bytes

    @property
    def bot(self) -> str:
        """The bot's name, or "" for a person."""
        return self.player.removeprefix("bot ") if self.player.startswith("bot ") else ""


class TableRow(msgspec.Struct, frozen=True):
    """The terms of a table, with the dealer's secret seed.

    Attributes:
        id: its name in addresses.
        rules: the version of the game's rules.
        host_key, watch_key: the hashes of the host's and the spectators' link.
        created: when it was opened, in ISO 8601.
        seats: who plays, in order.
    """

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
