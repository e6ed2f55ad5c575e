"""The numbers in a text: tokens such as {2}, digits, and number words in three languages."""

import re
from typing import Final

import msgspec

TOKEN: Final = re.compile(r"\{(T|P|\d{1,2})\}")
_SYMBOLS: Final = re.compile(r"(?:\{P\})+")
_DIGITS: Final = re.compile(r"\d+")
_WORD: Final = re.compile(r"[^\W\d_]+")
_NUMERALS: Final = {
    "cs": (
        "jeden jedna jedno jednoho jednu jedné jednomu jedním",
        "dva dvě dvou dvěma dvakrát",
        "tři tří třem třemi třikrát",
        "čtyři čtyř čtyřem čtyřmi čtyřikrát",
        "pět pěti pětkrát",
        "šest šesti šestkrát",
        "sedm sedmi sedmkrát",
        "osm osmi osmkrát",
        "devět devíti devětkrát",
        "deset deseti desetkrát",
    ),
    "pl": (
        "jeden jedna jedno jednego jedną jednej jednemu jednym",
        "dwa dwaj dwie dwóch dwu dwóm dwiema dwoma",
        "trzy trzej trzech trzem trzema",
        "cztery czterej czterech czterem czterema",
        "pięć pięciu pięcioma",
        "sześć sześciu sześcioma",
        "siedem siedmiu siedmioma",
        "osiem ośmiu ośmioma",
        "dziewięć dziewięciu dziewięcioma",
        "dziesięć dziesięciu dziesięcioma",
    ),
    "en": (
        "one",
        "two twice",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
    ),
}
_VALUES: Final = {
    language: {word: at for at, row in enumerate(rows, 1) for word in row.split()}
    for language, rows in _NUMERALS.items()
}
_TIMES: Final = {
    "cs": {"jednou": 1, "dvakrát": 2, "třikrát": 3, "čtyřikrát": 4},
    "pl": {"raz": 1, "dwa razy": 2, "trzy razy": 3, "cztery razy": 4},
    "en": {"once": 1, "twice": 2, "three times": 3, "four times": 4},
}
_SPANS: Final = {
    "cs": {"tah": "turn", "kolo": "round", "hru": "game"},
    "pl": {"turę": "turn", "rundę": "round", "grę": "game"},
    "en": {"turn": "turn", "round": "round", "game": "game"},
}
_BETWEEN: Final = {"cs": "za", "pl": "na", "en": "per(?: (?:each )?ally['\u2019]s)?"}
_LIMITS: Final = {
    language: re.compile(
        rf"\b({'|'.join(_TIMES[language])}) {between} ({'|'.join(_SPANS[language])})\b",
        re.IGNORECASE,
    )
    for language, between in _BETWEEN.items()
}


class Numbers(msgspec.Struct, frozen=True):
    """The numbers in a text: of SB as {2}, of BM as {P}{P}, in digits and in words."""

    sb: frozenset[int]
    bm: frozenset[int]
    digits: frozenset[int]
    words: frozenset[int]


def tokens(text: str) -> list[str]:
    """Return the tokens of a text, sorted."""
    return sorted(TOKEN.findall(text))


def numbers(text: str, language: str) -> Numbers:
    """Return the numbers in a text."""
    bare = TOKEN.sub(" ", text)
    words = (_VALUES[language].get(word.lower()) for word in _WORD.findall(bare))
    return Numbers(
        sb=frozenset(int(token) for token in tokens(text) if token.isdigit()),
        bm=frozenset(found.count("P") for found in _SYMBOLS.findall(text)),
        digits=frozenset(int(found) for found in _DIGITS.findall(bare)),
        words=frozenset(word for word in words if word),
    )


def word_for(value: int, language: str) -> str:
    """Return the number word for `value`, in its first form; digits above ten."""
    rows = _NUMERALS[language]
    return rows[value - 1].split()[0] if 1 <= value <= len(rows) else str(value)


def limits(text: str, language: str) -> list[tuple[int, str]]:
    """Return `once per turn` and the like, sorted: how often, and per "turn", "round" or "game"."""
    times, spans = _TIMES[language], _SPANS[language]
    found = _LIMITS[language].findall(text)
    return sorted((times[often.lower()], spans[span.lower()]) for often, span in found)


def limit_phrase(often: int, span: str, language: str) -> str:
    """Return a limit as texts write it: `often` times per `span`, such as `once per turn`."""
    times = {number: word for word, number in _TIMES[language].items()}
    spans = {name: word for word, name in _SPANS[language].items()}
    between = _BETWEEN[language].partition("(")[0]
    return f"{times.get(often, often)} {between} {spans[span]}"
