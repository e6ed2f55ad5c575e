"""The conformance suite: what every game promises. A new game gets it all by being registered."""

from itertools import chain

import pytest
from librt.random import Random
from tests.conformance.titles import (
    DRAWN_POSITIONS,
    TITLES,
    VARIANTS,
    WHOLE_SPACE_POSITIONS,
    Variant,
    name_of,
    positions,
    random_games,
)

from velkahra.core.contract.game import Game
from velkahra.core.play.play import Play
from velkahra.testing import (
    CHEAP,
    DRAWN,
    PER_GAME,
    SAMPLED,
    WHOLE_GAME,
    WHOLE_SPACE,
    Check,
    GameCheck,
    knowledge,
    pages,
)
from velkahra.testing.walk import MOST_PLIES

# The upper one of two parametrisations varies faster. Put the checks there, so that the positions
# of a variant are made once.
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=name_of)


def complaints(check: Check, plays: list[Play]) -> list[str]:
    """Run a check over positions, and say where each complaint arose."""
    rng = Random(len(plays))
    found = [f"ply {play.version}: {text}" for play in plays for text in check(play, rng)]
    return found[:10]


def named(check: Check | GameCheck) -> str:
    return check.__name__


@every_variant
def test_random_games_keep_every_cheap_promise_and_end(variant: Variant) -> None:
    for number, game in enumerate(random_games(variant)):
        rng = Random(number)
        for play in game:
            for check in CHEAP:
                assert list(check(play, rng)) == [], (named(check), play.version)
        assert play.state.is_over(), f"not over after {MOST_PLIES} plies"
        for check in WHOLE_GAME:
            assert complaints(check, [play]) == []


@pytest.mark.parametrize("check", SAMPLED, ids=named)
@every_variant
def test_sampled_positions_keep_the_promise(variant: Variant, check: Check) -> None:
    assert complaints(check, positions(variant)) == []


@pytest.mark.parametrize("check", DRAWN, ids=named)
@every_variant
def test_what_is_drawn_keeps_the_promise(variant: Variant, check: Check) -> None:
    """The many variants of a game share the positions: what is drawn hardly depends on them."""
    assert complaints(check, positions(variant, DRAWN_POSITIONS)) == []


@pytest.mark.parametrize("check", WHOLE_SPACE, ids=named)
@every_variant
def test_the_whole_action_space_keeps_the_promise(variant: Variant, check: Check) -> None:
    assert complaints(check, positions(variant, WHOLE_SPACE_POSITIONS)) == []


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
@pytest.mark.parametrize("check", PER_GAME, ids=named)
def test_the_title_keeps_the_promise(title: Game, check: GameCheck) -> None:
    assert list(check(title))[:10] == []


@every_variant
def test_what_is_hidden_is_redrawn(variant: Variant) -> None:
    assert [*knowledge.what_is_hidden_is_redrawn(chain.from_iterable(random_games(variant)))] == []


@every_variant
def test_pages_drawn_from_earlier_ones_are_the_same(variant: Variant) -> None:
    """One game of every variant is enough, of one kind and the other in turn."""
    game = [*random_games(variant)][VARIANTS.index(variant) % 2]
    assert [*pages.pages_drawn_from_earlier_ones_are_the_same(game)] == []
