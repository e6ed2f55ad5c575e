-- Passkeys that open an account beside its password. `id` is the credential's, `handle` what the
-- authenticator knows the account by, `used` when it last opened the account (Unix seconds, 0: never).

CREATE TABLE passkeys (
    id BLOB NOT NULL PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    handle BLOB NOT NULL,
    public_key BLOB NOT NULL,
    sign_count INTEGER NOT NULL,
    name TEXT NOT NULL,
    made INTEGER NOT NULL,
    used INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_of_accounts ON passkeys (account_id);
