"""The open view shows all hands, the tiles put away and the bag (TE-EDGE-85)."""

import re

import pytest
from tests.games.euphrates.helpers import after, read

from velkahra.core.contract.events import OPEN, SPECTATOR
from velkahra.games.euphrates.game import GAME
from velkahra.games.euphrates.view.build import View, view_of

POSITION = """
    turn lion 2; G3 bull king
    hand lion TTFMSS; hand bull TTTTTT; hand archer FFFFFF; hand potter MMMSSS
    swapped bull TTF; points bull 1 2 3 4; treasures bull 1
"""


def seen(viewer: int) -> View:
    return view_of(read(POSITION), viewer)


def behind(viewer: int, seat: int, language: str = "en") -> str:
    return GAME.page(seen(viewer), language)[f"behind-{seat}"]


def test_the_open_view_has_every_hand_all_points_and_the_bag() -> None:
    view = seen(OPEN)
    assert view.hands == ((2, 1, 1, 2), (6, 0, 0, 0), (0, 6, 0, 0), (0, 0, 3, 3))
    assert view.swapped == ((0,) * 4, (2, 1, 0, 0), (0,) * 4, (0,) * 4)
    assert (view.points[1], view.held[1]) == ((1, 2, 3, 4), 1)
    assert view.in_bag is not None
    assert sum(view.in_bag) == view.bag
    assert view.hand is None


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_nobody_else_has_them(viewer: int) -> None:
    view = seen(viewer)
    assert [seat for seat, hand in enumerate(view.hands) if hand is not None] == [
        seat for seat in range(4) if seat == viewer
    ]
    assert view.swapped == (None,) * 4
    assert view.in_bag is None
    assert all("hidden" in behind(viewer, seat) for seat in range(4))


def test_the_numbers_that_can_be_added_are_open_too() -> None:
    state = after(POSITION, "king F2")
    conflicts = [view_of(state, viewer).conflict for viewer in (OPEN, 0, SPECTATOR)]
    assert [c.numbers if c else None for c in conflicts] == [(0, 1, 2), (0, 1, 2), ()]


def test_the_players_panel_shows_the_hands_as_tiles() -> None:
    assert re.findall(r'href="#a-cell-(\d)"', behind(OPEN, 0)) == list("112344")
    assert behind(OPEN, 1).count("temple</span>") == 6
    assert "Discarded in swaps" in behind(OPEN, 1)
    assert re.findall(r"<b>(\d)</b>", behind(OPEN, 1)) == ["2", "1"]
    assert "Put away" not in behind(OPEN, 0)
    for language, words in (("en", "Behind the screen"), ("cs", "zástěn"), ("pl", "zasłon")):
        assert words in behind(OPEN, 3, language)


def test_the_supply_shows_what_the_bag_holds() -> None:
    view = seen(OPEN)
    assert view.in_bag is not None
    shown = GAME.page(view, "en")["bag"]
    assert re.findall(r"<b>(\d+)</b>", shown) == [str(count) for count in view.in_bag]
    assert "<b>" not in GAME.page(seen(SPECTATOR), "en")["bag"]


def test_the_text_and_the_picture_show_the_hands() -> None:
    state = read(POSITION)
    text = GAME.text(state, OPEN)
    assert "hand: farm farm farm farm farm farm" in text
    assert "put away: temple temple farm" in text
    assert "hand:" not in GAME.text(state, SPECTATOR)
    tall = [
        int(re.findall(r'height="(\d+)"', GAME.picture(seen(viewer)))[0])
        for viewer in (OPEN, SPECTATOR)
    ]
    assert tall[0] > tall[1]


def test_the_prompt_names_who_is_on_turn() -> None:
    state = read(POSITION)
    assert GAME.words.prompt("en", state, OPEN) == GAME.words.prompt("en", state, SPECTATOR)
