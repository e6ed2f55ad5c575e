"""HM-CARD, HM-SPY, HM-ACTION, HM-TERM, HM-BM, HM-STEAL, HM-GOLD: cards and words."""

from tests.games.hammer import see
from tests.games.hammer.made import made_up, names
from tests.games.hammer.table import act, after, finish, legal, read, refused, told

from velkahra.games.hammer.cards import facts
from velkahra.games.hammer.cards.language import POWERS
from velkahra.games.hammer.picture.art.emblems import __doc__ as emblems
from velkahra.games.hammer.rules.effects.modify import power_price, price


def test_HM_CARD_01_the_price_is_sb_and_bm() -> None:
    state = after("usa sb 3 bm 1 hand usa-double-spy\nat usa", "play usa-double-spy")
    assert see.supply(state, "usa") == (2, 0)


def test_HM_CARD_02_a_card_belongs_to_the_powers_it_names() -> None:
    state = read("at usa")
    assert int(state.owners[names()["usa-low-pass"]]) == 0b00001
    assert int(state.owners[names()["china-gla-night-stalls"]]) == 0b10010


def test_HM_CARD_03_each_power_has_a_symbol_of_its_own() -> None:
    assert len({power.symbol for power in facts.card_set(0).powers}) == len(POWERS)
    assert emblems


def test_HM_SPY_01_HM_EDGE_DOC_03_a_spy_stays_until_an_effect_kills_it() -> None:
    state = read("china play china-envoy\nusa sb 9 hand usa-low-pass\nat usa")
    events = act(state, "play usa-low-pass", "choose china-envoy")
    assert told(events, "destroyed") == ["destroyed card=41 seat=1"]
    assert see.where(state, "china-envoy") == "pile"


def test_HM_SPY_02_HM_SPY_03_informants_and_infiltrators_differ() -> None:
    tables = made_up(
        usa_low_pass="effect: [{destroy: {target: {kind: spy, role: infiltrator, of: opponent}}}]"
    )
    text = "china play china-form-keeper china-exchange-student\nusa sb 9 hand usa-low-pass\nat usa"
    either = {"choose china-form-keeper", "choose china-exchange-student"}
    assert legal(after(text, "play usa-low-pass")) == either
    state = after(read(text, tables), "play usa-low-pass")
    assert legal(state) == {"choose china-form-keeper"}


def test_HM_SPY_04_HM_EX_26_universal_spies_are_both() -> None:
    for role in ("informant", "infiltrator", "universal"):
        text = f"effect: [{{destroy: {{target: {{kind: spy, role: {role}, of: opponent}}}}}}]"
        state = read(
            "china play china-envoy\nusa sb 9 hand usa-low-pass\nat usa", made_up(usa_low_pass=text)
        )
        act(state, "play usa-low-pass", "choose china-envoy")
        assert see.where(state, "china-envoy") == "pile"


def test_HM_SPY_05_HM_EX_11_a_new_spy_is_tired_until_the_next_refresh() -> None:
    state = after("powers usa china\nusa sb 2 hand usa-field-scout\nat usa", "play usa-field-scout")
    assert refused(state, "use usa-field-scout 1") == "HM-ACT-03-tired"
    state = read("usa play usa-field-scout/tired top usa-sponsor\nturn usa")
    act(state, "use usa-field-scout 1", "row 1")
    assert see.rows(state, "usa", owed=True) == {1}


def test_HM_PLACE_01_HM_SITUATION_01_they_stay_until_they_are_destroyed() -> None:
    state = read("powers usa china\nusa play usa-carrier usa-embargo\nat usa")
    finish(state)
    assert see.in_play(state, "usa") == {"usa-carrier", "usa-embargo"}
    state = read("usa play usa-carrier usa-embargo\ngla sb 9 hand gla-cut-cable\nat gla")
    act(state, "play gla-cut-cable", "choose usa-carrier")
    assert see.in_play(state, "usa") == {"usa-embargo"}


def test_HM_ACTION_01_HM_ACT_01_an_action_works_at_once_and_goes_to_the_pile() -> None:
    state = after("usa hand usa-sponsor\nat usa", "play usa-sponsor")
    assert (see.supply(state, "usa")[0], see.where(state, "usa-sponsor")) == (2, "pile")


def test_HM_ACTION_02_HM_ACTION_03_HM_EX_05_kinds_and_subcategories() -> None:
    """A card on actions, one on attacks and one on (Air) attacks all hit an (Air) attack."""
    for cards in ("kind: action", "kind: action, type: attack", "type: attack, subtype: air"):
        text = f"static: [{{cost: {{who: each_opponent, cards: {{{cards}}}, sb: 2}}}}]"
        state = read("china play china-one-voice\nat usa", made_up(china_one_voice=text))
        assert price(state, 0, names()["usa-low-pass"]) == 4
    text = "static: [{cost: {who: each_opponent, cards: {type: attack, subtype: navy}, sb: 2}}]"
    state = read("china play china-one-voice\nat usa", made_up(china_one_voice=text))
    assert price(state, 0, names()["usa-low-pass"]) == 2


def test_HM_TERM_01_who_does_not_co_operate_is_an_opponent() -> None:
    state = after("pact usa china\nusa hand usa-wiretap\nat usa", "play usa-wiretap")
    assert legal(state) == {"team japan", "team russia", "team gla"}


def test_HM_TERM_04_an_effect_is_what_an_action_or_ability_causes() -> None:
    text = "static: [{immune: {cards: {kind: spy, of: you}, from: {by: opponent}}}]"
    state = read(
        "china play china-one-voice china-envoy\nusa sb "
        "9 hand usa-low-pass play usa-drone-pilot\nat usa",
        made_up(china_one_voice=text),
    )
    assert refused(state, "play usa-low-pass") == "HM-TARGET-02"
    assert refused(state, "use usa-drone-pilot 1") == "HM-TARGET-02"


def test_HM_TERM_05_each_team_has_a_pile_of_its_own() -> None:
    state = read(
        "usa pile usa-field-scout\nchina pile china-envoy\nusa sb 1 hand usa-helicopter\nat usa"
    )
    act(state, "play usa-helicopter")
    assert legal(state, "choose") == {"choose usa-field-scout"}
    # A joint spy is not in the own pile.
    state = read(
        "joint pile usa-china-film-crew\nusa sb 1 hand usa-helicopter pile usa-analyst\nat usa"
    )
    act(state, "play usa-helicopter")
    assert legal(state, "choose") == {"choose usa-analyst"}


def test_HM_TERM_06_permanents_are_spies_places_and_situations() -> None:
    state = read(
        "china play china-envoy china-long-wall china-trade-surplus\n"
        "japan sb 1 hand japan-cancelled-connection\nat japan"
    )
    act(state, "play japan-cancelled-connection")
    assert len(legal(state, "choose")) == 3


def test_HM_TERM_07_a_team_sacrifices_what_it_controls() -> None:
    state = read(
        "gla sb 2 hand gla-decoy play gla-scooter-courier "
        "gla-flea-market\nusa play usa-reporter\nat gla"
    )
    act(state, "play gla-decoy")
    assert legal(state) == {"choose gla-scooter-courier"}
    assert told(act(state, "choose gla-scooter-courier"), "sacrificed") == [
        "sacrificed card=124 seat=4"
    ]


def test_HM_BM_01_bm_pay_for_cards() -> None:
    state = read("russia hand russia-long-memory\nat russia")
    assert refused(state, "play russia-long-memory") == "HM-MAIN-02-bm"
    state = read("russia bm 1 hand russia-long-memory\nat russia")
    act(state, "play russia-long-memory", "row 1", "row 2")
    assert power_price(state, 3, names()["russia-long-memory"]) == 1


def test_HM_BM_02_HM_REFRESH_01_HM_EX_10_three_sb_make_a_bm_as_often_as_one_likes() -> None:
    for times, left in ((0, (7, 0)), (1, (4, 1)), (2, (1, 2))):
        state = after("russia sb 7\nturn russia", *["convert"] * times)
        assert see.supply(state, "russia") == left
        if times == 2:
            assert see.asked(state) != "refresh russia"
            assert refused(state, "russia convert") == "HM-ROUND-02-dealer"


def test_HM_BM_03_bm_never_turn_back() -> None:
    assert legal("russia sb 3 bm 5\nturn russia") == {"convert", "end", "time-up"}


def test_HM_STEAL_01_HM_EDGE_STEAL_01_HM_EDGE_STEAL_02_what_is_stolen_changes_hands() -> None:
    text = "usa bm 2\ngla sb 1 hand gla-train-robbery gla-money-box\nchina sb 5 points 4\nat gla"
    state = read(text)
    act(state, "play gla-train-robbery", "team usa", "play gla-money-box", "team china")
    assert [see.supply(state, power) for power in ("usa", "china", "gla")] == [
        (0, 1),
        (3, 0),
        (2, 1),
    ]
    assert (see.points(state, "china"), see.points(state, "gla")) == (4, 0)


def test_HM_STEAL_02_HM_EX_14_only_what_is_there_is_stolen() -> None:
    tables = made_up(gla_money_box="effect: [{steal: {sb: 3, from: target_opponent}}]")
    state = read("usa sb 2\ngla hand gla-money-box\nat gla", tables)
    act(state, "play gla-money-box", "team usa")
    assert (see.supply(state, "usa"), see.supply(state, "gla")) == ((0, 0), (2, 0))


def test_HM_GOLD_01_cards_are_right_cannot_beats_can() -> None:
    state = after("japan sb 9 hand japan-robot-dog\nat japan", "play japan-robot-dog")
    assert see.where(state, "japan-robot-dog") == "play japan"  # HM-SPY-05 differs
    tables = made_up(
        gla_general_strike="static: [{forbid: {who: each_opponent, "
        "what: play, cards: {kind: spy}}}]"
    )
    state = read("gla play gla-general-strike\njapan sb 9 hand japan-robot-dog\nat japan", tables)
    assert refused(state, "play japan-robot-dog") == "HM-GOLD-01-play"


def test_HM_EDGE_SPY_01_a_spy_that_was_returned_enters_tired_again() -> None:
    state = read(
        "china sb 9 bm 9 play china-envoy\njapan sb 1 hand japan-cancelled-connection\nat japan"
    )
    act(state, "play japan-cancelled-connection", "choose china-envoy")
    assert see.where(state, "china-envoy") == "hand"
    state = after("china sb 9 bm 9 hand china-envoy\nat china", "play china-envoy")
    assert see.where(state, "china-envoy") == "play china tired"
    # What was bound to it has ended.
    text = "japan sb 9 play japan-shadow/tired hand japan-smoke-screen\nat japan"
    assert len(after(text, "play japan-smoke-screen", "choose japan-shadow").brief) == 5
    tables = made_up(
        japan_smoke_screen="effect: [{untire: {target: {kind: spy, "
        "of: you}}}, {modify: {until: your_next_turn,"
        " immune: {cards: that, from: {by: opponent}}}}, {bounce: {target: that}}]"
    )
    state = after(read(text, tables), "play japan-smoke-screen", "choose japan-shadow")
    assert (see.where(state, "japan-shadow"), len(state.brief)) == ("hand", 0)


def test_HM_EDGE_SPY_02_a_taken_spy_is_tired_and_leaves_to_its_owner() -> None:
    state = read("usa takes china-envoy/tired\nrussia sb 9 hand russia-unexpected-visit\nat russia")
    act(state, "play russia-unexpected-visit", "choose china-envoy")
    assert see.where(state, "china-envoy") == "pile"
    assert int(state.owners[names()["china-envoy"]]) == 0b10
    # A spy taken for a time goes back.
    take = "effect: [{take: {target: {kind: spy, of: opponent}, until: turn_end}}]"
    table = "powers usa china russia\norder usa russia china\nusa sb 9 hand usa-low-pass"
    state = read(f"{table}\nchina play china-envoy\nat usa", made_up(usa_low_pass=take))
    act(state, "play usa-low-pass", "choose china-envoy")
    assert see.where(state, "china-envoy") == "play usa tired"
    act(state, "end")
    assert see.where(state, "china-envoy") == "play china tired"


def test_HM_EDGE_SPY_03_tired_spies_are_no_target_for_tire_but_for_detain() -> None:
    tables = made_up(usa_low_pass="effect: [{tire: {target: {kind: spy, of: opponent}}}]")
    text = "usa sb 9 hand usa-low-pass play usa-drone-pilot\nchina play china-envoy/tired\nat usa"
    assert refused(read(text, tables), "play usa-low-pass") == "HM-TARGET-02"
    state = after(text, "use usa-drone-pilot 1", "choose china-envoy")
    assert see.where(state, "china-envoy") == "play china detained"
