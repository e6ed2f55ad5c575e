"""The quick lists of spaces, against a plain look at every space of crowded boards."""

import pytest
from librt.random import Random
from tests.games.euphrates import see
from tests.games.euphrates.helpers import flood, next_to, read_position

import velkahra
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.rules.facts import DYNASTIES, LABELS
from velkahra.games.euphrates.rules.tables import OFFICE_NAMES, RIVER

BOARDS = 60 if velkahra.compiled() else 6
CROWDED = [f"{column}{row}" for row in range(4, 8) for column in "EFGHIJKL"]


def crowded(rng: Random) -> EuphratesState:
    """Make a position with many small kingdoms and leaders that hold them together."""
    free = [label for label in CROWDED if not RIVER[LABELS.index(label)]]
    lines = ["bare", f"turn {DYNASTIES[rng.randrange(4)]} 2"]
    lines += [f"hand {dynasty} TTFMSS" for dynasty in DYNASTIES]
    for dynasty in DYNASTIES:
        for office in OFFICE_NAMES:
            if rng.randrange(3):
                lines.append(f"{free.pop(rng.randrange(len(free)))} {dynasty} {office}")
    for what in ("temple", "temple", "settlement", "market", "catastrophe"):
        for _ in range(rng.randrange(3)):
            lines.append(f"{free.pop(rng.randrange(len(free)))} {what}")
    return read_position("\n".join(lines))


def touching(state: EuphratesState, label: str) -> int:
    """Count the different kingdoms beside a space."""
    realm = flood(state)
    return len({realm[space] for space in next_to(LABELS.index(label))} - {0})


def land(state: EuphratesState) -> list[str]:
    return [label for i, label in enumerate(LABELS) if not state.cells[i] and not RIVER[i]]


def near_temple(state: EuphratesState, label: str) -> bool:
    return any(state.cells[space] == 1 for space in next_to(LABELS.index(label)))


@pytest.mark.parametrize("seed", range(BOARDS))
def test_leaders_may_go_where_a_plain_look_allows_it(seed: int) -> None:
    state = crowded(Random(seed))
    for office, name in enumerate(OFFICE_NAMES):
        lifted = state.clone()
        origin = state.leader_at(4 * state.active + office)
        lifted.cells[origin] = 0
        homes = {label for label in land(state) if near_temple(state, label)}
        assert see.spaces(state, name) == {label for label in homes if touching(lifted, label) <= 1}


@pytest.mark.parametrize("seed", range(BOARDS))
def test_tiles_may_go_where_a_plain_look_allows_it(seed: int) -> None:
    state = crowded(Random(seed))
    assert see.spaces(state, "temple") == {at for at in land(state) if touching(state, at) <= 2}
