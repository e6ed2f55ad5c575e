-- Tables of slow games.
-- A seat's own notes about its game. Only that seat reads them.

CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- The conditional moves of a seat: see `domain/plans.py`. Only that seat knows them.

CREATE TABLE plans (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    plan TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- When an account rests, as JSON: see `domain/rests.py`. `digested` is the last day for which it got
-- the mail about all its tables.

CREATE TABLE rests (
    account_id INTEGER NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    rest TEXT NOT NULL,
    digest INTEGER NOT NULL,
    digested TEXT NOT NULL
) STRICT;

CREATE INDEX rests_with_digest ON rests (digest);
