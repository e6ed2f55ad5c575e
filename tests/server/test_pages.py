"""Pages, headers and links."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.server.helpers import Site, serving, sqlite_of
from websockets.exceptions import InvalidStatus

from velkahra.core.contract.words import LANGUAGES
from velkahra.server.domain import links
from velkahra.server.domain.texts import TEXTS, accepted, known_language
from velkahra.server.store.archive.examining import unplayable_tables
from velkahra.server.web.kit.assets import address, place


def test_words_are_complete() -> None:
    assert TEXTS.faults() == []
    assert tuple(sorted(LANGUAGES)) == tuple(TEXTS.languages())


def test_every_problem_of_the_server_has_a_sentence() -> None:
    from velkahra.server.live import connection
    from velkahra.server.store import database
    from velkahra.server.web import errors

    source = "".join(
        Path(str(module.__file__)).read_text(encoding="utf-8")
        for module in (connection, database, errors)
    )
    named = set(re.findall(r'_(?:problem|reject)\("([a-z-]+)"', source))
    named |= set(re.findall(r'"(store-[a-z]+)"', source))
    assert {f"problem-{name}" for name in named} <= TEXTS.keys("en")
    assert set(re.findall(r'"(error-[a-z-]+)"', source)) <= TEXTS.keys("en")


class Outline(HTMLParser):
    """Collects what a page must have once."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.language = ""
        self.inline: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        facts = dict(attrs)
        self.tags.append(tag)
        self.ids += [facts["id"] or ""] if "id" in facts else []
        self.language = facts.get("lang") or "" if tag == "html" else self.language
        self.inline += [name for name in facts if name.startswith("on")]
        if tag == "script" and not facts.get("src"):
            self.inline.append("script")


def test_pages_are_well_made(site: Site) -> None:
    for game in ("euphrates", "morra", "draws"):
        one, _two, watch = site.table(game, "person", "person")
        for path in ("/new", one, watch, "/nowhere"):
            for language in LANGUAGES:
                page = Outline()
                page.feed(site.get(f"{path}?game={game}&language={language}").text)
                assert page.language == language
                assert page.tags.count("h1") == page.tags.count("main") == 1, path
                assert len(page.ids) == len(set(page.ids)), path
                assert page.inline == [], path


def test_every_page_carries_the_security_headers(site: Site) -> None:
    one, *_ = site.table("morra", "person", "person")
    for path in ("/", one, "/nowhere", place() + "nowhere.js", "/push-worker.js"):
        headers = site.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "style-src 'self';" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
    assert site.get(one).headers["cache-control"] == "no-store"
    for path in ("table/page.js", "shared/frame.css"):  # files have those that matter for them
        headers = site.get(address(path)).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "content-security-policy" not in headers


def test_a_wrong_form_is_explained_and_escaped(site: Site) -> None:
    for fields in (
        {},
        {"game": "chess", "seat-0": "me", "seat-1": "me"},
        {"game": "morra", "seat-0": "me"},
        {"game": "morra", "seat-0": "me", "seat-1": "bot <b>nobody</b>"},
        {"game": "morra", "seat-0": "me", "seat-1": "me", "option-rounds": "<i>ninety</i>"},
        {"game": "morra", "seat-0": "me", "seat-1": "me", "option-<script>": "1"},
    ):
        answer = site.post("/tables", fields)
        assert answer.status == 400, fields
        assert not re.search(r"<(b|i|script)>", answer.text), fields


def test_an_odd_address_is_refused(site: Site) -> None:
    for path, status in (
        ("/join?link=http://[::1", 400),
        *((f"{start}/{'9' * 5000}", 404) for start in ("/turn/x", "/hand/x", "/puzzles/viceroy")),
        (f"/mail/{'9' * 30}/abc", 404),
    ):
        assert site.get(path).status == status, path
    for path in ("/maps/deadbeef.jpg", "/games/nogame/cover.svg?v=1"):
        answer = site.get(path)
        assert (answer.status, answer.headers["cache-control"]) == (404, "no-store")
    assert site.post("/play", {"game": "morra"}, Origin="http://[").status == 403


def test_the_form_leads_where_one_wants_to_go(site: Site) -> None:
    def leads(*seats: str) -> str:
        fields = {"game": "morra", **{f"seat-{n}": seat for n, seat in enumerate(seats)}}
        return site.post("/tables", fields).headers["location"]

    assert leads("me", "bot random").startswith("/table/")
    assert leads("bot random", "bot greedy").startswith("/table/")
    assert leads("me", "person").startswith("/host/")
    assert leads("me", "me").startswith("/hand/")
    assert site.get(leads("nobody", "me", "person", "nobody")).status == 200


def test_the_language_is_remembered(site: Site) -> None:
    answer = site.get("/?language=cs")
    assert "language=cs" in answer.headers["set-cookie"]
    assert 'lang="pl"' in site.get("/", Cookie="language=pl").text
    assert '<html lang="pl"' in site.get("/", **{"Accept-Language": "de, pl;q=0.5"}).text
    assert accepted("cs-CZ,cs;q=0.9") == "cs"
    assert known_language("xx", None, "pl") == "pl"


def test_links_follow_from_the_secret_and_are_kept_as_hashes(site: Site) -> None:
    secret = links.new_secret()
    tokens = [links.token(secret, role) for role in (0, 1, links.WATCH)]
    assert len({secret, *tokens}) == 4
    keys = [links.key(token) for token in tokens]
    assert [links.find(token, keys) for token in tokens] == [0, 1, 2]
    assert links.find("other", keys) == -1
    one, two, watch = site.table("morra", "person", "person")
    dump = "\n".join(sqlite_of(site.store).iterdump())
    for path in (one, two, watch):
        assert path.rsplit("/", 1)[1] not in dump


@pytest.mark.parametrize("change", ["rules = 99", """options = '{"rounds": "none"}'"""])
def test_a_table_of_other_rules_or_cards_says_so(tmp_path: Path, toys: None, change: str) -> None:
    with serving(tmp_path) as site:
        one, *_ = site.table("morra", "person", "person")
        sqlite_of(site.store).execute(f"UPDATE tables SET {change}")
    with serving(tmp_path) as site:
        answer = site.get(one)
        assert answer.status == 409
        assert "rules or with cards that this server does not have" in answer.text
        assert site.get(f"{one}/actions").text.startswith("velkahra")
        with pytest.raises(InvalidStatus), site.page(one):
            pass
    assert list(unplayable_tables(tmp_path)) == []
