"""The conformance suite: what every game promises. A new game gets it all by being registered."""

from itertools import chain, pairwise

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

from velkahra.testing import (
    CHEAP,
    PER_GAME,
    SAMPLED,
    WHOLE_GAME,
    WHOLE_SPACE,
    Check,
    GameCheck,
    graph,
    words,
)
from velkahra.testing.walk import MOST_PLIES, random_game, snapshot
from velkahra.core.events import SPECTATOR
from velkahra.core.game import LANGUAGES, Drawn, Game
from velkahra.core.play import Play

# The upper one of two parametrisations varies faster: put the checks there, and the positions of a
# variant are made once.
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=name_of)

# What is drawn hardly depends on the variant, and drawing takes long: the many variants of a game
# share the positions at which these are looked at.
DRAWING = (graph.elements_are_on_the_page, words.pictures_are_drawn)


def complaints(check: Check, plays: list[Play]) -> list[str]:
    """Run a check over positions, and say where each complaint arose."""
    rng = Random(len(plays))
    found = [f"ply {play.version}: {text}" for play in plays for text in check(play, rng)]
    return found[:10]


def named(check: Check | GameCheck) -> str:
    return check.__name__


@every_variant
def test_random_games_keep_every_cheap_law_and_end(variant: Variant) -> None:
    for number, game in enumerate(random_games(variant)):
        rng = Random(number)
        for play in game:
            for check in CHEAP:
                assert list(check(play, rng)) == [], (named(check), play.version)
        assert play.state.is_over(), f"not over after {MOST_PLIES} plies"
        for check in WHOLE_GAME:
            assert complaints(check, [play]) == []


@pytest.mark.parametrize("check", [c for c in SAMPLED if c not in DRAWING], ids=named)
@every_variant
def test_sampled_positions_keep_the_law(variant: Variant, check: Check) -> None:
    assert complaints(check, positions(variant)) == []


@pytest.mark.parametrize("check", DRAWING, ids=named)
@every_variant
def test_what_is_drawn_keeps_the_law(variant: Variant, check: Check) -> None:
    assert complaints(check, positions(variant, DRAWN_POSITIONS)) == []


@pytest.mark.parametrize("check", WHOLE_SPACE, ids=named)
@every_variant
def test_the_whole_action_space_keeps_the_law(variant: Variant, check: Check) -> None:
    assert complaints(check, positions(variant, WHOLE_SPACE_POSITIONS)) == []


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
@pytest.mark.parametrize("check", PER_GAME, ids=named)
def test_the_title_keeps_the_law(title: Game, check: GameCheck) -> None:
    assert list(check(title))[:10] == []


@every_variant
def test_what_is_hidden_is_redrawn(variant: Variant) -> None:
    """A world drawn for a spectator differs from the truth, unless the game hides nothing."""
    rng = Random(7)
    redrawn, hides = False, True
    for play in chain.from_iterable(random_games(variant)):
        hides = play.game.hides
        worlds = (play.state.determinize(-1, rng) for _ in range(3))
        redrawn = redrawn or any(world.freeze() != play.state.freeze() for world in worlds)
    assert redrawn == hides


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_cosmetic_options_change_no_rule(title: Game) -> None:
    """The same plies are legal and lead to the same end, whatever the names and looks."""
    first = [snapshot(play) for play in random_game(title, title.seats[0], title.complete({}), 3)]
    for option in (option for option in title.options if option.cosmetic):
        other = title.start(title.seats[0], {option.name: option.values[-1]})
        for before, after in pairwise(first):
            for seat in range(-1, before.seats):
                assert before.state.legal_actions(seat) == other.legal_actions(seat)
            other.apply(*after.plies[-1])
        assert list(other.returns()) == list(first[-1].state.returns())


@every_variant
def test_a_page_drawn_from_an_earlier_one_shows_the_same(variant: Variant) -> None:
    """Whoever the earlier drawing was for, and however long ago it was made.

    One game of every variant is enough, of one kind and the other in turn.
    """
    game = [*random_games(variant)][VARIANTS.index(variant) % 2]
    before: Drawn | None = None
    own: dict[tuple[int, str], Drawn] = {}
    for number, play in enumerate(game):
        title, language = play.game, LANGUAGES[number % 7 == 3]
        for viewer in (number % play.seats, SPECTATOR):
            view = play.view(viewer)
            fresh = number % 7 in (3, 4) and viewer >= 0  # another language than before
            known = (None, None) if fresh else (before, own.get((viewer, language)))
            drawn = title.parts(view, language, *known)
            assert drawn == title.parts(view, language)
            before = own[viewer, language] = view, drawn
