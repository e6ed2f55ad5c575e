"""Information-set Monte Carlo tree search: one program for every game that keeps the contract.

The actions that look best are tried in the same worlds and with the same luck; again and again the
worse half of them drops out. Each try goes down the tree of what may follow as far as it goes, adds
a node, plays on from there as the seats probably would, values the position for every seat and
remembers it on the way back.
Sources: sequential halving: Karnin, Koren, Somekh, Almost optimal exploration in multi-armed
bandits (2013), at the root of a tree: Pepels, Cazenave, Winands, Lanctot, Minimizing simple and
cumulative regret in Monte-Carlo tree search (2014); simulations by a simple program: Tesauro,
Galperin, On-line policy improvement using Monte-Carlo search (1996); worlds: Cowling, Powley,
Whitehouse, Information set Monte Carlo tree search (2012), of which this is the variant with a
single tree; Coulom, Efficient selectivity and backup operators in Monte-Carlo tree search (2006);
progressive widening: Coulom, Computing Elo ratings of move patterns in the game of Go (2007);
groups of actions: Childs, Brodeur, Kocsis, Transpositions and move groups in Monte Carlo tree
search (2008); every seat for itself: Sturtevant, An analysis of UCT in multi-player games (2008);
choices made at once: Tak, Lanctot, Winands, Monte Carlo tree search variants for simultaneous move
games (2014).
"""

from collections.abc import Callable
from math import exp, log, sqrt
from time import perf_counter
from typing import Any, Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.bots import search_config
from velkahra.bots.bot import Bot
from velkahra.bots.rollout_stats import RolloutStats
from velkahra.bots.search_config import SearchConfig
from velkahra.bots.tree import Node, Table
from velkahra.bots.valuation import Valuation
from velkahra.bots.values import HAND, net_for, orders_actions, takes_less_time
from velkahra.core.contract.judge import Judge
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.state import CHANCE, NOBODY, State
from velkahra.core.play.seat_knowledge import SeatKnowledge

DEEPEST: Final[i64] = 400  # decisions from the root; longer lines are valued where they stand
LONGEST: Final[i64] = 60  # plies of a playout from a new node
ROUNDING: Final = 1e-9
NOTHING: Final = vec[float]()


@final
class SearchBot(Bot):
    """Chooses the best action of a search within the limits of `config`; reuses the last tree."""

    def __init__(self, name: str, config: SearchConfig) -> None:
        super().__init__(name)
        self.config: Final = config
        self.last: Search | None = None

    def choose(self, knowledge: SeatKnowledge, rng: Random) -> i64:
        """Return the action that did best in the search."""
        actions = knowledge.sensible_actions()
        if len(actions) == 1:
            return actions[0]
        search = Search(knowledge, self.config, rng)
        if self.last is not None and self.config.reuse:
            search.go_on_from(self.last)
        search.weigh_actions()
        search.run()
        self.last = search
        return search.best()

    def forget(self) -> None:
        """Drop the last tree and its rollout stats."""
        self.last = None


@final
class Search:
    """A search from one seat's knowledge.

    Attributes:
        root: the tree.
        iterations: number of descents of the tree so far.
        order: the actions that were searched, the best first; those that stayed in longer come
            first.
        seconds: time for a decision, 0 for no limit.
        totals: for each seat, the sum over all iterations of its chances to win.
        meanwhile: called again and again while it searches; an error that it raises ends the run.
    """

    def __init__(self, knowledge: SeatKnowledge, config: SearchConfig, rng: Random) -> None:
        self.knowledge: Final = knowledge
        self.config: Final = config
        self.rng: Final = rng
        self.root: Node = Node()
        self.iterations: i64 = 0
        self.totals: vec[float] = vec[float]()
        self.order: vec[i64] = vec[i64]()
        self._tables: list[Table] = []
        self._rows: vec[i64] = vec[i64]()
        self.meanwhile: Callable[[], None] | None = None
        self._valued: vec[float] = NOTHING
        self._forced: i64 = -1
        self._luck: Random = rng
        self._turn_index: i64 = -1
        self._passed: i64 = 0
        self._judge: Final = knowledge.judge
        world = self._world()
        self._valuation: Final = valuation_for(config, self._judge, world)
        self._stats: RolloutStats = RolloutStats(self._valuation, world.seats)
        own = config.playout == search_config.OWN
        self._horizon: i64 = self._valuation.horizon(world) if own else config.playout
        self._temperature: float = (
            config.temperature if config.temperature > 0.0 else self._valuation.temperature(world)
        )
        is_quick = self._valuation.net is not None and takes_less_time(self._judge, world)
        self.seconds: Final = (
            config.learned_seconds if is_quick and config.learned_seconds > 0.0 else config.seconds
        )
        noise = self._judge.noise(config.noise)
        self._noise: Final = noise * self._apart(world) if noise > 0.0 else 0.0
        self._start: Final = self._evaluations(world)
        self.root.static = self._start
        for _ in range(world.seats):
            self.totals = append(self.totals, 0.0)

    def go_on_from(self, earlier: "Search") -> None:
        """Take over an earlier tree from this position on, and the rollout stats.

        No tree is taken over if the seat may not know something decided since.
        """
        self._stats = earlier._stats
        self._stats.renew()
        history, before = self.knowledge.history, i64(len(earlier.knowledge.history))
        if not begins_with(history, earlier.knowledge.history):
            return
        node = earlier.root
        for at in range(before, i64(len(history)), i64(2)):
            after = node.children.get(history[at + 1])
            if after is None:
                return
            node = after
        if before > 0 and i64(len(history)) > before and node.visits > 1:
            self.root = node
            self.root.static = self._start

    def weigh_actions(self) -> None:
        """Evaluate every action of the seat beforehand, each in `config.worlds` worlds."""
        worlds = self.config.worlds
        if worlds == 0:
            return
        seat = self.knowledge.seat
        table = self.root.table(seat)
        rows = table.admit(self.knowledge.sensible_actions())
        for row in rows:
            table.order[row] = 0.0
        for _ in range(worlds):
            world = self._world()
            before = self._valuation.prior_value(world, seat)
            for row in rows:
                gain = self._gain(world, seat, table.actions[row], before)
                table.order[row] += gain / float(worlds)
                self._stats.learn(seat, table.actions[row], gain)
        for row in rows:
            table.prior[row] = self._likely(self.root, seat, table.order[row])
        table.foresee()

    def run(self, share: float = 1.0) -> None:
        """Search until a `share`, 0..1, of the time or the nodes of the config is used up.

        They are shared out to rounds. In each, the actions that are left take turns, all with the
        same worlds and the same luck; after it the worse half of them drops out. A limit of nodes
        may be passed by as many as there are candidates. Another run goes on with all candidates.

        Raises: VelkahraError where the seat has nothing to decide.
        """
        begun = perf_counter()
        config = self.config
        self.order = vec[i64]()
        table = self.root.table(self.knowledge.seat)
        rows = self._candidates(table)
        if len(rows) == 0:
            raise VelkahraError(f"nothing to search: seat {self.knowledge.seat} has no decision")
        rounds = rounds_of(i64(len(rows)))
        done: i64 = 0
        for number in range(rounds):
            part = share * float(number + 1) / float(rounds)
            while True:
                self._try_each(table, rows)
                done += i64(len(rows))
                if self.meanwhile is not None:
                    self.meanwhile()
                if config.nodes > 0 and float(done) >= part * float(config.nodes):
                    break
                if self.seconds > 0.0 and perf_counter() - begun >= part * self.seconds:
                    break
            rows = table.by_prior_value(rows, config.root_prior_visits)
            half = (i64(len(rows)) + 1) // 2
            self._rank(table, rows[half:])
            rows = rows[:half]
        self._rank(table, rows)

    def _candidates(self, table: Table) -> vec[i64]:
        rows = table.admit(self.knowledge.sensible_actions())
        self._put_in_order(table, rows, self._world(), self.root)
        number = self.config.candidates
        if 0 < self.config.nodes < 2 * number:
            number = self.config.nodes // 2
        return table.by_order(rows)[: number if number > 2 else i64(2)]

    def _try_each(self, table: Table, rows: vec[i64]) -> None:
        """Search each action once in one world, with the same luck afterwards."""
        world = self._world()
        seed = self.rng.randrange(1 << 62)
        for row in rows:
            self._luck = Random(seed)
            self._forced = table.actions[row]
            self._iterate(world.clone())
        self._luck = self.rng
        self._forced = -1

    def _rank(self, table: Table, rows: vec[i64]) -> None:
        """Put the actions of `rows`, the best first, before all that dropped out earlier."""
        ranked: vec[i64] = vec[i64]()
        for row in rows:
            ranked = append(ranked, table.actions[row])
        for action in self.order:
            ranked = append(ranked, action)
        self.order = ranked

    def look_into(self, action: i64, nodes: i64) -> None:
        """Spend `nodes` iterations on one legal action, sensible or not."""
        table = self.root.table(self.knowledge.seat)
        rows = table.admit(vec[i64]([action]))
        self._put_in_order(table, rows, self._world(), self.root)
        self._forced = action
        for _ in range(nodes):
            self._iterate(self._world())
        self._forced = -1

    def preview(self, nodes: i64) -> vec[float]:
        """Return each seat's chances to win, 0..1, after `nodes` more iterations."""
        for _ in range(nodes):
            self._iterate(self._world())
        return self.means()

    def means(self) -> vec[float]:
        """Return each seat's mean chance to win, 0..1, over all iterations; there must be one."""
        out: vec[float] = vec[float]()
        for total in self.totals:
            out = append(out, total / float(self.iterations))
        return out

    def best(self) -> i64:
        """Return the action that did best. Call `run` first."""
        return self.order[0]

    def considered(self) -> list[tuple[i64, i64, float]]:
        """List searched actions as (action, visits, mean chance, 0..1), the best first."""
        table = self.root.table(self.knowledge.seat)
        found: list[tuple[i64, i64, float]] = []
        for action in self.order:
            row = table.row(action)
            found.append((action, table.visits[row], table.mean(row)))
        for action in self.knowledge.legal_actions():
            if any(action == other for other in self.order):
                continue
            row = table.row(action)
            if row >= 0 and table.visits[row] > 0:
                found.append((action, table.visits[row], table.mean(row)))
        return found

    def answer(self, action: i64) -> tuple[i64, i64] | None:
        """Return the (seat, action) expected after an own action; None if it was not searched."""
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
        """Return a world that agrees with the seat's knowledge; simultaneous choices are hidden."""
        world = self.knowledge.world(self.rng)
        self._judge.hide_choices(world, self.knowledge.seat)
        return world

    def _iterate(self, world: State) -> None:
        """Descend the tree once in a world, and add the result to every node passed."""
        self._tables = []
        self._rows = vec[i64]()
        self._valued = NOTHING
        self._turn_index, self._passed = self._judge.turn_index(world), 0
        node = self.root
        node.visits += 1
        for _ in range(DEEPEST):
            if node is not self.root:
                node = self._settle(node, world)
                if world.is_over():
                    break
            node = self._descend(node, world)
            self._watch(world)
            node.visits += 1
            if node.visits == 1:
                self._reach(node, world)
                break
        self._bring_back(self._value(world))
        self.iterations += 1

    def _settle(self, node: Node, world: State) -> Node:
        """Play the world on until a seat has a choice or it is over, and return the node there."""
        while True:
            actor = world.actor()
            if actor == NOBODY:
                return node
            if actor == CHANCE:
                world.advance(CHANCE, world.draw(self._luck), None)
                continue
            acting = world.acting()
            if acting & (acting - 1):
                return node
            legal = self._judge.sensible_actions(world, actor)
            if len(legal) > 1:
                return node
            world.advance(actor, legal[0], None)
            after = node.child(legal[0])
            after.visits += 1
            after.static = node.static
            node = after

    def _descend(self, node: Node, world: State) -> Node:
        """Play the choices of all seats that may act at a node; return the node after them."""
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
        """Return an action of a seat: an untried one if there is room, or the best known."""
        table = node.table(seat)
        rows = table.admit(self._judge.sensible_actions(world, seat))
        self._put_in_order(table, rows, world, node)
        table.total += 1
        for place in rows:
            table.seen[place] += 1
        row: i64 = -1
        if self._forced >= 0 and node is self.root and seat == self.knowledge.seat:
            row = table.row(self._forced)
        if row < 0:
            row = table.next_to_try(rows, self._width(table.total))
        if row < 0:
            row = table.most_promising(rows, self.config.exploration, self.config.prior_visits)
        self._tables.append(table)
        self._rows = append(self._rows, row)
        return table.actions[row]

    def _width(self, visits: i64) -> i64:
        """Return the number of actions to try at a node that was passed `visits` times."""
        return i64(self.config.width * exp(self.config.widening * log(float(visits))) + ROUNDING)

    def _put_in_order(self, table: Table, rows: vec[i64], world: State, node: Node) -> None:
        """Give the actions that are new at a node an order.

        The first of each group is evaluated, then `config.group_extra` others of the best groups;
        all that are left take the value of the first of their group.
        """
        fresh = table.unordered(rows)
        if len(fresh) == 0:
            return
        before = self._valuation.prior_value(world, table.seat)
        firsts = table.firsts(fresh, self._judge, world)
        for row in fresh:
            if firsts[row] == row:
                self._evaluate(table, row, world, node, before)
        for _ in range(self.config.group_extra):
            another = table.of_best_group(fresh, firsts)
            if another < 0:
                return
            self._evaluate(table, another, world, node, before)
        for row in fresh:
            table.take_over(row, firsts[row])

    def _evaluate(self, table: Table, row: i64, world: State, node: Node, before: float) -> None:
        """Evaluate an action; `before` is the evaluation without it."""
        gain = self._gain(world, table.seat, table.actions[row], before)
        self._stats.learn(table.seat, table.actions[row], gain)
        table.order[row] = gain
        table.prior[row] = self._likely(node, table.seat, gain)

    def _gain(self, world: State, seat: i64, action: i64, before: float) -> float:
        """Return what an action adds to the evaluation of the seat that makes it."""
        return self._valuation.value_after(world, seat, action) + self._error() - before

    def _likely(self, node: Node, seat: i64, gain: float) -> float:
        """Return the chance of a seat whose evaluation gains so much while the others' stay."""
        if len(node.static) == 1:
            return lone_chance(node.static[0] + gain - self._start[0], self._temperature)[0]
        values = node.static[:]
        values[seat] += gain
        return chances(values, self._temperature)[seat]

    def _reach(self, node: Node, world: State) -> None:
        """Evaluate a new node, and play on from it."""
        node.static = self._evaluations(world)
        self._valued = node.static
        for _ in range(LONGEST):
            if self._passed >= self._horizon or world.is_over():
                break
            self._play(world)
            self._watch(world)
            self._valued = NOTHING

    def _watch(self, world: State) -> None:
        """Count the turns that have passed since the root."""
        turn_index = self._judge.turn_index(world)
        if turn_index >= 0 and turn_index != self._turn_index:
            self._turn_index = turn_index
            self._passed += 1

    def _play(self, world: State) -> None:
        """Make one ply, by the rollout stats or at random."""
        actor = world.actor()
        if actor == CHANCE:
            action = world.draw(self._luck)
        elif self.config.breadth > 0:
            action = self._stats.choose(world, actor, self.config.breadth)
        else:
            action = world.sample(actor, self._luck)
        world.advance(actor, action, None)

    def _value(self, world: State) -> vec[float]:
        """Return each seat's chance to win, or its share by the objective."""
        over = world.is_over()
        if over and self.config.objective == search_config.WIN:
            return world.returns()
        values = self._valued if len(self._valued) > 0 else self._evaluations(world)
        if over and self.config.objective == search_config.RANK:
            return ranks(values)
        temperature = (
            self._temperature
            if over or self.config.temperature > 0.0
            else self._valuation.temperature(world)
        )
        if world.seats == 1:
            return lone_chance(values[0] - self._start[0], temperature)
        return chances(values, temperature)

    def _evaluations(self, world: State) -> vec[float]:
        """Return the evaluation of a position for every seat, with the noise of the settings."""
        values: vec[float] = vec[float]()
        for seat in range(world.seats):
            values = append(values, self._valuation.static_value(world, seat) + self._error())
        return values

    def _error(self) -> float:
        """Return a random error for one evaluation."""
        noise = self._noise
        return noise * (self.rng.random() + self.rng.random() - 1.0) if noise > 0.0 else 0.0

    def _apart(self, world: State) -> float:
        """Return the standard deviation of the prior values after the seat's actions."""
        seat = self.knowledge.seat
        number, total, squares = 0.0, 0.0, 0.0
        for action in self.knowledge.sensible_actions():
            value = self._valuation.value_after(world, seat, action)
            number, total, squares = number + 1.0, total + value, squares + value * value
        if number == 0.0:
            return 0.0
        variance = squares / number - (total / number) ** 2
        return sqrt(variance) if variance > 0.0 else 0.0

    def _bring_back(self, value: vec[float]) -> None:
        for i in range(i64(len(self._tables))):
            self._tables[i].learn(self._rows[i], value[self._tables[i].seat])
        for seat in range(i64(len(value))):
            self.totals[seat] += value[seat]


def valuation_for(config: SearchConfig, judge: Judge[Any], world: State) -> Valuation:
    """Return what values positions in a search with these settings."""
    values = HAND if config.plain and not config.values else config.values
    net = net_for(values, judge, world)
    return Valuation(judge, config.plain, net, orders_actions(judge, world))


def rounds_of(actions: i64) -> i64:
    """Return how many rounds of halving leave one of `actions`; at least 1."""
    rounds: i64 = 1
    while actions > 2:
        actions = (actions + 1) // 2
        rounds += 1
    return rounds


def begins_with(history: vec[i64], earlier: vec[i64]) -> bool:
    """Return whether `history` begins with all entries of `earlier`.

    Both are histories as in `SeatKnowledge.history`: seat and action in turn, with UNSEEN for what
    the seat may not know.
    """
    if len(history) < len(earlier):
        return False
    return all(history[at] == earlier[at] for at in range(i64(len(earlier))))


def chances(values: vec[float], temperature: float) -> vec[float]:
    """Return each seat's chance to win from the seats' evaluations: their softmax.

    `temperature` is the difference that makes the odds e times as good. With two seats this is a
    logistic curve.
    """
    most = values[0]
    for value in values:
        if value > most:
            most = value
    total = 0.0
    for value in values:
        total += exp((value - most) / temperature)
    out: vec[float] = vec[float]()
    for value in values:
        out = append(out, exp((value - most) / temperature) / total)
    return out


def lone_chance(gain: float, temperature: float) -> vec[float]:
    """Return the chance to win in a game with one seat, as a vector of one number.

    `gain` is that of the evaluation since the root, and `temperature` the gain that makes the odds
    e times as good.
    """
    return vec[float]([1.0 / (1.0 + exp(-gain / temperature))])


def ranks(values: vec[float]) -> vec[float]:
    """Return for each seat the share of others with a lower evaluation, 0..1; ties count half."""
    out: vec[float] = vec[float]()
    for value in values:
        behind = -0.5
        for other in values:
            behind += 1.0 if other < value else 0.5 if other == value else 0.0
        out = append(out, behind / float(len(values) - 1) if len(values) > 1 else 1.0)
    return out
