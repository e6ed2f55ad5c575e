"""The promises about files from strangers hold for every route that takes one."""

import http.client
import json
import re
import sys
import time
from base64 import b64encode
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlencode

import pytest
from starlette.requests import Request
from starlette.routing import Route
from tests.sampling import some
from tests.server.helpers import Answer, Site, read_here, serving
from tests.server.hostile import pictures
from tests.server.processes import running
from tests.server.replays import FINISHED

from velkahra.server.settings import Settings
from velkahra.server.web.app import application

WEB = Path(__file__).parents[3] / "src/velkahra/server/web"
CAMP = {"game": "hammer", "seat-0": "person", "seat-1": "person", "option-results": "organiser"}
PLAIN = {"content-type": "application/x-www-form-urlencoded"}
PARTS = {"content-type": "multipart/form-data; boundary=x"}
LONG = 150_000
MOST_MEGABYTES = 20
MOST_SECONDS = 1.0
"""For a harmless request meanwhile; the machine of the tests may be busy."""


class Camp(NamedTuple):
    """A camp on a server: its desk's address, and its file."""

    desk: str
    file: str


def opened(site: Site) -> Camp:
    desk = site.post("/tables", CAMP).headers["location"].replace("/host/", "/desk/")
    return Camp(desk, site.get(f"{desk}/file").text)


def sent(site: Site, path: str, body: bytes, headers: dict[str, str]) -> Answer:
    """Send a body, and read the answer even if the server does not want all of it."""
    connection = http.client.HTTPConnection("127.0.0.1", site.port, timeout=120)
    try:
        connection.request("POST", path, body, headers)
        answer = connection.getresponse()
        heads = {name.lower(): value for name, value in answer.getheaders()}
        return Answer(answer.status, heads, answer.read().decode("utf-8", "replace"))
    finally:
        connection.close()


def plain(**fields: str) -> tuple[bytes, dict[str, str]]:
    return urlencode(fields).encode(), PLAIN


def parts(picture: bytes) -> tuple[bytes, dict[str, str]]:
    head = b'--x\r\nContent-Disposition: form-data; name="%s"\r\n\r\n'
    return b"".join((head % b"metres", b"5\r\n", head % b"picture", picture, b"\r\n--x--")), PARTS


def with_cards(camp: Camp, **files: str) -> str:
    """The file of a camp with cards of its own."""
    found: dict[str, Any] = json.loads(camp.file)
    found["links"]["table"] = "0123456789"
    found["options"]["cards"] = "other-0123456789ab"
    return json.dumps(found | {"files": files})


def hostile_camps(camp: Camp) -> dict[str, str]:
    whole = json.loads(camp.file)
    whole["links"]["table"] = "0123456789"
    doubled = (f"{n}: &{n} [*{m},*{m}]\n" for m, n in pairwise("abcdefghijklmnopqrstuvwxyz"))
    ground = b64encode(pictures.claiming(pictures.saved("JPEG"), 65_500, 65_500)).decode()
    return {
        "deep JSON": "[" * 3_900_000,
        "one long text": json.dumps(whole | {"seed": "x" * 3_900_000}),
        "as many rows as there may be": json.dumps(whole | {"rows": ['["moved"]'] * 49_999}),
        "a map that claims 4 billion pixels": json.dumps(whole | {"ground": ground}),
        "deep YAML": with_cards(camp, **{"set.yaml": "[" * 3000}),
        "YAML of anchors": with_cards(camp, **{"set.yaml": "a: &a [x,x]\n" + "".join(doubled)}),
        "YAML of many keys": with_cards(camp, **{"set.yaml": "a: b\n" * 200_000}),
        "YAML of keys by alias": with_cards(camp, **{"set.yaml": "? &a {x: 1}\n: *a\n" * 50_000}),
        "YAML of many dashes": with_cards(camp, **{"set.yaml": "- " * 100_000}),
        "cards outside of their folder": with_cards(camp, **{"../../set.yaml": "id: other\n"}),
        "cards with a tag": with_cards(camp, **{"set.yaml": "!!python/object/apply:os.abort []"}),
    }


def hostile_records() -> dict[str, str]:
    text = FINISHED.read_text()
    head = text.partition("\n\n")[0] + "\n\n"
    return {
        "many actions": head + "lion king G3\n" * 35_000 + "result unfinished\n",
        "one long line": "velkahra record 1\n" + "x" * 480_000,
        "many lines": "\n" * 490_000,
        "many options": "velkahra record 1\n" + "option a b\n" * 40_000,
        "a torn one": text[: len(text) // 2],
        "zeros": "\0" * 490_000,
    }


def hostile_to(path: str, camp: Camp) -> dict[str, tuple[bytes, dict[str, str]]]:
    """The files for a route, by the name of their fault."""
    if path.endswith("/map"):
        found = {name: parts(picture) for name, picture in pictures.hostile().items()}
        return found | {"many parts": (b"--x\r\n\r\n" * 1_000_000, PARTS)}
    texts = hostile_camps(camp) if path == "/desk" else hostile_records()
    found = {name: plain(record=text) for name, text in texts.items()}
    found["escapes"] = (b"record=" + b"%5B" * 600_000, PLAIN)
    found["many fields"] = (b"a=b&" * 400_000, PLAIN)
    return found


pytestmark = pytest.mark.plain

TAKE_FILES = ("/desk", "/desk/{table}/{secret}/map", "/records", "/study/{game}")
"""The routes that take files. Each has hostile ones above, and an honest one below."""


def honest_to(path: str, camp: Camp) -> tuple[bytes, dict[str, str]]:
    if path.endswith("/map"):
        return parts(pictures.saved("PNG"))
    return plain(record=camp.file if path == "/desk" else FINISHED.read_text())


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with serving(
        tmp_path / "data", accounts=True, files_a_minute=60_000, tables_a_minute=60_000
    ) as running_one:
        yield running_one


def addresses(camp: Camp, site: Site) -> dict[str, str]:
    """The routes that are posted to, each with an address at which it answers."""
    table, secret = camp.desk.split("/")[2:]
    seat: str = re.findall(r'href="(/table/[^"]+)"', site.get(camp.desk).text)[0].split("/")[3]
    found: dict[str, str] = {"table": table, "secret": secret, "token": seat, "game": "euphrates"}
    routes = application(Settings(Path("nowhere"))).routes
    posts = [r.path for r in routes if isinstance(r, Route) and "POST" in (r.methods or ())]

    def filled(name: re.Match[str]) -> str:
        return found.get(str(name[1]), "1")

    return {path: re.sub(r"{(\w+)(:\w+)?}", filled, path) for path in posts}


def test_every_route_of_files_is_among_these(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """A route that reads a long body takes files, and belongs into `TAKE_FILES`."""
    read: Counter[str] = Counter()
    stream = Request.stream

    async def counted(request: Request) -> AsyncIterator[bytes]:
        async for data in stream(request):
            read[request.url.path] += len(data)
            yield data

    monkeypatch.setattr(Request, "stream", counted)
    read_here(monkeypatch)  # whatever it is: the other tests read it elsewhere
    found = set()
    for route, path in addresses(opened(site), site).items():
        for body, kind in (plain(record="x" * LONG), parts(bytes(LONG)), (b"[" * LONG, {})):
            read.clear()
            assert sent(site, path, body, kind).status < 500, route
            if read[path] >= LONG:
                found.add(route)
    assert found == set(TAKE_FILES)


def test_no_other_code_reads_a_body() -> None:
    """Forms and messages are short; whatever may be long goes through `Reception`."""
    readers = {
        path.relative_to(WEB).as_posix()
        for path in WEB.rglob("*.py")
        if re.search(r"request\.(stream|body|form|json)\(", path.read_text(encoding="utf-8"))
    }
    assert readers == {"kit/request.py", "kit/receiving.py", "api/calls.py"}


@pytest.mark.parametrize("route", TAKE_FILES)
def test_no_file_is_read_in_the_server_s_own_process(
    site: Site, route: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    camp = opened(site)
    path = addresses(camp, site)[route]
    body, kind = honest_to(route, camp)
    (tmp_path / "python").write_text(f"#!{sys.executable}\nimport os; os.abort()\n")
    (tmp_path / "python").chmod(0o755)
    with monkeypatch.context() as patch:
        patch.setattr(sys, "executable", str(tmp_path / "python"))
        answer = sent(site, path, body, kind)
        assert answer.status in (400, 409), answer.text
        assert 'role="alert"' in answer.text
    assert sent(site, path, body, kind).status == 303


def memory(pid: int, what: str) -> float:
    """Megabytes of a process: `VmRSS` now, `VmHWM` at most."""
    found = re.search(rf"{what}:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    assert found is not None
    return int(found[1]) / 1024


class Cost(NamedTuple):
    """What a file cost: megabytes of the server, and the longest wait of others, in seconds."""

    status: int
    rise: float
    wait: float


def measured(pid: int, site: Site, path: str, body: bytes, kind: dict[str, str]) -> Cost:
    """Send a file, and ask for /health all the time meanwhile."""
    Path(f"/proc/{pid}/clear_refs").write_text("5")  # the most memory is counted from now on
    before, waits = memory(pid, "VmRSS"), [0.0]
    with ThreadPoolExecutor() as pool:
        sending = pool.submit(sent, site, path, body, kind)
        while not sending.done():
            begun = time.monotonic()
            assert site.get("/health").status == 200
            waits.append(time.monotonic() - begun)
            time.sleep(0.05)
    return Cost(sending.result().status, memory(pid, "VmHWM") - before, max(waits))


@pytest.mark.skipif(sys.platform != "linux", reason="no other system says how much memory it was")
@pytest.mark.parametrize("route", TAKE_FILES)
def test_hostile_files_cost_little_memory_and_no_time(route: str, tmp_path: Path) -> None:
    before = "from velkahra.server.settings import Settings"
    settings = "settings=Settings(Path(sys.argv[2]), files_a_minute=60_000)"
    with running(tmp_path, before, settings) as (process, site):
        camp = opened(site)
        path = addresses(camp, site)[route]
        sent(site, path, *honest_to(route, camp))
        forms = hostile_to(route, camp)
        cards = {name for name in forms if "YAML" in name}
        found = {
            name: measured(process.pid, site, path, *forms[name])
            for name in {*some(list(forms), 3), *cards}
        }
    assert {found[name].status for name in cards} <= {400}
    assert {
        name: cost
        for name, cost in found.items()
        if cost.status >= 500 or cost.rise > MOST_MEGABYTES or cost.wait > MOST_SECONDS
    } == {}


@pytest.mark.skipif(sys.platform != "linux", reason="no other system says how much memory it was")
def test_ten_large_forms_at_once_cost_the_server_little(tmp_path: Path) -> None:
    """They took 480 MB while they came."""
    with running(tmp_path) as (process, site):
        sent(site, "/desk", *plain(record=opened(site).file))
        body, kind = plain(record="x" * 15_900_000)
        with ThreadPoolExecutor(10) as pool:
            first = pool.submit(measured, process.pid, site, "/desk", body, kind)
            others = [pool.submit(sent, site, "/desk", body, kind) for _ in range(9)]
            cost, answers = first.result(), [one.result() for one in others]
    assert {cost.status, *(answer.status for answer in answers)} == {413, 429}
    assert cost.rise < MOST_MEGABYTES
