-- least: 14
-- The rows of a table that is deleted are found by these.
CREATE INDEX account_seats_of_tables ON account_seats (table_id);
CREATE INDEX notices_of_tables ON notices (table_id);

-- `velkahra tables delete` says in its transaction that it deletes; others write meanwhile.
CREATE OR REPLACE FUNCTION plies_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'DELETE' OR current_setting('velkahra.deletes', true) IS DISTINCT FROM 'yes' THEN
        RAISE EXCEPTION 'plies are never changed or deleted';
    END IF;
    RETURN NULL;
END $$;
