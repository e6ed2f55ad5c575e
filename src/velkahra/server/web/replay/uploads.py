"""Uploaded records, and positions that go on at a new table: tables with an origin row."""

import asyncio
from collections.abc import Mapping
from itertools import chain
from typing import Final

import msgspec

from velkahra.core import registry
from velkahra.core.contract import game, refusals
from velkahra.core.play.play import Play
from velkahra.core.play.record import Record, read_record
from velkahra.server.domain.ledger import PlyRow, Row
from velkahra.server.domain.provenance import BRANCH, RECORD, OriginRow
from velkahra.server.domain.texts import speaker
from velkahra.server.room.history import TableHistory
from velkahra.server.room.hub import Hub
from velkahra.server.room.room import Room
from velkahra.server.web.kit import forms

MOST_PLIES: Final = 10_000  # several times the longest games
LONGEST_RECORD: Final = 500_000
# A form encodes a line end as six characters, and many other characters as three.
LONGEST_UPLOAD: Final = 4 * LONGEST_RECORD
LONGEST_QUOTE: Final = 120


class UploadError(refusals.VelkahraError):
    """Raised for a text that is no record of ours. The message is for its sender.

    `line` is the number of the offending line, or 0; `quoted` is that line; `detail` is the English
    message of the record's reader, or "".
    """

    def __init__(self, message: str, line: int = 0, quoted: str = "", detail: str = "") -> None:
        super().__init__(message)
        self.line: Final = line
        self.quoted: Final = quoted[:LONGEST_QUOTE]
        self.detail: Final = detail


class Upload(msgspec.Struct, frozen=True):
    """The record of a form, or its `text` and the mistake `wrong`: arguments of an UploadError."""

    text: str = ""
    record: Record | None = None
    wrong: tuple[str, int, str, str] = ("", 0, "", "")


def uploaded(form: Mapping[str, bytes], language: str) -> Upload:
    """Return the record of a form, or its mistake."""
    text = forms.text(form.get("record", b""))
    try:
        return Upload(record=read_upload(text, language))
    except UploadError as error:
        kept = text if len(text) <= LONGEST_RECORD else ""
        return Upload(kept, wrong=(str(error), error.line, error.quoted, error.detail))


def too_long(language: str) -> str:
    """Return the sentence for a record that is too long."""
    return speaker(language)("upload-too-long", most=LONGEST_RECORD // 1000)


def read_upload(text: str, language: str) -> Record:
    """Return a record, read strictly and replayed, with any line ends. Raises: UploadError."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    say = speaker(language)
    if len(text) > LONGEST_RECORD:
        raise UploadError(too_long(language))
    lines = [*text.rstrip().split("\n"), ""]  # pasted text lacks the last line end, or has several
    try:
        record = read_record("\n".join(lines))
    except refusals.RecordError as error:
        raise _at(error.line, lines, language, str(error)) from error
    if len(record.plies) > MOST_PLIES:
        raise UploadError(say("upload-too-many", most=MOST_PLIES))
    title = registry.game(record.game)
    if record.rules != title.rules:
        facts = {"theirs": record.rules, "ours": title.rules}
        raise UploadError(say("upload-rules", **facts), 3, lines[2])
    _play_again(record, title, lines, language)
    return record


def _play_again(record: Record, title: game.Game, lines: list[str], language: str) -> None:
    play = Play(title, record.seats, record.options)
    first = lines.index("") + 2
    for number, (seat, action) in enumerate(record.plies, first):
        try:
            play.act(seat, action)
        except refusals.IllegalAction as error:
            why = title.words.refusal(language, error.refusal, record.options)
            message = speaker(language)("upload-illegal", line=number, why=why)
            raise UploadError(message, number, lines[number - 1]) from error
    if play.record().result != record.result:
        number = len(lines) - 1
        message = speaker(language)("upload-result", line=number)
        raise UploadError(message, number, lines[number - 1])


def _at(line: int, lines: list[str], language: str, detail: str) -> UploadError:
    say = speaker(language)
    if not line:
        return UploadError(say("upload-no-record"), detail=detail)
    quoted = lines[line - 1] if line <= len(lines) else ""
    return UploadError(say("upload-line", line=line), line, quoted, detail)


async def keep_record(hub: Hub, record: Record, language: str) -> Room:
    """Store a record as a table that only shows it. Raises: StoreError."""
    title = registry.game(record.game)
    await asyncio.to_thread(title.start, record.seats, record.options)  # this may read cards
    plies = (PlyRow(seat, title.write(seat, action)) for seat, action in record.plies)
    given: list[Row] = [OriginRow(RECORD, len(record.plies), record.notes), *plies]
    # Drop the secret: nobody can sit at this table, and its dealer never deals.
    players = ["person"] * record.seats
    table, _ = await hub.open_table(record.game, players, record.options, language, given=given)
    room = await hub.room(table)
    assert room is not None
    return room


async def branch(
    hub: Hub, room: Room, ply: int, players: list[str], language: str
) -> tuple[str, str]:
    """Open a table that goes on from position `ply` of another one, with a dealer of its own.

    `players` are "person" or "bot NAME", one per seat. Returns: the table's name and its host's
    secret. Raises: VelkahraError if there is nothing to go on from; StoreError.
    """
    history = TableHistory(room)
    if not 0 <= ply <= len(history.plies) or history.state(ply).is_over():
        raise refusals.VelkahraError(speaker(language)("try-over"))
    if len(players) != history.seats:
        raise refusals.VelkahraError(speaker(language)("try-seats", count=history.seats))
    origin = OriginRow(BRANCH, ply, {"came-from": f"{room.row.id} ply {ply}"})
    plies = (PlyRow(seat, history.game.write(seat, action)) for seat, action in history.plies[:ply])
    given: list[Row] = list(chain([origin], plies))
    return await hub.open_table(room.row.game, players, history.options, language, given=given)
