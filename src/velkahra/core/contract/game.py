"""A title: one object through which everybody outside reaches a game."""

import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from velkahra.core.contract import cards, events, picture, refusals, rules, state_type
from velkahra.core.contract.desk import Desk
from velkahra.core.contract.ending import Ending
from velkahra.core.contract.files import Files
from velkahra.core.contract.front import Front, QuickStart
from velkahra.core.contract.judge import Judge
from velkahra.core.contract.observer import Observer
from velkahra.core.contract.options import Options
from velkahra.core.contract.pages import Pages
from velkahra.core.contract.programs import Programs, Reasons
from velkahra.core.contract.table import AutoAnswers, Clock, Table
from velkahra.core.contract.words import Words


class Game(rules.GameRules[state_type.S], picture.GamePicture[state_type.S, state_type.V]):
    """A title: how to start it, read it, write it, show it and explain it.

    Attributes:
        words: the sentences.
        clock: how tables time it.
        auto_answers: what a seat may answer once for all.
        desk: what an organiser enters and sees, at tables that have one.
        ending: how its end is retold.
        front: the game on the start page.
        judge: how programs judge it.
        observer: its observations for programs that learn.
        pages: what only pages show of it.
        programs: how programs play and analyse it.
        reasons: the reasons for hints; None for hints without.
    """

    words: Words
    clock: Clock[state_type.S] = Clock()
    auto_answers: AutoAnswers[state_type.S] = AutoAnswers()
    desk: Desk | None = None
    ending: Ending = Ending()
    front: Front = Front()
    judge: Judge[Any] = Judge()
    observer: Observer[Any] = Observer()
    pages: Pages[Any, Any] = Pages()
    programs: Programs = Programs()
    reasons: Reasons[state_type.S] | None = None

    if not TYPE_CHECKING:

        def __class_getitem__(cls, types: object) -> type["Game"]:
            """Return the class: the types are for checkers, and one of them may be left out."""
            return cls

    @property
    def table(self) -> Table[state_type.S]:
        """What a table does by itself."""
        return Table(self.space)

    @property
    def card_files(self) -> cards.CardFiles:
        """The users' own card files."""
        return cards.CardFiles(self.name)

    @property
    def files(self) -> Files:
        """The files beside the game's module."""
        home = getattr(sys.modules[type(self).__module__], "__file__", None)
        return Files(Path(home).parent if home else None)

    def quick_start(self, name: str = "") -> QuickStart:
        """Find a quick start, "" for the usual one. Raises: VelkahraError listing all of them."""
        offered = self.front.quick_starts or (QuickStart("usual", self.fewest()),)
        found = [one for one in offered if name in ("", one.name)]
        if not found:
            names = ", ".join(one.name for one in offered)
            raise refusals.VelkahraError(f"{self.name} has no quick start {name!r}: choose {names}")
        return found[0]

    def fewest(self) -> int:
        """Return the fewest seats of a game with somebody else."""
        return min((seats for seats in self.seats if seats > 1), default=1)

    def named_facts(self, what: str, facts: Mapping[str, int], options: Options) -> dict[str, str]:
        """Return words of notation for the facts that stand for something, such as a seat.

        `what` is the kind of an event, or rule and variant of a refusal, as in PP-BUY-01-empty.
        Plain numbers (counts, points, printed numbers) and undeclared facts are left out.
        """
        declared = self.words.facts.get(what)
        return declared.named(facts, partial(self.seat_name, options)) if declared else {}

    def event_sign(self, event: events.Event, options: Options) -> str:
        """Return the name of the picture of an event, see `Pages.event_signs`; "" for none."""
        sign = self.pages.event_signs.get(event.kind, "")
        return sign.format_map(self.named_facts(event.kind, event.facts, options)) if sign else ""

    def highlights(self, event: events.Event) -> tuple[str, ...]:
        """Return the ids of the page elements that an event touched, for the log to point at."""
        declared = self.words.facts.get(event.kind)
        return declared.elements(event.facts) if declared else ()


def check_game(game: object) -> None:
    """Raise TypeError for anything but a game."""
    if not isinstance(game, Game):
        kind = type(game).__name__
        raise TypeError(f"the game must be a velkahra.Game, not {kind}: velkahra.game(name) is one")
