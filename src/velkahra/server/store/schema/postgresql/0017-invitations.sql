-- least: 14
CREATE TABLE invitations (
    name words NOT NULL PRIMARY KEY,
    game words NOT NULL,
    key bytea NOT NULL,
    made bigint NOT NULL,
    table_id words REFERENCES tables (id) ON DELETE CASCADE
);

CREATE TABLE guests (
    invitation words NOT NULL REFERENCES invitations (name) ON DELETE CASCADE,
    seat bigint NOT NULL,
    name words NOT NULL,
    key bytea NOT NULL,
    PRIMARY KEY (invitation, seat)
);
