"""Writes files of this version of the program, for the tests of later versions.

Run it from the checkout once before a release, with the folder to make:

    .venv/bin/python -m tests.data.write tests/data/0.1.0

It plays at tables of a server, and copies records from `tests/records`.
"""

import json
import random
import shutil
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from tests.browser.camps import camp, links_of, to_a_turn
from tests.server.helpers import Page, Site, serving, some_action

from velkahra.cli import main
from velkahra.cli.files import load
from velkahra.core import registry
from velkahra.core.play.record import Record

RECORDS: Final = Path(__file__).resolve().parent.parent / "records"
BOTS_ONLY: Final = {
    "euphrates": ["bot random", "bot greedy", "bot random"],
    "pamir": ["bot random", "bot greedy"],
    "viceroy": ["bot random", "bot random", "bot greedy"],
    "hammer": ["bot random", "bot greedy"],
}
OPTIONS: Final = {
    "euphrates": {"board": "advanced"},
    "pamir": {"third": "wakhan"},
    "viceroy": {"virtual": "one"},
    "hammer": {"rounds": "5"},
}
LONGEST: Final = 600.0


def command(*arguments: object) -> None:
    """Run a command of velkahra. Raises: RuntimeError if it fails."""
    try:
        main([str(argument) for argument in arguments])
    except SystemExit as done:
        if done.code:
            raise RuntimeError(f"velkahra {arguments} ended with {done.code}") from None


def finished_table(site: Site, game: str) -> str:
    """Let bots play a game to its end. Returns: the path for watching it."""
    (path,) = site.table(game, *BOTS_ONLY[game], **OPTIONS[game])[-1:]
    end = time.monotonic() + LONGEST
    with site.page(path) as page:
        while not page.last.get("over") and time.monotonic() < end:
            page.update()
    return path


def open_table(site: Site, game: str, clock: str) -> list[str]:
    """Open a table for two people with a clock. Returns: the paths of their seats."""
    fields = {"game": game, "seat-0": "person", "seat-1": "person", "clock": clock}
    fields |= {f"option-{name}": value for name, value in OPTIONS[game].items()}
    host = site.post("/tables", fields).headers["location"]
    return links_of(site, host)[:2]


def unfinished_table(site: Site, game: str, clock: str, actions: int) -> list[str]:
    """Let two people play, talk and undo. Returns: the paths of their seats."""
    paths = open_table(site, game, clock)
    rng = random.Random(game)
    with ExitStack() as stack:
        pages = [stack.enter_context(site.page(path)) for path in paths]
        made, undone = 0, False
        while made < actions or not undone:
            asked = those_asked(pages)
            free = [page for page in asked if page.last["undo"]]
            if free and not undone:
                free[0].say(kind="undo", v=free[0].version)
                free[0].update()
                undone = True
            else:
                page = rng.choice(asked)
                page.act(some_action(page.last["choices"], rng))
                page.update()
                made += 1
        pages[0].say(kind="say", text=f"Hello from {game}, dobrý den, dzień dobry!")
        while not pages[0].hear_chat().get("lines"):
            pass
    return paths


def those_asked(pages: list[Page]) -> list[Page]:
    """Wait until all pages are up to date and somebody has to act. Returns: the pages of those."""
    for page in pages:
        while page.version < max(1, *(other.version for other in pages)):
            page.update()
    asked = [page for page in pages if page.last["yours"]]
    if asked:
        return asked
    if pages[0].last["over"]:
        raise RuntimeError("the game was over too soon: take fewer actions")
    pages[0].update()
    return those_asked(pages)


def camp_table(site: Site) -> str:
    """Open a camp and play until a team has its turn. Returns: the path of its desk."""
    desk = camp(site)
    to_a_turn(site, desk)
    return desk


def kinds_of(record: Record) -> set[str]:
    """List the kinds of actions and outcomes in a record."""
    space = registry.game(record.game).space
    return {space.kind_of(action).name for _, action in record.plies}


def covering(game: str) -> list[Path]:
    """Choose few stored records that hold every kind of action that any of them holds."""
    left = {path: kinds_of(load(path)[0]) for path in sorted((RECORDS / game).glob("*.txt"))}
    chosen: list[Path] = []
    while any(left.values()):
        best = max(left, key=lambda path: len(left[path]))
        chosen.append(best)
        known = left[best]
        left = {path: kinds - known for path, kinds in left.items()}
    return chosen


def write(folder: Path) -> None:
    """Make the files of this version."""
    folder.mkdir(parents=True)
    data = folder / "data"
    with serving(data) as site:
        finished = {game: finished_table(site, game) for game in BOTS_ONLY}
        facts: dict[str, object] = {
            "finished": finished,
            "open": {
                "euphrates": unfinished_table(site, "euphrates", "days-3", 60),
                "pamir": unfinished_table(site, "pamir", "none", 30),
                "viceroy": unfinished_table(site, "viceroy", "bank-1500-30", 30),
            },
        }
        desk = camp_table(site)
        facts["camp"] = {"desk": desk, "teams": links_of(site, desk)}
        (folder / "camp.json").write_text(site.get(f"{desk}/file").text, encoding="utf-8")
        command("backup", folder / "backup", "--data", data)
        for game, path in finished.items():
            file = folder / "records" / game / "exported.txt"
            command("tables", "export", path.split("/")[2], file, "--data", data)
    (folder / "links.json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")
    for lock in data.glob("*.lock"):
        lock.unlink()
    for game in BOTS_ONLY:
        for record in covering(game):
            shutil.copy(record, folder / "records" / game)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
