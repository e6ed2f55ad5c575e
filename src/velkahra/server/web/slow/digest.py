"""The mail of a day: all tables that wait for a person, at the hour of the person's choice.

Who has chosen an hour gets no mail for each turn.
"""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Final

from velkahra.server.domain import rests, tables, texts
from velkahra.server.room.hub import Hub
from velkahra.server.room.room import Room
from velkahra.server.room.tasks import begin
from velkahra.server.store import backend, slow
from velkahra.server.web.lobby.routes import summary_of
from velkahra.server.web.notices import letters, mail, mailboxes

log: Final = logging.getLogger(__name__)

OFTEN: Final = 60.0
Turn = tuple[tables.TableRow, int]
"""A table, and the seat that has to decide there."""


class Digest:
    """Sends the mails of the day; it ends with the hub, as whose attendant it counts."""

    def __init__(self, hub: Hub, mails: mail.Mails) -> None:
        self._hub: Final = hub
        self._mails: Final = mails
        self._task: Final = begin(self._run(), "the mails of a day") if mails.works else None

    def look(self, room: Room) -> None:
        """Do nothing: a change of a table is no reason for a mail here."""

    def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            with suppress(backend.StoreError):
                await self.send(time.time())
            await asyncio.sleep(OFTEN)

    async def send(self, now: float) -> None:
        """Send all mails that are due `now`, in Unix seconds. Raises: StoreError."""
        store = self._hub.store
        for account, rest, before in await store.run(slow.with_digest):
            day = rests.is_digest_due(rest, now)
            if day > before and await store.run(_claiming(account, day)):
                await self._mail(account)

    async def _mail(self, account: int) -> None:
        wish = await self._mails.wish(mailboxes.Whose(account=account))
        if wish is None or not wish.agreed:
            return
        found = await self._turns(account)
        if found:
            await self._mails.send(about_tables(self._hub.settings.base_url, wish, found))

    async def _turns(self, account: int) -> list[Turn]:
        seats = await self._hub.store.run(lambda base: _seats_of(base, account))
        found: list[Turn] = []
        for table, seat in seats:
            summary = await summary_of(self._hub, table)
            if summary is not None and seat in summary.asked():
                found.append((summary.row, seat))
        return found


def _claiming(account: int, day: str) -> "slow.Claim":
    return lambda base: slow.claim_digest(base, account, day)


def _seats_of(base: backend.Connection, account: int) -> list[tuple[str, int]]:
    sql = (
        "SELECT table_id, seat FROM account_seats s WHERE account_id = ? "
        "AND NOT EXISTS (SELECT 1 FROM results r WHERE r.table_id = s.table_id) ORDER BY 1, 2"
    )
    return base.execute(sql, (account,)).fetchall()


def about_tables(base_url: str, wish: mailboxes.Wish, turns: list[Turn]) -> letters.Letter:
    """Return the mail that lists the tables where it is somebody's turn."""
    say, own = texts.speaker(wish.language), base_url + wish.box.path
    lines = []
    for row, seat in turns:
        names = letters.names_of(row, seat, wish.language)
        lines.append(f"{names['game']} · {names['seat']}\n{base_url}/turn/{row.id}/{seat}")
    parts = [say("mail-digest"), *lines, f"{say('mail-stop')}\n{own}"]
    subject = say("mail-digest-subject", count=len(turns))
    return letters.Letter(wish.box.address, subject, "\n\n".join(parts) + "\n", own)
