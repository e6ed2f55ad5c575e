"""Observations of Tigris & Euphrates beside the view of the same seat."""

from collections.abc import Iterator

import pytest
from tests.games import observed

import velkahra
from velkahra.core.contract.events import SPECTATOR
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.game import GAME
from velkahra.games.euphrates.view.build import view_of
from velkahra.games.euphrates.view.model import View
from velkahra.games.euphrates.view.observation import DECISIONS
from velkahra.testing.observation import Observed

GAMES = 12 if velkahra.compiled() else 3

Seen = dict[str, list[int]]


def moments(seats: int, points: str = "hidden") -> Iterator[tuple[EuphratesState, int, Seen, View]]:
    found: Iterator[tuple[EuphratesState, int, Observed, View]] = observed.moments(
        GAME, view_of, seats, {"points": points}, GAMES, (2, 1)
    )
    return ((state, seat, seen.parts, view) for state, seat, seen, view in found)


def rows(entries: list[int], columns: int) -> list[list[int]]:
    return [entries[at : at + columns] for at in range(0, len(entries), columns)]


def row_of(leader: int, seat: int, seats: int) -> int:
    """Return the row of a leader for an observer."""
    return (leader - 4 * max(seat, 0)) % (4 * seats)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_board_and_the_leaders_are_those_of_the_view(seats: int) -> None:
    for _, seat, seen, view in moments(seats):
        leaders = rows(seen["leaders"], 4)
        for space, cell in enumerate(view.cells):
            shown = cell if cell <= 9 else 10 + row_of(cell - 16, seat, seats)
            assert seen["board"][space] == shown
        for leader, space in enumerate(view.leaders):
            where = [space // 16, space % 16] if space >= 0 else [-1, -1]
            expected = [*where, view.supporters[leader], view.temples[leader]]
            assert leaders[row_of(leader, seat, seats)] == expected


def test_kingdoms_are_named_after_their_first_leader() -> None:
    for _, seat, seen, view in moments(3):
        for space, bits in enumerate(view.kingdoms):
            members = [row_of(leader, seat, 3) for leader in range(12) if bits >> leader & 1]
            assert seen["kingdoms"][space] == (1 + min(members) if members else 0)


def test_marks_are_treasures_and_the_unification_tile() -> None:
    for _, _, seen, view in moments(4):
        marks = seen["marks"]
        assert [space for space in range(176) if marks[space] == 1] == list(view.treasures)
        assert [space for space in range(176) if marks[space] == 2] == [
            space for space in (view.union,) if space >= 0
        ]
        assert (3 in marks) == (view.decision == "monument")
        corners = [space for space, _ in view.squares]
        assert all(marks.index(3) - corner in (0, 1, 16, 17) for corner in corners)


@pytest.mark.parametrize("points", ["hidden", "open"])
def test_TE_EDGE_85_players_show_what_lies_open(points: str) -> None:
    for _, seat, seen, view in moments(3, points):
        for steps, row in enumerate(rows(seen["players"], 9)):
            owner = (max(seat, 0) + steps) % 3
            shown, held = view.points[owner], view.held[owner]
            assert row == [
                owner in view.deciders,
                owner == view.active,
                view.hand_sizes[owner],
                view.catastrophes[owner],
                *(shown or (-1, -1, -1, -1)),
                -1 if held is None else held,
            ]
        assert seen["hand"] == list(view.hand or (-1, -1, -1, -1))


def test_unseen_tiles_are_what_the_world_of_a_seat_is_drawn_from() -> None:
    for state, seat, seen, _ in moments(2):
        assert seen["unseen"] == [state.unseen(seat, colour) for colour in range(4)]
        assert sum(seen["unseen"]) >= state.bag_size()


def test_the_decision_and_what_it_is_about_are_those_of_the_view() -> None:
    met = set()
    for _, seat, seen, view in moments(3):
        name = DECISIONS[seen["decision"].index(1)][0]
        met.add(name)
        assert sum(seen["decision"]) == 1
        attacker, defender, *strengths = seen["pending"][:5]
        if view.conflict:
            assert name == view.conflict.kind
            assert attacker == row_of(view.conflict.attacker, seat, 3)
            assert defender == row_of(view.conflict.defender, seat, 3)
            assert strengths == [view.conflict.attack, view.conflict.defence, view.conflict.added]
        else:
            assert seen["pending"][:5] == [-1] * 5
        if view.draw and view.draw.kind == "refill":
            assert seen["pending"][6:] == [((view.draw.seat - max(seat, 0)) % 3), view.draw.tiles]
        assert [n for n in range(4) if seen["wars"][n]] == list(view.war_colours)
        assert seen["clock"] == [
            *(view.actions_left, view.bag, len(view.treasures), view.turn_number)
        ]
    assert met >= {"first", "refill", "turn", "revolt", "war", "monument", "treasures", "over"}


def test_a_spectator_observes_no_hand() -> None:
    state = GAME.start(2)
    assert isinstance(state, EuphratesState)
    assert Observed(GAME, state, SPECTATOR).parts["hand"] == [-1] * 4
