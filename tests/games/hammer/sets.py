"""Copies of the default set with one change, and the cards of a set."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from velkahra.games.hammer.cards.card_set import DEFAULT, CardSet
from velkahra.games.hammer.cards.check.examine import Report, check
from velkahra.games.hammer.cards.language import Card, Power

LEFT_OUT = (
    ", japan, russia, gla",
    ", deck-japan.yaml, deck-russia.yaml, deck-gla.yaml",
    ", coop-triples.yaml, coop-quads.yaml, coop-five.yaml",
)
FIRST_LEFT_OUT = {"powers.yaml": "  - id: japan\n", "coop-pairs.yaml": "  - deck: usa-japan\n"}


def copy_for_two(folder: Path) -> None:
    """Copy the default set for the USA and China alone: it is examined four times as fast."""
    for file in ("deck-usa.yaml", "deck-china.yaml", "puzzle.yaml"):
        shutil.copy(DEFAULT / file, folder / file)
    for file, end in FIRST_LEFT_OUT.items():
        text = (DEFAULT / file).read_text(encoding="utf-8")
        (folder / file).write_text(text[: text.index(end)], encoding="utf-8")
    text = (DEFAULT / "set.yaml").read_text(encoding="utf-8")
    for part in LEFT_OUT:
        text = text.replace(part, "")
    (folder / "set.yaml").write_text(text, encoding="utf-8")


def damaged(
    folder: Path, file: str, after: str, old: str, new: str, at: str = "", base: Path = DEFAULT
) -> int:
    """Copy a set and change the first `old` that follows the first `after`.

    Returns: the line of the change, or of the first `at` after `after`.
    """
    shutil.copytree(base, folder, dirs_exist_ok=True)
    path = folder / file
    text = path.read_text(encoding="utf-8")
    start = text.index(after)
    change = text.index(old, start)
    text = text[:change] + new + text[change + len(old) :]
    path.write_text(text, encoding="utf-8")
    place = text.index(at, start) if at else change
    return text[:place].count("\n") + 1


def wordings(report: Report) -> list[str]:
    """Return all that is told of a set, as people read it."""
    return [*map(str, report.errors), *(f"warning: {each}" for each in report.warnings)]


def errors_in(folder: Path) -> list[str]:
    return [str(error) for error in check(folder).errors]


class Owned(NamedTuple):
    """A card and the powers it belongs to."""

    card: Card
    owners: tuple[Power, ...]


def cards_of(cards: CardSet) -> Iterator[Owned]:
    """Yield every card of a set once: starting informants, abilities, decks, joint decks."""
    for power in cards.powers:
        yield Owned(power.informant, (power.id,))
        yield Owned(power.ability, (power.id,))
    for deck in cards.decks:
        yield from (Owned(card, deck.owners) for card in deck.cards)
    for joint in cards.joint:
        yield from (Owned(card, joint.owners) for card in joint.cards)
