"""All ways in which a server tells absent players that it is their turn."""

import asyncio
from typing import Final

from velkahra.server.room.room import Room
from velkahra.server.room.tasks import begin
from velkahra.server.settings import Settings
from velkahra.server.store.database import Store
from velkahra.server.web.notices import calls, mail, push
from velkahra.server.web.notices.turns import Find, Turns


class Notices:
    """The channels of a server: `mail`, and `push` to browsers although they are closed."""

    def __init__(self, settings: Settings, store: Store, find: Find) -> None:
        self.mail: Final = mail.Mails(settings, store)
        self.push: Final = push.Pushes(settings, store)
        channels = (calls.Calls(settings), self.mail, self.push)
        self._resuming: asyncio.Task[None] | None = None
        self._turns: Final = [Turns(channel, store, find) for channel in channels]

    async def resume(self) -> None:
        """Load the notices that were due when the server ended."""
        await asyncio.gather(*(turns.resume() for turns in self._turns))

    def resume_soon(self) -> None:
        """Load the notices of tables whose server is gone."""
        self._resuming = begin(self.resume(), "the notices of another server")

    def look(self, room: Room) -> None:
        """Update whose turn it is. Call this after every change of a table or of a wish."""
        for turns in self._turns:
            turns.look(room)

    def close(self) -> None:
        """Stop; the store has the notices that are still due."""
        for turns in self._turns:
            turns.close()
