"""Plays bots of two checkouts against each other until a sequential test decides.

`nice -n 19 python -m bench.matches ../old . euphrates 2 --games 200` lets `master` of both play,
each in a process with the sources of its checkout. Each deal is played twice with the seats
exchanged; with four seats each side has two of them. `--bots "search:nodes=400;search:nodes=800"`
names other bots, the old checkout's first: compare numbers of nodes where the machine is busy, as
time then says nothing.

After each deal it prints what the new side has won. It stops when the odds are 19 to 1 that this is
rather an even match, or rather the match that the new side wins by --better (0.6). Source: Wald,
Sequential tests of statistical hypotheses (1945), with the variance of the deals so far.
"""

import argparse
import json
import os
import subprocess
import sys
from math import log
from pathlib import Path
from statistics import fmean, pvariance
from typing import Final

from velkahra import bots
from velkahra.bots.arena.dealing import PairedDealer
from velkahra.core import registry
from velkahra.core.contract.state import CHANCE

ODDS: Final = log(19.0)
FEWEST: Final = 8
"""Deals before the test may stop."""
LEAST_VARIANCE: Final = 0.02

PLAYER: Final = """
import json, sys
from velkahra import bots
from velkahra.bots.arena.dealing import generator
from velkahra.core import registry
from velkahra.core.contract.events import Events
from velkahra.core.play.seat_knowledge import History, SeatKnowledge
for line in sys.stdin:
    what, *given = json.loads(line)
    if what == "start":
        game, seats, name, seed = given
        title, history, looks = registry.game(game), History(), generator(seed)
        state = title.start(seats, {})
        chairs = [(bots.make(name), generator(seed, "bot", seat)) for seat in range(seats)]
    elif what == "advance":
        events = Events()
        state.advance(*given, events)
        history.add(*given, state.seats, events)
    else:
        bot, rng = chairs[given[0]]
        known = SeatKnowledge(title.judge, state, given[0], looks, history)
        action = int(bot.choose(known, rng))
        print(action, flush=True)
"""


class Player:
    """A process that plays with the sources of a checkout."""

    def __init__(self, checkout: Path, bot: str) -> None:
        self._bot: Final = bot
        self._process: Final = subprocess.Popen(
            [sys.executable, "-c", PLAYER],
            env={**os.environ, "PYTHONPATH": str(checkout.resolve() / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def send(self, *what: str | int) -> None:
        """Tell it of the start of a game, or of a ply."""
        assert self._process.stdin is not None
        print(json.dumps(what), file=self._process.stdin, flush=True)

    def start(self, game: str, seats: int, seed: str) -> None:
        """Let it begin a game."""
        self.send("start", game, seats, self._bot, seed)

    def choose(self, seat: int) -> int:
        """Return the action that it chooses for a seat."""
        self.send("choose", seat)
        assert self._process.stdout is not None
        return int(self._process.stdout.readline())

    def end(self) -> None:
        """End the process."""
        self._process.terminate()
        self._process.wait()


def won(game: str, seats: int, number: int, players: list[Player]) -> float:
    """Play a game. Returns: the share of the victory, 0..1, of the second player's seats."""
    state, dealer = registry.game(game).start(seats, {}), PairedDealer(1, number // 2)
    for player in players:
        player.start(game, seats, f"match {number}")
    while not state.is_over():
        actor = int(state.actor())
        action = (
            dealer.draw(state) if actor == CHANCE else players[side(actor, number)].choose(actor)
        )
        state.advance(actor, action, None)
        for player in players:
            player.send("advance", actor, action)
    shares = state.returns()
    return float(sum(shares[seat] for seat in range(seats) if side(seat, number)))


def side(seat: int, number: int) -> int:
    """Return which player has a seat in a game: 0 the old one, 1 the new one."""
    return (seat + number) % 2


def likelihood(scores: list[float], better: float) -> float:
    """Return the logarithm of the odds for a match won by `better` against an even one."""
    variance = max(LEAST_VARIANCE, pvariance(scores))
    return len(scores) * (better - 0.5) * (fmean(scores) - (better + 0.5) / 2.0) / variance


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("seats", type=int, choices=(2, 4))
    parser.add_argument("--bots", default="master;master")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--better", type=float, default=0.6)
    asked = parser.parse_args()
    names = bots.split(asked.bots)
    players = [Player(*one) for one in zip((asked.old, asked.new), names, strict=True)]
    scores: list[float] = []
    for deal in range(asked.games // 2):
        played = (won(asked.game, asked.seats, 2 * deal + turn, players) for turn in range(2))
        scores.append(fmean(played))
        told = likelihood(scores, asked.better)
        print(
            f"{2 * len(scores)} games, new {100 * fmean(scores):.1f}%, odds e^{told:.2f}",
            flush=True,
        )
        if len(scores) >= FEWEST and abs(told) >= ODDS:
            break
    for player in players:
        player.end()


if __name__ == "__main__":
    main()
