"""Sets of cards with one mistake each, and the messages about it."""

from typing import Final, NamedTuple


class Damage(NamedTuple):
    """`old` is replaced by `new` where it first stands after `after`.

    The line told is that of the change, or that of `at`, looked for after `after`.
    """

    file: str
    after: str
    old: str
    new: str
    what: str
    at: str = ""


D: Final = Damage
USA, RUSSIA, GLA = "deck-usa.yaml", "deck-russia.yaml", "deck-gla.yaml"
CHINA, PLAN = "deck-china.yaml", "china-five-year-plan"
SET, FIVE, POWERS, PAIRS = "set.yaml", "coop-five.yaml", "powers.yaml", "coop-pairs.yaml"
SCOUT, PILOT, CARRIER = "usa-field-scout", "usa-drone-pilot", "usa-carrier"
SPONSOR, EXCHANGE, EMBARGO = "usa-sponsor", "usa-stock-exchange", "usa-embargo"
PASS, PLANE, COMMITTEES = "usa-low-pass", "usa-invisible-plane", "usa-committees"
CONGRESS = "usa-china-japan-russia-gla-congress"
GAIN, SPY = "- gain: {sb: 2}", "target: {kind: spy, of: opponent}"
ABILITY = "abilities: [{cost: {sb: 1}, limit: {n: 1, per: turn}, effect: [{draw: 1}]}]"

YAML: Final = [
    D(USA, SCOUT, "count: 3", "true: 3", "cards[0]: a key has to be text, not true"),
    D(USA, SCOUT, "role:", "kind:", "cards[0].kind: appears twice, first in line"),
    D(USA, SCOUT, "      pl:", "      cs:", "cards[0].text.cs: appears twice"),
    D(USA, SCOUT, "count: 3", "count: 03", "cards[0].count: 03 is unclear; put text in quotes"),
    D(USA, SCOUT, "count: 3", "count: yes", "count: expected a whole number, got text"),
    D(USA, SCOUT, "kind: spy", "kind: *spy", "anchors are not supported"),
    D(USA, SCOUT, "kind: spy", "kind: &spy spy", "anchors are not supported"),
]

TYPES: Final = [
    D(USA, SCOUT, "role: informant", "roll: informant", "roll: there is no key roll here; "),
    D(USA, SCOUT, "kind: spy", "kind: spies", "kind: spies is not known here; use "),
    D(USA, SCOUT, "count: 3", "count: 5", "count: expected a whole number <= 4"),
    D(USA, SCOUT, "count: 3", "count: 0", "count: expected a whole number >= 1"),
    D(USA, "cards:", "id: usa-field", "id: Usa-field", "id: should be lower-case letters and digi"),
    D(USA, SCOUT, "sb: 2", "sb: -2", "cost.sb: expected a whole number >= 0"),
    D(USA, SCOUT, "gain_info: 1", "gian_info: 1", "abilities[0].effect[0].gian_info: there is no"),
    D(USA, SCOUT, "gain_info: 1", "gain_info: {m: 1}", ".gain_info.m: there is no key m here; "),
    D(USA, PILOT, "spy, of: opponent", "spy, of: them", "target.of: them is not known here"),
    D(USA, SPONSOR, "{sb: 2}\n", "{sb: 2, who: them}\n", "effect[0].gain.who: them is not known"),
    D(USA, SPONSOR, "type: economy", "type: trade", "type: trade is not known here; use "),
    D(USA, EXCHANGE, "when: turn_start", "when: noon", "triggers[0].when: noon is not known"),
    D(USA, CARRIER, "per: turn", "per: week", "limit.per: week is not known here; use "),
    D(FIVE, CONGRESS, "gla: 1", "eu: 1", "cost.bm: eu is not known here; use china"),
    D(POWERS, "id: gla", '"#6b4c8a"', '"red"', "colour: should be # and six digits"),
    D(SET, "\nrules", "hand_limit: 7", "hand_limit: x", "rules.hand_limit: expected a whole"),
    D(SET, "\nrules", "hand_limit: 7", "handlimit: 7", "rules.handlimit: there is no key"),
    D(SET, "files", "coop-five.yaml", "../five.yaml", "files.coop[3]: should be the name of"),
    D(USA, "format", "hammer-deck/1", "hammer-deck/2", "format: hammer-deck/2 is not known here"),
    D(USA, SCOUT, '      pl: "{T}: Zdobądź 1 informację."\n', "", "the key pl is missing", "text:"),
    D(USA, "usa-sanctions", ", from: target_opponent", "", "effect[0].steal: the key from is miss"),
    D(FIVE, CONGRESS, "sb: 0, ", "", "cost: the key sb is missing"),
]

SHAPES: Final = [
    D(USA, SCOUT, "role: informant", "", "role: a card of kind spy needs the key role", SCOUT),
    D(USA, SPONSOR, "type: economy", "", "type: a card of kind action needs the key type", SPONSOR),
    D(USA, EXCHANGE, "cost: {sb: 2, bm: 0}", "", "cost: a card of kind place needs", EXCHANGE),
    D(USA, EXCHANGE, "count: 2", "count: 2\n    role: informant", "role: a card of kind place has "
      "no role; use cost, abilities, triggers, static", "role:"),
    D(USA, SPONSOR, "count: 2", f"count: 2\n    {ABILITY}", "abilities: a card of kind action has "
      "no abilities; use type, subtype, cost, effect", "abilities:"),
    D(USA, SPONSOR, "    effect:\n      - gain: {sb: 2}\n", "", "it does nothing; add", "text:"),
    D(USA, SPONSOR, "effect:", "manual: true\n    effect:", "manual: the organiser carries out"),
    D(USA, CARRIER, "- cost: {sb: 1}", "- cost: {sb: 1, tire: true}", "cost.tire: only spies can"),
    D(USA, CARRIER, "- cost: {sb: 1}\n        limit: {n: 1, per: turn}", "- cost: {sb: 0}",
      "abilities[0]: can be used without end: it costs nothing, or gives back what it costs"),
    D(POWERS, "usa-strong-currency", "\n          static:\n            - rule: {who: you, key: "
      "first_convert_rate, set: 2}", "", "text: it does nothing; add", "text:"),
]  # fmt: skip

DECKS: Final = [
    D(USA, "cards:", "id: usa-f", "id: gla-f", "id: should begin with its deck: usa-gla-field"),
    D(USA, SCOUT, "sb: 2, bm: 0", "sb: 2, bm: {usa: 1}", "cost.bm: only joint cards say who pays"),
    D(USA, "cards:", "count: 3", "count: 2", "a deck has 30 cards including copies; this one has "
      "29", "cards:"),
    D(USA, SPONSOR, "kind: action\n    type: economy\n    cost: {sb: 0, bm: 0}", "kind: ability",
      "kind: special abilities belong with the powers; use spy, place, situation"),
    D(FIVE, CONGRESS, ", gla: 1", "", "cost.bm: every owner pays PP, and nobody else; use {usa"),
    D(FIVE, CONGRESS, "gla: 1", "gla: 0", "cost.bm: every owner pays PP"),
    D(FIVE, CONGRESS, "bm: {usa: 1, china: 1, japan: 1, russia: 1, gla: 1}", "bm: 5", "every owne"),
    D(FIVE, CONGRESS, "kind: action", "count: 2\n        kind: action", "count: there is only o"),
    D(PAIRS, "- deck: usa-china", "usa, china]", "china, usa]", "owners: should be two or more"),
    D(POWERS, "usa-reporter", "role: informant", "role: infiltrator", "role: a team starts with"),
    D(POWERS, "informant:", "id: usa-r", "id: gla-r", "id: should begin with its power: usa-gla"),
    D(POWERS, "weak:", "id: usa-f", "id: gla-f", "id: should begin with its power: usa-gla"),
    D(POWERS, "usa-eye-in-orbit", "kind: ability", "kind: action\n      type: recon\n      cost: "
      "{sb: 0, bm: 0}", "kind: should be ability"),
    D(SET, "languages", "[cs, pl, en]", "[cs, pl, cs]", "languages: should be one or more of cs"),
    D(SET, "\nkinds", "  place: ", "  #", "kinds: has no words for place", "kinds:"),
    D(SET, "\nfiles", ", coop-five.yaml", "", "files.coop: there is no deck of usa, china, japan"),
    D(SET, "\nfiles", "coop-five", "coop-six", "files.coop[3]: there is no file coop-six.yaml"),
    D(SET, "\nfiles", "puzzle.yaml", "riddle.yaml", "files.puzzle: there is no file riddle.yaml"),
    D(USA, PILOT, "pl: Operatorka drona", "pl: Zwiadowczyni w terenie", "name.pl: Zwiadowczyni w"),
    D(USA, PILOT, "en: Drone Pilot", "en: seasoned reporter", "name.en: seasoned reporter is alre"),
]  # fmt: skip

OPTIONS: Final = [
    D(CHINA, PLAN, 'en: "draw 2 cards"', 'en: "draw cards"', "options[0].en: says “draw cards”, b"),
    D(CHINA, PLAN, 'pl: "zdobądź {2}"', 'pl: "zdobądź 2"', "options[1].pl: says “zdobądź 2”"),
    D(
        CHINA,
        PLAN,
        "- - gain",
        "- - draw: 1\n          - - gain",
        "offers 3, but options name 2",
        "options",
    ),
    D(USA, SPONSOR, "effect:", "options: [{cs: a, pl: a, en: a}]\n    effect:", "this card has"),
]

GRAMMAR: Final = [
    D(USA, SPONSOR, GAIN, "- {gain: {sb: 2}, draw: 1}", "effect[0]: a step has exactly one verb"),
    D(USA, SPONSOR, GAIN, "- {}", "effect[0]: a step has exactly one verb"),
    D(USA, SPONSOR, GAIN, "- draw: 0", "effect[0].draw: 0 does nothing"),
    D(USA, SPONSOR, GAIN, "- draw: {n: 0}", "effect[0].draw.n: 0 does nothing"),
    D(USA, SPONSOR, GAIN, "- gain: {who: you}", "effect[0].gain: how much? add sb: 1 or bm: 1"),
    D(USA, SPONSOR, GAIN, "- may: []", "effect[0].may: needs steps"),
    D(USA, SPONSOR, GAIN, "- {gain: {sb: 2}, then: [{draw: 1}]}", "then and else belong next to"),
    D(USA, SPONSOR, GAIN, "- if: {have: {kind: spy}, at_least: 2}", "effect[0].if: needs then"),
    D(USA, SPONSOR, GAIN, "- choose_one: [[{draw: 2}]]", "effect[0].choose_one: needs two or more"),
    D(USA, SPONSOR, GAIN, "- for_each: {who: each_power, do: []}", "for_each.do: needs steps"),
    D(USA, SPONSOR, GAIN, "- for_each: {who: each_power, do: [{may: [{for_each: {who: you, do: "
      "[{draw: 1}]}}]}]}", "effect[0].for_each.do[0].may[0].for_each: cannot be inside another"),
    D(USA, SPONSOR, GAIN, "- chance: {percent: 50}", "effect[0].chance: needs steps in win or los"),
    D(USA, SPONSOR, GAIN, "- gain: {sb: {times: 2}}", ".sb: an amount has exactly one of count an"),
    D(USA, SPONSOR, GAIN, "- gain: {sb: {stat: sb, min: 3, max: 2}}", "sb.min: is more than max"),
    D(USA, PASS, SPY, "n: 1", "destroy: select in exactly one of these ways: target, choose, all"),
    D(USA, PASS, "{target: {", "{self: true, target: {", "exactly one of these ways: target"),
    D(USA, PASS, SPY, "target: {kind: spy}", "destroy.target: whose? add of: opponent"),
    D(USA, PASS, SPY, "all: {kind: spy}, n: 2", "destroy.n: there is nothing to choose with all"),
    D(USA, PASS, "destroy: {", "destroy: {until: turn_end, ", "destroy.until: take needs to say u"),
    D(USA, PASS, "destroy: {", "take: {", "effect[0].take.until: take needs to say until"),
    D(USA, PASS, "- destroy", "- sacrifice", "sacrifice.target: only your own cards can be"),
    D(USA, PILOT, "{kind: spy, of", "{kind: place, of", "target: only spies can be exhausted; det"),
    D(USA, EMBARGO, "sb: 1}", "sb: -1}", "static[0].cost.sb: a reduction needs a floor"),
    D(USA, EMBARGO, "sb: 1}", "sb: 1, min_sb: 1}", "cost.min_sb: is only for reductions"),
    D(USA, EMBARGO, ", sb: 1}", "}", "static[0].cost: changes nothing; use sb: 1"),
    D(USA, EMBARGO, "effect:\n          - gain: {sb: 1}", "effect: []", "effect: needs steps"),
    D(USA, EMBARGO, "- cost: {who", "- {}\n      - cost: {who", "static[0]: needs exactly one mod"),
    D(POWERS, COMMITTEES, "key: hand_limit", "key: hands", "key: there is no rule parameter hands"),
    D(POWERS, COMMITTEES, "key: hand_limit", "key: tie_rule", "there is no rule parameter tie_rul"),
    D(POWERS, COMMITTEES, "set: 6", "set: 6, add: 6", "rule: a rule has exactly one of set and ad"),
    D(POWERS, COMMITTEES, ", set: 6", "", "static[0].rule: a rule has exactly one of set and add"),
    D(GLA, "gla-decoy", "at_least: 1", "at_least: 1\n      at_most: 9", "requires: have needs exac"
      "tly one of at_least and at_most; compare needs neither", "requires:"),
    D(RUSSIA, "russia-closed-valve", "{compare: [", "{have: {kind: spy}, compare: [",
      "if: a condition has exactly one of have and compare"),
    D("deck-japan.yaml", "japan-radio-silence", "infiltrator}, sb: 1", "infiltrator}, sb: 0",
      "static[0].ability_cost.sb: changes nothing"),
]  # fmt: skip

SCOPES: Final = [
    D(USA, SPONSOR, GAIN, "- gain: {sb: 2, who: allies}", "gain.who: only joint cards have allies"),
    D(USA, PILOT, "of: opponent", "of: allies", "target.of: only joint cards have allies"),
    D(USA, SPONSOR, GAIN, "- restock: {n: 2}", "restock: only joint cards have a joint discard"),
    D(USA, SPONSOR, GAIN, "- gain: {sb: 2, who: that_team}", "that_team means nothing here"),
    D(USA, SPONSOR, GAIN, "- gain: {sb: 2, who: target_controller}", "cards have to be selected"),
    D(USA, SPONSOR, GAIN, "- gain: {sb: 2, who: event_team}", "only triggers have an event"),
    D(USA, SPONSOR, GAIN, "- gain: {sb: 2, who: source_team}", "it works only inside for_each"),
    D(USA, PASS, SPY, "all: that", "destroy.all: that means nothing here: cards have to be"),
    D(USA, EMBARGO, "who: each_opponent", "who: target_opponent", "cost.who: nobody chooses here"),
]

TEXTS: Final = [
    D(USA, SPONSOR, 'pl: "Zdobądź {2}."', 'pl: "Zdobądź {3}."', "text.pl: effect[0].gain.sb says "
      "{2}, but the text does not; the text says {3}, but the effect does not"),
    D(USA, SCOUT, "Gain 1 clue", "Gain a clue", "text.en: abilities[0].effect[0].gain_info says 1 "
      "or one, but the text does not"),
    D(USA, SCOUT, "Získej 1", "Získej 1 až 2", "text.cs: the text says 2, but the effect does"),
    D(USA, PLANE, "až dva cílové", "až tři cílové", "text.cs: effect[0].destroy.n says 2 or dva"),
    D(USA, PLANE, "do dwóch", "do trzech", "text.pl: effect[0].destroy.n says 2 or dwa, b"),
    D(USA, PLANE, "up to two", "up to six", "text.en: effect[0].destroy.n says 2 or two, b"),
    D(USA, "usa-analyst", 'en: "{T}, {1}', 'en: "{T}', "text.en: abilities[0].cost.sb says {1}, b"),
    D(GLA, "gla-train-robbery", "soupeři {P}", "soupeři {P}{P}", "text.cs: effect[0].steal.bm says "
      "{P}, but the text does not; the text says {P}{P}, but the effect does not"),
    D(PAIRS, "usa-russia-grain-deal", "at 2:1", "at 3:1", "convert.rate says 2 or two, b"),
    D(PAIRS, "usa-gla-film-set", "the first two", "the first", "replace.limit.n says 2 or two, b"),
    D(POWERS, COMMITTEES, "at most 6", "at most 5", "static[0].rule.set says {6}, 6 or six, but "
      "the text does not; the text says 5, but the effect does not"),
    D(POWERS, "usa-lords-of-the-sky", "at least {1}", "at least {2}", "text.en: the text says {2}"),
    D(POWERS, "japan-few-people", "25 %", "20 %", "text.cs: static[0].rule.set says {25}, 25, b"),
    D(RUSSIA, "russia-closed-valve", "at least {3}", "at least {4}", "says {3}, 3 or three, b"),
    D(RUSSIA, "russia-nesting-doll", "nejvýše 3", "nejvýše 4", "effect[0].draw.n.max says 3 or tř"),
    D("deck-china.yaml", "china-trade-surplus", "każdych dwóch", "paru", ".sb.per says 2 or dwa"),
    D(USA, CARRIER, "Raz na turę, ", "", "text.pl: limits of the abilities: raz na turę; of the t"),
    D(USA, CARRIER, "Once per turn", "Once per round", "abilities: once per turn; of the text: on"),
    D(USA, SCOUT, "Gain 1", "Once per turn gain 1", "limits of the abilities: none; of the text:"),
    D(USA, "usa-double-spy", "clue. / {T}", "clue. {T}", "text.en: has 0 of “ / ”, which sep"),
    D(USA, SCOUT, 'cs: "{T}: ', 'cs: "', "text.cs: has 0 of {T}, but the number"),
    D(USA, SPONSOR, "Gain {2}", "Gain {2} and {2}", "text.en: the other languages have the symbols "
      "{2}, but this one does not"),
    D(USA, SPONSOR, "Gain {2}", "Gain {2} {X}", "text.en: braces may contain T, P or a number"),
    D(USA, SPONSOR, "Gain {2}", "Gain {2", "text.en: braces may contain T, P or a number"),
    D(USA, SPONSOR, 'en: "Gain {2}."', 'en: " "', "text.en: is empty"),
    D(USA, SPONSOR, 'en: "Gain {2}."', 'en: ""', "text.en: expected text of length >= 1"),
    D(USA, SPONSOR, "en: Generous Sponsor", "en: ' '", "name.en: is empty"),
    D(USA, SPONSOR, "Gain {2}.", "Gain {2}." + " Well done." * 60,
      "text.en: has 669 letters; a card has room for about 500"),
    D(USA, SPONSOR, "en: Generous Sponsor", f"en: {'Generous ' * 12}Sponsor",
      "name.en: has 115 letters; a card has room for about 100"),
]  # fmt: skip

DAMAGES: Final = [*YAML, *TYPES, *SHAPES, *DECKS, *OPTIONS, *GRAMMAR, *SCOPES, *TEXTS]
