"""How many iterations a second searches make, in computing time.

`python -m bench.nodes euphrates 2 12 "search:nodes=400;search:nodes=400,group_extra=999"` takes 12
positions from games between greedy bots, two of each, and lets every search decide in them in turn.
It prints the iterations of each a second of processor time.
"""

from time import process_time

from bench.choices import Moment, moments, parser_of_positions

from velkahra import bots
from velkahra.bots.arena.dealing import generator
from velkahra.bots.search import SearchBot
from velkahra.core.play.seat_knowledge import SeatKnowledge


def main() -> None:
    """Search, and print."""
    parser = parser_of_positions(__doc__)
    parser.add_argument("bots", help="names of searches, with semicolons between them")
    asked = parser.parse_args()
    names = bots.split(asked.bots)
    made, spent = dict.fromkeys(names, 0), dict.fromkeys(names, 0.0)
    for number, moment in enumerate(moments(asked.game, asked.seats, asked.positions)):
        for name in names:
            iterations, seconds = searched(name, moment, number)
            made[name] += iterations
            spent[name] += seconds
    for name in names:
        print(f"{made[name] / spent[name]:,.0f}  {name}")


def searched(name: str, moment: Moment, number: int) -> tuple[int, float]:
    """Let a search decide. Returns: its iterations, and its seconds of processor time."""
    judge, state, seat = moment
    luck = generator(1, number, "choice")
    bot = bots.make(name)
    if not isinstance(bot, SearchBot):
        raise SystemExit(f"{name} is no search")
    begun = process_time()
    bot.choose(SeatKnowledge(judge, state, seat, luck), luck)
    seconds = process_time() - begun
    return (int(bot.last.iterations), seconds) if bot.last is not None else (0, seconds)


if __name__ == "__main__":
    main()
