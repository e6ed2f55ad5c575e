"""Cuts a part out of a picture, and leaves out what it does not show."""

import re
from typing import Final
from xml.etree import ElementTree

from velkahra.core.contract.example import Box

_SVG: Final = "http://www.w3.org/2000/svg"
_SHAPES: Final = {f"{{{_SVG}}}{tag}" for tag in ("g", "symbol", "path", "use")}
_NAME: Final = re.compile(r"#([\w-]+)")
_ROOT: Final = re.compile(r'viewBox="[^"]*" width="[^"]*" height="[^"]*"')

ElementTree.register_namespace("", _SVG)


def cropped(drawn: str, part: Box) -> str:
    """Return a part (x, y, width, height) of an SVG, one pixel to a unit."""
    x, y, width, height = part
    root = f'viewBox="{x} {y} {width} {height}" width="{width}" height="{height}"'
    return _ROOT.sub(root, drawn, count=1)


def without_unused(svg: str) -> str:
    """Return a picture without the definitions that it does not show.

    They are half of a cover's elements, and a browser lays all of them out. Those that remain are
    not laid out where they lie, except patterns, markers and the like, which need it.
    """
    root = ElementTree.fromstring(svg)
    stocks = root.findall(f".//{{{_SVG}}}defs")
    defined = {part.get("id", ""): part for stock in stocks for part in stock}
    waiting = [name for part in root if part not in stocks for name in _shown_by(part)]
    needed: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in defined and name not in needed:
            needed.add(name)
            waiting += _shown_by(defined[name])
    for stock in stocks:
        kept = [part for part in stock if part.get("id", "") in {"", *needed}]
        stock[:] = [part for part in kept if part.tag not in _SHAPES]
        hidden = ElementTree.SubElement(root, f"{{{_SVG}}}defs", display="none")
        hidden[:] = [part for part in kept if part.tag in _SHAPES]
    return ElementTree.tostring(root, encoding="unicode")


def _shown_by(part: ElementTree.Element) -> list[str]:
    """List the names that an element and the elements in it refer to, as `#name`."""
    values = [value for element in part.iter() for value in element.attrib.values()]
    return _NAME.findall(" ".join(values))
