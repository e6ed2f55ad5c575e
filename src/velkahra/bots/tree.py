"""The tree of a search: actions, visits, and values.

A node is a sequence of decisions since the root, whatever chance did between them and in whatever
world: the value of a choice is a mean over worlds. Seats that choose at once have a table each at
the same node, so that none answers what it cannot have seen.
"""

from math import log, sqrt
from typing import Any, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.bots.rollout_stats import UNKNOWN
from velkahra.core.contract.judge import Judge
from velkahra.core.contract.state import State


@final
class Table:
    """Statistics of the actions of one seat at one node, ascending by action.

    Attributes:
        actions: every action that was legal here in some world.
        order: priority before an action is tried, larger ones first.
        prior: the seat's chances after it, by the evaluation alone.
        visits: how often each was tried; sums: the seat's chances after it, added up.
        seen: how often each was legal when this node was passed.
        total: how often this node was passed; tries: how often something was tried.
        came, squares: the results of all tries here and their squares, added up.
        foreseen: their priors, added up.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.actions: vec[i64] = vec[i64]()
        self.order: vec[float] = vec[float]()
        self.prior: vec[float] = vec[float]()
        self.visits: vec[i64] = vec[i64]()
        self.sums: vec[float] = vec[float]()
        self.seen: vec[i64] = vec[i64]()
        self.total: i64 = 0
        self.tries: i64 = 0
        self.came: float = 0.0
        self.squares: float = 0.0
        self.foreseen: float = 0.0

    def admit(self, legal: vec[i64]) -> vec[i64]:
        """Return the rows of legal actions (ascending), and add rows for those never seen here."""
        if not self._has(legal):
            self._merge(legal)
        rows: vec[i64] = vec[i64](capacity=i64(len(legal)))
        row: i64 = 0
        for action in legal:
            while self.actions[row] != action:
                row += 1
            rows = append(rows, row)
        return rows

    def _has(self, legal: vec[i64]) -> bool:
        row: i64 = 0
        rows = i64(len(self.actions))
        for action in legal:
            while row < rows and self.actions[row] < action:
                row += 1
            if row == rows or self.actions[row] != action:
                return False
        return True

    def _merge(self, legal: vec[i64]) -> None:
        """Make room for new actions, whose order is UNKNOWN."""
        old = Table(self.seat)
        old.actions, old.order, old.prior = self.actions, self.order, self.prior
        old.visits, old.sums, old.seen = self.visits, self.sums, self.seen
        size = i64(len(old.actions)) + i64(len(legal))
        self.actions, self.order = vec[i64](capacity=size), vec[float](capacity=size)
        self.prior = vec[float](capacity=size)
        self.visits, self.sums = vec[i64](capacity=size), vec[float](capacity=size)
        self.seen = vec[i64](capacity=size)
        row: i64 = 0
        for action in legal:
            while row < i64(len(old.actions)) and old.actions[row] < action:
                self._copy(old, row)
                row += 1
            if row < i64(len(old.actions)) and old.actions[row] == action:
                self._copy(old, row)
                row += 1
            else:
                self._add(action)
        while row < i64(len(old.actions)):
            self._copy(old, row)
            row += 1

    def _copy(self, old: "Table", row: i64) -> None:
        self.actions = append(self.actions, old.actions[row])
        self.order = append(self.order, old.order[row])
        self.prior = append(self.prior, old.prior[row])
        self.visits = append(self.visits, old.visits[row])
        self.sums = append(self.sums, old.sums[row])
        self.seen = append(self.seen, old.seen[row])

    def _add(self, action: i64) -> None:
        self.actions = append(self.actions, action)
        self.order = append(self.order, UNKNOWN)
        self.prior = append(self.prior, UNKNOWN)
        self.visits = append(self.visits, 0)
        self.sums = append(self.sums, 0.0)
        self.seen = append(self.seen, 0)

    def unordered(self, rows: vec[i64]) -> vec[i64]:
        """Return those of `rows` whose order is UNKNOWN."""
        found: vec[i64] = vec[i64]()
        for row in rows:
            if self.order[row] == UNKNOWN:
                found = append(found, row)
        return found

    def firsts(self, rows: vec[i64], judge: Judge[Any], world: State) -> vec[i64]:
        """Return for each row the first of `rows` of its group in a world, or itself for others."""
        firsts: vec[i64] = vec[i64](capacity=i64(len(self.actions)))
        for row in range(i64(len(self.actions))):
            firsts = append(firsts, row)
        actions: vec[i64] = vec[i64](capacity=i64(len(rows)))
        for row in rows:
            actions = append(actions, self.actions[row])
        groups = judge.action_groups(world, self.seat, actions)  # none, or one for each
        found: dict[i64, i64] = {}
        for place in range(i64(len(groups))):
            firsts[rows[place]] = found.setdefault(groups[place], rows[place])
        return firsts

    def of_best_group(self, rows: vec[i64], firsts: vec[i64]) -> i64:
        """Return the row still UNKNOWN whose group's first has the largest order, or -1."""
        best: i64 = -1
        for row in rows:
            if self.order[row] == UNKNOWN and (
                best < 0 or self.order[firsts[row]] > self.order[firsts[best]]
            ):
                best = row
        return best

    def take_over(self, row: i64, first: i64) -> None:
        """Copy order and prior of the first row of a group to a row whose order is UNKNOWN."""
        if self.order[row] == UNKNOWN:
            self.order[row] = self.order[first]
            self.prior[row] = self.prior[first]

    def next_to_try(self, rows: vec[i64], width: i64) -> i64:
        """Return the untried row of `rows` with the largest order; -1 if `width` were tried."""
        tried: i64 = 0
        best: i64 = -1
        for row in rows:
            if self.visits[row] > 0:
                tried += 1
            elif best < 0 or self.order[row] > self.order[best]:
                best = row
        return best if tried < width else -1

    def most_promising(self, rows: vec[i64], exploration: float, prior_visits: float) -> i64:
        """Return the row of those tried with the best upper bound of its mean (UCB1), or -1.

        Rows are counted by how often they were legal, and the unit of `exploration` is the standard
        deviation of this node's results: games differ in how much is at stake in a decision. Priors
        count like `prior_visits` visits. Sources: Auer, Cesa-Bianchi, Fischer, Finite-time analysis
        of the multiarmed bandit problem (2002); Cowling, Powley, Whitehouse, Information set Monte
        Carlo tree search (2012).
        """
        best: i64 = -1
        most = 0.0
        unit = exploration * self.deviation()
        for row in rows:
            if self.visits[row] > 0:
                rare = log(float(self.seen[row] + 1)) / float(self.visits[row])
                bound = self._prior_value(row, prior_visits) + unit * sqrt(rare)
                if best < 0 or bound > most:
                    best, most = row, bound
        return best

    def deviation(self) -> float:
        """Return the standard deviation of the chances, 0..1, of all tries here, at least one."""
        mean = self.came / float(self.tries)
        variance = self.squares / float(self.tries) - mean * mean
        return sqrt(variance) if variance > 0.0 else 0.0

    def learn(self, row: i64, value: float) -> None:
        """Add a value, the seat's chance to win, to a row that was tried."""
        self.visits[row] += 1
        self.sums[row] += value
        self.tries += 1
        self.came += value
        self.squares += value * value
        self.foreseen += self.prior[row]

    def foresee(self) -> None:
        """Count the new priors as the forecast for everything that was tried here."""
        self.foreseen = 0.0
        for row in range(i64(len(self.actions))):
            self.foreseen += self.prior[row] * float(self.visits[row])

    def row(self, action: i64) -> i64:
        """Return the row of an action, or -1."""
        for row in range(i64(len(self.actions))):
            if self.actions[row] == action:
                return row
        return -1

    def is_better(self, row: i64, other: i64) -> bool:
        """Return whether a row has more visits than another, or as many and a better mean."""
        if self.visits[row] != self.visits[other]:
            return self.visits[row] > self.visits[other]
        return self.visits[row] > 0 and self.mean(row) > self.mean(other)

    def by_order(self, rows: vec[i64]) -> vec[i64]:
        """Return the rows sorted by their order, the largest first."""
        return sorted_by(rows, [self.order[row] for row in rows])

    def by_prior_value(self, rows: vec[i64], prior_visits: float) -> vec[i64]:
        """Return tried rows sorted by value, the best first; priors count like `prior_visits`."""
        return sorted_by(rows, [self._prior_value(row, prior_visits) for row in rows])

    def _prior_value(self, row: i64, prior_visits: float) -> float:
        """Return a row's mean blended with its prior, corrected by the mean error of priors."""
        drift = (self.came - self.foreseen) / float(self.tries)
        mean = self.sums[row] + prior_visits * (self.prior[row] + drift)
        return mean / (float(self.visits[row]) + prior_visits)

    def mean(self, row: i64) -> float:
        """Return the seat's mean chance, 0..1, after a row that was tried."""
        return self.sums[row] / float(self.visits[row])


@final
class Node:
    """A sequence of decisions since the root.

    Attributes:
        visits: how often it was reached.
        tables: the actions of the seats that choose here.
        children: by action; where several seats choose at once, one after the other.
        static: each seat's evaluation when the node was first reached.
    """

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.tables: list[Table] = []
        self.children: dict[i64, Node] = {}
        self.static: vec[float] = vec[float]()

    def table(self, seat: i64) -> Table:
        """Return the table of a seat; it is created when first asked for."""
        for table in self.tables:
            if table.seat == seat:
                return table
        table = Table(seat)
        self.tables.append(table)
        return table

    def child(self, action: i64) -> "Node":
        """Return the node after an action; it is created when first asked for."""
        found = self.children.get(action)
        if found is None:
            found = Node()
            self.children[action] = found
        return found


def sorted_by(rows: vec[i64], values: list[float]) -> vec[i64]:
    """Return the rows sorted by their `values`, the largest first; equal ones keep their order."""
    out: vec[i64] = vec[i64](capacity=i64(len(rows)))
    for at in sorted(range(len(rows)), key=values.__getitem__, reverse=True):
        out = append(out, rows[i64(at)])
    return out
