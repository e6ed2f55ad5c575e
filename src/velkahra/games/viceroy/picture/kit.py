"""What all panels are made of."""

from functools import lru_cache
from html import escape

from velkahra.games.viceroy.picture.stock import card_picture, sign
from velkahra.games.viceroy.picture.words import card_name


def figure(value: str | int, tag: str = "b") -> str:
    """Show a number inside of what is named by a label: as drawn by the style sheet, not as text.

    The label tells it in words; a second, shorter text beside it would contradict the name.
    """
    return f'<{tag} data-n="{value}"></{tag}>'


@lru_cache(maxsize=8192)
def count(drawing: str, value: str | int, words: str, css: str = "") -> str:
    """Show a number beside the sign of what it counts."""
    kind = f"count {css}".strip()
    told = escape(words)
    return (
        f'<span class="{kind}" title="{told}">{sign(drawing)}<b aria-hidden="true">{value}</b>'
        f'<span class="sr">{told}</span></span>'
    )


@lru_cache(maxsize=2048)
def marked(drawing: str, words: str, css: str = "") -> str:
    """Show a sign that says something, in words for who cannot see it."""
    kind = f"mark {css}".strip()
    told = escape(words)
    return (
        f'<span class="{kind}" title="{told}">{sign(drawing)}<span class="sr">{told}</span></span>'
    )


@lru_cache(maxsize=2048)
def button(name: str, words: str, drawings: tuple[str, ...] = (), card: int = 0) -> str:
    """Make a button; the style sheet shows it while it can be used."""
    pictures = "".join(sign(drawing) for drawing in drawings)
    about = f' data-card="{card}"' if card else ""
    return (
        f'<button type="button" id="{name}" class="do" disabled{about}>{pictures}'
        f"<span>{escape(words)}</span></button>"
    )


@lru_cache(maxsize=4096)
def card_element(name: str, card: int, words: str, css: str, more: str = "") -> str:
    """Make a card that can be clicked."""
    return (
        f'<span id="{name}" class="{css}" data-card="{card}" role="button" tabindex="-1" '
        f'aria-label="{escape(words)}" aria-describedby="lens-{card}">{card_picture(card)}'
        f"{more}</span>"
    )


@lru_cache(maxsize=2048)
def small_card(language: str, laws: str, card: int, css: str = "") -> str:
    """Show a card that is only to be read."""
    kind = f"small-card {css}".strip()
    words = escape(card_name(language, laws, card))
    return (
        f'<span class="{kind}" data-card="{card}" role="img" aria-label="{words}" '
        f'aria-describedby="lens-{card}" title="{words}">'
        f"{card_picture(card, css != 'played')}</span>"
    )


def section(name: str, body: str, heading: str = "", css: str = "") -> str:
    """Make a panel; one without a body is there but hidden."""
    hidden = "" if body else " hidden"
    title = f'<h2 id="{name}-title">{escape(heading)}</h2>' if heading and body else ""
    told = f' aria-labelledby="{name}-title"' if title else ""
    kind = f"panel {name} {css}".strip()
    return f'<section id="{name}" class="{kind}"{told}{hidden}>{title}{body}</section>'
