"""The conformance suite: what every game promises. A new game gets it all by being registered."""

from collections.abc import Sequence
from itertools import chain, islice

import pytest
from librt.random import Random
from tests.conformance.titles import (
    DRAWN_POSITIONS,
    POSITIONS,
    TITLES,
    VARIANTS,
    WHOLE_SPACE_POSITIONS,
    Variant,
    name_of,
    positions,
    random_games,
    some_variants,
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

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
of_some_variants = pytest.mark.parametrize("variant", some_variants(), ids=name_of)


def complaints(checks: Sequence[Check], plays: list[Play]) -> list[str]:
    """Run checks over positions, and say which complaint arose where."""
    found: list[str] = []
    for check in checks:
        rng = Random(len(plays))
        for play in plays:
            where = f"{check.__name__}, ply {play.version}"
            found += islice((f"{where}: {text}" for text in check(play, rng)), 10)
    return found[:10]


@every_variant
def test_random_games_keep_every_cheap_promise_and_end(variant: Variant) -> None:
    for number, game in enumerate(random_games(variant)):
        rng = Random(number)
        for play in game:
            for check in CHEAP:
                assert list(check(play, rng)) == [], (check.__name__, play.version)
        assert play.state.is_over(), f"not over after {MOST_PLIES} plies"
        assert complaints(WHOLE_GAME, [play]) == []


@every_variant
def test_sampled_positions_keep_the_promise(variant: Variant) -> None:
    assert complaints(SAMPLED, positions(variant, POSITIONS)) == []
    assert complaints(WHOLE_SPACE, positions(variant, WHOLE_SPACE_POSITIONS)) == []


@of_some_variants
def test_what_is_drawn_keeps_the_promise(variant: Variant) -> None:
    """Drawings hardly depend on the variant, so some of them are enough."""
    assert complaints(DRAWN, positions(variant, DRAWN_POSITIONS)) == []


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
@pytest.mark.parametrize("check", PER_GAME, ids=lambda check: check.__name__)
def test_the_title_keeps_the_promise(title: Game, check: GameCheck) -> None:
    assert list(check(title))[:10] == []


@every_variant
def test_what_is_hidden_is_redrawn(variant: Variant) -> None:
    assert [*knowledge.what_is_hidden_is_redrawn(chain.from_iterable(random_games(variant)))] == []


@of_some_variants
def test_pages_drawn_from_earlier_ones_are_the_same(variant: Variant) -> None:
    """One game of a variant is enough, of one kind and the other in turn."""
    games = [*random_games(variant)]
    game = games[VARIANTS.index(variant) % len(games)]
    assert [*pages.pages_drawn_from_earlier_ones_are_the_same(game)] == []
