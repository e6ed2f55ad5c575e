"""Notation: the README's examples, and lines that are refused."""

import pytest

from velkahra.core.contract.refusals import AmbiguousAction, NotationError
from velkahra.games.viceroy.rules.actions import SPACE


@pytest.mark.parametrize(
    ("text", "kind", "values"),
    [
        ("pass", "pass", []),
        ("bid attack", "bid", [4]),
        ("start captain", "start", [31]),
        ("play law-88", "play", [87]),
        ("place 2 -1", "place", [1, 35]),
        ("recolour first-mate yellow", "recolour", [58, 3]),
    ],
)
def test_actions_are_written_as_in_the_table(text: str, kind: str, values: list[int]) -> None:
    assert SPACE.from_text(text) == SPACE.encode(kind, values)
    assert SPACE.to_text(int(SPACE.encode(kind, values))) == text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("bid purple", "write 'bid blue'"),
        ("bid", "write 'bid blue'"),
        ("place 6 0", "write 'place 1 -36'"),
        ("jump", "it must begin with pass, start, bid"),
        ("x" * 61, "at most 60 characters"),
    ],
)
def test_what_is_no_action_says_what_would_be(text: str, says: str) -> None:
    with pytest.raises(NotationError, match=says):
        SPACE.from_text(text)


def test_a_beginning_of_several_words_lists_them() -> None:
    with pytest.raises(AmbiguousAction, match="start or store"):
        SPACE.from_text("st")
