"""What the server keeps: SQLite, its schema, and tables as files."""
