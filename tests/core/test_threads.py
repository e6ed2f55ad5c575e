"""Structs that threads decode are looked through before."""

import subprocess
import sys
from pathlib import Path

import pytest

# Looking a struct through takes long here, so that all threads begin meanwhile.
DECODE = """
import sys, threading, time, typing
import msgspec
from msgspec import _utils
from importlib import import_module

struct = getattr(import_module(sys.argv[1]), sys.argv[2])
look = _utils._eval_type
def slowly(*args, **kwargs):
    time.sleep(0.002)
    return look(*args, **kwargs)
_utils._eval_type = slowly
decode = {"msgpack": msgspec.msgpack.decode, "toml": msgspec.toml.decode}[sys.argv[3]]
stored = sys.stdin.buffer.read()
gate = threading.Barrier(8)
def go():
    gate.wait()
    decode(stored, type=struct)
threads = [threading.Thread(target=go) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
"""
GAMES = Path(__file__).parents[2] / "src" / "velkahra" / "games"


@pytest.fixture(scope="module")
def stored_set() -> bytes:
    import msgspec

    from velkahra.games.hammer.cards.card_set import read_set

    return msgspec.msgpack.encode(read_set())


def decoded_by_threads(stored: bytes, *args: str) -> int:
    """Return the exit code of a process in which eight threads decode at once."""
    command = [sys.executable, "-c", DECODE, *args]
    return subprocess.run(command, input=stored, capture_output=True).returncode


@pytest.mark.plain
def test_threads_decode_a_set_of_cards(stored_set: bytes) -> None:
    where = ("velkahra.games.hammer.cards.card_set", "CardSet", "msgpack")
    assert decoded_by_threads(stored_set, *where) == 0


@pytest.mark.plain
@pytest.mark.parametrize(
    ("module", "struct", "file"),
    [
        ("lesson", "Lesson", "euphrates/lessons/*.toml"),
        ("example", "Example", "euphrates/lessons/examples/*.toml"),
        ("rulebook", "Rulebook", "euphrates/data/rulebook.toml"),
    ],
)
def test_threads_decode_lessons_and_examples(module: str, struct: str, file: str) -> None:
    stored = next(GAMES.glob(file)).read_bytes()
    assert decoded_by_threads(stored, f"velkahra.core.contract.{module}", struct, "toml") == 0
