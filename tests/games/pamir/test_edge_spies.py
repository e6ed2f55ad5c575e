"""PP-EDGE-21 to 23: the ring of courts."""

from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, legal, read, refused

RING = "seats 3\ngray court 63 1 2\nblue court 30 31\ntan court 60\n"
LONG = "gray court 63 {more} 9 16 4\nblue court 30 31 33 34 35\n"


def steps(text: str) -> set[str]:
    """List where gray's only spy may go with card 63."""
    state = after(text, "act 63 move")
    return {move.split()[2] for move in legal(state, "sneak")}


def test_PP_EDGE_21_the_left_end_meets_the_right_end_of_the_next_player() -> None:
    assert steps(f"{RING}63 spy gray 1") == {"31", "1"}
    assert steps(f"{RING}30 spy gray 1") == {"60", "31"}
    assert steps(f"{RING}60 spy gray 1") == {"2", "30"}
    assert steps(f"{RING}2 spy gray 1") == {"1", "60"}
    # Empty courts are skipped.
    text = "seats 4\ngray court 63 1\ntan court 60 61\n"
    assert steps(f"{text}63 spy gray 1") == {"61", "1"}
    assert steps(f"{text}60 spy gray 1") == {"1", "61"}


def test_PP_EDGE_22_a_single_card_leads_nowhere() -> None:
    assert refused("gray court 63\n63 spy gray 1", "act 63 move") == "PP-EDGE-58-move"
    # Two cards lead to each other.
    assert steps("gray court 63\nblue court 60\n63 spy gray 1") == {"60"}
    assert steps("gray court 63 60\n60 spy gray 1") == {"63"}
    state = after("gray court 63 60\n60 spy gray 1", "act 63 move")
    assert refused(state, "sneak 60 60") == "PP-MOVE-03"


def test_PP_EDGE_23_two_steps_of_the_well_connected_may_use_any_adjacency() -> None:
    assert steps(LONG.format(more=56) + "9 spy gray 1") == {"63", "56", "16", "4"}
    both = LONG.format(more="56 21") + "21 spy gray 1"
    punjab = {"30", "31", "33", "34", "35"}
    assert steps(both) == punjab | {"63", "56", "9", "16", "4"}
    # One move is spent on two steps.
    state = read(LONG.format(more=56) + "9 spy gray 1\nfavored economic")
    act(state, "act 63 move", *["sneak 9 4", "sneak 4 31", "sneak 31 34"])
    assert (see.spies(state, "gray", 34), legal(state, "sneak")) == (1, set())
    # A move must still change the card.
    state = after(LONG.format(more="56 21") + "21 spy gray 1", "act 63 move")
    assert refused(state, "sneak 21 21") == "PP-MOVE-03-both"
