"""VC-EDGE-16 to 33, 49 to 53, 57: rulings on building and laws."""

from itertools import permutations
from operator import ge

import pytest
from tests.games.viceroy import see
from tests.games.viceroy.helpers import act, after, dealt, legal, read, refused, told
from tests.games.viceroy.pyramids import HOUSE, PAIR, SPIRE, WALL

from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.rules import frames
from velkahra.games.viceroy.rules.decisions import settle
from velkahra.games.viceroy.rules.storage import FRESH
from velkahra.games.viceroy.rules.tables import reward_source
from velkahra.games.viceroy.view.build import view_of

RICH = "circle gems bbbbbrrrrrgggggyyyyy\nsupply bbbbbbrrrrrrggggggyyyyyy\n"


def test_VC_EDGE_16_only_what_can_be_paid_on_level_1_can_be_chosen() -> None:
    state = read("circle hand 2 10 32\ncircle gems g\nsquare hand 70\nbuilding")
    assert legal(state, by="circle") == {"pass", "play 2", "play 32"}
    assert refused(state, "circle play 10") == "VC-BUILD-09"
    act(state, "circle play 32", "square pass")
    assert legal(state) == {"place 1 -1", "place 1 1"}
    # A law that cannot be laid cannot be chosen.
    state = read("circle lay 75 1 0\ncircle hand 66 65\nbuilding")
    assert legal(state) == {"pass", "play 65"}
    assert refused(state, "play 66") == "VC-EDGE-26-no-character"


def test_VC_EDGE_17_place_pay_circle_gem_reward() -> None:
    """The circle gem may be one that has just been paid."""
    table = PAIR + "circle hand 20\ncircle gems rg\nsquare gems\nsupply\nbuilding"
    assert legal(table.replace("circle hand 20", "circle hand 55")) == {"pass", "play 55"}
    state = read(
        "circle lay 1 1 0 3 1 1\ncircle hand 59\ncircle gems rb\nsquare gems\nsupply\nbuilding"
    )
    events = act(state, "play 59", "place 2 0")
    kinds = [
        event.kind for event in events if event.kind in ("placed", "paid", "circle", "no-cards")
    ]
    assert kinds == ["placed", "paid", "circle"]
    assert (see.gems(state, "circle"), see.supply(state)) == ("r", "b")
    assert see.asked(state) == "draw circle"


def test_VC_EDGE_19_one_circle_above_level_1_and_none_on_it() -> None:
    events = act(PAIR + "circle hand 12 88\nbuilding", "play 12", "place 1 -1")
    assert told(events, "circle", "circle-no-gem") == []
    events = act(PAIR + "circle hand 88\nsupply r\nbuilding", "play 88", "place 2 0")
    assert len(told(events, "circle")) == 1


def test_VC_EDGE_19_31_law_65_may_close_three_circles() -> None:
    """Its half circle is red and its quarters are green, as all that is around."""
    table = "circle lay 2 1 0 1 1 1 3 1 2 4 1 3 39 2 0 14 2 1 53 2 2 22 3 0 7 3 1\n"
    table += "circle hand 65\nsupply rgg\ncircle gems\nbuilding"
    state = read(table)
    assert see.points(state, "circle")[0] == 0
    assert told(act(state, "play 65", "place 2 1"), "circle") == [
        "circle seat=0 card=65 colour=1",
        "circle seat=0 card=22 colour=2",
        "circle seat=0 card=7 colour=2",
    ]
    assert (see.gems(state, "circle"), see.supply(state)) == ("rgg", "")
    assert see.points(state, "circle")[0] == 2 + 3 + 3


def test_VC_EDGE_20_eternal_gems_may_be_spared() -> None:
    state = after("61 eternal-red 2\ncircle gems rr\ncircle hand 3\nsupply\nbuilding", "play 3")
    assert legal(state, "spare") == {"spare red"}
    assert refused(state, "spare blue") == "VC-EDGE-20"
    assert told(act(state, "spare red"), "spared") == ["spared seat=0 colour=1"]
    act(state, "spare red")
    assert refused(state, "spare red") == "VC-EDGE-20"
    act(state, "place 1 1")
    assert (see.gems(state, "circle"), see.supply(state), state.discount(0, 1)) == ("r", "r", 2)


def test_VC_EDGE_20_used_as_many_as_apply_unless_spared() -> None:
    state = read("61 eternal-red 3\ncircle gems rr\ncircle hand 3\nsupply\nbuilding")
    act(state, "play 3", "place 1 1")
    assert (see.gems(state, "circle"), state.discount(0, 1)) == ("rr", 2)
    state = read(
        PAIR + "1 eternal-green 1\n3 eternal-red 3\ncircle hand 24\ncircle gems yy\nbuilding"
    )
    act(state, "play 24", "place 2 0")
    assert see.gems(state, "circle") == "ry"  # the red gem for the circle
    assert [state.discount(0, colour) for colour in range(4)] == [0, 3, 0, 0]
    # No more are spared than leaves a place to pay for.
    state = after(
        "61 eternal-red 1\ncircle gems\nsquare gems\ncircle hand 3\nsupply\nbuilding", "play 3"
    )
    assert legal(state) == {"place 1 -1", "place 1 1"}
    assert refused(state, "spare red") == "VC-BUILD-09"
    # At most seven are spared.
    state = read("61 eternal-red 14\ncircle gems rrrr\ncircle hand 3\nsupply\nbuilding")
    act(state, "play 3", *["spare red"] * 7)
    assert refused(state, "spare red") == "VC-EDGE-20"
    assert refused(state, "spare green") == "VC-EDGE-20"


def test_VC_EDGE_21_row_1_then_row_2_then_row_3() -> None:
    state = after(SPIRE + RICH + "circle hand 37\nbuilding", "play 37", "place 5 0", "grant rows")
    assert see.asked(state) == "gems circle"
    assert see.tokens(state, 37) == {"defence": 1, "eternal-blue": 1}
    assert see.points(state, "circle")[1] == 5
    state = after(SPIRE + RICH + "circle hand 32\nbuilding", "play 32", "place 5 0", "grant rows")
    assert see.asked(state) == "draw circle"
    act(state, "draw laws", "deal 70")
    assert see.asked(state) == "gems circle"
    act(state, "gems bbrrg")
    assert see.tokens(state, 32) == {"magic": 1}


def test_VC_EDGE_22_parts_in_printed_order_and_short_gems_stop_nothing() -> None:
    state = read(WALL + "circle hand 8\ncircle gems bg\nsquare gems\nsupply\nbuilding")
    events = act(state, "play 8", "place 2 0")
    kinds = [e.kind for e in events if e.kind in ("armed", "took-gems", "token")]
    assert kinds == ["armed", "took-gems", "token"]
    assert (see.gems(state, "circle"), see.tokens(state, 8)) == ("bg", {"power-2": 1})
    state = read(WALL + "circle hand 8\ncircle gems bg\nsquare gems\nsupply y\nbuilding")
    act(state, "play 8", "place 2 0", "gems by")
    assert (see.gems(state, "circle"), see.supply(state)) == ("by", "g")


def test_VC_EDGE_23_the_second_deck_is_chosen_after_the_first_card() -> None:
    state = read(SPIRE.replace(" 27 4 1", "") + RICH + "circle hand 18\nbuilding")
    act(state, "play 18", "place 4 1", "draw laws", "deal 70")
    assert (see.asked(state), see.hand(state, "circle")) == ("draw circle", [70])
    act(state, "draw laws", "deal 71")
    assert see.asked(state) == "card circle"
    # Both decks empty.
    state = read(SPIRE.replace(" 27 4 1", "") + RICH + "circle hand 18\nsmall 1\ndeck\nbuilding")
    act(state, "play 18", "place 4 1")
    assert told(act(state, "deal 2"), "no-cards") == ["no-cards seat=0 count=1"]


def test_VC_EDGE_24_the_own_gem_need_not_be_given() -> None:
    state = read("circle hand 60\ncircle gems yg\nsquare gems\nsupply\nbuilding")
    events = act(state, "play 60", "place 1 1", "decline")
    assert (see.tokens(state, 60), see.gems(state, "circle")) == ({}, "g")
    assert told(events, "eternal-lost") == ["eternal-lost seat=0 card=60 colour=2"]


def test_VC_EDGE_25_laws_65_and_74_move_eternal_gems_and_67_does_not() -> None:
    state = read(PAIR + "circle lay 20 2 0\n20 eternal-red 2\ncircle hand 65 74 67\nbuilding")
    act(state, "play 65", "place 2 0")
    assert (see.tokens(state, 65), see.points(state, "circle")[1]) == ({"eternal-red": 2}, 4)
    act(state, "play 74", "place 1 2", "tuck 65")
    assert (see.tokens(state, 74), see.points(state, "circle")[1]) == ({"eternal-red": 2}, 2)
    assert state.discount(0, 1) == 2
    assert told(act(state, "play 67", "place 1 3"), "no-effect") == ["no-effect seat=0 law=67"]


def outcomes(state: ViceroyState, sources: tuple[int, ...]) -> set[tuple[int, ...]]:
    """List the gems that circle can end with, and eternal gems, after rewards in this order."""
    begun = state.clone()
    for source in reversed(sources):
        begun.push(frames.REWARD, 0, source, 0, 26)
    settle(begun, None)
    found, open_ones = set(), [begun]
    while open_ones:
        now = open_ones.pop()
        if now.frame_kind() == frames.CARD:
            gems = [int(now.gems_of(0, colour)) for colour in range(4)]
            found.add((*gems, *(int(now.eternal_gems_of(0, colour)) for colour in range(4))))
            continue
        for action in now.legal_actions(0):
            later = now.clone()
            later.advance(0, action, None)
            open_ones.append(later)
    return found


@pytest.mark.parametrize("supply", ["", "r", "b", "rb", "bb", "rrb", "rbb", "rrbb", "rrrbb"])
@pytest.mark.parametrize("own", ["", "r"])
def test_VC_EDGE_21_no_order_of_the_rows_brings_more(supply: str, own: str) -> None:
    """The huntress: four gems; an eternal red gem; defence and four gems."""
    state = read(
        f"circle lay 26 1 0\ncircle hand 5 75\nsupply {supply}\ncircle gems {own}\n"
        "square gems\nbuilding"
    )
    rows = tuple(int(reward_source(26, level)) for level in (1, 2, 3))
    printed = outcomes(state, rows)
    for order in permutations(rows):
        for other in outcomes(state, order):
            better = (all(map(ge, ours, other)) for ours in printed)
            assert any(better), (order, other)


def test_VC_EDGE_25_a_gem_that_stayed_on_its_card_would_lie_in_the_same_place() -> None:
    """Where law 74 tucks the card, both readings score the level of the law."""
    state = read(PAIR + "circle lay 20 2 0\n20 eternal-red 1\ncircle hand 74\nbuilding")
    act(state, "play 74", "place 1 2", "tuck 20")
    law, card = see.pyramid(state, "circle")[74], see.tucked(state, "circle")[20]
    assert (law[0], card, see.points(state, "circle")[1]) == (1, 74, 1)
    # Stored gems are not swapped.
    state = read("circle lay 76 1 0\n76 stored-blue 1\n62 magic 1\ncircle hand 67\nbuilding")
    assert told(act(state, "play 67", "place 1 1"), "no-effect") == ["no-effect seat=0 law=67"]


def test_VC_EDGE_26_law_66_copies_every_token() -> None:
    table = "61 power-4 2\n61 science 1\n61 defence 1\n61 magic-5 1\n61 circle-blue-4 1\n"
    state = after(table + "circle hand 66\nbuilding", "play 66", "double 61")
    assert see.tokens(state, 61) == {
        **{"power-4": 4, "science": 2, "defence": 2, "magic-5": 2, "circle-blue-4": 2}
    }
    assert see.points(state, "circle")[3] == 16
    # Eternal gems are copied as far as there are gems.
    table = "61 eternal-blue 2\n61 eternal-red 1\n61 eternal-green 1\ncircle hand 66\nbuilding\n"
    state = read(table + "supply bg\ncircle gems b\nsquare gems")
    events = act(state, "play 66", "double 61")
    assert (see.asked(state), view_of(state, 0).colour) == ("own-gem circle", 0)
    events += act(state, "own-gem")
    assert see.tokens(state, 61) == {"eternal-blue": 4, "eternal-red": 1, "eternal-green": 2}
    assert told(events, "eternal-lost") == ["eternal-lost seat=0 card=61 colour=1"]
    assert (see.gems(state, "circle"), see.supply(state)) == ("", "")
    assert state.discount(0, 0) == 4
    # A copy may be declined where the own gem would be used.
    state = read("61 eternal-blue 2\ncircle hand 66\nbuilding\nsupply\ncircle gems bb\nsquare gems")
    act(state, "play 66", "double 61", "decline", "own-gem")
    assert (see.tokens(state, 61), see.gems(state, "circle")) == ({"eternal-blue": 3}, "b")


def test_VC_EDGE_27_the_emptied_place_stays_empty_without_a_small_deck() -> None:
    state = read("lower-blue 4\nupper-red 5\nsmall 0\ncircle hand 69\nbuilding")
    act(state, "play 69", "place 1 1", "take lower-blue")
    assert (see.display(state), see.asked(state)) == ({"upper-red": 5}, "card circle")
    # In round 12 the card is free.
    state = read("round 12\nlarge 0\nupper-red 5\ncircle hand 69\nbuilding")
    assert told(act(state, "play 69", "place 1 1", "take upper-red"), "skips", "no-effect") == []
    assert (see.hand(state, "circle"), view_of(state, 0).players[0].skips) == ([5], False)
    assert see.asked(state) == "show chance"
    # In round 12 no effect where the table has agreed so.
    state = read("round 12\nlarge 0\nupper-red 5\ncircle hand 69\nbuilding\nappointment not_last")
    assert told(act(state, "play 69", "place 1 1"), "no-effect") == ["no-effect seat=0 law=69"]
    assert (see.display(state), see.asked(state)) == ({"upper-red": 5}, "over")


def test_VC_EDGE_27_in_round_11_it_still_works() -> None:
    state = read("round 11\nlarge 0\nupper-red 5\nsmall 0\ncircle hand 69\nbuilding 3")
    act(state, "play 69", "place 1 1", "take upper-red")
    assert see.asked(state) == "bid square"
    # Nothing to take nothing to give up.
    state = after("circle hand 69\nbuilding 3\nround 11\nlarge 0", "play 69", "place 1 1")
    assert see.asked(state) == "bid circle square"
    # Alone no auction is held.
    state = read(
        "seats 1\nvirtual 1\nround 11\nlarge 0\nlower-red 4\nupper-red 5\nsmall 0\ncircle hand 69\n"
        "building 3"
    )
    act(state, "play 69", "place 1 1", "take upper-red")
    assert see.asked(state) == "card circle"
    assert see.display(state) == {"upper-red": 4}
    assert state.round == 12


def test_VC_EDGE_28_any_free_card_but_the_law_itself_must_be_tucked() -> None:
    state = after(PAIR + "circle hand 74\nbuilding", "play 74", "place 1 2")
    assert legal(state) == {"tuck 1"}  # the herbalist is in between; the law itself does not count
    assert refused(state, "tuck 74") == "VC-EDGE-28"
    assert refused(state, "tuck 3") == "VC-PYR-09-bottom"
    assert refused(state, "decline") == "VC-FLOW-03-other"
    act(state, "tuck 1")
    assert see.pyramid(state, "circle") == {3: (1, 1), 74: (1, 2)}
    # The row goes on from its new end.
    state = after(PAIR + "circle hand 74 75\nbuilding", "play 74", "place 1 2", "tuck 1", "play 75")
    assert legal(state) == {"place 1 0", "place 1 3", "place 2 1"}


def test_VC_EDGE_28_without_a_free_card_the_points_are_due_all_the_same() -> None:
    state = read(PAIR + "circle hand 74\nbuilding")
    events = act(state, "play 74", "place 2 0")
    assert told(events, "no-free-card", "no-effect") == ["no-free-card seat=0 law=74"]
    assert (see.asked(state), see.points(state, "circle")[2]) == ("bid circle square", 3)
    # A middle card of level 1 is never free.
    assert legal(after(WALL + "circle hand 74\nbuilding", "play 74", "place 1 5")) == {"tuck 1"}
    # A card of the highest level is.
    state = after(HOUSE + "circle hand 74\nbuilding", "play 74", "place 1 5")
    assert legal(state) == {"tuck 11", "tuck 13", "tuck 15", "tuck 17"}
    act(state, "tuck 13")
    assert 13 not in see.pyramid(state, "circle")


def test_VC_EDGE_29_an_end_is_where_nothing_lies_further_out() -> None:
    state = read(HOUSE.replace(" 13 2 1", "") + "circle lay 19 3 2\ncircle hand 74\nbuilding")
    act(state, "play 74", "place 1 5")
    assert legal(state) == {"tuck 11", "tuck 19"}
    # A card beside a gap is no end.
    table = HOUSE.replace(" 15 2 2", "") + "circle lay 23 1 5 25 2 4\n"
    state = after(table + "circle lay 19 3 0\ncircle hand 74\nbuilding", "play 74", "place 1 6")
    assert legal(state) == {"tuck 19", "tuck 25"}
    # A gap can be built on again.
    state = read(HOUSE + "circle hand 74 75\nbuilding")
    act(state, "play 74", "place 1 5", "tuck 13", "play 75")
    assert "place 2 1" in legal(state)
    assert "place 3 0" not in legal(state)


def test_VC_EDGE_30_a_circle_goes_and_its_gem_stays() -> None:
    state = read(PAIR + "circle hand 88 74\ncircle gems\nsupply r\nbuilding")
    act(state, "play 88", "place 2 0")
    assert (see.points(state, "circle")[0], see.gems(state, "circle")) == (2, "r")
    act(state, "play 74", "place 1 2", "tuck 88")
    assert (see.points(state, "circle")[0], see.gems(state, "circle")) == (0, "r")


def test_VC_EDGE_31_what_a_replaced_law_did_stops() -> None:
    state = read("circle lay 78 1 0\ncircle tuck 31 78\ncircle hand 65 32\ncircle gems g\nbuilding")
    assert see.points(state, "circle")[2] == 4
    act(state, "play 65", "place 1 0")
    assert (see.asked(state), see.hand(state, "circle")) == ("card circle", [32, 78])
    assert (see.points(state, "circle")[2], see.tucked(state, "circle")) == (0, {31: 65})
    act(state, "play 32", "place 1 1", "draw laws", "deal 70")
    assert (see.asked(state), see.hand(state, "circle")) == ("card circle", [70, 78])
    # Stored gems stay and score nothing.
    state = read("circle lay 76 1 0\n76 stored-blue 3\ncircle hand 65\nbuilding")
    assert see.points(state, "circle")[2] == 6
    act(state, "play 65", "place 1 0")
    assert (see.tokens(state, 65), see.points(state, "circle")[2]) == ({"stored-blue": 3}, 0)
    act(state, "play 76", "place 1 1")
    assert see.points(state, "circle")[2] == 0


def test_VC_EDGE_56_a_law_for_exactly_eight_gems_takes_eight_or_none() -> None:
    state = after("circle gems bbbrrrggg\nsupply\ncircle hand 76\nbuilding", "play 76", "place 1 1")
    assert {len(text.removeprefix("store ")) for text in legal(state)} == {8}
    assert (view_of(state, 0).least, view_of(state, 0).decision) == (8, "store")
    assert refused(state, "store bbb") == refused(state, "decline") == "VC-EDGE-56"
    act(state, "store bbbrrrgg")
    assert (see.gems(state, "circle"), see.points(state, "circle")[2]) == ("g", 16)
    # Who has fewer than eight stores none.
    state = read("circle gems bbbrrrg\nsupply\ncircle hand 76\nbuilding")
    events = act(state, "play 76", "place 1 1")
    assert told(events, "no-effect", "stored") == ["no-effect seat=0 law=76"]
    assert (see.gems(state, "circle"), see.tokens(state, 76)) == ("bbbrrrg", {})


def test_VC_EDGE_31_only_circles_that_were_not_one_coloured_pay() -> None:
    """Law 65 has a red half circle as well."""
    state = read(PAIR + "circle lay 20 2 0\ncircle hand 65\nsupply r\ncircle gems\nbuilding")
    assert told(act(state, "play 65", "place 2 0"), "circle", "circle-no-gem") == []
    assert (see.gems(state, "circle"), see.points(state, "circle")[0]) == ("", 2)
    # The returned card may be played again.
    state = read("circle lay 32 1 0\ncircle gems g\ncircle hand 65\nbuilding")
    act(state, "play 65", "place 1 0", "play 32", "place 1 1")
    assert see.pyramid(state, "circle") == {65: (1, 0), 32: (1, 1)}
    # With the last character gone 65 needs no other.
    state = after("circle lay 75 1 0\ncircle hand 65\nbuilding", "play 65", "place 1 0")
    assert (see.pyramid(state, "circle"), see.hand(state, "circle")) == ({65: (1, 0)}, [75])


def test_VC_EDGE_32_law_72_only_when_it_is_played() -> None:
    state = read("circle lay 72 1 0\ncircle hand 32 5\ncircle gems gy\nbuilding")
    act(state, "play 32", "place 1 1", "draw laws", "deal 70")
    assert see.asked(state) == "card circle"


@pytest.mark.parametrize(
    ("law", "how"),
    [
        (77, ("option 2", "draw laws", "deal 66")),
        (82, ("option 2", "draw laws", "deal 66")),
        (84, ("option 2", "draw characters", "deal 2")),
    ],
)
def test_VC_EDGE_32_law_78_at_every_taking(law: int, how: tuple[str, ...]) -> None:
    state = read(f"circle lay 78 1 0\ncircle hand {law}\nbuilding")
    act(state, f"play {law}", "place 1 1", *how)
    card = 2 if law == 84 else 66
    assert legal(state) == {f"archive {card}", "decline"}
    act(state, f"archive {card}")
    assert see.tucked(state, "circle") == {card: 78}


def test_VC_EDGE_32_law_78_with_a_card_of_law_69() -> None:
    state = read("circle lay 78 1 0\ncircle hand 69\nlower-blue 4\nlower-red 5\nbuilding")
    act(state, "play 69", "place 1 1", "take lower-blue")
    act(state, min(legal(state)))
    assert legal(state) == {"archive 4", "decline"}
    # Law 78 with an attack token.
    state = read("circle lay 78 1 0\ncircle attack 1\nlower-blue 4\nlower-red 5")
    act(state, "circle bid attack", "square bid red", "take lower-blue")
    assert (see.asked(state), see.hand(state, "square")) == ("archive circle", [])
    act(state, "archive 4")
    assert see.hand(state, "square") == [5]
    # Each card of a reward is asked about.
    state = read(SPIRE.replace("27 4 1", "78 1 5") + RICH + "circle hand 18\nbuilding")
    act(state, "play 18", "place 4 1", "draw laws", "deal 70", "archive 70")
    act(state, "draw laws", "deal 71", "decline")
    assert (see.tucked(state, "circle"), see.hand(state, "circle")) == ({70: 78}, [71])
    # What was kept is not asked about again.
    state = read("circle lay 78 1 0\ncircle hand 77 82\nbuilding")
    act(state, "play 77", "place 1 1", "option 2", "draw laws", "deal 66", "decline")
    act(state, "play 82", "place 1 2", "option 2", "draw laws", "deal 67")
    assert legal(state) == {"archive 67", "decline"}


def test_VC_EDGE_32_nor_is_what_another_has_just_taken() -> None:
    """As it would be with two such laws in a set of one's own."""
    state = read("circle lay 78 1 0\nlower-blue 4\nupper-blue 8\nlower-red 9")
    act(state, "bid blue", "bid blue", "circle name upper", "square name lower")
    state.known[4] |= FRESH
    assert legal(state) == {"archive 8", "decline"}
    # Not for cards that law 65 returns.
    state = after("circle lay 78 1 0 5 1 1\ncircle hand 65\nbuilding", "play 65", "place 1 1")
    assert (see.asked(state), see.hand(state, "circle")) == ("card circle", [5])


def test_VC_EDGE_33_attack_tokens_of_laws_lie_behind_the_screen() -> None:
    state = read("circle hand 71 77\nbuilding")
    act(state, "play 71", "place 1 1", "option 1", "play 77", "place 1 2", "option 1")
    assert see.attack(state, "circle") == 2
    assert see.tokens(state, 71) == {}
    assert see.tokens(state, 77) == {}


def test_VC_EDGE_49_tucked_cards_lie_face_up() -> None:
    state = read("circle hand 72 32\nbuilding")
    events = act(state, "play 72", "place 1 1", "tuck 32")
    assert [repr(e) for e in events if e.kind == "tucked" and e.visible_to(-1)] == [
        "tucked seat=0 card=32 under=72"
    ]
    for viewer in (-1, 1):
        laws = [card for card in view_of(state, viewer).players[0].pyramid if card.card == 72]
        assert laws[0].tucked == (32,)


def test_VC_EDGE_51_law_78_covers_each_law_as_it_comes() -> None:
    state = read("circle lay 78 1 0\ncircle hand 70 86\ndeck 71 72 73 74\nbuilding")
    act(state, "play 70", "place 1 1", "deal 71")
    assert legal(state) == {"archive 71", "decline"}
    act(state, "archive 71", "deal 72", "decline", "deal 73")
    assert legal(state) == {"archive 73", "decline"}
    act(state, "archive 73", "return 86", "return 72")
    assert (see.tucked(state, "circle"), see.hand(state, "circle")) == ({71: 78, 73: 78}, [])
    # No more laws go back than are in hand.
    state = read("circle lay 78 1 0\ncircle hand 70 5\ndeck 71 72 73\nbuilding")
    act(state, "play 70", "place 1 1", "deal 71", "archive 71", "deal 72", "archive 72")
    act(state, "deal 73", "decline", "return 73")
    assert (see.hand(state, "circle"), see.asked(state)) == ([5], "card circle")
    state = read("circle lay 78 1 0\ncircle hand 70 5\ndeck 71\nbuilding")
    act(state, "play 70", "place 1 1", "deal 71", "archive 71")
    assert see.asked(state) == "card circle"


@pytest.mark.parametrize(("deck", "back"), [("71 72 73", 2), ("71 72", 1), ("71", 0)])
def test_VC_EDGE_51_a_short_deck_takes_back_a_law_fewer_than_it_gave(deck: str, back: int) -> None:
    state = read(f"circle hand 70 86\ndeck {deck}\nbuilding")
    act(state, "play 70", "place 1 1", *(f"deal {law}" for law in deck.split()))
    for law in deck.split()[:back]:
        act(state, f"return {law}")
    assert see.asked(state) == "card circle"
    assert len(see.hand(state, "circle")) == 1 + len(deck.split()) - back


def test_VC_EDGE_51_without_corrections_law_78_covers_one_of_the_laws_that_stay() -> None:
    state = read(
        "circle lay 78 1 0\ncircle hand 70 86 88\ndeck 71 72 73 74\nbuilding\ncorrections none"
    )
    act(state, "play 70", "place 1 1", "deal 71", "deal 72", "deal 73", "return 86", "return 71")
    assert legal(state) == {"archive 72", "archive 73", "decline"}
    assert refused(state, "archive 88") == "VC-EDGE-32-taken"
    act(state, "archive 73")
    assert (see.tucked(state, "circle"), see.hand(state, "circle")) == ({73: 78}, [72, 88])
    assert see.asked(state) == "card circle"
    # Nothing is asked when all that was drawn went back.
    state = read("circle lay 78 1 0\ncircle hand 70 86\ndeck 71 72\nbuilding\ncorrections none")
    act(state, "play 70", "place 1 1", "deal 71", "deal 72", "return 71")
    assert legal(state) == {"archive 72", "decline"}
    state = after("circle lay 78 1 0\ncircle hand 70 86\ndeck\nbuilding", "play 70", "place 1 1")
    assert see.asked(state) == "card circle"


def test_VC_EDGE_52_an_empty_hand_is_out_without_being_asked() -> None:
    state = read("seats 3\ncircle hand 75\ntriangle hand 79 85\nbuilding")
    assert see.asked(state) == "card circle triangle"
    act(state, "circle play 75", "triangle play 79", "place 1 1", "place 1 1")
    assert see.asked(state) == "card triangle"


def test_VC_EDGE_53_many_gems_come_in_handfuls_of_eight() -> None:
    state = after("61 science 9\nsupply bbbbbbbbbbbbbbbbbbbbrrrrrrrr", "pass", "pass")
    assert view_of(state, 0).left == 12
    assert {len(text.removeprefix("gems ")) for text in legal(state)} == {3, 4, 5, 6, 7, 8}
    act(state, "gems bbbbbbbb")
    assert (see.asked(state), view_of(state, 0).left) == ("gems circle", 4)
    assert {len(text.removeprefix("gems ")) for text in legal(state, "gems")} == {1, 2, 3, 4}
    assert legal(state, "decline") == {"decline"}
    act(state, "gems bbbr")
    assert see.asked(state) == "gems square"
    # After eight the rest for science may be left.
    state = read("61 science 9\nsupply bbbbbbbbbbbbbbbbbbbbrrrrrrrr")
    act(state, "pass", "pass", "gems bbbbbbbb", "decline")
    assert see.asked(state) == "gems square"


def test_dealing_goes_on_by_itself() -> None:
    assert len(dealt(after("circle hand 70\nbuilding", "play 70", "place 1 1"))) == 6


def test_VC_EDGE_57_a_replaced_law_69_still_skips_the_auction() -> None:
    state = read("lower-blue 4\nupper-red 5\nsmall 0\ncircle hand 65 69\nbuilding")
    act(state, "play 69", "place 1 1", "take upper-red", "play 65", "place 1 1")
    assert see.hand(state, "circle") == [5, 69]
    assert see.pyramid(state, "circle") == {61: (1, 0), 65: (1, 1)}
    assert view_of(state, 0).players[0].skips
    act(state, "pass", "dealt")
    assert see.asked(state) == "bid square"
