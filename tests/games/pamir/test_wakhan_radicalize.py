"""PP-WAKHAN-30 to 42: which card she buys, and how she plays it."""

import pytest
from tests.games.pamir import see
from tests.games.pamir.helpers import told
from tests.games.pamir.wakhan import finish, her, step, until

from velkahra.games.pamir.engine import PamirState

# Her cards by their lines: the card's number, and the number of earlier lines.
MILITARY = ("1 10", 1)
ECONOMIC = ("2 11", 0)
POLITICAL = ("23 5", 0)
INTELLIGENCE = ("3 5", 1)
ANY_INTELLIGENCE = ("6 5", 0)
NET_RUPEES = ("4 5", 0)
REGION = ("5 5", 0)
BLOCKS = ("9 5", 0)
CYLINDERS = ("11 5", 0)
MOVE_CARD = ("10 5", 0)
PATRIOT = ("13 5", 0)
COURT_FULL = ("17 5", 0)
FEWER_SPIES = ("24 5", 0)

CHECK = "market a5 101\n"  # too expensive for her four rupees


def bought(state: PamirState) -> list[str]:
    """Let her buy a card. Returns: what decided, and what she bought."""
    events = until(state, "bought")
    return [*told(events, "wakhan-buys"), told(events, "bought")[0].split(" slot")[0]]


def reads(text: str, line: tuple[str, int]) -> str:
    """Let her read a line of her card. Returns: what she bought, or why nothing."""
    state = her(text, ai=line[0])
    (last,) = told(step(state, line[1] + 1)[-40:], "wakhan-buys", "wakhan-skips")[-1:]
    return last


def test_PP_WAKHAN_30_radicalize_buys_and_plays_a_card_as_one_action() -> None:
    state = her("market a2 12\nmarket a0 9\nmarket a1 13")
    assert told(until(state, "bought"), "bought", "played") == [
        "bought seat=5 card=12 slot=2 price=2 rupees=0",
        "played seat=5 card=12 right=0",
    ]
    assert (state.left, see.court(state, "wakhan"), see.money(state, "wakhan")) == (1, [12], 2)
    assert see.coins(state) == {"a0": 1, "a1": 1}


def test_PP_WAKHAN_31_instructions_come_before_a_dominance_check_in_the_market() -> None:
    state = her(f"{CHECK}market a1 1\nmarket a2 12\nkabul army british 4\nmarket b0 51", ai="9 5")
    assert bought(state) == ["wakhan-buys card=12 slot=2 by=1 line=14", "bought seat=5 card=12"]
    # A check in the market comes before the arrows.
    state = her(f"{CHECK}market a1 1\nmarket a2 12")
    assert bought(state) == ["wakhan-buys card=1 slot=1 by=1 line=15", "bought seat=5 card=1"]


@pytest.mark.parametrize(
    ("line", "text", "expected"),
    [
        (MILITARY, "favored military\nmarket a1 33\nmarket b1 35", "card=35 slot=7 by=3"),
        (ECONOMIC, "market a0 9\nmarket a2 12\nmarket b3 63\nmarket b0 24", "card=12 slot=2 by=2"),
        (POLITICAL, "market a0 5\nmarket a1 7\nmarket b0 1", "card=7 slot=1 by=1"),
        (INTELLIGENCE, "market a0 4\nmarket b2 1\nmarket b0 24", "card=1 slot=8 by=1"),
        (ANY_INTELLIGENCE, "market a0 4\nmarket b0 18\nmarket b1 1", "card=18 slot=6 by=3"),
        (ANY_INTELLIGENCE, "market a1 4\nmarket b2 1\nmarket b0 9", "card=4 slot=1 by=2"),
        (MOVE_CARD, "market a1 9\nmarket b2 32\nmarket b0 12", "card=9 slot=1 by=2"),
        (BLOCKS, "market a0 61\nmarket b0 29\nmarket b1 12", "card=12 slot=7 by=1"),
        (BLOCKS, "market a1 61\nmarket b1 29\nmarket b0 9", "card=61 slot=1 by=3"),
        (CYLINDERS, "market a0 5\nmarket b1 7\nmarket b2 1", "card=7 slot=7 by=2"),
        (
            PATRIOT,
            "kabul army british 4\nmarket a1 51\nmarket b2 50\nmarket a0 3",
            "card=51 slot=1 by=2",
        ),
        (COURT_FULL, "wakhan court 9 12 13\nmarket a0 5\nmarket a1 7", "card=7 slot=1 by=1"),
        (
            FEWER_SPIES,
            "gray court 9\n9 spy gray 1\nmarket a0 18\nmarket a1 1",
            "card=1 slot=1 by=1",
        ),
    ],
)
def test_PP_WAKHAN_32_cheap_cards_first(line: tuple[str, int], text: str, expected: str) -> None:
    assert reads(text, line).split(" line=")[0] == f"wakhan-buys {expected}"


def test_PP_WAKHAN_32_what_decided_is_told_against_the_next_best_whatever_the_order() -> None:
    for slots in (("a0", "b0", "b1"), ("a1", "a0", "b0"), ("b0", "a1", "a0")):
        cards = dict(zip(slots, (61, 29, 12), strict=True))
        text = "\n".join(f"market {slot} {card}" for slot, card in cards.items())
        assert " by=1 " in reads(text, BLOCKS)
    assert " by=0 " in reads("market b1 12", BLOCKS)


@pytest.mark.parametrize(
    ("line", "text", "why"),
    [
        (MILITARY, "market a0 15", 0),
        (MILITARY, "favored military\nmarket a0 9", 1),
        (ECONOMIC, "favored economic\nmarket a0 9", 0),
        (POLITICAL, "market a0 9\nmarket a5 7", 1),
        (INTELLIGENCE, "market a0 105", 1),
        (NET_RUPEES, "market a0 14 3\nwakhan money 2", 0),
        (NET_RUPEES, "market a0 9\nwakhan money 1", 1),
        (CYLINDERS, "kabul army british 4\nmarket a0 1", 0),
        (MOVE_CARD, "wakhan court 1\nmarket a0 9", 0),
        (PATRIOT, "kabul army british 3\nmarket a0 51", 0),
        (PATRIOT, "kabul army british 4\nmarket a0 3", 1),
        (COURT_FULL, "wakhan court 9 12\nmarket a0 5", 0),
        (COURT_FULL, "wakhan court 9 12 13\nmarket a0 30", 1),
        (FEWER_SPIES, "gray court 9\n9 spy gray 1\n9 spy wakhan 1\nmarket a0 18", 0),
        (REGION, "market a0 9", 1),
    ],
)
def test_PP_WAKHAN_32_lines_are_skipped(line: tuple[str, int], text: str, why: int) -> None:
    assert reads(text, line).endswith(f"why={why}")


def test_PP_WAKHAN_33_she_leaves_a_check_in_which_she_would_not_score_most() -> None:
    state = her("market a2 101\nkabul tribe gray 2\nmarket a1 9\nmarket b0 61")
    finish(state)
    assert (see.court(state, "wakhan"), see.points(state, "gray")) == ([9, 61], 0)
    assert see.market(state) == {"a0": 101}
    # With nothing but such a check she buys nothing.
    state = her("market a2 101\nkabul tribe gray 2")
    assert told(step(state, 3), "wakhan-skips")[2] == "wakhan-skips line=6 why=1"


def test_PP_WAKHAN_34_with_a_dominant_coalition_the_cheapest_patriot_of_it() -> None:
    assert bought(
        her(f"{CHECK}kabul army british 4\nmarket a2 12\nmarket a1 51\nmarket b2 50\nmarket b0 3")
    ) == ["wakhan-buys card=51 slot=1 by=2 line=17", "bought seat=5 card=51"]
    # Without such a patriot the most armies and roads.
    dear = f"{CHECK}kabul army british 4\nmarket b5 51\n"
    assert bought(her(f"{dear}market a1 9\nmarket a3 12\nmarket b0 61"))[0] == (
        "wakhan-buys card=12 slot=3 by=1 line=14"
    )
    assert bought(her(f"{dear}market a1 5\nmarket b1 18"))[0] == (
        "wakhan-buys card=18 slot=7 by=3 line=14"
    )


def test_PP_WAKHAN_35_with_no_dominant_coalition_the_most_spies_and_tribes() -> None:
    state = her(f"{CHECK}market a0 12\nmarket a1 2\nmarket b1 21\nmarket a3 56")
    assert bought(state)[0] == "wakhan-buys card=21 slot=7 by=3 line=15"


def test_PP_WAKHAN_36_the_arrows_name_the_row_and_the_column() -> None:
    text = "market a0 9\nmarket a2 12\nmarket b2 13\nmarket b1 29"
    assert bought(her(text))[0] == "wakhan-buys card=12 slot=2 by=4 line=6"
    assert bought(her(text, ai="12 11"))[0] == "wakhan-buys card=13 slot=8 by=4 line=6"
    # If the arrows card is not valid the next to the left is taken.
    text = "market a0 9\nmarket a1 12\nmarket b2 13\nmarket a3 29"
    assert bought(her(text))[0] == "wakhan-buys card=12 slot=1 by=5 line=6"
    assert bought(her(text + "\nwakhan money 0"))[0] == "wakhan-buys card=9 slot=0 by=5 line=6"
    # If the row has none the other row from the same column.
    text = "market a3 29\nmarket b0 9\nmarket b1 13\nmarket b3 61\n"
    assert bought(her(text + "market b2 12"))[0] == "wakhan-buys card=12 slot=8 by=6 line=6"
    assert bought(her(text))[0] == "wakhan-buys card=13 slot=7 by=6 line=6"


def test_PP_WAKHAN_37_dear_barred_withdrawn_and_empty_spaces_are_not_valid() -> None:
    assert bought(her("market a2 12\nmarket a1 9\nwakhan money 1"))[1] == "bought seat=5 card=9"
    assert bought(her("market a2 111\nmarket a1 9"))[1] == "bought seat=5 card=9"
    assert bought(her("market a1 9"))[1] == "bought seat=5 card=9"
    state = her("market a2 12\nmarket a1 9\nmarket a0 61\nmarket b1 13\nmarket b0 29")
    assert bought(state)[1] == "bought seat=5 card=12"
    assert bought(state)[1] == "bought seat=5 card=13"


def test_PP_WAKHAN_38_a_card_whose_bribe_she_cannot_pay_is_discarded() -> None:
    state = her("market a2 6 1\nkabul tribe gray 4")
    events = until(state, "bought")
    assert told(events, "wakhan-cannot-bribe") == ["wakhan-cannot-bribe card=6 rupees=4"]
    assert told(events, "discarded") == ["discarded seat=5 card=6 hand=1 cause=7"]
    assert (see.is_discarded(state, 6), see.money(state, "wakhan"), state.left) == (True, 3, 1)
    assert (see.tribes(state, "wakhan", "kabul"), see.court(state, "wakhan")) == (0, [])
    # The rupees on the card help to pay the bribe.
    state = her("market a2 6 2\nkabul tribe gray 4")
    assert told(until(state, "bought"), "bribed") == ["bribed seat=5 other=0 rupees=4 hostage=0"]
    assert (see.court(state, "wakhan"), see.money(state, "wakhan")) == ([6], 0)


@pytest.mark.parametrize(("ai", "cards"), [("12 5", [12, 9]), ("12 11", [9, 12])])
def test_PP_WAKHAN_39_the_red_arrow_names_the_end_of_her_court(ai: str, cards: list[int]) -> None:
    state = her(
        "wakhan court 9\nmarket a2 12" if ai == "12 5" else "wakhan court 9\nmarket b2 12", ai
    )
    until(state, "played")
    assert see.court(state, "wakhan") == cards


def test_PP_WAKHAN_40_spies_go_where_she_has_not_most_by_card_priority() -> None:
    state = her("market a2 19\ngray court 28 29 9\nfavored military")
    assert told(until(state, "played"), "wakhan-spy") == [
        "wakhan-spy card=29 by=7 most=0",
        "wakhan-spy card=28 by=1 most=0",
    ]
    assert [see.spies(state, "wakhan", card) for card in (28, 29, 19, 9)] == [1, 1, 0, 0]
    # The card is chosen anew for each spy.
    state = her("market a2 19\ngray court 29\n29 spy gray 1\nfavored military")
    until(state, "played")
    assert (see.spies(state, "wakhan", 29), see.spies(state, "wakhan", 19)) == (2, 0)


def test_PP_WAKHAN_41_roads_follow_the_order_of_the_regions_on_her_card() -> None:
    state = her("market a2 12")
    events = until(state, "played")
    assert told(events, "wakhan-road") == [f"wakhan-road region=1 to={to}" for to in (5, 4, 0)]
    borders = ("kabul-kandahar", "herat-kabul", "kabul-transcaspia", "kabul-punjab")
    assert [see.roads(state, "british", border) for border in borders] == [1, 1, 1, 0]
    # Each card begins with the first border again.
    state = her("market a2 61\nmarket b2 62", ai="15 10")
    finish(state)
    assert see.roads(state, "russian", "herat-transcaspia") == 2
    assert see.roads(state, "russian", "herat-kabul") == 1
    # Roads before other icons are counted and no others.
    state = her("market a2 28\ngray british\ngray court 15")
    until(state, "bought")
    assert see.roads(state, "afghan", "kandahar-punjab") == 1
    assert see.spies(state, "wakhan", 28) == 1


def test_PP_WAKHAN_42_patriots_place_blocks_of_her_pragmatic_loyalty() -> None:
    state = her("market a2 50\ngray british")
    until(state, "bought")
    assert see.armies(state, "afghan", "kandahar") == 2
    assert see.armies(state, "british", "kandahar") == 0
    assert see.supply(state, "wakhan") == 10
