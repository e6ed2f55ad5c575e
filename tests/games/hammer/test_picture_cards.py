"""Every card of the set can be drawn in every language, with all that the rules want on it."""

import re
from xml.etree import ElementTree

import msgspec
import pytest
from tests.games.hammer.sets import Owned, cards_of

from velkahra.games.hammer.cards.card_set import read_set
from velkahra.games.hammer.cards.check.room import HIGH, WIDE, fitted
from velkahra.games.hammer.cards.language import LANGUAGES, POWERS, Names
from velkahra.games.hammer.picture.art.backs import back_svg
from velkahra.games.hammer.picture.art.card_words import card_label, kind_line, payers
from velkahra.games.hammer.picture.art.cards import card_svg
from velkahra.games.hammer.picture.art.emblems import SYMBOLS, symbol
from velkahra.games.hammer.picture.art.ink import ART, INK, LIGHT, dark
from velkahra.games.hammer.picture.art.kinds import drawing, drawings_of
from velkahra.picture.measure import width
from velkahra.picture.palette import shade

pytestmark = pytest.mark.plain

SET = read_set()
ALL = {owned.card.id: owned for owned in cards_of(SET)}
DRAWINGS = set(ART.names("kinds"))
GREY = "#b9b4ac"
NAME = "{http://www.w3.org/2000/svg}"


def drawn(owned: Owned, language: str = "en", **more: bool) -> ElementTree.Element:
    return ElementTree.fromstring(card_svg(SET, owned.card, owned.owners, language, **more))


def words_on(owned: Owned, language: str = "en", **more: bool) -> list[str]:
    return [text.text or "" for text in drawn(owned, language, **more).iter(f"{NAME}text")]


def test_every_card_of_the_set_is_drawn() -> None:
    """Decks of 30 cards with copies, 101 joint cards, five informants and five abilities."""
    assert sum(owned.card.count for owned in ALL.values()) == 5 * 30 + 101 + 5 + 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_stands_on_a_card_fits_and_stays_on_it(language: str) -> None:
    for owned in ALL.values():
        for small in (False, True):
            for text in drawn(owned, language, small=small).iter(f"{NAME}text"):
                assert float(text.attrib["font-size"]) >= 18
                long = float(text.attrib.get("textLength", 0))
                x = float(text.attrib.get("x", 0))
                if text.attrib.get("text-anchor") != "middle":
                    assert x >= 32, owned.card.id
                    assert x + long <= WIDE - 32, (owned.card.id, text.text)
                assert float(text.attrib.get("y", 0)) <= HIGH - 32, owned.card.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_text_is_never_smaller_than_it_can_be_read(language: str) -> None:
    """2.6 mm, about seven points, for every card of the default set."""
    for owned in ALL.values():
        written = [word for word in drawn(owned, language).iter(f"{NAME}text") if _rules(word)]
        assert all(float(word.attrib["font-size"]) >= 26 for word in written), owned.card.id
        shown = " ".join(word.text or "" for word in written).replace("\u00a0", " ").split()
        due = re.sub(r"\{\w+\}", " ", owned.card.text.of(language)).replace(" / ", " ").split()
        assert sorted(shown) == sorted(due), owned.card.id


def _rules(word: ElementTree.Element) -> bool:
    """Rules text stands below the line with the kind, in plain letters."""
    return 490 < float(word.attrib["y"]) < 776 and "font-weight" not in word.attrib


def test_the_price_stands_in_the_upper_right_corner() -> None:
    """HM-CARD-01: a number in a grey circle, and a symbol for each BM."""
    double = ALL["usa-double-spy"]
    assert GREY in card_svg(SET, double.card, double.owners, "en")
    assert payers(double.card, double.owners) == ["usa"]
    top = [text for text in drawn(double).iter(f"{NAME}text") if float(text.attrib["y"]) < 120]
    assert [text.text for text in top] == ["Double Spy", "1"]
    assert float(top[1].attrib["x"]) > WIDE - 110


def test_a_joint_card_shows_the_bm_of_each_owner() -> None:
    """HM-CARD-01, HM-COOP-13."""
    congress = ALL["usa-china-japan-russia-gla-congress"]
    assert payers(congress.card, congress.owners) == list(POWERS)
    markup = card_svg(SET, congress.card, congress.owners, "en")
    for power in SET.powers:
        assert markup.count(symbol(power)) == 2


def test_owners_stand_at_the_bottom_by_name() -> None:
    """HM-CARD-02."""
    crew = ALL["usa-china-film-crew"]
    low = [
        text.text for text in drawn(crew, "pl").iter(f"{NAME}text") if float(text.attrib["y"]) > 780
    ]
    assert low == ["USA", "Chiny"]


@pytest.mark.parametrize(
    ("card", "language", "line"),
    [
        ("usa-china-great-audit", "en", "Action \u2013 Attack (Cyber)"),
        ("usa-china-great-audit", "cs", "Akce \u2013 Útočná (Kyber)"),
        ("usa-field-scout", "pl", "Szpieg \u2013 informator"),
        ("usa-china-container-port", "en", "Place"),
        ("usa-eye-in-orbit", "en", "Special ability"),
    ],
)
def test_the_kind_is_told_in_a_line(card: str, language: str, line: str) -> None:
    """HM-ACTION-02."""
    assert kind_line(SET, ALL[card].card, language) == line
    assert line in words_on(ALL[card], language)


def test_every_kind_role_and_type_has_a_drawing_of_its_own() -> None:
    used = {name for owned in ALL.values() for name in drawings_of(owned.card)}
    index = SET.index
    assert used <= DRAWINGS
    assert {*index.roles, *index.types, *index.subtypes, "place", "situation"} <= DRAWINGS
    assert len({drawing(name, "#ffffff") for name in DRAWINGS}) == len(DRAWINGS)


def test_the_symbols_of_the_powers_have_outlines_of_their_own() -> None:
    """HM-CARD-03; never colour alone."""
    assert {power.symbol for power in SET.powers} == SYMBOLS
    assert len({ART(f"powers/plate-{name}") for name in SYMBOLS}) == len(SYMBOLS)


def test_symbols_can_be_read_in_black_and_white() -> None:
    """The figure on a plate, and ink on the tints of a card, contrast by lightness alone."""
    for power in SET.powers:
        figure = LIGHT if dark(power.colour) else INK
        assert figure in symbol(power)
        assert contrast(figure, power.colour) >= 4.5
        assert contrast(INK, shade(power.colour, 0.5)) >= 4.5
    assert contrast(INK, GREY) >= 4.5


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_symbols_stand_in_the_line_of_the_text() -> None:
    """HM-CARD-04: the tire symbol stands on spies only."""
    for owned in ALL.values():
        markup = card_svg(SET, owned.card, owned.owners, "cs")
        assert markup.count(ART("signs/tire")) == owned.card.text.cs.count("{T}")
        assert owned.card.kind == "spy" or ART("signs/tire") not in markup
        assert "{" not in markup


def test_a_letter_alone_does_not_end_a_line() -> None:
    block = fitted("ruka a karta z ruky i balík", (30.0,), width("ruka a karta z", 30, "noto"), 300)
    ends = [line[-1][-1].letters for lines in block.paragraphs for line in lines]
    assert not {"a", "z", "i"} & set(ends)
    # A text without room is refused.
    with pytest.raises(ValueError, match="does not fit into 100 x 40"):
        fitted("words " * 30, (30.0, 20.0), 100, 40)


def test_a_card_is_told_to_who_cannot_see_it() -> None:
    double = ALL["usa-double-spy"]
    assert card_label(SET, double.card, double.owners, "en") == (
        "Double Spy. Spy \u2013 universal. Price: 1 SP + 1 PP. exhaust: Gain 1 clue. / "
        "exhaust: Steal 1 random clue and 1 SP from target opponent. USA."
    )
    port = ALL["usa-china-container-port"]
    assert "Price: 1 SP + 1 PP USA + 1 PP China." in card_label(SET, port.card, port.owners, "en")
    assert drawn(double).attrib["aria-label"] == card_label(SET, double.card, double.owners, "en")


def test_a_copy_says_so() -> None:
    """HM-EDGE-COOP-07."""
    crew = ALL["usa-china-film-crew"]
    assert "KOPIE" in words_on(crew, "cs", copy=True)
    assert "KOPIE" not in words_on(crew, "cs")
    # The small look has name and price but no text.
    assert words_on(ALL["usa-double-spy"], small=True) == ["1", "Double Spy"]


def test_backs_of_a_deck_are_alike_and_tell_nothing_of_a_card() -> None:
    backs = {back_svg(SET, (power.id,), power.name.cs, "cs") for power in SET.powers}
    joint = {back_svg(SET, deck.owners, deck.name.cs, "cs") for deck in SET.joint}
    assert (len(backs), len(joint)) == (5, 26)


def test_what_a_set_says_is_escaped() -> None:
    scout = ALL["usa-field-scout"]
    card = msgspec.structs.replace(scout.card, name=Names("x", "x", "Ruse & <b>"))
    markup = card_svg(SET, card, scout.owners, "en")
    assert "Ruse &amp; &lt;b&gt;" in markup
    assert ElementTree.fromstring(markup).attrib["aria-label"].startswith("Ruse & <b>. ")


def test_a_symbol_that_is_not_drawn_is_a_letter() -> None:
    power = msgspec.structs.replace(SET.powers[0], symbol="kite")
    assert ">U</text>" in symbol(power)
    assert symbol(power) != symbol(SET.powers[0])
