"""The contract every game keeps. Nothing in here knows a game.

Modules: `space` (action declarations), `state` (what is true now), `refusals` (why not), `events`
(what happened), `contract/` (what a game promises), `graph` and `choice` (what a seat can click),
`changes` (between two drawings), `record` (a game as text), `play` (a fold over a record, undo),
`knowledge` (what a bot may see), `dealer` (verifiable chance), `playout` (random play), `plugin`
(what the package of a game offers), `registry` (the titles).
"""
