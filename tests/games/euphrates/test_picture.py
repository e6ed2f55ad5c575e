"""The picture: what it shows, what it must not show, and the ids a page can rely on."""

import re
from xml.etree import ElementTree

import msgspec
import pytest
import resvg_py
from tests.games.euphrates.helpers import act, at, read
from tests.games.markup import text_of

from velkahra.core.contract.events import OPEN, Event
from velkahra.core.contract.words import LANGUAGES
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.picture.board import middle, realm_look
from velkahra.games.euphrates.picture.dock import berth_beside, dock, on_turn_mark
from velkahra.games.euphrates.picture.duel import duel
from velkahra.games.euphrates.picture.page import layout, page, picture
from velkahra.games.euphrates.rules.facts import LABELS
from velkahra.games.euphrates.view.build import FinalRank, View, view_of

pytestmark = pytest.mark.plain

SVG = "{http://www.w3.org/2000/svg}"

SIX = tuple(f"hand-{number}" for number in range(6))
RICH = """
    hand lion TTFM; hand bull FFFF
    points lion 3 4 5 6; points bull 31 32 33 34; treasures bull 3; catastrophes archer 0
    F4 temple; G4 lion king; F5 settlement; F6 lion trader; G6 settlement; N6 temple
    M6 bull farmer; J11 I11 J10 market; I10 settlement; C5 C6 D5 market; D6 settlement
    L4 catastrophe
"""
MONUMENT = "C5 D5 C6 D6 temple; C5 monument blue-red; E5 potter priest; E4 temple"
REVOLT = "hand archer TT; turn archer 2; I8 lion priest; H7 market"
WAR = """
    turn bull 2; hand bull TT
    F2 lion king; G3 H3 settlement; K2 bull king; J3 settlement; J2 temple
"""
WARS = """
    turn lion 2; hand lion T
    F4 lion king; E4 lion farmer; F5 temple; H4 bull king; I4 bull farmer; H5 temple
    H6 potter trader; E5 I5 temple
"""


def seen(text: str, seat: int = 0, last: tuple[Event, ...] = ()) -> View:
    return view_of(read(text), seat, last)


def revolt() -> View:
    state = read(REVOLT)
    act(state, "priest J7")
    return view_of(state, 2)


def war() -> View:
    state = read(WAR)
    act(state, "temple I3")
    return view_of(state, 1)


def final() -> View:
    view = seen(RICH, -1)
    standings = tuple(
        FinalRank(seat, place, (8 + place, 9, 9, 9 + seat), (place, 0, 1, 0))
        for place, seat in enumerate((2, 0, 3, 1), 1)
    )
    points = ((1, 2, 3, 4),) * 4
    return msgspec.structs.replace(
        view, decision="over", deciders=(), standings=standings, points=points, held=(1, 2, 0, 0)
    )


def every() -> dict[str, View]:
    return {
        "start": seen(""),
        "rich": seen(RICH),
        "watched": seen(RICH, -1),
        "monument": seen(MONUMENT, 3),
        "revolt": revolt(),
        "war": war(),
        "final": final(),
        "pair": seen("seats 2", 1),
        "trio": seen("seats 3\nboard advanced", 2),
    }


def root(view: View, language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(picture(view, language))


def described(view: View, language: str = "en") -> str:
    return root(view, language).findtext(f"{SVG}desc") or ""


def group(view: View, name: str) -> str:
    """Give a group of the standalone picture as markup."""
    found = root(view).find(f"{SVG}g[@id='{name}']")
    assert found is not None
    return ElementTree.tostring(found, encoding="unicode")


@pytest.mark.parametrize(("number", "name"), [*enumerate(sorted(every()))])
def test_every_picture_is_plain_svg_that_renders(number: int, name: str) -> None:
    markup = picture(every()[name], LANGUAGES[number % len(LANGUAGES)], 300)
    assert ElementTree.fromstring(markup).get("width") == "300"
    assert not re.search(r"var\(|foreignObject|style=|class=\"gone|rgba|href", markup)
    assert {len(colour) for colour in re.findall(r"#[0-9a-fA-F]+", markup)} == {7}
    assert bytes(resvg_py.svg_to_bytes(svg_string=markup, dpi=96)).startswith(b"\x89PNG")


def test_the_description_tells_the_whole_position() -> None:
    lines = described(seen(RICH)).splitlines()
    assert lines[0] == "    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P"
    assert lines[4] == " 4  ~  ~  ~  ~  .  T 1K  .  .  .  .  #  .  ~  ~  ~"
    assert lines[6] == " 6  .  .  M  S  . 1T  S  .  .  .  .  . 2F  T  ~  ."
    assert "King (Lion), G4, strength 2, temples next to it: 1" in lines
    assert "Treasures: K1, B2, P2, F3, N5, I7, B8, O9, F10, K11" in lines
    assert lines[-1] == "Lion\u2019s turn"


def test_the_description_tells_monuments_conflicts_and_the_end() -> None:
    assert "Blue-red monument on C5" in described(seen(MONUMENT)).splitlines()
    fight = "Revolt: priest (Archer) attacks with 1, priest (Lion) defends with 1"
    assert fight in described(revolt()).splitlines()
    assert "War: " in described(war())
    assert "Unification tile: I3" in described(war()).splitlines()
    assert described(final()).splitlines()[-4:][0].startswith("1. Archer: red 9, blue 9")


def test_the_set_of_ids_does_not_depend_on_the_position() -> None:
    views = every()
    expected = list(page(views["start"], "en"))
    without_a_hand = [name for name in expected if name not in {*SIX, "catastrophe"}]
    for name in ("rich", "watched", "monument", "revolt", "war", "final"):
        sees = views[name].hand is not None
        assert list(page(views[name], "cs")) == (expected if sees else without_a_hand)
    assert views["watched"].hand is None
    assert {f"s-{label}" for label in LABELS} <= set(expected)
    assert {f"leader-{seat}-{office}" for seat in range(4) for office in range(4)} <= set(expected)


def test_only_what_changed_differs() -> None:
    before = page(seen(RICH), "en")
    after = page(seen(RICH + "A1 market"), "en")
    assert {name for name in before if before[name] != after[name]} == {"t-A1", "s-A1", "bag"}


def place_of(view: View, name: str) -> tuple[float, float, float]:
    found = re.search(
        r"translate\(([\d.-]+)px,([\d.-]+)px\)(?: scale\(([\d.]+)\))?", page(view, "en")[name]
    )
    assert found is not None
    return float(found[1]), float(found[2]), float(found[3] or 1)


def test_a_leader_is_one_element_that_glides_between_board_and_dock() -> None:
    view = seen(RICH)
    assert place_of(view, "leader-0-3") == (*middle(at("G4")), 1)
    _, y, scale = place_of(view, "leader-0-0")
    assert y > 1100
    assert scale * 100 * 390 / 1712 >= 40  # a finger on a phone 390 pixels wide
    assert place_of(seen(RICH, 1), "leader-0-0")[2] < 1


@pytest.mark.parametrize(("seats", "viewer"), [(n, v) for n in (2, 3, 4) for v in range(-1, n)])
def test_berths_do_not_overlap(seats: int, viewer: int) -> None:
    view = seen(f"seats {seats}", viewer)
    names = [f"leader-{seat}-{office}" for seat in range(seats) for office in range(4)]
    berths = [place_of(view, name) for name in names]
    for index, (ax, ay, a_scale) in enumerate(berths):
        assert 45 * a_scale <= ax <= 1600 - 45 * a_scale
        for bx, by, b_scale in berths[:index]:
            assert ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 >= 46 * (a_scale + b_scale)


def test_a_hand_is_nobody_elses_business() -> None:
    other = RICH.replace("hand bull FFFF", "hand bull TTSS").replace("bull 31 32", "bull 38 39")
    for seat in (-1, 0, 2, 3):
        assert picture(seen(RICH, seat)) == picture(seen(other, seat))
        assert page(seen(RICH, seat), "pl") == page(seen(other, seat), "pl")
        assert ">31<" not in picture(seen(RICH, seat))
    mine, changed = page(seen(RICH, 1), "pl"), page(seen(other, 1), "pl")
    tiles = {f"hand-{number}" for number in range(4)}
    assert {name for name in mine if mine[name] != changed[name]} == {*tiles, "points-1"}
    assert ">31<" in picture(seen(RICH, 1))


def test_a_hand_has_a_button_for_every_tile_in_colour_order() -> None:
    found = page(seen(RICH), "en")
    shown = [text_of(found[f"hand-{number}"]) for number in range(6)]
    assert shown == ["Temple", "Temple", "Farm", "Market", "", ""]
    assert [" hidden" in found[f"hand-{number}"] for number in range(6)] == [False] * 4 + [True] * 2
    hand = re.findall(r'<section id="hand".*?</section>', layout(seen(RICH), "en"))[0]
    assert re.findall(r'id="(hand-\d|catastrophe)"', hand) == [*SIX, "catastrophe"]


def test_who_has_no_hand_in_sight_gets_nothing_of_one() -> None:
    for seat in (-1, OPEN):
        assert not {*SIX, "catastrophe"} & set(page(seen(RICH, seat), "en"))
        hand = re.findall(r'<section id="hand".*?</section>', layout(seen(RICH, seat), "en"))[0]
        assert text_of(hand) == ""
        assert " hidden" in hand


def test_a_tile_that_is_played_sends_no_others() -> None:
    before = page(seen(RICH), "en")
    after = page(seen(RICH.replace("hand lion TTFM", "hand lion TTF")), "en")
    assert {name for name in SIX if before[name] != after[name]} == {"hand-3"}


def test_buttons_are_shown_to_whom_they_concern() -> None:
    def shown(view: View) -> list[str]:
        found = page(view, "en")
        names = [name for name in found if name.startswith(("do-", "war-"))]
        buttons = re.findall(r"<button[^>]*>", "".join(found[name] for name in names))
        return [re.findall(r'id="([\w-]+)"', tag)[0] for tag in buttons if " hidden" not in tag]

    assert shown(seen(RICH)) == ["do-end", "do-swap", "do-withdraw"]
    assert shown(seen(RICH, 1)) == []
    assert shown(seen(RICH, -1)) == []
    choosing = msgspec.structs.replace(seen(RICH), decision="war", war_colours=(1, 3))
    assert shown(choosing) == ["war-1", "war-3"]
    assert shown(msgspec.structs.replace(seen(RICH), decision="monument")) == ["do-decline"]
    assert shown(msgspec.structs.replace(revolt(), seat=2)) == []
    conflict = revolt().conflict
    assert conflict is not None
    empty = msgspec.structs.replace(conflict, numbers=(0,))
    assert shown(msgspec.structs.replace(revolt(), conflict=empty)) == ["do-none"]


def test_every_kingdom_is_tinted_and_looks_like_no_other() -> None:
    view = seen(RICH)
    assert len({mask for mask in view.kingdoms if mask}) == 2
    assert group(view, "realms").count('class="realm"') == 2
    assert len({realm_look(leader) for leader in range(16)}) == 16
    assert group(seen(""), "realms").count("path") == 0


def test_the_last_action_is_marked() -> None:
    view = seen(RICH, 0, (Event("tile", {"seat": 0, "colour": 2, "space": at("J10")}, -1),))
    x, y = middle(at("J10"))
    assert re.findall(r'class="touched" transform="(.*?)"', group(view, "last")) == [
        f"translate({x} {y})"
    ]
    assert "touched" in page(view, "en")["last"]
    assert "touched" not in group(seen(RICH), "last")


def test_a_conflict_shows_both_base_strengths() -> None:
    view = revolt()
    assert view.conflict is not None
    assert text_of(group(view, "duel")) == "1 1"
    panel = text_of(page(view, "en")["conflict"])
    assert panel.startswith("Revolt Attacker 1 Priest (Archer) 1 temple next to the leader")
    assert panel.endswith("Only temples from hand count.")
    assert "nothing added yet" in panel
    answered = msgspec.structs.replace(view.conflict, added=2)
    after = page(msgspec.structs.replace(view, conflict=answered), "en")["conflict"]
    assert "Added from hand: 2" in text_of(after)
    assert text_of(page(seen(RICH), "en")["conflict"]) == ""
    assert text_of(group(seen(RICH), "duel")) == ""


def test_the_leaders_among_whose_wars_is_chosen_are_marked_and_no_others() -> None:
    state = read(WARS)
    act(state, "temple G5")
    view = view_of(state, 0)
    rivals = ["E4", "F4", "H4", "I4"]
    marks = re.findall(r'translate\((\d+) (\d+)\)"><g class="rival">', page(view, "en")["duel"])
    assert sorted((int(x), int(y)) for x, y in marks) == sorted(
        middle(at(label)) for label in rivals
    )
    for language, words in (("en", "this war"), ("cs", "jeho konflikt"), ("pl", "jego wojna")):
        spoken = [part for part in page(view, language).values() if words in part]
        told = [label for part in spoken for label in LABELS if f" {label}," in part]
        assert sorted(told) == rivals
    assert page(view_of(state, -1), "en")["duel"] == page(view, "en")["duel"]
    act(state, "war farmer")
    assert "rival" not in page(view_of(state, 0), "en")["duel"]


def test_the_flags_of_a_conflict_hide_neither_leader_nor_each_other() -> None:
    for one in range(176):
        for other in {one + 1, one + 2, one + 16, one + 17, one + 15, one + 32} - set(
            range(176, 300)
        ):
            here, there = middle(one), middle(other)
            moves = re.findall(r"translate\((-?[\d.]+) (-?[\d.]+)\)", duel(one, other, 3, 12))
            flags = [(float(x), float(y)) for x, y in moves if float(y) > 25 or float(x) > 25]
            flags = [flag for flag in flags if flag not in (here, there)]
            assert len(flags) == 2
            spots = [(flags[0], there), (flags[1], here), (flags[0], flags[1])]
            for (ax, ay), (bx, by) in spots:
                assert abs(ax - bx) >= 100 or abs(ay - by) >= 60


def test_spaces_are_labelled_for_those_who_do_not_see_them() -> None:
    spaces = page(seen(RICH), "en")
    label = r'aria-label="(.*?)"'
    assert re.findall(label, spaces["s-A4"]) == ["A4, river, empty"]
    assert re.findall(label, spaces["s-B2"]) == ["B2, land, temple, corner treasure (taken first)"]
    assert re.findall(label, spaces["s-G4"])[0].startswith("G4, land, king (Lion), kingdom: ")
    assert re.findall(label, spaces["s-L4"]) == ["L4, land, catastrophe"]
    monument = page(seen(MONUMENT), "en")
    assert "face-down temple" in monument["s-C5"]
    assert "gone" not in monument["tower-3"]
    assert "gone" in monument["tower-0"]


def test_treasures_on_the_page_come_and_go_with_their_ids() -> None:
    taken = page(seen("taken B2 K1"), "en")
    gone = [
        name for name, markup in taken.items() if name.startswith("treasure-") and "gone" in markup
    ]
    assert gone == ["treasure-K1", "treasure-B2"]
    assert "B2, land, temple, framed star (corner treasure)" in taken["s-B2"]


def test_the_final_standing_names_places_points_and_treasures() -> None:
    score = text_of(page(final(), "en")["score"])
    assert "1. Archer 9 (8+1) 9 9 (8+1) 11" in score
    assert "4. Bull 12 (8+4) 9 9 (8+1) 10" in score
    assert "second weakest" in score
    assert text_of(page(seen(RICH), "en")["score"]) == ""


def test_languages_differ() -> None:
    players = {
        text_of(layout(seen(RICH), language).split('id="players-title">')[1]).split()[0]
        for language in LANGUAGES
    }
    assert players == {"Players", "Hráči", "Gracze"}


def test_a_thick_edge_shows_whose_turn_it_is_in_both_docks() -> None:
    for seats, viewer in ((2, 0), (3, 1), (4, 0), (4, 3), (4, -1)):
        drawn = ElementTree.fromstring(dock(view_of(EuphratesState.new(seats, 0, 0), viewer), "en"))
        plates = [(one.get("x"), one.get("y")) for one in drawn.iterfind("g/rect")]
        for active in range(seats):
            shown = on_turn_mark(active)["on-turn"]
            for name in (f"a-low-{active}", f"a-side-{active}"):
                assert f'href="#{name}"' in shown
                (edge,) = drawn.iterfind(f"defs/g[@id='{name}']/rect")
                assert (edge.get("x"), edge.get("y")) in plates


def test_berths_beside_the_board_do_not_overlap() -> None:
    for seats, viewer in ((2, 0), (3, 1), (4, 0), (4, 3), (4, -1)):
        places = [berth_beside(seats, viewer, leader) for leader in range(4 * seats)]
        for index, (ax, ay, scale) in enumerate(places):
            assert ax - 50 * scale > 1656
            assert ax + 50 * scale < 1848
            assert ay - 50 * scale > -56
            assert ay + 50 * scale < 1156
            assert all(abs(ax - bx) + abs(ay - by) >= 90 for bx, by, _ in places[:index])
