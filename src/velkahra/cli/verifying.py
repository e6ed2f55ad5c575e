"""Checks the draws of a record against the published SHA-256, and a folder against damage."""

from pathlib import Path

import msgspec

from velkahra.cli import files, showing
from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import RecordError, VelkahraError
from velkahra.core.contract.state import CHANCE, State
from velkahra.core.play.dealer import Dealer
from velkahra.core.play.record import Record


class Findings(msgspec.Struct, frozen=True):
    """Result of a check of a record's draws.

    Attributes:
        given: how many first plies come from another table, and are not this dealer's.
        draws: how many draws the dealer made after them.
        wrong: numbers (from 1) of the plies that differ from the seed's.
    """

    given: int
    draws: int
    wrong: list[int]


def verify(file: Path) -> None:
    """Check a record's draws against its seed, and print the result. Raises: VelkahraError."""
    record, play = files.load_played(file)
    game = play.game
    try:
        found = check(record, game)
    except VelkahraError as error:
        raise VelkahraError(f"{file}: {error}") from error
    showing.say(f"{file}: {len(record.plies)} plies replay under rules {game.rules} of {game.name}")
    print(f"The seed matches its published SHA-256 {record.notes['dealer']}")
    if found.given:
        print(
            f"The first {found.given} plies come from another table, so their draws are not checked"
        )
    if found.wrong:
        told = ", ".join(str(ply) for ply in found.wrong[:10])
        many = len(found.wrong)
        raise VelkahraError(
            f"{file}: NOT VERIFIED: {many} of {found.draws} draws are not what the seed gives: "
            f"ply {told}{' ...' if many > 10 else ''}"
        )
    if found.given and not found.draws:
        raise VelkahraError(f"{file}: NOT VERIFIED: none of its draws is this dealer's")
    _conclude(record, found)


def verify_store(folder: Path) -> None:
    """Check that all tables of a folder are intact and replay; print it. Raises: VelkahraError."""
    from velkahra.server.store.archive import archive, examining
    from velkahra.server.store.sqlite import DATABASE

    with archive.opened_folder(folder) as connection:
        tables = archive.checked(connection, folder / DATABASE)
    with archive.explained(folder / DATABASE):
        wrong = [f"table {name}: {why}" for name, why in examining.unplayable_tables(folder)]
    if missing := examining.missing_rows(folder):
        wrong.append(f"{missing} actions that had been kept are missing")
    if wrong:
        raise VelkahraError("\n".join([f"{folder}: DAMAGED", *wrong]))
    print(f"{folder}: {tables} tables are intact")


def _conclude(record: Record, found: Findings) -> None:
    print(f"VERIFIED: all {found.draws} draws are what the seed gives.")
    if record.result is None:
        print("The game is not over in this record.")
    if "uploaded" in record.notes:
        print("This record was uploaded by someone, and nobody had checked it before.")
    print("Now compare this SHA-256 with the one the table showed from the start.")


def check(record: Record, game: Game) -> Findings:
    """Compare every draw of a record that replays with that of its note `seed`.

    Raises: RecordError if a note is missing, is wrong, or if the seed is not the promised one.
    """
    dealer, given = _promised(record), _given(record)
    state: State = game.start(record.seats, record.options)
    draws, wrong = 0, []
    for number, (seat, action) in enumerate(record.plies):
        if seat == CHANCE and number >= given and not game.table.is_entered(state):
            draws += 1
            if dealer.draw(state, number) != action:
                wrong.append(number + 1)
        state.advance(seat, action, None)
    return Findings(given, draws, wrong)


def _promised(record: Record) -> Dealer:
    for name in ("dealer", "seed"):
        if name not in record.notes:
            why = (
                "the seed is published when a game is over"
                if name == "seed"
                else "there is no published SHA-256"
            )
            raise RecordError(f"NOT VERIFIED: the record has no 'note {name}': {why}")
    dealer = Dealer(record.notes["seed"])
    if dealer.commitment != record.notes["dealer"]:
        raise RecordError(
            f"NOT VERIFIED: the seed's SHA-256 is {dealer.commitment}, but the dealer promised "
            f"{record.notes['dealer']}"
        )
    return dealer


def _given(record: Record) -> int:
    text = record.notes.get("dealt-from", "0")
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise RecordError(f"NOT VERIFIED: 'note dealt-from {text}' is not a number of plies")
    if int(text) > len(record.plies):
        raise RecordError(f"NOT VERIFIED: there are fewer than {text} plies")
    return int(text)
