"""What a table carries beside its game, as the table sees it."""

from velkahra.server.domain.messages.timing import Turn


class Feature:
    """Something at a table beside its game; what it does not need it leaves as it is here."""

    async def load(self) -> None:
        """Load what the store has of it. Raises: StoreError."""

    def changed(self) -> None:
        """React to a change of the table."""

    def stop(self) -> None:
        """Stop all activity."""

    def add_to_turn(self, turn: Turn, seat: int, language: str) -> Turn:
        """Return the turn with what a viewer may do beside acting."""
        return turn
