"""Games of Rally the Troops: what is played on here, and what is reported with its line."""

from pathlib import Path

import pytest

import velkahra
from velkahra.cli import main
from velkahra.core.importing import ForeignGameError
from velkahra.games.pamir import GAME
from velkahra.games.pamir.importing import Shuffler, deck_of, import_game, read_export


def export(*rows: str, seed: int = 12345, scenario: str = "2P", options: str = "{}") -> str:
    """Write an export with a row on each line; the set-up stands on line 2."""
    setup = f'[null, ".setup", [{seed}, "{scenario}", {options}]]'
    return '{"players": [], "replay": [\n' + ",\n".join([setup, *rows]) + "\n]}\n"


BEGUN = ('["Blue", "loyalty_afghan"]', '["Gray", "loyalty_russian"]')


def done(text: str) -> list[str]:
    """Say what the seats do in an export, in notation."""
    play = import_game(GAME, text)
    return [GAME.write(seat, action) for seat, action in play.plies if seat >= 0]


def test_the_deck_follows_from_the_seed() -> None:
    rng = Shuffler(12345)
    deck = deck_of(2, rng)
    assert deck[-1:-13:-1] == [41, 12, 48, 54, 13, 3, 20, 113, 74, 8, 63, 70]
    assert (rng.below(2), len(deck), len(set(deck))) == (1, 52, 52)


def test_the_market_is_laid_out_and_cards_are_bought_by_their_number() -> None:
    text = export(*BEGUN, '["Gray", "card", 41]', '["Gray", "card", 48]', '["Gray", "end_turn"]')
    assert done(text) == ["loyalty afghan", "loyalty russian", "buy a0", "buy a1", "end"]
    assert import_game(GAME, text).state.actor() == 1


def test_what_was_taken_back_leaves_no_trace() -> None:
    text = export(*BEGUN, '["Gray", "card", 41]', '["Gray", "undo"]', '["Gray", "card", 12]')
    assert done(text)[2:] == ["buy b0"]


def test_open_hands_are_an_option() -> None:
    play = import_game(GAME, export(options='{"open_hands": true}'))
    assert play.options["hands"] == "open"


def test_a_record_is_written_and_replays(tmp_path: Path) -> None:
    source, record = tmp_path / "export.json", tmp_path / "record.txt"
    source.write_text(export(*BEGUN, '["Gray", "card", 41]'))
    with pytest.raises(SystemExit) as ended:
        main(["import", str(source), "-o", str(record)])
    assert not ended.value.code
    again = velkahra.Play.replay(velkahra.read_record(record.read_text()), GAME)
    assert GAME.write(0, again.plies[-1][1]) == "buy a0"


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("{}", 1, "no list 'replay'"),
        ('{"replay": [\n["Gray"]\n]}', 2, "a row is"),
        ('{"replay": [\n["Gray",\n', 2, "no JSON"),
        ('{"replay": []}', 1, "the first row of 'replay' must be"),
        (export(scenario="7P"), 2, "'2P' to '5P'"),
        (export(options='{"rng": 1}'), 2, "first generator"),
        (export(*BEGUN, '["Gray", "dance", 3]'), 5, "Gray dance 3: this move is not known"),
        (export(*BEGUN, '["Gray", "card", "x"]'), 5, "this move is not known"),
        (export(*BEGUN, '["Blue", "card", 41]'), 5, "it is up to gray here"),
        (export(*BEGUN, '["Gray", "play_left", 3]'), 5, "'play 3 left', which is refused by PP-"),
        (export(*BEGUN, '["Gray", "pay"]'), 5, "no bribe is due here"),
        (export('["Blue", "undo"]'), 3, "there is nothing to undo"),
    ],
)
def test_what_cannot_be_played_is_named_with_its_line(text: str, line: int, why: str) -> None:
    with pytest.raises(ForeignGameError, match=why) as caught:
        import_game(GAME, text)
    assert caught.value.line == line


def test_lines_are_counted_also_where_rows_share_one() -> None:
    rows = read_export('{"replay": [[null, ".setup", 1], ["Gray", "card", 3],\n["Blue", "next"]]}')
    assert [row.line for row in rows] == [1, 1, 2]
