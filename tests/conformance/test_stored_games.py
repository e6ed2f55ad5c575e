"""Stored games: records replay as they did, in both builds; playthroughs and counts still hold."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from script.count import Count, count_ways
from script.playthrough import playthroughs
from tests.conformance.digest import digests

import velkahra
from velkahra.cli.files import load
from velkahra.core.contract.game import Game
from velkahra.core.play.play import Play
from velkahra.core.play.record import read_record, write_record

TESTS = Path(__file__).resolve().parent.parent
RECORDS = sorted((TESTS / "records").glob("*/*.txt"))
COUNTS = sorted((TESTS / "counts").glob("*/*.txt"))
# Interpreted rules are about fifty times slower, so leave out the larger counts.
MOST_NODES = 200_000 if velkahra.compiled() else 2_000


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_stored_record_replays_to_its_result(path: Path) -> None:
    record, game = load(path)
    play = Play.replay(record, game)
    text, written = path.read_text(encoding="utf-8"), write_record(record, game)
    header = text.index("\n\n") if is_older(text, game) else 0
    assert text[header:] == written[written.index("\n\n") if header else 0 :]
    assert read_record(written, game) == record
    unchecked = game.start(record.seats, record.options)
    for seat, action in record.plies:
        unchecked.advance(seat, action, None)
    assert unchecked.freeze() == play.state.freeze()


def is_older(text: str, game: Game) -> bool:
    """Return whether a record was played under older rules: written anew it has today's options."""
    rules = next(line for line in text.splitlines() if line.startswith("rules "))
    return int(rules.removeprefix("rules ")) < game.rules


@cache
def interpreted(game: str) -> dict[str, list[str]]:
    """Give the digests of all records of a game, from one process without compiled rules."""
    paths = [str(path) for path in RECORDS if path.parent.name == game]
    done = subprocess.run(
        [sys.executable, str(TESTS / "conformance" / "digest.py"), *paths],
        env={**os.environ, "VELKAHRA_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


@pytest.mark.skipif(not velkahra.compiled(), reason="nothing to compare: the rules run interpreted")
@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_interpreted_and_compiled_rules_agree_at_every_ply(path: Path) -> None:
    assert interpreted(path.parent.name)[str(path)] == list(digests(path))


@pytest.mark.parametrize("name", velkahra.games())
def test_there_are_records_and_counts_of_every_game(name: str) -> None:
    assert any(path.parent.name == name for path in RECORDS)
    assert any(path.parent.name == name for path in COUNTS)


@pytest.mark.parametrize("name", velkahra.games())
def test_playthroughs_are_as_stored(name: str) -> None:
    """After a wanted change: `script/playthrough.py --write`, and read the difference."""
    for path, text in playthroughs(velkahra.game(name)):
        assert path.read_text(encoding="utf-8") == text, path.name


@pytest.mark.parametrize("path", COUNTS, ids=named)
def test_counts_are_as_noted(path: Path) -> None:
    """On a mismatch, `script/count.py GAME FILE --depth N` shows the count below each action."""
    record, game = load(path)
    play = Play.replay(record, game)
    levels = {int(n.removeprefix("count-")): v for n, v in record.notes.items() if "count-" in n}
    assert levels
    for depth, noted in sorted(levels.items()):
        if int(noted.split(" ")[0]) <= MOST_NODES:
            found: Count = count_ways(game, play.options, play.state, depth)
            assert str(found) == noted, f"depth {depth}"
