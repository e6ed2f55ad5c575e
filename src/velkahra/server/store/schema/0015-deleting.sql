-- The rows of a table that is deleted are found by these.

CREATE INDEX account_seats_of_tables ON account_seats (table_id);
CREATE INDEX notices_of_tables ON notices (table_id);
