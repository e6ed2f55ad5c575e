"""All ways in which a server tells those who are away that it is their turn."""

import asyncio
from typing import Final

from velkahra.server.room.room import Room
from velkahra.server.settings import Settings
from velkahra.server.store.database import Store
from velkahra.server.web.notices.calls import Calls
from velkahra.server.web.notices.mail import Mails
from velkahra.server.web.notices.push import Pushes
from velkahra.server.web.notices.turns import Find, Turns


class Notices:
    """The notices of a server.

    Attributes:
        mail: mails to those who left an address.
        push: browsers that are told although they are closed.
    """

    def __init__(self, settings: Settings, store: Store, find: Find) -> None:
        """Tell nobody yet. `find` gives a table's room."""
        self.mail: Final = Mails(settings, store)
        self.push: Final = Pushes(settings, store)
        channels = (Calls(settings), self.mail, self.push)
        self._turns: Final = [Turns(channel, store, find) for channel in channels]

    async def resume(self) -> None:
        """Take up what was to be told when the server ended."""
        await asyncio.gather(*(turns.resume() for turns in self._turns))

    def look(self, room: Room) -> None:
        """See whose turn it is now; to be called after every change of a table or of a wish."""
        for turns in self._turns:
            turns.look(room)

    def close(self) -> None:
        """End; the store has what is still to be told."""
        for turns in self._turns:
            turns.close()
