"""The summary of a series: shares of the victory with intervals, ratings, times."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from velkahra.bots.arena.ratings import AUTOMATON, Rating, rate
from velkahra.bots.arena.series import Played
from velkahra.bots.intervals import Share, clustered


class Row(msgspec.Struct, frozen=True):
    """The results of one bot, over all the seats it sat in.

    Attributes:
        games: games, counted once for each seat the bot sat in.
        won: the mean share of the victory of one such seat, with its 95% confidence interval.
        rating: its strength beside the others.
        mean: seconds a decision took on average; longest: at most.
    """

    name: str
    games: int
    won: Share
    rating: Rating
    mean: float
    longest: float

    @property
    def share(self) -> float:
        """The mean share of the victory, 0..1."""
        return self.won.value

    @property
    def low(self) -> float:
        """The lower end of its interval."""
        return self.won.low

    @property
    def high(self) -> float:
        """The upper end of its interval."""
        return self.won.high


class ArenaResult(msgspec.Struct, frozen=True):
    """The outcome of a series: one row per bot, in the order of the line-up, last the automaton.

    Attributes:
        games: the number of games played.
        plies: their mean length, chance included.
        endless: how many of them did not come to an end, and were shared by all seats alike.
    """

    games: int
    plies: float
    endless: int
    rows: tuple[Row, ...]

    def row(self, name: str) -> Row:
        """Return the row of a bot. Raises: KeyError if it did not play."""
        for row in self.rows:
            if row.name == name:
                return row
        raise KeyError(name)


def sum_up(games: Iterable[Played]) -> ArenaResult:
    """Return the summary of at least one game, in any order."""
    ordered = sorted(games, key=lambda game: (game.seed, game.number))
    shares, automaton = shares_of(ordered), has_automaton(ordered)
    ratings = rate(ordered, automaton)
    rows = tuple(_row(name, ordered, shares[name], ratings[name]) for name in shares)
    plies = sum(game.plies for game in ordered) / len(ordered)
    return ArenaResult(len(ordered), plies, sum(not game.ended for game in ordered), rows)


def has_automaton(games: Sequence[Played]) -> bool:
    """Return whether an automaton played: it won something, or there was nobody else to win."""
    alone = len(games[0].bots) == 1 and games[0].automaton is not None
    return alone or any(game.automaton for game in games)


def shares_of(games: Sequence[Played]) -> dict[str, Share]:
    """Return each bot's share by name, and last AUTOMATON's, with intervals over the deals."""
    names = list(dict.fromkeys(sorted(games, key=lambda game: game.number)[0].bots))
    deals: dict[tuple[int, int], list[Played]] = defaultdict(list)
    for game in games:
        deals[game.deal].append(game)
    shares = {name: clustered([_won(name, deal) for deal in deals.values()]) for name in names}
    if has_automaton(games):
        parts = [
            (sum(game.automaton or 0.0 for game in deal), len(deal)) for deal in deals.values()
        ]
        shares[AUTOMATON] = clustered(parts)
    return shares


def _won(name: str, deal: list[Played]) -> tuple[float, int]:
    """Return the victories a bot won in the games of a deal, and the number of seats it sat in."""
    own = [
        share
        for game in deal
        for bot, share in zip(game.bots, game.shares, strict=True)
        if bot == name
    ]
    return sum(own), len(own)


def _row(name: str, games: Sequence[Played], won: Share, rating: Rating) -> Row:
    seats = [(game, seat) for game in games for seat, bot in enumerate(game.bots) if bot == name]
    decisions = max(1, sum(game.decisions[seat] for game, seat in seats))
    spent = sum(game.spent[seat] for game, seat in seats)
    longest = max((game.longest[seat] for game, seat in seats), default=0.0)
    return Row(name, len(seats) or len(games), won, rating, spent / decisions, longest)
