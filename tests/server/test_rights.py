"""The matrix of rights: each route around the tables, tried by everybody who can reach it."""

from collections.abc import Iterator, Mapping
from urllib.parse import quote

import pytest
from starlette.routing import BaseRoute, Match
from tests.server.device import Device
from tests.server.helpers import Site, serving
from tests.server.test_clubs import appointed, founded, joined
from tests.server.test_company import person
from tests.server.test_plans import waiting
from tests.server.test_tournaments import FORM, announce
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from velkahra.server.web import app

ROLES = ("Stranger", "Elsewhere", "Member", "Organiser", "Moderator")
"""A stranger, the founder of another club, a member and the founder of the club, and a moderator in
no club. The founder organises the tournament."""
NEW = {**FORM, "club": "Night Owls", "game": "viceroy"}

RIGHTS: tuple[tuple[str, dict[str, str], str], ...] = (
    ("GET /circle", {}, "in 200"),
    ("POST /circle", {"do": "friend", "name": "Nobody"}, "in 404"),
    ("GET /clubs", {}, "200 200"),
    ("POST /clubs", {"name": "?"}, "in 409"),
    ("GET {club}", {}, "200 200"),
    ("POST {club}", {"do": "text", "text": "Hello."}, "in 404 404 303 404"),
    ("GET /report?club=Night%20Owls", {}, "in 200"),
    ("POST /report", {"club": "Night Owls", "why": " "}, "in 409"),
    ("GET /moderation", {}, "in 404 404 404 200"),
    ("POST /moderation", {"do": "lift", "number": "9", "why": "x"}, "in 404 404 404 409"),
    ("POST /moderation", {"do": "ban", "number": "9", "days": "7"}, "in 404 404 404 409"),
    ("GET /people", {}, "200 200"),
    ("GET /people/Member", {}, "404 404 200 404 404"),
    ("GET /account/page", {}, "303 303"),
    ("POST /account/page", {"seen_by": "x"}, "in 400"),
    ("GET /account/figures.json", {}, "in 200"),
    ("GET /account/games.csv", {}, "in 200"),
    ("POST /account/rest", {"zone": "nowhere"}, "in 400"),
    ("GET /tournaments", {}, "200 200"),
    ("POST /tournaments", {**NEW, "every": "0"}, "in 404 404 409 404"),
    ("GET /tournaments/new?club=Night%20Owls", {}, "in 404 404 200 404"),
    ("GET /tournaments/feed", {}, "200 200"),
    ("GET {cup}", {}, "200 200"),
    ("POST {cup}/enter", {}, "in 409 303 303 409"),
    ("POST {cup}/leave", {}, "in 303"),
    ("GET {cup}/team/x", {}, "404 404"),
    ("POST {cup}/team/x", {}, "in 409"),
    ("GET {cup}/organise/{other}", {}, "404 404"),
    ("POST {cup}/organise/{other}", {"do": "off", "why": "x"}, "404 404"),
    ("GET {cup}/organise/{secret}", {}, "200 200"),
    ("POST {cup}/organise/{secret}", {"do": "nothing"}, "400 400"),
    ("GET {cup}/schedule.ics", {}, "200 200"),
    ("GET {cup}/all.pdf", {}, "200 200"),
    ("GET /next", {}, "303 303"),
    ("GET /waiting", {}, "200 200"),
    ("GET /manifest.webmanifest", {}, "200 200"),
    ("GET /icon-192.png", {}, "200 200"),
    ("GET /offline", {}, "200 200"),
    *(
        (what, {"text": "x", "line": "x"}, f"{answer} {answer}")
        for what, answer in (
            ("GET {seat}/plan", 200),
            ("POST {seat}/plan", 409),
            ("POST {seat}/plan/drop", 303),
            ("POST {seat}/notes", 303),
            ("LIVE {seat}/plan/live", 101),
            ("GET {seat}/card.png", 404),
            ("GET /embed{seat}", 404),
            ("GET {watch}/card.png", 200),
            ("GET /embed{watch}", 200),
            ("GET /embed/replay/{game}", 404),
            *(
                (f"{how} {{{link}}}/{end}", 403 if how == "LIVE" else 404)
                for link in ("watch", "wrong")
                for how, end in (
                    ("GET", "plan"),
                    ("POST", "plan"),
                    ("POST", "plan/drop"),
                    ("POST", "notes"),
                    ("LIVE", "plan/live"),
                )
            ),
        )
    ),
)
"""A request with its form, and the answers to ROLES: a status, or "in" where it leads to the page
for signing in. The last answer holds for all roles after it."""


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Site, Mapping[str, str]]]:
    """A server with a device for each role, which has its session, and the addresses by name."""
    with serving(tmp_path_factory.mktemp("rights"), accounts=True) as site:
        people = {role: person(site, role) for role in ROLES[1:]}
        club = founded(people["Organiser"])
        founded(people["Elsewhere"], "Early Birds")
        joined(people["Member"], people["Organiser"], club)
        people["Member"].post("/account/page", seen_by="nobody")
        appointed(site, people["Moderator"])
        cup, organiser = announce(people["Organiser"], **NEW)
        _, other = announce(people["Elsewhere"], game="viceroy")
        _, seat, watch = waiting(site)
        links = {"secret": organiser.rpartition("/")[2], "other": other.rpartition("/")[2]}
        wrong = f"{seat.rpartition('/')[0]}/{'x' * 22}"
        paths = {"club": club, "cup": cup, "seat": seat, "watch": watch, "wrong": wrong}
        sessions = {role: device.cookies["session"] for role, device in people.items()}
        yield site, {**paths, **links, **sessions, "game": f"{seat.split('/')[2]}/{'x' * 22}"}


@pytest.mark.parametrize(("what", "form", "answers"), RIGHTS, ids=[row[0] for row in RIGHTS])
def test_each_role_gets_the_answer_it_may_get(
    world: tuple[Site, Mapping[str, str]], what: str, form: dict[str, str], answers: str
) -> None:
    site, names = world
    what, wanted = what.format_map(names), answers.split()
    for n, role in enumerate(ROLES):
        device = Device(site)
        if role in names:
            device.cookies["session"] = names[role]
        is_live = what.startswith("LIVE ")
        found = live(device, what[5:]) if is_live else asked(device, what, form)
        assert (role, found) == (role, wanted[min(n, len(wanted) - 1)])


def asked(device: Device, what: str, form: dict[str, str]) -> str:
    """Return the status of an answer, or "in" for one that leads to sign in."""
    method, _, path = what.partition(" ")
    answer = device.get(path) if method == "GET" else device.post(path, **form)
    leads_in = answer.headers.get("location") == "/account" and what != "GET /account/page"
    return "in" if leads_in else str(answer.status)


def live(device: Device, path: str) -> str:
    """Return the status of the answer to a page that wants to stay connected."""
    try:
        with connect(f"ws://127.0.0.1:{device.site.port}{path}", close_timeout=1):
            return "101"
    except InvalidStatus as error:
        return str(error.response.status_code)


def test_no_route_around_the_tables_is_without_rights() -> None:
    routes = app.around_tables()
    reached = [first_of(routes, what) for what, *_ in RIGHTS]
    for route in routes:
        assert route in reached, route


def first_of(routes: list[BaseRoute], what: str) -> BaseRoute:
    """Return the route that answers a row."""
    path = what.replace("{club}", "/clubs/x").replace("{cup}", "/tournaments/x")
    for link in ("seat", "watch", "wrong"):
        path = path.replace(f"{{{link}}}", "/table/x/x")
    method, _, path = path.replace("{game}", "x/x").partition(" ")
    kind = "websocket" if method == "LIVE" else "http"
    scope = {"type": kind, "method": method, "path": quote(path.partition("?")[0]), "headers": []}
    return next(route for route in routes if route.matches(scope)[0] == Match.FULL)
