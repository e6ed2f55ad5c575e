"""Information-set Monte Carlo tree search: one program for every game that keeps the contract.

Each iteration draws a world that agrees with what the seat knows, walks down the tree as far as it
goes, adds a node, values the position there for every seat and remembers it on the way back.
Sources: Cowling, Powley, Whitehouse, Information set Monte Carlo tree search (2012), of which this
is the variant with a single tree; Coulom, Efficient selectivity and backup operators in Monte-Carlo
tree search (2006); progressive widening: Coulom, Computing Elo ratings of move patterns in the game
of Go (2007); every seat for itself: Sturtevant, An analysis of UCT in multi-player games (2008);
choices made at once: Tak, Lanctot, Winands, Monte Carlo tree search variants for simultaneous move
games (2014); ordering by what actions brought elsewhere: Nijssen, Winands, Enhancements for
multi-player Monte-Carlo tree search (2011).
"""

from math import exp, log
from time import perf_counter
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.bots.bot import Bot
from velkahra.bots.effort import RANK, WIN, Effort
from velkahra.bots.tree import UNKNOWN, Node, Table
from velkahra.core.glimpse import Glimpse
from velkahra.core.state import CHANCE, NOBODY, State

DEEPEST: Final[i64] = 400  # decisions from the root; a line that is longer is valued as it stands
ROUNDING: Final = 1e-9
NOTHING: Final = vec[float]()


@final
class SearchBot(Bot):
    """Searches for as long as its effort allows, and chooses what was tried most often.

    It goes on with the tree of its last decision where the game went into it.
    """

    def __init__(self, name: str, effort: Effort) -> None:
        super().__init__(name)
        self.effort: Final = effort
        self.last: Search | None = None

    def choose(self, glimpse: Glimpse, rng: Random) -> i64:
        """Choose the action that the search tried most often."""
        actions = glimpse.legal_actions()
        if len(actions) == 1:
            return actions[0]
        search = Search(glimpse, self.effort, rng)
        if self.last is not None and self.effort.reuse:
            search.go_on_from(self.last)
        search.weigh_actions()
        search.run()
        self.last = search
        return search.best()


@final
class Search:
    """A search from one seat's knowledge. It can be gone on with by calling `run` again.

    Attributes:
        root: the tree.
        iterations: how often it was gone down.
        totals: what came of it for each seat, added up: chances to win.
    """

    def __init__(self, glimpse: Glimpse, effort: Effort, rng: Random) -> None:
        self.glimpse: Final = glimpse
        self.effort: Final = effort
        self.rng: Final = rng
        self.root: Node = Node()
        self.iterations: i64 = 0
        self.totals: vec[float] = vec[float]()
        self._gains: dict[i64, float] = {}
        self._tries: dict[i64, float] = {}
        self._tables: list[Table] = []
        self._rows: vec[i64] = vec[i64]()
        self._valued: vec[float] = NOTHING
        self._forced: i64 = -1
        world = self._world()
        self._spread: float = effort.spread if effort.spread > 0.0 else world.spread()
        self._start: Final = self._evaluations(world)
        self.root.static = self._start
        for _ in range(world.seats):
            self.totals = append(self.totals, 0.0)

    def go_on_from(self, earlier: "Search") -> None:
        """Take over the part of an earlier tree that begins where this search does.

        Nothing is taken over if something was decided since that this seat may not know. What
        actions brought on the whole is kept in any case.
        """
        self._gains, self._tries = earlier._gains, earlier._tries
        past, before = self.glimpse.past, i64(len(earlier.glimpse.past))
        if not begins_with(past, earlier.glimpse.past):
            return
        node = earlier.root
        for at in range(before, i64(len(past)), i64(2)):
            after = node.children.get(past[at + 1])
            if after is None:
                return
            node = after
        if before > 0 and i64(len(past)) > before and node.visits > 1:
            self.root = node
            self.root.static = self._start

    def weigh_actions(self) -> None:
        """Evaluate every action of the seat beforehand, in as many worlds as the effort says."""
        worlds = self.effort.worlds
        if worlds == 0:
            return
        seat = self.glimpse.seat
        table = self.root.table(seat)
        rows = table.admit(self.glimpse.legal_actions())
        for row in rows:
            table.order[row] = 0.0
        for _ in range(worlds):
            world = self._world()
            for row in rows:
                gain = self._gain(world, seat, table.actions[row], self.root)
                table.order[row] += gain / float(worlds)
                self._learn(table.actions[row] * 8 + seat, gain)
        for row in rows:
            table.prior[row] = self._likely(self.root, seat, table.order[row])
        table.foresee()

    def run(self) -> None:
        """Search until the time or the nodes of the effort are used up."""
        begun = perf_counter()
        limit, seconds = self.effort.nodes, self.effort.seconds
        done: i64 = 0
        while limit == 0 or done < limit:
            self._iterate()
            done += 1
            if seconds > 0.0 and perf_counter() - begun >= seconds:
                break

    def look_into(self, action: i64, nodes: i64) -> None:
        """Search so many times what comes of one action."""
        self._forced = action
        for _ in range(nodes):
            self._iterate()
        self._forced = -1

    def best(self) -> i64:
        """Give the action tried most often; of several, the one with the best mean."""
        table = self.root.table(self.glimpse.seat)
        best: i64 = -1
        for action in self.glimpse.legal_actions():
            row = table.row(action)
            if row < 0 or table.visits[row] == 0:
                continue
            if best < 0 or table.is_better(row, best):
                best = row
        return table.actions[best]

    def considered(self) -> list[tuple[i64, i64, float]]:
        """List the actions that were tried, the best first: action, visits, mean chance to win."""
        table = self.root.table(self.glimpse.seat)
        found: list[tuple[i64, i64, float]] = []
        for action in self.glimpse.legal_actions():
            row = table.row(action)
            if row >= 0 and table.visits[row] > 0:
                found.append((action, table.visits[row], table.mean(row)))
        found.sort(key=_by_visits, reverse=True)
        return found

    def answer(self, action: i64) -> tuple[i64, i64] | None:
        """Give the seat and the action that the search expects most after one of the own actions.

        It is the next decision of any seat, or None where none was looked into.
        """
        node = self.root.children.get(action)
        while node is not None and not node.tables and len(node.children) == 1:
            node = next(iter(node.children.values()))
        if node is None or not node.tables:
            return None
        table = node.tables[0]
        best: i64 = 0
        for row in range(i64(len(table.actions))):
            if table.is_better(row, best):
                best = row
        return (table.seat, table.actions[best]) if table.visits[best] > 0 else None

    def _world(self) -> State:
        """Draw a world the seat may take for true, where nobody has chosen in secret yet."""
        world = self.glimpse.world(self.rng)
        world.reopen(self.glimpse.seat)
        return world

    def _iterate(self) -> None:
        """Go down the tree once, in a world of its own, and bring back what was found."""
        world = self._world()
        self._tables = []
        self._rows = vec[i64]()
        self._valued = NOTHING
        node = self.root
        node.visits += 1
        for _ in range(DEEPEST):
            if node is not self.root:
                node = self._settle(node, world)
                if world.is_over():
                    break
            before = node
            node = self._descend(node, world)
            node.visits += 1
            if node.visits == 1:
                self._reach(node, before, world)
                break
        self._bring_back(self._value(world))
        self.iterations += 1

    def _settle(self, node: Node, world: State) -> Node:
        """Go to where somebody has a choice or the game is over; give the node there."""
        while True:
            actor = world.actor()
            if actor == NOBODY:
                return node
            if actor == CHANCE:
                world.advance(CHANCE, world.draw(self.rng), None)
                continue
            acting = world.acting()
            if acting & (acting - 1):
                return node
            legal = world.legal_actions(actor)
            if len(legal) > 1:
                return node
            world.advance(actor, legal[0], None)
            after = node.child(legal[0])
            after.visits += 1
            after.static = node.static
            node = after

    def _descend(self, node: Node, world: State) -> Node:
        """Let every seat that may act choose by what is known at a node; give the node after."""
        acting = world.acting()
        if not acting & (acting - 1):
            seat = world.actor()
            action = self._select(node, world, seat)
            world.advance(seat, action, None)
            return node.child(action)
        chosen: vec[i64] = vec[i64]()
        for seat in range(world.seats):
            chosen = append(chosen, self._select(node, world, seat) if acting >> seat & 1 else -1)
        after = node
        for seat in range(world.seats):
            if chosen[seat] >= 0 and world.may_act(seat):
                world.advance(seat, chosen[seat], None)
                after = after.child(chosen[seat])
        return after

    def _select(self, node: Node, world: State, seat: i64) -> i64:
        """Choose an action of a seat: a new one if there is room for one, or the best known."""
        table = node.table(seat)
        rows = table.admit(world.legal_actions(seat))
        self._put_in_order(table, rows, world, node)
        table.total += 1
        for place in rows:
            table.seen[place] += 1
        row: i64 = -1
        if self._forced >= 0 and node is self.root and seat == self.glimpse.seat:
            row = table.row(self._forced)
        if row < 0:
            row = table.next_to_try(rows, self._width(table.total))
        if row < 0:
            row = table.most_promising(rows, self.effort.exploration, self.effort.trust)
        self._tables.append(table)
        self._rows = append(self._rows, row)
        return table.actions[row]

    def _width(self, visits: i64) -> i64:
        """Give how many actions are to be tried at a node that was passed so often."""
        return i64(self.effort.width * exp(self.effort.widening * log(float(visits))) + ROUNDING)

    def _put_in_order(self, table: Table, rows: vec[i64], world: State, node: Node) -> None:
        """Say what to think of actions that are new at a node: what they brought elsewhere."""
        for row in rows:
            if table.order[row] == UNKNOWN:
                key = table.actions[row] * 8 + table.seat
                tries = self._tries.get(key, 0.0) if self.effort.history else 0.0
                if tries > 0.0:
                    gain = self._gains[key] / tries
                else:
                    gain = self._gain(world, table.seat, table.actions[row], node)
                    self._learn(key, gain)
                table.order[row] = gain
                table.prior[row] = self._likely(node, table.seat, gain)

    def _gain(self, world: State, seat: i64, action: i64, node: Node) -> float:
        """Give what an action adds to the evaluation of who makes it."""
        after = world.clone()
        after.advance(seat, action, None)
        return after.evaluate(seat) + self._error() - node.static[seat]

    def _likely(self, node: Node, seat: i64, gain: float) -> float:
        """Give the chances of a seat that gains so much while the others stay as they are."""
        if len(node.static) == 1:
            return lone_chance(node.static[0] + gain - self._start[0], self._spread)[0]
        values = node.static[:]
        values[seat] += gain
        return chances(values, self._spread)[seat]

    def _learn(self, key: i64, gain: float) -> None:
        self._gains[key] = self._gains.get(key, 0.0) + gain
        self._tries[key] = self._tries.get(key, 0.0) + 1.0

    def _reach(self, node: Node, before: Node, world: State) -> None:
        """Evaluate a new node, and learn what the action that led there is worth."""
        node.static = self._evaluations(world)
        table, row = self._tables[-1], self._rows[len(self._rows) - 1]
        gain = node.static[table.seat] - before.static[table.seat]
        self._learn(table.actions[row] * 8 + table.seat, gain)
        self._valued = node.static
        for _ in range(self.effort.playout):
            if not self._play(world):
                break
            self._valued = NOTHING

    def _play(self, world: State) -> bool:
        """Make one ply at random; give False where the game is over."""
        actor = world.actor()
        if actor == NOBODY:
            return False
        if actor == CHANCE:
            world.advance(CHANCE, world.draw(self.rng), None)
        else:
            world.advance(actor, world.sample(actor, self.rng), None)
        return True

    def _value(self, world: State) -> vec[float]:
        """Give each seat's chances."""
        over = world.is_over()
        if over and self.effort.objective == WIN:
            return world.returns()
        values = self._valued if len(self._valued) > 0 else self._evaluations(world)
        if over and self.effort.objective == RANK:
            return ranks(values)
        if world.seats == 1:
            return lone_chance(values[0] - self._start[0], self._spread)
        return chances(values, self._spread)

    def _evaluations(self, world: State) -> vec[float]:
        """Evaluate a position for every seat, as well as the effort can judge."""
        values: vec[float] = vec[float]()
        for seat in range(world.seats):
            values = append(values, world.evaluate(seat) + self._error())
        return values

    def _error(self) -> float:
        """Draw how far one evaluation is wrong."""
        blur = self.effort.blur * self._spread
        return blur * (self.rng.random() + self.rng.random() - 1.0) if blur > 0.0 else 0.0

    def _bring_back(self, value: vec[float]) -> None:
        for i in range(i64(len(self._tables))):
            self._tables[i].learn(self._rows[i], value[self._tables[i].seat])
        for seat in range(i64(len(value))):
            self.totals[seat] += value[seat]


def _by_visits(found: tuple[i64, i64, float]) -> tuple[i64, float]:
    return found[1], found[2]


def begins_with(past: vec[i64], earlier: vec[i64]) -> bool:
    """Say whether what was decided goes on from what had been decided earlier."""
    if len(past) < len(earlier):
        return False
    return all(past[at] == earlier[at] for at in range(i64(len(earlier))))


def chances(values: vec[float], spread: float) -> vec[float]:
    """Turn evaluations into chances to win: with two seats, a logistic curve of the difference."""
    most = values[0]
    for value in values:
        if value > most:
            most = value
    total = 0.0
    for value in values:
        total += exp((value - most) / spread)
    out: vec[float] = vec[float]()
    for value in values:
        out = append(out, exp((value - most) / spread) / total)
    return out


def lone_chance(gain: float, spread: float) -> vec[float]:
    """Give the chance of who plays against the game alone, from what was gained since the root."""
    return vec[float]([1.0 / (1.0 + exp(-gain / spread))])


def ranks(values: vec[float]) -> vec[float]:
    """Give each seat the share of the others it leaves behind; equals share alike."""
    out: vec[float] = vec[float]()
    for value in values:
        behind = -0.5
        for other in values:
            behind += 1.0 if other < value else 0.5 if other == value else 0.0
        out = append(out, behind / float(len(values) - 1) if len(values) > 1 else 1.0)
    return out
