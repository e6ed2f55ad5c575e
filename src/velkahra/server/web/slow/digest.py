"""The mail of a day: all tables that wait for a person, at the hour of the person's choice.

Who has chosen an hour gets no mail for each turn.
"""

import time
from functools import partial
from typing import Final

from velkahra.server.domain import rests, tables, texts
from velkahra.server.room.hub import Hub
from velkahra.server.room.tasks import Watch
from velkahra.server.store import backend, slow
from velkahra.server.web.lobby.routes import summary_of
from velkahra.server.web.notices import letters, mail, mailboxes

OFTEN: Final = 60.0
Turn = tuple[tables.TableRow, int]
"""A table, and the seat that has to decide there."""


class Digest(Watch):
    """Sends the mails of the day."""

    def __init__(self, hub: Hub, mails: mail.Mails) -> None:
        self._hub: Final = hub
        self._mails: Final = mails
        super().__init__(self._send, "the mails of a day", OFTEN)

    async def _send(self) -> None:
        """Send all mails that are due. Raises: StoreError."""
        run, now = self._hub.store.run, time.time()
        for account, rest, before in await run(slow.with_digest) if self._mails.works else ():
            day = rests.is_digest_due(rest, now)
            claim = partial(slow.claim_digest, account=account, day=day)
            if day > before and await run(claim):
                await self._mail(account)

    async def _mail(self, account: int) -> None:
        wish = await self._mails.wish(mailboxes.Whose(account=account))
        found = await self._turns(account) if wish is not None and wish.agreed else None
        if wish is not None and found:
            await self._mails.send(about_tables(self._hub.settings.base_url, wish, found))

    async def _turns(self, account: int) -> list[Turn]:
        found: list[Turn] = []
        for table, seat in await self._hub.store.run(lambda base: _seats_of(base, account)):
            summary = await summary_of(self._hub, table)
            if summary is not None and seat in summary.asked():
                found.append((summary.row, seat))
        return found


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
