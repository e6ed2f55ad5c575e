"""Confidence intervals of shares of victory, from independent games and from paired deals."""

import math
from collections.abc import Sequence
from typing import Final

import msgspec

SURENESS: Final = 1.959964  # standard deviations on either side of the mean that hold 95%


class Share(msgspec.Struct, frozen=True):
    """A share of the victories, `value`, and the ends of its 95% confidence interval; all 0..1."""

    value: float
    low: float
    high: float

    @property
    def width(self) -> float:
        """The distance between the ends of the interval."""
        return self.high - self.low


def wilson(share: float, games: float) -> tuple[float, float]:
    """Return the 95% confidence interval of a share, 0..1, from `games` (may be fractional).

    Source: E. B. Wilson, Probable inference, the law of succession, and statistical inference
    (1927); it stays within 0..1 and makes sense for shares of 0 and 1.
    """
    spread = SURENESS * SURENESS / games
    middle = (share + spread / 2) / (1 + spread)
    half = SURENESS / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / games / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


def clustered(deals: Sequence[tuple[float, int]]) -> Share:
    """Return the share of all victories with its 95% interval; only the deals are independent.

    Args:
        deals: for each deal the shares of the victory won in it, added up, and in how many seats.

    The games of a deal depend on each other. Where the luck of the deal is evened out, the interval
    is narrower than Wilson's; where all games share it, it is wider. The variance between deals
    gives the number of independent games that would be as sure, and the result is Wilson's interval
    for that number. Deals that do not differ at all, as for shares of 0 and 1, count as one game
    each.

    Source: variance as in A. C. Cameron and D. L. Miller, A practitioner's guide to cluster-robust
    inference (2015); games that would be as sure, with Student's t for few deals, as in E. L. Korn
    and B. I. Graubard, Confidence intervals for proportions with small expected number of positive
    counts estimated from survey data (1998); Wilson's interval for them as in N. Dean and M.
    Pagano, Evaluating confidence interval methods for binomial proportions in clustered surveys
    (2015).
    """
    seats = sum(count for _, count in deals)
    share = min(1.0, sum(won for won, _ in deals) / seats)
    apart = sum((won - share * count) ** 2 for won, count in deals)
    if len(deals) < 2 or apart < 1e-9:
        return Share(share, *wilson(share, len(deals)))
    freedom = len(deals) - 1
    variance = len(deals) / freedom * apart / seats**2
    as_sure = share * (1 - share) / variance * (SURENESS / student(freedom)) ** 2
    return Share(share, *wilson(share, as_sure))


def student(freedom: int) -> float:
    """Return the 97.5% quantile of Student's t, within 0.8% for `freedom` >= 2, exact for 1.

    Source: M. Abramowitz and I. A. Stegun, Handbook of mathematical functions (1964), 26.7.5.
    """
    z = SURENESS
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, start=1))
