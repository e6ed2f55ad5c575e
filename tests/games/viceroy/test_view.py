"""The view of a seat, its conclusions, and the hidden facts drawn again in its worlds."""

from collections import Counter

import pytest
from librt.random import Random
from tests.games.viceroy import see
from tests.games.viceroy.helpers import act, after, legal, read
from tests.games.viceroy.random_games import play

import velkahra
from velkahra.core.contract.events import OPEN, SPECTATOR, Events
from velkahra.core.play.play import Play
from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.rules import frames
from velkahra.games.viceroy.rules.actions import SPACE
from velkahra.games.viceroy.rules.storage import DECK, HAND, PUT_BACK
from velkahra.games.viceroy.text.terminal import text_of
from velkahra.games.viceroy.view.build import view_of
from velkahra.games.viceroy.view.model import Spot

GAME = velkahra.game("viceroy")
HIDDEN = (
    "seats 3\ncircle hand 5 70 86\nsquare hand 32 71\nsquare shown 9\ntriangle hand 40 72\n"
    "back square 73 74\nlower-blue 4\nlower-red 6\n"
)


def worlds(state: ViceroyState, seat: int, number: int = 40) -> list[ViceroyState]:
    rng = Random(seat + 5)
    return [state.determinize(seat, rng) for _ in range(number)]


def test_VC_EDGE_04_others_hands_and_decks_are_redrawn() -> None:
    state = read(HIDDEN)
    where: dict[int, set[int]] = {card: set() for card in range(1, 89)}
    for world in worlds(state, 0, 200):
        for card in where:
            where[card].add(int(world.zone[card]))
    deck, square, triangle = int(DECK), int(HAND) + 1, int(HAND) + 2
    assert where[32] == where[40] == where[1] == {deck, square, triangle}
    assert where[71] == where[72] == where[66] == {deck, square, triangle, int(PUT_BACK)}
    assert where[73] == {deck, square, triangle, int(PUT_BACK)}
    for card in (5, 70, 86, 9, 4, 6):
        assert where[card] == {int(state.zone[card])}


def test_VC_EDGE_04_a_law_put_back_is_known_to_who_put_it_there() -> None:
    state = read(HIDDEN)
    for world in worlds(state, 1):
        assert [int(world.zone[law]) for law in (73, 74)] == [int(PUT_BACK)] * 2
        assert (world.at[73], world.at[74]) == (1, 2)
        assert see.hand(world, "square") == [9, 32, 71]
    tops = set()
    for world in worlds(state, 0):
        heap = [law for law in range(65, 89) if world.zone[law] == PUT_BACK]
        assert sorted(int(world.at[law]) for law in heap) == [1, 2]
        tops.add(int(world.top_law()))
    assert len(tops) > 5


def test_a_law_drawn_by_another_stays_known_to_who_put_it_back() -> None:
    state = read("back circle 71 72\nsquare hand 32\nsquare gems g\nbuilding")
    act(state, "play 32", "place 1 1", "draw laws")
    assert see.hand(state, "square") == [72]
    assert view_of(state, 1).players[1].seen == ()
    assert {tuple(see.hand(world, "square")) for world in worlds(state, 0)} == {(72,)}
    assert len({tuple(see.hand(world, "square")) for world in worlds(state, SPECTATOR)}) > 5


def test_after_laws_were_put_back_nobody_else_knows_which() -> None:
    """Everybody saw 79 being taken back by law 65; it may be the one that was put back."""
    state = read("circle shown 79\ncircle hand 70\ndeck 71 72 73 74\nbuilding")
    assert view_of(state, 1).players[0].seen == (79,)
    act(state, "play 70", "place 1 1", "deal 71", "deal 72", "deal 73", "return 71", "return 72")
    assert see.hand(state, "circle") == [73, 79]
    assert view_of(state, 1).players[0].seen == ()
    assert len({tuple(see.hand(world, "circle")) for world in worlds(state, 1)}) > 2
    assert {tuple(see.hand(world, "circle")) for world in worlds(state, 0)} == {(73, 79)}


def test_characters_that_everybody_saw_stay_known_after_that() -> None:
    state = read("circle shown 5\ncircle hand 70\ndeck 71 72 73 74\nbuilding")
    act(state, "play 70", "place 1 1", "deal 71", "deal 72", "deal 73", "return 71", "return 72")
    assert view_of(state, 1).players[0].seen == (5,)
    # The seat knows what it put back and still has.
    state = read("circle hand 70\ndeck 71 72 73 74\nbuilding")
    act(state, "play 70", "place 1 1", "deal 71", "deal 72", "deal 73", "return 71", "return 72")
    assert view_of(state, 0).put_back == (71, 72)
    for world in worlds(state, 0):
        assert (world.top_law(), see.hand(world, "circle")) == (72, [73])


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_secret_choices_are_redrawn_for_the_others(seat: int) -> None:
    state = read("seats 3\nlower-blue 4\nlower-red 6\ncircle hand 5")
    act(state, "circle bid blue", "square pass")
    seen = [Counter(int(world.commit[who]) for world in worlds(state, seat)) for who in range(3)]
    for who in range(3):
        assert len(seen[who]) == (1 if who in (seat, 2) else 3)
    for world in worlds(state, seat):
        assert world.acting() == state.acting()


def test_secret_choices_of_redrawn_hands_are_legal() -> None:
    state = after("circle hand 5 75\nsquare hand 76 77\nbuilding", "circle play 75")
    for world in worlds(state, 1):
        before = world.clone()
        committed = int(world.commit[0]) - 1
        before.commit[0] = 0
        assert committed in list(before.legal_actions(0))


def test_who_sees_all_sees_who_knows_what() -> None:
    state = read(HIDDEN)
    seen = view_of(state, OPEN)
    assert [seen.memory[card] for card in (5, 32, 9, 73, 1, 4)] == [1, 2, 15, 2, 0, 0]
    assert (seen.players[1].hand, seen.put_back) == ((9, 32, 71), (73, 74))
    assert view_of(state, 0).memory == ()


def test_what_is_asked_and_of_whom() -> None:
    state = after("lower-blue 4\nupper-blue 5\nvirtual 1", "bid blue", "pass", "virtual blue")
    seen = view_of(state, 1)
    assert (seen.decision, seen.deciders, seen.colour, seen.phase) == ("share", (0,), 0, "auction")
    assert (seen.auction_round, seen.building_round) == (1, 0)
    act(state, "take upper-blue")
    assert (view_of(state, 0).decision, view_of(state, 0).left) == ("gems", 3)
    act(state, "gems bbb", "dealt")
    seen = view_of(state, 0)
    assert (seen.phase, seen.auction_round, seen.building_round) == ("building", 0, 1)


def test_the_places_for_a_card_and_what_they_cost() -> None:
    state = read(
        "circle lay 1 1 0 3 1 1\n1 eternal-blue 1\ncircle hand 20\ncircle gems g\nbuilding"
    )
    act(state, "play 20")
    spots = {(spot.level, spot.column): spot for spot in view_of(state, 0).spots}
    assert sorted(spots) == [(1, -1), (1, 2), (2, 0)]
    top = spots[2, 0]
    assert top.legal
    assert top.cost == (0, 0, 1, 0)
    assert top.less == (1, 0, 0, 0)
    assert top.short == (0, 0, 0, 0)
    assert top.circle == 1
    assert top.replaces == 0
    act(state, "spare blue")
    assert not any(spot.legal for spot in view_of(state, 0).spots if spot.level == 2)
    assert view_of(state, 1).spots == ()
    assert view_of(state, OPEN).spots == view_of(state, 0).spots


def test_the_places_for_law_65_are_those_of_cards() -> None:
    spots = view_of(after("circle lay 1 1 0 3 1 1\ncircle hand 65\nbuilding", "play 65"), 0).spots
    assert [(spot.level, spot.column, spot.replaces) for spot in spots] == [(1, 0, 1), (1, 1, 3)]
    # A law is not shown a place on level 5.
    rows = [(5, 1), (4, 2), (3, 3), (2, 4)]
    numbers = iter(range(1, 40))
    lay = "".join(
        f"circle lay {next(numbers)} {level} {column}\n"
        for width, level in rows
        for column in range(width)
    )
    state = after(lay + "circle hand 75\nbuilding", "play 75")
    assert {spot.level for spot in view_of(state, 0).spots} == {1}


def test_only_fresh_cards_of_ones_own_are_shown_as_such() -> None:
    state = read("circle lay 78 1 0\nlower-blue 4\nupper-blue 8\nlower-red 9")
    act(state, "bid blue", "bid blue", "circle name upper", "square name lower")
    assert see.asked(state) == "archive circle"
    assert [view_of(state, seat).fresh for seat in (0, 1, OPEN)] == [(8,), (), (8,)]
    # Running points leave out what rests on hidden tokens.
    state = read("61 power-5 1\nsquare attack 2")
    assert view_of(state, 0).players[0].points == (0, 0, 0, 5, 0, 0, None)
    assert view_of(state, OPEN).players[0].points == (0, 0, 0, 5, 0, 0, -8)


def test_discounts_that_are_left_are_shown() -> None:
    state = read("61 eternal-red 3\ncircle used red 1\ncircle hand 5\nbuilding 2")
    assert view_of(state, 1).players[0].unused == (0, 2, 0, 0)


def test_as_text() -> None:
    state = read(HIDDEN + "square tuck 88 62\n62 magic 2\nvirtual 1\nsquare skips")
    mine, theirs = text_of(view_of(state, 1)), text_of(view_of(state, 0))
    assert "hand 3: gunner (Gunner), captain (Captain), law-71 (Muster)" in mine
    assert "hand 3: gunner (Gunner)" in theirs
    assert "captain" not in theirs
    assert "1 0 colonel (Colonel), 2 magic, under it law-88 (Retinue)" in theirs
    assert "virtual opponent 1: -" in theirs
    assert "gunner (Kanonýr)" in text_of(view_of(state, 1), "cs")


def test_undo_ends_at_what_was_revealed() -> None:
    play = Play(GAME, 1, {})
    assert play.game.reveals >= {"bids", "cards", "started", "named", "ended", "drew-card"}


def test_the_safe_default_recolours_as_well_as_can_be() -> None:
    state = read("circle lay 1 1 0 4 1 1 20 2 0\ncircle gems r\nend")
    assert GAME.write(0, GAME.table.safe_default(state, 0)) == "optimum"
    assert GAME.write(0, GAME.table.safe_default(read("lower-blue 4"), 0)) == "pass"


def test_a_choice_of_one_is_skipped_unless_it_is_secret() -> None:
    state = read("laws russian_scan\n" + "61 eternal-blue 1\ncircle hand 76\ncircle gems\nbuilding")
    assert see.asked(state) == "card circle"
    assert not GAME.table.may_skip(state, 0)
    act(state, "play 76", "place 1 1")
    assert (legal(state), GAME.table.may_skip(state, 0)) == ({"decline"}, True)
    state = read("circle gems\nsquare gems")
    assert not GAME.table.may_skip(state, 0)
    assert state.frame_kind() <= frames.LAST_SECRET


def test_VC_EDGE_31_the_preview_of_law_65_tells_the_gems_that_come() -> None:
    """Herbalist and others below the recruiter, whose circle law 65 may turn or keep red."""
    table = "circle lay 1 1 0 3 1 1 20 2 0\ncircle hand 65\nbuilding\n"
    for supply in ("", "supply\ncircle gems\nsquare gems\n"):
        state = after(table + supply, "play 65")
        for spot in view_of(state, 0).spots:
            _check_spot(state, spot)


@pytest.mark.parametrize("seed", range(6))
def test_VC_BUILD_10_what_a_place_promises_is_what_comes(seed: int) -> None:
    told = 0
    for state, _ in play(2, 0, seed % 3, seed):
        if not state.over and state.frame_kind() == frames.PLACE:
            for spot in view_of(state, int(state.frame_seat())).spots:
                told += spot.legal
                _check_spot(state, spot)
    assert told > 10


def _check_spot(state: ViceroyState, spot: Spot) -> None:
    """Lay the card in a legal spot, and compare circles and gems with what the view said."""
    if not spot.legal:
        return
    world, events = state.clone(), Events()
    action = SPACE.from_text(f"place {spot.level} {spot.column}")
    world.apply(int(state.frame_seat()), action, events)
    circles = [e for e in events.happened if e.kind in ("circle", "circle-no-gem")]
    assert [e.facts["colour"] for e in circles] == list(spot.closes)
    paid = [e.facts["colour"] for e in circles if e.kind == "circle"]
    assert [paid.count(colour) for colour in range(4)] == list(spot.gems)


def test_the_view_tells_what_is_due_and_how_many_discards_wait() -> None:
    state = read("seats 1\nvirtual 2\n61 science 1\nlower-blue 4\nlower-red 5\nlower-green 6")
    act(state, "pass", "virtual yellow", "virtual yellow")
    view = view_of(state, 0)
    assert (view.decision, view.discards, view.players[0].due) == ("remove", 1, 4)


@pytest.mark.parametrize(
    ("table", "ending"),
    [
        ("seats 1\nvirtual 1\ncircle gems\nend", "alone"),
        ("61 power-5 1\ncircle gems\nsquare gems\nend", "won"),
        ("circle gems\nsquare gems\nend", "shared"),
    ],
)
def test_the_view_tells_how_the_game_ended(table: str, ending: str) -> None:
    assert view_of(read(table), 0).ending == ending
    assert view_of(read("lower-blue 4"), 0).ending == ""
