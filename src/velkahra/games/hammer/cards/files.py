"""The files of a set of cards as types: its index, powers, decks and joint decks."""

from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from velkahra.games.hammer.cards import language

FILE: Final = r"^[\w-]+\.yaml$"
PUZZLE: Final = Path(__file__).parents[1] / "data" / "puzzle.yaml"
"""The puzzle file that every set is played with."""
MOST_ROUNDS: Final = 20
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
FileName = Annotated[str, msgspec.Meta(pattern=FILE)]


class Files(language.Strict, frozen=True):
    """The names of the files of a set: powers, decks of powers, joint decks, and the puzzle."""

    powers: FileName
    decks: tuple[FileName, ...]
    coop: tuple[FileName, ...]
    puzzle: FileName


class Rules(language.Strict, frozen=True):
    """The rule parameters of a set, as set.yaml explains them; None means that there is no limit.

    Amounts are in SB, but for `break_bm` in BM, `population_chance` in percent, `plan_minutes` in
    minutes, and sizes, limits and discards in cards or uses. `rounds` are those of a printed camp;
    a table has its own.
    """

    hand_size_start: language.Natural = 7
    hand_limit: language.Natural = 7
    draws_per_turn: language.Natural = 1
    draw_sift: language.Natural = 1
    convert_rate: language.Positive = 3
    first_convert_rate: language.Positive | None = None
    population_chance: Percent = 50
    placement_sb: tuple[
        language.Natural, language.Natural, language.Natural, language.Natural, language.Natural
    ] = (5, 4, 3, 2, 1)
    find_points: language.Natural = 20
    plan_minutes: language.Natural = 15
    untire_max: language.Natural | None = None
    place_limit: language.Natural | None = None
    spy_limit: language.Natural | None = None
    spy_ability_limit: language.Natural | None = None
    sb_cap: language.Natural | None = None
    steal_extra: language.Natural = 0
    coop_draw_extra: language.Natural = 0
    last_place_bonus: language.Natural = 0
    break_bm: language.Natural = 1
    break_sb: language.Natural = 2
    break_bm_substitute_sb: language.Natural = 3
    break_sacrifice: language.Natural = 1
    break_discard: language.Natural = 2
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)] = 10
    plan_mode: Literal["interactive", "sealed"] = "interactive"
    find_mode: Literal["guess", "field"] = "guess"
    joint_cards_on_break: Literal["discard", "keep"] = "discard"
    guess_per_round: language.Natural = 1
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


class Currency(language.Strict, frozen=True):
    """Short forms of the two currencies in each language."""

    sb: language.Names
    bm: language.Names


class Tokens(language.Strict, frozen=True):
    """The names of the symbols in texts: {T} for tiring a card, {P} for a BM of a power."""

    T: language.Names
    P: language.Names


class Term(language.Names, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A word of the cards in each language, and the rulebook's word for it, `rule`."""

    rule: language.Word


class Index(language.Strict, frozen=True):
    """The contents of set.yaml: the files of the set, its words and its rule parameters.

    `kinds`, `roles`, `types` and `subtypes` are the words that cards show for them; `glossary` are
    terms by id.
    """

    format: Literal["hammer-set/1"]
    id: language.Id
    version: language.Word
    title: language.Names
    languages: tuple[Literal["cs", "pl", "en"], ...]
    files: Files
    powers: tuple[language.Power, ...]
    currency: Currency
    tokens: Tokens
    kinds: dict[language.Kind, language.Names]
    roles: dict[language.Role, language.Names]
    types: dict[language.Type, language.Names]
    subtypes: dict[language.Subtype, language.Names]
    rules: Rules
    glossary: dict[str, Term] = msgspec.field(default_factory=dict)


class PowersFile(language.Strict, frozen=True):
    """The file of the powers."""

    format: Literal["hammer-powers/1"]
    powers: tuple[language.PowerCard, ...]


class DeckFile(language.Strict, frozen=True):
    """The file of a power's deck; `owners` is that power alone."""

    format: Literal["hammer-deck/1"]
    deck: language.Power
    owners: tuple[language.Power, ...]
    cards: tuple[language.Card, ...]


class JointDeck(language.Strict, frozen=True):
    """The joint deck of a group of powers: `deck` is its id, the `owners` joined by hyphens."""

    deck: language.Word
    owners: tuple[language.Power, ...]
    name: language.Names
    cards: tuple[language.Card, ...]


class JointFile(language.Strict, frozen=True):
    """A file of joint decks."""

    format: Literal["hammer-coop/1"]
    decks: tuple[JointDeck, ...]
