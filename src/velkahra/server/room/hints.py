"""Hints at a table where they were agreed on: a search from the view of the seat that asks."""

import logging
import random
import sqlite3
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from markupsafe import Markup
from msgspec import Meta

from velkahra.bots.hinting import Advice
from velkahra.bots.jobs import Job
from velkahra.bots.thinkers import Thinkers, ThinkingError
from velkahra.core.refusals import StaleAction, VelkahraError
from velkahra.server.domain.agreements import HintRow
from velkahra.server.domain.pace import Paces
from velkahra.server.domain.texts import Say, speaker
from velkahra.server.domain.verdicts import percent
from velkahra.server.domain.wording import foretell
from velkahra.server.room.requests import NotNow, check_going
from velkahra.server.settings import Settings

if TYPE_CHECKING:
    from velkahra.server.domain.ledger import Row
    from velkahra.server.room.room import Room

log: Final = logging.getLogger(__name__)

NO: Final = "no"
YES: Final = "yes"
HINTS_A_SECOND: Final = 0.2
HINTS_AT_ONCE: Final = 3
STYLE: Final = "/static/hints.css"
SCRIPT: Final = "/static/hints.js"
TAG: Final = Markup


class AskHint(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hint", tag_field="kind"
):
    """Say what a program would do, on the position of version `v`."""

    v: Annotated[int, Meta(ge=0, le=10_000_000)]


class Hint(msgspec.Struct, frozen=True):
    """An action that can be recommended.

    Attributes:
        text: the action in notation.
        chance: the chances to win after it, in words.
        gain: what it does, as far as the seat can know.
        risk: what is expected then, with the chances after that; "" if nothing is.
    """

    text: str
    chance: str
    gain: str
    risk: str


class Hinted(msgspec.Struct, frozen=True, tag="hinted", tag_field="kind"):
    """What a program would do, the best first."""

    v: int
    hints: list[Hint]


class Adviser:
    """Has hints found for the seats of one table. Everybody sees who asked."""

    def __init__(self, room: "Room", thinkers: Thinkers, settings: Settings) -> None:
        self._room: Final = room
        self._thinkers: Final = thinkers
        self._settings: Final = settings
        self._asking: Final[set[int]] = set()
        self._paces: Final = Paces(HINTS_A_SECOND, HINTS_AT_ONCE)

    async def advise(self, seat: int, version: int, language: str) -> Hinted:
        """Find hints for a seat's page. Raises: NotNow, StaleAction, StoreError, as `find`."""
        found = await self.find(seat, version, language)
        hints = [self._hint(seat, language, advice) for advice in found]
        return Hinted(self._room.ledger.version, hints)

    async def find(self, seat: int, version: int, language: str) -> list[Advice]:
        """Find what a seat that has to decide could do, the best first.

        Raises: NotNow if it has nothing to decide, asks too often, or nothing was found;
            StaleAction, also if the game went on meanwhile; StoreError.
        """
        if seat in self._asking:
            raise NotNow("hint-often")
        self._asking.add(seat)
        try:
            await self._room.change(lambda: self._asked(seat), version)
            ledger = self._room.ledger
            settled = ledger.settled
            found = await self._think(seat, language)
            if ledger.settled != settled:
                raise StaleAction("the game went on while the program was thinking")
            return found
        finally:
            self._asking.discard(seat)

    def _asked(self, seat: int) -> list["Row"]:
        check_going(self._room.ledger.agreements)
        if not self._room.ledger.state.may_act(seat):
            raise NotNow("no-turn")
        if not self._paces.allows(str(seat)):
            raise NotNow("hint-often")
        return [HintRow(seat)]

    async def _think(self, seat: int, language: str) -> list[Advice]:
        row, play = self._room.row, self._room.ledger.play
        seed = random.SystemRandom().getrandbits(60)
        seconds = self._settings.hint_seconds
        more: dict[str, int | float | str | bool] = {"language": language, "seconds": seconds}
        plies = list(play.plies)
        job = Job("hint", row.id, row.game, play.seats, play.options, plies, seat, "", seed, more)
        try:
            raw = await self._thinkers.ask(job, seconds + self._settings.thinker_seconds)
        except ThinkingError as error:
            log.error("a hint failed: %s", error, extra={"table": row.id})
            raise NotNow("hint-failed") from error
        return msgspec.convert(raw, list[Advice])

    def _hint(self, seat: int, language: str, advice: Advice) -> Hint:
        game, say = self._room.ledger.game, speaker(language)
        text = game.write(seat, advice.action)
        told = foretell(
            game, self._room.ledger.state, language, self._room.row.options, seat, advice.action
        )
        risk = ""
        if advice.risk:
            expected = say("hint-risk", what=advice.risk)
            left = say("hint-after", chance=percent(language, advice.after))
            risk = f"{expected} {left}"
        chance = say("hint-chance", chance=percent(language, advice.chance))
        return Hint(text, chance, " ".join(told.lines) or text, risk)


def check(wish: str) -> None:
    """Check what a form says. Raises: VelkahraError."""
    if wish not in (NO, YES):
        raise VelkahraError(f"hints cannot be {wish!r}: {NO}, {YES}")


def keep(connection: sqlite3.Connection, table: str, wish: str) -> None:
    """Keep whether seats may take hints at a new table; that they may not needs no row."""
    if wish == YES:
        connection.execute("INSERT INTO hinting VALUES (?)", (table,))


def load(connection: sqlite3.Connection, table: str) -> bool:
    """Read whether seats may take hints."""
    sql = "SELECT 1 FROM hinting WHERE table_id = ?"
    return connection.execute(sql, (table,)).fetchone() is not None


def field(language: str) -> Markup:
    """Make the field of the form in which a table is opened."""
    say = speaker(language)
    values = TAG("").join(
        TAG('<option value="{}">{}</option>').format(wish, say(f"hints-{wish}"))
        for wish in (NO, YES)
    )
    return TAG(
        '<fieldset><legend>{}</legend><label class="field"><span>{}</span>'
        '<select name="hints">{}</select></label></fieldset>'
    ).format(say("hints-title"), say("hints"), values)


def is_offered(room: "Room", seat: int) -> bool:
    """Say whether a page has the button: at a table with hints, for those who sit."""
    return seat >= 0 and room.adviser is not None


def button(say: Say, offered: bool) -> Markup:
    """Make the button that asks for a hint; it shows while something is asked of the seat."""
    if not offered:
        return TAG("")
    return TAG('<button id="hint" type="button" hidden>{}</button>').format(say("hint-button"))


def card(say: Say, offered: bool) -> Markup:
    """Make the place where hints are shown."""
    if not offered:
        return TAG("")
    return TAG(
        '<section class="card" id="hints" aria-labelledby="hints-heading" data-choose="{choose}" '
        'data-thinking="{thinking}" data-none="{none}" data-lead="{lead}" hidden>'
        '<h2 id="hints-heading" tabindex="-1">{heading}</h2>'
        '<p id="hints-told" role="status"></p><ol></ol>'
        '<button id="hints-close" type="button">{close}</button></section>'
    ).format(
        choose=say("hint-choose"),
        thinking=say("hint-thinking"),
        none=say("hint-none"),
        heading=say("hint-heading"),
        lead=say("hint-lead"),
        close=say("hint-close"),
    )
