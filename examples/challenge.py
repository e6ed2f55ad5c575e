"""Opens a table against a bot and plays random legal actions: challenge.py SERVER GAME LEVEL."""

import random
import sys

from velkahra import client

_, server, game, level = sys.argv
table = client.open_table(server, client.NewTable(game, ["program", f"bot {level}"]))
print("Watch it at", table.watch, file=sys.stderr)
seat = client.Seat(table.address, str(table.seats[0].token))
for now in seat.turns():
    try:
        seat.act(random.choice(now.actions), now.version)
    except client.Problem as problem:
        if problem.code != "stale":  # the table changed first: look again
            raise
print(seat.position().result)
