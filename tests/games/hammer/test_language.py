"""The effect language on small made-up cards: verbs, triggers, modifiers the default set lacks."""

import pytest
from tests.games.hammer import see
from tests.games.hammer.made import made_up, names
from tests.games.hammer.table import act, after, dealt, legal, read, refused, told

from velkahra.core.contract.cards import CardFileError
from velkahra.games.hammer.cards.language import POWERS
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.rules.effects.modify import price

RICH = (
    "usa sb 5 bm 2 hand usa-sponsor\nchina sb 5 bm 2 "
    "play china-envoy china-long-wall\njapan sb 1\nat usa"
)
WHISPERS, WHISPERED = "at gla\ngla sb 2 hand gla-whispers", "play gla-whispers; row 1"


def played(effect: str, table: str = RICH) -> HammerState:
    return after(read(table, made_up(usa_sponsor=f"effect: [{effect}]")), "play usa-sponsor")


@pytest.mark.parametrize(
    ("effect", "changed"),
    [
        ("{gain: {sb: 2, bm: 1}}", {"usa": (7, 3)}),
        ("{gain: {sb: 1, who: each_power}}", {"usa": (6, 2), "china": (6, 2), "japan": (2, 0)}),
        ("{lose: {sb: 9, bm: 1}}", {"usa": (0, 1)}),
        ("{lose: {sb: 2, who: each_other}}", {"china": (3, 2), "japan": (0, 0)}),
        (
            "{steal: {sb: 2, bm: 1, from: each_opponent}}",
            {"usa": (8, 3), "china": (3, 1), "japan": (0, 0)},
        ),
        ("{gain: {sb: {stat: bm, of: you}}}", {"usa": (7, 2)}),
        ("{gain: {sb: {stat: rank, of: you, times: 5, per: 2}}}", {"usa": (7, 2)}),
        ("{gain: {sb: {count: {kind: permanent, of: opponent}}}}", {"usa": (7, 2)}),
        ("{gain: {sb: {count: {kind: place, of: you}, min: 2}}}", {"usa": (7, 2)}),
        ("{gain: {sb: {stat: deck, max: 3}}}", {"usa": (8, 2)}),
        ("{lose: {sb: {stat: permanents}, who: each_opponent}}", {"china": (3, 2)}),
        (
            "{if: {have: {kind: spy, of: you}, at_most: 0}, then: [{gain: {sb: 1}}]}",
            {"usa": (6, 2)},
        ),
        (
            "{if: {have: {kind: spy, of: you}, at_least: 1}, then: [{gain: {sb: 1}}], else: "
            "[{gain: {bm: 1}}]}",
            {"usa": (5, 3)},
        ),
        ("{if: {compare: [{stat: sb}, eq, 5]}, then: [{gain: {sb: 1}}]}", {"usa": (6, 2)}),
        ("{if: {compare: [{stat: sb}, lt, 5]}, then: [{gain: {sb: 1}}]}", {}),
        (
            "{for_each: {who: each_opponent, do: [{if: {compare: [{stat: sb}, ge, {stat: sb, "
            "of: source_team}]}, then: [{lose: {sb: 1}}]}]}}",
            {"china": (4, 2)},
        ),
    ],
)
def test_points_amounts_and_conditions(effect: str, changed: dict[str, tuple[int, int]]) -> None:
    state = played(effect)
    expected = {"usa": (5, 2), "china": (5, 2), "japan": (1, 0)} | changed
    assert {power: see.supply(state, power) for power in expected} == expected


def test_peek_look_top_and_mill() -> None:
    state = played(
        "{peek_info: {who: target_opponent}}, {look_top: {n: "
        "1, who: that_team}}, {mill: {n: 1, who: that_team}}",
        "usa hand usa-sponsor\nchina rows 2 top china-census china-fireworks\nat usa",
    )
    events = act(state, "team china")
    assert told(events, "saw-row", "saw-top") == [
        "saw-row seat=0 other=1 row=2",
        "saw-top seat=0 other=1 card=59",
    ]
    assert [event for event in events if event.kind == "saw-top" and event.visible_to(1)] == []
    assert see.where(state, "china-census") == "pile"
    assert see.where(state, "china-fireworks") == "deck"


def test_discard_by_its_owner() -> None:
    state = played(
        "{discard: {who: target_opponent, pick: owner}}",
        "usa hand usa-sponsor\nchina hand china-census china-envoy\nat usa",
    )
    act(state, "team china")
    assert see.asked(state) == "own-discard china"
    act(state, "discard china-census")
    assert see.hand(state, "china") == {"china-envoy"}


def test_search_into_play_respects_limits() -> None:
    tables = made_up(japan_tea_break="effect: [{search: {cards: {kind: spy}, n: 2, to: play}}]")
    table = (
        "japan sb 1 hand japan-tea-break play japan-shadow "
        "japan-photographer japan-robot-dog\nat japan"
    )
    state = after(read(table, tables), "play japan-tea-break", "choose japan-hacker")
    assert (see.where(state, "japan-hacker"), see.asked(state)) == ("play japan", "main japan")


def test_recover_to_the_deck_or_on_top() -> None:
    table = "usa hand usa-sponsor pile usa-analyst usa-embassy\nat usa"
    state = after(played("{recover: {target: {kind: spy}, to: deck}}", table), "choose usa-analyst")
    assert see.where(state, "usa-analyst") == "deck"
    state = played("{recover: {target: {kind: place}, to: deck_top}}, {draw: 1}", table)
    act(state, "choose usa-embassy")
    assert see.hand(state, "usa") == {"usa-embassy"}


def test_deploy_from_the_deck_and_ready() -> None:
    state = played("{deploy: {from: deck, cards: {kind: spy}, ready: true}}")
    act(state, "choose usa-analyst")
    assert see.where(state, "usa-analyst") == "play usa"
    # Random selection and tire.
    state = played("{tire: {random: {kind: spy, of: opponent, state: ready}}}")
    assert legal(state) == {"deal china-envoy"}
    dealt(state)
    assert see.where(state, "china-envoy") == "play china tired"


def test_sacrifice_of_itself_and_no_replacement() -> None:
    tables = made_up(
        russia_sleeper="abilities: [{cost: {tire: true}, effect: "
        "[{sacrifice: {self: true}}, {draw: 1}]}]"
    )
    state = read("russia play russia-sleeper top russia-blizzard\nat russia", tables)
    act(state, "use russia-sleeper 1")
    assert see.where(state, "russia-sleeper") == "pile"
    assert see.hand(state, "russia") == {"russia-blizzard"}


def test_may_choose_one_and_chance() -> None:
    state = played("{may: [{gain: {sb: 1}}]}, {choose_one: [[{gain: {bm: 1}}], [{draw: 1}]]}")
    act(state, "option 1", "refuse")
    assert see.supply(state, "usa") == (5, 3)
    state = played("{chance: {percent: 30, win: [{gain: {sb: 1}}], lose: [{lose: {sb: 1}}]}}")
    assert list(state.chance_weights()) == [30, 70]
    act(state, "coin lost")
    assert see.supply(state, "usa") == (4, 2)


def test_convert_by_an_effect() -> None:
    state = after(played("{convert: {rate: 2, max: 3}}"), "convert", "convert")
    assert (see.supply(state, "usa"), see.asked(state)) == ((1, 4), "main usa")


@pytest.mark.parametrize(
    ("until", "ends"), [("turn_end", 2), ("round_end", 2), ("your_next_turn", 1), ("game_end", 1)]
)
def test_modifiers_hold_for_a_time(until: str, ends: int) -> None:
    effect = f"{{modify: {{until: {until}, rule: {{who: you, key: hand_limit, add: 3}}}}}}"
    table = "powers usa china\nrounds 2\nusa hand usa-sponsor\norder usa china\nat usa"
    state = played(effect, table)
    assert see.parameter_of(state, "usa", "hand_limit") == 9
    act(state, "end", "dealt")
    assert see.parameter_of(state, "usa", "hand_limit") == (6 if until == "turn_end" else 9)
    assert ends


def test_a_limited_modifier_of_an_effect_counts_its_uses() -> None:
    text = (
        "{modify: {until: turn_end, cost: {who: you, cards: {kind: "
        "action}, sb: -2, min_sb: 0, limit: {n: 1, per: turn}}}}"
    )
    state = played(text, "usa sb 3 hand usa-sponsor usa-spy-plane\nat usa")
    assert price(state, 0, names()["usa-spy-plane"]) == 0
    act(state, "play usa-spy-plane", "row 1")
    assert price(state, 0, names()["usa-press-conference"]) == 2


def test_two_limits_of_a_card_are_counted_apart_and_there_is_an_end_to_them() -> None:
    cost = (
        "{{cost: {{who: you, cards: {{kind: {kind}}}, "
        "sb: -1, min_sb: 0, limit: {{n: 1, per: turn}}}}}}"
    )
    two = ", ".join(cost.format(kind=kind) for kind in ("spy", "place"))
    tables = made_up(usa_embargo=f"static: [{two}]")
    state = read("usa sb 9 play usa-embargo hand usa-analyst\nat usa", tables)
    act(state, "play usa-analyst")
    assert price(state, 0, names()["usa-field-scout"]) == 2
    assert price(state, 0, names()["usa-stock-exchange"]) == 1
    five = ", ".join(cost.format(kind="spy") for _ in range(5))
    with pytest.raises(CardFileError, match="usa-embargo has more than 4"):
        made_up(usa_embargo=f"static: [{five}]")


def test_a_modifier_about_itself_is_bound_to_the_card() -> None:
    text = (
        "abilities: [{cost: {tire: true}, effect: [{modify: {until: "
        "game_end, immune: {cards: self, from: {by: opponent}}}}]}]"
    )
    tables = made_up(china_envoy=text)
    table = (
        "china play china-envoy china-acrobat\nusa sb 9 hand "
        "usa-low-pass\norder china usa japan russia gla\nat china"
    )
    state = after(read(table, tables), "use china-envoy 1", "end", "dealt", "end")
    act(state, "dealt", "play usa-low-pass")
    assert legal(state) == {"choose china-acrobat"}


@pytest.mark.parametrize(
    ("what", "action"),
    [
        ("play", "play usa-sponsor"),
        ("activate", "use usa-reporter 1"),
        ("gain_info", "use usa-reporter 1"),
    ],
)
def test_what_is_forbidden(what: str, action: str) -> None:
    tables = made_up(china_one_voice=f"static: [{{forbid: {{who: each_opponent, what: {what}}}}}]")
    table = "usa hand usa-sponsor play usa-reporter\nchina play china-one-voice\nat usa"
    assert refused(read(table, tables), action).startswith("HM-GOLD-01")
    assert action in legal(read(table.replace("pact", ""), made_up()))


def test_drawing_untiring_and_stealing_can_be_forbidden() -> None:
    tables = made_up(
        china_one_voice="static: [{forbid: {who: each_opponent, what: "
        "draw}}, {forbid: {who: each_opponent, what: untire}},"
        " {forbid: {who: each_opponent, what: steal_info, from: you}}]"
    )
    state = read("usa play usa-analyst/tired\nchina play china-one-voice\nturn usa", tables)
    assert see.asked(state) == "main usa"
    assert see.hand(state, "usa") == set()
    assert see.where(state, "usa-analyst") == "play usa tired"
    state = read(
        "japan sb 1 play japan-shadow\nchina rows 1 play china-one-voice\nusa rows 2\nat japan",
        tables,
    )
    act(state, "use japan-shadow 1")
    assert refused(state, "team china") == "HM-EDGE-TARGET-03"


@pytest.mark.parametrize("instead", ["prevent", "bounce", "tire"])
def test_replacements(instead: str) -> None:
    tables = made_up(
        china_one_voice=f"static: [{{replace: {{event: destroy, cards: "
        f"{{kind: spy, of: you}}, instead: {instead}}}}}]"
    )
    state = read(
        "usa sb 9 hand usa-low-pass\nchina play china-one-voice china-envoy\nat usa", tables
    )
    act(state, "play usa-low-pass", "choose china-envoy")
    expected = {"prevent": "play china", "bounce": "hand", "tire": "play china tired"}
    assert see.where(state, "china-envoy") == expected[instead]


@pytest.mark.parametrize(
    ("trigger", "table", "steps"),
    [
        ("when: round_start", "opening", ""),
        ("when: turn_end", "at china", "end"),
        ("when: sb_stolen, of: opponent", "at gla\ngla hand gla-money-box\nusa sb 2",
         "play gla-money-box; team usa"),
        ("when: info_gained, of: opponent", "at gla\ngla play gla-ice-cream-seller",
         "use gla-ice-cream-seller 1; row 1; end"),
        ("when: card_played, by: opponent, cards: {kind: action}", WHISPERS, WHISPERED),
        ("when: permanent_dies, of: opponent",
         "at gla\ngla sb 2 hand gla-cut-cable\nusa play usa-embassy",
         "play gla-cut-cable; choose usa-embassy"),
        ("when: spy_dies, of: you", "at gla\ngla sb 2 hand gla-alley-trap",
         "play gla-alley-trap; choose china-envoy"),
        ("when: spy_enters, of: opponent", "at gla\ngla sb 2 hand gla-scooter-courier",
         "play gla-scooter-courier"),
    ],
)  # fmt: skip
def test_triggers(trigger: str, table: str, steps: str) -> None:
    assert gained(trigger, table, steps) == 1


def gained(trigger: str, table: str, steps: str) -> int:
    """Return what China gains by a card that gives one strategic point when something happens."""
    tables = made_up(china_one_voice=f"triggers: [{{{trigger}, effect: [{{gain: {{sb: 1}}}}]}}]")
    state = read(f"{table}\nchina play china-one-voice china-envoy", tables)
    act(state, *filter(None, steps.split("; ")))
    return see.supply(state, "china")[0]


def test_a_trigger_at_the_income_and_one_with_a_condition() -> None:
    assert gained("when: income", "results", "; ".join(f"finish {power}" for power in POWERS)) == 5
    condition = "if: {have: {kind: spy, of: event_team}, at_least: 1}"
    assert gained(f"when: card_played, {condition}", WHISPERS, WHISPERED) == 0


def test_an_effect_for_the_organiser() -> None:
    state = read("usa hand usa-sponsor\nat usa", made_up(usa_sponsor="manual: true"))
    assert [event.kind for event in act(state, "play usa-sponsor")] == ["played", "manual"]
    assert see.rows(state, "usa") == set()


def test_examples_of_the_guide() -> None:
    """Cards that the guide to writing one's own shows."""
    tables = made_up(
        usa_sponsor="requires: {compare: [{stat: rank, of: you}, ge, 4]}\neffect: [{gain_info: 1}]",
        gla_general_strike="triggers: [{when: income, effect: "
        "[{for_each: {who: each_opponent, do: ["
        "{if: {compare: [{stat: rank, of: you}, lt, {stat: rank, of: source_team}]},"
        " then: [{lose: {sb: 1, who: you}}]}]}}]}]",
    )
    assert (
        refused(read("usa hand usa-sponsor\nat usa", tables), "play usa-sponsor")
        == "HM-MAIN-02-condition"
    )
    assert "play usa-sponsor" in legal(read("usa rank 4 hand usa-sponsor\nat usa", tables))
    state = read("results\ngla play gla-general-strike", tables)
    act(state, "finish usa", "finish china", "finish gla", "finish russia", "finish japan")
    assert [see.supply(state, power)[0] for power in ("usa", "china", "russia", "japan")] == [
        4,
        3,
        2,
        1,
    ]


def test_a_loop_harms_each_partner_never() -> None:
    tables = made_up(
        usa_embargo="triggers: [{when: round_end, effect: [{for_each: "
        "{who: each_other, do: [{lose: {sb: 1}}]}}]}]"
    )
    state = read("pact usa china\nusa play usa-embargo\nchina sb 3\njapan sb 3\nend", tables)
    assert (see.supply(state, "china")[0], see.supply(state, "japan")[0]) == (3, 2)
