"""Random games to look at, and copies of a game being played."""

from collections.abc import Iterator
from copy import copy
from typing import Final

from librt.random import Random

from velkahra.core.contract.game import Game
from velkahra.core.contract.options import Options
from velkahra.core.contract.state import CHANCE, State
from velkahra.core.play.play import Play
from velkahra.core.play.record import Record

MOST_PLIES: Final = 20_000


def actors(state: State) -> list[int]:
    """List who may act now: seats, or CHANCE alone, or nobody."""
    who = [CHANCE, *range(state.seats)]
    return [seat for seat in who if state.may_act(seat)]


def snapshot(play: Play) -> Play:
    """Return a copy of a game being played."""
    copied = copy(play)
    copied.state = play.state.clone()
    copied.plies = list(play.plies)
    copied.happened = list(play.happened)
    copied.acting = list(play.acting)
    copied.acted = list(play.acted)
    return copied


def fold(play: Play, version: int) -> Play:
    """Return the play of the first `version` plies, checking every one."""
    record = Record(play.game.name, play.game.rules, play.seats, play.options, play.plies)
    return Play.replay(record, play.game, version)


def pick(rng: Random, state: State, seat: int, by_kind: Game | None) -> int:
    """Return a random legal action.

    With `by_kind`, a kind of action is chosen first, so that rare kinds come up as often as common
    ones.
    """
    if seat == CHANCE:
        return state.draw(rng)
    actions = list(state.legal_actions(seat))
    if by_kind is not None:
        kinds = {by_kind.space.kind_of(action).name for action in actions}
        kind = sorted(kinds)[rng.randrange(len(kinds))]
        actions = [a for a in actions if by_kind.space.kind_of(a).name == kind]
    return actions[rng.randrange(len(actions))]


def random_game(
    game: Game, seats: int, options: Options, seed: int, most: int = MOST_PLIES
) -> Iterator[Play]:
    """Play at random, yielding the same `Play` at the start and after every ply.

    Odd seeds choose among the kinds of action first. Who acts is random where several may. It ends
    after `most` plies.
    """
    rng = Random(seed)
    play = Play(game, seats, options)
    yield play
    while play.version < most and not play.state.is_over():
        who = actors(play.state)
        seat = who[rng.randrange(len(who))]
        play.act(seat, pick(rng, play.state, seat, game if seed % 2 else None))
        yield play
