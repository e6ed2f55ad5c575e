"""The names by which positions are written; the README lists them."""

from collections.abc import Iterator, Mapping, Sequence
from string import ascii_uppercase
from typing import Final

from velkahra.core.contract import position_form as form
from velkahra.games.hammer.cards import card_ids, columns, language
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.rules import actions, enigma, frames, invariants, tables, values

SQUARES: Final = tuple(
    f"{ascii_uppercase[column]}{line + 1}"
    for column in range(int(actions.SIDE_MOST))
    for line in range(int(actions.SIDE_MOST))
)
SOURCE_NAMES: Final = (
    *card_ids.CARD_NAMES,
    *(f"{power}-side-{side + 1}" for power in language.POWERS for side in range(card_ids.SIDES)),
    *(f"{power}-ability" for power in language.POWERS),
)
SOURCE: Final = form.Word(SOURCE_NAMES, none=-1)
CARD: Final = form.Word(card_ids.CARD_NAMES, none=-1)
SQUARE: Final = form.Word(SQUARES, none=-1)
GUESS: Final = form.Word(SQUARES, first=1, none=0)
ROWS: Final = form.Several([str(row + 1) for row in range(int(values.MOST_ROWS))])
YES: Final = form.Word(("no", "yes"))
ZONE: Final = form.Word(("deck", "hand", "in-play", "pile", "gone"))
SMALL: Final = form.Number(0, 255)
LARGE: Final = form.Number(-9999, 9999)
_RUN: Final = (
    "pc",
    "you",
    "owner",
    "source",
    "side-of",
    "chosen",
    "event-team",
    "option",
    "each",
    "trigger",
    "effect",
)


class HammerForm(form.Form[HammerState]):
    """The text form of positions of the camp game."""

    frames = form.names_of_frames(frames.FRAMES)
    outermost = ("round", "round-end", "next-round")

    def empty(self, state: HammerState) -> HammerState:
        """Return an empty table: all cards in their decks, and no puzzle."""
        state.empty(state.powers)
        state.stack = state.stack[:0]
        state.salts = state.salts[:0]
        state.square, state.finder, state.turn = -1, -1, -1
        state.finders = 0
        state.round = state.clock = state.hurried = state.over = 0
        return state

    def sections(self, state: HammerState) -> Sequence[form.Section]:
        """List the sections of a position's text."""
        names = _names(state)
        team = form.Word(names, none=-1)
        teams = form.Several(names)
        uses = [
            form.Column(str(at + 1), "used", SMALL, at, int(columns.COUNTERS))
            for at in range(int(columns.COUNTERS))
        ]
        run = [
            form.Column(name, "run", _run_values(name, team), at) for at, name in enumerate(_RUN)
        ]
        seen = [
            form.Column(name, "seen", ROWS, at, len(language.POWERS))
            for at, name in enumerate(
                [*names, *(str(n) for n in range(len(names), len(language.POWERS)))]
            )
        ]
        return (
            form.Single("round", "round", form.Number()),
            form.Single("turn", "turn", team),
            form.Single("hurried", "hurried", form.Word(names, first=1, none=0)),
            form.Single("square", "square", SQUARE),
            form.Single("finder", "finder", team),
            form.Single("finders", "finders", teams),
            form.Single("clock", "clock", form.PLAIN),
            form.Single("over", "over", YES),
            form.Table("seat", names, _team_columns(names)),
            form.Table("seen", names, seen),
            form.Table("card", card_ids.CARD_NAMES, _card_columns(teams)),
            form.Table("uses", SOURCE_NAMES[: int(card_ids.SOURCES)], uses),
            form.Listing("salts", "salts", SMALL),
            form.Lines("row", _write_rows, _read_row),
            form.Table("run", (), run),
            *(
                form.Listing(name, name, CARD if name in ("targets", "that") else form.PLAIN)
                for name in ("targets", "groups", "that", "controllers", "shares")
            ),
            *_series(team, teams),
        )

    def slots(self, state: HammerState) -> Mapping[str, form.Values]:
        """Return how slots of frames are written, by name."""
        names = _names(state)
        team, teams = form.Word(names, nobody=-1), form.Several(names)
        singles = (
            *("seat", "from", "partner", "player", "team", "with", "proposer", "deck"),
            "holder",
        )
        return {
            **dict.fromkeys(singles, team),
            **dict.fromkeys(("seats", "tied", "placed", "found", "spared"), teams),
            "card": CARD,
            "source": SOURCE,
        }

    def wait(self, state: HammerState) -> None:
        """Raise a ValueError unless the game is over.

        A position must name its pending decision, since rounds have many.
        """
        if not state.over:
            raise ValueError(
                "lines 'pending ...' are missing, such as 'pending round-end seat=nobody' and then "
                "'pending main seat=usa used=0 refused=0'"
            )

    def finish(self, state: HammerState) -> None:
        """Count the finder among the finders; make the encoded picture, where no rows are written.

        It follows from the square and all draws.
        """
        if state.finder >= 0:
            state.finders |= 1 << int(state.finder)
        if state.square >= 0 and len(state.salts) == tables.SALTED and not any(state.codes):
            enigma.encode(state)

    def faults(self, state: HammerState) -> Sequence[str]:
        """List broken invariants."""
        return invariants.faults(state)


def _names(state: HammerState) -> list[str]:
    return [language.POWERS[power] for power in state.powers]


def _run_values(name: str, team: form.Values) -> form.Values:
    if name in ("you", "owner", "chosen"):
        return team
    return SOURCE if name == "source" else form.PLAIN


def _series(team: form.Values, teams: form.Values) -> Sequence[form.Section]:
    """List the sections of what comes later: waiting effects, modifiers, guesses, talks."""
    plain = form.PLAIN
    waiting = {"effect": plain, "source": SOURCE, "owner": team, "teams": teams, "trigger": plain}
    brief = {"modifier": plain, "side": teams, "whose": team, "until": plain, "card": CARD}
    guesses = {"seat": team, "square": SQUARE, "round": form.Number()}
    talks = {"what": form.Word(("ally", "part")), "seat": team, "with": team}
    return (
        form.Series("waiting", "waiting", waiting),
        form.Series("brief", "brief", brief),
        form.Series("guesses", "guesses", guesses),
        form.Series("talks", "talks", talks),
    )


def _team_columns(names: Sequence[str]) -> list[form.Column]:
    numbers = ("sb", "bm", "points", "debt", "earned", "rank", "place", "special", "joined")
    later = ("how", "returning", "leaving", "swaps")
    return [
        *(form.Column(name, name, LARGE) for name in (*numbers, *later)),
        form.Column("joker", "joker", form.Word(("used", "held"))),
        form.Column(
            "bet",
            "bet",
            form.Word(names, first=1, none=0, nobody=1 + len(language.POWERS)),
        ),
        form.Column("guess", "guess", GUESS),
        form.Column("guessed", "guessed", YES),
        form.Column("pacts", "pacts", form.Several(names)),
        form.Column("rows", "rows", ROWS),
        form.Column("due", "due", ROWS),
    ]


def _card_columns(teams: form.Several) -> list[form.Column]:
    return [
        form.Column("zone", "zone", ZONE),
        form.Column("at", "at", LARGE),
        form.Column("known", "known", form.Several(teams.words, everybody=31)),
        form.Column("control", "control", teams),
        form.Column("tired", "tired", form.Word(("ready", "tired", "detained"))),
        form.Column("age", "age", form.PLAIN),
        form.Column("refused", "refused", YES),
    ]


def _write_rows(state: HammerState, empty: HammerState) -> Iterator[str]:
    """Write the marks of each row and its code: `row 1 DGAEAGHC CG`."""
    for row in range(state.pieces if any(state.codes) or any(state.marks) else 0):
        code = int(state.codes[row])
        letters = "".join(ascii_uppercase[state.mark(row, at)] for at in range(state.size))
        yield f"{row + 1} {letters} {values.code_letters(code)}"


def _read_row(state: HammerState, words: Sequence[str]) -> None:
    if len(words) != 3 or len(words[1]) != state.size or len(words[2]) != 2:
        raise ValueError(f"a row has a number, {state.size} marks and a code of two")
    row = form.Number(1, int(state.pieces)).read(words[0]) - 1
    if not set(words[1] + words[2]) <= set(ascii_uppercase[:16]):
        raise ValueError("marks are letters from A to P")
    for at, letter in enumerate(words[1]):
        state.set_mark(row, at, ascii_uppercase.index(letter))
    first, second = (ascii_uppercase.index(letter) for letter in words[2])
    state.codes[row] = values.code_of(first, second)
