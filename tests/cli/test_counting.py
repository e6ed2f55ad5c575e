"""`velkahra count-tree` counts the tree of a small variant, or says why not."""

import pytest
from tests.cli.conftest import Cli

import velkahra
from velkahra.envs.counting import count_tree


def test_the_variants_of_a_game_are_listed(cli: Cli) -> None:
    assert cli("count-tree", "viceroy") == 0
    out = cli.out
    assert all(f"{one.name}: {one.about}" in out for one in velkahra.game("viceroy").files.small())


def test_the_tree_is_counted(cli: Cli) -> None:
    assert cli("count-tree", "euphrates", "wars") == 0
    out = cli.out
    found = count_tree(velkahra.game("euphrates"), "wars")
    assert "not of the rulebook" in out
    rows = [line.split() for line in out.splitlines()]
    for seat in range(2):
        numbers = [str(found.information_sets[seat]), str(found.decisions[seat])]
        assert ["seat", str(seat), "decides", *numbers] in rows
    assert ["over", "-", str(found.terminal)] in rows


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("viceroy", "auction", "--limit", "10"), "more than 10 histories"),
        (("viceroy", "auction", "--limit", "0"), "--limit must be 1 or more"),
        (("viceroy", "nothing"), "no small variant 'nothing'"),
        (("nogame", "auction"), "nogame"),
    ],
)
def test_what_is_wrong_is_one_line(arguments: tuple[str, ...], says: str, cli: Cli) -> None:
    assert cli("count-tree", *arguments) == 1
    err = cli.err.strip()
    assert says in err
    assert len(err.splitlines()) == 1
