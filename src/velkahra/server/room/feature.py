"""Features of a table beside its game, as the table sees them."""

from velkahra.server.domain.messages.timing import Turn


class Feature:
    """A feature of a table beside its game. Each method may be left as it is here."""

    async def load(self) -> None:
        """Load what the store has of it. Raises: StoreError."""

    def changed(self) -> None:
        """React to a change of the table."""

    def stop(self) -> None:
        """Stop all activity."""

    def add_to_turn(self, turn: Turn, seat: int, language: str) -> Turn:
        """Return the turn with what a viewer may do beside acting."""
        return turn
