"""The fold of a table's rows: undo is a row too, and the version never goes back."""

import random

import msgspec
import pytest

from velkahra.core import registry
from velkahra.core.contract.refusals import IllegalAction, OutOfTurn, Refusal
from velkahra.core.contract.state import CHANCE
from velkahra.server.domain.ledger import Ledger, PlyRow, RecallRow, UndoRow, encode


def test_of_plies_that_were_taken_back_none_is_played_when_a_table_is_read() -> None:
    """M2: what stands is the same, and so are versions, notes and counts."""
    game, luck = registry.game("euphrates"), random.Random(2)
    written = Ledger(game, 2, {}, "seed")
    rows = written.first()
    written.fold(rows)
    for n in range(300):
        seat = written.state.actor()
        actions = written.state.legal_actions(seat)
        made = written.act(seat, actions[luck.randrange(len(actions))])
        written.fold(made)
        rows += made
        if n % 3 and written.can_undo(seat):
            made = written.undo(seat)
            written.fold(made)
            rows += made
    played: list[int] = []
    again = Ledger(game, 2, {}, "seed")
    act = again.play.act
    again.play.act = lambda seat, action: played.append(action) or act(seat, action)  # type: ignore
    again.read(encode(rows))
    assert len(played) == len(written.play.plies) < len(rows) / 2
    assert again.state.freeze() == written.state.freeze()
    assert again.play.plies == written.play.plies
    assert facts_of(again) == facts_of(written)
    assert (again.play.acting, again.play.acted) == (written.play.acting, written.play.acted)
    assert (again.version, again.undone) == (written.version, written.undone)
    assert again.agreements.floor == written.agreements.floor


def facts_of(ledger: Ledger) -> list[list[tuple[str, dict[str, int], int]]]:
    """Return what happened, ply by ply; events that are the same may be different objects."""
    return [[(e.kind, e.facts, int(e.audience)) for e in es] for es in ledger.play.happened]


def test_a_row_after_many_that_cannot_be_read_is_named() -> None:
    ledger = Ledger(registry.game("euphrates"), 2, {}, "seed")
    rows = [*encode(ledger.first()), b"[7]"]
    with pytest.raises(msgspec.DecodeError):
        ledger.read(rows)
    assert ledger.version == len(rows) - 1


def morra() -> Ledger:
    return Ledger(registry.game("morra"), 2, {}, "seed")


@pytest.mark.usefixtures("toys")
def test_rows_are_made_first_and_take_effect_only_when_folded() -> None:
    ledger = morra()
    rows = ledger.act(0, 2)
    assert rows == [PlyRow(0, "show 2")]
    assert (ledger.version, ledger.play.version) == (0, 0)
    ledger.fold(rows)
    assert (ledger.version, ledger.play.version) == (1, 1)


@pytest.mark.usefixtures("toys")
def test_an_undo_is_a_row_and_the_version_goes_on() -> None:
    ledger = morra()
    ledger.fold(ledger.act(0, 2))
    assert not ledger.can_undo(1)
    assert not ledger.can_undo(-1)
    ledger.fold(ledger.undo(0))
    assert (ledger.version, ledger.play.version) == (2, 0)
    assert ledger.undo(0) == []
    again = morra()
    again.read(encode([PlyRow(0, "show 2"), UndoRow(0, 0)]))
    assert again.state.freeze() == ledger.state.freeze()


@pytest.mark.usefixtures("toys")
def test_a_secret_choice_is_taken_back_until_the_last_one_is_made() -> None:
    ledger = Ledger(registry.game("morra"), 3, {}, "seed")
    for seat in (0, 1):
        ledger.fold(ledger.act(seat, 2))
    ledger.agreements.floor = 1
    assert ledger.undo(0) == [], "as if the clock had chosen"
    ledger.agreements.floor = 0
    rows = ledger.undo(0)
    assert rows == [RecallRow(0, 0)]
    ledger.fold(rows)
    assert ledger.play.plies == [(1, 2)], "the other choice stands"
    assert not ledger.can_undo(0)
    ledger.fold(ledger.act(0, 3))
    again = Ledger(registry.game("morra"), 3, {}, "seed")
    again.read(encode([PlyRow(0, "show 2"), PlyRow(1, "show 2"), *rows, PlyRow(0, "show 3")]))
    assert again.state.freeze() == ledger.state.freeze()
    ledger.fold(ledger.act(2, 0))
    assert not any(ledger.can_undo(seat) for seat in range(3)), "all has come out"


@pytest.mark.usefixtures("toys")
def test_a_refused_action_makes_no_rows() -> None:
    ledger = morra()
    ledger.fold(ledger.act(0, 2))
    with pytest.raises(OutOfTurn):
        ledger.act(0, 1)
    with pytest.raises(IllegalAction):
        ledger.act(1, 99)
    assert ledger.version == 1


@pytest.mark.usefixtures("toys")
def test_a_row_that_cannot_be_read_is_an_error() -> None:
    for raw in (b"", b"[]", b'["redo",0,0]', b'["ply",0]', b'{"ply":0}'):
        with pytest.raises(msgspec.DecodeError):
            morra().read([raw])


def test_chance_is_dealt_together_with_what_calls_for_it() -> None:
    """A store never holds a position in which the dealer has still to draw."""
    ledger, other = (Ledger(registry.game("euphrates"), 2, {}, seed) for seed in ("seed", "b"))
    assert ledger.first() != other.first(), "the seed decides every draw"
    assert ledger.first() == Ledger(registry.game("euphrates"), 2, {}, "seed").first()
    assert [ledger.latest(seat) for seat in (-1, 0, 1)] == [[], [], []]
    ledger.fold(ledger.first())
    for seat in (-1, 0, 1):
        assert ledger.latest(seat) == [e for events in ledger.play.happened for e in events]
    rng = random.Random(5)
    while not ledger.state.is_over():
        seat = ledger.state.actor()
        assert seat != CHANCE
        ledger.fold(ledger.act(seat, rng.choice(list(ledger.state.legal_actions(seat)))))
    again = Ledger(registry.game("euphrates"), 2, {}, "seed")
    again.fold(PlyRow(s, again.game.write(s, a)) for s, a in ledger.play.plies)
    assert again.state.freeze() == ledger.state.freeze()


@pytest.mark.usefixtures("toys")
def test_what_is_news_is_all_since_one_s_own_action() -> None:
    ledger = morra()
    for seat, count in ((0, 2), (1, 1), (1, 3)):
        ledger.fold(ledger.act(seat, count))

    def counts(viewer: int) -> list[int]:
        """List the seats that chose, in the news for the viewer."""
        return [e.facts["seat"] for e in ledger.latest(viewer) if e.kind == "chose"]

    assert counts(0) == [1, 1]
    assert counts(1) == [1]
    assert counts(-1) == [1, 1]


def test_any_tap_gets_an_answer() -> None:
    """Ids come from the network: whatever they are, the answer is a refusal or an action."""
    game = registry.game("euphrates")
    ledger = Ledger(game, 3, {}, "seed")
    ledger.fold(ledger.first())
    rng = random.Random(1)
    known = [*game.page(game.view(ledger.state, 0), "en"), "hand-0", "hand-9", "catastrophe"]
    odd = ["", "s-", "s-Z99", "hand-", "hand-x", "leader-", "leader-9-9", "leader-0", "war-", "é"]
    for _ in range(3000):
        path = [rng.choice([rng.choice(known), rng.choice(odd)]) for _ in range(rng.randint(1, 4))]
        for seat in range(3):
            meant = game.attempt(ledger.state, seat, path)
            if not isinstance(meant, Refusal):
                ledger.state.refusal(seat, meant)
