"""Values of single things for a seat, in points: gems, tokens, rewards, laws, cards."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from velkahra.games.viceroy.rules import tables
from velkahra.games.viceroy.rules.chapters import end, pyramid, recolour
from velkahra.games.viceroy.rules.state import LAST_ROUND, Position

# Gems
GEM_LAST: Final = 0.7  # a first gem in the last round
GEM_EARLY: Final = 1.6  # a first gem while there is time to use it
GEMS_A_ROUND: Final = 2.5  # gems that can be used in a round
GEMS_AT_LAST: Final = 7.5  # gems that can be used after the last round
GEM_FADES: Final = 2.8  # its worth falls in the last 1 / GEM_FADES of the game

# Tokens. "To come" is what a whole game would still bring.
MAGIC_TO_COME: Final = 1.6  # magic tokens
BONUS_TO_COME: Final = 2.7  # points of magic bonuses
SET_ONE_SHORT: Final = 0.62  # share of a set for each pair that lacks one kind, early in the game
SET_TWO_SHORT: Final = 0.12  # share of a set for each token that lacks two kinds
PASSES_TO_COME: Final = 5.6  # passes, each of which gains a gem for every science token
ATTACKS_TO_COME: Final = 2.0  # attack tokens of opponents
AN_ATTACK: Final = 2.8  # an attack token behind the screen
AN_ATTACK_ALONE: Final = 1.0  # the same without human or bot opponents
CIRCLES_TO_COME: Final = 1.0  # one-coloured circles and eternal gems of a certain colour
USES_TO_COME: Final = 2.3  # gems that an eternal gem saves

# Cards
A_DRAWN_CARD: Final = 6.0  # a card from a deck
A_LAW: Final = 0.3  # added for a law from the deck
LAST_DRAW: Final = 0.2  # share of it in the last round
REACH: Final = 0.72  # share of a level's reward for a card that may be laid there later
REACH_FALLS: Final = 0.17  # subtracted for each level above the first
LATER_LAW: Final = 0.8  # share of a law's worth if it is laid later

# Effects of laws beyond their points when laid
CARDS_TO_COME: Final = 11.0  # cards laid and tucked
SETS_TO_COME: Final = 1.3
HARMONY_TO_COME: Final = 4.5  # circles and eternal gems
BESIDE_TO_COME: Final = 1.8  # characters beside a law
ARCHIVED_TO_COME: Final = 4.6  # cards tucked when taken
BESIDE_LOW: Final = 1.0  # characters beside a new law on level 1
BESIDE_HIGH: Final = 2.4  # characters beside a new law higher up
REPLACING: Final = 2.5  # taking a card back and laying it again
APPOINTING: Final = 1.5  # taking a card without bidding, in place of the next auction
REVIEWING: Final = 4.5  # the best of three laws


@final
class Preview:
    """Facts that the value of things depends on.

    Attributes:
        state: the position; seat: whose eyes look at it.
        time: the part of the game still to come, from 1 to 0.
        first_gem: the worth of a gem to a seat without gems; gem: of one more or less to this one.
        plenty: the number of gems beyond which a further one is worth little.
        threat: attack tokens of opponents, now and to come; rivals: the number of opponents.
        harmony: the points that laws add to each circle and eternal gem.
        circles: the one-coloured circles of each colour.
    """

    def __init__(self, state: Position, seat: i64) -> None:
        self.state: Final = state
        self.seat: Final[i64] = seat
        self.time: Final[float] = float(LAST_ROUND - state.round) / float(LAST_ROUND)
        early = min(1.0, GEM_FADES * self.time)
        self.first_gem: Final[float] = GEM_LAST + (GEM_EARLY - GEM_LAST) * early
        self.plenty: Final[float] = (
            GEMS_A_ROUND * float(LAST_ROUND + 1 - state.round) + GEMS_AT_LAST
        )
        self.gem: Final[float] = self.first_gem * exp(-float(state.all_gems_of(seat)) / self.plenty)
        self.rivals: Final[float] = float(state.seats - 1)
        against = 0.0
        for other in range(state.seats):
            if other != seat:
                against += float(state.attack[other])
        self.threat: Final[float] = against + ATTACKS_TO_COME * self.time * self.rivals / 3.0
        self.harmony: Final[i64] = recolour.harmony(state, seat)
        self.circles: Final[vec[i64]] = _circles_by_colour(state, seat)


def _circles_by_colour(state: Position, seat: i64) -> vec[i64]:
    numbers: vec[i64] = vec[i64]([0, 0, 0, 0])
    for card in range(i64(1), tables.CARDS + 1):
        if state.is_laid(seat, card):
            colour = pyramid.circle(state, card)
            if colour >= 0:
                numbers[colour] += 1
    return numbers


def tokens_worth(look: Preview, held: vec[u8]) -> float:
    """Return the value, in points, of all tokens of a pyramid: what they score and promise.

    `held` is the number of tokens of each kind.
    """
    science, magic = float(held[tables.SCIENCE]), float(held[tables.MAGIC])
    defence = float(held[tables.DEFENCE])
    worth = _magic(look, held, magic) + _sets(look, science, magic, defence)
    worth += PASSES_TO_COME * look.time * look.first_gem * science
    worth -= float(end.PENALTY) * max(0.0, look.threat - defence)
    for colour in range(tables.COLOURS):
        bonus = 2.0 * float(held[tables.CIRCLE_2 + colour]) + 4.0 * float(
            held[tables.CIRCLE_4 + colour]
        )
        eternal = float(held[tables.ETERNAL + colour])
        there = eternal + float(look.circles[colour])
        worth += bonus * (there + CIRCLES_TO_COME * (0.3 + look.time))
        worth += USES_TO_COME * look.time * look.first_gem * eternal
    for kind in range(tables.SCIENCE):
        worth += float(tables.POWER_VALUES[kind]) * float(held[kind])
    return worth


def _magic(look: Preview, held: vec[u8], magic: float) -> float:
    """Return the value of magic: tokens times bonuses, with some of both to come."""
    bonus = 0.0
    for kind in range(i64(3)):
        bonus += float(tables.MAGIC_VALUES[kind]) * float(held[tables.MAGIC_BONUS + kind])
    more, further = MAGIC_TO_COME * look.time, BONUS_TO_COME * look.time
    return (magic + more) * (bonus + further) - more * further


def _sets(look: Preview, science: float, magic: float, defence: float) -> float:
    """Return the value of sets: whole ones, and parts of one while there is time."""
    least = min(science, magic, defence)
    most = max(science, magic, defence)
    middle = science + magic + defence - least - most
    begun = SET_ONE_SHORT * (middle - least) + SET_TWO_SHORT * (most - middle)
    return float(end.SET) * (least + look.time * begun)


def token_gain(look: Preview, held: vec[u8], kind: i64, number: i64) -> float:
    """Return the value, in points, of `number` more tokens of a kind.

    `held` is the number of tokens of each kind there are; it is left as it was.
    """
    if kind < tables.SCIENCE:
        return float(tables.POWER_VALUES[kind]) * float(number)
    before = tokens_worth(look, held)
    held[kind] += u8(number)
    gain = tokens_worth(look, held) - before
    held[kind] -= u8(number)
    return gain


def eternal_gain(look: Preview, held: vec[u8], colour: i64, level: i64) -> float:
    """Return the value, in points, of one more eternal gem on a level, 1..5.

    Any colour, COLOURS, counts as blue. `held` is the number of tokens of each kind.
    """
    kind = tables.ETERNAL + (colour if colour < tables.COLOURS else 0)
    return token_gain(look, held, kind, 1) + float(level + look.harmony)


def drawn_card(look: Preview) -> float:
    """Return the value, in points, of a card from a deck: there must be time to lay it."""
    return A_DRAWN_CARD * max(LAST_DRAW, min(1.0, 4.0 * look.time))


def attack_worth(look: Preview) -> float:
    """Return the value, in points, of an attack token: points from all opponents, or a card."""
    return AN_ATTACK if look.rivals > 0.0 else AN_ATTACK_ALONE


def reward_gain(look: Preview, held: vec[u8], source: i64, first: i64, level: i64) -> float:
    """Return the value, in points, of the parts of a reward from the `first` on, without its gems.

    `source` is the row of the reward in the tables, `level` that of its card, and `held` the number
    of tokens of each kind.
    """
    worth = 0.0
    printed = look.state.tables()
    for part in range(first, tables.PARTS_EACH):
        what = printed.part(source, part, tables.WHAT)
        if what == tables.NO_PART:
            break
        number = printed.part(source, part, tables.NUMBER)
        kind = printed.part(source, part, tables.KIND)
        if what == tables.TOKEN:
            worth += token_gain(look, held, kind, number)
        elif what == tables.CARD:
            worth += float(number) * drawn_card(look)
        elif what == tables.ATTACK:
            worth += attack_worth(look) * float(number)
        elif what != tables.GEMS:
            worth += eternal_gain(look, held, kind, level)
    return worth


def reward_gems(look: Preview, source: i64, first: i64) -> i64:
    """Return the number of gems of a reward, in its parts from the `first` on.

    `source` is the row of the reward in the tables.
    """
    number: i64 = 0
    printed = look.state.tables()
    for part in range(first, tables.PARTS_EACH):
        if printed.part(source, part, tables.WHAT) == tables.GEMS:
            number += printed.part(source, part, tables.NUMBER)
    return number


def option_gain(look: Preview, held: vec[u8], law: i64, level: i64) -> float:
    """Return the value, in points, of the best option of a law on a level, gems included.

    `held` is the number of tokens of each kind.
    """
    best = 0.0
    for option in range(look.state.tables().options_of(law)):
        source = tables.option_source(law, option)
        gems = look.gem * float(reward_gems(look, source, 0))
        best = max(best, gems + reward_gain(look, held, source, 0, level))
    return best


def law_gain(look: Preview, held: vec[u8], law: i64, level: i64) -> float:
    """Return the value, in points, of laying a law on a level, without the gems and cards it keeps.

    `held` is the number of tokens of each kind.
    """
    printed = look.state.tables()
    effect = printed.effect_of(law)
    if effect == tables.CHOOSE_ONE:
        return option_gain(look, held, law, level)
    if effect == tables.FAVOUR:
        return float(printed.favour_points(law, level))
    if effect == tables.DOUBLE:
        return double_gain(look, held)
    if effect == tables.SWAP:
        return max(0.0, best_swap(look, held))
    if effect == tables.REPLACE:
        return REPLACING * look.time
    if effect == tables.APPOINT:
        return APPOINTING * min(1.0, 4.0 * look.time)
    if effect == tables.REVIEW:
        return REVIEWING * max(LAST_DRAW, min(1.0, 4.0 * look.time))
    beside = BESIDE_LOW if level == 1 else BESIDE_HIGH
    return (
        _counted(look, law) + law_prior_value(look, law) + each(look, law, tables.RETINUE) * beside
    )


def each(look: Preview, law: i64, effect: i64) -> float:
    """Return the points a law scores for each thing it counts, if it has that effect, else 0."""
    if look.state.effect(law) != effect:
        return 0.0
    return float(look.state.tables().points_of(law))


def _counted(look: Preview, law: i64) -> float:
    """Return what a law in hand would score now for cards, sets or circles, once it is laid."""
    state, seat = look.state, look.seat
    effect = state.effect(law)
    if effect == tables.PER_CARD:
        return each(look, law, effect) * float(end.count_cards(state, seat) + 1)
    if effect == tables.PER_SET:
        return each(look, law, effect) * float(end.count_sets(state, seat))
    if effect == tables.HARMONY:
        return each(look, law, effect) * float(
            end.count_circles(state, seat) + end.count_eternal_gems(state, seat)
        )
    return 0.0


def law_prior_value(look: Preview, law: i64) -> float:
    """Return the points a laid law will score beyond what it scores now."""
    effect = look.state.effect(law)
    to_come = 0.0
    if effect == tables.PER_CARD:
        to_come = CARDS_TO_COME
    elif effect == tables.PER_SET:
        to_come = SETS_TO_COME
    elif effect == tables.HARMONY:
        to_come = HARMONY_TO_COME
    elif effect == tables.RETINUE:
        to_come = BESIDE_TO_COME
    elif effect == tables.ARCHIVE:
        to_come = ARCHIVED_TO_COME
    return each(look, law, effect) * to_come * look.time if to_come else 0.0


def double_gain(look: Preview, held: vec[u8]) -> float:
    """Return the value, in points, of doubling the tokens of one's own best character.

    `held` is the number of tokens of each kind.
    """
    best = 0.0
    for card in range(i64(1), tables.CHARACTERS + 1):
        if look.state.is_laid(look.seat, card):
            best = max(best, _doubled(look, held, card))
    return best


def _doubled(look: Preview, held: vec[u8], card: i64) -> float:
    more = held[:]
    some: i64 = 0
    for kind in range(tables.ETERNAL + tables.COLOURS):
        number = look.state.tokens_on(card, kind)
        more[kind] += u8(number)
        some += number
    return tokens_worth(look, more) - tokens_worth(look, held) if some else 0.0


def best_swap(look: Preview, held: vec[u8]) -> float:
    """Return the value, in points, of the best exchange of a token of one's own, with its costs.

    It is -100 if there is none. `held` is the number of tokens of each kind.
    """
    best = -100.0
    for kind in range(tables.MOVABLE):
        if held[kind]:
            best = max(best, swap_gain(look, held, kind))
    return best


def swap_gain(look: Preview, held: vec[u8], mine: i64) -> float:
    """Return the value, in points, of giving a token and three gems for an opponent's best token.

    `mine` is the kind given, and `held` the number of tokens of each kind.
    """
    before = tokens_worth(look, held)
    best = -100.0
    more = held[:]
    more[mine] -= u8(1)
    for kind in range(tables.MOVABLE):
        if _others_have(look, kind):
            more[kind] += u8(1)
            best = max(best, tokens_worth(look, more) - before)
            more[kind] -= u8(1)
    return best - 3.0 * look.gem


def _others_have(look: Preview, kind: i64) -> bool:
    for other in range(look.state.seats):
        if other != look.seat and look.state.tokens_of(other, kind):
            return True
    return False
