"""The conformance suite: what every game promises. A new game gets it all by being registered."""

import pytest
from tests.conformance.titles import TITLES, VARIANTS, Variant, name_of

import velkahra
from velkahra.cli.checking import extras
from velkahra.core.contract.game import Game
from velkahra.testing import PER_GAME, GameCheck
from velkahra.testing.suite import Examination


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
def test_a_variant_keeps_every_promise(variant: Variant) -> None:
    title, seats, options = variant
    found = Examination(title)
    found.variant(seats, options, 2 * VARIANTS.index(variant))
    assert found.faults() == []


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
@pytest.mark.parametrize("check", PER_GAME, ids=lambda check: check.__name__)
def test_the_title_keeps_the_promise(title: Game, check: GameCheck) -> None:
    assert list(check(title))[:10] == []


@pytest.mark.parametrize("name", velkahra.games())
def test_a_game_of_this_program_has_all_extras(name: str) -> None:
    missing = [extra for extra, has in extras(velkahra.game(name)).items() if not has]
    assert missing in ([], ["automatic answers"])
