"""Actions as text: every one comes back, and the layout never moves."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from velkahra.core.contract.refusals import AmbiguousAction, NotationError, UnknownAction
from velkahra.games.euphrates.rules.actions import SPACE
from velkahra.games.euphrates.view.notation import read_action, write_action

LAYOUT = [
    ("tile", "tile (4), space (176)", 0, 704),
    ("leader", "office (4), space (176)", 704, 704),
    ("withdraw", "office (4)", 1408, 4),
    ("catastrophe", "space (176)", 1412, 176),
    ("swap", "tiles (209)", 1588, 209),
    ("add", "count (7)", 1797, 7),
    ("war", "colour (4)", 1804, 4),
    ("build", "monument (6), space (176)", 1808, 1056),
    ("decline", "", 2864, 1),
    ("take", "space (176)", 2865, 176),
    ("end", "", 3041, 1),
    ("first", "seat (4)", 3042, 4),
    ("draw", "tiles (209)", 3046, 209),
]
PINNED = {
    0: "temple A1",
    175: "temple P11",
    176: "farm A1",
    352: "market A1",
    703: "settlement P11",
    704: "priest A1",
    880 + 101: "farmer F7",
    1407: "king P11",
    1408: "priest off",
    1411: "king off",
    1412: "catastrophe A1",
    1588: "swap S",
    1796: "swap TTTTTT",
    1797: "add 0",
    1803: "add 6",
    1804: "war priest",
    1807: "war king",
    1808: "build red-black A1",
    1808 + 176: "build red-green A1",
    1808 + 352: "build blue-black A1",
    1808 + 528: "build blue-red A1",
    1808 + 704: "build green-black A1",
    1808 + 880: "build green-blue A1",
    2864: "decline",
    2865: "take A1",
    3041: "end",
    3042: "first 0",
    3046: "draw S",
    3254: "draw TTTTTT",
}


def test_the_layout_is_pinned() -> None:
    assert SPACE.table() == LAYOUT
    assert SPACE.size == 3255


def test_the_integers_of_stored_games_keep_their_meaning() -> None:
    assert {action: write_action(action) for action in PINNED} == PINNED


def test_an_action_is_written_as_json() -> None:
    assert SPACE.to_json(880 + 101) == {"kind": "leader", "office": "farmer", "space": "F7"}


@pytest.mark.parametrize("action", [-1, 3255, 10**9])
def test_an_integer_outside_the_space_is_no_action(action: int) -> None:
    with pytest.raises(UnknownAction, match="is not an action"):
        write_action(action)


@pytest.mark.parametrize(
    ("text", "readings"),
    [
        ("t", "temple or trader or take"),
        ("t F7", "temple or trader or take"),
        ("f F7", "farm or farmer or first"),
        ("s F7", "settlement or swap"),
        ("d", "decline or draw"),
    ],
)
def test_an_ambiguous_beginning_lists_its_readings(text: str, readings: str) -> None:
    with pytest.raises(AmbiguousAction) as caught:
        read_action(text)
    assert str(caught.value) == f"{text!r} could begin {readings}"


@pytest.mark.parametrize("text", ["", " ", "x", "fortress F7", "k F7", "Temple F7", " temple F7"])
def test_an_unknown_beginning_names_the_known_ones(text: str) -> None:
    with pytest.raises(NotationError, match="it must begin with temple, farm, market") as caught:
        read_action(text)
    assert not isinstance(caught.value, AmbiguousAction)
    assert str(caught.value).startswith(repr(text))


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("temple", "'temple F7'"),
        ("temple Q1", "'temple F7'"),
        ("temple A12", "'temple F7'"),
        ("temple A0", "'temple F7'"),
        ("temple f7", "'temple F7'"),
        ("temple F07", "'temple F7'"),
        ("temple  F7", "'temple F7'"),
        ("temple F7 ", "'temple F7'"),
        ("temple F7\n", "'temple F7'"),
        ("temple F7 G7", "'temple F7'"),
        ("temple off", "'temple F7'"),
        ("temple F\uff17", "'temple F7'"),
        ("king", "'king F7' or 'king off'"),
        ("king on", "'king F7' or 'king off'"),
        ("king off F7", "'king F7' or 'king off'"),
        ("catastrophe", "'catastrophe F7'"),
        ("catastrophe Z9", "'catastrophe F7'"),
        ("swap", "'swap' and one to six of TFMS, in this order"),
        ("swap FT", "'swap' and one to six of TFMS, in this order"),
        ("swap TTTTTTT", "'swap' and one to six of TFMS, in this order"),
        ("swap X", "'swap' and one to six of TFMS, in this order"),
        ("swap T F", "'swap' and one to six of TFMS, in this order"),
        ("add", "'add 0' to 'add 6'"),
        ("add 7", "'add 0' to 'add 6'"),
        ("add -1", "'add 0' to 'add 6'"),
        ("add 01", "'add 0' to 'add 6'"),
        ("add \uff13", "'add 0' to 'add 6'"),
        ("war red", "'war' and one of priest, farmer, trader, king"),
        ("build blue-red", "'build', one of red-black"),
        ("build red-blue F7", "'build', one of red-black"),
        ("build blue-red Q7", "'build', one of red-black"),
        ("build F7 blue-red", "'build', one of red-black"),
        ("decline F7", "'decline'"),
        ("take", "'take B2'"),
        ("take B2 P2", "'take B2'"),
        ("end turn", "'end'"),
        ("first 4", "'first 0' to 'first 3'"),
        ("first lion", "'first 0' to 'first 3'"),
        ("draw", "'draw' and one to six of TFMS, in this order"),
        ("draw ST", "'draw' and one to six of TFMS, in this order"),
    ],
)
def test_a_known_beginning_shows_how_to_go_on(text: str, form: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_action(text)
    assert str(caught.value).startswith(f"{text!r} is not an action: write {form}")


def test_a_very_long_text_is_not_repeated() -> None:
    with pytest.raises(NotationError, match=r"^an action is at most 60 characters long$"):
        read_action("temple " + "F" * 60)


@given(st.text(max_size=70))
def test_any_text_is_an_action_or_a_notation_error(text: str) -> None:
    try:
        action = read_action(text)
    except NotationError:
        return
    assert write_action(action) == text
