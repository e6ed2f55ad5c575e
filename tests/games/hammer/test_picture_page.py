"""The page of the camp game: its ids, its labels, what is sent again, and what it hides."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from itertools import product
from xml.etree import ElementTree

import pytest
import resvg_py
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.hammer.table import act, read_camp

from velkahra.core.choice import Choices, Choose, One
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.events import OPEN, SPECTATOR
from velkahra.core.state import CHANCE, NOBODY
from velkahra.games.hammer.cards.facts import card_set
from velkahra.games.hammer.cards.language import POWERS
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.picture.page import layout, page, parts, picture
from velkahra.games.hammer.rules.actions import SPACE
from velkahra.games.hammer.view.build import view_of
from velkahra.games.hammer.view.choices import choices_of
from velkahra.games.hammer.view.model import View

pytestmark = pytest.mark.plain

TABLES = (2, 3, 5)
IDLE = ("end", "time-up", "break")
LEVELS = {2: (12, 24), 3: (16, 30), 4: (20, 48), 5: (24, 36)}


def game(seats: int, seed: int, rounds: int = 5, plies: int = 160) -> Iterator[HammerState]:
    """Play at random, but seldom pass."""
    random = Random(seed)
    powers = vec[i64]([i64(power) for power in range(5 - seats, 5)])
    size, pieces = LEVELS[seats]
    state = HammerState.new(powers, 0, rounds, size, pieces, 0)
    for _ in range(plies):
        yield state
        actor = int(state.actor())
        if actor == NOBODY:
            return
        state.advance(actor, _step(state, actor, random), None)


def _step(state: HammerState, actor: int, random: Random) -> int:
    if actor == CHANCE:
        return int(state.draw(random))
    legal = [int(action) for action in state.legal_actions(actor)]
    busy = [action for action in legal if not SPACE.to_text(action).startswith(IDLE)]
    among = busy if busy and random.randrange(6) else legal
    return among[random.randrange(len(among))]


@cache
def midgame(seats: int, seed: int = 5) -> HammerState:
    """Give a position of a random game in which somebody decides in the main phase."""
    states = game(seats, seed, plies=260)
    *_, found = (state.clone() for state in states if view_of(state, 0).decision == "main")
    return found


class Ids(HTMLParser):
    """Collects the ids of a page, and whether every element is closed."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.open: list[str] = []
        self.feed(markup)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value for name, value in attrs if name == "id" and value]
        self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def elements(choices: Choices) -> set[str]:
    """Give all elements that some way through a graph clicks."""
    found: set[str] = set()
    for node in choices.nodes:
        if isinstance(node, One):
            found |= choices.ways(node).keys()
        if isinstance(node, Choose):
            found |= {element for element, _ in node.of}
    return found


def ids_of(markup: str) -> list[str]:
    """List the ids in markup."""
    return re.findall(r' id="([^"]+)"', markup)


def text_of(markup: str) -> str:
    """Give the text in markup."""
    return " ".join(re.sub(r"<[^>]*>", " ", markup).split())


@pytest.mark.parametrize("seats", TABLES)
def test_every_element_that_can_be_clicked_is_on_the_page(seats: int) -> None:
    for state in game(seats, 1):
        for seat in range(seats):
            if not state.may_act(seat):
                continue
            wanted = elements(choices_of(state, seat))
            drawn = set(ids_of("".join(page(view_of(state, seat), "en").values())))
            assert wanted <= drawn, wanted - drawn


@pytest.mark.parametrize(("seats", "viewer"), [(2, 0), (3, SPECTATOR), (5, OPEN)])
def test_the_set_of_ids_is_the_same_in_every_state(seats: int, viewer: int) -> None:
    first: list[list[str]] = []
    for number, state in enumerate(game(seats, 7)):
        if number % 9 and state.actor() != NOBODY:
            continue
        view = view_of(state, viewer)
        found = parts(view, "pl")
        sets = [list(part) for part in found]
        first = first or sets
        assert sets == first
        assert {name: text for part in found for name, text in part.items()} == page(view, "pl")


@pytest.mark.parametrize("seats", TABLES)
def test_a_layout_is_made_of_its_elements(seats: int) -> None:
    for language, viewer in product(LANGUAGES, (0, SPECTATOR, OPEN)):
        view = view_of(midgame(seats), viewer)
        whole, found = layout(view, language), page(view, language)
        ids = Ids(whole)
        assert ids.open == []
        assert [name for name, count in Counter(ids.found).items() if count > 1] == []
        for name, markup in found.items():
            assert re.match(rf'<(div|section|span) id="{name}"', markup), markup[:80]
            assert Ids(markup).open == []
            assert markup in whole


def test_what_can_be_clicked_is_a_button_with_a_name() -> None:
    for seats in TABLES:
        whole = layout(view_of(midgame(seats), 0), "cs")
        named = r'<(?:span|rect|div)[^>]* role="button"[^>]*>(?:<span class="sr">[^<]{3,})?'
        buttons = re.findall(named, whole)
        assert len(buttons) > 20
        for tag in buttons:
            assert re.search(r' id="[\w-]+"', tag)
            assert ' tabindex="-1"' in tag
            assert re.search(r' aria-label="[^"]{2,}"|class="sr">', tag)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_hand_is_nobody_elses_business(seats: int) -> None:
    state = midgame(seats)
    for viewer in (*range(seats), SPECTATOR):
        view = view_of(state, viewer)
        shown = layout(view, "en") + picture(view)
        for seat in range(seats):
            for card in view_of(state, OPEN).teams[seat].hand or ():
                assert (f'id="h-{card}"' in shown) == (seat == viewer)
                assert (f'href="#f-{card}"' in shown) == (seat == viewer)


@pytest.mark.parametrize("seats", [2, 5])
def test_sides_and_special_abilities_are_told_to_their_team_alone(seats: int) -> None:
    state = midgame(seats)
    for viewer in (*range(seats), SPECTATOR):
        view = view_of(state, viewer)
        told = text_of(layout(view, "en") + picture(view))
        for seat, team in enumerate(view.teams):
            power = next(one for one in card_set(0).powers if one.id == POWERS[team.power])
            sides = (*power.secret.strong, *power.secret.weak)
            for name in (power.ability.name.en, *(side.name.en for side in sides)):
                assert (name.replace("'", "&#x27;") in told) == (seat == viewer)


def test_codes_are_told_to_who_knows_them() -> None:
    for seats in (3, 5):
        state = midgame(seats)
        for viewer in (*range(seats), SPECTATOR):
            view = view_of(state, viewer)
            known = {row for row, _ in (view.mine.rows or ())} if view.mine else set()
            whole = layout(view, "en")
            painted = {int(row) for row in re.findall(r'id="row-(\d+)" class="row known', whole)}
            assert painted == known
            assert picture(view).count('class="painted"') == len(known)
            assert whole.count('class="hiding"') == 0
        everything = layout(view_of(state, OPEN), "en")
        assert everything.count('class="row known') == LEVELS[seats][1]
        assert everything.count('class="hiding"') == 1


def test_only_what_changed_is_drawn_again() -> None:
    state = midgame(3)
    view = view_of(state, 0)
    before = parts(view, "en")
    again = parts(view_of(state.clone(), 0), "en", (view, before))
    assert all(one is other for one, other in zip(before, again, strict=True))
    other = parts(view_of(state, 1), "en", (view, before))
    same = {name for one, two in zip(before, other, strict=True) if one is two for name in one}
    assert {"pile-0", "pile-2"} <= same


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_svg_that_renders(language: str) -> None:
    for seats, viewer in ((2, 0), (4, OPEN), (5, SPECTATOR)):
        view: View = view_of(midgame(seats), viewer)
        markup = picture(view, language, 300)
        element = ElementTree.fromstring(markup)
        assert element.get("width") == "300"
        assert not re.search(r"var\(|foreignObject|style=|rgba", markup)
        shown = set(re.findall(r"(?:href=\"|url\()#([\w.-]+)", markup))
        assert shown <= set(ids_of(markup))
        assert bytes(resvg_py.svg_to_bytes(svg_string=markup, dpi=96)).startswith(b"\x89PNG")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing_or_left_in_another_language(language: str) -> None:
    for state in game(4, 9, plies=80):
        for viewer in (0, SPECTATOR):
            told = text_of(layout(view_of(state, viewer), language))
            assert not re.search(r"picture-\w|\{", told)


def test_drawings_are_on_the_page_once() -> None:
    whole = layout(view_of(midgame(5), OPEN), "en")
    shown = set(re.findall(r"(?:href=\"|url\()#([a-z]+-[\w.-]+|gone)", whole))
    assert {"e", "k", "s", "mark", "dark", "gone", "tab"} == {name.split("-")[0] for name in shown}
    assert shown <= set(ids_of(whole))


def test_an_old_phone_has_little_to_draw() -> None:
    """The encoded picture of the longest game: 960 marks, and some 600 elements."""
    found = page(view_of(midgame(4), 0), "en")
    puzzle = "".join(markup for name, markup in found.items() if name.startswith("cipher"))
    assert len(re.findall(r"<\w", puzzle)) < 1100
    assert len(re.findall(r"<\w", found["map"])) < 140


LATER = {"en": "can be left again when", "cs": "zase po této volbě", "pl": "po tym wyborze"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_HM_EDGE_COOP_06_a_partner_asked_inside_an_effect_reads_when_it_can_leave(
    language: str,
) -> None:
    camp = "agreed leaving=at-once\npact usa china\nusa sb 9 hand usa-low-pass\nat usa"
    state = read_camp(camp + "\nrussia play russia-sleeper")
    assert LATER[language] not in page(view_of(state, 0), language)["actions"]
    act(state, "play usa-low-pass")
    asked, partner, other = (page(view_of(state, seat), language)["actions"] for seat in range(3))
    assert LATER[language] in asked
    assert 'id="do-break"' in partner
    assert LATER[language] not in partner + other
