"""Every kind of event and of refusal, with its facts: seat is a seat, count a number of stones."""

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {"took": ("seat", "count"), "won": ("seat",)}
REFUSALS: Final[dict[str, tuple[str, ...]]] = {"NG-TURN-01": (), "NG-TAKE-01": ("count",)}
