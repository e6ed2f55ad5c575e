"""The printed facts as flat tables: characters, sets of laws, and the kinds of tokens.

Rules: VC-COMP-01, VC-COMP-02, VC-COMP-03, VC-COMP-04.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.games.viceroy.rules import facts
from velkahra.games.viceroy.rules.facts import CHARACTERS as _CHARACTERS

BLUE: Final[i64] = 0
RED: Final[i64] = 1
GREEN: Final[i64] = 2
YELLOW: Final[i64] = 3
COLOURS: Final[i64] = 4
CHARACTERS: Final[i64] = 64
LAWS: Final[i64] = 24
FIRST_LAW: Final[i64] = 65
CARDS: Final[i64] = 88
LEVELS: Final[i64] = 5
SEATS: Final[i64] = 4

# Corners of a card that have segments.
TOP_LEFT: Final[i64] = 0
TOP_RIGHT: Final[i64] = 1
BOTTOM_LEFT: Final[i64] = 2
BOTTOM_RIGHT: Final[i64] = 3
SEGMENTS: Final[i64] = 4

# A level has SPAN columns, so that 36 cards fit on either side of the first.
SPAN: Final[i64] = 73
MIDDLE: Final[i64] = 36
CELLS: Final[i64] = 365

# Kinds of tokens that lie on cards.
POWER: Final[i64] = 0
SCIENCE: Final[i64] = 10
MAGIC: Final[i64] = 11
DEFENCE: Final[i64] = 12
MAGIC_BONUS: Final[i64] = 13
CIRCLE_2: Final[i64] = 16
CIRCLE_4: Final[i64] = 20
ETERNAL: Final[i64] = 24
STORED: Final[i64] = 28
TOKENS: Final[i64] = 32
MOVABLE: Final[i64] = 24  # lower kinds can be swapped: all but gems

TOKEN_NAMES: Final = (
    *(f"power-{power}" for power in facts.POWERS),
    "science",
    "magic",
    "defence",
    *(f"magic-{bonus}" for bonus in facts.MAGIC_BONUSES),
    *(
        f"circle-{colour}-{bonus}"
        for bonus in facts.CIRCLE_BONUSES
        for colour in facts.COLOUR_NAMES
    ),
    *(f"eternal-{colour}" for colour in facts.COLOUR_NAMES),
    *(f"stored-{colour}" for colour in facts.COLOUR_NAMES),
)

# Parts of rewards: what, how many, and the kind of tokens or the colour of gems.
GEMS: Final[i64] = 0
TOKEN: Final[i64] = 1
CARD: Final[i64] = 2
ATTACK: Final[i64] = 3
ETERNAL_GEM: Final[i64] = 4
NO_PART: Final[i64] = 5
ANY_COLOUR: Final[i64] = 4
# Columns of a part: what, how many, and which kind or colour.
WHAT: Final[i64] = 0
NUMBER: Final[i64] = 1
KIND: Final[i64] = 2
PART: Final[i64] = 3
PARTS_EACH: Final[i64] = 3
PARTS: Final[i64] = 9  # numbers of a row or an option: PARTS_EACH * PART
OPTIONS: Final[i64] = 4
ROWS: Final[i64] = 4
LAW_SOURCE: Final[i64] = 256  # lower sources of rewards are rows, higher ones options of laws
LAW_LEVELS: Final[i64] = 4  # laws lie on levels 1 to 4

REPLACE: Final[i64] = 0
DOUBLE: Final[i64] = 1
SWAP: Final[i64] = 2
APPOINT: Final[i64] = 3
REVIEW: Final[i64] = 4
CHOOSE_ONE: Final[i64] = 5
SECRET_SERVICE: Final[i64] = 6
FAVOUR: Final[i64] = 7
RESERVE: Final[i64] = 8
ARCHIVE: Final[i64] = 9
PER_CARD: Final[i64] = 10
PER_SET: Final[i64] = 11
HARMONY: Final[i64] = 12
RETINUE: Final[i64] = 13


def encoded_part(part: facts.Part) -> tuple[int, int, int]:
    """Return one part of a reward as numbers: what, how many, and which kind or colour."""
    colour = (
        facts.COLOUR_NAMES.index(part.color)
        if part.color in facts.COLOUR_NAMES
        else int(ANY_COLOUR)
    )
    if part.type == "power":
        return (int(TOKEN), 1, facts.POWERS.index(part.n))
    if part.type == "magic_bonus":
        return (int(TOKEN), 1, int(MAGIC_BONUS) + facts.MAGIC_BONUSES.index(part.n))
    if part.type == "circle_bonus":
        return (int(TOKEN), 1, int(CIRCLE_2) + 4 * facts.CIRCLE_BONUSES.index(part.n) + colour)
    if part.type == "eternal_gem":
        return (int(ETERNAL_GEM), 1, colour)
    if part.type in ("science", "magic", "defense"):
        return (int(TOKEN), part.n, int(SCIENCE) + ("science", "magic", "defense").index(part.type))
    return (("gems", "", "card", "attack").index(part.type), part.n, 0)


def _parts(parts: tuple[facts.Part, ...]) -> list[int]:
    """Return a reward as PARTS numbers."""
    out: list[int] = []
    for part in parts:
        out.extend(encoded_part(part))
    for _ in range(facts.MOST_PARTS - len(parts)):
        out.extend((int(NO_PART), 0, 0))
    return out


def _rewards() -> vec[u8]:
    table: vec[u8] = vec[u8]()
    for person in facts.PEOPLE:
        for row in person.rows:
            for number in _parts(row.reward.all):
                table = append(table, u8(number))
    return table


def _costs() -> vec[u8]:
    """Return the gems of each colour for each character and level. Rules: VC-BUILD-07, VC-BUILD-08.

    Rules: VC-BUILD-07, VC-BUILD-08.
    """
    table: vec[u8] = vec[u8]()
    for person in facts.PEOPLE:
        total = [0, 0, 0, 0]
        for level in range(int(LEVELS)):
            total[facts.COLOUR_NAMES.index(person.rows[min(level, int(ROWS) - 1)].cost)] += 1
            for number in total:
                table = append(table, u8(number))
    return table


def _segments() -> vec[u8]:
    """Return the colours of the four segments of each character, card 0 being none."""
    table = vec[u8]([u8(0), u8(0), u8(0), u8(0)])
    for person in facts.PEOPLE:
        for corner in facts.CORNERS:
            table = append(table, u8(facts.COLOUR_NAMES.index(person.segments[corner])))
    return table


@final
class LawTables:
    """A set of laws as flat tables, by the law's place in the set.

    Attributes:
        name: the set's name.
        segments: the colours of the four segments of each card, characters included.
        effect: one of REPLACE .. RETINUE.
        points: per card, gem, set, circle or neighbour; FAVOUR has `by_level` instead.
        fewest: the gems RESERVE stores at least, if the seat has so many.
        most: gems that RESERVE stores, the price of SWAP, laws that REVIEW draws; REPLACE: levels.
        back: the laws that REVIEW gives back.
        by_level: points of FAVOUR on levels 1 to 4.
        choices: the number of options.
        parts: the rewards of all options.
    """

    def __init__(self, name: str, laws: tuple[facts.Law, ...]) -> None:
        self.name: Final = name
        self.segments: vec[u8] = _segments()
        self.effect: vec[u8] = vec[u8]()
        self.points: vec[u8] = vec[u8]()
        self.fewest: vec[u8] = vec[u8]()
        self.most: vec[u8] = vec[u8]()
        self.back: vec[u8] = vec[u8]()
        self.by_level: vec[u8] = vec[u8]()
        self.choices: vec[u8] = vec[u8]()
        self.parts: vec[u8] = vec[u8]()
        for law in laws:
            self._add(law)

    def _add(self, law: facts.Law) -> None:
        params = law.params
        for corner in facts.CORNERS:
            self.segments = append(
                self.segments, u8(facts.COLOUR_NAMES.index(law.segments[corner]))
            )
        points = params.points + params.points_per_card + params.points_per_gem
        self.effect = append(self.effect, u8(facts.EFFECTS.index(law.effect)))
        self.points = append(self.points, u8(points))
        self.fewest = append(self.fewest, u8(params.min))
        self.most = append(self.most, u8(_most(law)))
        self.back = append(self.back, u8(params.give_back))
        for level in "1234":
            self.by_level = append(self.by_level, u8(params.points_by_level.get(level, 0)))
        self.choices = append(self.choices, u8(len(params.options)))
        for option in range(facts.MOST_OPTIONS):
            parts = params.options[option] if option < len(params.options) else ()
            for number in _parts(parts):
                self.parts = append(self.parts, u8(number))

    def segment(self, card: i64, corner: i64) -> i64:
        """Return the colour of a segment of a card; `corner` is TOP_LEFT to BOTTOM_RIGHT."""
        return i64(self.segments[card * SEGMENTS + corner])

    def effect_of(self, law: i64) -> i64:
        """Return the effect of a law, one of REPLACE .. RETINUE."""
        return i64(self.effect[law - FIRST_LAW])

    def points_of(self, law: i64) -> i64:
        """Return the points of a law for each thing that it counts."""
        return i64(self.points[law - FIRST_LAW])

    def favour_points(self, law: i64, level: i64) -> i64:
        """Return the points of a law with the effect FAVOUR on a level, from 1."""
        return i64(self.by_level[(law - FIRST_LAW) * LAW_LEVELS + level - 1])

    def gems_at_least(self, law: i64) -> i64:
        """Return the gems that a law with the effect RESERVE stores at least."""
        return i64(self.fewest[law - FIRST_LAW])

    def gems_at_most(self, law: i64) -> i64:
        """Return the gems that a law with the effect RESERVE stores at most."""
        return i64(self.most[law - FIRST_LAW])

    def price_of_swap(self, law: i64) -> i64:
        """Return the gems that a law with the effect SWAP costs."""
        return i64(self.most[law - FIRST_LAW])

    def laws_drawn(self, law: i64) -> i64:
        """Return how many laws a law with the effect REVIEW draws."""
        return i64(self.most[law - FIRST_LAW])

    def laws_returned(self, law: i64) -> i64:
        """Return how many laws a law with the effect REVIEW gives back."""
        return i64(self.back[law - FIRST_LAW])

    def replaces_on(self, law: i64, level: i64) -> bool:
        """Return whether a law with the effect REPLACE works on a level, from 1."""
        return (i64(self.most[law - FIRST_LAW]) >> level) & 1 == 1

    def options_of(self, law: i64) -> i64:
        """Return the number of options of a law."""
        return i64(self.choices[law - FIRST_LAW])

    def part(self, source: i64, part: i64, field: i64) -> i64:
        """Return a number of a part, from 0, of a reward; `field` is WHAT, NUMBER or KIND.

        `source` is the row of the reward: see `reward_source` and `option_source`.
        """
        if source < LAW_SOURCE:
            return i64(REWARDS[source * PARTS + part * PART + field])
        return i64(self.parts[(source - LAW_SOURCE) * PARTS + part * PART + field])


def _most(law: facts.Law) -> int:
    if law.effect == "replace_card":
        return sum(1 << level for level in law.params.levels)
    if law.effect == "swap_token":
        return law.params.price_gems
    return law.params.draw or law.params.max or 0


REWARDS: Final = _rewards()
COSTS: Final = _costs()
LAW_TABLES: Final = [LawTables(law_set.name, law_set.laws) for law_set in facts.LAW_SETS]
POWER_VALUES: Final = vec[u8]([u8(power) for power in facts.POWERS])
MAGIC_VALUES: Final = vec[u8]([u8(bonus) for bonus in facts.MAGIC_BONUSES])
assert _CHARACTERS == 64


def cost(card: i64, level: i64, colour: i64) -> i64:
    """Return the gems of a colour that a character costs on a level.

    Rules: VC-BUILD-07, VC-BUILD-08, VC-EX-07.
    """
    return i64(COSTS[((card - 1) * LEVELS + level - 1) * COLOURS + colour])


def reward_source(card: i64, level: i64) -> i64:
    """Return the source of the reward that a character brings on levels 1 to 4."""
    return (card - 1) * ROWS + level - 1


def option_source(law: i64, option: i64) -> i64:
    """Return the source of the reward that an option of a law brings; 0 is the first option."""
    return LAW_SOURCE + (law - FIRST_LAW) * OPTIONS + option


def selections(most: int) -> list[tuple[int, int, int, int]]:
    """List every multiset of 1 to `most` gems, as counts of the four colours, ascending."""
    return [
        (blue, red, green, yellow)
        for blue in range(most + 1)
        for red in range(most + 1 - blue)
        for green in range(most + 1 - blue - red)
        for yellow in range(most + 1 - blue - red - green)
        if blue + red + green + yellow > 0
    ]


HANDFUL: Final[i64] = 8
"""The gems that an action can take, give or store at most."""
SELECTIONS_OF: Final = selections(8)
SELECTIONS: Final[i64] = 494
SELECTION: Final = vec[u8]([u8(count) for counts in SELECTIONS_OF for count in counts])
SELECTION_TEXTS: Final = tuple(
    "".join(letter * count for letter, count in zip("brgy", counts, strict=True))
    for counts in SELECTIONS_OF
)


def selection_key(blue: i64, red: i64, green: i64, yellow: i64) -> i64:
    """Return the index in SELECTION_INDEX of up to eight gems, 0..8 of each colour."""
    base = HANDFUL + 1
    return ((blue * base + red) * base + green) * base + yellow


def _selection_index() -> vec[i64]:
    table: vec[i64] = vec[i64]([i64(-1) for _ in range((int(HANDFUL) + 1) ** int(COLOURS))])
    for number, counts in enumerate(SELECTIONS_OF):
        table[selection_key(counts[0], counts[1], counts[2], counts[3])] = i64(number)
    return table


SELECTION_INDEX: Final = _selection_index()


def handful_of(blue: i64, red: i64, green: i64, yellow: i64) -> i64:
    """Return the number of the handful with so many gems of each colour, 1 to 8 in all."""
    return SELECTION_INDEX[selection_key(blue, red, green, yellow)]


def gems_in(handful: i64, colour: i64) -> i64:
    """Return the number of gems of a colour in a handful."""
    return i64(SELECTION[handful * COLOURS + colour])


def size_of(handful: i64) -> i64:
    """Return the number of gems in a handful."""
    number: i64 = 0
    for colour in range(COLOURS):
        number += gems_in(handful, colour)
    return number
