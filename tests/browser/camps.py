"""A camp that is under way: teams that decide over sockets, and what an organiser enters."""

import re
from contextlib import ExitStack
from typing import Any

from tests.server.helpers import Page as Socket
from tests.server.helpers import Site

FIRST = {"usa": "1", "china": "1", "japan": "3", "russia": "4", "gla": "missing"}
HARMLESS = ("keep", "no-bet", "time-up", "end", "refuse", "enough", "draw", "option 1", "position")


def leaves(choices: dict[str, Any]) -> list[str]:
    """List the actions of a choice graph that take one word after the other."""
    found: list[str] = []
    for node in choices["nodes"]:
        if node["type"] == "one":
            found += [step for step in node["to"].values() if isinstance(step, str)]
            labels = choices["rows"][node["row"]].split() if "row" in node else []
            found += [node["text"] + label for label in labels]
    return found


def harmless(choices: dict[str, Any]) -> str:
    """Choose what a team does that has nothing in mind."""
    offered = leaves(choices)
    for kind in HARMLESS:
        if mine := [text for text in offered if text.split()[0] == kind.split()[0]]:
            return mine[0]
    return offered[0]


def links_of(site: Site, path: str) -> list[str]:
    """Read the links of the teams from the desk at this path."""
    return re.findall(r'href="(/table/[^"]+)"', site.get(path).text)[:5]


class Teams:
    """The phones of five teams that decide quickly, as sockets."""

    def __init__(self, site: Site, path: str, paths: list[str], stack: ExitStack) -> None:
        self._site, self._path = site, path
        self.sockets: list[Socket] = [stack.enter_context(site.page(path)) for path in paths]
        for socket in self.sockets:
            socket.update()

    def catch_up(self) -> None:
        """Hear of everything that the desk knows."""
        latest = re.search(r'data-v="(\d+)"', self._site.get(self._path).text)
        assert latest is not None
        for socket in self.sockets:
            while socket.version < int(latest[1]):
                socket.update()

    @property
    def version(self) -> int:
        """The version that all of them have heard of."""
        return min(socket.version for socket in self.sockets)

    def acting(self) -> list[int]:
        self.catch_up()
        return self._asked()

    def step(self) -> None:
        """Let one team that is asked decide."""
        self._decide(self.acting()[0])

    def rest(self) -> None:
        """Let the teams decide until nobody is asked. The desk is a large page: ask it seldom."""
        while asked := self.acting():
            while asked:
                self._decide(asked[0])
                asked = self._asked()

    def _asked(self) -> list[int]:
        """List the teams that are asked, once all have heard what one of them has heard."""
        for socket in self.sockets:
            while socket.version < max(other.version for other in self.sockets):
                socket.update()
        return [n for n, socket in enumerate(self.sockets) if socket.last["yours"]]

    def _decide(self, team: int) -> None:
        socket = self.sockets[team]
        socket.act(harmless(socket.last["choices"]))
        socket.update()


def enter(site: Site, desk: str, form: str, **answers: str) -> None:
    """Make an entry at a desk."""
    version = re.findall(r'data-v="(\d+)"', site.get(desk).text)[0]
    answer = site.post(desk, {"do": "enter", "form": form, "v": version, **answers})
    assert answer.status == 303, answer.text


def to_a_turn(site: Site, desk: str, reason: str = "by mistake") -> None:
    """Play a new camp until a team has its turn, a slip is due, and an entry waits."""
    enter(site, desk, "hide", square="C4")
    with ExitStack() as stack:
        teams = Teams(site, desk, links_of(site, desk), stack)
        teams.rest()
        enter(site, desk, "leak", power="japan", row="7", reason=reason)
        enter(site, desk, "results", **FIRST)
        while 'data-runs="yes"' not in site.get(desk).text:
            teams.step()
        enter(site, desk, "announce", pair="usa-japan")


def camp(site: Site) -> str:
    """Open a camp for five teams. Returns: the path of its desk."""
    fields = {"game": "hammer", "option-results": "organiser", "option-rounds": "5"}
    fields |= {"clock": "turn-900", "late": "default"}
    answer = site.post("/tables", fields | {f"seat-{n}": "person" for n in range(5)})
    return answer.headers["location"]
