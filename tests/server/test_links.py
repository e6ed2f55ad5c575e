"""Nobody sees the link of a seat that another person has taken, on any page there is."""

import random
import re
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final

import pytest
from starlette.routing import Route, WebSocketRoute
from tests.server.device import Device
from tests.server.helpers import Answer, Site, play_on, rows_in, serving
from tests.server.test_accounts import PASSWORD
from tests.server.test_lobby import offered
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from velkahra.server.domain import links
from velkahra.server.settings import Settings
from velkahra.server.web.app import application

LINK: Final = re.compile(r"(?<![\w-])[sgh]?([\w-]{22})(?![\w-])")  # a cookie has a letter before it
PARAMETER: Final = re.compile(r"\{(\w+)(?::\w+)?\}")
SAMPLES: Final = {
    "game": "morra",
    "name": "morra",
    "seat": "1",
    "file": "state.pdf",
    "box": "1",
    "example": "1",
    "number": "1",
    "part": "1",
    "study": "1",
    "version": "1",
    "key": "1",
    "path": "table/page.js",
}
"""What stands for the parameters of routes, other than tables and links."""
OF_HOST: Final = ("host", links.WATCH)
FORM: Final = {
    "game": "morra",
    "seat-0": "me",
    "seat-1": "person",
    "seat": "1",
    "claim": "c" * 22,
    "ply": "0",
}


class Visitor(Device):
    """A device that notes whatever it gets. `tables` are those of the story."""

    def __init__(self, site: Site, tables: list[str]) -> None:
        super().__init__(site)
        self.tables = tables
        self.seen: list[str] = []
        self.programs: set[str] = set()
        self.pairs: set[tuple[str, str]] = set()
        self.scanned = 0

    def _keep(self, answer: Answer) -> Answer:
        self.seen += [answer.text, *answer.headers.values()]
        return super()._keep(answer)

    def found(self) -> set[bytes]:
        """Return the hashes of everything that may be a link, and of all links that follow."""
        words = {word for text in self.seen for word in LINK.findall(text)}
        roles = [
            links.WATCH,
            links.JOIN,
            links.SEAT,
            *range(3),
            *(f"{table} {n}" for table in self.tables for n in range(3)),
        ]
        derived = {links.token(word, role) for word in words for role in roles}
        return {links.key(word) for word in words | derived}

    def opens(self, places: dict[bytes, tuple[str, str]]) -> set[tuple[str, str]]:
        """List the places that are open to the visitor, of those by the hashes of their links."""
        return {places[key] for key in self.found() & places.keys()}

    def walk(self, below: str = "/") -> None:
        """Ask for everything `below` an address, and then post a form to it."""
        known = application(Settings(Path())).routes
        routes = [route for route in known if getattr(route, "path", "").startswith(below)]
        for method in ("GET", "POST"):
            for route in routes:
                if isinstance(route, Route) and method in (route.methods or ()):
                    for way in self._ways(route.path):
                        self._visit(way, method)
        for route in routes:
            if isinstance(route, WebSocketRoute):
                for way in self._ways(route.path):
                    self._listen(way)

    def _ways(self, path: str) -> list[str]:
        """Fill the address of a route in, once for each link of a table that was seen."""
        of_tables = re.compile(rf"\b({'|'.join(self.tables)})[/:][sgh]?([\w-]{{22}})")
        self.pairs.update(
            pair for text in self.seen[self.scanned :] for pair in of_tables.findall(text)
        )
        self.scanned = len(self.seen)
        pairs = self.pairs or {(table, "x" * 22) for table in self.tables}
        return sorted({filled(path, table, link) for table, link in pairs})

    def _visit(self, way: str, method: str) -> None:
        answer = self.get(way) if method == "GET" else self.post(way, **FORM)
        for _ in range(3):
            if to := answer.headers.get("location", ""):
                answer = self.post(to, **FORM) if answer.status == 307 else self.get(to)
        if method == "POST" and way.endswith("/program"):
            self.programs |= set(LINK.findall(answer.text))
        if way.startswith("/api/v1/tables/"):
            for token in self.programs:
                self._keep(self.site.get(way, Authorization=f"Bearer {token}"))

    def _listen(self, way: str) -> None:
        """Note the first messages of a WebSocket."""
        address, cookie = f"ws://127.0.0.1:{self.site.port}{way}", {"Cookie": self._header()}
        with (
            suppress(InvalidStatus, TimeoutError),
            connect(address, additional_headers=cookie, close_timeout=1) as socket,
        ):
            while True:
                self.seen.append(str(socket.recv(timeout=0.1)))


@pytest.fixture
def public(tmp_path: Path, toys: None) -> Iterator[Site]:
    changes = {"public_lobby": True, "accounts": True, "tables_a_minute": 60_000}
    with serving(tmp_path / "public", **changes) as running:
        yield running


def test_nobody_sees_the_link_of_a_seat_that_another_person_has_taken(public: Site) -> None:
    tables: list[str] = []
    stranger, ash, birch, cedar = (Visitor(public, tables) for _ in range(4))
    cedar.post("/account/new", name="Cedar", password=PASSWORD)
    session = cedar.cookies["session"]
    host = ash.open("morra", "me", "person", "person", public="yes")
    ways = ash.links(host)[:1]
    for seat, device in ((1, birch), (2, cedar)):
        table, _, claim = offered(device)
        taken = device.post(f"/lobby/{table}", seat=str(seat), claim=claim)
        ways.append(taken.headers["location"])
    with ExitStack() as stack:
        pages = [stack.enter_context(public.page(way)) for way in ways]
        for page in pages:
            page.update()
        play_on(pages, random.Random(1))
    again = birch.again(ways[1]).headers["location"]
    tables += [host.split("/")[2], again.split("/")[2]]
    assert len(set(tables)) == 2
    assert cedar.again(ways[2]).headers["location"].split("/")[2] == tables[1]
    for visitor in (stranger, cedar, ash, birch):
        visitor.walk()
    places = places_of(public, tables, session)
    assert stranger.opens(places) == set()
    assert ash.opens(places) == at(tables[0], "0", *OF_HOST) | at(tables[1], "0")
    assert birch.opens(places) == at(tables[0], "1") | at(tables[1], "1", *OF_HOST)
    assert cedar.opens(places) == at(tables[0], "2") | at(tables[1], "2")


def test_the_desk_shows_no_link_of_a_team_that_took_its_seat(public: Site) -> None:
    tables: list[str] = []
    ash, birch = Visitor(public, tables), Visitor(public, tables)
    ash.open("hammer", "person", "person", public="yes", **{"option-results": "organiser"})
    table, _, claim = offered(birch)
    assert birch.post(f"/lobby/{table}", seat="1", claim=claim).status == 303
    tables.append(table)
    for visitor in (birch, ash):
        for below in ("/desk/", "/host/", "/lobby/"):
            visitor.walk(below)
    places = places_of(public, tables, "")
    assert birch.opens(places) == at(table, "1")
    assert ash.opens(places) == at(table, "0", *OF_HOST), "the link of the other seat was asked for"


def at(table: str, *places: str) -> set[tuple[str, str]]:
    """List places of a table."""
    return {(table, place) for place in places}


def filled(path: str, table: str, link: str) -> str:
    """Fill the address of a route in."""
    values = SAMPLES | {"table": table, "token": link, "secret": link}
    return PARAMETER.sub(lambda parameter: values[parameter[1]], path)


def places_of(site: Site, tables: list[str], session: str) -> dict[bytes, tuple[str, str]]:
    """Return what each link of the tables opens, by its hash.

    In the session the account has the last seat of each.
    """
    places = {links.key(links.token(session, f"{table} 2")): (table, "2") for table in tables}
    for table in tables:
        where = f"WHERE table_id = '{table}'"
        seats = rows_in(site.store, f"SELECT key, seat FROM seats {where}")
        sql = f"SELECT host_key, watch_key FROM tables WHERE id = '{table}'"
        ((host, watch),) = rows_in(site.store, sql)
        places |= {key: (table, str(seat)) for key, seat in seats}
        places |= {host: (table, "host"), watch: (table, links.WATCH)}
    return places
