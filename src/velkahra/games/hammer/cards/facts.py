"""The available sets of cards, each compiled to lists of numbers for `tables`.

Reading a set strictly takes a while, so it is read when a game is first played with it.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

import msgspec

from velkahra.core.contract.cards import CardFileError, folder, name_of
from velkahra.games.hammer.cards import card_ids, columns, opcodes
from velkahra.games.hammer.cards.card_set import DEFAULT, PARTIAL, CardSet, read_set
from velkahra.games.hammer.cards.compiler import Compiler, bits, gains_clues
from velkahra.games.hammer.cards.language import POWERS, Card, Price, Side


def standard_name(files: Mapping[str, bytes]) -> str:
    """Return the name of a set that comes with the game, from its files (name -> content)."""
    return name_of("standard", b"".join(files[name] for name in sorted(files)))


def _found(home: Path | None) -> dict[str, Path]:
    paths = sorted(home.glob("*/set.yaml")) if home and home.is_dir() else []
    return {path.parent.name: path.parent for path in paths if path.parent.suffix != PARTIAL}


def carried_home() -> Path | None:
    """Return the folder of sets that came with tables, which new tables are not offered."""
    home = folder("hammer")
    return home / "carried" if home else None


STANDARD_SET: Final = standard_name(
    {path.name: path.read_bytes() for path in DEFAULT.glob("*.yaml")}
)
OLDER: Final = {"standard-d67140745243": DEFAULT.parent / "older" / "first"}
"""Standard sets of programs before this one, by their names: tables played with them go on."""

_OWN: Final = _found(folder("hammer"))
FOLDERS: Final = {STANDARD_SET: DEFAULT, **_OWN, **OLDER}
"""Folders of sets, by their names in options: the game's, own ones, and those of bundles."""


def is_here(name: str) -> bool:
    """Return whether a set is here; another process may have installed it just now."""
    if name not in FOLDERS:
        for found, place in _found(carried_home()).items():
            add_set(found, place)
    return name in FOLDERS


def set_name(number: int) -> str:
    """Return the name of a set in options, by its number in this process. Raises: IndexError."""
    return list(FOLDERS)[number]


def set_number(name: str) -> int:
    """Return the number of a set in this process. Raises: ValueError if there is none."""
    return list(FOLDERS).index(name)


def offered_sets() -> tuple[str, ...]:
    """Return the names of the sets offered to new tables, the default first."""
    return (STANDARD_SET, *_OWN)


def add_set(name: str, place: Path) -> None:
    """Register another set, in order, in the folder `place`; a known one keeps its number."""
    FOLDERS.setdefault(name, place)


is_here("")  # registers those that were installed before


class Placed(msgspec.Struct, frozen=True):
    """A card of a set at its place, or a side or special ability as a source of effects.

    Attributes:
        slot: its place, a number of `rules.card_ids`.
        owners: the powers it belongs to, as indices of `language.POWERS`.
        card, side: what lies there; the other one is None.
    """

    slot: int
    owners: tuple[int, ...]
    card: Card | None = None
    side: Side | None = None


@cache
def card_set(number: int) -> CardSet:
    """Return a set by its number in this process. Raises: CardFileError naming file, line, card."""
    return read_set(FOLDERS[set_name(number)])


@cache
def placed(number: int) -> tuple[Placed, ...]:
    """Return every source of a set at its place, ascending by place; `number` is that of the set.

    Raises: CardFileError for a joint deck of more cards than there are places.
    """
    found = card_set(number)
    out: list[Placed] = []
    for deck in found.decks:
        power = POWERS.index(deck.deck)
        cards = [card for card in deck.cards for _ in range(card.count)]
        out += [Placed(power * card_ids.OWN + at, (power,), card) for at, card in enumerate(cards)]
    for power, facts in enumerate(found.powers):
        out.append(Placed(power * card_ids.OWN + card_ids.INFORMANT, (power,), facts.informant))
        sides = (*facts.secret.strong, *facts.secret.weak)[: card_ids.SIDES]
        out += [
            Placed(card_ids.SIDE + power * card_ids.SIDES + at, (power,), side=side)
            for at, side in enumerate(sides)
        ]
        out.append(Placed(card_ids.ABILITY + power, (power,), facts.ability))
    for joint in found.joint:
        out += _joint(joint.deck, joint.cards)
    return tuple(sorted(out, key=lambda each: each.slot))


def _joint(name: str, cards: Sequence[Card]) -> list[Placed]:
    group = card_ids.GROUP_NAMES.index(name)
    room = card_ids.GROUP_STARTS[group + 1] - card_ids.GROUP_STARTS[group]
    if len(cards) > room:
        raise CardFileError(f"{name}: {len(cards)} cards, a joint deck of these may have {room}")
    owners = tuple(POWERS.index(power) for power in name.split("-"))
    return [
        Placed(card_ids.GROUP_STARTS[group] + at, owners, card) for at, card in enumerate(cards)
    ]


@cache
def by_slot(number: int) -> dict[int, Placed]:
    """Return the sources of a set, by their places; `number` is that of the set."""
    return {each.slot: each for each in placed(number)}


class Tables(msgspec.Struct):
    """A set as lists of numbers.

    Attributes:
        compiler: the rows of effects, filters and whatever else the sources refer to.
        cards: a row for each source, with the columns of `tables.SetTables`.
        makers: for each modifier the source that has it, or whose effect sets it.
        rules: the parameters, in the order of `opcodes.PARAMETERS`.
        placement: SB of each place in a daily game.
        chosen: the value of each of `opcodes.CHOICES`, as an index.
    """

    compiler: Compiler
    cards: list[list[int]]
    makers: list[int]
    rules: list[int]
    placement: list[int]
    chosen: list[int]


@lru_cache(maxsize=16)
def tables(number: int) -> Tables:
    """Return a compiled set by its number. The caller must copy it before changing it."""
    compiler = Compiler()
    rows = [[-1] * 17 for _ in range(card_ids.SOURCES)]
    makers: list[int] = []
    for each in placed(number):
        rows[each.slot] = _row(compiler, each)
        makers += [each.slot] * (len(compiler.modifiers) - len(makers))
    rules = card_set(number).index.rules
    chosen = [values.index(getattr(rules, name)) for name, values in opcodes.CHOICES]
    parameters = _parameters(rules)
    return Tables(compiler, rows, makers, parameters, list(rules.placement_sb), chosen)


def _parameters(rules: object) -> list[int]:
    out = []
    for name in opcodes.PARAMETERS:
        value = getattr(rules, name)
        if value is None:
            value = opcodes.NO_LIMIT if name in opcodes.LIMITS else 0
        out.append(int(value))
    return out


def _row(compiler: Compiler, each: Placed) -> list[int]:
    """Return the row of a source: see `tables.SetTables`."""
    source = each.card or each.side
    assert source is not None
    compiler.begin(each.slot, source.id, each.card is not None and each.card.kind == "ability")
    starts = [len(compiler.abilities), len(compiler.triggers)]
    abilities = each.card.abilities if each.card else ()
    for ability in abilities:
        compiler.ability(ability)
    for trigger in source.triggers:
        compiler.trigger(trigger)
    starts.append(len(compiler.modifiers))
    for modifier in source.static:
        compiler.modifier(modifier)
    counts = [len(abilities), len(source.triggers), len(source.static)]
    return [*_printed(compiler, each), *starts, *counts]


def _printed(compiler: Compiler, each: Placed) -> list[int]:
    card, owners = each.card, sum(1 << power for power in each.owners)
    if card is None:
        return [opcodes.NO_CARD, 0, 0, 0, 0, 0, owners, -1, -1, 0, 0]
    price = card.cost or Price(0)
    effect = compiler.effect(card.effect, card.manual)
    return [
        opcodes.KINDS.index(card.kind),
        opcodes.ALL_ROLES if card.role == "universal" else bits(card.role, opcodes.ROLES),
        bits(card.type, opcodes.TYPES),
        bits(card.subtype, opcodes.SUBTYPES),
        price.sb,
        _power_points(price, each.owners),
        owners,
        compiler.condition(card.requires),
        effect,
        int(gains_clues(card)),
        int(card.manual),
    ]


def _power_points(price: Price, owners: tuple[int, ...]) -> int:
    """Return the BM of each power packed into four bits each. Rules: HM-CARD-01, HM-COOP-13."""
    if isinstance(price.bm, int):
        return price.bm << columns.POWER_BITS * owners[0]
    return sum(
        amount << columns.POWER_BITS * POWERS.index(power) for power, amount in price.bm.items()
    )


assert len(POWERS) == card_ids.SEATS
assert card_ids.GROUP_STARTS[-1] == card_ids.CARDS
