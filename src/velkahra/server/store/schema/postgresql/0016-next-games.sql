-- least: 14
CREATE TABLE reserved_seats (
    table_id words NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat bigint NOT NULL,
    former words REFERENCES tables (id) ON DELETE SET NULL,
    level words NOT NULL,
    made bigint NOT NULL,
    taken bigint NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX reserved_by_former ON reserved_seats (former);
