-- What people are to each other: how they end their games, friends, blocking, clubs, reports and what
-- moderators decided. A person is an account; times are Unix seconds.

-- Games with others that a person left, or let rest for too long. One that is finished after all is
-- deleted here: how finished games ended is in `finished_seats`.

CREATE TABLE abandoned (
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    PRIMARY KEY (account_id, table_id)
) STRICT, WITHOUT ROWID;

-- A person wants another as a "friend", or has put up a "block"; two are friends if both want it.
-- `called` is the name by which the other was met.

CREATE TABLE ties (
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    other_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    called TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (account_id, other_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX ties_to_others ON ties (other_id);

-- `door` is the secret of the link by which people join: organisers see it again, so it is no hash.
-- `barred`: a moderator has closed the text. A club that was closed keeps its row and its tables.

CREATE TABLE clubs (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    text TEXT NOT NULL,
    door TEXT NOT NULL,
    barred INTEGER NOT NULL,
    closed INTEGER NOT NULL,
    founded INTEGER NOT NULL
) STRICT;

-- `role` is "founder", "organiser", "member", or "asked" by somebody who is not in yet. Without a
-- founder, the first of the others is it.

CREATE TABLE club_members (
    club_id INTEGER NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    role TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (club_id, account_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX clubs_of_accounts ON club_members (account_id);
CREATE UNIQUE INDEX founders ON club_members (club_id) WHERE role = 'founder';

-- Tables that were listed: for everybody, or for the members of a club. `least` is the reliability
-- that players need, in percent; 0: none, 1: an account is enough.

CREATE TABLE listings (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    club_id INTEGER REFERENCES clubs (id),
    least INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX listings_of_clubs ON listings (club_id) WHERE club_id IS NOT NULL;

CREATE TABLE moderators (
    account_id INTEGER NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    since INTEGER NOT NULL
) STRICT;

-- `kind` is "conduct", "name", "line" or "club"; `quote` is the name, line or text as it was then.

CREATE TABLE complaints (
    id INTEGER PRIMARY KEY,
    account_id INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
    about_id INTEGER REFERENCES accounts (id) ON DELETE CASCADE,
    club_id INTEGER REFERENCES clubs (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    quote TEXT NOT NULL,
    why TEXT NOT NULL,
    at INTEGER NOT NULL,
    pending INTEGER NOT NULL
) STRICT;

CREATE INDEX complaints_pending ON complaints (at) WHERE pending = 1;
CREATE INDEX complaints_of_accounts ON complaints (account_id, at);

-- The audit trail: no row is changed. `until` ends a measure, and `lifts` is the decision that this
-- one takes back.

CREATE TABLE decisions (
    id INTEGER PRIMARY KEY,
    complaint_id INTEGER REFERENCES complaints (id) ON DELETE SET NULL,
    moderator_id INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
    about_id INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
    club_id INTEGER REFERENCES clubs (id) ON DELETE SET NULL,
    measure TEXT NOT NULL,
    why TEXT NOT NULL,
    at INTEGER NOT NULL,
    until INTEGER NOT NULL,
    lifts INTEGER UNIQUE REFERENCES decisions (id)
) STRICT;

CREATE INDEX decisions_about ON decisions (about_id, at);

-- Names that a moderator replaced: their owners still sign in with them, and nobody else gets them.

CREATE TABLE former_names (
    folded TEXT NOT NULL PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
