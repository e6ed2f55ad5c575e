"""HM-SETUP, HM-CHAR, HM-REFRESH, HM-DRAW, HM-MAIN, "
"HM-DISCARD: before the first round, and a turn."""

from tests.games.hammer import see
from tests.games.hammer.made import made_up, names
from tests.games.hammer.random_games import new_camp
from tests.games.hammer.table import act, after, finish, legal, read, refused, told

from velkahra.games.hammer.cards import facts
from velkahra.games.hammer.cards.columns import KIND
from velkahra.games.hammer.cards.opcodes import SPY
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.rules import frames
from velkahra.games.hammer.rules.actions import A_DEAL
from velkahra.games.hammer.rules.decisions import settle
from velkahra.games.hammer.rules.values import HAND


def dealing(spies: bool = False) -> HammerState:
    """Begin a camp and deal the first hand, with or without spies in it."""
    state = new_camp((0, 1))
    act(state, "hide A 1", *["salt 7"] * 8)
    deal_all(state, spies)
    return state


def deal_all(state: HammerState, spies: bool) -> None:
    """Deal the hand that is due."""
    while state.actor() == -1:
        outcomes = [int(action) for action in state.legal_actions(-1)]
        fit = [a for a in outcomes if (state.of(a - A_DEAL, KIND) == SPY) == spies]
        state.apply(-1, (fit or outcomes)[0])


def test_HM_SETUP_01_HM_SETUP_08_HM_EDGE_SETUP_06_thirty_cards_and_an_informant_in_play() -> None:
    state = new_camp((0, 1, 2, 3, 4))
    for seat in range(5):
        assert state.in_zone(1 << seat, 0) == 30
        assert {int(of[seat]) for of in (state.sb, state.bm, state.points)} == {0}
    assert see.in_play(state, "usa") == {"usa-reporter"}
    assert see.where(state, "usa-reporter") == "play usa"


def test_HM_SETUP_03_HM_CHAR_01_HM_CHAR_02_a_public_description_and_a_secret_one() -> None:
    for power in facts.card_set(0).powers:
        assert power.public.en
        assert len(power.secret.strong) == len(power.secret.weak) == 2
        assert not any(side.text.en in power.public.en for side in power.secret.strong)


def test_HM_CHAR_03_a_special_ability_means_the_own_cards() -> None:
    state = read("pact usa china\njoint hand usa-china-film-crew\nchina hand china-envoy\nat china")
    act(state, "special")
    assert legal(state, "choose") == {"choose china-envoy"}


def test_HM_SETUP_04_seven_random_cards() -> None:
    state = dealing(spies=True)
    assert (len(see.hand(state, "usa")), see.asked(state)) == (7, "swap usa")
    assert len(see.hand(state, "china")) == 0


def test_HM_SETUP_05_HM_SETUP_06_HM_EX_13_free_and_paid_swaps() -> None:
    state = dealing()
    for _ in range(2):
        assert legal(state) == {"keep", "swap", "swap-free"}
        act(state, "swap-free")
        deal_all(state, spies=False)
        assert len(see.hand(state, "usa")) == 7
    act(state, "swap-free")
    deal_all(state, spies=True)
    assert refused(state, "swap-free") == "HM-SETUP-05"
    for left in (6, 5):
        act(state, "swap")
        deal_all(state, spies=True)
        assert len(see.hand(state, "usa")) == left


def test_HM_SETUP_07_no_swaps_later() -> None:
    assert refused(read("at usa"), "swap") == "HM-ROUND-02-other"


def test_HM_EDGE_SETUP_01_a_free_swap_keeps_the_number_of_cards() -> None:
    state = after(dealing(), "swap")
    deal_all(state, spies=False)
    act(state, "swap-free")
    deal_all(state, spies=False)
    assert len(see.hand(state, "usa")) == 6


def test_HM_EDGE_SETUP_02_the_smallest_hand_is_one() -> None:
    state = dealing(spies=True)
    for _ in range(6):
        act(state, "swap")
        deal_all(state, spies=True)
    assert len(see.hand(state, "usa")) == 1
    assert refused(state, "swap") == "HM-EDGE-SETUP-02"


def test_HM_EDGE_SETUP_03_without_any_spy_there_is_no_free_swap() -> None:
    for cards, offered in (("usa-wiretap", False), ("usa-analyst", True)):
        state = read(f"usa deck usa-sponsor usa-sponsor#2 {cards}\nat usa")
        state.push(frames.HANDS, 0, 2, 2)
        settle(state, None)
        act(state, "deal usa-sponsor", "deal usa-sponsor#2")
        assert ("swap-free" in legal(state)) == offered


def test_HM_EDGE_SETUP_05_a_lost_informant_is_an_ordinary_card() -> None:
    state = read("china play china-tour-guide\nusa sb 9 hand usa-low-pass\nat usa")
    act(state, "play usa-low-pass", "choose china-tour-guide")
    assert see.where(state, "china-tour-guide") == "pile"
    state = after("china sb 2 hand china-tour-guide\nat china", "play china-tour-guide")
    assert see.supply(state, "china") == (1, 0)


def test_HM_EX_12_the_starting_informant_works_in_the_first_round() -> None:
    state = after("round 1\nusa play usa-reporter\nat usa", "use usa-reporter 1", "row 1")
    assert see.rows(state, "usa", owed=True) == {1}


def test_HM_REFRESH_02_HM_EDGE_REFRESH_01_all_spies_untire_without_asking() -> None:
    text = "usa play usa-reporter/tired usa-analyst/tired usa-drone-pilot/detained top usa-sponsor"
    state = read(f"{text}\nturn usa")
    assert see.asked(state) == "main usa"
    spies = [see.where(state, spy) for spy in ("usa-reporter", "usa-analyst", "usa-drone-pilot")]
    assert spies == ["play usa", "play usa", "play usa tired"]


def test_HM_EDGE_REFRESH_02_a_joint_spy_untires_for_each_of_its_teams() -> None:
    joint = "pact usa china\njoint play usa-china-film-crew/tired"
    for power, top in (("usa", "usa-sponsor"), ("china", "china-census")):
        state = read(f"{joint}\n{power} top {top}\nturn {power}")
        assert see.where(state, "usa-china-film-crew") == "play usa china"


def test_HM_EDGE_COOP_27_a_joint_spy_counts_where_untiring_is_limited() -> None:
    state = read(
        "pact usa russia\njoint play usa-russia-orbital-crew/tired\n"
        "russia play russia-sleeper/tired "
        "russia-old-hand/tired russia-doorkeeper/tired\nturn russia"
    )
    assert see.asked(state) == "untire russia"
    assert len(legal(state)) == 4


def test_HM_DRAW_01_HM_EDGE_DRAW_01_one_card_is_drawn_whether_one_likes_or_not() -> None:
    assert see.asked(read("turn usa")) == "deal chance"
    assert see.hand(read("usa top usa-sponsor\nturn usa"), "usa") == {"usa-sponsor"}


def test_HM_DRAW_02_a_joint_draw_takes_its_place() -> None:
    state = read("pact usa china\nusa sb 1\nchina sb 1\nturn usa")
    assert legal(state) == {"draw", "draw-with usa-china"}


def test_HM_MAIN_01_only_cards_of_the_hand_are_played() -> None:
    state = read("usa hand usa-sponsor\nat usa")
    assert refused(state, "play usa-sponsor#2") == "HM-MAIN-01"
    assert refused(state, "play china-census") == "HM-MAIN-01"


def test_HM_MAIN_02_conditions_and_supplies() -> None:
    state = read("gla sb 1 hand gla-decoy gla-whispers\nat gla")
    assert refused(state, "play gla-whispers") == "HM-MAIN-02-sb"
    assert refused("gla sb 9 hand gla-decoy\nat gla", "play gla-decoy") == "HM-MAIN-02-condition"


def test_HM_MAIN_03_HM_EDGE_ACT_03_the_price_is_paid_whole_and_at_once() -> None:
    state = after("usa sb 2 hand usa-low-pass\nchina play china-envoy\nat usa", "play usa-low-pass")
    assert (see.supply(state, "usa"), see.asked(state)) == ((0, 0), "demand usa")


def test_HM_MAIN_04_any_number_of_cards() -> None:
    state = read("usa sb 9 hand usa-sponsor usa-sponsor#2 usa-spy-plane usa-embassy\nat usa")
    act(state, "play usa-sponsor", "play usa-sponsor#2", "play usa-spy-plane", "row 1")
    act(state, "play usa-embassy", "dealt")
    assert see.asked(state) == "main usa"


def test_HM_DISCARD_01_HM_EX_15_down_to_seven_by_choice() -> None:
    cards = "china-exchange-student china-exchange-student#2 china-exchange-student#3 china-envoy"
    more = "china-acrobat china-census china-fireworks china-homecoming china-one-voice"
    state = read(
        f"powers usa china\norder usa china\nchina hand {cards} {more} china-long-wall\nat china"
    )
    act(state, "end")
    discarded = 0
    while see.asked(state) == "discard china":
        act(state, f"discard {sorted(see.hand(state, 'china'))[0]}")
        discarded += 1
    assert (discarded, len(see.hand(state, "china"))) == (3, 7)
    assert told(finish(read(f"china hand {cards}\nat china")), "discarded") == []


def test_parameters_follow_the_strictest_limit_and_add_after_setting() -> None:
    tables = made_up(
        usa_embargo="static: [{rule: {who: you, key: hand_limit, set: 4}}, "
        "{rule: {who: you, key: hand_limit, add: 2}}]"
    )
    state = read("usa play usa-embargo\nat usa", tables)
    assert see.parameter_of(state, "usa", "hand_limit") == 6
    assert state.zone[names()["usa-embargo"]] != HAND
