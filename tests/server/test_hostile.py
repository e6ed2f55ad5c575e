"""What strangers and broken programs send: refused, without harm to the table or its secrets."""

import http.client
import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import quote

import pytest
from starlette.routing import Route, WebSocketRoute
from tests.server.helpers import Page, Serve, Site, serving, sqlite_of
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from velkahra.server.domain import links
from velkahra.server.settings import Settings
from velkahra.server.web.app import application
from velkahra.server.web.kit import assets

MARKUP = "\"'><script>alert(1)</script><img src=x onerror=alert(2)>"


@pytest.fixture
def open_site(tmp_path: Path, toys: None) -> Iterator[Site]:
    """A server with everything switched on that can be."""
    with serving(tmp_path / "data", accounts=True, public_lobby=True) as running:
        yield running


def raw(site: Site, path: str, method: str = "GET", **headers: str) -> tuple[int, str]:
    """Ask for a path exactly as it is written."""
    connection = http.client.HTTPConnection("127.0.0.1", site.port, timeout=5)
    try:
        connection.putrequest(method, path, skip_host="Host" in headers)
        for name, value in headers.items():
            connection.putheader(name, value)
        connection.endheaders()
        answer = connection.getresponse()
        return answer.status, answer.read().decode("utf-8", "replace")
    finally:
        connection.close()


def test_links_of_a_table_open_nothing_else(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two, watch = site.table("morra", "person", "person")
    monkeypatch.setattr(links, "new_name", lambda: "12345abcde")  # some names have no letter
    other, *_ = site.table("morra", "person", "person")
    name, token = other.split("/")[2:]
    secret = links.new_secret()
    wrong = [
        f"/table/{one.split('/')[2]}/{token}",
        f"/host/{name}/{token}",
        f"/table/{name}/{secret}",
        f"/host/{name}/{secret}",
        f"/table/{name}/{token.swapcase()}",
        f"/table/{name}/{token}%20",
        f"/table/{name}/{token}%00",
        f"/table/{name.upper()}/{token}",
        f"/table/{name}%00/{token}",
        f"/table/{name}/{quote(token + chr(0x301))}",
        f"/table/{quote(chr(39) + ' OR 1=1 --')}/{token}",
        f"/table/%25/{token}",
        *(f"/table/{name}/{token[:-1]}", f"/table/{name}/x", f"/table/none/{token}"),
    ]
    for path in wrong:
        assert site.get(path).status == 404, path
        for more in ("/record", "/seed"):
            assert site.get(path + more).status == 404
        with pytest.raises(InvalidStatus), site.page(path):
            pass
    assert [site.get(path).status for path in (one, two, watch)] == [200] * 3


def test_a_link_is_compared_with_keys_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[bytes, bytes]] = []

    def compare(one: bytes, other: bytes) -> bool:
        seen.append((one, other))
        return one == other

    monkeypatch.setattr("hmac.compare_digest", compare)
    keys = [links.key(text) for text in ("a", "b", "c")]
    assert links.find("a", keys) == 0
    assert [other for _, other in seen] == keys, "it does not stop at the first that fits"


def test_notation_is_read_to_the_letter(serve: Serve) -> None:
    with serve(messages_a_second=1000.0) as site:
        one, *_ = site.table("morra", "person", "person")
        with site.at(one) as ash:
            for text in (
                *("show 1\n", " show 1", "show  1", "SHOW 1", "show 1 ", "show 01", "show -1"),
                *("show 4", "show \uff11", "show 1\u0000", "chance show 1", "birch show 1"),
                *("\u202eshow 1", MARKUP),
            ):
                ash.act(text)
                assert ash.until("problem")["name"] == "no-action", text
        one, *_ = site.table("draws", "person", "person")
        with site.at(one) as ash:
            ash.act("deal 6")
            assert ash.until("refused")["rule"] in ("DR-BID-01", "DR-DEAL-01"), "a chance move"


def test_a_double_click_acts_once(site: Site) -> None:
    """Also where the same link is open twice: the second page hears that the table has changed."""
    one, two, _ = site.table("morra", "person", "person")
    with site.at(one) as ash, site.at(one) as again, site.at(two) as birch:
        for _ in range(3):
            ash.act("show 2")
        assert ash.update()["v"] == 1
        assert [ash.until("problem")["name"] for _ in range(2)] == ["stale", "stale"]
        again.act("show 3", 0)
        assert again.until("problem")["name"] == "stale"
        assert birch.update()["v"] == 1
        birch.act("show 1")
        assert birch.update()["v"] == 2
    assert plies_of(site, one) == [b'["ply",0,"show 2"]', b'["ply",1,"show 1"]']


def test_messages_out_of_order_change_nothing(site: Site) -> None:
    one, two, _ = site.table("morra", "person", "person")
    with site.at(one) as ash, site.at(two) as birch:
        for version in (1, 2, 10_000_000):
            ash.act("show 1", version)
            ash.say(kind="undo", v=version)
            assert [ash.until("problem")["name"] for _ in range(2)] == ["stale", "stale"]
        ash.act("show 2", 0)
        while ash.version < 1:
            ash.update()
        birch.act("show 2", 0)
        assert birch.until("problem")["name"] == "stale"
    assert plies_of(site, one) == [b'["ply",0,"show 2"]']


def plies_of(site: Site, path: str) -> list[bytes]:
    sql = "SELECT what FROM plies WHERE table_id = ? ORDER BY n"
    rows = sqlite_of(site.store).execute(sql, (path.split("/")[2],)).fetchall()
    return [what for (what,) in rows]


def test_a_frame_beyond_all_measure_ends_the_connection_and_nothing_else(site: Site) -> None:
    one, two, _ = site.table("morra", "person", "person")
    with site.at(two) as birch:
        with site.at(one) as ash, pytest.raises(ConnectionClosed):
            send_until_closed(ash)
        birch.act("show 1")
        assert birch.update()["v"] == 1


def send_until_closed(page: Page) -> None:
    for _ in range(40):
        page.socket.send("x" * 40_000_000)
        page.hear()


def test_no_route_that_changes_something_listens_to_another_site(open_site: Site) -> None:
    app = application(Settings(Path("nowhere")))
    posts = [r for r in app.routes if isinstance(r, Route) and "POST" in (r.methods or ())]
    assert len(posts) >= 3
    for route in posts:
        path = re.sub(r"{[^}]*}", "0", route.path)
        for origin in foreign(open_site):
            assert open_site.post(path, {"a": "b"}, Origin=origin).status == 403, path
        cross = {"Sec-Fetch-Site": "cross-site"}
        assert open_site.post(path, {"a": "b"}, **cross).status == 403, path


def test_no_socket_listens_to_another_site(open_site: Site) -> None:
    one, *_ = open_site.table("morra", "person", "person")
    app = application(Settings(Path("nowhere")))
    sockets = [route.path for route in app.routes if isinstance(route, WebSocketRoute)]
    assert "/table/{table}/{token}/live" in sockets
    paths = [re.sub(r"{[^}]*}", "morra", path) for path in sockets] + [one + "/live"]
    for path in paths:
        for origin in foreign(open_site):
            with (
                pytest.raises(InvalidStatus),
                connect(f"ws://127.0.0.1:{open_site.port}{path}", origin=Origin(origin)),
            ):
                pass
    with open_site.page(one, origin=open_site.base) as ash:
        ash.update()


def foreign(site: Site) -> list[str]:
    """List origins that are not the site's, some of which look a little like it."""
    host = f"127.0.0.1:{site.port}"
    return [
        "null",
        "https://elsewhere.example",
        f"http://{host}.elsewhere.example",
        f"http://elsewhere.example#{host}",
        f"http://elsewhere.example/{host}",
        f"http://{host}@elsewhere.example",
        f"http://127.0.0.1:{site.port + 1}",
        f"http://127.0.0.1.:{site.port}",
    ]


def test_behind_a_proxy_the_site_is_the_one_of_the_base_address(serve: Serve) -> None:
    with serve(base_url="https://table.example") as site:
        fields = {"game": "morra", "seat-0": "me", "seat-1": "person"}
        answer = site.post("/tables", fields, Origin="https://table.example")
        assert answer.status == 303
        page = site.get(answer.headers["location"], Host="table.example").text
        assert "https://table.example/table/" in page
        assert site.post("/tables", fields, Origin="https://table.example.org").status == 403


OTHER_HOSTS = (
    *("elsewhere.example", "table.example.elsewhere.example", "table.example:8000", "", "["),
)


@pytest.mark.parametrize("lan", ["", "http://192.168.1.5:8000"])
def test_a_site_with_a_base_address_answers_at_no_other_one(serve: Serve, lan: str) -> None:
    with serve(base_url="https://table.example", lan_url=lan) as site:
        seat, *_ = site.table("morra", "person", "person")
        fields = {"game": "morra", "seat-0": "me", "seat-1": "person"}
        for host in OTHER_HOSTS:
            page = site.get("/", Host=host)
            assert page.status == 403
            assert "It is at https://table.example." in page.text
            assert site.post("/tables", fields, Host=host, Origin=f"https://{host}").status == 403
            answer = json.loads(site.get("/api/v1", Host=host).text)
            assert answer["error"]["code"] == "wrong-host"
            address = f"ws://127.0.0.1:{site.port}{seat}/live"
            with pytest.raises(InvalidStatus), connect(address, additional_headers={"Host": host}):
                pass
        for health in ("/health", "/health/live", "/health/ready"):
            assert site.get(health, Host="10.0.0.7:8000").status == 200


def test_a_site_with_a_base_address_answers_there_and_its_own_computer(serve: Serve) -> None:
    base, lan = "https://table.example", "http://192.168.1.5:8000"
    with serve(base_url=base, lan_url=lan) as site:
        for host in ("table.example", "TABLE.example:443", "192.168.1.5:8000", "localhost:8000",
                     "127.0.0.1:1234", "[::1]"):  # fmt: skip
            assert site.get("/", Host=host).status == 200, host


@pytest.mark.parametrize(("proxies", "scheme"), [("10.0.0.1", "http"), ("127.0.0.1", "https")])
def test_only_trusted_proxies_are_believed(tmp_path: Path, proxies: str, scheme: str) -> None:
    with serving(tmp_path, proxies=proxies) as site:
        fields = {"game": "euphrates", "seat-0": "me", "seat-1": "person"}
        host = site.post("/tables", fields).headers["location"]
        page = site.get(host, **{"X-Forwarded-Proto": "https"}).text
        assert f"{scheme}://127.0.0.1:{site.port}/table/" in page


@dataclass
class Form:
    action: str
    method: str
    fields: dict[str, str] = field(default_factory=dict)
    typed: list[str] = field(default_factory=list)


class Forms(HTMLParser):
    """Collects the forms of a page, each with its fields as a browser would send them."""

    def __init__(self) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self._select = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        facts = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.forms.append(Form(facts.get("action", ""), facts.get("method", "get").lower()))
        elif self.forms and tag in ("input", "textarea", "button") and facts.get("name"):
            if facts.get("type") not in ("radio", "checkbox") or "checked" in facts:
                self.forms[-1].fields[facts["name"]] = facts.get("value", "")
            if tag == "textarea" or facts.get("type", "text") in ("text", "search", "password"):
                self.forms[-1].typed.append(facts["name"])
        elif self.forms and tag == "select":
            self._select = facts.get("name", "")
        elif self.forms and tag == "option" and self._select:
            fields = self.forms[-1].fields
            if "selected" in facts or self._select not in fields:
                fields[self._select] = facts.get("value", "")


def forms_of(text: str) -> list[Form]:
    found = Forms()
    found.feed(text)
    return [form for form in found.forms if form.method == "post"]


def test_markup_in_every_field_of_every_form_stays_text(open_site: Site) -> None:
    site = open_site
    one, *_ = site.table("morra", "person", "person")
    host = site.post("/tables", {"game": "morra", "seat-0": "person", "seat-1": "person"})
    pages = ["/", "/new?game=draws", one, host.headers["location"], "/records", "/account"]
    tried = 0
    for page in pages:
        for form in forms_of(site.get(page).text):
            wrong = [{**form.fields, name: MARKUP} for name in form.typed]
            for fields in [dict.fromkeys(form.fields, MARKUP), *wrong]:
                tried += 1
                answer = site.post(form.action or page, fields)
                assert answer.status < 500, (page, fields)
                assert not harmful(answer.text), (page, fields)
                if answer.status == 303:
                    assert not harmful(site.get(answer.headers["location"]).text), (page, fields)
    assert tried >= 5
    for page in pages:
        assert not harmful(site.get(page).text), page


def harmful(text: str) -> bool:
    return "<script>alert" in text or "<img src=x" in text


def test_markup_in_addresses_and_headers_stays_text(open_site: Site) -> None:
    app = application(Settings(Path("nowhere")))
    routes = [r.path for r in app.routes if isinstance(r, Route) and "GET" in (r.methods or ())]
    for path in routes:
        filled = re.sub(r"{[^}]*}", quote(MARKUP, safe=""), path)
        query = f"?game={quote(MARKUP)}&language={quote(MARKUP)}&ply={quote(MARKUP)}"
        for asked in (filled, filled + query, path.replace("{", "%7B") + query):
            status, text = raw(open_site, asked)
            assert status < 500, asked
            assert not harmful(text), asked
    assert open_site.get("/", Host="elsewhere.example").status == 200, "there is no base address"
    one, *_ = open_site.table("morra", "person", "person")
    for name in ("Cookie", "Accept-Language", "Referer", "User-Agent", "X-Forwarded-Proto"):
        status, text = raw(open_site, one, **{name: f"language={MARKUP}"})
        assert status == 200, name
        assert not harmful(text), name
    for markup in (MARKUP, 'x"onload=alert(1)'):
        status, text = raw(open_site, one.replace("/table/", "/host/"), Host=markup)
        assert status < 500
        assert not harmful(text)


TRICKS = [
    "/static/../app.py",
    "/static/v/app.py",
    "/static/v/../app.py",
    "/static/v/%2e%2e/serve.py",
    "/static/v/..%2fapp.py",
    "/static/v/..%5capp.py",
    "/static/v/%252e%252e/app.py",
    "/static/v/....//app.py",
    "/static/v//etc/passwd",
    "/static//etc/passwd",
    "/static/v/%2fetc%2fpasswd",
    "//etc/passwd",
    "/static/v/vendor/../app.py",
    "/static/v/./app.py",
    "/static/v/..;/app.py",
    "/static/v/%c0%ae%c0%ae/app.py",
    "/static/v/table/page.py",
    "/static/v/table/page.js%00.py",
    "/static/v/table/__init__.py",
    "/static/v/shared/messages.d.ts",
    "/static/v/vendor/collected.stamp",
    "/static/v/%00",
    "/static/v/",
    "/static/v",
    "/static/",
    "/static",
    "/static/v/vendor",
    "/static/v/" + "a/" * 500,
    "/static/v/" + "a" * 5000,
    "/games/../../web.py.css",
    "/games/%2e%2e%2fstyle.css",
    "/games/.css",
]


def test_tricks_with_paths_lead_nowhere(site: Site) -> None:
    for path in TRICKS:
        status, text = raw(site, path)
        assert status in (404, 405, 307, 400), path
        assert "import" not in text, path
        assert "root:" not in text, path


def test_of_the_features_folders_only_what_pages_load_is_given(site: Site) -> None:
    kinds = {Path(name).suffix for name in assets.files()}
    assert kinds <= {".js", ".css", ".svg", ".webp", ".woff2"}
    for path in sorted(assets.FOLDER.rglob("*")):
        name = path.relative_to(assets.FOLDER).as_posix()
        if "__pycache__" not in name and name not in assets.files():
            assert raw(site, f"{assets.place()}{name}")[0] == 404, name
        assert not path.is_symlink()
        assert path.name[0] != "."


def test_other_methods_do_nothing(site: Site) -> None:
    one, *_ = site.table("morra", "person", "person")
    for method in ("PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "OPTIONS", "X"):
        assert raw(site, one, method)[0] in (400, 405), method


def test_random_bytes_as_requests_end_no_server(site: Site) -> None:
    import socket

    rng = random.Random(8)
    for _ in range(60):
        with socket.create_connection(("127.0.0.1", site.port), timeout=5) as line:
            line.sendall(rng.randbytes(rng.randrange(1, 3000)) + b"\r\n\r\n")
    assert site.get("/").status == 200
