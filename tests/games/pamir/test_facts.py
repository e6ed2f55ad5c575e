"""The printed facts: a file that contradicts itself stops the program and says where."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from velkahra.games.pamir.rules import facts

Tear = Callable[[dict[str, Any]], object]
FILES = ("court_cards", "event_cards", "abilities", "wakhan_cards", "map")
LOADERS: dict[str, Callable[[bytes], object]] = {
    "court_cards": facts.load_court,
    "event_cards": facts.load_events,
    "abilities": lambda text: facts.load_abilities(text, facts.COURT),
    "wakhan_cards": facts.load_wakhan,
    "map": facts.load_map,
}
LOADED = {
    "court_cards": facts.COURT,
    "event_cards": facts.EVENTS,
    "abilities": facts.ABILITIES,
    "wakhan_cards": facts.WAKHAN,
    "map": facts.MAP,
}


def read(file: str) -> bytes:
    return (facts.DATA / f"{file}.json").read_bytes()


def card(index: int, **changes: object) -> Tear:
    """Change fields of a card."""
    return lambda file: file["cards"][index].update(changes)


def part(index: int, side: str, **changes: object) -> Tear:
    """Change fields of one side of a card."""
    return lambda file: file["cards"][index][side].update(changes)


def region(index: int, **changes: object) -> Tear:
    return lambda file: file["regions"][index].update(changes)


NUMBERED = "cards must be numbered 1 to 100, in order"
UNKNOWN = "card 30 has a field the game does not know"
SHOWS = "card 5 shows what the game does not know"
DISAGREE = "cards of the abilities are not those of the court cards"
BORDERS = "borders contradict the neighbours"
ORDER = "the regions must be transcaspia, kabul, punjab, persia, herat, kandahar, in this order"
TEARS: list[tuple[str, Tear, str]] = [
    ("court_cards", lambda file: file.pop("cards"), "cards"),
    ("court_cards", lambda file: file["cards"].pop(), NUMBERED),
    ("court_cards", lambda file: file["cards"].pop(0), NUMBERED),
    ("court_cards", lambda file: file["cards"].reverse(), NUMBERED),
    ("court_cards", card(29, number=31), NUMBERED),
    ("court_cards", card(29, number="30"), "int"),
    ("court_cards", card(29, region="London"), UNKNOWN),
    ("court_cards", card(29, suit="gold"), UNKNOWN),
    ("court_cards", card(29, rank=0), UNKNOWN),
    ("court_cards", card(29, rank=4), UNKNOWN),
    ("court_cards", card(29, impact=["coin"]), UNKNOWN),
    ("court_cards", card(29, impact=["favored-suit:gold"]), UNKNOWN),
    ("court_cards", card(29, impact=["army"] * 5), UNKNOWN),
    ("court_cards", card(29, actions=["play"]), UNKNOWN),
    ("court_cards", card(29, patriot="persian"), UNKNOWN),
    ("court_cards", card(29, prize="persian"), UNKNOWN),
    ("court_cards", lambda file: file["cards"][29].pop("name"), "name"),
    ("event_cards", lambda file: file["cards"].pop(), "cards must be numbered 101 to 116"),
    ("event_cards", card(0, number=100), "cards must be numbered 101 to 116"),
    ("event_cards", card(0, kind="event"), "dominance checks must be the cards 101 to 104"),
    ("event_cards", card(9, kind="dominance_check"), "dominance checks must be the cards"),
    ("event_cards", lambda file: file["cards"][3].pop("discarded"), "discarded"),
    ("event_cards", part(3, "purchased", text_cs=None), "text_cs|str"),
    ("abilities", lambda file: file["abilities"].pop(), DISAGREE),
    ("abilities", lambda file: file["abilities"][0].update(id="flying"), DISAGREE),
    ("abilities", lambda file: file["abilities"][0].update(cards=[2]), DISAGREE),
    ("abilities", lambda file: file["abilities"][0].update(cards=[]), DISAGREE),
    ("abilities", lambda file: file["abilities"][0].update(optional="may"), "bool"),
    ("wakhan_cards", lambda file: file["cards"].pop(), "cards must be numbered 1 to 24"),
    ("wakhan_cards", card(4, number=4), "cards must be numbered 1 to 24"),
    ("wakhan_cards", part(4, "front", pragmatic_loyalty=["afghan", "afghan", "british"]), SHOWS),
    ("wakhan_cards", part(4, "front", region_priority=["kabul"] * 6), SHOWS),
    ("wakhan_cards", part(4, "front", red_arrow="left"), SHOWS),
    ("wakhan_cards", part(4, "front", black_arrow=6), SHOWS),
    ("wakhan_cards", part(4, "front", black_arrow=-1), SHOWS),
    ("wakhan_cards", part(4, "front", actions=["tax", "build"]), "actions"),
    ("wakhan_cards", part(4, "back", numbers=[0, 1, 2, 3, 4, 4]), SHOWS),
    ("wakhan_cards", part(4, "back", numbers=[1, 2, 3, 4, 5, 6]), SHOWS),
    ("wakhan_cards", part(4, "back", top="bottom_right", bottom="bottom_right"), SHOWS),
    ("map", lambda file: file["regions"].pop(), ORDER),
    ("map", lambda file: file["regions"].reverse(), ORDER),
    ("map", region(0, id="khiva"), ORDER),
    ("map", lambda file: file["borders"].pop(), BORDERS),
    ("map", lambda file: file["borders"].append(file["borders"][0]), BORDERS),
    ("map", region(1, neighbours=["herat"]), BORDERS),
    ("map", region(2, neighbours=["kabul", "kandahar", "persia"]), BORDERS),
    ("map", lambda file: file["borders"][0].update(regions=["punjab", "persia"]), BORDERS),
    ("map", lambda file: file["borders"][0].update(id="herat-kabul"), "borders must be called"),
    ("map", lambda file: file["borders"][4].update(id="kabul-herat"), "borders must be called"),
]


@pytest.mark.parametrize("file", FILES)
def test_the_files_themselves_load(file: str) -> None:
    assert LOADERS[file](read(file)) == LOADED[file]


@pytest.mark.parametrize(("file", "tear", "named"), TEARS)
def test_a_contradiction_is_named(file: str, tear: Tear, named: str) -> None:
    torn = msgspec.json.decode(read(file))
    tear(torn)
    with pytest.raises(ValueError, match=named) as caught:
        LOADERS[file](msgspec.json.encode(torn))
    if not isinstance(caught.value, msgspec.ValidationError):
        assert str(caught.value).startswith(f"{file}.json: ")


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("share", [0.0, 0.5, 0.999])
def test_a_torn_file_is_refused(file: str, share: float) -> None:
    text = read(file).rstrip()
    with pytest.raises(ValueError, match="truncated"):
        LOADERS[file](text[: int(len(text) * share)])


def test_every_court_card_that_shows_an_ability_is_listed_with_it() -> None:
    shown = {(card.number, card.ability) for card in facts.COURT if card.ability is not None}
    listed = {
        (number, name) for name, ability in facts.ABILITIES.items() for number in ability.cards
    }
    assert shown == listed
    assert len(facts.ABILITIES) == 20


def test_the_black_arrow_points_at_a_5_on_its_own_back_but_on_card_20() -> None:
    pointed = {card.number: card.back.numbers[card.front.black_arrow] for card in facts.WAKHAN}
    assert pointed == {number: 3 if number == 20 else 5 for number in range(1, 25)}
    assert len({(card.back.top, card.back.numbers) for card in facts.WAKHAN}) == 12
