"""PP-END: a lead of four, the last check, ties."""

import pytest
from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, read, refused, told

from velkahra.games.pamir.rules.storage import OVER_LAST, OVER_LEAD, PLAYING

CHECK = "gray afghan\nblue british\nkabul army afghan 4\nmarket a0 101\n"


def test_PP_END_01_a_lead_of_four_after_a_check_wins_at_once() -> None:
    state = read(CHECK)
    events = act(state, "buy a0")
    assert (state.over, list(state.returns())) == (OVER_LEAD, [1.0, 0.0])
    assert told(events, "over", "won") == ["over reason=1", "won seat=0 points=5"]
    assert see.decider(state) == "nobody"
    assert refused(state, "end", by="gray") == "PP-END-02-over"
    # A lead of three does not.
    state = after(f"{CHECK}blue points 2", "buy a0")
    assert (state.over, see.decider(state)) == (PLAYING, "gray")
    assert list(state.returns()) == [0.0, 0.0]
    # Every other player must be four behind.
    assert after(f"seats 3\n{CHECK}tan points 2\nblue points 0", "buy a0").over == PLAYING
    assert list(after(f"seats 3\n{CHECK}tan points 1", "buy a0").returns()) == [1.0, 0.0, 0.0]
    # Who scored nothing may win by it.
    state = after(
        "gray afghan\nblue british\nblue points 7\nmarket a0 101\nkabul army british 4", "buy a0"
    )
    assert (state.over, list(state.returns())) == (OVER_LEAD, [0.0, 1.0])


def test_PP_END_02_the_game_ends_after_the_last_check() -> None:
    state = read(
        "seats 3\ngray points 2\nblue points 3\nmarket b0 103\nchecks 3\n"
        "kabul tribe gray 1\nkabul tribe blue 1\nkabul tribe tan 1"
    )
    act(state, "buy b0")
    assert [see.points(state, name) for name in ("gray", "blue", "tan")] == [4, 5, 2]
    assert (state.over, list(state.returns())) == (OVER_LAST, [0.0, 1.0, 0.0])
    # Also when it is thrown out.
    state = after("market a0 103\nchecks 3\nkabul tribe gray 1\nblue points 3", "end")
    assert (state.over, list(state.returns())) == (OVER_LAST, [1.0, 0.0])


@pytest.mark.parametrize(
    ("more", "shares"),
    [
        ("gray court 33\nblue court 35 15", [0.0, 1.0]),
        ("gray court 33\nblue court 35", [0.5, 0.5]),
        ("gray court 33\nblue court 35\ngray money 5", [1.0, 0.0]),
        ("gray court 33\nblue court 15\nblue money 30", [1.0, 0.0]),
        ("gray court 33\nblue points 1\nblue money 30", [0.0, 1.0]),
        ("gray court 12\nblue court 15", [0.0, 1.0]),
    ],
)
def test_PP_END_03_military_stars_then_rupees_break_ties(more: str, shares: list[float]) -> None:
    assert list(after(f"market a0 104\nchecks 3\n{more}", "buy a0").returns()) == shares


def test_PP_END_03_three_share_as_well() -> None:
    state = after("seats 3\nmarket a0 104\nchecks 3", "buy a0")
    assert list(state.returns()) == [1 / 3, 1 / 3, 1 / 3]
