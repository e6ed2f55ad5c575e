"""The cards and emblems as drawings: well formed, complete, in printed order, nothing overflows."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from xml.etree import ElementTree

import pytest

from velkahra.games.pamir.picture import stock
from velkahra.games.pamir.picture.cards import agenda, court, drawings, events, says, scenes
from velkahra.games.pamir.rules import facts as printed
from velkahra.games.pamir.text.names import card_name
from velkahra.games.pamir.text.words import ability_text, ability_title
from velkahra.picture.measure import NO_BREAK, fit, level, width, wrap

pytestmark = pytest.mark.plain

LANGUAGES = ("en", "cs", "pl")
SIZES = (False, True)
NUMBERS = range(1, printed.CARDS + 1)
BOXES = {False: court.SMALL, True: court.LARGE}
MARKUP_AT_MOST = 2500  # bytes of a card at market size
STOCK_AT_MOST = 130_000
LEAST = 13  # units: 12 pixels on a card 111 pixels wide, as in the market of a window of 1440


@cache
def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<g>{markup}</g>")


def values(markup: str, name: str) -> list[str]:
    """Give the values of an attribute, in document order."""
    found = (element.get(name) for element in parsed(markup).iter())
    return [value for value in found if value is not None]


def words(markup: str) -> str:
    return " ".join("".join(element.itertext()) for element in parsed(markup).iter("text"))


def faces(language: str, large: bool) -> Iterator[tuple[str, str]]:
    for number in NUMBERS:
        yield f"card {number}", events.card_face(number, language, large)
    if not large:
        for number in range(1, len(printed.WAKHAN) + 1):
            yield f"AI card {number}", agenda.ai_face(number)
        for index in range(len(printed.BACKS)):
            yield f"AI back {index}", agenda.ai_back_face(index, language)


@pytest.mark.parametrize(("language", "large"), list(product(LANGUAGES, SIZES)))
def test_cards_are_well_formed_and_have_no_ids(language: str, large: bool) -> None:
    for name, face in faces(language, large):
        assert values(face, "id") == [], name


def test_every_drawing_a_card_shows_is_in_the_stock() -> None:
    known = set(values(stock.stock(), "id"))
    assert len(known) == len(values(stock.stock(), "id"))
    for language, large in product(LANGUAGES, SIZES):
        for name, face in faces(language, large):
            missing = {href.removeprefix("#") for href in values(face, "href")} - known
            assert not missing, (name, missing)
    assert {href.removeprefix("#") for href in values(stock.stock(), "href")} <= known


def test_the_stock_and_the_cards_are_small() -> None:
    assert len(stock.stock().encode()) < STOCK_AT_MOST
    for language in LANGUAGES:
        for number in NUMBERS:
            size = len(events.card_face(number, language).encode())
            assert size < MARKUP_AT_MOST, (number, language, size)


@pytest.mark.parametrize("large", SIZES)
def test_PP_COMP_09_court_cards_show_their_facts_in_printed_order(large: bool) -> None:
    for card in printed.COURT:
        face = court.court_face(card.number, "en", large)
        (shown,) = (g for g in parsed(face).iter("g") if g.get("data-card"))
        assert shown.get("data-card") == str(card.number)
        assert shown.get("data-rank") == str(card.rank)
        hrefs = values(face, "href")
        assert hrefs.count("#pp-star") == card.rank
        assert f"#pp-suit-{card.suit}" in hrefs
        assert f"#pp-region-{card.region}" in hrefs
        assert values(face, "data-icon") == list(card.impact)
        assert values(face, "data-action") == list(card.actions)
        assert values(face, "data-patriot") == [card.patriot] * bool(card.patriot)
        assert values(face, "data-prize") == [card.prize] * bool(card.prize)
        assert values(face, "data-ability") == [card.ability] * bool(card.ability)
        told = words(face)
        for word in card.name.replace("'", "’").split():
            assert word in told


@pytest.mark.parametrize("large", SIZES)
def test_PP_PLAY_07_icons_run_down_and_actions_to_the_right(large: bool) -> None:
    for card in printed.COURT:
        root = parsed(court.court_face(card.number, "en", large))
        icons = [use for use in root.iter("use") if use.get("data-icon")]
        heights = [float(use.get("y", "")) for use in icons]
        assert heights == sorted(set(heights))
        deeds = [use for use in root.iter("use") if use.get("data-action")]
        places = [float(use.get("y" if large else "x", "")) for use in deeds]
        assert places == sorted(set(places))


def test_PP_TERM_07_tax_move_and_battle_show_the_rank() -> None:
    for card in printed.COURT:
        hrefs = values(court.court_face(card.number, "en"), "href")
        for action in card.actions:
            strong = action in ("tax", "move", "battle")
            assert (f"#pp-do-{action}-{card.rank}" if strong else f"#pp-do-{action}") in hrefs


def test_PP_COMP_09_icons_of_patriots_have_the_colour_of_their_coalition() -> None:
    hrefs = values(court.court_face(32, "en"), "href")  # a British patriot with three armies
    assert hrefs.count("#pp-i-army-british") == 3
    assert "#pp-i-army" in values(court.court_face(12, "en"), "href")


@pytest.mark.parametrize(("language", "large"), list(product(LANGUAGES, SIZES)))
def test_nothing_written_overflows_its_card(language: str, large: bool) -> None:
    for name, face in faces(language, large):
        wide, high = BOXES[large]
        for left, right, top, base, line in lines_of(face):
            assert left >= 2 <= wide - right, (name, line, left, right)
            assert top >= 2 <= high - base, (name, line, base)


def test_small_cards_have_no_small_type() -> None:
    for language in LANGUAGES:
        for name, face in faces(language, False):
            assert all(float(size) >= LEAST for size in values(face, "font-size")), name


@pytest.mark.parametrize(("language", "large"), list(product(LANGUAGES, SIZES)))
def test_no_line_runs_over_another(language: str, large: bool) -> None:
    for name, face in faces(language, large):
        boxes = lines_of(face)
        for place, one in enumerate(boxes):
            for other in boxes[place + 1 :]:
                apart = one[1] <= other[0] or other[1] <= one[0]
                below = one[3] <= other[2] + 0.5 or other[3] <= one[2] + 0.5
                assert apart or below, (name, one, other)


@cache
def lines_of(face: str) -> list[tuple[float, float, float, float, str]]:
    """Give left, right, top of the capitals, base line and words of each line of text."""
    found = []
    for element in parsed(face).iter("text"):
        size, x, y = (float(element.get(name, "")) for name in ("font-size", "x", "y"))
        bold = element.get("font-weight") == "700"
        line = "".join(element.itertext())
        fixed = element.get("textLength")
        long = float(fixed) if fixed else width(line, size, "bold" if bold else "plain")
        shift = {"middle": long / 2, "end": long}.get(element.get("text-anchor") or "", 0)
        found.append((x - shift, x - shift + long, y - size * 0.73, y, line))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_tell_every_fact_of_a_court_card(language: str) -> None:
    for card in printed.COURT:
        label = says.card_label(card.number, language)
        facts = [
            str(card.number),
            card_name(language, card.number),
            says.say(language, f"region-{card.region}"),
            says.say(language, f"suit-{card.suit}"),
            says.say(language, "rank", rank=card.rank),
        ]
        facts += [says.say(language, f"patriot-{card.patriot}")] if card.patriot else []
        facts += [says.say(language, f"prize-{card.prize}")] if card.prize else []
        if card.ability:
            facts.append(ability_title(card.ability, language))
            facts.append(ability_text(printed.ABILITIES[card.ability], language))
        assert [fact for fact in facts if fact not in label] == []
        icons = ", ".join(says.icon_words(icon, language) for icon in card.impact)
        assert f": {icons}." in label or not card.impact
        for action in card.actions:
            strong = f" {card.rank}" if action in ("tax", "move", "battle") else ""
            assert says.say(language, f"action-{action}") + strong in label


@pytest.mark.parametrize("language", LANGUAGES)
def test_PP_COMP_08_events_show_and_tell_both_halves(language: str) -> None:
    for card in printed.EVENTS:
        label = says.card_label(card.number, language)
        large = words(events.event_face(card.number, language, True))
        for half in (card.discarded, card.purchased):
            title, text = says.half_title(half, language), says.half_text(half, language)
            assert text in label
            assert title.lower() in label.lower()
            assert text in large
            assert title in large
        effects = values(events.event_face(card.number, language), "data-effect")
        check = card.kind == "dominance_check"
        assert effects == ([] if check else [card.discarded.effect, card.purchased.effect])


def test_dominance_checks_look_unlike_other_events() -> None:
    for card in printed.EVENTS:
        face = events.event_face(card.number, "en")
        check = card.kind == "dominance_check"
        assert (events.CRIMSON in face) == check
        assert ("#pp-dominance" in values(face, "href")) == check


def test_PP_WAKHAN_20_her_cards_show_loyalty_actions_regions_and_arrows() -> None:
    for card in printed.WAKHAN:
        face = agenda.ai_face(card.number)
        assert values(face, "data-side") == list(card.front.pragmatic_loyalty)
        assert values(face, "data-line") == list(card.front.actions)
        assert values(face, "data-region") == list(card.front.region_priority)
        assert values(face, "data-red") == [card.front.red_arrow]
        assert values(face, "data-black") == [str(card.front.black_arrow)]


def test_PP_WAKHAN_26_arrows_point_at_the_numbers_and_labels_of_the_back() -> None:
    for index, (top, numbers) in enumerate(printed.BACKS):
        face = agenda.ai_back_face(index, "en")
        other = "bottom_right" if top == "top_left" else "top_left"
        assert values(face, "data-label") == [top, other]
        shown = [line for line in lines_of(face) if line[4].isdigit()]
        assert [int(line[4]) for line in shown] == list(numbers)
        for place, line in enumerate(shown):
            assert abs((line[2] + line[3]) / 2 - agenda.slot_height(place)) < 1


def test_every_emblem_and_piece_is_there_and_different() -> None:
    drawn = drawings.emblems()
    names = [f"suit-{suit}" for suit in printed.SUIT_NAMES] + [
        f"region-{name}" for name in printed.REGION_NAMES
    ]
    kinds = ("side", "army", "road", "prize")
    names += [f"{kind}-{side}" for kind in kinds for side in printed.COALITION_NAMES]
    names += [f"{kind}-{colour}" for kind in ("cylinder", "gift") for colour in printed.COLOURS]
    names += [drawings.impact_name(icon) for icon in printed.ICON_NAMES]
    names += [
        drawings.action_name(action, rank) for action in printed.ACTION_NAMES for rank in (1, 2, 3)
    ]
    names += ["coin", "ruler", "hostage", "dominance", "event", "ability", "patriot"]
    assert [name for name in names if name not in drawn] == []
    assert len(set(drawn.values())) == len(drawn)


def test_nothing_is_told_by_colour_alone() -> None:
    drawn = drawings.emblems()
    for kind in ("cylinder", "suit", "side", "army", "road", "region"):
        kinds = [drawing for name, drawing in drawn.items() if name.startswith(f"{kind}-")]
        assert len({re.sub(r"#[0-9a-f]{6}", "", drawing) for drawing in kinds}) == len(kinds) > 1


def test_coins_and_hostages_show_their_number() -> None:
    assert words(drawings.coin(12, 0, 0, 40)) == "12"
    assert words(drawings.hostage(3, 0, 0, 40)) == "3"


def test_each_court_card_has_a_picture_of_its_own() -> None:
    shown = [scenes.scene(card.number, card.suit, card.region) for card in printed.COURT]
    assert len(set(shown)) == len(printed.COURT)


def test_a_card_may_lie_on_a_page_twice() -> None:
    page = f"<body>{stock.stock()}{court.court_face(3, 'en')}{court.court_face(3, 'en')}</body>"
    ids = values(page, "id")
    assert len(ids) == len(set(ids))


def test_words_are_broken_and_fitted_by_their_width() -> None:
    assert width("iii", 10) < width("mmm", 10)
    assert width("ř", 10) == width("r", 10)
    assert wrap("one two three", 10, 40) == ["one two", "three"]
    assert wrap(f"2{NO_BREAK}rupees", 10, 20) == [f"2{NO_BREAK}rupees"]
    assert level("aaaa bbbb cccc dddd", 10, 90) == ["aaaa bbbb", "cccc dddd"]
    size, lines = fit("Prince Akbar Khan", (12, 11, 10), 86, 2, "bold")
    assert (size, len(lines)) == (12, 2)
    with pytest.raises(ValueError, match="does not fit"):
        fit("Sikh Merchants in Lahore", (12,), 20, 2)
