-- Invitations to a table that is not open yet. `key` is the hash of the link for all guests, `made`
-- is in Unix seconds, and `table_id` the table that it led to; NULL before.

CREATE TABLE invitations (
    name TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    key BLOB NOT NULL,
    made INTEGER NOT NULL,
    table_id TEXT REFERENCES tables (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Those who came, in their order, the host first; `key` is the hash of the link to their seat.

CREATE TABLE guests (
    invitation TEXT NOT NULL REFERENCES invitations (name) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    key BLOB NOT NULL,
    PRIMARY KEY (invitation, seat)
) STRICT, WITHOUT ROWID;
