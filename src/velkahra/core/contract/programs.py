"""What programs that think about a game are told besides its judge: settings, and reasons."""

from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple

import msgspec

from velkahra.core.contract import state_type, words


class PuzzleSearch(msgspec.Struct, frozen=True):
    """How the quick search that looks for puzzles in games sees a position.

    Attributes:
        playout: turns that it plays before it evaluates a position, 0 for none; -1 for as many as
            any search of the game.
        lead: a decision is looked at longer if the best choice leads by so much, 0..1.
        clear_lead: by how much it must lead then, 0..1, to be a puzzle.
    """

    playout: int = -1
    lead: float = 0.08
    clear_lead: float = 0.1


class Programs(msgspec.Struct, frozen=True):
    """How programs play and analyse a game.

    Attributes:
        puzzle_search: how `velkahra puzzles` looks through games.
        analysis_playout: turns that an analysis, and a hint that looks ahead to the end of the own
            turn, play before they evaluate a position, 0 for none; -1 for as many as any search of
            the game.
        learned_search: the numbers of seats with which searches, and so analyses and hints, judge
            by the learned values that come with the game, as they have won matches against the
            evaluation.
        learned_quick: by them 0.3 s are enough to play as well as by the evaluation in a second, so
            that levels take less time.
        unadvised: actions that no analysis or hint advises, as they stand for something outside the
            game, such as the time that is up.
        learned_order: searches by learned values also order actions by them. If not, the
            evaluation does, and they play on as without learned values.
    """

    puzzle_search: PuzzleSearch = PuzzleSearch()
    analysis_playout: int = -1
    learned_search: tuple[int, ...] = ()
    learned_quick: bool = False
    learned_order: bool = True
    unadvised: frozenset[int] = frozenset()


class Argument(NamedTuple):
    """What speaks for an action: the words have a sentence `reason-NAME` about the `number`."""

    name: str
    number: int = 1


class Reasons(msgspec.Struct, Generic[state_type.S], frozen=True):
    """The reasons that a hint gives for an action.

    Attributes:
        worth: what one more of each of the `figures` is worth, all in one unit.
        figures: counts what the seat of a view has and wants more of, by the names of `worth`: what
            brings it closer to winning, not what every action of a kind brings. A hint gives as its
            reason the figure in which an action is ahead of the others. The words have a sentence
            `reason-NAME`, where `count` is how many more.
        argument: the own argument of an action of a seat, where it is ahead of others in no figure.
            The state is resampled from what the seat knows, so that nothing hidden can be told.
    """

    worth: Mapping[str, float]
    figures: Callable[[words.AnyView], Mapping[str, int]]
    argument: Callable[[state_type.S, int, int], Argument | None] = lambda state, seat, action: None
