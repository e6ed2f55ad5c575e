"""The page of Viceroy: its ids, its labels, its updates, and the secrets it keeps."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from librt.random import Random
from tests.games.markup import text_of
from tests.games.viceroy.helpers import after, read

from velkahra.core.contract.state import CHANCE, NOBODY
from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.picture.page import layout, page, parts
from velkahra.games.viceroy.rules.actions import SPACE
from velkahra.games.viceroy.view.build import view_of

pytestmark = pytest.mark.plain

IDLE = frozenset(("pass", "decline", "spare"))


def game(seats: int, virtual: int, seed: int) -> Iterator[ViceroyState]:
    """Play at random, but seldom pass, and often build high."""
    random = Random(seed)
    state = ViceroyState.new(seats, virtual)
    while True:
        yield state
        actor = int(state.actor())
        if actor == NOBODY:
            return
        state.advance(actor, _step(state, actor, random), None)


def _step(state: ViceroyState, actor: int, random: Random) -> int:
    if actor == CHANCE:
        return int(state.draw(random))
    legal = [int(action) for action in state.legal_actions(actor)]
    busy = [action for action in legal if SPACE.decode(action).kind not in IDLE]
    if busy and random.randrange(8):
        high = busy[-1] if SPACE.decode(busy[-1]).kind == "place" else 0
        return high if high and random.randrange(3) else busy[random.randrange(len(busy))]
    return legal[random.randrange(len(legal))]


@cache
def midgame(seats: int, virtual: int, seed: int = 5, steps: int = 170) -> ViceroyState:
    found = ViceroyState.new(seats, virtual)
    for number, state in enumerate(game(seats, virtual, seed)):
        found = state.clone()
        if number >= steps and state.actor() >= 0:
            break
    return found


def test_what_describes_a_card_is_on_the_page() -> None:
    whole = layout(view_of(midgame(4, 0), 1), "en")
    described = set(re.findall(r' aria-describedby="([^"]+)"', whole))
    assert len(described) > 15
    for name in described:
        assert f'<div id="{name}" class="lens"><b>' in whole


def test_a_secret_choice_shows_nothing_but_that_it_was_made() -> None:
    table = "seats 3\nlower-blue 4\nlower-red 6\ncircle hand 10\nauction 1"
    for state, words in ((read(table), "is deciding"), (after(table, "circle pass"), "has chosen")):
        assert text_of(page(view_of(state, 1), "en")["player-0"]).count(words) == 1


def test_gems_and_attack_tokens_stay_behind_the_screen() -> None:
    table = "seats 2\ncircle gems bbrgy\nsquare gems rrr\nsquare attack 2"
    shown = page(view_of(read(table), 0), "en")
    assert "3 red" not in text_of(shown["player-1"])
    assert "ttack" not in text_of(shown["player-1"])
    assert "2 blue" in text_of(shown["screen"])
    opened = page(view_of(read(f"{table}\nscreens open"), 0), "en")
    assert "3 red" in text_of(opened["player-1"])
    assert "Attack tokens: 2" in text_of(opened["player-1"])


def test_only_what_changed_is_drawn_again() -> None:
    state = midgame(3, 0)
    before = parts(view_of(state, 0), "en")
    again = parts(view_of(state.clone(), 0), "en")
    changed = [list(one) for one, other in zip(before, again, strict=True) if one is not other]
    assert changed in ([], [["supply", "robots"], ["screen", "hand"], ["actions"], ["score"]])
    assert page(view_of(state, 0), "en") == page(view_of(state.clone(), 0), "en")
    other = parts(view_of(state, 1), "en")
    same = {name for one, two in zip(before, other, strict=True) if one is two for name in one}
    assert "pyramid-2" in same
