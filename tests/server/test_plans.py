"""Conditional moves: they act as expected, end at a surprise, and know no more than their seat."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from librt.random import Random
from tests.server.helpers import Serve, Site
from tests.server.test_auto_answers import BLUE, GRAY, TAN, House, act, kept

from velkahra.core import registry
from velkahra.core.contract.events import SPECTATOR
from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import IllegalAction, VelkahraError
from velkahra.core.contract.state import CHANCE, NOBODY, State
from velkahra.core.contract.words import LANGUAGES
from velkahra.server.domain import plans
from velkahra.server.domain.agreements import NotNow
from velkahra.server.domain.ledger import PlannedRow, PlyRow
from velkahra.server.domain.plans import Imagined, Plan, PlannedPly, UnsureError
from velkahra.server.room.hub import Hub
from velkahra.server.room.plans import Planner
from velkahra.server.settings import Settings
from velkahra.server.store import slow
from velkahra.server.store.database import Store

GAMES = ("euphrates", "pamir", "viceroy", "hammer")
IF_OFFERED = ["offer 0", "answer 1"]


class Club(House):
    """A server's tables with accounts, so with plans."""

    def open(self) -> None:
        self.store = Store(self.folder)
        self.hub = Hub(self.store, Settings(self.folder, bot_pause=0, accounts=True))


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    made = Club(tmp_path)
    made.open()
    yield made
    made.close()


# What is offered knows no more than the seat.


def positions(game: Game, most: int) -> Iterator[tuple[State, int]]:
    """Yield positions of a random game, each with a seat that does not decide there."""
    seats = 3 if 3 in game.seats else game.seats[0]
    state, random = game.start(seats), Random(7)
    for number in range(most):
        if state.is_over():
            return
        who = int(state.actor())
        if who == CHANCE:
            state.apply(CHANCE, state.draw(random))
            continue
        if number % 9 == 0:
            yield from ((state.clone(), seat) for seat in range(seats) if not state.may_act(seat))
        state.apply(who, state.sample(who, random))


def offered(here: Imagined) -> tuple[int, list[int], str]:
    return here.decider, list(here.state.legal_actions(here.decider)), here.seen


def outcome(here: Imagined, action: int) -> tuple[Any, ...]:
    """Return what the seat is shown of an action, or that it is refused."""
    try:
        after = here.chosen(action)
    except VelkahraError as error:
        return (type(error),)
    heard = [(event.kind, event.facts) for event in after.heard]
    return after.decider, after.seen, heard


@pytest.mark.parametrize("name", GAMES)
def test_everything_offered_is_the_same_if_all_hidden_things_are_dealt_again(name: str) -> None:
    game = registry.game(name)
    for state, seat in positions(game, 250):
        true = plans.imagined(game, state, seat)
        assert true.seen == plans.seen_by(game, state, seat), "known by what the seat sees of it"
        other = plans.imagined(game, state.determinize(seat, Random(99)), seat)
        assert offered(true) == offered(other)
        for action in list(true.state.legal_actions(true.decider))[:6]:
            assert outcome(true, action) == outcome(other, action)


def test_what_another_seat_chooses_in_secret_is_not_offered() -> None:
    game = registry.game("viceroy")
    state = next(s for s, seat in _auction(game) if seat == 0)
    here = plans.imagined(game, state, 0)
    assert here.decider not in (0, NOBODY)
    for action in here.state.legal_actions(here.decider):
        with pytest.raises(UnsureError):
            here.chosen(action)


def _auction(game: Game) -> Iterator[tuple[State, int]]:
    """Yield a position in which the first seat has bid, and others bid in secret."""
    state, random = game.start(3), Random(3)
    while True:
        while state.actor() == CHANCE:
            state.apply(CHANCE, state.draw(random))
        if state.may_act(0) and state.may_act(1) and state.may_act(2):
            state.apply(0, state.sample(0, random))
            yield state, 0
            return
        who = int(state.actor())
        state.apply(who, state.sample(who, random))


def test_a_draw_that_the_seat_would_see_ends_the_line() -> None:
    """In Tigris & Euphrates the end of one's own turn draws tiles."""
    game = registry.game("euphrates")
    ended = 0
    for state, seat in positions(game, 200):
        here = plans.imagined(game, state, seat)
        for _ in range(5):
            if here.decider == NOBODY:
                break
            legal = list(here.state.legal_actions(here.decider))
            try:
                here = here.chosen(legal[len(legal) // 2])
            except UnsureError:
                break
        ended += here.decider == NOBODY and here.seen == ""
    assert ended


def test_lines_of_a_plan_share_what_others_do_and_not_what_the_seat_does() -> None:
    if_a, if_b = PlannedPly(1, "a", "A"), PlannedPly(1, "b", "B")
    one, two = PlannedPly(0, "one", "C"), PlannedPly(0, "two", "D")
    plan = Plan("root", 0).added((if_a, one), 0).added((if_b, two), 0)
    assert (plan.action(0, "A"), plan.action(0, "B"), plan.action(0, "root")) == ("one", "two", "")
    assert plan.added((if_a, two), 0).lines == ((if_b, two), (if_a, two))
    assert plan.rest("A") == ((one,),)
    assert plan.rest("nowhere") == ()
    assert plan.without(0).lines == ((if_b, two),)
    longer = (if_a, one, if_b, two)
    assert plan.added(longer, 0).lines == ((if_b, two), longer)


# What a plan does at the table.


async def test_a_plan_acts_in_the_commit_of_what_it_expected(club: Club) -> None:
    room = await club.bargain()
    before = [room.scene(seat, "en") for seat in (BLUE, TAN, SPECTATOR)]
    await room.feature(Planner).add(GRAY, IF_OFFERED)
    assert [room.scene(seat, "en") for seat in (BLUE, TAN, SPECTATOR)] == before
    assert all(scene.turn.planned == 0 for scene in before), "nobody else is told"
    assert room.scene(GRAY, "en").turn.planned == 1
    asked: list[list[int]] = []
    room.watchers.add(lambda: asked.append(room.acting()))
    await act(room, BLUE, "offer 0")
    assert asked == [[BLUE]], "nobody sees the question wait"
    assert (await kept(club, room))[-2:] == [PlyRow(BLUE, "offer 0"), PlannedRow(GRAY, "answer 1")]
    assert room.feature(Planner).lines(GRAY) == ()
    ends = {"cs": "(podle plánu)", "en": "(planned)", "pl": "(według planu)"}
    for language in LANGUAGES:
        assert room.scene(SPECTATOR, language).log[-1].endswith(ends[language])
    await room.undo(GRAY, room.ledger.version)
    assert room.acting() == [GRAY], "it does not act again"


async def test_the_first_surprise_ends_it(club: Club) -> None:
    room = await club.bargain()
    await room.feature(Planner).add(GRAY, IF_OFFERED)
    action = next(
        text
        for a in room.ledger.state.legal_actions(BLUE)
        if (text := room.ledger.game.write(BLUE, a)) != "offer 0"
    )
    await act(room, BLUE, action)
    assert room.feature(Planner).lines(GRAY) == ()
    assert await club.store.run(lambda base: slow.plans_of(base, room.row.id)) == {}


async def test_it_holds_after_a_restart_and_is_taken_back_any_time(club: Club) -> None:
    room = await club.bargain()
    await room.feature(Planner).add(GRAY, IF_OFFERED)
    room = await club.again(room.row.id)
    assert len(room.feature(Planner).lines(GRAY)) == 1
    await room.feature(Planner).drop(GRAY, 0)
    await act(room, BLUE, "offer 0")
    assert room.acting() == [GRAY]


@pytest.mark.parametrize(
    ("texts", "error"),
    [
        (["offer 0"], NotNow),
        ([], NotNow),
        (["answer 1"], IllegalAction),
        (["offer 0", "answer 7"], VelkahraError),
        (["nonsense"], VelkahraError),
    ],
    ids=repr,
)
async def test_what_is_no_line_is_not_kept(
    club: Club, texts: list[str], error: type[Exception]
) -> None:
    room = await club.bargain()
    with pytest.raises(error):
        await room.feature(Planner).add(GRAY, texts)
    assert room.feature(Planner).lines(GRAY) == ()


async def test_lines_are_bounded(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await club.bargain()
    planner = room.feature(Planner)
    await planner.add(GRAY, IF_OFFERED)
    with monkeypatch.context() as patch:
        patch.setattr(plans, "LONGEST_LINE", 1)
        with pytest.raises(UnsureError):
            await planner.add(GRAY, IF_OFFERED)
    with monkeypatch.context() as patch:
        patch.setattr("velkahra.server.room.plans.MOST_LINES", 0)
        with pytest.raises(NotNow, match="plan-full"):
            await planner.add(GRAY, ["offer 0", "answer 0"])
    assert [[ply.text for ply in line] for line in planner.lines(GRAY)] == [IF_OFFERED]
    with pytest.raises(NotNow, match="no-plan"):
        await planner.add(BLUE, IF_OFFERED)  # who decides does not plan


def waiting(site: Site) -> tuple[str, str, str]:
    """Open a table; return the links of the seat that decides, of one that waits, of watchers."""
    seats = site.table("euphrates", "person", "person")
    with site.at(seats[0]) as page:
        first = page.last["yours"]
    decides, waits = seats[:2] if first else seats[1::-1]
    return decides, waits, seats[-1]


def test_rights_of_plans_and_notes_from_outside(social: Site) -> None:
    decides, waits, watch = waiting(social)
    stranger = f"{waits.rpartition('/')[0]}/{'x' * 22}"
    for path in (watch, stranger):
        assert social.get(f"{path}/plan").status == 404
        for to in ("plan", "plan/drop", "notes"):
            assert social.post(f"{path}/{to}", {"text": "a", "line": "b"}).status == 404
    foreign = {"origin": "http://elsewhere.example"}
    assert social.post(f"{waits}/notes", {"text": "a"}, **foreign).status == 403
    assert "You can plan while others are deciding." in social.get(f"{decides}/plan").text
    assert social.post(f"{decides}/plan", {"line": "end"}).status == 409
    assert social.post(f"{waits}/plan", {"line": "nonsense"}).status == 409
    assert social.get(f"{waits}/plan").status == 200


def test_notes_are_the_seat_s_own_bounded_and_escaped(social: Site) -> None:
    decides, waits, watch = waiting(social)
    text = "<b>Říkám</b> 🦁"
    assert social.post(f"{waits}/notes", {"text": text}).status == 303
    assert "&lt;b&gt;Říkám&lt;/b&gt; 🦁" in social.get(waits).text
    for path in (decides, watch):
        assert "Říkám" not in social.get(path).text
    social.post(f"{waits}/notes", {"text": "ž" * 5000})
    assert social.get(waits).text.count("ž" * 4000) == 1
    assert "ž" * 4001 not in social.get(waits).text
    assert social.post(f"{waits}/notes", {"text": "x" * 40_000}).status == 413


def test_a_new_link_to_a_seat_leads_to_nothing_of_the_person_before(social: Site) -> None:
    form = {"game": "euphrates", "seat-0": "person", "seat-1": "person"}
    host = social.post("/tables", form).headers["location"]
    links = re.findall(r'href="(/table/[^"]+)"', social.get(host).text)[:2]
    with social.at(links[0]) as page:
        waits = 1 if page.last["yours"] else 0
    assert social.post(f"{links[waits]}/plan", {"line": "end\nend"}).status == 303
    social.post(f"{links[waits]}/notes", {"text": "Secret."})
    assert "Secret." in social.get(links[waits]).text
    assert "You have no plan yet." not in social.get(f"{links[waits]}/plan").text
    assert social.post(f"{host}/renew", {"seat": str(waits)}).status == 303
    new = re.findall(r'href="(/table/[^"]+)"', social.get(host).text)[waits]
    assert "You have no plan yet." in social.get(f"{new}/plan").text
    assert "Secret." not in social.get(new).text
    assert social.get(links[waits]).status == 404


def test_a_planning_page_plays_on_for_everybody(social: Site) -> None:
    _, waits, _ = waiting(social)
    with social.page(f"{waits}/plan") as page:
        page.update()
        state = page.until("plan")
        assert (state["line"], state["useful"]) == ([], False)
        decider = page.last["choices"]
        assert page.last["yours"]
        assert decider["nodes"]
        page.say(kind="act", v=page.version, text="nonsense")
        assert page.until("problem")["name"] == "no-action"
        page.say(kind="undo", v=page.version)
        assert page.until("plan")["line"] == []
        page.socket.send(json.dumps({"kind": "chat"}))
        assert page.until("problem")["name"] == "not-understood"


def test_where_it_is_off_there_is_nothing(site: Site, serve: Serve) -> None:
    one, *_ = site.table("euphrates", "person", "person")
    for path in (f"{one}/plan", "/next", "/waiting"):
        assert site.get(path).status == 404
    assert site.post(f"{one}/notes", {"text": "a"}).status == 404
    assert 'id="slow"' not in site.get(one).text
