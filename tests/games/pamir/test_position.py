"""Positions set up by hand: lines that can be written, and those that are refused."""

import pytest
from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, deal, fill, legal, read

from velkahra.core.contract.refusals import PositionError
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.rules.invariants import faults
from velkahra.games.pamir.rules.storage import OVER_LAST
from velkahra.games.pamir.rules.tables import CARDS, FIRST_EVENT

EVERYTHING = """
    seats 3; turn blue 1
    gray russian; gray money 7; gray points 3; gray court 81 9; gray hand 16; gray prizes 1
    gray gifts 2 6
    kabul tribe gray 2; kabul army afghan 3; herat-kabul road british 4; 81 spy blue 2
    market a3 88 2; market b0 111
    favored military; lasting 107 thrown; lasting 105 tan
    pile 4 3 1 0; checks 1; anchor tan
"""
UNREADABLE = """
    gray; gray persian; red russian; wakhan money 4; gray money many; gray money -1; gray money;
    gray points -3; gray court 101; gray court 0; gray court -1; gray court 9; gray hand 105;
    gray prizes 9; gray prizes 2 2; gray gifts 3; gray gifts 2 2; kabul tribe gray;
    kabul tribe red 1; kabul tribe afghan 1; kabul tribe gray 11; kabul tribe gray 0;
    kabul tribe gray -1; london tribe gray 1; kabul army gray 1; kabul army afghan 13;
    kabul road afghan 1; kabul-herat road afghan 1; 30 spy gray 1; 9 spy afghan 1; market c0 1;
    market a6 1; market a1; market a1 9; market a1 117; market a0 2; market a1 2 -1;
    market a1 2 1 1; favored red; favored; lasting 111 gray; lasting 101 gray;
    lasting 105 thrown; lasting 107 red; deck full; pile 7 1 1 1; pile 0 1 1 1; pile 3 1 1;
    pile 3 -1 1 1; checks 5; ai 25 1; ai 1 13; ai 1; anchor red; turn gray; turn red 2;
    turn gray 3; what is this
"""
ALL_EVENTS_BUT_ONE = " ".join(str(card) for card in range(FIRST_EVENT + 1, CARDS + 1))


def test_an_empty_text_is_a_bare_table_for_two() -> None:
    state = read("")
    assert (state.seats, see.decider(state), state.left, see.market(state)) == (2, "gray", 2, {})
    assert [see.loyalty(state, name) for name in ("gray", "blue")] == ["afghan", "british"]
    assert [(see.money(state, name), see.supply(state, name)) for name in ("gray", "blue")] == [
        (4, 10)
    ] * 2
    assert see.favored(state) == "political"


def test_a_position_is_the_one_that_play_leads_to() -> None:
    state = PamirState.new(2, 0, 0)
    fill(state)
    act(state, "first gray", "loyalty afghan", "loyalty russian", "buy a2", "play 5 right")
    slots = ["a0 1 1", "b0 2", "a1 3 1", "b1 4", "b2 6"]
    slots += [f"{row}{c} {1 + 2 * c + (row == 'b')}" for c in (3, 4, 5) for row in "ab"]
    written = read(
        "blue russian\nturn blue 0\nblue court 5\nkabul tribe blue 1\nblue money 2\nanchor blue\n"
        "pile 2 2 2 0\n" + "\n".join(f"market {slot}" for slot in slots)
    )
    assert (written.deck_size(), state.deck_size()) == (40, 40)
    written.barred, written.turn_number = state.barred, state.turn_number
    written.fresh = state.fresh[:]
    assert written.freeze() == state.freeze()


def test_everything_can_be_said() -> None:
    state = read(EVERYTHING)
    assert (see.decider(state), state.left, state.seats) == ("blue", 1, 3)
    assert see.loyalty(state, "gray") == "russian"
    assert see.money(state, "gray") == 7
    assert see.points(state, "gray") == 3
    assert (see.court(state, "gray"), see.hand(state, "gray")) == ([81, 9], [16])
    assert see.influence(state, "gray") == 1 + 1 + 1 + 2
    assert (see.tribes(state, "gray", "kabul"), see.supply(state, "gray")) == (2, 6)
    assert see.armies(state, "afghan", "kabul") == 3
    assert see.roads(state, "british", "herat-kabul") == 4
    assert (see.spies(state, "blue", 81), see.supply(state, "blue")) == (2, 8)
    assert (see.market(state), see.coins(state)) == ({"a3": 88, "b0": 111}, {"a3": 2})
    assert see.favored(state) == "military"
    assert see.is_in_force(state, 107)
    assert see.is_in_force(state, 105)
    assert state.deck_size() == 3 + 1 + 2 * 10
    assert (state.checks, state.anchor) == (1, 2)
    assert faults(state) == []


def test_the_number_of_checks_gone_decides_which_is_the_last() -> None:
    assert after("checks 3\nmarket a0 101", "buy a0").over == OVER_LAST


def test_an_empty_deck_and_an_open_pile_can_be_asked_for() -> None:
    assert see.decider(after("deck none", "end")) == "blue"
    state = after("pile 6 0 1 0", "end")
    assert legal(state) == {f"draw {event}" for event in range(105, 117)}
    deal(state, 105)
    assert see.decider(state) == "blue"
    # Wakhan is told her card and the back that shows.
    state = read("seats 1\nwakhan\nturn wakhan 2\nai 4 2\nwakhan money 9")
    assert (see.decider(state), legal(state)) == ("chance", {"wakhan"})
    assert (state.ai, state.ai_back, see.money(state, "wakhan")) == (4, 1, 9)


@pytest.mark.parametrize("line", [line.strip() for line in UNREADABLE.split(";")])
def test_a_line_that_cannot_be_read_is_named(line: str) -> None:
    with pytest.raises(PositionError) as caught:
        read(f"blue court 9\nmarket a0 1\n{line}\nfavored economic")
    assert str(caught.value).startswith(f"line 3: {line!r}")
    assert caught.value.line == 3


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("seats 0", "^line 1: 'seats 0': it must be one of 1, 2, 3, 4, 5"),
        ("seats 6", "^line 1: 'seats 6'"),
        ("seats two", "^line 1: 'seats two'"),
        ("seats", "^line 1: 'seats'"),
        ("seats 3\nwakhan", "third cannot be 'wakhan' with 3 seats"),
        ("seats 1\nwakhan\nturn wakhan 2", "Wakhan's turn needs her card"),
        ("gray afghan\ngray court 51", "gray keeps the foreign patriot 51"),
        ("gray afghan\ngray prizes 1", "gray keeps a foreign prize"),
        ("market a0 101\nmarket b4 102", "two dominance checks lie in the market"),
        (
            "pile 6 0 0 2\nmarket a0 101\ndiscarded 102 103",
            "the open pile holds 2 dominance checks: only 1 can be there",
        ),
        ("pile 6 1 2 0\ndiscarded " + ALL_EVENTS_BUT_ONE, "the open pile holds 2 events: only 1 "),
        ("seats 1\nai 1 1\nai-seen 1 21 22", "no card of Wakhan's draw pile has back 1"),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, named: str) -> None:
    with pytest.raises(PositionError, match=named):
        read(text)
