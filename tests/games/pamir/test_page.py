"""The page of Pax Pamir: its ids, its labels, what it shows and what it hides."""

import gzip
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest
from librt.random import Random
from msgspec import structs
from tests.games.markup import text_of
from tests.games.pamir.helpers import read

from velkahra.core.contract.events import SPECTATOR
from velkahra.core.contract.state import CHANCE, NOBODY
from velkahra.core.contract.words import LANGUAGES
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.picture.cards.says import gains, line_text
from velkahra.games.pamir.picture.land.relief import drawings, ground, places
from velkahra.games.pamir.picture.page import layout, page, parts
from velkahra.games.pamir.picture.terms import TERMS, explained
from velkahra.games.pamir.picture.words import player_name, region_name
from velkahra.games.pamir.rules.actions import SPACE
from velkahra.games.pamir.rules.chapters.bribe import full_bribe, may_ignore, receiver_of_bribe
from velkahra.games.pamir.rules.facts import COURT, REGION_NAMES, WAKHAN
from velkahra.games.pamir.text.names import TEXTS
from velkahra.games.pamir.view.bribes import NO_BRIBE, bribe_to_play
from velkahra.games.pamir.view.build import view_of
from velkahra.picture.words import capital

pytestmark = pytest.mark.plain

TABLES = ((2, 0), (3, 0), (4, 0), (5, 0), (1, 1), (2, 1))
BUSY = frozenset(("play", "act", "buy", "march", "sneak", "strike-spy", "strike-tribe"))
GROUND_AT_MOST = 2500  # bytes of what lies on the land, compressed


def game(seats: int, wakhan: int, seed: int) -> Iterator[PamirState]:
    """Play at random, but seldom end a turn of one's own will."""
    random = Random(seed)
    state = PamirState.new(seats, wakhan, 0)
    while True:
        yield state
        actor = state.actor()
        if actor == NOBODY:
            return
        state.advance(actor, step(state, actor, random), None)


def step(state: PamirState, actor: int, random: Random) -> int:
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


def ids_of(markup: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', markup)


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
        assert f"left end meets {left}’s court, right end meets {right}’s court" in found[
            f"court-{place}"
        ].lower().replace(left.lower(), left).replace(right.lower(), right)


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


def test_PP_PLAY_02_a_card_tells_the_bribe_before_it_is_bought_or_played() -> None:
    owed = set()
    for seats, wakhan in TABLES:
        for state in islice(game(seats, wakhan, 7), 0, None, 25):
            for seat in range(state.seats):
                view = view_of(state, seat)
                for card in range(1, len(COURT) + 1):
                    action = SPACE.encode("play", [card - 1, 0])
                    who = receiver_of_bribe(state, seat, action)
                    if who < 0 or may_ignore(state, seat):
                        assert bribe_to_play(view, card) == NO_BRIBE
                        continue
                    price = full_bribe(state, who, action)
                    assert bribe_to_play(view, card) == (who, price)
                    owed.add(price)
    assert len(owed) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_PP_PLAY_02_market_and_hand_show_the_bribe(language: str) -> None:
    state = read("seats 2\ngray hand 9\nmarket a0 8\nkabul tribe blue 2\n")
    found = page(view_of(state, 0), language)
    told = TEXTS.text(language, "picture-toll", player=player_name(language, 1, -1), count=2)
    for markup in (found["hand"], found["m-a0"]):
        assert f'title="{told}"' in markup
        assert capital(told) in markup
    assert 'class="toll"' not in page(view_of(state, 1), language)["m-a0"]


def test_the_final_standing_says_who_wins() -> None:
    *_, last = game(3, 0, 6)
    found = page(view_of(last, SPECTATOR), "en")
    assert text_of(found["score"]).startswith("Final score")
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


def test_only_what_changed_is_sent_again() -> None:
    state = midgame(3, 0)
    before = parts(view_of(state, 0), "en")
    again = parts(view_of(state.clone(), 0), "en")
    assert [one is other for one, other in zip(before, again, strict=True)].count(False) <= 1
    assert page(view_of(state, 0), "en") == page(view_of(state.clone(), 0), "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_land_is_drawn_once_and_no_move_sends_it_again(language: str) -> None:
    view = view_of(midgame(3, 0), 0)
    drawn = ground(language)
    assert layout(view, language).count(drawn) == 1
    assert not any("pp-map-" in markup for markup in page(view, language).values())
    assert len(gzip.compress(drawn.encode())) < GROUND_AT_MOST


def test_everything_on_the_land_is_drawn_and_stands_on_it() -> None:
    assert {f"map-{name}" for name, _ in places()} <= drawings().keys()
    assert all(0 <= x <= 100 and 0 <= y <= 100 for _, (x, y) in places())
    towns = {name for name, _ in places() if name.startswith("town-")}
    assert towns == {f"town-{name}" for name in REGION_NAMES}


def test_PP_SETUP_09_each_coalition_says_what_it_offers_on_this_market() -> None:
    state = next(state for state in game(2, 0, 4) if state.actor() >= 0)
    view = view_of(state, state.actor())
    assert view.decision == "loyalty"
    buttons = page(view, "en")["actions"].split("<button")[1:]
    for side, button in zip(("afghan", "british", "russian"), buttons, strict=True):
        count = sum(
            COURT[slot.card - 1].patriot == side for slot in view.market if slot.card <= 100
        )
        assert f'id="do-{side}"' in button
        assert {0: "None of", 1: "1 of"}.get(count, f"{count} of") in text_of(f"<{button}")


def test_a_card_says_what_it_brings_whom() -> None:
    assert gains(34, "british", "en") == "1 British army in Punjab; favored suit: economic"
    assert gains(34, "", "en").startswith("1 army in Punjab")
    assert gains(9, "afghan", "cs").startswith("1 ")


def test_the_label_of_a_market_card_names_patriot_and_prize() -> None:
    found = page(view_of(read("seats 2\nmarket a0 36\n"), 0), "en")["m-a0"]
    assert "British patriot, Afghan prize" in found.split(">")[0]


def test_PP_PLAY_05_in_an_empty_court_one_button_plays_a_card() -> None:
    buttons = page(view_of(read("seats 2\ngray hand 9\n"), 0), "en")["actions"]
    assert buttons.count("Into your court") == 2
    assert 'id="do-right" class="do spare"' in buttons
    full = page(view_of(read("seats 2\ngray hand 9\ngray court 12\n"), 0), "en")
    assert "Play to the right end" in full["actions"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_are_explained_where_they_stand(language: str) -> None:
    view = view_of(midgame(3, 0), 0)
    whole = layout(view, language)
    for term in TERMS:
        assert whole.count(f'id="term-{term}" class="meaning" popover') == 1
        name = TEXTS.text(language, f"term-{term}")
        assert f'popovertarget="term-{term}"' in explained(language, name), name
    assert {"term-block", "term-cylinder"} <= set(
        re.findall(r'popovertarget="([\w-]+)"', page(view, language)["dominance"])
    )


def test_a_term_is_explained_where_it_first_stands_in_a_sentence() -> None:
    found = explained("en", "A tribe & another tribe")
    assert found.count("<button") == 1
    assert found.endswith("tribe</button> &amp; another tribe")
