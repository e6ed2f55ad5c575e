-- Studies: trees of moves. `link` is the hash of the secret by which they are edited, `head` is JSON,
-- and `version` grows with every change.

CREATE TABLE studies (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    link BLOB NOT NULL,
    head TEXT NOT NULL,
    version INTEGER NOT NULL,
    made INTEGER NOT NULL
) STRICT;

-- Their moves, as JSON: see `core/play/tree.py`.

CREATE TABLE study_moves (
    study TEXT NOT NULL REFERENCES studies (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    move TEXT NOT NULL,
    PRIMARY KEY (study, n)
) STRICT, WITHOUT ROWID;
