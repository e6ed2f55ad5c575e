"""Records: they read back as written, and a mistake is reported with its line."""

import contextlib
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.toys import DRAWS, MORRA
from tests.toys.morra import Morra

import velkahra
from velkahra.core.contract.game import Game
from velkahra.core.contract.options import Option
from velkahra.core.contract.refusals import RecordError, VelkahraError
from velkahra.core.play.play import Play
from velkahra.core.play.record import (
    LONGEST_LINE,
    MOST_CHARACTERS,
    MOST_PLIES,
    Record,
    first_line,
    read_record,
    write_record,
)
from velkahra.testing.walk import random_game

GOOD = """velkahra record 1
game morra
rules 1
seats 2
option rounds two
option colour grey
note player-ash Jana Nová

ash show 1
birch show 2
ash show 0
birch show 0
result 0.5 0.5
"""


def read(text: str) -> Record:
    """Read a record of a toy, or of a registered game."""
    toys = (toy for toy in (MORRA, DRAWS) if f"\ngame {toy.name}\n" in text)
    return read_record(text, next(toys, None))


def test_reading_and_writing_take_the_same_thing_in_the_same_place() -> None:
    record = velkahra.Play(velkahra.game("viceroy"), 2).record()
    game = velkahra.game("viceroy")
    text = write_record(record)
    assert write_record(record, game) == text
    assert read_record(text) == read_record(text, game) == record


@pytest.mark.parametrize("wrong", [velkahra.game, "morra", Morra])
def test_what_is_no_game_is_named(wrong: Game) -> None:
    with pytest.raises(TypeError, match=r"must be a velkahra\.Game, not"):
        read_record(GOOD, wrong)
    with pytest.raises(TypeError, match=r"must be a velkahra\.Game, not"):
        write_record(read(GOOD), wrong)


def test_what_is_no_record_is_named() -> None:
    wrong = cast("str", 7)
    with pytest.raises(TypeError, match="takes a str, not int"):
        read_record(wrong)
    with pytest.raises(TypeError, match=r"takes a velkahra\.Record, not int"):
        write_record(cast("Record", wrong))
    with pytest.raises(RecordError, match="of the game morra, not of draws"):
        read_record(GOOD, DRAWS)


def replayed(text: str) -> Play:
    return Play.replay(read(text), MORRA)


def test_a_record_reads_back_and_replays() -> None:
    record = read(GOOD)
    assert (record.seats, record.options["rounds"], len(record.plies)) == (2, "two", 4)
    assert record.notes == {"player-ash": "Jana Nová"}
    assert write_record(record, MORRA) == GOOD
    assert replayed(GOOD).state.is_over()


class LaterMorra(Morra):
    """Morra under rules 2, which brought an option."""

    rules = 2
    options: tuple[Option, ...] = (
        *Morra.options,
        Option("ties", ("again", "shared"), since=2, before="shared"),
    )


def test_a_game_of_older_rules_plays_on_as_it_was_begun() -> None:
    later = LaterMorra()
    old = read_record(GOOD, later)
    new = read_record(GOOD.replace("rules 1", "rules 2"), later)
    assert (old.rules, old.options["ties"]) == (2, "shared")
    assert (new.rules, new.options["ties"]) == (2, "again")
    assert Play.replay(old, later).record().options["ties"] == "shared"
    # A game of later rules stays as it is.
    assert LaterMorra().upgraded(3, {"rounds": "two"}) == (3, {"rounds": "two"})


def test_a_game_of_rules_that_are_too_old_stays_as_it_is() -> None:
    later = LaterMorra()
    later.oldest_rules = 2
    assert later.upgraded(1, {"rounds": "two"}) == (1, {"rounds": "two"})


def test_options_left_out_are_the_defaults() -> None:
    text = GOOD.replace("option colour grey\n", "")
    assert read(text).options == {"rounds": "two", "colour": "grey"}


def test_results_come_back_exactly() -> None:
    """A third has no short decimal form."""
    third = Record("morra", 1, 3, MORRA.complete({}), result=[1 / 3, 1 / 3, 1 / 3])
    assert read(write_record(third, MORRA)) == third


@given(seed=st.integers(0, 500), seats=st.integers(2, 3), plies=st.integers(0, 40))
def test_any_part_of_any_game_comes_back(seed: int, seats: int, plies: int) -> None:
    for game in (MORRA, DRAWS):
        *_, play = random_game(game, seats, {}, seed, plies)
        again = read(write_record(play.record(), game))
        assert again == play.record()
        assert Play.replay(again, game).state.freeze() == play.state.freeze()


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("velkahra record 1", "velkahra record 3", 1),
        ("velkahra record 1", "velkahra  record 1", 1),
        ("game morra", "game chess", 2),
        ("game morra\n", "", 2),
        ("game morra\nrules 1", "rules 1\ngame morra", 2),
        ("rules 1", "rules one", 3),
        ("rules 1", "rules -1", 3),
        ("rules 1", "rules ²", 3),
        ("seats 2", "seats 9", 4),
        ("seats 2", "seats 99999999999999999999", 4),
        ("seats 2", "seats", 4),
        ("seats 2", "seats 2\nseats 2", 5),
        ("option rounds two", "option rounds nine", 2),
        ("option rounds two", "option shoes red", 2),
        ("option rounds two", "option rounds", 5),
        ("option colour grey", "option rounds three", 6),
        ("note player-ash Jana Nová", "note player-ash Jana\x07", 7),
        ("note player-ash Jana Nová", "note player-ash " + "x" * LONGEST_LINE, 7),
        ("note player-ash Jana Nová", "note player-ash \u202egro.live", 7),
        ("ash show 1", "oak show 1", 9),
        ("ash show 1", "ash show 7", 9),
        ("ash show 1", "ash", 9),
        ("ash show 1", "ash  show 1", 9),
        ("ash show 1", "ash show 1\t", 9),
        ("ash show 1", "ash show 1\r", 9),
        ("ash show 1", "", 9),
        ("result 0.5 0.5", "result 0.5", 13),
        ("result 0.5 0.5", "result half half", 13),
        ("result 0.5 0.5", "result nan nan", 13),
        ("result 0.5 0.5", "result inf 0", 13),
        ("result 0.5 0.5", "result 1_0 0", 13),
        ("result 0.5 0.5", "result 0.5 0.5 ", 13),
    ],
)
def test_what_is_wrong_is_said_with_its_line(old: str, new: str, line: int) -> None:
    assert old in GOOD
    with pytest.raises(RecordError) as caught:
        read(GOOD.replace(old, new, 1))
    assert caught.value.line == line


@pytest.mark.parametrize("end", range(0, len(GOOD) - 1, 7))
def test_a_truncated_record_is_refused(end: int) -> None:
    with pytest.raises(RecordError):
        read(GOOD[:end])


@pytest.mark.parametrize("text", ["", "\n", "\n\n\n", "velkahra record 1", "velkahra record 1\n"])
def test_next_to_nothing_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read(text)


def test_what_is_too_large_is_refused() -> None:
    with pytest.raises(RecordError):
        read(GOOD + "x" * MOST_CHARACTERS)
    with pytest.raises(RecordError) as caught:
        read(GOOD.replace("ash show 1\n", "ash show 1\n" * (MOST_PLIES + 1)))
    assert caught.value.line == 9 + MOST_PLIES


@given(st.text(max_size=200))
def test_any_text_is_a_record_or_a_record_error(text: str) -> None:
    with pytest.raises(RecordError):
        read(text)


@given(st.integers(0, len(GOOD)), st.characters())
def test_any_slip_of_the_pen_is_read_or_is_a_record_error(place: int, slip: str) -> None:
    with contextlib.suppress(RecordError):
        read(GOOD[:place] + slip + GOOD[place:])


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("rules 1", "rules 2", "rules"),
        ("result 0.5 0.5", "result 1 0", "result"),
        ("result 0.5 0.5", "result unfinished", "result"),
        ("birch show 2\n", "ash show 2\n", "ply 2 .show 2. "),
        ("ash show 1\n", "chance show 1\n", "ply 1 "),
        ("birch show 0\nresult", "birch show 0\nash show 1\nresult", "ply 5 "),
        ("birch show 0\nresult", "result", "result"),
    ],
)
def test_what_does_not_replay_says_where(old: str, new: str, part: str) -> None:
    with pytest.raises(RecordError, match=part):
        replayed(GOOD.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("birch show 2\n", "ash show 2\n"),
        ("birch show 0\nresult", "birch show 0\nash show 1\nresult"),
        ("result 0.5 0.5", "result 1 0"),
    ],
)
def test_what_does_not_replay_names_the_line_of_the_file(old: str, new: str) -> None:
    text = GOOD.replace(old, new, 1)
    with pytest.raises(RecordError) as caught:
        Play.replay(read(text), MORRA, line=first_line(text))
    wrong = [
        n
        for n, (was, now) in enumerate(zip(GOOD.split("\n"), text.split("\n"), strict=False), 1)
        if was != now
    ]
    assert caught.value.line == wrong[0]
    assert str(caught.value).startswith(f"line {wrong[0]}: ")


@pytest.mark.parametrize("text", ["\ufeff" + GOOD, GOOD.replace("\n", "\r\n")])
def test_a_record_from_an_editor_of_windows_is_read(text: str) -> None:
    assert (read_record(text, MORRA), first_line(text)) == (read(GOOD), first_line(GOOD))


def test_a_record_of_a_later_program_is_named() -> None:
    with pytest.raises(RecordError, match="made by a later program: this one reads 'velkahra rec"):
        read(GOOD.replace("record 1", "record 3"))


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("notes", {"a": ""}, "the note 'a' needs a name without spaces and a text"),
        ("notes", {"a b": "c"}, "the note 'a b' needs a name"),
        ("notes", {"": "c"}, "the note '' needs a name"),
        ("notes", {"a": 5}, "the note 'a' needs a name without spaces and a text: 5"),
        ("notes", {"a": "x\ny"}, "characters that cannot be shown"),
        ("notes", {"a": "x" * LONGEST_LINE}, "the line is too long"),
        ("options", {"rounds": ""}, "the option 'rounds' needs"),
        ("result", [float("nan"), 1.0], "the result 'nan 1' is not a list of numbers"),
        ("result", [1e-300, 1.0], "is not a list of numbers"),
        ("result", [1.0], "the result must have 2 numbers"),
        ("plies", [(2, 0)], r"ply 1 is of seat 2: there are 0\.\.1"),
        ("plies", [(0, 0), (-2, 0)], "ply 2 is of seat -2"),
    ],
)
def test_what_would_not_read_back_is_not_written(field: str, value: object, says: str) -> None:
    record = read(GOOD)
    setattr(record, field, value)
    with pytest.raises(RecordError, match=says):
        write_record(record, MORRA)


def test_a_record_of_another_game_is_named() -> None:
    with pytest.raises(RecordError, match="the record is of the game morra, not of draws"):
        Play.replay(read(GOOD), DRAWS)
    # A part of a record can be replayed.
    with pytest.raises(VelkahraError, match="upto is a number of plies, 0 or more, not -1"):
        Play.replay(read(GOOD), MORRA, -1)
    assert Play.replay(read(GOOD), MORRA, 2).version == 2
    assert Play.replay(read(GOOD), MORRA, 0).version == 0
    assert Play.replay(read(GOOD), MORRA, 99).version == 4
