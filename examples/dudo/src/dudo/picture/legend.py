"""The signs of the page, explained."""

from dudo.text import names
from velkahra.core.contract.options import Options
from velkahra.core.contract.pages import Sign
from velkahra.picture import kit


def legend(language: str) -> tuple[Sign, ...]:
    """Explain the signs of the page."""
    signs = (("die-1", "ace", "DU-ACES-01"), ("hidden-0", "hidden", "DU-ROUND-01"))
    drawn = ((kit.icon(name, "die"), f"sign-{key}", rule) for name, key, rule in signs)
    return tuple(Sign(icon, names.TEXTS.text(language, key), rule) for icon, key, rule in drawn)


def seat_signs(options: Options, seats: int) -> dict[int, str]:
    """Return the cup of each seat, for the log."""
    return {seat: kit.icon(f"cup-{seat}", "cup") for seat in range(seats)}
