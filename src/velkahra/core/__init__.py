"""The contract every game keeps. Nothing in here knows a game.

Folders: `contract/` (the promises of a game, in parts for its callers), `play/` (plies, undo,
records, the dealer, the knowledge of a seat), `choice/` (the clicks of a seat), `text/` (Fluent
files and sentences).

Modules: `plugin` (the parts of the package of a game), `registry` (the games by name), `offers`
(printing, balance studies, importers), `balance`, `print_model`, `importing`, `extras`.
"""
