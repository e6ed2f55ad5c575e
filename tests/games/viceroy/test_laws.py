"""Every law of both sets, as its text says."""

import pytest
from tests.games.viceroy import see
from tests.games.viceroy.helpers import act, after, dealt, legal, read, refused, told
from tests.games.viceroy.pyramids import HOUSE, PAIR, TOWER, WALL

from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.rules.facts import LAW_SETS
from velkahra.games.viceroy.view.build import view_of

SETS = ("rulebook_2014", "russian_scan", "first_international_2014")
UP_TO_EIGHT = SETS[1:]
CHOICES = [
    (71, 1, {}, 1),
    (71, 2, {"power-6": 1}, 0),
    (73, 1, {"defence": 1}, 0),
    (77, 1, {}, 1),
    (80, 1, {"defence": 1}, 0),
    (80, 2, {"power-6": 1}, 0),
    (81, 1, {"magic": 1}, 0),
    (81, 2, {"science": 1}, 0),
    (82, 1, {"science": 1}, 0),
    (83, 1, {"magic": 1, "magic-2": 1}, 0),
    (84, 1, {"magic-3": 1}, 0),
]


@pytest.fixture(params=SETS)
def laws(request: pytest.FixtureRequest) -> str:
    """Play with one set after the other."""
    return f"laws {request.param}\n"


def playing(laws: str, law: int, table: str, *texts: str) -> ViceroyState:
    """Let circle play a law of its hand, and do what follows."""
    return after(f"{laws}{table}\ncircle hand {law}\nbuilding", f"play {law}", *texts)


def test_the_sets_come_with_the_game() -> None:
    assert tuple(law_set.name for law_set in LAW_SETS[:3]) == SETS


def test_law_65_takes_the_place_of_a_card(laws: str) -> None:
    table = PAIR + "circle lay 20 2 0\n1 magic 2\n1 eternal-red 1\ncircle tuck 31 1"
    state = playing(laws, 65, table)
    assert legal(state) == {"place 1 0", "place 1 1", "place 2 0"}
    assert refused(state, "place 1 2") == "VC-EDGE-31-free-place"
    events = act(state, "place 1 0")
    assert see.pyramid(state, "circle") == {65: (1, 0), 3: (1, 1), 20: (2, 0)}
    assert see.hand(state, "circle") == [1]
    assert (see.tokens(state, 65), see.tokens(state, 1)) == ({"magic": 2, "eternal-red": 1}, {})
    assert see.tucked(state, "circle") == {31: 65}
    assert told(events, "replaced") == ["replaced seat=0 card=1 law=65"]
    assert told(events, "paid", "circle") == []


def test_law_65_reaches_laws_and_no_fifth_level(laws: str) -> None:
    table = (
        WALL + "circle lay 11 2 0 13 2 1 15 2 2 17 2 3 19 3 0 21 3 1 23 3 2 75 4 0 27 4 1 29 5 0"
    )
    state = playing(laws, 65, table)
    assert "place 4 0" in legal(state)
    assert refused(state, "place 5 0") == "VC-BUILD-12"
    act(state, "place 4 0")
    assert see.hand(state, "circle") == [75]


def test_law_66_doubles_the_tokens_of_a_character(laws: str) -> None:
    table = PAIR + "circle lay 75 1 2\n1 power-7 1\n1 magic 2\n1 circle-red-2 1\n3 science 1"
    state = playing(laws, 66, table)
    assert legal(state) == {"double 1", "double 3"}
    assert refused(state, "double 61") == "VC-EDGE-26-elsewhere"
    act(state, "double 1")
    assert see.tokens(state, 1) == {"power-7": 2, "magic": 4, "circle-red-2": 2}
    assert see.tokens(state, 3) == {"science": 1}
    assert (see.tucked(state, "circle"), len(see.pyramid(state, "circle"))) == ({66: 1}, 3)


def test_VC_REWARD_11_law_67_swaps_a_token_for_three_gems(laws: str) -> None:
    """But no eternal gems."""
    table = "seats 3\n61 power-2 1\n62 magic 1\n62 power-10 1\n63 defence 1\ncircle gems bbrgy"
    table += "\n61 eternal-red 1\n62 eternal-blue 1\nsupply"
    state = playing(laws, 67, table, "place 1 1")
    assert legal(state) == {"swap 61 power-2", "decline"}
    act(state, "swap 61 power-2")
    assert legal(state) == {"for 62 magic", "for 62 power-10", "for 63 defence"}
    events = act(state, "for 62 power-10")
    assert see.tokens(state, 61) == {"power-10": 1, "eternal-red": 1}
    assert see.tokens(state, 62) == {"magic": 1, "power-2": 1, "eternal-blue": 1}
    assert (see.points(state, "circle")[3], see.points(state, "square")[3]) == (10, 2)
    assert see.asked(state) == "give circle"
    assert "give bbr" in legal(state)
    assert refused(state, "give bb") == "VC-FLOW-05-price"
    assert refused(state, "give bbb") == "VC-FLOW-05-gems"
    act(state, "give bry")
    assert (see.gems(state, "circle"), see.gems(state, "square")) == ("bg", "bbbrrrggyyy")
    assert told(events, "swapped") == [
        "swapped seat=0 card=61 token=0 other=1 their_card=62 their_token=7"
    ]


def test_law_67_swaps_every_kind_of_token(laws: str) -> None:
    kinds = ("power-15", "science", "magic", "defence", "magic-5", "circle-yellow-4")
    state = playing(laws, 67, "".join(f"61 {kind} 1\n62 {kind} 1\n" for kind in kinds), "place 1 1")
    assert legal(state) == {"decline", *(f"swap 61 {kind}" for kind in kinds)}
    act(state, "swap 61 circle-yellow-4")
    assert legal(state) == {f"for 62 {kind}" for kind in kinds}
    # It may be declined.
    state = playing(laws, 67, "61 power-2 1\n62 magic 1", "place 1 1", "decline")
    assert (see.tokens(state, 61), see.asked(state)) == ({"power-2": 1}, "bid circle square")


@pytest.mark.parametrize(
    "table",
    [
        "61 power-2 1\n62 magic 1\ncircle gems br",
        "61 power-2 1\n62 eternal-blue 1",
        "61 eternal-red 1\n62 magic 1",
    ],
)
def test_law_67_does_nothing_without_gems_or_tokens(laws: str, table: str) -> None:
    state = read(f"{laws}{table}\ncircle hand 67\nbuilding")
    assert told(act(state, "play 67", "place 1 1"), "no-effect") == ["no-effect seat=0 law=67"]
    assert see.asked(state) == "bid circle square"


def test_law_68_counts_the_cards_of_the_pyramid(laws: str) -> None:
    state = playing(laws, 68, PAIR + "circle tuck 70 1\ncircle tuck 31 1", "place 2 0")
    assert see.points(state, "circle")[2] == 5


def test_law_69_takes_a_card_and_leaves_out_the_next_auction(laws: str) -> None:
    state = playing(laws, 69, "lower-blue 4\nupper-red 5\nsmall 3", "place 1 1")
    assert legal(state) == {"take lower-blue", "take upper-red"}
    act(state, "take upper-red")
    assert (see.hand(state, "circle"), see.asked(state)) == ([5], "show chance")
    act(state, "deal 1")
    assert (see.display(state), state.small) == ({"lower-blue": 4, "upper-red": 1}, 2)
    act(state, "pass")
    assert see.asked(state) == "bid square"
    assert view_of(state, 0).players[0].status == "skipping"
    before = see.gems(state, "circle")
    act(state, "square pass", "gems bbb", "dealt")
    assert (see.gems(state, "circle"), see.asked(state)) == (before, "card circle")
    act(state, "pass")
    assert see.asked(state) == "bid circle square"


def test_law_70_draws_three_and_puts_two_back(laws: str) -> None:
    state = playing(laws, 70, "circle hand 86 32\ndeck 71 72 73 74", "place 1 1")
    events = act(state, "deal 71", "deal 72", "deal 73")
    assert told([e for e in events if e.visible_to(1)]) == ["drew seat=0 deck=1"] * 3
    assert see.asked(state) == "return circle"
    assert legal(state) == {"return 71", "return 72", "return 73", "return 86"}
    assert refused(state, "return 74") == "VC-EDGE-32-not-in-hand"
    events = act(state, "return 86", "return 71")
    assert told([e for e in events if e.visible_to(1)]) == ["put-back seat=0"] * 2
    assert told([e for e in events if e.visible_to(0)])[-1] == "put-back-own seat=0 law=71"
    assert see.hand(state, "circle") == [32, 72, 73]
    assert (state.laws_in_deck(), state.top_law()) == (3, 71)
    assert view_of(state, 0).put_back == (86, 71)
    assert view_of(state, 1).put_back == (None, None)


def test_law_70_the_next_to_draw_gets_them_the_last_first(laws: str) -> None:
    state = read(
        f"{laws}back circle 86 71\nsquare hand 32\ncircle hand 88\ndeck 72\nround 3\nbuilding"
    )
    act(state, "circle pass", "square play 32", "place 1 1", "draw laws")
    assert see.hand(state, "square") == [71]
    assert state.known[71] == 0b11


@pytest.mark.parametrize(
    ("deck", "returned"), [("71 72", 1), ("71", 0), ("", 0), ("71 72 73 74 75", 2)]
)
def test_law_70_puts_back_one_fewer_than_it_drew(laws: str, deck: str, returned: int) -> None:
    state = playing(laws, 70, f"circle hand 86\ndeck {deck}", "place 1 1")
    dealt(state)
    put = 0
    while see.asked(state) == "return circle":
        act(state, min(legal(state)))
        put += 1
    assert put == returned


@pytest.mark.parametrize(("law", "option", "lying", "armed"), CHOICES)
def test_laws_71_73_77_80_to_84_grant_one_of_their_options(
    laws: str, law: int, option: int, lying: dict[str, int], armed: int
) -> None:
    state = playing(laws, law, "", "place 1 1")
    assert legal(state) == {"option 1", "option 2", "option 3"}
    assert refused(state, "option 4") == "VC-FLOW-03-other"
    act(state, f"option {option}")
    assert (see.tokens(state, law), see.attack(state, "circle")) == (lying, armed)
    assert see.asked(state) == "bid circle square"


@pytest.mark.parametrize("law", [71, 73, 77, 80, 81, 82, 83, 84])
def test_laws_71_73_77_80_to_84_or_four_gems(laws: str, law: int) -> None:
    state = playing(laws, law, "circle gems\nsupply bbbbrr", "place 1 1", "option 3", "gems bbrr")
    assert (see.gems(state, "circle"), see.supply(state)) == ("bbrr", "bb")


@pytest.mark.parametrize("law", [77, 82, 84])
def test_laws_77_82_84_or_a_card(laws: str, law: int) -> None:
    state = playing(laws, law, "", "place 1 1", "option 2", "draw laws", "deal 66")
    assert see.hand(state, "circle") == [66]


@pytest.mark.parametrize("law", [73, 83])
def test_laws_73_83_or_an_eternal_gem_of_any_colour(laws: str, law: int) -> None:
    state = playing(laws, law, "supply bry", "place 1 1", "option 2")
    assert see.asked(state) == "colour circle"
    assert legal(state) == {"colour blue", "colour red", "colour green", "colour yellow"}
    act(state, "colour yellow")
    assert (see.tokens(state, law), see.supply(state)) == ({"eternal-yellow": 1}, "br")


def test_law_72_tucks_any_cards_of_the_hand(laws: str) -> None:
    state = playing(laws, 72, "circle hand 32 68 5", "place 1 1")
    assert legal(state) == {"tuck 5", "tuck 32", "tuck 68", "decline"}
    assert refused(state, "tuck 72") == "VC-PYR-07-not-in-hand"
    act(state, "tuck 68", "tuck 5")
    assert legal(state) == {"tuck 32", "decline"}
    assert see.points(state, "circle")[2] == 10
    act(state, "decline")
    assert (see.tucked(state, "circle"), see.hand(state, "circle")) == ({68: 72, 5: 72}, [32])
    # Without cards nothing is asked.
    assert see.asked(playing(laws, 72, "", "place 1 1")) == "bid circle square"
    state = playing(laws, 72, "circle hand 32", "place 1 1", "tuck 32")
    assert see.asked(state) == "bid circle square"


def test_VC_EX_19_law_74_tucks_a_free_card_and_scores_by_level(laws: str) -> None:
    values = [3, 6, 9, 12] if SETS[1] in laws else [2, 3, 4, 5]
    tables = [(PAIR, "1 2", "1"), (WALL, "2 1", "9"), (HOUSE, "3 0", "17"), (TOWER, "4 0", "23")]
    for (table, place, free), value in zip(tables, values, strict=True):
        more = f"{table}{free} magic 1\n{free} eternal-blue 1"
        state = playing(laws, 74, more, f"place {place}")
        assert f"tuck {free}" in legal(state)
        act(state, f"tuck {free}")
        assert see.tucked(state, "circle") == {int(free): 74}
        assert see.tokens(state, 74) == {"magic": 1, "eternal-blue": 1}
        assert see.points(state, "circle")[2] == value


def test_law_75_adds_three_points_to_each_set(laws: str) -> None:
    state = playing(laws, 75, "61 defence 3\n61 magic 2\n61 science 2", "place 1 1")
    assert see.points(state, "circle")[2] == 6


@pytest.mark.parametrize("name", UP_TO_EIGHT)
def test_VC_EX_14_law_76_stores_up_to_eight_gems(name: str) -> None:
    state = playing(f"laws {name}\n", 76, "circle gems bbbbbbrrrggy\nsupply", "place 1 1")
    assert {"store b", "store bbbbbbrr", "store gy", "decline"} <= legal(state)
    assert max(len(text) for text in legal(state)) == len("store bbbbbbrr")
    assert refused(state, "store gggggg") == "VC-EDGE-56-gems"
    act(state, "store bbbbbrgy")
    assert see.tokens(state, 76) == {
        "stored-blue": 5,
        "stored-red": 1,
        "stored-green": 1,
        "stored-yellow": 1,
    }
    assert (see.gems(state, "circle"), see.points(state, "circle")[2]) == ("brrg", 16)
    # Nothing need be stored.
    state = playing(f"laws {name}\n", 76, "", "place 1 1", "decline")
    assert (see.points(state, "circle")[2], see.tokens(state, 76)) == (0, {})


def test_law_78_allows_to_tuck_what_is_taken(laws: str) -> None:
    state = read(f"{laws}circle lay 78 1 0 5 1 1\nlower-blue 4\nlower-red 9")
    act(state, "circle bid blue", "square bid red")
    assert (see.asked(state), legal(state)) == ("archive circle", {"archive 4", "decline"})
    assert refused(state, "archive 5") == "VC-EDGE-32-taken"
    assert view_of(state, 0).fresh == (4,)
    assert view_of(state, 1).fresh == ()
    act(state, "archive 4")
    assert (see.tucked(state, "circle"), see.hand(state, "circle")) == ({4: 78}, [])
    assert see.points(state, "circle")[2] == 4


def test_law_78_the_card_may_be_kept(laws: str) -> None:
    state = read(f"{laws}circle lay 78 1 0\nlower-blue 4\nlower-red 9\nround 3")
    events = act(state, "circle bid blue", "square bid red", "decline")
    assert (see.hand(state, "circle"), see.tucked(state, "circle")) == ([4], {})
    assert told(events, "kept") == ["kept seat=0"]
    dealt(state)
    assert see.asked(state) == "card circle square"


def test_law_79_adds_a_point_to_circles_and_eternal_gems(laws: str) -> None:
    table = (
        PAIR + "circle lay 20 2 0\n1 eternal-blue 2\n3 eternal-red 1\n"
        "square lay 2 1 0\n2 eternal-red 1"
    )
    assert see.points(playing(laws, 79, table, "place 1 2"), "circle")[2] == 4


@pytest.mark.parametrize("law", [85, 86, 87, 88])
def test_laws_85_to_88_score_two_for_each_character_beside(laws: str, law: int) -> None:
    table = f"{WALL}circle lay 75 2 0 13 2 1\ncircle tuck 31 3\ncircle tuck 33 13"
    state = playing(laws, law, table, "place 2 2")
    assert see.points(state, "circle")[2] == 2 * 3  # 5, 7, 13
    assert see.points(playing(laws, law, table, "place 3 0"), "circle")[2] == 2


def test_every_law_of_all_sets_has_a_test_here() -> None:
    for laws in LAW_SETS[:3]:
        effects = {law.number: law.effect for law in laws.laws}
        assert sorted(effects) == list(range(65, 89))
        assert {n for n in effects if effects[n] == "choose_one"} == {
            *(71, 73, 77, 80, 81, 82, 83, 84)
        }
        assert {n for n in effects if effects[n].endswith("adjacent_character")} == {85, 86, 87, 88}


def test_the_discard_of_a_replaced_law_is_its_owners_hand(laws: str) -> None:
    state = playing(laws, 65, "circle lay 68 1 0 3 1 1", "place 1 0")
    assert see.hand(state, "circle") == [68]
    assert see.gone(state, 68) is False
    assert see.points(state, "circle")[2] == 0
    assert view_of(state, 1).players[0].seen == (68,)
