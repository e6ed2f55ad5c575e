"""Static drawings: `.svg` files in a folder `art` beside the modules that draw.

A file is one drawing, named by the file, or a sheet: each `<g id="...">` directly inside `<svg>` is
a drawing named `file/id`, and the attributes of that group only lay out the sheet for the editor.

A class that has a rule in the `<style>` of its file is written out as attributes, so that every
renderer draws it. `.coat{fill:#b0302a}` makes `class="coat"` `fill="#b0302a"`, and a caller may
give `coat` another colour. With it change the classes derived from it: `coat-line` has the same
colour, `coat-dark-20` is mixed with 20 % black, `coat-light-15` with 15 % white. A class without
a rule is left for the style sheet of the page.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from html import escape
from importlib.resources import files
from typing import Final, TypeAlias
from xml.etree.ElementTree import Element, fromstring

from velkahra.picture.palette import shade

_SPACE: Final = "{http://www.w3.org/2000/svg}"
_RULE: Final = re.compile(r"\.([\w-]+)\s*\{([^}]*)\}")
_CLASSES: Final = re.compile(r' class="([^"]*)"')
_PAINTED: Final = ("fill", "stroke", "stop-color")
_SHADE: Final = re.compile(r"-(dark|light)-(\d+)$")

_Rules: TypeAlias = dict[str, dict[str, str]]


class Art:
    """Hold the drawings of a package; see `art`."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        """Read files, given by name without `.svg`."""
        self._drawings: dict[str, tuple[str, _Rules]] = {}
        for name, text in texts.items():
            root = fromstring(text)
            style = "".join(part.text or "" for part in root.iter(f"{_SPACE}style"))
            rules = {word: _declared(body) for word, body in _RULE.findall(style)}
            groups = (part for part in root if part.tag == f"{_SPACE}g" and part.get("id"))
            found = {name: root} | {f"{name}/{part.get('id')}": part for part in groups}
            for key, part in found.items():
                self._drawings[key] = _inside(part, text), rules

    def names(self, sheet: str = "") -> list[str]:
        """List all drawings, or the ids of those on a sheet."""
        start = f"{sheet}/" if sheet else ""
        return [name.removeprefix(start) for name in self._drawings if name.startswith(start)]

    def __call__(self, name: str, **colours: str) -> str:
        """Give the markup of a drawing, in other colours for its classes if wanted.

        Raises: KeyError if there is no such drawing.
        """
        markup, rules = self._drawings[name]
        return _CLASSES.sub(lambda found: _attributes(found[1].split(), rules, colours), markup)


@cache
def art(package: str) -> Art:
    """Read all drawings in the folder `art` of a package, once."""
    found = (files(package) / "art").iterdir()
    paths = sorted((path for path in found if path.name.endswith(".svg")), key=lambda p: p.name)
    return Art({path.name.removesuffix(".svg"): path.read_text("utf-8") for path in paths})


def _declared(body: str) -> dict[str, str]:
    pairs = (part.partition(":") for part in body.split(";") if part.strip())
    return {name.strip(): value.strip() for name, _, value in pairs}


def _inside(element: Element, text: str) -> str:
    return "".join(_markup(child, text) for child in element)


def _markup(element: Element, text: str) -> str:
    """Write an element without what only an editor or a reader of the file needs."""
    tag = element.tag.removeprefix(_SPACE)
    if tag.startswith("{") or tag in ("style", "title", "desc", "metadata"):
        return ""
    pairs = "".join(
        f' {name}="{escape(value)}"'
        for name, value in element.items()
        if not name.startswith("{")
        and (name != "id" or f"#{value})" in text or f'"#{value}"' in text)
    )
    inside = escape((element.text or "").strip(), quote=False) + _inside(element, text)
    return f"<{tag}{pairs}>{inside}</{tag}>" if inside else f"<{tag}{pairs}/>"


def _attributes(words: Iterable[str], rules: _Rules, colours: Mapping[str, str]) -> str:
    left = " ".join(word for word in words if word not in rules)
    pairs = "".join(
        f' {name}="{_value(word, value, colours) if name in _PAINTED else value}"'
        for word in words
        for name, value in rules.get(word, {}).items()
    )
    return (f' class="{left}"' if left else "") + pairs


def _value(word: str, value: str, colours: Mapping[str, str]) -> str:
    """Give the colour a caller gave to a class or to the class it is derived from."""
    colour = colours.get(word.partition("-")[0])
    mixed = _SHADE.search(word)
    if not colour or not mixed:
        return colour or value
    return shade(colour, int(mixed[2]) / (100 if mixed[1] == "light" else -100))
