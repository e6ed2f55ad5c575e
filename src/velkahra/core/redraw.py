"""Dealing hidden things anew, so that what comes out tells nothing of how they really lie."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64


def shuffled(places: vec[i64], rng: Random) -> vec[i64]:
    """Give `places` in an order that depends on which they are and on `rng` alone.

    They are sorted first: positions that differ only in what is hidden are redrawn alike.
    """
    out = places[:]
    for at in range(i64(1), i64(len(out))):
        place = out[at]
        before = at - 1
        while before >= 0 and out[before] > place:
            out[before + 1] = out[before]
            before -= 1
        out[before + 1] = place
    for at in range(i64(len(out)) - 1, i64(0), i64(-1)):
        other = rng.randrange(at + 1)
        out[at], out[other] = out[other], out[at]
    return out
