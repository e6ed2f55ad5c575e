"""One thing in a copy of the default set is damaged, and just that is told, with its line."""

import re
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.hammer.damages import DAMAGES, Damage
from tests.games.hammer.sets import copy_for_two, damaged, errors_in, wordings

from velkahra.core.contract.cards import CardFileError
from velkahra.games.hammer.cards.card_set import DEFAULT, examination, read_set
from velkahra.games.hammer.cards.check.examine import check
from velkahra.games.hammer.cards.check.text import MISSING
from velkahra.press.typefaces import FONTS, shipped

pytestmark = pytest.mark.plain

SPONSOR: Final = "usa-sponsor"
RANDOM: Final = 25


@pytest.fixture(scope="module")
def set_for_two(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("two")
    copy_for_two(folder)
    assert wordings(check(folder)) == []
    return folder


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda each: f"{each.after}: {each.what[:40]}")
def test_a_damage_is_told_with_its_line(tmp_path: Path, set_for_two: Path, damage: Damage) -> None:
    small = set_for_two / damage.file
    base = DEFAULT
    if small.name != "set.yaml" and small.is_file() and damage.after in small.read_text("utf-8"):
        base = set_for_two
    change = damage.file, damage.after, damage.old, damage.new, damage.at
    line = damaged(tmp_path, *change, base)
    (found,) = wordings(check(tmp_path))
    assert found.startswith(f"{damage.file}, line {line}, "), found
    assert damage.what in found
    if damage.after.startswith("usa-"):
        assert f", {damage.after}, " in f"{found.split(':')[0]}, ", "the card is named"


def test_every_mistake_is_told_at_once_in_the_order_of_files(tmp_path: Path) -> None:
    shutil.copytree(DEFAULT, tmp_path, dirs_exist_ok=True)
    for file, old, new in [
        ("deck-gla.yaml", "kind: spy\n    role: informant", "kind: spy\n    roll: scout"),
        ("deck-usa.yaml", "count: 3\n    kind: spy", "count: 9\n    kind: spies"),
        ("deck-usa.yaml", "Demaskuj až dva", "Demaskuj až tři"),
        ("powers.yaml", "symbol: bear", "symbol: ''"),
    ]:
        path = tmp_path / file
        path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    found = errors_in(tmp_path)
    assert [each.split(":")[0].split(", ")[0] for each in found] == [
        "powers.yaml", "deck-usa.yaml", "deck-usa.yaml", "deck-usa.yaml", "deck-gla.yaml",
    ]  # fmt: skip
    assert [each.split(":")[0].split(", ")[-1] for each in found] == [
        "symbol", "count", "kind", "text.cs", "roll",
    ]  # fmt: skip
    with pytest.raises(CardFileError) as caught:
        read_set(tmp_path)
    assert str(caught.value).splitlines() == found


def test_two_things_with_one_id_are_told(tmp_path: Path) -> None:
    line = damaged(tmp_path, "deck-usa.yaml", "cards:", "usa-analyst", "usa-reporter")
    (found,) = errors_in(tmp_path)
    assert found.startswith(
        f"deck-usa.yaml, line {line}, usa-reporter, id: usa-reporter is already used in powers.yaml"
    )
    # A changed limit is missed in each language.
    damaged(tmp_path, "deck-usa.yaml", "usa-carrier", "per: turn", "per: round")
    assert [each.split("usa-carrier, ")[1] for each in errors_in(tmp_path)] == [
        "text.cs: limits of the abilities: jednou za kolo; of the text: jednou za tah",
        "text.pl: limits of the abilities: raz na rundę; of the text: raz na turę",
        "text.en: limits of the abilities: once per round; of the text: once per turn",
    ]


def test_a_changed_effect_is_missed_in_each_language(tmp_path: Path) -> None:
    damaged(tmp_path, "deck-gla.yaml", "chance:", "percent: 50", "percent: 60")
    found = errors_in(tmp_path)
    assert len(found) == 3
    assert all("effect[0].chance.percent says 60, but the text does not" in each for each in found)


def test_a_deck_of_the_wrong_powers_is_missed_where_it_belongs(tmp_path: Path) -> None:
    damaged(tmp_path, "set.yaml", "decks", "deck-gla.yaml", "deck-usa.yaml")
    found = errors_in(tmp_path)
    assert "set.yaml, line 11, files.decks: there is no deck of gla" in found
    again = (
        "deck-usa.yaml, line 2: is a second deck of the same powers; the first is in deck-usa.yaml"
    )
    assert any(each.startswith(again) for each in found)


def test_a_power_too_many_or_too_few_is_told(tmp_path: Path) -> None:
    line = damaged(tmp_path, "set.yaml", "\npowers", ", gla]", "]")
    found = errors_in(tmp_path)
    powers = "usa, china, japan, russia"
    assert found[0].startswith("set.yaml, line 10, files.powers: should describe each power")
    assert f"deck-gla.yaml, line 3, deck: is not a power of this set; use {powers}" in found
    assert any(each.startswith("coop-five.yaml, line 5, ") for each in found)
    damaged(tmp_path, "set.yaml", "\npowers", "russia, gla", "russia, russia")
    assert f"set.yaml, line {line}, powers: should be two to five powers, each once" in errors_in(
        tmp_path
    )


def test_a_joint_deck_has_enough_cards(tmp_path: Path) -> None:
    shutil.copytree(DEFAULT, tmp_path, dirs_exist_ok=True)
    path = tmp_path / "coop-quads.yaml"
    text = path.read_text(encoding="utf-8")
    begin, end = text.index("      - id: china-japan-russia-gla-clear-sky"), len(text)
    path.write_text(text[:begin] + text[end:], encoding="utf-8")
    (found,) = errors_in(tmp_path)
    assert "cards: a deck of 4 powers needs at least 2 cards; this one has 1" in found


def test_an_unreadable_file_hides_only_what_depends_on_it(tmp_path: Path) -> None:
    damaged(tmp_path, "deck-usa.yaml", SPONSOR, "Gain {2}", "Gain {3}")
    (tmp_path / "coop-pairs.yaml").write_bytes(b"\xff\xfe")
    (tmp_path / "coop-five.yaml").write_text("")
    found = errors_in(tmp_path)
    assert len(found) == 3
    assert "coop-five.yaml: the file is empty" in found
    assert any(each.startswith("coop-pairs.yaml: is not UTF-8 text") for each in found)


@pytest.mark.parametrize("text", ["[]", "{}", "cards", "{format: hammer-deck/1, cards: 5}"])
def test_a_file_of_another_kind_is_told(tmp_path: Path, text: str) -> None:
    shutil.copytree(DEFAULT, tmp_path, dirs_exist_ok=True)
    (tmp_path / "deck-usa.yaml").write_text(text)
    found = errors_in(tmp_path)
    assert found
    assert all(each.startswith("deck-usa.yaml, line 1") for each in found)


def test_a_warning_is_told_apart_and_lets_the_set_be_played(tmp_path: Path) -> None:
    line = damaged(tmp_path, "deck-usa.yaml", "usa-press-conference", "pick: random", "pick: owner")
    (found,) = wordings(check(tmp_path))
    assert found == (
        f"warning: deck-usa.yaml, line {line}, usa-press-conference, effect[0].discard.pick: "
        "asks a team outside its turn, which delays a camp; better use pick: random, pick: you"
    )
    assert read_set(tmp_path).index.id == "default"
    # Letters that sheets lack are a warning with their line.
    new = "cs: Silná měna 💰漢"
    line = damaged(tmp_path, "powers.yaml", "usa-strong-currency", "cs: Silná měna", new)
    (found,) = wordings(check(tmp_path))
    assert found == (
        f"warning: powers.yaml, line {line}, powers[0].secret.strong[0].name.cs: "
        "the font of the printed sheets does not have 漢, 💰"
    )


@pytest.mark.skipif(not shipped(), reason="the font of printed sheets is not installed")
def test_the_type_of_sheets_has_every_letter_that_is_not_a_warning() -> None:
    ttf = pytest.importorskip("fontTools.ttLib")
    for path in FONTS.glob("Noto*.ttf"):  # what Alegreya lacks is set in it
        there = set(ttf.TTFont(path).getBestCmap())
        letters = {number for number in range(0x20, 0x3000) if not MISSING.match(chr(number))}
        assert sorted(map(hex, letters - there)) == []


def test_a_puzzle_file_of_ones_own_is_a_warning(tmp_path: Path) -> None:
    damaged(tmp_path, "puzzle.yaml", "levels", "size: 12", "size: [")
    (found,) = wordings(check(tmp_path))
    assert found.startswith("warning: set.yaml, line ")
    assert "puzzle.yaml is not read: marks and levels are always those of the game" in found


def test_a_choice_whose_buttons_can_only_be_numbered_is_a_warning(tmp_path: Path) -> None:
    damaged(tmp_path, "deck-china.yaml", "china-five-year-plan", "    options:\n", "", "text")
    path = tmp_path / "deck-china.yaml"
    kept = [line for line in path.read_text().splitlines() if not line.startswith("      - {cs:")]
    path.write_text("\n".join(kept) + "\n")
    (found,) = wordings(check(tmp_path))
    assert "china-five-year-plan, text: add options: the words for the buttons" in found


def test_the_organiser_may_carry_out_a_text(tmp_path: Path) -> None:
    effect = "effect:\n      - gain: {sb: 2}\n"
    damaged(tmp_path, "deck-usa.yaml", SPONSOR, effect, "manual: true\n")
    assert errors_in(tmp_path) == []


@settings(max_examples=RANDOM, suppress_health_check=[HealthCheck.too_slow])
@given(
    file=st.sampled_from(["set.yaml", "powers.yaml", "deck-usa.yaml", "coop-pairs.yaml"]),
    where=st.floats(0, 1, exclude_max=True),
    length=st.integers(0, 40),
    new=st.one_of(
        st.text(max_size=8),
        st.sampled_from(["{}", "[]", "0", "-1", "99999999999999999999", "null", ":", "- ", "\n"]),
        st.sampled_from(["spy", "allies", "that", "gain: 1", "n: 0", "{T}", "&a", "*a", "!!x"]),
    ),
)
def test_random_damage_is_told_and_nothing_else_happens(
    set_for_two: Path, file: str, where: float, length: int, new: str
) -> None:
    path = set_for_two / file
    text = path.read_text(encoding="utf-8")
    at = int(where * len(text))
    path.write_text(text[:at] + new + text[at + length :], encoding="utf-8")
    try:
        with suppress(CardFileError):
            read_set(set_for_two)
    finally:
        path.write_text(text, encoding="utf-8")


def the_example(folder: Path, cost: str, effect: str) -> list[str]:
    """Examine a set whose Stock Exchange has the ability of HM-EX-17, or another one."""
    copy_for_two(folder)
    path = folder / "deck-usa.yaml"
    text = path.read_text(encoding="utf-8")
    begin = text.index("    text:", text.index("id: usa-stock-exchange"))
    end = text.index("  - id: ", begin)
    said = {
        "cs": "{1}: Lízni si 1 kartu.",
        "pl": "{1}: Dobierz 1 kartę.",
        "en": "{1}: Draw 1 card.",
    }
    lines = ["    text:", *(f'      {language}: "{one}"' for language, one in said.items())]
    lines += ["    abilities:", f"      - cost: {cost}", f"        effect: {effect}", ""]
    path.write_text(text[:begin] + "\n".join(lines) + text[end:], encoding="utf-8")
    return wordings(check(folder))


def test_HM_EX_17_an_ability_without_a_limit_is_a_warning_with_its_sums(tmp_path: Path) -> None:
    (found,) = the_example(tmp_path, "{sb: 1}", "[{draw: 1}]")
    assert found.startswith("warning: deck-usa.yaml, line ")
    assert found.endswith(
        "abilities[0]: has no limit: it costs {1}. With {5}, the income of a first place, it can "
        "be used 5 times in a turn (draw: 5); with {15} saved, 15 times (draw: 15). "
        "To limit it, add limit: {n: 1, per: turn}"
    )
    assert read_set(tmp_path).decks


@pytest.mark.parametrize(
    ("cost", "effect"), [("{sb: 0}", "[{draw: 1}]"), ("{sb: 1}", "[{draw: 1}, {gain: {sb: 1}}]")]
)
def test_HM_EX_17_a_free_ability_is_an_error(tmp_path: Path, cost: str, effect: str) -> None:
    found = the_example(tmp_path, cost, effect)
    assert any("abilities[0]: can be used without end" in each for each in found)
    assert errors_in(tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("count: 3", "\tcount: 3", "je tu tabulátor; odsazuj mezerami"),
        ("kind: spy", "kind: spy: x", "dvojtečka je tu, kde být nemůže"),
        ('1 informaci."', "1 informaci.", "nejsou uzavřené uvozovky"),
        ("cost: {sb: 2, bm: 0}", "cost: {sb: 2, bm: 0", "závorka není uzavřená"),
        ("kind: spy", "kind: *spy", "kotvy se nečtou"),
        ("    kind: spy", "   kind: spy", "odsazení nesouhlasí"),
        ("count: 3", "count: tři", "má tu být celé číslo, je tu text"),
        ("count: 3", "count: 9", "má tu být celé číslo <= 4"),
        ("role: informant", "role: scout", "hodnota scout sem nepatří; použij"),
    ],
)
def test_parsers_are_not_heard(
    tmp_path: Path, set_for_two: Path, old: str, new: str, said: str
) -> None:
    damaged(tmp_path, "deck-usa.yaml", "usa-field-scout", old, new, base=set_for_two)
    (found,) = [error.text("cs") for error in check(tmp_path).errors]
    assert said in found
    assert not {"while", "expected", "found", "Expected"} & set(found.split())


def in_one_language(folder: Path) -> None:
    """Take out all texts of the default set but the Czech ones."""
    shutil.copytree(DEFAULT, folder, dirs_exist_ok=True)
    for path in folder.glob("*.yaml"):
        lines = path.read_text(encoding="utf-8").splitlines()
        kept = [line for line in lines if not line.strip().startswith(("pl: ", "en: "))]
        text = "\n".join(kept) + "\n"
        text = re.sub(r', (?:pl|en): (?:"[^"]*"|[^,}"]*)', "", text)
        path.write_text(text.replace("[cs, pl, en]", "[cs]"), encoding="utf-8")
    shutil.copyfile(DEFAULT / "puzzle.yaml", folder / "puzzle.yaml")


def test_one_language_is_enough_for_a_set(tmp_path: Path) -> None:
    in_one_language(tmp_path)
    assert wordings(check(tmp_path)) == []
    found = read_set(tmp_path)
    assert found.decks[0].cards[0].name.spoken() == ("cs",)
    assert found.decks[0].cards[0].name.of("pl") == "Zvědka v terénu"


def test_a_text_that_lacks_a_language_of_its_set_is_told(tmp_path: Path) -> None:
    in_one_language(tmp_path)
    path = tmp_path / "set.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("[cs]", "[cs, en]"), encoding="utf-8")
    found = errors_in(tmp_path)
    assert len(found) > 200
    assert all(each.endswith("the key en is missing") for each in found)


def wording_in(folder: Path) -> list[str]:
    """Return what texts of a set say and effects do not do."""
    return [str(one) for one in check(folder).wording]


@pytest.mark.parametrize(
    ("card", "old", "new", "said"),
    [
        ("usa-spy-plane", "Získej 1", "Ukradni 1", "the text says “Ukradni”, but there is nothing"),
        ("usa-spy-plane", "Zdobądź 1", "Odrzuć 1", "the text says “Odrzuć”, but there is nothing"),
        ("usa-spy-plane", "Gain 1 clue", "Draw 1 card", "the text says “Draw”, but there is nothi"),
        ("usa-low-pass", "zvěda", "místo", "the text says “Demaskuj”, but there is nothing like it "
         "in the effect (to destroy a place)"),
        ("usa-low-pass", "Unmask", "Detain", "(to detain)"),
        ("usa-sponsor", "Gain {2}", "Lose {2}", "the text says “Lose”"),
    ],
)  # fmt: skip
def test_a_text_that_says_something_else_is_an_error(
    tmp_path: Path, set_for_two: Path, card: str, old: str, new: str, said: str
) -> None:
    line = damaged(tmp_path, "deck-usa.yaml", f"id: {card}\n", old, new, base=set_for_two)
    (found,) = wording_in(tmp_path)
    assert found.startswith(f"deck-usa.yaml, line {line}, {card}, text.")
    assert said in found


def test_numbers_that_change_places_are_told(tmp_path: Path) -> None:
    deck, card = "coop-five.yaml", "usa-china-japan-russia-gla-congress"
    damaged(
        tmp_path, deck, card, "gains 4 clues and {4}, draws 2", "gains 2 clues and {4}, draws 4"
    )
    (found,) = wording_in(tmp_path)
    assert found.endswith("gain_info says 4 for this: to gain a clue; the text says 2 there")


def test_a_text_in_words_that_nobody_foresaw_is_a_warning(tmp_path: Path) -> None:
    damaged(tmp_path, "deck-usa.yaml", "id: usa-spy-plane\n", "Získej", "Přibude ti")
    assert wording_in(tmp_path) == []
    (found,) = wordings(check(tmp_path))
    assert "effect[0].gain_info does something that the text does not seem to say: to gain" in found
    assert read_set(tmp_path).decks
    # A table goes on with cards whose words are wrong.
    damaged(tmp_path, "deck-usa.yaml", "id: usa-spy-plane\n", "Gain 1 clue", "Steal 1 clue")
    assert read_set(tmp_path).decks
    assert examination(tmp_path).errors


def test_HM_EDGE_TIMER_04_sealed_sheets_are_refused(tmp_path: Path) -> None:
    line = damaged(tmp_path, "set.yaml", "", "plan_mode: interactive", "plan_mode: sealed", "")
    (found,) = wording_in(tmp_path)
    assert found.startswith(f"set.yaml, line {line}, rules.plan_mode: tables carry out one step")
    assert read_set(tmp_path).decks
