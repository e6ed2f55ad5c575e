"""Hints on the page of a table, and the form field that allows them."""

from typing import Final

from markupsafe import Markup

from velkahra.server.domain.texts import speaker
from velkahra.server.store.hints import NO, YES
from velkahra.server.web.kit.templates import render

STYLE: Final = "hints/hints.css"


def field(language: str, chosen: str = NO) -> Markup:
    """Make the field of the form in which a table is opened, with NO or YES chosen."""
    say = speaker(language)
    values = [(wish, say(f"hints-{wish}")) for wish in (NO, YES)]
    return render("hints/field.html", language, values=values, chosen=chosen)
