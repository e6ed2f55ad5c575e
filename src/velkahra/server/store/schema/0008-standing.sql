-- What a seat answers to a question of its game once for all: see `standing/answers.py`. `whom` is the
-- seat whose doing brings the question up, -1 where the answer is one for all. Only the seat knows.

CREATE TABLE standing (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    question TEXT NOT NULL,
    whom INTEGER NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, question, whom)
) STRICT, WITHOUT ROWID;
