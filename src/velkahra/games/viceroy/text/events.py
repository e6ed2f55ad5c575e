"""Every kind of event and of refusal, with what its facts mean.

A seat, a colour or a token is told in all its forms: `seat`, `seat-acc` ... Events that reveal
several things at once (`bids`, `cards`) are one sentence, put together from a part for each seat.
Their context is the name of the set of laws.
"""

from collections.abc import Mapping
from typing import Final

from velkahra.core.contract.facts import NONE, NUMBER, Arguments, Fact, Facts, Who
from velkahra.games.viceroy.rules import actions, facts, tables
from velkahra.games.viceroy.text import names
from velkahra.games.viceroy.text.names import TEXTS
from velkahra.games.viceroy.view.build import DECISIONS

Told = Mapping[str, int]

_EMPTY: Final = len(actions.BID_NAMES)
_GEMS: Final = ("gems0", "gems1", "gems2", "gems3")
_LAST: Final = 99  # above all cards


def _card_key(card: int) -> str:
    return actions.KEYS[card - 1] if card else NONE


def _seat(language: str, laws: str, name: str, seat: int) -> Arguments:
    return names.seat_forms(language, name, seat)


def _card(language: str, laws: str, name: str, card: int) -> Arguments:
    return {name: names.quoted_name(language, card, laws)}


def _secret_card(language: str, laws: str, name: str, card: int) -> Arguments:
    return {"card": names.quoted_name(language, card, laws)}


def _numbered(language: str, laws: str, name: str, card: int) -> Arguments:
    quoted = names.quoted_name(language, card, laws)
    return {name: TEXTS.text(language, "numbered", card=quoted, number=card)}


def _slot(language: str, laws: str, name: str, slot: int) -> Arguments:
    row = TEXTS.text(language, f"row-{actions.PLACE_NAMES[slot // 4]}")
    return {"place": row, **names.colour_forms(language, "colour", slot % 4)}


def _token(language: str, laws: str, name: str, kind: int) -> Arguments:
    return names.token_forms(language, name, kind)


def _tokens(language: str, laws: str, told: Told) -> Arguments:
    return names.token_forms(language, "token", told["token"], told["count"])


def _attack_tokens(language: str, laws: str, told: Told) -> Arguments:
    return names.attack_forms(language, told["count"])


def _moved(language: str, laws: str, told: Told) -> Arguments:
    """Return the gems that move, in words."""
    gems = [told[name] for name in _GEMS]
    return {"gems": names.gem_list(language, gems), "count": sum(gems)}


def _paid(language: str, laws: str, told: Told) -> Arguments:
    """Return the gems that are paid, and those that eternal gems save, in words."""
    less = [told[f"less{colour}"] for colour in range(4)]
    saved: Arguments = {"less": names.gem_list(language, less), "saved": sum(less)}
    return _moved(language, laws, told) | saved


def _back(language: str, laws: str, told: Told) -> Arguments:
    """Return two gems that return to the supply, in words; they may be of one colour."""
    back = [told["first"], told["second"]]
    return {"gems": names.gem_list(language, [back.count(colour) for colour in range(4)])}


def _bids(language: str, laws: str, told: Told) -> Arguments:
    """Return all bids opened at once, in words; seats that take no part have none."""
    bids = {int(name[3:]): bid for name, bid in told.items()}
    parts = [_bid(language, seat, bid) for seat, bid in bids.items() if bid <= _EMPTY]
    return {"count": sum(bid < _EMPTY for bid in bids.values()), "list": ", ".join(parts)}


def _bid(language: str, seat: int, bid: int) -> str:
    who = names.seat_forms(language, "seat", seat)
    if bid == _EMPTY:
        return TEXTS.text(language, "part-bid-empty", **who)
    what = TEXTS.in_role(language, "bid", f"bid-{actions.BID_NAMES[bid]}")
    return TEXTS.text(language, "part-bid", **who, **what)


def _cards(language: str, laws: str, told: Told) -> Arguments:
    """Return all chosen cards turned over at once, in words, the lowest first."""
    chosen = {seat: told[f"card{seat}"] for seat in range(4) if told["seats"] >> seat & 1}
    parts = []
    for seat in sorted(chosen, key=lambda seat: chosen[seat] or _LAST):
        who = names.seat_forms(language, "seat", seat)
        if chosen[seat]:
            card = _numbered(language, laws, "card", chosen[seat])
            parts.append(TEXTS.text(language, "part-card", **who, **card))
        else:
            parts.append(TEXTS.text(language, "part-card-pass", **who))
    return {"count": sum(map(bool, chosen.values())), "list": ", ".join(parts)}


def _rivals(language: str, laws: str, told: Told) -> Arguments:
    """Return who wanted the same card: people first, then virtual opponents."""
    who = [names.seat_name(language, seat) for seat in range(4) if told["seats"] >> seat & 1]
    people = len(who)
    if told["robots"]:
        who.append(TEXTS.text(language, "robots", count=told["robots"]))
    return {"people": people, "who": names.join(language, who)}


def _option(language: str, laws: str, told: Told) -> Arguments:
    law = names.law_of(told["law"], laws)
    reward = names.reward_name(language, law.params.options[told["option"] - 1])
    return {"law": law.titles[language], "reward": reward}


def _score(language: str, laws: str, told: Told) -> Arguments:
    """Return the seven headings of a final score, in words; the minus is a proper one."""
    parts = []
    for number, key in enumerate(names.HEADINGS):
        heading = names.lower(TEXTS.text(language, f"heading-{key}"))
        points = str(told[f"points{number}"]).replace("-", "\u2212")
        parts.append(TEXTS.text(language, "part-score", heading=heading, points=points))
    return {"list": ", ".join(parts)}


def _laid(card: int) -> str:
    return f"c-{card}" if card > 0 else ""


def _seated(seats: int) -> str:
    return " ".join(f"player-{seat}" for seat in range(4) if seats >> seat & 1)


def _column(colour: int) -> str:
    return f"bid-{facts.COLOUR_NAMES[colour]}"


def _place(slot: int) -> str:
    return f"slot-{actions.SLOT_NAMES[slot]}"


def _on_card(card: int, token: int) -> str:
    return f"t-{card}-{tables.TOKEN_NAMES[token]}"


def _put(told: Told) -> str:
    return _on_card(told["card"], told["token"])


def _eternal(told: Told) -> str:
    return _on_card(told["card"], int(tables.ETERNAL) + told["colour"])


def _stored(told: Told) -> str:
    kinds = (int(tables.STORED) + colour for colour in range(4) if told[_GEMS[colour]])
    return " ".join(_on_card(told["law"], kind) for kind in kinds)


def _exchanged(told: Told) -> str:
    """Return both tokens on the cards to which they have moved."""
    mine = _on_card(told["card"], told["their_token"])
    return f"{mine} {_on_card(told['their_card'], told['token'])}"


def _wanted(told: Told) -> str:
    """Return the places that two bidders of one colour have named, the lower one first."""
    wanted = sorted({told["place"], told["their_place"]} - {2})
    return " ".join(_place(4 * place + told["colour"]) for place in wanted)


def _bidders(told: Told) -> str:
    """Return the columns that are bid for, and the seats that take part."""
    bids = {name[3:]: bid for name, bid in told.items() if bid <= _EMPTY}
    columns = [_column(colour) for colour in sorted({bid for bid in bids.values() if bid < 4})]
    return " ".join([*columns, *(f"player-{seat}" for seat in bids)])


def _supply(told: Told) -> str:
    return "supply"


_colour: Final = TEXTS.nouns("colour", facts.COLOUR_NAMES)

SEAT: Final = Fact(Who.SEAT, _seat, "player-{}".format, is_last=True)
SEATS: Final = Fact(Who.SEATS, highlights=_seated)
CARD: Final = Fact(_card_key, _card, _laid)
CARD_OF_SEAT: Final = Fact(_card_key, highlights=_laid)
HELD: Final = Fact(_card_key, _card, "h-{}".format)
DISPLAYED: Final = Fact(_card_key, _card)
FIRST_CARD: Final = Fact(_card_key, _numbered, _laid)
CIRCLED: Final = Fact(_card_key, _card, "c-{0} circle-{0}".format)
CHOSEN_CARD: Final = Fact(_card_key, _secret_card, "h-{}".format)
CHOSEN_BID: Final = Fact(actions.BID_NAMES, TEXTS.nouns("bid", actions.BID_NAMES, "bid"))
CHOSEN_PLACE: Final = Fact(actions.PLACE_NAMES, TEXTS.nouns("place", actions.PLACE_NAMES, "place"))
BID: Final = Fact((*actions.BID_NAMES, "empty"))
PLACE: Final = Fact(actions.PLACE_NAMES, TEXTS.nouns("place", actions.PLACE_NAMES))
COLOUR: Final = Fact(facts.COLOUR_NAMES, _colour)
COLUMN: Final = Fact(facts.COLOUR_NAMES, _colour, _column)
SLOT: Final = Fact(actions.SLOT_NAMES, _slot, _place)
TOKEN: Final = Fact(tables.TOKEN_NAMES, _token)
ROBOT: Final = Fact(
    forms=lambda language, laws, name, robot: {"number": robot + 1},
)
SECRET: Final = Fact(("first-card", "bid", "place", "card"))
DECK: Final = Fact(actions.DECK_NAMES)
FRAME: Final = Fact(
    lambda kind: DECISIONS.get(kind, NONE),
    lambda language, laws, name, kind: {"now": TEXTS.text(language, f"now-{DECISIONS[kind]}")},
)

_ONE: Final = Facts(seat=SEAT)
_CARD: Final = Facts(card=CARD)
_LAW: Final = Facts(seat=SEAT, law=CARD)
_MANY: Final = Facts(seat=SEAT, count=NUMBER)
_CIRCLE: Final = Facts(seat=SEAT, card=CIRCLED, colour=COLOUR)
_COLOURED: Final = {"seat": SEAT, "card": CARD, "colour": COLOUR}
_HANDFUL: Final = dict.fromkeys(_GEMS, NUMBER)
_POINTS: Final = {f"points{heading}": NUMBER for heading in range(len(names.HEADINGS))}
_PRICE: Final = {f"{what}{colour}": NUMBER for colour in range(4) for what in ("gems", "less")}

EVENTS: Final[dict[str, Facts]] = {
    "armed": Facts(seat=SEAT, count=NUMBER).with_forms(_attack_tokens),
    "attack-wasted": _ONE,
    "bids": Facts(bid0=BID, bid1=BID, bid2=BID, bid3=BID)
    .with_forms(_bids)
    .with_highlights(_bidders),
    "cards": Facts(**{f"card{seat}": CARD_OF_SEAT for seat in range(4)}, seats=SEATS).with_forms(
        _cards
    ),
    "chose": Facts(seat=SEAT, what=SECRET),
    "chose-bid": Facts(seat=SEAT, value=CHOSEN_BID),
    "chose-card": Facts(seat=SEAT, value=CHOSEN_CARD),
    "chose-name": Facts(seat=SEAT, value=CHOSEN_PLACE),
    "chose-to-pass": Facts(seat=SEAT, value=SECRET),
    "circle": _CIRCLE,
    "circle-no-gem": _CIRCLE,
    "clash": Facts(colour=COLUMN, cards=NUMBER, seats=SEATS, robots=NUMBER).with_forms(_rivals),
    "declined": _ONE,
    "drew": Facts(seat=SEAT, deck=DECK),
    "drew-card": Facts(seat=SEAT, card=HELD),
    "ended": Facts(),
    "eternal": Facts(**_COLOURED).with_highlights(_eternal),
    "eternal-lost": Facts(**_COLOURED),
    "eternal-own": Facts(**_COLOURED).with_highlights(_eternal),
    "failed": _ONE,
    "gave": Facts(seat=SEAT, other=SEAT, **_HANDFUL).with_forms(_moved),
    "gems-back": Facts(seat=SEAT, first=Fact(facts.COLOUR_NAMES), second=Fact(facts.COLOUR_NAMES))
    .with_forms(_back)
    .with_highlights(_supply),
    "granted": Facts(seat=SEAT, card=CARD, power=NUMBER),
    "kept": _ONE,
    "named": Facts(
        seat=SEAT, place=PLACE, other=SEAT, their_place=PLACE, colour=COLOUR
    ).with_highlights(_wanted),
    "no-cards": _MANY,
    "no-effect": _LAW,
    "no-free-card": _LAW,
    "option": Facts(seat=SEAT, law=CARD, option=NUMBER).with_forms(_option),
    "paid": Facts(seat=SEAT, **_PRICE).with_forms(_paid).with_highlights(_supply),
    "passed": Facts(seat=SEAT, count=NUMBER).with_highlights(_supply),
    "placed": Facts(seat=SEAT, card=CARD, level=NUMBER, column=NUMBER),
    "put-back": _ONE,
    "put-back-own": Facts(seat=SEAT, law=HELD),
    "recoloured": Facts(seat=SEAT, card=CIRCLED, colour=COLOUR, count=NUMBER),
    "removed": Facts(card=DISPLAYED, slot=SLOT, virtual=NUMBER),
    "renewed": Facts(left=NUMBER).with_highlights(_supply),
    "replaced": Facts(seat=SEAT, card=HELD, law=CARD),
    "robot-bid": Facts(robot=ROBOT, colour=COLUMN),
    "round": Facts(round=NUMBER),
    "score": Facts(seat=SEAT, place=NUMBER, **_POINTS, total=NUMBER).with_forms(_score),
    "shown": Facts(card=DISPLAYED, slot=SLOT),
    "skips": _LAW,
    "spared": Facts(seat=SEAT, colour=COLOUR),
    "started": Facts(seat=SEAT, card=FIRST_CARD),
    "stored": Facts(seat=SEAT, law=CARD, **_HANDFUL).with_forms(_moved).with_highlights(_stored),
    "swapped": Facts(
        seat=SEAT, card=CARD, token=TOKEN, other=SEAT, their_card=CARD, their_token=TOKEN
    ).with_highlights(_exchanged),
    "token": Facts(seat=SEAT, card=CARD, token=TOKEN, count=NUMBER)
    .with_forms(_tokens)
    .with_highlights(_put),
    "took-card": Facts(seat=SEAT, card=HELD, slot=SLOT),
    "took-gems": Facts(seat=SEAT, short=NUMBER, **_HANDFUL)
    .with_forms(_moved)
    .with_highlights(_supply),
    "tucked": Facts(seat=SEAT, card=CARD, under=CARD),
}
"""What concerns every seat has facts up to the last seat there is."""

_COLOUR: Final = Facts(colour=COLOUR)
_LEVEL: Final = Facts(level=NUMBER)
_ACTOR: Final = Facts(seat=SEAT, actor=SEAT)
_ON_CARD: Final = Facts(card=CARD, token=TOKEN)
_WITHOUT_FACTS: Final = """
    VC-EDGE-10 VC-EDGE-56-gems VC-END-01-over VC-FLOW-03-dealer VC-FLOW-03-no-chance
    VC-FLOW-03-nobody VC-FLOW-03-pick VC-FLOW-03-unknown VC-FLOW-05-gems VC-LIMIT-01-outcome
    VC-LIMIT-02 VC-PASS-04 VC-PYR-05-occupied VC-VIRTUAL-05
"""
_OF_A_CARD: Final = """
    VC-BUILD-01-not-in-hand VC-EDGE-26-elsewhere VC-EDGE-26-no-character VC-EDGE-28
    VC-EDGE-31-free-place VC-EDGE-31-no-card VC-EDGE-32-not-in-hand VC-EDGE-32-taken VC-EDGE-50
    VC-END-03 VC-PYR-07-not-in-hand VC-PYR-09 VC-PYR-09-bottom VC-SETUP-06-not-in-hand
"""

REFUSALS: Final[dict[str, Facts]] = {
    **dict.fromkeys(_WITHOUT_FACTS.split(), Facts()),
    **dict.fromkeys(_OF_A_CARD.split(), _CARD),
    "VC-AUCTION-05": _COLOUR,
    "VC-AUCTION-11-empty": _COLOUR,
    "VC-AUCTION-11-no-card": _COLOUR,
    "VC-AUCTION-11-no-gem": _COLOUR,
    "VC-AUCTION-15": _ONE,
    "VC-BUILD-05": _LEVEL,
    "VC-BUILD-06": _LEVEL,
    "VC-BUILD-09": Facts(card=CARD, level=NUMBER, colour=COLOUR, price=NUMBER, have=NUMBER),
    "VC-BUILD-12": _LEVEL,
    "VC-BUILD-12-free": _LEVEL,
    "VC-EDGE-12": Facts(count=NUMBER, least=NUMBER, more=NUMBER, due=NUMBER),
    "VC-EDGE-20": _COLOUR,
    "VC-EDGE-25-mine": _ON_CARD,
    "VC-EDGE-25-no-token": _ON_CARD,
    "VC-EDGE-25-theirs": _ON_CARD,
    "VC-EDGE-35": Facts(card=CARD, colour=COLOUR, need=NUMBER, have=NUMBER),
    "VC-EDGE-56": Facts(count=NUMBER, least=NUMBER, most=NUMBER),
    "VC-END-04-already": Facts(card=CARD, colour=COLOUR, need=NUMBER),
    "VC-FLOW-03-apart": _ONE,
    "VC-FLOW-03-chosen": _ONE,
    "VC-FLOW-03-other": Facts(frame=FRAME),
    "VC-FLOW-03-turn": _ACTOR,
    "VC-FLOW-05-price": Facts(count=NUMBER, due=NUMBER),
    "VC-ORDER-01": _ACTOR,
    "VC-ORDER-03": _ACTOR,
    "VC-REWARD-01": Facts(count=NUMBER, due=NUMBER),
}
"""By rule id, and variant where one rule has several sentences."""
