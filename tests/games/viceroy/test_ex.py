"""VC-EX: every example of the rulebook."""

import pytest
from tests.games.viceroy import see
from tests.games.viceroy.helpers import act, dealt, legal, read_table, refused, told
from tests.games.viceroy.pyramids import HOUSE, SPIRE, TOWER, WALL

from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.rules.chapters.pyramid import neighbours
from velkahra.games.viceroy.rules.tables import cost

RICH = "circle gems bbbbbrrrrrgggggyyyyy\nsupply bbbbbrrrrrgggggyyyyy\n"
CAPTAIN = "circle hand 32\nbuilding"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_VC_EX_01_the_supply(seats: int) -> None:
    state = ViceroyState.new(seats)
    for colour in range(4):
        assert sum(int(state.gems_of(holder, colour)) for holder in range(5)) == 4 * seats


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_VC_EX_02_six_gems_each_and_the_rest(seats: int) -> None:
    state = ViceroyState.new(seats)
    dealt(state)
    names = ("circle", "square", "triangle", "star")[:seats]
    assert [len(see.gems(state, name)) for name in names] == [6] * seats
    assert len(see.supply(state)) == 16 * seats - 6 * seats


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
    state = read_table("circle hand 75 79\nbuilding")
    act(state, "play 75")
    assert legal(state) == {"place 1 -1", "place 1 1"}
    act(state, "place 1 1", "play 79")
    assert legal(state) == {"place 1 -1", "place 1 2", "place 2 0"}


def test_VC_EX_05_a_card_with_four_adjacent_ones() -> None:
    state = read_table(
        "circle lay 1 1 0\ncircle lay 3 1 1\ncircle lay 5 1 2\n"
        "circle lay 11 2 0\ncircle lay 13 2 1\n"
        "circle lay 19 3 0\ncircle tuck 31 13"
    )
    assert len(neighbours(state, 11)) == 4
    assert max(len(neighbours(state, card)) for card in (1, 3, 5, 11, 13, 19)) == 4
    assert len(neighbours(read_table(SPIRE), 13)) == 6


def test_VC_EX_06_the_captain_below_yellow_takes_a_yellow_gem() -> None:
    state = read_table("lower-yellow 32\ncircle gems brg\nsquare gems y")
    assert legal(state, by="circle") == {"pass"}
    act(state, "circle pass", "square bid yellow")
    assert (see.hand(state, "square"), see.gems(state, "square")) == ([32], "")


def test_VC_EX_07_what_the_captain_costs() -> None:
    costs = [[int(cost(32, level, colour)) for colour in range(4)] for level in range(1, 6)]
    assert costs == [[0, 0, 1, 0], [1, 0, 1, 0], [1, 0, 1, 1], [1, 0, 1, 2], [1, 0, 1, 3]]


@pytest.mark.parametrize(
    ("column", "level", "question"), [(5, 1, "draw circle"), (3, 2, "gems circle")]
)
def test_VC_EX_08_what_the_captain_brings(column: int, level: int, question: str) -> None:
    state = read_table(HOUSE.replace("circle lay 17 2 3\n", "") + RICH + CAPTAIN)
    act(state, "play 32", f"place {level} {column}")
    assert (see.asked(state), see.tokens(state, 32)) == (question, {})
    if level == 2:
        act(state, "gems bbrrg")
    else:
        act(state, "draw laws", "deal 70")
    assert see.asked(state) == ("card circle" if level == 1 else "bid circle square")
    assert see.attack(state, "circle") == 0


def test_VC_EX_08_and_higher_up() -> None:
    state = read_table(HOUSE + RICH + CAPTAIN)
    act(state, "play 32", "place 3 0")
    assert (see.tokens(state, 32), see.asked(state)) == ({"magic": 1}, "bid circle square")
    state = read_table(TOWER + RICH + CAPTAIN)
    act(state, "play 32", "place 4 0")
    assert (see.tokens(state, 32), see.asked(state)) == ({"power-12": 1}, "bid circle square")


def test_VC_EX_09_the_captain_on_level_5() -> None:
    state = read_table(SPIRE + RICH + CAPTAIN)
    act(state, "play 32", "place 5 0")
    other = state.clone()
    act(state, "grant rows", "draw characters", "deal 2", "gems bbbbb")
    assert (see.tokens(state, 32), see.hand(state, "circle")) == ({"magic": 1}, [2])
    act(other, "grant power")
    assert (see.tokens(other, 32), see.points(other, "circle")[3]) == ({"power-15": 1}, 15)


def test_VC_EX_10_four_science_tokens_and_seven_gems() -> None:
    state = read_table("61 science 4")
    events = act(state, "pass", "pass")
    assert told(events, "passed") == ["passed seat=0 count=7"]
    act(state, "gems bbrrggy")
    assert len(see.gems(state, "circle")) == 8 + 7


def test_VC_EX_11_an_eternal_gem_lowers_the_cost() -> None:
    """The crown prince on level 3 costs two blue gems and a yellow one."""
    state = read_table(
        HOUSE + "1 eternal-blue 1\ncircle gems by\ncircle hand 31 46\nsupply\nbuilding"
    )
    act(state, "play 31")
    assert "place 3 0" in legal(state)
    events = act(state, "place 3 0")
    paid = "paid seat=0 gems0=1 less0=1 gems1=0 less1=0 gems2=0 less2=0 gems3=1 less3=0"
    assert told(events, "paid") == [paid]
    assert refused(state, "play 46") == "VC-BUILD-09"


def test_VC_EX_12_two_green_circles_and_a_bonus_of_four() -> None:
    table = (
        "circle lay 6 1 0\ncircle lay 33 1 1\ncircle lay 1 1 2\ncircle lay 22 2 0\n"
        "circle lay 39 2 1\ncircle lay 7 3 0\n"
    )
    assert see.points(read_table(table), "circle")[0] == 2 + 3
    assert see.points(read_table(table + "1 circle-green-4 1"), "circle")[0] == 13


def test_VC_EX_13_a_yellow_eternal_gem_on_level_3() -> None:
    state = read_table(TOWER + "19 eternal-yellow 1\n1 circle-yellow-4 1")
    assert see.points(state, "circle")[1] == 3 + 4


def test_VC_EX_14_eight_stored_gems() -> None:
    state = read_table("circle gems bbbbbrrrg\nsquare gems\ncircle hand 76\nbuilding")
    act(state, "play 76", "place 1 1", "store bbbbbrrr")
    assert see.points(state, "circle")[2] == 16


def test_VC_EX_15_three_magic_and_bonuses_of_five_and_two() -> None:
    assert see.points(read_table("61 magic 3\n61 magic-5 1\n61 magic-2 1"), "circle")[4] == 21


def test_VC_EX_16_two_sets() -> None:
    assert see.points(read_table("61 defence 2\n61 magic 5\n61 science 3"), "circle")[5] == 24


def test_VC_EX_17_five_attack_tokens_against_no_defence() -> None:
    assert see.points(read_table("seats 3\nsquare attack 2\ntriangle attack 3"), "circle")[6] == -20


def test_VC_EX_18_two_defence_tokens_also_used_in_sets() -> None:
    state = read_table(
        "seats 3\nsquare attack 2\ntriangle attack 3\n61 defence 2\n61 magic 2\n61 science 2"
    )
    assert see.points(state, "circle")[5:] == [24, -12]


@pytest.mark.parametrize(
    ("laws", "values"),
    [("first_international_2014", [2, 3, 4, 5]), ("russian_scan", [3, 6, 9, 12])],
)
def test_VC_EX_19_the_law_with_a_tucked_card(laws: str, values: list[int]) -> None:
    places = [("", "1 1"), (WALL, "2 0"), (HOUSE, "3 0"), (TOWER, "4 0")]
    for (table, place), value in zip(places, values, strict=True):
        state = read_table(f"laws {laws}\n{table}circle hand 74\nbuilding")
        act(state, "play 74", f"place {place}")
        act(state, min(legal(state)))
        assert see.points(state, "circle")[2] == value


def test_VC_EX_20_the_display_is_renewed() -> None:
    state = read_table("lower-blue 4\nlower-red 5\nupper-green 6\nupper-blue 8\nlarge 8")
    act(state, "pass", "pass")
    while see.asked(state).startswith("gems"):
        act(state, min(legal(state)))
    assert (see.gone(state, 6), see.gone(state, 8)) == (True, True)
    assert see.display(state) == {"upper-blue": 4, "upper-red": 5}
    dealt(state)
    assert len(see.display(state)) == 6
    assert state.large == 4
