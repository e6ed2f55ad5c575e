"""Layouts of observations, and what all games need to write them."""

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from velkahra.core.contract import entries
from velkahra.core.contract.observation import (
    Column,
    Layout,
    Part,
    entities,
    one_hot,
    table_of,
    vector,
)

LAYOUT = Layout(
    (
        Part("board", (2, 3), 0, 5, "what lies there", "code", ("XX-BOARD-01",)),
        entities(
            "players", 2, "the seats", [Column("acts", 0, 1, "acts"), Column("hand", -1, 9, "")]
        ),
        vector("clock", "time", [Column("round", 1, 12, "round", "rounds", ("XX-END-01",))]),
        one_hot("decision", "what is decided", [("bid", "a bid"), ("over", "nothing")]),
    )
)


def test_a_layout_says_where_parts_lie_and_their_bounds() -> None:
    assert LAYOUT.size == 6 + 4 + 1 + 2
    assert LAYOUT.slices()["clock"] == slice(10, 11)
    assert LAYOUT.low() == [0] * 6 + [0, -1, 0, -1] + [1] + [0, 0]
    assert LAYOUT.high() == [5] * 6 + [1, 9, 1, 9] + [12] + [1, 1]
    assert [kind for kind, _, _ in LAYOUT.entries()][6:11] == [
        *("players.acts", "players.hand") * 2,
        "clock.round",
    ]
    assert (LAYOUT.part("players").low, LAYOUT.part("players").high) == (-1, 9)


def test_a_part_that_is_not_there_raises() -> None:
    with pytest.raises(KeyError):
        LAYOUT.part("hand")


def test_an_empty_layout_has_no_entries() -> None:
    assert (Layout().size, Layout().low(), Layout().slices()) == (0, [], {})


def test_a_table_has_a_row_for_each_part_and_column() -> None:
    lines = table_of(LAYOUT).splitlines()
    assert lines[2] == "| **board** | 2 x 3 | 0 | 0..5 | code | what lies there | XX-BOARD-01 |"
    assert lines[6] == "| **clock** | 1 | 10 | | | time | |"
    assert lines[7] == "| clock.round | | | 1..12 | rounds | round | XX-END-01 |"
    assert {line.count("|") for line in lines} == {8}


def test_seats_count_from_the_observer() -> None:
    assert [entries.relative_seat(seat, 2, 4) for seat in range(4)] == [2, 3, 0, 1]
    assert [entries.seat_after(2, steps, 4) for steps in range(4)] == [2, 3, 0, 1]
    assert [entries.first_seat(seat) for seat in (-1, 0, 3)] == [0, 0, 3]


def test_entries_are_written_in_place() -> None:
    out = entries.blank_entries(8)
    seen = memoryview(out)
    assert entries.fill(out, 1, 2, 7) == 3
    assert entries.fill_one_hot(out, 3, 3, 1) == 6
    assert entries.copy_plane(out, 6, vec[u8]([u8(5), u8(6), u8(9)]), 1, 2) == 8
    assert seen.tolist() == [0, 7, 7, 0, 1, 0, 6, 9]
