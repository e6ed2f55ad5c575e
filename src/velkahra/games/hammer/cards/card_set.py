"""A set of cards: an index, powers, five decks and joint decks, read strictly from a folder."""

import hashlib
from pathlib import Path
from shutil import copyfile, rmtree
from typing import Final

import msgspec

from velkahra.core.contract.cards import CardFileError, Examination
from velkahra.core.kept import kept
from velkahra.core.threads import prepared
from velkahra.games.hammer.cards import language, reading, remarks
from velkahra.games.hammer.cards.check.examine import examine, mistakes
from velkahra.games.hammer.cards.files import DeckFile, Index, JointDeck
from velkahra.games.hammer.cards.survey import Survey

HOME: Final = Path(__file__).parents[1]
DEFAULT: Final = HOME / "data"
PARTIAL: Final = ".part"
"""What the folder of a set ends with while it is copied."""


@prepared
class CardSet(msgspec.Struct, frozen=True):
    """A set whose files are in order.

    Attributes:
        name: its id and the hash of its content, by which records call it.
        index: the contents of set.yaml.
        powers: the powers, in the order of the index.
        decks, joint: the decks of the powers and of groups, in the order of their files.
    """

    name: str
    index: Index
    powers: tuple[language.PowerCard, ...]
    decks: tuple[DeckFile, ...]
    joint: tuple[JointDeck, ...]


def read_set(folder: Path = DEFAULT) -> CardSet:
    """Return the set of a folder; those of the game are kept, as YAML takes most of a second.

    Raises: CardFileError naming file, line, card and what would be right, one mistake a line.
    """
    if not folder.is_relative_to(HOME):
        return _read(folder)
    name, encode = f"set-{folder.name}", msgspec.msgpack.encode
    decode = msgspec.msgpack.Decoder(CardSet).decode
    found: CardSet = kept(name, _state(folder), lambda: _read(folder), encode, decode)
    return found


def _read(folder: Path) -> CardSet:
    survey = Survey(folder)
    if (found := mistakes(survey)) or not survey.index:
        raise CardFileError("\n".join(str(mistake) for mistake in found))
    contents = [
        msgspec.structs.replace(deck.content, cards=tuple(placed.card for placed in deck.cards))
        for deck in survey.decks
    ]
    return CardSet(
        _name(folder, survey.index),
        survey.index,
        tuple(placed.power for placed in survey.powers),
        tuple(deck for deck in contents if isinstance(deck, DeckFile)),
        tuple(deck for deck in contents if isinstance(deck, JointDeck)),
    )


def _state(folder: Path) -> str:
    """Digest the files of a set and the code that reads them."""
    state = hashlib.sha256()
    for path in sorted(folder.glob("*.yaml")):
        state.update(path.read_bytes())
    for path in sorted(HOME.rglob("*.py")):
        found = path.stat()
        state.update(f"{path.relative_to(HOME)} {found.st_mtime_ns} {found.st_size}".encode())
    return state.hexdigest()


def set_index(folder: Path) -> Index:
    """Read the index, set.yaml, of a set's folder. Raises: DataError naming file, line and key."""
    return reading.load(folder / "set.yaml").decode(Index)


def examination(folder: Path | None, language: str = "en") -> Examination:
    """Return the mistakes in a set, in words of a language; no folder means the default set."""
    survey = Survey(folder or DEFAULT)
    report = examine(survey)
    cards = sum(placed.card.count for deck in survey.decks for placed in deck.cards)
    errors = (*report.errors, *report.wording)
    numbers = {"errors": len(errors), "warnings": len(report.warnings)}
    summary = remarks.remark("summary", cards=cards, decks=len(survey.decks), **numbers)
    return Examination(
        summary.text(language),
        tuple(mistake.text(language) for mistake in errors),
        tuple(
            remarks.remark("warning", what=mistake.text(language)).text(language)
            for mistake in report.warnings
        ),
    )


def keep(folder: Path, home: Path, name: str = "") -> Path:
    """Copy a valid set from `folder` into `home`, so that tables can offer it.

    The copy is complete or not made at all. `name` renames it, as a set of the game must be.

    Returns: the folder of the copy.
    Raises: CardFileError with one mistake a line.
    """
    found = read_set(folder)
    target = home / (name or found.name)
    partial = target.with_name(f"{target.name}{PARTIAL}")
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


def _name(folder: Path, index: Index) -> str:
    content = hashlib.sha256()
    for name in _files(index):
        content.update((folder / name).read_bytes())
    return f"{index.id}-{content.hexdigest()[:12]}"


def _files(index: Index) -> tuple[str, ...]:
    files = index.files
    return ("set.yaml", files.powers, *files.decks, *files.coop, files.puzzle)
