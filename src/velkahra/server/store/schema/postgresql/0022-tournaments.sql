CREATE TABLE tournaments (
    name words NOT NULL PRIMARY KEY,
    about words NOT NULL,
    public bigint NOT NULL,
    starts bigint NOT NULL,
    account_id bigint REFERENCES accounts (id) ON DELETE SET NULL,
    state words NOT NULL,
    club_id bigint REFERENCES clubs (id)
);

CREATE INDEX tournaments_by_state ON tournaments (state, starts);
CREATE INDEX tournaments_of_clubs ON tournaments (club_id) WHERE club_id IS NOT NULL;

CREATE TABLE tournament_entrants (
    tournament words NOT NULL REFERENCES tournaments (name) ON DELETE CASCADE,
    number bigint NOT NULL,
    name words NOT NULL,
    bot words NOT NULL,
    lot bigint NOT NULL,
    code words NOT NULL,
    since bigint NOT NULL,
    until bigint,
    PRIMARY KEY (tournament, number)
);

CREATE TABLE tournament_members (
    tournament words NOT NULL,
    account_id bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    number bigint NOT NULL,
    PRIMARY KEY (tournament, account_id),
    FOREIGN KEY (tournament, number) REFERENCES tournament_entrants (tournament, number)
        ON DELETE CASCADE
);

CREATE INDEX tournament_members_of_accounts ON tournament_members (account_id);

CREATE TABLE tournament_rounds (
    tournament words NOT NULL REFERENCES tournaments (name) ON DELETE CASCADE,
    round bigint NOT NULL,
    began bigint NOT NULL,
    PRIMARY KEY (tournament, round)
);

CREATE TABLE tournament_tables (
    tournament words NOT NULL,
    round bigint NOT NULL,
    number bigint NOT NULL,
    part bigint NOT NULL,
    seats words NOT NULL,
    places words NOT NULL,
    play words NOT NULL,
    watch words NOT NULL,
    PRIMARY KEY (tournament, round, number),
    FOREIGN KEY (tournament, round) REFERENCES tournament_rounds (tournament, round)
        ON DELETE CASCADE
);

CREATE UNIQUE INDEX tournament_tables_by_play ON tournament_tables (play) WHERE play <> '';

CREATE TABLE tournament_corrections (
    tournament words NOT NULL REFERENCES tournaments (name) ON DELETE CASCADE,
    number bigint NOT NULL,
    what words NOT NULL,
    PRIMARY KEY (tournament, number)
);
