"""Formats of files, and what to say of one that a later program has made."""

import re
from typing import Final

_NAMED: Final = r'\A\ufeff?(?:\{\s*"format":\s*")?(velkahra[- ][a-z]+[- ])([0-9]{1,6})\b'


def made_later(text: str, ours: str) -> str:
    """Return why a text cannot be read if it names a later version of the format `ours`; else "".

    >>> from velkahra.core.contract.formats import made_later
    >>> made_later("velkahra record 2", "velkahra record 1")
    "it was made by a later program: this one reads 'velkahra record 1'"
    """
    found = re.match(_NAMED, text)
    stem, version = re.fullmatch("(.*?)([0-9]+)", ours).groups()  # type: ignore[union-attr]
    if found is None or found[1] != stem or int(found[2]) <= int(version):
        return ""
    return f"it was made by a later program: this one reads {ours!r}"
