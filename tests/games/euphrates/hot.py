"""Random games by a policy that prefers conflicts, and checks along them.

`check_rest` and `check_points` read the board and the points alone, not the kingdoms in the state.
"""

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from librt.random import Random as Dealer

from velkahra.core.contract.events import Event, Events
from velkahra.core.contract.state import CHANCE
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.rules import pieces
from velkahra.games.euphrates.rules.actions import SPACE
from velkahra.games.euphrates.rules.facts import FACTS
from velkahra.games.euphrates.rules.frames import TURN
from velkahra.games.euphrates.rules.invariants import census, faults
from velkahra.games.euphrates.rules.state import PLAYING
from velkahra.games.euphrates.rules.tables import OFF

# A compiled game takes about a twentieth of the time of an interpreted one.
GAMES = 12 if os.environ.get("VELKAHRA_INTERPRETED") else 60
MOST_PLIES = 3000
SIDES = [
    [
        (row + down) * 16 + column + across
        for down, across in ((-1, 0), (0, -1), (0, 1), (1, 0))
        if 0 <= row + down < 11 and 0 <= column + across < 16
    ]
    for row in range(11)
    for column in range(16)
]
RIVERS = [{row * 16 + column for column, row in board.river} for board in FACTS.boards.values()]
SQUARES = (0, 1, 16, 17)


@dataclass
class Step:
    """One ply: the action's kind, what was before and what came of it. `cells` are after it."""

    kind: str
    before: EuphratesState
    after: EuphratesState
    events: list[Event]
    cells: bytes


def hot_games() -> Iterator[list[Step]]:
    """Play `GAMES` games of all kinds; each is given as the list of its plies."""
    for number in range(GAMES):
        state = EuphratesState.new(2 + number % 3, number // 3 % 2, number // 6 % 2)
        yield list(_play(state, Random(number), Dealer(number)))


def _play(state: EuphratesState, rng: Random, dealer: Dealer) -> Iterator[Step]:
    for _ in range(MOST_PLIES):
        if state.over != PLAYING:
            return
        actor = state.actor()
        action = state.draw(dealer) if actor == CHANCE else _choose(state, rng)
        before, events = state.clone(), Events()
        state.apply(actor, action, events)
        kind = SPACE.decode(int(action)).kind
        yield Step(kind, before, state.clone(), events.happened, cells_of(state))
    raise AssertionError("a game does not end")


def _choose(state: EuphratesState, rng: Random) -> int:
    """Take the hottest of some random actions: unions, revolts, squares; build when possible.

    Now and then any action will do, so that no revolt is tried for ever.
    """
    actions = [int(action) for action in state.legal_actions(state.actor())]
    sample = rng.sample(actions, min(len(actions), rng.choice((1, 10, 80))))
    return max(sample, key=lambda action: (_heat(state, action), rng.random()))


def _heat(state: EuphratesState, action: int) -> int:
    parts = SPACE.decode(action)
    if parts.kind == "tile":
        return _heat_of_tile(state, *parts.values)
    if parts.kind == "leader":
        return _heat_of_leader(state, *parts.values)
    return {"add": 5, "war": 5, "build": 5, "take": 5, "decline": 4, "end": 0}.get(parts.kind, 1)


def _heat_of_tile(state: EuphratesState, colour: int, space: int) -> int:
    around = [space - 17, space - 16, space - 1, space]
    if any(
        corner >= 0
        and corner % 16 < 15
        and corner < 160
        and all(state.cells[corner + i] == 1 + colour or corner + i == space for i in SQUARES)
        for corner in around
    ):
        return 8
    realms = {int(state.realm[side]) for side in SIDES[space]} - {0}
    if len(realms) == 2:
        return 7
    links = any(state.has_treasure(side) for side in SIDES[space])
    return 5 if realms and links else 4 if realms else 2


def _heat_of_leader(state: EuphratesState, office: int, space: int) -> int:
    realm = 0
    for side in SIDES[space]:
        realm |= int(state.realm[side])
    leader = 4 * int(state.actor()) + office
    revolts = realm & (0x1111 << office) & ~(1 << leader) != 0
    if state.leader_at(leader) != OFF:
        return 4 if revolts else 1
    return 6 if revolts else 5


def cells_of(state: EuphratesState) -> bytes:
    """Give what lies on the 176 spaces."""
    return memoryview(state.cells).tobytes()[:176]


def regions(cells: bytes) -> list[set[int]]:
    """Work out the regions from what lies on the board."""
    laid = {space for space, cell in enumerate(cells) if cell not in (0, pieces.CATASTROPHE)}
    found = []
    while laid:
        open_spaces = [laid.pop()]
        region = set(open_spaces)
        while open_spaces:
            for side in SIDES[open_spaces.pop()]:
                if side in laid:
                    laid.remove(side)
                    region.add(side)
                    open_spaces.append(side)
        found.append(region)
    return found


def check_pieces(step: Step) -> Iterator[str]:
    """Yield a fault if a piece was lost or came out of nothing."""
    if census(step.after) != census(step.before):
        yield f"{census(step.before)} became {census(step.after)}"


def check_faults(step: Step) -> Iterator[str]:
    """Yield the faults that the game itself finds."""
    yield from faults(step.after)


def check_rest(step: Step) -> Iterator[str]:
    """Yield broken invariants of a finished action, from the board alone."""
    state = step.after
    if state.over != PLAYING or state.frame_kind() != TURN:
        return
    if state.union != OFF:
        yield "the unification tile is on the board"
    treasures = {int(space) for space in state.treasure_spaces()}
    realms = [int(realm) for realm in state.realm]
    for region in regions(step.cells):
        leaders = [
            step.cells[space] - pieces.LEADER
            for space in region
            if step.cells[space] >= pieces.LEADER
        ]
        offices = [leader % 4 for leader in leaders]
        if len(offices) != len(set(offices)):
            yield "two leaders of one colour in a kingdom"
        if 2 in offices and len(region & treasures) > 1:
            yield "a trader has not collected"
        if {realms[space] for space in region} != {sum(1 << leader for leader in leaders)}:
            yield "the kingdoms kept are wrong"
    for space, cell in enumerate(step.cells):
        if cell >= pieces.LEADER and space in RIVERS[state.board]:
            yield "a leader on a river"
        if cell >= pieces.LEADER and all(step.cells[side] != 1 for side in SIDES[space]):
            yield "a leader without a temple"


def check_points(step: Step) -> Iterator[str]:
    """Yield points other than the rules pay: a war one and the tiles removed, a revolt one red."""
    paid = [0] * 16
    removed = [event for event in step.events if event.kind == "removed"]
    for event in step.events:
        facts = event.facts
        if event.kind == "war-won":
            paid[4 * facts["winner"] + facts["colour"]] += 1 + len(removed)
        elif event.kind == "revolt-won":
            paid[4 * facts["winner"]] += 1
        elif event.kind in ("points-tile", "points-monument"):
            paid[4 * facts["seat"] + facts["colour"]] += 1
    got = [
        int(step.after.points(seat, colour) - step.before.points(seat, colour))
        for seat in range(4)
        for colour in range(4)
    ]
    if got != paid:
        yield f"{got} points instead of {paid}"
    if step.kind == "add":
        face_up = [sum(1 <= cell <= 4 for cell in c) for c in (cells_of(step.before), step.cells)]
        if face_up[0] - face_up[1] != len(removed):
            yield "the tiles removed are not the tiles that are gone"


CHECKS = (check_pieces, check_faults, check_rest, check_points)


@dataclass
class Findings:
    """Broken invariants by the name of their check, and the number of events of each kind."""

    broken: dict[str, list[str]]
    events: Counter[str]


def observe() -> Findings:
    """Play all the games with all the checks."""
    findings = Findings({check.__name__: [] for check in CHECKS}, Counter())
    for game, steps in enumerate(hot_games()):
        for ply, step in enumerate(steps):
            findings.events.update(event.kind for event in step.events)
            for check in CHECKS:
                found = [f"game {game} ply {ply}: {what}" for what in check(step)]
                findings.broken[check.__name__] += found
    return findings
