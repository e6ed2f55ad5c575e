"""The columns of the two tables: their types, and what they mean."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from velkahra.core.extras import missing
from velkahra.envs.observing import Numbers

try:
    import pyarrow as pa
except ImportError as error:
    raise missing("a data set", error) from None


class Column(NamedTuple):
    """A column of a table: its name, its type in Arrow, and what it means, in a sentence."""

    name: str
    type: pa.DataType
    meaning: str


GAMES: Final = (
    Column("game", pa.int32(), "number of the game, from 0"),
    Column("bots", pa.list_(pa.string()), "the bot of each seat"),
    Column("plies", pa.int32(), "length of the game, chance included"),
    Column("is_over", pa.bool_(), "false for a game that was broken off, since it did not end"),
    Column("returns", pa.list_(pa.float64()), "each seat's share of the victory; 0 if not over"),
    Column("record", pa.string(), "the whole game in notation, which `velkahra replay` reads"),
)


def decisions(size: int) -> tuple[Column, ...]:
    """Return the columns of decisions, with observations of `size` numbers, in order."""
    return (
        Column("game", pa.int32(), "number of the game, from 0"),
        Column("ply", pa.int32(), "plies before it, chance included; its place in the record"),
        Column("seat", pa.int8(), "the seat that decides, from 0"),
        Column("decision", pa.string(), "kind of decision, as in the part `decision` below"),
        Column("observation", pa.list_(pa.int16(), size), "the knowledge of the seat; see below"),
        Column("legal", pa.list_(pa.int32()), "its legal actions, ascending"),
        Column("legal_count", pa.int32(), "how many there are"),
        Column("action", pa.int32(), "the action it chose"),
        Column("value", pa.float64(), "its share of the victory, 0 to 1; null if not over"),
    )


class Decision(NamedTuple):
    """A decision of a seat, before the end of the game is known.

    `game` and `ply` are numbers from 0, `decision` is the kind of decision, `legal` the legal
    actions ascending.
    """

    game: int
    ply: int
    seat: int
    decision: str
    observation: Numbers
    legal: NDArray[np.int32]
    action: int


def schema(columns: Sequence[Column], metadata: Mapping[bytes, bytes]) -> pa.Schema:
    """Return the schema of a table; each column has its meaning with it."""
    fields = [pa.field(c.name, c.type, metadata={"meaning": c.meaning}) for c in columns]
    return pa.schema(fields, metadata=dict(metadata))


def table(of: pa.Schema, made: Sequence[Decision], values: Sequence[float | None]) -> pa.Table:
    """Return decisions as a table with the schema `of`; `values` are shares, 0..1, or None."""
    counts = np.array([len(decision.legal) for decision in made], np.int32)
    columns: dict[str, Any] = {
        name: [getattr(decision, name) for decision in made]
        for name in ("game", "ply", "seat", "decision", "action")
    }
    columns |= {
        "observation": pa.FixedSizeListArray.from_arrays(
            np.concatenate([decision.observation for decision in made]),
            type=of.field("observation").type,
        ),
        "legal": pa.ListArray.from_arrays(
            np.concatenate(([0], np.cumsum(counts))).astype(np.int32),
            np.concatenate([decision.legal for decision in made]),
        ),
        "legal_count": counts,
        "value": values,
    }
    return pa.Table.from_pydict(columns, of)
