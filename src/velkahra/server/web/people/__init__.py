"""People and characters at a table: names, faces, and what they say."""
