"""PP-TAX: rupees from players and from the market."""

import pytest
from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, legal, read, refused

RULED = """
    seats 3; gray court 61
    kabul tribe gray 1
    blue court 16; tan court 59
    market a0 81 1; market b3 91 2; market b4 101 1
"""


def test_PP_TAX_01_rupees_of_players_and_of_the_market_are_mixed() -> None:
    state = after(RULED, "act 61 tax", "levy blue", "collect b3")
    assert [see.money(state, name) for name in ("gray", "blue", "tan")] == [6, 3, 4]
    assert see.coins(state) == {"a0": 1, "b3": 1, "b4": 1}
    assert (see.decider(state), see.actions_left(state)) == ("gray", 1)
    # All of it may come from one place.
    state = after(RULED, "act 61 tax", "levy blue", "levy blue")
    assert (see.money(state, "gray"), see.money(state, "blue")) == (6, 2)
    state = after(RULED, "act 61 tax", "collect b3", "collect b3")
    assert (see.money(state, "gray"), see.coins(state)) == (6, {"a0": 1, "b4": 1})
    # Never more than the rank.
    state = after(f"{RULED}gray court 30", "act 30 tax", "levy blue")
    assert refused(state, "levy blue") == "PP-TAX-01-none"
    assert refused(state, "collect a0") == "PP-TAX-01-none"
    assert (see.money(state, "gray"), see.actions_left(state)) == (5, 1)
    # Less than the rank is allowed.
    state = after(RULED, "act 61 tax", "collect a0", "stop")
    assert (see.money(state, "gray"), see.actions_left(state), see.decider(state)) == (5, 1, "gray")
    # It ends when nothing is left to take.
    state = after("gray court 61\nmarket a0 81 1", "act 61 tax", "collect a0")
    assert (legal(state, "stop", "collect"), see.actions_left(state)) == (set(), 1)


def test_PP_TAX_02_only_who_owns_a_card_of_a_region_one_rules() -> None:
    state = after(RULED, "act 61 tax")
    assert legal(state) == {"levy blue", "collect a0", "collect b3", "collect b4"}
    assert refused(state, "levy tan") == "PP-TAX-02"
    assert refused(state, "levy gray") == "PP-TAX-02-self"


@pytest.mark.parametrize(
    ("pieces", "taxed"),
    [
        ("herat tribe gray 1", {"levy blue", "levy tan"}),
        ("kabul tribe tan 1", set()),
        ("kabul army british 1", set()),
        ("kabul army british 1\nkabul army afghan 1", {"levy blue"}),
        ("kabul army afghan 9", {"levy blue"}),
    ],
)
def test_PP_TAX_02_whoever_rules_may_tax(pieces: str, taxed: set[str]) -> None:
    assert legal(after(f"{RULED}{pieces}", "act 61 tax"), "levy") == taxed


def test_PP_TAX_02_nobody_plays_a_seat_beyond_the_last() -> None:
    state = after("gray court 61\nkabul tribe gray 1\nblue court 16", "act 61 tax")
    assert refused(state, "levy tan") == "PP-TAX-02-nobody"
    assert refused(state, "levy gray") == "PP-TAX-02-self"
    # Armies alone do not rule.
    state = after("gray court 61\nherat army afghan 9\nblue court 59\nmarket a0 81 1", "act 61 tax")
    assert legal(state) == {"collect a0"}
    # Whose court shows the region matters not where the tribes are.
    state = read(
        "gray court 61\nkabul tribe gray 2\nkabul tribe blue 1\nblue court 59\nmarket a0 81 1"
    )
    act(state, "act 61 tax")
    assert refused(state, "levy blue") == "PP-TAX-02"


def test_PP_TAX_03_every_market_card_can_be_taxed() -> None:
    state = after("gray court 61\nmarket a0 81 1\nmarket a5 101 1\nmarket b2 113 1", "act 61 tax")
    assert legal(state) == {"collect a0", "collect a5", "collect b2"}
    act(state, "collect a5", "collect b2")
    assert see.coins(state) == {"a0": 1}
    # But only where rupees lie.
    state = after("gray court 61\nmarket a0 81 1\nmarket a1 82", "act 61 tax")
    assert refused(state, "collect a1") == "PP-TAX-03"
    assert refused(state, "collect b0") == "PP-TAX-03"


def test_PP_TAX_04_a_golden_star_shelters_a_rupee() -> None:
    state = read("gray court 61\nkabul tribe gray 1\nblue court 12 14\nblue money 6\n")
    act(state, "act 61 tax", "levy blue")
    assert (see.money(state, "blue"), see.decider(state), see.actions_left(state)) == (5, "gray", 1)
    # What is sheltered stays.
    state = read("gray court 61\nkabul tribe gray 1\nblue court 14\nblue money 2\nmarket a0 81 2")
    act(state, "act 61 tax")
    assert refused(state, "levy blue") == "PP-TAX-04"
    state = read("gray court 61\nkabul tribe gray 1\nblue court 14\nblue money 2")
    assert refused(state, "act 61 tax") == "PP-EDGE-58-tax"


@pytest.mark.parametrize("card", [14, 16])
def test_PP_TAX_04_who_has_no_rupees_shelters_none(card: int) -> None:
    state = read(
        f"gray court 61\nkabul tribe gray 1\nblue court {card}\nblue money 0\nmarket a0 81 2"
    )
    act(state, "act 61 tax")
    assert refused(state, "levy blue") == "PP-TAX-01-empty"


def test_PP_TAX_04_stars_of_other_suits_shelter_nothing() -> None:
    state = read("gray court 61\nkabul tribe gray 1\nblue court 16 7 1\nblue money 2")
    act(state, "act 61 tax", "levy blue", "levy blue")
    assert see.money(state, "blue") == 0
    # Rupees in the market are never sheltered.
    state = read("gray court 61\nblue court 12 14\nmarket a0 81 1\nblue money 9")
    act(state, "act 61 tax", "collect a0")
    assert (see.money(state, "gray"), see.money(state, "blue")) == (5, 9)
