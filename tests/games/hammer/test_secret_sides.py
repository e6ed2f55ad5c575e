"""HM-CHAR-02: nobody is told how another power's strong and weak sides work, before they show."""

from collections.abc import Iterator

import pytest
from librt.random import Random
from mypy_extensions import i64
from tests.games.hammer import see
from tests.games.hammer.made import names
from tests.games.hammer.random_games import new_camp, play
from tests.games.hammer.sides import blunt_sides
from tests.games.hammer.table import act, dealt, read, told

from velkahra.bots import make
from velkahra.core.contract.events import EVERYBODY, OPEN, SPECTATOR, Event, Events
from velkahra.core.contract.state import CHANCE
from velkahra.core.play.seat_knowledge import SeatKnowledge
from velkahra.games.hammer.bots.judge import HammerJudge
from velkahra.games.hammer.cards.card_ids import ABILITY, SIDE, SIDES
from velkahra.games.hammer.cards.columns import TRIGGER_COUNT
from velkahra.games.hammer.cards.language import POWERS
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.game import GAME
from velkahra.games.hammer.picture.page import page
from velkahra.games.hammer.rules.actions import A_CHOOSE
from velkahra.games.hammer.rules.tables import without_sides
from velkahra.games.hammer.view.build import view_of

JUDGE = HammerJudge()
pytestmark = pytest.mark.lengthy

ALL = tuple(range(len(POWERS)))
ASKED = ("HM-TARGET-01", "HM-TARGET-02", "HM-COOP-04")


def others(state: HammerState, power: int) -> list[int]:
    """List who looks on without knowing the sides of a power."""
    return [SPECTATOR, *(seat for seat in range(state.seats) if state.powers[seat] != power)]


def with_other_sides(state: HammerState, power: int) -> HammerState:
    """Copy a position into a world where the sides of a power do nothing."""
    world = state.clone()
    world.tables = blunt_sides(state.tables, [power])
    return world


def sampled(seed: int, every: int) -> Iterator[HammerState]:
    """Return positions of a random camp, the first ones and then some."""
    for ply, (state, _) in enumerate(play(new_camp(ALL, rounds=5), seed)):
        if ply % every == 0:
            yield state


def heard(state: HammerState, actor: int, action: int, seat: int) -> tuple[bytes, list[str]]:
    """Try an action: where it leads, and what a seat hears of it."""
    events, there = Events(), state.clone()
    there.apply(actor, action, events)
    return there.freeze(), [repr(event) for event in events.happened if event.visible_to(seat)]


@pytest.mark.parametrize("power", ALL, ids=POWERS)
def test_HM_CHAR_02_what_leads_to_the_same_is_told_alike(power: int) -> None:
    compared = 0
    for state in sampled(seed=power + 11, every=17):
        world, actor = with_other_sides(state, power), int(state.actor())
        actions = [int(action) for action in state.legal_actions(actor)] if not state.over else []
        for action in actions[:: max(1, len(actions) // 4)]:
            for seat in others(state, power):
                if world.refusal(actor, action) is not None:
                    continue
                one, other = (heard(each, actor, action, seat) for each in (state, world))
                assert one[0] != other[0] or one[1] == other[1], POWERS[power]
                compared += 1
    assert compared > 100


def test_HM_CHAR_02_what_happened_names_no_side_to_others() -> None:
    named = 0
    for seed in (3, 4):
        for state, happened in play(new_camp(ALL, rounds=6), seed):
            for event in happened:
                if SIDE <= event.facts.get("source", -1) < ABILITY:
                    owner = event.facts["seat"]
                    assert event.visible_to(owner)
                    assert not any(event.visible_to(seat) for seat in others(state, owner))
                    named += 1
    assert named > 0


def test_HM_CHAR_02_a_hand_limit_is_shown_to_its_team_only() -> None:
    state = read("at usa")
    assert [team.limit for team in view_of(state, 0).teams] == [6, None, None, None, None]
    assert [team.limit for team in view_of(state, 3).teams] == [None, None, None, 9, None]
    assert "at most" in page(view_of(state, 0), "en")["side-0"]
    assert "at most" not in page(view_of(state, 1), "en")["side-0"]
    # A secret side asks like an ordinary draw or refresh.
    spies = "sleeper/tired russia-old-hand/tired russia-chess-player/tired russia-doorkeeper/tired"
    limited = read(f"russia play russia-{spies}\nturn russia")
    shown = set()
    for state in (limited, *(state.clone() for state in sampled(seed=5, every=1))):
        view = view_of(state, (state.actor() + 1) % state.seats)
        if view.decision in ("refresh", "draw"):
            shown.add((view_of(state, OPEN).decision, view.decision, view.left))
    secret = {("untire", "refresh", None), ("sift", "draw", None)}
    assert shown == {("refresh", "refresh", None), ("draw", "draw", None)} | secret


def test_HM_CHAR_02_HM_STEAL_01_what_a_side_takes_away_is_told_without_the_side() -> None:
    events = act(read("gla sb 9\nat gla"), "end")
    mine = [repr(event) for event in events if event.visible_to(4)]
    theirs = [repr(event) for event in events if event.visible_to(0)]
    assert "forfeited seat=4 sb=6" in mine
    assert "lost seat=4 sb=6 bm=0" in theirs
    assert not any(line.startswith("forfeited") for line in theirs)
    # A theft shows a side and stays.
    camp = "russia sb 5\ngla hand gla-money-box\nat gla"
    thefts = []
    for state in (read(camp), with_other_sides(read(camp), POWERS.index("russia"))):
        theft = act(state, "play gla-money-box", "team russia")[-1]
        assert GAME.shows(theft, 4)
        thefts.append(theft.facts["sb"])
    assert thefts == [3, 2]


def test_HM_CHAR_02_HM_POPULATION_01_a_coin_is_told_even_where_none_is_needed() -> None:
    state = read("order usa japan russia gla china\nchina pile china-tour-guide\nat china")
    assert told([*act(state, "end"), *dealt(state)], "coin") == ["coin seat=1 won=1 purpose=0"]
    assert see.asked(state) == "waive china"
    # A preview does not count with sides of rivals.
    state = read("at china\nchina sb 9 hand china-envoy\nusa play usa-field-scout")
    bare = GAME.pages.foreseen(state, 1, int(state.legal_actions(1)[0]), 1)
    assert isinstance(bare, HammerState)
    assert view_of(bare, 0).teams[0].limit == 7
    assert view_of(bare, 1).teams[1].limit == 7
    china = state.tables.of(SIDE + 4, 16), bare.tables.of(SIDE + 4, 16)
    assert china[0] == china[1]


def decisions(seed: int, every: int) -> Iterator[tuple[HammerState, int]]:
    """Return positions of a random camp in which a team has a choice."""
    for state in sampled(seed, every):
        seat = int(state.actor()) if not state.over else CHANCE
        if seat != CHANCE and len(state.legal_actions(seat)) > 1:
            yield state, seat


def decisions_of_rivals(power: int, seed: int, every: int) -> Iterator[tuple[HammerState, int]]:
    return (found for found in decisions(seed, every) if found[0].powers[found[1]] != power)


@pytest.mark.parametrize("power", ALL, ids=POWERS)
def test_HM_CHAR_02_programs_value_and_choose_alike_whatever_the_sides_are(power: int) -> None:
    bot, compared = make("greedy"), 0
    for state, seat in decisions_of_rivals(power, seed=power + 21, every=3):
        worlds = state, with_other_sides(state, power)
        known = [SeatKnowledge(JUDGE, world, seat, Random(compared)) for world in worlds]
        one, other = (bot.choose(each, Random(7)) for each in known)
        assert one == other, POWERS[power]
        drawn = [world.determinize(seat, Random(compared)) for world in worlds]
        for action in list(state.legal_actions(seat))[:6]:
            assert valued(drawn[0], seat, action) == valued(drawn[1], seat, action), POWERS[power]
        compared += 1
    assert compared > 40


def valued(world: HammerState, seat: int, action: int) -> list[float]:
    """Return what an action leads to is worth, by each way to judge it."""
    there = world.clone()
    there.advance(seat, action, None)
    return [worth(there, seat) for worth in (JUDGE.evaluate, JUDGE.static_value, JUDGE.prior_value)]


def test_HM_CHAR_02_what_a_bot_imagines_lets_the_same_be_done() -> None:
    compared = 0
    for seed in range(41, 45):
        for state, seat in decisions(seed, every=5):
            world = state.determinize(seat, Random(compared))
            assert list(world.legal_actions(seat)) == list(state.legal_actions(seat))
            compared += 1
    assert compared > 200
    # A bot knows the sides of its own power.
    state = read("at usa")
    world = state.determinize(0, Random(1))
    assert view_of(world, 0).teams[0].limit == 6
    for side in range(SIDE, ABILITY):
        mine = (side - SIDE) // SIDES == 0
        kept = state.tables.of(side, TRIGGER_COUNT) if mine else 0
        assert world.tables.of(side, TRIGGER_COUNT) == kept
    assert world.determinize(0, Random(2)).tables is world.tables


def test_HM_CHAR_02_a_barred_target_is_refused_as_any_other_wrong_one() -> None:
    state = read(
        "usa sb 9 hand usa-low-pass play usa-analyst\nchina play china-exchange-student\n"
        "gla play gla-market-kid\nat usa"
    )
    act(state, "play usa-low-pass")
    barred, wrong, right = (
        state.refusal(0, int(A_CHOOSE) + names()[card])
        for card in ("gla-market-kid", "usa-analyst", "china-exchange-student")
    )
    assert right is None
    assert barred is not None
    assert wrong is not None
    assert barred.key == wrong.key == "refusal-HM-TARGET-01"
    assert barred.facts == {"card": names()["gla-market-kid"]}  # the card that was clicked


@pytest.mark.parametrize("power", ALL, ids=POWERS)
def test_HM_CHAR_02_what_a_side_bars_is_not_offered_and_no_refusal_names_it(power: int) -> None:
    compared = 0
    for state, seat in decisions_of_rivals(power, seed=power + 51, every=5):
        world, known = state.clone(), 31 & ~(1 << power)
        world.tables = without_sides(state.tables, i64(known))
        gone = set(world.legal_actions(seat)) - set(state.legal_actions(seat))
        assert set(state.legal_actions(seat)) <= set(world.legal_actions(seat))
        for action in gone:
            refusal = state.refusal(seat, int(action))
            assert refusal is not None
            assert refusal.rule in ASKED, refusal
            assert power not in (refusal.facts.get("power"), refusal.facts.get("other"))
        compared += 1
    assert compared > 40


def test_HM_CHAR_02_nobody_takes_back_what_showed_a_side_of_a_rival() -> None:
    trigger = Event("trigger", {"seat": 0, "source": int(SIDE)}, 1 << 0)
    assert GAME.shows(trigger, 1)
    assert not GAME.shows(trigger, 0)
    assert not GAME.shows(Event("trigger", {"seat": 0, "source": 5}, EVERYBODY), 1)
    assert GAME.shows(Event("saved", {"card": 100, "how": 1}, EVERYBODY), 1)
    assert not GAME.shows(Event("destroyed", {"card": 100, "seat": 2}, EVERYBODY), 1)
    # How far undo goes does not depend on what a team cannot know.
    for source in (0, 5, int(SIDE)):
        assert GAME.shows(Event("trigger", {"seat": 0, "source": source}, 1 << 0), 1)
