"""The printed facts: the files of data/, decoded and checked when loaded.

Edition: the second, in its Czech and Polish printings. This module stays interpreted: decoding by
type needs the annotations that compiling erases.
"""

from pathlib import Path
from typing import Final

import msgspec

DATA: Final = Path(__file__).parents[1] / "data"

REGION_NAMES: Final = ("transcaspia", "kabul", "punjab", "persia", "herat", "kandahar")
COALITION_NAMES: Final = ("afghan", "british", "russian")
SUIT_NAMES: Final = ("economic", "military", "political", "intelligence")
ACTION_NAMES: Final = ("tax", "gift", "build", "move", "betray", "battle")
ICON_NAMES: Final = (
    "road",
    "army",
    "tribe",
    "spy",
    "leverage",
    *(f"favored-suit:{suit}" for suit in SUIT_NAMES),
)
COLOURS: Final = ("gray", "blue", "tan", "red", "black")
COURT_CARDS: Final = 100
CARDS: Final = 116
AI_CARDS: Final = 24
MOST_ICONS: Final = 4


class Card(msgspec.Struct, frozen=True):
    """A court card; the fields are explained in court_cards.json."""

    number: int
    name: str
    region: str
    suit: str
    rank: int
    impact: tuple[str, ...]
    actions: tuple[str, ...]
    patriot: str | None
    prize: str | None
    ability: str | None


class Half(msgspec.Struct, frozen=True):
    """One half of an event card; the fields are explained in event_cards.json."""

    effect: str
    title: str | None
    duration: str
    scope: str
    choice: str | None
    text_en: str
    text_cs: str
    text_pl: str


class EventCard(msgspec.Struct, frozen=True):
    """An event card with its two halves."""

    number: int
    kind: str
    discarded: Half
    purchased: Half


class Ability(msgspec.Struct, frozen=True):
    """A special ability, and the court cards that show it, by number.

    `timing` says when it works, `optional` whether its owner decides each time; the text is in
    three languages.
    """

    id: str
    title: str
    cards: tuple[int, ...]
    timing: str
    optional: bool
    text_en: str
    text_cs: str
    text_pl: str


class Front(msgspec.Struct, frozen=True):
    """The face of one of Wakhan's cards.

    The fields are explained in wakhan_cards.json; lists are from the left or from the top.
    """

    pragmatic_loyalty: tuple[str, str, str]
    actions: tuple[str, str, str]
    region_priority: tuple[str, str, str, str, str, str]
    red_arrow: str
    black_arrow: int


class Back(msgspec.Struct, frozen=True):
    """The back of one of Wakhan's cards; the fields are explained in wakhan_cards.json."""

    top: str
    bottom: str
    numbers: tuple[int, int, int, int, int, int]


class AiCard(msgspec.Struct, frozen=True):
    """One of Wakhan's cards."""

    number: int
    front: Front
    back: Back


class Region(msgspec.Struct, frozen=True):
    """A region of the map: its id, its name in each language, and the ids of its neighbours."""

    id: str
    name_en: str
    name_cs: str
    name_pl: str
    neighbours: tuple[str, ...]


class Border(msgspec.Struct, frozen=True):
    """A border: its id, and those of the two regions beside it."""

    id: str
    regions: tuple[str, str]


class Map(msgspec.Struct, frozen=True):
    """The part of map.json that the rules use."""

    regions: list[Region]
    borders: list[Border]


class _Courts(msgspec.Struct, frozen=True):
    cards: list[Card]


class _Events(msgspec.Struct, frozen=True):
    cards: list[EventCard]


class _Abilities(msgspec.Struct, frozen=True):
    abilities: list[Ability]


class _Wakhan(msgspec.Struct, frozen=True):
    cards: list[AiCard]


def _complain(file: str, what: str) -> None:
    raise ValueError(f"{file}: {what}")


def load_court(text: bytes) -> list[Card]:
    """Read court_cards.json, in the order of the numbers.

    Raises: ValueError naming the card, if a field is not one of the game's, or a number is missing.
        Rules: PP-COMP-07, PP-COMP-09.
    """
    cards = msgspec.json.decode(text, type=_Courts).cards
    if [card.number for card in cards] != list(range(1, COURT_CARDS + 1)):
        _complain("court_cards.json", "the cards must be numbered 1 to 100, in order")
    for card in cards:
        known = (
            card.region in REGION_NAMES
            and card.suit in SUIT_NAMES
            and 1 <= card.rank <= 3
            and set(card.impact) <= set(ICON_NAMES)
            and set(card.actions) <= set(ACTION_NAMES)
            and {card.patriot, card.prize} <= {*COALITION_NAMES, None}
            and len(card.impact) <= MOST_ICONS
        )
        if not known:
            _complain("court_cards.json", f"card {card.number} has a field the game does not know")
    return cards


def load_events(text: bytes) -> list[EventCard]:
    """Read event_cards.json.

    Raises: ValueError if a number is missing or there are not four dominance checks.
        Rules: PP-COMP-07, PP-COMP-08.
    """
    cards = msgspec.json.decode(text, type=_Events).cards
    if [card.number for card in cards] != list(range(COURT_CARDS + 1, CARDS + 1)):
        _complain("event_cards.json", "the cards must be numbered 101 to 116, in order")
    checks = [card.number for card in cards if card.kind == "dominance_check"]
    if checks != [101, 102, 103, 104]:
        _complain("event_cards.json", "the dominance checks must be the cards 101 to 104")
    return cards


def load_abilities(text: bytes, cards: list[Card]) -> dict[str, Ability]:
    """Read abilities.json; abilities are by id.

    Raises: ValueError if it disagrees with the court cards. Rules: PP-COMP-09, PP-GEN-04.
    """
    abilities = {a.id: a for a in msgspec.json.decode(text, type=_Abilities).abilities}
    printed: dict[str, list[int]] = {}
    for card in cards:
        if card.ability is not None:
            printed.setdefault(card.ability, []).append(card.number)
    if {name: sorted(ability.cards) for name, ability in abilities.items()} != printed:
        _complain("abilities.json", "the cards of the abilities are not those of the court cards")
    return abilities


def load_wakhan(text: bytes) -> list[AiCard]:
    """Read wakhan_cards.json.

    Raises: ValueError if a card is missing or shows what the game does not know. Rules: PP-COMP-07.
    """
    cards = msgspec.json.decode(text, type=_Wakhan).cards
    if [card.number for card in cards] != list(range(1, AI_CARDS + 1)):
        _complain("wakhan_cards.json", "the cards must be numbered 1 to 24, in order")
    for card in cards:
        front, back = card.front, card.back
        known = (
            sorted(front.pragmatic_loyalty) == sorted(COALITION_NAMES)
            and sorted(front.region_priority) == sorted(REGION_NAMES)
            and front.red_arrow in ("top", "bottom")
            and 0 <= front.black_arrow <= 5
            and sorted(back.numbers) == [0, 1, 2, 3, 4, 5]
            and {back.top, back.bottom} == {"top_left", "bottom_right"}
        )
        if not known:
            _complain("wakhan_cards.json", f"card {card.number} shows what the game does not know")
    return cards


def load_map(text: bytes) -> Map:
    """Read map.json.

    Raises: ValueError if its regions or borders contradict each other. Rules: PP-COMP-01.
    """
    found = msgspec.json.decode(text, type=Map)
    if tuple(region.id for region in found.regions) != REGION_NAMES:
        _complain("map.json", f"the regions must be {', '.join(REGION_NAMES)}, in this order")
    ways = [border.regions for border in found.borders]
    pairs = {*ways, *((other, one) for one, other in ways)}
    told = {(region.id, other) for region in found.regions for other in region.neighbours}
    if pairs != told or 2 * len(found.borders) != len(pairs):
        _complain("map.json", "the borders contradict the neighbours of the regions")
    if any(border.id != "-".join(sorted(border.regions)) for border in found.borders):
        _complain("map.json", "the borders must be called after their regions, as in herat-kabul")
    return found


COURT: Final = load_court((DATA / "court_cards.json").read_bytes())
EVENTS: Final = load_events((DATA / "event_cards.json").read_bytes())
ABILITIES: Final = load_abilities((DATA / "abilities.json").read_bytes(), COURT)
WAKHAN: Final = load_wakhan((DATA / "wakhan_cards.json").read_bytes())
MAP: Final = load_map((DATA / "map.json").read_bytes())
BORDER_NAMES: Final = tuple(border.id for border in MAP.borders)
BORDERS: Final = tuple(
    (REGION_NAMES.index(a), REGION_NAMES.index(b)) for a, b in (b.regions for b in MAP.borders)
)
BACKS: Final = tuple(sorted({(card.back.top, card.back.numbers) for card in WAKHAN}))
