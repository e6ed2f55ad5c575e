"""PP-GEN: money, limits of pieces, access to actions, discards, overthrow."""

from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, legal, read, refused, told

from velkahra.games.pamir.rules.actions import SPACE

BETRAYAL = "gray court 15\ngray money 9\nblue court {blue}\n{spy} spy gray 1\n"
BLACKMAIL = """
    turn blue 1; gray court 43 54 27; gray hand 9 57 58; gray money 0
    punjab tribe gray 1; kabul tribe gray 9
    blue court 44 55
    deck none
"""
SPY = ("end", "spy 44", "take-tribe punjab")
DISCARDS = ("discard 9", "discard 57", "discard 58")
OVERTHROW = """
    gray court 59
    herat army afghan 2; herat tribe blue 2; kabul tribe blue 1
    blue court 55 61 5 57
"""


def betrayed(cards: str, more: str = "", spy: int = 0) -> str:
    """Write a position in which gray can betray a card of blue's court (the first)."""
    return BETRAYAL.format(blue=cards, spy=spy or cards.split()[0]) + more


def test_PP_GEN_01_what_one_answered_binds_nobody_the_next_time() -> None:
    state = read("gray hand 9 11\nkabul tribe blue 2\nkabul army british 9\nherat tribe gray 1")
    act(state, "play 9 left", "offer 0", "answer 0", "offer 0", "road herat-kabul")
    act(state, "play 11 left", "offer 0")
    assert (see.decider(state), legal(state)) == ("blue", {"answer 0", "answer 1", "answer 2"})
    act(state, "answer 2")
    assert "offer 2" in legal(state)


def test_PP_GEN_02_no_action_hands_cards_or_rupees_to_another_player() -> None:
    assert {kind.name for kind in SPACE.kinds}.isdisjoint({"give", "trade", "lend", "sell"})
    state = read("gray money 9\nblue money 9\ngray hand 9\nblue hand 16")
    assert legal(state) == {"play 9 left", "play 9 right", "end"}
    assert refused(state, "offer 1") == "PP-PLAY-02-none"
    assert refused(state, "levy blue") == "PP-TAX-01-none"


def test_PP_GEN_03_a_piece_comes_from_anywhere_but_from_this_turn() -> None:
    state = read(
        "gray court 9\nblue court 16\ngray hand 4 5\ngray gifts 2\nkabul tribe gray 4\n"
        "herat tribe gray 2\n9 spy gray 1\n16 spy gray 1"
    )
    act(state, "play 5 left")
    assert (see.supply(state, "gray"), see.tribes(state, "gray", "kabul")) == (0, 5)
    act(state, "play 4 left", "spy 16")
    assert legal(state) == {
        "take-tribe kabul",
        "take-tribe herat",
        "take-gift 2",
        "take-spy 9",
        "take-spy 16",
    }
    act(state, "take-gift 2")
    assert (see.spies(state, "gray", 16), see.whole(state)) == (2, True)


def test_PP_GEN_03_a_road_becomes_an_army_of_the_same_colour() -> None:
    state = read(
        "gray hand 16\nherat-kabul road afghan 9\npersia army afghan 3\nkabul army british 1"
    )
    act(state, "play 16 left")
    assert legal(state) == {"take-road herat-kabul", "take-army persia"}
    assert refused(state, "take-army kabul") == "PP-GEN-03-absent"
    assert refused(state, "take-tribe kabul") == "PP-GEN-03-shape"
    act(state, "take-road herat-kabul")
    assert see.whole(state)
    assert refused(state, "take-army persia") == "PP-GEN-03-none"
    # What was placed this turn stays.
    state = after("gray hand 59\nherat-kabul road afghan 9\npersia army afghan 2\n", "play 59 left")
    assert legal(state) == {"take-army persia", "take-road herat-kabul"}
    assert refused(state, "take-army herat") == "PP-EDGE-02"


def test_PP_GEN_04_an_ability_works_while_its_card_lies_in_the_court() -> None:
    state = read(
        "gray court 66 15\n66 spy gray 1\nmarket a0 1\nmarket a3 61\nmarket a4 63\nmarket a5 9\n"
        "favored military\ngray money 3"
    )
    assert "buy a3" in legal(state)
    assert "buy a5" not in legal(state)
    act(state, "act 15 betray", "betray 66", "decline")
    assert refused(state, "buy a3") == "PP-BUY-06"
    # Blackmail ends when its card leaves the court.
    state = after(BLACKMAIL, *SPY, "discard 54", *DISCARDS)
    assert (see.court(state, "gray"), legal(state, "spy", "decline")) == ([43], set())
    assert (see.decider(state), see.actions_left(state)) == ("gray", 2)
    # The other blackmail stays while its card does.
    state = after(BLACKMAIL, *SPY, "discard 43", "discard 9")
    assert (see.court(state, "gray"), legal(state)) == ([54], {"spy 54", "spy 55", "decline"})
    # Without the corrections blackmail outlives its card.
    state = read(BLACKMAIL)
    state.unconfirmed = 1
    act(state, *SPY, "discard 54", *DISCARDS)
    assert (see.court(state, "gray"), legal(state)) == ([43], {"spy 55", "decline"})


def test_PP_GEN_05_purchase_and_play_need_no_card_and_the_rest_does() -> None:
    state = read("gray hand 9\nmarket a0 1\nmarket a1 2 3\nblue court 61\n61 spy gray 1")
    assert legal(state) == {"buy a0", "buy a1", "play 9 left", "play 9 right", "end"}
    assert refused(state, "act 61 tax") == "PP-GEN-05"
    assert refused(state, "act 9 tax") == "PP-GEN-05"
    state = read("gray court 9\nmarket a1 2 3\nblue court 61\n61 spy gray 1")
    assert legal(state, "act") == {"act 9 tax", "act 9 move"}
    assert refused(state, "act 9 battle") == "PP-GEN-05"


def test_PP_GEN_06_each_card_acts_once_a_turn() -> None:
    state = read("gray court 9 61\nmarket a1 2 9\nfavored economic\ndeck none")
    act(state, "act 9 tax", "collect a1")
    assert refused(state, "act 9 tax") == "PP-GEN-06"
    assert legal(state, "act") == {"act 61 tax"}
    act(state, "end", "end")
    assert "act 9 tax" in legal(state)


def test_PP_GEN_07_spies_on_a_discarded_card_go_home() -> None:
    state = read(betrayed("4", "seats 3\n4 spy blue 2\n4 spy tan 3"))
    events = act(state, "act 15 betray", "betray 4")
    assert [see.supply(state, name) for name in ("gray", "blue", "tan")] == [10, 10, 10]
    assert len(told(events, "spies-home")) == 3
    # Also when its owner discards it in cleanup.
    state = after("gray court 61 9 16 59\n16 spy blue 2\ndeck none", "end", "discard 16")
    assert see.supply(state, "blue") == 10


def test_PP_GEN_08_a_leveraged_card_costs_its_owner_two_rupees() -> None:
    state = after(betrayed("14", "blue money 3"), "act 15 betray", "betray 14")
    assert (see.money(state, "blue"), see.money(state, "gray")) == (1, 7)
    assert sum(see.coins(state).values()) == 0
    assert see.money(after("gray court 61 9 16 46\ndeck none", "end", "discard 46"), "gray") == 2
    # A leveraged hand card costs nothing.
    assert see.money(after("gray hand 61 9 46\ndeck none", "end", "discard 46"), "gray") == 4


def test_PP_GEN_09_a_card_goes_for_each_rupee_that_is_missing() -> None:
    state = after(betrayed("14 61", "blue money 1\nblue hand 9 63"), "act 15 betray", "betray 14")
    assert (see.decider(state), see.money(state, "blue")) == ("blue", 0)
    assert legal(state) == {"discard 61", "discard 9", "discard 63"}
    assert refused(state, "discard 14") == "PP-GEN-09"
    act(state, "discard 63")
    assert see.decider(state) == "gray"
    assert see.court(state, "blue") == [61]
    assert see.hand(state, "blue") == [9]
    # Two cards go where there is no money.
    state = read(betrayed("14 61", "blue money 0\nblue hand 9 63"))
    act(state, "act 15 betray", "betray 14", "discard 61", "discard 9")
    assert see.decider(state) == "gray"
    assert see.court(state, "blue") == []
    assert see.hand(state, "blue") == [63]
    assert see.is_discarded(state, 61)
    assert refused(state, "discard 15") == "PP-GEN-09-none"


def test_PP_GEN_10_without_cards_nothing_more_is_owed() -> None:
    state = read(betrayed("14", "blue money 0\nblue hand 9"))
    act(state, "act 15 betray", "betray 14", "discard 9")
    assert (see.decider(state), see.money(state, "blue")) == ("gray", 0)
    state = after(betrayed("14", "blue money 0"), "act 15 betray", "betray 14")
    assert see.decider(state) == "gray"


def test_PP_GEN_11_with_the_last_tribe_go_the_political_cards_of_the_region() -> None:
    state = read(OVERTHROW)
    events = act(state, "act 59 battle", "field herat", "strike-tribe blue", "strike-tribe blue")
    assert told(events, "discarded") == [
        "discarded seat=1 card=55 hand=0 cause=3",
        "discarded seat=1 card=57 hand=0 cause=3",
    ]
    assert see.court(state, "blue") == [61, 5]
    assert (see.tribes(state, "blue", "kabul"), see.decider(state)) == (1, "gray")
    # A tribe that stays keeps them.
    state = read(OVERTHROW)
    state.any_battle = 1
    act(state, "act 59 battle", "field herat", "strike-tribe blue", "stop")
    assert see.court(state, "blue") == [55, 61, 5, 57]


def test_PP_GEN_12_with_the_last_political_card_go_the_tribes_at_once() -> None:
    state = read(
        betrayed(
            "42 61",
            "blue afghan\nkandahar tribe blue 3\nkabul tribe blue 1\nblue money 1\nblue hand 9",
        )
    )
    events = act(state, "act 15 betray", "betray 42")
    assert see.decider(state) == "blue"
    assert (see.tribes(state, "blue", "kandahar"), see.tribes(state, "blue", "kabul")) == (0, 1)
    assert told(events, "tribes-lost", "leverage-paid") == [
        "tribes-lost seat=1 region=5 count=3",
        "leverage-paid seat=1 rupees=1 short=1",
    ]
    # Another political card of the region keeps them.
    state = after(betrayed("43 44", "kandahar tribe blue 3"), "act 15 betray", "betray 43")
    assert see.tribes(state, "blue", "kandahar") == 3
    # In cleanup too.
    state = after("gray court 61 9 16 59 43\nkandahar tribe gray 2\ndeck none", "end", "discard 43")
    assert see.tribes(state, "gray", "kandahar") == 0
    assert legal(state) == {f"discard {card}" for card in (61, 9, 16, 59)}


def test_PP_GEN_13_cards_without_tribes_and_tribes_without_cards_are_allowed() -> None:
    state = read(
        betrayed("61 44", "punjab tribe blue 2\ndeck none\nherat tribe blue 1\ngray court 26")
    )
    act(state, "act 15 betray", "betray 61", "end", "end")
    assert (see.tribes(state, "blue", "punjab"), see.tribes(state, "blue", "herat")) == (2, 1)
    assert (see.court(state, "blue"), see.court(state, "gray")) == ([44], [15, 26])
    assert see.market(state) == {}
