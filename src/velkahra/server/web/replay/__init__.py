"""The history of a table: replays, uploaded records, tables of an older program."""
