"""A set of cards: an index, powers, five decks and joint decks, read strictly from a folder."""

import hashlib
import os
import sys
from contextlib import suppress
from importlib.util import cache_from_source
from pathlib import Path
from shutil import copyfile, rmtree
from typing import Final

import msgspec

from velkahra.core.contract.cards import CardFileError, Examination
from velkahra.core.threads import prepared
from velkahra.games.hammer.cards.check.examine import examine, mistakes
from velkahra.games.hammer.cards.files import DeckFile, Index, JointDeck
from velkahra.games.hammer.cards.language import PowerCard
from velkahra.games.hammer.cards.reading import load
from velkahra.games.hammer.cards.remarks import remark
from velkahra.games.hammer.cards.survey import Deck, Survey

HOME: Final = Path(__file__).parents[1]
DEFAULT: Final = HOME / "data"


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
    powers: tuple[PowerCard, ...]
    decks: tuple[DeckFile, ...]
    joint: tuple[JointDeck, ...]


def read_set(folder: Path = DEFAULT) -> CardSet:
    """Return the set of a folder, if it is in order.

    The decoded contents of a set that comes with the game are cached beside this module's compiled
    file, since the YAML of a set takes most of a second.

    Raises: CardFileError naming file, line, card, what is wrong and what would be right, one
    mistake a line.
    """
    if not folder.is_relative_to(HOME):
        return _read(folder)
    kept = _kept(folder)
    with suppress(OSError, msgspec.DecodeError):
        return msgspec.msgpack.decode(kept.read_bytes(), type=CardSet)
    found = _read(folder)
    if not sys.dont_write_bytecode:
        _keep(kept, msgspec.msgpack.encode(found))
    return found


def _read(folder: Path) -> CardSet:
    survey = Survey(folder)
    if (found := mistakes(survey)) or not survey.index:
        raise CardFileError("\n".join(str(mistake) for mistake in found))
    contents = [_filled(deck) for deck in survey.decks]
    return CardSet(
        _name(folder, survey.index),
        survey.index,
        tuple(placed.power for placed in survey.powers),
        tuple(deck for deck in contents if isinstance(deck, DeckFile)),
        tuple(deck for deck in contents if isinstance(deck, JointDeck)),
    )


def _kept(folder: Path) -> Path:
    """Return where a decoded set is cached; the name changes with its files and with the code."""
    state = hashlib.sha256()
    for path in sorted(folder.glob("*.yaml")):
        state.update(path.read_bytes())
    for path in sorted(HOME.rglob("*.py")):
        found = path.stat()
        state.update(f"{path.relative_to(HOME)} {found.st_mtime_ns} {found.st_size}".encode())
    home = Path(cache_from_source(__file__)).parent
    return home / f"set-{folder.name}.{state.hexdigest()[:16]}.msgpack"


def _keep(place: Path, content: bytes) -> None:
    """Write a file whole or not at all, and delete older ones of the same set."""
    partial = place.with_suffix(f".{os.getpid()}")
    with suppress(OSError):
        partial.write_bytes(content)
        partial.replace(place)
        for other in place.parent.glob(f"{place.name.partition('.')[0]}.*.msgpack"):
            if other != place:
                other.unlink()


def set_index(folder: Path) -> Index:
    """Read the index (`set.yaml`) of the set of cards in a folder.

    Raises: DataError naming file, line and key.
    """
    return load(folder / "set.yaml").decode(Index)


def examination(folder: Path | None, language: str = "en") -> Examination:
    """Return what is wrong in a set, in words of a language; no folder means the default set."""
    survey = Survey(folder or DEFAULT)
    report = examine(survey)
    cards = sum(placed.card.count for deck in survey.decks for placed in deck.cards)
    errors = (*report.errors, *report.wording)
    numbers = {"errors": len(errors), "warnings": len(report.warnings)}
    summary = remark("summary", cards=cards, decks=len(survey.decks), **numbers)
    return Examination(
        summary.text(language),
        tuple(mistake.text(language) for mistake in errors),
        tuple(
            remark("warning", what=mistake.text(language)).text(language)
            for mistake in report.warnings
        ),
    )


def keep(folder: Path, home: Path, name: str = "") -> Path:
    """Copy a valid set from `folder` into `home`, so that tables can offer it.

    The copy is complete or not made at all. `name` renames it, as a set of the game must be.

    Returns: the folder of the copy.
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
