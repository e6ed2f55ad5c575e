CREATE TABLE studies (
    id words NOT NULL PRIMARY KEY,
    game words NOT NULL,
    link bytea NOT NULL,
    head words NOT NULL,
    version bigint NOT NULL,
    made bigint NOT NULL
);

CREATE TABLE study_moves (
    study words NOT NULL REFERENCES studies (id) ON DELETE CASCADE,
    n bigint NOT NULL,
    move words NOT NULL,
    PRIMARY KEY (study, n)
);
