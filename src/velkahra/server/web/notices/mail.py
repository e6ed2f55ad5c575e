"""Mails to addresses that were left and confirmed; see `mailboxes` for the limits on asking."""

import asyncio
import logging
import time
from typing import Final

from velkahra.server.domain import texts
from velkahra.server.room.bots import in_thread
from velkahra.server.room.room import Room
from velkahra.server.settings import ADDRESS, Settings
from velkahra.server.store import database, slow
from velkahra.server.store.limits import Limit
from velkahra.server.web.notices import letters, mailboxes, providers
from velkahra.server.web.notices.mailboxes import Whose, Wish

log: Final = logging.getLogger(__name__)

AT_ONCE: Final = 4
LONGEST: Final = 12 * letters.SECONDS  # each step of the conversation has its own limit
ASKS_A_SECOND: Final = 1 / 120
ASKS_AT_ONCE: Final = 5
ALL_ASKS_A_SECOND: Final = 1 / 20
ALL_ASKS_AT_ONCE: Final = 40
OF_A_DOMAIN_A_SECOND: Final = 1 / 600
OF_A_DOMAIN_AT_ONCE: Final = 20


class MailError(texts.KeyedError):
    """Raised when nothing was done."""


class Mails:
    """The channel of mails, and the wishes for them; see `turns.Channel`."""

    name: Final = "mail"

    def __init__(self, settings: Settings, store: database.Store) -> None:
        self._server: Final = settings.mail
        self._base_url: Final = settings.base_url
        self._has_digests: Final = settings.has_community
        self._store: Final = store
        self._sending: Final = asyncio.Semaphore(AT_ONCE)
        self._asks: Final = Limit(store, "mails", ASKS_A_SECOND, ASKS_AT_ONCE)
        self._all_asks: Final = Limit(store, "all mails", ALL_ASKS_A_SECOND, ALL_ASKS_AT_ONCE)
        per_domain = OF_A_DOMAIN_A_SECOND, OF_A_DOMAIN_AT_ONCE
        self._of_domains: Final = Limit(store, "mails to a domain", *per_domain)
        self.works: Final = self._server is not None
        self.after: Final = self._server.after if self._server else 0.0
        self._gap: Final = self._server.gap if self._server else 0.0

    async def reaches(self, table: str, seat: int) -> bool:
        """Return whether somebody agreed to be mailed about each turn of the seat."""
        wish = await self._reader(table, seat)
        account = wish.whose.account if wish else None
        if account is None or not self._has_digests:
            return wish is not None
        return not await self._store.run(lambda base: slow.has_digest(base, account))

    async def earliest(self, table: str, seat: int) -> float:
        """Return when the pause since the last mail is over, in Unix seconds."""
        wish = await self._reader(table, seat)
        return wish.box.last_mail + self._gap if wish else 0.0

    async def notify(self, room: Room, seat: int, since: int) -> bool:
        """Send a mail, and return False if a mail about another turn came first.

        `since` is when the turn began, in Unix seconds.
        """
        wish, now = await self._reader(room.row.id, seat), int(time.time())
        if wish is None:
            return True
        box = wish.box.id
        if not await self._store.run(lambda base: mailboxes.claim(base, box, self._gap, now)):
            return False
        await self.send(letters.about_turn(self._base_url, wish, room, seat))
        return True

    async def wish(self, whose: Whose) -> Wish | None:
        """Return the stored wish, or None."""
        return await self._store.run(lambda base: mailboxes.wish_of(base, whose))

    async def ask(self, whose: Whose, address: str, language: str, own: str, visitor: str) -> Wish:
        """Store a wish, and ask by a mail whether the address agrees, unless asked lately.

        `own` is the secret of a mailbox that the browser has opened before, or "". Raises:
        MailError, even after too many tries of the `visitor`; then the wish before stands.
        """
        address, now = address.strip(), int(time.time())
        if not ADDRESS.fullmatch(address) or "." not in address.partition("@")[2]:
            raise MailError("mail-bad-address")
        if not (await self._asks.allows(visitor) and await self._all_asks.allows("")):
            raise MailError("mail-too-often")
        before = await self.wish(whose)
        wish, mails = await self._store.run(
            lambda base: mailboxes.ask(base, whose, address, language, own, now)
        )
        wrong = await self._asked_by_mail(wish) if mails else ""
        if wrong:
            await self._store.run(lambda base: mailboxes.not_asked(base, wish, before, now))
            raise MailError(wrong)
        return wish

    async def _asked_by_mail(self, wish: Wish) -> str:
        """Ask a mailbox whether it agrees, and return the message key of why not, or ""."""
        found = providers.mailbox_of(wish.box.address)
        if not (found.is_known or await self._of_domains.allows(found.domain)):
            return "mail-too-often"
        sent = await self.send(letters.to_agree(self._base_url, wish))
        return "" if sent else "mail-not-sent"

    async def _reader(self, table: str, seat: int) -> Wish | None:
        return await self._store.run(lambda base: mailboxes.reader(base, table, seat))

    async def send(self, letter: letters.Letter) -> bool:
        """Send a mail, and return False if it certainly was not sent."""
        server = self._server
        assert server is not None
        try:
            async with self._sending:
                await in_thread(lambda: letters.post(server, letter), LONGEST)
        except letters.UnsureError:
            log.warning("the mail server fell silent when it had a mail")
        except Exception as error:  # the error's text may hold an address
            code = getattr(error, "smtp_code", "")
            log.warning("a mail was not sent: %s", f"{type(error).__name__} {code}".strip())
            return False
        return True
