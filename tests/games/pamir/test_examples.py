"""The worked examples of the rulebooks: PP-EX."""

from tests.games.pamir import see
from tests.games.pamir.helpers import FULL, act, after, legal, read, refused, told

BRIBE = """
    seats 2; turn blue 2; blue british; gray russian; blue hand 30; gray court 27
    punjab tribe gray 2; kabul-punjab road british 1
"""


def test_PP_EX_02_a_player_loyal_to_russia_places_yellow_blocks() -> None:
    state = after("gray russian\ngray hand 62", "play 62 left", "road herat-kabul")
    assert see.roads(state, "russian", "herat-kabul") == 1


def test_PP_EX_03_a_british_patriot_costs_an_afghan_gift_prize_and_patriot() -> None:
    state = read("gray afghan\ngray court 3\ngray prizes 4\ngray gifts 2\ngray hand 51")
    assert see.influence(state, "gray") == 4
    act(state, "play 51 left")
    assert (see.loyalty(state, "gray"), see.influence(state, "gray")) == ("british", 2)
    assert see.court(state, "gray") == [51]
    assert [see.is_discarded(state, card) for card in (3, 4)] == [True, True]
    assert see.supply(state, "gray") == 10
    assert see.armies(state, "british", "kandahar") == 1


def test_PP_EX_05_without_cylinders_a_tribe_becomes_the_spy() -> None:
    state = after("gray hand 39\nkabul tribe gray 6\nherat tribe gray 4", "play 39 left", "spy 39")
    assert legal(state) == {"take-tribe kabul", "take-tribe herat"}
    act(state, "take-tribe kabul")
    assert (see.tribes(state, "gray", "kabul"), see.spies(state, "gray", 39)) == (5, 1)
    assert see.whole(state)


def test_PP_EX_06_a_card_with_three_actions_acts_once() -> None:
    state = read("gray court 65\nherat army afghan 1\nmarket a0 1 2\nherat tribe blue 1")
    assert legal(state, "act") == {"act 65 battle", "act 65 tax"}
    act(state, "act 65 tax", "collect a0")
    assert legal(state, "act") == set()
    assert refused(state, "act 65 battle") == "PP-GEN-06"


def test_PP_EX_07_the_second_purchase_pays_past_the_vacant_space() -> None:
    state = read(
        "gray money 9\nmarket a0 11\nmarket a1 12\nmarket a2 13\nmarket a3 88 2\nmarket b2 14\n"
        "market b0 15\nmarket b1 16"
    )
    act(state, "buy a2")
    assert see.coins(state) == {"a0": 1, "a1": 1, "a3": 2}
    act(state, "buy a3")
    assert see.coins(state) == {"a0": 2, "a1": 2, "b2": 1}
    assert see.hand(state, "gray") == [13, 88]
    assert see.money(state, "gray") == 9 - 2 - 3 + 2
    again = after("gray money 9\nmarket a0 11\nmarket a1 12\nmarket b1 13", "buy a1")
    assert refused(again, "buy a0") == "PP-BUY-07"


def test_PP_EX_08_a_bribe_of_two_then_road_spy_and_leverage() -> None:
    state = after(BRIBE, "play 30 left")
    assert legal(state) == {"offer 0", "offer 1", "offer 2", "withdraw"}
    act(state, "offer 2")
    assert (see.money(state, "blue"), see.money(state, "gray")) == (2, 6)
    assert legal(state) == {"road kabul-punjab", "road kandahar-punjab"}
    act(state, "road kabul-punjab")
    assert see.roads(state, "british", "kabul-punjab") == 2
    assert legal(state) == {"spy 27", "spy 30"}
    act(state, "spy 27")
    assert (see.spies(state, "blue", 27), see.money(state, "blue")) == (1, 4)


def test_PP_EX_09_declining_to_pay_takes_no_action() -> None:
    state = after(BRIBE, "play 30 left", "withdraw")
    assert (see.hand(state, "blue"), state.left, see.decider(state)) == ([30], 2, "blue")


def test_PP_EX_10_two_spies_against_one_hold_a_card_for_two_rupees() -> None:
    state = read("gray court 14\n14 spy blue 2\n14 spy gray 1\ngray money 9\nmarket a0 1")
    assert see.holder(state, 14) == "blue"
    act(state, "act 14 gift")
    assert legal(state) == {"offer 0", "offer 1", "offer 2", "withdraw"}
    act(state, "offer 0")
    assert see.decider(state) == "blue"
    act(state, "answer 1")
    act(state, "offer 1", "gift 2")
    assert (see.money(state, "blue"), see.money(state, "gray")) == (5, 6)


def test_PP_EX_11_shelter_leaves_one_rupee_for_the_tax() -> None:
    state = read(
        "gray court 44 30\nblue court 14\nblue money 3\nkabul tribe gray 1\nmarket a2 81 3\n"
        "gray court 96"
    )
    act(state, "act 30 tax", "levy blue")
    assert see.money(state, "blue") == 2
    state = read(
        "gray court 40\ngray british\nblue court 14\nblue money 3\nkabul tribe gray 1\n"
        "market a2 81 3"
    )
    act(state, "act 40 tax", "levy blue")
    assert refused(state, "levy blue") == "PP-TAX-04"
    act(state, "collect a2")
    assert (see.money(state, "gray"), see.money(state, "blue")) == (6, 2)


def test_PP_EX_12_two_armies_in_kabul_cost_four_into_the_right_of_the_market() -> None:
    state = read(f"{FULL}\ngray british\ngray court 80\nkabul tribe gray 1\ngray money 7")
    act(state, "act 80 build")
    borders = ("kabul-transcaspia", "herat-kabul", "kabul-kandahar", "kabul-punjab")
    assert legal(state) == {"army kabul", *(f"road {border}" for border in borders)}
    act(state, "army kabul", "army kabul", "stop")
    assert see.coins(state) == {"a4": 1, "a5": 1, "b4": 1, "b5": 1}
    assert (see.money(state, "gray"), see.armies(state, "british", "kabul")) == (3, 2)


def test_PP_EX_13_two_steps_of_a_spy_and_one_of_an_army() -> None:
    state = read(
        "seats 3\ngray russian\ngray court 1 63\nblue court 30 31 33\ntan court 39\n"
        "31 spy gray 1\nkabul army russian 1\nherat-kabul road russian 1"
    )
    act(state, "act 1 move", "sneak 31 30", "sneak 30 39")
    assert see.spies(state, "gray", 39) == 1
    act(state, "march kabul herat")
    assert see.armies(state, "russian", "herat") == 1
    assert (see.decider(state), state.left) == ("gray", 1)


def test_PP_EX_14_one_army_removes_one_enemy_and_no_friend() -> None:
    state = read(
        "seats 3\ngray british\nblue british\ntan russian\ngray court 50\nkabul army british 1\n"
        "kabul tribe blue 1\nkabul tribe tan 1\nkabul army russian 1\nherat-kabul road russian 1"
    )
    act(state, "act 50 battle", "field kabul")
    assert legal(state) == {
        "strike-tribe tan",
        "strike-army russian",
        "strike-road russian herat-kabul",
    }
    assert refused(state, "strike-tribe blue") == "PP-BATTLE-05"
    act(state, "strike-army russian")
    assert (see.decider(state), state.left) == ("gray", 1)


def test_PP_EX_15_spies_of_a_friend_fall_and_the_card_is_a_hostage() -> None:
    state = read(
        "gray british\nblue british\nblue court 50\ngray court 27\nturn blue 2\n"
        "27 spy blue 2\n27 spy gray 2"
    )
    act(state, "act 50 battle", "court 27", "strike-spy gray", "strike-spy gray")
    assert see.spies(state, "gray", 27) == 0
    assert see.holder(state, 27) == "blue"


def test_PP_EX_18_the_third_check_is_successful_for_russia() -> None:
    state = read(
        "seats 3\nturn gray 2\ngray russian\nblue russian\ntan afghan\ngray prizes 1\nchecks 2\n"
        "transcaspia army russian 3\nkabul army russian 1\npersia army russian 1\n"
        "kabul-transcaspia road russian 1\nkabul army afghan 1\nkabul-punjab road afghan 1\n"
        "market a0 103"
    )
    act(state, "buy a0")
    assert [see.points(state, name) for name in ("gray", "blue", "tan")] == [5, 3, 0]
    assert (
        see.armies(state, "russian", "transcaspia")
        == 0
        == see.roads(state, "afghan", "kabul-punjab")
    )


def test_PP_EX_19_the_last_check_doubles_and_splits() -> None:
    state = read(
        "seats 3\nchecks 3\nmarket a0 104\nkabul army afghan 3\nkabul tribe gray 2\n"
        "herat tribe blue 1\npersia tribe tan 1"
    )
    act(state, "buy a0")
    assert [see.points(state, name) for name in ("gray", "blue", "tan")] == [6, 1, 1]
    assert see.decider(state) == "nobody"


def test_PP_EX_20_wakhan_betrays_cards_of_opponents_before_her_own() -> None:
    state = read(
        "seats 1\nwakhan\nturn wakhan 2\nai 8 3\nfavored economic\ngray russian\n"
        "wakhan court 45 1\ngray court 28 4\n1 spy wakhan 1\n28 spy wakhan 1\n4 spy wakhan 1"
    )
    assert told(act(state, "wakhan", "wakhan"), "betrayed") == ["betrayed seat=5 other=0 card=28"]


def test_PP_EX_21_wakhan_takes_tax_from_the_market_where_she_may_tax_nobody() -> None:
    state = read(
        "seats 1\nwakhan\nturn wakhan 2\nai 8 3\nfavored political\nwakhan court 30\n"
        "gray court 14\ngray money 9\nmarket a3 81 2"
    )
    act(state, "wakhan")
    assert (see.money(state, "wakhan"), see.money(state, "gray")) == (5, 9)


def test_PP_EX_22_money_passes_only_where_a_rule_says_so() -> None:
    state = read("gray money 4\nblue money 4")
    assert {text.split()[0] for text in legal(state)} == {"end"}
    assert refused(state, "offer 1") == "PP-PLAY-02-none"
    assert see.market(state) == {}
