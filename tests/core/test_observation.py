"""Layouts of observations, and what all games need to write them."""

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from velkahra.core.contract import entries, spans
from velkahra.core.contract.entries import Entries, blank_entries
from velkahra.core.contract.observation import Declared, Layout, table_of


def describe(w: Entries) -> None:
    out = w.out
    board = w.plane("board", 2, 3, 0, 5, "what lies there", "code", "XX-BOARD-01")
    spans.copy(out, board, vec[u8]([u8(9), u8(5), u8(4), u8(3), u8(2), u8(1), u8(0)]), 1, 6)
    w.entities("players", "the seats")
    for hand in (7, 8):
        w.row()
        out[w.flag("acts", "acts")] = entries.bit(hand == 8)
        out[w.count("hand", -1, 9, "", "cards")] = i16(hand)
    w.vector("clock", "time")
    out[w.hidden("round", 1, 12, "round", "rounds", "XX-END-01")] = 3
    w.one_hot("decision", 1, "what is decided", (("bid", "a bid"), ("over", "nothing")))


def layout() -> Layout:
    declared = Declared()
    w = Entries(blank_entries(20), 0, declared)
    describe(w)
    return declared.layout(w.at)


LAYOUT = layout()


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
    # A part that is not there raises.
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


def test_the_calls_that_declare_a_layout_write_it() -> None:
    out = blank_entries(15)
    describe(Entries(out, 1))
    board, players, clock, decision = [5, 4, 3, 2, 1, 0], [0, 7, 1, 8], [3], [0, 1]
    assert memoryview(out).tolist() == [0, *board, *players, *clock, *decision, 0]


def list_of_cards(w: Entries, cards: list[int]) -> None:
    w.entities("cards", "")
    card = w.code("card", 0, 9, "")
    letters = w.columns("is-", ("a", "b"), 0, 1, "")
    width = w.rows(i64(len(cards)))
    for row, number in enumerate(cards):
        w.out[card + width * row] = i16(number)
        w.out[letters + width * row + 1] = 1


def test_rows_may_be_written_by_the_places_of_the_first() -> None:
    out = blank_entries(9)
    list_of_cards(Entries(out, 0), [4, 0, 6])
    assert memoryview(out).tolist() == [4, 0, 1, 0, 0, 1, 6, 0, 1]


def test_rows_declare_their_columns_once() -> None:
    declared = Declared()
    w = Entries(blank_entries(20), 0, declared)
    list_of_cards(w, [0, 0, 2])
    w.vector("numbers", "")
    w.numbered("left-", 1, 3, 0, 5, "", "cards")
    cards, numbers = declared.layout(w.at).parts
    assert cards.shape == (3, 3)
    assert [column.name for column in cards.columns] == ["card", "is-a", "is-b"]
    assert numbers.shape == (2,)
    assert [column.name for column in numbers.columns] == ["left-1", "left-2"]


def test_entries_beyond_an_observation_are_refused() -> None:
    """C does it, where a place beyond an array would be the memory of something else."""
    out, source = vec[i16]([i16(7)] * 4), vec[u8]([u8(1), u8(2)])
    for at, number in ((3, 2), (-1, 1), (5, 1)):
        with pytest.raises(IndexError):
            spans.fill(out, at, number, 0)
    for at, begin, number in ((3, 0, 2), (0, 1, 2), (0, -1, 1)):
        with pytest.raises(IndexError):
            spans.copy(out, at, source, begin, number)
    spans.copy(out, 2, source, 0, 2)
    assert list(out) == [7, 7, 1, 2]
