"""The state of a camp on paper: all of it for the organiser, and a sheet for each team.

With the organiser's sheet, the cards and the solution of the picture a camp goes on without a
computer. A team's sheet is made of its view and nothing else.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from velkahra.core.contract.events import OPEN
from velkahra.core.print_model import Block, Columns, Sheet, Words
from velkahra.games.hammer import engine, texts
from velkahra.games.hammer.cards import card_ids, columns, facts, opcodes
from velkahra.games.hammer.picture import panels
from velkahra.games.hammer.picture.words import card_name, power_name, source, the_set
from velkahra.games.hammer.press.sheet import credited
from velkahra.games.hammer.rules import tables, values
from velkahra.games.hammer.text.names import in_words, square_name
from velkahra.games.hammer.view import build, model

NONE: Final = "\N{EN DASH}"
BETWEEN: Final = "; "
TIMES: Final = "\N{MULTIPLICATION SIGN}"
_STATES: Final = ("", "tired", "detained")


class StateSheet:
    """Writes a state for `seat`, or all of it for OPEN; `clocks` are seconds left, by seat."""

    def __init__(
        self, state: engine.HammerState, seat: int, language: str, clocks: Mapping[int, int]
    ) -> None:
        self._state: Final = state
        self._view: Final = build.view_of(state, seat)
        self._language: Final = language
        self._clocks: Final = clocks
        self._tables: Final = facts.tables(int(state.tables.number))

    def sheet(self, name: str, title: str) -> Sheet:
        """Return the sheet: the camp, then team by team, then what teams have together."""
        camp: list[Block] = [Words(title, "title"), *self._camp(), *self._supplies()]
        pages = [tuple(camp)]
        for seat, team in enumerate(self._view.teams):
            pages.append((Words(self._name(seat), "title"), *self._team(seat, team)))
        joint = list(self._joint())
        if joint:
            pages.append((Words(self._say("joint"), "title"), *joint))
        return credited(name, title, self._language, pages)

    def _say(self, key: str, **facts: str | int) -> str:
        return texts.TEXTS.text(self._language, f"press-state-{key}", **facts)

    def _name(self, seat: int) -> str:
        return power_name(self._language, self._view.cards, self._view.teams[seat].power)

    def _names(self, seats: Iterable[int]) -> str:
        return ", ".join(self._name(seat) for seat in seats)

    def _line(self, key: str, found: str) -> Words:
        return Words(f"{self._say(key)}: {found or NONE}")

    def _listed(self, cards: Iterable[int]) -> str:
        """Return cards in their order; equal neighbours are counted."""
        return BETWEEN.join(map(self._card, cards))

    def _gathered(self, cards: Iterable[int]) -> str:
        """Return cards without an order, each once with its number."""
        names = Counter(map(self._card, cards))
        return BETWEEN.join(
            f"{names[name]} {TIMES} {name}" if names[name] > 1 else name for name in sorted(names)
        )

    def _camp(self) -> Iterator[Block]:
        view = self._view
        phase = texts.TEXTS.text(self._language, f"picture-phase-{view.phase}")
        yield Words(self._say("round", round=view.round, rounds=view.rounds, phase=phase), "lead")
        if view.turn >= 0:
            yield self._line("turn", self._name(view.turn))
        if view.square is not None and view.square >= 0:
            yield self._line("square", square_name(view.square))
        if view.finders:
            key = "finder" if len(view.finders) == 1 else "finders"
            yield self._line(key, self._names(view.finders))
        yield from self._lasting()

    def _lasting(self) -> Iterator[Block]:
        """Yield what holds for a time: a team knows whose it is, the organiser what it does."""
        if self._view.seat != OPEN or not self._view.lasting:
            lasting = self._view.lasting
            held = [f"{self._name(seat)} ({self._until(until)})" for seat, until in lasting]
            yield self._line("lasting", BETWEEN.join(held))
            return
        yield Words(f"{self._say('lasting')}:")
        brief = [int(value) for value in self._state.brief]
        for at in range(0, len(brief), int(values.BRIEF)):
            yield Words(self._brief(brief[at : at + int(values.BRIEF)]))

    def _brief(self, row: Sequence[int]) -> str:
        """Return in words what holds for a time, from its numbers in the state."""
        until = self._until(row[values.BRIEF_UNTIL])
        facts = {"team": self._name(row[values.BRIEF_WHOSE]), "until": until}
        if row[values.BRIEF_CARD] >= 0:
            facts["card"] = self._card(row[values.BRIEF_CARD])
        if row[values.BRIEF_MODIFIER] == values.GIVES_BACK:
            side = row[values.BRIEF_SIDE]
            teams = self._names(seat for seat in range(self._view.seats) if side >> seat & 1)
            return self._say("gives-back", teams=teams, **facts)
        maker = self._tables.makers[row[values.BRIEF_MODIFIER]]
        facts |= {"source": self._card(maker), "text": self._text(maker)}
        held = self._say("brief-on" if "card" in facts else "brief", **facts)
        modifier = self._tables.compiler.modifiers[row[values.BRIEF_MODIFIER]]
        used = self._used([modifier[columns.MODIFIER_COUNTER]])
        return f"{held} ({used})" if used else held

    def _until(self, until: int) -> str:
        return texts.TEXTS.text(self._language, f"picture-until-{opcodes.UNTILS[until]}")

    def _card(self, number: int) -> str:
        return card_name(self._language, self._view.cards, number)

    def _text(self, number: int) -> str:
        """Return the text of a card, a side or a special ability, with words for its symbols."""
        placed = source(self._view.cards, number)
        node = placed and (placed.card or placed.side)
        words = node.text.of(self._language) if node else ""
        return in_words(self._language, words, the_set(self._view.cards))

    def _counters(self, number: int) -> list[int]:
        """List the counters of a card or a side: of its abilities, then of what it changes."""
        row, compiled = self._tables.cards[number], self._tables.compiler
        first, last = row[columns.ABILITIES], row[columns.ABILITIES] + row[columns.ABILITY_COUNT]
        counters = [ability[columns.ABILITY_COUNTER] for ability in compiled.abilities[first:last]]
        first, last = row[columns.MODIFIERS], row[columns.MODIFIERS] + row[columns.MODIFIER_COUNT]
        return counters + [
            each[columns.MODIFIER_COUNTER] for each in compiled.modifiers[first:last]
        ]

    def _used(self, counters: Iterable[int]) -> str:
        """Say how often what has a limit was used in its period, "" if never."""
        return self._times(int(self._state.used[each]) for each in counters if each >= 0)

    def _times(self, uses: Iterable[int]) -> str:
        times = list(uses)
        return self._say("used", times="+".join(map(str, times))) if any(times) else ""

    def _supplies(self) -> Iterator[Block]:
        """Yield the numbers of the teams, their single-use abilities, and their partners."""
        head = ("team", "points", "sb", "bm", "debt", "hand", "pieces", "rank", "order", "clock")
        yield self._table(head, [self._numbers(*each) for each in enumerate(self._view.teams)])
        once = ("team", "joker", "special", "pacts")
        yield self._table(once, [self._chances(*each) for each in enumerate(self._view.teams)])

    def _table(self, head: Sequence[str], rows: Sequence[tuple[str, ...]]) -> Columns:
        return Columns(tuple(self._say(f"head-{name}") for name in head), tuple(rows))

    def _numbers(self, seat: int, team: model.Team) -> tuple[str, ...]:
        numbers = (team.points, team.sb, team.bm, team.debt, team.hand_size, team.pieces)
        places = (str(number or NONE) for number in (team.rank, team.place))
        left = self._clocks.get(seat)
        clock = NONE if left is None else f"{left // 60}:{left % 60:02}"
        return (self._name(seat), *map(str, numbers), *places, clock)

    def _chances(self, seat: int, team: model.Team) -> tuple[str, ...]:
        joker = self._say("joker-left" if team.joker else "joker-used")
        if team.joker and team.bet is not None and team.bet >= 0:
            joker = self._say("joker-on", team=self._name(team.bet))
        special = self._say(("special-left", "special-in-play", "special-used")[team.special])
        return (self._name(seat), joker, special, self._names(team.pacts) or NONE)

    def _team(self, seat: int, team: model.Team) -> Iterator[Block]:
        view = self._view
        if team.hand is not None:
            yield self._line("hand", self._gathered(team.hand))
        else:
            yield self._line("hand", self._say("cards", count=team.hand_size))
            yield self._line("known-hand", self._gathered(view.knows[seat]))
        yield self._line("in-play", BETWEEN.join(self._in_play(each) for each in team.table))
        if sides := self._sides(team.power):
            yield self._line("sides", sides)
        yield self._line("pile", self._listed(team.pile))
        yield from self._deck(seat, team)
        yield from self._pieces(seat, team)

    def _in_play(self, each: model.InPlay) -> str:
        """Return a card in play with its state, who controls it, and how often it was used."""
        notes = [self._say(_STATES[each.state])] if each.state else []
        if len(each.controllers) > 1 or each.controllers != each.owners:
            notes.append(self._say("with", teams=self._names(each.controllers)))
        whole = self._view.seat == OPEN
        if used := self._used(self._counters(each.card)) if whole else self._times(each.used):
            notes.append(used)
        name = self._card(each.card)
        return f"{name} ({', '.join(notes)})" if notes else name

    def _sides(self, power: int) -> str:
        """Return for the organiser the sides of a power that were used, with how often."""
        first = int(card_ids.SIDE) + power * int(card_ids.SIDES)
        every = range(first, first + int(card_ids.SIDES)) if self._view.seat == OPEN else range(0)
        told = [(self._card(side), self._used(self._counters(side))) for side in every]
        return BETWEEN.join(f"{name} ({used})" for name, used in told if used)

    def _deck(self, seat: int, team: model.Team) -> Iterator[Block]:
        """Write a deck as far as it may be known. Rules: HM-SETUP-02, HM-EDGE-SETUP-04."""
        mine = self._view.seat == seat
        if mine and self._view.studies:
            yield self._line("deck-mine", self._gathered(self._view.deck_list))
        elif self._view.seat != OPEN:
            yield self._line("deck", self._say("cards", count=team.deck))
            if mine:
                yield Words(self._say("deck-closed"))
        if self._view.seat == OPEN:
            yield from self._order(1 << seat)
            return
        yield self._line("deck-top", self._listed(self._view.tops[seat]))
        yield self._line("deck-bottom", self._listed(reversed(self._view.bottoms[seat])))

    def _order(self, owners: int) -> Iterator[Block]:
        """Write a deck: the cards on top in order, those to be shuffled, those at the bottom."""
        state = self._state
        cards = [
            card
            for card in range(int(card_ids.CARDS))
            if state.zone[card] == values.DECK and state.owners_of(card) == owners
        ]
        cards.sort(key=lambda card: -int(state.at[card]))
        yield self._line("deck-top", self._listed(c for c in cards if state.at[c] >= values.TOP))
        yield self._line(
            "deck-rest", self._gathered(c for c in cards if state.at[c] == values.ANYWHERE)
        )
        low = (c for c in cards if values.ANYWHERE < state.at[c] < values.TOP)
        yield self._line("deck-bottom", self._listed(low))

    def _pieces(self, seat: int, team: model.Team) -> Iterator[Block]:
        if team.rows is not None:
            codes = (f"{row} {values.code_letters(code)}" for row, code in team.rows)
            yield self._line("rows", ", ".join(codes))
        if team.due:
            yield self._line("due", ", ".join(map(str, team.due)))
        if self._view.seat == OPEN:
            for other in range(self._view.seats):
                if seen := int(self._state.seen_rows(seat, other)):
                    rows = ", ".join(str(row + 1) for row in range(48) if seen >> row & 1)
                    yield self._line("seen", f"{self._name(other)}: {rows}")
        elif self._view.peeks[seat]:
            yield self._line("peeks", ", ".join(map(str, self._view.peeks[seat])))
        if team.guesses:
            named = (f"{square_name(square)} ({number})" for square, number in team.guesses)
            yield self._line("guesses", ", ".join(named))

    def _joint(self) -> Iterator[Block]:
        for group in self._view.groups:
            if group.complete or group.hand_size or group.pile:
                yield Words(panels.deck_name(self._language, self._view.cards, group.group), "lead")
                yield from self._group(group)

    def _group(self, group: model.Group) -> Iterator[Block]:
        if group.hand is not None:
            yield self._line("hand", self._gathered(group.hand))
        else:
            yield self._line("hand", self._say("cards", count=group.hand_size))
        yield self._line("pile", self._listed(group.pile))
        if self._view.seat == OPEN:
            yield from self._order(int(self._state.group_seats(group.group, tables.MASKS)))
        else:
            yield self._line("deck", self._say("cards", count=group.deck))
