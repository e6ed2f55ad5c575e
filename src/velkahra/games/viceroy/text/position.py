"""The names by which positions are written; the README lists them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from mypy_extensions import u8

from velkahra.core.contract import position_form as form
from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.rules import actions, facts, frames, invariants, storage, tables
from velkahra.games.viceroy.text.names import HEADINGS

CARD: Final = form.Word(actions.KEYS, first=1, none=0)
COLOUR: Final = form.Word(facts.COLOUR_NAMES, any=4)
BID: Final = form.Word((*facts.COLOUR_NAMES, "attack", "empty-fist"), none=int(storage.NO_BID))
STATUS: Final = form.Word(("bidding", "served", "passed", "skipping"))
YES: Final = form.Word(("no", "yes"))
ZONE: Final = form.Word(
    (
        "deck",
        *(f"{zone}/{sign}" for zone in ("hand", "laid", "tucked") for sign in facts.SEAT_NAMES),
        "shown",
        "gone",
        "put-back",
    )
)
KNOWN: Final = form.Several((*facts.SEAT_NAMES, "fresh"))
SMALL: Final = form.Number(0, 255)


def _write_choice(number: int) -> str | None:
    if not 0 < number <= actions.SPACE.size:
        return None
    return actions.SPACE.to_text(number - 1).replace(" ", "_")


def _read_choice(text: str) -> int:
    return int(actions.SPACE.from_text(text.replace("_", " "))) + 1


CHOICE: Final = form.Spelled(_write_choice, _read_choice)
SEAT_COLUMNS: Final = (
    *(form.Column(name, "gems", SMALL, at, 4) for at, name in enumerate(facts.COLOUR_NAMES)),
    *(
        form.Column(f"used-{name}", "used", SMALL, at, 4)
        for at, name in enumerate(facts.COLOUR_NAMES)
    ),
    form.Column("attack", "attack", SMALL),
    form.Column("choice", "commit", CHOICE),
    form.Column("bid", "bid", BID),
    form.Column("status", "status", STATUS),
    form.Column("owed", "owed", YES),
    form.Column("skip", "skip", YES),
    form.Column("out", "out", YES),
)
POINTS: Final = tuple(
    form.Column(name, "points", form.Number(-999, 999), at, len(HEADINGS))
    for at, name in enumerate(HEADINGS)
)
TOKEN_COLUMNS: Final = tuple(
    form.Column(name, "tokens", SMALL, int(tables.TOKENS) + at, int(tables.TOKENS))
    for at, name in enumerate(tables.TOKEN_NAMES)
)


class ViceroyForm(form.Form[ViceroyState]):
    """The text form of positions of Viceroy."""

    frames = form.names_of_frames(frames.FRAMES)
    outermost = ("round", "score")

    def empty(self, state: ViceroyState) -> ViceroyState:
        """Return a table without gems and cards: every card is in its deck."""
        state.empty()
        state.stack = state.stack[:0]
        state.large = state.small = 0
        return state

    def sections(self, state: ViceroyState) -> Sequence[form.Section]:
        """List the sections of a position's text."""
        signs = facts.SEAT_NAMES[: state.seats]
        supply = [
            form.Column(n, "gems", SMALL, int(storage.SUPPLY * tables.COLOURS) + at)
            for at, n in enumerate(facts.COLOUR_NAMES)
        ]
        stage = [form.Column(name, name, form.Number()) for name in ("round", "large", "small")]
        stage.append(form.Column("loose", "free_discards", form.Number()))
        robots = [
            form.Column("done", "robot", YES),
            form.Column("bid", "robot_bid", BID),
        ]
        return (
            form.Table("stage", (), [*stage, form.Column("over", "over", YES)]),
            form.Table("supply", (), supply),
            form.Table("seat", signs, SEAT_COLUMNS),
            form.Table("virtual", ("1", "2", "3", "4"), robots),
            form.Table("display", actions.SLOT_NAMES, [form.Column("card", "display", CARD)]),
            _Cards(),
            form.Table("tokens", actions.KEYS, TOKEN_COLUMNS),
            form.Table("points", signs, POINTS),
        )

    def slots(self, state: ViceroyState) -> Mapping[str, form.Values]:
        """Return how slots of frames are written, by name."""
        seat = form.Word(facts.SEAT_NAMES[: state.seats], nobody=-1)
        return {
            **dict.fromkeys(("seat", "owner", "other"), seat),
            "seats": form.Several(facts.SEAT_NAMES[: state.seats]),
            **dict.fromkeys(("card", "law"), CARD),
            "colour": COLOUR,
            "slot": form.Word(actions.SLOT_NAMES),
            "token": form.Word(tables.TOKEN_NAMES),
        }

    def wait(self, state: ViceroyState) -> None:
        """Raise a ValueError unless the game is over.

        A position must name its pending decision, since rounds have many.
        """
        if not state.over:
            raise ValueError(
                "lines 'pending ...' are missing, such as 'pending round seat=nobody' and then "
                "'pending bid seats=circle+square'"
            )

    def finish(self, state: ViceroyState) -> None:
        """Put the laid cards into their cells and add up what lies on them."""
        for slot in range(int(storage.SLOTS)):
            if state.display[slot]:
                state.zone[int(state.display[slot])] = u8(storage.SHOWN)
        for card in range(1, len(actions.KEYS) + 1):
            seat = int(state.owner_of(card))
            if 0 <= seat < state.seats:
                _lay(state, seat, card)
        for seat in range(state.seats):
            if any(state.is_laid(seat, card) for card in range(1, len(actions.KEYS) + 1)):
                state.note_ends(seat)

    def faults(self, state: ViceroyState) -> Sequence[str]:
        """List broken invariants."""
        return invariants.faults(state)


def _lay(state: ViceroyState, seat: int, card: int) -> None:
    """Put a laid card into its cell, with its tokens."""
    cell = int(state.at[card])
    if storage.seat_of_cell(cell) != seat:
        card_key = actions.KEYS[card - 1]
        raise ValueError(f"{card_key} is laid, but its level and column are not a cell")
    if state.cells[cell]:
        raise ValueError(f"{actions.KEYS[card - 1]} lies where another card is")
    state.cells[cell] = u8(card)
    state.add_up_tokens(seat, card)


class _Cards(form.Section[ViceroyState]):
    """Lines `card KEY zone=laid/circle level=2 column=-1 known=square tint=blue`.

    A tucked card is `under` another, a law put back has a `height`. What lies on the display is not
    written once more.
    """

    heads = ("card",)

    def __init__(self) -> None:
        self._seen: Final[set[int]] = set()

    def claims(self, words: Sequence[str]) -> bool:
        return words[0] == "card"

    def write(self, state: ViceroyState, empty: ViceroyState) -> Iterator[str]:
        shown = {int(card) for card in state.display}
        for card, key in enumerate(actions.KEYS, 1):
            zone = int(state.zone[card])
            parts = [] if zone == storage.SHOWN and card in shown else _place_of(state, card)
            if state.known[card]:
                parts.append(f"known={KNOWN.write(int(state.known[card]))}")
            if state.tint[card]:
                parts.append(f"tint={COLOUR.write(int(state.tint[card]) - 1)}")
            if parts:
                yield " ".join(["card", key, *parts])

    def read(self, state: ViceroyState, words: Sequence[str]) -> None:
        card = CARD.read(words[1] if len(words) > 1 else "")
        if card in self._seen or not card:
            raise ValueError("this card is written twice or does not exist")
        self._seen.add(card)
        names = ("zone", "level", "column", "under", "height", "known", "tint")
        found = dict(form.pairs_of(words[2:], names))
        if "zone" in found:
            state.zone[card] = u8(ZONE.read(found["zone"]))
        if "level" in found or "column" in found:
            level = form.Number(1, 5).read(found.get("level", ""))
            column = form.Number(-int(tables.MIDDLE), int(tables.MIDDLE)).read(
                found.get("column", "")
            )
            seat = int(state.owner_of(card))
            if not 0 <= seat < state.seats:
                raise ValueError("only a laid card has a level and a column")
            state.at[card] = storage.cell_of(seat, level, column)
        if "under" in found:
            state.at[card] = CARD.read(found["under"])
        if "height" in found:
            state.at[card] = form.read_number(form.Number(), found["height"])
        state.known[card] = u8(KNOWN.read(found.get("known", "none")))
        state.tint[card] = u8(COLOUR.read(found["tint"]) + 1 if "tint" in found else 0)


def _place_of(state: ViceroyState, card: int) -> list[str]:
    """Return where a card is, as words; nothing for a card in the deck."""
    zone, at = int(state.zone[card]), int(state.at[card])
    parts = [f"zone={ZONE.write(zone)}"] if zone else []
    if storage.LAID <= zone < storage.TUCKED:
        return [*parts, f"level={storage.level_of(at)}", f"column={storage.column_of(at)}"]
    if storage.TUCKED <= zone < storage.SHOWN:
        return [*parts, f"under={CARD.write(at)}"]
    if zone == storage.PUT_BACK or at:
        return [*parts, f"height={form.write_number(form.Number(), at)}"]
    return parts
