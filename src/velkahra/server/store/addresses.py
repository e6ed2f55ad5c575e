"""Mail addresses in the store that nothing is sent to any more."""

from typing import Final

from velkahra.server.store.backend import Connection

_FORGET: Final = (
    "UPDATE mailboxes SET address = '' WHERE address <> '' "
    "AND NOT EXISTS (SELECT 1 FROM mail_wishes w WHERE w.mailbox_id = mailboxes.id)"
)


def forget_addresses(base: Connection) -> None:
    """Delete addresses without wishes; their hashes keep when they were written to last.

    Call it where wishes, or the account or table of wishes, are deleted; the caller commits.
    """
    base.execute(_FORGET)
