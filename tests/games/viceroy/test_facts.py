"""The card files: damaged or contradictory ones are reported with the card and the correction."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import velkahra
from velkahra.core.contract.cards import CardFileError
from velkahra.games.viceroy.rules import facts

Tear = Callable[[dict[str, Any]], object]
SEGMENTS = (
    "segments are top_left, top_right, bottom_left, bottom_right, of blue, red, green, yellow"
)
BUILT_IN = ("rulebook_2014", "russian_scan", "first_international_2014")


def read(file: str) -> bytes:
    return (facts.DATA / f"{file}.json").read_bytes()


def card(which: int, /, **changes: object) -> Tear:
    """Change fields of a character, or of a law."""
    return lambda file: file["cards"][which - (1 if which < 65 else 65)].update(changes)


def row(which: int, level: int, /, **changes: object) -> Tear:
    return lambda file: file["cards"][which - 1]["rows"][level - 1].update(changes)


def part(which: int, level: int, /, **changes: object) -> Tear:
    return lambda file: file["cards"][which - 1]["rows"][level - 1]["reward"]["all"][0].update(
        changes
    )


def logged(which: int, /, **changes: object) -> Tear:
    """Change what the effect of a law is told; `give_back` is spelled return."""
    right = {"return" if name == "give_back" else name: value for name, value in changes.items()}
    return lambda file: file["cards"][which - 65]["params"].update(right)


def silent(number: int, name: str) -> Tear:
    return lambda file: file["cards"][number - 65]["params"].pop(name)


def choice(number: int, option: int, *parts: dict[str, object]) -> Tear:
    return lambda file: file["cards"][number - 65]["params"]["options"].__setitem__(
        option, list(parts)
    )


CHARACTERS: list[tuple[Tear, str]] = [
    (lambda file: file.pop("cards"), "missing required field `cards`"),
    (lambda file: file["cards"].pop(), "the cards must be 1 to 64, each once, ascending"),
    (lambda file: file["cards"].reverse(), "the cards must be 1 to 64"),
    (card(7, number=8), "the cards must be 1 to 64"),
    (card(7, number="7"), "Expected `int`, got `str`"),
    (card(7, segments={"top_left": "red"}), f"card 7: {SEGMENTS}"),
    (
        card(
            7, segments=dict.fromkeys(("top_left", "top_right", "bottom_left", "bottom_right"), "x")
        ),
        f"card 7: {SEGMENTS}",
    ),
    (card(7, rows=[]), "card 7: the rows must be those of levels 1, 2, 3, 4"),
    (row(7, 2, level=3), "card 7: the rows must be those of levels 1, 2, 3, 4"),
    (row(7, 2, cost="any"), "card 7: the cost must be one of blue, red, green, yellow"),
    (row(7, 2, reward={"all": []}), "card 7: a reward has 1 to 3 parts"),
    (row(7, 2, reward={"all": [{"type": "attack", "n": 1}] * 4}), "card 7: a reward has 1 to 3"),
    (part(7, 1, type="mana"), "card 7: 'mana' is not a reward: gems, power, card, science"),
    (part(7, 1, n=3), "card 7: magic cannot be 3, only 1, 2"),
    (part(7, 1, type="power", n=9), "card 7: power cannot be 9, only 2, 3, 4, 5, 6, 7, 8, 10, 12"),
    (part(7, 1, type="gems", n=9), "card 7: gems cannot be 9, only 1, 2"),
    (part(7, 1, type="eternal_gem"), "card 7: eternal_gem cannot be of the colour ''"),
    (part(7, 1, type="eternal_gem", color="any"), "card 7: eternal_gem cannot be of the colour"),
    (part(7, 1, type="circle_bonus", n=2, color="any"), "cannot be of the colour 'any'"),
    (part(7, 1, color="blue"), "card 7: magic has no colour, so not 'blue'"),
    (part(7, 1, level=2), "unknown field `level`"),
]
LAWS: list[tuple[Tear, str]] = [
    (lambda file: file.pop("set_id"), "missing required field `set_id`"),
    (lambda file: file.update(schema="laws"), "the schema must be viceroy-laws/1, not 'laws'"),
    (lambda file: file.update(set_id="../x"), "set_id must be letters, digits and _, not '../x'"),
    (lambda file: file.update(set_id="příkaz"), "set_id must be letters, digits and _"),
    (lambda file: file["cards"].pop(), "the cards must be 65 to 88, each once, ascending"),
    (card(70, number=71), "the cards must be 65 to 88"),
    (card(70, effect="fly"), "card 70: 'fly' is not an effect: replace_card, duplicate_tokens"),
    (card(70, segments={}), f"card 70: {SEGMENTS}"),
    (card(70, titles={"en": "x", "cs": "y"}), "card 70: the title and the text in 'pl' are"),
    (card(70, text={"en": "x", "cs": "", "pl": "z"}), "card 70: .* in 'cs' are missing"),
    (logged(68, points=21), "card 68: points must be 0 to 20"),
    (logged(68, points=-1), "card 68: points must be 0 to 20"),
    (logged(72, points_per_card=99), "card 72: points must be 0 to 20"),
    (logged(74, points_by_level={"1": 1, "2": 2, "3": 3, "4": 44}), "card 74: points must be 0"),
    (logged(74, points_by_level={"1": 1, "2": 2}), "card 74: points_by_level must name the levels"),
    (logged(71, options=[]), "card 71: choose_one needs 2 to 4 options"),
    (choice(71, 0), "card 71: a reward has 1 to 3 parts"),
    (choice(71, 0, {"type": "mana"}), "card 71: 'mana' is not a reward"),
    (choice(73, 1, {"type": "eternal_gem", "color": "pink"}), "card 73: .* of the colour 'pink'"),
    (choice(73, 1, {"type": "circle_bonus", "n": 2, "color": "any"}), "of the colour 'any'"),
    (logged(70, draw=7), "card 70: it must draw at most 6 laws, and return fewer"),
    (logged(70, give_back=3), "card 70: it must draw at most 6 laws, and return fewer"),
    (logged(70, give_back=-1), "card 70: it must draw at most 6 laws, and return fewer"),
    (logged(76, max=9), "card 76: max must be 1 to 8 gems, not 9"),
    (logged(76, max=0), "card 76: max must be 1 to 8 gems, not 0"),
    (silent(76, "max"), "card 76: max must be 1 to 8 gems, not null"),
    (logged(76, min=-1), "card 76: min must be 0 to max, not -1"),
    (logged(76, min=5, max=4), "card 76: min must be 0 to max, not 5"),
    (logged(67, price_gems=9), "card 67: price_gems must be 0 to 8"),
    (logged(65, levels=[1, 5]), "card 65: levels must be some of 1, 2, 3, 4"),
    (logged(65, levels=[]), "card 65: levels must be some of 1, 2, 3, 4"),
    (logged(68, bonus=1), "unknown field `bonus`"),
]
# Files that are valid, but that the rules could not carry out.
UNHEARD: list[tuple[Tear, str]] = [
    (logged(72, max=3), "card 72: max must be null, not 3"),
    (logged(72, min=1), "card 72: min must be 0, not 1"),
    (logged(78, triggers=["auction"]), 'card 78: triggers must be ."auction","card_reward"'),
    (logged(78, triggers=["auction", "theft", "law_draw", "display_take"]), "card 78: triggers"),
    (logged(69, refill_from="large_deck"), 'card 69: refill_from must be "small_deck"'),
    (logged(69, pass_gems=True), "card 69: pass_gems must be false, not true"),
    (logged(69, take=2), "card 69: take must be 1, not 2"),
    (logged(69, skip_next_auction=False), "card 69: skip_next_auction must be true, not false"),
    (logged(68, include_self=False), "card 68: include_self must be true, not false"),
    (logged(68, include_tucked=False), "card 68: include_tucked must be true, not false"),
    (logged(65, return_to="law_deck_top"), 'card 65: return_to must be "hand", not "law_deck_top"'),
    (silent(65, "move"), 'card 65: move must be "all_tokens_and_tucked_cards", not ""'),
    (logged(66, target="own_law"), 'card 66: target must be "own_character", not "own_law"'),
    (logged(66, copies=2), "card 66: copies must be 1, not 2"),
    (logged(66, self_tucked=False), "card 66: self_tucked must be true, not false"),
    (logged(66, include_eternal_gems=False), "card 66: include_eternal_gems must be true"),
    (logged(67, optional=False), "card 67: optional must be true, not false"),
    (logged(67, price_to="supply"), 'card 67: price_to must be "other_player", not "supply"'),
    (logged(67, exclude=["eternal_gem"]), 'card 67: exclude must be ."eternal_gem","stored_gem"'),
    (logged(70, order="random"), 'card 70: order must be "player", not "random"'),
    (logged(70, return_to="hand"), 'card 70: return_to must be "law_deck_top", not "hand"'),
    (logged(74, count=2), "card 74: count must be 1, not 2"),
    (logged(74, move_tokens=False), "card 74: move_tokens must be true, not false"),
    (logged(75, points_per_card=2), "card 75: points_per_set knows no points_per_card"),
    (logged(71, points=2), "card 71: choose_one knows no points"),
    (logged(85, draw=1), "card 85: points_per_adjacent_character knows no draw"),
    (logged(79, give_back=1), "card 79: points_per_circle_and_eternal knows no return"),
    (logged(66, levels=[1]), "card 66: duplicate_tokens knows no levels"),
]


@pytest.mark.parametrize(("tear", "named"), CHARACTERS)
def test_VC_COMP_04_a_contradiction_in_the_characters_is_named(tear: Tear, named: str) -> None:
    torn = msgspec.json.decode(read("characters"))
    tear(torn)
    with pytest.raises(CardFileError, match=named) as caught:
        facts.load_characters(msgspec.json.encode(torn))
    assert str(caught.value).startswith("characters.json: ")


@pytest.mark.parametrize(("tear", "named"), LAWS + UNHEARD)
def test_VC_COMP_04_a_contradiction_in_the_laws_is_named(tear: Tear, named: str) -> None:
    torn = msgspec.json.decode(read("laws"))
    tear(torn)
    with pytest.raises(CardFileError, match=named) as caught:
        facts.load_laws(msgspec.json.encode(torn), "mine.json")
    assert str(caught.value).startswith("mine.json: ")


@pytest.mark.parametrize("share", [0.0, 0.5, 0.999])
def test_a_torn_file_is_refused(share: float) -> None:
    for text, load in (
        (read("characters"), facts.load_characters),
        (read("laws"), lambda text: facts.load_laws(text, "laws.json")),
    ):
        with pytest.raises(CardFileError, match="json: Input data was truncated"):
            load(text.rstrip()[: int(len(text.rstrip()) * share)])


def test_the_files_themselves_load() -> None:
    assert facts.load_characters(read("characters")) == facts.PEOPLE
    files = ("laws", "laws_russian_scan", "laws_first_international_2014")
    assert [facts.load_laws(read(name), name, own=False) for name in files] == list(
        facts.LAW_SETS[:3]
    )
    assert facts.SET_NAMES[:3] == BUILT_IN


def own(folder: Path, name: str, **changes: object) -> bytes:
    """Write a set of one's own."""
    mine = msgspec.json.decode(read("laws"))
    mine.update(changes)
    text = msgspec.json.encode(mine)
    (folder / name).write_bytes(text)
    return text


def test_a_set_of_ones_own_is_named_by_its_id_and_its_hash(tmp_path: Path) -> None:
    own(tmp_path, "b.json", set_id="ours")
    own(tmp_path, "a.json", set_id="theirs", edition="x")
    (tmp_path / "notes.txt").write_text("no set")
    names = [law_set.name for law_set in facts.load_sets(tmp_path)]
    assert tuple(names[:3]) == BUILT_IN
    assert [name.split("-")[0] for name in names[3:]] == ["theirs", "ours"]
    assert all(len(name.split("-")[1]) == 12 for name in names[3:])


def test_a_changed_set_has_another_name_and_a_copy_the_same(tmp_path: Path) -> None:
    text = own(tmp_path, "a.json", set_id="ours")
    first = facts.load_sets(tmp_path)[3].name
    assert first == velkahra.game("viceroy").card_files.check(text, "a.json")
    own(tmp_path, "copy.json", set_id="ours")
    assert [law_set.name for law_set in facts.load_sets(tmp_path)[3:]] == [first]
    own(tmp_path, "a.json", set_id="ours", edition="mended")
    assert {law_set.name for law_set in facts.load_sets(tmp_path)[3:]} > {first}


def test_a_set_of_ones_own_never_takes_the_name_of_one_of_the_game(tmp_path: Path) -> None:
    own(tmp_path, "a.json")
    assert facts.load_sets(tmp_path)[3].name.startswith("rulebook_2014-")


def test_a_wrong_set_is_left_out(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    own(tmp_path, "mine.json", cards=[])
    own(tmp_path, "good.json", set_id="good")
    assert [law_set.name.split("-")[0] for law_set in facts.load_sets(tmp_path)[3:]] == ["good"]
    assert "mine.json: the cards must be 65 to 88, each once" in caplog.text
    assert len(facts.load_sets(tmp_path / "nowhere")) == len(facts.load_sets()) == 3


def test_a_set_of_ones_own_can_be_played(tmp_path: Path) -> None:
    """In a process of its own: the sets are read when the game is first asked for."""
    mine = msgspec.json.decode(read("laws"))
    mine["set_id"] = "ours"
    mine["cards"][3]["params"]["points"] = 3
    (tmp_path / "viceroy").mkdir()
    (tmp_path / "viceroy" / "mine.json").write_bytes(msgspec.json.encode(mine))
    script = (
        "import velkahra; game = velkahra.game('viceroy'); name = game.options[1].values[3]; "
        "state = game.start(2, {'laws': name}); print(name, state.tables().points[3])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "VELKAHRA_CARDS": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith("ours-")
    assert done.stdout.split()[1] == "3"
