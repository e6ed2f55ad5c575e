"""Mail addresses in the store that nothing is sent to any more."""

from typing import Final

from velkahra.server.store.backend import Connection

_FORGET: Final = (
    "UPDATE mailboxes SET address = '' WHERE address <> '' "
    "AND NOT EXISTS (SELECT 1 FROM mail_wishes w WHERE w.mailbox_id = mailboxes.id)"
)


def forget_addresses(base: Connection) -> None:
    """Delete addresses without wishes, after these, an account or a table; the caller commits."""
    base.execute(_FORGET)
