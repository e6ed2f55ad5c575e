"""How programs judge a game: the actions worth searching, and the value of positions."""

from typing import Any, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from velkahra.core.contract import state_type
from velkahra.core.contract.net import Net


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[state_type.S]):
    """The judgement of a game, for bots and searches. By default only the victory counts."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), ()

    def sensible_actions(self, state: state_type.S, seat: i64) -> vec[i64]:
        """List the legal actions that a search looks at, ascending; at least one.

        A game may leave out actions that are hardly better than another for all that `seat` can
        see: of places that are alike to it, one is enough.
        """
        return state.legal_actions(seat)

    def action_groups(self, state: state_type.S, seat: i64, actions: vec[i64]) -> vec[i64]:
        """Return a number for each legal action of `seat`, the same for those of a group.

        Actions of a group have nearly the same effect, so that a search can use the value of one
        for another. A game without groups returns an empty vec.
        """
        return vec[i64]()

    def hide_choices(self, state: state_type.S, seat: i64) -> None:
        """Undo the secret choices of the others who choose at the same time as `seat`.

        Searches call this to choose for the others themselves, since a choice drawn at random is no
        good reply.
        """

    def evaluate(self, state: state_type.S, seat: i64) -> float:
        """Return an estimate of how well `seat` stands; larger is better.

        Each game has its own unit. A game that has none yet returns the share of the victory.
        """
        return state.returns()[seat]

    def prior_value(self, state: state_type.S, seat: i64) -> float:
        """Return an estimate of how well `seat` stands, by which searches order untried actions.

        It is `evaluate` unless a game knows something better, which may take longer.
        """
        return self.evaluate(state, seat)

    def static_value(self, state: state_type.S, seat: i64) -> float:
        """Return an estimate of how well `seat` stands, without terms that only steer a choice.

        Searches compare positions by it.
        """
        return self.evaluate(state, seat)

    def temperature(self, state: state_type.S) -> float:
        """Return the difference in `static_value` that makes the odds to win e times as good.

        It falls towards the end of the game. It is measured by how games between greedy bots ended;
        see docs/playing-programs.md.
        """
        return 1.0

    def turn_index(self, state: state_type.S) -> i64:
        """Return a number that changes with every turn, or round where all act at once.

        Searches compare positions in which a turn begins. A negative number is not counted as a
        turn.
        """
        return state.actor()

    def horizon(self, state: state_type.S) -> i64:
        """Return the least number of turns that a search plays before it values a position."""
        return 0

    def noise(self, level: float) -> float:
        """Return how far noise of `level` makes a program misjudge this game.

        Both are in standard deviations of the values of a seat's actions. A game in which few
        actions are far better than all others returns less than `level`, since the same error hides
        more there.
        """
        return level

    def input_names(self, seats: i64) -> tuple[str, ...]:
        """Return what `write_inputs` writes in games with so many seats, in order.

        It is () in a game without learned values.
        """
        return ()

    def inputs_layout(self, state: state_type.S) -> str:
        """Return the game's name and the version of what `write_inputs` writes: "euphrates-1".

        It is "" in a game without learned values, and where options bring something into play that
        the inputs do not show.
        """
        return ""

    def write_inputs(self, state: state_type.S, seat: i64, out: vec[float]) -> None:
        """Write what a learned value judges this position by into `out`, seen by `seat`.

        It sets the first entries, as many as `input_names` has, and reads only what `seat` may
        know. The position is one where `is_settled` holds.
        """

    def is_settled(self, state: state_type.S) -> bool:
        """Return whether the inputs describe this position as it stands.

        They do not where something is half done, such as a conflict, or where the game is over.
        """
        return not state.is_over()

    def learned_chance(self, state: state_type.S, seat: i64, net: Net) -> float:
        """Return the chance of `seat` to win, 0..1, by a network that has learned from games.

        `net` was made for `inputs_layout` and as many seats. A game in which a position may not be
        settled overrides this and looks ahead.
        """
        if state.is_over():
            return state.returns()[seat]
        inputs = net.blank_inputs()
        self.write_inputs(state, seat, inputs)
        return net.chance(inputs)
