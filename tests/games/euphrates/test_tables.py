"""TE-COMP: the contents of the box, against the rulebook's list."""

from tests.games.euphrates import see
from tests.games.euphrates.helpers import act, after, at, read

from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.rules import tables
from velkahra.games.euphrates.rules.facts import DYNASTIES, LABELS, ORDERS
from velkahra.games.euphrates.rules.invariants import census
from velkahra.games.euphrates.view.build import view_of

STANDARD = [
    "....~~~~~.T.~...",
    ".T..~.......~..T",
    "...~~T......~~..",
    "~~~~.........~~~",
    ".............T~~",
    "..............~.",
    "~~~~....T...~~~.",
    ".T.~~~~.....~...",
    "......~~~~~~~.T.",
    ".....T..........",
    "..........T.....",
]


def test_TE_COMP_01_the_board_has_16_by_11_spaces_some_of_them_river() -> None:
    river = {f"{chr(65 + c)}{r + 1}" for r in range(11) for c in range(16) if STANDARD[r][c] == "~"}
    assert len(LABELS) == tables.SPACES == 16 * 11
    assert {LABELS[space] for space in range(tables.SPACES) if tables.RIVER[space]} == river
    assert len(river) == 41

    # The board ends at its edges.
    def around(label: str) -> set[str]:
        spaces = [int(tables.NEIGHBOURS[4 * at(label) + side]) for side in range(4)]
        return {LABELS[space] for space in spaces if space != tables.OFF}

    assert around("A1") == {"B1", "A2"}
    assert around("P1") == {"O1", "P2"}
    assert around("A11") == {"A10", "B11"}
    assert around("P11") == {"P10", "O11"}
    assert around("P5") == {"P4", "O5", "P6"}


def test_TE_COMP_02_there_are_57_temples_36_farms_30_markets_and_30_settlements() -> None:
    assert list(tables.TOTALS) == [57, 36, 30, 30]
    pieces = census(EuphratesState.new(4, 0, 0))
    assert [pieces[tile] for tile in ("temple", "farm", "market", "settlement")] == [57, 36, 30, 30]


def test_TE_COMP_03_eight_catastrophe_tiles_are_no_civilization_tiles() -> None:
    state = read("hand lion TT")
    before = census(state)
    assert before["catastrophe"] == 8
    act(state, "catastrophe A1")
    assert census(state) == before
    assert view_of(state, 0).catastrophes == (1, 2, 2, 2)
    # The unification tile covers a tile and is none.
    state = read("""
        G3 lion king; J3 temple; K3 bull king; I3 settlement
        hand lion M
    """)
    before = census(state)
    act(state, "market H3")
    assert view_of(state, 0).union == at("H3")
    assert see.cell(state, "H3") == "market"
    assert census(state) == before


def test_TE_COMP_04_the_dynasties_are_archer_bull_potter_and_lion() -> None:
    assert sorted(DYNASTIES) == ["archer", "bull", "lion", "potter"]
    assert len(set(ORDERS)) == 24


def test_TE_COMP_05_each_dynasty_has_a_king_a_priest_a_farmer_and_a_trader() -> None:
    assert tables.OFFICE_NAMES == ("priest", "farmer", "trader", "king")
    assert view_of(EuphratesState.new(4, 0, 0), -1).leaders == (-1,) * 16


def test_TE_COMP_06_the_six_monuments_are_the_six_pairs_of_colours() -> None:
    colours = [int(colour) for colour in tables.MONUMENT_COLOURS]
    pairs = zip(colours[::2], colours[1::2], strict=True)
    assert dict(zip(tables.MONUMENT_NAMES, pairs, strict=True)) == {
        "red-black": (0, 3),
        "red-green": (0, 2),
        "blue-black": (1, 3),
        "blue-red": (1, 0),
        "green-black": (2, 3),
        "green-blue": (2, 1),
    }


def test_TE_COMP_07_the_number_of_cubes_is_no_limit() -> None:
    state = after("G3 lion king; points lion 0 0 0 95; hand lion S", "settlement H3")
    assert see.points(state, "lion") == (0, 0, 0, 96)
