"""The camp game at a table: whose clock runs, and until when a bet can be changed."""

import asyncio

import msgspec
import pytest
from tests.server.helpers import Answer, Site
from tests.server.test_clocks import Place, clock_of, place

from velkahra.core.contract.refusals import OptionClash, StaleAction
from velkahra.core.play.play import Play
from velkahra.core.text.typesetting import bind
from velkahra.games.hammer.cards.facts import card_set
from velkahra.games.hammer.cards.language import POWERS
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.game import Hammer, HammerClock
from velkahra.games.hammer.rules import frames
from velkahra.server.domain.agreements import NotNow
from velkahra.server.domain.provenance import OriginRow
from velkahra.server.room.room import Room
from velkahra.server.store.clocks import load_kept
from velkahra.server.web.desk.service import DeskService

__all__ = ["place"]

OPTIONS = {"results": "organiser", "rounds": "5", "powers": "usa-russia"}
USA, RUSSIA = 0, 1
LATE = "USA ran out of time. A harmless action was played instead."


class Camp:
    """Two teams and an organiser: where T. H. hides is entered, and hands are kept."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.clerk = DeskService(room)

    @property
    def state(self) -> HammerState:
        state = self.room.ledger.state
        assert isinstance(state, HammerState)
        return state

    async def act(self, seat: int, text: str) -> None:
        await self.room.act(seat, text, self.room.ledger.version)

    async def enter(self, form: str, **answers: str) -> None:
        await self.clerk.enter(form, answers, "", self.room.ledger.version)

    async def undo(self, seat: int) -> None:
        await self.room.undo(seat, self.room.ledger.version)

    async def ring(self) -> None:
        await clock_of(self.room).ring()

    def clocks(self) -> list[tuple[str, int]]:
        """Whose clock runs, and how many seconds it has."""
        running = [(seat, left) for seat, left, runs in self.room.dials() if runs]
        return [(POWERS[self.state.powers[seat]], left // 1000) for seat, left in running]

    def bets(self) -> list[int]:
        return [int(bet) for bet in self.state.bet[:2]]

    def log(self) -> list[str]:
        return self.room.scene(-1, "en").log


async def begun(place: Place, clock: str = "turn-900") -> Camp:
    """A camp whose teams decide about their jokers."""
    table, _ = await place.hub.open_table(
        "hammer", ["person", "person"], OPTIONS, "en", clock=clock, late="default"
    )
    camp = Camp(await place.room(table))
    await camp.enter("hide", square="C4")
    for seat in (USA, RUSSIA):
        await camp.act(seat, "keep")
    return camp


async def evaluated(place: Place, clock: str = "turn-900") -> Camp:
    """A camp in which the USA has won the first partial game."""
    camp = await begun(place, clock)
    for seat in (USA, RUSSIA):
        await camp.act(seat, "no-bet")
    await camp.enter("results", usa="1", russia="2")
    return camp


async def test_HM_EDGE_ORDER_01_no_choice_is_the_earliest_position(place: Place) -> None:
    camp = await evaluated(place)
    assert camp.clocks() == [("usa", 120)]
    place.hands.go(119)
    await camp.ring()
    assert camp.room.acting() == [USA]
    place.hands.go(1)
    await camp.ring()
    assert [int(at) for at in camp.state.place[:2]] == [0, 1]
    assert camp.log().count(LATE) == 1
    assert camp.clocks() == [("usa", 900)]
    days = await evaluated(place, "days-1")
    assert days.clocks() == [("usa", 24 * 3600)], "other clocks time every decision alike"


async def test_HM_EDGE_TIMER_06_the_organiser_holds_and_extends_a_choice(place: Place) -> None:
    camp = await evaluated(place)
    place.hands.go(60)
    await camp.clerk.pause("dinner")
    place.hands.go(5000)
    await camp.ring()
    with pytest.raises(NotNow, match="halted"):
        await camp.act(USA, "position 2")
    await camp.clerk.extend(USA, 2)
    await camp.clerk.resume()
    assert camp.clocks() == [("usa", 180)]
    said = [line for line in camp.log() if line.startswith("The organiser")]
    assert said == [
        "The organiser pauses the game: dinner",
        "The organiser adds 2 minutes to USA’s clock.",
        "The organiser resumes the game.",
    ]


async def test_HM_EDGE_TIMER_07_the_clock_starts_with_the_order_complete(place: Place) -> None:
    camp = await begun(place)
    assert camp.clocks() == []
    for seat in (USA, RUSSIA):
        place.hands.go(1000)
        await camp.act(seat, "no-bet")
    place.hands.go(1000)
    assert camp.clocks() == []
    await camp.enter("results", usa="1", russia="2")
    place.hands.go(100)
    assert camp.clocks() == [("usa", 20)]
    await camp.act(USA, "position 1")
    assert camp.clocks() == [("usa", 900)]
    assert LATE not in camp.log()


async def test_a_choice_that_is_taken_back_gains_no_time(place: Place) -> None:
    camp = await evaluated(place)
    version = camp.room.ledger.play.version
    place.hands.go(100)
    await camp.act(USA, "position 1")
    place.hands.go(50)
    assert camp.clocks() == [("usa", 850)]
    await camp.clerk.revert(version, "", camp.room.ledger.version)
    assert camp.clocks() == [("usa", 120)]  # begins again, as the organiser chose


async def test_HM_TIMER_04_a_turn_that_times_out_is_told_in_one_line(place: Place) -> None:
    camp = await evaluated(place)
    await camp.act(USA, "position 1")
    place.hands.go(900)
    while camp.room.acting() == [USA]:
        await camp.ring()
    assert camp.clocks() == [("russia", 900)]
    assert camp.log().count(LATE) == 1


async def test_HM_EDGE_JOKER_03_a_bet_is_changed_until_it_begins(place: Place) -> None:
    camp = await begun(place)
    await camp.act(USA, "bet russia")
    await camp.undo(USA)
    await camp.act(USA, "bet usa")
    await camp.act(RUSSIA, "bet usa")
    assert int(camp.state.frame_kind()) == frames.DESK
    await camp.undo(USA)  # all bets were in; those of the others stay
    assert (camp.room.acting(), camp.bets()[RUSSIA]) == ([USA], 1)
    await camp.act(USA, "no-bet")
    await camp.undo(RUSSIA)
    await camp.act(RUSSIA, "bet russia")
    assert camp.bets() == [6, 2]
    assert "until the organiser starts the daily game" in camp.room.scene(USA, "en").prompt
    await camp.enter("begin")
    assert int(camp.state.frame_kind()) == frames.FINISH
    for seat in (USA, RUSSIA):
        assert not camp.room.scene(seat, "en").can_undo
        with pytest.raises(StaleAction):
            await camp.undo(seat)
    assert camp.log()[-1].startswith("The daily game of round 1 begins")


async def test_HM_EDGE_JOKER_05_entered_results_end_it_too(place: Place) -> None:
    """HM-EDGE-JOKER-01: a bet that is changed until then stays secret."""
    camp = await begun(place)
    await camp.act(USA, "bet usa")
    await camp.undo(USA)
    await camp.act(USA, "bet russia")
    for seat in (RUSSIA, -1):
        assert "bets" not in " ".join(camp.room.scene(seat, "en").log)
    await camp.act(RUSSIA, "no-bet")
    await camp.enter("results", usa="2", russia="1")
    for seat in (USA, RUSSIA):
        with pytest.raises(StaleAction):
            await camp.undo(seat)
    assert [int(sb) for sb in camp.state.sb[:2]] == [4 + 5, 5]


async def test_what_is_entered_meanwhile_waits_for_the_first_turn(place: Place) -> None:
    """HM-EDGE-ORG-03."""
    camp = await begun(place)
    for seat in (USA, RUSSIA):
        await camp.act(seat, "no-bet")
    await camp.enter("begin")
    await camp.enter("correct", power="russia", points="+2")
    assert len(camp.room.ledger.desk.waiting) == 1
    await camp.enter("results", usa="1", russia="2")
    await camp.act(USA, "position 2")
    assert not camp.room.ledger.desk.waiting
    assert int(camp.state.points[RUSSIA]) == 4 + 2


async def test_HM_JOKER_01_the_organiser_goes_on_without_a_silent_team(place: Place) -> None:
    camp = await begun(place)
    await camp.act(RUSSIA, "bet usa")
    assert camp.clerk.silent() == [USA]
    with pytest.raises(StaleAction):
        await camp.clerk.go_on_without(0)
    await camp.clerk.go_on_without(camp.room.ledger.version)
    assert camp.state.frame_kind() == frames.DESK
    assert [bool(joker) for joker in camp.bets()] == [True, True]
    assert (
        "The organiser continues without USA: a harmless action is played for them." in camp.log()
    )
    assert "bets" not in " ".join(camp.log())
    await camp.undo(USA)  # HM-EDGE-JOKER-05: until the partial game begins
    await camp.act(USA, "bet russia")
    await camp.enter("results", usa="2", russia="1")
    assert camp.clerk.silent() == []
    with pytest.raises(StaleAction):
        await camp.clerk.go_on_without(camp.room.ledger.version)


async def test_HM_SETUP_05_the_organiser_goes_on_without_all_who_look(place: Place) -> None:
    table, _ = await place.hub.open_table("hammer", ["person", "person"], OPTIONS, "en")
    camp = Camp(await place.room(table))
    await camp.enter("hide", square="C4")
    assert camp.clerk.silent() == [USA, RUSSIA]
    await camp.clerk.go_on_without(camp.room.ledger.version)
    assert camp.state.round == 1
    assert len(camp.clerk.silent()) == 2


async def test_HM_JOKER_01_a_clock_of_every_decision_goes_on_without_it_too(place: Place) -> None:
    camp = await begun(place, "days-1")
    await camp.act(RUSSIA, "no-bet")
    place.hands.go(24 * 3600)
    await camp.ring()
    assert camp.state.frame_kind() == frames.DESK


OPENING = {"game": "hammer", "seat-0": "person", "seat-1": "person", "option-rounds": "5"}


def kept_clock(site: Site, path: str) -> str:
    """The clock that the store has for a new camp."""
    table = path.split("/")[2]
    kept = asyncio.run(site.store.run(lambda connection: load_kept(connection, table)))
    return kept.terms if kept else "none"


def camp_of(site: Site, **fields: str) -> Answer:
    return site.post("/tables", {**OPENING, **fields})


def test_HM_TIMER_01_a_turn_lasts_as_long_as_the_set_of_cards_says(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Hammer()
    assert game.clock.turn_minutes(game.complete({})) == 15
    page = site.get("/new?game=hammer").text
    assert '<option value="turn-agreed" selected>' in page
    for minutes, clock in ((15, "turn-900"), (20, "turn-1200"), (0, "none")):
        monkeypatch.setattr(HammerClock, "turn_minutes", lambda *_, minutes=minutes: minutes)
        answer = camp_of(site, clock="turn-agreed")
        assert kept_clock(site, answer.headers["location"]) == clock


@pytest.mark.parametrize(
    ("language", "option", "told"),
    [
        (
            "en",
            "find",
            "How Thomas Hammer is found: “outdoors; the organiser enters who was first” is",
        ),
        ("cs", "draws", "Lízání karet: „ručně z papírových balíků; pořadatel zapíše, co přišlo“"),
        ("pl", "draws", "jest możliwe tylko z ustawieniem Wyniki gier cząstkowych"),
    ],
)
def test_HM_EDGE_FIND_01_what_only_an_organiser_enters_is_refused_with_results_by_chance(
    site: Site, language: str, option: str, told: str
) -> None:
    value = {"find": "outdoors", "draws": "organiser"}[option]
    wish = {f"option-{option}": value}
    refused = site.post(
        "/tables", {**OPENING, **wish, "option-results": "chance"}, cookie=f"language={language}"
    )
    assert refused.status == 400
    assert bind(language, told) in refused.text
    assert camp_of(site, **wish, **{"option-results": "organiser"}).status == 303
    needs = f'<option value="{value}" data-needs="option-results=organiser">'
    assert needs in site.get("/new?game=hammer").text


def test_HM_EDGE_FIND_01_such_a_set_needs_an_organiser_too(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Hammer()
    game.check_together(game.complete({}))
    outdoors = msgspec.structs.replace(card_set(0).index.rules, find_mode="field")
    index = msgspec.structs.replace(card_set(0).index, rules=outdoors)
    cards = msgspec.structs.replace(card_set(0), index=index)
    monkeypatch.setattr("velkahra.games.hammer.cards.facts.card_set", lambda number: cards)
    with pytest.raises(OptionClash, match="find=set needs results=organiser"):
        game.check_together(game.complete({}))
    game.check_together(game.complete({"results": "organiser"}))
    game.check_together(game.complete({"find": "named"}))


async def test_records_whose_options_do_nothing_together_are_still_kept(place: Place) -> None:
    options = {**OPTIONS, "results": "chance", "draws": "organiser", "find": "outdoors"}
    with pytest.raises(OptionClash):
        await place.hub.open_table("hammer", ["person"] * 2, options, "en")
    play = Play(Hammer(), 2, options)
    assert play.options["draws"] == "organiser"
    given = [OriginRow("record", 0, {})]
    await place.hub.open_table("hammer", ["person"] * 2, options, "en", given=given)
