"""Actions as text: the README has every one, and JSON names the parts."""

from velkahra.games.pamir.rules.actions import SPACE
from velkahra.games.pamir.rules.facts import DATA


def test_the_readme_has_every_kind_with_its_integers() -> None:
    readme = (DATA.parent / "README.md").read_text("utf-8")
    rows = [line for line in readme.splitlines() if line.startswith("|")]
    for kind, _, first, count in SPACE.table():
        span = f"{first}" if count == 1 else f"{first}\u2013{first + count - 1}"
        assert any(f"`{kind}" in row and row.endswith(f"| {span} |") for row in rows), kind


def test_an_action_is_written_as_json() -> None:
    assert SPACE.to_json(220) == {"kind": "act", "card": "1", "action": "battle"}
