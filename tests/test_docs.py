"""README and docs are tested: every example in them runs and prints what it says."""

import doctest
import importlib
import json
import re
import subprocess
import tomllib
from collections.abc import Callable
from fnmatch import fnmatch
from pathlib import Path

import pytest
from script.website.pages import documents
from script.website.places import place
from starlette.routing import Route
from tests.cli.test_help import parse

import velkahra
from velkahra.cli.guide import groups
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.plugin import Plugin
from velkahra.server.settings import Settings
from velkahra.server.web.api.problems import STATUSES
from velkahra.server.web.api.protocol import Hint
from velkahra.server.web.api.routes import ENDPOINTS
from velkahra.server.web.app import application

ROOT = Path(__file__).resolve().parent.parent
PAGES = [*ROOT.glob("*.md"), *sorted((ROOT / "docs").glob("*.md"))]
PAGES += sorted((ROOT / "docs" / "website").glob("*.md"))
READMES = sorted([*(ROOT / "bench").glob("*.md"), *(ROOT / "src/velkahra/games").glob("*/*.md")])
LINKED = [*PAGES, *READMES, *(ROOT / "examples").glob("*/*.md")]
LINKED += [path for name in ("rules", "datasheets") for path in (ROOT / "docs" / name).glob("*.md")]
SOURCES = sorted((ROOT / "src" / "velkahra").rglob("*.py"))
LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]+`")
# Examples may leave out long output and what differs between machines.
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def without_fences(text: str) -> str:
    """Take the closing fences away, which doctest would read as expected output."""
    return re.sub(r"^```.*$", "", text, flags=re.MULTILINE)


@pytest.mark.parametrize("path", PAGES, ids=named)
def test_the_examples_of_a_page_run(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = without_fences(path.read_text(encoding="utf-8"))
    test = doctest.DocTestParser().get_doctest(text, {}, named(path), str(path), 0)
    report: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=report.append)
    assert report == [], "".join(report)


@pytest.mark.parametrize(
    "path", [path for path in SOURCES if ">>> " in path.read_text(encoding="utf-8")], ids=named
)
def test_the_examples_of_a_module_run(path: Path) -> None:
    parser = doctest.DocTestParser()
    text = path.read_text(encoding="utf-8").replace('"""', "\n")
    test = parser.get_doctest(text, {}, named(path), str(path), 0)
    report: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=report.append)
    assert report == [], "".join(report)


@pytest.mark.parametrize("path", [*PAGES, *READMES], ids=named)
def test_prose_wraps_at_100_columns(path: Path) -> None:
    """Tables, examples, headings and what cannot be broken may be longer."""
    lines = FENCE.sub("", path.read_text(encoding="utf-8")).splitlines()
    prose = [line for line in lines if not line.lstrip().startswith(("|", "#", "[", "![", "<"))]
    assert [line for line in prose if len(line) > 100 and " " in line.strip("-* ")[:80]] == []


READERS: dict[str, Callable[[str], object]] = {"json": json.loads, "toml": tomllib.loads}
DATA = re.compile(r"^```(json|toml)\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("path", LINKED, ids=named)
def test_data_on_a_page_can_be_read(path: Path) -> None:
    for kind, text in DATA.findall(path.read_text(encoding="utf-8")):
        READERS[kind](text)


UNPARTED = re.compile(r"^(?![-*] |\d+\. |[#|>\s]).+\n((?:[-*]|1\.) .*)", re.MULTILINE)


@pytest.mark.parametrize("path", LINKED, ids=named)
def test_an_empty_line_is_before_each_list(path: Path) -> None:
    """Forges show a list without it too, but the site shows text."""
    assert UNPARTED.findall(FENCE.sub("", path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("path", LINKED, ids=named)
def test_links_of_a_page_lead_somewhere(path: Path) -> None:
    text = CODE.sub("", FENCE.sub("", path.read_text(encoding="utf-8")))
    assert [link for link in LINK.findall(text) if not (path.parent / link).exists()] == []


def anchors(path: Path) -> set[str]:
    """Return the anchors that GitHub gives the headings of a page."""
    text = FENCE.sub("", path.read_text(encoding="utf-8"))
    headings = re.findall(r"^#+ (.*)$", text, flags=re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("path", LINKED, ids=named)
def test_links_to_a_heading_lead_to_one(path: Path) -> None:
    text = FENCE.sub("", path.read_text(encoding="utf-8"))
    links = re.findall(r"\]\(((?!https?:)[^)#\s]*)#([^)\s]+)\)", text)
    there = [(path.parent / file if file else path, anchor) for file, anchor in links]
    pages = [(file, anchor) for file, anchor in there if file.suffix == ".md"]
    assert [(file.name, anchor) for file, anchor in pages if anchor not in anchors(file)] == []


def test_every_document_is_in_the_navigation_of_the_site() -> None:
    settings = (ROOT / "docs" / "website" / "zensical.toml").read_text(encoding="utf-8")
    there = re.findall(r'"([^"]+\.md)"', settings)
    places = {place(path) for path in documents()} - {"index.md"}
    assert sorted(one for one in places if not any(fnmatch(one, each) for each in there)) == []
    assert [one for one in there if "*" not in one and one not in {*places, *MADE}] == []


MADE = ("commands.md", "reference/velkahra.md")
"""Pages of the site that are made from the code."""

SHOWN = ROOT / "docs" / "pages.md"
SEAT = "/table/{table}/{token}"
REPLAYS = (f"{SEAT}/replay", "/replay/{table}/{token}")
# Routes that answer with a file, text or data, or redirect.
NO_PAGES = {
    *("/maps/{name}.jpg", "/host/{table}/{secret}/code/{number}.svg"),
    *("/api/v1", "/api/v1/openapi.json", "/api/v1/games/{name}"),
    *(f"/api/v1/tables/{{table}}{name}" for name in ("", "/history", "/seats")),
    "/desk/{table}/{secret}/announce",  # leads to the screen of the table
    "/puzzles/{game}/{number}.svg",
    *(f"/study/{{game}}/{{study}}/{{token}}/{f}" for f in ("film.webp", "picture.png", "record")),
    *("/puzzle/storm", "/archive/data/{game}/{part}.zip", "/replay/{table}/{token}/like"),
    *("/build", "/join", "/friends", "/games/{name}/cover.svg", "/mine/{table}/picture.svg"),
    *("/rules/{game}/{example}.svg", "/rules/{game}/leaflet.pdf"),
    "/desk/{table}/{secret}/file",
    "/desk/{table}/{secret}/print/{file}",
    *(
        "/tables",
        "/forget",
        *(f"/account/{form}" for form in ("delete", "new", "page", "password", "sign-in")),
        *("/account/figures.json", "/account/games.csv"),
    ),
    "/hand/{table}/{seat}",
    "/health/live",
    "/health/ready",
    "/push-worker.js",
    "/static/{version}/{path}",
    *("/next", "/waiting", "/manifest.webmanifest", "/icon-{size}.png"),
    *("/table/{table}/{token}/card.png", "/embed/replay/{table}/{token}"),
    "/tournaments/feed",
    *(f"/tournaments/{{name}}/{file}" for file in ("all.pdf", "schedule.ics")),
    "/turn/{table}/{seat}",
    *(f"{SEAT}/{name}" for name in ("actions", "over", "record", "seed")),
    *(
        f"{replay}/{name}"
        for replay in REPLAYS
        for name in (
            "analysis",
            "card.png",
            "frames",
            "news",
            "picture.svg",
            "record",
            "study",
            "try",
        )
    ),
}


def test_every_picture_of_a_page_is_there_and_shown() -> None:
    text = SHOWN.read_text(encoding="utf-8")
    named = set(re.findall(r"pictures/pages/[a-z-]+\.webp", text))
    there = {f"pictures/pages/{path.name}" for path in (SHOWN.parent / "pictures/pages").iterdir()}
    assert named == there


@pytest.mark.parametrize("game", ["pamir", "viceroy"])
def test_every_picture_of_a_game_is_there_and_shown(game: str) -> None:
    text = (ROOT / f"src/velkahra/games/{game}/README.md").read_text(encoding="utf-8")
    named = set(re.findall(rf"docs/pictures/{game}/([a-z-]+\.webp)", text))
    assert named == {path.name for path in (ROOT / "docs/pictures" / game).iterdir()}


def test_every_page_has_a_picture(tmp_path: Path) -> None:
    """A new page gets a stop in script/screenshots.py, which writes docs/pages.md."""
    routes = application(Settings(tmp_path, accounts=True)).routes
    got = [route for route in routes if isinstance(route, Route) and "GET" in (route.methods or ())]
    paths = {re.sub(r":\w+}", "}", route.path) for route in got}
    pictured = set(re.findall(r"<br>`(/[^`]*)`", SHOWN.read_text(encoding="utf-8")))
    assert paths - NO_PAGES == pictured


README = (ROOT / "README.md").read_text(encoding="utf-8")
LINES_OF_COMMANDS = re.findall(r"^\| `(velkahra [^`]*)`", README, flags=re.MULTILINE)


@pytest.mark.parametrize("line", LINES_OF_COMMANDS)
def test_a_command_of_the_readme_can_be_typed(line: str) -> None:
    parse(line)


def test_every_command_is_in_the_readme() -> None:
    left_out = {"version"}
    named = {line.split()[1] for line in LINES_OF_COMMANDS} | {"restore", "stats"}
    assert named | left_out == {name for group in groups().values() for name in group}


def test_every_script_of_the_readme_is_there() -> None:
    named = set(re.findall(r"script/(\w+)", README))
    assert named == {"docs", "play", "release", "test"}
    assert all((ROOT / "script" / name).is_file() for name in named)


def test_the_readme_names_every_game_with_its_seats() -> None:
    for name in velkahra.games():
        game = velkahra.game(name)
        assert f"src/velkahra/games/{name}/README.md" in README
        assert f"{game.seats[0]}–{game.seats[-1]}" in README


def test_the_readme_names_the_languages_there_are() -> None:
    assert set(LANGUAGES) == {"en", "cs", "pl"}
    assert "in English, Czech and Polish" in " ".join(README.split())


PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_every_extra_is_in_the_table_of_extras() -> None:
    text = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
    named = set(re.findall(r"^\| `velkahra\[(\w+)\]` \|", text, flags=re.MULTILINE))
    assert named == set(PROJECT["project"]["optional-dependencies"])


def test_the_notice_names_every_library() -> None:
    project = PROJECT["project"]
    lists = [project["dependencies"], *project["optional-dependencies"].values()]
    lists += [*PROJECT["dependency-groups"].values(), PROJECT["build-system"]["requires"]]
    named = [one for each in lists for one in each if isinstance(one, str)]
    libraries = {re.split(r"[\[<>=;]", one)[0] for one in named}
    libraries -= {one for one in libraries if one.startswith("opentelemetry-")}  # as a family
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8").lower()
    assert sorted(one for one in libraries if one not in notice) == []


@pytest.mark.parametrize("path", [*PAGES, *READMES], ids=named)
def test_what_a_page_names_of_the_core_is_there(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for module, name in re.findall(r"`core((?:\.[a-z_]+)+)\.([A-Z]\w+)`", text):
        assert hasattr(importlib.import_module(f"velkahra.core{module}"), name), (module, name)


@pytest.mark.parametrize("path", READMES, ids=named)
def test_the_modules_of_the_server_that_a_page_names_are_there(path: Path) -> None:
    files = re.findall(r"`(server/[\w/]+\.py)`", path.read_text(encoding="utf-8"))
    assert [file for file in files if not (ROOT / "src/velkahra" / file).is_file()] == []


def test_every_offer_of_a_game_is_explained_by_its_name() -> None:
    text = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    table = text.partition("## What a game offers")[2]
    rows = re.findall(r"^\| `(\w+)` \| a ", table, re.MULTILINE)
    assert len(rows) == 5
    assert set(rows) <= set(Plugin._fields)


def test_every_field_of_a_hint_is_explained() -> None:
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    section = text.partition("/hint\n")[2].partition("\n## ")[0]
    assert [name for name in Hint.__struct_fields__ if f'"{name}":' not in section] == []


def test_the_example_of_the_client_is_shown_as_it_is() -> None:
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    code = (ROOT / "examples" / "challenge.py").read_text(encoding="utf-8")
    assert code.partition("from velkahra import client\n\n")[2] in text


def test_every_endpoint_and_code_of_the_api_is_explained() -> None:
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    for endpoint in ENDPOINTS:
        path = re.sub(r"\{(\w+)\}", lambda name: name[1].upper(), endpoint.plain_path)
        assert f"{endpoint.method} {path}".replace("NAME", "GAME") in text
    codes = {code for code in STATUSES if not code.startswith("store-")}
    assert [code for code in codes if f"`{code}`" not in text] == []


SEARCHES = re.findall(
    r"\| `(git grep \S+)` \| (.+) \|", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
)


@pytest.mark.parametrize(("command", "finds"), SEARCHES)
def test_a_search_of_the_contributors_page_finds_what_it_says(command: str, finds: str) -> None:
    told = subprocess.run(
        [*command.split(), "--", "src", "tests"], cwd=ROOT, capture_output=True, text=True
    ).stdout
    for file in re.findall(r"`(\S+)`", finds):
        assert f"/{file}:" in told, file
