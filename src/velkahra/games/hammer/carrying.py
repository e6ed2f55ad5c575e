"""What is taken along with a record: its set of cards, and the key of its encoded picture."""

import io
import zipfile
from typing import Final

from velkahra.core.play import Play
from velkahra.core.refusals import VelkahraError
from velkahra.games.hammer.cards import set_files
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.enigma import puzzle_of
from velkahra.games.hammer.facts import FOLDERS
from velkahra.games.hammer.puzzle_key import write_key

RECORD: Final = "record.txt"


def key_of(play: Play) -> str:
    """Write down the puzzle of a game, so that it can be printed.

    Raises: VelkahraError if the picture is not drawn yet.
    """
    state = play.state
    if not isinstance(state, HammerState) or not state.salts:
        raise VelkahraError("there is no encoded picture yet: it is drawn before the first hand")
    return write_key(puzzle_of(state))


def packed(text: bytes, play: Play) -> bytes:
    """Put a record and its set of cards into one ZIP file, the set in a folder of its name."""
    name = play.options["cards"]
    folder = FOLDERS[name]
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(RECORD, text)
        for file in set_files(folder):
            archive.writestr(f"{name}/{file}", (folder / file).read_bytes())
    return out.getvalue()
