"""Tables that are listed for everybody, or for the members of a club, and who may take a seat."""

from collections.abc import Sequence

import msgspec

from velkahra.server.domain.manners import reliability
from velkahra.server.store import backend, clubs, manners, moderation, seats, ties
from velkahra.server.store.seats import Keys


class Listing(msgspec.Struct, frozen=True):
    """How a table is listed: for a club (0: for everybody), with the reliability it asks for."""

    club: int = 0
    least: int = 0


EVERYBODY = Listing()


def offer(base: backend.Connection, table: str, free: Sequence[int], listing: Listing) -> Keys:
    """List a table with its free seats, and return the new keys of these seats."""
    backend.insert(base, "listings", [(table, listing.club or None, listing.least)])
    return seats.offer(base, table, free)


def withdraw(base: backend.Connection, table: str, secret: str) -> Keys:
    """Take a table off its list, as `seats.withdraw` does."""
    base.execute("DELETE FROM listings WHERE table_id = ?", (table,))
    return seats.withdraw(base, table, secret)


def of(base: backend.Connection, tables: Sequence[str]) -> dict[str, Listing]:
    """Return how some tables are listed, by table."""
    sql = "SELECT table_id, coalesce(club_id, 0), least FROM listings WHERE table_id IN "
    rows = base.execute(sql + backend.marks(tables), tables) if tables else ()
    return {table: Listing(club, least) for table, club, least in rows}


def refusal(base: backend.Connection, table: str, account: int) -> str:
    """Return the key of the reason why an account, 0 for none, may not take a free seat; or "".

    Blocking is given the same reason as a seat that is taken: nobody learns who blocks them.
    """
    listing = of(base, [table]).get(table, EVERYBODY)
    if listing.club and not (account and clubs.has_member(base, listing.club, account)):
        return "error-not-found"
    if listing.least and not account:
        return "listing-needs-account"
    if listing.least and reliability(manners.endings(base, account)) < listing.least:
        return "listing-needs-more"
    if account and not listing.club and moderation.until(base, account, moderation.BAN):
        return "listing-banned"
    return "lobby-taken" if account and ties.apart(base, account, [table]) else ""


def take(base: backend.Connection, table: str, seat: int, key: bytes, account: int) -> Keys:
    """Give a free seat to a link and to an account, 0 for none; nothing if it may not have it.

    Two people who are apart by blocking cannot both come, even at the same time.
    """
    if refusal(base, table, account):
        return {}
    keys = seats.take(base, table, seat, key)
    if keys and account:
        row = (account, table, seat, 0)
        backend.insert(base, "account_seats", [row], "ON CONFLICT DO NOTHING")
    return keys
