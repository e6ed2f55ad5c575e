"""VC-EX: every example of the rulebook."""

import pytest
from tests.games.viceroy import see
from tests.games.viceroy.helpers import act, after, dealt, legal, read, refused, told
from tests.games.viceroy.pyramids import HOUSE, SPIRE, TOWER

from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.rules.chapters.pyramid import is_free, neighbours
from velkahra.games.viceroy.rules.tables import cost

RICH = "circle gems bbbbbrrrrrgggggyyyyy\nsupply bbbbbrrrrrgggggyyyyy\n"
CAPTAIN = "circle hand 32\nbuilding"


def test_VC_EX_03_a_setup_for_three() -> None:
    state = ViceroyState.new(3)
    act(state, "back bb", "back bb", "back bb")
    act(state, *(f"deal {card}" for card in (3, 22, 11, 40, 41, 55)))  # none brings gems or cards
    act(state, "circle start 11", "square start 22", "triangle start 3")
    while see.asked(state) == "show chance":
        act(state, min(legal(state)))
    assert (len(see.supply(state)), state.large, state.small) == (30, 44, 10)
    dealt(state)
    assert state.laws_in_deck() == 24 - 9
    for name in ("circle", "square", "triangle"):
        assert len(see.pyramid(state, name)) == 1
        assert sorted(card > 64 for card in see.hand(state, name)) == [False, True, True, True]


def test_VC_EX_04_two_places_then_three() -> None:
    state = after("circle hand 75 79\nbuilding", "play 75")
    assert legal(state) == {"place 1 -1", "place 1 1"}
    act(state, "place 1 1", "play 79")
    assert legal(state) == {"place 1 -1", "place 1 2", "place 2 0"}


def test_VC_EX_05_VC_TX_10_a_card_with_four_adjacent_ones() -> None:
    state = read("circle lay 1 1 0 3 1 1 5 1 2 11 2 0 13 2 1 19 3 0\ncircle tuck 31 13")
    assert sorted(neighbours(state, 11)) == [1, 3, 13, 19]
    assert [card for card in (1, 3, 5, 11, 13, 19) if is_free(state, 0, card)] == [19]
    assert max(len(neighbours(state, card)) for card in (1, 3, 5, 11, 13, 19)) == 4
    assert len(neighbours(read(SPIRE), 13)) == 6


def test_VC_EX_07_what_the_captain_costs() -> None:
    costs = [[int(cost(32, level, colour)) for colour in range(4)] for level in range(1, 6)]
    assert costs == [[0, 0, 1, 0], [1, 0, 1, 0], [1, 0, 1, 1], [1, 0, 1, 2], [1, 0, 1, 3]]


@pytest.mark.parametrize(
    ("table", "place", "tokens", "question"),
    [
        (HOUSE.replace(" 17 2 3", ""), "1 5", {}, "draw circle"),
        (HOUSE.replace(" 17 2 3", ""), "2 3", {}, "gems circle"),
        (HOUSE, "3 0", {"magic": 1}, "bid circle square"),
        (TOWER, "4 0", {"power-12": 1}, "bid circle square"),
    ],
)
def test_VC_EX_08_what_the_captain_brings(
    table: str, place: str, tokens: dict[str, int], question: str
) -> None:
    state = after(table + RICH + CAPTAIN, "play 32", f"place {place}")
    assert (see.asked(state), see.tokens(state, 32)) == (question, tokens)
    assert see.attack(state, "circle") == 0


def test_VC_EX_09_the_captain_on_level_5() -> None:
    state = after(SPIRE + RICH + CAPTAIN, "play 32", "place 5 0")
    other = state.clone()
    act(state, "grant rows", "draw characters", "deal 2", "gems bbbbb")
    assert (see.tokens(state, 32), see.hand(state, "circle")) == ({"magic": 1}, [2])
    act(other, "grant power")
    assert (see.tokens(other, 32), see.points(other, "circle")[3]) == ({"power-15": 1}, 15)


def test_VC_EX_11_an_eternal_gem_lowers_the_cost() -> None:
    """The crown prince on level 3 costs two blue gems and a yellow one."""
    state = after(
        HOUSE + "1 eternal-blue 1\ncircle gems by\ncircle hand 31 46\nsupply\nbuilding", "play 31"
    )
    assert "place 3 0" in legal(state)
    events = act(state, "place 3 0")
    paid = "paid seat=0 gems0=1 less0=1 gems1=0 less1=0 gems2=0 less2=0 gems3=1 less3=0"
    assert told(events, "paid") == [paid]
    assert refused(state, "play 46") == "VC-BUILD-09"


def test_VC_EX_12_two_green_circles_and_a_bonus_of_four() -> None:
    table = "circle lay 6 1 0 33 1 1 1 1 2 22 2 0 39 2 1 7 3 0\n"
    assert see.points(read(table), "circle")[0] == 2 + 3
    assert see.points(read(table + "1 circle-green-4 1"), "circle")[0] == 13
