"""The action space: its layout is pinned, since records and counts rest on it."""

import hashlib

import pytest

from velkahra.core.contract.refusals import AmbiguousAction, NotationError
from velkahra.games.viceroy.rules.actions import ACTIONS, KEYS, SPACE

LAYOUT = {
    "pass": (0, 1),
    "start": (1, 64),
    "bid": (65, 5),
    "name": (70, 3),
    "take": (73, 8),
    "go-on": (81, 1),
    "remove": (82, 8),
    "gems": (90, 494),
    "draw": (584, 2),
    "archive": (586, 88),
    "play": (674, 88),
    "place": (762, 365),
    "spare": (1127, 4),
    "grant": (1131, 2),
    "option": (1133, 4),
    "colour": (1137, 4),
    "own-gem": (1141, 1),
    "double": (1142, 64),
    "tuck": (1206, 88),
    "swap": (1294, 2112),
    "for": (3406, 2112),
    "give": (5518, 494),
    "return": (6012, 24),
    "store": (6036, 494),
    "recolour": (6530, 352),
    "optimum": (6882, 1),
    "decline": (6883, 1),
    "deal": (6884, 88),
    "back": (6972, 10),
    "virtual": (6982, 4),
}


def test_the_layout_never_changes() -> None:
    assert {kind.name: (int(kind.offset), int(kind.size)) for kind in SPACE.kinds} == LAYOUT
    assert ACTIONS == 6986
    texts = "\n".join(SPACE.to_text(action) for action in range(ACTIONS))
    digest = hashlib.sha256(texts.encode()).hexdigest()
    assert digest[:16] == "3a167b69047c8c6a"


def test_every_action_is_read_as_it_is_written() -> None:
    for action in range(0, ACTIONS, 7):
        assert SPACE.from_text(SPACE.to_text(action)) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("bid attack", 69),
        ("play captain", 674 + 31),
        ("play law-65", 674 + 64),
        ("place 2 -1", 762 + 73 + 35),
        ("return law-88", 6012 + 23),
        ("recolour boatswain yellow", 6530 + 3),
    ],
)
def test_actions_are_words(text: str, action: int) -> None:
    assert SPACE.from_text(text) == action


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "must begin with pass, start"),
        ("fly", "must begin with"),
        ("bid", "write 'bid blue'"),
        ("bid purple", "write 'bid blue'"),
        ("place 6 0", "write 'place 1 -36'"),
        ("gems rb", "write 'gems y'"),
        ("play  captain", "write 'play boatswain'"),
        ("pass pass", "write 'pass'"),
        ("x" * 61, "at most 60"),
    ],
)
def test_what_is_no_action_is_told_how_to_be_one(text: str, named: str) -> None:
    with pytest.raises(NotationError, match=named):
        SPACE.from_text(text)


def test_a_beginning_of_several_words_is_ambiguous() -> None:
    with pytest.raises(AmbiguousAction, match="could begin start or store"):
        SPACE.from_text("st")


def test_cards_are_called_by_their_keys() -> None:
    assert (KEYS[0], KEYS[63], KEYS[64], KEYS[87]) == ("boatswain", "chieftain", "law-65", "law-88")
