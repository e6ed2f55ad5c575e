"""Explanations on the page: words of the game in place, and signs in the help.

A word that is explained is dotted, and a press tells what it means. `text/*/terms.ftl` gives each
term a name, the stems by which it is found in a sentence, and what it means. An explanation is a
popover of the page, so keyboard, finger and screen reader have it too.
"""

import re
from functools import cache, lru_cache
from html import escape
from typing import Final

from velkahra.core.contract.pages import Sign
from velkahra.core.text.fluent import cited
from velkahra.games.pamir.picture.cards.ink import use
from velkahra.games.pamir.picture.words import say
from velkahra.games.pamir.rules import facts
from velkahra.games.pamir.text.names import TEXTS
from velkahra.picture.words import capital

TERMS: Final = (
    "loyal",
    "influence",
    "patriot",
    "check",
    "dominance",
    "block",
    "army",
    "road",
    "cylinder",
    "tribe",
    "spy",
    "gift",
    "prize",
    "hostage",
    "bribe",
    "rupee",
    "favored",
    "rule",
)
SIGNS: Final = {
    **{f"suit-{suit}": (f"suit-{suit}",) for suit in facts.SUIT_NAMES},
    "favored": tuple(f"i-favor-{suit}" for suit in facts.SUIT_NAMES),
    "sides": tuple(f"side-{side}" for side in facts.COALITION_NAMES),
    "army": ("army-afghan",),
    "road": ("road-afghan",),
    "tribe": (f"cylinder-{facts.COLOURS[0]}",),
    "gift": (f"gift-{facts.COLOURS[0]}", "do-gift"),
    "prize": ("prize",),
    "rupee": ("coin",),
    "hostage": ("hostage",),
    "impact": ("i-road", "i-army", "i-tribe", "i-spy"),
    "leverage": ("i-leverage",),
    "tax": ("do-tax-1",),
    "build": ("do-build",),
    "move": ("do-move-1",),
    "betray": ("do-betray",),
    "battle": ("do-battle-1",),
}
"""Entries of `legend`: the key of the words, and the drawings of the stock."""
_LAID: Final = {
    1: (100, ((0, 0),)),
    2: (62, ((0, 0), (38, 38))),
    3: (50, ((25, 0), (0, 50), (50, 50))),
    4: (50, ((0, 0), (50, 0), (0, 50), (50, 50))),
}
"""How large so many drawings are together, and their upper left corners."""


def _text(language: str, term: str, what: str) -> str:
    return TEXTS.text(language, f"term-{term}{what}")


@cache
def _pattern(language: str) -> re.Pattern[str]:
    """Find the words that are explained: each term is a group with its name."""
    found = (f"(?P<{term}>{_text(language, term, '-stems')})" for term in TERMS)
    return re.compile(rf"\b(?:{'|'.join(found)})\w*", re.IGNORECASE)


@lru_cache(maxsize=2048)
def explained(language: str, sentence: str) -> str:
    """Return a sentence as markup, each term explained where it first stands."""
    done, rest, seen = "", 0, set[str]()
    for match in _pattern(language).finditer(sentence):
        term = match.lastgroup or ""
        if term not in seen:
            seen.add(term)
            done += f"{escape(sentence[rest : match.start()])}{_button(term, match[0])}"
            rest = match.end()
    return done + escape(sentence[rest:])


def _button(term: str, words: str) -> str:
    return (
        f'<button type="button" class="term" popovertarget="term-{term}">{escape(words)}</button>'
    )


@cache
def popovers(language: str) -> str:
    """Return the explanations; the page holds them once."""
    return "".join(
        f'<div id="term-{term}" class="meaning" popover><b>'
        f"{escape(capital(_text(language, term, '')))}</b>"
        f"<p>{escape(_text(language, term, '-means'))}</p></div>"
        for term in TERMS
    )


@cache
def glossary(language: str) -> str:
    """Return the panel that lists all terms."""
    listed = " ".join(_button(term, _text(language, term, "")) for term in TERMS)
    return (
        f'<details class="panel glossary"><summary>{escape(say(language, "terms"))}</summary>'
        f"<p>{listed}</p></details>"
    )


@cache
def legend(language: str) -> tuple[Sign, ...]:
    """Return the signs of the page, each with what it means."""
    return tuple(
        Sign(_together(drawings), TEXTS.text(language, f"sign-{key}"), cited(TEXTS, "sign", key))
        for key, drawings in SIGNS.items()
    )


def _together(drawings: tuple[str, ...]) -> str:
    """Draw one sign, or up to four in one."""
    size, corners = _LAID[len(drawings)]
    shown = "".join(use(name, x, y, size) for name, (x, y) in zip(drawings, corners, strict=True))
    return f'<svg viewBox="0 0 100 100" aria-hidden="true">{shown}</svg>'
