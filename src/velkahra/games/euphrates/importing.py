"""Games of Tigris & Euphrates played on Board Game Arena, read from the log of the site.

A log is a list of packets, each with a list of notifications under `data`: the name of what
happened (`type`) and its facts (`args`). Each notification is turned into the action that it means
here, which must be legal. What follows from our rules by itself is checked or passed over. Unknown
notifications are reported, never guessed.

The log tells drawn tiles to their owner only. The site numbers the tiles in the order in which
they are drawn, and names the number of each tile that is used. So a tile that somebody used later
is known from the draw on. Tiles that nobody ever showed get colours that are left over.

Passing has no notification: the game states in the log show it, or the seat that acts next.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Any, Final, NamedTuple

from velkahra.core.contract.events import Event
from velkahra.core.contract.game import Game
from velkahra.core.contract.state import CHANCE
from velkahra.core.importing import ForeignGameError
from velkahra.core.play.play import Play
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.rules import facts, frames, pieces, tables
from velkahra.games.euphrates.rules.chapters.end import assign_treasures
from velkahra.games.euphrates.view.notation import read_action

_PACKETS: Final = re.compile(r'"logs"\s*:\s*\[|"data"\s*:\s*\[\s*(?=\{\s*"channel")|\A\s*\[')
# Start temples in the site's order.
_TEMPLES: Final = {
    "standard": "B2 K1 F3 P2 N5 I7 B8 O9 F10 K11",
    "advanced": "E1 J1 O2 B3 G4 L4 D6 P6 A8 H8 M8 E10 J11 O11",
}
_SHAPES: Final = {"lion": "lion", "bull": "bull", "bow": "archer", "urn": "potter"}
_TOTALS: Final = tuple(facts.FACTS.tiles.by_colour[colour].total for colour in facts.COLOUR_NAMES)
_TURN: Final = (2, "playerTurn")
_TURN_OVER: Final = (17, "nextPlayer")
_BOARD, _ENGLISH, _WONDER, _BUILDINGS, _SCORING = 100, 101, 102, 103, 104
_LACKING: Final = "the wonder and the civilization buildings are not part of this game (TE-EDGE-96)"
_DEPARTURES: Final = {
    "TE-CATASTROPHE-07": "the site lets a catastrophe lie on another one",
    "TE-TREASURE-02": "on the advanced board the site does not take J11 for a corner",
}
_NAMING: Final = ("placeTile", "placeLeader", "placeSupport", "catastrophe", "playerScore")
# Notifications that every game of the site may have, and that follow from the rules.
_QUIET: Final = """
    gameStateChangePrivateArg gameStateMultipleActiveUpdate newActivePlayer newPrivateState
    playerstatus playerStatusChanged yourturnack clockalert tableInfosChanged playerEliminated
    tableDecision archivewaitingdelay end_archivewaitingdelay replaywaitingdelay
    end_replaywaitingdelay replayinitialwaitingdelay end_replayinitialwaitingdelay
    aiPlayerWaitingDelay replay_has_ended updateSpectatorList wouldlikethink updateReflexionTime
    zombieModeFail zombieModeFailWarning aiError skipTurnOfPlayer skipTurnOfPlayerWarning zombieBack
    allPlayersAreZombie gameResultNeutralized playerConcedeGame showTutorial showCursor
    showCursorClick banFromTable resultsAvailable switchToTurnbased infomsg message simpleNote
    simpleNode simplePause tableWindow wakeupPlayers chatmessage tablechat startWriting
    stopWriting history_history drawTiles discard playerScore loadBug
"""
_IGNORED: Final = frozenset(_QUIET.split())


class Notice(NamedTuple):
    """One notification of a log.

    Attributes:
        line: its line in the file, from 1.
        packet, move: the ids the site gave to its packet and its move.
        kind: what it tells; args: its contents.
    """

    line: int
    packet: str
    move: str
    kind: str
    args: dict[str, Any]


class Log(NamedTuple):
    """A log: its notifications, the players by their numbers, and the options if it has them."""

    notices: list[Notice]
    names: dict[str, str]
    options: dict[int, int]


class Mark(NamedTuple):
    """A point in the game that taking back returns to.

    `kind` is what was done there, `version` the number of plies before it, and `hands` the tiles of
    each seat by their numbers on the site.
    """

    kind: str
    version: int
    hands: list[list[int]]


def read_log(text: str) -> Log:
    """Read a log. Raises: ForeignGameError naming the line."""
    try:
        whole = json.loads(text)
    except ValueError as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
        raise ForeignGameError(f"this is not JSON: {error}", line) from error
    found = _PACKETS.search(text)
    if found is None:
        told = whole.get("error") if isinstance(whole, dict) else None
        why = f"; the site answered {str(told)!r}" if told else ""
        raise ForeignGameError(f"there is no list 'logs' in the file{why}", 1)
    packets = _packets(text, found.end())
    notices = [notice for line, packet in packets for notice in _open(line, packet)]
    return Log(notices, _names(whole, notices), _options(whole))


def _packets(text: str, at: int) -> Iterator[tuple[int, object]]:
    """Read the packets of a list one by one, with the line each stands on."""
    decoder = json.JSONDecoder()
    line, counted = 1, 0
    while True:
        while text[at] in ", \t\r\n":
            at += 1
        if text[at] == "]":
            return
        line, counted = line + text.count("\n", counted, at), at
        packet, at = decoder.raw_decode(text, at)
        yield line, packet


def _open(line: int, packet: object) -> Iterator[Notice]:
    if not isinstance(packet, dict) or not isinstance(packet.get("data"), list):
        raise ForeignGameError("a packet of the log is an object with a list 'data'", line)
    number, move = str(packet.get("packet_id") or "?"), str(packet.get("move_id") or "?")
    for one in packet["data"]:
        if not isinstance(one, dict) or not isinstance(one.get("type"), str):
            told = f"packet {number}: a notification is an object with a 'type'"
            raise ForeignGameError(told, line)
        args = one.get("args")
        yield Notice(line, number, move, one["type"], args if isinstance(args, dict) else {})


def _found(whole: object, key: str) -> Iterator[object]:
    """Yield what stands under a key in the outer objects of the file."""
    while isinstance(whole, dict):
        if key in whole:
            yield whole[key]
        whole = whole.get("data")


def _names(whole: object, notices: list[Notice]) -> dict[str, str]:
    """Return the players' names by number: those the file lists, then others as they appear."""
    names: dict[str, str] = {}
    for told in _found(whole, "players"):
        listed = [*told.values()] if isinstance(told, dict) else told
        for player in listed if isinstance(listed, list) else ():
            if isinstance(player, dict) and "id" in player:
                names[str(player["id"])] = str(player.get("name", ""))
    for notice in notices:
        player = str(notice.args.get("player_id", ""))
        if notice.kind in _NAMING:
            names[player] = names.get(player) or str(notice.args.get("player_name") or "")
        player = str(notice.args.get("active_player") or 0)
        if notice.kind == "gameStateChange" and player != "0":
            names.setdefault(player, "")
    return names


def _options(whole: object) -> dict[int, int]:
    """Return the options of the table by number, if somebody put them into the file."""
    options: dict[int, int] = {}
    for told in _found(whole, "options"):
        for number, option in told.items() if isinstance(told, dict) else ():
            value = option.get("value") if isinstance(option, dict) else option
            options[_number(number)] = _number(value)
    return options


class Transcript:
    """A game of the site while its notifications, `log`, are played here on the map `board`."""

    def __init__(self, game: Game, log: Log, board: str) -> None:
        self.log: Final = log
        self.players: Final = _seats_of(log)
        self.by_name: Final = {log.names[player]: at for at, player in enumerate(self.players)}
        self.seats: Final = len(self.players)
        agreed = {
            "board": board,
            "english": "yes" if log.options.get(_ENGLISH) == 2 else "no",
            "points": "open" if log.options.get(_SCORING) == 2 else "hidden",
            "dynasties": _dynasties(log, self.players),
        }
        self.play: Final = Play(game, self.seats, agreed)
        self.temples: Final = _TEMPLES[board].split()
        self.first_id: Final = 2 * self.seats + len(self.temples)
        self.end_id: Final = 2 * self.seats + sum(_TOTALS)
        self.last_use, self.colours = self._learn()
        self.next_id = self.first_id + int(tables.HAND) * self.seats
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.drawn: list[list[int]] = [[] for _ in range(self.seats)]
        self.exhausted = False
        self.marks: list[Mark] = []
        self.restored = ""
        self.held = 0
        states = [_state_of(notice) for notice in log.notices]
        self.logs_ends: Final = bool(set(_TURN_OVER) & set(states))
        self.at = 0
        self._set_up()

    @property
    def state(self) -> EuphratesState:
        """Return the position."""
        assert isinstance(self.play.state, EuphratesState)
        return self.play.state

    @property
    def notice(self) -> Notice:
        """Return the notification that is being played."""
        return self.log.notices[self.at]

    def run(self) -> Play:
        """Play all notifications. Raises: ForeignGameError if one means nothing legal here."""
        for at, notice in enumerate(self.log.notices):
            self.at = at
            if notice.kind in _IGNORED and notice.args.get("source") != "building":
                continue
            take = _TAKERS.get(notice.kind)
            if take is None:
                raise self._error("this notification is not known")
            take(self)
        with suppress(ForeignGameError):  # the log may end before every tile is drawn
            self._deal()
        return self.play

    def _error(self, why: str) -> ForeignGameError:
        notice = self.notice
        where = f"move {notice.move} (packet {notice.packet}), {notice.kind}: "
        return ForeignGameError(where + why, notice.line)

    # Values of the file as ours

    def _number(self, name: str) -> int:
        try:
            return int(self.notice.args[name])
        except (KeyError, TypeError, ValueError):
            raise self._error(f"{name!r} must be a number") from None

    def _colour(self, name: object) -> int:
        if name not in facts.COLOUR_NAMES:
            raise self._error(f"{name!r} is none of {', '.join(facts.COLOUR_NAMES)}")
        return facts.COLOUR_NAMES.index(str(name))

    def _label(self, x: str = "x", y: str = "y") -> str:
        column, row = self._number(x), self._number(y)
        if not (0 <= column < facts.COLUMNS and 0 <= row < facts.ROWS):
            raise self._error(f"the space {column}, {row} lies outside the board")
        return facts.LABELS[row * facts.COLUMNS + column]

    def _seat(self, name: str = "player_id") -> int:
        player = str(self.notice.args.get(name, ""))
        if player not in self.players:
            raise self._error(f"{name!r} is not a player of this table")
        return self.players.index(player)

    def _named_seat(self) -> int:
        name = str(self.notice.args.get("player_name", ""))
        if name not in self.by_name:
            raise self._error(f"{name!r} is not a player of this table")
        return self.by_name[name]

    def _name(self, seat: int) -> str:
        player = self.players[seat]
        return self.log.names[player] or f"player {player}"

    # Tiles

    def _learn(self) -> tuple[dict[int, int], dict[int, int]]:
        """Find when each tile is used last, and its colour; give a colour to those never shown."""
        used: dict[int, int] = {}
        colours: dict[int, int] = {}
        for at, notice in enumerate(self.log.notices):
            self.at = at
            for tile, name in _shown(notice):
                if not self.first_id <= tile < self.end_id:
                    raise self._error(f"there is no tile {tile} to draw")
                colour = self._colour(name)
                if colours.setdefault(tile, colour) != colour:
                    raise self._error(f"tile {tile} was {facts.COLOUR_NAMES[colours[tile]]} before")
                if notice.kind != "drawTiles":
                    used[tile] = at
        left = [*_TOTALS]
        left[0] -= len(self.temples)
        for colour in colours.values():
            left[colour] -= 1
        if min(left) < 0:
            raise self._error("the log shows more tiles of a colour than the game has")
        for tile in range(self.first_id, self.end_id):
            if tile not in colours:
                colours[tile] = max(range(int(tables.COLOURS)), key=left.__getitem__)
                left[colours[tile]] -= 1
        return used, colours

    def _set_up(self) -> None:
        first = self.first_id
        for seat in range(self.seats):
            self.drawn[seat] += range(
                first + int(tables.HAND) * seat, first + int(tables.HAND) * (seat + 1)
            )
        self.at = 0
        self._deal()
        self.play.act(CHANCE, read_action("first 0"))

    def _letters(self, tiles: Iterable[int]) -> str:
        return "".join(
            tables.TILE_LETTERS[colour] for colour in sorted(self.colours[t] for t in tiles)
        )

    def _deal(self) -> None:
        """Draw what the log says for as long as our game waits for a draw."""
        state = self.state
        while state.actor() == CHANCE and state.frame_kind() != frames.FIRST:
            seat, number = int(state.frame_seat()), int(state.slot(frames.REFILL_TILES))
            if len(self.drawn[seat]) < number and self.exhausted:
                self._share_out(seat)
            if len(self.drawn[seat]) < number:
                told = f"the log tells of no {number} tiles that {self._name(seat)} draws"
                raise self._error(told)
            tiles, self.drawn[seat] = self.drawn[seat][:number], self.drawn[seat][number:]
            self.hands[seat] += tiles
            self.play.act(CHANCE, read_action(f"draw {self._letters(tiles)}"))

    def _share_out(self, seat: int) -> None:
        """Draw for a seat from the rest of the bag: the game ends before these tiles matter.

        The site refills by seats, we from the active seat on, so others may be the last to draw.
        """
        rest = [tile for tiles in self.drawn for tile in tiles]
        rest += range(self.next_id, self.end_id)
        self.next_id = self.end_id
        self.drawn = [[] for _ in self.drawn]
        self.drawn[seat] = rest

    def _use(self, seat: int, tile: int) -> None:
        if tile not in self.hands[seat]:
            raise self._error(f"tile {tile} is not in the hand of {self._name(seat)} here")
        self.hands[seat].remove(tile)

    # Acting

    def _mark(self, kind: str) -> None:
        self.marks.append(Mark(kind, self.play.version, [[*hand] for hand in self.hands]))

    def _act(self, seat: int, text: str) -> None:
        state, action = self.state, read_action(text)
        if state.is_over():
            raise self._error("the game is over by our rules")
        if state.actor() != seat:
            told = f"it is up to {self._name(int(state.actor()))} here"
            raise self._error(told)
        refusal = state.refusal(seat, action)
        if refusal is not None:
            told = f"it would be {text!r}, which is refused by {refusal.rule}"
            more = _DEPARTURES.get(refusal.rule)
            raise self._error(f"{told} ({more})" if more else told)
        self.play.act(seat, action)

    def _leave_monument(self) -> None:
        """Decline the monument that the next notification passes over."""
        if self.state.frame_kind() == frames.MONUMENT and not self.state.is_over():
            self._act(int(self.state.actor()), "decline")

    def _end_turn(self) -> None:
        self._act(int(self.state.actor()), "end")
        self.marks.clear()

    def _turn_of(self, seat: int) -> None:
        """Go on until it is a seat's turn, ending the turns of others if the log does not."""
        self._deal()
        self._leave_monument()
        if self.logs_ends:
            return
        for _ in range(self.seats):
            state = self.state
            if state.is_over() or state.frame_kind() != frames.TURN:
                return
            if state.actor() == seat and state.left > 0:
                return
            self._end_turn()
            self._deal()

    def _take_back(self, *kinds: str) -> None:
        if not self.marks or (kinds and self.marks[-1].kind not in kinds):
            raise self._error("there is nothing of this kind to take back here")
        mark = self.marks.pop()
        self.play.undo(mark.version)
        self.hands = mark.hands

    # The notifications

    def take_state(self) -> None:
        """End the turn when the site goes on to the next player."""
        if _state_of(self.notice) not in _TURN_OVER or self.state.is_over():
            return
        self._deal()
        self._leave_monument()
        if self.state.frame_kind() != frames.TURN:
            raise self._error(f"{self._name(int(self.state.actor()))} has something to decide here")
        self._end_turn()

    def take_tile(self) -> None:
        """Place a tile."""
        seat, ((tile, name),) = self._seat(), _shown(self.notice)
        colour = self._colour(name)
        self._turn_of(seat)
        self._mark("tile")
        self._use(seat, tile)
        self._act(seat, f"{tables.TILE_NAMES[colour]} {self._label()}")

    def take_leader(self) -> None:
        """Place or move a leader, or take that back."""
        if self.notice.args.get("undo"):
            self._take_back("leader", "withdraw")
            return
        seat, office = self._seat(), self._colour(self.notice.args.get("color"))
        self._turn_of(seat)
        self._mark("leader")
        self._act(seat, f"{tables.OFFICE_NAMES[office]} {self._label()}")

    def take_returned(self) -> None:
        """Withdraw a leader, take back its placing, or check that a monument sent it home."""
        args = self.notice.args
        if args.get("undo"):
            self._take_back("leader")
            return
        office = self._colour(args.get("color"))
        if "player_name" in args:
            seat = self._named_seat()
            self._turn_of(seat)
            self._mark("withdraw")
            self._act(seat, f"{tables.OFFICE_NAMES[office]} off")
            return
        leader = args.get("leader")
        owner = str(leader.get("owner", "")) if isinstance(leader, dict) else ""
        if owner not in self.players:
            raise self._error("the leader has no owner at this table")
        seat = self.players.index(owner)
        if self.state.leader_at(pieces.leader_of(seat, office)) != tables.OFF:
            told = (
                f"the {tables.OFFICE_NAMES[office]} of {self._name(seat)} keeps a temple by our "
                "rules"
            )
            raise self._error(told)

    def take_catastrophe(self) -> None:
        """Play a catastrophe tile."""
        seat = self._seat()
        self._turn_of(seat)
        self._mark("catastrophe")
        self._act(seat, f"catastrophe {self._label()}")

    def take_swap(self) -> None:
        """Swap the tiles that the log names, or else tiles that are not used later."""
        seat, count = self._named_seat(), self._number("count")
        self._turn_of(seat)
        tiles = self._swapped(seat)
        for tile in tiles if len(tiles) == count else ():
            self._use(seat, tile)
        if len(tiles) != count:
            hand = [t for t in self.hands[seat] if self.last_use.get(t, -1) < self.at]
            tiles = hand[:count]
            if not 0 < count <= len(tiles):
                told = f"{count} tiles are swapped, but only {len(hand)} of the hand can be"
                raise self._error(told)
            self.hands[seat] = [t for t in self.hands[seat] if t not in tiles]
        self.marks.clear()
        self._act(seat, f"swap {self._letters(tiles)}")

    def _swapped(self, seat: int) -> list[int]:
        """List the tiles of this swap, if the log has what only its player was told."""
        for notice in self.log.notices:
            if notice.kind == "discard" and notice.move == self.notice.move:
                tiles = _numbers(notice.args.get("tile_ids"))
                if all(tile in self.hands[seat] for tile in tiles):
                    return tiles
        return []

    def take_draw(self) -> None:
        """Hand out the next tiles of the bag; they are drawn when our game waits for them."""
        seat, count = self._named_seat(), self._number("count")
        if not self.logs_ends and self.state.frame_kind() in (frames.TURN, frames.MONUMENT):
            self._leave_monument()
            self._end_turn()
        if not 0 <= count <= self.end_id - self.next_id:
            raise self._error(f"the bag has no {count} tiles here")
        self.drawn[seat] += range(self.next_id, self.next_id + count)
        self.next_id += count

    def take_support(self) -> None:
        """Add tiles to a conflict. A player who has left adds none, without a notification."""
        seat, tiles = self._seat(), _numbers(self.notice.args.get("tile_ids"))
        if len(tiles) != self._number("number"):
            raise self._error("'number' is not the number of 'tile_ids'")
        if self.state.frame_kind() == frames.CONFLICT and self.state.actor() != seat:
            self._act(int(self.state.actor()), "add 0")
        for tile in tiles:
            self._use(seat, tile)
        self._act(seat, f"add {len(tiles)}")
        self.marks.clear()

    def take_result(self) -> None:
        """Compare the result of a conflict with ours."""
        war = self.notice.kind == "warConcluded"
        for _ in range(2):  # a player who left adds nothing and sends no notification
            if len(self._results()) <= self.held and self.state.frame_kind() == frames.CONFLICT:
                self._act(int(self.state.actor()), "add 0")
        results = self._results()[self.held :]
        if not results or results[0].kind != ("war-won" if war else "revolt-won"):
            raise self._error("there was no such conflict here")
        self.held += 1
        ours = dict(results[0].facts)
        sums = sorted((int(ours["attack"]), int(ours["defence"])), reverse=True)
        here = (int(ours["winner"]), *sums, int(ours["count"]) if war else 0)
        there = (
            self._seat("winning_player_id"),
            self._number("winner_strength"),
            self._number("loser_strength"),
            self._number("tiles_removed_count") if war else 0,
        )
        if here != there:
            told = [
                f"{self._name(w)} wins {a} to {b}, {c} tiles go" for w, a, b, c in (there, here)
            ]
            raise self._error(f"{told[0]}; by our rules {told[1]}")

    def _results(self) -> list[Event]:
        """List the conflicts that were decided."""
        kinds = ("war-won", "revolt-won")
        return [e for events in self.play.happened for e in events if e.kind in kinds]

    def take_wars_end(self) -> None:
        """Check that no war is left."""
        if self.state.frame_kind() in (frames.WARS, frames.CONFLICT):
            raise self._error("by our rules there is another war to fight")

    def take_war(self) -> None:
        """Choose the next war."""
        office = self._colour(self.notice.args.get("color"))
        self._mark("war")
        self._act(self._named_seat(), f"war {tables.OFFICE_NAMES[office]}")

    def take_unselected(self) -> None:
        """Take back the choice of a war."""
        self._take_back("war")

    def take_tile_back(self) -> None:
        """Take back a tile."""
        self._take_back("tile")

    def take_monument(self) -> None:
        """Build a monument."""
        args = self.notice.args
        colours = {self._colour(args.get("color1")), self._colour(args.get("color2"))}
        pairs = {
            m.id: {facts.COLOUR_NAMES.index(c) for c in m.colours} for m in facts.FACTS.monuments
        }
        named = [name for name, pair in pairs.items() if pair == colours]
        if not named:
            raise self._error("a monument has two colours")
        self._mark("monument")
        self._act(self._named_seat(), f"build {named[0]} {self._label('pos_x', 'pos_y')}")

    def take_treasure(self) -> None:
        """Take a treasure; the tile it lay on is named by its number."""
        temple = self._number("tile_id") - 2 * self.seats
        if not 0 <= temple < len(self.temples):
            raise self._error("no treasure lies on this tile")
        self._leave_monument()
        self._act(self._seat(), f"take {self.temples[temple]}")

    def take_restore(self) -> None:
        """Go back before the last catastrophe or monument: the site restores what it saved."""
        last = [mark.kind in ("catastrophe", "monument") for mark in self.marks]
        if not any(last) or self.restored == self.notice.move:
            return
        self.restored = self.notice.move
        while self.marks[-1].kind not in ("catastrophe", "monument"):
            self.marks.pop()
        self._take_back()

    def take_lacking(self) -> None:
        """Raise an error: this game does not have that rule."""
        raise self._error(_LACKING)

    def take_last_tile(self) -> None:
        """Note that the bag is too small for the next draw."""
        self.exhausted = True
        self.take_ending()

    def take_ending(self) -> None:
        """Check that the game is over here too."""
        self._deal()
        if not self.logs_ends and not self.state.is_over():
            self._leave_monument()
            if self.state.frame_kind() == frames.TURN:
                self._end_turn()
        self._deal()
        if not self.state.is_over():
            raise self._error("by our rules the game is not over here")

    def take_points(self) -> None:
        """Compare the points before the treasures with ours."""
        self.take_ending()
        for seat, told in self._logged_points():
            ours = [int(self.state.points(seat, c)) for c in range(4)]
            ours.append(int(self.state.treasures_taken(seat)))
            theirs = [_number(told.get(name)) for name in (*facts.COLOUR_NAMES, "treasure")]
            if ours != theirs:
                names = f"{', '.join(facts.COLOUR_NAMES)}, treasures"
                raise self._error(f"{self._name(seat)} has {theirs} ({names}); by our rules {ours}")

    def take_scores(self) -> None:
        """Compare the scores with ours."""
        self.take_ending()
        for seat, told in self._logged_points():
            ours = min(int(points) for points in assign_treasures(self.state, seat))
            if "score" in told and _number(told["score"]) != ours:
                theirs = _number(told["score"])
                raise self._error(
                    f"{self._name(seat)} has a score of {theirs}; by our rules {ours}"
                )

    def _logged_points(self) -> Iterator[tuple[int, dict[str, Any]]]:
        points = self.notice.args.get("points")
        if not isinstance(points, dict):
            raise self._error("'points' must be an object of the players")
        for player, told in points.items():
            if player not in self.players or not isinstance(told, dict):
                raise self._error(f"{player!r} is not a player of this table")
            yield self.players.index(player), told


_TAKERS: Final[dict[str, Callable[[Transcript], None]]] = {
    "gameStateChange": Transcript.take_state,
    "placeTile": Transcript.take_tile,
    "placeLeader": Transcript.take_leader,
    "leaderReturned": Transcript.take_returned,
    "catastrophe": Transcript.take_catastrophe,
    "discardNotif": Transcript.take_swap,
    "drawTilesNotif": Transcript.take_draw,
    "placeSupport": Transcript.take_support,
    "revoltConcluded": Transcript.take_result,
    "warConcluded": Transcript.take_result,
    "allWarsEnded": Transcript.take_wars_end,
    "leaderSelected": Transcript.take_war,
    "leaderUnSelected": Transcript.take_unselected,
    "tileReturned": Transcript.take_tile_back,
    "placeMonument": Transcript.take_monument,
    "pickedTreasure": Transcript.take_treasure,
    "undoRestorePoint": Transcript.take_restore,
    "resetInterfaceWithAllDatas": Transcript.take_restore,
    "placeWonder": Transcript.take_lacking,
    "buildCivilizationBuilding": Transcript.take_lacking,
    "removeCivilizationBuilding": Transcript.take_lacking,
    "playerScore": Transcript.take_lacking,
    "lastTileDrawn": Transcript.take_last_tile,
    "gameEnding": Transcript.take_ending,
    "startingFinalScores": Transcript.take_points,
    "finalScores": Transcript.take_scores,
}


def _number(value: object) -> int:
    """Return a number, or -1 for anything else, which matches nothing."""
    try:
        return int(str(value))
    except ValueError:
        return -1


def _numbers(value: object) -> list[int]:
    return [_number(one) for one in value] if isinstance(value, list) else []


def _state_of(notice: Notice) -> object:
    """Return the number or the name of the state in a notification, or None."""
    if notice.kind != "gameStateChange":
        return None
    number = notice.args.get("id")
    return notice.args.get("name") if number is None else _number(number)


def _shown(notice: Notice) -> Iterator[tuple[int, object]]:
    """List the tiles whose colour a notification shows."""
    args = notice.args
    if notice.kind == "placeTile":
        union = args.get("color") == "union"
        yield _number(args.get("tile_id")), args.get("war_color" if union else "color")
    elif notice.kind == "placeSupport":
        yield from ((tile, args.get("kind")) for tile in _numbers(args.get("tile_ids")))
    elif notice.kind == "drawTiles" and isinstance(args.get("tiles"), list):
        for tile in args["tiles"]:
            if isinstance(tile, dict) and tile.get("kind") != "catastrophe":
                yield _number(tile.get("id")), tile.get("kind")


def _seats_of(log: Log) -> list[str]:
    """List the players in the order of their seats.

    The site numbers leaders seat by seat; a player who never placed one sits where a seat is free,
    in the order of turns.
    """
    if not 2 <= len(log.names) <= 4:
        raise ForeignGameError(f"the log names {len(log.names)} players; 2 to 4 can play", 1)
    seats: dict[int, str] = {}
    turns: dict[str, None] = {}
    for notice in log.notices:
        player = str(notice.args.get("player_id", ""))
        if notice.kind == "placeLeader":
            seat = _number(notice.args.get("leader_id")) // 4
            fits = player in log.names and 0 <= seat < len(log.names)
            if fits and seats.setdefault(seat, player) != player:
                told = f"move {notice.move}: the leader is of {log.names[seats[seat]]!r}"
                raise ForeignGameError(told, notice.line)
        elif _state_of(notice) in _TURN:
            player = str(notice.args.get("active_player", ""))
            if player in log.names:
                turns.setdefault(player)
    free = [p for p in dict.fromkeys((*turns, *log.names)) if p not in seats.values()]
    return [seats[seat] if seat in seats else free.pop(0) for seat in range(len(log.names))]


def _dynasties(log: Log, players: list[str]) -> str:
    """Return which dynasty sits where, as our option names it."""
    told: dict[int, str] = {}
    for notice in log.notices:
        player, shape = str(notice.args.get("player_id", "")), str(notice.args.get("shape"))
        if notice.kind == "placeLeader" and player in players and shape in _SHAPES:
            told[players.index(player)] = _SHAPES[shape]
    fits = [
        order for order in facts.ORDERS if all(order[seat] == name for seat, name in told.items())
    ]
    return "-".join(fits[0] if fits else facts.ORDERS[0])


def recognises(text: str) -> bool:
    """Return whether a file looks like a log of Board Game Arena."""
    return _PACKETS.search(text) is not None and '"type"' in text


def import_game(game: Game, text: str) -> Play:
    """Return the play of a log. Raises: ForeignGameError naming the line, the move and the reason.

    The board is told by the options of the table, where the file has them; else both are tried.
    """
    log = read_log(text)
    if not log.notices:
        raise ForeignGameError("the log is empty", 1)
    if 2 in (log.options.get(_WONDER), log.options.get(_BUILDINGS)):
        raise ForeignGameError(_LACKING, 1)
    told = log.options.get(_BOARD)
    if told is not None:
        return Transcript(game, log, "advanced" if told == 2 else "standard").run()
    try:
        return Transcript(game, log, "standard").run()
    except ForeignGameError as error:
        try:
            return Transcript(game, log, "advanced").run()
        except ForeignGameError as other:
            raise (error if error.line >= other.line else other) from None
