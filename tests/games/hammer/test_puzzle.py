"""The generator shaft/1, its properties, and what codes tell. HM-INFO-02, HM-INFO-03."""

import itertools
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from velkahra.core.contract.refusals import VelkahraError
from velkahra.games.hammer.puzzle import shaft
from velkahra.games.hammer.puzzle.facts import Level, facts
from velkahra.games.hammer.puzzle.generator import Numbers
from velkahra.games.hammer.puzzle.prospects import fewest, prospect

pytestmark = pytest.mark.plain

LEVELS = facts().levels
NORMAL = facts().level("normal")
seeds = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Z"]), min_size=1, max_size=9)
# Part D.2 of the design: mean number of squares left after n pieces, and how often one is left.
PROMISED = {
    "mini": ({6: 12.7, 9: 3.8, 12: 1.6}, {12: 0.56, 15: 0.93}),
    "short": ({9: 16, 12: 6.2, 15: 2.5}, {15: 0.30, 18: 0.72}),
    "normal": ({12: 15, 15: 6.2, 18: 2.7, 21: 1.6}, {18: 0.28, 24: 0.86}),
    "long": ({15: 12, 18: 6.2, 21: 3.3, 24: 2.1}, {24: 0.37, 30: 0.85}),
}


@st.composite
def puzzles(draw: st.DrawFn) -> shaft.Puzzle:
    level = draw(st.sampled_from(LEVELS))
    position = st.integers(0, level.size - 1)
    drawing = None
    if draw(st.booleans()):
        dark = random.Random(draw(st.integers()))
        shades = draw(st.integers(1, 5))
        drawing = [[dark.randrange(shades) for _ in range(level.size)] for _ in range(level.rows)]
    return shaft.make(level, draw(seeds), (draw(position), draw(position)), drawing)


@pytest.fixture(scope="module")
def demo() -> shaft.Puzzle:
    return shaft.make(NORMAL, "demo", (9, 4))


def test_the_worked_example_of_the_design(demo: shaft.Puzzle) -> None:
    """Rows, codes and check letters that any program has to make of this seed."""
    expected = {
        1: ("DGAEAGHCEBCBHBFCHEADFDGF", "CG", "R"),
        2: ("CDGAHEFDAEHAGHEFFBBGCCDB", "BC", "B"),
        13: ("ACGDGEBAHFEHDCFADFBEGBCH", "DE", "Q"),
        25: ("HCBBEADGEHFDEAGDGCCFHBFA", "BH", "F"),
    }
    for number, (line, code, check) in expected.items():
        assert demo.cipher.line(number) == line
        assert demo.clues()[number] == code
        assert shaft.check_letter(number, code) == check
    assert shaft.digest(demo.cipher).startswith("bc7c8f67cc536757")


def test_HM_EDGE_PICTURE_02_HM_EDGE_PICTURE_03_what_the_codes_leave(demo: shaft.Puzzle) -> None:
    pieces = demo.clues()
    columns = shaft.squares_left(demo.cipher, {n: pieces[n] for n in range(1, 13)})
    assert columns == [(9, row) for row in range(24)]
    some = {n: pieces[n] for n in (1, 2, 3, 13, 14, 15, 25, 26, 27)}
    assert len(shaft.squares_left(demo.cipher, some)) == 32
    assert shaft.squares_left(demo.cipher, {}) == [(c, r) for r in range(24) for c in range(24)]


@given(puzzles())
def test_property_a_counting_marks_tells_nothing(puzzle: shaft.Puzzle) -> None:
    level = puzzle.cipher.level
    for line in puzzle.cipher.lines:
        assert Counter(line) == dict.fromkeys(level.marks, level.repeats)


@given(puzzles(), st.randoms(use_true_random=False))
def test_property_b_the_true_square_survives(puzzle: shaft.Puzzle, rng: random.Random) -> None:
    pieces = puzzle.clues()
    known = {number: pieces[number] for number in pieces if rng.random() < 0.5}
    assert puzzle.square in shaft.squares_left(puzzle.cipher, known)


@given(puzzles())
def test_property_c_all_pieces_leave_the_square_alone(puzzle: shaft.Puzzle) -> None:
    assert shaft.squares_left(puzzle.cipher, puzzle.clues()) == [puzzle.square]
    true = shaft.positions_of(puzzle.square, puzzle.cipher.level.size)
    for panel, position in enumerate(true):
        assert shaft.positions_left(puzzle.cipher, panel, puzzle.clues()) == [position]


@given(puzzles())
def test_property_d_every_wrong_position_is_dark_in_cover_rows(puzzle: shaft.Puzzle) -> None:
    level = puzzle.cipher.level
    counts = [Counter[int]() for _ in range(3)]
    for number, code in puzzle.clues().items():
        counts[puzzle.cipher.panel(number)].update(shaft.dark_in(puzzle.cipher.line(number), code))
    for true, count in zip(shaft.positions_of(puzzle.square, level.size), counts, strict=True):
        assert count[true] == 0
        assert min(count[at] for at in range(level.size) if at != true) >= level.cover


@given(puzzles())
def test_HM_EDGE_PICTURE_04_two_panels_do_and_the_third_agrees(puzzle: shaft.Puzzle) -> None:
    """So a code copied wrongly shows: no square is left, or another one."""
    for left_out in range(3):
        known = {n: c for n, c in puzzle.clues().items() if puzzle.cipher.panel(n) != left_out}
        assert shaft.squares_left(puzzle.cipher, known) == [puzzle.square]


@given(puzzles(), st.randoms(use_true_random=False))
def test_too_few_pieces_never_suffice(puzzle: shaft.Puzzle, rng: random.Random) -> None:
    """However the pieces are chosen: a row rules out so many positions and no more."""
    pieces = puzzle.clues()
    chosen = rng.sample(sorted(pieces), fewest(puzzle.cipher.level) - 1)
    assert len(shaft.squares_left(puzzle.cipher, {n: pieces[n] for n in chosen})) > 1


@given(puzzles(), st.randoms(use_true_random=False))
def test_every_square_left_may_be_the_one(puzzle: shaft.Puzzle, rng: random.Random) -> None:
    """Nothing in the picture but the codes rules a square out: each unknown row could spare it."""
    pieces, level = puzzle.clues(), puzzle.cipher.level
    known = {number: pieces[number] for number in rng.sample(sorted(pieces), level.rows // 3)}
    true = shaft.positions_of(rng.choice(shaft.squares_left(puzzle.cipher, known)), level.size)
    for number, line in enumerate(puzzle.cipher.lines, 1):
        spared = line[true[puzzle.cipher.panel(number)]]
        codes = ["".join(pair) for pair in itertools.combinations(level.marks, 2)]
        assert number in known or any(spared not in code for code in codes)


def measured(level: Level, pieces: int) -> tuple[float, float]:
    """Take pieces of twenty puzzles, forty times each. Returns: mean squares, share of single."""
    found = []
    for seed in range(20):
        square = (seed * 7 % level.size, seed * 5 % level.size)
        found.append(prospect(shaft.make(level, f"promise {seed}", square), pieces, 40))
    return sum(one.squares for one in found) / 20, sum(one.certain for one in found) / 20


@pytest.mark.parametrize("level", LEVELS, ids=[level.id for level in LEVELS])
def test_the_pieces_the_design_promises_solve_it_and_fewer_do_not(level: Level) -> None:
    squares, certain = PROMISED[level.id]
    for pieces, mean in squares.items():
        assert measured(level, pieces)[0] == pytest.approx(mean, rel=0.18)
    for pieces, share in certain.items():
        assert measured(level, pieces)[1] == pytest.approx(share, abs=0.08)
    assert measured(level, level.rows * 5 // 6)[1] > 0.97, "five sixths of the pieces solve it"
    assert measured(level, level.rows // 3)[1] < 0.05, "a third of the pieces do not"


def test_the_same_wishes_make_the_same_puzzle_and_others_another(demo: shaft.Puzzle) -> None:
    assert shaft.make(NORMAL, "demo", (9, 4)) == demo
    assert shaft.make(NORMAL, "Demo", (9, 4)).cipher != demo.cipher
    assert shaft.make(NORMAL, "demo", (9, 5)).cipher != demo.cipher


def test_a_drawing_is_seen_in_the_painted_picture() -> None:
    """A dark block is dark but where a shaft of light or the repair goes through it."""
    drawing = [[255 if 2 <= at <= 7 else 0 for at in range(24)] for _ in range(36)]
    puzzle = shaft.make(NORMAL, "badge", (20, 20), drawing)
    painted = [shaft.dark_in(puzzle.cipher.line(n), c) for n, c in puzzle.clues().items()]
    drawn = sum(len(dark & set(range(2, 8))) for dark in painted)
    # The block contributes only the places that every other position needs, twice a panel.
    assert drawn == 36 * 6 - 2 * (17 + 17 + 17)


def test_random_numbers_are_below_their_limit_and_fair() -> None:
    numbers = Numbers("mini", "fair")
    drawn = Counter(numbers.below(6) for _ in range(6000))
    assert set(drawn) == set(range(6))
    assert max(drawn.values()) - min(drawn.values()) < 200
    assert Numbers("mini", "x").below(1) == 0


@given(st.integers(4, 26), st.data())
def test_squares_are_named_and_read_back(size: int, data: st.DataObject) -> None:
    square = (data.draw(st.integers(0, size - 1)), data.draw(st.integers(0, size - 1)))
    assert shaft.read_square(f" {shaft.square_name(square).lower()} ", size) == square
    middle = [(at + 0.5) / size for at in square]
    assert shaft.square_at(middle[0], middle[1], size) == square


@pytest.mark.parametrize("name", ["", "J", "5", "J0", "J25", "Y1", "AA1", "5J", "J5.", "J05", "Č1"])
def test_squares_that_are_not_there_are_refused(name: str) -> None:
    with pytest.raises(VelkahraError, match="the map has A1 to X24"):
        shaft.read_square(name, 24)


@pytest.mark.parametrize("point", [(-0.1, 0), (0, 1.01), (float("nan"), 0)])
def test_points_outside_the_map_are_refused(point: tuple[float, float]) -> None:
    assert shaft.square_at(1, 1, 24) == (23, 23)
    with pytest.raises(VelkahraError, match="not on the map"):
        shaft.square_at(*point, 24)


def test_codes_are_read_in_any_order_and_refused_otherwise() -> None:
    assert shaft.read_code(NORMAL, " gc ") == "CG"
    for text in ("", "C", "CC", "CGA", "CI", "C G", "12"):
        with pytest.raises(VelkahraError, match="two different marks of A to H, such as AB"):
            shaft.read_code(NORMAL, text)


@given(st.sampled_from(LEVELS), st.data())
def test_HM_EDGE_PICTURE_05_the_check_letter_has_a_use(level: Level, data: st.DataObject) -> None:
    """One mark taken for another gives another letter, whatever the row."""
    number = data.draw(st.integers(1, level.rows))
    pair = st.sampled_from(list(itertools.combinations(level.marks, 2)))
    one, other = ("".join(data.draw(pair)) for _ in range(2))
    if len({*one} & {*other}) == 1 and (one[0] == other[0] or one[1] == other[1]):
        assert shaft.check_letter(number, one) != shaft.check_letter(number, other)


@pytest.mark.parametrize("number", [0, 37, -1])
def test_rows_that_are_not_there_are_refused(demo: shaft.Puzzle, number: int) -> None:
    with pytest.raises(VelkahraError, match="numbered 1 to 36"):
        shaft.squares_left(demo.cipher, {number: "AB"})


@pytest.mark.parametrize("seed", ["", "a\nb", "x" * 201, "\ud800"])
def test_seeds_that_cannot_be_printed_are_refused(seed: str) -> None:
    with pytest.raises(VelkahraError, match="a seed is a line of 1 to 200 characters"):
        shaft.make(NORMAL, seed, (0, 0))


@pytest.mark.parametrize("square", [(24, 0), (0, 24), (-1, 0)])
def test_squares_off_the_map_are_refused(square: shaft.Square) -> None:
    with pytest.raises(VelkahraError, match="not on a map of 24 x 24"):
        shaft.make(NORMAL, "demo", square)


def test_a_drawing_of_another_size_is_refused() -> None:
    for drawing in ([], [[0] * 24] * 35, [[0] * 23] * 36, [[0] * 36] * 24):
        with pytest.raises(VelkahraError, match="24 x 36 positions"):
            shaft.make(NORMAL, "demo", (0, 0), drawing)
