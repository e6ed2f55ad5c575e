"""Small variants of a game, for algorithms that go through the whole tree: one TOML file each.

    about = "The last conflict: both have three hidden tiles of six."
    position = '''
    seats 2
    turn lion 0
    pending refill seat=lion tiles=3
    '''

They are not of the rulebook: a game begins at a made-up position with few decisions left. The name
of a variant is that of its file.
"""

from functools import cache
from pathlib import Path

import msgspec

from velkahra.core.contract.refusals import VelkahraError


class SmallVariant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position from which few decisions are left: the file's name, and `about` in a sentence."""

    about: str
    position: str
    name: str = ""


@cache
def read_small_variants(folder: Path) -> tuple[SmallVariant, ...]:
    """Return a folder's small variants in the order of names, cached. Raises: VelkahraError."""
    return tuple(_read(path) for path in sorted(folder.glob("*.toml")))


def _read(path: Path) -> SmallVariant:
    try:
        found = msgspec.toml.decode(path.read_bytes(), type=SmallVariant)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise VelkahraError(f"{path.name} is not a small variant: {error}") from error
    return msgspec.structs.replace(found, name=path.stem)
