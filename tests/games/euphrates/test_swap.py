"""TE-SWAP, and what an empty bag does (TE-EDGE-62..69)."""

from itertools import product

import pytest
from tests.games.euphrates import see
from tests.games.euphrates.helpers import act, after, draw, legal, read, refused, told

from velkahra.core.contract.refusals import NotationError
from velkahra.core.contract.state import CHANCE
from velkahra.games.euphrates.rules.facts import DYNASTIES
from velkahra.games.euphrates.rules.state import OVER_BAG, OVER_TREASURES, PLAYING
from velkahra.games.euphrates.view.notation import read_action

FULL = "hand lion TTFMSS; hand bull TTFMSS; hand archer TTFMSS; hand potter TTFMSS\n"
INCOME = "F4 lion king; G4 H4 G5 H5 settlement; G4 monument green-black\n"
TAKEN = "taken K1 B2 P2 F3 N5 I7 B8"


def selections(tiles: str) -> set[str]:
    """List the swaps of a hand the plain way."""
    counts = [range(tiles.count(letter) + 1) for letter in "TFMS"]
    chosen = ["T" * t + "F" * f + "M" * m + "S" * s for t, f, m, s in product(*counts)]
    return {f"swap {letters}" for letters in chosen if letters}


def test_TE_SWAP_01_any_one_to_six_tiles_of_the_own_hand() -> None:
    state = read("hand lion TTFMSS")
    assert legal(state, "swap") == selections("TTFMSS")
    assert "swap TTFMSS" in legal(state)
    for text in ("swap TTT", "swap FF", "swap TTFMMS"):
        assert refused(state, text) == "TE-SWAP-01"
    # The tiles leave the game and as many are drawn.
    state = read("hand lion TTFMSS")
    bag = state.bag_size()
    act(state, "swap TSS")
    assert (see.hand(state, "lion"), state.actor()) == ("TFM", CHANCE)
    assert [state.swapped(0, colour) for colour in range(4)] == [1, 0, 0, 2]
    assert {len(text.split()[1]) for text in legal(state)} == {3}
    draw(state, "FFF")
    assert (see.hand(state, "lion"), state.bag_size()) == ("TFFFFM", bag - 3)
    assert (state.active, state.left) == (0, 1)


def test_TE_SWAP_01_nobody_else_sees_which() -> None:
    events = act("hand lion TTFMSS", "swap TSS")
    for other in (-1, 1, 2, 3):
        seen = [event for event in events if event.visible_to(other)]
        assert told(seen) == ["swapped seat=0 count=3"]
    assert [event.kind for event in events if event.visible_to(0)] == ["swapped-tiles"]


def test_TE_SWAP_02_the_new_tiles_may_be_used_at_once() -> None:
    state = after("hand lion TTT", "swap TTT")
    draw(state, "FFM")
    act(state, "market A1")
    assert see.hand(state, "lion") == "FF"


def test_TE_SWAP_03_a_bag_that_cannot_deliver_ends_the_game_at_once() -> None:
    state = read("hand lion TTFMSS\nbag TM")
    events = act(state, "swap TTF")
    assert state.over == OVER_BAG
    assert told(events, "over-bag") == ["over-bag seat=0"]
    assert list(state.legal_actions(0)) == []
    # A bag that just can does not.
    state = after("hand lion TTFMSS\nbag TMM", "swap TTF")
    assert legal(state) == {"draw TMM"}
    draw(state, "TMM")
    assert (state.over, state.bag_size()) == (PLAYING, 0)


def test_TE_EDGE_62_a_second_action_may_swap_what_is_left() -> None:
    assert legal(after("hand lion TTFMSS", "temple A1"), "swap") == selections("TFMSS")
    # Without tiles there is no swap.
    assert legal(read(""), "swap") == set()
    for text in ("swap", "swap "):
        with pytest.raises(NotationError):
            read_action(text)


def test_TE_EDGE_63_a_swap_bigger_than_the_bag_is_legal_and_costs_the_income() -> None:
    state = read(FULL + INCOME + "bag TFMSS")
    assert legal(state, "swap") == selections("TTFMSS")
    act(state, "swap TTFMSS")
    assert state.over == OVER_BAG
    assert see.points(state, "lion") == (0, 0, 0, 0)


def test_TE_EDGE_64_an_exactly_empty_bag_does_not_end_the_game() -> None:
    state = after(f"{FULL}\nbag M", "temple A1", "end")
    draw(state, "M")
    assert (state.over, state.bag_size(), state.active) == (PLAYING, 0, 1)
    act(state, "temple A2", "end")
    assert state.over == OVER_BAG


def test_TE_EDGE_65_a_defender_who_cannot_refill_ends_the_game() -> None:
    state = after(f"{FULL}\nG3 bull king\nbag T", "king F2", "add 0", "add 2", "temple A1", "end")
    assert state.actor() == CHANCE
    events = draw(state, "T")
    assert state.over == OVER_BAG
    assert told(events, "over-bag") == ["over-bag seat=1"]


@pytest.mark.parametrize("first", range(4))
def test_TE_EDGE_66_hands_are_refilled_clockwise_from_the_active_player(first: int) -> None:
    events = act(f"turn {DYNASTIES[first]} 0", "end", *["draw TTFMSS"] * 4)
    order = [(first + turn) % 4 for turn in range(4)]
    assert told(events, "drew") == [f"drew seat={seat} count=6" for seat in order]


def test_TE_EDGE_67_the_second_action_follows_the_last_treasure_distribution() -> None:
    state = read(f"""{FULL}
        taken B2 P2 I7 B8 O9 F10 K11
        G3 lion trader
        K2 settlement
        K3 settlement
        J3 settlement
        I3 settlement
    """)
    act(state, "market H3", "take K1")
    assert (state.over, state.left, len(state.treasure_spaces())) == (PLAYING, 1, 2)
    assert "temple A1" in legal(state)
    act(state, "temple A1", "end")
    assert state.actor() == CHANCE
    draw(state, "TM")
    assert state.over == OVER_TREASURES


@pytest.mark.parametrize(
    ("taken", "left", "over"),
    [("", 3, PLAYING), ("O9", 2, OVER_TREASURES), ("O9 F10", 1, OVER_TREASURES)],
)
def test_TE_EDGE_68_two_treasures_or_one_end_the_game(taken: str, left: int, over: int) -> None:
    state = read(f"{FULL}\n{TAKEN} {taken}")
    assert len(state.treasure_spaces()) == left
    act(state, "end")
    assert state.over == over


def test_TE_EDGE_68_one_treasure_always_stays() -> None:
    state = read("""
        taken B2 P2 N5 I7 B8 O9 F10 K11
        G3 lion trader; K2 K3 J3 I3 settlement
        hand lion M
    """)
    act(state, "market H3", "take F3")
    assert len(state.treasure_spaces()) == 1
    assert legal(state, "take") == set()


def test_TE_EDGE_69_play_with_an_empty_bag_has_no_limit() -> None:
    state = read(f"{FULL}\nbag none")
    before = state.freeze()
    for _ in range(100):
        act(state, "end", "king G3", "king off", "end", "end", "end")
    assert state.over == PLAYING
    state.turn_number = 0  # the only change left
    assert state.freeze() == before
