"""Cards on paper: 63 x 88 mm, nine on a page, fronts and backs in the order of duplex printing.

Behind every page of fronts comes the page of their backs, mirrored from left to right, as paper is
turned over its long edge.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeVar

import msgspec

from velkahra.core.print_model import Cut, Page, Picture, Sheet
from velkahra.games.hammer.cards.card_set import CardSet
from velkahra.games.hammer.cards.check import room
from velkahra.games.hammer.cards.files import DeckFile, JointDeck
from velkahra.games.hammer.cards.language import Card, Power
from velkahra.games.hammer.picture.art import backs, card_words, ink, text
from velkahra.games.hammer.picture.art.cards import MILLIMETRES, card_svg
from velkahra.games.hammer.press.page_kit import one_line
from velkahra.games.hammer.press.sheet import camp_sheet
from velkahra.games.hammer.texts import TEXTS
from velkahra.picture import lettering, shapes

ACROSS: Final = 3
ON_A_PAGE: Final = 9
COPIES: Final = (4, 47.0, 66.0)  # columns, width and height of the copies of joint cards

Item = TypeVar("Item")


class Printed(msgspec.Struct, frozen=True):
    """A card to be cut out: the pictures of its front and its back."""

    front: Picture
    back: Picture


def deck_sheet(cards: CardSet, deck: DeckFile, language: str) -> Sheet:
    """Return the cards of a power's deck, copies and all."""
    back = _power_back(cards, deck.deck, language)
    printed = [
        Printed(_front(cards, card, deck.owners, language), back)
        for card in deck.cards
        for _ in range(card.count)
    ]
    name = _name_of(cards, deck.deck, language)
    return camp_sheet(f"cards-{deck.deck}", "press-cards", language, duplex(printed), power=name)


def starting_sheet(
    cards: CardSet, powers: Sequence[Power], language: str, lasts: str = "round"
) -> Sheet:
    """Return starting informants and special abilities, which last a "round" or "turn".

    Rules: HM-EDGE-ABILITY-01.
    """
    kept = [power for power in cards.powers if power.id in powers]
    pages: list[Page] = []
    for special in (
        [(one.id, one.informant) for one in kept],
        [(one.id, one.ability) for one in kept],
    ):
        pages += duplex(_special(cards, owner, card, language, lasts) for owner, card in special)
    return camp_sheet("cards-starting", "press-starting", language, pages)


def _special(cards: CardSet, owner: Power, card: Card, language: str, lasts: str) -> Printed:
    front = _front(cards, card, (owner,), language)
    if note := lasting_note(card, language, lasts):
        words = TEXTS.text(language, "press-power-lasts")
        svg = front.svg.removesuffix("</svg>") + note + "</svg>"
        front = Picture(svg, f"{front.alt} {words}")
    return Printed(front, _power_back(cards, owner, language))


def lasting_note(card: Card, language: str, lasts: str) -> str:
    """Draw that an ability lasts longer than its card says; else "". HM-EDGE-ABILITY-01."""
    if card.kind != "ability" or lasts == "round":
        return ""
    words = TEXTS.text(language, "press-power-lasts")
    size = one_line(words, 30, room.ROOM - 8, "noto-bold")
    frame, base = f' stroke="{ink.INK}" stroke-width="2.5"', 402 + size * 0.36
    plate = shapes.box(room.LEFT - 8, 376, room.ROOM + 16, 52, ink.PAPER, frame)
    letters = text.run(words, room.WIDE / 2, base, size, face="noto-bold", anchor="middle")
    return f'<g font-family="{lettering.PLAIN}">{plate}{letters}</g>'


def joint_sheet(cards: CardSet, decks: Iterable[JointDeck], language: str) -> Sheet:
    """Return the cards of joint decks, one deck after another."""
    printed = []
    for deck in decks:
        name = deck.name.of(language)
        back = _back(cards, deck.owners, name, language)
        printed += [
            Printed(_front(cards, card, deck.owners, language), back) for card in deck.cards
        ]
    return camp_sheet("cards-joint", "press-joint", language, duplex(printed))


def copies_sheet(cards: CardSet, decks: Iterable[JointDeck], language: str) -> Sheet:
    """Return small copies of joint cards, one for the hand of each owner. HM-EDGE-COOP-07."""
    copies = tuple(
        copy
        for deck in decks
        for card in deck.cards
        for copy in [_front(cards, card, deck.owners, language, copy=True)] * len(deck.owners)
    )
    across, width, height = COPIES
    cut = Cut(copies, across, width, height, "corners")
    return camp_sheet("cards-joint-copies", "press-copies", language, [(cut,)])


def duplex(printed: Iterable[Printed]) -> list[Page]:
    """Return pages of fronts, each followed by the page of their backs, mirrored left to right."""
    pages: list[Page] = []
    for leaf in _parts(list(printed), ON_A_PAGE):
        pages.append((_cut(card.front for card in leaf),))
        pages.append((_cut(_mirrored([card.back for card in leaf])),))
    return pages


def _mirrored(backs: list[Picture]) -> Iterator[Picture | None]:
    """Yield every row of three reversed, so that each back lies behind its front."""
    places: list[Picture | None] = [*backs, *[None] * (-len(backs) % ACROSS)]
    for row in _parts(places, ACROSS):
        yield from reversed(row)


def _parts(whole: list[Item], length: int) -> list[list[Item]]:
    return [whole[start : start + length] for start in range(0, len(whole), length)]


def _cut(pictures: Iterable[Picture | None]) -> Cut:
    return Cut(tuple(pictures), ACROSS, *MILLIMETRES, "corners")


def _front(
    cards: CardSet, card: Card, owners: Sequence[Power], language: str, copy: bool = False
) -> Picture:
    alt = card_words.card_label(cards, card, owners, language)
    return Picture(card_svg(cards, card, owners, language, copy=copy), alt)


def _power_back(cards: CardSet, power: Power, language: str) -> Picture:
    return _back(cards, (power,), _name_of(cards, power, language), language)


def _back(cards: CardSet, owners: Sequence[Power], name: str, language: str) -> Picture:
    alt = TEXTS.text(language, "card-back", deck=name)
    return Picture(backs.back_svg(cards, owners, name, language), alt)


def _name_of(cards: CardSet, power: Power, language: str) -> str:
    return next(one.name.of(language) for one in cards.powers if one.id == power)
