"""VC-SETUP: supply, screens, decks, the first cards."""

import pytest
from librt.random import Random
from tests.games.viceroy import see
from tests.games.viceroy.helpers import act, dealt, legal, refused, told

import velkahra
from velkahra.core.contract.state import CHANCE
from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.rules.actions import SLOT_NAMES
from velkahra.games.viceroy.rules.storage import SUPPLY
from velkahra.games.viceroy.view.build import view_of

GAME = velkahra.game("viceroy")
SEATS = (1, 2, 3, 4)


def begun(seats: int, virtual: int = 0) -> ViceroyState:
    """Set up as far as the first choice."""
    state = ViceroyState.new(seats, virtual)
    dealt(state)
    return state


def test_VC_SETUP_01_a_place_above_and_below_each_auction_card() -> None:
    colours = ("blue", "red", "green", "yellow")
    assert (
        tuple(f"{row}-{colour}" for row in ("lower", "upper") for colour in colours) == SLOT_NAMES
    )


def test_VC_SETUP_02_no_token_lies_anywhere_yet() -> None:
    state = begun(4)
    assert not any(state.held)
    assert not any(state.attack)


@pytest.mark.parametrize("seats", SEATS)
def test_VC_SETUP_03_VC_EX_01_four_gems_of_each_colour_for_each_player(seats: int) -> None:
    state = ViceroyState.new(seats)
    for colour in range(4):
        behind = sum(int(state.gems_of(seat, colour)) for seat in range(seats))
        assert (behind, state.gems_of(SUPPLY, colour)) == (2 * seats, 2 * seats)


def test_VC_SETUP_04_gems_lie_behind_a_screen() -> None:
    state = begun(2)
    mine, theirs = view_of(state, 1).players[1], view_of(state, 1).players[0]
    assert (sum(mine.gems or ()), theirs.gems, theirs.attack) == (6, None, None)


def test_VC_SETUP_05_two_random_gems_go_back() -> None:
    state = ViceroyState.new(2)
    pairs = ["bb", "br", "bg", "by", "rr", "rg", "ry", "gg", "gy", "yy"]
    assert sorted(legal(state)) == sorted(f"back {pair}" for pair in pairs)
    assert list(state.chance_weights()) == [1, 4, 4, 4, 1, 4, 4, 1, 4, 1]
    events = act(state, "back bg", "back yy")
    assert (see.gems(state, "square"), see.gems(state, "circle")) == ("brrgyy", "bbrrgg")
    assert see.supply(state) == "bbbbbrrrrgggggyyyyyy"
    assert told(events) == [
        "gems-back seat=1 first=0 second=2",
        "gems-back seat=0 first=3 second=3",
    ]
    # Equal gems are drawn as often as there are ways.
    state, rng, equal = ViceroyState.new(1), Random(1), 0
    for _ in range(700):
        drawn = GAME.write(CHANCE, int(state.draw(rng))).split()[1]
        equal += drawn[0] == drawn[1]
    assert 60 < equal < 145


def test_VC_SETUP_06_one_of_two_characters_begins_and_the_other_stays_in_hand() -> None:
    state = ViceroyState.new(2)
    act(state, "back bb", "back bb", "deal 10", "deal 32", "deal 53", "deal 2")
    assert see.asked(state) == "start circle square"
    assert (see.hand(state, "circle"), see.hand(state, "square")) == ([2, 32], [10, 53])
    assert legal(state, by="circle") == {"start 2", "start 32"}
    assert refused(state, "circle start 10") == "VC-SETUP-06-not-in-hand"
    act(state, "circle start 2")
    assert see.deciders(state) == ["square"]
    assert see.pyramid(state, "circle") == {}
    assert refused(state, "circle start 32") == "VC-FLOW-03-chosen"
    events = act(state, "square start 53")
    assert told(events, "started") == ["started seat=0 card=2", "started seat=1 card=53"]
    assert see.pyramid(state, "circle") == {2: (1, 0)}
    assert see.pyramid(state, "square") == {53: (1, 0)}
    assert (see.hand(state, "circle"), see.hand(state, "square")) == ([32], [10])
    dealt(state)
    assert see.asked(state) == "gems circle"
    act(state, "gems bbrr")
    assert (see.gems(state, "circle"), see.asked(state)) == ("bbrrrrggyy", "gems square")


@pytest.mark.parametrize(("seats", "small"), [(1, 14), (2, 12), (3, 10), (4, 8)])
def test_VC_SETUP_07_VC_EX_02_the_large_deck_has_48_cards(seats: int, small: int) -> None:
    state = begun(seats)
    assert (state.large, state.small) == (48, small)
    names = ("circle", "square", "triangle", "star")[:seats]
    assert [len(see.gems(state, name)) for name in names] == [6] * seats
    assert len(see.supply(state)) == 10 * seats


def test_VC_SETUP_08_four_cards_are_shown_in_the_lower_places() -> None:
    state = ViceroyState.new(1)
    act(state, "back bb", "deal 2", "deal 32", "start 2")
    act(state, "deal 40", "deal 5", "deal 64", "deal 6")
    assert see.display(state) == {
        "lower-blue": 40,
        "lower-red": 5,
        "lower-green": 64,
        "lower-yellow": 6,
    }
    assert state.large == 44


@pytest.mark.parametrize("seats", SEATS)
def test_VC_SETUP_09_three_laws_for_each_player(seats: int) -> None:
    state = begun(seats)
    for seat in range(seats):
        act(
            state,
            f"{GAME.seat_name({}, seat)} start {see.hand(state, GAME.seat_name({}, seat))[0]}",
        )
    dealt(state)
    for seat in range(seats):
        assert len([card for card in see.hand(state, GAME.seat_name({}, seat)) if card > 64]) == 3
        other = view_of(state, (seat + 1) % seats if seats > 1 else -1).players[seat]
        assert (other.hand, other.hand_size >= 4) == (None, True)
    assert state.laws_in_deck() == 24 - 3 * seats
