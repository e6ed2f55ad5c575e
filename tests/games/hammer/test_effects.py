"""HM-ACT, HM-TARGET, HM-INFO, HM-RESHUFFLE, HM-POPULATION, HM-ABILITY: what effects do."""

import pytest
from tests.games.hammer import see
from tests.games.hammer.made import ids, made_up, names, ruled
from tests.games.hammer.table import act, after, dealt, finish, legal, read, refused, seat_of, told

from velkahra.core.contract.state import CHANCE
from velkahra.games.hammer.cards.language import POWERS
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.rules.effects.modify import price
from velkahra.games.hammer.view.build import view_of


def test_HM_ACT_02_HM_ACT_05_the_ability_of_an_informant() -> None:
    state = read("usa play usa-reporter usa-embassy\nat usa")
    assert legal(state, "use") == {"use usa-reporter 1"}
    assert refused(state, "use usa-embassy 1") == "HM-ACT-02"
    assert refused(state, "use china-envoy 1") == "HM-ACT-02"


def test_HM_ACT_03_a_price_of_sb_bm_tiring_and_cards() -> None:
    tables = made_up(
        usa_carrier="abilities: [{cost: {sb: 1, bm: 1, discard: 1}, effect: [{gain_info: 1}]}]"
    )
    state = read("usa sb 1 bm 1 play usa-carrier hand usa-sponsor\nat usa", tables)
    act(state, "use usa-carrier 1", "discard usa-sponsor", "row 2")
    assert (see.supply(state, "usa"), see.where(state, "usa-sponsor")) == ((0, 0), "pile")
    for text, variant in (("bm 1", "sb"), ("sb 1", "bm"), ("sb 1 bm 1", "cards")):
        state = read(f"usa {text} play usa-carrier\nat usa", tables)
        assert refused(state, "use usa-carrier 1") == f"HM-ACT-03-{variant}"


def test_HM_ACT_04_HM_CARD_04_HM_SPY_06_HM_EX_17_as_often_as_it_can_be_paid() -> None:
    tables = made_up(usa_carrier="abilities: [{cost: {sb: 1}, effect: [{draw: 1}]}]")
    state = read("usa sb 3 play usa-carrier usa-reporter\nat usa", tables)
    for _ in range(3):
        act(state, "use usa-carrier 1", "dealt")
    assert (see.supply(state, "usa"), len(see.hand(state, "usa"))) == ((0, 0), 3)
    assert refused(state, "use usa-carrier 1") == "HM-ACT-03-sb"
    act(state, "use usa-reporter 1", "row 1")
    assert see.where(state, "usa-reporter") == "play usa tired"
    assert refused(state, "use usa-reporter 1") == "HM-ACT-03-tired"
    # A limit holds for the turn.
    state = read("usa sb 9 play usa-satellite-network\nat usa")
    act(state, "use usa-satellite-network 1", "row 1")
    assert refused(state, "use usa-satellite-network 1") == "HM-ACT-04"


def test_HM_EDGE_ACT_01_abilities_are_for_the_own_main_phase() -> None:
    assert refused("china play china-envoy\nat usa", "china use china-envoy 1") == "HM-ORDER-03"
    state = read("usa sb 9 play usa-reporter\nturn usa")
    assert refused(state, "use usa-reporter 1") == "HM-ROUND-02-other"


def test_HM_EDGE_ACT_02_triggers_follow_the_team_on_turn_first() -> None:
    tables = made_up(
        usa_embargo="triggers: [{when: permanent_dies, effect: [{gain: {sb: 1}}]}]",
        japan_radio_silence="triggers: [{when: permanent_dies, effect: [{gain: {sb: 1}}]}]",
        russia_cold_front="triggers: [{when: permanent_dies, effect: [{gain: {sb: 1}}]}]",
    )
    state = read(
        "usa play usa-embargo\nrussia play russia-cold-front\njapan sb 9 play japan-radio-silence "
        "hand japan-quick-lunge\nchina play china-envoy\n"
        "order russia usa japan china gla\nat japan",
        tables,
    )
    events = act(state, "play japan-quick-lunge", "choose china-envoy")
    assert [event.facts["seat"] for event in events if event.kind == "trigger"] == [2, 3, 0]


def test_HM_EDGE_ACT_04_a_tired_spy_may_use_what_does_not_tire_it() -> None:
    tables = made_up(
        usa_analyst="abilities: [{cost: {sb: 1}, limit: {n: "
        "1, per: turn}, effect: [{gain_info: 1}]}]"
    )
    act(read("usa sb 1 play usa-analyst/tired\nat usa", tables), "use usa-analyst 1", "row 1")


def test_HM_EDGE_ACT_05_reductions_stop_at_their_floor() -> None:
    tables = made_up(
        usa_embargo="static: [{cost: {who: you, cards: {kind: any}, sb: -5, min_sb: 0}}]",
        usa_carrier="static: [{cost: {who: you, cards: {kind: any}, sb: -1, min_sb: 2}}]",
    )
    assert price(read("usa play usa-embargo\nat usa", tables), 0, names()["usa-sanctions"]) == 0
    state = read("usa play usa-carrier\nat usa", tables)
    assert price(state, 0, names()["usa-sanctions"]) == 1
    assert price(state, 0, names()["usa-press-conference"]) == 2
    # Increases come first.
    state = read("usa play usa-carrier\nchina play china-one-voice\nat usa")
    assert price(state, 0, names()["usa-invisible-plane"]) == 1


def test_HM_EDGE_ACT_06_own_triggers_go_by_age_and_sifted_rests_as_they_lay() -> None:
    tables = made_up(
        usa_embargo="triggers: [{when: card_played, effect: [{gain: {sb: 1}}]}]",
        usa_live_broadcast="triggers: [{when: card_played, effect: [{gain: {sb: 2}}]}]",
    )
    state = read("usa play usa-live-broadcast usa-embargo hand usa-sponsor\nat usa", tables)
    events = act(state, "play usa-sponsor")
    assert told(events, "gained")[1:] == ["gained seat=0 sb=2 bm=0", "gained seat=0 sb=1 bm=0"]
    state = read(
        "china top china-census china-envoy china-fireworks "
        "china-homecoming hand china-recruiting-poster\nat china"
    )
    act(state, "play china-recruiting-poster", "choose china-envoy")
    rest = [
        int(state.at[names()[card]])
        for card in ("china-census", "china-fireworks", "china-homecoming")
    ]
    assert rest == sorted(rest, reverse=True)
    assert max(rest) < 500


def test_HM_EDGE_ACT_07_a_joint_trigger_works_once_and_for_all_controllers() -> None:
    state = read("pact china gla\njoint play china-gla-perfect-copies\nround 10\nend")
    assert (see.supply(state, "china")[0], see.supply(state, "gla")[0]) == (1, 1)


def test_HM_TARGET_01_HM_EDGE_TARGET_05_the_owner_of_the_effect_chooses_also_own_cards() -> None:
    tables = made_up(usa_low_pass="effect: [{destroy: {target: {kind: spy, of: anyone}}}]")
    state = read(
        "usa sb 9 play usa-reporter hand usa-low-pass\nchina play china-envoy\nat usa", tables
    )
    act(state, "play usa-low-pass")
    assert see.asked(state) == "demand usa"
    assert legal(state) == {"choose usa-reporter", "choose china-envoy"}
    assert refused(state, "choose usa-sponsor") == "HM-TARGET-01"


def test_HM_TARGET_02_HM_EX_06_without_a_target_it_may_not_be_played_or_used() -> None:
    state = read("gla sb 9 hand gla-cut-cable\nchina play china-envoy\nat gla")
    assert refused(state, "play gla-cut-cable") == "HM-TARGET-02"
    state = read("usa sb 9 play usa-drone-pilot\nat usa")
    assert refused(state, "use usa-drone-pilot 1") == "HM-TARGET-02"
    # Also for what comes after a choice.
    text = (
        "effect: [{choose_one: [[{draw: 1}], [{gain: {sb: "
        "1}}]]}, {destroy: {target: {kind: place, of: opponent}}}]"
    )
    state = read("usa hand usa-sponsor\nat usa", made_up(usa_sponsor=text))
    assert refused(state, "play usa-sponsor") == "HM-TARGET-02"


def test_HM_EDGE_TARGET_01_n_targets_and_up_to_n() -> None:
    two = made_up(usa_low_pass="effect: [{destroy: {target: {kind: spy, of: opponent}, n: 2}}]")
    text = "usa sb 9 hand usa-low-pass usa-helicopter\nchina play china-envoy\nat usa"
    assert refused(read(text, two), "play usa-low-pass") == "HM-TARGET-02"
    assert refused(read(text), "play usa-helicopter") == "HM-TARGET-02"
    state = read(text.replace("china-envoy", "china-envoy china-acrobat"), two)
    act(state, "play usa-low-pass", "choose china-envoy")
    assert refused(state, "choose china-envoy") == "HM-TARGET-01"
    assert refused(state, "enough") == "HM-EDGE-TARGET-01"


def test_HM_EDGE_TARGET_02_choosing_is_no_targeting() -> None:
    tables = made_up(usa_low_pass="effect: [{destroy: {choose: {kind: spy, of: opponent}}}]")
    state = read("usa sb 9 hand usa-low-pass\njapan play japan-master-of-disguise\nat usa", tables)
    act(state, "play usa-low-pass", "choose japan-master-of-disguise")
    assert see.where(state, "japan-master-of-disguise") == "pile"
    state = after(read("usa sb 9 hand usa-low-pass\nat usa", tables), "play usa-low-pass")
    assert see.asked(state) == "main usa"
    # What verbs do nothing to may be a target.
    text = (
        "usa sb 9 play usa-analyst\nchina sb 9 hand "
        "china-paper-check\nat usa\norder usa china japan russia gla"
    )
    state = after(text, "special", "row 1", "row 2", "end", "dealt", "end", "dealt")
    act(state, "play china-paper-check", "choose usa-analyst")
    assert see.where(state, "usa-analyst") == "play usa"


def test_HM_EDGE_TARGET_03_an_empty_team_is_a_target() -> None:
    state = after("gla hand gla-money-box\nat gla", "play gla-money-box")
    assert legal(state) == {"team usa", "team china", "team japan", "team russia"}
    assert refused(state, "team gla") == "HM-EDGE-TARGET-03"


def test_HM_EDGE_TARGET_04_a_trigger_without_a_target_is_skipped() -> None:
    tables = made_up(
        usa_embassy="triggers: [{when: enters, effect: [{destroy: "
        "{target: {kind: spy, of: opponent}}}]}]"
    )
    state = read("usa sb 9 hand usa-embassy\nat usa", tables)
    assert told(act(state, "play usa-embassy"), "trigger") == []
    assert see.asked(state) == "main usa"


def test_HM_INFO_03_HM_EX_07_HM_EDGE_INFO_07_the_team_names_its_row() -> None:
    state = after("usa play usa-reporter\nat usa", "use usa-reporter 1")
    assert refused(state, "row 40") == "HM-INFO-03"
    act(state, "row 3")
    finish(state)
    assert see.rows(state, "usa") == {3}


def test_HM_INFO_05_HM_EDGE_INFO_04_stolen_pieces_are_copied() -> None:
    state = read("japan sb 1 play japan-shadow rows 1\nchina rows 1 2\nat japan")
    events = act(state, "use japan-shadow 1", "team china")
    assert told(events, "stole-info") == ["stole-info seat=2 other=1"]
    assert legal(state) == {"row 1", "row 2"}
    act(state, "row 1")
    finish(state)
    assert (see.rows(state, "japan"), see.rows(state, "china")) == ({1}, {1, 2})
    # A set may move them.
    state = read("japan sb 1 play japan-shadow\nchina rows 1 2\nat japan", ruled(stolen_info=1))
    act(state, "use japan-shadow 1", "team china", "row 1")
    assert see.rows(state, "china") == {2}
    named = (
        "abilities: [{cost: {tire: true}, effect: "
        "[{steal_info: {from: target_opponent, pick: you}}]}]"
    )
    state = read(
        "japan play japan-shadow rows 1\nchina rows 1 2 3\nat japan",
        ruled(made_up(japan_shadow=named), stolen_info=1),
    )
    act(state, "use japan-shadow 1", "team china")
    assert legal(state) == {"row 2", "row 3"}
    act(state, "row 3")
    assert (see.rows(state, "china"), see.rows(state, "japan", owed=True)) == ({1, 2}, {3})


def test_HM_EDGE_INFO_01_HM_EDGE_RESHUFFLE_07_a_piece_that_was_gained_is_handed_out() -> None:
    tables = made_up(
        usa_reporter="abilities: [{cost: {tire: true, sacrifice: self}, effect: [{gain_info: 1}]}]"
    )
    state = read("usa play usa-reporter\nat usa", tables)
    act(state, "use usa-reporter 1", "row 5", "end")
    assert (see.where(state, "usa-reporter"), see.rows(state, "usa")) == ("pile", {5})


def test_HM_EDGE_INFO_02_known_pieces_cannot_be_asked_for() -> None:
    state = after("usa rows 1 play usa-reporter\nat usa", "use usa-reporter 1")
    assert refused(state, "row 1") == "HM-EDGE-INFO-02-row"
    everything = " ".join(str(row) for row in range(1, 37))
    state = read(f"usa rows {everything} play usa-reporter\nat usa")
    assert refused(state, "use usa-reporter 1") == "HM-EDGE-INFO-02"


def test_HM_EDGE_INFO_03_two_teams_get_the_same_piece() -> None:
    state = read("usa rows 4\nchina play china-tour-guide\nat china")
    act(state, "use china-tour-guide 1", "row 4", "end")
    assert see.rows(state, "usa") == see.rows(state, "china") == {4}


def test_HM_EDGE_INFO_05_others_see_that_and_how_many() -> None:
    state = read("usa play usa-reporter\nat usa")
    events = [*act(state, "use usa-reporter 1", "row 4"), *act(state, "end")]
    seen = [event.kind for event in events if event.visible_to(1)]
    assert seen[:2] == ["used", "named-secretly"]
    assert "informed" in seen
    assert not {"named", "learnt"} & set(seen)


def test_HM_EDGE_INFO_06_there_is_no_handing_over_of_codes() -> None:
    state = read("pact usa china\nusa rows 4\nat usa")
    assert {text.split()[0] for text in legal(state)} <= {
        "end",
        "time-up",
        "ally",
        "break",
        "guess",
        "special",
    }


def test_HM_EDGE_INFO_09_what_comes_after_the_discards_is_handed_out_at_the_end() -> None:
    tables = made_up(usa_embargo="triggers: [{when: turn_end, effect: [{gain_info: 1}]}]")
    state = after(read("usa play usa-embargo\nat usa", tables), "end", "row 9")
    assert see.rows(state, "usa") == {9}


def test_HM_RESHUFFLE_01_HM_RESHUFFLE_05_HM_EX_16_an_empty_deck() -> None:
    state = read(
        "japan sb 3 bm 1 deck japan-shadow play japan-photographer japan-bullet-train "
        "hand japan-tea-break japan-microchip pile japan-hacker\nat japan"
    )
    act(state, "play japan-tea-break")
    assert legal(state) == {"deal japan-shadow"}
    assert "ran-dry" in [event.kind for event in act(state, "deal japan-shadow")]
    assert see.in_play(state, "japan") == set()
    assert see.where(state, "japan-tea-break") == "play"
    dealt(state)
    assert see.hand(state, "japan") == {
        "japan-shadow",
        "japan-photographer",
        "japan-bullet-train",
        "japan-microchip",
        "japan-hacker",
    }
    assert (see.supply(state, "japan"), see.asked(state)) == ((2, 1), "swap japan")
    act(state, "keep")
    assert (see.where(state, "japan-tea-break"), see.asked(state)) == ("pile", "main japan")


def test_HM_RESHUFFLE_02_HM_RESHUFFLE_03_HM_RESHUFFLE_04_HM_EDGE_RESHUFFLE_03_a_new_hand() -> None:
    camp = "china sb 1 deck china-census hand china-five-year-plan pile china-envoy\nat china"
    state = after(camp, "play china-five-year-plan", "option 1", "deal china-census")
    assert see.where(state, "china-envoy") == "deck"
    dealt(state)
    assert see.hand(state, "china") == {"china-census", "china-envoy"}
    assert legal(state) == {"keep", "swap"}


def test_HM_EDGE_RESHUFFLE_01_joint_cards_are_lost_for_all() -> None:
    state = read(
        "pact china gla\njoint play china-gla-night-stalls\njoint hand china-gla-market-guide\n"
        "china sb 1 deck china-census hand china-five-year-plan\nat china"
    )
    act(state, "play china-five-year-plan", "option 1", "deal china-census")
    assert (
        see.where(state, "china-gla-night-stalls")
        == see.where(state, "china-gla-market-guide")
        == "pile"
    )
    assert see.hand(state, "gla") == set()


def test_HM_EDGE_RESHUFFLE_02_the_rest_of_the_draw_is_lost() -> None:
    state = read(
        "usa deck usa-sponsor hand usa-press-conference sb 2 pile usa-analyst usa-wiretap\nat usa",
        made_up(usa_press_conference="effect: [{draw: 3}]"),
    )
    act(state, "play usa-press-conference", "deal usa-sponsor", "dealt")
    act(state, "keep")
    assert see.hand(state, "usa") == {"usa-sponsor", "usa-analyst", "usa-wiretap"}


def test_HM_EDGE_RESHUFFLE_04_dies_triggers_work_after_the_new_hand() -> None:
    pile = (
        "china-census china-fireworks china-homecoming "
        "china-long-wall china-one-voice china-envoy china-acrobat"
    )
    state = read(
        f"powers usa china\nchina deck pile {pile} play china-face-in-the-crowd\nturn china"
    )
    dealt(state)
    assert (len(see.hand(state, "china")), see.asked(state)) == (7, "swap china")
    act(state, "keep", "dealt")
    assert (len(see.hand(state, "china")), see.asked(state)) == (8, "main china")


def test_HM_EDGE_RESHUFFLE_05_control_decides() -> None:
    state = read(
        "china deck takes usa-reporter pile china-census china-envoy\nusa takes china-acrobat\n"
        "china play china-long-wall\nturn china"
    )
    assert see.where(state, "usa-reporter") == "pile"
    assert see.where(state, "china-acrobat") == "play usa"


@pytest.mark.parametrize("taken", ["japan-shadow", "japan-microchip"])
def test_HM_EDGE_INFO_10_HM_TERM_03_who_saw_the_top_is_not_told_which_was_taken(taken: str) -> None:
    state = read(
        "order russia japan usa china gla\nrussia play russia-chess-player\n"
        "japan play japan-receptionist\njapan top japan-shadow japan-microchip japan-hacker\n"
        "at russia"
    )
    act(state, "use russia-chess-player 1", "choose japan-receptionist", "end")
    while see.asked(state) != "sift japan":
        dealt(state)
        if see.asked(state) != "sift japan":
            act(state, "end")
    russia, japan = seat_of(state, "russia"), seat_of(state, "japan")
    assert len(view_of(state, russia).tops[japan]) == 3
    act(state, f"choose {taken}")
    view = view_of(state, russia)
    assert (view.knows[japan], view.bottoms[japan]) == ((), ())
    assert [ids()[card] for card in view.tops[japan]] == ["japan-hacker"]


def test_HM_EDGE_RESHUFFLE_06_milling_an_empty_deck_does_nothing() -> None:
    state = read("china deck china-census hand china-envoy\ngla hand gla-mixed-files\nat gla")
    act(state, "play gla-mixed-files", "team china", "dealt")
    assert (see.where(state, "china-census"), see.hand(state, "china")) == ("pile", {"china-envoy"})


def test_HM_POPULATION_01_HM_EDGE_POP_01_a_coin_before_the_partial_game() -> None:
    state = read("opening\nusa pile usa-field-scout usa-sponsor")
    assert see.asked(state) == "coin chance"
    assert list(state.chance_weights()) == [50, 50]
    act(state, "coin won")
    assert see.asked(state) == "waive usa"
    act(state, "agree")
    assert see.where(state, "usa-field-scout") == "deck"
    assert see.asked(read("opening\nround 0\nusa pile usa-field-scout")).startswith("bet ")


def test_HM_POPULATION_02_HM_EDGE_POP_04_the_team_may_waive() -> None:
    state = read("opening\nchina pile china-envoy")
    assert told(act(state, "refuse")) == ["waived seat=1 card=41"]
    assert see.where(state, "china-envoy") == "pile"


def test_HM_EX_27_HM_EDGE_POP_03_HM_EDGE_POP_06_only_with_a_spy_who_can_get_information() -> None:
    assert see.asked(read("opening\nusa pile usa-drone-pilot usa-press-attache")).startswith("bet ")
    assert see.asked(read("opening\njapan pile japan-shadow")) == "coin chance"
    # Joint piles do not count.
    state = read("opening\npact usa china\njoint pile usa-china-film-crew")
    assert see.asked(state).startswith("bet ")


def test_HM_EDGE_POP_02_HM_EDGE_POP_05_the_topmost_spy_of_any_kind() -> None:
    text = "opening\nchina pile china-envoy china-form-keeper china-census"
    act(state := read(text), "agree")
    assert see.where(state, "china-form-keeper") == "deck"
    act(state := read(text, ruled(population_returns=1)), "agree")
    assert see.where(state, "china-envoy") == "deck"


def test_HM_POPULATION_01_a_spy_that_has_left_the_pile_does_not_return() -> None:
    state = read(
        "agreed corrections=all\nentered\nturns\nchina pile china-exchange-student china-fireworks"
    )
    state.returning[seat_of(state, "china")] = 1 + names()["china-exchange-student"]
    act(state, "lay china-exchange-student play", "go-on")
    while see.asked(state) != "main china":
        if state.actor() == CHANCE and see.asked(state) != "desk chance":
            act(state, min(legal(state)))
            continue
        assert see.asked(state) != "waive china"
        act(state, "go-on" if see.asked(state) == "desk chance" else "end")
    assert see.where(state, "china-exchange-student") == "play china"


def test_HM_ABILITY_01_each_power_has_one() -> None:
    for power in POWERS:
        assert legal(f"at {power}", "special") == {"special"}


def test_HM_ABILITY_02_once_in_the_game_in_the_own_main_phase() -> None:
    state = after("russia sb 0\nat russia", "special", "dealt")
    assert refused(state, "special") == "HM-ABILITY-02"
    assert refused(read("at usa"), "russia special") == "HM-ORDER-03"


def test_HM_ABILITY_03_HM_EX_25_it_is_no_permanent_and_no_target() -> None:
    tables = made_up(
        usa_low_pass="effect: [{destroy: {all: {kind: permanent, of: target_opponent}}}]"
    )
    state = read(
        "usa sb 9 hand usa-low-pass\nchina play china-envoy china-long-wall\nat usa", tables
    )
    state.special[1] = 1
    act(state, "play usa-low-pass", "team china")
    assert (see.in_play(state, "china"), int(state.special[1])) == (set(), 1)


def test_HM_EDGE_ABILITY_01_it_leaves_when_the_round_ends() -> None:
    state = read("round 3\npowers russia gla\ngla play gla-flea-market\nat gla")
    act(state, "special", "refuse", "end")
    assert (int(state.special[1]), state.round) == (2, 4)


def test_HM_EDGE_ABILITY_02_it_is_free_and_no_played_card() -> None:
    tables = made_up(usa_embargo="triggers: [{when: card_played, effect: [{gain: {sb: 1}}]}]")
    state = after(read("usa play usa-embargo\nat usa", tables), "special", "row 1", "row 2")
    assert see.supply(state, "usa") == (0, 0)


def test_HM_EDGE_ABILITY_03_it_may_not_harm_a_partner() -> None:
    tables = made_up(gla_great_blackout="effect: [{lose: {sb: 1, who: each_other}}]")
    assert refused(read("pact usa gla\nat gla", tables), "special") == "HM-COOP-02"
    assert see.supply(after(read("at gla\nusa sb 1", tables), "special"), "usa") == (0, 0)


def test_HM_EDGE_ABILITY_04_everybody_sees_it() -> None:
    state = read("at usa")
    assert any(event.kind == "special" and event.visible_to(3) for event in act(state, "special"))
    assert see.points(state, "usa") == 0


def holders_by_turn(state: HammerState, card: str) -> dict[str, int]:
    """Play until round 5; return who had a card, as seats, in each team's last main phase."""
    found: dict[str, int] = {}
    while state.round < 5:
        if state.actor() == CHANCE:
            state.advance(CHANCE, state.legal_actions(CHANCE)[0], None)
            continue
        possible = sorted(legal(state))
        wanted = [text for text in possible if text.startswith(("play", "choose japan-robot"))]
        act(state, (wanted + sorted(set(possible) & {"end"}) + possible)[0])
        if see.asked(state).startswith("main "):
            found[see.asked(state)] = int(state.control[names()[card]])
    return found


def test_HM_EDGE_SPY_02_a_spy_taken_twice_goes_back_when_the_last_hold_ends() -> None:
    take = "effect: [{take: {target: {kind: spy, of: opponent}, until: your_next_turn}}]"
    state = read(
        "agreed corrections=all\npowers usa china japan\norder usa china japan\n"
        "usa sb 20 bm 5 hand usa-low-pass\nchina sb 20 bm 5 hand china-cyber-squad\n"
        "japan play japan-robot-dog\nround 3\nat usa",
        made_up(usa_low_pass=take, china_cyber_squad=take),
    )
    holders = holders_by_turn(state, "japan-robot-dog")
    assert holders == {"main usa": 0b010, "main china": 0b100, "main japan": 0b100}


def test_HM_GOLD_01_a_hand_is_protected_whatever_carries_the_discard_out() -> None:
    each = "effect: [{for_each: {who: each_opponent, do: [{discard: {n: 1, who: you}}]}}]"
    state = read(
        "agreed corrections=all\npowers usa gla\norder usa gla\nusa hand usa-low-pass sb 20 bm 5\n"
        "gla play gla-hideout hand gla-decoy gla-stink-bomb\nround 3\nat usa",
        made_up(usa_low_pass=each),
    )
    act(state, "play usa-low-pass")
    assert see.asked(state) == "main usa"
    assert see.hand(state, "gla") == {"gla-decoy", "gla-stink-bomb"}
