"""Static drawings: `.svg` files in a folder `art` beside the modules that draw.

A file is one drawing, named by the file, or a sheet: each `<g id="...">` in it is a drawing named
`file/id`. The attributes of that group, and of groups around it, only lay out the sheet for the
editor. `<use href="#id">` repeats another drawing of the sheet.

A class that has a rule in the `<style>` of its file is written out as attributes, so that every
renderer draws it. `.coat{fill:#b0302a}` makes `class="coat"` `fill="#b0302a"`, and a caller may
give `coat` another colour. With it change the classes derived from it: `coat-line` has the same
colour, `coat-dark-20` is mixed with 20 % black, `coat-light-15` with 15 % white. A class without
a rule is left for the style sheet of the page.
"""

import re
from collections.abc import Mapping
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final
from xml.etree.ElementTree import Element, fromstring
from xml.sax.saxutils import escape, quoteattr

from velkahra.picture.palette import shade

_SPACE: Final = "{http://www.w3.org/2000/svg}"
_LINK: Final = "{http://www.w3.org/1999/xlink}href"
_UNSEEN: Final = ("style", "title", "desc", "metadata")
_PAINTED: Final = ("fill", "stroke", "stop-color")
_RULE: Final = re.compile(r"\.([\w-]+)\s*\{([^}]*)\}")
_SHADE: Final = re.compile(r"-(dark|light)-(\d+)$")


class Art:
    """The drawings of a folder, each read when first asked for; see `art`."""

    def __init__(self, folder: Traversable) -> None:
        """Remember the folder; nothing is read yet."""
        self._folder = folder

    @cached_property
    def _found(self) -> dict[str, tuple[Element, "_Sheet"]]:
        found = {}
        for path in sorted(self._folder.iterdir(), key=lambda path: path.name):
            name, _, kind = path.name.partition(".")
            if kind == "svg":
                root = fromstring(path.read_text("utf-8"))
                sheet = _Sheet(root)
                found[name] = root, sheet
                found |= {f"{name}/{key}": (part, sheet) for key, part in sheet.groups.items()}
        return found

    def names(self, sheet: str = "") -> list[str]:
        """List all drawings, or the ids of those on a sheet."""
        start = f"{sheet}/" if sheet else ""
        return [name.removeprefix(start) for name in self._found if name.startswith(start)]

    def __call__(self, name: str, **colours: str) -> str:
        """Return a drawing, its classes in other `colours`. Raises: KeyError if there is none."""
        element, sheet = self._found[name]
        return sheet.inside(element, colours)


class _Sheet:
    """A file: its drawings, what its classes stand for, the ids its drawings refer to."""

    def __init__(self, root: Element) -> None:
        style = "".join(part.text or "" for part in root.iter(f"{_SPACE}style"))
        self.rules = {word: _declared(body) for word, body in _RULE.findall(style)}
        self.groups = {part.get("id", ""): part for part in root.iter(f"{_SPACE}g")}
        self.groups.pop("", None)
        values = " ".join(value for part in root.iter() for value in part.attrib.values())
        self.named = set(re.findall(r"url\(#([^)]+)\)", values))

    def inside(self, element: Element, colours: Mapping[str, str]) -> str:
        """Return the markup of the children of an element."""
        return "".join(self._markup(child, colours) for child in element)

    def _markup(self, element: Element, colours: Mapping[str, str]) -> str:
        """Return the markup of an element, without what only an editor needs."""
        tag = element.tag.removeprefix(_SPACE)
        if tag.startswith("{") or tag in _UNSEEN:
            return ""
        pairs = "".join(self._pair(*pair, colours) for pair in element.items())
        link = element.get("href", element.get(_LINK, ""))
        if tag == "use":
            inside = self.inside(self.groups[link[1:]], colours)
            return f"<g{pairs}>{inside}</g>" if pairs else inside
        inside = escape((element.text or "").strip()) + self.inside(element, colours)
        return f"<{tag}{pairs}>{inside}</{tag}>" if inside else f"<{tag}{pairs}/>"

    def _pair(self, name: str, value: str, colours: Mapping[str, str]) -> str:
        if name == "class":
            return self._styled(value.split(), colours)
        if name.startswith("{") or name == "href" or (name == "id" and value not in self.named):
            return ""
        return f" {name}={quoteattr(value)}"

    def _styled(self, words: list[str], colours: Mapping[str, str]) -> str:
        left = " ".join(word for word in words if word not in self.rules)
        pairs = "".join(
            f' {name}="{_colour(word, value, colours) if name in _PAINTED else value}"'
            for word in words
            for name, value in self.rules.get(word, {}).items()
        )
        return (f' class="{left}"' if left else "") + pairs


@cache
def art(package: str) -> Art:
    """Return the drawings in the folder `art` of a package."""
    return Art(files(package) / "art")


def _declared(body: str) -> dict[str, str]:
    pairs = (part.partition(":") for part in body.split(";") if part.strip())
    return {name.strip(): value.strip() for name, _, value in pairs}


def _colour(word: str, value: str, colours: Mapping[str, str]) -> str:
    """Return the colour a caller gave to a class or to the class it is derived from."""
    colour = colours.get(word.partition("-")[0])
    mixed = _SHADE.search(word)
    if not colour or not mixed:
        return colour or value
    return shade(colour, int(mixed[2]) / (100 if mixed[1] == "light" else -100))
