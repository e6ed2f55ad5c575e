"""The action that refused clicks meant, and the actions that a seat can do in its place."""

from collections.abc import Iterator, Sequence

from velkahra.core.contract import refusals, words
from velkahra.core.contract.game import Game
from velkahra.core.contract.space import Action, ActionSpace
from velkahra.core.contract.state import State


def refused_clicks(
    game: Game, state: State, seat: int, path: Sequence[str]
) -> tuple[int | None, refusals.Refusal | None]:
    """Return the action meant by clicks, None for none, and its refusal, None if legal."""
    meant = game.attempt(state, seat, path)
    if isinstance(meant, refusals.Refusal):
        return None, meant
    return meant, state.refusal(seat, meant)


def instead_of(game: Game, state: State, seat: int, language: str, tried: int | None) -> str:
    """Return a sentence on the possible actions after a refusal, or on whom the seat waits for.

    `tried` is the refused action, None for clicks that meant none. "" if there is no sentence.
    """
    if state.is_over():
        return ""
    if not state.may_act(seat):
        return game.words.prompt(language, state, seat)
    view = game.view(state, seat)
    legal = [game.space.decode(action) for action in state.legal_actions(seat)]
    ways = _ways(game.space, legal, tried)
    sentences = (game.words.instead(language, view, way) for way in ways)
    return next(filter(None, sentences), "")


def _ways(space: ActionSpace, legal: Sequence[Action], tried: int | None) -> Iterator[words.Ways]:
    """Yield legal actions that are more and more different from the one tried."""
    wanted = _decoded(space, tried)
    alike = [action for action in legal if wanted and action.kind == wanted.kind]
    kinds = list(dict.fromkeys(action.kind for action in legal))
    if wanted:
        yield from _in_field(space, alike, wanted)
    if len(kinds) == 1 and not alike:
        yield from _in_field(space, legal, Action(kinds[0], []))
    if not alike or len(kinds) > 1:
        yield words.Ways(kinds)


def _decoded(space: ActionSpace, tried: int | None) -> Action | None:
    try:
        return None if tried is None else space.decode(tried)
    except refusals.UnknownAction:
        return None


def _in_field(space: ActionSpace, alike: Sequence[Action], wanted: Action) -> Iterator[words.Ways]:
    """Yield the values of the last field in which an action may differ, then of those before."""
    fields = next(kind.fields for kind in space.kinds if kind.name == wanted.kind)
    for place in reversed(range(len(fields))):
        same = [action for action in alike if action.values[:place] == wanted.values[:place]]
        values = list(dict.fromkeys(action.values[place] for action in same))
        if values:
            tried = wanted.values[place] if wanted.values else -1
            yield words.Ways([wanted.kind], fields[place].name, values, tried)
