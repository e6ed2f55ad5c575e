"""VC-PYR: places, circles, neighbours, free cards."""

from tests.games.viceroy import see
from tests.games.viceroy.helpers import act, after, legal, read, refused
from tests.games.viceroy.pyramids import HOUSE, SPIRE, TOWER, WALL
from tests.games.viceroy.said import SAID

from velkahra.games.viceroy.rules.chapters.pyramid import circle, height, is_free, neighbours
from velkahra.games.viceroy.rules.storage import cell_of


def test_VC_PYR_01_five_levels_and_no_more() -> None:
    rich = "circle gems bbbbbbrrrrrrggggggyyyyyy\nsupply b\n"
    state = after(f"{SPIRE}{rich}circle hand 61 63\nbuilding", "play 61", "place 5 0")
    assert see.pyramid(state, "circle")[61] == (5, 0)
    act(state, "grant power", "play 63")
    assert {text.split()[1] for text in legal(state, "place")} == {"1"}
    # The width is unlimited.
    state = read("")
    wide = "".join(f"circle lay {card} 1 {card - 30}\n" for card in range(1, 60))
    state = after(f"{wide}circle hand 70\nlarge 0\nsmall 0\nbuilding", "play 70")
    assert {"place 1 -30", "place 1 30"} <= legal(state)


def test_VC_PYR_02_a_card_lies_over_two_cards() -> None:
    state = after("circle lay 1 1 0 3 1 1\ncircle hand 70\nbuilding", "play 70")
    assert legal(state) == {"place 1 -1", "place 1 2", "place 2 0"}
    for text in ("place 2 1", "place 2 -1", "place 3 0"):
        assert refused(state, text) == "VC-BUILD-06"


def test_VC_PYR_03_two_neighbours_bear_one_card() -> None:
    state = after(f"{WALL}circle lay 11 2 1 13 2 3\ncircle hand 70\nbuilding", "play 70")
    assert legal(state) == {"place 1 -1", "place 1 5", "place 2 0", "place 2 2"}
    assert refused(state, "place 2 1") == "VC-PYR-05-occupied"
    assert refused(state, "place 3 2") == "VC-BUILD-06"


def test_VC_PYR_04_the_four_segments_of_a_circle() -> None:
    """The half circle of the upper card and a quarter of each lower one make it."""
    state = read("circle lay 1 1 0 3 1 1 20 2 0")
    assert circle(state, 20) == 1  # Boatswain and herbalist are red, the recruiter's half as well
    state = read("circle lay 2 1 0 3 1 1 20 2 0")
    assert circle(state, 20) == -1  # the left quarter is blue
    state = read("circle lay 1 1 0 4 1 1 20 2 0")
    assert circle(state, 20) == -1  # the right quarter is blue
    state = read("circle lay 1 1 0 3 1 1 21 2 0")
    assert circle(state, 21) == -1  # the half is blue
    # The inner quarters count and not the outer ones.
    state = read("circle lay 6 1 0 33 1 1 22 2 0")
    assert circle(state, 22) == 2  # blue-green and green-blue with a green half
    assert circle(read("circle lay 33 1 0 6 1 1 29 2 0"), 29) == 0


def test_VC_PYR_05_what_lies_is_not_moved() -> None:
    state = after(f"{WALL}circle hand 70\nbuilding", "play 70")
    assert refused(state, "place 1 2") == "VC-PYR-05-occupied"
    before = see.pyramid(state, "circle")
    act(state, "place 2 0")
    assert see.pyramid(state, "circle") == {**before, 70: (2, 0)}
    # The level of the card may have no free place.
    state = after("circle lay 1 1 0 3 1 1 20 2 0\ncircle hand 75\nbuilding", "play 75")
    assert legal(state) == {"place 1 -1", "place 1 2"}
    assert refused(state, "place 2 0") == "VC-PYR-05-occupied"
    assert SAID.refuse("en", "VC-PYR-05-occupied") == (
        "There is already a card there, and cards in a pyramid cannot be moved. "
        "Choose a free place."
    )


def test_VC_PYR_06_VC_PYR_08_up_to_six_cards_but_no_tucked_ones_are_adjacent() -> None:
    state = read(f"{TOWER}circle tuck 31 11\ncircle tuck 70 13")
    assert sorted(neighbours(state, 13)) == [3, 5, 11, 15, 19, 21]
    assert sorted(neighbours(state, 1)) == [3, 11]
    assert sorted(neighbours(state, 9)) == [7, 17]
    assert sorted(neighbours(state, 19)) == [11, 13, 21]
    assert sorted(neighbours(read(SPIRE + "circle lay 29 5 0"), 29)) == [25, 27]


def test_VC_PYR_07_tucking_costs_nothing_and_brings_nothing() -> None:
    state = after("circle gems bbb\ncircle hand 8 72\nbuilding", "play 72", "place 1 1", "tuck 8")
    assert see.tucked(state, "circle") == {8: 72}
    assert (see.tokens(state, 72), see.tokens(state, 8)) == ({}, {})
    assert see.gems(state, "circle") == "bbb"


def free(text: str) -> list[int]:
    state = read(text)
    return [card for card in range(1, 89) if state.is_laid(0, card) and is_free(state, 0, card)]


def test_VC_PYR_09_ends_of_rows_and_the_highest_level_are_free() -> None:
    assert free(WALL) == [1, 9]
    assert free(HOUSE) == [11, 13, 15, 17]
    assert free(TOWER) == [19, 21, 23]
    assert free(WALL + "circle lay 11 2 1") == [1, 9, 11]
    assert free(HOUSE + "circle lay 19 3 1") == [11, 17, 19]
    assert free(HOUSE + "circle lay 19 3 0") == [17, 19]  # 15 is at the top, but is no end
    # Nothing lies above a free card or under it.
    assert free(WALL + "circle tuck 31 1") == [9]
    assert free("circle lay 1 1 0 3 1 1 5 2 0") == [5]
    assert free(HOUSE + "circle tuck 31 13\ncircle tuck 33 17") == [11, 15]
    # The height is that of the highest card.
    state = read(TOWER)
    assert (height(state, 0), height(state, 1)) == (3, 1)
    assert state.card_in(cell_of(0, 3, 2)) == 23
