"""The store: SQLite, its schema, and tables as files."""
