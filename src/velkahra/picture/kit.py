"""Parts of the games' pages: icons, counts, buttons, panels, leaves and tabs."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from html import escape
from typing import Final

_OUT_OF_SIGHT: Final = 'width="0" height="0" style="position:absolute" aria-hidden="true"'


def stock(drawings: str, laid_out: str = "") -> str:
    """Return markup that holds drawings out of sight, for `icon` and other elements to refer to.

    A browser neither styles nor lays them out where they lie, which is half of a first painting.
    Patterns and markers work only where they are `laid_out`.
    """
    found = f'<svg style="display:none"><defs>{drawings}</defs></svg>'
    return found + (f"<svg {_OUT_OF_SIGHT}><defs>{laid_out}</defs></svg>" if laid_out else "")


@lru_cache(maxsize=2048)
def icon(name: str, css: str = "") -> str:
    """Return a small picture of a drawing of the stock, by its id, for eyes alone."""
    return (
        f'<svg class="{_classes("icon", css)}" viewBox="0 0 100 100" aria-hidden="true">'
        f'<use href="#{name}" width="100" height="100"/></svg>'
    )


def _classes(*names: str) -> str:
    return " ".join(name for name in names if name)


def player_mark(seat: int) -> str:
    """Return the place where the page shows the name and the face of a seat's player."""
    return f'<span class="player-mark" data-player="{seat}"></span>'


def figure(value: str | int, tag: str = "b") -> str:
    """Return markup of a number that the style sheet draws, hidden from screen readers.

    `tag` is the element's. The label of the element around it says the number in words; a second,
    shorter text beside it would contradict the name.
    """
    return f'<{tag} data-n="{value}"></{tag}>'


@lru_cache(maxsize=16384)
def count(picture: str, value: str | int, words: str, css: str = "") -> str:
    """Return a number (`value`) beside the picture of what it counts; `words` label both."""
    shown = f'{picture}<b aria-hidden="true">{value}</b>'
    return labelled(_classes("count", css), words, shown)


def gaining(name: str, number: int, figure: str) -> str:
    """Return a figure from which gained numbers rise: its `span` gets an id and its number."""
    return figure.replace("<span ", f'<span id="{name}" data-count="{number}" ', 1)


def moving(kind: str, number: int, shown: str) -> str:
    """Mark a span as the place of `number` pieces of a kind, which travel to and from it."""
    return shown.replace("<span ", f'<span data-moves="{kind} {number}" ', 1)


def labelled(css: str, words: str, shown: str, tag: str = "span") -> str:
    """Return an element of a class whose `words` are its title, and read to screen readers."""
    told = escape(words)
    return f'<{tag} class="{css}" title="{told}">{shown}<span class="sr">{told}</span></{tag}>'


@lru_cache(maxsize=4096)
def marked(picture: str, words: str, css: str = "") -> str:
    """Return a picture with a meaning; screen readers read the `words`."""
    return labelled(_classes("mark", css), words, picture)


@lru_cache(maxsize=4096)
def button(name: str, words: str, pictures: str = "", css: str = "", more: str = "") -> str:
    """Return markup of a button; the style sheet shows it while it can be used.

    `name` is its id, `words` its text, `pictures` markup before the text, `css` further classes,
    and `more` further attributes.
    """
    return (
        f'<button type="button" id="{name}" class="{_classes("do", css)}" disabled{more}>'
        f"{pictures}<span>{escape(words)}</span></button>"
    )


def actions(body: str, label: str, before: str = "", after: str = "") -> str:
    """Return markup of the panel of decision buttons; it is hidden while there are none.

    `body` are the buttons, `before` and `after` markup around them, and `label` names the panel for
    screen readers.
    """
    hidden = "" if before or body else " hidden"
    return (
        f'<section id="actions" class="panel actions" role="group" aria-label="{escape(label)}"'
        f'{hidden}>{before}<div class="buttons">{body}</div>{after}</section>'
    )


def section(name: str, body: str, heading: str = "", css: str = "") -> str:
    """Return markup of a panel; one without a body is present but hidden.

    `name` is its id and class, `heading` its title in words, `css` further classes.
    """
    hidden = "" if body else " hidden"
    title = f'<h2 id="{name}-title">{escape(heading)}</h2>' if heading and body else ""
    told = f' aria-labelledby="{name}-title"' if title else ""
    kind = _classes("panel", name, css)
    return f'<section id="{name}" class="{kind}"{told}{hidden}>{title}{body}</section>'


def table(heads: Iterable[str], rows: str, *, scrolls: bool = False) -> str:
    """Return markup of a table with `rows`; `heads` are the markup of its columns' heads.

    Its panel `scrolls` if it is too wide; the keyboard needs a place there to do so.
    """
    columns = "".join(f'<th scope="col">{head}</th>' for head in heads)
    stop = ' tabindex="0"' if scrolls else ""
    return f"<table{stop}><thead><tr>{columns}</tr></thead><tbody>{rows}</tbody></table>"


def merged(parts: Iterable[Mapping[str, str]]) -> dict[str, str]:
    """Return the elements of all parts of a page: id -> markup, in document order."""
    return {name: markup for part in parts for name, markup in part.items()}


def faces(shown: Mapping[int, str], cards: Iterable[int]) -> Mapping[str, str]:
    """Return an element for each of `cards`: id -> markup, empty where it is not `shown`."""
    return {f"face-{card}": f'<g id="face-{card}">{shown.get(card, "")}</g>' for card in cards}


def symbol(name: str, box: tuple[float, float], drawing: str, more: str = "") -> str:
    """Return a drawing of the stock, with an id and the size of its box."""
    return f'<symbol id="{name}" viewBox="0 0 {box[0]} {box[1]}"{more}>{drawing}</symbol>'


def leaf(name: str, heading: str, body: str, css: str = "") -> str:
    """Return a part of the table, with a heading of the class `css`; phones show one at a time."""
    kind = f' class="{css}"' if css else ""
    return (
        f'<section id="tab-{name}" class="leaf" aria-labelledby="tab-{name}-title">'
        f'<h2 id="tab-{name}-title"{kind}>{escape(heading)}</h2>{body}</section>'
    )


def tabs(
    label: str, leaves: Iterable[tuple[str, str]], more: str = "", follow: bool = False
) -> str:
    """Make the links to the leaves, each given by its name and what it is called.

    `label` names them together, and `more` is markup behind them. Where they `follow`, the page
    brings up a leaf with a choice if the one in sight has none.
    """
    links = "".join(
        f'<a href="#tab-{name}" class="to-{name}"><span>{escape(words)}</span></a>'
        for name, words in leaves
    )
    asked = " data-follow" if follow else ""
    return f'<nav class="leaves" aria-label="{escape(label)}"{asked}>{links}{more}</nav>'


def reader(words: str, picture: str) -> str:
    """Return the switch, with a label and a picture, that enlarges cards until they can be read."""
    read = escape(words)
    return (
        f'<label class="reader" title="{read}"><input type="checkbox" aria-label="{read}"/>'
        f"{picture}</label>"
    )


def standalone(
    size: tuple[float, float], width: int, title: str, told: str, body: str, more: str = ""
) -> str:
    """Return a complete SVG, `width` pixels wide; `told` describes it to screen readers.

    `size` is the width and height of the drawing's coordinates, `body` its markup, and `more`
    further attributes.
    """
    wide, high = size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{width}" '
        f'height="{round(width * high / wide)}" role="img"{more}>'
        f"<title>{escape(title)}</title><desc>{escape(told)}</desc>{body}</svg>"
    )
