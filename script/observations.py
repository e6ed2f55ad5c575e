"""Writes docs/observations.md: what every entry of an observation means, game by game.

A test holds the page to the layouts.
"""

import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "observations.md"

HEAD: Final = """\
# Observations

`Observer.observe(state, seat, out, at)` writes what a seat may know into memory that the caller
has made, as 16-bit integers. `Observer.layout(state)` says what they mean: a `Layout` of parts,
each with its shape, least and greatest value, unit and meaning. This page is made of the layouts by
`python -m script.observations`, and a test holds it to them.

```python
>>> import velkahra
>>> from velkahra.core.contract.entries import blank_entries
>>> game = velkahra.game("euphrates")
>>> state = game.start(3)
>>> layout = game.observer.layout(state)
>>> out = blank_entries(layout.size)
>>> game.observer.observe(state, 0, out, 0)
>>> where = layout.slices()["clock"]
>>> [column.name for column in layout.part("clock").columns], memoryview(out)[where].tolist()
(['actions', 'bag', 'treasures', 'turn'], [0, 143, 10, 0])

```

- **Seats count from the observer.** Row 0 of every list of seats is the observing seat, row 1 the
  next in turn order, and so on: one network serves all seats. A spectator, `seat` -1, sees what
  everyone sees, and counts from seat 0.
- **-1 says that something is hidden or is not there**, wherever 0 would mean a number.
- **A unit `code` marks names, not amounts**: turn those entries into one-hot vectors.
- **No memory.** An observation says what can be seen now, and what public arithmetic knows of it.
  What was seen earlier and is not to be seen any more (an opponent's tiles that lay beside the
  board, the log) is in the events of each action: `Event.visible_to(seat)` filters them, and a
  program that wants to remember keeps its earlier observations.
- **Nothing hidden.** The conformance suite draws again whatever a seat cannot know, and its
  observation stays the same to the bit. The other way round, positions that look different on its
  page have different observations.

NumPy reads the memory in place: `numpy.frombuffer(out, dtype=numpy.int16)`.

Sizes and tables below are of games with the usual options. Other options may change them: ask the
layout.
"""


def text() -> str:
    """Return the page."""
    import velkahra
    from velkahra.core.contract.observation import table_of

    parts = [HEAD]
    for name in velkahra.games():
        game = velkahra.game(name)
        sizes = {seats: game.observer.layout(game.start(seats)).size for seats in game.seats}
        if not any(sizes.values()):
            continue
        listed = ", ".join(f"{size:,} with {seats}" for seats, size in sizes.items())
        last = game.observer.layout(game.start(game.seats[-1]))
        parts.append(f"\n## `{name}`\n\nEntries by seats: {listed}.\n")
        parts.append(f"The table is that of {game.seats[-1]} seats.\n\n{table_of(last)}")
    return "".join(parts)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "src"))
    PAGE.write_text(text(), encoding="utf-8")
