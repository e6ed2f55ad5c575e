"""Facts that are true of every position, and checks that would notice if they were not."""

from collections.abc import Callable

import pytest
from tests.games.viceroy.helpers import read
from tests.games.viceroy.random_games import TABLES, play

from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.rules import frames
from velkahra.games.viceroy.rules.invariants import census, faults
from velkahra.games.viceroy.rules.storage import HAND, SUPPLY, cell_of
from velkahra.games.viceroy.rules.tables import ETERNAL, MAGIC, STORED

ORDINARY = (
    "circle lay 1 1 0 3 1 1 20 2 0\ncircle tuck 31 1\n20 magic 2\n"
    "circle hand 70\nlower-blue 4\nback circle 71"
)
Break = Callable[[ViceroyState], object]


def test_random_games_meet_every_kind_of_decision() -> None:
    met: set[int] = set()
    for seats, virtual, laws in TABLES:
        for seed in range(12):
            for state, _ in play(seats, virtual, laws, seed):
                met.add(-1 if state.over else int(state.frame_kind()))
    assert met >= set(range(2, 29)) - {7, 16}  # naming and level 5 are rare


def put(array: str, place: int, value: int) -> Break:
    def change(state: ViceroyState) -> None:
        getattr(state, array)[place] = value

    return change


def put_token_on_hand_card(state: ViceroyState) -> None:
    sums = state.held[:]
    state.add_tokens(0, 70, MAGIC, 1)
    state.held = sums


def count_one_token_more(state: ViceroyState) -> None:
    lying = state.tokens[:]
    state.add_tokens(0, 20, MAGIC, 1)
    state.tokens = lying


FAULTS: list[tuple[Break, str]] = [
    (put("zone", 20, 0), "card 20 lies in a cell of seat 0 and does not say so"),
    (put("at", 20, 5), "card 20 lies in a cell of seat 0 and does not say so"),
    (put("cells", cell_of(0, 1, 1), 0), "card 20 of seat 0 hangs in the air"),
    (put("cells", cell_of(0, 2, 0), 0), "card 20 says it is laid and is in no cell"),
    (put("at", 31, 62), "card 31 is tucked under a card that is not laid"),
    (put("display", 0, 0), "card 4 is not on display"),
    (put_token_on_hand_card, "tokens lie on card 70, which is in no pyramid"),
    (count_one_token_more, "the tokens of the pyramids are miscounted"),
    (put("zone", 2, HAND), "the character decks are miscounted"),
    (put("known", 4, 1), "card 4 is remembered and lies in the open"),
    (put("known", 70, 0), "card 70 is in a hand and nobody knows it"),
    (put("known", 71, 0), "card 71 is in a hand and nobody knows it"),
]


@pytest.mark.parametrize(("change", "said"), FAULTS)
def test_a_fault_is_noticed(change: Break, said: str) -> None:
    state = read(ORDINARY)
    assert faults(state) == []
    change(state)
    assert said in faults(state)


def test_VC_TX_15_a_lost_gem_is_noticed_wherever_it_was() -> None:
    whole = census(read(ORDINARY))
    assert whole == {"cards": 88, "blue": 8, "red": 8, "green": 8, "yellow": 8}
    changes: list[Break] = [
        lambda state: state.add_gems(SUPPLY, 2, 1),
        lambda state: state.add_gems(1, 2, 1),
        lambda state: state.add_tokens(1, 62, ETERNAL + 2, 1),
        lambda state: state.add_tokens(1, 62, STORED + 2, 1),
    ]
    for change in changes:
        state = read(ORDINARY)
        change(state)
        assert census(state) == {**whole, "green": 9}


def test_secret_choices_are_told_to_their_seat_only() -> None:
    for seats, virtual, laws in TABLES[2:]:
        before = 0
        for state, events in play(seats, virtual, laws, 7):
            for event in events:
                if event.kind.startswith("chose-") or event.kind in ("drew-card", "put-back-own"):
                    who = event.facts["seat"]
                    assert [seat for seat in range(-1, seats) if event.visible_to(seat)] == [who]
                    before += 1
            secret = not state.over and state.frame_kind() <= frames.LAST_SECRET
            assert secret or not any(state.commit)
        assert before > 50
