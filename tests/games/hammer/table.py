"""Positions of the camp game written by hand, and short words for actions and views.

`read` reads one line for each thing. Powers are called by their ids, cards by the ids of the
set (`usa-low-pass`, a second copy `usa-low-pass#2`):

- `agreed naming=pause swaps=together` (all other options are as in version 1)
- `powers usa china`, `round 3`, `rounds 8`, `order china usa`, `pact usa china`, `entered`
- `usa sb 3`, `usa bm 1`, `usa points 5`, `usa rank 2`, `usa rows 1 2 3`
- `usa hand ...`, `usa play usa-field-scout/tired ...` (or `/detained`), `usa pile ...`,
  `usa top ...` (on top of the deck, the topmost first), `usa deck ...` (nothing else is in it)
- `usa takes russia-sleeper`, `joint hand usa-china-film-crew`, also `play` and `pile`
- the next decision: `at usa` (its main phase), `turn usa` (all of its turn), `opening` (a round),
  `bets`, `results`, `positions`, `end` (of the round)

Unless a line has something else: all five powers, round 2 of 10, everybody plays in the order of
powers and was placed like that, no supplies, all cards in the decks, Thomas Hammer hides in A1.
"""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8
from tests.games.acting import Acting
from tests.games.hammer.made import ids, names

from velkahra.core.contract.events import Event
from velkahra.games.hammer.cards.card_ids import CARD_NAMES, CARDS
from velkahra.games.hammer.cards.language import POWERS
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.game import GAME
from velkahra.games.hammer.rules import agreed, frames, values
from velkahra.games.hammer.rules.actions import SPACE
from velkahra.games.hammer.rules.decisions import settle
from velkahra.games.hammer.rules.invariants import faults
from velkahra.games.hammer.rules.tables import SetTables

ZONES: Final = {
    "hand": values.HAND,
    "play": values.IN_PLAY,
    "pile": values.PILE,
    "deck": values.DECK,
}
NUMBERS: Final = ("sb", "bm", "points", "rank", "debt")
SAID: Final = ("rows", "takes", "top", "deck", "hand", "play", "pile")
STATES: Final = {"": values.READY, "tired": values.TIRED, "detained": values.DETAINED}
CHANCES: Final = ("", "hide", "salt", "deal", "joint", "finish", "lot", "coin", "lose-card", "copy")
MORE_CHANCES: Final = ("mill", "look", "restock", "pick", "desk")


def read(text: str, tables: SetTables | None = None) -> HammerState:
    """Set up a position, and play all steps before the first decision."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    said = {line[0]: line[1:] for line in lines}
    state = _bare(said, tables)
    for line in lines:
        _read_line(state, line)
    for line in lines:
        for part in _parts(line[1:]):
            if part[0] == "deck":
                _thin_deck(state, seat_of(state, line[0]), part[1:])
    _begin(state, said)
    assert faults(state) == [], faults(state)
    return state


def _bare(said: dict[str, list[str]], tables: SetTables | None) -> HammerState:
    powers = said.get("powers", list(POWERS))
    seats = vec[i64]([i64(POWERS.index(name)) for name in powers])
    results = values.ENTERED if "entered" in said else values.BY_CHANCE
    state = HammerState(len(powers), 0)
    if tables is not None:
        state.tables = tables
    state.results, state.rounds = results, int(said.get("rounds", ["10"])[0])
    state.round, state.square = int(said.get("round", ["2"])[0]), 0
    usual = {name: before for name, _, before, _ in agreed.READINGS}
    state.agreed = agreed.as_numbers(
        usual | dict(word.split("=") for word in said.get("agreed", []))
    )
    state.empty(seats)
    for seat, name in enumerate(powers):
        state.rank[seat], state.joker[seat] = seat + 1, u8(1)
        state.place[seat] = said.get("order", powers).index(name)
    return state


def seat_of(state: HammerState, name: str) -> int:
    return int(state.seat_of[POWERS.index(name)])


def _read_line(state: HammerState, line: list[str]) -> None:
    match line:
        case ["pact", one, other]:
            seats = seat_of(state, one), seat_of(state, other)
            for seat, partner in (seats, seats[::-1]):
                state.pacts[seat] |= 1 << partner
        case ["joint", zone, *cards]:
            _lay(state, zone, cards)
        case [power, *what] if power in POWERS:
            for part in _parts(what):
                _read_team(state, seat_of(state, power), part)


def _parts(words: list[str]) -> Iterator[list[str]]:
    """Part `sb 3 hand usa-sponsor` before each word that says what follows."""
    starts = [at for at, word in enumerate(words) if word in NUMBERS or word in SAID]
    for start, end in pairwise([*starts, len(words)]):
        yield words[start:end]


def _read_team(state: HammerState, seat: int, what: list[str]) -> None:
    match what:
        case [name, number] if name in NUMBERS:
            getattr(state, name)[seat] = int(number)
        case ["rows", *rows]:
            state.rows[seat] = sum(1 << int(row) - 1 for row in rows)
        case ["takes", card]:
            _lay(state, "play", [card])
            state.control[names()[card.partition("/")[0]]] = u8(1 << seat)
        case ["top", *cards]:
            for depth, card in enumerate(cards):
                state.at[names()[card]] = 1100 - depth
        case ["deck", *_]:
            pass
        case [zone, *cards]:
            _lay(state, zone, cards)


def _thin_deck(state: HammerState, seat: int, cards: list[str]) -> None:
    for place in range(int(CARDS)):
        rest = state.owners[place] == 1 << seat and state.zone[place] == values.DECK
        if rest and ids()[place] not in cards:
            state.zone[place], state.owners[place] = u8(values.GONE), u8(0)


def _lay(state: HammerState, zone: str, cards: Iterable[str]) -> None:
    for card in cards:
        name, _, condition = card.partition("/")
        slot = names()[name]
        owners = state.owners[slot]
        state.clock += 1
        state.zone[slot], state.age[slot] = u8(ZONES[zone]), state.clock
        state.control[slot] = owners if zone == "play" else u8(0)
        state.known[slot] = owners if zone == "hand" else u8(31)
        state.tired[slot] = STATES[condition]


def _begin(state: HammerState, said: dict[str, list[str]]) -> None:
    state.push(frames.ROUND_END, -1)
    if "opening" in said:
        state.drop()
        state.push(frames.ROUND, -1)
    elif "at" in said or "turn" in said:
        seat = seat_of(state, (said.get("at") or said["turn"])[0])
        state.push(frames.TURNS, -1, state.place[seat] + 1)
        if "turn" in said:
            state.push(frames.BEGIN, seat)
        else:
            state.turn = seat
            state.push(frames.TALKS, seat)
            state.push(frames.OPEN, seat)
            state.push(frames.CLOSE, seat)
            state.push(frames.LIMIT, seat)
            state.push(frames.MAIN, seat)
    elif "end" not in said:
        _before_turns(state, said)
    settle(state, None)


def _before_turns(state: HammerState, said: dict[str, list[str]]) -> None:
    state.push(frames.TURNS, -1)
    if "turns" in said:
        return
    for seat in range(state.seats):
        state.place[seat] = -1
    state.push(frames.POSITIONS, -1)
    if "positions" not in said:
        for seat in range(state.seats):
            state.rank[seat] = 0
        state.push(frames.RESULTS, -1)
    if "bets" in said:
        state.push(frames.BETS, -1)


def spoken(state: HammerState, text: str) -> tuple[int, int]:
    """Read `usa play usa-low-pass`: who acts, without a power whoever is asked, and the action."""
    words = [CARD_NAMES[names()[word]] if word in names() else word for word in text.split()]
    who = int(state.actor())
    if words[0] in POWERS:
        who = seat_of(state, words.pop(0))
    return who, SPACE.from_text(" ".join(words))


def finish(state: HammerState) -> list[Event]:
    """End the main phase, and let everything be discarded by chance that has to be."""
    return [*act(state, "end"), *dealt(state)]


def spelled(action: int) -> str:
    back = {CARD_NAMES[slot]: name for name, slot in names().items()}
    return " ".join(back.get(word, word) for word in SPACE.to_text(action).split())


DO = Acting(GAME, read, seat_of, spoken, spelled)
act, after, dealt = DO.act, DO.after, DO.dealt
legal, refused, told = DO.legal, DO.refused, DO.told


def chance(state: HammerState) -> str:
    """Name what the dealer has to draw."""
    return (*CHANCES, *MORE_CHANCES)[int(state.frame_kind())]
