"""Those who count for themselves are not told the strengths: in no sentence, in no label."""

import re

import msgspec
import pytest
from tests.games.euphrates.helpers import read
from tests.games.euphrates.said import SAID
from tests.games.euphrates.test_picture import REVOLT, revolt, war

from velkahra.core.contract.words import LANGUAGES
from velkahra.core.text.fluent import MANNER
from velkahra.games.euphrates.game import GAME
from velkahra.games.euphrates.picture.page import page, picture
from velkahra.games.euphrates.text.names import TEXTS
from velkahra.games.euphrates.text.words import prompt_for
from velkahra.games.euphrates.view.build import View
from velkahra.server.domain.wording import preview_of

SUMS = ("attack", "defence", "least", "exact", "strength", "temples")
TACIT = [f"{language}{MANNER}tacit" for language in LANGUAGES]


def stronger(view: View) -> View:
    """The same position for a viewer without the board: other sums, and all else alike."""
    assert view.conflict is not None
    conflict = msgspec.structs.replace(view.conflict, attack=41, defence=42)
    more = tuple(count + 40 for count in view.supporters)
    return msgspec.structs.replace(view, conflict=conflict, supporters=more, temples=more)


def labels(view: View, language: str) -> list[str]:
    return re.findall(r'aria-label="(.*?)"', "".join(page(view, language).values()))


def test_the_switch_names_the_manner_and_every_language_has_it() -> None:
    assert [switch.manner for switch in GAME.pages.switches if switch.manner] == TEXTS.manners()
    assert len({frozenset(TEXTS.keys(language)) for language in TACIT}) == 1


@pytest.mark.parametrize("language", TACIT)
def test_what_is_said_does_not_depend_on_the_sums(language: str) -> None:
    for kind, names in SAID.events.items():
        for facts in SAID.samples(kind, names):
            other = {name: 40 if name in SUMS else value for name, value in facts.items()}
            assert SAID.describe(language, kind, **facts) == SAID.describe(language, kind, **other)
    for key, names in SAID.refusals.items():
        for facts in SAID.samples(key, names):
            other = {name: 40 if name in SUMS else value for name, value in facts.items()}
            assert SAID.refuse(language, key, **facts) == SAID.refuse(language, key, **other)


@pytest.mark.parametrize("language", TACIT)
def test_neither_prompts_nor_labels_depend_on_the_sums(language: str) -> None:
    for view in (revolt(), war()):
        watched = msgspec.structs.replace(view, seat=-1, hands=(None,) * view.seats)
        for seen in (view, watched):
            assert prompt_for(language, seen) == prompt_for(language, stronger(seen))
            assert labels(seen, language) == labels(stronger(seen), language)
            texts = [
                re.findall(r"<desc>(.*?)</desc>", picture(some, language), re.DOTALL)
                for some in (seen, stronger(seen))
            ]
            assert texts[0] == texts[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_else_is_told_them(language: str) -> None:
    for view in (revolt(), war()):
        assert prompt_for(language, view) != prompt_for(language, stronger(view))
        assert labels(view, language) != labels(stronger(view), language)
        assert prompt_for(language, view) != prompt_for(f"{language}{MANNER}tacit", view)


def test_what_an_action_would_do_is_told_without_them() -> None:
    state = read(REVOLT)
    options = GAME.complete({})
    told = {
        language: " ".join(
            preview_of(GAME, state, language, options, 2, GAME.read("priest J7")).lines
        )
        for language in ("en", "en-x-tacit")
    }
    assert "Archer attacks Lion, strength 1 against 1" in told["en"]
    assert "Archer attacks Lion." in told["en-x-tacit"]
