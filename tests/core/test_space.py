"""Action declarations: every integer has one meaning, and undeclared ones are refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from velkahra.core.contract.refusals import UnknownAction
from velkahra.core.contract.space import ActionSpace, Field

SPACE = ActionSpace(
    [("lay", [Field("colour", ["red", "blue"]), Field("at", ["a", "b", "c"])]), ("end", [])]
)


def spaces() -> st.SearchStrategy[ActionSpace]:
    field = st.integers(1, 4).map(lambda size: [f"v{number}" for number in range(size)])
    return st.lists(st.lists(field, max_size=3), min_size=1, max_size=5).map(
        lambda kinds: ActionSpace(
            [
                (f"k{number}", [Field(f"f{place}", labels) for place, labels in enumerate(parts)])
                for number, parts in enumerate(kinds)
            ]
        )
    )


@given(spaces())
def test_every_integer_is_one_action_and_one_form(space: ActionSpace) -> None:
    forms = []
    for action in range(space.size):
        parts = space.decode(action)
        assert space.encode(parts.kind, parts.values) == action
        assert space.from_json(space.to_json(action)) == action
        assert space.kind_of(action).name == parts.kind
        forms.append(tuple(sorted(space.to_json(action).items())))
    assert len(set(forms)) == space.size
    assert sum(kind.size for kind in space.kinds) == space.size


def test_the_first_field_is_the_most_significant() -> None:
    assert SPACE.size == 7
    assert [SPACE.encode("lay", [1, 0]), SPACE.encode("lay", [1, 2]), SPACE.offset("end")] == [
        3,
        5,
        6,
    ]


def test_the_table_for_the_docs_lists_the_layout() -> None:
    assert SPACE.table() == [("lay", "colour (2), at (3)", 0, 6), ("end", "", 6, 1)]


@pytest.mark.parametrize("action", [-1, 7, 10**12])
def test_integers_outside_the_space_are_unknown(action: int) -> None:
    with pytest.raises(UnknownAction):
        SPACE.decode(action)
    with pytest.raises(UnknownAction):
        SPACE.to_json(action)


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("jump", []),
        ("lay", [0]),
        ("lay", [0, 0, 0]),
        ("lay", [2, 0]),
        ("lay", [0, -1]),
        ("end", [0]),
    ],
)
def test_wrong_kinds_and_values_are_unknown(name: str, values: list[int]) -> None:
    with pytest.raises(UnknownAction):
        SPACE.encode(name, values)


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"kind": "jump"},
        {"kind": "lay", "colour": "red"},
        {"kind": "lay", "colour": "green", "at": "a"},
        {"kind": "lay", "colour": "red", "at": "a", "extra": "1"},
        {"kind": "end", "at": "a"},
    ],
)
def test_wrong_forms_are_unknown(form: dict[str, str]) -> None:
    with pytest.raises(UnknownAction):
        SPACE.from_json(form)


def test_a_kind_is_declared_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        ActionSpace([("end", []), ("end", [])])
    with pytest.raises(KeyError):
        SPACE.offset("jump")
