"""Verbs and objects in the texts of cards, in three languages.

A verb is followed until the next one or the end of its sentence. So "gain {1} and draw 2 cards" is
to gain SB, and to draw. Words that only look like a verb, as in "draw deck", are left out.
"""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

import msgspec

from velkahra.games.hammer.cards.check.numerals import numbers

VERBS: Final[Mapping[str, Mapping[str, str]]] = {
    "cs": {
        "gain": "získej(?:te)?|získá(?:š|te|vá)?|získají|získat",
        "lose": "ztrat[íi]\\w*|ztrácí\\w*|ztrať",
        "steal": "ukrad\\w*|ukrást|krad\\w+",
        "draw": "líz(?:n|ej|á|a)(?!cí)\\w*",
        "discard": "odhod\\w*|odhazuj\\w*|odhoď",
        "mill": "přesuň\\w*|přesun\\w+",
        "look": "prohléd\\w*|podív\\w*|vid[íě]\\w*",
        "find": "najd\\w*|najít",
        "return": "vrať\\w*|vrát\\w*|vrac\\w*",
        "deploy": "přines\\w*|přinést",
        "untire": "(?:ne)?odunav(?!en)\\w*",
        "tire": "unav(?:í|it|te|uj\\w*)?",
        "detain": "zadrž\\w*",
        "destroy": "demask\\w*|znič\\w*",
        "sacrifice": "obět\\w*",
        "take": "převezm\\w*|převzít",
        "convert": "přeměn\\w*",
    },
    "pl": {
        "gain": "zdob(?:ądź|yw\\w*|ędzie\\w*)|otrzym\\w*|zyskuj\\w*|zyskaj\\w*",
        "lose": "trac\\w*|stra(?:ć|ci\\w*)",
        "steal": "ukradn\\w*|ukraść|kradn\\w*",
        "draw": "dobier(?!an)\\w*",
        "discard": "odrzu[cć](?!on|an)\\w*",
        "mill": "przenos\\w*|przenieś\\w*|przesuw\\w*|przesuń\\w*|przekład\\w*|odkład\\w*",
        "look": "obejrz\\w*|ogląd\\w*|zobacz\\w*|widz\\w*|patrz\\w*|sprawd[zź]\\w*",
        "find": "znajd\\w*|znaleźć",
        "return": "cofn\\w*|wrac\\w*|wróć|zwr[aó]\\w*|weź na rękę|bierze na rękę",
        "deploy": "wprowad[zź]\\w*",
        "untire": "odśwież\\w*",
        "tire": "zmęcz(?!on)(?:y|yć|cie)?",
        "detain": "zatrzym\\w*",
        "destroy": "zdemask\\w*|demask\\w*|zniszcz\\w*|niszcz\\w*",
        "sacrifice": "poświęc\\w*|poświęć",
        "take": "przejm\\w*|przejąć",
        "convert": "zamie[nń]\\w*",
    },
    "en": {
        "gain": "gains?",
        "lose": "loses?|lost",
        "steal": "steals?|stolen",
        "draw": "draws?(?! deck| phase)|drawn",
        "discard": "discards?(?! pile| phase)",
        "mill": "moves?",
        "look": "looks?|sees?|seen",
        "find": "finds?",
        "return": "returns?",
        "deploy": "puts?(?! (?:the rest|the other|it |them ))",
        "untire": "(?<!play )ready|readies|readied|untires?",
        "tire": "exhausts?|tires?",
        "detain": "detains?",
        "destroy": "unmask(?:s|ed)?|destroy(?:s|ed)?",
        "sacrifice": "sacrifices?",
        "take": "take control|takes? over|takes? target",
        "convert": "converts?|conversions?",
    },
}
"""The words of each language for each verb; the first way is the one a card uses."""

_THINGS: Final[Mapping[str, Mapping[str, str]]] = {
    "cs": {
        "info": "informac",
        "spy": "zvěd|informátor|infiltrátor",
        "place": "míst[oaue]",
        "situation": "situac",
        "permanent": "permanent",
    },
    "pl": {
        "info": "informacj",
        "spy": "szpieg|szpiedz|informator|infiltrator",
        "place": "miejsc",
        "situation": "sytuacj",
        "permanent": "permanent",
    },
    "en": {
        "info": "clues?\\b|info\\b",
        "spy": "spy|spies|informants?|infiltrators?",
        "place": "places?\\b",
        "situation": "situation",
        "permanent": "permanent",
    },
}
_POINTS: Final = ("gain", "lose", "steal")
_CARDS: Final = ("spy", "place", "situation", "permanent")
_END: Final = re.compile(r"\. | / |: |; |\.$|\(|\)")
INSTEAD: Final = re.compile("místo toho|zamiast|instead")
_SYMBOL: Final = re.compile(r"\{(\d+)\}")
_POWER: Final = "{P}"
_SCANS: Final = {
    language: re.compile(
        r"\b(?:" + "|".join(f"(?P<{verb}>{ways})" for verb, ways in verbs.items()) + r")\b",
        re.IGNORECASE,
    )
    for language, verbs in VERBS.items()
}


class Deed(msgspec.Struct, frozen=True):
    """Something a text says: a verb, its `words`, its object `thing` if known, its numbers."""

    verb: str
    thing: str = ""
    numbers: frozenset[int] = frozenset()
    words: str = ""

    @property
    def name(self) -> str:
        """Return the name of the deed, such as `gain-info`."""
        return f"{self.verb}-{self.thing}" if self.thing else self.verb


@lru_cache(maxsize=4096)
def deeds(text: str, language: str) -> tuple[Deed, ...]:
    """Return everything a text says is done, in the order of the text."""
    return tuple(_found(text, language))


def _found(text: str, language: str) -> Iterator[Deed]:
    for sentence in _END.split(text):
        found = list(_SCANS[language].finditer(sentence))
        ends = [*(each.start() for each in found), len(sentence)][1:]
        for each, end in zip(found, ends, strict=True):
            verb = str(each.lastgroup)
            yield from _about(verb, each[0], sentence[each.end() : end], language)


def first_words(name: str, language: str) -> str:
    """Return the usual words for something that is done, in a language."""
    ways = VERBS[language][name.partition("-")[0]]
    return re.sub(r"\\w[*+]|\(\?[^)]*\)|\[|\]|\)|\?", "", ways).replace("|", ", ")


def _about(verb: str, words: str, rest: str, language: str) -> Iterator[Deed]:
    """Yield a verb once for each object."""
    things = _THINGS[language]
    if verb in _POINTS:
        yield from _points(verb, words, rest, language)
    elif verb == "destroy":
        said = [one for one in _CARDS if re.search(rf"\b(?:{things[one]})", rest, re.IGNORECASE)]
        for thing in said or [""]:
            yield Deed(verb, thing, words=words)
    else:
        yield Deed(verb, words=words)


def _points(verb: str, words: str, rest: str, language: str) -> Iterator[Deed]:
    points = frozenset(int(number) for number in _SYMBOL.findall(rest))
    powers = rest.count(_POWER)
    knows = re.search(rf"\b(?:{_THINGS[language]['info']})", rest, re.IGNORECASE)
    if points:
        yield Deed(verb, "sb", points, words)
    if powers:
        yield Deed(verb, "bm", frozenset({powers}), words)
    if knows:
        yield Deed(verb, "info", numbers(rest, language).digits, words)
    if not (points or powers or knows) and not INSTEAD.search(rest):
        yield Deed(verb, words=words)
