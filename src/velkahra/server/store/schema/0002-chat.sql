-- What is said beside the game, and what the people on the seats are called.
-- Nothing of the game depends on it: the position is still the fold of `plies`.

-- `looked` is when the seat's page was last looked at, in Unix seconds; 0: never.
CREATE TABLE sitters (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL DEFAULT '',
    looked INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- `who` is "seat-0" or "crowd-" with a hash that tells spectators apart; `name` is a spectator's.
-- `text` is what was typed, or with `signal` = 1 the key of a signal.
CREATE TABLE said (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    who TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    signal INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

-- `who` found line n worth the host's attention.
CREATE TABLE reports (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    who TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, n, who),
    FOREIGN KEY (table_id, n) REFERENCES said (table_id, n) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- What the host allows: "all", "signals" or "off"; without a row it is "all".
CREATE TABLE chats (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    mode TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Whom the webhook is to call, or has called. `turn` is how often the seat had acted by then,
-- `since` when its turn began, `told` whether the call has been made.
CREATE TABLE calls (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    since INTEGER NOT NULL,
    told INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
