"""The table: games in the browser, with people by link and with bots. Knows no game.

Modules: `store` (rows in SQLite, committed before anybody hears of them), `ledger` (rows folded to
a game), `room` (one table), `hub` (all tables), `bots` (who plays without a page), `links` (secret
links), `protocol` and `live` (the WebSocket), `pages`, `texts` and `static` (what the browser
gets), `web` (routes), `serve` (a server from the command line), `settings`.
"""
