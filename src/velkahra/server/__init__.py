"""The table: games in the browser, with people by link and with bots. Knows no game.

Modules: `store` (rows in SQLite, committed before anybody hears of them), `ledger` (rows folded to
a game), `room` (one table), `hub` (all tables), `bots` (who plays without a page), `links` (secret
links), `protocol` and `live` (the WebSocket), `pages`, `texts` and `static` (what the browser
gets), `web` (routes), `serve` (a server from the command line), `settings`.

Around it: `guard` (what other sites send), `health`, `logs` (without secrets), `archive` and
`carrying` (tables as files, backups).

The past: `replay` (positions as a viewer knew them), `replay_page`, `replay_routes`, `uploads`
(records from outside, positions that go on), `origins` (where first plies come from), `aged`
(tables that no longer replay). `asking` is what every route asks of a request.
"""
