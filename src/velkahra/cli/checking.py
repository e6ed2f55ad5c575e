"""Prints which promises of the contract a game keeps and breaks, and the extras it has not."""

import sys

from velkahra.cli import showing
from velkahra.core.contract import picture, refusals, words
from velkahra.core.contract.game import Game
from velkahra.core.contract.judge import Judge
from velkahra.testing import finding, suite
from velkahra.testing.words import texts_of


def check(name: str, as_json: bool = False) -> None:
    """Check a game against the contract and print the result. Raises: VelkahraError if it fails."""
    if not name:
        raise refusals.VelkahraError("name a game, a folder or a module, not ''")
    game = finding.find(name)
    verdicts = list(suite.examine(game, _progress).verdicts.values())
    _progress("")
    broken = sum(bool(verdict.faults) for verdict in verdicts)
    missing = [extra for extra, present in extras(game).items() if not present]
    if as_json:
        promises = [_row(verdict) for verdict in verdicts]
        showing.show_json({"promises": promises, "not_yet": missing})
    else:
        _show_promises(verdicts)
    if broken:
        raise refusals.VelkahraError(f"{game.name} breaks {broken} of {len(verdicts)} promises")
    if not as_json:
        print(f"\n{game.name} is complete: it keeps all {len(verdicts)} promises.")
        print(f"Extras that it has not: {', '.join(missing) or 'none'}.")


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


def extras(game: Game) -> dict[str, bool]:
    """Return for each extra whether a game has it. People can play without any."""
    start = game.start(game.fewest())
    written = texts_of(game).languages() or words.LANGUAGES
    return {
        **{f"words in {each} (text/{each}/)": each in written for each in words.LANGUAGES},
        "a picture (Game.picture)": type(game).picture is not picture.GamePicture.picture,
        "an evaluation for bots (Game.judge)": type(game.judge).evaluate is not Judge.evaluate,
        "an observation for learning (Game.observer)": bool(game.observer.layout(start).parts),
        "a census": bool(game.census(start)),
        "named positions": bool(game.positions.sections(start)),
        "a legend": bool(game.pages.legend("en")),
        "a style sheet": bool(game.pages.style()),
        "lessons": bool(game.files.lessons()),
        "puzzles": bool(game.files.puzzles()),
        "examples of the rules": bool(game.files.examples()),
        "a rulebook": game.files.rulebook() is not None,
        "a coach": bool(game.words.introductions("en")),
        "figures for hints": game.reasons is not None,
        "automatic answers": bool(game.auto_answers.offered),
        "learned values": bool(game.judge.input_names(game.fewest())),
        "small variants": bool(game.files.small()),
    }


def _progress(line: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)
