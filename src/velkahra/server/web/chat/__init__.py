"""The talk beside a game: kept, limited, shown."""
