"""Laws of the words and pictures: whatever can happen can be told, in every language."""

import re
from collections.abc import Iterator
from typing import Final
from xml.etree import ElementTree

from librt.random import Random

from velkahra.core.game import LANGUAGES
from velkahra.core.play import Play
from velkahra.core.refusals import Refusal
from velkahra.core.state import CHANCE

UNFINISHED: Final = re.compile(r"[{}]|\bNone\b")


def _bad(text: str) -> bool:
    return not text.strip() or UNFINISHED.search(text) is not None


def events_can_be_told(play: Play, rng: Random) -> Iterator[str]:
    """Every event of the last ply is one line in every language."""
    for event in play.happened[-1] if play.happened else []:
        for language in LANGUAGES:
            line = play.game.words.event(language, event, play.options)
            if _bad(line) or "\n" in line:
                yield f"{event!r} reads {line!r} in {language!r}"


def refusals_can_be_read(play: Play, rng: Random) -> Iterator[str]:
    """Every refusal of the position has its sentence and its rule in every language."""
    met: dict[str, Refusal] = {}
    for seat in [CHANCE, *range(play.seats)]:
        for action in range(play.game.space.size):
            refusal = play.state.refusal(seat, action)
            if refusal is not None:
                met.setdefault(f"{refusal.key} {sorted(refusal.facts)}", refusal)
    for refusal in met.values():
        for language in LANGUAGES:
            if _bad(line := play.game.words.refusal(language, refusal, play.options)):
                yield f"{refusal!r} reads {line!r} in {language!r}"
            if _bad(play.game.words.rule(language, refusal.rule)):
                yield f"rule {refusal.rule} has no summary in {language!r}"


def prompts_can_be_read(play: Play, rng: Random) -> Iterator[str]:
    """Everybody is told what is asked, in every language, and sees the position as text."""
    for seat in range(-1, play.seats):
        for language in LANGUAGES:
            if _bad(line := play.game.words.prompt(language, play.state, seat)):
                yield f"seat {seat} is asked {line!r} in {language!r}"
        if not play.game.text(play.state, seat).strip():
            yield f"seat {seat} gets no text of the position"


def pictures_are_drawn(play: Play, rng: Random) -> Iterator[str]:
    """The picture is well-formed SVG, and the same again when it is drawn again."""
    seat = rng.randrange(play.seats + 1) - 1
    language = LANGUAGES[rng.randrange(len(LANGUAGES))]
    view = play.view(seat)
    picture = play.game.picture(view, language)
    if picture != play.game.picture(view, language):
        yield f"the picture for seat {seat} is drawn differently the second time"
    try:
        root = ElementTree.fromstring(picture)
    except ElementTree.ParseError as error:
        yield f"the picture for seat {seat} is not well-formed: {error}"
    else:
        if not root.tag.endswith("svg"):
            yield f"the picture for seat {seat} is a {root.tag!r}"
