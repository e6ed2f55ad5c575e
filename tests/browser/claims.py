"""Claims: both seats at once put stones of a common supply on spaces of a small board.

CL-TURN-01: a seat claims three spaces, and may do so at any time. CL-CLAIM-01: the space is free.
CL-CLAIM-02: the stone is in the supply. A game in which a page changes while its player is half
through a choice, drawn half in SVG and half in HTML.
"""

from collections.abc import Sequence

import msgspec
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64
from tests.toys.components import ToyGame, ToyPages, ToyWords

from velkahra.core.choice.choice import NO_CHOICE, ChoiceBuilder, Choices
from velkahra.core.contract.events import Event, Events
from velkahra.core.contract.options import Options
from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.space import ActionSpace, Field
from velkahra.core.contract.state import NOBODY, State

STONES = 6
SPACES = ["A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2"]
EACH = 3
SPACE = ActionSpace(
    [("claim", [Field("stone", [str(s) for s in range(STONES)]), Field("space", SPACES)])]
)


class ClaimsView(msgspec.Struct, frozen=True):
    """Nothing is hidden."""

    seat: int
    stones: tuple[int, ...]
    owners: tuple[int, ...]


class ClaimsState(State):
    """Where each stone lies (-1: in the supply), and whose each space is (-1: nobody's)."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.stones = [-1] * STONES
        self.owners = [-1] * len(SPACES)

    def clone(self) -> "ClaimsState":
        copy = ClaimsState(self.seats)
        copy.stones, copy.owners = self.stones[:], self.owners[:]
        return copy

    def acting(self) -> i64:
        return sum(1 << seat for seat in range(self.seats) if self.owners.count(seat) < EACH)

    def actor(self) -> i64:
        waiting = [seat for seat in range(self.seats) if self.owners.count(seat) < EACH]
        return waiting[0] if waiting else NOBODY

    def legal_actions(self, seat: i64) -> vec[i64]:
        return vec[i64]([a for a in range(SPACE.size) if self.refusal(seat, a) is None])

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        if not self.may_act(seat):
            return Refusal("CL-TURN-01", {"seat": seat})
        stone, space = SPACE.decode(action).values
        if self.owners[space] >= 0:
            return Refusal("CL-CLAIM-01")
        return Refusal("CL-CLAIM-02") if self.stones[stone] >= 0 else None

    def advance(self, seat: i64, action: i64, events: Events | None) -> None:
        stone, space = SPACE.decode(action).values
        self.stones[stone], self.owners[space] = space, seat
        if events is not None:
            events.emit("claimed", {"seat": seat, "count": space})

    def determinize(self, seat: i64, rng: Random) -> "ClaimsState":
        return self.clone()

    def returns(self) -> vec[float]:
        return vec[float]([0.5] * self.seats)


class ClaimsPages(ToyPages):
    """The style of the table."""

    def style(self) -> str:
        return ".claims g{transition:transform .3s}.claims .can{stroke:#080;stroke-width:3}"


class Claims(ToyGame):
    """The title."""

    name = "claims"
    prefix = "CL"
    seats = (2,)
    options = ()
    space = SPACE
    pages = ClaimsPages()
    words = ToyWords(
        {
            "CL-TURN-01": "a seat claims three spaces.",
            "CL-CLAIM-01": "the space is somebody's.",
            "CL-CLAIM-02": "the stone is no longer in the supply.",
        },
        {"claimed": "{seat} claims number {count}."},
    )

    def new_state(self, seats: int, options: Options) -> State:
        return ClaimsState(seats)

    def view(self, state: State, seat: int, last: Sequence[Event] = ()) -> ClaimsView:
        assert isinstance(state, ClaimsState)
        return ClaimsView(seat, tuple(state.stones), tuple(state.owners))

    def choices(self, state: State, seat: int) -> Choices:
        if seat < 0 or not state.may_act(seat):
            return NO_CHOICE
        builder = ChoiceBuilder()
        for action in state.legal_actions(seat):
            stone, space = SPACE.decode(action).values
            builder.path([f"stone-{stone}", f"s-{SPACES[space]}"], self.write(seat, action))
        return builder.build()

    def attempt(self, state: State, seat: int, path: Sequence[str]) -> int | Refusal:
        if len(path) < 2:
            return Refusal("CL-CLAIM-02")
        stone, space = int(path[0].removeprefix("stone-")), SPACES.index(path[1][2:])
        return SPACE.encode("claim", [stone, space])

    def page(self, view: msgspec.Struct, language: str) -> dict[str, str]:
        assert isinstance(view, ClaimsView)
        found = {}
        for n, name in enumerate(SPACES):
            x, y, fill = n % 4 * 60, n // 4 * 60, ["#ccc", "#c66", "#66c"][view.owners[n] + 1]
            found[f"s-{name}"] = (
                f'<rect id="s-{name}" role="button" tabindex="-1" aria-label="{name}" x="{x}" '
                f'y="{y}" width="56" height="56" fill="{fill}"/>'
            )
        for n, space in enumerate(view.stones):
            x, y = (space % 4 * 60 + 28, space // 4 * 60 + 28) if space >= 0 else (28 + 40 * n, 150)
            found[f"stone-{n}"] = (
                f'<g id="stone-{n}" role="button" tabindex="-1" aria-label="stone {n}" '
                f'style="transform:translate({x}px,{y}px)"><circle r="15"/></g>'
            )
        free = view.stones.count(-1)
        found["supply"] = f'<section id="supply" class="panel">stones left: {free}</section>'
        return found

    def layout(self, view: msgspec.Struct, language: str) -> str:
        found = self.page(view, language)
        drawn = "".join(markup for name, markup in found.items() if name != "supply")
        svg = f'<svg id="board" viewBox="0 0 260 180" width="520">{drawn}</svg>'
        return f'<div class="claims"><div class="board-box">{svg}</div>{found["supply"]}</div>'

    def census(self, state: State) -> dict[str, int]:
        return {"stones": STONES}


CLAIMS = Claims()
