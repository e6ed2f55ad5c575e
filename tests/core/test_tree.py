"""Trees of moves: their text form, and guesses that agree with cards shown later."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random

from velkahra.core import registry
from velkahra.core.contract.refusals import RecordError
from velkahra.core.contract.state import CHANCE
from velkahra.core.play.guesses import fitted
from velkahra.core.play.record import read_record
from velkahra.core.play.tree import ROOT, Tree, of_position, read_tree, write_tree

GAMES = st.sampled_from(("euphrates", "hammer", "pamir", "viceroy"))


def grown(game: str, rng: random.Random, moves: int) -> Tree:
    """Return a tree of random moves with variations, comments and marks."""
    title = registry.game(game)
    tree = Tree(title, title.fewest(), title.complete({}))
    at = ROOT
    for _ in range(moves):
        if rng.random() < 0.15:
            at = rng.choice(list(tree.moves))
        state = tree.state(at)
        actor = int(state.actor())
        if actor < CHANCE:
            continue
        at = tree.add(at, actor, int(rng.choice(list(state.legal_actions(actor)))))
        if rng.random() < 0.2:
            tree.moves[at].comment = "Why?\n\n; not @ this ^ 1"
            tree.moves[at].marks = ["s-A1", "s-A1 s-B2"]
    return tree


@given(GAMES, st.randoms(use_true_random=False), st.booleans())
@settings(max_examples=24, deadline=None)
def test_a_tree_reads_back_as_it_was_written(game: str, rng: random.Random, later: bool) -> None:
    tree = grown(game, rng, 40)
    if later and not (state := tree.state(max(tree.moves))).is_over():
        tree = of_position(state, tree.game)
    text = write_tree(tree)
    again = read_tree(text)
    assert write_tree(again) == text
    shapes = [
        sorted((m.seat, m.action, m.comment, m.kind, tuple(m.marks)) for m in one.moves.values())
        for one in (tree, again)
    ]
    assert shapes[0] == shapes[1]


def test_a_reader_of_records_takes_the_main_line() -> None:
    tree = grown("euphrates", random.Random(1), 60)
    text = write_tree(tree)
    assert read_record(text).plies == [tree.moves[n].ply for n in tree.line()]
    with pytest.raises(RecordError, match="made by a later program"):
        read_record(text.replace("record 2", "record 3", 1))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("result ", "^ 99999\nresult ", "there is no move"),
        ("result unfinished", "", "cut off"),
        ("result ", "@ a b c\nresult ", "a mark is"),
        ("result ", "cat farm A1\nresult ", "not a seat"),
        ("result ", "lion! farm A1\nresult ", "the rules refuse"),
    ],
)
def test_a_wrong_line_is_named(old: str, new: str, why: str) -> None:
    text = write_tree(grown("euphrates", random.Random(2), 6))
    with pytest.raises(RecordError, match=why):
        read_tree(text.replace(old, new, 1))


def test_a_line_is_promoted_and_removed() -> None:
    tree = grown("pamir", random.Random(4), 80)
    side = next(n for n in tree.moves if n and tree.after(tree.moves[n].up)[0] != n)
    assert side in tree.promote(side)
    assert side in tree.line()
    gone = tree.remove(side)
    assert side in gone
    assert not set(gone) & tree.moves.keys()


@pytest.mark.parametrize("game", ["euphrates", "viceroy"])
def test_guesses_follow_what_is_shown(game: str) -> None:
    true = grown(game, random.Random(3), 60)
    plies = [true.moves[n].ply for n in true.line()]
    start, rng = true.opening(), Random(5)
    guesses = [seat == CHANCE for seat, _ in plies]
    state, wrong = start.clone(), []
    for seat, action in plies:
        drawn = int(state.draw(rng)) if seat == CHANCE else action
        wrong.append((seat, drawn))
        if state.refusal(seat, drawn) is not None:
            break
        state.advance(seat, drawn, None)
    found = fitted(start, wrong, guesses[: len(wrong)], rng, true.game.space)
    assert found is not None
    assert [a for a, (seat, _) in zip(found, wrong, strict=True) if seat >= 0] == [
        action for seat, action in wrong if seat >= 0
    ]
