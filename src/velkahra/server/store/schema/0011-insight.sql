-- Analyses of finished games, see `insight/analyses.py`: `plies` and `undone` say of which. `made` is
-- in Unix seconds; only the latest are kept.

CREATE TABLE analyses (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    plies INTEGER NOT NULL,
    undone INTEGER NOT NULL,
    made INTEGER NOT NULL,
    found BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- Tables at which seats may take hints, see `insight/hints.py`.

CREATE TABLE hinting (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
