"""Prints which promises of the contract a game keeps, and which it breaks."""

import sys

from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import VelkahraError
from velkahra.testing.finding import find
from velkahra.testing.suite import Verdict, examine


def check(name: str) -> None:
    """Check a game against the contract and print the result. Raises: VelkahraError if it fails."""
    if not name:
        raise VelkahraError("name a game, a folder or a module, not ''")
    game = find(name)
    verdicts = list(examine(game, _progress).verdicts.values())
    _progress("")
    for chapter in dict.fromkeys(verdict.chapter for verdict in verdicts):
        print(f"\n{chapter}")
        for verdict in (each for each in verdicts if each.chapter == chapter):
            _show(verdict)
    broken = sum(bool(verdict.faults) for verdict in verdicts)
    if broken:
        raise VelkahraError(f"{game.name} breaks {broken} of {len(verdicts)} promises")
    print(f"\n{game.name} is complete: it keeps all {len(verdicts)} promises.")
    missing = ", ".join(extra for extra, present in _extras(game).items() if not present)
    print(f"Extras that it has not: {missing or 'none'}.")


def _extras(game: Game) -> dict[str, bool]:
    """Say for each extra whether a game has it; none is needed to be played."""
    seats, options = game.fewest(), game.complete({})
    start = game.start(seats, options)
    return {
        "a census": bool(game.census(start)),
        "named positions": bool(game.positions.sections(start)),
        "a legend": bool(game.legend("en")),
        "a style sheet": bool(game.style()),
        "lessons": bool(game.files.lessons()),
        "puzzles": bool(game.files.puzzles()),
        "examples of the rules": bool(game.files.examples()),
        "a leaflet": game.files.leaflet() is not None,
        "a coach": bool(game.words.introductions("en")),
        "figures for hints": game.reasons is not None,
        "automatic answers": bool(game.auto_answers.offered),
        "observations": bool(game.observation(seats, options).parts),
        "learned values": bool(game.input_names(seats)),
        "small variants": bool(game.files.small()),
    }


def _show(verdict: Verdict) -> None:
    mark = "FAILED" if verdict.faults else "passed" if verdict.looked else "not looked at"
    print(f"  {mark}  {verdict.check}")
    for fault in verdict.faults:
        print(f"          {fault}")


def _progress(line: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)
