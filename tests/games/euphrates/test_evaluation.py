"""What bots see at a glance, against the same counted in the plainest way."""

from math import comb

import pytest
from librt.random import Random
from tests.games.euphrates.helpers import next_to, read

import velkahra
from velkahra.core.contract.state import CHANCE
from velkahra.games.euphrates.bots.evaluation import RIVALRY
from velkahra.games.euphrates.bots.judge import EuphratesJudge
from velkahra.games.euphrates.bots.plans import SQUARE_OF_THREE, SQUARE_OF_TWO, TREASURE_NEAR, plans
from velkahra.games.euphrates.bots.prospects import EARNED, LATER, LED, lasting, prospects
from velkahra.games.euphrates.bots.survey import chance_of, survey
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.rules import frames, pieces
from velkahra.games.euphrates.rules.actions import A_CATASTROPHE, A_LEADER, A_SWAP, A_WITHDRAW
from velkahra.games.euphrates.rules.chapters.end import assign_treasures
from velkahra.games.euphrates.rules.chapters.kingdom import lowest_leader
from velkahra.games.euphrates.rules.tables import OFF, SPACES

JUDGE = EuphratesJudge()


def midgame(seed: int) -> EuphratesState:
    state, rng = velkahra.game("euphrates").start(3), Random(seed)
    for _ in range(150):
        actor = state.actor()
        action = state.draw(rng) if actor == CHANCE else state.sample(actor, rng)
        state.advance(actor, action, None)
    assert isinstance(state, EuphratesState)
    return state


def before_an_action(state: EuphratesState) -> EuphratesState:
    """Play on until a seat has an action left."""
    while state.actor() == CHANCE or state.frame_kind() != frames.TURN or state.left == 0:
        actor = state.actor()
        state.advance(actor, state.legal_actions(actor)[0], None)
    return state


@pytest.mark.parametrize("seed", range(8))
def test_a_survey_counts_what_is_in_and_beside_each_kingdom(seed: int) -> None:
    state = midgame(seed)
    look = survey(state, 0)
    tiles, land, river, foothold, near = ([0] * 64, [0] * 16, [0] * 16, [0] * 16, [0] * 16)
    for space in range(SPACES):
        cell, realm = int(state.cells[space]), state.realm[space]
        if realm and cell < pieces.FACE_DOWN:
            tiles[4 * lowest_leader(realm) + cell - 1] += 1
        around = sorted({lowest_leader(state.realm[s]) for s in next_to(space) if state.realm[s]})
        if cell == 0 and len(around) == 1:
            head = around[0]
            ground = river if state.is_river(space) else land
            ground[head] += 1
            temples = sum(int(state.cells[s]) == 1 for s in next_to(space))
            if ground is land:
                foothold[head] = max(foothold[head], temples)
        elif cell == 0 and len(around) == 2:
            for head in around:
                near[head] |= sum(1 << other for other in around)
    assert [list(look.tiles), list(look.land), list(look.river)] == [tiles, land, river]
    assert [list(look.foothold), list(look.near)] == [foothold, near]


@pytest.mark.parametrize("seed", range(8))
def test_points_supporters_and_the_next_turns_count_for_how_one_stands(seed: int) -> None:
    state = midgame(seed)
    for seat in range(3):
        look = survey(state, seat)
        led = 0
        for colour in range(4):
            place = state.leader_at(4 * seat + colour)
            if place != OFF:
                own = [at for at in range(SPACES) if state.realm[at] == state.realm[place]]
                led += sum(int(state.cells[at]) == colour + 1 for at in own)
        points = sum(int(number) for number in assign_treasures(state, seat)[:4])
        waits = int((seat - state.active) % 3)
        told = EARNED * points + LED * max(0.0, look.turns) * led - LATER * waits / 2
        assert lasting(state, look, seat) == pytest.approx(told)
        assert JUDGE.static_value(state, seat) == pytest.approx(prospects(state, look, seat) + told)


@pytest.mark.parametrize("seed", range(8))
def test_what_is_promised_is_prospects_against_rivals_plans_and_what_lasts(seed: int) -> None:
    state = midgame(seed)
    assert state.frame_kind() not in range(frames.CONFLICT, frames.TREASURES + 1)
    for seat in range(3):
        look = survey(state, seat)
        rivals = sum(prospects(state, look, other) for other in range(3) if other != seat)
        told = prospects(state, look, seat) - RIVALRY * rivals / 2
        told += 0.5 * plans(state, look, seat) + 0.75 * lasting(state, look, seat)
        assert JUDGE.prior_value(state, seat) == pytest.approx(told)


@pytest.mark.parametrize("size", [0, 2, 6])
def test_chances_of_hidden_hands_add_up_and_are_those_of_drawing(size: int) -> None:
    look = survey(midgame(1), 0)
    unseen, all_unseen = int(look.unseen[2]), int(look.unseen_all)
    chances = [chance_of(look, 2, size, number) for number in range(size + 1)]
    assert chances == [
        comb(unseen, number) * comb(all_unseen - unseen, size - number) / comb(all_unseen, size)
        for number in range(size + 1)
    ]
    assert sum(chances) == pytest.approx(1)


def planned(placed: str) -> float:
    tiles = "".join(f"\n{label} settlement" for label in placed.split())
    return worth(f"H5 lion king{tiles}")


def worth(position: str) -> float:
    state = read(position)
    return plans(state, survey(state, 0), 0)


@pytest.mark.parametrize(
    ("placed", "twos", "threes"),
    [
        ("G5", 0, 0),
        ("F5 G5", 2, 0),
        ("G5 G6", 1, 0),
        ("G5 F6", 0, 0),
        ("F5 G5 F6", 2, 1),
        ("F5 G5 F6 G6", 3, 0),
    ],
)
def test_squares_that_may_become_monuments_count_once(placed: str, twos: int, threes: int) -> None:
    """The same tiles far from any kingdom are worth nothing."""
    squares = twos * SQUARE_OF_TWO + threes * SQUARE_OF_THREE
    elsewhere = " ".join(["A11", "C11", "E11", "G11"][: len(placed.split())])
    assert planned(placed) - planned(elsewhere) == pytest.approx(squares)


@pytest.mark.parametrize(
    ("trader", "market", "missing"),
    [("G4", "A11", 1), ("G5", "A11", 2), ("D6", "A11", 3), ("H5", "A11", 2), ("H5", "H6", 1)],
)
def test_the_nearest_treasure_counts(trader: str, market: str, missing: int) -> None:
    """Treasures lie on F3, I7, B8 and elsewhere; A5 is three tiles from the nearest."""
    far = worth("A5 lion trader\nA11 market")
    gained = worth(f"{trader} lion trader\n{market} market") - far
    assert gained == pytest.approx(0.4 * (TREASURE_NEAR[missing] - TREASURE_NEAR[3]))


@pytest.mark.parametrize("seed", range(8))
def test_pieces_are_a_group_that_touch_the_same_kingdoms_and_kinds_of_neighbours(seed: int) -> None:
    state = before_an_action(midgame(seed))
    seat = state.actor()
    actions = state.legal_actions(seat)
    groups = JUDGE.action_groups(state, seat, actions)
    touched = [touching(state, int(action)) for action in actions]
    pairs = set(zip(groups, touched, strict=True))
    assert len(pairs) == len(set(groups)) == len(set(touched)) < len(actions)


def touching(state: EuphratesState, action: int) -> object:
    """Tell what a piece touches where it would lie, and of a catastrophe tile what it destroys."""
    if A_CATASTROPHE <= action < A_SWAP:
        what, space = 8, action - A_CATASTROPHE
        lost = int(state.cells[space]), int(state.realm[space])
    elif action < A_WITHDRAW:
        what, space, lost = action // SPACES, action % SPACES, (0, 0)
    else:
        return action
    beside = [int(state.cells[s]) for s in next_to(space)]
    own = beside.count(1 + what % 4)
    kingdoms = frozenset(state.realm[s] for s in next_to(space)) - {0}
    return what, lost, kingdoms, own, beside.count(1), sum(cell >= pieces.LEADER for cell in beside)


@pytest.mark.parametrize("seed", range(8))
def test_a_search_leaves_out_lonely_tiles_and_catastrophes_where_nothing_lies(seed: int) -> None:
    state = before_an_action(midgame(seed))
    seat = state.actor()
    kept = [int(action) for action in JUDGE.sensible_actions(state, seat)]
    lonely: dict[int, list[int]] = {}
    expected = []
    for action in map(int, state.legal_actions(seat)):
        if A_CATASTROPHE <= action < A_SWAP and state.cells[action - A_CATASTROPHE] == 0:
            continue
        space = action % SPACES
        is_tile = action < A_LEADER
        if is_tile and not any(state.realm[beside] for beside in next_to(space)):
            lonely.setdefault(action // SPACES, []).append(action)
        else:
            expected.append(action)
    assert kept == sorted([*expected, *(min(actions) for actions in lonely.values())])
