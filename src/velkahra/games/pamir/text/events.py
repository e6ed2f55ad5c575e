"""Every kind of event and of refusal, with what its facts mean.

A player, region, coalition, suit, action or piece is told in all its forms: `seat`, `seat-acc` ...
Player 5 is Wakhan. A place is where a piece stands, an index into `Position.pieces`. Cards are
told by the numbers printed on them, regions on Wakhan's card by their order from 1.
"""

from collections.abc import Mapping
from typing import Final

from velkahra.core.contract.facts import NOBODY, NUMBER, Arguments, Fact, Facts, MoreForms
from velkahra.games.pamir.rules import facts, places, tables
from velkahra.games.pamir.text import names
from velkahra.games.pamir.view import build, choices

PLAYERS: Final = (*facts.COLOURS, "wakhan")
BY_PRIORITY: Final = Fact(
    (
        "only-one",
        "of-an-opponent",
        "favored-suit",
        "dominant-patriot",
        "dominant-prize",
        "patriot",
        "leveraged",
        "highest-rank",
        "highest-number",
    )
)
BY_DISCARDING: Final = Fact(
    (
        "only-one",
        "not-political",
        "no-patriot",
        "not-leveraged",
        "surplus-of-spies",
        "fewest-spies",
        "lowest-rank",
        "not-favored",
        "lowest-number",
    )
)
BY_BUYING: Final = Fact(
    (
        "only-one",
        "best-fit",
        "cheapest",
        "highest-number",
        "arrows",
        "left-of-arrows",
        "other-row",
    )
)
BY_TAXING: Final = Fact(("only-one", "most-rupees", "red-arrow"))
BY_COLLECTING: Final = Fact(("leftmost", "leftmost", "red-arrow"))
WHY_SKIPPED: Final = Fact(
    (
        "no-condition",
        "no-market-card",
        "no-court-card",
        "no-place",
        "no-use",
        "no-money",
    )
)
CAUSE: Final = Fact(
    (
        "court-limit",
        "hand-limit",
        "debt",
        "overthrow",
        "loyalty",
        "betrayal",
        "event",
        "lack-of-money",
    )
)
WHY_AMBITIOUS: Final = Fact(("", "scores-most", "wins"))
_WAKHAN: Final = len(facts.COLOURS)


def _player(number: int) -> str:
    """Return the name of a player: a colour, or Wakhan; below 0 the word for nobody."""
    return PLAYERS[number] if number >= 0 else NOBODY


def _place(number: int) -> str:
    """Return a piece and where it stands, as positions write it: `kabul army afghan`."""
    owner, spot = places.owner_of_place(number), places.spot_of_place(number)
    match places.PLACE_KINDS[places.kind_of_place(number)]:
        case "army":
            return f"{facts.REGION_NAMES[spot]} army {facts.COALITION_NAMES[owner]}"
        case "road":
            return f"{facts.BORDER_NAMES[spot]} road {facts.COALITION_NAMES[owner]}"
        case "tribe":
            return f"{facts.REGION_NAMES[spot]} tribe {facts.COLOURS[owner]}"
        case "gift":
            return f"{facts.COLOURS[owner]} gift {choices.SPACES[spot]}"
        case _:
            return f"{spot} spy {facts.COLOURS[owner]}"


def _element_of(place: int) -> str:
    """Return the element of the pieces on a place, an index into `Position.pieces`."""
    owner, spot = places.owner_of_place(place), places.spot_of_place(place)
    match places.PLACE_KINDS[places.kind_of_place(place)]:
        case "army":
            return f"army-{facts.COALITION_NAMES[owner]}-{facts.REGION_NAMES[spot]}"
        case "road":
            return f"road-{facts.COALITION_NAMES[owner]}-{facts.BORDER_NAMES[spot]}"
        case "tribe":
            return f"tribe-{facts.COLOURS[owner]}-{facts.REGION_NAMES[spot]}"
        case "gift":
            return f"gift-{facts.COLOURS[owner]}-{choices.SPACES[spot]}"
        case _:
            return f"spy-{spot}-{facts.COLOURS[owner]}"


def _player_forms(language: str, context: object, name: str, player: int) -> Arguments:
    if player < 0:
        return {name: "-"}
    return names.TEXTS.in_role(language, name, f"player-{PLAYERS[player]}")


def _player_element(player: int) -> str:
    return f"player-{facts.COLOURS[player]}" if 0 <= player < len(facts.COLOURS) else ""


def _card_forms(language: str, context: object, name: str, card: int) -> Arguments:
    return {name: names.quoted_name(language, card)}


def _card_element(card: int) -> str:
    return f"c-{card}" if 0 < card <= facts.COURT_CARDS else ""


def _thrown(language: str, context: object, name: str, card: int) -> Arguments:
    """Return an event by its upper half, and whether nothing happens."""
    told = names.quoted(language, names.thrown_name(language, card))
    return {name: told, "idle": int(card == tables.WITHDRAWAL)}


def _border(language: str, context: object, name: str, border: int) -> Arguments:
    return {name: names.border_name(language, border)}


def _coalition(language: str, context: object, name: str, coalition: int) -> Arguments:
    key = (*facts.COALITION_NAMES, "none")[coalition]
    return {
        "dominates": int(coalition < len(facts.COALITION_NAMES)),
        **names.TEXTS.in_role(language, name, f"coalition-{key}"),
    }


def _slot(language: str, context: object, name: str, slot: int) -> Arguments:
    row = "upper" if slot < 6 else "lower"
    return {name: names.TEXTS.text(language, f"slot-{row}", column=slot % 6)}


def _line(language: str, context: object, name: str, line: int) -> Arguments:
    return {name: names.TEXTS.text(language, f"line-{tables.LINES[line].replace('_', '-')}")}


def piece(language: str, context: object, name: str, place: int) -> Arguments:
    """Return the forms of a piece's name with where it stands."""
    owner, spot = places.owner_of_place(place), places.spot_of_place(place)
    where: Arguments = {}
    match kind := places.PLACE_KINDS[places.kind_of_place(place)]:
        case "army":
            where = _side(language, owner) | _region(language, None, "region", spot)
        case "road":
            where = _side(language, owner) | _border(language, None, "border", spot)
        case "tribe":
            where = _region(language, None, "region", spot)
        case "gift":
            where = {"price": 2 + 2 * spot}
        case _:
            where = {"card": names.quoted_name(language, spot)}
    return names.TEXTS.in_role(language, "piece", f"piece-{kind}", **where)


def _side(language: str, coalition: int) -> Arguments:
    return names.TEXTS.in_role(
        language, "coalition", f"coalition-{facts.COALITION_NAMES[coalition]}"
    )


def _equal(argument: str, one: str, other: str) -> MoreForms:
    """Return a function that tells under `argument` whether two facts are the same, 0 or 1."""
    return lambda language, context, told: {argument: int(told[one] == told[other])}


def _owned(language: str, context: object, told: Mapping[str, int]) -> Arguments:
    return {"owned": int(told["other"] >= 0)}


def _debt(language: str, context: object, told: Mapping[str, int]) -> Arguments:
    """Return what a player could not pay; Wakhan owes nothing."""
    return {"short": 0 if told["seat"] == _WAKHAN else told["short"]}


_own: Final = _equal("own", "seat", "other")
_own_last: Final = _equal("own", "seat", "last")
_same_region: Final = _equal("same", "region", "to")
_same_suit: Final = _equal("same", "suit", "was")
_region: Final = names.TEXTS.nouns("region", facts.REGION_NAMES)
_suit: Final = names.TEXTS.nouns("suit", facts.SUIT_NAMES)
_action: Final = names.TEXTS.nouns("action", facts.ACTION_NAMES)

PLAYER: Final = Fact(_player, _player_forms, _player_element, is_last=True)
LAST: Final = Fact(_player, _player_forms)
CARD: Final = Fact(None, _card_forms, _card_element)
BOUGHT: Final = Fact(None, _card_forms, lambda card: f"{_card_element(card)} h-{card}")
THROWN: Final = Fact(None, _thrown)
REGION: Final = Fact(facts.REGION_NAMES, _region, lambda region: f"r-{facts.REGION_NAMES[region]}")
REGION_PLACE: Final = Fact(highlights=_element_of)
BORDER: Final = Fact(facts.BORDER_NAMES, _border)
COALITION: Final = Fact(facts.COALITION_NAMES, _coalition)
SUIT: Final = Fact(facts.SUIT_NAMES, _suit)
ACTION: Final = Fact(facts.ACTION_NAMES, _action)
SLOT: Final = Fact(choices.SLOT_NAMES, _slot, lambda slot: f"m-{choices.SLOT_NAMES[slot]}")
PLACE: Final = Fact(_place, piece, _element_of)
LINE: Final = Fact(tables.LINES, _line)
RIGHT: Final = Fact(("left", "right"))
REASON: Final = Fact(build.ENDINGS)

EVENTS: Final[dict[str, Facts]] = {
    "acted": Facts(seat=PLAYER, card=CARD, action=ACTION, bonus=NUMBER),
    "answered": Facts(seat=PLAYER, other=PLAYER, rupees=NUMBER, agreed=NUMBER, hostage=NUMBER),
    "aristocracy": Facts(seat=PLAYER, rupees=NUMBER),
    "armies-gone": Facts(coalition=COALITION, region=REGION, count=NUMBER),
    "battle": Facts(seat=PLAYER, region=REGION),
    "battle-court": Facts(seat=PLAYER, card=CARD),
    "betrayed": Facts(seat=PLAYER, other=PLAYER, card=CARD).with_forms(
        _equal("own", "seat", "other")
    ),
    "bought": Facts(seat=PLAYER, card=BOUGHT, slot=SLOT, price=NUMBER, rupees=NUMBER),
    "bribe-due": Facts(seat=PLAYER, other=PLAYER, rupees=NUMBER, card=CARD, hostage=NUMBER),
    "bribed": Facts(seat=PLAYER, other=PLAYER, rupees=NUMBER, hostage=NUMBER),
    "check": Facts(coalition=COALITION, last=NUMBER),
    "cleared": Facts(),
    "collected": Facts(seat=PLAYER, card=CARD, slot=SLOT, rupees=NUMBER),
    "declined": Facts(seat=PLAYER),
    "dial": Facts(seat=PLAYER, coalition=COALITION),
    "discarded": Facts(seat=PLAYER, card=CARD, hand=NUMBER, cause=CAUSE),
    "drawn": Facts(card=CARD, slot=SLOT).with_highlights(lambda told: "deck"),
    "ended": Facts(seat=PLAYER, left=NUMBER),
    "favored": Facts(suit=SUIT, held=NUMBER, was=SUIT).with_forms(_same_suit),
    "first": Facts(seat=PLAYER, last=LAST).with_forms(_own_last),
    "gifts-lost": Facts(seat=PLAYER, count=NUMBER),
    "infrastructure": Facts(seat=PLAYER),
    "insurrection": Facts(seat=PLAYER),
    "lapsed": Facts(seat=PLAYER, place=PLACE),
    "leverage": Facts(seat=PLAYER, rupees=NUMBER, card=CARD),
    "leverage-paid": Facts(seat=PLAYER, rupees=NUMBER, short=NUMBER).with_forms(_debt),
    "levied": Facts(seat=PLAYER, other=PLAYER, rupees=NUMBER),
    "loyal": Facts(seat=PLAYER, coalition=COALITION),
    "marched": Facts(seat=PLAYER, region=REGION, to=REGION, coalition=COALITION),
    "offered": Facts(seat=PLAYER, other=PLAYER, rupees=NUMBER, full=NUMBER, hostage=NUMBER),
    "over": Facts(reason=REASON),
    "paid": Facts(seat=PLAYER, rupees=NUMBER),
    "placed": Facts(seat=PLAYER, place=PLACE),
    "played": Facts(seat=PLAYER, card=CARD, right=RIGHT),
    "prize": Facts(seat=PLAYER, card=CARD, coalition=COALITION),
    "prize-left": Facts(seat=PLAYER, card=CARD),
    "prizes-lost": Facts(seat=PLAYER, count=NUMBER),
    "rebuked": Facts(seat=PLAYER, region=REGION),
    "rode": Facts(seat=PLAYER, region=REGION, to=REGION),
    "rumor": Facts(seat=PLAYER, other=PLAYER).with_forms(_own),
    "scored": Facts(seat=PLAYER, points=NUMBER, successful=NUMBER),
    "sneaked": Facts(seat=PLAYER, card=CARD, to=CARD),
    "spies-home": Facts(seat=PLAYER, card=CARD, count=NUMBER),
    "struck": Facts(seat=PLAYER, place=PLACE, other=PLAYER).with_forms(_owned),
    "swapped": Facts(seat=PLAYER, other=PLAYER),
    "taken": Facts(seat=PLAYER, place=PLACE),
    "thrown": Facts(card=THROWN),
    "tribes-lost": Facts(seat=PLAYER, region=REGION, count=NUMBER),
    "turn": Facts(seat=PLAYER),
    "unstable": Facts(),
    "wakhan-ambition": Facts(why=WHY_AMBITIOUS, card=CARD),
    "wakhan-arrow": Facts(other=PLAYER),
    "wakhan-back": Facts(back=NUMBER),
    "wakhan-bonus": Facts(left=NUMBER),
    "wakhan-bonus-card": Facts(card=CARD, action=ACTION),
    "wakhan-builds": Facts(region=REGION, order=NUMBER),
    "wakhan-buys": Facts(card=CARD, slot=SLOT, by=BY_BUYING, line=LINE),
    "wakhan-cannot-bribe": Facts(card=CARD, rupees=NUMBER),
    "wakhan-card": Facts(card=CARD, by=BY_PRIORITY),
    "wakhan-card-drawn": Facts(ai=NUMBER),
    "wakhan-collects": Facts(card=CARD, slot=SLOT, by=BY_COLLECTING, taxed=NUMBER),
    "wakhan-crowd": Facts(card=CARD, by=BY_PRIORITY),
    "wakhan-discards": Facts(card=CARD, by=BY_DISCARDING),
    "wakhan-line": Facts(line=LINE, index=NUMBER, coalition=COALITION),
    "wakhan-moves": Facts(region=REGION, to=REGION),
    "wakhan-rebukes": Facts(region=REGION, order=NUMBER),
    "wakhan-region": Facts(region=REGION, place=REGION_PLACE),
    "wakhan-road": Facts(region=REGION, to=REGION),
    "wakhan-shuffled": Facts(),
    "wakhan-skips": Facts(line=LINE, why=WHY_SKIPPED),
    "wakhan-spy": Facts(card=CARD, by=BY_PRIORITY, most=NUMBER),
    "wakhan-target": Facts(card=CARD, by=BY_PRIORITY),
    "wakhan-taxes": Facts(other=PLAYER, by=BY_TAXING),
    "withdrew": Facts(seat=PLAYER),
    "won": Facts(seat=PLAYER, points=NUMBER),
}

_WITHOUT_FACTS: Final = """
    PP-BATTLE-01-elsewhere PP-BATTLE-01-none PP-BETRAY-01-none PP-BETRAY-03-none
    PP-BUILD-01-none PP-EDGE-29 PP-EDGE-58-none PP-EDGE-58-nothing PP-EDGE-96 PP-END-02-over
    PP-EVENT-108-none PP-EVENT-111 PP-EVENT-114-self PP-EVENT-115-none PP-EVENT-116-none
    PP-GEN-03-none PP-GEN-03-shape PP-GEN-09-none PP-GIFT-01-none PP-MOVE-01-none PP-MOVE-05
    PP-PLAY-02-none PP-PLAY-03-none PP-PLAY-11-none PP-SETUP-05 PP-SETUP-09-none
    PP-TAX-01-none PP-TAX-02-self PP-TURN-01-left PP-TURN-01-pending PP-TURN-01-pick
    PP-TURN-02 PP-TURN-02-chance
"""

REFUSALS: Final[dict[str, Facts]] = {
    **dict.fromkeys(_WITHOUT_FACTS.split(), Facts()),
    "PP-ABIL-01": Facts(seat=PLAYER),
    "PP-ABIL-04": Facts(card=CARD, seat=PLAYER),
    "PP-ABIL-05": Facts(seat=PLAYER, region=REGION),
    "PP-ABIL-06": Facts(seat=PLAYER, region=REGION),
    "PP-ABIL-09": Facts(card=CARD),
    "PP-ABIL-11": Facts(card=CARD, region=REGION),
    "PP-ABIL-12": Facts(card=CARD, region=REGION),
    "PP-ACT-02": Facts(card=CARD, rupees=NUMBER),
    "PP-BATTLE-02-absent": Facts(place=PLACE),
    "PP-BATTLE-02-peace": Facts(region=REGION),
    "PP-BATTLE-02-peace-court": Facts(card=CARD),
    "PP-BATTLE-03-weak": Facts(region=REGION),
    "PP-BATTLE-03-weak-court": Facts(card=CARD),
    "PP-BATTLE-04": Facts(coalition=COALITION),
    "PP-BATTLE-05": Facts(seat=PLAYER),
    "PP-BETRAY-01": Facts(card=CARD),
    "PP-BUILD-02": Facts(region=REGION),
    "PP-BUILD-02-road": Facts(border=BORDER),
    "PP-BUY-01-empty": Facts(slot=SLOT),
    "PP-BUY-06": Facts(card=CARD, price=NUMBER, rupees=NUMBER),
    "PP-BUY-07": Facts(card=CARD),
    "PP-CLEAN-01": Facts(card=CARD),
    "PP-CLEAN-02": Facts(card=CARD),
    "PP-EDGE-02": Facts(place=PLACE),
    "PP-EDGE-24": Facts(rupees=NUMBER, most=NUMBER),
    "PP-EDGE-25": Facts(rupees=NUMBER, spare=NUMBER),
    "PP-EDGE-25-bribe": Facts(card=CARD, seat=PLAYER, price=NUMBER, left=NUMBER, least=NUMBER),
    "PP-EDGE-25-purse": Facts(rupees=NUMBER),
    "PP-EDGE-29-rest": Facts(count=NUMBER),
    "PP-EDGE-30": Facts(border=BORDER, region=REGION),
    "PP-EDGE-58-battle": Facts(card=CARD, action=ACTION),
    "PP-EDGE-58-battle-safe": Facts(card=CARD, action=ACTION),
    "PP-EDGE-58-betray": Facts(card=CARD, action=ACTION),
    "PP-EDGE-58-build": Facts(card=CARD, action=ACTION),
    "PP-EDGE-58-gift": Facts(card=CARD, action=ACTION),
    "PP-EDGE-58-move": Facts(card=CARD, action=ACTION),
    "PP-EDGE-58-tax": Facts(card=CARD, action=ACTION),
    "PP-EDGE-82": Facts(rupees=NUMBER),
    "PP-EDGE-82-dear": Facts(card=CARD, price=NUMBER, rupees=NUMBER),
    "PP-EVENT-108-nobody": Facts(seat=PLAYER),
    "PP-EVENT-114": Facts(card=CARD),
    "PP-GEN-03-absent": Facts(place=PLACE),
    "PP-GEN-05": Facts(card=CARD, action=ACTION),
    "PP-GEN-05-bare": Facts(card=CARD),
    "PP-GEN-05-foreign": Facts(card=CARD),
    "PP-GEN-06": Facts(card=CARD, action=ACTION),
    "PP-GEN-09": Facts(card=CARD),
    "PP-GEN-11": Facts(card=CARD, region=REGION),
    "PP-GIFT-01": Facts(price=NUMBER, rupees=NUMBER),
    "PP-GIFT-03": Facts(price=NUMBER),
    "PP-LOYAL-04": Facts(card=CARD, coalition=COALITION),
    "PP-MOVE-01-army": Facts(region=REGION),
    "PP-MOVE-01-spy": Facts(card=CARD),
    "PP-MOVE-01-tribe": Facts(region=REGION),
    "PP-MOVE-02": Facts(region=REGION, to=REGION, coalition=COALITION).with_forms(
        _equal("same", "region", "to")
    ),
    "PP-MOVE-02-far": Facts(region=REGION, to=REGION).with_forms(_same_region),
    "PP-MOVE-03": Facts(card=CARD, to=CARD),
    "PP-MOVE-03-bedfellows": Facts(card=CARD, to=CARD),
    "PP-MOVE-03-both": Facts(card=CARD, to=CARD),
    "PP-MOVE-03-connected": Facts(card=CARD, to=CARD),
    "PP-PLAY-01": Facts(card=CARD),
    "PP-PLAY-02-dear": Facts(card=CARD, seat=PLAYER, price=NUMBER, rupees=NUMBER),
    "PP-PLAY-02-more": Facts(rupees=NUMBER),
    "PP-PLAY-03": Facts(least=NUMBER, most=NUMBER),
    "PP-PLAY-08": Facts(border=BORDER, region=REGION),
    "PP-PLAY-11": Facts(card=CARD, region=REGION),
    "PP-TAX-01-empty": Facts(seat=PLAYER),
    "PP-TAX-02": Facts(seat=PLAYER),
    "PP-TAX-02-nobody": Facts(seat=PLAYER),
    "PP-TAX-03": Facts(slot=SLOT),
    "PP-TAX-04": Facts(seat=PLAYER, shelter=NUMBER),
}
"""By the keys of their sentences."""
