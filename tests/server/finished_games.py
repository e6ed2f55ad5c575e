"""Finished games that nobody played, counted as a server counts them."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

import msgspec

from velkahra.core import registry
from velkahra.core.play.dealer import Dealer
from velkahra.core.play.play import Play
from velkahra.server.domain.archived import archived
from velkahra.server.domain.finished import Finished, FinishedSeat
from velkahra.server.store import games, people, profiles
from velkahra.server.store.backend import Connection
from velkahra.server.store.database import Store

RIVAL = "Ash"
OPENING = {
    "en": "Circle begins a pyramid with Druid.",
    "cs": "Kruh zakládá pyramidu kartou Druid.",
    "pl": "Koło zaczyna piramidę kartą Druid.",
}
A_DAY = 24 * 3600


def lay_games(store: Store, name: str, count: int = 40) -> None:
    """Add rated games of Viceroy to an account, once, against bots and a new account, by turns."""
    job = store.run(lambda base: _lay(base, name, count))
    with ThreadPoolExecutor(1) as aside:  # Playwright has a loop in this thread
        aside.submit(asyncio.run, job).result()


def lay_archive(store: Store, count: int = 30) -> None:
    """Add listed games of Viceroy to the archive, once, which a random player made."""
    played = [_played(seed) for seed in range(count)]
    job = store.run(lambda base: _archive(base, played))
    with ThreadPoolExecutor(1) as aside:  # Playwright has a loop in this thread
        aside.submit(asyncio.run, job).result()


def _played(seed: int) -> Play:
    play, dealer, rng = Play(registry.game("viceroy"), 2), Dealer(str(seed)), random.Random(seed)
    while not play.state.is_over():
        play.deal(dealer)
        if not play.state.is_over():
            seat = int(play.state.actor())
            legal = list(play.state.legal_actions(seat))
            play.act(seat, legal[0] if len(play.plies) < 6 else rng.choice(legal))
    return play


def _archive(base: Connection, played: list[Play]) -> None:
    if base.execute("SELECT 1 FROM tables WHERE id = 'archived0'").fetchone():
        return
    for n, play in enumerate(played):
        name, options = f"archived{n}", msgspec.json.encode(play.options).decode()
        row = (name, "viceroy", 1, options, "en", "s", b"h", b"w" * 32, "2026-01-01")
        base.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        base.execute("INSERT INTO listings VALUES (?, NULL, 0)", (name,))
        bots = ["", "player" if n % 3 else ""]
        games.keep(base, archived(name, play, bots), 1_790_000_000 + n * A_DAY)
        if n % 2:
            games.answer(base, name, 0, agreed=True)


def _lay(base: Connection, name: str, count: int) -> None:
    if base.execute("SELECT 1 FROM tables WHERE id = 'shown0'").fetchone():
        return
    sql = "INSERT INTO accounts (name, folded, password, created) VALUES (?, ?, '-', 0) "
    base.execute(f"{sql} ON CONFLICT DO NOTHING", (RIVAL, RIVAL.lower()))
    own, other = (_open_to_all(base, one) for one in (name, RIVAL))
    options = msgspec.json.encode(registry.game("viceroy").complete({})).decode()
    for n in range(count):
        won = n % 5 not in (0, 2) if n > 8 else n % 3 == 1
        place, others = (1, 2) if won else (2, 1)
        parts = {"circles": 6 + n % 5, "laws": 12 - n % 7, "power": 4, "magic": n % 9, "sets": 5}
        mine = FinishedSeat(own, "", float(won), place, 31, parts, "start druid", 30)
        rival = FinishedSeat(other, "", float(not won), others, 28, {}, "", 30)
        bot = FinishedSeat(0, "player", float(not won), others, 27)
        row = (f"shown{n}", "viceroy", 1, options, "en", "s", b"h", b"w" * 32, "2026-01-01")
        base.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        seats = (mine, rival if n % 2 else bot)
        game = Finished(row[0], "viceroy", 1_790_000_000 + n * A_DAY, True, seats)
        people.keep(base, game, {"start druid": OPENING})


def _open_to_all(base: Connection, name: str) -> int:
    """Let everyone see the page of an account, and return the number of its person."""
    account = base.execute("SELECT id FROM accounts WHERE name = ?", (name,)).fetchone()[0]
    profiles.show_to(base, account, "everyone")
    return people.person_of(base, account)
