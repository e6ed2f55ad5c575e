"""Files that travel with a record or a table: its set of cards, and the key of its picture."""

import io
import zipfile
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from velkahra.core.contract.cards import CardFileError, CardFiles
from velkahra.core.contract.options import Options
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.play.play import Play
from velkahra.games.hammer.cards import card_set, facts
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.puzzle.key import write_key
from velkahra.games.hammer.rules.enigma import puzzle_of

RECORD: Final = "record.txt"
MOST_BYTES: Final = 1_000_000
MOST_CARRIED: Final = 500
"""Sets from files of tables; each takes 1.2 MB of a server that has used it."""
MOST_TOLD: Final = 5


def key_of(play: Play) -> str:
    """Return the key of a game's puzzle. Raises: VelkahraError if the picture is not drawn yet."""
    state = play.state
    if not isinstance(state, HammerState) or not state.salts:
        raise VelkahraError("there is no encoded picture yet: it is drawn before the first hand")
    return write_key(puzzle_of(state))


def bundled(text: bytes, play: Play) -> bytes:
    """Return a ZIP file of a record, `text`, and a folder with its cards. Raises: CardFileError."""
    name = play.options["cards"]
    folder = facts.FOLDERS[name]
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(RECORD, text)
        for file in card_set.set_files(folder):
            archive.writestr(f"{name}/{file}", (folder / file).read_bytes())
    return out.getvalue()


class SetFiles(CardFiles):
    """The sets of cards that travel with tables."""

    def bundle(self, options: Options) -> Mapping[str, str]:
        """Return the files of the set of cards, name -> contents; none if it is not here."""
        folder = facts.FOLDERS.get(options["cards"])
        return {} if folder is None else _texts(folder)

    def install(self, options: Options, files: Mapping[str, str]) -> None:
        """Install a set of cards that came with a table, unless it is here.

        Raises: VelkahraError with its mistakes. It is not installed then.
        """
        name, home = options.get("cards", facts.STANDARD_SET), facts.carried_home()
        if facts.is_here(name):
            return
        if not files or home is None:
            raise VelkahraError(
                f"it is played with the cards {name}, which are neither here nor in the file: "
                "keep them first with velkahra hammer check FOLDER --keep"
            )
        if sum(map(len, files.values())) > MOST_BYTES:
            raise VelkahraError(f"its cards have more than {MOST_BYTES} letters")
        if home.is_dir() and len(list(home.iterdir())) >= MOST_CARRIED:
            raise VelkahraError(
                f"there are {MOST_CARRIED} sets of cards from files here already: delete some that "
                "no table needs, in the folder cards/hammer/carried"
            )
        with TemporaryDirectory() as scratch:
            folder = Path(scratch)
            for file, text in files.items():
                (folder / file).write_bytes(text.encode())
            _check(name, folder, files)
            facts.add_set(name, card_set.keep(folder, home, name))


@lru_cache(maxsize=8)
def _texts(folder: Path) -> dict[str, str]:
    """Return the files of a folder. A set that is here never changes."""
    return {
        file: (folder / file).read_text(encoding="utf-8") for file in card_set.set_files(folder)
    }


def _check(name: str, folder: Path, files: Mapping[str, str]) -> None:
    """Check that these are the cards of this name, in order. Raises: VelkahraError."""
    try:
        found, needed = card_set.read_set(folder), card_set.set_files(folder)
    except CardFileError as error:
        lines = str(error).replace(f"{folder}", "the folder").splitlines()
        more = [f"and {len(lines) - MOST_TOLD} more"] if len(lines) > MOST_TOLD else []
        raise CardFileError(f"its cards: {'; '.join([*lines[:MOST_TOLD], *more])}") from error
    if strange := sorted(set(files) - set(needed)):
        raise CardFileError(f"its cards: {', '.join(strange)} is not a file of the set")
    standard = facts.standard_name({file: text.encode() for file, text in files.items()})
    if name not in (found.name, standard):
        raise CardFileError(f"its cards are {found.name}, and it was played with {name}")
