"""The picture of each card: what lies on a spy's desk, put together from parts.

A photograph shows whom or what the card is about; a paper beside it shows how it works; marks in
red pencil tell attacks, a seal tells a price in BM. Everything follows from the card itself, so a
card of one's own deck gets a picture, too, and the same card always gets the same one. The parts
are drawn in `people.svg`, `dossier.svg`, `objects.svg` and `kinds.svg`; `things.txt` says which
words mean what. Wherever words leave it open, a number made from the id chooses.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final, TypeVar
from zlib import crc32

import msgspec

from velkahra.games.hammer.cards import language, verbs
from velkahra.games.hammer.picture.art import ink, kinds

Part = TypeVar("Part")

SHEETS: Final = ("people", "dossier", "objects")
SKINS: Final = ("#f4e3cb", "#e6c6a0", "#c2946a", "#93694a")
_PAPERS: Final = {
    "spy": ("a-form", "a-letter", "a-folder"),
    "place": ("a-map", "a-plan"),
    "situation": ("a-news",),
    "ability": ("a-folder",),
    "action": ("a-letter", "a-wire", "a-ledger", "a-form"),
}
_FASTENERS: Final = ("f-clip", "f-clip", "f-tape", "f-pin", "f-staple")
_TILTS: Final = (-7, -5, -3, 3, 5)


class Scene(msgspec.Struct, frozen=True):
    """The parts of a picture, by name.

    Attributes:
        sheet: the paper at the right; shown: things or kinds on it.
        tilt: the angle of the photograph; fastener: the clip or pin that holds it.
        backdrop: the background of the photograph.
        skin: the colour of a face; person: its parts, in order; none for a thing.
        thing: the thing in the photograph, if it shows no person.
        role: the badge of a spy; mark: a sign over the photograph; sealed: it costs BM.
    """

    sheet: str
    shown: tuple[str, ...]
    tilt: int
    fastener: str
    backdrop: str
    skin: str
    person: tuple[str, ...]
    thing: str
    role: str
    mark: str
    sealed: bool


@cache
def parts() -> dict[str, str]:
    """Return the drawings that scenes are made of: name -> SVG."""
    return {name: ink.ART(f"{sheet}/{name}") for sheet in SHEETS for name in ink.ART.names(sheet)}


def scene_of(card: language.Card) -> Scene:
    """Put the picture of a card together."""
    choose = _Choice(card.id)
    words = _named(card)
    person = _person(card, words, choose) if card.kind == "spy" else ()
    thing = _first(words, "") or _method(card)
    return Scene(
        sheet=choose.of(_PAPERS[card.kind]),
        shown=_shown(card, thing),
        tilt=choose.of(_TILTS),
        fastener=choose.of(_FASTENERS),
        backdrop=_first(words, "b-") or choose.of(_starting("dossier", "b-")),
        skin=choose.of(SKINS),
        person=person,
        thing="" if person else thing,
        role=f"r-{card.role or 'informant'}" if person else "",
        mark=_mark(card, choose),
        sealed=card.cost is not None and card.cost.bm != 0,
    )


class _Choice:
    """Choose among parts, one time after the other, by a number made from a card's id."""

    def __init__(self, name: str) -> None:
        self._name, self._turn = name, 0

    def of(self, among: Sequence[Part]) -> Part:
        self._turn += 1
        return among[crc32(f"{self._turn} {self._name}".encode()) % len(among)]


def _person(card: language.Card, words: Sequence[str], choose: _Choice) -> tuple[str, ...]:
    """Name the parts of a spy, each by a word of its name or by chance."""
    coat, look, hat = (
        _first(words, start) or choose.of(_starting("people", start))
        for start in ("c-", "l-", "h-")
    )
    return (coat, "face", look, hat)


def _shown(card: language.Card, thing: str) -> tuple[str, ...]:
    """Name what lies on the paper: of a spy its tool, of an action its type, else the method."""
    if card.kind == "spy":
        return (thing,)
    if card.kind == "action" and card.type:
        return tuple(f"k-{name}" for name in kinds.drawings_of(card))
    return (_method(card),) if card.kind != "ability" else ("k-ability",)


def _mark(card: language.Card, choose: _Choice) -> str:
    if card.type == "attack":
        return choose.of(("m-ring", "m-cross", "m-ring"))
    return choose.of(("", "m-line", "m-stain", "", "m-arrow"))


def _method(card: language.Card) -> str:
    """Name the thing that stands for what a card does first."""
    for verb in _verbs(card):
        if verb in verbs.VERBS:
            return verbs.VERBS[verb].drawing
    return "padlock" if card.static else "note"


def _verbs(card: language.Card) -> Iterator[str]:
    """List what a card does, in its order."""
    for ability in card.abilities:
        yield from _steps(ability.effect)
    for trigger in card.triggers:
        yield from _steps(trigger.effect)
    yield from _steps(card.effect)


def _steps(steps: Sequence[language.Step]) -> Iterator[str]:
    for step in steps:
        inner = step.may or (step.choose_one[0] if step.choose_one else step.then)
        yield from _steps(inner) if inner else iter((step.verb,))


@cache
def _starting(sheet: str, start: str) -> tuple[str, ...]:
    return tuple(name for name in ink.ART.names(sheet) if name.startswith(start))


def _first(words: Sequence[str], start: str) -> str:
    """Take the first part that begins so; for an empty start the first thing."""
    if start:
        return next((word for word in words if word.startswith(start)), "")
    return next((word for word in words if word[1:2] != "-"), "")


@cache
def _things() -> tuple[tuple[re.Pattern[str], tuple[str, ...]], ...]:
    text = (Path(__file__).parent / "things.txt").read_text("utf-8")
    lines = (line.partition(":") for line in text.splitlines() if not line.startswith("#"))
    return tuple((re.compile(rf"\b(?:{words})"), tuple(named.split())) for words, _, named in lines)


def _named(card: language.Card) -> list[str]:
    """List the parts that the words of a card stand for: those of its id, then of its names."""
    found: list[str] = []
    own = "-".join(word for word in card.id.split("-") if word not in language.POWERS)
    for said in (own, " ".join((card.name.en, card.name.cs, card.name.pl))):
        plain = unicodedata.normalize("NFKD", said.lower())
        letters = "".join(one for one in plain if not unicodedata.combining(one)).replace("ł", "l")
        for words, named in _things():
            if words.search(letters):
                found += named
    return found
