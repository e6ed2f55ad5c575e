"""PP-TERM: suits, courts, hands, ranks."""

from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, legal, read, refused

from velkahra.games.pamir.rules.facts import SUIT_NAMES
from velkahra.games.pamir.rules.storage import OVER_LAST


def stars(text: str, suit: str) -> int:
    return int(read(text).stars(0, SUIT_NAMES.index(suit)))


def test_PP_TERM_01_exactly_one_of_four_suits_is_favored() -> None:
    assert SUIT_NAMES == ("economic", "military", "political", "intelligence")
    state = after("gray hand 10 31 62", "play 10 left", "road herat-kabul")
    assert see.favored(state) == "military"
    act(state, "play 31 left")
    assert see.favored(state) == "intelligence"


def test_PP_TERM_02_the_favored_suit_gives_bonus_actions_and_makes_cards_dear() -> None:
    text = "gray court 9 16\nmarket a0 1\nmarket a1 2 3\nmarket a2 3"
    state = after(f"{text}\nfavored economic", "act 9 tax", "collect a1")
    assert state.left == 2
    act(state, "buy a1")
    assert see.money(state, "gray") == 4 + 1 - 1 + 2
    state = after(f"{text}\nfavored military", "act 9 tax", "collect a1")
    assert state.left == 1
    act(state, "buy a1")
    assert see.money(state, "gray") == 4 + 1 - 2 + 2


def test_PP_TERM_03_new_cards_go_to_the_ends_and_the_row_keeps_its_order() -> None:
    state = after("gray court 61 9\ngray hand 16 59\nturn gray 2", "play 16 left", "play 59 right")
    assert see.court(state, "gray") == [16, 61, 9, 59]
    # Only discarding closes the row.
    state = after("gray court 61 9 16 59\ndeck none", "end", "discard 9")
    assert see.court(state, "gray") == [61, 16, 59]


def test_PP_TERM_04_court_and_hand_may_grow_during_the_turn() -> None:
    state = read("gray court 61 9 16\ngray hand 59 60 63\nmarket a0 1\ndeck none")
    act(state, "buy a0", "play 59 left")
    assert (len(see.court(state, "gray")), len(see.hand(state, "gray"))) == (4, 3)
    assert see.decider(state) == "gray"
    act(state, "end")
    assert legal(state) == {f"discard {card}" for card in (61, 9, 16, 59)}
    # Another players turn does not look at the limits.
    state = read(
        "gray court 15\nblue court 24 61 9 4 60\nblue hand 59 62 63\n24 spy gray 1\ndeck none"
    )
    act(state, "act 15 betray", "betray 24", "end")
    assert (see.decider(state), len(see.court(state, "blue"))) == ("blue", 4)
    assert "end" in legal(state)
    act(state, "end")
    assert legal(state) == {f"discard {card}" for card in (61, 9, 4, 60)}


def test_PP_TERM_05_a_court_holds_three_cards_and_one_for_each_political_star() -> None:
    assert see.decider(after("gray court 61 9 16 6\ndeck none", "end")) == "blue"
    assert see.decider(after("gray court 61 9 16 24 59\ndeck none", "end")) == "blue"
    assert len(legal(after("gray court 61 9 16 24 59 60\ndeck none", "end"), "discard")) == 6


def test_PP_TERM_06_a_hand_holds_two_cards_and_one_for_each_intelligence_star() -> None:
    assert see.decider(after("gray court 1\ngray hand 59 60 61 62 63\ndeck none", "end")) == "blue"
    state = after("gray court 1\ngray hand 59 60 61 62 63 64\ndeck none", "end", "discard 61")
    assert see.hand(state, "gray") == [59, 60, 62, 63, 64]
    assert see.decider(state) == "blue"


def test_PP_TERM_07_rank_is_the_strength_of_tax_move_and_battle() -> None:
    state = after("gray court 61\nmarket a0 1 9", "act 61 tax", "collect a0", "collect a0")
    assert see.coins(state) == {"a0": 7}
    assert see.decider(state) == "gray"
    assert legal(state, "collect") == set()
    state = read("gray court 32\ngray british\nkabul army british 9\nherat-kabul road british 1")
    act(state, "act 32 move", "march kabul herat", "march herat kabul", "march kabul herat")
    assert legal(state, "march") == set()
    state = read("gray court 59\nherat army afghan 9\nherat army british 9")
    act(state, "act 59 battle", "field herat", "strike-army british", "strike-army british")
    assert legal(state, "strike-army") == set()
    # Ranks add up to the stars of a suit.
    assert stars("gray court 1 2 4 9", "intelligence") == 3 + 2 + 1
    assert stars("gray court 1 2 4 9", "economic") == 1
    assert stars("gray court 1 2 4 9", "military") == 0


def test_PP_TERM_08_gold_stars_shelter_rupees() -> None:
    state = read("gray court 12 61\ngray money 7\nblue court 90\nkabul tribe blue 1\nturn blue 2")
    act(state, "act 90 tax", "levy gray")
    assert see.money(state, "gray") == 6
    state = read(
        "gray court 12 61\ngray money 5\nblue court 90\nkabul tribe blue 1\nturn blue 2\n"
        "market a0 9 1"
    )
    act(state, "act 90 tax")
    assert refused(state, "levy gray") == "PP-TAX-04"
    # Red stars break ties at the end.
    state = after("gray court 32\ngray british\nblue court 33\nchecks 3\nmarket a0 104", "buy a0")
    assert state.over == OVER_LAST
    assert list(state.returns()) == [1.0, 0.0]
