-- The people of finished and of rated games. `account_id` is NULL once the account was deleted: the
-- games stay, without a name. `seen_by` says who may see the page: everyone, met or nobody.

CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    account_id INTEGER UNIQUE REFERENCES accounts (id) ON DELETE SET NULL,
    seen_by TEXT NOT NULL
) STRICT;

-- Tables that were marked, when they were opened, as counting for the strengths of their people.

CREATE TABLE rated (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Who was the first to open a seat of a rated table. `browser` and `address` are hashes that differ
-- from table to table; the row is deleted when the game is over.

CREATE TABLE rated_seats (
    table_id TEXT NOT NULL REFERENCES rated (table_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person_id INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    browser BLOB NOT NULL,
    address BLOB NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX rated_seats_of_people ON rated_seats (person_id);

-- The number of the latest game in `finished`. Its row also keeps servers that share a database from
-- counting two games at once.

CREATE TABLE counting (
    id INTEGER NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL
) STRICT;

-- Finished games with people, in the order in which they were counted. `at` is in Unix seconds.
-- `ended` is "over", or "left" for a rated game that its only person did not play on. `common` says
-- what two seats share: "", "address", "browser". `uncounted` is the reason why the game does not
-- count for strengths, "" if it does.

CREATE TABLE finished (
    number INTEGER NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    at INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    ended TEXT NOT NULL,
    common TEXT NOT NULL,
    uncounted TEXT NOT NULL
) STRICT;

CREATE INDEX finished_by_time ON finished (at);

-- `person_id` is NULL for a bot, and for people without an account. `points` is NULL where a game has
-- none; `parts` are the points by source as JSON. `decided` counts the seat's own decisions, and
-- `late` the turns in which the clock decided. `mean` and `deviation` are the person's strength after
-- the game, if it counts.

CREATE TABLE finished_seats (
    number INTEGER NOT NULL REFERENCES finished (number) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person_id INTEGER REFERENCES people (id) ON DELETE SET NULL,
    bot TEXT NOT NULL,
    share REAL NOT NULL,
    place INTEGER NOT NULL,
    points INTEGER,
    parts TEXT NOT NULL,
    opening TEXT NOT NULL,
    decided INTEGER NOT NULL,
    late INTEGER NOT NULL,
    mean REAL,
    deviation REAL,
    PRIMARY KEY (number, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX finished_seats_of_people ON finished_seats (person_id, number);

-- First decisions, with their sentence in each language as JSON.

CREATE TABLE openings (
    game TEXT NOT NULL,
    opening TEXT NOT NULL,
    words TEXT NOT NULL,
    PRIMARY KEY (game, opening)
) STRICT, WITHOUT ROWID;

-- What follows from the finished games, kept up to date with each. `sure` is what the strength is at
-- least, as far as one knows.

CREATE TABLE strengths (
    person_id INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    mean REAL NOT NULL,
    deviation REAL NOT NULL,
    sure REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (person_id, game, seats)
) STRICT, WITHOUT ROWID;

CREATE INDEX strengths_by_sure ON strengths (game, seats, sure);
CREATE INDEX strengths_by_mean ON strengths (game, seats, mean);

-- `kind` is "seats", "opening" or "source" with the `name` of one, or "row": the length of the present
-- row of victories in `games`, of the longest in `won`.

CREATE TABLE figures (
    person_id INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    games INTEGER NOT NULL,
    won INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (person_id, game, kind, name)
) STRICT, WITHOUT ROWID;
