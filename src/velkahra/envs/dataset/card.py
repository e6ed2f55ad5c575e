"""The data card: what a data set is and what its columns mean, as Hugging Face reads it."""

from collections.abc import Sequence
from typing import Final

import msgspec

from velkahra.core import registry
from velkahra.core.contract.observation import table_of
from velkahra.envs.dataset import columns, shards
from velkahra.envs.observing import Observing

LICENCE: Final = "apache-2.0"


class Counts(msgspec.Struct, frozen=True):
    """The size of a data set: shards (pairs of files), games, those that ended, plies, choices."""

    shards: int
    games: int
    over: int
    plies: int
    decisions: int


CARD: Final = """\
---
pretty_name: "{title}"
license: {licence}
size_categories:
- {category}
tags:
- board-games
- imperfect-information
- reinforcement-learning
- velkahra
configs:
- config_name: decisions
  default: true
  data_files: decisions/*.parquet
- config_name: games
  data_files: games/*.parquet
---

# {title}

Games between programs, by `velkahra dataset`. Each decision has what the deciding seat could know,
what it was allowed to do, what it did, and how the game ended for it.

## What was played

| | |
| --- | --- |
| game | `{game}`, rules {rules} |
| seats | {seats} |
| options | {options} |
| bots | {bots}; the line-up moves on by one seat from game to game |
| seed | {seed} |
| recall | {recall} |
| program | velkahra {program} |
| games | {games}, of which {over} came to an end |
| plies | {plies}, chance included |
| decisions | {decisions} |
| shards | {shards}, of {shard} games, the last one of what is left |
| licence | {licence} |

The same command with the same program gives the same files, unless a bot thinks by the clock.

## `decisions`: a row for each decision of a seat

{decision_columns}

Rows are in the order of play. Nothing is in a row that its seat could not know, but for `value`,
which is how the game ended. Seats that choose at once have rows one after the other, and none sees
what the others chose. An action is a number of the game's table of {actions} actions;
`velkahra.game("{game}").write(seat, action)` gives it in notation.

## `games`: a row for each game

{game_columns}

## `observation`: {size} numbers, by parts

Seats count from the deciding one: row 0 is the seat itself, row 1 the next in turn order. -1 is
something hidden, or something that is not there. `from` is the place of a part's first number.
{memory}
{layout}"""

MEMORY: Final = """
The last {recall} decisions follow from place {size} on, the latest first, each as two numbers: who
made it, counted from 1 for the deciding seat, and 1 more than its action, 0 for one that the seat
does not know. Both are 0 before there were so many. In a game with no more decisions than that the
seat remembers every one.
"""


def card(settings: shards.Settings, counts: Counts) -> str:
    """Return the text of the card of a data set, in Markdown."""
    series = settings.series
    game = registry.game(series.game)
    observing = Observing(game, len(series.bots), series.options, settings.recall)
    layout, recall = observing.layout, settings.recall
    chosen = ", ".join(f"`{name}={value}`" for name, value in series.options.items())
    return CARD.format(
        title=f"velkahra {series.game}, {len(series.bots)} seats: {', '.join(series.bots)}",
        licence=LICENCE,
        category=category(counts.decisions),
        game=series.game,
        rules=series.rules,
        seats=len(series.bots),
        options=chosen or "none",
        bots=", ".join(f"`{name}`" for name in series.bots),
        seed=series.seed,
        recall=f"the last {recall} decisions" if recall else "none",
        memory=MEMORY.format(recall=recall, size=layout.size) if recall else "",
        program=series.program,
        shard=settings.shard,
        actions=game.space.size,
        size=observing.size,
        decision_columns=table_of_columns(columns.decisions(observing.size)),
        game_columns=table_of_columns(columns.GAMES),
        layout=table_of(layout),
        **msgspec.structs.asdict(counts),
    )


def category(rows: int) -> str:
    """Return the size of a data set in the words of Hugging Face, such as 1K<n<10K."""
    names = ("1K", "10K", "100K", "1M", "10M", "100M", "1B", "10B", "100B", "1T")
    step = max(0, len(str(rows)) - 3)
    return f"{names[step - 1]}<n<{names[step]}" if step else "n<1K"


def table_of_columns(of: Sequence[columns.Column]) -> str:
    """Return columns with their types and meanings as a table in Markdown."""
    rows = [f"| `{c.name}` | {_type(str(c.type))} | {c.meaning} |" for c in of]
    return "\n".join(["| column | type | meaning |", "| --- | --- | --- |", *rows])


def _type(arrow: str) -> str:
    """Return the name of an Arrow type without what does not matter to a reader."""
    return f"`{arrow.replace('element: ', '').replace('item: ', '')}`"
