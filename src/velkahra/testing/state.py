"""Rules and state: what may be done, what must never change, and how it ends."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from librt.random import Random

from velkahra.core.contract import masks, refusals
from velkahra.core.contract.events import Events
from velkahra.core.contract.game import Game
from velkahra.core.contract.state import CHANCE, NOBODY, State, fields, is_array
from velkahra.core.play.dealer import Dealer
from velkahra.core.play.play import Play
from velkahra.testing import walk

CLOSE: Final = 1e-9
TRIES: Final = 12


def lists_are_ascending(play: Play, rng: Random) -> Iterator[str]:
    """Legal lists ascend without repeats inside the space; a seat that may not act has none."""
    for seat in [CHANCE, *range(play.seats)]:
        actions = list(play.state.legal_actions(seat))
        if actions != sorted(set(actions)):
            yield f"the legal actions of seat {seat} do not ascend"
        if actions and not 0 <= actions[0] <= actions[-1] < play.game.space.size:
            yield f"a legal action of seat {seat} is outside the space"
        free = play.state.may_act(seat) or (seat >= 0 and play.state.may_step_in(seat))
        if bool(actions) != free:
            yield f"seat {seat} may act: {free}, and has {len(actions)} actions"


def masks_have_what_is_legal(play: Play, rng: Random) -> Iterator[str]:
    """The legal actions as bits are those of the list, for everybody, and no memory beside them."""
    words = int(masks.words_of(play.game.space.size))
    for seat in range(CHANCE, play.seats):
        mask = masks.blank_mask(words + 2)
        play.state.mark_legal_actions(seat, mask, 1)
        bits = int.from_bytes(memoryview(mask).tobytes(), "little") >> int(masks.WORD)
        legal = [int(action) for action in play.state.legal_actions(seat)]
        if mask[0] or bits != sum(1 << action for action in legal):
            yield f"the mask of seat {seat} differs from its {len(legal)} legal actions"


def searches_look_at_what_is_legal(play: Play, rng: Random) -> Iterator[str]:
    """Searches look at some of the legal actions, and at none only if there are none."""
    for seat in range(play.seats):
        legal = list(play.state.legal_actions(seat))
        sensible = list(play.game.judge.sensible_actions(play.state, seat))
        if sensible != [action for action in legal if action in sensible]:
            yield f"the sensible actions of seat {seat} are not some of the legal ones, in order"
        if legal and not sensible:
            yield f"no legal action of seat {seat} is sensible"


def legal_is_what_is_not_refused(play: Play, rng: Random) -> Iterator[str]:
    """An action is legal exactly when no rule refuses it, over the whole space, for everybody."""
    state = play.state
    for seat in [CHANCE, *range(play.seats)]:
        legal = set(state.legal_actions(seat))
        for action in range(play.game.space.size):
            refusal = state.refusal(seat, action)
            if (refusal is None) != (action in legal):
                said = "is listed as legal" if action in legal else "is not listed as legal"
                text = play.game.write(seat, action)
                yield f"{text!r} of seat {seat} {said}, and its refusal is {refusal!r}"


def refused_actions_change_nothing(play: Play, rng: Random) -> Iterator[str]:
    """Applying a refused action raises the right error and leaves every bit as it was."""
    state, before = play.state, play.state.freeze()
    size = play.game.space.size
    tries = [(rng.randrange(play.seats + 1) - 1, rng.randrange(size)) for _ in range(TRIES)]
    outside = [(seat, a) for seat in (CHANCE, 0) for a in (-1, size, 1 << 40)]
    strangers = [(seat, rng.randrange(size)) for seat in (NOBODY, play.seats, 63, 1000)]
    for seat, action in [*tries, *outside, *strangers]:
        if action in set(state.legal_actions(seat)):
            continue
        yield from _raises(state, seat, action)
        if state.freeze() != before:
            yield f"refusing action {action} of seat {seat} changed the state"
            return


def _raises(state: State, seat: int, action: int) -> Iterator[str]:
    events = Events()
    try:
        state.apply(seat, action, events)
    except refusals.IllegalAction as error:
        if isinstance(error, refusals.OutOfTurn) == state.may_act(seat):
            yield f"seat {seat} may act: {state.may_act(seat)}, and got {type(error).__name__}"
    except refusals.VelkahraError:
        pass  # integers outside the space may be refused as unknown
    else:
        yield f"action {action} of seat {seat} is not legal and was carried out"
    if events.happened:
        yield f"the refused action {action} of seat {seat} told of {events.happened}"


def clones_are_alike_and_apart(play: Play, rng: Random) -> Iterator[str]:
    """The same action does the same to a clone, which shares nothing with the original.

    It also does the same whether or not somebody listens to the events, and checked or not.
    """
    state, before = play.state, play.state.freeze()
    first, second = state.clone(), state.clone()
    if first.freeze() != before:
        yield "a clone differs from its original"
    who = walk.actors(state)
    if who:
        seat = who[rng.randrange(len(who))]
        legal = state.legal_actions(seat)
        action = legal[rng.randrange(len(legal))]
        first.apply(seat, action, Events())
        second.advance(seat, action, None)
        if first.freeze() != second.freeze():
            yield f"{play.game.write(seat, action)!r} does different things to two clones"
    if state.freeze() != before:
        yield "changing a clone changed the original"


def clones_have_every_field(play: Play, rng: Random) -> Iterator[str]:
    """A clone takes over each field, and no array of it is the original's."""
    state = play.state.clone()
    clone = state.clone()
    for name in fields(state):
        if name == "seats":  # `seats` does not change alone, because arrays have its length
            continue
        value = getattr(state, name)
        if type(value) is int:
            setattr(state, name, value ^ 1)
            if getattr(state.clone(), name) != value ^ 1:
                yield f"clone leaves out {name}"
            setattr(state, name, value)
        elif (is_array(value) or isinstance(value, list)) and getattr(clone, name) is value:
            yield f"a clone shares {name} with its original"


def simultaneous_choices_commute(play: Play, rng: Random) -> Iterator[str]:
    """Choices that several seats make at once may arrive in any order."""
    who = walk.actors(play.state)
    for one in who:
        for other in who:
            if one < other:
                yield from _commute(play.state, one, other, rng)


def _commute(state: State, one: int, other: int, rng: Random) -> Iterator[str]:
    pair = []
    for seat in (one, other):
        legal = state.legal_actions(seat)
        pair.append((seat, legal[rng.randrange(len(legal))]))
    ends = []
    for order in (pair, pair[::-1]):
        world = state.clone()
        for seat, action in order:
            if world.refusal(seat, action) is not None:
                yield f"action {action} of seat {seat} is refused once the other seat has chosen"
                return
            world.advance(seat, action, None)
        ends.append(world.freeze())
    if ends[0] != ends[1]:
        yield f"it matters whether seat {one} or seat {other} chooses first"


def dealer_draws_what_is_possible(play: Play, rng: Random) -> Iterator[str]:
    """Chance has a weight for each outcome, 0 only if it is entered; both ways to draw work."""
    state = play.state
    if state.actor() != CHANCE:
        return
    outcomes, weights = list(state.legal_actions(CHANCE)), list(state.chance_weights())
    least = 0 if play.game.table.is_entered(state) else 1
    if len(outcomes) != len(weights) or min(weights) < least or not sum(weights):
        yield f"{len(outcomes)} outcomes have the weights {weights[:20]}"
    for drawn in (state.draw(rng), Dealer("seed").draw(state, play.version)):
        if drawn not in outcomes:
            yield f"outcome {drawn} was drawn and is not possible"


def somebody_can_act_until_the_end(play: Play, rng: Random) -> Iterator[str]:
    """There is always an action or an outcome until the game is over, however one asks."""
    state, who = play.state, walk.actors(play.state)
    if state.is_over() != (state.actor() == NOBODY) or state.is_over() != (not who):
        yield f"over: {state.is_over()}, actor: {state.actor()}, who may act: {who}"
    if who and state.actor() != who[0]:
        yield f"the first actor is {state.actor()}, and {who} may act"
    mask = sum(1 << seat for seat in who if seat >= 0)
    if state.acting() != mask:
        yield f"the set of acting seats is {state.acting():b}, and {who} may act"


def what_needs_no_choice_is_the_only_action(play: Play, rng: Random) -> Iterator[str]:
    """A seat that may skip, or only ends its turn, has exactly one legal action."""
    table, state = play.game.table, play.state
    for seat in (seat for seat in walk.actors(state) if seat >= 0):
        skips, ends = table.may_skip(state, seat), table.only_ends(state, seat)
        count = len(state.legal_actions(seat)) if skips or ends else 1
        if count != 1:
            yield f"seat {seat} has {count} actions, and {'may skip' if skips else 'only ends'}"


def returns_are_shares_of_a_victory(play: Play, rng: Random) -> Iterator[str]:
    """Final utilities are shares of one victory, some of it perhaps of a named automaton."""
    returns = list(play.state.returns())
    whole = 1 - play.game.unseated_share(play.state)
    if whole < 1 and not play.game.automaton("en", play.seats, play.options):
        yield f"nobody without a seat plays, and {1 - whole} of the victory is of no seat"
    if len(returns) != play.seats:
        yield f"{play.seats} seats have the returns {returns}"
    elif not play.state.is_over():
        if any(returns):
            yield f"the game goes on and has the returns {returns}"
    elif abs(sum(returns) - whole) > CLOSE or min(returns) < 0:
        yield f"the returns {returns} are not shares of one victory"


def pieces_are_conserved(play: Play, rng: Random) -> Iterator[str]:
    """The census is the same as at the start."""
    start = play.game.census(play.game.start(play.seats, play.options))
    now = play.game.census(play.state)
    for name in sorted({*start, *now}):
        if start.get(name) != now.get(name):
            yield f"there were {start.get(name)} of {name!r} and are {now.get(name)}"


def invariants_hold(play: Play, rng: Random) -> Iterator[str]:
    """The game itself finds nothing broken."""
    yield from play.game.faults(play.state)


def cosmetic_options_change_no_rule(game: Game) -> Iterator[str]:
    """The same plies are legal and lead to the same end, whatever the names and looks."""
    seats = game.seats[0]
    first = [walk.snapshot(play) for play in walk.random_game(game, seats, game.complete({}), 3)]
    for option in (option for option in game.options if option.cosmetic):
        other = game.start(seats, {option.name: option.values[-1]})
        for before, after in pairwise(first):
            legal = [before.state.legal_actions(seat) for seat in range(-1, seats)]
            if legal != [other.legal_actions(seat) for seat in range(-1, seats)]:
                yield f"ply {after.version}: {option.name} changes what is legal"
                return
            other.apply(*after.plies[-1])
        if list(other.returns()) != list(first[-1].state.returns()):
            yield f"{option.name} changes the result"
