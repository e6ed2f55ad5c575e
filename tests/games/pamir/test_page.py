"""The page of Pax Pamir: its ids, its labels, what it shows and what it hides."""

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
from msgspec import structs

from velkahra.core.choice import Choices, One
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.events import OPEN, SPECTATOR
from velkahra.core.state import CHANCE, NOBODY
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.picture.cards.says import line_text
from velkahra.games.pamir.picture.page import layout, page, parts, picture
from velkahra.games.pamir.picture.words import region_name
from velkahra.games.pamir.rules.actions import SPACE
from velkahra.games.pamir.rules.facts import REGION_NAMES, WAKHAN
from velkahra.games.pamir.view.build import view_of
from velkahra.games.pamir.view.choices import choices_of
from velkahra.games.pamir.view.model import View

pytestmark = pytest.mark.plain

TABLES = ((2, 0), (3, 0), (4, 0), (5, 0), (1, 1), (2, 1))
BUSY = frozenset(("play", "act", "buy", "march", "sneak", "strike-spy", "strike-tribe"))


def game(seats: int, wakhan: int, seed: int) -> Iterator[PamirState]:
    """Play at random, but seldom end a turn of one's own will."""
    random = Random(seed)
    state = PamirState.new(seats, wakhan, 0)
    while True:
        yield state
        actor = state.actor()
        if actor == NOBODY:
            return
        state.advance(actor, _step(state, actor, random), None)


def _step(state: PamirState, actor: int, random: Random) -> int:
    if actor == CHANCE:
        return int(state.draw(random))
    legal = [int(action) for action in state.legal_actions(actor)]
    busy = [action for action in legal if SPACE.decode(action).kind in BUSY]
    chosen = busy if busy and random.randrange(3) else legal
    return chosen[random.randrange(len(chosen))]


@cache
def midgame(seats: int, wakhan: int, seed: int = 5, steps: int = 150) -> PamirState:
    found = PamirState.new(seats, wakhan, 0)
    for number, state in enumerate(game(seats, wakhan, seed)):
        found = state.clone()
        if number >= steps and state.actor() >= 0:
            break
    return found


class Ids(HTMLParser):
    """Collects the ids of a page, and whether every element is closed."""

    VOID = frozenset(("br",))

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
    return found


def ids_of(markup: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', markup)


def text_of(markup: str) -> str:
    return " ".join(re.sub(r"<[^>]*>", " ", markup).split())


@pytest.mark.parametrize(("seats", "wakhan"), TABLES)
def test_every_element_that_can_be_clicked_is_on_the_page(seats: int, wakhan: int) -> None:
    for seed in range(3):
        for state in game(seats, wakhan, seed):
            seat = state.actor()
            if seat < 0:
                continue
            wanted = elements(choices_of(state, seat))
            drawn = set(ids_of("".join(page(view_of(state, seat), "en").values())))
            assert wanted <= drawn, wanted - drawn


@pytest.mark.parametrize(("seats", "wakhan"), TABLES)
def test_the_set_of_ids_is_the_same_in_every_state(seats: int, wakhan: int) -> None:
    for seed, viewer in ((7, 0), (8, SPECTATOR)):
        first: list[list[str]] = []
        for number, state in enumerate(game(seats, wakhan, seed)):
            if number % 7 and state.actor() != NOBODY:
                continue
            view = view_of(state, viewer)
            found = parts(view, "pl")
            sets = [list(part) for part in found]
            first = first or sets
            assert sets == first
            assert {name: text for part in found for name, text in part.items()} == page(view, "pl")


@pytest.mark.parametrize(("seats", "wakhan"), TABLES)
def test_a_layout_is_made_of_its_elements(seats: int, wakhan: int) -> None:
    for steps, language in product((3, 40, 200, 5000), LANGUAGES):
        view = view_of(midgame(seats, wakhan, 3, steps), 0)
        whole, found = layout(view, language), page(view, language)
        ids = Ids(whole)
        assert ids.open == []
        assert [name for name, count in Counter(ids.found).items() if count > 1] == []
        for name, markup in found.items():
            assert re.match(rf'<(g|path|div|p|section)[ \w="-]* id="{name}"', markup)
            assert Ids(markup).open == []
            assert markup in whole


def test_what_can_be_clicked_is_a_button_with_a_name() -> None:
    for seats, wakhan in TABLES:
        whole = layout(view_of(midgame(seats, wakhan), 0), "cs")
        buttons = re.findall(r'<(?:span|div|path)[^>]* role="button"[^>]*>', whole)
        assert len(buttons) > 50
        for tag in buttons:
            assert re.search(r' id="[\w-]+"', tag)
            assert ' tabindex="-1"' in tag
            assert re.search(r' aria-label="[^"]{3,}"', tag)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_hand_is_nobody_elses_business(seats: int) -> None:
    state = next(s for s in game(seats, 0, 4) if all(s.hand_size(p) for p in range(seats)))
    for viewer in (*range(seats), SPECTATOR):
        view = view_of(state, viewer)
        shown = "".join(page(view, "en").values()) + picture(view)
        for player in range(seats):
            cards = [int(state.hand_card(player, at)) for at in range(state.hand_size(player))]
            mine = player == viewer
            assert all((f'id="h-{card}"' in shown) == mine for card in cards)
            assert all((f'data-card="{card}"' in shown) == mine for card in cards)
    assert "In the hand of" in picture(view_of(state, OPEN))


def test_prices_are_those_of_the_viewer() -> None:
    state = midgame(3, 0)
    for viewer in range(3):
        view = view_of(state, viewer)
        found = page(view, "en")
        for name, slot in zip(
            (f"m-{r}{c}" for r in "ab" for c in range(6)), view.market, strict=True
        ):
            kind = re.search(r'class="slot (\w+)', found[name])
            assert kind is not None
            money = view.players[viewer].money
            if kind[1] == "dear":
                assert slot.price > money
            if kind[1] == "free":
                assert slot.free
                assert slot.price == 0
            if kind[1] == "barred":
                assert slot.barred
                assert viewer == view.active
            if slot.rupees:
                assert f'data-n="{slot.rupees}"' in found[name]


def test_dominance_is_previewed() -> None:
    for seats, wakhan in TABLES:
        view = view_of(midgame(seats, wakhan), 0)
        panel = page(view, "en")["dominance"]
        told = text_of(panel)
        for side, blocks in zip(
            ("afghan", "british", "russian"), view.dominance.blocks, strict=True
        ):
            bar = panel.split(f'class="bar-of {side}')[1].split("</li>")[0]
            assert bar.count("<i></i>") == blocks
        for player in view.players:
            assert f"+{player.scores}" in told or player.scores == 0
        assert f"Check {view.dominance.gone + 1} of 4 comes next" in told


def test_the_ring_names_the_neighbours_of_each_court() -> None:
    view = view_of(midgame(4, 0), 2)
    assert view.order == (2, 3, 0, 1)
    assert all(player.court for player in view.players)
    found = page(view, "en")
    names = ("Gray", "Blue", "Tan", "Red")
    for place, player in enumerate(view.order):
        left, right = names[(player + 1) % 4], names[(player - 1) % 4]
        told = f"left end meets the court of {left}, right end the court of {right}"
        assert told in found[f"court-{place}"].lower().replace(left.lower(), left).replace(
            right.lower(), right
        )


def test_a_hostage_shows_its_holder_and_price() -> None:
    for state in game(3, 0, 2):
        view = view_of(state, 0)
        held = [
            (place, card)
            for place, player in enumerate(view.order)
            for card in view.players[player].court
            if card.holder >= 0
        ]
        if held:
            break
    (place, card), *_ = held
    markup = page(view, "en")[f"court-{place}"].split(f'id="c-{card.card}"')[1]
    assert "Held hostage by" in markup.split(">")[0]
    assert f"bribe {card.spies[card.holder]}" in markup.split(">")[0]
    assert 'class="hostage"' in markup


def test_a_bribe_is_told_to_both() -> None:
    for state in game(3, 0, 1):
        view = view_of(state, SPECTATOR)
        if view.decision == "bribe":
            break
    assert view.bribe is not None
    payer = page(view_of(state, view.bribe.payer), "en")["actions"]
    assert {"do-pay", "do-offer", "do-withdraw"} <= set(ids_of(payer))
    holder = page(view_of(state, view.bribe.holder), "en")["actions"]
    assert "wants to" in text_of(holder)
    assert "do-pay" not in holder


def test_the_final_standing_says_who_wins() -> None:
    *_, last = game(3, 0, 6)
    view = view_of(last, SPECTATOR)
    found = page(view, "en")
    assert text_of(found["score"]).startswith("Final standing")
    assert "wins" in found["score"]
    assert text_of(found["dominance"]) == ""
    for state in game(3, 0, 6):
        assert text_of(page(view_of(state, SPECTATOR), "en")["score"]) == ""
        break


def test_wakhan_shows_her_card_and_the_line_she_is_at() -> None:
    seen = set()
    for state in game(1, 1, 3):
        view = view_of(state, 0)
        panel = page(view, "en")["wakhan"]
        if view.decision == "wakhan" and view.automaton and not view.automaton.bonus:
            steps = re.findall(
                r"<li( class=now aria-current=\"step\"| [^>]*aria-current[^>]*)?>", panel
            )
            assert [bool(step) for step in steps].index(True) == view.automaton.line
            seen.add(view.automaton.line)
    assert seen == {0, 1, 2}
    assert "wakhan" not in page(view_of(midgame(3, 0), 0), "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_PP_WAKHAN_22_her_lines_are_told_in_words(language: str) -> None:
    view = view_of(midgame(1, 1), 0)
    assert view.automaton
    for card in WAKHAN:
        automaton = structs.replace(view.automaton, card=card.number)
        panel = text_of(page(structs.replace(view, automaton=automaton), language)["wakhan"])
        for line in card.front.actions:
            assert line_text(line, language) in panel
        for name in card.front.region_priority:
            assert region_name(language, REGION_NAMES.index(name)) in panel


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
    for (seats, wakhan), steps in product(TABLES, (2, 30, 250, 5000)):
        told = text_of(layout(view_of(midgame(seats, wakhan, 9, steps), 0), language))
        assert "picture-" not in told
        assert "{" not in told


def test_drawings_are_on_the_page_once() -> None:
    for seats, wakhan in TABLES:
        whole = layout(view_of(midgame(seats, wakhan), 0), "en")
        shown = set(re.findall(r'href="#([\w.-]+)"', whole))
        assert {"small-", "large-", "pp-coi"} <= {name[:6] for name in shown}
        assert shown <= set(ids_of(whole))


def test_only_what_changed_is_sent_again() -> None:
    state = midgame(3, 0)
    before = parts(view_of(state, 0), "en")
    again = parts(view_of(state.clone(), 0), "en")
    assert [one is other for one, other in zip(before, again, strict=True)].count(False) <= 1
    assert page(view_of(state, 0), "en") == page(view_of(state.clone(), 0), "en")
