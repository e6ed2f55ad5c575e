"""Every kind of event and of refusal, with what its facts mean.

A team is told by its power in all its forms: `seat`, `seat-acc` ... Cards are named by their set.
"""

from collections.abc import Callable, Mapping
from typing import Final

from velkahra.core.contract.facts import NOBODY, NONE, NUMBER, Arguments, Fact, Facts, Who
from velkahra.games.hammer.cards import card_ids, facts, language
from velkahra.games.hammer.rules.values import code_letters
from velkahra.games.hammer.text import names
from velkahra.games.hammer.texts import TEXTS
from velkahra.games.hammer.view.build import CHANCES, DECISIONS

Told = Mapping[str, int]

_LINES: Final = 24
_ASKED: Final = CHANCES | DECISIONS


def _source_key(number: int) -> str:
    """Return what notation calls a source by its place: a card, a side or a special ability."""
    if number < 0:
        return NONE
    if number < card_ids.CARDS:
        return card_ids.CARD_NAMES[number]
    if number < card_ids.ABILITY:
        power, side = divmod(number - int(card_ids.SIDE), int(card_ids.SIDES))
        return f"{language.POWERS[power]}-side-{side + 1}"
    return f"{language.POWERS[number - card_ids.ABILITY]}-ability"


def _power_key(power: int) -> str:
    return language.POWERS[power] if power >= 0 else NOBODY


def _square_key(square: int) -> str:
    return names.square_name(square) if square >= 0 else NONE


def _seat(language: str, table: names.Table, name: str, seat: int) -> Arguments:
    power = table.powers[seat] if seat >= 0 else names.NOBODY
    return names.power_forms(language, name, power, table.cards)


def _seats(language: str, table: names.Table, name: str, seats: int) -> Arguments:
    powers = [power for seat, power in enumerate(table.powers) if seats >> seat & 1]
    return names.powers_forms(language, name, powers, table.cards)


def _finder(language: str, table: names.Table, name: str, seat: int) -> Arguments:
    return {"found": int(seat >= 0)}


def _power(language: str, table: names.Table, name: str, power: int) -> Arguments:
    return names.power_forms(language, name, power, table.cards)


def _group(language: str, table: names.Table, name: str, group: int) -> Arguments:
    return names.powers_forms(language, name, names.group_powers(group), table.cards)


def _card(language: str, table: names.Table, name: str, card: int) -> Arguments:
    """Return a card with its kind, number of abilities, and owners."""
    found = facts.by_slot(facts.set_number(table.cards)).get(card)
    owners = found.owners if found else ()
    told = _source(language, table, name, card) | {"joint": int(len(owners) > 1)}
    if found is not None and found.card is not None:
        told |= {"kind": found.card.kind, "abilities": len(found.card.abilities)}
    return told | names.powers_forms(language, "home", owners, table.cards)


def _source(language: str, table: names.Table, name: str, source: int) -> Arguments:
    return {name: names.quoted_name(language, source, table.cards)}


def _code(language: str, table: names.Table, name: str, code: int) -> Arguments:
    first, second = names.code_marks(language, code)
    return {"first": first, "second": second}


def _square(language: str, table: names.Table, name: str, square: int) -> Arguments:
    return {name: names.square_name(square)}


def _frame(language: str, table: names.Table, name: str, frame: int) -> Arguments:
    return {"now": TEXTS.text(language, f"now-{DECISIONS[frame]}")}


def _difference(language: str, table: names.Table, name: str, number: int) -> Arguments:
    return {name: names.signed(number)}


def _sum(language: str, table: names.Table, told: Told) -> Arguments:
    some = told["sb"] + told["bm"]
    return {"sum": names.sum_name(language, told["sb"], told["bm"]), "some": some}


def _own(language: str, table: names.Table, told: Told) -> Arguments:
    return {"own": int(told["seat"] == told["other"])}


def _short(language: str, table: names.Table, told: Told) -> Arguments:
    return {"short": int(told["have"] < told["need"])}


def _owner(language: str, table: names.Table, told: Told) -> Arguments:
    """Return who has a card: the seat, or all partners if it is joint."""
    found = facts.by_slot(facts.set_number(table.cards)).get(told["card"])
    own = (table.powers[told["seat"]],) if told["seat"] >= 0 else ()
    owners = found.owners if found is not None and len(found.owners) > 1 else own
    others = [power for power in owners if power not in own]
    return {
        **names.powers_forms(language, "owner", owners, table.cards),
        **names.powers_forms(language, "partners", others, table.cards),
    }


def _partners(language: str, table: names.Table, told: Told) -> Arguments:
    """Return the others of a group, seen from the team that offers or answers."""
    own = table.powers[told["seat"]]
    others = [power for power in names.group_powers(told["group"]) if power != own]
    return names.powers_forms(language, "partners", others, table.cards)


def _special(language: str, table: names.Table, told: Told) -> Arguments:
    """Return which special ability it is; once used, it is no secret. Rules: HM-EDGE-ABILITY-04."""
    slot = card_ids.ABILITY + table.powers[told["seat"]]
    return {"ability": names.quoted_name(language, slot, table.cards)}


def _element(prefix: str) -> Callable[[int], str]:
    """Return a function that gives the id of the element of a number; none below 0."""
    return lambda number: f"{prefix}-{number}" if number >= 0 else ""


def _square_element(square: int) -> str:
    return f"sq-{square // _LINES}-{square % _LINES}" if square >= 0 else ""


def _card_at(prefix: str) -> Fact:
    """Return the fact of a card that the page shows in its hand, pile, list or in play."""
    return Fact(_source_key, _card, _element(prefix))


SEAT: Final = Fact(Who.SEAT, _seat, _element("team"), is_last=True)
SEATS: Final = Fact(Who.SEATS, _seats)
FINDER: Final = Fact(Who.SEAT, _finder)
POWER: Final = Fact(_power_key, _power)
GROUP: Final = Fact(card_ids.GROUP_NAMES, _group)
CARD: Final = _card_at("c")
HELD: Final = _card_at("h")
PILED: Final = _card_at("p")
SEEN: Final = _card_at("k")
SOURCE: Final = Fact(_source_key, _source, _element("c"))
ROW: Final = Fact(highlights="row-{}".format)
CODE: Final = Fact(code_letters, _code)
SQUARE: Final = Fact(_square_key, _square, _square_element)
FRAME: Final = Fact(lambda kind: _ASKED.get(kind, NONE), _frame)
CHOICE: Final = Fact(("none", "keep", "swap", "swap-free"))
PURPOSE: Final = Fact(("population", "effect"))
TO: Final = Fact(("hand", "deck", "top-of-deck"))
ZONE: Final = Fact(("hand", "deck", "pile", "play"))
AMENDED: Final = Fact(("points", "sb", "bm"))
PLACED: Final = Fact(("took-part", "missing", "nothing"))
SAVED: Final = Fact(("nothing", "to-hand", "tired"))
DIFFERENCE: Final = Fact(forms=_difference)

_NOTHING: Final = Facts()
_TEAM: Final = Facts(seat=SEAT)
_PAIR: Final = Facts(seat=SEAT, other=SEAT)
_CARD: Final = Facts(card=CARD)
_TEAM_CARD: Final = Facts(seat=SEAT, card=CARD)
_CARD_OF: Final = Facts(seat=SEAT, card=CARD, other=SEAT)
_PILED: Final = Facts(seat=SEAT, card=PILED)
_ROUND: Final = Facts(round=NUMBER)
_COUNT: Final = Facts(seat=SEAT, count=NUMBER)
_POINTS: Final = Facts(seat=SEAT, sb=NUMBER, bm=NUMBER).with_forms(_sum)
_USE: Final = {"seat": SEAT, "card": CARD, "number": NUMBER}
_NEED: Final = {"need": NUMBER, "have": NUMBER}

EVENTS: Final[dict[str, Facts]] = {
    "amended": Facts(seat=SEAT, what=AMENDED, by=DIFFERENCE),
    "began": _ROUND,
    "bet": Facts(seat=SEAT, other=SEAT).with_forms(_own),
    "came-back": _TEAM_CARD,
    "called-off": _ROUND,
    "cancels": _PAIR,
    "chose-bet": _TEAM,
    "chose-hand": _TEAM,
    "chose-hand-own": Facts(seat=SEAT, choice=CHOICE),
    "coin": Facts(seat=SEAT, won=NUMBER, purpose=PURPOSE),
    "consented": _CARD_OF,
    "converted": Facts(seat=SEAT, sb=NUMBER, bm=NUMBER),
    "corrected": Facts(seat=SEAT, points=DIFFERENCE),
    "declined": _CARD_OF,
    "destroyed": Facts(card=PILED, seat=SEAT).with_forms(_owner),
    "detained": _CARD,
    "discarded": _PILED,
    "drew": _TEAM,
    "drew-card": Facts(seat=SEAT, card=HELD),
    "drew-joint": Facts(seats=SEATS, card=HELD),
    "ended": Facts(square=SQUARE, finder=FINDER, seats=SEATS),
    "entered": Facts(seat=SEAT, card=CARD, tired=NUMBER).with_forms(_owner),
    "final": Facts(seat=SEAT, points=NUMBER, won=NUMBER),
    "forfeited": Facts(seat=SEAT, sb=NUMBER),
    "found": Facts(seat=SEAT, square=SQUARE, points=NUMBER),
    "gained": _POINTS,
    "guess-wrong": _TEAM,
    "guess-wrong-own": Facts(seat=SEAT, square=SQUARE),
    "guessed": _TEAM,
    "guessed-own": Facts(seat=SEAT, square=SQUARE),
    "income": Facts(seat=SEAT, points=NUMBER, sb=NUMBER),
    "informed": _COUNT,
    "joined": Facts(seat=SEAT, group=GROUP).with_forms(_partners),
    "joint-drawn": Facts(seats=SEATS),
    "joker": Facts(seat=SEAT, other=SEAT, sb=NUMBER).with_forms(_own),
    "laid": Facts(seat=SEAT, card=CARD, place=ZONE).with_forms(_owner),
    "last-round": _ROUND,
    "leaked": Facts(seat=SEAT, row=ROW, code=CODE),
    "leaked-other": _TEAM,
    "leaves": _PAIR,
    "learnt": Facts(seat=SEAT, row=ROW, code=CODE),
    "looked": _PAIR,
    "lost": _POINTS,
    "manual": _TEAM_CARD,
    "milled": _PILED,
    "named": Facts(seat=SEAT, row=ROW),
    "named-secretly": _TEAM,
    "no-bet": _PAIR,
    "offered-draw": Facts(seat=SEAT, group=GROUP).with_forms(_partners),
    "offered-pact": _PAIR,
    "pact": _PAIR,
    "parted": Facts(seat=SEAT, other=SEAT, seats=SEATS),
    "peeked": _PAIR,
    "penalty": _POINTS,
    "picture": Facts(pieces=NUMBER, size=NUMBER),
    "placed": Facts(seat=SEAT, place=NUMBER, how=PLACED),
    "played": _TEAM_CARD,
    "position": Facts(seat=SEAT, place=NUMBER),
    "proposed": Facts(seat=SEAT, card=CARD).with_forms(_owner),
    "ran-dry": _TEAM,
    "recovered": Facts(seat=SEAT, card=CARD, to=TO),
    "refreshed": _COUNT,
    "refused-pact": _PAIR,
    "returned": Facts(card=CARD, seat=SEAT),
    "round": Facts(round=NUMBER, rounds=NUMBER),
    "sacrificed": Facts(card=PILED, seat=SEAT).with_forms(_owner),
    "saved": Facts(card=CARD, how=SAVED),
    "saw-card": Facts(seat=SEAT, other=SEAT, card=SEEN),
    "saw-row": Facts(seat=SEAT, other=SEAT, row=ROW),
    "saw-top": Facts(seat=SEAT, other=SEAT, card=SEEN).with_forms(_own),
    "searched": Facts(seat=SEAT, card=HELD),
    "special": Facts(seat=SEAT).with_forms(_special),
    "stayed-out": Facts(seat=SEAT, group=GROUP).with_forms(_partners),
    "stole": Facts(seat=SEAT, other=SEAT, sb=NUMBER, bm=NUMBER).with_forms(_sum),
    "stole-info": _PAIR,
    "swapped": Facts(seat=SEAT, count=NUMBER, paid=NUMBER),
    "time-up": _TEAM,
    "tired": _CARD,
    "took": _TEAM_CARD,
    "trigger": Facts(seat=SEAT, source=SOURCE),
    "turn": _TEAM,
    "unfound": Facts(seat=SEAT, points=NUMBER),
    "untired": _CARD,
    "used": Facts(**_USE),
    "waived": _TEAM_CARD,
}

_WITHOUT_FACTS: Final = """
    HM-CHAR-03 HM-EDGE-FIND-01 HM-EDGE-FIND-02 HM-EDGE-FIND-02-once HM-EDGE-JOKER-03
    HM-EDGE-ORG-01 HM-EDGE-ORG-02 HM-EDGE-RANK-01 HM-EDGE-SETUP-02 HM-EDGE-TARGET-01
    HM-EDGE-TARGET-01-choose HM-JOKER-01 HM-JOKER-02 HM-ROUND-02-dealer HM-ROUND-02-no-chance
    HM-ROUND-02-nobody HM-ROUND-02-pick HM-ROUND-02-unknown HM-SCORE-03 HM-SETUP-05
    HM-SETUP-07-chosen HM-TARGET-02-option
"""
_OF_AN_EFFECT: Final = "HM-COOP-02 HM-EDGE-INFO-02 HM-GOLD-01-info HM-TARGET-02"
"""A special ability gives no card, and a card that is played no number of an ability."""
_OF_USES: Final = "HM-ACT-02 HM-ACT-03-tired HM-ACT-04 HM-GOLD-01-use HM-GOLD-01-uses"
_PRICES_OF_USES: Final = "HM-ACT-03-bm HM-ACT-03-cards HM-ACT-03-sb"
_PRICES: Final = "HM-COOP-13-sb HM-MAIN-02-bm HM-MAIN-02-sb"
_OF_CARDS: Final = """
    HM-COOP-18 HM-EDGE-COOP-09 HM-GOLD-01-play HM-GOLD-01-room HM-MAIN-01 HM-MAIN-02-condition
"""

REFUSALS: Final[dict[str, Facts]] = {
    **dict.fromkeys(_WITHOUT_FACTS.split(), _NOTHING),
    **dict.fromkeys(f"{_OF_AN_EFFECT} {_OF_USES}".split(), Facts(**_USE)),
    **dict.fromkeys(_PRICES_OF_USES.split(), Facts(**_USE, **_NEED)),
    **dict.fromkeys(_PRICES.split(), Facts(seat=SEAT, card=CARD, **_NEED)),
    **dict.fromkeys(_OF_CARDS.split(), _TEAM_CARD),
    "HM-ABILITY-02": _TEAM,
    "HM-BM-02": Facts(**_NEED).with_forms(_short),
    "HM-COOP-01": Facts(power=POWER),
    "HM-COOP-04": Facts(group=GROUP),
    "HM-COOP-12": _CARD_OF,
    "HM-COOP-13-bm": Facts(seat=SEAT, card=CARD, other=SEAT, **_NEED).with_forms(_own),
    "HM-COOP-13-share": Facts(seat=SEAT, need=NUMBER),
    "HM-COOP-14": Facts(power=POWER),
    "HM-COOP-18-draw": Facts(group=GROUP),
    "HM-COOP-22": _CARD_OF,
    "HM-DISCARD-01": _CARD,
    "HM-EDGE-FIND-02-pause": _ROUND,
    "HM-EDGE-INFO-02-row": Facts(row=ROW),
    "HM-EDGE-TARGET-02": _CARD,
    "HM-EDGE-TARGET-03": Facts(power=POWER),
    "HM-INFO-03": Facts(row=ROW, most=NUMBER),
    "HM-INFO-05": Facts(row=ROW),
    "HM-ORDER-02": Facts(place=NUMBER),
    "HM-ORDER-03": _TEAM,
    "HM-ROUND-02-other": Facts(frame=FRAME),
    "HM-TARGET-01": _CARD,
}
"""By rule id, and variant where one rule has several sentences."""
