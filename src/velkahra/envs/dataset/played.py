"""Games that were played elsewhere as data: the same two tables, with a card of their own."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import pyarrow as pa

from velkahra.core import files, registry
from velkahra.core.contract import events, observation
from velkahra.core.contract.state import CHANCE
from velkahra.core.play.record import Record, read_record, write_record
from velkahra.envs.dataset import card, columns, shards
from velkahra.envs.dataset.columns import Decision
from velkahra.envs.observing import Observing, Recall

Lineup = tuple[int, tuple[tuple[str, str], ...]]
"""The number of seats, and the options: games that share them are one data set."""
PLAYERS: Final = columns.Column("bots", pa.list_(pa.string()), "the bot of each seat, or `person`")


class Played(msgspec.Struct, frozen=True):
    """A line of a file of played games: a record as text, and the player of each seat."""

    players: list[str]
    record: str


CARD: Final = """\
---
pretty_name: "{title}"
license: cc0-1.0
size_categories:
- {category}
tags:
- board-games
- imperfect-information
- human-games
- velkahra
configs:
- config_name: decisions
  default: true
  data_files: decisions/*.parquet
- config_name: games
  data_files: games/*.parquet
---

# {title}

Games of people, with others and with bots, played on a server of velkahra. Every person agreed, at
the table, that the game may be open data. There are no names, no chat and no times.

| | |
| --- | --- |
| game | `{game}`, rules {rules} |
| seats | {seats} |
| options | {options} |
| games | {games} |
| decisions | {decisions} |
| licence | CC0 1.0 |

Games were not chosen by strength, and nobody knows how hard the players tried. People who agree to
publish their games may play differently from others.

## `decisions`: a row for each decision of a seat

{decision_columns}

Rows are in the order of play. Nothing is in a row that its seat could not know, but for `value`,
which is how the game ended. An action is a number of the game's table of {actions} actions;
`velkahra.game("{game}").write(seat, action)` gives it in notation.

## `games`: a row for each game

{game_columns}

## `observation`: {size} numbers, by parts

Seats count from the deciding one: row 0 is the seat itself, row 1 the next in turn order. -1 is
something hidden, or something that is not there. `from` is the place of a part's first number.

{layout}"""


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
    first = games[0][1]
    observing = Observing(registry.game(first.game), first.seats, first.options)
    of = columns.schema(columns.decisions(observing.size), {})
    rows = [(number, *one) for number, one in enumerate(games)]
    parts = [_decisions(of, observing, number, record) for number, _, record in rows]
    decisions = pa.concat_tables(parts)
    about = [PLAYERS if one.name == PLAYERS.name else one for one in columns.GAMES]
    summary = pa.Table.from_pylist(
        [_summary(number, players, record) for number, players, record in rows],
        columns.schema(about, {}),
    )
    for name, table in (("decisions", decisions), ("games", summary)):
        (folder / name).mkdir(parents=True, exist_ok=True)
        files.write_whole(folder / name / "00000.parquet", shards.parquet_of(table))
    text = _card(observing, first, len(games), decisions.num_rows, about)
    files.write_whole(folder / "README.md", text.encode())


def _decisions(of: pa.Schema, observing: Observing, number: int, record: Record) -> pa.Table:
    made = list(_made(observing, number, record))
    result = record.result or [0.0] * record.seats
    return columns.table(of, made, [result[one.seat] for one in made])


def _made(observing: Observing, number: int, record: Record) -> Iterator[Decision]:
    """Yield the decisions of a game. Raises: VelkahraError for one that is not possible."""
    game = registry.game(record.game)
    state, recalled = game.start(record.seats, record.options), Recall(record.seats, 0)
    for ply, (seat, action) in enumerate(record.plies):
        if seat != CHANCE and state.may_act(seat):
            legal = np.array(list(state.legal_actions(seat)), np.int32)
            seen = observing.observation(state, seat, recalled)
            kind = game.decision(state, seat)
            yield Decision(number, ply, seat, kind, seen, legal, action)
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


def _card(
    observing: Observing,
    record: Record,
    games: int,
    decisions: int,
    about: Sequence[columns.Column],
) -> str:
    game = registry.game(record.game)
    chosen = ", ".join(f"`{name}={value}`" for name, value in record.options.items())
    return CARD.format(
        title=f"velkahra {game.name}, {record.seats} seats, games of people",
        category=card.category(decisions),
        game=game.name,
        rules=record.rules,
        seats=record.seats,
        options=chosen or "none",
        games=games,
        decisions=decisions,
        actions=game.space.size,
        size=observing.size,
        decision_columns=card.table_of_columns(columns.decisions(observing.size)),
        game_columns=card.table_of_columns(about),
        layout=observation.table_of(observing.layout),
    )
