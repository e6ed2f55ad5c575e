"""Positions set up by hand: for tests, puzzles and lessons.

A position is written as lines. Players are their colours, or `wakhan`; cards are their numbers,
spaces of the market `a0` to `b5`, regions and borders their names.

- `seats 3`, `wakhan` (she plays as well), `turn gray 2` (whose turn it is, actions left)
- `gray afghan` (loyalty), `gray money 4`, `gray points 7`, `gray court 30 14` (from the left),
  `gray hand 88`, `gray prizes 1`, `gray gifts 2 4`
- `kabul tribe gray 2`, `kabul army afghan 2`, `herat-kabul road british 1`, `30 spy blue 2`
- `market a3 88 2` (card, rupees), `favored military`, `lasting 107 gray` or `lasting 107 thrown`
- `deck none` (every pile is empty), `pile 3 8 1 1` (the open pile, court cards, events, checks)
- `checks 3` (gone), `ai 4 2` (Wakhan's card and the number of the back that shows), `anchor gray`

What is not mentioned is empty, also the market, and no card lies in two places. Everybody begins
with four rupees; the seats are loyal to the coalitions in turn.
"""

from typing import Final

from mypy_extensions import u8

from velkahra.core.refusals import NotationError
from velkahra.games.pamir.choices import SLOT_NAMES, SPACES
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.facts import (
    AI_CARDS,
    BACKS,
    BORDER_NAMES,
    CARDS,
    COALITION_NAMES,
    COLOURS,
    COURT_CARDS,
    REGION_NAMES,
    SUIT_NAMES,
)
from velkahra.games.pamir.invariants import faults
from velkahra.games.pamir.printed import CUSTOMS, FIRST_EVENT, NONE, PRIZE, RICHES
from velkahra.games.pamir.rules.court import into_court, into_hand
from velkahra.games.pamir.rules.pieces import supply_of
from velkahra.games.pamir.state import (
    ARMY,
    F_CLEAN,
    F_TURN,
    F_WAKHAN,
    GIFTS,
    IN_FORCE,
    LASTING,
    LOYALTY,
    MARKET,
    MONEY,
    POINTS,
    PRIZE_COUNT,
    PRIZES,
    ROAD,
    SPY,
    THROWN,
    TRIBE,
    UNSEEN,
)

_OF_PLAYERS: Final = {"money": int(MONEY), "points": int(POINTS)}
_LASTING: Final = (105, 106, 107, 108, 109, 110, 112, 115)


def read_position(text: str) -> PamirState:
    """Read a position.

    Raises: NotationError naming the line that cannot be read, or what is impossible in the whole.
    """
    lines = [line.split() for line in text.splitlines() if line.strip()]
    state = _begin(lines)
    for words in lines:
        try:
            _read_line(state, words)
        except (KeyError, IndexError, ValueError) as error:
            raise NotationError(f"{' '.join(words)!r} describes nothing on the table") from error
    player = state.active
    if player == state.wakhan and state.ai == 0:
        raise NotationError("Wakhan's turn needs her card, as in 'ai 4 2'")
    state.push(F_CLEAN, player, 0)
    state.push(F_WAKHAN if player == state.wakhan else F_TURN, player)
    for fault in faults(state):
        raise NotationError(f"such a position cannot be: {fault}")
    return state


def _begin(lines: list[list[str]]) -> PamirState:
    given = next((words[1:] for words in lines if words[0] == "seats"), ["2"])
    wakhan = ["wakhan"] in lines
    if given not in (["1"], ["2"], ["3"], ["4"], ["5"]):
        raise NotationError(f"seats cannot be {' '.join(given)!r}: choose 1, 2, 3, 4 or 5")
    seats = int(given[0])
    if (wakhan and seats > 2) or (seats == 1 and not wakhan):
        raise NotationError("one seat plays against Wakhan, two may, and more do not")
    state = PamirState.new(seats, int(wakhan), 0)
    state.drop()
    state.drop()
    state.anchor, state.active, state.left = 0, 0, 2
    for seat in range(seats):
        state.counts[LOYALTY + seat] = seat % 3
    return state


def _read_line(state: PamirState, words: list[str]) -> None:
    match words:
        case ["seats", _] | ["wakhan"]:
            return
        case ["turn", name, left]:
            state.active, state.left = _player(state, name), _number(left, 0, 2)
        case ["market", slot, card, *rupees] if len(rupees) <= 1:
            _put_card(state, SLOT_NAMES.index(slot), card, rupees)
        case ["lasting", card, who]:
            _keep(state, card, who)
        case [("deck" | "pile" | "checks" | "ai" | "anchor" | "favored") as what, *values]:
            _set(state, what, values)
        case [place, ("tribe" | "army" | "road" | "spy") as kind, whose, count]:
            for _ in range(_number(count, 1, 12)):
                _place(state, _piece_place(state, place, kind, whose), _owner(state, whose))
        case [name, *what]:
            _read_player(state, _player(state, name), what)


def _number(text: str, least: int, most: int) -> int:
    if not least <= int(text) <= most:
        raise ValueError(f"this number must be {least} to {most}")
    return int(text)


def _unseen(state: PamirState, text: str, most: int) -> int:
    """Read the number of a card that lies nowhere yet."""
    card = _number(text, 1, most)
    if state.place[card] != UNSEEN:
        raise ValueError("this card lies elsewhere")
    return card


def _player(state: PamirState, name: str) -> int:
    if name == "wakhan" and state.wakhan >= 0:
        return int(state.wakhan)
    return COLOURS[: state.seats].index(name)


def _owner(state: PamirState, whose: str) -> int:
    return 0 if whose in COALITION_NAMES else _player(state, whose)


def _put_card(state: PamirState, slot: int, text: str, rupees: list[str]) -> None:
    if state.market[slot]:
        raise ValueError("another card lies there")
    card = _unseen(state, text, CARDS)
    state.market[slot] = u8(card)
    state.place[card] = MARKET
    state.coins[slot] = sum(_number(count, 0, 99) for count in rupees)


def _keep(state: PamirState, text: str, who: str) -> None:
    card = _unseen(state, text, CARDS)
    if card not in ((RICHES, CUSTOMS) if who == "thrown" else _LASTING):
        raise ValueError("this event does not last")
    state.place[card] = IN_FORCE
    how = int(THROWN) if who == "thrown" else 1 + _player(state, who)
    state.counts[LASTING + card - FIRST_EVENT] = how


def _set(state: PamirState, what: str, values: list[str]) -> None:
    match what, values:
        case "deck", ["none"]:
            state.pile = 5
            state.pile_courts = state.pile_events = state.pile_checks = 0
        case "pile", [pile, courts, events, checks]:
            state.pile, state.pile_courts = _number(pile, 1, 6) - 1, _number(courts, 0, 10)
            state.pile_events, state.pile_checks = _number(events, 0, 2), _number(checks, 0, 4)
        case "checks", [number]:
            state.checks = _number(number, 0, 3)
        case "ai", [card, back]:
            state.ai, state.ai_back = _number(card, 1, AI_CARDS), _number(back, 1, len(BACKS)) - 1
            state.ai_seen = 1 << (int(card) - 1)
        case "anchor", [name]:
            state.anchor = _player(state, name)
        case "favored", [suit]:
            state.favored = SUIT_NAMES.index(suit)
        case _:
            raise ValueError("these values do not fit")


def _piece_place(state: PamirState, place: str, kind: str, whose: str) -> int:
    match kind:
        case "army":
            return int(ARMY) + COALITION_NAMES.index(whose) * 6 + REGION_NAMES.index(place)
        case "road":
            return int(ROAD) + COALITION_NAMES.index(whose) * 9 + BORDER_NAMES.index(place)
        case "tribe":
            return int(TRIBE) + _player(state, whose) * 6 + REGION_NAMES.index(place)
    if state.owner(int(place)) < 0:
        raise ValueError("a spy stands on a card of a court written above")
    return int(SPY) + int(place) * 5 + _player(state, whose)


def _place(state: PamirState, place: int, player: int) -> None:
    supply = supply_of(place, player)
    if state.counts[supply] == 0:
        raise ValueError("the game has no more pieces of this kind")
    state.pieces[place] += 1
    state.counts[supply] -= 1


def _read_player(state: PamirState, player: int, what: list[str]) -> None:
    match what:
        case [("money" | "points") as name, number]:
            state.counts[_OF_PLAYERS[name] + player] = _number(number, 0, 99)
        case ["court", *cards]:
            for card in cards:
                into_court(state, player, _unseen(state, card, COURT_CARDS), True)
        case ["hand", *cards]:
            for card in cards:
                into_hand(state, player, _unseen(state, card, COURT_CARDS))
        case ["prizes", *cards]:
            for card in cards:
                _win(state, player, _unseen(state, card, COURT_CARDS))
        case ["gifts", *spaces]:
            for space in spaces:
                _give(state, player, int(GIFTS) + 3 * player + SPACES.index(space))
        case [coalition]:
            state.counts[LOYALTY + player] = COALITION_NAMES.index(coalition)
        case _:
            raise ValueError("this says nothing of a player")


def _win(state: PamirState, player: int, card: int) -> None:
    if PRIZE[card] == NONE:
        raise ValueError("this card shows no prize")
    state.place[card] = PRIZES + u8(player)
    state.counts[PRIZE_COUNT + 3 * player + int(PRIZE[card])] += 1


def _give(state: PamirState, player: int, place: int) -> None:
    if state.pieces[place]:
        raise ValueError("this space has its gift")
    _place(state, place, player)
