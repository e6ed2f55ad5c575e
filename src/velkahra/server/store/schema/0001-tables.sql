-- A table is what was agreed, who sits where, and what happened. Nothing here is a snapshot:
-- the position is the fold of `plies`. Links are kept as SHA-256 of their secret part.

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    options TEXT NOT NULL,
    language TEXT NOT NULL,
    seed TEXT NOT NULL,
    host_key BLOB NOT NULL,
    watch_key BLOB NOT NULL,
    created TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    player TEXT NOT NULL,
    key BLOB NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Row n of a table is JSON: ["ply", seat, notation] or ["undo", seat, version].
CREATE TABLE plies (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    what BLOB NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER plies_are_never_changed BEFORE UPDATE ON plies
BEGIN
    SELECT RAISE(ABORT, 'plies are never changed');
END;

CREATE TRIGGER plies_are_never_deleted BEFORE DELETE ON plies
BEGIN
    SELECT RAISE(ABORT, 'plies are never deleted');
END;
