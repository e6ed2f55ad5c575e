"""HM-COOP and HM-EDGE-COOP: open co-operation."""

import pytest
from tests.games.hammer import see
from tests.games.hammer.made import made_up, names, ruled
from tests.games.hammer.table import act, after, dealt, finish, legal, read, refused, seat_of, told

from velkahra.games.hammer.rules.chapters.teams import complete, opponents, partners
from velkahra.games.hammer.rules.effects.harm import harms_partner, hurts
from velkahra.games.hammer.rules.effects.modify import price

TRIPLE = "pact usa china\npact usa gla\npact china gla\n"
PAIR = "pact usa china\n"
EMPTY_PAIR = (
    "joint pile usa-china-film-crew usa-china-container-port usa-china-trade-agreement "
    "usa-china-great-audit usa-china-joint-satellite usa-china-price-war\n"
)
FINISHED = [f"finish {power}" for power in ("usa", "japan", "china", "russia", "gla")]
TALK = "powers usa china russia\norder usa russia china\n"
CORRECTED = "agreed corrections=all leaving=at-once swaps=together study=opening\n"
RIVALS = "pact usa china\npact japan russia\n"


def test_HM_COOP_01_HM_EDGE_COOP_25_an_offer_is_answered_when_the_turn_has_finished() -> None:
    state = after(f"{TALK}at usa", "ally china")
    assert refused(state, "ally china") == "HM-COOP-01"
    act(state, "end")
    assert see.asked(state) == "ally china"
    act(state, "agree")
    assert complete(state, 0b11)
    assert not complete(after(f"{TALK}at usa", "ally china", "end", "refuse"), 0b11)


def test_HM_EDGE_COOP_06_the_organiser_announces_between_turns_at_once() -> None:
    state = after("turns\nentered", "announce usa-china")
    assert partners(state, 1) == 0b10
    assert refused(state, "announce usa-china") == "HM-EDGE-ORG-01"
    assert see.asked(state) == "desk chance"


def test_HM_COOP_02_HM_EX_24_no_card_may_harm_a_partner() -> None:
    tables = made_up(
        usa_sponsor="effect: [{lose: {sb: 1, who: each_opponent}}]",
        usa_wiretap="effect: [{lose: {sb: 1, who: each_other}}]",
    )
    state = read(f"{PAIR}usa hand usa-sponsor usa-wiretap\nchina sb 2\njapan sb 2\nat usa", tables)
    assert refused(state, "play usa-wiretap") == "HM-COOP-02"
    act(state, "play usa-sponsor")
    assert (see.supply(state, "china")[0], see.supply(state, "japan")[0]) == (2, 1)


@pytest.mark.parametrize(
    "effect",
    [
        "destroy: {all: {kind: spy, of: anyone}}",
        "bounce: {all: {kind: spy, of: partner}}",
        "tire: {random: {kind: spy, of: anyone}}",
        "detain: {all: {kind: spy, of: anyone}}",
        "discard: {who: each_other}",
        "mill: {who: each_other}",
        "steal: {sb: 1, from: each_other}",
        "steal_info: {from: each_other}",
        "peek_info: {who: each_other}",
        "look_hand: {who: each_power}",
        "look_top: {who: each_other}",
        "modify: {until: round_end, forbid: {who: each_power, what: draw}}",
        "modify: {until: round_end, cost: {who: each_other, cards: {kind: spy}, sb: 1}}",
        "for_each: {who: each_other, do: [{lose: {bm: 1}}]}",
    ],
)
def test_HM_EDGE_COOP_01_what_harm_is(effect: str) -> None:
    tables = made_up(usa_sponsor=f"effect: [{{{effect}}}]")
    state = read(f"{PAIR}usa hand usa-sponsor\nchina play china-envoy\nat usa", tables)
    assert refused(state, "play usa-sponsor") == "HM-COOP-02"
    state = read("usa hand usa-sponsor\nchina play china-envoy\nat usa", tables)
    assert "play usa-sponsor" in legal(state)


def test_HM_EDGE_COOP_01_a_chosen_team_or_card_is_never_a_partners() -> None:
    tables = made_up(
        usa_sponsor="effect: [{destroy: {all: {kind: spy, of: target_power}}}]",
        usa_wiretap="effect: [{for_each: {who: target_power, do: [{lose: {sb: 1}}]}}]",
        usa_low_pass="effect: [{destroy: {target: {kind: spy, of: anyone}}}]",
    )
    state = read(
        f"{PAIR}usa sb 9 hand usa-sponsor usa-wiretap usa-low-pass\n"
        f"china play china-envoy\njapan play japan-shadow\nat usa",
        tables,
    )
    for card in ("usa-sponsor", "usa-wiretap"):
        act(state, f"play {card}")
        assert refused(state, "team china") == "HM-EDGE-TARGET-03"
        act(state, "team russia")
    act(state, "play usa-low-pass")
    assert legal(state) == {"choose japan-shadow"}
    assert hurts(30)
    assert not harms_partner(state, -1, 0, 1, 0)


def test_HM_EDGE_COOP_02_cards_in_play_spare_a_partner() -> None:
    tables = made_up(
        usa_embargo="triggers: [{when: round_end, effect: [{lose: {sb: 1, who: "
        "each_other}}, {destroy: {all: {kind: spy, of: anyone}}}]}]",
        usa_live_broadcast="static: [{cost: {who: each_power, cards: {kind: action}, sb: 1}}]",
    )
    table = (
        "usa play usa-embargo usa-live-broadcast\nchina sb "
        "2 play china-envoy\njapan sb 2 play japan-shadow\nend"
    )
    state = read(f"{PAIR}{table}", tables)
    assert (see.supply(state, "china")[0], see.supply(state, "japan")[0]) == (2, 1)
    assert see.where(state, "china-envoy") == "play china"
    assert see.where(state, "japan-shadow") == "pile"
    assert price(state, 1, names()["china-census"]) == 2
    assert price(state, 2, names()["japan-tea-break"]) == 2
    state = read(table, tables)
    assert see.supply(state, "china")[0] == 1
    assert price(state, 1, names()["china-census"]) == 3
    # A permanent that burdens a partner may not be played.
    tables = made_up(
        usa_embargo="triggers: [{when: round_end, effect: [{lose: {sb: 1, who: each_other}}]}]"
    )
    assert (
        refused(read(f"{PAIR}usa bm 1 hand usa-embargo\nat usa", tables), "play usa-embargo")
        == "HM-COOP-02"
    )


def test_HM_EDGE_COOP_03_HM_EDGE_COOP_04_one_harmed_partner_of_one_ally_is_enough() -> None:
    tables = made_up(usa_china_great_audit="effect: [{lose: {sb: 3, who: each_other}}]")
    table = "usa bm 1\nchina bm 1 sb 9\njoint hand usa-china-great-audit\nat china"
    state = read(f"{PAIR}pact usa russia\n{table}", tables)
    assert refused(state, "play usa-china-great-audit") == "HM-COOP-02"
    assert "play usa-china-great-audit" in legal(read(PAIR + table, tables))


def test_HM_EDGE_COOP_05_chains() -> None:
    state = read("pact usa china\npact china japan\nat usa")
    assert opponents(state, 0b1) == 0b11100
    assert opponents(state, 0b10) == 0b11000
    assert opponents(state, 0b11) == 0b11000  # a card of USA and China cannot harm Japan


def test_HM_COOP_03_HM_COOP_04_HM_EDGE_DRAW_02_both_pay_and_give_up_their_draw() -> None:
    state = read(f"{PAIR}order usa china japan russia gla\nusa sb 2\nchina sb 3\nturn usa")
    act(state, "end", "draw-with usa-china")
    assert see.asked(state) == "join china"
    act(state, "agree")
    assert legal(state) >= {"deal usa-china-film-crew", "deal usa-china-price-war"}
    events = act(state, "deal usa-china-film-crew")
    assert [e.kind for e in events if e.visible_to(2)] == ["joint-drawn"]
    assert (see.supply(state, "usa")[0], see.supply(state, "china")[0]) == (1, 2)
    assert see.hand(state, "usa") == see.hand(state, "china") == {"usa-china-film-crew"}
    act(state, "end")
    assert see.asked(state) == "main china"
    assert len(see.hand(state, "china")) == 1


def test_HM_COOP_05_HM_COOP_06_HM_EX_21_an_empty_deck_costs_an_sb() -> None:
    state = after(f"{PAIR}{EMPTY_PAIR}results", *FINISHED)
    assert [see.supply(state, power)[0] for power in ("usa", "japan", "china")] == [4, 4, 2]
    assert see.supply(after(f"{EMPTY_PAIR}results", *FINISHED), "usa")[0] == 5


def test_HM_COOP_07_it_ends_when_a_card_is_in_the_deck_again() -> None:
    state = after(PAIR + EMPTY_PAIR.replace(" usa-china-price-war", "") + "results", *FINISHED)
    assert see.supply(state, "usa")[0] == 5


def test_HM_EDGE_COOP_20_HM_EDGE_COOP_21_each_empty_deck_counts_never_below_0() -> None:
    triple = (
        "usa-china-gla-bazaar-of-everything usa-china-gla-power-vacuum usa-china-gla-double-bluff"
    )
    state = read(f"{TRIPLE}{EMPTY_PAIR}joint pile {triple}\nresults")
    for power in ("usa", "japan", "russia", "gla", "china"):
        act(state, f"finish {power}")
    assert [see.points(state, power) for power in ("usa", "china", "gla")] == [3, 0, 1]


def test_HM_COOP_08_HM_EDGE_COOP_23_a_pile_for_joint_cards_only() -> None:
    state = read(f"{PAIR}usa bm 1\nchina bm 1 sb 3\njoint hand usa-china-joint-satellite\nat china")
    act(state, "play usa-china-joint-satellite", "share 0", "agree", *["row 1", "row 2"] * 2)
    assert see.where(state, "usa-china-joint-satellite") == "pile"
    assert state.in_zone(0b11, 3) == 1
    assert state.in_zone(0b10, 3) == 0


def test_HM_COOP_09_HM_COOP_10_HM_EX_23_HM_EDGE_COOP_07_it_leaves_both_hands() -> None:
    state = read(
        f"{PAIR}joint hand usa-china-film-crew\nrussia sb 1 hand russia-winter-stores\nat russia",
        made_up(russia_winter_stores="effect: [{discard: {who: target_opponent}}]"),
    )
    assert see.hand(state, "usa") == see.hand(state, "china") == {"usa-china-film-crew"}
    act(state, "play russia-winter-stores", "team china", "deal usa-china-film-crew")
    assert see.hand(state, "usa") == see.hand(state, "china") == set()
    assert see.where(state, "usa-china-film-crew") == "pile"


def test_HM_COOP_11_a_joint_card_is_under_the_control_of_both() -> None:
    state = read(f"{PAIR}joint play usa-china-film-crew\ngla sb 9 hand gla-alley-trap\nat gla")
    assert see.in_play(state, "usa") == see.in_play(state, "china") == {"usa-china-film-crew"}
    act(state, "play gla-alley-trap", "choose usa-china-film-crew")
    assert see.in_play(state, "usa") == see.in_play(state, "china") == set()


def test_HM_COOP_12_HM_EX_18_only_the_later_team_plays_it() -> None:
    order = "order china usa gla russia japan\n"
    state = read(
        f"{order}pact usa russia\nusa sb 9 bm 9\nrussia bm 1\njoint hand usa-russia-docking\nat usa"
    )
    assert refused(state, "play usa-russia-docking") == "HM-COOP-12"
    assert "play usa-russia-docking" in legal(
        f"{order}pact usa russia\nusa bm 1\nrussia sb 9 "
        f"bm 1\njoint hand usa-russia-docking\nat russia"
    )


def test_HM_COOP_22_HM_EDGE_COOP_22_the_last_of_the_group_for_each_card() -> None:
    rich = (
        "usa sb 9 bm 9\nchina sb 9 bm 9\ngla sb 9 bm 9\njoint "
        "hand usa-china-gla-double-bluff usa-china-price-war\n"
    )
    state = read(f"{TRIPLE}{rich}order usa china gla japan russia\nat china")
    assert refused(state, "play usa-china-gla-double-bluff") == "HM-COOP-22"
    assert "play usa-china-price-war" in legal(state)
    state = read(f"{TRIPLE}{rich}order usa china gla japan russia\nat gla")
    assert "play usa-china-gla-double-bluff" in legal(state)


@pytest.mark.parametrize("share", [0, 1, 2, 3])
def test_HM_COOP_13_HM_EX_19_bm_of_each_and_sb_in_any_ratio(share: int) -> None:
    tables = made_up(
        usa_china_joint_satellite="cost: {sb: 3, bm: {usa: 1, china: 1}}\neffect: [{gain: {bm: 2}}]"
    )
    state = read(
        f"{PAIR}usa sb 3 bm 1\nchina sb 3 bm 1\njoint hand usa-china-joint-satellite\nat china",
        tables,
    )
    act(state, "play usa-china-joint-satellite")
    assert refused(state, "share 4") == "HM-COOP-13-share"
    act(state, f"share {share}", "agree")
    assert (see.supply(state, "usa"), see.supply(state, "china")) == ((3 - share, 0), (share, 2))


def test_HM_COOP_13_everybody_needs_the_bm_and_all_together_the_sb() -> None:
    state = read(f"{PAIR}china sb 3 bm 1\njoint hand usa-china-joint-satellite\nat china")
    assert refused(state, "play usa-china-joint-satellite") == "HM-COOP-13-bm"
    state = read(f"{PAIR}usa bm 1\nchina bm 1\njoint hand usa-china-joint-satellite\nat china")
    assert refused(state, "play usa-china-joint-satellite") == "HM-COOP-13-sb"


def test_HM_EDGE_COOP_09_HM_EDGE_COOP_24_no_means_no_and_is_said_in_that_turn() -> None:
    state = read(
        f"{PAIR}usa sb 3 bm 1\nchina sb 3 bm 1\njoint hand usa-china-joint-satellite\nat china"
    )
    act(state, "play usa-china-joint-satellite", "share 1")
    assert see.asked(state) == "consent usa"
    act(state, "refuse")
    assert refused(state, "play usa-china-joint-satellite") == "HM-EDGE-COOP-09"
    assert see.supply(state, "usa") == see.supply(state, "china") == (3, 1)


def test_HM_EDGE_COOP_10_who_was_timed_out_may_consent() -> None:
    table = f"powers usa china\n{PAIR}usa sb 3 bm 1\nchina sb 2 bm 1 top china-census"
    state = after(f"{table}\njoint hand usa-china-joint-satellite\nat usa", "time-up")
    act(state, "play usa-china-joint-satellite", "share 0", "agree")
    assert see.asked(state) == "row usa"


def test_HM_COOP_14_HM_EDGE_COOP_14_one_team_is_enough_and_who_agrees_pays() -> None:
    for answer, left in (("agree", 3), ("refuse", 5)):
        state = after(f"{TALK}{PAIR}usa sb 5 bm 1\nchina sb 5 bm 1\nat usa", "break china", "end")
        assert see.asked(state) == "part china"
        act(state, answer)
        assert not complete(state, 0b11)
        assert (see.supply(state, "usa"), see.supply(state, "china")[0]) == ((3, 0), left)


@pytest.mark.parametrize(("sb", "bm", "left", "lost"), [(5, 1, 3, 0), (6, 0, 1, 0), (1, 0, 0, 4)])
def test_HM_COOP_15_HM_COOP_16_HM_COOP_17_HM_EDGE_COOP_17_HM_EX_20(
    sb: int, bm: int, left: int, lost: int
) -> None:
    state = read(
        f"{TALK}{PAIR}usa sb {sb} bm {bm} play usa-reporter "
        f"usa-embassy hand usa-sponsor usa-wiretap usa-analyst\nat usa"
    )
    act(state, "break china", "end", "refuse", "dealt")
    assert see.asked(state) == "sacrifice usa"
    act(state, "choose usa-embassy", "discard usa-sponsor", "discard usa-analyst")
    assert see.supply(state, "usa") == (left, 0)
    assert see.in_play(state, "usa") == {"usa-reporter"}
    assert see.hand(state, "usa") == {"usa-wiretap"}
    assert state.in_zone(1, 3) == 3 + lost


def test_HM_COOP_23_HM_EX_20_two_partners_cost_twice() -> None:
    state = read(f"{TALK}{PAIR}pact usa russia\nusa sb 9 bm 2\nat usa")
    act(state, "break china", "break russia", "end", "refuse", "refuse")
    assert see.supply(state, "usa") == (5, 0)


def test_HM_EDGE_COOP_15_joint_cards_go_first() -> None:
    state = read(
        f"{TALK}{PAIR}usa sb 9 bm 2\njoint hand usa-china-film-crew\n"
        f"joint play usa-china-container-port\nat usa"
    )
    events = act(state, "break china", "end", "refuse")
    assert (
        see.where(state, "usa-china-film-crew")
        == see.where(state, "usa-china-container-port")
        == "pile"
    )
    assert told(events, "discarded") == [f"discarded seat=0 card={names()['usa-china-film-crew']}"]
    kept = ruled(joint_cards_on_break=1)
    state = read(f"{TALK}{PAIR}usa sb 9 bm 2\njoint play usa-china-container-port\nat usa", kept)
    act(state, "break china", "end", "refuse")
    assert see.asked(state) == "sacrifice usa"
    # Every group with both ends.
    state = read(
        f"powers usa china gla\norder usa gla china\n{TRIPLE}usa sb 9 bm 2\n"
        f"joint hand usa-china-gla-double-bluff china-gla-shell-game\nat usa"
    )
    act(state, "break china", "end", "refuse")
    assert see.where(state, "usa-china-gla-double-bluff") == "pile"
    assert see.where(state, "china-gla-shell-game") == "hand"


def test_HM_EDGE_COOP_16_what_is_not_there_is_waived() -> None:
    state = read(f"{TALK}{PAIR}usa sb 9 bm 2 hand usa-sponsor\nat usa")
    act(state, "break china", "end", "refuse", "discard usa-sponsor")
    assert (see.asked(state), see.hand(state, "usa")) == ("deal chance", set())


def test_HM_EDGE_COOP_18_a_small_deck_gives_what_it_has() -> None:
    state = read(f"{TALK}{PAIR}usa deck usa-sponsor usa-wiretap hand\nat usa")
    act(state, "break china", "end", "refuse")
    while see.asked(state) == "mill chance":
        act(state, min(legal(state)))
    assert (state.in_zone(1, 3), state.in_zone(1, 0)) == (2, 0)


def test_HM_EDGE_COOP_19_the_same_pair_again() -> None:
    state = after(f"{TALK}joint pile usa-china-film-crew\nat usa", "ally china", "end", "agree")
    assert complete(state, 0b11)
    assert see.where(state, "usa-china-film-crew") == "pile"


def test_HM_COOP_18_HM_EX_02_three_powers_need_three_co_operations() -> None:
    two = "pact usa china\npact usa gla\n"
    rich = "usa sb 9 bm 9\nchina sb 9 bm 9\ngla sb 9 bm 9\n"
    joint = "joint pile usa-china-gla-double-bluff\n"
    state = after(f"{two}{rich}{joint}turn usa", "end")
    assert refused(state, "draw-with usa-china-gla") == "HM-COOP-18-draw"
    assert "draw-with usa-china-gla" in legal(after(f"{TRIPLE}{rich}{joint}turn usa", "end"))
    kept = ruled(joint_cards_on_break=1)
    state = read(f"{two}{rich}joint hand usa-china-gla-double-bluff\nat gla", kept)
    assert refused(state, "play usa-china-gla-double-bluff") == "HM-COOP-18"


def test_HM_COOP_19_HM_COOP_21_HM_EX_03_a_draw_of_three_costs_two_each() -> None:
    state = after(
        f"{TRIPLE}usa sb 2\nchina sb 3\ngla sb 4\nturn usa",
        "end",
        "draw-with usa-china-gla",
        "china agree",
        "gla agree",
        "deal usa-china-gla-double-bluff",
    )
    assert [see.supply(state, power)[0] for power in ("usa", "china", "gla")] == [0, 1, 1]
    assert see.hand(state, "usa") == see.hand(state, "china") == see.hand(state, "gla") != set()


def test_HM_COOP_20_HM_COOP_24_HM_EX_04_others_draw_from_the_pairs_deck() -> None:
    state = read(
        f"{TRIPLE}order usa china gla japan russia\nusa sb 2\nchina sb 2\ngla sb 3\nturn usa"
    )
    act(state, "end", "draw-with usa-china-gla", "china agree", "gla refuse")
    assert refused(state, "draw-with usa-china-gla") == "HM-COOP-04"
    act(state, "draw-with usa-china", "agree", "deal usa-china-film-crew", "end")
    assert [see.supply(state, power)[0] for power in ("usa", "china", "gla")] == [1, 1, 3]
    act(state, "end", "end", "dealt")
    assert (see.asked(state), len(see.hand(state, "gla"))) == ("main gla", 1)
    assert partners(state, 1 << seat_of(state, "gla")) == 0b11


def test_HM_EDGE_DRAW_02_HM_EDGE_DRAW_03_who_has_drawn_or_lacks_sb_cannot_join() -> None:
    assert see.asked(read(f"{PAIR}usa sb 1\nchina bm 3\nturn usa")) == "deal chance"
    state = after(f"{PAIR}order china usa japan russia gla\nusa sb 2\nchina sb 2\nturn usa", "end")
    assert see.asked(state) == "deal chance"


def test_HM_EDGE_DRAW_04_one_joint_draw_a_round() -> None:
    state = read(
        f"{PAIR}pact china japan\norder usa china japan russia "
        f"gla\nusa sb 2\nchina sb 2\njapan sb 2\nturn usa"
    )
    act(state, "end", "draw-with usa-china", "agree", "deal usa-china-film-crew", "end")
    assert see.asked(state) == "main china"


def test_HM_EDGE_DRAW_05_the_whole_draw_phase_is_given_up() -> None:
    tables = ruled(draws_per_turn=3)
    state = read(f"{PAIR}order usa china japan russia gla\nusa sb 2\nchina sb 2\nturn usa", tables)
    act(state, "end", "draw-with usa-china", "agree", "deal usa-china-film-crew")
    assert (see.asked(state), len(see.hand(state, "usa"))) == ("main usa", 1)


def test_HM_EDGE_COOP_08_joint_cards_count_and_may_be_discarded() -> None:
    cards = "usa-sponsor usa-sponsor#2 usa-wiretap usa-helicopter usa-sanctions usa-analyst"
    state = after(f"{PAIR}joint hand usa-china-film-crew\nusa hand {cards}\nat usa", "end")
    assert see.asked(state) == "discard usa"
    act(state, "discard usa-china-film-crew")
    assert see.hand(state, "china") == set()


def test_HM_EDGE_COOP_11_each_ally_uses_it_in_its_own_turn() -> None:
    state = read(
        "pact usa japan\norder usa japan china russia gla\nusa sb 1\njapan sb "
        "3 top japan-shadow japan-hacker\njoint play usa-japan-chip-factory\nat usa"
    )
    act(state, "use usa-japan-chip-factory 1", "dealt")
    assert refused(state, "use usa-japan-chip-factory 1") == "HM-ACT-04"
    act(state, "end", "dealt")
    while see.asked(state) != "main japan":
        act(
            state,
            sorted(legal(state) & {"end", "draw", "choose japan-hacker", "discard usa-reporter"})[
                0
            ],
        )
        dealt(state)
    assert "use usa-japan-chip-factory 1" in legal(state)


def test_HM_EDGE_COOP_12_a_joint_permanent_of_a_partner_is_spared() -> None:
    state = read(
        "pact usa china\npact china japan\njoint play china-japan-maglev "
        "china-japan-calligrapher\nusa sb 9 hand usa-precise-delivery usa-low-pass\nat usa"
    )
    assert refused(state, "play usa-precise-delivery") == "HM-TARGET-02"
    assert refused(state, "play usa-low-pass") == "HM-TARGET-02"


def test_HM_EDGE_COOP_13_your_spies_include_joint_ones_limits_do_not() -> None:
    assert "play japan-photographer" in legal(
        "pact japan gla\njapan sb 9 play japan-shadow japan-shadow#2 japan-hacker "
        "hand japan-photographer\njoint play japan-gla-mask-maker\nat japan"
    )
    state = read(
        "pact russia gla\nrussia sb 1 play russia-sleeper hand "
        "russia-nesting-doll\njoint play russia-gla-smuggler\nat russia"
    )
    act(state, "play russia-nesting-doll", "dealt")
    assert len(see.hand(state, "russia")) == 2


def test_HM_EDGE_COOP_26_a_card_shared_with_a_partner_cannot_be_discarded() -> None:
    table = (
        "pact usa china\npact china japan\njoint hand "
        "china-japan-maglev\nusa sb 9 hand usa-press-conference\n"
    )
    state = after(f"{table}japan hand japan-shadow\nat usa", "play usa-press-conference")
    assert legal(state) == {"deal japan-shadow"}
    state = after(f"{table}at usa", "play usa-press-conference")
    assert see.hand(state, "japan") == {"china-japan-maglev"}
    pick = made_up(usa_press_conference="effect: [{discard: {who: target_opponent, pick: you}}]")
    state = read(f"{table}japan hand japan-shadow\nat usa", pick)
    act(state, "play usa-press-conference", "team japan")
    assert legal(state) == {"choose japan-shadow"}
    # A card shared with a partner is not sacrificed.
    table = "agreed corrections=all\npact usa gla\ngla sb 5 hand gla-decoy\n"
    joint = "joint play usa-gla-stuntwoman\n"
    assert refused(f"{table}{joint}at gla", "play gla-decoy") == "HM-COOP-02"
    state = after(f"{table}{joint}gla play gla-saboteur\nat gla", "play gla-decoy")
    assert legal(state) == {"choose gla-saboteur"}


def test_HM_EDGE_ACT_07_that_ally_is_an_ally_of_the_card_with_the_trigger() -> None:
    state = read(
        "agreed corrections=all\npact usa china\npact china japan\nusa sb 5 bm 2\n"
        "china sb 5 bm 2\njoint play china-japan-toy-craze\njoint hand usa-china-film-crew\n"
        "order usa japan china russia gla\nat china"
    )
    act(state, "play usa-china-film-crew", "share 0")
    gains = [event.facts for event in act(state, "agree") if event.kind == "gained"]
    assert gains == [{"seat": seat_of(state, "china"), "sb": 1, "bm": 0}]


def test_HM_EDGE_COOP_28_the_prices_of_who_plays_a_joint_card_count() -> None:
    for order, wanted in (("russia china usa", 1), ("usa china russia", 2)):
        state = read(
            f"pact usa russia\npowers usa russia china\norder {order}\nusa play usa-carrier\n"
            "joint hand usa-russia-pincer\nat usa"
        )
        player = seat_of(state, order.split()[-1])
        assert price(state, player, names()["usa-russia-pincer"]) == wanted


def test_HM_EDGE_SPY_04_a_spy_that_came_in_this_round_is_readied() -> None:
    state = read(
        "pact china russia\npact china gla\npact russia gla\n"
        "china hand china-exchange-student sb 2\njoint play china-russia-gla-long-road\n"
        "round 4\nturn china"
    )
    act(state, "choose china-exchange-student", "dealt")
    assert not state.tired[names()["china-exchange-student"]]


def test_a_find_or_a_row_of_one_is_not_the_partners() -> None:
    state = after(f"{PAIR}usa play usa-reporter\nat usa", "use usa-reporter 1", "row 2")
    finish(state)
    assert (see.rows(state, "usa"), see.rows(state, "china")) == ({2}, set())


def test_means_against_co_operating_powers_hit_them_and_nobody_else() -> None:
    state = read(
        f"{TRIPLE}at russia\nrussia sb 9\nusa rows 1\nchina rows 2\ngla rows 3\njapan rows 4\n"
        "russia hand russia-listening-post russia-closed-border\n"
        "usa play usa-field-scout\njapan play japan-shadow"
    )
    act(state, "play russia-listening-post")
    while state.actor() == -1:
        state.advance(-1, state.legal_actions(-1)[0], None)
    assert see.rows(state, "russia") | see.rows(state, "russia", owed=True) == {1, 2, 3}
    act(state, "play russia-closed-border")
    assert state.tired[names()["usa-field-scout"]]
    assert not state.tired[names()["japan-shadow"]]


@pytest.mark.parametrize(
    ("power", "card", "pacts", "joint"),
    [
        ("usa", "usa-no-fly-zone", RIVALS, "usa-china-film-crew"),
        ("china", "china-roundup", RIVALS, "usa-china-film-crew"),
        (
            "japan",
            "japan-silent-sortie",
            "pact usa japan\npact china russia\n",
            "usa-japan-android",
        ),
        (
            "russia",
            "russia-closed-border",
            "pact russia gla\npact china japan\n",
            "russia-gla-smuggler",
        ),
        ("gla", "gla-torn-treaty", "pact russia gla\npact china japan\n", "russia-gla-smuggler"),
    ],
)
def test_HM_EDGE_COOP_01_own_joint_spies_count(
    power: str, card: str, pacts: str, joint: str
) -> None:
    state = read(f"{CORRECTED}{pacts}joint play {joint}\n{power} sb 9 hand {card}\nat {power}")
    assert f"play {card}" in legal(state)


def test_HM_EDGE_COOP_01_what_hits_a_spy_of_every_power_harms_partners() -> None:
    tables = made_up(
        usa_low_pass="effect: [{for_each: {who: each_power, do: "
        "[{destroy: {all: {kind: spy, of: you}}}]}}]"
    )
    state = read(
        f"{CORRECTED}{PAIR}china play china-envoy\nusa sb 9 hand usa-low-pass\nat usa", tables
    )
    assert refused(state, "play usa-low-pass") == "HM-COOP-02"


def test_HM_EDGE_COOP_12_chance_takes_no_joint_spy_of_a_partner() -> None:
    text = (
        "pact usa china\npact usa japan\njoint play usa-japan-android\n"
        "china sb 5 hand china-roundup\njapan play japan-photographer\nat china"
    )
    state = after(CORRECTED + text, "play china-roundup", "dealt")
    assert see.where(state, "japan-photographer") == "pile"
    state = after(text, "play china-roundup")
    assert legal(state) == {"deal usa-japan-android", "deal japan-photographer"}


def test_HM_COOP_12_a_pair_is_refused_as_a_pair_whichever_it_is() -> None:
    state = read(
        "order japan china usa russia gla\npact china japan\njoint hand china-japan-calligrapher\n"
        "china sb 9 bm 3\njapan sb 3 bm 3\nat japan"
    )
    assert refused(state, "play china-japan-calligrapher") == "HM-COOP-12"
