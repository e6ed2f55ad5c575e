"""The page of Viceroy: its ids, its labels, what is sent again, and what it hides."""

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
from tests.games.viceroy.helpers import act, read_table

from velkahra.core.choice import Choices, Choose, One
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.events import OPEN, SPECTATOR
from velkahra.core.state import CHANCE, NOBODY
from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.picture.page import layout, page, parts, picture
from velkahra.games.viceroy.rules.actions import SPACE
from velkahra.games.viceroy.view.build import view_of
from velkahra.games.viceroy.view.choices import choices_of
from velkahra.games.viceroy.view.model import View

pytestmark = pytest.mark.plain

TABLES = ((1, 1), (2, 0), (2, 2), (3, 0), (4, 0))
IDLE = frozenset(("pass", "decline", "spare"))


def game(seats: int, virtual: int, seed: int) -> Iterator[ViceroyState]:
    """Play at random, but seldom pass, and often build high."""
    random = Random(seed)
    state = ViceroyState.new(seats, virtual)
    while True:
        yield state
        actor = int(state.actor())
        if actor == NOBODY:
            return
        state.advance(actor, _step(state, actor, random), None)


def _step(state: ViceroyState, actor: int, random: Random) -> int:
    if actor == CHANCE:
        return int(state.draw(random))
    legal = [int(action) for action in state.legal_actions(actor)]
    busy = [action for action in legal if SPACE.decode(action).kind not in IDLE]
    if busy and random.randrange(8):
        high = busy[-1] if SPACE.decode(busy[-1]).kind == "place" else 0
        return high if high and random.randrange(3) else busy[random.randrange(len(busy))]
    return legal[random.randrange(len(legal))]


@cache
def midgame(seats: int, virtual: int, seed: int = 5, steps: int = 170) -> ViceroyState:
    found = ViceroyState.new(seats, virtual)
    for number, state in enumerate(game(seats, virtual, seed)):
        found = state.clone()
        if number >= steps and state.actor() >= 0:
            break
    return found


class Ids(HTMLParser):
    """Collects the ids of a page, and whether every element is closed."""

    VOID = frozenset(("br", "input"))

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
    return re.findall(r' id="([^"]+)"', markup)


def text_of(markup: str) -> str:
    return " ".join(re.sub(r"<[^>]*>", " ", markup).split())


@pytest.mark.parametrize(("seats", "virtual"), TABLES)
def test_every_element_that_can_be_clicked_is_on_the_page(seats: int, virtual: int) -> None:
    for seed in range(2):
        for state in game(seats, virtual, seed):
            for seat in range(seats):
                if not state.may_act(seat):
                    continue
                wanted = elements(choices_of(state, seat))
                drawn = set(ids_of("".join(page(view_of(state, seat), "en").values())))
                assert wanted <= drawn, wanted - drawn


@pytest.mark.parametrize(("seats", "virtual"), TABLES)
def test_the_set_of_ids_is_the_same_in_every_state(seats: int, virtual: int) -> None:
    for seed, viewer in ((7, 0), (8, SPECTATOR), (9, OPEN)):
        first: list[list[str]] = []
        for number, state in enumerate(game(seats, virtual, seed)):
            if number % 9 and state.actor() != NOBODY:
                continue
            view = view_of(state, viewer)
            found = parts(view, "pl")
            sets = [list(part) for part in found]
            first = first or sets
            assert sets == first
            assert {name: text for part in found for name, text in part.items()} == page(view, "pl")


@pytest.mark.parametrize(("seats", "virtual"), TABLES)
def test_a_layout_is_made_of_its_elements(seats: int, virtual: int) -> None:
    for steps, language, viewer in product((3, 60, 200, 5000), LANGUAGES, (0, SPECTATOR)):
        view = view_of(midgame(seats, virtual, 3, steps), viewer)
        whole, found = layout(view, language), page(view, language)
        ids = Ids(re.sub(r"(<input[^>]*)/>", r"\1/>", whole))
        assert ids.open == []
        assert [name for name, count in Counter(ids.found).items() if count > 1] == []
        for name, markup in found.items():
            assert re.match(rf'<(g|div|section|svg|p) id="{name}"', markup), markup[:80]
            assert Ids(markup).open == []
            assert markup in whole


def test_what_can_be_clicked_is_a_button_with_a_name() -> None:
    for (seats, virtual), steps in product(TABLES, (100, 170, 240)):
        whole = layout(view_of(midgame(seats, virtual, 6, steps), 0), "cs")
        buttons = re.findall(r'<(?:span|g|div)[^>]* role="button"[^>]*>', whole)
        assert len(buttons) > 10
        for tag in buttons:
            assert re.search(r' id="[\w-]+"', tag)
            assert ' tabindex="-1"' in tag
            assert re.search(r' aria-label="[^"]{3,}"', tag)


def test_what_describes_a_card_is_on_the_page() -> None:
    whole = layout(view_of(midgame(4, 0), 1), "en")
    described = set(re.findall(r' aria-describedby="([^"]+)"', whole))
    assert len(described) > 15
    for name in described:
        assert f'<div id="{name}" class="lens"><b>' in whole


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hand_is_nobody_elses_business(seats: int) -> None:
    started = (state for state in game(seats, 0, 4) if state.round > 2 and state.actor() >= 0)
    state = next(state for state in started if all(map(state.hand_size, range(seats))))
    hands = [view_of(state, OPEN).players[seat].hand or () for seat in range(seats)]
    assert all(hands)
    for viewer in (*range(seats), SPECTATOR):
        view = view_of(state, viewer)
        shown = layout(view, "en") + picture(view)
        for seat, hand in enumerate(hands):
            for card in hand:
                open_to_all = card in view.players[seat].seen
                assert (f'id="h-{card}"' in shown) == (seat == viewer)
                assert (f'data-card="{card}"' in shown) == (seat == viewer or open_to_all)
                assert (f'id="f-{card}"' in shown) == (seat == viewer or open_to_all)


def test_a_secret_choice_shows_nothing_but_that_it_was_made() -> None:
    table = "seats 3\nlower-blue 4\nlower-red 6\ncircle hand 10\nauction 1"
    seen = []
    for bid in ("circle bid blue", "circle bid red", "circle pass"):
        state = read_table(table)
        act(state, bid)
        seen.append([page(view_of(state, viewer), "en") for viewer in (1, 2, SPECTATOR)])
    assert seen[0] == seen[1] == seen[2]
    waits = page(view_of(read_table(table), 1), "en")
    assert text_of(waits["player-0"]).count("is deciding") == 1
    assert text_of(seen[0][0]["player-0"]).count("has chosen") == 1


def test_gems_and_attack_tokens_stay_behind_the_screen() -> None:
    table = "seats 2\ncircle gems bbrgy\nsquare gems rrr\nsquare attack 2"
    shown = page(view_of(read_table(table), 0), "en")
    assert "3 red" not in text_of(shown["player-1"])
    assert "ttack" not in text_of(shown["player-1"])
    assert "2 blue" in text_of(shown["screen"])
    opened = page(view_of(read_table(f"{table}\nscreens open"), 0), "en")
    assert "3 red" in text_of(opened["player-1"])
    assert "Attack tokens: 2" in text_of(opened["player-1"])


def test_only_what_changed_is_drawn_again() -> None:
    state = midgame(3, 0)
    before = parts(view_of(state, 0), "en")
    again = parts(view_of(state.clone(), 0), "en")
    changed = [list(one) for one, other in zip(before, again, strict=True) if one is not other]
    assert changed in ([], [["supply", "robots"], ["screen", "hand"], ["actions"], ["score"]])
    assert page(view_of(state, 0), "en") == page(view_of(state.clone(), 0), "en")
    other = parts(view_of(state, 1), "en")
    same = {name for one, two in zip(before, other, strict=True) if one is two for name in one}
    assert "pyramid-2" in same


@pytest.mark.parametrize(("table", "language"), [*product(TABLES, LANGUAGES)])
def test_every_picture_is_svg_that_renders(table: tuple[int, int], language: str) -> None:
    for steps in (2, 250, 5000):
        view: View = view_of(midgame(*table, 3, steps), 0)
        markup = picture(view, language, 300)
        element = ElementTree.fromstring(markup)
        assert element.get("width") == "300"
        assert not re.search(r"var\(|foreignObject|style=|rgba", markup)
        shown = set(re.findall(r'href="#([\w.-]+)"', markup))
        assert shown <= set(ids_of(markup))
        assert bytes(resvg_py.svg_to_bytes(svg_string=markup, dpi=96)).startswith(b"\x89PNG")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing_or_left_in_another_language(language: str) -> None:
    for (seats, virtual), steps in product(TABLES, (2, 30, 250, 5000)):
        told = text_of(layout(view_of(midgame(seats, virtual, 9, steps), 0), language))
        assert "picture-" not in told
        assert "{" not in told


def test_drawings_are_on_the_page_once() -> None:
    for seats, virtual in TABLES:
        whole = layout(view_of(midgame(seats, virtual), 0), "en")
        shown = set(re.findall(r'href="#([\w.-]+)"', whole))
        assert {"f", "l", "s", "vc", "vs"} <= {name.split("-")[0] for name in shown}
        assert shown <= set(ids_of(whole))
