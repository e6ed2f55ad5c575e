"""PP-CLEAN: the four steps of the cleanup, and instability."""

from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, deal, fill, legal, read, refused, told

from velkahra.games.pamir.rules.storage import OVER_LAST, PLAYING

INSTABILITY = """
    gray afghan; blue british
    kabul army afghan 5
    market a0 1; market b0 2; market a1 101 2; market b1 3; market a2 4 1
    pile 6 5 0 1
"""
SPLIT = INSTABILITY.replace("army afghan 5", "tribe gray 1")


def test_PP_CLEAN_01_the_court_is_cut_to_its_limit_one_card_after_the_other() -> None:
    state = after("gray court 61 9 24 16 59 60 63\ngray hand 4\ndeck none", "end")
    assert legal(state) == {f"discard {card}" for card in (61, 9, 24, 16, 59, 60, 63)}
    assert refused(state, "discard 4") == "PP-CLEAN-01"
    act(state, "discard 9", "discard 61")
    assert (see.decider(state), see.court(state, "gray")) == ("blue", [24, 16, 59, 60, 63])
    # A political card takes its stars along.
    state = after("gray court 61 9 24 16 59 60\ndeck none", "end", "discard 24")
    assert legal(state) == {f"discard {card}" for card in (61, 9, 16, 59, 60)}
    act(state, "discard 61", "discard 9")
    assert (see.decider(state), see.court(state, "gray")) == ("blue", [16, 59, 60])


def test_PP_CLEAN_02_then_the_hand() -> None:
    state = after("gray court 61 9 24 16 59 2\ngray hand 4 18 22 39 54\ndeck none", "end")
    assert refused(state, "discard 4") == "PP-CLEAN-01"
    act(state, "discard 2")
    assert legal(state) == {f"discard {card}" for card in (4, 18, 22, 39, 54)}
    assert refused(state, "discard 61") == "PP-CLEAN-02"
    act(state, "discard 4", "discard 54", "discard 18")
    assert (see.decider(state), see.hand(state, "gray")) == ("blue", [22, 39])
    # A hand that loses its stars later waits for the next cleanup.
    state = read(
        "gray court 15\nblue court 1\nblue hand 9 61 62 63 64\n1 spy gray 1\nfavored military\n"
        "deck none"
    )
    act(state, "act 15 betray", "betray 1", "decline", "end")
    assert (see.decider(state), len(see.hand(state, "blue"))) == ("blue", 5)
    act(state, "end")
    assert legal(state) == {f"discard {card}" for card in (9, 61, 62, 63, 64)}


def test_PP_CLEAN_03_events_in_the_leftmost_column_go_the_upper_first() -> None:
    state = read("market a0 116\nmarket b0 105\nmarket a1 115\ndeck none")
    assert told(act(state, "end"), "thrown", "favored") == [
        "thrown card=116",
        "favored suit=2 held=0 was=2",
        "thrown card=105",
        "favored suit=1 held=0 was=2",
    ]
    assert (see.favored(state), see.market(state)) == ("military", {"a0": 115})
    # Court cards of that column stay.
    state = after("market a0 9 2\nmarket b0 105\nmarket b1 16\ndeck none", "end")
    assert (see.market(state), see.coins(state)) == ({"a0": 9, "b0": 16}, {"a0": 2})


def test_PP_CLEAN_04_rupees_of_a_discarded_event_stay_on_its_space() -> None:
    state = after("market a0 105 3\nmarket a1 9 1\nmarket b0 16\ndeck none", "end")
    assert (see.market(state), see.coins(state)) == ({"a0": 9, "b0": 16}, {"a0": 4})


def test_PP_CLEAN_05_the_upper_half_is_for_everybody() -> None:
    state = read(
        "seats 3\nmarket a0 110\nherat tribe gray 1\nherat tribe blue 2\nherat tribe tan 1\n"
        "herat army british 2\nherat army russian 1\ndeck none\ntan court 57"
    )
    act(state, "end")
    assert [see.tribes(state, name, "herat") for name in ("gray", "blue", "tan")] == [0, 0, 0]
    assert see.armies(state, "british", "herat") == 0 == see.armies(state, "russian", "herat")
    assert see.court(state, "tan") == []
    # A decision comes before the lower row.
    state = after("market a0 114\nmarket b0 105\nblue hand 9\ndeck none", "end")
    assert (see.decider(state), see.favored(state)) == ("blue", "political")
    act(state, "discard 9")
    assert see.favored(state) == "military"


def test_PP_CLEAN_06_rows_close_up_to_the_left_with_their_rupees() -> None:
    state = after(
        "market a0 1\nmarket a2 2 3\nmarket a5 3 1\nmarket b1 4\nmarket b3 5 2\ndeck none", "end"
    )
    assert see.market(state) == {"a0": 1, "a1": 2, "a2": 3, "b0": 4, "b1": 5}
    assert see.coins(state) == {"a1": 3, "a2": 1, "b1": 2}
    # A card picks up what was left behind.
    state = after("market a0 105 2\nmarket a2 2 3\nmarket b0 113 1\ndeck none", "end")
    assert (see.market(state), see.coins(state)) == ({"a0": 2}, {"a0": 5})
    # So does a card from the deck.
    state = after("market a0 105 2\npile 6 2 0 0", "end")
    deal(state, 7, 8)
    assert (see.market(state), see.coins(state)) == ({"a0": 7, "b0": 8}, {"a0": 2})


def test_PP_CLEAN_07_gaps_are_filled_by_columns_the_upper_row_first() -> None:
    state = read(
        "\n".join(f"market a{column} {11 + column}" for column in range(6) if column != 3)
        + "\n"
        + "\n".join(
            f"market b{column} {31 + column}" for column in range(6) if column not in (0, 4)
        )
        + "\npile 5 9 0 0"
    )
    act(state, "end")
    deal(state, 91, 92, 93)
    assert see.market(state)["b4"] == 91
    assert see.market(state)["a5"] == 92
    assert see.market(state)["b5"] == 93
    assert see.decider(state) == "blue"
    # The pile below follows and the deck may end.
    state = after("pile 5 1 0 0", "end")
    assert legal(state) == {f"draw {card}" for card in range(1, 101)}
    deal(state, 1)
    assert {"draw 2", "draw 101", "draw 105"} <= legal(state)
    state = after("pile 6 1 1 1", "end")
    deal(state, 105, 101, 1)
    assert (see.market(state), see.decider(state)) == ({"a0": 105, "b0": 101, "a1": 1}, "blue")


def test_PP_CLEAN_08_a_second_check_takes_both_away_and_scores_once() -> None:
    state = after(INSTABILITY, "end")
    deal(state, 5)
    assert (
        told(deal(state, 102), "unstable", "check", "scored")
        == ["unstable", "check coalition=0 last=0", "scored seat=0 points=5 successful=0"]
        or see.points(state, "gray") == 5
    )
    assert (see.is_discarded(state, 101), see.is_discarded(state, 102)) == (True, True)
    # Then the market closes up and is filled again.
    state = after(SPLIT, "end")
    deal(state, 5, 102)
    assert (see.points(state, "gray"), see.points(state, "blue")) == (3, 1)
    assert see.market(state) == {"a0": 1, "b0": 2, "a1": 4, "b1": 3, "b2": 5}
    assert see.coins(state) == {"a1": 3}
    deal(state, 6)
    assert see.market(state)["a2"] == 6
    fill(state)
    assert (see.decider(state), state.deck_size()) == ("blue", 0)


def test_PP_CLEAN_09_the_last_two_checks_together_are_the_final_one() -> None:
    state = after(f"{SPLIT}\nchecks 2\nblue points 1", "end")
    assert told(deal(state, 5, 104), "check") == ["check coalition=3 last=1"]
    assert (see.points(state, "gray"), see.points(state, "blue")) == (6, 3)
    assert state.over == OVER_LAST
    # With a third one to come it is not.
    state = after(f"{SPLIT}\nchecks 1", "end")
    assert told(deal(state, 5, 104), "check") == ["check coalition=3 last=0"]
    assert state.over == PLAYING
    assert see.decider(state) == "chance"
