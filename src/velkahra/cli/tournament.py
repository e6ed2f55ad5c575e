"""`velkahra tournament`: a tournament between bots, paired and ranked as those of the server."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec.structs import replace

from velkahra.bots import arena
from velkahra.bots.arena.dealing import seed_of
from velkahra.cli import showing
from velkahra.core import registry
from velkahra.core.contract.refusals import VelkahraError
from velkahra.server.domain.tournaments import model, pairing, ranking

COLUMNS: Final = (
    showing.number("place"),
    showing.Column("bot"),
    showing.number("points", form=".2f"),
    showing.number("opponents", form=".2f"),
    showing.number("beaten", form=".2f"),
    showing.number("wins"),
    showing.number("games"),
)


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file: a game with options, the largest number of seats at a table, a form, and bots."""

    game: str
    bots: Annotated[tuple[str, ...], msgspec.Meta(min_length=2, max_length=model.MOST_ENTRANTS)]
    form: model.Form = "swiss"
    seats: int = 2
    rounds: model.Count = 0
    groups: model.Count = 0
    through: Annotated[int, msgspec.Meta(ge=1, le=8)] = 2
    options: dict[str, str] = {}

    @property
    def terms(self) -> model.Terms:
        """The terms of the tournament. Raises: VelkahraError for seats that the game has not."""
        allowed = registry.game(self.game).seats
        if self.seats < 2 or self.seats not in allowed:
            raise VelkahraError(f"{self.game} has no tables for {self.seats}")
        seats = tuple(n for n in allowed if 2 <= n <= self.seats)
        return model.Terms(self.form, seats, self.rounds, self.groups, self.through)


def read(file: Path) -> Plan:
    """Return a plan from a file. Raises: VelkahraError for a bad one, OSError."""
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Plan)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError) as error:
        raise VelkahraError(f"{file}: {error}") from None


def run(file: Path, seed: int, workers: int, as_json: bool) -> None:
    """Play the tournament of a file, and print every round and the standings."""
    plan = read(file)
    terms, names = plan.terms, _names(plan.bots)
    crew: arena.GameCrew = arena.crew_of(workers)
    entrants = [model.Entrant(number) for number in range(len(plan.bots))]
    history: list[list[model.Table]] = []
    while tables := pairing.next_round(terms, entrants, history):
        history.append(_played(plan, tables, seed_of(seed, len(history)), crew))
        if not as_json:
            _show_round(len(history), history[-1], names)
    rows = ranking.standings(terms, entrants, history)
    title = f"{plan.game}: {terms.form}, {len(history)} rounds"
    table = showing.Table(title, COLUMNS, [_cells(row, names) for row in rows])
    if not as_json:
        showing.show(table)
        return
    rounds = [
        [{"seats": [names[one] for one in t.seats], "places": t.places} for t in tables]
        for tables in history
    ]
    showing.show_json({"rounds": rounds, "standings": table.objects()})


def _played(
    plan: Plan, tables: Sequence[model.Table], seed: int, crew: arena.GameCrew
) -> list[model.Table]:
    """Return the tables of a round with the places of a game at each."""
    jobs = []
    for number, table in enumerate(tables):
        if not table.is_bye:
            bots = [plan.bots[entrant] for entrant in table.seats]
            series = arena.series_of(plan.game, bots, seed_of(seed, number), plan.options)
            jobs.append(arena.Job(series, 0))
    games = iter([*crew(jobs)])
    ends = [() if table.is_bye else next(games).shares for table in tables]
    places = [tuple(1 + sum(other > own for other in one) for own in one) for one in ends]
    return [replace(table, places=end) for table, end in zip(tables, places, strict=True)]


def _names(bots: Sequence[str]) -> list[str]:
    """Return the names of entrants: those of their bots, with numbers for the same ones."""
    seen = [bots[: n + 1].count(bot) for n, bot in enumerate(bots)]
    return [f"{bot} {n}" if bots.count(bot) > 1 else bot for bot, n in zip(bots, seen, strict=True)]


def _show_round(number: int, tables: Sequence[model.Table], names: Sequence[str]) -> None:
    showing.say(f"round {number}")
    for table in tables:
        ends = [
            f"{p} {names[one]}" for p, one in sorted(zip(table.places, table.seats, strict=False))
        ]
        showing.say(f"  {', '.join(ends) or f'bye {names[table.seats[0]]}'}")


def _cells(row: ranking.Ranked, names: Sequence[str]) -> tuple[object, ...]:
    ties = float(row.points), float(row.opponents), float(row.beaten)
    return row.place, names[row.entrant], *ties, row.wins, row.played
