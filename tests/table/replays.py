"""Games for the tests of replays and records: finished ones, laid into a store or played."""

import json
import random
from pathlib import Path
from typing import Any

from tests.table.helpers import Page, Site, play_on

RECORDS = Path(__file__).parent.parent / "records"
FINISHED = RECORDS / "euphrates" / "greedy-2-advanced.txt"


def upload(site: Site, text: str) -> str:
    """Upload a record. Returns the address of its replay."""
    answer = site.post("/records", {"record": text})
    assert answer.status == 303, answer.text
    return answer.headers["location"].partition("?")[0]


def frames(site: Site, path: str, chunk: int, eyes: str = "", undone: int = 0) -> dict[str, Any]:
    """Fetch a chunk of positions as the page does."""
    look = f"&eyes={eyes}" if eyes else ""
    answer = site.get(f"{path}/frames?chunk={chunk}&undone={undone}&language=en{look}")
    assert answer.status == 200, answer.text
    found: dict[str, Any] = json.loads(answer.text)
    return found


def whole(site: Site, path: str, plies: int, chunk: int, eyes: str = "") -> list[dict[str, Any]]:
    """Put every position together, as the page does: all parts, and the prompt."""
    start: dict[str, str] = {}
    found = []
    for number in range(plies // chunk + 1):
        parts = dict(start)
        for step in frames(site, path, number, eyes)["steps"]:
            parts |= step["set"]
            start = start or dict(parts)
            found.append({"parts": dict(parts), "prompt": step["prompt"]})
    assert len(found) == plies + 1
    return found


def play_out(site: Site, game: str, **options: str) -> tuple[str, str]:
    """Let two persons play a whole game at random. Returns the paths of their seats."""
    one, two, _ = site.table(game, "person", "person", **options)
    with site.page(one) as first, site.page(two) as second:
        pages: list[Page] = [first, second]
        for page in pages:
            page.update()
        play_on(pages, random.Random(3))
    return one, two
