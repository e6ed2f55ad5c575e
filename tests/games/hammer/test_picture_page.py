"""The page of the camp game: its ids, its labels, its updates, and the secrets it keeps."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.hammer.table import act, read
from tests.games.markup import text_of

from velkahra.core.contract.events import OPEN, SPECTATOR
from velkahra.core.contract.state import CHANCE, NOBODY
from velkahra.core.contract.words import LANGUAGES
from velkahra.games.hammer.cards.facts import card_set
from velkahra.games.hammer.cards.language import POWERS
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.picture.page import layout, page, parts, picture
from velkahra.games.hammer.rules.actions import SPACE
from velkahra.games.hammer.view.build import view_of

pytestmark = pytest.mark.plain

IDLE = ("end", "time-up", "break")
LEVELS = {2: (12, 24), 3: (16, 30), 4: (20, 48), 5: (24, 36)}
LATER = {
    "en": "You can end a cooperation again after",
    "cs": "zase po této volbě",
    "pl": "po tym wyborze",
}


def game(seats: int, seed: int, rounds: int = 5, plies: int = 160) -> Iterator[HammerState]:
    """Play at random, but seldom pass."""
    random = Random(seed)
    powers = vec[i64]([i64(power) for power in range(5 - seats, 5)])
    size, pieces = LEVELS[seats]
    state = HammerState.new(powers, 0, rounds, size, pieces, 0)
    for _ in range(plies):
        yield state
        actor = int(state.actor())
        if actor == NOBODY:
            return
        state.advance(actor, _step(state, actor, random), None)


def _step(state: HammerState, actor: int, random: Random) -> int:
    if actor == CHANCE:
        return int(state.draw(random))
    legal = [int(action) for action in state.legal_actions(actor)]
    busy = [action for action in legal if not SPACE.to_text(action).startswith(IDLE)]
    among = busy if busy and random.randrange(6) else legal
    return among[random.randrange(len(among))]


@cache
def midgame(seats: int, seed: int = 5) -> HammerState:
    """Return a position of a random game in which somebody decides in the main phase."""
    states = game(seats, seed, plies=260)
    *_, found = (state.clone() for state in states if view_of(state, 0).decision == "main")
    return found


@pytest.mark.parametrize("seats", [2, 5])
def test_sides_and_special_abilities_are_told_to_their_team_alone(seats: int) -> None:
    state = midgame(seats)
    for viewer in (*range(seats), SPECTATOR):
        view = view_of(state, viewer)
        told = text_of(layout(view, "en") + picture(view))
        for seat, team in enumerate(view.teams):
            power = next(one for one in card_set(0).powers if one.id == POWERS[team.power])
            sides = (*power.secret.strong, *power.secret.weak)
            for name in (power.ability.name.en, *(side.name.en for side in sides)):
                assert (name.replace("'", "&#x27;") in told) == (seat == viewer)


def test_codes_are_told_to_who_knows_them() -> None:
    for seats in (3, 5):
        state = midgame(seats)
        for viewer in (*range(seats), SPECTATOR):
            view = view_of(state, viewer)
            known = {row for row, _ in (view.mine.rows or ())} if view.mine else set()
            whole = layout(view, "en")
            painted = {int(row) for row in re.findall(r'id="row-(\d+)" class="row known', whole)}
            assert painted == known
            assert picture(view).count('class="painted"') == len(known)
            assert whole.count('class="hiding"') == 0
        everything = layout(view_of(state, OPEN), "en")
        assert everything.count('class="row known') == LEVELS[seats][1]
        assert everything.count('class="hiding"') == 1


def test_only_what_changed_is_drawn_again() -> None:
    state = midgame(3)
    view = view_of(state, 0)
    before = parts(view, "en")
    again = parts(view_of(state.clone(), 0), "en", (view, before))
    assert all(one is other for one, other in zip(before, again, strict=True))
    other = parts(view_of(state, 1), "en", (view, before))
    same = {name for one, two in zip(before, other, strict=True) if one is two for name in one}
    assert {"pile-0", "pile-2"} <= same


def test_an_old_phone_has_little_to_draw() -> None:
    """The encoded picture of the longest game: 960 marks, and some 600 elements."""
    found = page(view_of(midgame(4), 0), "en")
    puzzle = "".join(markup for name, markup in found.items() if name.startswith("cipher"))
    assert len(re.findall(r"<\w", puzzle)) < 1100
    assert len(re.findall(r"<\w", found["map"])) < 140


@pytest.mark.parametrize("language", LANGUAGES)
def test_HM_EDGE_COOP_06_a_partner_asked_in_an_effect_reads_when_to_leave(language: str) -> None:
    camp = "agreed leaving=at-once\npact usa china\nusa sb 9 hand usa-low-pass\nat usa"
    state = read(camp + "\nrussia play russia-sleeper")
    assert LATER[language] not in page(view_of(state, 0), language)["actions"]
    act(state, "play usa-low-pass")
    asked, partner, other = (page(view_of(state, seat), language)["actions"] for seat in range(3))
    assert LATER[language] in asked
    assert 'id="do-break"' in partner
    assert LATER[language] not in partner + other
