"""Pages and pictures: made of elements that can be sent one by one, clicked and read aloud."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from html import unescape
from itertools import islice
from typing import Final
from xml.etree import ElementTree

from librt.random import Random

from velkahra.core.contract import events, picture, words
from velkahra.core.play.play import Play

VOID: Final = frozenset(("br", "hr", "img", "input", "wbr"))
UNFINISHED: Final = re.compile(r"[{}]|\bpicture-\w")
NOT_PLAIN: Final = re.compile(r"var\(|foreignObject|style=|rgba")
USED: Final = re.compile(r'(?:href="|url\()#([\w.-]+)')
TAG: Final = re.compile(r"""<(/?)([A-Za-z][\w:-]*)((?:[^"'>/]|"[^"]*"|'[^']*'|/(?!>))*)(/?)>""")
ATTRIBUTE: Final = re.compile(r'([\w:-]+)(?:="([^"]*)")?')
ID: Final = re.compile(r'\bid="([^"]+)"')
WIDTH: Final = 300
OTHER_LANGUAGE: Final = (3, 4)
"""Which of seven pages are drawn afresh: in another language, and back again."""


class Markup:
    """The contents of a piece of a page: ids, text, buttons, and tags not closed properly.

    Pages are large and drawn by functions, which write attributes in double quotes; so this reads
    tags by an expression, several times faster than a parser for any page of the web.
    """

    def __init__(self, markup: str) -> None:
        self.ids: list[str] = []
        self.texts: list[str] = []
        self.unnamed: list[str] = []
        self.crossed: list[str] = []
        self._open: list[tuple[str, dict[str, str], int]] = []
        at = 0
        for found in TAG.finditer(markup):
            if found.start() > at:
                self.texts.append(unescape(markup[at : found.start()]))
            at = found.end()
            self._tag(*found.groups())
        self.texts.append(unescape(markup[at:]))
        self.crossed += [tag for tag, _, _ in self._open]

    def _tag(self, closing: str, tag: str, inside: str, alone: str) -> None:
        if closing:
            self._close(tag)
            return
        attributes = dict(ATTRIBUTE.findall(inside)) if "id=" in inside or "role=" in inside else {}
        if "id" in attributes:
            self.ids.append(attributes["id"])
        if alone:
            self._check(attributes, "")
        elif tag not in VOID:
            self._open.append((tag, attributes, len(self.texts)))

    def _close(self, tag: str) -> None:
        """Close the innermost tag."""
        if not self._open or self._open[-1][0] != tag:
            self.crossed.append(tag)
            return
        _, attributes, before = self._open.pop()
        self._check(attributes, "".join(self.texts[before:]))

    def _check(self, attributes: dict[str, str], inside: str) -> None:
        """Record a button that has no id or no name, or would be a stop for the Tab key."""
        if attributes.get("role") != "button":
            return
        name = unescape(attributes.get("aria-label") or inside)
        labelled = len(name.strip()) > 1 or "aria-labelledby" in attributes
        if not (labelled and attributes.get("id") and attributes.get("tabindex") == "-1"):
            self.unnamed.append(str(attributes))


@lru_cache(maxsize=32)
def parsed(markup: str) -> Markup:
    """Return the contents of a piece of a page; several checks look at the same layouts."""
    return Markup(markup)


@lru_cache(maxsize=4096)
def _is_closed(markup: str) -> bool:
    """Return whether all tags of an element are closed. Cached: most elements recur."""
    return not Markup(markup).crossed


def _any_language(rng: Random) -> str:
    return words.LANGUAGES[rng.randrange(len(words.LANGUAGES))]


def layouts_are_made_of_their_elements(play: Play, rng: Random) -> Iterator[str]:
    """The layout holds every element of the page as it is sent, well-formed, under one id."""
    game, language, seat = play.game, _any_language(rng), rng.randrange(play.seats + 1) - 1
    layout = game.layout(play.view(seat), language)
    whole = parsed(game.pages.drawings() + layout)
    if whole.crossed:
        yield f"the layout of seat {seat} has tags that are not closed: {whole.crossed[:5]}"
    if repeated := [name for name, count in Counter(whole.ids).items() if count > 1][:5]:
        yield f"the layout of seat {seat} has {repeated} more than once"
    for name, markup in game.page(play.view(seat), language).items():
        rooted = re.match(rf'<\w+[^>]* id="{re.escape(name)}"', markup)
        if not rooted or not _is_closed(markup) or markup not in layout:
            yield f"element {name!r} of seat {seat} is not part of the layout: {markup[:60]}"


def parts_are_those_of_the_page(play: Play, rng: Random) -> Iterator[str]:
    """The parts of a page together are the page, and have the same ids from start to end."""
    game, language, seat = play.game, _any_language(rng), rng.randrange(play.seats + 1) - 1
    parts = game.parts(play.view(seat), language)
    together = {name: text for part in parts for name, text in part.items()}
    if together != game.page(play.view(seat), language):
        yield f"the parts of seat {seat}'s page are not the page"
    start = game.view(game.start(play.seats, play.options), seat)
    if [list(part) for part in parts] != [list(part) for part in game.parts(start, language)]:
        yield f"the parts of seat {seat}'s page have other ids than at the start"


def pages_can_be_read_aloud(play: Play, rng: Random) -> Iterator[str]:
    """Everything clickable is a button with a name, and no text is missing in any language."""
    language, seat = _any_language(rng), rng.randrange(play.seats + 1) - 1
    found = parsed(play.game.layout(play.view(seat), language))
    for button in found.unnamed[:5]:
        yield f"a button of seat {seat} has no id, name or tabindex -1: {button}"
    if left := UNFINISHED.search(" ".join(found.texts)):
        yield f"the layout of seat {seat} has {left[0]!r} in its text in {language!r}"


def drawings_are_there(play: Play, rng: Random) -> Iterator[str]:
    """Every drawing that a page or a picture refers to by its id is there."""
    seat, language = rng.randrange(play.seats + 1) - 1, _any_language(rng)
    view = play.view(seat)
    for name, markup in (
        ("layout", play.game.pages.drawings() + play.game.layout(view, language)),
        ("picture", play.game.picture(view, language)),
    ):
        if missing := sorted(set(USED.findall(markup)) - set(ID.findall(markup)))[:5]:
            yield f"the {name} of seat {seat} draws {missing}, which are not in it"


def pictures_are_drawn(play: Play, rng: Random) -> Iterator[str]:
    """The picture is plain SVG of the width asked for, and the same when it is drawn again."""
    seat, language = rng.randrange(play.seats + 1) - 1, _any_language(rng)
    view = play.view(seat)
    picture = play.game.picture(view, language, WIDTH)
    if picture != play.game.picture(view, language, WIDTH):
        yield f"the picture for seat {seat} is drawn differently the second time"
    if found := NOT_PLAIN.search(picture):
        yield f"the picture for seat {seat} has {found[0]!r}, which not every program draws"
    try:
        root = ElementTree.fromstring(picture)
    except ElementTree.ParseError as error:
        yield f"the picture for seat {seat} is not well-formed: {error}"
        return
    if not root.tag.endswith("svg") or root.get("width") != str(WIDTH):
        yield f"the picture for seat {seat} is a {root.tag!r} of the width {root.get('width')}"


def pages_drawn_from_earlier_ones_are_the_same(plays: Iterable[Play]) -> Iterator[str]:
    """A page drawn from one of two plies before is the same, whoever that one was for."""
    before: picture.Drawn | None = None
    own: dict[tuple[int, str], picture.Drawn] = {}
    for number, play in enumerate(islice(plays, 0, None, 2)):
        game, language = play.game, words.LANGUAGES[number % 7 == OTHER_LANGUAGE[0]]
        for viewer in (number % play.seats, events.SPECTATOR):
            view: words.AnyView = play.view(viewer)
            fresh = number % 7 in OTHER_LANGUAGE and viewer >= 0
            known = (None, None) if fresh else (before, own.get((viewer, language)))
            drawn = game.parts(view, language, *known)
            if drawn != game.parts(view, language):
                yield f"ply {play.version}: seat {viewer} gets another page after an earlier one"
            before = own[viewer, language] = view, drawn
