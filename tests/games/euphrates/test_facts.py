"""The printed facts: a file that contradicts itself stops the program and says where."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from velkahra.games.euphrates.rules.facts import DATA, FACTS, load_facts

FILE = (DATA / "board.json").read_bytes()
MAP = "map of the standard board contradicts its lists"
Tear = Callable[[dict[str, Any]], object]


def drop(key: str) -> Tear:
    return lambda file: file.pop(key)


def standard(change: Tear) -> Tear:
    return lambda file: change(file["boards"]["standard"])


def redrawn(row: int, line: str) -> Tear:
    return standard(lambda board: board["map"].__setitem__(row, line))


TEARS: list[tuple[Tear, str]] = [
    (drop("boards"), "boards"),
    (drop("tiles"), "tiles"),
    (drop("monuments"), "monuments"),
    (drop("dynasties"), "dynasties"),
    (lambda file: file["boards"].pop("advanced"), "boards must be standard and advanced"),
    (lambda file: file["boards"].update(third={}), "map"),
    (standard(lambda board: board["map"].pop()), MAP),
    (redrawn(0, "....~~~~~.T.~.."), MAP),
    (redrawn(0, "....~~~~~.T.~...."), MAP),
    (redrawn(0, "....~~~~~.T.~..?"), MAP),
    (redrawn(0, "....~~~~~.T....."), MAP),
    (redrawn(0, "....~~~~~...~..."), MAP),
    (redrawn(1, ".T..~.......~..C"), MAP),
    (standard(lambda board: board.update(map=["." * 16] * 11)), MAP),
    (standard(lambda board: board["river"].pop()), MAP),
    (standard(lambda board: board["river"].append([16, 0])), "square .16, 0. lies outside"),
    (standard(lambda board: board["river"].append([0, -1])), "square .0, -1. lies outside"),
    (standard(lambda board: board["start_temples"].pop()), MAP),
    (standard(lambda board: board["start_temples"][0].update(label="A1")), MAP),
    (standard(lambda board: board["start_temples"][0].update(corner=True)), MAP),
    (standard(lambda board: board["corner_treasures"].pop()), MAP),
    (lambda file: file["tiles"]["by_colour"]["red"].update(total=58), "do not add up"),
    (lambda file: file["tiles"]["by_colour"].pop("red"), "colours of tiles must be red, blue"),
    (lambda file: file["tiles"]["by_colour"]["red"].update(total="57"), "int"),
    (lambda file: file["tiles"].update(hand_size=7), "do not add up"),
    (lambda file: file["dynasties"].pop(), "dynasties are not the four"),
    (lambda file: file["dynasties"].append("wolf"), "dynasties are not the four"),
    (lambda file: file["monuments"].pop(), "six pairs of colours"),
    (lambda file: file["monuments"][0].update(colours=["red", "red"]), "six pairs of colours"),
    (lambda file: file["monuments"][0].update(colours=["green", "red"]), "six pairs of colours"),
]


def test_the_file_itself_loads() -> None:
    assert load_facts(FILE) == FACTS


@pytest.mark.parametrize(("tear", "named"), TEARS)
def test_a_contradiction_is_named(tear: Tear, named: str) -> None:
    file = msgspec.json.decode(FILE)
    tear(file)
    with pytest.raises(ValueError, match=named):
        load_facts(msgspec.json.encode(file))


@pytest.mark.parametrize("length", [0, 1, 1000, len(FILE) // 2, len(FILE) - 3])
def test_a_torn_file_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match="truncated"):
        load_facts(FILE[:length])
