"""Games of Pax Pamir played on Rally the Troops, read from the JSON that the site exports.

An export has `replay`, a list of `[role, action, argument]`. Its row `.setup` has the seed, the
scenario ("2P" to "5P") and the options; the deck follows from the seed. Each row is turned into the
actions that it can mean here, of which one must be legal. Rows that only confirm what our rules do
by themselves change nothing. Unknown rows are reported, never guessed.

Some games cannot be played on here, because the site rules otherwise; the error says so then. An
action may end there before anything was done (PP-EDGE-58), a spy may move to its own card
(PP-EDGE-22), and debts for leverage are settled at the end of an action (PP-EDGE-11). Cards that
go for a debt later are looked up and go at once here. Seeds of the site's first generator of
random numbers are not known.
"""

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final, NamedTuple

from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import NotationError
from velkahra.core.contract.state import CHANCE
from velkahra.core.importing import ForeignGameError
from velkahra.core.play.play import Play
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.rules import facts, frames, places, storage, tables
from velkahra.games.pamir.rules.actions import SPACE
from velkahra.games.pamir.view.choices import SLOT_NAMES

_REGIONS: Final = ("persia", "transcaspia", "herat", "kabul", "kandahar", "punjab")
_FIRST_REGION: Final = 201
_FIRST_BORDER: Final = 301
_FIRST_GIFT: Final = 400
_BLOCKS: Final = 36  # the site numbers pieces: twelve blocks a coalition, ten cylinders a player
_ENDS: Final = ("end_turn", "end_turn_pass")
_JOINED: Final = ("pay", "beg", "waive", "courtly_manners", "accept", "refuse", *_ENDS)
_WORK: Final = (
    int(frames.BATTLE),
    int(frames.BUILD),
    int(frames.GIFT),
    int(frames.MOVE),
    int(frames.TAX),
)
_PLAIN: Final = {
    "loyalty_afghan": ("loyalty afghan",),
    "loyalty_british": ("loyalty british",),
    "loyalty_russian": ("loyalty russian",),
    "accept": ("prize",),
    "refuse": ("decline", "stop"),
    "next": ("decline", "stop"),
    "pass": ("decline", "stop"),
    "cancel": ("withdraw",),
    "end_turn": ("end",),
    "end_turn_pass": ("end",),
}
# Rows that start something new, before which earlier debts must be settled.
_ACTS: Final = ("tax", "gift", "build", "move", "betray", "battle")
_BEGINNING: Final = frozenset(("play_left", "play_right", *_ACTS, *_ENDS, "undo"))
_LATE_DEBT: Final = "a debt for leverage is due at once (PP-EDGE-11); the site asks for it later"
_COURT_AGAIN: Final = "after a debt the court must fit again (PP-EDGE-14); the site does not look"
_EMPTY_SPACE: Final = "no rupee lies on an empty space (PP-EDGE-05); the site has one taxed"
_NO_EFFECT: Final = "an action must have an effect (PP-EDGE-58); the site lets it end without one"
_PRINT_ORDER: Final = "icons count in printed order (PP-EDGE-54); the site puts armies before spies"
_TAKEN_TRIBE: Final = "taking one's last tribe overthrows (PP-EDGE-01); on the site it does not"
_SAME_CARD: Final = "a spy must leave its card (PP-EDGE-22); the site lets it move to the same one"
# On the site the right end of a court meets the left end of the next player's court; around a
# table it is the other way (PP-EDGE-21). Mirrored courts give spies the same neighbours.
_SPIES_FIRST: Final = (2, 3, 68)
_MIRRORED: Final = {"left": "right", "right": "left"}
_QUIET: Final = frozenset(("ping", "resume", "end_game"))


class Row(NamedTuple):
    """A row of an export: its line in the file, from 1, and who did what with what."""

    line: int
    role: str
    action: str
    argument: object


def read_export(text: str) -> list[Row]:
    """Read the rows of an export. Raises: ForeignGameError naming the line."""
    at = text.find('"replay"')
    start = text.find("[", at)
    if at < 0 or start < 0:
        raise ForeignGameError("there is no list 'replay' in the file", 1)
    decoder, rows, at = json.JSONDecoder(), list[Row](), start + 1
    while True:
        while at < len(text) and text[at] in ", \t\r\n":
            at += 1
        line = text.count("\n", 0, at) + 1
        if text[at : at + 1] == "]":
            return rows
        try:
            row, at = decoder.raw_decode(text, at)
        except ValueError as error:
            raise ForeignGameError(f"this is not JSON: {error}", line) from error
        if not isinstance(row, list) or not 2 <= len(row) <= 3 or not isinstance(row[1], str):
            raise ForeignGameError("a row is [role, action, argument]", line)
        rows.append(Row(line, str(row[0]), row[1], row[2] if len(row) == 3 else None))


class Shuffler:
    """The generator of random numbers of the site, from a seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def below(self, number: int) -> int:
        """Return a random number from 0 to `number` - 1."""
        self.seed = self.seed * 200105 % 34359738337
        return self.seed % number

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle a list in place, from the last card to the first."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


def deck_of(players: int, rng: Shuffler) -> list[int]:
    """Return the deck, as printed numbers, that a generator shuffles; cards are drawn from its end.

    Rules: PP-SETUP-02, PP-SETUP-03.
    """
    courts, events = list(range(1, 101)), list(range(105, 117))
    rng.shuffle(courts)
    piles = [[courts.pop() for _ in range(5 + players)] for _ in range(6)]
    for pile, check in ((3, 101), (2, 102), (1, 103), (0, 104)):
        piles[pile].append(check)
    rng.shuffle(events)
    for pile in (4, 4, 3, 2, 1, 0):
        piles[pile].append(events.pop())
    for cards in piles:
        rng.shuffle(cards)
    return [card for cards in piles for card in cards]


class Transcript:
    """A game of the site while its rows are played here; `setup` says how it began."""

    def __init__(self, game: Game, setup: Row) -> None:
        seed, scenario, options = _setup_of(setup)
        self.seats: Final = int(scenario[0])
        # The site lets a battle stop at any time, so choose the option that allows it.
        agreed = {"hands": "open" if options.get("open_hands") else "closed", "battle": "any"}
        known = [option.name for option in game.options]
        self.play: Final = Play(game, self.seats, {n: v for n, v in agreed.items() if n in known})
        rng = Shuffler(seed)
        self.deck: Final = deck_of(self.seats, rng)
        for _ in range(12):
            self._chance(f"draw {self.deck.pop()}", setup.line)
        first = 0 if options.get("tournament") else rng.below(self.seats)
        self.first: Final = first
        self.pieces: list[int] = [0] * (_BLOCKS + 10 * self.seats)
        self.selected = -1
        self.offer = -1
        self.rising = False
        self.settled: list[int] = []
        self.event = False
        self.rows: list[Row] = [setup]
        self.at = 0
        self.settled_early: set[int] = set()
        self.idle = False
        self.undo: list[tuple[int, int, bool, list[int], list[int], list[int]]] = []
        self._deal(setup.line)

    @property
    def state(self) -> PamirState:
        """Return the position."""
        assert isinstance(self.play.state, PamirState)
        return self.play.state

    def run(self, rows: list[Row]) -> Play:
        """Play all rows. Raises: ForeignGameError if one means nothing that is legal here."""
        self.rows = rows
        for at, row in enumerate(rows):
            self.at = at
            if at > 0:
                self.take(row)
        return self.play

    def take(self, row: Row) -> None:
        """Play a row. Raises: ForeignGameError if it means nothing that is legal here."""
        if row.action == "undo":
            self._undo(row)
            return
        if row.action in _QUIET:
            return
        self._remember(row)
        if self.state.is_over():
            return
        self._settle(row)
        if self.at not in self.settled_early:
            self._play(row)
        self.event = _is_event(row.argument) or (self.event and row.action != "card")

    def _play(self, row: Row) -> None:
        if self._haggles(row) or self._stays(row) or self._selects(row):
            return
        self._other_blackmail(row)
        while True:
            found = self._meant(row)
            if found is not None:
                self._act(row, found)
                while row.action == "pass" and self.state.frame_kind() == frames.BLACKMAIL:
                    self._act(row, found)  # one row of the site stands for both cards
                return
            legal = self._legal()
            stop = int(SPACE.from_text("stop"))
            if self.idle and self.state.frame_kind() == frames.MOVE and stop in legal:
                self._act(row, stop)  # the site logged a move that changes nothing
                continue
            only = len(legal) == 1 and SPACE.decode(legal[0]).kind not in ("end", "stop", "decline")
            waits = self.idle or self.state.frame_kind() == frames.DEBT
            if not only or waits or row.action in ("next", "pass") or self._confirms(row):
                break
            self._act(row, legal[0])
        if not self._confirms(row):
            raise ForeignGameError(f"{self._row_text(row)} {self._why(row)}", row.line)
        self.settled = _without(self.settled, row.argument)

    def _remember(self, row: Row) -> None:
        """Keep what the site's undo goes back to; some rows are undone with the one before."""
        if row.action in _BEGINNING:
            self.offer, self.event = -1, False
        if row.action.startswith(("play_", "end_turn")):
            self.settled = []
        if row.action == "suit" and self.event:
            return
        if row.action not in _JOINED and not row.action.startswith(("offer_", "loyalty_")):
            now = self.play.version, self.selected, self.idle
            self.undo.append((*now, [*self.pieces], [*self.deck], [*self.settled]))

    def _confirms(self, row: Row) -> bool:
        """Return whether a row only confirms what our rules have done by themselves."""
        event = row.action == "card" and _is_event(row.argument)
        if event or (row.action in ("space", "card") and row.argument in self.settled):
            return True
        if row.action == "space" and (self.event or _region(row.argument) == self._played()):
            return True
        if row.action == "suit":
            return str(row.argument).lower() == facts.SUIT_NAMES[self.state.favored]
        if row.action not in ("next", "pass") and not row.action.startswith("player_"):
            return False
        return self.event or self.state.frame_kind() not in _WORK

    def _stays(self, row: Row) -> bool:
        """Return whether a spy moves to the card where it is: that is no move here."""
        moving = (
            row.action == "card" and self.selected >= 0 and self.state.frame_kind() == frames.MOVE
        )
        if not moving or self.pieces[self.selected] != row.argument:
            return False
        self.selected, self.idle = -1, True
        return True

    def _other_blackmail(self, row: Row) -> None:
        """Choose our first region where the site's player began with the second."""
        asked = self.state.frame_kind() == frames.BLACKMAIL and row.action == "card"
        if not asked or facts.COLOURS[int(self.state.actor())] != row.role.lower():
            return
        if self._meant(row) is not None:
            return
        after = self.rows[self.at + 1] if self.at + 1 < len(self.rows) else row
        action = self._meant(after) if after.action == "card" else None
        if action is None:
            action = int(SPACE.from_text("decline"))
        else:
            self.settled_early.add(self.at + 1)
        self._act(row, action)

    def _settle(self, row: Row) -> None:
        """Discard cards that must go before this row can be played."""
        while not self.state.is_over() and self.state.frame_kind() in (frames.SHED, frames.DEBT):
            shed = self.state.frame_kind() == frames.SHED
            cards = [self._next_shed()] if shed else self._later_discards()
            too_early = self._playing() in cards and not shed  # here a card goes before its icons
            if too_early or (not cards and row.action == "card" and self._cleans()):
                raise ForeignGameError(f"{self._row_text(row)} {_LATE_DEBT}", row.line)
            if not cards:
                return
            for card in cards:
                self._act(row, int(SPACE.from_text(f"discard {card}")))

    def _cleans(self) -> bool:
        """Return whether the site is still cutting a court down: debts come after that."""
        if any(frame[0] == frames.TURN for frame in storage.pending_frames(self.state)):
            return False
        undone = 0
        for row in reversed(self.rows[: self.at]):
            if row.action == "undo" or undone:
                undone += 1 if row.action == "undo" else -1
            elif row.action == "next" or row.action.startswith("end_turn"):
                return row.action != "next"
        return True

    def _next_shed(self) -> int:
        """Return the card that goes first on the site: its leftmost."""
        player = int(self.state.frame_seat())
        size = int(self.state.court_size(player))
        court = [int(self.state.court_card(player, index)) for index in range(size)]
        legal = self._legal()
        ordered = [*reversed(court)] if self.seats > 2 else court
        return next(c for c in ordered if int(SPACE.from_text(f"discard {c}")) in legal)

    def _later_discards(self) -> list[int]:
        """List the cards that the debtor discards later on the site, as many as are due now."""
        debtor, passed = facts.COLOURS[int(self.state.actor())], not self._cleans()
        at = self.at
        while at < len(self.rows) and self.rows[at].action not in _BEGINNING:
            first = at
            while self._is(at, debtor, "card"):
                at += 1
            if at > first and passed and self._is(at, debtor, "next"):
                return self._enough(first, at)
            passed = passed or self._is(at, debtor, "next")
            at += at == first or not passed or self._is(at, debtor, "next")
        return []

    def _is(self, at: int, role: str, action: str) -> bool:
        row = self.rows[at] if at < len(self.rows) else Row(0, "", "", None)
        return row.role.lower() == role and row.action == action

    def _enough(self, first: int, end: int) -> list[int]:
        """List as many cards of these rows as the debt needs; the rows are not played again."""
        if any(row.action == "undo" for row in self.rows[self.at : end + 2]):
            return []
        for start in range(first, end):
            cards = [int(str(row.argument)) for row in self.rows[start:end]]
            if self._settles(cards):
                self.settled_early |= set(range(start, end + 1))
                return cards
        return []

    def _settles(self, cards: list[int]) -> bool:
        """Return whether discarding these cards settles a debt, and none of them is too many."""
        state = self.state.clone()
        for card in cards:
            action = int(SPACE.from_text(f"discard {card}"))
            if state.frame_kind() != frames.DEBT or action not in state.legal_actions(
                state.actor()
            ):
                return False
            state.advance(state.actor(), action, None)
        return state.frame_kind() != frames.DEBT

    def _played(self) -> str:
        """Return the region of the card whose icons are being carried out."""
        card = self._playing()
        return facts.REGION_NAMES[int(tables.REGION[card])] if card else ""

    def _playing(self) -> int:
        """Return the card whose icons are being carried out, or 0."""
        cards = [
            frame[frames.ICONS_CARD]
            for frame in storage.pending_frames(self.state)
            if frame[0] == frames.ICONS
        ]
        return cards[-1] if cards else 0

    def _row_text(self, row: Row) -> str:
        argument = "" if row.argument is None else f" {row.argument}"
        return f"{row.role} {row.action}{argument}:"

    def _why(self, row: Row) -> str:
        if self.state.frame_kind() == frames.DEBT or self.at < max(self.settled_early, default=0):
            return _LATE_DEBT
        if self.idle:
            return _SAME_CARD
        if row.action == "card" and row.argument == 0:
            return _EMPTY_SPACE
        actor = int(self.state.actor())
        if self.state.frame_kind() == frames.COURT and (row.action, row.role.lower()) != (
            "card",
            facts.COLOURS[actor],
        ):
            return _COURT_AGAIN
        if self._playing() in _SPIES_FIRST:
            return _PRINT_ORDER
        if row.action in ("next", "pass") and self.state.frame_kind() in _WORK:
            return _NO_EFFECT
        actions = list(self._actions(row))
        if not actions:
            return "this move is not known"
        actor = int(self.state.actor())
        who = facts.COLOURS[actor] if actor >= 0 else "chance"
        if who != row.role.lower():
            return f"it is up to {who} here"
        refusal = self.state.refusal(actor, actions[0])
        told = f"it would be {SPACE.to_text(actions[0])!r}, which is refused by {refusal!r}"
        no_effect = refusal is not None and refusal.rule == "PP-EDGE-58"
        return f"{told}: {_NO_EFFECT}" if no_effect else told

    def _undo(self, row: Row) -> None:
        if not self.undo:
            raise ForeignGameError("there is nothing to undo", row.line)
        version, self.selected, self.idle, self.pieces, deck, self.settled = self.undo.pop()
        self.play.undo(version)
        self.deck[:] = deck

    def _haggles(self, row: Row) -> bool:
        """Remember what a bribe is lowered to; it is paid with a later row."""
        if row.action == "beg":
            return True  # the price stays as lowered
        if row.action in ("waive", "courtly_manners"):
            self.offer = 0
            self._pay(row)
        elif row.action.startswith("offer_") and row.action[6:].isdigit():
            self.offer = 1  # the site takes one rupee whatever was offered
        elif row.action == "refuse" and self.state.frame_kind() == frames.BRIBE:
            if (
                facts.COLOURS[int(self.state.actor())] == row.role.lower()
            ):  # the owner withdrew the offer
                self._act(row, int(SPACE.from_text("withdraw")))
        elif row.action == "pay":
            self._pay(row)
        else:
            return False
        return True

    def _pay(self, row: Row) -> None:
        """Offer what was agreed on, or all that is asked, and have it accepted and paid."""
        if self.state.frame_kind() != frames.BRIBE:
            raise ForeignGameError(f"{self._row_text(row)} no bribe is due here", row.line)
        for _ in range(3):
            if self.state.frame_kind() == frames.ANSWER:
                self._act(row, min(self._legal()))
            elif self.state.frame_kind() == frames.BRIBE:
                offers = [
                    action for action in self._legal() if SPACE.decode(action).kind == "offer"
                ]
                wanted = SPACE.encode("offer", [self.offer]) if self.offer >= 0 else max(offers)
                if wanted not in offers:
                    told = f"{self._row_text(row)} a bribe of {self.offer} is not possible here"
                    raise ForeignGameError(told, row.line)
                self._act(row, int(wanted))
        self.offer = -1

    def _selects(self, row: Row) -> bool:
        """Remember a piece that is only picked up: it moves with the next row."""
        piece = row.argument
        known = isinstance(piece, int) and 0 <= piece < len(self.pieces)
        if row.action != "piece" or not isinstance(piece, int) or not known:
            return False
        kinds = {SPACE.decode(a).kind.split("-")[0] for a in self._legal()}
        if kinds & {"strike", "take"}:
            return False
        self.selected = piece
        return True

    def _legal(self) -> list[int]:
        actor = self.state.actor()
        return [int(action) for action in self.state.legal_actions(actor)] if actor >= 0 else []

    def _meant(self, row: Row) -> int | None:
        """Find the legal action that a row stands for."""
        actor = int(self.state.actor())
        if actor < 0 or facts.COLOURS[actor] != row.role.lower():
            return None
        if self.state.frame_kind() == frames.DEBT and self._playing():
            return None  # the row is about an action icon
        legal = set(self._legal())
        for action in self._actions(row):
            if action in legal:
                return action
        return self._other_piece(row, legal)

    def _actions(self, row: Row) -> Iterator[int]:
        """Yield the actions that a row can stand for."""
        for text in self._readings(row):
            with suppress(NotationError):
                yield int(SPACE.from_text(text))

    def _other_piece(self, row: Row, legal: set[int]) -> int | None:
        """Find the one action that is legal with another piece of the same owner.

        Pieces are all alike here, so which of those placed at once stands where is not known.
        """
        if self.selected < 0:
            return None
        named, found = self.selected, dict[int, int]()
        first = 12 * (named // 12) if named < _BLOCKS else _BLOCKS + 10 * ((named - _BLOCKS) // 10)
        for piece in range(first, first + (12 if named < _BLOCKS else 10)):
            self.selected = piece
            for action in self._actions(row):
                if action in legal:
                    found.setdefault(action, piece)
        self.selected = named
        if len(found) != 1:
            return None
        ((action, piece),) = found.items()
        self.pieces[named], self.pieces[piece] = self.pieces[piece], self.pieces[named]
        return action

    def _readings(self, row: Row) -> Iterator[str]:
        """Yield texts in notation that a row can stand for, the likelier first."""
        action, value = row.action, row.argument
        yield from _PLAIN.get(action, ())
        if action.startswith("player_"):
            who = action.removeprefix("player_").lower()
            who = facts.COLOURS[int(who)] if who.isdigit() and int(who) < self.seats else who
            yield from (f"levy {who}", f"name {who}") if who in facts.COLOURS else ()
        match action:
            case "play_left" | "play_right":
                end = action.removeprefix("play_")
                readings = iter((f"play {value} {_MIRRORED[end] if self.seats > 2 else end}",))
            case "tax" | "gift" | "build" | "move" | "betray" | "battle":
                readings = iter((f"act {value} {action}",))
            case "place_gift":
                readings = iter((f"gift {value}",))
            case "suit":
                readings = iter((f"suit {str(value).lower()}",))
            case "card":
                readings = self._card_readings(value)
            case "space":
                readings = self._space_readings(value)
            case "piece":
                readings = self._piece_readings(value)
            case _:
                return
        yield from readings

    def _card_readings(self, card: object) -> Iterator[str]:
        for slot, name in enumerate(SLOT_NAMES):
            if int(self.state.market[slot]) == card:
                yield from (f"buy {name}", f"collect {name}")
        if isinstance(card, int) and 1 <= card <= 100:
            if self.selected >= 0 and 0 < self.pieces[self.selected] <= 100:
                yield f"sneak {self.pieces[self.selected]} {card}"
            yield from (f"{kind} {card}" for kind in ("spy", "betray", "discard", "court"))

    def _space_readings(self, place: object) -> Iterator[str]:
        region, border = _region(place), _border(place)
        if region:
            start = _region(self.pieces[self.selected]) if self.selected >= 0 else ""
            if start:
                yield f"{'march' if self.selected < _BLOCKS else 'ride'} {start} {region}"
            yield from (f"{kind} {region}" for kind in ("army", "field", "rebuke"))
        if border:
            yield f"road {border}"

    def _piece_readings(self, piece: object) -> Iterator[str]:
        if not isinstance(piece, int) or not 0 <= piece < len(self.pieces):
            return
        place = self.pieces[piece]
        region, border = _region(place), _border(place)
        if piece < _BLOCKS:
            coalition = facts.COALITION_NAMES[piece // 12]
            if region:
                yield from (f"strike-army {coalition}", f"take-army {region}")
            if border:
                yield from (f"strike-road {coalition} {border}", f"take-road {border}")
            return
        player = facts.COLOURS[(piece - _BLOCKS) // 10]
        if region:
            yield from (f"strike-tribe {player}", f"take-tribe {region}")
        elif place >= _FIRST_GIFT:
            yield f"take-gift {2 * (place - _FIRST_GIFT) + 2}"
        elif 1 <= place <= 100:
            yield from (f"strike-spy {player}", f"take-spy {place}")

    def _act(self, row: Row, action: int) -> None:
        before, version = [int(count) for count in self.state.pieces], self.play.version
        self.play.act(int(self.state.actor()), action)
        self._deal(row.line)
        self.idle = self.idle and self.state.frame_kind() == frames.MOVE
        happened = {e.kind for events in self.play.happened[version:] for e in events}
        if "cleared" in happened:
            self.pieces[:_BLOCKS] = [0] * _BLOCKS
            before[: int(places.FIRST_TRIBE)] = [0] * int(places.FIRST_TRIBE)
        self.rising = "insurrection" in happened
        named = row.argument if row.action == "piece" else self.selected
        self._follow(before, named)
        kind = SPACE.decode(action).kind
        if kind == "take-tribe" and "discarded" in happened:
            raise ForeignGameError(f"{self._row_text(row)} {_TAKEN_TRIBE}", row.line)
        moved = kind.startswith("take")
        if moved and row.action == "piece" and isinstance(named, int) and self.pieces[named]:
            self.settled.append(self.pieces[named])  # a row with its new place follows
        self.selected = -1
        if (
            self.state.frame_kind() == frames.TAKE
            and not self.state.is_over()
            and row.action != "piece"
        ):
            legal = self._legal()
            taken = [int(SPACE.from_text(text)) for text in self._piece_readings(named)]
            for one in taken:
                if one in legal:
                    self._act(Row(row.line, row.role, "piece", named), one)
                    break

    def _deal(self, line: int) -> None:
        """Draw from the deck of the seed while it is chance's turn."""
        while self.state.actor() == CHANCE:
            if self.state.frame_kind() == frames.FIRST:
                self._chance(f"first {facts.COLOURS[self.first]}", line)
            elif self.state.frame_kind() == frames.FILL and self.deck:
                self._chance(f"draw {self.deck.pop()}", line)
            else:
                raise ForeignGameError("this program does not know such a draw of the site", line)

    def _chance(self, text: str, line: int) -> None:
        action = int(SPACE.from_text(text))
        if action not in self.play.state.legal_actions(CHANCE):
            raise ForeignGameError(f"{text!r} cannot be drawn here", line)
        self.play.act(CHANCE, action)

    def _follow(self, before: list[int], named: object) -> None:
        """Update which of the site's pieces stands where."""
        now = [int(count) for count in self.state.pieces]
        self.settled = (
            [] if self.state.frame_kind() == frames.TURN and now == before else self.settled
        )
        for place in range(int(places.PLACES)):
            for _ in range(before[place] - now[place]):
                self._lift(place, named)
        # Use the site's order: tribes, roads, armies, spies.
        order = ("tribe", "gift", "road", "army", "spy")
        for place in sorted(range(int(places.PLACES)), key=lambda at: order.index(_kind(at))):
            for _ in range(now[place] - before[place]):
                if self._put(place, named) != named:
                    self.settled.append(_foreign(place)[0])

    def _lift(self, place: int, named: object) -> None:
        where, pieces = _foreign(place)
        there = [piece for piece in pieces if self.pieces[piece] == where]
        if there:
            self.pieces[next((piece for piece in there if piece == named), there[0])] = 0

    def _put(self, place: int, named: object) -> int:
        """Return the site's next piece: the last free block, or the first free cylinder."""
        where, pieces = _foreign(place)
        free = [piece for piece in pieces if self.pieces[piece] == 0]
        usual = free[-1] if pieces[0] < _BLOCKS and not self.rising else free[0]
        piece = next((piece for piece in free if piece == named), usual)
        self.pieces[piece] = where
        return piece


def _setup_of(row: Row) -> tuple[int, str, dict[str, Any]]:
    match row.argument:
        case [int() as seed, ("2P" | "3P" | "4P" | "5P") as scenario, dict() as options]:
            if options.get("rng"):
                raise ForeignGameError(
                    "the seed is of the site's first generator, which is not supported", row.line
                )
            return seed, scenario, options
    raise ForeignGameError("the row '.setup' needs a seed, '2P' to '5P', and options", row.line)


def _without(spots: list[int], place: object) -> list[int]:
    """Return the places without one of them, if it is there."""
    at = next((at for at, other in enumerate(spots) if other == place), len(spots))
    return spots[:at] + spots[at + 1 :]


def _is_event(card: object) -> bool:
    return isinstance(card, int) and 100 < card < _FIRST_REGION


def _region(place: object) -> str:
    if isinstance(place, int) and 0 <= place - _FIRST_REGION < len(_REGIONS):
        return _REGIONS[place - _FIRST_REGION]
    return ""


def _border(place: object) -> str:
    if isinstance(place, int) and 0 <= place - _FIRST_BORDER < len(facts.BORDER_NAMES):
        return facts.BORDER_NAMES[place - _FIRST_BORDER]
    return ""


def _kind(place: int) -> str:
    return places.PLACE_KINDS[places.kind_of_place(place)]


def _foreign(place: int) -> tuple[int, range]:
    """Return the site's number of a place, and the pieces that can stand there."""
    owner, spot = int(places.owner_of_place(place)), int(places.spot_of_place(place))
    match _kind(place):
        case "army" | "tribe":
            where = _FIRST_REGION + _REGIONS.index(facts.REGION_NAMES[spot])
        case "road":
            where = _FIRST_BORDER + spot
        case "gift":
            where = _FIRST_GIFT + spot
        case _:
            where = spot
    if places.is_block_place(place):
        return where, range(12 * owner, 12 * owner + 12)
    return where, range(_BLOCKS + 10 * owner, _BLOCKS + 10 * owner + 10)


def recognises(text: str) -> bool:
    """Return whether a file looks like an export of Rally the Troops."""
    return '"replay"' in text and '".setup"' in text


def import_game(game: Game, text: str) -> Play:
    """Return the play of an export. Raises: ForeignGameError naming the line and the reason."""
    rows = read_export(text)
    if not rows or rows[0].action != ".setup":
        raise ForeignGameError("the first row of 'replay' must be '.setup'", 1)
    return Transcript(game, rows[0]).run(rows)
