"""Actions as integers and as text: the layout never moves, and a refusal gives the reason."""

import hashlib
import tomllib
from pathlib import Path

import pytest

import velkahra
from velkahra.core.contract.refusals import AmbiguousAction, NotationError, UnknownAction

KINDS = tomllib.loads(Path(__file__).with_name("actions.toml").read_text("utf-8"))
BEGINNINGS = "pamir: it must begin with loyalty, buy, play"
BUY = "pamir: write 'buy a0'"


@pytest.mark.parametrize("name", velkahra.games())
def test_the_integers_of_stored_games_keep_their_meaning(name: str) -> None:
    game, found = velkahra.game(name), {}
    for kind in game.space.kinds:
        actions = range(int(kind.offset), int(kind.offset + kind.size))
        texts = "\n".join(game.write(0, action) for action in actions)
        digest = hashlib.sha256(texts.encode()).hexdigest()
        found[kind.name] = f"{len(actions)} {digest[:8]}"
    assert list(found.items()) == list(KINDS[name].items())


@pytest.mark.parametrize("name", velkahra.games())
def test_an_integer_outside_the_space_is_no_action(name: str) -> None:
    game = velkahra.game(name)
    for action in (-1, int(game.space.size), 10**9):
        with pytest.raises(UnknownAction, match="is not an action"):
            game.write(0, action)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        *(
            (text, BEGINNINGS)
            for text in ("", " ", "x", "attack kabul", "Buy a0", " buy a0", "dec")
        ),
        *((f"buy{rest}", BUY) for rest in ("", " a6", " A0", " 0a", " a0 a1", "  a0", " a0 ")),
        *((f"buy {slot}", BUY) for slot in ("a0\n", "a\uff10")),
        ("play 030 left", "pamir: write 'play 1 left'"),
        ("offer -1", "pamir: write 'offer 0'"),
        ("withdraw 1", "pamir: write 'withdraw'"),
        ("march kabul", "pamir: write 'march transcaspia transcaspia'"),
        ("strike-road british", "pamir: write 'strike-road afghan persia-transcaspia'"),
        ("strike b", "pamir: could begin strike-tribe or strike-army or strike-road or strike-spy"),
        ("a 30 tax", "pamir: could begin act or answer or army or ai"),
        ("buy a0" + " " * 60, "pamir: at most 60 characters"),
        ("place 6 0", "viceroy: write 'place 1 -36'"),
        ("gems rb", "viceroy: write 'gems y'"),
        ("st", "viceroy: could begin start or store"),
    ],
)
def test_a_text_that_is_no_action_is_told_how_to_be_one(text: str, says: str) -> None:
    name, _, words = says.partition(": ")
    with pytest.raises(NotationError) as caught:
        velkahra.game(name).read(text)
    assert words in str(caught.value)
    assert isinstance(caught.value, AmbiguousAction) == words.startswith("could begin")
