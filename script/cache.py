"""Keeps files of the user between runs and between checkouts, such as compiled objects.

The folder is VELKAHRA_CACHE, else velkahra in XDG_CACHE_HOME, else in ~/.cache; this script prints
its path. The key of an entry is a digest of everything that the entry depends on. Each entry begins
with a digest of its key and its content, so one that is damaged, or renamed, is not used. Where
the folder cannot be written to, nothing is stored.
"""

import contextlib
import hashlib
import os
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

LIMIT: Final = 1_000_000_000
"""Bytes. One build of everything takes 25 million."""


def folder() -> Path:
    """Return the folder of everything that is stored."""
    if own := os.environ.get("VELKAHRA_CACHE"):
        return Path(own)
    shared = os.environ.get("XDG_CACHE_HOME")
    return (Path(shared) if shared else Path.home() / ".cache") / "velkahra"


def load(key: str) -> bytes | None:
    """Return the content of an entry, or None if there is no sound one."""
    path = _entries() / key
    try:
        found = path.read_bytes()
        os.utime(path)  # the entries that were not used for longest are removed first
    except OSError:
        return None
    data = found[hashlib.sha256().digest_size :]
    return data if found == _sealed(key, data) else None


def store(key: str, data: bytes) -> None:
    """Store an entry, whole from the start, and remove old ones beyond the limit."""
    with contextlib.suppress(OSError):
        _entries().mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=_entries(), delete=False) as part:
            part.write(_sealed(key, data))
        Path(part.name).replace(_entries() / key)
        _remove_beyond(LIMIT)


def digest(paths: Iterable[Path], root: Path) -> str:
    """Return a digest of files: their paths below `root`, and their content."""
    whole = hashlib.sha256()
    for path in sorted(paths):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        whole.update(f"{path.relative_to(root).as_posix()} {content}\n".encode())
    return whole.hexdigest()


def _entries() -> Path:
    return folder() / "entries"


def _sealed(key: str, data: bytes) -> bytes:
    return hashlib.sha256(key.encode() + b"\0" + data).digest() + data


def _remove_beyond(limit: int) -> None:
    """Remove the entries that were not used for longest, so that `limit` bytes are left."""
    found = [(path, path.stat()) for path in _entries().iterdir()]
    left = sum(status.st_size for _, status in found)
    for path, status in sorted(found, key=lambda entry: entry[1].st_mtime):
        if left <= limit:
            return
        path.unlink(missing_ok=True)
        left -= status.st_size


if __name__ == "__main__":
    print(folder())
