"""The decisions that swung a game in words: no notation, nobody addressed, figures that agree."""

from pathlib import Path

import pytest

from velkahra.bots.analysis import Analysis, Decision
from velkahra.core import registry
from velkahra.core.choice.choice import ChoiceBuilder, Choose, Number
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.record import Record, read_record
from velkahra.server.domain.labels import clicks_of
from velkahra.server.domain.verdicts import Verdict, uncounted, verdicts

RECORDS = Path(__file__).resolve().parents[1] / "records"


def record_of(name: str) -> Record:
    return read_record((RECORDS / f"{name}.txt").read_text())


def verdicts_of(
    language: str, record: Record, plies: list[int], chance: float = 0.2, best: float = 0.4
) -> list[Verdict]:
    """Put decisions in words as if another legal action had been better."""
    game, decisions = registry.game(record.game), []
    state = game.start(record.seats, record.options)
    for ply, (seat, action) in enumerate(record.plies):
        if ply in plies:
            other = next(one for one in state.legal_actions(seat) if one != action)
            chances = (best,) * record.seats
            decisions.append(Decision(ply, seat, chances, action, chance, other, best))
        state.advance(seat, action, None)
    found = Analysis(len(record.plies), 1, 1, tuple(decisions), None)
    return verdicts(language, game, record.options, record.plies, found, len(plies))


@pytest.mark.parametrize(
    ("name", "action", "sentence"),
    [
        ("hammer/greedy-5-mini", "end", "Ukončit hlavní fázi"),
        ("hammer/greedy-5-mini", "guess", "Tipnout čtverec"),
        ("pamir/greedy-3-ends-by-last-check", "stop", "To je vše"),
        ("viceroy/random-4", "draw laws", "Ze zákonů"),
    ],
)
def test_an_action_without_events_has_its_name(name: str, action: str, sentence: str) -> None:
    record = record_of(name)
    write = registry.game(record.game).write
    ply = next(n for n, (seat, one) in enumerate(record.plies) if write(seat, one) == action)
    (verdict,) = verdicts_of("cs", record, [ply])
    assert (verdict.played.text, verdict.played.sentence) == (action, sentence)


def test_nobody_is_addressed() -> None:
    record, game = record_of("pamir/greedy-3-ends-by-last-check"), registry.game("pamir")
    state, plies = game.start(record.seats, record.options), []
    for ply, (seat, action) in enumerate(record.plies):
        if seat >= 0 and len(state.legal_actions(seat)) > 1:
            plies.append(ply)
        state.advance(seat, action, None)
    for verdict in verdicts_of("en", record, plies[::4]):
        for deed in (verdict.played, verdict.better):
            assert not {"you", "your"} & set(deed.sentence.lower().split())


def test_the_loss_is_the_difference_of_the_chances_shown() -> None:
    record = record_of("euphrates/greedy-2-advanced")
    ply = next(n for n, (seat, _) in enumerate(record.plies) if seat >= 0)
    (verdict,) = verdicts_of("en", record, [ply], 0.344, 0.456)
    assert (verdict.played.chance, verdict.better.chance, verdict.loss) == ("34%", "46%", "12%")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_whose_chances_are_left_out(language: str) -> None:
    game = registry.game("pamir")
    with_her, without = game.complete({"third": "wakhan"}), game.complete({})
    assert game.words.text(language, "player-wakhan") in uncounted(language, game, with_her, 2)
    assert uncounted(language, game, without, 2) == ""
    assert uncounted(language, game, without, 1) == ""


def test_an_action_is_known_by_its_clicks() -> None:
    builder = ChoiceBuilder()
    builder.path(["hand-1", "s-K2"], "farm K2")
    builder.path(
        ["swap"], Choose([("hand-1", "F"), ("hand-2", "T"), ("hand-3", "T")], 1, 3, "swap ")
    )
    builder.path(["pay"], Number([1, 2], "pay "))
    choices = builder.build()
    assert clicks_of(choices, "farm K2") == ("hand-1", "s-K2")
    assert clicks_of(choices, "swap FT") == ("swap", "hand-1", "hand-2")
    assert clicks_of(choices, "pay 2") == ("pay",)
    assert clicks_of(choices, "pay 3") == clicks_of(choices, "farm K3") == ()
