"""PP-SETUP: the deck, the market, what everybody gets, and who goes first."""

from collections import Counter
from fractions import Fraction

import pytest
from librt.random import Random
from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, fill, legal, refused

from velkahra.core.contract.state import CHANCE
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.rules import frames
from velkahra.games.pamir.rules.actions import SPACE
from velkahra.games.pamir.rules.facts import COALITION_NAMES, COLOURS, REGION_NAMES
from velkahra.games.pamir.rules.state import MARKET
from velkahra.games.pamir.view.choices import SLOT_NAMES


def kind(card: int) -> str:
    """Say what a card is."""
    return "court" if card <= 100 else "check" if card <= 104 else "event"


def whole_deck(seats: int, seed: int) -> list[int]:
    """Draw all cards of a deck, taking each off the market again."""
    state, rng, drawn = PamirState.new(seats, 0, 0), Random(seed), []
    while state.frame_kind() == frames.FILL:
        before = set(see.market(state).values())
        state.apply(CHANCE, state.draw(rng))
        (card,) = set(see.market(state).values()) - before
        state.market[list(state.market).index(card)] = 0
        drawn.append(card)
    return drawn


def piles(deck: list[int], seats: int) -> list[Counter[str]]:
    """Count what the six piles hold, from the top of the deck."""
    found = []
    for size in (5 + seats, *[7 + seats] * 5):
        found.append(Counter(map(kind, deck[:size])))
        deck = deck[size:]
    assert deck == []
    return found


def test_PP_SETUP_01_the_favored_suit_is_political() -> None:
    assert see.favored(PamirState.new(2, 0, 0)) == "political"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_PP_SETUP_02_each_pile_has_five_court_cards_and_one_a_player(seats: int) -> None:
    deck = whole_deck(seats, seats)
    assert [pile["court"] for pile in piles(deck, seats)] == [5 + seats] * 6
    assert len(set(deck)) == len(deck)


def test_PP_SETUP_02_other_court_cards_lie_in_other_decks() -> None:
    decks = [{card for card in whole_deck(2, seed) if card <= 100} for seed in range(12)]
    assert all(len(deck) == 42 for deck in decks)
    assert set.union(*decks) == set(range(1, 101))


@pytest.mark.parametrize("seats", [2, 5])
def test_PP_SETUP_03_the_piles_3_to_6_hold_a_dominance_check_each(seats: int) -> None:
    assert [pile["check"] for pile in piles(whole_deck(seats, 7), seats)] == [0, 0, 1, 1, 1, 1]


@pytest.mark.parametrize("seats", [2, 5])
def test_PP_SETUP_04_two_events_in_pile_2_one_in_3_to_6_and_six_stay_out(seats: int) -> None:
    assert [pile["event"] for pile in piles(whole_deck(seats, 8), seats)] == [0, 2, 1, 1, 1, 1]
    missing = [set(range(105, 117)) - set(whole_deck(seats, seed)) for seed in range(12)]
    assert {len(out) for out in missing} == {6}
    assert set.union(*missing) == set(range(105, 117))


@pytest.mark.parametrize(("seats", "size"), [(2, 52), (3, 58), (4, 64), (5, 70)])
def test_PP_SETUP_05_PP_EX_01_the_deck_has_52_58_64_or_70_cards(seats: int, size: int) -> None:
    state = PamirState.new(seats, 0, 0)
    assert (state.deck_size(), state.pile_courts) == (size, 5 + seats)
    assert (state.pile_events, state.pile_checks) == (0, 0)
    assert len(whole_deck(seats, 1)) == size


def test_PP_SETUP_05_a_pile_is_shuffled_on_its_own() -> None:
    state = PamirState.new(3, 0, 0)
    state.pile, state.pile_courts, state.pile_events, state.pile_checks = 4, 6, 1, 1
    weights = [int(weight) for weight in state.chance_weights()]
    cards = [SPACE.to_text(action) for action in state.legal_actions(CHANCE)]
    chances = {card: Fraction(w, sum(weights)) for card, w in zip(cards, weights, strict=True)}
    assert len(chances) == 116
    assert chances["draw 50"] == Fraction(6, 8) / 100
    assert chances["draw 102"] == Fraction(1, 8) / 4
    assert chances["draw 110"] == Fraction(1, 8) / 12


def test_PP_SETUP_05_the_quick_draw_follows_the_weights() -> None:
    state, rng = PamirState.new(3, 0, 0), Random(5)
    state.pile, state.pile_courts, state.pile_events, state.pile_checks = 4, 6, 1, 1
    state.place[50] = MARKET
    drawn = [SPACE.to_text(state.draw(rng)) for _ in range(4000)]
    kinds = Counter(kind(int(text.split()[1])) for text in drawn)
    assert "draw 50" not in drawn
    assert 2850 < kinds["court"] < 3150
    assert 400 < kinds["check"] < 600
    assert 400 < kinds["event"] < 600
    # No card comes that the pile does not hold.
    state = PamirState.new(2, 0, 0)
    assert legal(state) == {f"draw {card}" for card in range(1, 101)}
    assert refused(state, "draw 101", by="gray") == "PP-TURN-02-chance"


def test_PP_SETUP_06_the_market_is_filled_by_columns_the_upper_card_first() -> None:
    state = PamirState.new(2, 0, 0)
    order = ("a0", "b0", "a1", "b1", "a2", "b2", "a3", "b3", "a4", "b4", "a5", "b5")
    for number, slot in enumerate(order, start=1):
        act(state, f"draw {number}")
        assert see.market(state)[slot] == number
        assert len(see.market(state)) == number
    assert set(order) == set(SLOT_NAMES)
    assert legal(state, "draw") == set()


def test_PP_SETUP_07_everybody_has_ten_pieces_four_rupees_and_no_points() -> None:
    state = PamirState.new(5, 0, 0)
    for name in COLOURS:
        assert see.supply(state, name) == 10
        assert see.money(state, name) == 4
        assert see.points(state, name) == 0


def test_PP_SETUP_08_all_blocks_lie_in_their_supplies() -> None:
    state = PamirState.new(3, 0, 0)
    assert [see.blocks(state, coalition) for coalition in COALITION_NAMES] == [12, 12, 12]


def begin(seats: int, first: str) -> PamirState:
    """Fill the market and say who chooses first."""
    state = PamirState.new(seats, 0, 0)
    fill(state)
    act(state, f"first {first}")
    return state


def test_PP_SETUP_09_anybody_may_be_the_first_to_choose() -> None:
    state = PamirState.new(3, 0, 0)
    fill(state)
    assert legal(state) == {"first gray", "first blue", "first tan"}
    assert list(state.chance_weights()) == [1, 1, 1]
    # Loyalty is chosen clockwise and may be shared.
    state = begin(4, "tan")
    chosen = []
    for coalition in ("russian", "russian", "british", "russian"):
        chosen.append(see.decider(state))
        assert legal(state) == {"loyalty afghan", "loyalty british", "loyalty russian"}
        act(state, f"loyalty {coalition}")
    assert chosen == ["tan", "red", "gray", "blue"]
    loyal = {name: see.loyalty(state, name) for name in COLOURS[:4]}
    assert loyal == {"tan": "russian", "red": "russian", "gray": "british", "blue": "russian"}
    assert refused(state, "loyalty afghan") == "PP-SETUP-09-none"


@pytest.mark.parametrize(
    ("first", "last", "second"), [("gray", "tan", "gray"), ("tan", "blue", "tan")]
)
def test_PP_SETUP_10_who_chose_last_takes_turn_one(first: str, last: str, second: str) -> None:
    state = after(begin(3, first), *["loyalty afghan"] * 3)
    assert (see.decider(state), state.left) == (last, 2)
    act(state, "end")
    assert see.decider(state) == second


def test_PP_SETUP_11_courts_hands_gifts_and_prizes_are_empty_and_nobody_rules() -> None:
    state = after(begin(3, "gray"), *["loyalty afghan"] * 3)
    for name in COLOURS[:3]:
        assert see.court(state, name) == []
        assert see.hand(state, name) == []
        assert see.influence(state, name) == 1
    assert {see.ruler(state, region) for region in REGION_NAMES} == {"nobody"}
