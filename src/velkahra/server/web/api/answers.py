"""Answers of the API: a program is told nothing its seat's page would not show."""

from typing import Final

from velkahra.bots.hinting import Advice
from velkahra.core.contract.events import Event
from velkahra.server.room.hints import is_offered
from velkahra.server.room.room import Room
from velkahra.server.web.api import protocol
from velkahra.server.web.api.protocol import Clock, Happened, Hint, History, Legal, Position, Seat

MOST_PLIES: Final = 500
"""Plies whose events are told in one answer."""


def position(room: Room, seat: int, language: str) -> Position:
    """Return what `seat` may know now; -1 is a spectator."""
    row, ledger, turn = room.row, room.ledger, room.turn(seat, language)
    acting, over = room.acting(), ledger.state.is_over()
    asked = turn.asked
    return Position(
        protocol.API,
        row.id,
        row.game,
        row.rules,
        row.options,
        [Seat(ledger.game.seat_name(row.options, n), s.player) for n, s in enumerate(row.seats)],
        seat,
        ledger.version,
        len(ledger.play.plies),
        ledger.undone,
        over or turn.ended,
        turn.paused,
        acting,
        seat in acting,
        legal(room, seat) if seat in acting else [],
        legal(room, seat) if steps_in(room, seat) else [],
        not turn.paused and ledger.can_undo(seat, turn.border) and turn.border >= 0,
        protocol.Request(asked.n, asked.text, asked.answer) if asked else None,
        [Clock(*dial) for dial in room.dials()],
        room.view(seat),
        list(ledger.state.returns()) if over else None,
        is_offered(room, seat),
    )


def steps_in(room: Room, seat: int) -> bool:
    """Return whether a seat may act although the game does not wait for it."""
    still = room.is_over or room.held
    return seat >= 0 and not still and room.ledger.state.may_step_in(seat)


def hint(room: Room, seat: int, language: str, advice: Advice) -> Hint:
    """Return a recommended action for a seat, as programs get it."""
    action = room.ledger.game.write(seat, advice.action)
    gain = list(room.preview(seat, language, action).lines)
    return Hint(action, advice.action, advice.chance, gain, advice.risk, advice.reason)


def legal(room: Room, seat: int) -> list[Legal]:
    """List the legal actions of a seat, ascending."""
    game = room.ledger.game
    return [
        Legal(game.write(seat, action), action, game.space.to_json(action))
        for action in room.ledger.state.legal_actions(seat)
    ]


def history(room: Room, seat: int, language: str, first: int) -> History:
    """Return the events `seat` may know, from ply `first` on, of MOST_PLIES plies at most."""
    ledger = room.ledger
    plies = len(ledger.play.plies)
    end = min(plies, first + MOST_PLIES)
    told = [
        happened(room, language, ply, event)
        for ply in range(first, end)
        for event in ledger.play.happened[ply]
        if event.visible_to(seat)
    ]
    return History(ledger.version, plies, ledger.undone, first, max(first, end), told)


def happened(room: Room, language: str, ply: int, event: Event) -> Happened:
    """Return an event of ply `ply` that may be known, with its line of the log."""
    game, options = room.ledger.game, room.row.options
    names = game.named_facts(event.kind, event.facts, options)
    text = game.words.event(language, event, options)
    return Happened(ply, event.kind, event.facts, names, text)
