"""Values of teams for bots, in SB: supplies, clues, cards in play and in hand.

Of others it uses what everybody may know: their supplies, how many clues and cards they have, and
what they have in play.
"""

import math
from typing import Final, final

from mypy_extensions import i64

from velkahra.games.hammer.bots.prices import Prices, prices
from velkahra.games.hammer.bots.rule import in_good_company
from velkahra.games.hammer.cards import columns, opcodes
from velkahra.games.hammer.rules import arrays
from velkahra.games.hammer.rules.effects.match import power_points_of
from velkahra.games.hammer.rules.state import Position
from velkahra.games.hammer.rules.values import DETAINED, HAND, IN_PLAY, READY

PROGRESS: Final = 8.4  # SB for clues that leave e times fewer squares
KEEN: Final = 1.67  # factor of clues for a team that names a square in every turn
LASTS: Final = 0.75  # probability that a permanent is still there a round later
HELD: Final = 0.9  # an unknown card in hand
NEEDED: Final = 3.3  # a BM that a card in hand needs
SPARE: Final = 1.2  # any other BM
PLENTY: Final = 6.0  # SB above this are worth less
LEADER: Final = 0.35  # weight of the best opponent, in addition to RIVAL
RIVAL: Final = 0.12  # weight of each opponent
READINESS: Final = 0.05
PARTNER: Final = 3.0  # having a team to co-operate with


def turns_left(state: Position, seat: i64) -> i64:
    """Return the number of a team's turns to come, without the present one."""
    left = state.rounds - state.round
    if state.round == 0:
        return left
    place = state.place[seat]
    if place < 0 or (state.turn >= 0 and place > state.place[state.turn]):
        left += 1
    return left


def horizon(turns: i64) -> float:
    """Return for how many of a team's next `turns` a permanent is used on average until lost."""
    total = 0.0
    chance = 1.0
    for _ in range(turns):
        chance *= LASTS
        total += chance
    return total


def thinning(state: Position) -> float:
    """Return the share, 0..1, of a panel's places that a code leaves light."""
    marks: i64 = 5
    for place in range(state.size):
        marks = max(marks, state.mark(0, place))
    return 1.0 - 2.0 / float(marks + 1)


def known_in(state: Position, mask: i64, panel: i64) -> i64:
    """Return the number of rows of a panel (0..2) in `mask`, rows as bits."""
    rows = state.pieces // 3
    return arrays.ones((mask >> (panel * rows)) & (arrays.bit(rows) - 1))


def progress(state: Position, seat: i64, exact: bool) -> float:
    """Return the value of a team's clues, in SB, by the squares it leaves on average.

    With `exact` the panels of its rows count, as the team itself knows them; else only how many
    rows it has. Which codes they are is left out, as the ones that are to come are not known.
    """
    mask = state.rows[seat] | state.due[seat]
    white = thinning(state)
    left = 0.0
    for panel in range(i64(3)):
        known = float(known_in(state, mask, panel)) if exact else float(arrays.ones(mask)) / 3.0
        left += math.log(1.0 + float(state.size - 1) * white**known)
    fewest = math.log(float(state.size))
    return PROGRESS * (2.0 * fewest - max(0.0, left - fewest))


def _weight(keen: bool) -> float:
    """Return the factor by which a keen team values clues more."""
    return KEEN if keen else 1.0


def clue_worth(state: Position, seat: i64, keen: bool = False) -> float:
    """Return the value, in SB, of one more clue to a team; more if it is `keen`."""
    known = float(arrays.ones(state.rows[seat] | state.due[seat])) / 3.0
    white = thinning(state)
    rest = float(state.size - 1) * white**known
    return max(0.3, _weight(keen) * PROGRESS * math.log((1.0 + rest) / (1.0 + white * rest)))


def rate(turns: i64) -> float:
    """Return the share, 0..1, of their value that supplies keep when `turns` are left."""
    if turns >= 2:
        return 1.0
    return 0.8 if turns == 1 else 0.05


@final
class Team:
    """A team's possessions in SB, as `me` may know them; clues are worth more if it is `keen`."""

    def __init__(self, state: Position, seat: i64, me: i64, keen: bool) -> None:
        self.turns: i64 = turns_left(state, seat)
        self.clue: float = clue_worth(state, seat, keen)
        self.reach: float = horizon(self.turns)
        self.total: float = _weight(keen) * progress(state, seat, seat == me)
        self.cards: float = 0.0
        self.need: i64 = 0

    def has_in_play(self, state: Position, values: Prices, card: i64) -> None:
        """Add a permanent that the team controls; `values` are those of the set."""
        self.total += values.in_play(card, self.reach, self.clue)
        if state.tired[card] == DETAINED:
            self.total -= LASTS * values.tiring[card]
        elif state.tired[card] == READY:
            self.total += READINESS * values.tiring[card]

    def holds(self, state: Position, values: Prices, card: i64, seat: i64) -> None:
        """Add a card in the hand of the team, which is `seat`; `values` are those of the set."""
        net = values.played(card, self.reach, self.clue) - values.paid(card)
        self.cards += held_worth(net)
        if net > 0.5:
            self.need = max(self.need, power_points_of(state, card, seat))

    def worth(self, state: Position, seat: i64) -> float:
        """Return the value of everything the team has, in SB."""
        return self.total + rate(self.turns) * (self.cards + supplies(state, seat, self.need))


def standings(state: Position, me: i64, keen: bool) -> list[float]:
    """List by seat the value in SB of all each team has, as `me` and `keen` in `Team`."""
    values = prices(state.tables)
    teams = [Team(state, seat, me, keen) for seat in range(state.seats)]
    for card in state.cards:
        if state.zone[card] == IN_PLAY:
            seats = state.controllers_of(card)
            for seat in range(state.seats):
                if (seats >> seat) & 1:
                    teams[seat].has_in_play(state, values, card)
        elif state.zone[card] == HAND:
            seats = state.owners_of(card)
            for seat in range(state.seats):
                if (seats >> seat) & 1 and seat != me:
                    teams[seat].cards += HELD
                elif (seats >> seat) & 1:
                    teams[seat].holds(state, values, card, seat)
    return [teams[seat].worth(state, seat) for seat in range(state.seats)]


def held_worth(net: float) -> float:
    """Return the value, in SB, of a card in hand, from `net`, its value in play less its price."""
    return min(2.0, max(0.1, 0.35 + 0.3 * net))


def supplies(state: Position, seat: i64, need: i64) -> float:
    """Return the value, in SB, of a team's SB and BM; the `need` BM for its hand are worth more."""
    points = float(state.sb[seat])
    total = min(points, PLENTY) + 0.6 * max(0.0, points - PLENTY)
    wanted = min(state.bm[seat], need)
    return total + NEEDED * float(wanted) + SPARE * float(state.bm[seat] - wanted)


def value(state: Position, seat: i64, keen: bool = False) -> float:
    """Return the value, in SB, of a team less that of opponents; `keen`: it names squares."""
    return total_of(state, seat, standings(state, seat, keen))


def total_of(state: Position, seat: i64, stand: list[float]) -> float:
    """Return the same value, in SB, of what `standings` has found."""
    own = stand[seat]
    if state.pacts[seat]:
        own += PARTNER if in_good_company(state, seat) else -PARTNER
    best = 0.0
    total = 0.0
    for other in range(state.seats):
        if other != seat:
            total += stand[other]
            best = max(best, stand[other])
    return own - LEADER * best - RIVAL * total


def eagerness(state: Position, seat: i64, keen: bool) -> float:
    """Return the value, in SB, of what a team could still do in its main phase, as in `value`."""
    values = prices(state.tables)
    clue = clue_worth(state, seat, keen)
    reach = horizon(turns_left(state, seat))
    spies = 0.0
    best = 0.0
    for card in state.cards:
        if state.controls(seat, card):
            if state.tired[card] == READY:
                spies += ready_worth(values, card, clue)
        elif state.of(card, columns.KIND) != opcodes.ACTION and state.in_hand(seat, card):
            if state.sb[seat] < state.of(card, columns.PRICE) or state.is_joint(card):
                continue
            if state.bm[seat] >= power_points_of(state, card, seat):
                best = max(best, values.played(card, reach, clue) - values.paid(card))
    return 0.7 * spies + 0.6 * best


def ready_worth(values: Prices, card: i64, clue: float) -> float:
    """Return the value, in SB, of one use of a spy; `clue` is that of a clue."""
    worth = values.tiring[card]
    return worth * clue / 2.5 if values.informs[card] > 0.0 else worth


def worst_card(state: Position, seat: i64) -> i64:
    """Return the least valuable card of the hand, or -1 if it is empty."""
    values = prices(state.tables)
    clue = clue_worth(state, seat)
    reach = horizon(turns_left(state, seat))
    worst: i64 = -1
    least = 0.0
    for card in state.cards:
        if state.in_hand(seat, card):
            net = values.played(card, reach, clue) - values.paid(card)
            if worst < 0 or net < least:
                worst, least = card, net
    return worst


def least_known_row(state: Position, seat: i64, among: i64) -> i64:
    """Return a row, from `among` (bits), of the panel that the team knows least; -1 if empty."""
    mask = state.rows[seat] | state.due[seat]
    best: i64 = -1
    fewest: i64 = 0
    for row in range(state.pieces):
        if (among >> row) & 1:
            known = known_in(state, mask, row // (state.pieces // 3))
            if best < 0 or known < fewest:
                best, fewest = row, known
    return best
