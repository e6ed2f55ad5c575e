"""Style sheets of games: files that people read, served without what only people need."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import velkahra
from velkahra.core import registry
from velkahra.picture.css import minified, sheet

pytestmark = pytest.mark.plain

GAMES = ("euphrates", "pamir", "viceroy", "hammer")
SOURCE = Path(velkahra.__file__).parent


@pytest.mark.parametrize(
    ("css", "short"),
    [
        (".a {\n  color: red;\n}\n", ".a{color: red}"),
        ("/* why */\n.a, .b > .c {\n  top: 0;\n}\n", ".a, .b > .c{top: 0}"),
        (
            "@media (hover) {\n  .a {\n    top: calc(1px + 2px);\n  }\n}",
            "@media (hover){.a{top: calc(1px + 2px)}}",
        ),
        ('.a::after {\n  content: "";\n}', '.a::after{content: ""}'),
    ],
)
def test_a_served_sheet_has_no_notes_and_no_lines(css: str, short: str) -> None:
    assert minified(css) == short


def test_a_sheet_lies_beside_the_module_that_draws(tmp_path: Path) -> None:
    (tmp_path / "style.css").write_text(".a {\n  top: 0;\n}\n", encoding="utf-8")
    assert sheet(str(tmp_path / "page.py")) == ".a{top: 0}"


def outermost(served: str) -> Iterator[str]:
    """Yield the selectors that are nested in no other one."""
    open_blocks: list[str] = []
    for head, brace in re.findall(r"([^{};]*)([{};])", served):
        if brace == "{":
            if head[0] != "@" and all(block[0] == "@" for block in open_blocks):
                yield head
            open_blocks.append(head)
        elif brace == "}":
            open_blocks.pop()


@pytest.mark.parametrize("name", GAMES)
def test_a_sheet_stays_below_its_game_the_kit_or_the_table(name: str) -> None:
    """A table's page, with the ids `game` and `table`, has one game; others may show several."""
    served = registry.game(name).pages.style()
    rules = re.sub(r"@keyframes [\w-]+\{(?:[^{}]*\{[^{}]*\})*\}", "", served)
    selectors = list(outermost(rules))
    assert len(selectors) > 50
    own = (f".{name}", ".kit", "#game", "#table")
    assert [rule for rule in selectors if not any(part in rule for part in own)] == []
    assert "prefers-reduced-motion" in served
    assert served.count("{") == served.count("}")
    assert "\n" not in served


@pytest.mark.parametrize("name", ["", *GAMES])
def test_a_sheet_is_laid_out_to_be_read(name: str) -> None:
    home = Path(velkahra.__file__).parent
    path = home / "games" / name / "picture/style.css" if name else home / "picture/kit.css"
    lines = path.read_text(encoding="utf-8").splitlines()
    assert max(map(len, lines)) < 120
    assert all(line.count(";") <= 1 for line in lines if not line.lstrip().startswith("/*"))


SHEETS = sorted(SOURCE.rglob("*.css"))
TOKENS = SOURCE / "server" / "web" / "shared" / "tokens.css"


def declared(path: Path) -> set[str]:
    return set(re.findall(r"(--[a-z][\w-]*)\s*:", path.read_text(encoding="utf-8")))


def test_every_variable_that_a_sheet_reads_is_declared() -> None:
    known = set().union(*map(declared, SHEETS))
    set_in_code = {"--across", "--depth", "--n", "--side"}
    for path in SHEETS:
        read = set(re.findall(r"var\((--[a-z][\w-]*)", path.read_text(encoding="utf-8")))
        assert read <= known | set_in_code, path


def test_tokens_are_declared_in_one_place() -> None:
    """A game's world changes some of them, and declares none."""
    for path in SHEETS:
        if path.name == "world.css":
            assert declared(path) <= declared(TOKENS), path
        else:
            assert path == TOKENS or not declared(path) & declared(TOKENS), path


def colours_of(path: Path) -> dict[str, tuple[str, str]]:
    """Return the light and the dark value of each colour that a sheet declares."""
    pattern = r"--([\w-]+): light-dark\(#(\w+), #(\w+)\)"
    found = re.findall(pattern, path.read_text(encoding="utf-8"))
    return {name: (light, dark) for name, light, dark in found}


def brightness(colour: str) -> float:
    """Return the relative luminance of a colour, as WCAG defines it."""
    wide = colour if len(colour) == 6 else "".join(2 * digit for digit in colour)
    parts = [int(wide[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


GROUNDS = ("paper", "card", "felt")
READ = (
    *((text, ground, 4.5) for text in ("ink", "muted", "accent") for ground in GROUNDS),
    *((text, ground, 4.5) for text in ("warn", "can") for ground in ("paper", "card")),
    *((line, ground, 3.0) for line in ("can", "pick", "last", "focus") for ground in GROUNDS),
    *(("ink", ground, 4.5) for ground in ("mark", "halo", "held", "trace")),
    ("on-accent", "accent", 4.5),
)


@pytest.mark.parametrize("name", ["", *GAMES])
def test_text_and_marks_stand_out_in_every_world(name: str) -> None:
    world = SOURCE / "games" / name / "picture" / "world.css"
    known = colours_of(TOKENS) | (colours_of(world) if name else {})
    faint = [
        (front, back, look)
        for front, back, least in READ
        for look in (0, 1)
        if contrast(known[front][look], known[back][look]) < least
    ]
    assert faint == []


@pytest.mark.parametrize("name", GAMES)
def test_no_style_looks_from_the_game_for_what_a_step_changes(name: str) -> None:
    inner = r"((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)"
    looks = re.compile(rf"[.#](?:{name}|kit|game|area|table)\b[^\s,{{>~+]*:has\({inner}\)")
    found = looks.findall(registry.game(name).pages.style())
    assert [inside for inside in found if re.search(r"\.(can|also|picked)\b", inside)] == []
