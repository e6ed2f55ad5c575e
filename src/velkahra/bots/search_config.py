"""Settings of a search: how long it thinks, how it explores, and how it judges positions."""

from typing import Final, final

from mypy_extensions import i64

WIN: Final[i64] = 0
RANK: Final[i64] = 1
MARGIN: Final[i64] = 2

OWN: Final[i64] = -1  # use the game's own value


@final
class SearchConfig:
    """The settings of a search.

    Attributes:
        seconds: time for a decision, 0 for no limit; nodes: iterations, 0 for no limit. With a
            limit of nodes alone the same seed gives the same choice.
        learned_seconds: time for a decision where learned values judge and `Programs.learned_quick`
            says that less is enough, 0 for `seconds`.
        candidates: actions that are searched; the others are left alone.
        exploration: how much rarely tried actions are preferred, in standard deviations.
        width, widening: below the root, with n visits, the best `width` * n ** `widening` actions
            are tried.
        prior_visits: the first evaluation of an action counts like so many visits below the root.
        root_prior_visits: the same among the candidates at the root.
        worlds: worlds in which the actions at the root are evaluated beforehand.
        playout: turns since the root that are played before a position is evaluated, 0 for none;
            OWN for none with learned values that order actions, and else the game's own number.
        group_extra: actions evaluated at a new node besides the first of each group that
            `Judge.action_groups` tells; the others take the value of the first.
        breadth: actions that are evaluated for a ply of a playout, 0 for one at random.
        reuse: keep the part of the tree that the game went into.
        objective: WIN counts victories, RANK places, MARGIN the evaluation of the end.
        noise: how far evaluations may be wrong, at random, in standard deviations of what the
            actions at the root promise.
        plain: judge positions as greedy does, by `evaluate` alone, and not by all the game knows.
        temperature: scale of the evaluation in place of the game's own, 0 for the game's own.
        values: "learned" or a file: judge by a network in place of the game's evaluation; "hand":
            by the evaluation; "": by the network that comes with the game, where
            `Programs.learned_search` says so and `plain` is not set. See `bots.values`.
    """

    def __init__(self) -> None:
        self.seconds: float = 0.0
        self.learned_seconds: float = 0.0
        self.nodes: i64 = 0
        self.candidates: i64 = 8
        self.exploration: float = 0.4
        self.width: float = 1.0
        self.widening: float = 0.5
        self.prior_visits: float = 60.0
        self.root_prior_visits: float = 4.0
        self.worlds: i64 = 3
        self.playout: i64 = OWN
        self.breadth: i64 = 8
        self.group_extra: i64 = 16
        self.reuse: bool = True
        self.objective: i64 = WIN
        self.noise: float = 0.0
        self.plain: bool = False
        self.temperature: float = 0.0
        self.values: str = ""
