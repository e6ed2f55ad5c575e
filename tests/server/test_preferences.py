"""Settings and help on the pages, what an action would do, and what the log points at."""

import random
import re

import pytest
from tests.server.helpers import Site, some_action

import velkahra
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.dealer import Dealer
from velkahra.core.play.play import Play
from velkahra.server.domain.wording import preview_of
from velkahra.server.web.kit.pages import page
from velkahra.server.web.kit.preferences import PAGE_SWITCHES, TABLE_SWITCHES, WORDS


def euphrates(seed: int = 3) -> Play:
    """Begin a game of two, at the first decision."""
    play = Play(velkahra.game("euphrates"), 2)
    play.deal(Dealer(f"{seed:032x}"))
    return play


@pytest.mark.parametrize("name", velkahra.games())
def test_every_switch_of_a_game_has_its_words_and_its_style(name: str) -> None:
    game = velkahra.game(name)
    for language in LANGUAGES:
        shown = page(language, "", "", game=game)
        for switch in game.pages.switches:
            game.words.text(language, f"switch-{switch.name}")
            for value in switch.values:
                game.words.text(language, f"switch-{switch.name}-{value}")
                assert f'name="{name}/{switch.name}" value="{value}"' in shown
        assert shown.count(" checked") == len(game.pages.switches + PAGE_SWITCHES + TABLE_SWITCHES)
        assert "switch-" not in shown
    for switch in velkahra.game("euphrates").pages.switches:
        for value in switch.values[1:]:
            assert f"[data-{switch.name}={value}]" in velkahra.game("euphrates").pages.style()


def test_looks_are_set_before_the_style_sheets(site: Site) -> None:
    page = site.get("/", cookie="looks=theme.dark_cards.large_board.pink_x").text
    root, head = re.findall(r"<html([^>]*)>\s*(<head>.*?)</head>", page, re.DOTALL)[0]
    assert root == ' data-theme="dark" data-cards="large" lang="en"'
    assert not re.search(r"<script(?! type=\"module\")", head), "the first paint waits for it"
    assert re.search(r'<html lang="en">', site.get("/").text)


def test_what_an_action_would_do_is_told() -> None:
    play = euphrates()
    seat = int(play.state.actor())
    action = next(
        a for a in play.state.legal_actions(seat) if play.game.write(seat, a).startswith("priest")
    )
    lines = preview_of(play.game, play.state, "en", play.options, seat, action).lines
    before = play.state.freeze()
    happened = [play.game.words.event("en", e, play.options) for e in play.act(seat, action)]
    assert list(lines[: len(happened)]) == happened
    assert lines[len(happened) :] == ("Weak: only one temple next to it.",)
    assert before != play.state.freeze()


def test_foretelling_changes_nothing_and_knows_only_what_the_seat_knows() -> None:
    play = euphrates()
    seat = int(play.state.actor())
    from librt.random import Random

    for number in range(3):
        other = play.state.determinize(seat, Random(100 + number))
        before = other.freeze()
        for action in list(play.state.legal_actions(seat))[::25]:
            told = preview_of(play.game, play.state, "en", play.options, seat, action)
            assert preview_of(play.game, other, "en", play.options, seat, action) == told
        assert other.freeze() == before
    with pytest.raises(VelkahraError):
        preview_of(play.game, play.state, "en", play.options, 1 - seat, play.game.read("end"))


def test_over_the_wire(site: Site) -> None:
    (path,) = site.table("euphrates", "me", "bot random")
    rng = random.Random(5)
    with site.at(path) as page:
        page.until_yours()
        wishes = (some_action(page.last["choices"], rng) for _ in range(1000))
        text = next(wish for wish in wishes if wish.startswith("priest"))
        page.say(kind="would", v=page.version, text=text)
        answer = page.until("previewed")
        assert answer["text"] == text
        assert answer["v"] == page.version
        assert text.split()[1] in answer["lines"][0]
        page.say(kind="would", v=page.version, text="priest Z9")
        assert page.until("problem")["name"] == "no-action"
        log = page.last["log"]
        assert len(log["highlights"]) == len(log["lines"])
        page.act(text)
        update = page.update()
        assert f"s-{text.split()[1]}" in update["log"]["highlights"][0]


def test_words_of_the_script_have_their_places() -> None:
    from velkahra.server.domain.texts import TEXTS

    for language in LANGUAGES:
        places = {key: set(re.findall(r"%\d", TEXTS.text(language, key))) for key in WORDS}
        one = ("half", "half-number", "half-left", "half-more", "half-sure", "would", "since")
        wanted = {key: {"%1"} for key in one} | {"half-few": {"%1", "%2"}, "full": set()}
        assert places == wanted
