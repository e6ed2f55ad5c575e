"""Pages before a game: opening a table, its links, finding it again, sharing a device."""
