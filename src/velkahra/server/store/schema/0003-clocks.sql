-- Clocks: only tables that were opened with one have rows here.

-- `terms` as "bank-600-15" (see clocks.py), `late` what happens when time runs out: wait or default.
-- `due` (Unix milliseconds) says when somebody should look whether time is up; NULL: nobody need.
CREATE TABLE clocks (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    terms TEXT NOT NULL,
    late TEXT NOT NULL,
    due INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX clocks_by_due ON clocks (due) WHERE due IS NOT NULL;

-- When row n of a table was kept (Unix milliseconds), and the milliseconds since the row kept before
-- it that count for the seats that had to act.
CREATE TABLE moments (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    spent INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

-- From when to when a server was up (Unix milliseconds): nobody's clock runs while none is.
CREATE TABLE lifetimes (
    id INTEGER PRIMARY KEY,
    began INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT;
