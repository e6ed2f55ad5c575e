CREATE TABLE puzzle_tries (
    account_id bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    game words NOT NULL,
    puzzle words NOT NULL,
    correct bigint NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (account_id, game, puzzle)
);

CREATE TABLE puzzle_strengths (
    account_id bigint NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    mean double precision NOT NULL,
    deviation double precision NOT NULL,
    tries bigint NOT NULL
);

CREATE TABLE puzzle_days (
    account_id bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    day bigint NOT NULL,
    solved bigint NOT NULL,
    PRIMARY KEY (account_id, day)
);

CREATE INDEX puzzle_days_by_day ON puzzle_days (day, solved);

CREATE TABLE storms (
    name words NOT NULL PRIMARY KEY,
    account_id bigint REFERENCES accounts (id) ON DELETE CASCADE,
    game words NOT NULL,
    began bigint NOT NULL,
    n bigint NOT NULL,
    solved bigint NOT NULL
);

CREATE INDEX storms_of_accounts ON storms (account_id, game, solved);
