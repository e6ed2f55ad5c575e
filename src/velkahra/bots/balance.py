"""Measures how even the sides of a game are between bots, and which cards help to win."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec
from librt.random import Random

from velkahra import bots as roster
from velkahra.bots import balance_file, intervals, processes
from velkahra.bots.arena.series import program
from velkahra.core import offers, registry
from velkahra.core.balance import Card, Outcome, Rate, Side, Weighed
from velkahra.core.contract.events import Event, Events
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.state import CHANCE
from velkahra.core.play.seat_knowledge import SeatKnowledge

FEWEST: Final = 20  # games with and without a card: with fewer, no difference is reported


class Series(msgspec.Struct, frozen=True):
    """Games to be played, with one bot in all seats.

    Attributes:
        games: how many games; rounds: how many each lasts.
        cards: the name of a set of cards, "" for none.
    """

    game: str
    games: int
    rounds: int
    cards: str = ""
    bot: str = "greedy"
    seed: int = 1


def play(
    series: Series,
    workers: int,
    progress: Callable[[int], None] | None = None,
    out: Path | None = None,
) -> list[Outcome]:
    """Play a series. The same seed gives the same games, with any number of workers.

    `progress` hears how many games are done. Games in the file `out` count, and new ones are added
    to it. Raises: VelkahraError for no games, or a file that cannot be continued.
    """
    if series.games < 1:
        raise VelkahraError("a balance study needs at least one game")
    study = balance_file.Study(
        *(series.game, series.rounds, series.cards, series.bot, series.seed, program(series.game))
    )
    kept = balance_file.BalanceFile(out, study) if out is not None else None
    found = dict(kept.outcomes) if kept is not None else {}
    try:
        missing = [number for number in range(series.games) if number not in found]
        for number, outcome in zip(missing, _all(series, missing, workers), strict=True):
            found[number] = outcome
            if kept is not None:
                kept.keep(number, outcome)
            if progress is not None:
                progress(len(found))
    finally:
        if kept is not None:
            kept.close()
    return [found[number] for number in range(series.games)]


def _all(series: Series, numbers: Sequence[int], workers: int) -> Iterator[Outcome]:
    if workers <= 1:
        yield from (play_one(series, number) for number in numbers)
        return
    with processes.process_pool(workers) as pool:
        yield from pool.map(play_one, [series] * len(numbers), numbers)


def play_one(series: Series, number: int) -> Outcome:
    """Play game `number`, from 0, of a series and return its outcome.

    Raises: VelkahraError for a game without a study of its balance, or an unknown bot.
    """
    scales = offers.balance_study(series.game)
    judge = registry.game(series.game).judge
    state = scales.start(number, series.rounds, series.cards)
    seeds = Random((series.seed << 32) + number)
    dealer, looks, whims = (Random(seeds.randrange(1 << 62)) for _ in range(3))
    bot = roster.make(series.bot)
    happened: list[Event] = []
    while not state.is_over():
        actor = state.actor()
        if actor == CHANCE:
            action = state.draw(dealer)
        else:
            action = bot.choose(SeatKnowledge(judge, state, actor, looks), whims)
        events = Events()
        state.advance(actor, action, events)
        happened += events.happened
    return scales.outcome(state, happened, series.cards)


def weigh(
    outcomes: Sequence[Outcome], rounds: int, owners: Mapping[str, frozenset[str]]
) -> Weighed:
    """Return the shares by side, as seated in the first game, and by card.

    `outcomes` are of games of `rounds` rounds; `owners` has the sides that may play each card.
    """
    sides = outcomes[0].sides
    decided = [outcome.decided for outcome in outcomes if outcome.decided]
    cards = [_card(card, owners[card], outcomes) for card in owners]
    told = [card for card in cards if card is not None]
    return Weighed(
        len(outcomes),
        rounds,
        len(decided) / len(outcomes),
        sum(decided) / max(1, len(decided)),
        tuple(_side(side, outcomes) for side in sides),
        tuple(sorted(told, key=lambda card: -card.edge.value)),
    )


def _side(name: str, outcomes: Sequence[Outcome]) -> Side:
    parts = [
        (outcome.shares[seat], outcome.pieces[seat])
        for outcome in outcomes
        for seat, side in enumerate(outcome.sides)
        if side == name
    ]
    games = len(parts)
    share = sum(share for share, _ in parts) / games
    pieces = sum(pieces for _, pieces in parts) / games
    return Side(name, games, Rate(share, *intervals.wilson(share, games)), pieces)


def _card(name: str, owners: frozenset[str], outcomes: Sequence[Outcome]) -> Card | None:
    """Return how the owners fared with and without a card; None if there are too few of either."""
    played: list[float] = []
    unplayed: list[float] = []
    for outcome in outcomes:
        for seat, side in enumerate(outcome.sides):
            if side in owners:
                (played if name in outcome.played[seat] else unplayed).append(outcome.shares[seat])
    if min(len(played), len(unplayed)) < FEWEST:
        return None
    wins, without = sum(played) / len(played), sum(unplayed) / len(unplayed)
    edge = difference(wins, len(played), without, len(unplayed))
    return Card(name, len(played), len(unplayed), wins, without, edge)


def difference(one: float, games: int, other: float, others: int) -> Rate:
    """Return the difference of two shares, measured in `games` and `others` independent games.

    `one` and `other` are the shares, 0..1.

    Source: R. G. Newcombe, Interval estimation for the difference between independent proportions
    (1998), method 10: from the Wilson intervals of both.
    """
    low, high = intervals.wilson(one, games)
    least, most = intervals.wilson(other, others)
    below = math.sqrt((one - low) ** 2 + (most - other) ** 2)
    above = math.sqrt((high - one) ** 2 + (other - least) ** 2)
    return Rate(one - other, one - other - below, one - other + above)
