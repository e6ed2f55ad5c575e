"""The pictures of the cards: put together from parts, many, and always the same for a card."""

import msgspec
import pytest
from tests.games.hammer.sets import cards_of

from velkahra.games.hammer.cards.card_set import read_set
from velkahra.games.hammer.cards.language import Card, Names
from velkahra.games.hammer.picture.art import desk
from velkahra.games.hammer.picture.art.kinds import drawings_of
from velkahra.games.hammer.picture.art.scenes import Scene, parts, scene_of
from velkahra.games.hammer.picture.stock import scene_drawings

pytestmark = pytest.mark.plain

CARDS = {owned.card.id: owned.card for owned in cards_of(read_set())}
MANY = 100


def own(name: str, **more: object) -> Card:
    """A card of one's own deck."""
    return msgspec.structs.replace(CARDS["usa-field-scout"], id=name, name=Names(cs="X"), **more)


def named_in(scene: Scene) -> set[str]:
    found = {scene.sheet, scene.fastener, scene.backdrop, *scene.shown, *scene.person}
    return (found | {scene.thing, scene.role, scene.mark}) - {""}


def test_the_decks_get_at_least_a_hundred_different_pictures() -> None:
    """The contents of the photograph and of the paper count, not how they lie."""
    seen = {(one.thing, one.person, one.shown) for one in map(scene_of, CARDS.values())}
    assert len(seen) >= MANY
    assert len({desk.desk(scene_of(card), desk.named) for card in CARDS.values()}) == (len(CARDS))


def test_a_card_always_gets_the_same_picture() -> None:
    """Whatever was drawn before, and after it was read again."""
    again = {owned.card.id: owned.card for owned in cards_of(read_set())}
    for name in reversed(CARDS):
        assert scene_of(CARDS[name]) == scene_of(again[name])


def test_the_picture_of_a_card_is_pinned() -> None:
    """The same in every version of the program, so that printed cards match those on screen."""
    scene = scene_of(CARDS["usa-carrier"])
    assert (scene.thing, scene.backdrop, scene.shown) == ("carrier", "b-sea", ("padlock",))
    assert scene.sealed


def test_every_part_is_drawn() -> None:
    stock = scene_drawings()
    for card in CARDS.values():
        for name in named_in(scene_of(card)):
            assert name.startswith("k-") or name in parts()
            assert f'id="n-{name}"' in stock


def test_kind_method_and_object_are_in_the_picture() -> None:
    for card in CARDS.values():
        scene = scene_of(card)
        assert bool(scene.person) == (card.kind == "spy") == (scene.role == f"r-{card.role}")
        if card.kind == "action" and card.type:
            assert scene.shown == tuple(f"k-{name}" for name in drawings_of(card))
        if card.type == "attack":
            assert scene.mark in desk.ON_PHOTOS


def test_a_card_of_ones_own_gets_a_fitting_picture() -> None:
    """By words of its id or of its names, in any of the languages; else by what it does."""
    assert scene_of(own("gla-baker-with-umbrella")).shown == ("umbrella",)
    named = msgspec.structs.replace(own("gla-x"), name=Names(cs="Muž s deštníkem"))
    assert scene_of(named).shown == ("umbrella",)
    assert scene_of(own("gla-x")).shown == ("lens",)
    assert scene_of(own("gla-x", kind="place", role=None)).thing == "lens"
    assert scene_of(own("gla-x", abilities=())).shown == ("note",)


def test_a_page_names_parts_that_paper_draws_in_full() -> None:
    scene = scene_of(CARDS["usa-low-pass"])
    assert "<path" not in desk.named("b-sea", "")
    assert parts()["plane"] in desk.desk(scene, desk.inline("#cccccc"))
    assert len(desk.desk(scene, desk.named)) < 600
