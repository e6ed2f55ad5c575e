"""Prints which promises of the contract a game keeps, which it breaks, and what it needs yet."""

import sys

from velkahra.cli import showing
from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import VelkahraError
from velkahra.testing import finding, suite
from velkahra.testing.unfinished import Part, unfinished


def check(name: str, as_json: bool = False) -> None:
    """Check a game against the contract and print the result. Raises: VelkahraError if it fails."""
    if not name:
        raise VelkahraError("name a game, a folder or a module, not ''")
    game = finding.find(name)
    verdicts = list(suite.examine(game, _progress).verdicts.values())
    _progress("")
    broken = sum(bool(verdict.faults) for verdict in verdicts)
    parts = list(unfinished(game))
    if as_json:
        promises = [_row(verdict) for verdict in verdicts]
        showing.show_json({"promises": promises, "not_yet": [part._asdict() for part in parts]})
    else:
        _show_promises(verdicts)
        _show_unfinished(parts)
    if broken:
        raise VelkahraError(f"{game.name} breaks {broken} of {len(verdicts)} promises")
    if not as_json:
        state = "ready to play" if parts else "complete"
        print(f"\n{game.name} is {state}: it keeps all {len(verdicts)} promises.")
        missing = ", ".join(extra for extra, present in _extras(game).items() if not present)
        print(f"Extras that it has not: {missing or 'none'}.")


def _row(verdict: suite.Verdict) -> dict[str, object]:
    return {
        "chapter": verdict.chapter,
        "promise": verdict.check,
        "result": _result(verdict),
        "faults": verdict.faults,
    }


def _result(verdict: suite.Verdict) -> str:
    return "FAILED" if verdict.faults else "passed" if verdict.looked else "not looked at"


def _show_promises(verdicts: list[suite.Verdict]) -> None:
    for chapter in dict.fromkeys(verdict.chapter for verdict in verdicts):
        print(f"\n{chapter}")
        for verdict in (each for each in verdicts if each.chapter == chapter):
            print(f"  {_result(verdict)}  {verdict.check}")
            for fault in verdict.faults:
                print(f"          {fault}")


def _show_unfinished(parts: list[Part]) -> None:
    if parts:
        print("\nNot yet")
    for part in parts:
        print(f"  for {part.purpose}: {part.name} ({part.place})")


def _extras(game: Game) -> dict[str, bool]:
    """Say for each extra whether a game has it; no purpose of a game needs one."""
    start = game.start(game.fewest())
    return {
        "a census": bool(game.census(start)),
        "named positions": bool(game.positions.sections(start)),
        "a legend": bool(game.legend("en")),
        "a style sheet": bool(game.style()),
        "lessons": bool(game.files.lessons()),
        "puzzles": bool(game.files.puzzles()),
        "examples of the rules": bool(game.files.examples()),
        "a rulebook": game.files.rulebook() is not None,
        "a coach": bool(game.words.introductions("en")),
        "figures for hints": game.reasons is not None,
        "automatic answers": bool(game.auto_answers.offered),
        "learned values": bool(game.input_names(game.fewest())),
        "small variants": bool(game.files.small()),
    }


def _progress(line: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)
