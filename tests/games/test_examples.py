"""The examples on the pages of the rules: what each says is what the rules do."""

import re
from pathlib import Path

import pytest

from velkahra.core import registry
from velkahra.core.contract.example import Example, read_example
from velkahra.core.contract.lesson import LessonError
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.tutor import Walk
from velkahra.core.plugin import BUILT_IN
from velkahra.server.web.rulebook.pictures import drawn

EXAMPLES = [(name, one) for name in BUILT_IN for one in registry.game(name).files.examples()]


LINES = {
    "euphrates": {
        "end": "Place 1: Lion with 7 red, 6 blue, 6 green, 5 black (including 4 treasures).",
        "homeless": "The king on K4 returns to Bull: no temple is left next to it.",
        "join": "The tile on G6 joins two kingdoms: Lion covers it with the unification tile.",
        "king": "Lion: +1 red (king).",
        "priests": "Lion: +2 red (war).",
        "revolt": "Lion wins the revolt of the kings against Bull (attack 4, defence 3).",
        "shared": "Bull: +1 green (trader).",
        "split": "Lion plays a catastrophe on F6: the market there is destroyed.",
        "monument": "Lion turns the four settlements on H3 to I4 face down and builds the "
        "green-black monument.",
        "supporters": "Lion: +2 green (war).",
        "tie": "Lion: +1 red (revolt).",
        "tile": "Lion: +1 green (trader).",
        "treasure": "Lion takes the treasure on O9.",
        "wars": "Bull: +3 black (war).",
    },
    "pamir": {
        "battle": "Gray removes a Russian road on Kandahar–Punjab.",
        "betray": "Gray takes Count Ivan Simonich as a prize of the British.",
        "bribe": "Blue pays Gray a bribe of 1 rupee.",
        "build": "Gray places a British army in Punjab.",
        "check": "Gray gains 5 points.",
        "final": "Blue wins with 19 points.",
        "hostage": "Gray moves a spy from Joseph Wolff to Count Ivan Simonich.",
        "march": "Gray moves a British army from Punjab to Kandahar.",
        "nobody": "Gray gains 3 points.",
        "overthrow": "Blue loses 1 tribe in Punjab.",
        "patriot": "Gray is now loyal to the Russians.",
        "price": "Gray buys Zorawar Singh Kahluria for 2 rupees.",
        "road": "Gray places a British road on Kabul\u2013Punjab.",
        "spy": "Gray places a spy on Akali Sikhs.",
        "tax": "Gray takes 1 rupee from Blue as tax.",
        "wakhan": "Wakhan pays Gray a bribe of 1 rupee.",
    },
    "viceroy": {
        "alone": "Circle and a virtual opponent want the two green cards: nobody gets one, and the "
        "gem is lost.",
        "attack": "Bids are revealed: Circle bids an attack token, Square bids green.",
        "bid": "Circle takes Captain (lower place in blue).",
        "carry": "Circle places Census on level 2.",
        "circle": "Circle completes a blue circle with Sorcerer and takes a blue gem.",
        "clash": "Circle and Square want the only red card: nobody gets it, and the gems are lost.",
        "infinite": "Circle pays nothing (infinite gems save 1 red).",
        "law": "Circle completes a red circle with Academy and takes a red gem.",
        "level": "Circle pays 1 blue, 1 green.",
        "pair": "Circle takes Veteran (lower place in green).",
        "recolour": "Circle makes the circle of Governor red with 2 gems.",
        "score": "1. Circle: 37 points (circles 5, infinite gems 1, laws 8, power tokens 11, "
        "magic 0, sets 12, opponents’ attacks 0).",
        "set": "Circle puts a science token on Academy.",
    },
    "hammer": {
        "code": "The USA learns row 2. Dark symbols: triangle, square.",
        "crosses": "The USA learns row 9. Dark symbols: triangle, cross.",
        "detain": "Sleeper is detained: it is not readied in its next refresh phase.",
        "empty": "The USA’s deck has run out. Cards in play and in hand go to the discard pile, "
        "which becomes the new deck.",
        "guard": "Russia plays Oil Field.",
        "joint": "China agrees that the USA plays Joint Satellite.",
        "joker": "The USA receives 10 SP and 5 points for the daily game.",
        "place": "Stock Exchange enters play for the USA.",
        "points": "The USA converts 2 SP into 1 PP.",
        "return": "The USA shuffles Field Scout from the discard pile into the deck.",
        "row": "The USA secretly asks for row 9.",
        "spy": "Field Scout enters play exhausted for the USA.",
        "special": "The USA uses its special ability: Eye in Orbit.",
        "square": "The USA finds Thomas Hammer in square I4 and scores 20 points.",
        "target": "China’s Travelling Trader is unmasked.",
        "theft": "China steals 1 SP from the USA.",
    },
}
"""What the log says when an example has been tried: the texts promise it."""


def called(case: tuple[str, Example]) -> str:
    return f"{case[0]}-{case[1].name}"


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_game_has_examples_to_try(name: str) -> None:
    game = registry.game(name)
    assert len([one for one in game.files.examples() if one.do]) >= 4
    assert len({one.rule.split("-")[1] for one in game.files.examples()}) >= 5
    assert {one.rule for one in game.files.examples()} <= set(game.words.rules("en"))


@pytest.mark.parametrize("case", EXAMPLES, ids=map(called, EXAMPLES))
def test_the_rule_does_what_the_example_says(case: tuple[str, Example]) -> None:
    name, one = case
    game = registry.game(name)
    walk = Walk(game, one.lesson())
    walk.show()
    events = [event for ply in walk.happened for event in ply if event.visible_to(walk.seat)]
    assert LINES[name][one.name] in [game.words.event("en", e, walk.options) for e in events]


@pytest.mark.parametrize("case", EXAMPLES, ids=map(called, EXAMPLES))
def test_the_picture_shows_a_part_of_the_table(case: tuple[str, Example]) -> None:
    name, one = case
    game = registry.game(name)
    walk = Walk(game, one.lesson())
    whole = game.picture(game.view(walk.state, walk.seat))
    box = re.search(r'viewBox="([-\d]+) ([-\d]+) (\d+) (\d+)"', whole)
    assert box
    left, top, width, height = map(int, box.groups())
    x, y, wide, high = one.part
    assert left <= x
    assert top <= y
    assert x + wide <= left + width
    assert y + high <= top + height
    assert f'viewBox="{x} {y} {wide} {high}"' in drawn(name, one.name, "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN)
def test_pictures_have_an_alternative_text(name: str, language: str) -> None:
    game = registry.game(name)
    text = {one.title: game.words.text(language, one.title) for one in game.files.examples()}
    alternative = [game.words.text(language, f"{title}-alt") for title in text]
    assert [title for title in text.values() if len(title) >= 45] == []
    assert [alt for alt in alternative if not 30 < len(alt) < 160] == []


def test_a_broken_file_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text('rule = "TE-WAR-01"\n')
    with pytest.raises(LessonError, match=r"one\.toml is not an example"):
        read_example(tmp_path / "one.toml")
