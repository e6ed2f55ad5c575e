"""The choice builder: paths become a graph, and equal tails are shared."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from velkahra.core.choice.choice import NO_CHOICE, ChoiceBuilder, Choices, Choose, Number, One
from velkahra.core.choice.graph import labels_of
from velkahra.testing.graph import elements, finished

SPACES = [f"s-{number}" for number in range(20)]


def test_no_path_is_no_choice() -> None:
    assert ChoiceBuilder().build() == NO_CHOICE
    assert finished(NO_CHOICE) == set()


def test_paths_lead_to_their_ends() -> None:
    builder = ChoiceBuilder()
    builder.path(["hand", "a"], "farm A")
    builder.path(["hand", "b"], "farm B")
    builder.path(["done"], "end")
    builder.path(["more"], Number([0, 1], "add "))
    choices = builder.build()
    assert finished(choices) == {"farm A", "farm B", "end", "add 0", "add 1"}
    assert elements(choices) == {"hand", "a", "b", "done", "more"}


def test_equal_tails_are_shared() -> None:
    """Two tiles of a colour lead to the same spaces: three nodes, not four."""
    builder = ChoiceBuilder()
    for hand in ("hand-0", "hand-1"):
        for space in SPACES:
            builder.path([hand, space], f"farm {space}")
    builder.path(["swap"], Choose([("hand-0", "F"), ("hand-1", "F")], 1, 2, "swap "))
    choices = builder.build()
    assert len(choices.nodes) == 3
    assert finished(choices) == {*(f"farm {space}" for space in SPACES), "swap F", "swap FF"}


@pytest.mark.parametrize("second", [["a"], ["a", "b"], ["a", "b", "c"]])
def test_no_path_is_the_beginning_of_another(second: list[str]) -> None:
    builder = ChoiceBuilder()
    builder.path(["a", "b"], "one")
    with pytest.raises(ValueError, match="path"):
        builder.path(second, "two")


def test_an_empty_path_is_refused() -> None:
    with pytest.raises(ValueError, match="values"):
        ChoiceBuilder().path([], "end")


def test_choose_takes_some_in_the_order_listed() -> None:
    node = Choose([("x", "T"), ("y", "F"), ("z", "F")], 0, 2, "swap ")
    assert finished(Choices([node], 0)) == {"swap ", "swap T", "swap F", "swap TF", "swap FF"}


@given(st.dictionaries(st.tuples(*[st.sampled_from("abcd")] * 3), st.sampled_from("xyz")))
def test_every_path_ends_where_it_was_told_to(paths: dict[tuple[str, ...], str]) -> None:
    builder = ChoiceBuilder()
    for path, end in paths.items():
        builder.path(path, end)
    choices = builder.build()
    for path, end in paths.items():
        step: str | int = choices.root
        for element in path:
            assert isinstance(step, int)
            node = choices.nodes[step]
            assert isinstance(node, One)
            step = node.to[element]
        assert step == end
    assert finished(choices) == set(paths.values())


def test_a_row_leads_to_an_action_for_each_label() -> None:
    builder = ChoiceBuilder()
    builder.row(["hand-0", "hand-1"], "s-", "farm ", "A1B2")
    builder.row(["hand-2"], "s-", "market ", "A1B2")
    builder.path(["hand-2", "away"], "market off")
    choices = builder.build()
    assert choices.rows == ("A1B2",)
    assert finished(choices) == {*("farm A1", "farm B2", "market A1", "market B2", "market off")}
    assert elements(choices) == {"hand-0", "hand-1", "hand-2", "s-A1", "s-B2", "away"}


def test_labels_with_the_same_number_are_told_together() -> None:
    assert labels_of("ACP1B12") == ["A1", "C1", "P1", "B12"]
    assert labels_of("") == []


def test_a_row_begins_where_nothing_began_yet() -> None:
    builder = ChoiceBuilder()
    builder.path(["hand-0"], "end")
    with pytest.raises(ValueError, match="hand-0"):
        builder.row(["hand-0"], "s-", "farm ", "A1")
    # A graph travels as json.
    builder = ChoiceBuilder()
    builder.path(["more"], Number([1, 2], "add "))
    choices = builder.build()
    assert msgspec.json.decode(msgspec.json.encode(choices), type=Choices) == choices
