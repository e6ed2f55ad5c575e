"""Sides and cards summed up over a series."""

import pytest

from velkahra.bots.balance import FEWEST, Series, difference, play, weigh
from velkahra.core.balance import Outcome
from velkahra.core.contract.refusals import VelkahraError


def outcome(winner: int, played: str, decided: int = 4) -> Outcome:
    cards = (frozenset({played} if played else ()), frozenset[str]())
    shares = (1.0, 0.0) if winner == 0 else (0.0, 1.0)
    return Outcome(("a", "b"), shares, (3, 5), decided, cards)


def test_a_card_is_weighed_by_its_owners_games_with_and_without_it() -> None:
    games = [outcome(0, "good")] * FEWEST + [outcome(1, "")] * FEWEST
    weighed = weigh(games, 5, {"good": frozenset({"a"}), "other": frozenset({"b"})})
    assert [(side.name, side.games, side.wins.value) for side in weighed.sides] == [
        ("a", 2 * FEWEST, 0.5),
        ("b", 2 * FEWEST, 0.5),
    ]
    assert (weighed.decided, weighed.decided_in) == (1.0, 4.0)
    (card,) = weighed.cards
    assert (card.name, card.games, card.others, card.wins, card.without) == (
        "good",
        FEWEST,
        FEWEST,
        1.0,
        0.0,
    )
    assert card.edge.is_sure()


def test_games_without_a_decision_do_not_count_for_its_round() -> None:
    weighed = weigh([outcome(0, "", 0), outcome(0, "", 6)], 7, {})
    assert (weighed.decided, weighed.decided_in) == (0.5, 6.0)


def test_the_interval_of_a_difference_is_newcombes() -> None:
    """56 of 70 against 48 of 80: the first example of his paper."""
    rate = difference(56 / 70, 70, 48 / 80, 80)
    assert (round(rate.low, 4), round(rate.high, 4)) == (0.0524, 0.3339)


def test_a_series_needs_a_game() -> None:
    with pytest.raises(VelkahraError, match="at least one"):
        play(Series("hammer", 0, 5), 1)
