"""The names by which positions are written; the README lists them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from mypy_extensions import u8

from velkahra.core.position_form import (
    Column,
    Form,
    Number,
    Section,
    Several,
    Spelled,
    Table,
    Values,
    Word,
    forms_of_frames,
    pairs_of,
    read_number,
    write_number,
)
from velkahra.core.state import State
from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.rules import state as _state
from velkahra.games.viceroy.rules.actions import KEYS, SLOT_NAMES, SPACE
from velkahra.games.viceroy.rules.chapters.pyramid import set_ends
from velkahra.games.viceroy.rules.facts import COLOUR_NAMES
from velkahra.games.viceroy.rules.invariants import faults
from velkahra.games.viceroy.rules.printed import CELLS, MIDDLE, TOKEN_NAMES, TOKENS
from velkahra.games.viceroy.rules.state import (
    LAID,
    NO_BID,
    PUT_BACK,
    SHOWN,
    SLOTS,
    SUPPLY,
    TUCKED,
    cell_of,
    column_of,
    level_of,
)
from velkahra.games.viceroy.text.words import HEADINGS

SIGNS: Final = ("circle", "square", "triangle", "star")
CARD: Final = Word(KEYS, first=1, none=0)
COLOUR: Final = Word(COLOUR_NAMES, any=4)
BID: Final = Word((*COLOUR_NAMES, "attack", "empty-fist"), none=int(NO_BID))
STATUS: Final = Word(("bidding", "served", "passed", "skipping"))
YES: Final = Word(("no", "yes"))
ZONE: Final = Word(
    (
        "deck",
        *(f"{zone}/{sign}" for zone in ("hand", "laid", "tucked") for sign in SIGNS),
        "shown",
        "gone",
        "put-back",
    )
)
KNOWN: Final = Several((*SIGNS, "fresh"))
SMALL: Final = Number(0, 255)


def _write_choice(number: int) -> str | None:
    if not 0 < number <= SPACE.size:
        return None
    return SPACE.to_text(number - 1).replace(" ", "_")


def _read_choice(text: str) -> int:
    return int(SPACE.from_text(text.replace("_", " "))) + 1


CHOICE: Final = Spelled(_write_choice, _read_choice)
SEAT_COLUMNS: Final = (
    *(Column(name, "gems", SMALL, at, 4) for at, name in enumerate(COLOUR_NAMES)),
    *(Column(f"used-{name}", "used", SMALL, at, 4) for at, name in enumerate(COLOUR_NAMES)),
    Column("attack", "attack", SMALL),
    Column("choice", "commit", CHOICE),
    Column("bid", "bid", BID),
    Column("status", "status", STATUS),
    Column("owed", "owed", YES),
    Column("skip", "skip", YES),
    Column("out", "out", YES),
)
POINTS: Final = tuple(
    Column(name, "points", Number(-999, 999), at, len(HEADINGS)) for at, name in enumerate(HEADINGS)
)
TOKEN_COLUMNS: Final = tuple(
    Column(name, "tokens", SMALL, int(TOKENS) + at, int(TOKENS))
    for at, name in enumerate(TOKEN_NAMES)
)


class ViceroyForm(Form):
    """How positions of Viceroy are written."""

    frames = forms_of_frames(
        vars(_state),
        {
            "back": "- owner",
            "deal": "- deck purpose",
            "show": "- slot",
            "virtual": "- opponent",
            "start": "- seats",
            "bid": "- seats",
            "name": "- seats colour often",
            "card": "- seats",
            "take": "seat colour purpose",
            "share": "seat colour",
            "remove": "seat",
            "gems": "seat left free",
            "draw": "seat",
            "archive": "seat",
            "place": "seat card spared",
            "level-5": "seat card",
            "option": "seat law",
            "colour": "seat card",
            "own-gem": "seat card colour",
            "double": "seat law",
            "swap": "seat law",
            "for": "seat law card token",
            "give": "seat other left",
            "return": "seat left",
            "tuck": "seat law",
            "free": "seat law",
            "store": "seat law",
            "recolour": "seat",
            "auction": "- held",
            "attackers": "- held",
            "loose": "- seats",
            "colours": "- colour",
            "after": "- held",
            "build": "- held",
            "reward": "seat source part card",
            "cards": "seat left",
            "laws": "seat left drawn law",
            "copy": "seat card gems",
            "new": "seat",
        },
    )

    def empty(self, state: State) -> State:
        """Take all gems and cards away: every card is in its deck."""
        ours = _ours(state)
        ours.empty()
        ours.stack = ours.stack[:0]
        ours.large = ours.small = 0
        return ours

    def sections(self, state: State) -> Sequence[Section]:
        """List what can lie on the table."""
        signs = SIGNS[: state.seats]
        supply = [Column(n, "gems", SMALL, int(SUPPLY) + at) for at, n in enumerate(COLOUR_NAMES)]
        stage = [Column(name, name, Number()) for name in ("round", "large", "small", "loose")]
        robots = [Column("done", "robot", YES), Column("bid", "robot_bid", BID)]
        return (
            Table("stage", (), [*stage, Column("over", "over", YES)]),
            Table("supply", (), supply),
            Table("seat", signs, SEAT_COLUMNS),
            Table("virtual", ("1", "2", "3", "4"), robots),
            Table("display", SLOT_NAMES, [Column("card", "display", CARD)]),
            _Cards(),
            Table("tokens", KEYS, TOKEN_COLUMNS),
            Table("points", signs, POINTS),
        )

    def slots(self, state: State) -> Mapping[str, Values]:
        """Name what frames hold."""
        seat = Word(SIGNS[: state.seats], nobody=-1)
        return {
            **dict.fromkeys(("seat", "owner", "other"), seat),
            "seats": Several(SIGNS[: state.seats]),
            **dict.fromkeys(("card", "law"), CARD),
            "colour": COLOUR,
            "slot": Word(SLOT_NAMES),
            "token": Word(TOKEN_NAMES),
        }

    def wait(self, state: State) -> None:
        """Insist on what is pending: rounds are made of many decisions."""
        if not _ours(state).over:
            raise ValueError("say what is pending, as in 'pending bid seats=circle+square'")

    def finish(self, state: State) -> None:
        """Put the laid cards into their cells and add up what lies on them."""
        ours = _ours(state)
        for slot in range(int(SLOTS)):
            if ours.display[slot]:
                ours.zone[int(ours.display[slot])] = u8(SHOWN)
        for card in range(1, len(KEYS) + 1):
            seat = int(ours.zone[card]) - int(LAID)
            if 0 <= seat < ours.seats:
                _lay(ours, seat, card)
        for seat in range(ours.seats):
            if any(ours.zone[card] == LAID + seat for card in range(1, len(KEYS) + 1)):
                set_ends(ours, seat)

    def faults(self, state: State) -> Sequence[str]:
        """List broken invariants."""
        return faults(_ours(state))


def _ours(state: State) -> ViceroyState:
    if not isinstance(state, ViceroyState):
        raise TypeError("this is not a state of Viceroy")
    return state


def _lay(state: ViceroyState, seat: int, card: int) -> None:
    """Put a laid card into its cell, with its tokens."""
    cell = int(state.at[card])
    if not CELLS * seat <= cell < CELLS * (seat + 1):
        raise ValueError(f"{KEYS[card - 1]} is laid and in no cell")
    if state.cells[cell]:
        raise ValueError(f"{KEYS[card - 1]} lies where another card is")
    state.cells[cell] = u8(card)
    for kind in range(int(TOKENS)):
        state.held[seat * TOKENS + kind] += state.tokens[card * TOKENS + kind]


class _Cards(Section):
    """Lines `card KEY zone=laid/circle level=2 column=-1 known=square tint=blue`.

    A tucked card is `under` another, a law put back has a `height`. What lies on the display is not
    written once more.
    """

    heads = ("card",)

    def __init__(self) -> None:
        self._seen: Final[set[int]] = set()

    def claims(self, words: Sequence[str]) -> bool:
        return words[0] == "card"

    def write(self, state: State, empty: State) -> Iterator[str]:
        ours = _ours(state)
        shown = {int(card) for card in ours.display}
        for card, key in enumerate(KEYS, 1):
            zone = int(ours.zone[card])
            parts = [] if zone == SHOWN and card in shown else _place_of(ours, card)
            if ours.known[card]:
                parts.append(f"known={KNOWN.write(int(ours.known[card]))}")
            if ours.tint[card]:
                parts.append(f"tint={COLOUR.write(int(ours.tint[card]) - 1)}")
            if parts:
                yield " ".join(["card", key, *parts])

    def read(self, state: State, words: Sequence[str]) -> None:
        ours, card = _ours(state), CARD.read(words[1] if len(words) > 1 else "")
        if card in self._seen or not card:
            raise ValueError("this card is written twice, or is none")
        self._seen.add(card)
        names = ("zone", "level", "column", "under", "height", "known", "tint")
        found = dict(pairs_of(words[2:], names))
        if "zone" in found:
            ours.zone[card] = u8(ZONE.read(found["zone"]))
        if "level" in found or "column" in found:
            level = Number(1, 5).read(found.get("level", ""))
            column = Number(-int(MIDDLE), int(MIDDLE)).read(found.get("column", ""))
            seat = int(ours.zone[card]) - int(LAID)
            if not 0 <= seat < ours.seats:
                raise ValueError("only a laid card has a level and a column")
            ours.at[card] = cell_of(seat, level, column)
        if "under" in found:
            ours.at[card] = CARD.read(found["under"])
        if "height" in found:
            ours.at[card] = read_number(Number(), found["height"])
        ours.known[card] = u8(KNOWN.read(found.get("known", "none")))
        ours.tint[card] = u8(COLOUR.read(found["tint"]) + 1 if "tint" in found else 0)


def _place_of(state: ViceroyState, card: int) -> list[str]:
    """Write where a card is; cards in the deck have no place."""
    zone, at = int(state.zone[card]), int(state.at[card])
    parts = [f"zone={ZONE.write(zone)}"] if zone else []
    if LAID <= zone < TUCKED:
        return [*parts, f"level={level_of(at)}", f"column={column_of(at)}"]
    if TUCKED <= zone < SHOWN:
        return [*parts, f"under={CARD.write(at)}"]
    if zone == PUT_BACK or at:
        return [*parts, f"height={write_number(Number(), at)}"]
    return parts
