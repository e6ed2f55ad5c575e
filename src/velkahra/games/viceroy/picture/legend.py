"""The reference: a large card under the pointer, and the legend of all tokens."""

from collections.abc import Mapping
from functools import cache, lru_cache
from html import escape
from typing import Final

from velkahra.core.contract.pages import Sign
from velkahra.core.text.fluent import cited
from velkahra.games.viceroy.picture import stock, words
from velkahra.games.viceroy.picture.art.cards import is_law, law_of
from velkahra.games.viceroy.text.names import law_ruling
from velkahra.picture.words import capital

_TOKENS: Final = (
    ("gems", "gems"),
    ("law", "law"),
    ("ring", "ring"),
    ("power", "power-5"),
    ("science", "science"),
    ("magic", "magic"),
    ("magic-bonus", "magic-3"),
    ("defence", "defence"),
    ("attack", "attack"),
    ("circle-bonus", "circle-red-4"),
    ("eternal", "eternal-green"),
    ("stored", "stored-blue"),
    ("set", "set"),
    ("tucked", "tucked"),
    ("free", "free"),
)


@lru_cache(maxsize=512)
def lenses(shown: frozenset[int], laws: str, language: str) -> Mapping[str, str]:
    """Draw the large card of each card that is `shown`: id -> markup, for all cards of `laws`."""
    return {
        f"lens-{number}": _lens(number, laws, language)
        if number in shown
        else f'<div id="lens-{number}" class="lens" hidden></div>'
        for number in stock.NUMBERS
    }


@cache
def _lens(card: int, laws: str, language: str) -> str:
    return (
        f'<div id="lens-{card}" class="lens"><b>{escape(words.card_name(language, laws, card))}</b>'
        f"{stock.card_picture(card)}{_printed_text(card, laws, language)}"
        f"<p><small>{escape(words.say(language, 'number', number=card))}</small></p></div>"
    )


def _printed_text(card: int, laws: str, language: str) -> str:
    if not is_law(card):
        rows = "".join(f"<li>{escape(row)}</li>" for row in words.rows_text(language, card))
        return f"<ul>{rows}</ul><p>{escape(capital(words.segments_name(language, laws, card)))}</p>"
    played = escape(law_ruling(language, card, laws))
    heading = escape(words.say(language, "law-ruling"))
    return (
        f'<p class="law-text">{escape(law_of(laws, card).text[language])}</p>'
        f"<p><i>{heading}:</i> {played}</p>"
    )


@cache
def signs(language: str) -> tuple[Sign, ...]:
    """Return the signs of the page, each with what it means."""
    return tuple(
        Sign(
            stock.sign(drawing),
            words.say(language, f"legend-{name}"),
            cited(words.TEXTS, "sign", name),
        )
        for name, drawing in _TOKENS
    )


@cache
def legend(language: str) -> str:
    """Make the legend, which opens over the page."""
    rows = "".join(
        f"<li>{drawing}<span>{escape(said)}</span></li>" for drawing, said, _ in signs(language)
    )
    colours = "".join(
        f"<span>{stock.sign(f'letter-{name}')}{stock.sign(f'eternal-{name}')}</span>"
        for name in ("blue", "red", "green", "yellow")
    )
    heading = escape(words.say(language, "panel-legend"))
    close = escape(words.say(language, "close"))
    return (
        f'<div id="legend" popover class="legend" role="dialog" aria-label="{heading}">'
        f'<header><h2>{heading}</h2><button type="button" class="close" popovertarget="legend" '
        f'popovertargetaction="hide" aria-label="{close}">&#215;</button></header>'
        f'<ul>{rows}</ul><p class="cuts" aria-hidden="true">{colours}</p></div>'
    )


@cache
def opener(language: str) -> str:
    """Make the button that opens the legend."""
    said = escape(words.say(language, "tab-legend"))
    return (
        f'<button type="button" class="opener" popovertarget="legend" title="{said}">'
        f'{stock.sign("set")}<span class="sr">{said}</span></button>'
    )
