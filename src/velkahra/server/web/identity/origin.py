"""The origin of a request, and the address at which others reach this server."""

from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from velkahra.server.domain.networks import whose
from velkahra.server.room.hub import Hub

A_YEAR: Final = 365 * 24 * 3600


def base_of(connection: HTTPConnection) -> str:
    """Return the address of this server for links to others."""
    hub: Hub = connection.app.state.hub
    scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
    here = connection.url.hostname in ("localhost", "127.0.0.1", "::1")
    others = hub.settings.base_url or (hub.settings.lan_url if here else "")
    return others or f"{scheme}://{connection.url.netloc}"


def same_origin(connection: HTTPConnection) -> bool:
    """Return whether a request comes from our own pages, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site") not in ("cross-site", "same-site")
    own = (urlsplit(base_of(connection)).netloc, connection.headers.get("host"))
    try:
        return urlsplit(origin).netloc in own
    except ValueError:  # no address at all
        return False


def address_of(connection: HTTPConnection) -> str:
    """Return the network address of a visitor."""
    return whose(connection.client.host) if connection.client else ""
