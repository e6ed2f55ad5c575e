"""A set of cards: an index, powers, five decks and joint decks, read strictly from a folder."""

import hashlib
from pathlib import Path
from shutil import copyfile, rmtree
from typing import Final

import msgspec

from velkahra.core.cards import CardFileError, Examination
from velkahra.games.hammer.check import examine
from velkahra.games.hammer.files import DeckFile, Index, JointDeck
from velkahra.games.hammer.language import PowerCard
from velkahra.games.hammer.reading import Document, load
from velkahra.games.hammer.remarks import remark
from velkahra.games.hammer.survey import Deck, Survey

DEFAULT: Final = Path(__file__).parent / "data"


class CardSet(msgspec.Struct, frozen=True):
    """A set whose files are in order.

    Attributes:
        name: its id and the hash of its content, by which records call it.
    """

    name: str
    index: Index
    powers: tuple[PowerCard, ...]
    decks: tuple[DeckFile, ...]
    joint: tuple[JointDeck, ...]
    documents: tuple[Document, ...]


def read_set(folder: Path = DEFAULT) -> CardSet:
    """Read a set that is in order.

    Raises: CardFileError naming file, line, card, what is wrong and what is right, one a line.
    """
    survey = Survey(folder)
    report = examine(survey)
    if report.errors or not survey.index:
        raise CardFileError("\n".join(str(mistake) for mistake in report.errors))
    contents = [_filled(deck) for deck in survey.decks]
    return CardSet(
        _name(folder, survey.index),
        survey.index,
        tuple(placed.power for placed in survey.powers),
        tuple(deck for deck in contents if isinstance(deck, DeckFile)),
        tuple(deck for deck in contents if isinstance(deck, JointDeck)),
        tuple(survey.documents),
    )


def set_index(folder: Path) -> Index:
    """Read what a set says of itself. Raises: DataError naming file, line and key."""
    return load(folder / "set.yaml").decode(Index)


def examination(folder: Path | None, language: str = "en") -> Examination:
    """Examine the set in a folder, or the default one, in words of a language."""
    survey = Survey(folder or DEFAULT)
    report = examine(survey)
    cards = sum(placed.card.count for deck in survey.decks for placed in deck.cards)
    errors = (*report.errors, *report.wording)
    numbers = {"errors": len(errors), "warnings": len(report.warnings)}
    summary = remark("summary", cards=cards, decks=len(survey.decks), **numbers)
    return Examination(
        summary.told(language),
        tuple(mistake.told(language) for mistake in errors),
        tuple(
            remark("warning", what=mistake.told(language)).told(language)
            for mistake in report.warnings
        ),
    )


def keep(folder: Path, home: Path, name: str = "") -> Path:
    """Copy a set that is in order into `home`, below its name, so that tables can offer it.

    A set that comes with the game is called by another `name`.

    Returns: where it lies. It is there whole or not at all.
    Raises: CardFileError naming what is wrong, one mistake a line.
    """
    found = read_set(folder)
    target = home / (name or found.name)
    partial = target.with_name(f"{target.name}.part")
    rmtree(partial, ignore_errors=True)
    partial.mkdir(parents=True)
    for file in _files(found.index):
        copyfile(folder / file, partial / file)
    rmtree(target, ignore_errors=True)
    partial.rename(target)
    return target


def set_files(folder: Path) -> tuple[str, ...]:
    """List the files of a set that is in order. Raises: CardFileError, one mistake a line."""
    return _files(read_set(folder).index)


def _filled(deck: Deck) -> DeckFile | JointDeck:
    cards = tuple(placed.card for placed in deck.cards)
    return msgspec.structs.replace(deck.content, cards=cards)


def _name(folder: Path, index: Index) -> str:
    content = hashlib.sha256()
    for name in _files(index):
        content.update((folder / name).read_bytes())
    return f"{index.id}-{content.hexdigest()[:12]}"


def _files(index: Index) -> tuple[str, ...]:
    files = index.files
    return ("set.yaml", files.powers, *files.decks, *files.coop, files.puzzle)
