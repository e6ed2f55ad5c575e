"""The printed facts as flat tables: cards, map, Wakhan's cards.

Tables of cards are indexed by the number on the card; entry 0 is no card.
Rules: PP-COMP-01, PP-COMP-02, PP-COMP-04, PP-COMP-07, PP-COMP-09.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from velkahra.games.pamir.rules import facts

REGIONS: Final[i64] = 6
BORDERS: Final[i64] = 9
COALITIONS: Final[i64] = 3
SUITS: Final[i64] = 4
DEEDS: Final[i64] = 6
COURT_CARDS: Final[i64] = 100
CARDS: Final[i64] = 116
AI_CARDS: Final[i64] = 24
AI_BACKS: Final[i64] = 12
ICONS_A_CARD: Final[i64] = 4
DEEDS_A_CARD: Final[i64] = 3
LEVERAGE: Final[i64] = 2  # rupees
NUMBERS_A_BACK: Final[i64] = 6
LINES_A_CARD: Final[i64] = 3  # of Wakhan's cards
PILES: Final[i64] = 6  # of the deck
CHECKS: Final[i64] = 4  # dominance checks in the deck

AFGHAN: Final[i64] = 0
RUSSIAN: Final[i64] = 2
NONE: Final[i64] = 3  # no coalition

ECONOMIC: Final[i64] = 0
MILITARY: Final[i64] = 1
POLITICAL: Final[i64] = 2
INTELLIGENCE: Final[i64] = 3

TAX: Final[i64] = 0
GIFT: Final[i64] = 1
BUILD: Final[i64] = 2
MOVE: Final[i64] = 3
BETRAY: Final[i64] = 4
BATTLE: Final[i64] = 5

ICON_ROAD: Final[i64] = 0
ICON_ARMY: Final[i64] = 1
ICON_TRIBE: Final[i64] = 2
ICON_SPY: Final[i64] = 3
ICON_LEVERAGE: Final[i64] = 4
ICON_SUIT: Final[i64] = 5  # + suit
NO_ICON: Final[i64] = 9
NO_DEED: Final[i64] = 9
NO_BORDER: Final[i64] = 255

FIRST_CHECK: Final[i64] = 101
FIRST_EVENT: Final[i64] = 105
NEW_TACTICS: Final[i64] = 105
RICHES: Final[i64] = 106  # sold as Koh-i-noor Recovered
CUSTOMS: Final[i64] = 107  # sold as Courtly Manners
RUMOR: Final[i64] = 108
FATIGUE: Final[i64] = 109
NATIONALISM: Final[i64] = 110
WITHDRAWAL: Final[i64] = 111
NATION_BUILDING: Final[i64] = 112
ARISTOCRACY: Final[i64] = 113
PERSUASION: Final[i64] = 114
PASHTUNWALI: Final[i64] = 115
REBUKE: Final[i64] = 116

TRANSCASPIA: Final[i64] = 0
KABUL: Final[i64] = 1
PUNJAB: Final[i64] = 2
PERSIA: Final[i64] = 3
HERAT: Final[i64] = 4
KANDAHAR: Final[i64] = 5


def _column(values: list[int], extra: int) -> vec[u8]:
    """Return a table over all cards: entry 0 and the events get `extra`."""
    events = int(CARDS - COURT_CARDS)
    return vec[u8]([u8(v) for v in [extra, *values, *([extra] * events)]])


def _coalition(name: str | None) -> int:
    return int(NONE) if name is None else facts.COALITION_NAMES.index(name)


REGION: Final = _column([facts.REGION_NAMES.index(card.region) for card in facts.COURT], 6)
SUIT: Final = _column([facts.SUIT_NAMES.index(card.suit) for card in facts.COURT], 4)
RANK: Final = _column([card.rank for card in facts.COURT], 0)
PATRIOT: Final = _column([_coalition(card.patriot) for card in facts.COURT], 3)
PRIZE: Final = _column([_coalition(card.prize) for card in facts.COURT], 3)
LEVERAGED: Final = _column([int("leverage" in card.impact) for card in facts.COURT], 0)
BLOCK_ICONS: Final = _column([sum(i in ("road", "army") for i in c.impact) for c in facts.COURT], 0)
CYLINDER_ICONS: Final = _column(
    [sum(i in ("spy", "tribe") for i in c.impact) for c in facts.COURT], 0
)


def _shows() -> vec[u8]:
    """Return for each card and action 1 if the card shows it."""
    rows = [
        [0] * int(DEEDS),
        *([int(name in card.actions) for name in facts.ACTION_NAMES] for card in facts.COURT),
    ]
    rows += [[0] * int(DEEDS)] * int(CARDS - COURT_CARDS)
    return vec[u8]([u8(flag) for row in rows for flag in row])


def _icons() -> vec[u8]:
    """Return for each card its impact icons from top to bottom, filled up with NO_ICON."""
    rows: list[list[int]] = [[]]
    rows += [[facts.ICON_NAMES.index(icon) for icon in card.impact] for card in facts.COURT]
    rows += [[]] * int(CARDS - COURT_CARDS)
    return vec[u8](
        [u8(i) for row in rows for i in [*row, *([int(NO_ICON)] * (facts.MOST_ICONS - len(row)))]]
    )


def _deeds_in_order() -> vec[u8]:
    """Return for each card its actions from left to right, filled up with NO_DEED."""
    rows: list[list[int]] = [[]]
    rows += [[facts.ACTION_NAMES.index(name) for name in card.actions] for card in facts.COURT]
    rows += [[]] * int(CARDS - COURT_CARDS)
    return vec[u8](
        [u8(a) for row in rows for a in [*row, *([int(NO_DEED)] * (int(DEEDS_A_CARD) - len(row)))]]
    )


def _between() -> vec[u8]:
    """Return for each pair of regions their border, or NO_BORDER."""
    table = [int(NO_BORDER)] * int(REGIONS * REGIONS)
    for edge, (one, other) in enumerate(facts.BORDERS):
        table[one * int(REGIONS) + other] = table[other * int(REGIONS) + one] = edge
    return vec[u8]([u8(edge) for edge in table])


_SHOWS: Final = _shows()
_ICONS: Final = _icons()
_DEEDS: Final = _deeds_in_order()
_BETWEEN: Final = _between()
_ENDS: Final = vec[u8]([u8(region) for pair in facts.BORDERS for region in pair])


def shows(card: i64, deed: i64) -> bool:
    """Return whether a card shows a card-based action, a deed 0..5."""
    return _SHOWS[card * DEEDS + deed] == 1


def is_check(card: i64) -> bool:
    """Return whether a card is a dominance check."""
    return FIRST_CHECK <= card < FIRST_EVENT


def icon_at(card: i64, index: i64) -> i64:
    """Return an impact icon of a card, counted from the top from 0, or NO_ICON."""
    return NO_ICON if index >= ICONS_A_CARD else i64(_ICONS[card * ICONS_A_CARD + index])


def deed_at(card: i64, index: i64) -> i64:
    """Return an action of a card, counted from the left from 0, or NO_DEED."""
    return i64(_DEEDS[card * DEEDS_A_CARD + index])


def border_between(one: i64, other: i64) -> i64:
    """Return the border between two regions, or NO_BORDER."""
    return i64(_BETWEEN[one * REGIONS + other])


def first_end(border: i64) -> i64:
    """Return one of the two regions of a border."""
    return i64(_ENDS[2 * border])


def second_end(border: i64) -> i64:
    """Return the other region of a border."""
    return i64(_ENDS[2 * border + 1])


def _cards_of(ability: str) -> vec[u8]:
    return vec[u8]([u8(card) for card in sorted(facts.ABILITIES[ability].cards)])


def _card_of(ability: str) -> i64:
    (card,) = facts.ABILITIES[ability].cards
    return i64(card)


ADVISORS: Final[i64] = _card_of("indispensable_advisors")
INSURRECTION: Final[i64] = _card_of("insurrection")
LINEAGE: Final[i64] = _card_of("ancient_lineage")
BODYGUARDS: Final = _cards_of("bodyguards")
CITADEL_KABUL: Final[i64] = _card_of("citadel_kabul")
CITADEL_TRANSCASPIA: Final[i64] = _card_of("citadel_transcaspia")
BEDFELLOWS: Final[i64] = _card_of("strange_bedfellows")
REFORMS: Final[i64] = _card_of("civil_service_reforms")
SAFE_HOUSES: Final = _cards_of("safe_house")
COURTIERS: Final[i64] = _card_of("charismatic_courtiers")
BLACKMAIL_KANDAHAR: Final[i64] = _card_of("blackmail_kandahar")
BLACKMAIL_HERAT: Final[i64] = _card_of("blackmail_herat")
SUPPLIES: Final[i64] = _card_of("indian_supplies")
CONNECTED: Final[i64] = _card_of("well_connected")
HERAT_INFLUENCE: Final[i64] = _card_of("herat_influence")
PERSIAN_INFLUENCE: Final[i64] = _card_of("persian_influence")
RUSSIAN_INFLUENCE: Final[i64] = _card_of("russian_influence")
INFRASTRUCTURE: Final[i64] = _card_of("infrastructure")
OPERATOR: Final[i64] = _card_of("savvy_operator")
IRREGULARS: Final[i64] = _card_of("irregulars")

# Wakhan's cards, indexed by number - 1.
LINES: Final = (
    "tax",
    "build",
    "move",
    "battle",
    "betray",
    "battle_on_card_with_most_spies",
    "radicalize",
    "if_military_favored_radicalize_highest_military",
    "if_political_favored_radicalize_highest_economic",
    "radicalize_highest_political",
    "radicalize_highest_intelligence",
    "radicalize_any_intelligence",
    "if_under_two_rupees_radicalize_most_net_rupees",
    "radicalize_card_gaining_a_region",
    "radicalize_most_blocks",
    "if_none_dominant_radicalize_most_cylinders",
    "if_no_move_card_radicalize_move_card",
    "if_dominance_radicalize_matching_patriot",
    "if_court_full_radicalize_highest_political",
    "if_fewer_spies_radicalize_highest_intelligence",
)
L_TAX: Final[i64] = 0
L_BUILD: Final[i64] = 1
L_MOVE: Final[i64] = 2
L_BATTLE: Final[i64] = 3
L_BETRAY: Final[i64] = 4
L_BATTLE_SPIES: Final[i64] = 5
L_RADICALIZE: Final[i64] = 6
L_MILITARY: Final[i64] = 7
L_ECONOMIC: Final[i64] = 8
L_POLITICAL: Final[i64] = 9
L_INTELLIGENCE: Final[i64] = 10
L_ANY_INTELLIGENCE: Final[i64] = 11
L_NET_RUPEES: Final[i64] = 12
L_REGION: Final[i64] = 13
L_BLOCKS: Final[i64] = 14
L_CYLINDERS: Final[i64] = 15
L_MOVE_CARD: Final[i64] = 16
L_PATRIOT: Final[i64] = 17
L_COURT_FULL: Final[i64] = 18
L_FEWER_SPIES: Final[i64] = 19

_AI_LINES: Final = vec[u8](
    [u8(LINES.index(name)) for card in facts.WAKHAN for name in card.front.actions]
)
_AI_LOYALTY: Final = vec[u8](
    [
        u8(facts.COALITION_NAMES.index(name))
        for card in facts.WAKHAN
        for name in card.front.pragmatic_loyalty
    ]
)
_AI_REGIONS: Final = vec[u8](
    [
        u8(facts.REGION_NAMES.index(name))
        for card in facts.WAKHAN
        for name in card.front.region_priority
    ]
)
AI_RED_TOP: Final = vec[u8]([u8(card.front.red_arrow == "top") for card in facts.WAKHAN])
AI_BLACK: Final = vec[u8]([u8(card.front.black_arrow) for card in facts.WAKHAN])
AI_BACK: Final = vec[u8](
    [u8(facts.BACKS.index((c.back.top, c.back.numbers))) for c in facts.WAKHAN]
)
BACK_TOP_IS_LEFT: Final = vec[u8]([u8(top == "top_left") for top, _ in facts.BACKS])
_BACK_NUMBERS: Final = vec[u8]([u8(number) for _, numbers in facts.BACKS for number in numbers])


def ai_line(card: i64, index: i64) -> i64:
    """Return an action of Wakhan's card (from 0), counted from the top from 0."""
    return i64(_AI_LINES[card * LINES_A_CARD + index])


def ai_loyalty(card: i64, index: i64) -> i64:
    """Return a coalition of the pragmatic loyalty of Wakhan's card, both counted from 0."""
    return i64(_AI_LOYALTY[card * COALITIONS + index])


def ai_region(card: i64, index: i64) -> i64:
    """Return a region of the priority of Wakhan's card, both counted from 0."""
    return i64(_AI_REGIONS[card * REGIONS + index])


def back_number(back: i64, index: i64) -> i64:
    """Return number `index`, from 0, on a back of Wakhan's cards."""
    return i64(_BACK_NUMBERS[back * NUMBERS_A_BACK + index])
