CREATE TABLE notes (
    table_id words NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat bigint NOT NULL,
    text words NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE plans (
    table_id words NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat bigint NOT NULL,
    plan words NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE rests (
    account_id bigint NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    rest words NOT NULL,
    digest bigint NOT NULL,
    digested words NOT NULL
);

CREATE INDEX rests_with_digest ON rests (digest);
