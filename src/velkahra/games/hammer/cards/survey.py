"""Reads a whole folder of card files: the place of each part, and all parts that cannot be read."""

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from velkahra.games.hammer.cards import language, pieces, reading, remarks
from velkahra.games.hammer.cards.files import DeckFile, Index, JointDeck, JointFile, PowersFile
from velkahra.games.hammer.cards.mistakes import Mistake, Place, torn

Kind = TypeVar("Kind")


class Placed(msgspec.Struct, frozen=True):
    """A card and its place in the files; `whole` if it has been read without a mistake."""

    card: language.Card
    place: Place
    whole: bool = True


class PlacedPower(msgspec.Struct, frozen=True):
    """A power and its place in the files."""

    power: language.PowerCard
    place: Place

    def sides(self) -> Iterator[tuple[language.Side, Place]]:
        """Yield its strong and weak sides with their places."""
        for name in ("strong", "weak"):
            for at, side in enumerate(getattr(self.power.secret, name)):
                yield side, self.place.below(f"secret.{name}[{at}]", side.id)

    def specials(self) -> tuple[Placed, Placed]:
        """Return its starting informant and its special ability."""
        informant, ability = self.power.informant, self.power.ability
        below = self.place.below
        starts = Placed(informant, below("informant", informant.id))
        return starts, Placed(ability, below("ability", ability.id))


class Deck(msgspec.Struct, frozen=True):
    """A deck of a file, and its place; `whole` if every one of its cards could be read."""

    content: DeckFile | JointDeck
    place: Place
    cards: tuple[Placed, ...]
    whole: bool

    @property
    def is_joint(self) -> bool:
        """Return whether several powers share it."""
        return isinstance(self.content, JointDeck)


class Survey:
    """The contents of a folder.

    Attributes:
        mistakes: the parts that cannot be read; the rest is here all the same.
        complete: whether all files and the heads of all decks could be read, so that a part that
            is not here is missing.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.mistakes: list[Mistake] = []
        self.complete = True
        self.index: Index | None = None
        self.documents: list[reading.Document] = []
        self.powers: list[PlacedPower] = []
        self.decks: list[Deck] = []
        document = self._load("set.yaml", None)
        if document:
            self.home = Place(document)
            self.index = self._head(self.home, document.tree, Index)
        if self.index:
            self._files(self.index)

    def _files(self, index: Index) -> None:
        files = index.files
        self._powers(files.powers)
        for at, name in enumerate(files.decks):
            self._deck(name, f"files.decks[{at}]")
        for at, name in enumerate(files.coop):
            self._joint(name, f"files.coop[{at}]")
        if not (self.folder / files.puzzle).is_file():
            what = remarks.remark("no-file", file=files.puzzle)
            self.mistakes.append(self.home.mistake(what, "files.puzzle"))

    def _load(self, name: str, key: str | None) -> reading.Document | None:
        """Return a file named at a key of the index, or None."""
        try:
            document = reading.load(self.folder / name)
        except reading.DataError as error:
            self.mistakes.append(torn(error, self.folder / name))
        except OSError as error:
            why = "no-file" if isinstance(error, FileNotFoundError) else "no-reading"
            what = remarks.remark(why, file=name)
            missing = Mistake(str(self.folder), 0, "", "", what)  # without a key, the index itself
            self.mistakes.append(self.home.mistake(what, key) if key else missing)
        else:
            self.documents.append(document)
            return document
        self.complete = False
        return None

    def _head(self, place: Place, tree: reading.Tree, kind: type[Kind]) -> Kind | None:
        """Return a part that others depend on, or None with a mistake recorded."""
        value, mistakes = pieces.piece(place, tree, kind)
        self._note(mistakes)
        return value

    def _note(self, mistakes: list[Mistake]) -> None:
        self.mistakes += mistakes
        self.complete &= not mistakes

    def _powers(self, name: str) -> None:
        document = self._load(name, "files.powers")
        if not document:
            return
        place = Place(document)
        self._head(place, _emptied(document.tree, "powers"), PowersFile)
        for at, tree in enumerate(_parts(document.tree, "powers")):
            below = place.below(f"powers[{at}]", _name(tree, "id"))
            power, mistakes = pieces.piece(below, tree, language.PowerCard)
            self._note(mistakes)
            if power and not mistakes:
                self.powers.append(PlacedPower(power, below))

    def _deck(self, name: str, key: str) -> None:
        document = self._load(name, key)
        if document:
            self._cards(Place(document), document.tree, DeckFile)

    def _joint(self, name: str, key: str) -> None:
        document = self._load(name, key)
        if not document:
            return
        place = Place(document)
        self._head(place, _emptied(document.tree, "decks"), JointFile)
        for at, tree in enumerate(_parts(document.tree, "decks")):
            self._cards(place.below(f"decks[{at}]", _name(tree, "deck")), tree, JointDeck)

    def _cards(
        self, place: Place, tree: reading.Tree, kind: type[DeckFile] | type[JointDeck]
    ) -> None:
        content = self._head(place, _emptied(tree, "cards"), kind)
        trees = _parts(tree, "cards")
        cards: list[Placed] = []
        for at, part in enumerate(trees):
            below = place.below(f"cards[{at}]", _name(part, "id"))
            card, mistakes = pieces.piece(below, part, language.Card)
            self.mistakes += mistakes
            if card:
                cards.append(Placed(card, below, not mistakes))
        if content:
            whole = all(card.whole for card in cards) and len(cards) == len(trees)
            self.decks.append(Deck(content, place, tuple(cards), whole))


def _parts(tree: reading.Tree, key: str) -> list[reading.Tree]:
    """List the entries below a key, if it has a list."""
    parts = tree.get(key) if isinstance(tree, dict) else None
    return parts if isinstance(parts, list) else []


def _emptied(tree: reading.Tree, key: str) -> reading.Tree:
    """Return a table with an empty list below a key, to read the rest of it."""
    return {**tree, key: []} if isinstance(tree, dict) and _parts(tree, key) else tree


def _name(tree: reading.Tree, key: str) -> str:
    """Return the id of a part, or ""."""
    name = tree.get(key) if isinstance(tree, dict) else None
    return name if isinstance(name, str) else ""
