"""Draws: two cards each from a small deck, a bid, then the cards are played one by one.

DR-TURN-01: seats act in turn, first everybody bids, then cards are played until all are out.
DR-BID-01: bids come first. DR-PLAY-01: a card must be in hand. DR-CHANGE-01: cards changed must be
in hand. DR-CHANGE-02: the deck must hold as many. DR-CHANGE-03: once in a game. DR-DEAL-01: the
dealer deals from the rest. Highest sum wins; at least four times the bid adds the bid.
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement

import msgspec
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64
from tests.toys.components import ToyGame, ToyWords, graph_of

from velkahra.core.choice.choice import NO_CHOICE, ChoiceBuilder, Choices, Choose, Number
from velkahra.core.contract.events import OPEN, Event, Events
from velkahra.core.contract.judge import Judge
from velkahra.core.contract.options import Options
from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.space import ActionSpace, Field
from velkahra.core.contract.state import CHANCE, NOBODY, State

CARDS = 6
COPIES = 2
BIDS = 4
NO_BID = -1
NAMES = [str(card + 1) for card in range(CARDS)]
SELECTIONS = [
    cards for size in (1, 2) for cards in combinations_with_replacement(range(CARDS), size)
]
SPACE = ActionSpace(
    [
        ("bid", [Field("count", [str(count) for count in range(BIDS)])]),
        ("play", [Field("card", NAMES)]),
        ("change", [Field("cards", ["".join(NAMES[card] for card in s) for s in SELECTIONS])]),
        ("deal", [Field("card", NAMES)]),
    ]
)
A_BID, A_PLAY, A_CHANGE, A_DEAL = (SPACE.offset(kind.name) for kind in SPACE.kinds)
F_TURN, F_DEAL = 1, 2


class DrawsView(msgspec.Struct, frozen=True):
    """What a seat may know: its own cards and what lies open. Of the others' cards it has None."""

    seat: int
    hands: tuple[tuple[int, ...] | None, ...]
    thrown: tuple[tuple[int, ...] | None, ...]
    sizes: tuple[int, ...]
    played: tuple[tuple[int, ...], ...]
    bids: tuple[int, ...]
    changed: tuple[int, ...]
    deck: int
    in_deck: tuple[int, ...] | None
    active: int


class DrawsState(State):
    """Cards by value: in the deck, and for each seat in hand, thrown away face down, and played."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.deck = [COPIES] * CARDS
        self.hands = [[0] * CARDS for _ in range(seats)]
        self.thrown = [[0] * CARDS for _ in range(seats)]
        self.played = [[0] * CARDS for _ in range(seats)]
        self.bids = [NO_BID] * seats
        self.changed = [0] * seats

    def clone(self) -> "DrawsState":
        copy = type(self)(self.seats)
        copy.stack = self.stack[:]
        copy.deck, copy.bids, copy.changed = self.deck[:], self.bids[:], self.changed[:]
        copy.hands = [cards[:] for cards in self.hands]
        copy.thrown = [cards[:] for cards in self.thrown]
        copy.played = [cards[:] for cards in self.played]
        return copy

    def actor(self) -> i64:
        if len(self.stack) == 0:
            return NOBODY
        return CHANCE if self.frame_kind() == F_DEAL else self.frame_seat()

    def legal_actions(self, seat: i64) -> vec[i64]:
        if not self.may_act(seat):
            return vec[i64]()
        if seat == CHANCE:
            return vec[i64]([A_DEAL + card for card in range(CARDS) if self.deck[card]])
        if self.bids[seat] == NO_BID:
            return vec[i64]([A_BID + count for count in range(BIDS)])
        plays = [A_PLAY + card for card in range(CARDS) if self.hands[seat][card]]
        changes = [
            A_CHANGE + number
            for number, cards in enumerate(SELECTIONS)
            if not self.changed[seat] and len(cards) <= sum(self.deck)
            if all(cards.count(card) <= self.hands[seat][card] for card in cards)
        ]
        return vec[i64](plays + changes)

    def chance_weights(self) -> vec[i64]:
        return vec[i64]([count for count in self.deck if count])

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        if not self.may_act(seat):
            return Refusal("DR-TURN-01", {"seat": seat})
        kind, *values = self._parts(action)
        if kind == "deal" or seat == CHANCE:
            return self._refuse_deal(seat, kind, values)
        if (kind == "bid") != (self.bids[seat] == NO_BID):
            return Refusal("DR-BID-01")
        if kind == "play" and not self.hands[seat][values[0]]:
            return Refusal("DR-PLAY-01", {"card": values[0] + 1})
        return self._refuse_change(seat, SELECTIONS[values[0]]) if kind == "change" else None

    def _refuse_deal(self, seat: i64, kind: str, values: list[int]) -> Refusal | None:
        fits = seat == CHANCE and kind == "deal" and self.deck[values[0]]
        return None if fits else Refusal("DR-DEAL-01")

    def _refuse_change(self, seat: i64, cards: tuple[int, ...]) -> Refusal | None:
        if self.changed[seat]:
            return Refusal("DR-CHANGE-03")
        if len(cards) > sum(self.deck):
            return Refusal("DR-CHANGE-02", {"count": sum(self.deck)})
        if any(cards.count(card) > self.hands[seat][card] for card in cards):
            return Refusal("DR-CHANGE-01")
        return None

    def _parts(self, action: i64) -> tuple[str, int]:
        parts = SPACE.decode(action)
        return parts.kind, parts.values[0]

    def advance(self, seat: i64, action: i64, events: Events | None) -> None:
        kind, value = self._parts(action)
        if kind == "deal":
            self._deal(value, events)
        elif kind == "bid":
            self._bid(seat, value, events)
        elif kind == "play":
            self._play(seat, value, events)
        else:
            self._change(seat, SELECTIONS[value], events)

    def _deal(self, card: int, events: Events | None) -> None:
        seat = self.frame_seat()
        self.drop()
        self.deck[card] -= 1
        self.hands[seat][card] += 1
        if events is not None:
            events.emit_to_others(seat, "drew", {"seat": seat})
            events.emit_to(seat, "drew-card", {"seat": seat, "card": card + 1})

    def _bid(self, seat: int, count: int, events: Events | None) -> None:
        self.bids[seat] = count
        if events is not None:
            events.emit("bid", {"seat": seat, "count": count})
        self._next(seat)

    def _play(self, seat: int, card: int, events: Events | None) -> None:
        self.hands[seat][card] -= 1
        self.played[seat][card] += 1
        if events is not None:
            events.emit("played", {"seat": seat, "card": card + 1})
        self._next(seat)

    def _change(self, seat: int, cards: tuple[int, ...], events: Events | None) -> None:
        self.changed[seat] = len(cards)
        for card in cards:
            self.hands[seat][card] -= 1
            self.thrown[seat][card] += 1
            self.push(F_DEAL, seat)
        if events is not None:
            events.emit("changed", {"seat": seat, "count": len(cards)})

    def _next(self, seat: int) -> None:
        self.drop()
        following = (seat + 1) % self.seats
        if self.bids[following] == NO_BID or any(self.hands[following]):
            self.push(F_TURN, following)

    def determinize(self, seat: i64, rng: Random) -> "DrawsState":
        world = self.clone()
        unknown: list[list[int]] = [world.deck]
        for other in range(self.seats):
            if other != seat:
                unknown += [world.hands[other], world.thrown[other]]
        cards = [card for card in range(CARDS) for row in unknown for _ in range(row[card])]
        for place in unknown:
            size = sum(place)
            place[:] = [0] * CARDS
            for _ in range(size):
                place[cards.pop(rng.randrange(len(cards)))] += 1
        return world

    def score(self, seat: int) -> int:
        """Sum the cards played, and the bid where the sum is at least four times as large."""
        total = sum((card + 1) * count for card, count in enumerate(self.played[seat]))
        bid = max(self.bids[seat], 0)
        return total + bid if total >= 4 * bid else total

    def returns(self) -> vec[float]:
        if not self.is_over():
            return vec[float]([0.0] * self.seats)
        scores = [self.score(seat) for seat in range(self.seats)]
        share = 1.0 / scores.count(max(scores))
        return vec[float]([share if score == max(scores) else 0.0 for score in scores])


class DrawsJudge(Judge[DrawsState]):
    """The judgement of the game."""

    def evaluate(self, state: DrawsState, seat: i64) -> float:
        return float(state.score(seat))

    def input_names(self, seats: i64) -> tuple[str, ...]:
        cards = [f"card {name}" for name in NAMES]
        sides = [f"{what} of {seat}" for seat in range(seats) for what in ("score", "bid")]
        return (*cards, *sides)

    def inputs_layout(self, state: DrawsState) -> str:
        return "draws-1"

    def write_inputs(self, state: DrawsState, seat: i64, out: vec[float]) -> None:
        for card in range(CARDS):
            out[card] = float(state.hands[seat][card])
        for side in range(state.seats):
            other = (seat + side) % state.seats
            out[CARDS + 2 * side] = state.score(other) / 10
            out[CARDS + 2 * side + 1] = float(state.bids[other])


def _seen(places: list[list[int]], viewer: int) -> tuple[tuple[int, ...] | None, ...]:
    return tuple(
        tuple(cards) if viewer in (owner, OPEN) else None for owner, cards in enumerate(places)
    )


class Draws(ToyGame):
    """The title."""

    name = "draws"
    prefix = "DR"
    judge = DrawsJudge()
    seats = (2, 3)
    options = ()
    space = SPACE
    reveals = frozenset[str]()
    words = ToyWords(
        {
            "DR-TURN-01": "seats act in turn.",
            "DR-BID-01": "bids come first, once.",
            "DR-PLAY-01": "a card must be in hand.",
            "DR-CHANGE-01": "cards changed must be in hand.",
            "DR-CHANGE-02": "the deck must hold as many.",
            "DR-CHANGE-03": "cards are changed once in a game.",
            "DR-DEAL-01": "the dealer deals from what is left.",
        },
        {
            "drew": "{seat} draws a card.",
            "drew-card": "{seat} draws {card}.",
            "bid": "{seat} bids {count}.",
            "played": "{seat} plays {card}.",
            "changed": "{seat} changes {count}.",
        },
    )

    def new_state(self, seats: int, options: Options) -> State:
        state = DrawsState(seats)
        state.push(F_TURN, 0)
        for seat in reversed(range(seats)):
            state.push(F_DEAL, seat)
            state.push(F_DEAL, seat)
        return state

    def view(self, state: State, seat: int, last: Sequence[Event] = ()) -> DrawsView:
        assert isinstance(state, DrawsState)
        return DrawsView(
            seat,
            _seen(state.hands, seat),
            _seen(state.thrown, seat),
            tuple(sum(cards) for cards in state.hands),
            tuple(tuple(cards) for cards in state.played),
            tuple(state.bids),
            tuple(state.changed),
            sum(state.deck),
            tuple(state.deck) if seat == OPEN else None,
            state.actor(),
        )

    def choices(self, state: State, seat: int) -> Choices:
        assert isinstance(state, DrawsState)
        if seat < 0 or not state.may_act(seat):
            return NO_CHOICE
        if state.bids[seat] == NO_BID:
            return graph_of(Number(list(range(BIDS)), "bid "))
        held = [card for card in range(CARDS) for _ in range(state.hands[seat][card])]
        builder = ChoiceBuilder()
        for place, card in enumerate(held):
            builder.path([f"card-{place}"], f"play {NAMES[card]}")
        most = min(len(held), sum(state.deck))
        if not state.changed[seat] and most:
            of = [(f"card-{place}", NAMES[card]) for place, card in enumerate(held)]
            builder.path(["do-change"], Choose(of, 1, most, "change "))
        return builder.build()

    def elements(self) -> list[str]:
        return ["card-0", "card-1", "do-change"]

    def census(self, state: State) -> dict[str, int]:
        assert isinstance(state, DrawsState)
        places = [state.deck, *state.hands, *state.thrown, *state.played]
        return {NAMES[card]: sum(place[card] for place in places) for card in range(CARDS)}


DRAWS = Draws()
