-- What a program shows to act for a seat, or to watch with the seat -1. `key` is the SHA-256 of it,
-- `link` the key of the link it was made with: it ends with that link. `made` is in Unix seconds.

CREATE TABLE programs (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    key BLOB NOT NULL,
    link BLOB NOT NULL,
    made INTEGER NOT NULL,
    PRIMARY KEY (table_id, key)
) STRICT, WITHOUT ROWID;
