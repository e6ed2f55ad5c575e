"""The default set is in order, and a set is read as its files have it."""

import re
import shutil
from pathlib import Path

import pytest
from tests.games.hammer.sets import damaged, errors_in

from velkahra.core.contract.cards import CardFileError
from velkahra.games.hammer.cards.card_set import DEFAULT, read_set
from velkahra.games.hammer.cards.check import numerals
from velkahra.games.hammer.cards.check.examine import check
from velkahra.games.hammer.cards.language import Step
from velkahra.games.hammer.cards.visitor import walk

pytestmark = pytest.mark.plain

GUIDE = DEFAULT.parent / "README-cards.md"


def test_the_default_set_is_in_order() -> None:
    report = check(DEFAULT)
    assert report.errors == ()
    assert report.warnings == ()


def test_the_default_set_has_what_its_design_promises() -> None:
    found = read_set()
    assert [deck.deck for deck in found.decks] == ["usa", "china", "japan", "russia", "gla"]
    assert sum(len(deck.cards) for deck in found.decks) == 117
    assert {sum(card.count for card in deck.cards) for deck in found.decks} == {30}
    assert sum(len(deck.cards) for deck in found.joint) == 101
    assert len(found.joint) == 26
    assert {(len(p.secret.strong), len(p.secret.weak)) for p in found.powers} == {(2, 2)}


def test_only_attack_actions_are_kept_from_who_is_in_orbit() -> None:
    """The effect shields from attack actions that are not of the air, and from nothing else."""
    joint = [card for deck in read_set().joint for card in deck.cards]
    every = [*joint, *(card for deck in read_set().decks for card in deck.cards)]
    found = {card.id: card.text.cs for card in every if "jen akcí (Letectvo)" in card.text.cs}
    assert set(found) == {"usa-astronaut", "russia-cosmonaut", "usa-russia-orbital-crew"}
    for text in found.values():
        assert text.startswith("Z útočných akcí soupeřů může být cílem jen akcí (Letectvo).")


def test_texts_call_things_by_one_name() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in DEFAULT.glob("*.yaml"))
    assert "partial game" not in text
    assert "na rękę jego właściciela" in text, "a card returns to its owner, not its controller"
    assert "ovládá a " not in text


def test_a_set_is_named_by_its_content(tmp_path: Path) -> None:
    name = read_set().name
    assert re.fullmatch("default-[0-9a-f]{12}", name)
    shutil.copytree(DEFAULT, tmp_path, dirs_exist_ok=True)
    assert read_set(tmp_path).name == name
    damaged(tmp_path, "puzzle.yaml", "levels", "size: 12", "size: 18")
    assert read_set(tmp_path).name != name


def test_a_set_that_is_not_in_order_is_not_read(tmp_path: Path) -> None:
    line = damaged(tmp_path, "deck-usa.yaml", "usa-analyst", "role: informant", "role: scout")
    with pytest.raises(CardFileError) as caught:
        read_set(tmp_path)
    assert str(caught.value) == (
        f"deck-usa.yaml, line {line}, usa-analyst, role: scout is not known here; "
        "use infiltrator, informant, universal"
    )


def test_a_folder_without_a_set_is_named(tmp_path: Path) -> None:
    with pytest.raises(CardFileError, match=r"there is no file set\.yaml"):
        read_set(tmp_path)


def test_the_card_of_the_guide_is_in_order(tmp_path: Path) -> None:
    shutil.copytree(DEFAULT, tmp_path, dirs_exist_ok=True)
    card = GUIDE.read_text(encoding="utf-8").split("```yaml\n")[1].split("```")[0]
    path = tmp_path / "deck-usa.yaml"
    text = path.read_text(encoding="utf-8").replace("count: 3", "count: 2", 1)
    path.write_text(
        text + card.replace("\n", "\n  ").join(["  ", ""]).rstrip(" "), encoding="utf-8"
    )
    assert errors_in(tmp_path) == []
    added = read_set(tmp_path).decks[0].cards[-1]
    assert added.id == "usa-postcard"
    assert added.requires is not None


@pytest.mark.parametrize(
    ("language", "text", "words"),
    [
        ("cs", "až čtyři zvědy, dvě místa, jednu kartu", {4, 2, 1}),
        ("pl", "do dwóch szpiegów, co najmniej trzech", {2, 3}),
        ("en", "up to three spies, the top four cards", {3, 4}),
        ("cs", "Jednou za tah, {4}: nic", set()),
    ],
)
def test_number_words_are_read(language: str, text: str, words: set[int]) -> None:
    assert numerals.numbers(text, language).words == words


def test_numbers_of_each_kind_are_told_apart() -> None:
    assert numerals.numbers(
        "{T}, {2}: Gain {P}{P} or {P}, at 3:1, two cards, 25%", "en"
    ) == numerals.Numbers(frozenset({2}), frozenset({1, 2}), frozenset({3, 1, 25}), frozenset({2}))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("cs", "Dvakrát za kolo: nic"),
        ("pl", "Dwa razy na rundę: nic"),
        ("en", "Twice per round: nothing"),
    ],
)
def test_limits_are_read(language: str, text: str) -> None:
    assert numerals.limits(text, language) == [(2, "round")]
    assert text.startswith(numerals.limit_phrase(2, "round", language).capitalize())


def test_HM_SPY_02_every_infiltrator_learns_something_about_opponents() -> None:
    """Universal spies are infiltrators too: HM-SPY-04."""
    found = read_set()
    cards = [card for deck in found.decks for card in deck.cards]
    cards += [card for joint in found.joint for card in joint.cards]
    infiltrators = [card for card in cards if card.role in ("infiltrator", "universal")]
    assert len(infiltrators) > 25
    verbs = {"look_hand", "look_top", "peek_info", "steal_info"}
    for card in infiltrators:
        steps = [part for _, part in walk(card.abilities) if isinstance(part, Step)]
        assert verbs & {step.verb for step in steps}, card.id


def test_each_power_has_means_against_co_operating_powers() -> None:
    for deck in read_set().decks:
        means = [
            card.id
            for card in deck.cards
            if any(getattr(part, "stat", "") == "partners" for _, part in walk(card))
        ]
        assert len(means) >= 2, deck.deck
