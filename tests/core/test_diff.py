"""What has changed between two drawings, and between two lists."""

import pytest

from velkahra.core.choice.diff import changed_at, common_start, differing, places_of


def test_only_the_elements_that_differ_are_given_in_their_order() -> None:
    kept = {"a": "1"}
    old = (kept, {"b": "2", "c": "3", "d": "4"})
    new = (kept, {"b": "2", "c": "x", "d": "y"})
    assert list(differing(old, new).items()) == [("c", "x"), ("d", "y")]
    assert differing(new, new) == {}
    # Equal texts do not differ whoever made them.
    long = "markup" * 50
    assert differing(({"a": long},), ({"a": "".join(list(long))},)) == {}


def test_drawings_of_another_make_are_refused() -> None:
    with pytest.raises(ValueError, match="zip"):
        differing(({"a": "1"},), ())
    with pytest.raises(KeyError):
        differing(({"a": "1"},), ({"b": "1"},))


def test_the_common_start_ends_where_lists_part() -> None:
    assert common_start(["a", "b", "c"], ["a", "b", "x", "c"]) == 2
    assert common_start([], ["a"]) == 0
    assert common_start([1, 2], [1, 2]) == 2


def test_boards_are_compared_place_by_place() -> None:
    assert changed_at((1, 0, 2, 0), (1, 3, 2, 4)) == [1, 3]
    assert changed_at((1, 0), (1, 0)) == []
    assert places_of(0, (1, 0, 2, 0)) == (1, 3)
    assert places_of(5, (1, 0, 2, 0)) == ()
