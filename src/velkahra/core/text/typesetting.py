"""Sets sentences in Czech and Polish: some spaces do not end a line.

A word of one letter stays with the next word, and a number with its noun. Texts themselves have
ordinary spaces; they are set when they are put on a page or on paper.
"""

import re
from typing import Final

from velkahra.core.text.fluent import plain

NO_BREAK: Final = "\u00a0"
_TIMES: Final = "\u00d7"

_LETTERS: Final = {"cs": "aikosuvz", "pl": "aiouwz"}
_LITERAL: Final = re.compile(
    r"(<(?:script|style|textarea|pre|code)\b.*?</(?:script|style|textarea|pre|code)>)", re.DOTALL
)
_OUTSIDE_TAGS: Final = r"(?=[^<>]*(?:<|\Z))"


def _spaces(letters: str, where: str = "") -> re.Pattern[str]:
    """Return a pattern of the spaces that do not end a line.

    It begins with the space, which a search finds fast, and then looks back.
    """
    letter = rf"(?<=(?<![\w-])[{letters}{letters.upper()}] )(?=\S)"
    number = rf"(?:(?<=(?<![\w-])\d )|(?<=(?<![\w-])\d\d ))(?=[^\W\d_]|[%{_TIMES}])"
    ordinal = r"(?:(?<=(?<![\w-])\d\. )|(?<=(?<![\w-])\d\d\. ))(?=[a-zà-ž])"
    return re.compile(
        rf" (?:{letter}|{number}|{ordinal}|(?<={_TIMES} )(?=\d)|(?<=\bT\. )(?=H\.)){where}"
    )


_IN_TEXT: Final = {language: _spaces(letters) for language, letters in _LETTERS.items()}
_IN_MARKUP: Final = {
    language: _spaces(letters, _OUTSIDE_TAGS) for language, letters in _LETTERS.items()
}


def bind(language: str, text: str) -> str:
    """Return a text with no-break spaces where its language wants them; English wants none."""
    found = _IN_TEXT.get(plain(language))
    return found.sub(NO_BREAK, text) if found else text


def bind_markup(language: str, markup: str) -> str:
    """Return HTML whose text is bound; tags, scripts and literal text stay."""
    found = _IN_MARKUP.get(plain(language))
    if found is None:
        return markup
    parts = _LITERAL.split(markup)
    parts[::2] = [found.sub(NO_BREAK, part) for part in parts[::2]]
    return "".join(parts)
