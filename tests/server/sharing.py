"""Servers in threads that share a database, as several processes do."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from tests.server.helpers import Prompt, Site, same_but_for
from tests.server.hours import PATIENCE

from velkahra.server.room.hub import Hub
from velkahra.server.settings import Settings
from velkahra.server.store.database import Store
from velkahra.server.web.serve import Config, configured, inner_address, listen


class Member(Site):
    """A server of a database that it shares."""

    server: Prompt
    thread: threading.Thread

    @property
    def hub(self) -> Hub:
        config = self.server.config
        assert isinstance(config, Config)
        hub: Hub = config.application.state.hub
        return hub

    def knows(self, servers: int) -> bool:
        """Return whether it has heard of so many servers, itself among them."""
        assert self.hub.membership is not None
        return len(self.hub.membership.peers) >= servers

    def end(self) -> None:
        """End it as a signal would."""
        if self.thread.is_alive():
            self.server.end()
            self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server does not end"


@contextmanager
def sharing(
    database: str, folder: Path, count: int = 2, **changes: object
) -> Iterator[list[Member]]:
    """Run servers of one database for as long as the block lasts; the first is the eldest."""
    settings = Settings(folder, database=database, bot_pause=0)
    settings = msgspec.structs.replace(settings, **changes)
    members: list[Member] = []
    with same_but_for():
        try:
            for _ in range(count):
                members.append(begun(settings))
            yield members
        finally:
            for member in members:
                member.end()


def begun(settings: Settings) -> Member:
    """Start a server in a thread, and wait until it can be reached."""
    store = Store(settings.place, shared=True, dumped=settings.dump_taken)
    outer, inner = listen("127.0.0.1", 0), listen("127.0.0.1", 0)
    member = Member(outer.getsockname()[1], store)
    member.server = Prompt(configured(settings, store, address=inner_address(inner)))
    run = member.server.run
    member.thread = threading.Thread(target=run, args=([outer, inner],), daemon=True)
    member.thread.start()
    assert member.server.up.wait(PATIENCE), "the server does not start"
    return member
