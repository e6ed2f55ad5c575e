"""Notifications by web push, through the browser's maker, even when no page is open."""

import asyncio
import logging
import threading
import time
from typing import Final

import msgspec

from velkahra.server.domain.texts import speaker
from velkahra.server.room.bots import in_thread
from velkahra.server.room.room import Room
from velkahra.server.settings import Settings
from velkahra.server.store import database, limits
from velkahra.server.web.notices import browsers, letters

log: Final = logging.getLogger(__name__)

AT_ONCE: Final = 8
GONE: Final = (404, 410)
SECONDS: Final = 60.0
TOO_OFTEN: Final = "too often"
ASKS_A_SECOND: Final = 1 / 20
ASKS_AT_ONCE: Final = 20
LOOKS: Final = 1.0
"""Seconds between two looks for the key of another server: every move asks, and a look is slow."""


class Note(msgspec.Struct, frozen=True):
    """A notification, in words, that replaces one with the same `tag`; `url` opens the seat."""

    title: str
    body: str
    tag: str
    url: str


class Pushes:
    """The channel of web push, see `turns.Channel`; its library and key are loaded when used."""

    name: Final = "push"

    def __init__(self, settings: Settings, store: database.Store) -> None:
        self._settings: Final = settings
        self._store: Final = store
        self._sending: Final = asyncio.Semaphore(AT_ONCE)
        self._asks: Final = limits.Limit(store, "subscriptions", ASKS_A_SECOND, ASKS_AT_ONCE)
        self._key: Final = settings.data / browsers.KEY_FILE
        self._used = self._key.exists()
        self._looked = time.monotonic()
        self._making: Final = threading.Lock()
        self._signer: _Signer | None = None
        self.offered: Final = settings.push
        self.after: Final = settings.push_after

    @property
    def works(self) -> bool:
        """Return whether anybody can have subscribed yet, here or at another server."""
        now = time.monotonic()
        if self.offered and not self._used and now - self._looked >= LOOKS:
            self._used, self._looked = self._key.exists(), now
        return self.offered and self._used

    async def reaches(self, table: str, seat: int) -> bool:
        """Return whether a browser is subscribed to the seat."""
        return bool(await self._browsers(table, seat))

    async def earliest(self, table: str, seat: int) -> float:
        """Return 0.0: a browser may be told at any time."""
        return 0.0

    async def notify(self, room: Room, seat: int, since: int) -> bool:
        """Push to all browsers subscribed to the seat, and return True: they have been told.

        `since` is when the turn began, in Unix seconds.
        """
        found = await self._browsers(room.row.id, seat)
        await asyncio.gather(*(self._notify(room, seat, browser) for browser in found))
        return True

    async def public_key(self) -> str:
        """Return the server's public key for browsers; "" if push is off."""
        if not self.offered:
            return ""
        try:
            return (await asyncio.to_thread(self._signing)).public
        except (OSError, ValueError) as error:
            log.error("web push is off: %s in the data folder: %s", browsers.KEY_FILE, error)
            return ""

    async def subscribe(
        self, room: Room, seat: int, language: str, form: dict[str, str], visitor: str
    ) -> None:
        """Subscribe a browser to a seat.

        `form` has the browser's `endpoint`, `p256dh` and `auth`. `visitor` is a network address,
        whose tries are limited.

        Raises: PushError.
        """
        if not await self._asks.allows(visitor):
            raise browsers.PushError(TOO_OFTEN)
        private = self._settings.push_private
        new = await in_thread(lambda: _read(form, private), SECONDS)
        browser = browsers.Browser(new, language, int(time.time()))
        await self._store.run(lambda base: browsers.keep(base, room.row.id, seat, browser))
        self._used = True

    def _signing(self) -> "_Signer":
        """Return the signer; call it in a thread, because the first time takes long."""
        with self._making:
            if self._signer is None:
                self._signer = _Signer(self._settings)
            return self._signer

    async def _browsers(self, table: str, seat: int) -> list[browsers.Browser]:
        return await self._store.run(lambda base: browsers.of_seat(base, table, seat))

    async def _notify(self, room: Room, seat: int, browser: browsers.Browser) -> None:
        note, to = note_of(room, seat, browser.language), browser.subscription
        try:
            async with self._sending:
                status = await in_thread(lambda: self._signing().post(to, note), SECONDS)
        except Exception as error:  # any error; its text may hold the secret address
            log.warning("web push failed: %s", type(error).__name__)
            return
        if status in GONE:
            await self._store.run(lambda base: browsers.drop(base, to.endpoint))
        elif status >= 300:
            log.warning("a push service answered %d", status)


def _read(form: dict[str, str], private: bool) -> browsers.Subscription:
    """Return a browser's subscription, after checking its address. Raises: PushError."""
    from velkahra.server.web.notices.webpush import resolved, subscription

    new = subscription(form.get("endpoint", ""), form.get("p256dh", ""), form.get("auth", ""))
    resolved(new.endpoint, private)
    return new


class _Signer:
    """Signs and sends notes with the server's key; to be used in threads."""

    def __init__(self, settings: Settings) -> None:
        from velkahra.server.web.notices import webpush

        self._library: Final = webpush
        self._key: Final = webpush.read_or_make_key(settings.data)
        self._private: Final = settings.push_private
        self._subject: Final = settings.base_url or "https://localhost"
        self.public: Final = webpush.encoded(webpush.public(self._key))

    def post(self, browser: browsers.Subscription, note: Note) -> int:
        """Send a note; see `webpush.post`."""
        body = self._library.encrypted(browser, msgspec.json.encode(note))
        now = int(time.time())
        headers = self._library.signature(self._key, browser.endpoint, self._subject, now)
        headers |= {"urgency": "high", "topic": note.tag[-32:]}
        return self._library.post(browser, body, headers, self._private)


def note_of(room: Room, seat: int, language: str) -> Note:
    """Return the note that a browser shows."""
    say, names = speaker(language), letters.names_of(room.row, seat, language)
    tag = f"{room.row.id}-{seat}"
    return Note(names["game"], say("push-turn", **names), tag, f"/turn/{room.row.id}/{seat}")
