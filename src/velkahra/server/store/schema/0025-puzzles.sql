-- Puzzles of people with accounts, and storms of everybody. Times are Unix seconds, a `day` is a number
-- of days since 1970 in UTC.

-- The first try of each puzzle.

CREATE TABLE puzzle_tries (
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    correct INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (account_id, game, puzzle)
) STRICT, WITHOUT ROWID;

CREATE TABLE puzzle_strengths (
    account_id INTEGER NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    mean REAL NOT NULL,
    deviation REAL NOT NULL,
    tries INTEGER NOT NULL
) STRICT;

-- Whether the puzzle of a day was solved, or its answer looked at before.

CREATE TABLE puzzle_days (
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    day INTEGER NOT NULL,
    solved INTEGER NOT NULL,
    PRIMARY KEY (account_id, day)
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzle_days_by_day ON puzzle_days (day, solved);

-- `name` is the secret part of its address, `game` one or '' for all, `n` how many puzzles were
-- answered, `solved` how many of them correctly.

CREATE TABLE storms (
    name TEXT NOT NULL PRIMARY KEY,
    account_id INTEGER REFERENCES accounts (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    began INTEGER NOT NULL,
    n INTEGER NOT NULL,
    solved INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX storms_of_accounts ON storms (account_id, game, solved);
