"""Positions set up by hand: lines that can be written, and those that are refused."""

import pytest
from tests.games.euphrates import see
from tests.games.euphrates.helpers import act, draw, kingdom, legal, read

from velkahra.core.contract.refusals import PositionError
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.rules.facts import LABELS
from velkahra.games.euphrates.rules.invariants import census, faults
from velkahra.games.euphrates.rules.tables import OFF, RED
from velkahra.games.euphrates.view.build import view_of

EVERYTHING = """
    seats 3; turn bull 1; english yes
    G3 lion king; G4 H4 G5 H5 market; G4 monument red-green; A1 catastrophe; E1 farm
    hand lion TTFMSS; hand bull TFM; hand archer MMMSSS
    swapped archer FF; gone TS; points bull 1 2 3 4; treasures lion 2; taken B2 P2
    catastrophes bull 1
"""
UNREADABLE = """
    G3; Q3 temple; G3 fortress; G3 lion; G3 wolf king; G3 lion queen; F3 settlement;
    F3 lion king; hand wolf T; hand lion X; hand lion; swapped lion X; gone X; bag X; turn lion;
    turn wolf 2; turn lion two; points lion 1 2 3; points lion 1 2 3 4 5; points lion a b c d;
    treasures lion many; catastrophes wolf 1; taken A1; taken Z9; G3 monument gold; G3 monument;
    what is this
"""
SQUARE = "G4 market\nH4 market\nG5 market\nH5 "


def test_an_empty_text_is_the_first_turn_of_four_without_hands() -> None:
    state = read("")
    start = EuphratesState.new(4, 0, 0)
    assert list(state.cells) == list(start.cells)
    assert state.treasures == start.treasures
    assert (state.seats, state.active, state.left, state.actor()) == (4, 0, 2, 0)
    assert (state.bag_size(), state.union, state.english) == (143, OFF, 0)


def test_a_position_is_the_one_that_play_leads_to() -> None:
    state = EuphratesState.new(4, 0, 0)
    draw(state, "TTFMSS", "TFMMSS", "TFFMSS", "TTTTFS")
    act(state, "first 1", "king G3", "catastrophe A1")
    written = """
        hand lion TTFMSS; hand bull TFMMSS; hand archer TFFMSS; hand potter TTTTFS
        turn bull 0; turn-number 1; G3 bull king; A1 catastrophe
        catastrophes bull 1
    """
    assert state.freeze() == read(written).freeze()


def test_everything_can_be_said() -> None:
    state = read(EVERYTHING)
    assert (state.seats, state.active, state.left, state.english) == (3, 1, 1, 1)
    assert see.board(state) == {
        "G3": "lion king",
        **dict.fromkeys(("G4", "H4", "G5", "H5"), "face-down market"),
        "A1": "catastrophe",
        "E1": "farm",
    }
    assert see.kingdoms(state) == {kingdom("F3 G3 G4 H4 G5 H5")}
    assert [see.hand(state, dynasty) for dynasty in ("lion", "bull", "archer")] == [
        "TTFMSS",
        "TFM",
        "MMMSSS",
    ]
    assert see.points(state, "bull") == (1, 2, 3, 4)
    view = view_of(state, 0)
    assert view.monuments == (-1, LABELS.index("G4"), -1, -1, -1, -1)
    assert (view.held[0], len(view.treasures), view.catastrophes) == (2, 8, (2, 1, 2))
    assert faults(state) == []


def test_every_tile_is_accounted_for() -> None:
    state = read(EVERYTHING)
    pieces = census(state)
    assert [pieces[tile] for tile in ("temple", "farm", "market", "settlement")] == [57, 36, 30, 30]
    assert pieces["treasure"] == 10
    assert [state.swapped(seat, colour) for seat in range(3) for colour in range(4)] == [0] * 8 + [
        0,
        2,
        0,
        0,
    ]
    assert [state.gone(colour) for colour in range(4)] == [1, 0, 0, 1]


def test_the_bag_is_told_last_wherever_it_is_written() -> None:
    state = read("bag TTS\nhand lion TTFMSS")
    assert [state.in_bag(colour) for colour in range(4)] == [2, 0, 0, 1]
    assert see.hand(state, "lion") == "TTFMSS"
    assert census(state)["temple"] == 57


def test_a_start_temple_can_be_lost_while_treasures_remain() -> None:
    state = read("bare\nF4 temple\nF3 temple\ntreasure F3 K1")
    assert [LABELS[space] for space in state.treasure_spaces()] == ["K1", "F3"]
    assert (see.cell(state, "K1"), see.cell(state, "F3")) == ("", "temple")


def test_a_decision_can_be_half_taken() -> None:
    state = read("""
        hand bull TTFFMM
        G3 lion priest; F4 bull priest
        pending turn seat=bull
        pending conflict seat=lion war=no attacker=bull/priest defender=lion/priest added=2
    """)
    assert (state.actor(), legal(state)) == (0, {"add 0"})


def test_a_bare_board_has_no_temples_and_no_treasures() -> None:
    state = read("bare\nF4 temple")
    assert {label for label in LABELS if see.cell(state, label)} == {"F4"}
    assert not state.treasure_spaces()
    assert state.in_bag(RED) == 56
    # The advanced board can be asked for.
    state = read("board advanced")
    assert len(state.treasure_spaces()) == 14
    assert see.cell(state, "E1") == "temple"


def test_a_spent_turn_can_only_end() -> None:
    assert legal(read("turn archer 0")) == {"end"}


@pytest.mark.parametrize("line", [line.strip() for line in UNREADABLE.split(";")])
def test_a_line_that_cannot_be_read_is_named(line: str) -> None:
    with pytest.raises(PositionError) as caught:
        read(f"seats 4\n{line}\nA1 settlement")
    assert str(caught.value).startswith(f"line 2: {line!r}")
    assert caught.value.line == 2


@pytest.mark.parametrize(
    "line", ["seats 5", "seats two", "seats 3 3", "board round", "english maybe"]
)
def test_an_option_that_is_not_offered_is_named(line: str) -> None:
    with pytest.raises(PositionError, match=f"^line 1: {line!r}: ") as caught:
        read(line)
    assert caught.value.line == 1


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("A1 temple\nA1 temple", "line 2: 'A1 temple': something lies there already"),
        ("G3 lion king\nA2 lion king", "line 2: 'A2 lion king': that leader stands elsewhere"),
        ("seats 2\nG3 archer king", "line 2: .*'archer' must be lion, bull"),
        ("seats 3\nhand potter T", "line 2: .*'potter' must be lion, bull, archer"),
        ("taken B2\ntaken B2", "line 2: .*a treasure is taken from B2 already"),
        ("hand lion T\nhand lion F", "line 2: .*lion is written twice"),
        (f"{SQUARE}settlement\nG4 monument red-green", "red-green does not fit on G4"),
        (f"{SQUARE}market\nG4 monument red-black", "red-black does not fit on G4"),
        ("A4 temple", "the position is impossible: a wrong tile for the ground on A4"),
        ("A4 lion king", "the position is impossible: a leader on the river A4"),
        (
            "bag TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT",
            "not so many tiles T",
        ),
        ("pending war", "line 1: .*'war' must be"),
        ("pending turn", "line 1: .*seat is missing"),
        ("pending turn seat=lion seat=lion", "line 1: .*seat is written twice"),
        ("pending turn seat=lion war=yes", "line 1: .*'war=yes' must be one of seat"),
        ("pending nothing", "nothing is pending"),
        ("field realm 0=70000000000", "line 1: .*too large"),
        ("field glory 1", "line 1: .*no field 'glory'"),
    ],
)
def test_lines_that_contradict_each_other_are_refused(text: str, why: str) -> None:
    with pytest.raises(PositionError, match=why):
        read(text)


def test_there_are_no_more_tiles_than_in_the_box() -> None:
    with pytest.raises(PositionError, match="more tiles of a colour than the game"):
        read(f"hand lion {'M' * 31}")
    with pytest.raises(PositionError, match="not so many tiles M"):
        read(f"bag {'M' * 31}")
