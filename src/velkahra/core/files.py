"""Files that are there whole, or not at all."""

import os
from contextlib import suppress
from pathlib import Path

from velkahra.core.contract.refusals import VelkahraError


def write_whole(path: Path, data: bytes) -> None:
    """Write a file that is there whole, or not at all.

    Raises: VelkahraError saying why it cannot be written.
    """
    part = path.with_name(f".{path.name}.part")
    try:
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise VelkahraError(f"{path} cannot be written: {error.strerror}") from None
