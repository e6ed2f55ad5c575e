"""The terms of a table, agreed when it was opened."""

from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec

from velkahra.server.domain import links


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


def now() -> str:
    """Return the time in ISO 8601, as `TableRow.created` has it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def new_row(
    secret: str,
    game: str,
    rules: int,
    options: dict[str, str],
    language: str,
    seed: str,
    players: Sequence[str],
    created: str,
) -> TableRow:
    """Return the terms of a table with a new name; its links follow from the host's `secret`."""
    seats = tuple(SeatRow(who, links.key(links.token(secret, n))) for n, who in enumerate(players))
    keys = links.key(secret), links.key(links.token(secret, links.WATCH))
    return TableRow(links.new_name(), game, rules, options, language, seed, *keys, created, seats)
