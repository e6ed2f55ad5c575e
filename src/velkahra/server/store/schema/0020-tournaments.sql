-- Tournaments. `terms` and `options` are JSON, `key` the hash of the organiser's link, `state` one of
-- open, running, over, off; `starts` is in Unix seconds, `every` the seconds between planned rounds.

CREATE TABLE tournaments (
    name TEXT NOT NULL PRIMARY KEY,
    title TEXT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    terms TEXT NOT NULL,
    language TEXT NOT NULL,
    clock TEXT NOT NULL,
    teams INTEGER NOT NULL,
    public INTEGER NOT NULL,
    starts INTEGER NOT NULL,
    every INTEGER NOT NULL,
    key BLOB NOT NULL,
    account_id INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
    state TEXT NOT NULL,
    made INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tournaments_by_state ON tournaments (state, starts);

-- `name` is that of a team or '', `bot` a level or '', `lot` the drawn order, `code` the secret of the
-- link by which others join a team.

CREATE TABLE tournament_entrants (
    tournament TEXT NOT NULL REFERENCES tournaments (name) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    bot TEXT NOT NULL,
    lot INTEGER NOT NULL,
    code TEXT NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE tournament_members (
    tournament TEXT NOT NULL,
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    PRIMARY KEY (tournament, account_id),
    FOREIGN KEY (tournament, number) REFERENCES tournament_entrants (tournament, number)
        ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_members_of_accounts ON tournament_members (account_id);

CREATE TABLE tournament_rounds (
    tournament TEXT NOT NULL REFERENCES tournaments (name) ON DELETE CASCADE,
    round INTEGER NOT NULL,
    began INTEGER NOT NULL,
    PRIMARY KEY (tournament, round)
) STRICT, WITHOUT ROWID;

-- `seats` and `places` are JSON, `places` is '' before the end; `play` is the table that was opened, ''
-- before, which may have been deleted since; `watch` the secret of the link to watch it.

CREATE TABLE tournament_tables (
    tournament TEXT NOT NULL,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    part INTEGER NOT NULL,
    seats TEXT NOT NULL,
    places TEXT NOT NULL,
    play TEXT NOT NULL,
    watch TEXT NOT NULL,
    PRIMARY KEY (tournament, round, number),
    FOREIGN KEY (tournament, round) REFERENCES tournament_rounds (tournament, round)
        ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX tournament_tables_by_play ON tournament_tables (play) WHERE play <> '';

-- What an organiser changed. `kind` is result, removed or off; `about` an entrant's number or -1.

CREATE TABLE tournament_corrections (
    tournament TEXT NOT NULL REFERENCES tournaments (name) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    about INTEGER NOT NULL,
    round INTEGER NOT NULL,
    board INTEGER NOT NULL,
    old TEXT NOT NULL,
    new TEXT NOT NULL,
    why TEXT NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
