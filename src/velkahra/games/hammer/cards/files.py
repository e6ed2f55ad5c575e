"""The files of a set of cards as types: its index, powers, decks and joint decks."""

from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from velkahra.games.hammer.cards.language import (
    Card,
    Id,
    Kind,
    Names,
    Natural,
    Positive,
    Power,
    PowerCard,
    Role,
    Strict,
    Subtype,
    Type,
    Word,
)

FILE: Final = r"^[\w-]+\.yaml$"
PUZZLE: Final = Path(__file__).parents[1] / "data" / "puzzle.yaml"
"""The puzzle file that every set is played with."""
MOST_ROUNDS: Final = 20
Percent = Annotated[int, Meta(ge=0, le=100)]
FileName = Annotated[str, Meta(pattern=FILE)]


class Files(Strict, frozen=True):
    """The names of the files of a set: powers, decks of powers, joint decks, and the puzzle."""

    powers: FileName
    decks: tuple[FileName, ...]
    coop: tuple[FileName, ...]
    puzzle: FileName


class Rules(Strict, frozen=True):
    """The rule parameters of a set, as set.yaml explains them; None means that there is no limit.

    Amounts are in SB, but for `break_bm` in BM, `population_chance` in percent, `plan_minutes` in
    minutes, and sizes, limits and discards in cards or uses. `rounds` are those of a printed camp;
    a table has its own.
    """

    hand_size_start: Natural = 7
    hand_limit: Natural = 7
    draws_per_turn: Natural = 1
    draw_sift: Natural = 1
    convert_rate: Positive = 3
    first_convert_rate: Positive | None = None
    population_chance: Percent = 50
    placement_sb: tuple[Natural, Natural, Natural, Natural, Natural] = (5, 4, 3, 2, 1)
    find_points: Natural = 20
    plan_minutes: Natural = 15
    untire_max: Natural | None = None
    place_limit: Natural | None = None
    spy_limit: Natural | None = None
    spy_ability_limit: Natural | None = None
    sb_cap: Natural | None = None
    steal_extra: Natural = 0
    coop_draw_extra: Natural = 0
    last_place_bonus: Natural = 0
    break_bm: Natural = 1
    break_sb: Natural = 2
    break_bm_substitute_sb: Natural = 3
    break_sacrifice: Natural = 1
    break_discard: Natural = 2
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 10
    plan_mode: Literal["interactive", "sealed"] = "interactive"
    find_mode: Literal["guess", "field"] = "guess"
    joint_cards_on_break: Literal["discard", "keep"] = "discard"
    guess_per_round: Natural = 1
    joker_scores: bool = False
    tie_rule: Literal["high", "low", "floor", "play_off"] = "high"
    population_returns: Literal["top_spy", "top_informant"] = "top_spy"
    stolen_info: Literal["copy", "move"] = "copy"


PARAMETERS: Final = tuple(
    name
    for name, usual in zip(Rules.__struct_fields__, Rules.__struct_defaults__, strict=True)
    if usual is None or type(usual) is int
)
"""The rule parameters that are numbers, which cards can change."""


class Currency(Strict, frozen=True):
    """Short forms of the two currencies in each language."""

    sb: Names
    bm: Names


class Tokens(Strict, frozen=True):
    """The names of the symbols in texts: {T} for tiring a card, {P} for a BM of a power."""

    T: Names
    P: Names


class Term(Names, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A word of the cards in each language, and the rulebook's word for it, `rule`."""

    rule: Word


class Index(Strict, frozen=True):
    """The contents of set.yaml: the files of the set, its words and its rule parameters.

    `kinds`, `roles`, `types` and `subtypes` are the words that cards show for them; `glossary` are
    terms by id.
    """

    format: Literal["hammer-set/1"]
    id: Id
    version: Word
    title: Names
    languages: tuple[Literal["cs", "pl", "en"], ...]
    files: Files
    powers: tuple[Power, ...]
    currency: Currency
    tokens: Tokens
    kinds: dict[Kind, Names]
    roles: dict[Role, Names]
    types: dict[Type, Names]
    subtypes: dict[Subtype, Names]
    rules: Rules
    glossary: dict[str, Term] = msgspec.field(default_factory=dict)


class PowersFile(Strict, frozen=True):
    """The file of the powers."""

    format: Literal["hammer-powers/1"]
    powers: tuple[PowerCard, ...]


class DeckFile(Strict, frozen=True):
    """The file of a power's deck; `owners` is that power alone."""

    format: Literal["hammer-deck/1"]
    deck: Power
    owners: tuple[Power, ...]
    cards: tuple[Card, ...]


class JointDeck(Strict, frozen=True):
    """The joint deck of a group of powers: `deck` is its id, the `owners` joined by hyphens."""

    deck: Word
    owners: tuple[Power, ...]
    name: Names
    cards: tuple[Card, ...]


class JointFile(Strict, frozen=True):
    """A file of joint decks."""

    format: Literal["hammer-coop/1"]
    decks: tuple[JointDeck, ...]
