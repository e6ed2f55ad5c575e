"""Names of bots with settings, and lists of them."""

import pytest

from velkahra import bots
from velkahra.core.contract.refusals import VelkahraError


@pytest.mark.parametrize(
    ("name", "kind", "settings"),
    [
        ("greedy", "greedy", {}),
        ("search:nodes=400", "search", {"nodes": "400"}),
        ("search:nodes=400,seconds=0.5", "search", {"nodes": "400", "seconds": "0.5"}),
        ("x:a=b=c", "x", {"a": "b=c"}),
    ],
)
def test_a_name_is_a_kind_and_its_settings(name: str, kind: str, settings: dict[str, str]) -> None:
    assert bots.parse(name) == (kind, settings)


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("", "name is missing in ''"),
        (":nodes=4", "name is missing"),
        ("search:", "key=value, not ''"),
        ("search:nodes", "key=value, not 'nodes'"),
        ("search:nodes=", "key=value, not 'nodes='"),
        ("search:=4", "key=value, not '=4'"),
        ("search:nodes=4,", "key=value, not ''"),
        ("search:nodes=4,nodes=5", "'nodes' is given twice"),
    ],
)
def test_a_wrong_name_says_which_part_is_wrong(name: str, part: str) -> None:
    with pytest.raises(VelkahraError, match=part):
        bots.parse(name)


def test_a_bot_without_settings_takes_none() -> None:
    with pytest.raises(VelkahraError, match="random takes no settings: nodes"):
        bots.make("random:nodes=4")
    with pytest.raises(VelkahraError, match="unknown bot 'wizard'"):
        bots.make("wizard:nodes=4")


@pytest.mark.parametrize(
    ("names", "parts"),
    [
        ("greedy,random", ["greedy", "random"]),
        ("greedy, random", ["greedy", "random"]),
        ("greedy", ["greedy"]),
        ("search:nodes=4,seconds=1,random", ["search:nodes=4,seconds=1", "random"]),
        ("random,search:nodes=4", ["random", "search:nodes=4"]),
        ("search:a=1,search:a=2,b=3", ["search:a=1", "search:a=2,b=3"]),
        ("search:a=1,b=2:3,random", ["search:a=1,b=2:3", "random"]),
        ("search:a=1,b=2; greedy", ["search:a=1,b=2", "greedy"]),
        ("greedy,", ["greedy", ""]),
    ],
)
def test_a_list_is_split_between_bots(names: str, parts: list[str]) -> None:
    assert bots.split(names) == parts
