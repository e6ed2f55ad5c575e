"""A shard: some games of a series as two Parquet files, the same bytes wherever they are made."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import pyarrow as pa
from pyarrow import parquet

from velkahra import bots as roster
from velkahra import envs
from velkahra.bots.arena.dealing import generator, seed_of
from velkahra.bots.arena.match import LIMIT
from velkahra.bots.arena.series import Series, series_of
from velkahra.core.contract.options import Options
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.play import record, seat_knowledge
from velkahra.envs.dataset import columns
from velkahra.envs.table import Table

FORMAT: Final = "velkahra-dataset-1"
KEY: Final = b"velkahra"
"""Under this key the metadata of each file says which shard it is."""
ROWS: Final = 4096  # a row group has at least so many decisions, but for the last
SHARD: Final = 25


class Settings(
    msgspec.Struct, frozen=True, tag_field="format", tag=FORMAT, forbid_unknown_fields=True
):
    """The settings of a data set, besides the number of games.

    Attributes:
        series: the game, the bots, the options and the seed, as in the arena.
        shard: the number of games in a file.
        recall: how many of the last decisions an observation has.
    """

    series: Series
    shard: int
    recall: int = 0

    def table(self) -> Table:
        """Return a table at which the games can be played."""
        series = self.series
        return Table(series.game, len(series.bots), series.options, self.recall)

    def schemas(self) -> tuple[pa.Schema, pa.Schema]:
        """Return the schemas of the files of games and of decisions, without metadata."""
        decisions = columns.decisions(self.table().observing.size)
        return columns.schema(columns.GAMES, {}), columns.schema(decisions, {})

    def differences(self, other: "Settings") -> list[str]:
        """List in words in what other settings differ."""
        found = self.series.differences(other.series)
        if self.shard != other.shard:
            found.append(f"{self.shard} games a file there, {other.shard} here")
        if self.recall != other.recall:
            found.append(f"recall {self.recall} there, {other.recall} here")
        return found


class Written(msgspec.Struct, frozen=True):
    """A shard, and the contents of its two Parquet files."""

    shard: "Shard"
    decisions: bytes
    games: bytes


class Shard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The games of a pair of files, which any process can play: `number`, from 0, of a data set.

    Only the last one may have fewer `games` than others.
    """

    settings: Settings
    number: int
    games: int

    @property
    def first(self) -> int:
        """The number, from 0, of its first game."""
        return self.number * self.settings.shard

    def run(self) -> Written:
        """Play the games, and return them as Parquet."""
        table, metadata = self.settings.table(), {KEY: msgspec.json.encode(self)}
        of = columns.schema(columns.decisions(table.observing.size), metadata)
        games: list[dict[str, Any]] = []
        buffer = pa.BufferOutputStream()
        with parquet.ParquetWriter(buffer, of, compression="zstd") as writer:
            for group in _groups(_games(self, table, of, games)):
                writer.write_table(group, row_group_size=group.num_rows)
        summary = pa.Table.from_pylist(games, columns.schema(columns.GAMES, metadata))
        return Written(self, bytes(buffer.getvalue()), parquet_of(summary))


def settings_of(
    game: str,
    bots: Sequence[str],
    seed: int,
    options: Options | None = None,
    shard: int = SHARD,
    recall: int = 0,
) -> Settings:
    """Return checked settings; `shard` is the number of games in a file.

    Raises: VelkahraError for an unknown game, bot or option, a wrong number of bots, a game without
        observations, no games in a file, or a recall below 0.
    """
    if shard < 1:
        raise VelkahraError(f"shard must be 1 or more games, not {shard}")
    settings = Settings(
        series_of(game, bots, seed, options, [Path(envs.__file__).parent]), shard, recall
    )
    settings.table()
    return settings


def parquet_of(table: pa.Table) -> bytes:
    """Return the bytes of a table's file."""
    buffer = pa.BufferOutputStream()
    parquet.write_table(table, buffer, compression="zstd")
    return bytes(buffer.getvalue())


def _groups(tables: Iterator[pa.Table]) -> Iterator[pa.Table]:
    """Yield the same rows in tables of at least `ROWS` rows, but for the last."""
    waiting: list[pa.Table] = []
    for table in tables:
        waiting.append(table)
        if sum(each.num_rows for each in waiting) >= ROWS:
            yield pa.concat_tables(waiting)
            waiting = []
    if waiting:
        yield pa.concat_tables(waiting)


def _games(
    shard: Shard, table: Table, of: pa.Schema, games: list[dict[str, Any]]
) -> Iterator[pa.Table]:
    """Yield the decisions of one game after the other, and add a row for each to `games`."""
    series = shard.settings.series
    for number in range(shard.first, shard.first + shard.games):
        made = _play(series, number, table)
        returns = table.returns()
        yield columns.table(of, made, [returns[d.seat] if table.is_over else None for d in made])
        games.append(
            {
                "game": number,
                "bots": series.seating(number),
                "plies": len(table.plies),
                "is_over": table.is_over,
                "returns": returns,
                "record": record.write_record(table.record()),
            }
        )


def _play(series: Series, number: int, table: Table) -> list[columns.Decision]:
    """Play a game at a table, each part with a generator of its own; return its decisions."""
    table.begin(seed_of(series.seed, number, "chance"))
    looks = generator(series.seed, number, "looks")
    players = [
        (roster.make(name), generator(series.seed, number, "bot", seat))
        for seat, name in enumerate(series.seating(number))
    ]
    made: list[columns.Decision] = []
    while not table.is_over and len(table.plies) < LIMIT:
        seat = int(table.state.actor())
        bot, rng = players[seat]
        known = table.game.judge, table.state, seat, looks, table.history
        knowledge = seat_knowledge.SeatKnowledge(*known)
        made.append(_decision(table, number, seat, int(bot.choose(knowledge, rng))))
        table.act(seat, made[-1].action)
    return made


def _decision(table: Table, number: int, seat: int, action: int) -> columns.Decision:
    return columns.Decision(
        number,
        len(table.plies),
        seat,
        table.game.decision(table.state, seat),
        table.observe(seat),
        table.legal(seat).astype(np.int32),
        action,
    )
