"""The rules of a game as a rulebook: the page, its paragraphs, rules, examples and leaflet."""

import html
import re
import urllib.request

import pytest
from tests.server.helpers import Site

from velkahra.core import registry
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.plugin import BUILT_IN
from velkahra.core.print_model import Words
from velkahra.core.text.fluent import FluentWords
from velkahra.core.text.typesetting import bind_markup
from velkahra.games.hammer.cards.facts import STANDARD_SET, card_set, set_number
from velkahra.server.domain.texts import speaker
from velkahra.server.web.rulebook.book import chapters, story
from velkahra.server.web.rulebook.leaflet import leaflet

WORKED = {
    "euphrates": {"revolt", "tie", "wars", "supporters", "priests", "treasure", "monument"}
    | {"homeless", "split", "end"},
    "viceroy": {"bid", "clash", "pair", "attack", "level", "circle", "law", "carry"}
    | {"infinite", "recolour", "set", "score", "alone"},
    "pamir": {"battle", "betray", "overthrow", "tax", "bribe", "hostage", "patriot"}
    | {"check", "nobody", "final", "wakhan"},
    "hammer": {"theft", "guard", "detain", "target", "special", "joker", "joint", "empty"}
    | {"row", "code", "crosses", "square"},
}
"""The examples that the conflicts of each game need."""


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_rule_of_the_catalogue_stands_beside_one_paragraph(name: str) -> None:
    game = registry.game(name)
    plan = game.files.rulebook()
    assert plan
    parts = [part for chapter in plan.chapters for part in chapter.parts]
    placed = [rule for part in parts for rule in part.rules]
    assert sorted(placed) == sorted(game.words.rules("en"))
    assert all(part.rules or part.entries for part in parts)
    assert sorted(part.entries for part in parts if part.entries) == sorted(
        game.words.entries("en")
    )
    examples = {one.name for one in game.files.examples() if one.do}
    assert WORKED[name] <= examples


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN)
def test_chapters_and_paragraphs_are_worded_in_each_language(name: str, language: str) -> None:
    game = registry.game(name)
    plan = game.files.rulebook()
    assert plan
    wanted = {f"book-{chapter.name}" for chapter in plan.chapters}
    wanted |= {chapter.key(part) for chapter in plan.chapters for part in chapter.parts}
    assert isinstance(game.words, FluentWords)
    keys = game.words.texts.keys_in_order(language)
    assert {key for key in keys if key.startswith("book-")} == wanted
    told = [part.text for chapter in chapters(language, game) for part in chapter.parts]
    assert [text for text in told if not 50 < len(text) < 600] == []
    assert len(set(told)) == len(told) > 30


AUTHORS = {
    "euphrates": "Reiner Knizia",
    "pamir": "Cole Wehrle",
    "viceroy": "Yuri Zhuravljov",
    "hammer": "Jan Zámyslický",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_a_game_and_its_leaflet_name_the_author(site: Site, language: str) -> None:
    for name, author in AUTHORS.items():
        for path in (f"/rules/{name}?", f"/new?game={name}&", f"/learn/{name}?"):
            assert author in site.get(f"{path}language={language}").text, path
        front = leaflet(registry.game(name), language).pages[0]
        assert any(isinstance(one, Words) and author in one.text for one in front)


@pytest.mark.parametrize("language", LANGUAGES)
def test_powers_and_abilities_are_described_and_rulings_marked(site: Site, language: str) -> None:
    camp, pamir, page = (
        html.unescape(site.get(f"/rules/{name}?language={language}").text)
        for name in ("hammer", "pamir", "viceroy")
    )
    powers = card_set(set_number(STANDARD_SET)).powers
    assert len(powers) == 5
    for power in powers:
        told = bind_markup(language, power.public.of(language))
        assert f"<dt>{power.name.of(language)}</dt><dd>{told}</dd>" in camp
    abilities = registry.game("pamir").words.entries(language)["ABIL"]
    assert len(abilities) == 22
    for name, text in abilities:
        assert f"<dt>{name}</dt><dd>{text}</dd>" in pamir.replace("\N{NO-BREAK SPACE}", " ")
    mark = speaker(language)("rules-ruling")
    for rule, by in (("VC-LIMIT-02", "book"), ("VC-LIMIT-03", "us"), ("VC-EDGE-27", "us")):
        assert f'<div id="{rule}" data-by="{by}">' in page
        entry = page.partition(f'<div id="{rule}"')[2].partition("</div>")[0]
        assert (f"<small>{mark}</small>" in entry) == (by == "us")


def test_a_game_without_rules_in_words_has_an_empty_page(site: Site, toys: None) -> None:
    assert site.get("/rules/morra").status == 200
    assert site.get("/rules/chess").status == 404


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN)
def test_every_rule_stands_once_with_its_examples(site: Site, name: str, language: str) -> None:
    """Each has its picture before and after, and the log of what the rules make of it."""
    game = registry.game(name)
    page = site.get(f"/rules/{name}?language={language}").text
    listed = re.findall(r'<div id="([A-Z]+-[A-Z]+-[^"]+)" ', page)
    assert sorted(listed) == sorted(game.words.rules(language))
    anchors = re.findall(r' id="([^"]+)"', page)
    assert len(anchors) == len(set(anchors))
    parts = page.split('<div class="part">')
    for one in game.files.examples():
        (part,) = (part for part in parts if f'<div id="{one.rule}" ' in part)
        sources = [html.unescape(source) for source in re.findall(r'<img src="([^"]+)"', part)]
        pictures = [source for source in sources if f"/{one.name}.svg" in source]
        drawn = [site.get(picture).text for picture in pictures]
        assert len(set(drawn)) == len(drawn) == (2 if one.do else 1), one.name
        assert all(picture.startswith("<svg") for picture in drawn)
        assert (f"/rules/{name}/try/{one.name}" in part) == bool(one.do)
        told = html.unescape(part).replace("\N{NO-BREAK SPACE}", " ")
        assert all(f"<li>{line}</li>" in told for line in story(language, game, one))


def test_what_is_no_example_is_not_found(site: Site) -> None:
    for path in ("/none.svg", "/try/none", "/tile.png"):
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
