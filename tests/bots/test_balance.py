"""Sides and cards summed up over a series."""

from pathlib import Path

import pytest

from velkahra.bots import balance
from velkahra.bots.balance import FEWEST, Series, difference, play, weigh
from velkahra.core.balance import Outcome
from velkahra.core.contract.refusals import VelkahraError


def outcome(winner: int, played: str, decided: int = 4) -> Outcome:
    cards = (frozenset({played} if played else ()), frozenset[str]())
    shares = (1.0, 0.0) if winner == 0 else (0.0, 1.0)
    return Outcome(("a", "b"), shares, (3, 5), decided, cards)


def test_a_card_is_weighed_by_its_owners_games_with_and_without_it() -> None:
    games = [outcome(0, "good")] * FEWEST + [outcome(1, "")] * FEWEST
    weighed = weigh(games, 5, {"good": frozenset({"a"}), "other": frozenset({"b"})})
    assert [(side.name, side.games, side.wins.value) for side in weighed.sides] == [
        ("a", 2 * FEWEST, 0.5),
        ("b", 2 * FEWEST, 0.5),
    ]
    assert (weighed.decided, weighed.decided_in) == (1.0, 4.0)
    (card,) = weighed.cards
    assert card.name == "good"
    assert card.games == FEWEST
    assert card.others == FEWEST
    assert card.wins == 1.0
    assert card.without == 0.0
    assert card.edge.is_sure()


def test_games_without_a_decision_do_not_count_for_its_round() -> None:
    weighed = weigh([outcome(0, "", 0), outcome(0, "", 6)], 7, {})
    assert (weighed.decided, weighed.decided_in) == (0.5, 6.0)


def test_the_interval_of_a_difference_is_newcombes() -> None:
    """56 of 70 against 48 of 80: the first example of his paper."""
    rate = difference(56 / 70, 70, 48 / 80, 80)
    assert (round(rate.low, 4), round(rate.high, 4)) == (0.0524, 0.3339)


def test_a_series_needs_a_game() -> None:
    with pytest.raises(VelkahraError, match="at least one"):
        play(Series("hammer", 0, 5), 1)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Let games be over at once. Returns: the numbers of those that were played."""
    numbers: list[int] = []

    def play_one(series: Series, number: int) -> Outcome:
        numbers.append(number)
        return outcome(number % 2, f"card-{number}")

    monkeypatch.setattr(balance, "play_one", play_one)
    return numbers


def test_a_study_goes_on_where_its_file_ends(quick: list[int], tmp_path: Path) -> None:
    out, done = tmp_path / "camps.jsonl", list[int]()
    first = play(Series("hammer", 2, 5), 1, out=out)
    with out.open("ab") as file:
        file.write(b'{"number":2,"outc')
    second = play(Series("hammer", 4, 5), 1, done.append, out)
    assert (quick, done) == ([0, 1, 2, 3], [3, 4])
    assert second == [*first, outcome(0, "card-2"), outcome(1, "card-3")]
    assert play(Series("hammer", 3, 5), 1, out=out) == second[:3]
    assert quick == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("data", "asked", "text"),
    [
        (None, Series("hammer", 1, 6, seed=2), "another study: rounds 5 there, 6 here; seed 1"),
        (None, Series("hammer", 1, 5, "mine-12"), "cards none there, mine-12 here"),
        (b"a note\n", Series("hammer", 1, 5), "not a file of balance results"),
        (b"a note", Series("hammer", 1, 5), "not a file of balance results"),
    ],
)
def test_a_file_of_something_else_is_left_as_it_is(
    data: bytes | None, asked: Series, text: str, quick: list[int], tmp_path: Path
) -> None:
    out = tmp_path / "camps.jsonl"
    if data is None:
        play(Series("hammer", 1, 5), 1, out=out)
    else:
        out.write_bytes(data)
    before = out.read_bytes()
    with pytest.raises(VelkahraError, match=text):
        play(asked, 1, out=out)
    assert out.read_bytes() == before


def test_results_need_a_folder(tmp_path: Path) -> None:
    with pytest.raises(VelkahraError, match="there is no folder"):
        play(Series("hammer", 1, 5), 1, out=tmp_path / "nowhere" / "camps.jsonl")
