"""A table in the terminal: one person, or several taking turns at one keyboard, against bots."""

import textwrap
from collections.abc import Callable
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from typing import Final

from librt.random import Random

from velkahra import bots
from velkahra.bots import Bot
from velkahra.cli import explained, files
from velkahra.core import registry
from velkahra.core.contract.refusals import IllegalAction, Refusal, VelkahraError
from velkahra.core.play import alternatives, seat_knowledge
from velkahra.core.play.dealer import Dealer, new_seed
from velkahra.core.play.play import Play

HELP: Final = """\
  Type an action in notation, or one of these commands:
  ?            list your legal actions         ? king   only those that begin with "king"
  why ACTION   say whether an action is legal, and if not, which rule forbids it
  rule ID      explain a rule
  undo         undo your last action           log      show the log so far
  save FILE    save a game record              quit     stop playing
"""


def run(
    name: str, seats: int, me: str, bot: str, option: list[str], seed: str, language: str
) -> None:
    """Play until the game is over or the player quits.

    Args:
        name: the game.
        seats: the number of seats; 0 for the fewest of the game.
        me: the seat of the person, by name or number; "" for all seats.
        bot: who plays the other seats; "" for the usual one.
        option: words name=value.
        seed: of all draws; "" for a new one.
        language: of all that is printed.

    Raises: OptionError, UnknownSeat, or VelkahraError for an unknown game or bot.
    """
    files.check_language(language)
    game = registry.game(name)
    play = Play(game, seats or game.seats[0], files.options_of(option))
    mine = files.seat_of(game, play.options, play.seats, me)
    people = range(play.seats) if mine < 0 else [mine]
    Table(
        play, list(people), bots.make(bot or bots.USUAL), Dealer(seed or new_seed()), language
    ).run()


class Table:
    """Asks the people at the keyboard, runs bots and dealer, and prints what happened."""

    def __init__(
        self, play: Play, people: list[int], bot: Bot, dealer: Dealer, language: str
    ) -> None:
        self.play: Final = play
        self.people: Final = people
        self.language: Final = language
        self._bot: Final = bot
        self._dealer: Final = dealer
        self._rng: Final = Random()
        self._heard: Final = dict.fromkeys(people, 0)

    def run(self) -> None:
        """Play until the game is over or somebody quits."""
        self._introduce()
        print(f"SHA-256 of the seed for all draws: {self._dealer.commitment}")
        while not self.play.state.is_over():
            self.play.deal(self._dealer)
            seat = self._next()
            if seat is None:
                continue
            if seat not in self.people:
                judge, state = self.play.game.judge, self.play.state
                knowledge = seat_knowledge.SeatKnowledge(judge, state, seat, self._rng)
                self.play.act(seat, self._bot.choose(knowledge, self._rng))
            elif not self._asked(seat):
                return
        self._end()

    def _introduce(self) -> None:
        """Print what the game is and how to enter an action, if the game has words for it."""
        words = self.play.game.words
        with suppress(KeyError):
            for key in ("about", "board", "enter"):
                print(textwrap.fill(words.text(self.language, f"terminal-{key}"), 100))
            print()

    def _next(self) -> int | None:
        """Return who acts now: bots before people where several may; None at the end."""
        acting = [seat for seat in range(self.play.seats) if self.play.state.may_act(seat)]
        programs = [seat for seat in acting if seat not in self.people]
        return next(iter(programs or acting), None)

    def _asked(self, seat: int) -> bool:
        """Show the position to `seat` and carry out its action. Returns: False to stop playing."""
        game, state = self.play.game, self.play.state
        self._print_news(seat)
        print(f"\n{game.text(state, seat, self.language)}")
        print(game.words.prompt(self.language, state, seat))
        version = self.play.version
        while self.play.version == version:
            try:
                line = input(f"{files.who(game, self.play.options, seat)}> ").strip()
            except EOFError:
                return False
            if line == "quit":
                return False
            try:
                self._obey(seat, line)
            except IllegalAction as error:
                print(self._reason(error.refusal, seat, error.action))
            except (VelkahraError, OSError) as error:
                print(explained(error))
        return True

    def _obey(self, seat: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "": lambda: print(HELP, end=""),
            "help": lambda: print(HELP, end=""),
            "?": lambda: self._list(seat, rest),
            "why": lambda: self._why(seat, rest),
            "rule": lambda: self._rule(rest),
            "undo": lambda: self._undo(seat),
            "log": lambda: self._log(seat),
            "save": lambda: self._save(rest),
        }
        if word in commands:
            commands[word]()
        else:
            self.play.act(seat, self.play.game.read(line))

    def _list(self, seat: int, start: str) -> None:
        legal = self.play.state.legal_actions(seat)
        texts = [self.play.game.write(seat, action) for action in legal]
        wanted = [text for text in texts if text.startswith(start)]
        print(f"{len(wanted)} actions")
        for word, group in groupby(wanted, lambda text: text.partition(" ")[0]):
            ends = " ".join(text.partition(" ")[2] for text in group)
            print(textwrap.fill(f"{word} {ends}", 100, subsequent_indent="    "))

    def _why(self, seat: int, text: str) -> None:
        action = self.play.game.read(text)
        refusal = self.play.state.refusal(seat, action)
        print("That is allowed." if refusal is None else self._reason(refusal, seat, action))

    def _reason(self, refusal: Refusal, seat: int, action: int) -> str:
        game, language = self.play.game, self.language
        sentence = game.words.refusal(language, refusal, self.play.options)
        instead = alternatives.instead_of(game, self.play.state, seat, language, action)
        rule = f"  {refusal.rule}: {game.words.rule(language, refusal.rule)}"
        return "\n".join(filter(None, (sentence, instead, rule)))

    def _rule(self, rule: str) -> None:
        try:
            print(self.play.game.words.rule(self.language, rule))
        except KeyError:
            print(f"There is no rule {rule!r}.")

    def _undo(self, seat: int) -> None:
        if self.play.undo_border(seat) == self.play.version:
            raise VelkahraError("You have nothing to undo.")
        self.play.undo(self.play.version - 1)
        self._heard[seat] = self.play.version

    def _save(self, file: str) -> None:
        if not file:
            raise VelkahraError("Give a file name: save FILE")
        path = Path(file)
        files.refuse_existing(path)
        files.save(path, self.play.record())
        print(f"{path}: {self.play.version} plies")

    def _log(self, seat: int) -> None:
        for events in self.play.seen_by(seat):
            for event in events:
                print(f"  {self.play.game.words.event(self.language, event, self.play.options)}")

    def _print_news(self, seat: int) -> None:
        for events in self.play.seen_by(seat)[self._heard[seat] :]:
            for event in events:
                print(f"  {self.play.game.words.event(self.language, event, self.play.options)}")
        self._heard[seat] = self.play.version

    def _end(self) -> None:
        play, game = self.play, self.play.game
        self._print_news(self.people[0])
        print(f"\n{game.text(play.state, self.people[0], self.language)}")
        for seat, share in enumerate(play.state.returns()):
            print(f"{game.words.seat(self.language, play.options, seat)}: {share:g}")
        print(f"The dealer's seed was {self._dealer.seed}")
