-- The results of finished games, each seat's share as JSON. They follow from the plies, but only under
-- the rules these were played under; after an update they say that a table has nothing to hide.

CREATE TABLE results (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    result TEXT NOT NULL
) STRICT, WITHOUT ROWID;
