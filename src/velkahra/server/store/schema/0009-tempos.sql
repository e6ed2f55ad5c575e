-- How soon bots act at a table, see `tempo.py`; without a row it is as usual.

CREATE TABLE tempos (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    tempo TEXT NOT NULL
) STRICT, WITHOUT ROWID;
