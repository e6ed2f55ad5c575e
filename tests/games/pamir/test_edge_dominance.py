"""PP-EDGE-40 to 53: dominance checks, events, the end."""

import pytest
from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, deal, fill, legal, read, refused, told
from tests.games.pamir.test_dom import scored, scores

UNSTABLE = """
    seats 3; kabul tribe gray 1; herat tribe blue 1; persia tribe tan 1
    market a0 1; market b0 2; market a1 101 3; market a2 4
    pile 5 9 0 3
"""
LAST = "seats 3\nchecks 3\nmarket a0 101\ngray points 3\nblue points 3\n"


def test_PP_EDGE_40_doubling_comes_before_pooling_and_pooling_before_rounding() -> None:
    text = "seats 3\ngray british\nblue british\ntan british\nkabul army british 4\n"
    assert scored(f"{text}checks 3") == [6, 6, 6]
    assert scored(text) == [3, 3, 3]
    assert scored(f"{text}checks 3\ntan russian") == [8, 8, 0]
    # Two tied for second share one point and get nothing.
    text = "seats 3\nkabul tribe gray 2\nkabul tribe blue 1\nkabul tribe tan 1\n"
    assert scored(text) == [3, 0, 0]
    assert scored(f"{text}checks 3") == [6, 1, 1]
    # With two tied for first there is no second.
    text = "seats 3\nkabul tribe gray 2\nkabul tribe blue 2\nkabul tribe tan 1\n"
    assert scored(text) == [2, 2, 0]


def test_PP_EDGE_41_with_nobody_loyal_to_it_there_are_no_points_but_the_blocks_go() -> None:
    state = read(
        "gray afghan\nblue british\nkabul army russian 5\nkabul army afghan 1\nmarket a0 101\n"
        "persia tribe gray 3"
    )
    events = act(state, "buy a0")
    assert (scores(state), told(events, "scored")) == ([0, 0], [])
    assert (see.blocks(state, "russian"), see.blocks(state, "afghan")) == (12, 12)


def test_PP_EDGE_42_who_has_no_cylinder_out_still_takes_a_place() -> None:
    assert scored("kabul tribe blue 1") == [1, 3]
    assert scored("checks 3\nkabul tribe blue 1") == [2, 6]
    assert scored("seats 3") == [1, 1, 1]


def test_PP_EDGE_43_points_then_blocks_then_lasting_events_then_insurrection() -> None:
    state = read(
        "gray afghan\nblue afghan\nblue court 3\ngray gifts 2\nlasting 110 gray\nmarket a0 101\n"
        "kabul army afghan 4"
    )
    kinds = [event.kind for event in act(state, "buy a0")]
    assert kinds[kinds.index("check") :] == [
        *("check", "scored", "scored", "cleared", "insurrection", "placed", "placed")
    ]
    assert (see.armies(state, "afghan", "kabul"), see.is_in_force(state, 110)) == (2, False)
    assert (see.decider(state), see.actions_left(state)) == ("gray", 1)
    # The end is tested before the blocks are cleared.
    state = read("gray afghan\nkabul army afghan 4\nmarket a0 101")
    kinds = [event.kind for event in act(state, "buy a0")]
    assert kinds[kinds.index("check") :] == ["check", "scored", "over", "won"]
    assert (see.decider(state), see.armies(state, "afghan", "kabul")) == ("nobody", 4)
    # Afterwards step 3 goes on.
    events = act("kabul tribe gray 1\nmarket a0 101\nmarket b0 105\ndeck none", "end")
    kinds = [event.kind for event in events]
    assert kinds == ["ended", "thrown", "check", "scored", "scored", "thrown", "favored", "turn"]


def test_PP_EDGE_44_the_check_after_which_none_is_left_is_the_last() -> None:
    events = act("seats 3\nchecks 2\nkabul tribe gray 1\nmarket a0 103\n", "buy a0")
    assert told(events, "check") == ["check coalition=3 last=0"]
    state = read("seats 3\nchecks 3\nkabul tribe gray 1\nmarket a0 104\n")
    assert told(act(state, "buy a0"), "check") == ["check coalition=3 last=1"]
    assert see.decider(state) == "nobody"


@pytest.mark.parametrize(("gone", "last"), [(0, 0), (1, 0), (2, 1)])
def test_PP_EDGE_44_instability_uses_up_two_cards(gone: int, last: int) -> None:
    checks = f"checks {gone}\n" if gone else ""
    state = read(
        f"{checks}seats 3\nkabul tribe gray 1\nherat tribe blue 1\nmarket a0 1\nmarket b0 2\n"
        "market a1 103\npile 6 5 0 1"
    )
    act(state, "end")
    assert told(deal(state, 104), "check") == [f"check coalition=3 last={last}"]
    assert state.checks == gone + 2


def test_PP_EDGE_45_a_buyer_of_two_events_has_both() -> None:
    state = read(
        "gray afghan\nblue afghan\ngray gifts 2\nblue court 11 6\nkabul army afghan 4\n"
        "market a0 106\nmarket b0 108\nmarket a1 101\ndeck none"
    )
    act(state, "buy a0", "buy b0", "name blue")
    assert (see.influence(state, "gray"), see.influence(state, "blue")) == (3, 1)
    assert all(see.is_in_force(state, card) for card in (106, 108))
    act(state, "end", "buy a0")
    assert scores(state) == [5, 3]
    assert all(see.is_discarded(state, card) for card in (106, 108))
    assert (see.influence(state, "gray"), see.influence(state, "blue")) == (2, 3)
    # A check right after an event ends it.
    state = read("market a0 105\nmarket b0 101\nfavored economic\ngray court 16")
    act(state, "buy a0", "buy b0")
    assert refused(state, "act 16 tax") == "PP-TURN-01-left"
    # An event thrown after the check stays.
    state = after("gray gifts 2\nmarket a0 101\nmarket b0 106\ndeck none", "end")
    assert (see.is_in_force(state, 106), see.influence(state, "gray")) == (True, 1)
    state = after("gray gifts 2\nmarket a0 106\nmarket b0 101\ndeck none", "end")
    assert (see.is_in_force(state, 106), see.influence(state, "gray")) == (False, 2)


@pytest.mark.parametrize("card", [105, 116])
def test_PP_EDGE_46_pashtunwali_values_hold_against_thrown_events(card: int) -> None:
    state = read(f"lasting 115 blue\nfavored economic\nmarket a0 {card}\ndeck none")
    events = act(state, "end")
    assert see.favored(state) == "economic"
    assert len(told(events, "favored")) == 1


def test_PP_EDGE_46_without_them_the_event_moves_the_marker() -> None:
    state = after("lasting 110 blue\nfavored economic\nmarket a0 105\ndeck none", "end")
    assert see.favored(state) == "military"


def test_PP_EDGE_47_a_rumor_may_be_about_anybody() -> None:
    assert see.influence(after("gray court 11\nmarket a0 108", "buy a0", "name gray"), "gray") == 1
    state = after("seats 1\nwakhan\nmarket a0 108", "buy a0")
    assert legal(state) == {"name gray", "name blue"}
    assert refused(state, "name tan") == "PP-EVENT-108-nobody"
    # It takes the patriots of wakhan too.
    text = "seats 2\nwakhan\nai 8 3\ngray afghan\nblue afghan\nwakhan court 11 6\n"
    state = read(f"{text}kabul army afghan 4\nmarket a0 108\nmarket b0 101")
    act(state, "buy a0", "name tan", "buy b0")
    assert (
        see.points(state, "gray") == see.points(state, "blue") == see.points(state, "wakhan") == 3
    )


def test_PP_EDGE_48_in_turn_order_from_the_active_player_without_empty_hands() -> None:
    state = read(
        "seats 4\nturn tan 2\ngray hand 9\nblue hand 1 2\nred hand 30\nmarket a0 114\ndeck none"
    )
    act(state, "end")
    order = []
    for card in (30, 9, 2):
        order.append(see.decider(state))
        events = act(state, f"discard {card}")
        assert all(event.visible_to(-1) for event in events)
        assert f"card={card}" in told(events, "discarded")[0]
    assert order == ["red", "gray", "blue"]
    assert (see.hand(state, "blue"), see.decider(state)) == ([1], "red")
    # Nobody with a card nobody asked.
    assert see.decider(after("market a0 114\ndeck none", "end")) == "blue"


def test_PP_EDGE_49_an_empty_region_may_be_rebuked() -> None:
    state = after("kabul tribe blue 1\nmarket a0 116", "buy a0", "rebuke persia")
    assert (see.tribes(state, "blue", "kabul"), see.actions_left(state)) == (1, 1)


def test_PP_EDGE_50_the_check_is_scored_in_a_half_filled_market() -> None:
    state = after(UNSTABLE, "end")
    assert [event.kind for event in deal(state, 102)[:3]] == ["drawn", "unstable", "check"]
    assert scores(state) == [1, 1, 1]
    assert all(see.is_discarded(state, card) for card in (101, 102))
    # Rupees stay on the space and the market closes up.
    state = after(UNSTABLE, "end")
    deal(state, 102)
    assert see.market(state) == {"a0": 1, "b0": 2, "a1": 4}
    assert see.coins(state) == {"a1": 3}


def test_PP_EDGE_50_a_further_check_stays_and_yet_another_shakes_again() -> None:
    state = after(UNSTABLE, "end")
    deal(state, 102)
    assert told(deal(state, 103), "unstable", "check") == []
    stays = state.clone()
    fill(stays)
    assert (see.market(stays)["b1"], see.decider(stays)) == (103, "blue")
    deal(state, 5)
    assert told(deal(state, 104), "check") == ["check coalition=3 last=1"]
    assert (scores(state), see.decider(state)) == ([3, 3, 3], "nobody")
    # The filling goes on to the full market.
    state = after(UNSTABLE.replace("5 9 0 3", "5 9 0 1"), "end")
    deal(state, 102)
    fill(state)
    assert (len(see.market(state)), see.decider(state), state.checks) == (12, "blue", 2)


def test_PP_EDGE_51_events_that_slide_into_column_0_stay() -> None:
    state = read("market a0 1\nmarket a1 113\nmarket b0 2\ndeck none\npersia tribe gray 1")
    assert told(act(state, "buy a0", "end"), "thrown") == []
    assert (see.market(state), see.decider(state)) == ({"a0": 113, "b0": 2}, "blue")
    bought = state.clone()
    act(bought, "buy a0")
    assert see.money(bought, "blue") == 7
    assert told(act(state, "end"), "thrown") == ["thrown card=113"]
    assert see.tribes(state, "gray", "persia") == 0


def test_PP_EDGE_51_events_dealt_into_column_0_stay() -> None:
    state = after("market b0 2\npile 3 3 1 0", "end")
    events = deal(state, 113)
    fill(state)
    assert (told(events, "thrown"), see.market(state)["a0"]) == ([], 113)
    # The upper event is resolved before the lower.
    state = after("market a0 105\nmarket b0 116\nfavored economic\ndeck none", "end")
    assert see.favored(state) == "political"
    state = after("market a0 116\nmarket b0 105\nfavored economic\ndeck none", "end")
    assert see.favored(state) == "military"
    # The lower event waits for the decisions of the upper.
    state = after("gray hand 9\nmarket a0 114\nmarket b0 105\ndeck none", "end")
    assert see.decider(state) == "gray"
    assert see.favored(state) == "political"
    assert see.market(state) == {"b0": 105}
    act(state, "discard 9")
    assert (see.decider(state), see.favored(state), see.market(state)) == ("blue", "military", {})


def test_PP_EDGE_52_favoring_the_same_suit_again_changes_nothing() -> None:
    state = read("favored military\ngray hand 10\nmarket a0 115\nmarket b5 105\ndeck none")
    act(state, "play 10 left", "road herat-kabul")
    assert (see.favored(state), see.court(state, "gray")) == ("military", [10])
    act(state, "buy a0", "suit military")
    assert (see.favored(state), see.actions_left(state)) == ("military", 0)
    state = after("favored military\nmarket a0 105\ndeck none", "end")
    assert (see.favored(state), see.is_discarded(state, 105)) == ("military", True)


@pytest.mark.parametrize(
    ("text", "shares"),
    [
        ("", [0.5, 0.5, 0.0]),
        ("tan points 3", [1 / 3, 1 / 3, 1 / 3]),
        ("gray money 5", [1.0, 0.0, 0.0]),
        ("gray money 5\nblue court 16\nblue money 0", [0.0, 1.0, 0.0]),
        ("gray court 16\nblue court 15\nblue money 5", [0.0, 1.0, 0.0]),
        ("gray court 61 7 1\nblue court 16", [0.0, 1.0, 0.0]),
        ("tan court 32 98\ntan british\ntan money 90", [0.5, 0.5, 0.0]),
    ],
)
def test_PP_EDGE_53_military_stars_then_rupees_break_ties(text: str, shares: list[float]) -> None:
    state = after(f"{LAST}{text}", "buy a0")
    assert see.decider(state) == "nobody"
    assert list(state.returns()) == shares
