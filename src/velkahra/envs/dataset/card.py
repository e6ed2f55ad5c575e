"""The data card: what a data set is and what its columns mean, as Hugging Face reads it."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from velkahra.core import registry
from velkahra.core.contract.game import Game
from velkahra.core.contract.observation import table_of
from velkahra.core.contract.options import Options
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
- {tag}
- velkahra
configs:
- config_name: decisions
  default: true
  data_files: decisions/*.parquet
- config_name: games
  data_files: games/*.parquet
---

# {title}

{lead}

## What was played

| | |
| --- | --- |
{facts}
| licence | {licence} |

{note}

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

LEAD: Final = """\
Games between programs, by `velkahra dataset`. Each decision has what the deciding seat could know,
what it was allowed to do, what it did, and how the game ended for it."""

NOTE: Final = """\
The same command with the same program gives the same files, unless a bot thinks by the clock."""

MEMORY: Final = """
The last {recall} decisions follow from place {size} on, the latest first, each as two numbers: who
made it, counted from 1 for the deciding seat, and 1 more than its action, 0 for one that the seat
does not know. Both are 0 before there were so many. In a game with no more decisions than that the
seat remembers every one.
"""


def card(settings: shards.Settings, counts: Counts) -> str:
    """Return the text of the card of a data set, in Markdown."""
    series, recall = settings.series, settings.recall
    game, seats = registry.game(series.game), len(series.bots)
    observing = Observing(game, seats, series.options, recall)
    return card_of(
        observing,
        counts.decisions,
        columns.GAMES,
        {
            **lineup(game, series.rules, seats, series.options),
            "bots": ", ".join(f"`{name}`" for name in series.bots)
            + "; the line-up moves on by one seat from game to game",
            "seed": series.seed,
            "recall": f"the last {recall} decisions" if recall else "none",
            "program": f"velkahra {series.program}",
            "games": f"{counts.games}, of which {counts.over} came to an end",
            "plies": f"{counts.plies}, chance included",
            "decisions": counts.decisions,
            "shards": f"{counts.shards}, of {settings.shard} games, fewer in the last one",
        },
        game=series.game,
        actions=game.space.size,
        title=f"velkahra {series.game}, {seats} seats: {', '.join(series.bots)}",
        licence=LICENCE,
        tag="reinforcement-learning",
        lead=LEAD,
        note=NOTE,
        memory=MEMORY.format(recall=recall, size=observing.layout.size) if recall else "",
    )


def lineup(game: Game, rules: int, seats: int, options: Options) -> dict[str, object]:
    """Return what all games of a data set share, for `card_of`."""
    chosen = ", ".join(f"`{name}={value}`" for name, value in options.items())
    return {"game": f"`{game.name}`, rules {rules}", "seats": seats, "options": chosen or "none"}


def card_of(
    observing: Observing,
    decisions: int,
    games: Sequence[columns.Column],
    facts: Mapping[str, object],
    **texts: object,
) -> str:
    """Return a card with a table of facts; `texts` are for CARD, and `games` the columns of one."""
    return CARD.format(
        category=category(decisions),
        facts="\n".join(f"| {name} | {fact} |" for name, fact in facts.items()),
        size=observing.size,
        decision_columns=table_of_columns(columns.decisions(observing.size)),
        game_columns=table_of_columns(games),
        layout=table_of(observing.layout),
        **texts,
    )


def category(rows: int) -> str:
    """Return the size of a data set in the words of Hugging Face, such as 1K<n<10K."""
    names = ("1K", "10K", "100K", "1M", "10M", "100M", "1B", "10B", "100B", "1T")
    step = max(0, len(str(rows)) - 3)
    return f"{names[step - 1]}<n<{names[step]}" if step else "n<1K"


def table_of_columns(of: Sequence[columns.Column]) -> str:
    """Return columns with their types and meanings as a table in Markdown."""
    types = (str(c.type).replace("element: ", "").replace("item: ", "") for c in of)
    rows = [f"| `{c.name}` | `{kind}` | {c.meaning} |" for c, kind in zip(of, types, strict=True)]
    return "\n".join(["| column | type | meaning |", "| --- | --- | --- |", *rows])
