"""What a table carries beside its game, as far as the table knows it."""

from velkahra.server.domain.messages.timing import Turn


class Feature:
    """Something at a table beside its game; what it does not need it leaves as it is here."""

    async def load(self) -> None:
        """Fetch what the store has of it. Raises: StoreError."""

    def changed(self) -> None:
        """Look at the table again: something has changed."""

    def stop(self) -> None:
        """Do nothing by itself any more."""

    def add_to_turn(self, turn: Turn, seat: int, language: str) -> Turn:
        """Add what a viewer may do beside acting."""
        return turn
