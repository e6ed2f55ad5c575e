"""The chat beside a game: stored, limited, shown."""
