"""Games in the browser, with people by link and with bots. Knows no game.

Folders, each importing only those after it:

- `web`: routes and pages, one folder for each feature; `kit` is what all of them share.
- `live`: the WebSocket of a page.
- `room`: tables in memory; `hub` has all of them, `feature` is a table's interface to the rest.
- `store`: rows in SQLite, committed before anybody hears of them; `archive` has tables as files.
- `domain`: rows, and what they add up to; no I/O.
- `settings`: settings of a server.

An action comes in at `live.connection`, is taken by `room.room`, becomes rows in `domain.ledger`,
is committed by `store.database`, and goes to every page through `live.connection` again.
"""
