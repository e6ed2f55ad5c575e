"""Hints on the page of a table, and the field with which they are agreed on."""

from typing import Final

from markupsafe import Markup

from velkahra.server.domain.texts import Say, speaker
from velkahra.server.store.hints import NO, YES

STYLE: Final = "/static/hints.css"


SCRIPT: Final = "/static/hints.js"


TAG: Final = Markup


def field(language: str) -> Markup:
    """Make the field of the form in which a table is opened."""
    say = speaker(language)
    values = TAG("").join(
        TAG('<option value="{}">{}</option>').format(wish, say(f"hints-{wish}"))
        for wish in (NO, YES)
    )
    return TAG(
        '<fieldset><legend>{}</legend><label class="field"><span>{}</span>'
        '<select name="hints">{}</select></label></fieldset>'
    ).format(say("hints-title"), say("hints"), values)


def button(say: Say, offered: bool) -> Markup:
    """Make the button that asks for a hint; it shows while something is asked of the seat."""
    if not offered:
        return TAG("")
    return TAG('<button id="hint" type="button" hidden>{}</button>').format(say("hint-button"))


def card(say: Say, offered: bool) -> Markup:
    """Make the place where hints are shown."""
    if not offered:
        return TAG("")
    return TAG(
        '<section class="card" id="hints" aria-labelledby="hints-heading" data-choose="{choose}" '
        'data-thinking="{thinking}" data-none="{none}" data-lead="{lead}" hidden>'
        '<h2 id="hints-heading" tabindex="-1">{heading}</h2>'
        '<p id="hints-told" role="status"></p><ol></ol>'
        '<button id="hints-close" type="button">{close}</button></section>'
    ).format(
        choose=say("hint-choose"),
        thinking=say("hint-thinking"),
        none=say("hint-none"),
        heading=say("hint-heading"),
        lead=say("hint-lead"),
        close=say("hint-close"),
    )
