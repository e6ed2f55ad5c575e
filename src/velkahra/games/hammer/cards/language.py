"""The language of cards as types: what a card file may contain, and under which name.

Source: the design of the card set, part A. A step is a mapping with one verb; `if` has `then` and
`else` beside it. Words for teams, kinds and stats are checked here, what they mean is in `check`.
"""

from operator import attrgetter
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Literal

import msgspec

POWERS: Final = ("usa", "china", "japan", "russia", "gla")
LANGUAGES: Final = ("cs", "pl", "en")

Power = Literal["usa", "china", "japan", "russia", "gla"]
Kind = Literal["spy", "place", "situation", "action", "ability"]
AnyKind = Literal["spy", "place", "situation", "action", "ability", "permanent", "any"]
Role = Literal["informant", "infiltrator", "universal"]
Type = Literal["attack", "recon", "economy", "diplomacy", "defence", "logistics"]
Subtype = Literal[
    "air", "navy", "ground", "commando", "sabotage", "cyber", "satellite", "electronic"
]
Own = Literal["you", "allies"]
Target = Literal["target_opponent", "target_power"]
Earlier = Literal["that_team", "target_controller", "source_team", "event_team"]
Team = Literal[Own, Target, "each_opponent", "each_other", "each_power", Earlier]
Whose = Literal[Own, "opponent", "partner", "anyone", Target, Earlier]
Possession = Literal["sb", "bm", "hand", "info", "deck", "discard", "rank"]
Stat = Literal[Possession, "spies", "places", "permanents", "partners"]
Operator = Literal["lt", "le", "eq", "ge", "gt"]
Until = Literal["turn_end", "round_end", "your_next_turn", "game_end", "forever"]
Moment = Literal["round_start", "income", "turn_start", "turn_end", "round_end"]
Fate = Literal["enters", "dies", "spy_enters", "spy_dies", "permanent_dies"]
When = Literal[Moment, Fate, "card_played", "info_gained", "sb_stolen"]
Forbidden = Literal[
    "play",
    "activate",
    "untire",
    "gain_info",
    "steal_info",
    "draw",
    "convert",
    "look_hand",
    "discard",
    "trigger",
]
Natural = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]
Word = Annotated[str, msgspec.Meta(min_length=1)]
ID: Final = "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"
COLOUR: Final = "^#[0-9a-f]{6}$"
Id = Annotated[str, msgspec.Meta(pattern=ID)]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of every construct of the language: unknown keys are refused."""


class Names(Strict, frozen=True):
    """A text in each language of a set, "" where it has none; a set has one of them at least."""

    cs: Word = ""
    pl: Word = ""
    en: Word = ""

    def of(self, language: str) -> str:
        """Return the text in cs, pl or en, or in another language if the set lacks it."""
        said = {"cs": self.cs, "pl": self.pl, "en": self.en}
        return said[language] or self.cs or self.en or self.pl

    def spoken(self) -> tuple[str, ...]:
        """Return the languages that have a text, in the order of LANGUAGES."""
        return tuple(language for language in LANGUAGES if getattr(self, language))


class Filter(Strict, frozen=True):
    """A filter of cards: all keys must match, and a list means one of its entries.

    Attributes:
        kind, role, type, subtype: as printed on the card; not_subtype: not printed on it.
        of: who has it.
        state: of a permanent, ready or tired.
        max_sb, max_bm, min_bm: bounds of its printed price.
        shared: True for joint cards only, False for others only.
        zone: where it is.
    """

    kind: AnyKind | tuple[AnyKind, ...] | None = None
    role: Role | tuple[Role, ...] | None = None
    type: Type | tuple[Type, ...] | None = None
    subtype: Subtype | tuple[Subtype, ...] | None = None
    not_subtype: Subtype | tuple[Subtype, ...] | None = None
    of: Whose | None = None
    state: Literal["ready", "tired"] | None = None
    max_sb: Natural | None = None
    max_bm: Natural | None = None
    min_bm: Natural | None = None
    shared: bool | None = None
    zone: Literal["play", "hand", "discard", "deck"] = "play"


Cards = Filter | Literal["self", "that"]


class Amount(Strict, frozen=True):
    """A number that depends on the table: cards counted by `count`, or a `stat` of the team `of`.

    It is multiplied by `times`, divided by `per` and rounded down, and held between `min` and
    `max`.
    """

    count: Filter | None = None
    stat: Stat | None = None
    of: Team = "you"
    times: Positive = 1
    per: Positive = 1
    min: Natural | None = None
    max: Natural | None = None


Number = Natural | Amount


class Condition(Strict, frozen=True):
    """From `at_least` to `at_most` cards match `have`, or two numbers `compare` by an operator."""

    have: Filter | None = None
    at_least: Natural | None = None
    at_most: Natural | None = None
    compare: tuple[Number, Operator, Number] | None = None


class Arguments(Strict, frozen=True):
    """The base of the arguments of a verb, or of a modifier, which become a row of numbers.

    `columns` are the fields in the order of the row, by their names here; those of `columns.OP_...`
    are named after verb and field. Without it, all fields stand in their order.
    """

    columns: ClassVar[tuple[str, ...]] = ()


class Supply(Arguments, frozen=True):
    """Arguments of gain and lose: numbers of SB and BM, and the team `who`."""

    columns = ("who", "sb", "bm")
    sb: Number = 0
    bm: Number = 0
    who: Team = "you"


class Steal(Arguments, frozen=True):
    """Arguments of steal: numbers of SB and BM, from one team to another."""

    from_: Team = msgspec.field(name="from")
    sb: Number = 0
    bm: Number = 0
    to: Team = "you"


class Convert(Arguments, frozen=True):
    """Arguments of convert: `rate` is the SB for one BM, `max` how many BM, for the team `who`."""

    rate: Positive
    max: Positive
    who: Team = "you"


class Count(Arguments, frozen=True):
    """Arguments of gain_info and draw: `n` clues or cards for the team `who`."""

    n: Number = 1
    who: Team = "you"


class StealClues(Arguments, frozen=True):
    """Arguments of steal_info: `n` clues of a team for another, picked by chance or the thief."""

    columns = ("n", "from_", "to", "pick")
    from_: Team = msgspec.field(name="from")
    n: Number = 1
    to: Team = "you"
    pick: Literal["random", "you"] = "random"


class Peek(Arguments, frozen=True):
    """Arguments of peek_info and look_hand: whose clues or hand are shown, and to whom."""

    who: Team
    to: Team = "you"


class Discard(Arguments, frozen=True):
    """Arguments of discard: `n` cards of the hand of `who`; `pick` says who chooses them."""

    columns = ("n", "who", "pick")
    who: Team
    n: Number = 1
    pick: Literal["random", "you", "owner"] = "random"


class Mill(Arguments, frozen=True):
    """Arguments of mill and look_top: `n` cards from the top of the deck of `who`."""

    columns = ("n", "who")
    who: Team
    n: Number = 1


class Sift(Arguments, frozen=True):
    """Arguments of sift: look at `n` cards of the own deck and take `take` that match `cards`."""

    n: Positive
    take: Positive = 1
    cards: Filter | None = None


class Search(Arguments, frozen=True):
    """Arguments of search: `n` cards of the own deck that match `cards`, for hand or play."""

    cards: Filter
    n: Positive = 1
    to: Literal["hand", "play"] = "hand"


class Recover(Arguments, frozen=True):
    """Arguments of recover: `n` cards of the own pile that match `target`, or `up_to` so many."""

    columns = ("to",)
    target: Filter
    n: Positive = 1
    up_to: bool = False
    to: Literal["hand", "deck", "deck_top"] = "hand"


class Restock(Arguments, frozen=True):
    """Arguments of restock: `n` random cards of the joint pile go back into their deck."""

    n: Positive = 1


class Selection(Arguments, frozen=True):
    """Arguments of the verbs that work on cards: exactly one way to select them.

    Attributes:
        target: chosen when the card is played; they must exist.
        choose: chosen while the effect is carried out.
        all, random: all that match, or some by chance.
        self: the card itself.
        n, up_to: how many, or at most so many.
        per: `n` for each opponent.
        until: how long it holds, for verbs that do for a time.
    """

    columns = ("until",)
    target: Cards | None = None
    choose: Cards | None = None
    all: Cards | None = None
    random: Cards | None = None
    self: bool = False
    n: Number = 1
    up_to: bool = False
    per: Literal["opponent"] | None = None
    until: Until | None = None


class Deploy(Arguments, frozen=True):
    """Arguments of deploy: put `n` own cards of a zone into play unpaid, untired if `ready`."""

    columns = ("ready",)
    from_: Literal["hand", "discard", "deck"] = msgspec.field(name="from")
    cards: Filter
    n: Number = 1
    up_to: bool = False
    ready: bool = False


class Source(Strict, frozen=True):
    """The source of an effect: of whom it is, of which cards, with which verbs; none means any."""

    by: Literal["opponent", "anyone", "partner", "you"] = "anyone"
    kind: AnyKind | tuple[AnyKind, ...] | None = None
    type: Type | tuple[Type, ...] | None = None
    subtype: Subtype | tuple[Subtype, ...] | None = None
    not_subtype: Subtype | tuple[Subtype, ...] | None = None
    verbs: tuple["Verb", ...] = ()


class Limit(Strict, frozen=True):
    """A limit of `n` uses per turn, round or game."""

    n: Positive
    per: Literal["turn", "round", "game"]


class CostChange(Arguments, frozen=True):
    """Other prices of cards that `who` plays: SB and BM are added to the printed price.

    The price in SB does not fall below `min_sb`; `limit` says for how many cards it holds.
    """

    columns = ("who", "cards", "sb", "bm", "min_sb")
    who: Team
    cards: Filter
    sb: Annotated[int, msgspec.Meta(ge=-9, le=9)] = 0
    bm: Annotated[int, msgspec.Meta(ge=-9, le=9)] = 0
    min_sb: Natural | None = None
    limit: Limit | None = None


class AbilityCost(Arguments, frozen=True):
    """Other prices of abilities that `who` uses, on cards that match: `sb` is added."""

    who: Team
    cards: Filter
    sb: Annotated[int, msgspec.Meta(ge=-9, le=9)]


class Rule(Strict, frozen=True):
    """Another value of a rule parameter, `key`, for the team `who`: by `set` or by `add`."""

    who: Team
    key: Word
    set: Annotated[int, msgspec.Meta(ge=0, le=100)] | None = None
    add: Annotated[int, msgspec.Meta(ge=-9, le=9)] | None = None


class Immune(Strict, frozen=True):
    """Cards that cannot be the target of a source, or to which its verbs do nothing."""

    cards: Cards
    from_: Source = msgspec.field(name="from")


class Forbid(Arguments, frozen=True):
    """`what` a team may not do: with `cards`, to a team (`from`), or at a moment (`when`) only."""

    columns = ("who", "cards", "what", "from_", "when")
    who: Team
    what: Forbidden
    cards: Filter | None = None
    from_: Team | None = msgspec.field(name="from", default=None)
    when: When | None = None


class Replace(Arguments, frozen=True):
    """What happens `instead` where teams `by` would destroy cards that match, up to a `limit`."""

    columns = ("by", "cards", "instead")
    event: Literal["destroy"]
    cards: Cards
    instead: Literal["prevent", "bounce", "tire"]
    by: Literal["opponent", "anyone", "partner", "you"] = "anyone"
    limit: Limit | None = None


class EntersReady(Strict, frozen=True):
    """Own spies that match `cards` enter play untired."""

    cards: Cards


class Reveal(Strict, frozen=True):
    """The hand of the team `who` is open to the team `to`."""

    who: Team
    what: Literal["hand"]
    to: Team


class Modifier(Strict, frozen=True):
    """Exactly one modifier; the keys are the kinds there are."""

    cost: CostChange | None = None
    ability_cost: AbilityCost | None = None
    rule: Rule | None = None
    immune: Immune | None = None
    forbid: Forbid | None = None
    replace: Replace | None = None
    enters_ready: EntersReady | None = None
    reveal: Reveal | None = None


class Modify(Modifier, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A modifier that holds until a moment, not bound to a permanent."""

    until: Until


class ForEach(Strict, frozen=True):
    """Steps, `do`, that are carried out once for each team that `who` means."""

    who: Team
    do: tuple["Step", ...]


class Chance(Strict, frozen=True):
    """A random event: the steps `win` with so many percent, else the steps `lose`."""

    percent: Annotated[int, msgspec.Meta(ge=1, le=99)]
    win: tuple["Step", ...] = ()
    lose: tuple["Step", ...] = ()


class Step(Strict, frozen=True):
    """One verb with its arguments; the other keys are None. `if` has its branches beside it."""

    gain: Supply | None = None
    lose: Supply | None = None
    steal: Steal | None = None
    convert: Convert | None = None
    gain_info: Natural | Count | None = None
    steal_info: StealClues | None = None
    peek_info: Peek | None = None
    draw: Natural | Count | None = None
    discard: Discard | None = None
    mill: Mill | None = None
    look_hand: Peek | None = None
    look_top: Mill | None = None
    sift: Sift | None = None
    search: Search | None = None
    recover: Recover | None = None
    restock: Restock | None = None
    destroy: Selection | None = None
    sacrifice: Selection | None = None
    tire: Selection | None = None
    detain: Selection | None = None
    untire: Selection | None = None
    bounce: Selection | None = None
    take: Selection | None = None
    deploy: Deploy | None = None
    modify: Modify | None = None
    may: tuple["Step", ...] | None = None
    choose_one: tuple[tuple["Step", ...], ...] | None = None
    if_: Condition | None = msgspec.field(name="if", default=None)
    then: tuple["Step", ...] = ()
    else_: tuple["Step", ...] = msgspec.field(name="else", default=())
    for_each: ForEach | None = None
    chance: Chance | None = None

    @property
    def verb(self) -> str:
        """Return the name of the verb; "" if there is none or more than one."""
        found = [
            name for name, value in zip(VERBS, _verbs_of(self), strict=True) if value is not None
        ]
        return found[0] if len(found) == 1 else ""

    @property
    def arguments(self) -> Any:  # noqa: ANN401 - each verb has its own
        """Return the arguments of the verb."""
        return getattr(self, self.verb)


VERBS: Final = tuple(name for name in Step.__struct_fields__ if name not in ("then", "else_"))
DEEDS: Final = VERBS[: VERBS.index("modify") + 1]
"""The verbs that do something to teams and cards; their places are their opcodes."""
_verbs_of: Final = attrgetter(*VERBS)
if TYPE_CHECKING:
    Verb = str
else:
    Verb = Literal[DEEDS[:-1]]


class Price(Strict, frozen=True):
    """The price of a card: SB, and BM of its owner or of each owner of a joint card."""

    sb: Natural
    bm: Natural | dict[Power, Natural] = 0


class AbilityPrice(Strict, frozen=True):
    """The price of using an ability: tiring or sacrificing the card, SB, BM, cards to discard."""

    tire: bool = False
    sb: Natural = 0
    bm: Natural = 0
    sacrifice: Literal["self"] | None = None
    discard: Natural = 0


class Ability(Strict, frozen=True):
    """An effect started when the team wishes, for its `cost`, as often as `limit` says."""

    cost: AbilityPrice
    effect: tuple[Step, ...]
    limit: Limit | None = None


class Trigger(Strict, frozen=True):
    """An effect that follows from an event, `when`.

    It can be limited to events of the teams `of`, by effects of the teams `by`, about `cards` that
    match, and to when the condition `if` holds.
    """

    when: When
    effect: tuple[Step, ...]
    of: Whose | None = None
    by: Literal["opponent", "anyone", "partner", "you"] | None = None
    cards: Filter | None = None
    if_: Condition | None = msgspec.field(name="if", default=None)


class Card(Strict, frozen=True):
    """A card of a deck, a joint deck, a starting informant or a special ability.

    README-cards.md says which key is for which kind of card. `count` is the number of copies.
    """

    id: Id
    kind: Kind
    name: Names
    text: Names
    options: tuple[Names, ...] = ()
    count: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    role: Role | None = None
    type: Type | None = None
    subtype: Subtype | None = None
    cost: Price | None = None
    requires: Condition | None = None
    effect: tuple[Step, ...] = ()
    abilities: tuple[Ability, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    static: tuple[Modifier, ...] = ()
    manual: bool = False


class Side(Strict, frozen=True):
    """A strong or weak side of a power, with its modifiers (`static`) and triggers."""

    id: Id
    name: Names
    text: Names
    static: tuple[Modifier, ...] = ()
    triggers: tuple[Trigger, ...] = ()


class Secret(Strict, frozen=True):
    """The part of a power that only its team is told: its strong and its weak sides."""

    strong: tuple[Side, ...]
    weak: tuple[Side, ...]


class PowerCard(Strict, frozen=True):
    """A power: its public and its secret facts, two special cards, an emblem and #rrggbb."""

    id: Power
    symbol: Word
    colour: Annotated[str, msgspec.Meta(pattern=COLOUR)]
    name: Names
    public: Names
    secret: Secret
    informant: Card
    ability: Card
