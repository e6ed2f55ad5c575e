-- Seats of the next game of the table `former`, for the people who have the same seats there. No link
-- leads to one until it is `taken`. `level` is the level of bots that was asked for, '' for the same
-- as before. `made` is in Unix milliseconds.

CREATE TABLE reserved_seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    former TEXT REFERENCES tables (id) ON DELETE SET NULL,
    level TEXT NOT NULL,
    made INTEGER NOT NULL,
    taken INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX reserved_by_former ON reserved_seats (former);
