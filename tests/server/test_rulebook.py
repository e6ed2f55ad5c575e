"""The rules of a game as a page."""

import html
import re
import urllib.request

import pytest
from tests.server.helpers import Site

from velkahra.core import registry
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.plugin import BUILT_IN
from velkahra.server.web.rulebook.routes import chapters

FOR_TESTS = {"EX", "TX", "INV"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN)
def test_every_rule_stands_in_a_titled_chapter(site: Site, name: str, language: str) -> None:
    game = registry.game(name)
    page = site.get(f"/rules/{name}?language={language}").text
    listed = re.findall(r'<div id="([A-Z]+-[A-Z]+-[^"]+)">', page)
    wanted = [rule for rule in game.words.rules(language) if rule.split("-")[1] not in FOR_TESTS]
    assert sorted(listed) == sorted(wanted)
    assert len(listed) > 100
    titles = [title for _, title, _ in chapters(language, game)]
    assert len(titles) == len(set(titles))


def test_a_game_without_rules_in_words_has_an_empty_page(site: Site, toys: None) -> None:
    assert site.get("/rules/morra").status == 200
    assert site.get("/rules/chess").status == 404


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN)
def test_examples_stand_below_their_rules(site: Site, name: str, language: str) -> None:
    page = site.get(f"/rules/{name}?language={language}").text
    for one in registry.game(name).examples():
        found = re.search(rf'<div id="{one.rule}">.*?</div>', page, re.DOTALL)
        assert found
        sources = re.findall(r'<img src="([^"]+)"', found[0])
        (picture,) = (html.unescape(s) for s in sources if f"/{one.name}.svg" in s)
        assert site.get(picture).text.startswith("<svg")
        assert (f"/rules/{name}/try/{one.name}" in found[0]) == bool(one.do)


@pytest.mark.parametrize("path", ["/none.svg", "/try/none", "/tile.png"])
def test_what_is_no_example_is_not_found(site: Site, path: str) -> None:
    assert site.get(f"/rules/euphrates{path}").status == 404
    assert site.get(f"/rules/chess{path}").status == 404


def test_the_leaflet_is_linked_and_printed(site: Site, toys: None) -> None:
    address = "/rules/hammer/leaflet.pdf?language=cs"
    assert f'href="{address}"' in site.get("/rules/hammer?language=cs").text
    with urllib.request.urlopen(site.base + address) as answer:
        assert answer.headers["content-type"] == "application/pdf"
        assert answer.read().startswith(b"%PDF")
    assert "leaflet.pdf" not in site.get("/rules/morra").text
    assert site.get("/rules/morra/leaflet.pdf").status == 404
    assert site.get("/rules/chess/leaflet.pdf").status == 404
