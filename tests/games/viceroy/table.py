"""Positions written by hand: a small language for the rule tests.

One line for each thing, seats called by their signs, cards by their numbers, gems by their letters:

- `seats 3`, `virtual 1`, `laws russian_scan`, `screens open`, `round 4`
- `circle lay 32 1 0 41 1 1` (card, level, column; and so on), `circle tuck 14 32` (under it)
- `circle gems bbrgy`, `circle attack 2`, `circle hand 5 66`, `circle shown 5` (everybody saw it)
- `circle used blue 1` (eternal gems), `circle skips`, `circle out`, `circle passed`
- `32 magic 2` (tokens on a card), `lower-blue 7`, `upper-red 9`, `supply bbrr`
- `large 8`, `small 2`, `deck 70 71` (the laws left), `back circle 70 71` (put back, the top last)
- `corrections none`, `draws with_bids`, `appointment not_last`: options as they were in rules 1
- `auction 2` (the auction round that begins), `building 3`, `end`

Unless a line has something else: two seats, round 2, first auction round; one card (61 and so on)
in each pyramid, two gems of each colour behind each screen, all others in the supply, no display.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.rules import frames, storage
from velkahra.games.viceroy.rules import state as fields
from velkahra.games.viceroy.rules.actions import SLOT_NAMES
from velkahra.games.viceroy.rules.decisions import settle
from velkahra.games.viceroy.rules.facts import COLOUR_NAMES, SEAT_NAMES, SET_NAMES
from velkahra.games.viceroy.rules.invariants import faults
from velkahra.games.viceroy.rules.tables import STORED, TOKEN_NAMES

LETTERS: Final = "brgy"
FIRST_CARD: Final = 61
AGREED: Final = (
    ("corrections", fields.CORRECTED),
    ("draws", fields.ALWAYS_DRAWN),
    ("appointment", fields.LAST_APPOINTMENT),
)
"""The options unless a line has those of rules 1."""


def read(text: str) -> ViceroyState:
    """Set up a position, and play all steps before the first decision."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    said = {line[0]: line[1:] for line in lines}
    state = _bare(said)
    _lay_first_cards(state, [line[0] for line in lines if line[1:2] == ["lay"]])
    for line in lines:
        _read_line(state, line)
    _fill_up(state, said)
    _begin(state, said)
    assert faults(state) == [], faults(state)
    return state


def _bare(said: dict[str, list[str]]) -> ViceroyState:
    seats = _number(said, "seats", 2)
    laws = SET_NAMES.index(said.get("laws", [SET_NAMES[0]])[0])
    open_screens = int(said.get("screens") == ["open"])
    agreed = sum(int(bit) for name, bit in AGREED if name not in said)
    state = ViceroyState.new(seats, _number(said, "virtual", 0), laws, open_screens, agreed)
    state.stack = vec[i64]()
    state.round = _number(said, "round", 2)
    for colour in range(4):
        for seat in range(4):
            _set_gems(state, seat, colour, 2 if seat < seats else 0)
    return state


def _lay_first_cards(state: ViceroyState, laying: list[str]) -> None:
    for seat in range(state.seats):
        if SEAT_NAMES[seat] not in laying:
            _read_seat(state, seat, ["lay", str(FIRST_CARD + seat), "1", "0"])


def _number(said: dict[str, list[str]], name: str, default: int) -> int:
    return int((said.get(name) or [str(default)])[0])


def _read_line(state: ViceroyState, line: list[str]) -> None:
    match line:
        case [name, *what] if name in SEAT_NAMES:
            _read_seat(state, SEAT_NAMES.index(name), what)
        case [slot, card] if slot in SLOT_NAMES:
            state.display[SLOT_NAMES.index(slot)] = u8(int(card))
            state.zone[int(card)] = u8(storage.SHOWN)
        case ["back", name, *laws]:
            for height, law in enumerate(map(int, laws), 1):
                state.zone[law], state.at[law] = u8(storage.PUT_BACK), height
                state.known[law] = u8(1 << SEAT_NAMES.index(name))
        case [card, token, number] if card.isdigit():
            _put(state, int(card), TOKEN_NAMES.index(token), int(number))


def _put(state: ViceroyState, card: int, kind: int, number: int) -> None:
    state.add_tokens(state.owner_of(card), card, kind, number)


def _set_gems(state: ViceroyState, holder: int, colour: int, number: int) -> None:
    state.remove_gems(holder, colour, state.gems_of(holder, colour))
    state.add_gems(holder, colour, number)


def _read_seat(state: ViceroyState, seat: int, what: list[str]) -> None:
    match what:
        case ["lay", *cards]:
            _lay(state, seat, [int(number) for number in cards])
        case ["tuck", card, under]:
            state.tuck(seat, int(card), int(under))
        case ["gems", *letters]:
            for colour, letter in enumerate(LETTERS):
                _set_gems(state, seat, colour, "".join(letters).count(letter))
        case ["attack", number]:
            state.attack[seat] = u8(int(number))
        case [("hand" | "shown") as how, *cards]:
            for held in map(int, cards):
                state.hold(seat, held, storage.EVERYBODY if how == "shown" else u8(1 << seat))
        case ["used", colour, number]:
            state.use_discount(seat, COLOUR_NAMES.index(colour), int(number))
        case ["skips"]:
            state.skip[seat] = u8(1)
        case ["out"]:
            state.out[seat] = u8(1)
        case ["passed"]:
            state.status[seat] = fields.PASSED
        case _:
            raise ValueError(" ".join(what))


def _lay(state: ViceroyState, seat: int, numbers: list[int]) -> None:
    for card, level, column in zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True):
        state.lay(seat, card, storage.cell_of(seat, level, column))
        state.note_ends(seat)


def _fill_up(state: ViceroyState, said: dict[str, list[str]]) -> None:
    """Put the cards and gems that are not mentioned where they belong."""
    state.large = _number(said, "large", 48 - 4 * int(state.round))
    state.small = _number(said, "small", 4)
    unused = [card for card in range(1, 65) if state.zone[card] == storage.DECK]
    for card in unused[int(state.large + state.small) :]:
        state.zone[card] = u8(storage.GONE)
    for law in range(65, 89):
        if "deck" in said and state.zone[law] == storage.DECK and str(law) not in said["deck"]:
            state.zone[law] = u8(storage.GONE)
    for colour, letter in enumerate(LETTERS):
        here = sum(int(state.gems_of(seat, colour)) for seat in range(state.seats))
        for seat in range(state.seats):
            here += int(state.eternal_gems_of(seat, colour))
            here += int(state.tokens_of(seat, int(STORED) + colour))
        rest = 4 * int(state.seats) - here
        if "supply" in said:
            rest = "".join(said["supply"]).count(letter)
        assert rest >= 0, f"too many {COLOUR_NAMES[colour]} gems: say `supply`, to have more"
        _set_gems(state, int(storage.SUPPLY), colour, rest)


def _begin(state: ViceroyState, said: dict[str, list[str]]) -> None:
    state.push(frames.ROUND, -1)
    if "end" in said:
        state.round = fields.LAST_ROUND
    elif "building" in said:
        state.push(frames.BUILD, -1, _number(said, "building", 1) - 1)
    else:
        rounds = _number(said, "auction", 1) - 1
        if rounds == 0:
            state.status = vec[u8]([fields.BIDDING] * 4)
        state.push(frames.BUILD, -1)
        state.push(frames.RENEW, -1)
        state.push(frames.AUCTION, -1, rounds)
    settle(state, None)
