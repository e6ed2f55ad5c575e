"""Damage to the file of tables that SQLite ignores silently.

SQLite reads its write-ahead log up to the first frame that does not count, because a crash leaves
half a transaction there. A log that was cut, replaced or overwritten looks the same. So the frames
after it are examined, and the number of rows is noted beside the database.
"""

import os
import struct
from pathlib import Path
from typing import Final

WAL_HEADER: Final = 32
FRAME_HEADER: Final = 24
MARK: Final = "tables.mark"


def dropped_frames(wal: Path) -> int:
    """Return the number of committed frames of a write-ahead log that SQLite will ignore.

    A frame belongs to the log if it has the salts of its head. From the first wrong checksum on
    none counts; ends of transactions after it are lost. 0 without a log. Source: the file format of
    SQLite, section 4, "The Write-Ahead Log".
    """
    try:
        data = wal.read_bytes()
    except OSError:
        return 0
    if len(data) < WAL_HEADER:
        return 0
    magic, _, size = struct.unpack(">III", data[:12])
    order = ">" if magic & 1 else "<"
    if magic & ~1 != 0x377F0682 or size < 512:
        return 0
    sums = _summed(data[:24], (0, 0), order)
    if sums != struct.unpack(">II", data[24:32]):
        return 0
    salts, good, dropped = data[16:24], True, 0
    for at in range(WAL_HEADER, len(data) - FRAME_HEADER - size + 1, FRAME_HEADER + size):
        frame = data[at : at + FRAME_HEADER + size]
        if frame[8:16] != salts:
            if good:
                break
            continue
        if good:
            sums = _summed(frame[:8] + frame[FRAME_HEADER:], sums, order)
            good = sums == struct.unpack(">II", frame[16:24])
        if not good and frame[4:8] != b"\0\0\0\0":
            dropped += 1
    return dropped


def _summed(data: bytes, before: tuple[int, int], order: str) -> tuple[int, int]:
    one, other = before
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for at in range(0, len(words), 2):
        one = (one + words[at] + other) & 0xFFFFFFFF
        other = (other + words[at + 1] + one) & 0xFFFFFFFF
    return one, other


class Mark:
    """The least number of rows, noted in a file after each commit, and lowered by deletions."""

    def __init__(self, folder: Path) -> None:
        self._path: Final = folder / MARK
        self._file = -1

    @property
    def is_there(self) -> bool:
        """Return whether a number was noted that still holds."""
        return self._path.exists()

    def read(self) -> int:
        """Return the number of rows; 0 if none was noted."""
        try:
            return int(self._path.read_bytes())
        except (OSError, ValueError):
            return 0

    def write(self, rows: int) -> None:
        """Note a number of rows. Failing does no harm: damage is noticed later."""
        try:
            if self._file < 0 or not self.is_there:
                self.close()
                self._file = os.open(self._path, os.O_WRONLY | os.O_CREAT, 0o600)
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, b"%020d\n" % rows)
        except OSError:
            self.close()

    def close(self) -> None:
        """Close the file."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def forget_mark(folder: Path) -> None:
    """Delete the note in a folder of tables, because rows are removed on purpose."""
    (folder / MARK).unlink(missing_ok=True)
