"""The printed facts: the files of data/, decoded and checked when loaded.

Edition: Hobby World 2014 in the Czech printing. Laws are data: besides the sets that come with
the game, those in the folder of own card files (`core.cards`) can be played with.
This module stays interpreted: decoding by type needs the annotations that compiling erases.
"""

import logging
from pathlib import Path
from typing import Any, Final

import msgspec

from velkahra.core.contract.cards import CardFileError, folder, name_of
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.files import decode_json

DATA: Final = Path(__file__).parents[1] / "data"

FILES: Final = ("laws.json", "laws_russian_scan.json", "laws_first_international_2014.json")
"""The sets that come with the game, the default first."""
FIRST_SET: Final = "first_international_2014"
"""The set that games of rules 1 were played with unless another was chosen."""

SEAT_NAMES: Final = ("circle", "square", "triangle", "star")
COLOUR_NAMES: Final = ("blue", "red", "green", "yellow")
CORNERS: Final = ("top_left", "top_right", "bottom_left", "bottom_right")
CHARACTERS: Final = 64
LAWS: Final = 24
CARDS: Final = CHARACTERS + LAWS
LEVELS: Final = 5
ROWS: Final = 4
MOST_OPTIONS: Final = 4
MOST_PARTS: Final = 3
POWERS: Final = (2, 3, 4, 5, 6, 7, 8, 10, 12, 15)
MAGIC_BONUSES: Final = (2, 3, 5)
CIRCLE_BONUSES: Final = (2, 4)
EFFECTS: Final = (
    "replace_card",
    "duplicate_tokens",
    "swap_token",
    "take_display_card_skip_auction",
    "draw_laws_return",
    "choose_one",
    "tuck_from_hand",
    "tuck_free_card",
    "store_gems",
    "tuck_on_take",
    "points_per_card",
    "points_per_set",
    "points_per_circle_and_eternal",
    "points_per_adjacent_character",
)


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One part of a reward: its type, how many (`n`), and a colour, "" without one.

    The types are explained in characters.json.
    """

    type: str
    n: int = 1
    color: str = ""


class Reward(msgspec.Struct, frozen=True):
    """All of these parts, in the order in which they are printed."""

    all: tuple[Part, ...]


class Row(msgspec.Struct, frozen=True):
    """One row of a character: level, 1..4, the colour of the gem it costs, and what it brings."""

    level: int
    cost: str
    reward: Reward


class Character(msgspec.Struct, frozen=True):
    """A character; the fields are explained in characters.json."""

    number: int
    key: str
    names: dict[str, str]
    segments: dict[str, str]
    rows: tuple[Row, ...]


class Characters(msgspec.Struct, frozen=True):
    """The part of characters.json that the game uses."""

    cards: tuple[Character, ...]


class Params(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Parameters of the effects of laws, as laws.json has them; each effect reads its own."""

    levels: tuple[int, ...] = (1, 2, 3, 4)
    return_to: str = ""
    move: str = ""
    target: str = ""
    self_tucked: bool = True
    copies: int = 1
    include_eternal_gems: bool = True
    optional: bool = True
    price_gems: int = 3
    price_to: str = ""
    exclude: tuple[str, ...] = ()
    points: int = 0
    include_tucked: bool = True
    include_self: bool = True
    take: int = 1
    refill_from: str = ""
    skip_next_auction: bool = True
    pass_gems: bool = False
    draw: int = 0
    give_back: int = msgspec.field(default=0, name="return")
    order: str = ""
    options: tuple[tuple[Part, ...], ...] = ()
    min: int = 0
    max: int | None = None
    points_per_card: int = 0
    points_per_gem: int = 0
    count: int = 1
    move_tokens: bool = True
    points_by_level: dict[str, int] = {}
    triggers: tuple[str, ...] = ()


class Law(msgspec.Struct, frozen=True):
    """A law; the fields are explained in laws.json."""

    number: int
    key: str
    titles: dict[str, str]
    segments: dict[str, str]
    effect: str
    params: Params
    text: dict[str, str]
    attestation: tuple[str, ...] = ()
    confidence: str = "high"
    note: str = ""


class LawFile(msgspec.Struct, frozen=True):
    """The part of a file of laws that the game uses."""

    schema: str
    set_id: str
    cards: tuple[Law, ...]


class LawSet(msgspec.Struct, frozen=True):
    """A checked set of laws under the name that options and records know it by."""

    name: str
    laws: tuple[Law, ...]


def load_characters(text: bytes) -> tuple[Character, ...]:
    """Return the characters of characters.json.

    Raises: CardFileError naming the card and what contradicts the rulebook's counts.
    Rules: VC-COMP-02, VC-COMP-04.
    """
    file: Characters = _decode(text, Characters, "characters.json")
    cards = file.cards
    _check("characters.json", [card.number for card in cards], 1, CHARACTERS)
    for card in cards:
        where = f"characters.json: card {card.number}"
        _check_segments(where, card.segments)
        if [row.level for row in card.rows] != [1, 2, 3, 4]:
            raise CardFileError(f"{where}: the rows must be those of levels 1, 2, 3, 4")
        for row in card.rows:
            if row.cost not in COLOUR_NAMES:
                raise CardFileError(f"{where}: the cost must be one of {_listed(COLOUR_NAMES)}")
            _check_parts(where, row.reward.all, wild=False)
    return cards


def load_laws(text: bytes, source: str, own: bool = True) -> LawSet:
    """Return a file of laws; `source` names it in errors.

    The name of a user's own set is its id and the hash of its bytes, so that a record has the exact
    cards of its game.

    Raises: CardFileError with the card, the mistake and its correction.
    Rules: VC-COMP-02, VC-COMP-04.
    """
    file: LawFile = _decode(text, LawFile, source)
    if file.schema != "viceroy-laws/1":
        raise CardFileError(f"{source}: the schema must be viceroy-laws/1, not {file.schema!r}")
    if not file.set_id.replace("_", "").isalnum() or not file.set_id.isascii():
        raise CardFileError(f"{source}: set_id must be letters, digits and _, not {file.set_id!r}")
    _check(source, [law.number for law in file.cards], CHARACTERS + 1, LAWS)
    for law in file.cards:
        _check_law(f"{source}: card {law.number}", law)
    name = name_of(file.set_id, text) if own else file.set_id
    return LawSet(name, file.cards)


def _decode(text: bytes, kind: type[Any], source: str) -> Any:  # noqa: ANN401 - of `kind`
    try:
        return decode_json(text, kind, source)
    except VelkahraError as error:
        raise CardFileError(str(error)) from error


def _check(source: str, numbers: list[int], first: int, count: int) -> None:
    if numbers != list(range(first, first + count)):
        last = first + count - 1
        raise CardFileError(f"{source}: the cards must be {first} to {last}, each once, ascending")


def _check_segments(where: str, segments: dict[str, str]) -> None:
    if sorted(segments) != sorted(CORNERS) or not set(segments.values()) <= set(COLOUR_NAMES):
        raise CardFileError(f"{where}: segments are {_listed(CORNERS)}, of {_listed(COLOUR_NAMES)}")


_AMOUNTS: Final[dict[str, tuple[int, ...]]] = {
    "gems": tuple(range(1, 9)),
    "power": POWERS,
    "card": (1, 2, 3),
    "science": (1, 2),
    "magic": (1, 2),
    "defense": (1, 2),
    "attack": (1, 2),
    "eternal_gem": (1,),
    "magic_bonus": MAGIC_BONUSES,
    "circle_bonus": CIRCLE_BONUSES,
}


def _check_parts(where: str, parts: tuple[Part, ...], wild: bool) -> None:
    if not 1 <= len(parts) <= MOST_PARTS:
        raise CardFileError(f"{where}: a reward has 1 to {MOST_PARTS} parts")
    for part in parts:
        if part.type not in _AMOUNTS:
            raise CardFileError(f"{where}: {part.type!r} is not a reward: {_listed(_AMOUNTS)}")
        if part.n not in _AMOUNTS[part.type]:
            fitting = _listed(_AMOUNTS[part.type])
            raise CardFileError(f"{where}: {part.type} cannot be {part.n}, only {fitting}")
        coloured = part.type in ("eternal_gem", "circle_bonus")
        any_colour = wild and part.type == "eternal_gem" and part.color == "any"
        if coloured and part.color not in COLOUR_NAMES and not any_colour:
            raise CardFileError(f"{where}: {part.type} cannot be of the colour {part.color!r}")
        if part.color and not coloured:
            raise CardFileError(f"{where}: {part.type} has no colour, so not {part.color!r}")


def _check_law(where: str, law: Law) -> None:
    _check_segments(where, law.segments)
    if law.effect not in EFFECTS:
        raise CardFileError(f"{where}: {law.effect!r} is not an effect: {_listed(EFFECTS)}")
    for language in ("en", "cs", "pl"):
        if not law.titles.get(language) or not law.text.get(language):
            raise CardFileError(f"{where}: the title and the text in {language!r} are missing")
    for text in (*law.titles.values(), *law.text.values()):
        if not text.replace("\n", "").isprintable():
            raise CardFileError(f"{where}: {text!r} has a character that cannot be printed")
    _check_known(where, law)
    points = [law.params.points, law.params.points_per_card, law.params.points_per_gem]
    if not all(0 <= number <= 20 for number in [*points, *law.params.points_by_level.values()]):
        raise CardFileError(f"{where}: points must be 0 to 20")
    _check_params(where, law.effect, law.params)


# Facts of each effect: names that it reads, and facts with one allowed value.
_READ: Final[dict[str, tuple[str, ...]]] = {
    "replace_card": ("levels",),
    "swap_token": ("price_gems",),
    "draw_laws_return": ("draw", "give_back"),
    "choose_one": ("options",),
    "tuck_from_hand": ("points_per_card",),
    "tuck_free_card": ("points_by_level",),
    "store_gems": ("min", "max", "points_per_gem"),
    "tuck_on_take": ("points_per_card",),
    "points_per_card": ("points",),
    "points_per_set": ("points",),
    "points_per_circle_and_eternal": ("points",),
    "points_per_adjacent_character": ("points",),
}
_FIXED: Final[dict[str, dict[str, object]]] = {
    "replace_card": {"return_to": "hand", "move": "all_tokens_and_tucked_cards"},
    "duplicate_tokens": {
        "target": "own_character",
        "self_tucked": True,
        "copies": 1,
        "include_eternal_gems": True,
    },
    "swap_token": {
        "optional": True,
        "price_to": "other_player",
        "exclude": ("eternal_gem", "stored_gem"),
    },
    "take_display_card_skip_auction": {
        "take": 1,
        "refill_from": "small_deck",
        "skip_next_auction": True,
        "pass_gems": False,
    },
    "draw_laws_return": {"return_to": "law_deck_top", "order": "player"},
    "tuck_from_hand": {"min": 0, "max": None},
    "tuck_free_card": {"count": 1, "move_tokens": True},
    "tuck_on_take": {"triggers": ("auction", "card_reward", "law_draw", "display_take")},
    "points_per_card": {"include_tucked": True, "include_self": True},
}
_SPELLED: Final = {"give_back": "return"}


def _check_known(where: str, law: Law) -> None:
    """Raise an error if a law says something that the rules cannot carry out."""
    fixed = _FIXED.get(law.effect, {})
    for name in Params.__struct_fields__:
        value, spelled = getattr(law.params, name), _SPELLED.get(name, name)
        if name in fixed and value != fixed[name]:
            right = _written(fixed[name])
            raise CardFileError(f"{where}: {spelled} must be {right}, not {_written(value)}")
        if name not in (*_READ.get(law.effect, ()), *fixed) and value != getattr(Params(), name):
            raise CardFileError(f"{where}: {law.effect} knows no {spelled}")


def _written(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _check_params(where: str, effect: str, params: Params) -> None:
    if effect == "choose_one":
        if not 2 <= len(params.options) <= MOST_OPTIONS:
            raise CardFileError(f"{where}: choose_one needs 2 to {MOST_OPTIONS} options")
        for parts in params.options:
            _check_parts(where, parts, wild=True)
    if effect == "tuck_free_card" and sorted(params.points_by_level) != list("1234"):
        raise CardFileError(f"{where}: points_by_level must name the levels 1, 2, 3 and 4")
    if effect == "draw_laws_return" and not 0 <= params.give_back < params.draw <= 6:
        raise CardFileError(f"{where}: it must draw at most 6 laws, and return fewer")
    if effect == "store_gems" and not 1 <= (params.max or 0) <= 8:
        raise CardFileError(f"{where}: max must be 1 to 8 gems, not {_written(params.max)}")
    if effect == "store_gems" and not 0 <= params.min <= (params.max or 0):
        raise CardFileError(f"{where}: min must be 0 to max, not {params.min}")
    if effect == "swap_token" and not 0 <= params.price_gems <= 8:
        raise CardFileError(f"{where}: price_gems must be 0 to 8")
    if effect == "replace_card" and not (params.levels and set(params.levels) <= {1, 2, 3, 4}):
        raise CardFileError(f"{where}: levels must be some of 1, 2, 3, 4")


def _listed(values: Any) -> str:  # noqa: ANN401 - anything that can be listed
    return ", ".join(str(value) for value in values)


def load_sets(own: Path | None = None) -> tuple[LawSet, ...]:
    """Return the sets of the game, and those of a folder of own card files, if there is one.

    The first is the default. A file with a mistake is left out with a warning about it.
    """
    sets = [load_laws((DATA / name).read_bytes(), name, own=False) for name in FILES]
    for path in sorted(own.glob("*.json")) if own else ():
        try:
            sets.append(load_laws(path.read_bytes(), path.name))
        except (CardFileError, OSError) as error:
            logging.getLogger(__name__).warning("a set of laws is left out: %s", error)
    return tuple({law_set.name: law_set for law_set in sets}.values())


PEOPLE: Final = load_characters((DATA / "characters.json").read_bytes())
LAW_SETS: Final = load_sets(folder("viceroy"))
SET_NAMES: Final = tuple(law_set.name for law_set in LAW_SETS)
