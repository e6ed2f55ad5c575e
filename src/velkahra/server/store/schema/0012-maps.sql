-- The organiser's own map of a table, a square JPEG, see `desk/maps.py`. `name` is the beginning of its
-- SHA-256; the row of the ledger that puts it up names it too, with its scale.

CREATE TABLE maps (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    picture BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX maps_by_name ON maps (name);
