"""PP-WAKHAN-50 to 63: the actions with her court cards."""

import pytest
from tests.games.pamir import see
from tests.games.pamir.helpers import told
from tests.games.pamir.wakhan import finish, her, step, until

from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.rules.chapters.dominance import influence

# Her cards that start with an action; the second of each pair turns the red arrow to the right.
TAX, TAX_RIGHT = "8 3", "8 9"
BUILD = "7 5"  # Punjab, Transcaspia, Kabul, Persia, Kandahar, Herat; Afghan, Russian, British
MOVE = "12 5"  # Kandahar, Herat, Persia, Kabul, Transcaspia, Punjab; British, Afghan, Russian
BATTLE, BATTLE_RIGHT = "15 5", "15 11"  # Transcaspia, Kabul, Punjab, Persia ...; Russian first
SPIES = "14 3"
FIELD = "wakhan court 38\nherat army russian 1\nherat tribe gray 1\n"
BOTH = "wakhan court 8\nkabul tribe wakhan 1\ngray court 9\nblue court 15\nmarket a0 12 1\n"
CONTESTED = "wakhan court 9\nkabul tribe wakhan 1\nkabul tribe gray 1\nherat tribe gray 1\n"


def taxed(text: str, ai: str = TAX, seats: int = 1) -> list[str]:
    """Let her tax. Returns: from where each rupee came."""
    events = told(step(her(text, ai=ai, seats=seats)), "levied", "collected")
    return [text.removesuffix(" rupees=1").split("seat=5 ")[1] for text in events]


def fights(text: str, ai: str = BATTLE, seats: int = 1) -> tuple[PamirState, list[str]]:
    """Let her fight. Returns: the position after it, and what was told."""
    state = her(text, ai=ai, seats=seats)
    return state, told(until(state, "acted"))


def moves(text: str, ai: str = MOVE) -> list[str]:
    """Let her move. Returns: from where to where, or why not."""
    found = told(step(her(text, ai=ai)), "marched", "rode", "wakhan-skips")
    return [text.replace("seat=5 ", "").split(" coalition")[0] for text in found]


def test_PP_WAKHAN_50_she_taxes_within_the_limits_of_everybody() -> None:
    rules = "wakhan court 8\nkabul tribe wakhan 1\ngray money 3\nmarket a5 12 2\n"
    assert taxed(rules + "gray court 14") == ["other=0", "card=12 slot=5"]
    assert taxed(rules + "gray court 61") == ["card=12 slot=5"] * 2
    assert taxed(rules + "gray court 14\nkabul tribe gray 1") == ["card=12 slot=5"] * 2


def test_PP_WAKHAN_51_she_acts_with_the_card_of_highest_priority_that_can() -> None:
    text = "wakhan court 16 8 30 61\nmarket a5 12 3\n"
    for more, chosen in (
        ("favored military", "card=16 by=2"),
        ("", "card=30 by=6"),
        ("gray court 9\n30 spy gray 5", "card=61 by=8"),
        ("gray court 9\n30 spy gray 5\n61 spy gray 5", "card=8 by=7"),
    ):
        assert told(step(her(text + more, ai=TAX)), "wakhan-card")[0] == f"wakhan-card {chosen}"
    # A line no card can carry out is skipped with the reason.
    assert told(step(her("wakhan court 12", ai=TAX)), "wakhan-skips") == [
        "wakhan-skips line=0 why=2"
    ]
    assert told(step(her("wakhan court 8", ai=TAX)), "wakhan-skips") == [
        "wakhan-skips line=0 why=4"
    ]
    held = "wakhan court 8\n8 spy gray 5\nmarket a5 12 1"
    assert told(step(her(held, ai=TAX)), "wakhan-skips") == ["wakhan-skips line=0 why=5"]


def test_PP_WAKHAN_52_a_line_whose_instruction_cannot_be_met_is_skipped() -> None:
    field = "wakhan court 38\nkabul army russian 1\nkabul tribe gray 1"
    events = step(her(field + "\ngray court 9\n9 spy gray 1", ai=SPIES))
    assert told(events, "wakhan-skips") == ["wakhan-skips line=5 why=3"]
    events = step(her(field.replace("38", "12") + "\n12 spy gray 1\n12 spy wakhan 1", ai=SPIES))
    assert told(events, "wakhan-skips") == ["wakhan-skips line=5 why=2"]


def test_PP_WAKHAN_53_she_buys_the_cheapest_free_gift_space() -> None:
    for gifts, price in (("", 2), ("wakhan gifts 2\n", 4), ("wakhan gifts 2 4\n", 6)):
        text = f"{gifts}wakhan court 98\nfavored military\nwakhan money 6"
        assert told(finish(her(text, left=0)), "paid") == [f"paid seat=5 rupees={price}"]
    text = "wakhan gifts 2 4\nwakhan court 98\nfavored military\nwakhan money 5"
    assert told(finish(her(text, left=0)), "paid") == []
    # A gift counts with all three coalitions.
    state = her("wakhan court 98\nfavored military", left=0)
    finish(state)
    assert [influence(state, state.wakhan, coalition) for coalition in range(3)] == [2, 2, 2]


@pytest.mark.parametrize(("rupees", "built"), [(1, 0), (2, 1), (5, 2), (9, 3)])
def test_PP_WAKHAN_54_she_builds_as_many_armies_as_she_can_pay(rupees: int, built: int) -> None:
    state = her(f"wakhan court 27\nkabul tribe wakhan 1\nwakhan money {rupees}", ai=BUILD)
    step(state)
    assert see.armies(state, "russian", "kabul") == built
    assert see.money(state, "wakhan") == rupees - 2 * built


def test_PP_WAKHAN_54_in_the_leftmost_region_she_rules() -> None:
    state = her(
        "wakhan court 27\npersia tribe wakhan 1\nkabul tribe wakhan 1\nherat tribe wakhan 1\n"
        "punjab tribe wakhan 1\npunjab tribe gray 1",
        ai=BUILD,
    )
    assert told(step(state), "wakhan-builds") == ["wakhan-builds region=1 order=3"]
    assert (see.armies(state, "russian", "kabul"), see.money(state, "wakhan")) == (2, 0)


def test_PP_WAKHAN_55_she_betrays_the_card_with_a_prize_of_highest_priority() -> None:
    state = her(
        "wakhan court 18 38\ngray court 28 30 1\n38 spy wakhan 1\n30 spy wakhan 1\n"
        "28 spy wakhan 1\n1 spy wakhan 1\nmarket a5 12\nmarket b5 13\nfavored economic"
    )
    assert told(until(state, "betrayed"), "wakhan-target", "betrayed", "prize") == [
        "wakhan-target card=28 by=2",
        "betrayed seat=5 other=0 card=28",
        "prize seat=5 card=28 coalition=0",
    ]
    assert see.coins(state) == {"a5": 1, "b5": 1}
    # Her own cards too and never one without a prize.
    state = her("wakhan court 18 38\ngray court 30\n38 spy wakhan 1\n30 spy wakhan 1")
    assert told(until(state, "betrayed"), "betrayed") == ["betrayed seat=5 other=5 card=38"]
    assert see.court(state, "wakhan") == [18]
    state = her("wakhan court 18\ngray court 30\n30 spy wakhan 1")
    assert told(step(state, 2), "wakhan-skips")[1] == "wakhan-skips line=4 why=4"
    # The two rupees are needed.
    state = her("wakhan court 18\ngray court 28\n28 spy wakhan 1\nwakhan money 1")
    assert told(step(state, 2), "wakhan-skips")[1] == "wakhan-skips line=4 why=5"


@pytest.mark.parametrize(
    "enemy", ["kabul tribe gray 1", "kabul army afghan 1", "kabul-punjab road afghan 1"]
)
def test_PP_WAKHAN_56_she_fights_in_the_leftmost_region_with_army_and_enemy(enemy: str) -> None:
    _, events = fights(f"{FIELD}kabul army russian 1\n{enemy}")
    assert "wakhan-region region=1 place=2" in events
    _, events = fights(FIELD + enemy)
    assert "wakhan-region region=4 place=5" in events


def test_PP_WAKHAN_56_armies_of_another_loyalty_are_not_hers() -> None:
    _, events = fights(f"{FIELD}kabul army british 2\nkabul tribe gray 1")
    assert "battle seat=5 region=4" in events


def test_PP_WAKHAN_57_tribes_then_armies_then_roads() -> None:
    text = "wakhan court 35\nkabul army russian 5\nkabul army afghan 1\nherat-kabul road afghan 1\n"
    state, _ = fights(text + "kabul tribe gray 1")
    assert see.tribes(state, "gray", "kabul") == see.armies(state, "afghan", "kabul") == 0
    assert see.roads(state, "afghan", "herat-kabul") == 1
    state, _ = fights(text)
    assert see.armies(state, "afghan", "kabul") == see.roads(state, "afghan", "herat-kabul") == 0
    # As many as rank and armies allow.
    for own, left in ((1, 2), (2, 1), (4, 1)):
        state, _ = fights(f"wakhan court 35\nkabul army russian {own}\nkabul tribe gray 3")
        assert see.tribes(state, "gray", "kabul") == left


def test_PP_WAKHAN_58_without_such_a_region_she_fights_on_a_court_card() -> None:
    text = "gray court 30 28\nwakhan court 35\n" + "".join(
        f"{card} spy {who} {count}\n"
        for card, who, count in (
            (28, "wakhan", 3),
            (28, "gray", 3),
            (30, "wakhan", 2),
            (30, "gray", 1),
            (35, "wakhan", 1),
            (35, "gray", 1),
        )
    )
    state, events = fights(text)
    assert "wakhan-target card=30 by=6" in events
    assert (see.spies(state, "gray", 30), see.spies(state, "gray", 28)) == (0, 3)
    # Cards where only one of them has spies do not count.
    text = "gray court 30 28\nwakhan court 38\n28 spy wakhan 1\n30 spy gray 1"
    assert told(step(her(text, ai=BATTLE), 2), "wakhan-skips")[1] == "wakhan-skips line=3 why=4"


@pytest.mark.parametrize(("ai", "victim"), [(BATTLE, "gray"), (BATTLE_RIGHT, "blue")])
def test_PP_WAKHAN_59_the_red_arrow_decides_whom_she_strikes(ai: str, victim: str) -> None:
    text = "wakhan court 38\nkabul army russian 1\nkabul tribe gray 1\nkabul tribe blue 1"
    state, events = fights(text, ai, seats=2)
    assert see.tribes(state, victim, "kabul") == 0
    assert f"wakhan-arrow other={('gray', 'blue').index(victim)}" in events


def test_PP_WAKHAN_59_nothing_is_told_of_the_arrow_where_it_decided_nothing() -> None:
    text = "wakhan court 38\nkabul army russian 1\nkabul tribe blue 1\nkabul army afghan 1"
    state, events = fights(text, seats=2)
    assert see.tribes(state, "blue", "kabul") == 0
    assert not any(event.startswith("wakhan-arrow") for event in events)


@pytest.mark.parametrize(("ai", "victim"), [(BATTLE, "gray"), (BATTLE_RIGHT, "blue")])
def test_PP_WAKHAN_59_on_court_cards_too(ai: str, victim: str) -> None:
    text = "wakhan court 38 9\n9 spy wakhan 1\n9 spy gray 1\n9 spy blue 1"
    state, events = fights(text, ai, seats=2)
    assert (see.spies(state, victim, 9), see.supply(state, victim)) == (0, 10)
    assert any(event.startswith("wakhan-arrow") for event in events)


def test_PP_WAKHAN_60_players_before_the_market_the_richest_first() -> None:
    assert taxed(BOTH + "gray money 5\nblue money 6", seats=2) == ["other=1"] * 2
    assert taxed(BOTH + "gray money 6\nblue money 5", seats=2) == ["other=0"] * 2
    # From the one she taxes she takes all she can.
    assert taxed(BOTH + "gray money 3\nblue money 2", TAX_RIGHT, seats=2) == ["other=0"] * 2
    assert taxed(BOTH + "gray money 3\nblue money 2", TAX, seats=2) == ["other=0"] * 2


@pytest.mark.parametrize(("ai", "victim"), [(TAX, 0), (TAX_RIGHT, 1)])
def test_PP_WAKHAN_60_with_equal_rupees_the_red_arrow_decides(ai: str, victim: int) -> None:
    state = her(BOTH, ai=ai, seats=2)
    assert told(step(state), "wakhan-taxes") == [f"wakhan-taxes other={victim} by=2"]
    assert see.money(state, ("gray", "blue")[victim]) == 2


@pytest.mark.parametrize(("ai", "row"), [(TAX, "a"), (TAX_RIGHT, "b")])
def test_PP_WAKHAN_60_without_such_a_player_the_market_from_the_left(ai: str, row: str) -> None:
    text = "wakhan court 8\nmarket a1 9 1\nmarket b1 61 1\nmarket a3 12 2\nmarket b0 13 1"
    state = her(text, ai=ai)
    events = step(state)
    slots = {"a": "slot=1", "b": "slot=7"}
    assert [event.split()[2] for event in told(events, "wakhan-collects")] == ["slot=6", slots[row]]
    assert [event.split()[3] for event in told(events, "wakhan-collects")] == ["by=0", "by=2"]
    assert len(see.coins(state)) == 2


def test_PP_WAKHAN_61_she_moves_armies_without_roads_to_tribes_of_others() -> None:
    text = "wakhan court 9\nkabul army british 1\nherat tribe gray 1"
    assert moves(text) == ["marched region=1 to=4"]
    # No spies no other armies and no further than a neighbour.
    for text in (
        "gray court 30\n30 spy wakhan 1\n9 spy gray 1",
        "kabul army russian 2\nherat tribe gray 1",
        "punjab army british 2\nherat tribe gray 1",
        "kabul army british 2\nherat tribe wakhan 1",
        "kabul army british 2\nherat army afghan 1",
    ):
        assert moves("wakhan court 9\n" + text) == ["wakhan-skips line=2 why=4"]
    # Origin and goal are the leftmost of her card.
    text = "wakhan court 9\nkabul army british 1\nherat army british 1\nkandahar tribe gray 1\n"
    assert moves(text + "persia tribe gray 1") == ["marched region=4 to=5"]
    assert moves(text.replace("kandahar", "punjab")) == ["marched region=1 to=2"]


def test_PP_WAKHAN_62_only_as_many_armies_as_there_are_tribes() -> None:
    text = "wakhan court 63\nkabul army british 5\nherat tribe gray 1"
    assert moves(text) == ["marched region=1 to=4"]
    assert moves(text + "\nherat tribe wakhan 1") == ["marched region=1 to=4"] * 2
    assert moves(text + "\nherat army british 1") == ["wakhan-skips line=2 why=4"]
    # No more moves than the rank.
    assert moves("wakhan court 9\nkabul army british 5\nherat tribe gray 4") == [
        "marched region=1 to=4"
    ]


def test_PP_WAKHAN_63_no_army_leaves_if_that_costs_a_region() -> None:
    text = CONTESTED + "kabul army british 3\n"
    assert moves(text + "kabul army afghan 2") == ["wakhan-skips line=2 why=4"]
    assert moves(text + "kabul army afghan 1") == ["marched region=1 to=4"]
    # Where she does not rule nothing is lost.
    text = CONTESTED + "kabul army british 3\nkabul army afghan 3\n"
    assert moves(text) == ["marched region=1 to=4"]
    # The next region gives the army then.
    text = CONTESTED + "kabul army british 3\nkabul army afghan 2\npersia army british 1"
    assert moves(text) == ["marched region=3 to=4"]
