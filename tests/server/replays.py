"""Games for the tests of replays and records: finished ones, laid into a store or played."""

import asyncio
import json
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.server.helpers import Page, Site, play_on

from velkahra.core import registry
from velkahra.core.play.record import read_record
from velkahra.server.domain import links
from velkahra.server.domain.ledger import PlyRow, encode
from velkahra.server.domain.tables import SeatRow, TableRow

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


def news(site: Site, path: str, plies: int, undone: int = 0, seen: int = 0) -> dict[str, Any]:
    """Ask for the news since some plies, as the page does; {} if there are none."""
    answer = site.get(f"{path}/news?plies={plies}&undone={undone}&seen={seen}&language=en")
    assert answer.status in (200, 204), answer.text
    found: dict[str, Any] = json.loads(answer.text or "{}")
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


def lay(site: Site, text: str, plies: int) -> list[str]:
    """Lay a table of persons at which the first plies of a record were made.

    Returns: the paths of the seats.
    """
    record, secret = read_record(text), "only for tests"
    game, seats = registry.game(record.game), range(record.seats)
    tokens = [links.token(secret, seat) for seat in seats]
    row = TableRow(
        "laid",
        record.game,
        record.rules,
        record.options,
        "en",
        record.notes["seed"],
        links.key(secret),
        links.key(links.token(secret, links.WATCH)),
        "2026-01-01T00:00:00+00:00",
        tuple(SeatRow("person", links.key(token)) for token in tokens),
    )
    made = [PlyRow(seat, game.write(seat, action)) for seat, action in record.plies[:plies]]
    with ThreadPoolExecutor(1) as apart:  # Playwright's loop allows no other in its thread
        apart.submit(asyncio.run, site.store.open_table(row, encode(made))).result()
    return [f"/table/laid/{token}" for token in tokens]
