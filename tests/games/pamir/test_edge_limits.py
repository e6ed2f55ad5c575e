"""PP-EDGE-01 to 04 and 97: what happens when a supply is empty."""

from tests.games.pamir import see
from tests.games.pamir.helpers import FULL, act, after, legal, read, refused, told

NATION = f"""
    {FULL}
    gray afghan; gray money 14; gray court 10 14 5 17
    kabul tribe gray 1
    favored economic; lasting 112 gray
"""


def test_PP_EDGE_01_taking_the_last_tribe_of_a_region_overthrows() -> None:
    state = read("gray court 57 9\ngray hand 4\nherat tribe gray 1\nkabul tribe gray 9")
    act(state, "play 4 left", "spy 9", "take-tribe herat")
    assert (see.court(state, "gray"), see.spies(state, "gray", 9)) == ([4, 9], 1)
    # The card of the spy may be overthrown by its own tribe.
    state = read("gray court 5 9\ngray hand 4\nkabul tribe gray 1\nherat tribe gray 9")
    events = act(state, "play 4 left", "spy 5", "take-tribe kabul")
    assert (see.court(state, "gray"), see.supply(state, "gray")) == ([4, 9], 1)
    assert told(events, "placed") == []
    assert len(told(events, "lapsed")) == 1
    assert see.decider(state) == "gray"


def test_PP_EDGE_01_a_taken_gift_frees_its_space_and_lowers_influence() -> None:
    state = read(f"{FULL}\ngray court 14\ngray hand 5\ngray gifts 2 4\nherat tribe gray 8")
    assert see.influence(state, "gray") == 3
    act(state, "play 5 left", "take-gift 4")
    assert (see.influence(state, "gray"), see.tribes(state, "gray", "kabul")) == (2, 1)
    act(state, "act 14 gift")
    assert legal(state) == {"gift 4"}
    # A gift may move to another space.
    state = read(f"{FULL}\ngray court 14\ngray gifts 2\nherat tribe gray 9")
    act(state, "act 14 gift", "gift 4")
    assert legal(state) == {"take-gift 2", "take-tribe herat"}
    act(state, "take-gift 2")
    assert (see.influence(state, "gray"), see.money(state, "gray")) == (2, 0)


def test_PP_EDGE_02_icons_gifts_and_builds_count_as_placed_this_turn() -> None:
    state = read(
        f"{FULL}\ngray court 14\ngray hand 6\nherat tribe gray 6\npersia tribe gray 1\n"
        "favored economic"
    )
    act(state, "act 14 gift", "gift 2", "play 6 left", "spy 14")
    assert see.supply(state, "gray") == 0
    state = read(
        f"{FULL}\ngray court 14\ngray hand 6 4\nherat tribe gray 6\npersia tribe gray 1\n"
        "favored economic"
    )
    act(state, "act 14 gift", "gift 2", "play 6 left", "spy 14", "play 4 left", "spy 14")
    assert legal(state) == {"take-tribe herat", "take-tribe persia"}
    assert refused(state, "take-gift 2") == "PP-EDGE-02"
    assert refused(state, "take-tribe kabul") == "PP-EDGE-02"
    assert refused(state, "take-spy 14") == "PP-EDGE-02"


def test_PP_EDGE_02_so_do_blackmail_and_insurrection() -> None:
    state = read("turn blue 0\ngray court 43 39\ngray hand 4\nherat tribe gray 9\ndeck none")
    act(state, "end", "spy 39", "play 4 left", "spy 4")
    assert legal(state) == {"take-tribe herat"}
    state = read(
        "gray afghan\ngray court 3 10\ngray hand 16\nmarket a0 101\nherat army afghan 10\n"
        "persia army british 9\nkabul tribe gray 1"
    )
    act(state, "buy a0")
    assert (see.armies(state, "afghan", "kabul"), see.blocks(state, "afghan")) == (2, 0)
    act(state, "play 16 left")
    assert legal(state) == {"take-army herat"}
    # A new turn forgets and a move is no placement.
    state = read(
        "gray afghan\ngray court 63\ngray hand 59\nkabul army afghan 10\nherat-kabul road "
        "british 1\ndeck none\nblue hand 60\nblue afghan"
    )
    act(state, "play 59 left", "end", "play 60 left")
    assert legal(state) == {"take-army herat", "take-army kabul"}
    state = read(
        "gray afghan\ngray court 63\ngray hand 16\nkabul army afghan 11\nherat-kabul road afghan 1"
    )
    act(state, "act 63 move", "march kabul herat", "stop", "play 16 left")
    assert legal(state) == {"take-army herat", "take-army kabul", "take-road herat-kabul"}


def test_PP_EDGE_97_one_that_was_not_placed_this_turn_moves_first() -> None:
    state = read(
        "gray afghan\ngray court 63\ngray hand 16 15\nkabul army afghan 1\nherat army afghan 8\n"
        "herat-kabul road afghan 1\nfavored economic"
    )
    act(state, "play 16 left", "act 63 move", "march kabul herat", "stop")
    act(state, "play 15 left")
    assert (see.armies(state, "afghan", "herat"), see.armies(state, "afghan", "kabul")) == (9, 2)
    state = read(
        "gray afghan\ngray court 63\ngray hand 16 15\nkabul army afghan 1\nherat-kabul road "
        "afghan 10\nfavored economic"
    )
    act(state, "play 16 left", "act 63 move", "march kabul herat", "stop", "play 15 left")
    assert legal(state) == {"take-army herat", "take-road herat-kabul"}


def test_PP_EDGE_03_a_build_ends_and_charges_only_for_what_could_be_placed() -> None:
    state = after(NATION, "act 10 build", *["army kabul"] * 6)
    act(state, "act 14 build", *["army kabul"] * 5, "stop")
    assert (see.blocks(state, "afghan"), see.money(state, "gray")) == (1, 2)
    act(state, "act 5 build", "army kabul")
    assert (see.decider(state), see.money(state, "gray"), state.left) == ("gray", 0, 1)
    assert "end" in legal(state)
    # With nothing left a build cannot begin and an icon lapses.
    state = after(f"{NATION}\ngray money 20\ngray hand 59 61", "act 10 build", *["army kabul"] * 6)
    act(state, "act 14 build", *["road herat-kabul"] * 6)
    assert see.blocks(state, "afghan") == 0
    assert refused(state, "act 5 build") == "PP-EDGE-58-build"
    assert [e.kind for e in act(state, "play 59 left")] == ["played", "lapsed", "lapsed"]
    assert [e.kind for e in act(state, "play 61 left")] == ["played", "lapsed", "lapsed"]
    assert see.whole(state)


def test_PP_EDGE_04_any_block_of_the_own_loyalty_comes_also_from_where_it_hurts() -> None:
    state = read(
        "gray afghan\nblue afghan\ngray hand 9\nherat-kabul road afghan 8\nkabul army british 1\n"
        "kandahar army afghan 2\nkandahar tribe blue 1\nkandahar army british 2\n"
        "persia army afghan 2"
    )
    assert see.ruler(state, "kandahar") == "blue"
    act(state, "play 9 left", "road kabul-punjab")
    assert legal(state) == {"take-road herat-kabul", "take-army kandahar", "take-army persia"}
    act(state, "take-army kandahar")
    assert see.ruler(state, "kandahar") == "nobody"
    assert (see.roads(state, "afghan", "kabul-punjab"), see.coins(state)) == (1, {})
