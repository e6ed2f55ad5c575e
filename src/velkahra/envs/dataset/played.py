"""Games that were played elsewhere as data: the same two tables, with a card of their own."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import pyarrow as pa

from velkahra.core import files, registry
from velkahra.core.contract import events
from velkahra.core.contract.state import CHANCE
from velkahra.core.play.record import Record, read_record, write_record
from velkahra.envs.dataset import card, columns, shards
from velkahra.envs.observing import Observing, Recall

Lineup = tuple[int, tuple[tuple[str, str], ...]]
"""The number of seats, and the options: games that share them are one data set."""
PLAYERS: Final = columns.Column("bots", pa.list_(pa.string()), "the bot of each seat, or `person`")


class Played(msgspec.Struct, frozen=True):
    """A line of a file of played games: a record as text, and the player of each seat."""

    players: list[str]
    record: str


LEAD: Final = """\
Games of people, with others and with bots, played on a server of velkahra. Every person agreed, at
the table, that the game may be open data. There are no names, no chat and no times."""
NOTE: Final = """\
Games were not chosen by strength, and nobody knows how hard the players tried. People who agree to
publish their games may play differently from others."""


def write_played(folder: Path, game: str, file: Path) -> int:
    """Write a data set for each line-up of the games in a file, and return how many games it has.

    Raises: VelkahraError for a file that is no list of games, RecordError for a broken record.
    """
    title = registry.game(game)
    found: dict[Lineup, list[tuple[list[str], Record]]] = {}
    for line in files.read_file(file).splitlines():
        one = files.decode_json(line, Played, f"{file} is broken")
        record = read_record(one.record, title)
        key = record.seats, tuple(record.options.items())
        found.setdefault(key, []).append((one.players, record))
    for number, games in enumerate(found.values(), 1):
        _write(folder / f"{game}-{games[0][1].seats}-seats-{number}", games)
    return sum(len(games) for games in found.values())


def _write(folder: Path, games: Sequence[tuple[list[str], Record]]) -> None:
    """Write the data set of games with the same line-up."""
    first, game = games[0][1], registry.game(games[0][1].game)
    observing = Observing(game, first.seats, first.options)
    of = columns.schema(columns.decisions(observing.size), {})
    parts = [_decisions(of, observing, number, record) for number, (_, record) in enumerate(games)]
    decisions = pa.concat_tables(parts)
    about = [PLAYERS if one.name == PLAYERS.name else one for one in columns.GAMES]
    rows = [_summary(number, *one) for number, one in enumerate(games)]
    summary = pa.Table.from_pylist(rows, columns.schema(about, {}))
    for name, table in (("decisions", decisions), ("games", summary)):
        (folder / name).mkdir(parents=True, exist_ok=True)
        files.write_whole(folder / name / "00000.parquet", shards.parquet_of(table))
    facts = card.lineup(game, first.rules, first.seats, first.options)
    text = card.card_of(
        observing,
        decisions.num_rows,
        about,
        facts | {"games": len(games), "decisions": decisions.num_rows},
        game=game.name,
        actions=game.space.size,
        title=f"velkahra {game.name}, {first.seats} seats, games of people",
        licence="cc0-1.0",
        tag="human-games",
        lead=LEAD,
        note=NOTE,
        memory="",
    )
    files.write_whole(folder / "README.md", text.encode())


def _decisions(of: pa.Schema, observing: Observing, number: int, record: Record) -> pa.Table:
    made = list(_made(observing, number, record))
    result = record.result or [0.0] * record.seats
    return columns.table(of, made, [result[one.seat] for one in made])


def _made(observing: Observing, number: int, record: Record) -> Iterator[columns.Decision]:
    """Yield the decisions of a game. Raises: VelkahraError for one that is not possible."""
    game = registry.game(record.game)
    state, recalled = game.start(record.seats, record.options), Recall(record.seats, 0)
    for ply, (seat, action) in enumerate(record.plies):
        if seat != CHANCE and state.may_act(seat):
            legal = np.array(list(state.legal_actions(seat)), np.int32)
            seen = observing.observation(state, seat, recalled)
            kind = game.decision(state, seat)
            yield columns.Decision(number, ply, seat, kind, seen, legal, action)
        state.apply(seat, action, events.Events())


def _summary(number: int, players: list[str], record: Record) -> dict[str, Any]:
    return {
        "game": number,
        "bots": players,
        "plies": len(record.plies),
        "is_over": record.result is not None,
        "returns": record.result or [0.0] * record.seats,
        "record": write_record(msgspec.structs.replace(record, notes={})),
    }
