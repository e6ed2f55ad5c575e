-- Games with the same number of seats and options. `variant` is a digest of all three, and the node
-- before the first decision; `options` are JSON.

CREATE TABLE archived_variants (
    variant INTEGER NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    options TEXT NOT NULL
) STRICT;

-- The archive of finished games: see `store/games.py`. `decided` counts decisions, `winner` is a seat,
-- -1 for nobody and -2 for several. `listed`: anybody could join or watch it; `shown`: anybody may
-- look at it; `agreed`: all its people let it be open data.

CREATE TABLE archived (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    at INTEGER NOT NULL,
    decided INTEGER NOT NULL,
    variant INTEGER NOT NULL REFERENCES archived_variants (variant),
    winner INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    agreed INTEGER NOT NULL
) STRICT;

CREATE INDEX archived_shown ON archived (shown, id, seats, winner, decided, rated);
CREATE INDEX archived_games ON archived (shown, game, id, seats, winner, decided, rated, variant);
CREATE INDEX archived_by_variant ON archived (variant, shown);
CREATE INDEX archived_agreed ON archived (game, id) WHERE agreed = 1;

-- `person_id` is NULL for a bot, and for people without an account.

CREATE TABLE archived_seats (
    archived_id INTEGER NOT NULL REFERENCES archived (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person_id INTEGER REFERENCES people (id) ON DELETE SET NULL,
    bot TEXT NOT NULL,
    place INTEGER NOT NULL,
    points INTEGER,
    share REAL NOT NULL,
    PRIMARY KEY (archived_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX archived_of_people ON archived_seats (person_id, archived_id);

-- The first decisions of a game. `node` is a digest of those before, `position` one of what everybody
-- saw, 0 if it was there before. `band` is how strong the deciding player was, `share` how much of the
-- victory it got. `shown` is that of the game, so that an opening is counted without it.

CREATE TABLE archived_steps (
    archived_id INTEGER NOT NULL REFERENCES archived (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    node INTEGER NOT NULL,
    position INTEGER NOT NULL,
    choice INTEGER NOT NULL,
    band INTEGER NOT NULL,
    share REAL NOT NULL,
    shown INTEGER NOT NULL,
    PRIMARY KEY (archived_id, n)
) STRICT, WITHOUT ROWID;

CREATE INDEX archived_nodes ON archived_steps (node, shown, choice, band, share);
CREATE INDEX archived_positions ON archived_steps (position, shown, archived_id);
CREATE INDEX archived_openings ON archived_steps (node, shown, archived_id);

-- What was decided: the seat, the sentence in each language as JSON, and `decision`, the English one.

CREATE TABLE archived_words (
    choice INTEGER NOT NULL PRIMARY KEY,
    seat INTEGER NOT NULL,
    decision TEXT NOT NULL,
    words TEXT NOT NULL
) STRICT;

-- Whether the player of a seat lets the game be open data.

CREATE TABLE consents (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    agreed INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
