"""The contract every game keeps. Nothing in here knows a game.

Folders: `contract/` (what a game promises, by who asks), `play/` (plies, undo, records, the dealer,
what a bot may see), `choice/` (what a seat can click), `text/` (Fluent files and sentences).

Modules: `plugin` (what the package of a game offers), `registry` (the games by name), `offers`
(printing, balance studies, importers), `balance`, `print_model`, `importing`, `extras`.
"""
