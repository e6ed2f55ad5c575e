"""PP-EDGE-17 to 20: overthrow of several, in the middle of things, and what it leads to."""

from tests.games.pamir import see
from tests.games.pamir.helpers import act, legal, read, refused, told


def test_PP_EDGE_17_all_pieces_go_first_then_the_players_in_turn_order() -> None:
    state = read(
        "seats 3\nturn blue 2\nmarket a0 116\nkabul tribe gray 1\nkabul tribe blue 1\n"
        "kabul tribe tan 2\ngray court 5\nblue court 6\nblue afghan\ntan court 7\n"
        "kabul army british 2"
    )
    events = act(state, "buy a0", "rebuke kabul")
    kinds = [event.kind for event in events]
    assert kinds.index("discarded") > max(i for i, kind in enumerate(kinds) if "lost" in kind)
    assert told(events, "discarded") == [
        "discarded seat=1 card=6 hand=0 cause=3",
        "discarded seat=2 card=7 hand=0 cause=3",
        "discarded seat=0 card=5 hand=0 cause=3",
    ]
    # A battle is fought to its end before anybody is overthrown.
    state = read(
        "seats 3\nturn gray 2\ngray court 59\nherat army afghan 2\nherat tribe blue 1\n"
        "herat tribe tan 1\nblue court 55\ntan court 56"
    )
    act(state, "act 59 battle", "field herat", "strike-tribe tan")
    assert (see.court(state, "tan"), legal(state)) == ([56], {"strike-tribe blue"})
    assert told(act(state, "strike-tribe blue"), "discarded") == [
        "discarded seat=1 card=55 hand=0 cause=3",
        "discarded seat=2 card=56 hand=0 cause=3",
    ]


def test_PP_EDGE_18_the_last_tribe_to_ride_away_overthrows_at_once() -> None:
    state = read(
        "gray afghan\ngray court 63 55\nherat tribe gray 1\nherat-kabul road afghan 1\n"
        "lasting 110 gray"
    )
    act(state, "act 63 move", "ride herat kabul")
    assert see.court(state, "gray") == [63]
    act(state, "ride kabul herat", "stop")
    assert (see.tribes(state, "gray", "herat"), see.court(state, "gray")) == (1, [63])
    # It does not help that another came before.
    state = read(
        "gray afghan\ngray court 63 55\nherat tribe gray 1\nkabul tribe gray 1\n"
        "herat-kabul road afghan 1\nlasting 110 gray"
    )
    act(state, "act 63 move", "ride kabul herat", "ride herat kabul", "stop")
    assert see.court(state, "gray") == [63, 55]


def test_PP_EDGE_19_a_chain_ends_by_itself() -> None:
    state = read(
        "gray court 15\nblue afghan\nblue court 25 61\n25 spy gray 1\npunjab tribe blue 2\n"
        "kabul tribe blue 1"
    )
    events = act(state, "act 15 betray", "betray 25", "decline")
    assert (see.court(state, "blue"), see.supply(state, "blue")) == ([61], 9)
    assert len(told(events, "discarded")) == 1
    # But a debt inside may overthrow elsewhere.
    state = read(
        "gray court 50\ngray british\nblue russian\nblue court 27 44 61\nblue money 0\n"
        "punjab tribe blue 1\npunjab army british 1\nkandahar tribe blue 2"
    )
    act(state, "act 50 battle", "field punjab", "strike-tribe blue")
    assert (see.decider(state), legal(state)) == ("blue", {"discard 44", "discard 61"})
    act(state, "discard 44")
    assert see.tribes(state, "blue", "kandahar") == 0
    act(state, "discard 61")
    assert see.decider(state) == "gray"
    assert see.court(state, "blue") == []
    assert see.money(state, "blue") == 0


def test_PP_EDGE_20_a_build_looks_at_the_rule_anew_for_each_block() -> None:
    state = read(
        "gray afghan\ngray court 62\ngray money 6\nkabul tribe gray 1\nkabul army afghan 1\n"
        "kabul tribe blue 1\nherat tribe gray 1\npersia army afghan 11"
    )
    act(state, "act 62 build", "army herat")
    assert legal(state) == {"take-army kabul", "take-army persia"}
    act(state, "take-army kabul")
    assert (see.ruler(state, "kabul"), see.armies(state, "afghan", "herat")) == ("nobody", 1)
    assert legal(state, "army") == {"army herat"}
    assert refused(state, "army kabul") == "PP-BUILD-02"
    # Who rules nothing any more has built.
    state = read(
        "gray afghan\ngray court 62\ngray money 6\nkabul tribe gray 1\nkabul army afghan 1\n"
        "kabul tribe blue 1\npersia army afghan 11"
    )
    act(state, "act 62 build", "road herat-kabul", "take-army kabul")
    assert (see.decider(state), see.money(state, "gray"), state.left) == ("gray", 4, 1)
    assert "end" in legal(state)
