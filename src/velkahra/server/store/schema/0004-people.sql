-- When a table last changed, for the lists of tables. Kept by the database itself, so that no
-- commit of a ply can be without it.

CREATE TABLE changes (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TRIGGER plies_tell_when AFTER INSERT ON plies
BEGIN
    INSERT INTO changes VALUES (NEW.table_id, CAST(strftime('%s', 'now') AS INTEGER))
    ON CONFLICT (table_id) DO UPDATE SET at = excluded.at;
END;

-- Seats of public tables that anybody may still take. Until then no link leads to them.

CREATE TABLE free_seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Accounts only add: the tables somebody finds again on any device. `folded` is the name without
-- the differences people do not see; `password` an argon2 hash.

CREATE TABLE accounts (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

-- `key` is the SHA-256 of what the browser's cookie holds.

CREATE TABLE sessions (
    key BLOB NOT NULL PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_of_accounts ON sessions (account_id);

-- `shared` seats are handed round on one device.

CREATE TABLE account_seats (
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    shared INTEGER NOT NULL,
    PRIMARY KEY (account_id, table_id, seat)
) STRICT, WITHOUT ROWID;
