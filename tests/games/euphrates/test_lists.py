"""The quick lists of spaces, against a plain look at every space of crowded boards."""

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.euphrates import see
from tests.games.euphrates.helpers import flood, next_to, read

import velkahra
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.rules.facts import DYNASTIES, LABELS
from velkahra.games.euphrates.rules.tables import OFFICE_NAMES, RIVER

BOARDS = settings(max_examples=100 if velkahra.compiled() else 6)
CROWDED = [f"{column}{row}" for row in range(4, 8) for column in "EFGHIJKL"]
FREE = [label for label in CROWDED if not RIVER[LABELS.index(label)]]
LEADERS = [f"{dynasty} {office}" for dynasty in DYNASTIES for office in OFFICE_NAMES]
TILES = ("temple", "temple", "settlement", "market", "catastrophe")
HANDS = "; ".join(f"hand {dynasty} TTFMSS" for dynasty in DYNASTIES)


def crowded(turn: str, stand: list[bool], tiles: list[str], spaces: list[str]) -> EuphratesState:
    """Make a position with many small kingdoms and leaders that hold them together."""
    leaders = [leader for leader, there in zip(LEADERS, stand, strict=True) if there]
    board = "; ".join(map(" ".join, zip(spaces, [*leaders, *tiles], strict=False)))
    return read(f"bare; turn {turn} 2; {HANDS}; {board}")


boards = given(
    st.builds(
        crowded,
        st.sampled_from(DYNASTIES),
        st.lists(st.booleans(), min_size=len(LEADERS), max_size=len(LEADERS)),
        st.lists(st.sampled_from(TILES), max_size=8),
        st.permutations(FREE),
    )
)


def touching(state: EuphratesState, label: str) -> int:
    """Count the different kingdoms beside a space."""
    realm = flood(state)
    return len({realm[space] for space in next_to(LABELS.index(label))} - {0})


def land(state: EuphratesState) -> list[str]:
    return [label for i, label in enumerate(LABELS) if not state.cells[i] and not RIVER[i]]


def near_temple(state: EuphratesState, label: str) -> bool:
    return any(state.cells[space] == 1 for space in next_to(LABELS.index(label)))


@BOARDS
@boards
def test_leaders_may_go_where_a_plain_look_allows_it(state: EuphratesState) -> None:
    for office, name in enumerate(OFFICE_NAMES):
        lifted = state.clone()
        lifted.cells[state.leader_at(4 * state.active + office)] = 0
        homes = {label for label in land(state) if near_temple(state, label)}
        assert see.spaces(state, name) == {label for label in homes if touching(lifted, label) <= 1}


@BOARDS
@boards
def test_tiles_may_go_where_a_plain_look_allows_it(state: EuphratesState) -> None:
    assert see.spaces(state, "temple") == {at for at in land(state) if touching(state, at) <= 2}
