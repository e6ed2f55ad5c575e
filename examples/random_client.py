"""Takes a seat and plays random legal actions: random_client.py ADDRESS-OF-THE-TABLE TOKEN."""

import contextlib
import json
import random
import sys
import urllib.error
import urllib.request


def ask(path, **said):
    data, who = json.dumps(said).encode() if said else None, {"Authorization": "Bearer " + token}
    return json.load(urllib.request.urlopen(urllib.request.Request(address + path, data, who)))


_, address, token = sys.argv
table = ask("")
while not table["over"]:
    if table["yours"]:
        with contextlib.suppress(urllib.error.HTTPError):  # another seat acted first
            ask("/act", version=table["version"], action=random.choice(table["actions"])["text"])
    table = ask(f"?since={table['version']}&wait=30")
print(table["result"])
