"""Shuffling hidden things so that the result tells nothing about where they really lie."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, u8

PLACES: Final[i64] = 4096  # more than a deck or a hand has
MEMORIES: Final[i64] = 32  # sets of seats that know a card


def shuffled(places: vec[i64], rng: Random) -> vec[i64]:
    """Return `places` in a random order that depends only on the set of places and on `rng`.

    They are sorted first: positions that differ only in hidden facts are resampled alike.
    """
    out = places[:]
    for at in range(i64(1), i64(len(out))):
        place = out[at]
        before = at - 1
        while before >= 0 and out[before] > place:
            out[before + 1] = out[before]
            before -= 1
        out[before + 1] = place
    for at in range(i64(len(out)) - 1, i64(0), -1):
        other = rng.randrange(at + 1)
        out[at], out[other] = out[other], out[at]
    return out


def deal(zone: vec[u8], at: vec[i64], known: vec[u8], cards: vec[i64], rng: Random) -> None:
    """Deal hidden cards at random to the places that they hold among them, in the arrays.

    The place of card `c` is `zone[c]` and `at[c]`, from -1, with the seats that know it as bits in
    `known[c]`. `cards` are numbers of cards, ascending.
    """
    places: vec[i64] = vec[i64](capacity=64)
    for card in cards:
        place = (i64(zone[card]) * PLACES + at[card] + 1) * MEMORIES
        places = append(places, place + i64(known[card]))
    dealt = shuffled(places, rng)
    for i in range(i64(len(cards))):
        card, place = cards[i], dealt[i]
        known[card] = u8(place % MEMORIES)
        at[card] = place // MEMORIES % PLACES - 1
        zone[card] = u8(place // (MEMORIES * PLACES))
