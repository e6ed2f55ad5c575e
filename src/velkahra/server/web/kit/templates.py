"""The templates of the pages: Jinja2, one folder a feature, every text escaped."""

from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final
from urllib.parse import quote

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from velkahra.core.text.fluent import plain
from velkahra.server.domain import texts
from velkahra.server.web.kit.assets import address, world_of

FOLDER: Final = Path(__file__).parent.parent

_environment: Final = Environment(
    loader=FileSystemLoader(FOLDER),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)


def moment(at: int) -> str:
    """Return a time in Unix seconds, to the minute."""
    return datetime.fromtimestamp(at, UTC).isoformat(" ", "minutes").replace("+00:00", " UTC")


def iso(at: int) -> str:
    """Return a time in Unix seconds as machines read it."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


_environment.filters.update(iso=iso, moment=moment, segment=partial(quote, safe=""))
_environment.globals.update(
    address=address,
    author_of=texts.author_of,
    of_game=texts.of_game,
    plain=plain,
    world_of=world_of,
)


def render(template: str, language: str, /, **values: object) -> Markup:
    """Return the filled template FEATURE/NAME.html. In it `say` gives a sentence by its key.

    Raises: jinja2.UndefinedError if it uses a name that is not in `values`.
    """
    say = texts.speaker(language)
    filled = _environment.get_template(template).render(language=language, say=say, **values)
    return Markup(filled)
