-- Who is to be told by which channel ("webhook", "mail", "push") that it is his turn, or has been.
-- `turn` is how often the seat had acted by then, `since` when its turn began, `told` whether it has
-- been told. What was there before was the webhook's.

CREATE TABLE notices (
    channel TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    since INTEGER NOT NULL,
    told INTEGER NOT NULL,
    PRIMARY KEY (channel, table_id, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO notices SELECT 'webhook', table_id, seat, turn, since, told FROM calls;

DROP TABLE calls;

-- An address that somebody left. `key` is the SHA-256 of the address without the differences that lead
-- to the same person; `address` is empty when nothing is to be sent there any more. `secret` is in
-- the links of the mails, and opens no seat. `asked` is when it was last asked whether it wants
-- mails, `told` when it last got one about a turn (Unix seconds, 0: never); `known` says that whoever
-- reads it has agreed once.

CREATE TABLE mailboxes (
    id INTEGER PRIMARY KEY,
    key BLOB NOT NULL UNIQUE,
    address TEXT NOT NULL,
    secret TEXT NOT NULL,
    asked INTEGER NOT NULL,
    told INTEGER NOT NULL,
    known INTEGER NOT NULL
) STRICT;

-- What a mailbox is told of: one seat, or all seats of an account. Nothing before it is `agreed`.

CREATE TABLE mail_wishes (
    id INTEGER PRIMARY KEY,
    mailbox_id INTEGER NOT NULL REFERENCES mailboxes (id) ON DELETE CASCADE,
    table_id TEXT REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER,
    account_id INTEGER UNIQUE REFERENCES accounts (id) ON DELETE CASCADE,
    language TEXT NOT NULL,
    agreed INTEGER NOT NULL,
    made INTEGER NOT NULL,
    UNIQUE (table_id, seat),
    CHECK ((table_id IS NULL) = (seat IS NULL) AND (table_id IS NULL) <> (account_id IS NULL))
) STRICT;

CREATE INDEX mail_wishes_of_mailboxes ON mail_wishes (mailbox_id);

-- Browsers that are told of a seat's turns through the push service at `endpoint`; `key` and `auth`
-- encrypt what is sent, so that only the browser reads it.

CREATE TABLE push_subscriptions (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    endpoint TEXT NOT NULL,
    key BLOB NOT NULL,
    auth BLOB NOT NULL,
    language TEXT NOT NULL,
    made INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, endpoint)
) STRICT, WITHOUT ROWID;
