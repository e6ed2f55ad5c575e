"""How programs judge Tigris & Euphrates.

A search need not look at actions that were never among the best of games between bots: tiles beside
no kingdom, but for one of each colour, and catastrophe tiles on spaces where nothing lies.
Evaluations see of a space little but what it touches, so the spaces beside a kingdom fall into few
kinds, the groups.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.judge import Judge
from velkahra.core.contract.masks import mark, marked
from velkahra.core.contract.net import Net
from velkahra.games.euphrates.bots import evaluation, inputs
from velkahra.games.euphrates.bots.survey import survey
from velkahra.games.euphrates.rules import actions as codes
from velkahra.games.euphrates.rules import decisions, frames, pieces, spaces, tables
from velkahra.games.euphrates.rules.chapters import action, catastrophe, leader, swap, tile
from velkahra.games.euphrates.rules.state import PLAYING, Position

LEADERS_OF: Final[i64] = 16
"""Bits of a set of leaders."""
CATASTROPHES: Final[i64] = 2 * tables.COLOURS
"""Catastrophe tiles, behind tiles by colour and leaders by office."""
HORIZON: Final[i64] = 1  # turns played on beyond a round: the bot's own next one


@final
class EuphratesJudge(Judge[Position]):
    """The judgement of Tigris & Euphrates. Values are in points of the seat's weakest colour."""

    def sensible_actions(self, state: Position, seat: i64) -> vec[i64]:
        """List the legal actions of `seat` worth searching, ascending; at least one."""
        if seat < 0 or seat != state.actor() or state.frame_kind() != frames.TURN:
            return decisions.list_actions(state, seat)
        mask: vec[i64] = action.NO_ACTIONS[:]
        mark(mask, 0, codes.A_END)
        if state.left > 0:
            sets = spaces.survey(state)
            _leave_out_empty(sets)
            tile.mark_tiles(state, seat, sets, mask, 0)
            leader.mark_leaders(state, seat, sets, mask, 0)
            catastrophe.mark_catastrophes(state, seat, sets, mask, 0)
            swap.mark_swaps(state, seat, mask, 0)
        return marked(mask, 0, i64(len(mask)))

    def action_groups(self, state: Position, seat: i64, actions: vec[i64]) -> vec[i64]:
        """Return a number for each action, the same for those of a group.

        Tiles and leaders of a kind are a group if their spaces touch the same kingdoms, and as many
        tiles of their own colour, temples and leaders; catastrophe tiles, if they also destroy the
        same in the same kingdom. Every other action is a group of its own.
        """
        numbers: vec[i64] = vec[i64](capacity=i64(len(actions)))
        for code in actions:
            number = ~code
            if codes.A_TILE <= code < codes.A_WITHDRAW:
                number = _touching(state, codes.space_of_code(code), codes.what_of(code))
            elif codes.A_CATASTROPHE <= code < codes.A_SWAP:
                space = code - codes.A_CATASTROPHE
                lost = i64(state.cells[space]) << LEADERS_OF | i64(state.realm[space])
                number = lost << 32 | _touching(state, space, CATASTROPHES)
            numbers = append(numbers, number)
        return numbers

    def evaluate(self, state: Position, seat: i64) -> float:
        """Return an estimate of how well `seat` stands; hidden hands count by their odds."""
        return evaluation.value(state, seat, evaluation.AT_A_GLANCE)

    def prior_value(self, state: Position, seat: i64) -> float:
        """Return the estimate by which searches order untried actions and expect others' ones."""
        return evaluation.value(state, seat, evaluation.ON_REFLECTION)

    def static_value(self, state: Position, seat: i64) -> float:
        """Return the estimate by which searches compare positions."""
        return evaluation.value(state, seat, evaluation.IN_THE_END)

    def temperature(self, state: Position) -> float:
        """Return the difference in `static_value` that makes the odds to win e times as good."""
        return evaluation.temperature(state)

    def turn_index(self, state: Position) -> i64:
        """Return the seat whose turn it is."""
        return state.active

    def horizon(self, state: Position) -> i64:
        """Return the least number of turns that a search plays before it values a position."""
        return state.seats + HORIZON

    def input_names(self, seats: i64) -> tuple[str, ...]:
        """Return the names of the inputs of learned values."""
        return inputs.names(int(seats))

    def inputs_layout(self, state: Position) -> str:
        """Return the name of the game and the version of its inputs."""
        return f"euphrates-{inputs.VERSION}"

    def write_inputs(self, state: Position, seat: i64, out: vec[float]) -> None:
        """Write what a learned value judges this position by into `out`."""
        for place in range(inputs.size(state.seats)):
            out[place] = 0.0
        inputs.write_inputs(state, survey(state, seat), seat, out)

    def is_settled(self, state: Position) -> bool:
        """Return whether no conflict or choice is pending."""
        return state.over == PLAYING and state.frame_kind() in (frames.TURN, frames.REFILL)

    def learned_chance(self, state: Position, seat: i64, net: Net) -> float:
        """Return the chance of `seat` to win, 0..1; a conflict is valued by both its endings."""
        return evaluation.value(state, seat, evaluation.Taste(0.0, 0.0, 0.0, net))


def _leave_out_empty(sets: vec[i64]) -> None:
    """Leave no catastrophe tile an empty space, and tiles one of them that touches no kingdom."""
    for part in range(spaces.PARTS):
        sets[spaces.FIXED + part] |= (
            sets[spaces.EMPTY_LAND + part] | sets[spaces.EMPTY_RIVER + part]
        )
    _leave_out_lonely(sets, spaces.EMPTY_LAND)
    _leave_out_lonely(sets, spaces.EMPTY_RIVER)


def _leave_out_lonely(sets: vec[i64], empty: i64) -> None:
    """Take what touches no kingdom out of a set, but for the first space."""
    is_first = True
    for part in range(spaces.PARTS):
        lonely = sets[empty + part] & ~sets[spaces.TOUCHED + part]
        if lonely:
            sets[empty + part] ^= lonely
            if is_first:
                sets[empty + part] |= lonely & -lonely
                is_first = False


def _touching(state: Position, space: i64, kind: i64) -> i64:
    """Return what a piece of a kind touches on a space, with the kind, as a number."""
    cells, realm = state.cells, state.realm
    own = pieces.tile_of(kind % tables.COLOURS)
    leaders: i64 = 0
    tally: i64 = 0
    first = tables.first_side(space)
    for side in range(first, first + tables.SIDES):
        beside = i64(tables.NEIGHBOURS[side])
        cell = cells[beside]
        leaders |= i64(realm[beside])
        if cell == own:
            tally += 1
        if cell == pieces.TEMPLE:
            tally += 8
        if cell >= pieces.LEADER:
            tally += 64
    return (leaders << 9 | tally) << 4 | kind
