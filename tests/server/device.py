"""A browser's memory without a browser: it keeps cookies and follows where it is sent."""

import re

from tests.server.helpers import Answer, Site


class Device:
    """A device at a site."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.cookies: dict[str, str] = {}

    def get(self, path: str) -> Answer:
        return self._keep(self.site.get(path, Cookie=self._header()))

    def post(self, path: str, **fields: str) -> Answer:
        return self._keep(self.site.post(path, fields, Cookie=self._header()))

    def open(self, game: str, *players: str, **more: str) -> str:
        """Open a table. Returns where it leads."""
        seats = {f"seat-{n}": player for n, player in enumerate(players)}
        answer = self.post("/tables", game=game, **seats, **more)
        assert answer.status == 303, answer.text
        return answer.headers["location"]

    def again(self, path: str, **fields: str) -> Answer:
        """Ask for another game on the page of a seat, as a browser does: 307 repeats the form."""
        answer = self.post(f"{path}/again", **fields)
        return self.post(answer.headers["location"]) if answer.status == 307 else answer

    def links(self, path: str = "/") -> list[str]:
        """List where the entries of a list of tables lead, or the links of a host's page."""
        return re.findall(
            r'(?:class="go"|class="button") href="(/(?:table|hand)/[^"]+)"', self.get(path).text
        )

    def _header(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def _keep(self, answer: Answer) -> Answer:
        for line in answer.headers.get("set-cookie", "").split("\n"):
            if found := re.match(r"(\w+)=\"?([^;\"]*)\"?;(.*)", line):
                name, value, rest = found.groups()
                self.cookies[name] = value
                if "Max-Age=0" in rest:
                    del self.cookies[name]
        return answer
