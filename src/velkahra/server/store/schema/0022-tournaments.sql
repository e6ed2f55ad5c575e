-- Tournaments. `about` is JSON with all that was announced, `state` one of open, running, over, off;
-- `starts` is in Unix seconds.

CREATE TABLE tournaments (
    name TEXT NOT NULL PRIMARY KEY,
    about TEXT NOT NULL,
    public INTEGER NOT NULL,
    starts INTEGER NOT NULL,
    account_id INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
    state TEXT NOT NULL,
    club_id INTEGER REFERENCES clubs (id)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournaments_by_state ON tournaments (state, starts);
CREATE INDEX tournaments_of_clubs ON tournaments (club_id) WHERE club_id IS NOT NULL;

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

-- What an organiser changed, as JSON.

CREATE TABLE tournament_corrections (
    tournament TEXT NOT NULL REFERENCES tournaments (name) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    what TEXT NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
