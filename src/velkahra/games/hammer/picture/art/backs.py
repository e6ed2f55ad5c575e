"""The backs of the cards: one for each power, one for each joint deck."""

from collections.abc import Sequence
from math import cos, pi, sin

from velkahra.games.hammer.cards.card_set import CardSet
from velkahra.games.hammer.cards.check import room
from velkahra.games.hammer.cards.language import Power, PowerCard
from velkahra.games.hammer.picture.art import card_words, emblems, ink, text
from velkahra.games.hammer.picture.art.cards import grounded, pale, svg, whole
from velkahra.games.hammer.texts import TEXTS
from velkahra.picture.shapes import at, box


def back(cards: CardSet, owners: Sequence[Power], name: str, language: str) -> str:
    """Draw the back of the powers' deck called `name`, in a box of 630 x 880."""
    powers = [card_words.power_of(cards, owner) for owner in owners]
    plates = "".join(
        at(emblems.symbol(power), *place, 2.6 if len(powers) == 1 else 1.5)
        for power, place in zip(powers, _ring(len(powers)), strict=True)
    )
    return whole(grounded(powers), _pattern(powers), plates, _plate(name), _camp(language))


def back_svg(cards: CardSet, owners: Sequence[Power], name: str, language: str) -> str:
    """Draw a back, as `back` does, as a picture of its own."""
    label = TEXTS.text(language, "card-back", deck=name)
    return svg(back(cards, owners, name, language), label)


def _ring(number: int) -> list[tuple[float, float]]:
    """Place the owners around the middle of a back."""
    if number == 1:
        return [(room.WIDE / 2, 400)]
    reach = 120 if number < 4 else 150
    turn = pi if number == 2 else -pi / 2
    angles = (turn + 2 * pi * place / number for place in range(number))
    return [(room.WIDE / 2 + reach * cos(angle), 400 + reach * sin(angle)) for angle in angles]


def _pattern(powers: Sequence[PowerCard]) -> str:
    """Fill the back with small figures."""
    found = []
    for row in range(8):
        for column in range(6 - row % 2):
            power = powers[(row + column) % len(powers)]
            x, y = 80 + 94 * column + 47 * (row % 2), 86 + 101 * row
            found.append(at(pale(power), x, y, 0.56))
    return "".join(found)


def _plate(name: str) -> str:
    block = room.fitted(name, (46, 42, 38, 34, 30, 26, 22, 18, 14), 470, 110, "title")
    found = box(60, 640, 510, 130, ink.PAPER, f' rx="14" stroke="{ink.INK}" stroke-width="3"')
    top = 705 - block.high / 2
    for number, words in enumerate(block.paragraphs[0]):
        said = " ".join("".join(piece.letters for piece in word) for word in words)
        base = top + block.size * (1 + 1.25 * number)
        found += text.run(said, room.WIDE / 2, base, block.size, face="title", anchor="middle")
    return found


def _camp(language: str) -> str:
    words = TEXTS.text(language, "puzzle-camp")
    plate = box(150, 70, 330, 76, ink.PAPER, f' rx="14" stroke="{ink.INK}" stroke-width="3"')
    return plate + text.run(words, room.WIDE / 2, 120, 36, face="title", anchor="middle")
