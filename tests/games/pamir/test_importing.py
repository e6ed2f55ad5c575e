"""Games of Rally the Troops: exports that can be played on, and faults reported with their line."""

from pathlib import Path

import pytest
from tests.games.pamir.helpers import read

import velkahra
from velkahra.cli import main
from velkahra.core.importing import ForeignGameError
from velkahra.games.pamir import importing
from velkahra.games.pamir.game import GAME

BEGUN = ('["Blue", "loyalty_afghan"]', '["Gray", "loyalty_russian"]')
DEBT = """
    gray money 2; gray court 34 79 56; gray hand 10
    79 spy gray 1
    turn gray 2
"""
SPY = """
    gray court 21 34
    34 spy gray 1
    market a0 30
    turn gray 2
"""


def export(*rows: str, seed: int = 12345, scenario: str = "2P", options: str = "{}") -> str:
    """Write an export with a row on each line; the set-up stands on line 2."""
    setup = f'[null, ".setup", [{seed}, "{scenario}", {options}]]'
    return '{"players": [], "replay": [\n' + ",\n".join([setup, *rows]) + "\n]}\n"


def done(text: str) -> list[str]:
    """Say what the seats do in an export, in notation."""
    play = importing.import_game(GAME, text)
    return [GAME.write(seat, action) for seat, action in play.plies if seat >= 0]


def test_the_deck_follows_from_the_seed() -> None:
    rng = importing.Shuffler(12345)
    deck = importing.deck_of(2, rng)
    assert deck[-1:-13:-1] == [41, 12, 48, 54, 13, 3, 20, 113, 74, 8, 63, 70]
    assert (rng.below(2), len(deck), len(set(deck))) == (1, 52, 52)


def test_the_market_is_laid_out_and_cards_are_bought_by_their_number() -> None:
    text = export(*BEGUN, '["Gray", "card", 41]', '["Gray", "card", 48]', '["Gray", "end_turn"]')
    assert done(text) == ["loyalty afghan", "loyalty russian", "buy a0", "buy a1", "end"]
    assert importing.import_game(GAME, text).state.actor() == 1
    # What was taken back leaves no trace.
    text = export(*BEGUN, '["Gray", "card", 41]', '["Gray", "undo"]', '["Gray", "card", 12]')
    assert done(text)[2:] == ["buy b0"]
    # Open hands are an option.
    play = importing.import_game(GAME, export(options='{"open_hands": true}'))
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
        ('{"replay": [\n["Gray",\n', 2, "not JSON"),
        ('{"replay": []}', 1, "the first row of 'replay' must be"),
        (export(scenario="7P"), 2, "'2P' to '5P'"),
        (export(options='{"rng": 1}'), 2, "first generator"),
        (export(*BEGUN, '["Gray", "dance", 3]'), 5, "Gray dance 3: this move is not known"),
        (export(*BEGUN, '["Gray", "card", "x"]'), 5, "this move is not known"),
        (export(*BEGUN, '["Blue", "card", 41]'), 5, "it is up to gray here"),
        (export(*BEGUN, '["Gray", "play_left", 3]'), 5, "'play 3 left', which is refused by PP-"),
        (export(*BEGUN, '["Gray", "pay"]'), 5, "no bribe is due here"),
        (export(*BEGUN, '["Gray", "piece", 999]'), 5, "this move is not known"),
        (export('["Blue", "undo"]'), 3, "there is nothing to undo"),
    ],
)
def test_what_cannot_be_played_is_named_with_its_line(text: str, line: int, why: str) -> None:
    with pytest.raises(ForeignGameError, match=why) as caught:
        importing.import_game(GAME, text)
    assert caught.value.line == line


def test_lines_are_counted_also_where_rows_share_one() -> None:
    rows = importing.read_export(
        '{"replay": [[null, ".setup", 1], ["Gray", "card", 3],\n["Blue", "next"]]}'
    )
    assert [row.line for row in rows] == [1, 1, 2]


def gone_on(text: str, *rows: str, pieces: dict[int, int] | None = None) -> importing.Transcript:
    """Go on with rows such as `Gray card 41` from a position; pieces by the site's numbers."""
    position = read(text)
    told = [importing.Row(1, "", ".setup", [1, f"{position.seats}P", {}])]
    for line, row in enumerate(rows, 2):
        role, action, *rest = row.split(" ")
        argument = None if not rest else int(rest[0]) if rest[0].isdigit() else rest[0]
        told.append(importing.Row(line, role, action, argument))
    transcript = importing.Transcript(GAME, told[0])
    transcript.play.state = position
    transcript.play.plies.clear()
    for piece, place in (pieces or {}).items():
        transcript.pieces[piece] = place
    transcript.run(told)
    return transcript


def details_id(transcript: importing.Transcript) -> list[str]:
    return [GAME.write(seat, action) for seat, action in transcript.play.plies if seat >= 0]


def test_courts_are_mirrored_where_the_ring_goes_the_other_way() -> None:
    hand = "gray hand 29\nturn gray 2"
    assert details_id(gone_on(hand, "Gray play_left 29"))[0] == "play 29 left"
    assert details_id(gone_on("seats 3\n" + hand, "Gray play_left 29"))[0] == "play 29 right"


def test_ending_the_turn_is_taken_back_with_what_was_done_before() -> None:
    told = (*BEGUN, '["Gray", "card", 41]', '["Gray", "end_turn"]', '["Gray", "undo"]')
    assert done(export(*told, '["Gray", "card", 12]'))[2:] == ["buy b0"]


def test_what_goes_for_a_debt_later_goes_at_once_here() -> None:
    rows = ("betray 34", "card 79", "refuse", "card 56", "card 10", "next")
    transcript = gone_on(DEBT, *(f"Gray {row}" for row in rows), pieces={36: 79})
    discarded = ["discard 56", "discard 10"]
    assert details_id(transcript) == ["act 34 betray", "betray 79", *discarded, "decline"]
    # A debt that is never paid in cards is named with the ruling.
    with pytest.raises(ForeignGameError, match="PP-EDGE-11"):
        gone_on(DEBT, "Gray betray 34", "Gray card 79", "Gray refuse", "Gray end_turn")


def test_a_spy_that_stays_where_it_is_makes_no_move_here() -> None:
    stays = ("Gray move 21", "Gray piece 36", "Gray card 34")
    rows = (*stays, "Gray piece 36", "Gray card 21", "Gray card 30")
    moved = details_id(gone_on(SPY, *rows, pieces={36: 34}))
    assert moved == ["act 21 move", "sneak 34 21", "stop", "buy a0"]
    with pytest.raises(ForeignGameError, match="PP-EDGE-22"):
        gone_on(SPY, *stays, "Gray next", "Gray end_turn", pieces={36: 34})


def test_an_action_that_ends_without_an_effect_is_named_with_the_ruling() -> None:
    taxed = "gray british\ngray court 40\nmarket a1 30 1\nturn gray 2"
    with pytest.raises(ForeignGameError, match="PP-EDGE-58"):
        gone_on(taxed, "Gray tax 40", "Gray pass")
    # A bribe stays lowered when it is begged for again.
    ruled = "gray hand 46\nkandahar tribe blue 2\nturn gray 2"
    rows = ("Gray play_left 46", "Gray beg", "Blue offer_1", "Gray beg", "Blue refuse", "Gray pay")
    assert "offer 1" in details_id(gone_on(ruled, *rows))
    once = ("Gray play_left 46", "Gray beg", "Blue refuse", "Gray refuse")
    assert details_id(gone_on(ruled, *once))[-1] == "withdraw"


def test_armies_of_the_insurrection_are_the_first_blocks() -> None:
    risen = "gray points 5\ngray court 3\nmarket a0 101\nkabul army british 5\npile 3 3 1 1"
    before = {12 + number: 204 for number in range(5)}
    blocks = gone_on(f"{risen}\nturn gray 2", "Gray card 101", pieces=before).pieces[:36]
    assert blocks == [204, 204] + [0] * 34


def test_blackmail_with_two_cards_is_answered_in_any_order() -> None:
    both = "gray court 43 54\nblue court 39 57\nturn gray 2\n"
    asked = both + "pending clean seat=gray step=0\npending turn seat=gray\n"
    asked += "pending blackmail seat=gray region=kandahar\npending blackmail seat=gray region=herat"
    passed = details_id(gone_on(f"market a0 30\n{asked}", "Gray pass", "Gray card 30"))
    assert passed == ["decline", "decline", "buy a0"]
    assert details_id(gone_on(asked, "Gray card 39", "Gray card 57")) == ["spy 57", "spy 39"]
    assert details_id(gone_on(asked, "Gray card 39", "Gray pass")) == ["decline", "spy 39"]


def test_a_last_tribe_taken_for_another_place_is_named_with_the_ruling() -> None:
    own = "gray hand 39\ngray court 57\nherat tribe gray 1\nblue court 61 62 63\n"
    spies = "61 spy gray 3\n62 spy gray 3\n63 spy gray 3\nturn gray 2"
    with pytest.raises(ForeignGameError, match="PP-EDGE-01"):
        gone_on(own + spies, "Gray play_left 39", "Gray piece 36", "Gray card 39", pieces={36: 203})


def test_a_debt_of_the_cleanup_is_due_before_the_next_card_goes() -> None:
    court = "gray money 0\ngray court 30 14 34 9 39 63\nturn gray 1\n"
    cleaned = court + "pending clean seat=gray step=0\npending court seat=gray"
    rows = ("Gray card 30", "Gray card 14", "Gray card 9", "Gray next")
    with pytest.raises(ForeignGameError, match="PP-EDGE-11") as caught:
        gone_on(cleaned, *rows)
    assert caught.value.line == 3
