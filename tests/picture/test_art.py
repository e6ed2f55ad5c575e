"""Drawings in files: they open in an editor, and become markup."""

import ast
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import velkahra
from velkahra.picture.art import Art, art

GAMES = Path(velkahra.__file__).parent / "games"
FILES = sorted(GAMES.glob("*/*/art/*.svg"))
SHEET = """<svg xmlns="http://www.w3.org/2000/svg" xmlns:ink="urn:ink" viewBox="0 0 9 9">
  <title>Hats</title>
  <style>.hat { fill: #808080 } .hat-line-dark-50 { stroke: #404040; stroke-width: 2 }</style>
  <ink:view zoom="3"/>
  <g transform="translate(3 3)" fill="#ff0000">
    <g id="cap" ink:label="Cap"><title>A cap</title><path id="p1" class="hat" d="M0 0"/></g>
  </g>
  <g id="two">
    <use href="#cap" transform="scale(2)"/>
    <path class="worn hat-line-dark-50" d="M1 1"/>
    <rect fill="url(#silk)"/>
    <linearGradient id="silk"/>
  </g>
</svg>"""


def named(path: Path) -> str:
    return str(path.relative_to(GAMES))


@pytest.fixture
def hats(tmp_path: Path) -> Art:
    (tmp_path / "hats.svg").write_text(SHEET, "utf-8")
    (tmp_path / "note.txt").write_text("not a drawing", "utf-8")
    return Art(tmp_path)


def test_the_drawings_of_a_sheet_are_found_by_their_ids(hats: Art) -> None:
    assert hats.names() == ["hats", "hats/cap", "hats/two"]
    assert hats.names("hats") == ["cap", "two"]
    with pytest.raises(KeyError):
        hats("hats/fez")


def test_a_drawing_has_nothing_that_only_the_editor_needs(hats: Art) -> None:
    assert hats("hats/cap") == '<path fill="#808080" d="M0 0"/>'


def test_colours_are_those_the_caller_gives(hats: Art) -> None:
    assert hats("hats/two", hat="#ffffff") == (
        '<g transform="scale(2)"><path fill="#ffffff" d="M0 0"/></g>'
        '<path class="worn" stroke="#808080" stroke-width="2" d="M1 1"/>'
        '<rect fill="url(#silk)"/><linearGradient id="silk"/>'
    )


def test_a_whole_file_is_a_drawing_too(hats: Art) -> None:
    assert hats("hats").startswith('<g transform="translate(3 3)" fill="#ff0000"><g><path ')


@pytest.mark.parametrize("path", FILES, ids=named)
def test_an_editor_opens_every_file(path: Path) -> None:
    root = ElementTree.fromstring(path.read_text("utf-8"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert len(root.get("viewBox", "").split()) == 4
    known = {element.get("id") for element in root.iter()}
    for element in root.iter():
        assert element.tag.rpartition("}")[2] not in ("script", "foreignObject", "image")
        for name, value in element.items():
            assert not name.startswith("on")
            if name.endswith("href"):
                assert value.removeprefix("#") in known
    assert not re.search(r"@import|url\([^#]", path.read_text("utf-8"))


def patterns(game: str) -> set[str]:
    """Give the words in the code and data of a game, with `.+` where code fills something in."""
    texts = [*(GAMES / game).rglob("art/*.txt"), *(GAMES / game).rglob("*.yaml")]
    found = {word for path in texts for word in re.findall(r"[a-z]+", path.read_text("utf-8"))}
    for path in (GAMES / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                found.add("".join(pattern(part) for part in node.values))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                words = node.value.split()
                found |= {re.escape(word) + (".+" if word[-1] in "/-" else "") for word in words}
    return found


def pattern(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"


@pytest.mark.parametrize("folder", sorted({path.parent.parent for path in FILES}), ids=named)
def test_every_drawing_is_used_and_every_name_is_one(folder: Path) -> None:
    names = art(f"velkahra.games.{folder.parent.name}.{folder.name}").names()
    known = patterns(folder.parent.name)
    sheets = {name.partition("/")[0] for name in names if "/" in name}
    asked = {one for one in known if one.partition("/")[0] in sheets and "/" in one}
    assert [one for one in asked if not any(re.fullmatch(one, name) for name in names)] == []
    short = {one.rpartition("/")[2] for one in known}
    telling = re.compile("|".join(one for one in short if re.search(r"[a-z]", one)))
    assert [name for name in names if name not in sheets and not used(name, telling)] == []


def used(name: str, known: re.Pattern[str]) -> bool:
    """Whether something names a drawing, whole or put together from words; a letter needs none."""
    name = name.rpartition("/")[2]
    if len(name) == 1:
        return True
    return bool(known.fullmatch(name)) or all(map(known.fullmatch, name.split("-")))
