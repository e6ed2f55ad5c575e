"""Seeded faults in the rules, the core and the pages, and how many of them the tests catch.

`python -m bench.mutants faults.jsonl` changes one line at a time in this checkout, runs the tests
that concern it, interpreted, and restores the file. It writes one line of JSON for each fault, so
that it can be stopped and started again. `--like before.jsonl` makes the faults of an earlier
series again, found by the path and the text of the line, and first tries the test that caught each:
run it in a checkout before a change of the tests and in one after it, and compare. Delete compiled
modules first.
"""

import argparse
import ast
import json
import os
import random
import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
ROOMS: Final = ("rules", "view", "text", "bots", "picture")
PLACES: Final = ("core/**/*.py", "games/*/engine*.py", *(f"games/*/{r}/**/*.py" for r in ROOMS))
LIMIT: Final = 240
"""CPU seconds that one run of pytest may take. A fault that makes it take longer is caught."""
COMPARED: Final = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
LEFT_OUT: Final = (ast.AnnAssign, ast.JoinedStr)
"""Statements and expressions without faults: types, and strings whose parts have no place."""

Fault = dict[str, Any]
"""What identifies a fault: its path, the text of its line, its operator, and its number among the
equal ones of the file. A result has the failed test as well, `caught`, or None."""


def main() -> None:
    """Make the faults that the file does not have, and add them to it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("series", type=Path, help="file with one line of JSON for each fault")
    parser.add_argument("--like", type=Path, help="series whose faults are made again")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--faults", type=int, default=200)
    asked = parser.parse_args()
    chosen = read(asked.like) if asked.like else choose(asked.seed, asked.faults)
    done = [identity(fault) for fault in read(asked.series)]
    for fault in chosen:
        if identity(fault) not in done:
            result = identity(fault) | {"caught": caught(fault)}
            with asked.series.open("a") as series:
                series.write(json.dumps(result) + "\n")
    found = read(asked.series)
    print(f"{sum(fault['caught'] is not None for fault in found)} of {len(found)} faults caught")


def read(series: Path) -> list[Fault]:
    """Return the results of a series; none if there is no such file yet."""
    return [*map(json.loads, series.read_text().splitlines())] if series.exists() else []


def identity(fault: Fault) -> Fault:
    """Return a fault without its result."""
    return {key: value for key, value in fault.items() if key != "caught"}


def choose(seed: int, count: int) -> list[Fault]:
    """Choose faults: a file in proportion to its lines, and any fault of the file."""
    source = ROOT / "src" / "velkahra"
    files = sorted({file for place in PLACES for file in source.glob(place)})
    lines = [file.read_text().count("\n") for file in files]
    luck = random.Random(seed)
    chosen: list[Fault] = []
    while len(chosen) < count:
        [file] = luck.choices(files, lines)
        possible = [fault for fault, _ in faults(file)]
        if possible and (fault := luck.choice(possible)) not in chosen:
            chosen.append(fault)
    return chosen


def faults(file: Path) -> Iterator[tuple[Fault, str]]:
    """Yield the possible faults of a file, each with the text of the changed file."""
    text = file.read_text()
    rows = text.splitlines(keepends=True)
    seen: list[Fault] = []
    for node in in_functions(ast.parse(text)):
        for operator, part, new in changes(node):
            line = rows[part.lineno - 1].strip()
            fault: Fault = {"path": str(file.relative_to(ROOT)), "line": line, "operator": operator}
            seen.append(fault)
            yield fault | {"number": seen.count(fault)}, replaced(rows, part, new)


def in_functions(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield the statements and expressions of the bodies of all functions."""
    waiting = [part for f in ast.walk(tree) if isinstance(f, ast.FunctionDef) for part in f.body]
    while waiting:
        node = waiting.pop(0)
        if not isinstance(node, (*LEFT_OUT, ast.FunctionDef)):
            yield node
            waiting += ast.iter_child_nodes(node)  # type: ignore[arg-type]


def changes(node: ast.AST) -> Iterator[tuple[str, ast.expr | ast.stmt, str]]:
    """Yield the faults of a node: the operator, the node it replaces, and the new text."""
    match node:
        case ast.Compare(ops=[_]):
            before = ast.unparse(node)
            left, right = ast.unparse(node.left), ast.unparse(node.comparators[0])
            sign = before.removeprefix(left).removesuffix(right).strip()
            if sign in COMPARED:
                yield "comparison", node, f"({left} {COMPARED[sign]} {right})"
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            yield "integer", node, str(value + 1)
        case ast.BoolOp(op=operator):
            word = " or " if isinstance(operator, ast.And) else " and "
            yield "and, or", node, f"({word.join(f'({ast.unparse(v)})' for v in node.values)})"
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            yield "condition", test, f"(not ({ast.unparse(test)}))"
        case ast.AugAssign() | ast.Expr(value=ast.Call()):
            yield "dropped", node, "pass"


def replaced(rows: list[str], part: ast.expr | ast.stmt, new: str) -> str:
    """Return the text of a file with another text for one node; columns are counted in bytes."""
    begin, end = part.lineno - 1, (part.end_lineno or part.lineno) - 1
    before = rows[begin].encode()[: part.col_offset].decode()
    after = rows[end].encode()[part.end_col_offset :].decode()
    return "".join([*rows[:begin], before + new + after, *rows[end + 1 :]])


def caught(fault: Fault) -> str | None:
    """Return the test that fails by a fault, None if all pass. The file is restored."""
    file = ROOT / fault["path"]
    right = file.read_text()
    [wrong] = [text for other, text in faults(file) if other == identity(fault)]
    known = (fault.get("caught") or "").removeprefix("FAILED ").partition(" - ")[0]
    try:
        file.write_text(wrong)
        # A test that is no longer there ends otherwise than by a failure.
        if known and (failed := failure([known])) and failed.startswith("FAILED"):
            return failed
        return next((failed for tests in stages(fault["path"]) if (failed := failure(tests))), None)
    finally:
        file.write_text(right)


def stages(path: str) -> list[list[str]]:
    """Return the arguments of pytest, run after run, for a file of a game or of the core."""
    _, _, room, game, *_ = Path(path).parts
    if room == "core":
        return [["tests/core"], ["tests/conformance", "-k", "euphrates"]]
    shared = sorted(str(file) for file in (ROOT / "tests" / "games").glob("test_*.py"))
    return [[f"tests/games/{game}"], [*shared, "-k", game], ["tests/conformance", "-k", game]]


def failure(arguments: list[str]) -> str | None:
    """Run tests up to the first failure, and return its name, or how else the run ended."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-rfE"]
    run = subprocess.run(
        [*command, "-m", "not lengthy and not browser", *arguments],
        cwd=ROOT,
        env=os.environ | {"VELKAHRA_INTERPRETED": "1", "PYTHONDONTWRITEBYTECODE": "1"},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT)),
        capture_output=True,
        text=True,
    )
    if run.returncode == 0:
        return None
    named = [line for line in run.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return named[0] if named else f"exit status {run.returncode}"


if __name__ == "__main__":
    main()
