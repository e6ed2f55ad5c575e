"""`velkahra verify`: every draw is what the promised seed gives, or it is said which is not."""

import hashlib
from pathlib import Path

import pytest
from tests.cli.conftest import Cli, run

from velkahra.cli.files import load, save
from velkahra.core import registry
from velkahra.core.contract.state import CHANCE
from velkahra.core.play.dealer import Dealer
from velkahra.core.play.play import Play

RECORD = Path(__file__).parent.parent / "records" / "euphrates" / "greedy-2-advanced.txt"
TEXT = RECORD.read_text()


def written(folder: Path, text: str) -> Path:
    (folder / "game.txt").write_text(text)
    return folder / "game.txt"


def test_an_honest_record_is_verified(cli: Cli) -> None:
    assert cli("verify", RECORD) == 0
    out = cli.out
    record, _ = load(RECORD)
    draws = sum(seat == CHANCE for seat, _ in record.plies)
    assert f"VERIFIED: all {draws} draws" in out
    assert hashlib.sha256(record.notes["seed"].encode()).hexdigest() in out


def test_a_draw_that_was_changed_is_found_and_named(tmp_path: Path, cli: Cli) -> None:
    """The same game with one draw exchanged for another legal one."""
    record, game = load(RECORD)
    play = Play(game, record.seats, record.options)
    forged = 0
    for ply, (seat, action) in enumerate(record.plies):
        if seat == CHANCE and ply > 3 and not forged:
            others = [other for other in play.state.legal_actions(CHANCE) if other != action]
            action, forged = others[0], ply + 1
            play.act(seat, action)
            break
        play.act(seat, action)
    save(tmp_path / "game.txt", play.record(record.notes))
    assert cli("verify", tmp_path / "game.txt") == 1
    assert f"not what the seed gives: ply {forged}\n" in cli.err


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("note seed ", "note sead ", "no 'note seed'"),
        ("note dealer ", "note broker ", "no 'note dealer'"),
        ("note seed ", "note seed x", "but the dealer promised"),
        ("note seed ", "note dealt-from x\nnote seed ", "is not a number of plies"),
        ("note seed ", "note dealt-from 99999\nnote seed ", "fewer than 99999 plies"),
    ],
)
def test_notes_that_are_missing_or_wrong_are_said(
    tmp_path: Path, cli: Cli, old: str, new: str, why: str
) -> None:
    assert cli("verify", written(tmp_path, TEXT.replace(old, new))) == 1
    assert why in cli.err
    assert "NOT VERIFIED" in cli.err
    assert "VERIFIED" not in cli.out


def test_another_seed_is_caught(tmp_path: Path, cli: Cli) -> None:
    """A seed with the right hash of its own, made up afterwards, does not give the draws."""
    record, _ = load(RECORD)
    record.notes |= {"seed": "made up", "dealer": Dealer("made up").commitment}
    save(tmp_path / "game.txt", record)
    assert cli("verify", tmp_path / "game.txt") == 1
    assert "are not what the seed gives" in cli.err


def test_what_comes_from_another_table_is_not_this_dealer_s(tmp_path: Path, cli: Cli) -> None:
    record, game = load(RECORD)
    play = Play(game, record.seats, record.options)
    for seat, action in record.plies[:40]:
        play.act(seat, action)
    while play.version < 80:
        play.deal(Dealer("new"))
        seat = play.state.actor()
        play.act(seat, play.state.legal_actions(seat)[0])
    notes = {"dealer": Dealer("new").commitment, "seed": "new"}
    save(tmp_path / "game.txt", play.record({**notes, "dealt-from": "40"}))
    assert cli("verify", tmp_path / "game.txt") == 0
    assert "The first 40 plies come from another table" in cli.out
    save(tmp_path / "game.txt", play.record(notes))
    assert cli("verify", tmp_path / "game.txt") == 1
    save(tmp_path / "game.txt", play.record({**notes, "dealt-from": str(play.version)}))
    assert cli("verify", tmp_path / "game.txt") == 1
    assert "none of its draws is this dealer's" in cli.err


@pytest.mark.usefixtures("toys")
def test_a_game_without_chance_has_nothing_to_doubt(tmp_path: Path) -> None:
    play = Play(registry.game("morra"), 2, {"rounds": "two"})
    for seat, count in ((0, 1), (1, 2), (0, 0), (1, 0)):
        play.act(seat, count)
    notes = {"dealer": Dealer("s").commitment, "seed": "s"}
    save(tmp_path / "game.txt", play.record(notes))
    assert run("verify", tmp_path / "game.txt") == 0


def test_a_broken_record_is_one_clear_line(tmp_path: Path, cli: Cli) -> None:
    for text in ("", TEXT[:900], TEXT.replace("result ", "result 0.25 ")):
        assert cli("verify", written(tmp_path, text)) == 1
        assert cli.err.count("\n") == 1
    assert cli("verify", tmp_path / "nothing.txt") == 1
