"""Positions as text: what they are made of has names, and what cannot be read is told."""

import re

import pytest
from tests.sampling import some
from tests.toys import DRAWS

import velkahra
from velkahra.core.contract.game import Game
from velkahra.core.contract.position_form import Form
from velkahra.testing.walk import random_game

GAMES_PLAYED = 4
STEP = 7
"""How many plies lie between two positions that are written."""

NAMELESS = re.compile(r"^field |^pending .* [abcd]=")


@pytest.mark.parametrize("name", velkahra.games())
def test_positions_of_random_games_name_everything(name: str) -> None:
    game = velkahra.game(name)
    texts = [
        velkahra.write_position(play.state, game)
        for seed, (seats, options) in enumerate(some(list(game.variants()), GAMES_PLAYED))
        for play in random_game(game, seats, options, seed)
        if play.version % STEP == seed
    ]
    nameless = {line for text in texts for line in text.splitlines() if NAMELESS.search(line)}
    assert nameless == set(), "name these in the game's position.py"


@pytest.mark.parametrize("name", velkahra.games())
def test_every_frame_that_has_slots_names_them(name: str) -> None:
    form = velkahra.game(name).positions
    assert len({title for title, _ in form.frames.values()}) == len(form.frames)


def test_a_game_without_names_writes_numbers() -> None:
    play = velkahra.Play(DRAWS, 2)
    play.deal(velkahra.Dealer("any"))
    assert type(DRAWS.positions) is Form
    text = velkahra.write_position(play.state, DRAWS)
    assert velkahra.read_position(text, DRAWS).freeze() == play.state.freeze()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "line 1: a position begins with the line 'velkahra position 1'"),
        ("velkahra position 2", "line 1: it was made by a later program"),
        ("velkahra  position", "line 1: a position begins with"),
        ("velkahra position 1\nseats 2", "the line 'game ...' is missing"),
        ("velkahra position 1\ngame chess", "line 2: unknown game 'chess'"),
        (
            "velkahra position 1\ngame pamir\nrules 99",
            "this program does not know rules 99 of pamir",
        ),
        ("velkahra position 1\ngame pamir\noption hands up", "line 3: .*hands cannot be 'up'"),
        ("velkahra position 1\ngame pamir\noption speed 1", "line 3: .*no option 'speed'"),
    ],
)
def test_a_broken_header_is_named(text: str, why: str) -> None:
    with pytest.raises(velkahra.PositionError, match=f"^{why}"):
        velkahra.read_position(text)


@pytest.mark.parametrize(
    ("name", "line", "why"),
    [
        ("viceroy", "card nobody zone=gone", "'nobody' must be"),
        ("viceroy", "seat circle blue=many", "'many' must be a whole number from 0 to 255"),
        ("viceroy", "display lower-blue card=law-65\ndisplay lower-blue card=law-66", "twice"),
        ("hammer", "card usa-1 zone=pocket", "'pocket' must be deck, hand, in-play, pile, gone"),
        ("hammer", "row 1 AB CD", "a row has a number, 24 marks and a code of two"),
        ("hammer", "pending main", "seat is missing"),
        ("hammer", "", "lines 'pending ...' are missing"),
    ],
)
def test_a_broken_line_is_named_with_the_reason(name: str, line: str, why: str) -> None:
    game: Game = velkahra.game(name)
    with pytest.raises(velkahra.PositionError, match=why) as caught:
        velkahra.read_position(line, game)
    assert (caught.value.line > 0) == (why != "lines 'pending ...' are missing")


@pytest.mark.parametrize(
    ("name", "waits", "why"),
    [
        ("pamir", "turn seat=gray", "the first 'pending' is turn, not one of first, begin, clean"),
        ("pamir", "clean seat=gray step=0", "no seat has a legal action"),
        ("viceroy", "build seat=nobody held=0", "the first 'pending' is build, not one of round"),
        ("viceroy", "round seat=nobody", "the character decks are miscounted"),
        ("hammer", "turns seat=nobody place=2", "the first 'pending' is turns, not one of round"),
        (
            "euphrates",
            "wars seat=lion space=D4 colours=red",
            "the first 'pending' is wars, not one",
        ),
        (
            *("euphrates", "turn seat=lion\npending wars seat=lion space=D4 colours=red"),
            "nobody can go on from what is pending",
        ),
    ],
)
def test_what_cannot_go_on_is_no_position(name: str, waits: str, why: str) -> None:
    text = f"velkahra position 1\ngame {name}\npending {waits}"
    with pytest.raises(velkahra.PositionError, match=why):
        velkahra.read_position(text)


@pytest.mark.parametrize("name", velkahra.games())
def test_the_frames_that_can_be_outermost_are_frames_of_the_game(name: str) -> None:
    form = velkahra.game(name).positions
    assert {*form.outermost} <= {title for title, _ in form.frames.values()}


def test_what_is_no_position_is_named() -> None:
    game = velkahra.game("euphrates")
    with pytest.raises(TypeError, match="read from a str, not int"):
        velkahra.read_position(7)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"a position is a velkahra\.State, not Euphrates"):
        velkahra.write_position(game, game)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"the game must be a velkahra\.Game, not str"):
        velkahra.write_position(game.start(2), "euphrates")  # type: ignore[arg-type]


def test_VC_SETUP_09_a_position_says_whose_law_is_drawn_and_why() -> None:
    text = velkahra.write_position(velkahra.game("viceroy").start(2), velkahra.game("viceroy"))
    deals = [line for line in text.splitlines() if line.startswith("pending deal ")]
    assert [line.partition("owner=")[2] for line in deals if "deck=1" in line] == [
        f"{seat} purpose=0" for _ in range(3) for seat in ("circle", "square")
    ]
