"""The rules of a game as a page."""

import html
import re
import urllib.request

import pytest
from tests.server.helpers import Site

from velkahra.core import registry
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.plugin import BUILT_IN
from velkahra.core.print_model import Words
from velkahra.core.text.typesetting import bind_markup
from velkahra.games.hammer.cards.facts import STANDARD_SET, card_set, set_number
from velkahra.server.domain.texts import speaker
from velkahra.server.web.rulebook.leaflet import leaflet
from velkahra.server.web.rulebook.routes import chapters

FOR_TESTS = {"EX", "TX", "INV"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN)
def test_every_rule_stands_in_a_titled_chapter(site: Site, name: str, language: str) -> None:
    game = registry.game(name)
    page = site.get(f"/rules/{name}?language={language}").text
    listed = re.findall(r'<div id="([A-Z]+-[A-Z]+-[^"]+)" ', page)
    wanted = [rule for rule in game.words.rules(language) if rule.split("-")[1] not in FOR_TESTS]
    assert sorted(listed) == sorted(wanted)
    assert len(listed) > 100
    titles = [chapter.title for chapter in chapters(language, game)]
    assert len(titles) == len(set(titles))


@pytest.mark.parametrize("language", LANGUAGES)
def test_special_cases_of_the_camp_game_stand_below_their_chapter(
    site: Site, language: str
) -> None:
    found = {chapter.name: chapter for chapter in chapters(language, registry.game("hammer"))}
    assert "EDGE" not in found
    for chapter in found.values():
        special = ["-EDGE-" in rule for rule, _ in chapter.rules]
        assert special == sorted(special)
        assert chapter.main == special.count(False) or chapter.main == len(special)
    ids = {name: [rule for rule, _ in chapter.rules] for name, chapter in found.items()}
    assert {"HM-COOP-01", "HM-EDGE-COOP-28"} <= set(ids["COOP"])
    assert {"HM-ROUND-01", "HM-EDGE-RANK-05"} <= set(ids["ROUND"])
    page = site.get(f"/rules/hammer?language={language}").text
    heading = speaker(language)("rules-special")
    assert page.count(f"<h3>{heading}</h3>") == sum(
        chapter.main < len(chapter.rules) for chapter in found.values()
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_powers_of_the_camp_game_are_described(site: Site, language: str) -> None:
    page = html.unescape(site.get(f"/rules/hammer?language={language}").text)
    powers = card_set(set_number(STANDARD_SET)).powers
    assert len(powers) == 5
    for power in powers:
        told = bind_markup(language, power.public.of(language))
        assert f"<dt>{power.name.of(language)}</dt><dd>{told}</dd>" in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "author"),
    [
        ("euphrates", "Reiner Knizia"),
        ("pamir", "Cole Wehrle"),
        ("viceroy", "Yuri Zhuravljov"),
        ("hammer", "Jan Zámyslický"),
    ],
)
def test_pages_of_a_game_and_its_leaflet_name_the_author(
    site: Site, name: str, author: str, language: str
) -> None:
    for path in (f"/rules/{name}?", f"/new?game={name}&", f"/learn/{name}?"):
        assert author in site.get(f"{path}language={language}").text, path
    front = leaflet(registry.game(name), language).pages[0]
    assert any(isinstance(one, Words) and author in one.text for one in front)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_are_marked(site: Site, language: str) -> None:
    page = site.get(f"/rules/viceroy?language={language}").text
    mark = speaker(language)("rules-ruling")
    for rule, by in (("VC-LIMIT-02", "book"), ("VC-LIMIT-03", "us"), ("VC-EDGE-27", "us")):
        assert f'<div id="{rule}" data-by="{by}">' in page
        entry = page.partition(f'<div id="{rule}"')[2].partition("</div>")[0]
        assert (f"<small>{mark}</small>" in entry) == (by == "us")


@pytest.mark.parametrize("language", LANGUAGES)
def test_special_abilities_are_listed_card_by_card(site: Site, language: str) -> None:
    page = html.unescape(site.get(f"/rules/pamir?language={language}").text)
    abilities = registry.game("pamir").words.entries(language)["ABIL"]
    assert len(abilities) == 22
    for name, text in abilities:
        assert f"<dt>{name}</dt><dd>{text}</dd>" in page.replace("\N{NO-BREAK SPACE}", " ")


def test_a_game_without_rules_in_words_has_an_empty_page(site: Site, toys: None) -> None:
    assert site.get("/rules/morra").status == 200
    assert site.get("/rules/chess").status == 404


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN)
def test_examples_stand_below_their_rules(site: Site, name: str, language: str) -> None:
    page = site.get(f"/rules/{name}?language={language}").text
    for one in registry.game(name).files.examples():
        found = re.search(rf'<div id="{one.rule}" .*?</div>', page, re.DOTALL)
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
