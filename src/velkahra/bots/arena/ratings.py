"""Ratings with their uncertainty, from the order in which the games of a series ended."""

from collections.abc import Iterable
from typing import Final

import msgspec

from velkahra.bots.arena.series import Played
from velkahra.core.extras import missing

try:
    from openskill.models import PlackettLuce, PlackettLuceRating
except ImportError as error:
    raise missing("the arena", error) from None

AUTOMATON: Final = "automaton"

# Bots do not improve from game to game, so no uncertainty is added between games (tau = 0).
_MODEL: Final = PlackettLuce(tau=0.0)


class Rating(msgspec.Struct, frozen=True):
    """A strength and its standard deviation; before the first game 25 and 25/3."""

    strength: float
    deviation: float


def rate(games: Iterable[Played], automaton: bool) -> dict[str, Rating]:
    """Return the ratings of bots by name, and of AUTOMATON if it plays.

    They depend on who had the larger share of the victory. A bot in several seats of a game is
    rated in each of them, and keeps the mean.

    Source: R. C. Weng and C.-J. Lin, A Bayesian approximation method for online ranking (2011), as
    implemented by openskill: the model of Plackett and Luce.
    """
    known: dict[str, PlackettLuceRating] = {}
    for game in games:
        places = list(zip(game.bots, game.shares, strict=True))
        if automaton:
            places.append((AUTOMATON, game.automaton or 0.0))
        for name, _ in places:
            known.setdefault(name, _MODEL.rating())
        if len(places) > 1:
            _rate_one(known, places)
    return {name: Rating(rating.mu, rating.sigma) for name, rating in known.items()}


def _rate_one(known: dict[str, PlackettLuceRating], places: list[tuple[str, float]]) -> None:
    teams = [[_MODEL.rating(known[name].mu, known[name].sigma)] for name, _ in places]
    rated = _MODEL.rate(teams, scores=[share for _, share in places])
    for name in dict.fromkeys(name for name, _ in places):
        own = [team[0] for team, place in zip(rated, places, strict=True) if place[0] == name]
        strength = sum(rating.mu for rating in own) / len(own)
        deviation = sum(rating.sigma for rating in own) / len(own)
        known[name] = _MODEL.rating(strength, deviation)
