"""The people on the cards: busts put together from a coat, a face, a beard and a hat.

A part takes the colour (`fill`) of who shows it; what is the same in every colour lies on top of it
in translucent ink or in gold. Everything stands in the frame of `scenes`, 110 x 74 units,
with the middle of the person at x = 60.
"""

from functools import cache
from typing import Final

from velkahra.games.pamir.picture.art.ink import GOLD, INK, PAPER, disc, fill, line

SKINS: Final = {"light": "#f0cfae", "fair": "#e8bf98", "olive": "#cd9a6c", "brown": "#a9754c"}
HAIRS: Final = {
    "black": "#2a2220",
    "brown": "#5a3a22",
    "fair": "#b98a4a",
    "red": "#9c4a22",
    "gray": "#8f8a86",
    "white": "#ece7df",
}


def _ink(data: str, wide: float, strength: float = 0.45) -> str:
    return line(data, INK, wide, f' stroke-opacity="{strength:g}"')


def _gold(data: str, wide: float) -> str:
    return line(data, GOLD, wide)


def _plain(data: str) -> str:
    """Draw an outline in the colour of who shows it, with a thin edge of ink."""
    return f'<path d="{data}" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"/>'


_ROBE: Final = "M-36 76C-35 59 -23 53 -8 49H8C23 53 35 59 36 76Z"
_COAT: Final = "M-33 76C-34 60 -25 54 -9 50L-8 45H8L9 50C25 54 34 60 33 76Z"
_SHIRT: Final = fill("M-8 48.5L0 62L8 48.5Q0 53 -8 48.5Z", PAPER)


def _robe() -> str:
    cross = fill("M-8 48.5L1 64L8 48.5Q0 53 -8 48.5Z", PAPER)
    return (
        _plain(_ROBE)
        + cross
        + _gold("M-9 49L3 67V76M9 49L2 62", 2.4)
        + _ink("M-20 60L-18 76M20 60L18 76", 1.6)
    )


def _khalat() -> str:
    stripes = "M-28 58L-27 76M-20 54L-17 76M-12 51L-7 76M28 58L27 76M20 54L17 76M12 51L7 76"
    return (
        _plain(_ROBE)
        + line(stripes, "#f0d79a", 2.6, ' stroke-opacity=".75"')
        + _SHIRT
        + _ink("M-8 49L0 63V76M8 49L0 63", 2)
    )


def _shawl() -> str:
    scarf = fill("M-30 58C-12 62 8 68 14 76H-8C-16 70 -28 68 -34 68Z", "#f3e7cf")
    dots = line("M-22 63h.1M-13 66h.1M-4 70h.1", "#b0302a", 3.6)
    return _plain(_ROBE) + _SHIRT + scarf + dots


def _uniform() -> str:
    buttons = line("M-5 56h.1M5 56h.1M-5 63h.1M5 63h.1M-5 70h.1M5 70h.1", GOLD, 2.6)
    pads = "M-33 57Q-26 51 -18 54L-20 60H-32ZM33 57Q26 51 18 54L20 60H32Z"
    fringe = line(
        "M-31 60V64M-28 60V65M-25 60V65M-22 60V64M31 60V64M28 60V65M25 60V65M22 60V64", GOLD, 1.4
    )
    collar = fill("M-9 44H9V51H-9Z", "#3a2a22") + _gold("M-9 45H9M0 45V51", 1.4)
    return _plain(_COAT) + fill(pads, GOLD) + fringe + collar + buttons


def _belts() -> str:
    belts = line("M-21 55L16 76M21 55L-16 76", PAPER, 4.2)
    collar = fill("M-9 44H9V51H-9Z", "#3a2a22")
    return (
        _plain(_COAT)
        + belts
        + collar
        + disc(0, 65.5, 3, GOLD)
        + _ink("M-24 56L-26 76M24 56L26 76", 1.3)
    )


def _frock() -> str:
    lapels = "M-9 49L-15 58L-4 74L0 64ZM9 49L15 58L4 74L0 64Z"
    dark = f'<path d="{lapels}" fill="{INK}" fill-opacity=".3"/>'
    bow = fill("M-7 49L0 52.5L7 49V56L0 53L-7 56Z", "#33261f")
    return _plain(_COAT) + fill("M-8 47L0 66L8 47Z", PAPER) + dark + bow


def _armour() -> str:
    plates = disc(0, 66, 9, "#c3c8cf", f' stroke="{INK}" stroke-width="1.2"') + disc(0, 66, 3, GOLD)
    mail = line(
        "M-28 60h.1M-23 64h.1M-28 68h.1M-22 72h.1M28 60h.1M23 64h.1M28 68h.1M22 72h.1",
        "#c3c8cf",
        2.4,
    )
    return _plain(_ROBE) + _SHIRT + mail + plates + _gold("M-9 49L-14 76M9 49L14 76", 1.8)


def _face() -> str:
    neck = '<path d="M-6.5 38H6.5V50Q0 56 -6.5 50Z"/>'
    shade = f'<path d="M-6.5 42Q0 50 6.5 42V46Q0 52 -6.5 46Z" fill="{INK}" fill-opacity=".22"/>'
    head = (
        '<path d="M-11.5 26C-11.5 12 11.5 12 11.5 26C11.5 38 6 45.5 0 '
        f'45.5C-6 45.5 -11.5 38 -11.5 26Z" stroke="{INK}" stroke-width="1"/>'
    )
    ears = '<circle cx="-11.8" cy="30.5" r="2.4"/><circle cx="11.8" cy="30.5" r="2.4"/>'
    brows = line("M-8 26.2Q-5 24.2 -2.4 26M2.4 26Q5 24.2 8 26.2", INK, 1.5)
    eyes = disc(-4.9, 29.2, 1.5, INK) + disc(4.9, 29.2, 1.5, INK)
    nose = _ink("M0.5 28L-1.8 35Q0 36.5 2 35.5", 1.3, 0.6)
    mouth = line("M-3.2 40Q0 41.5 3.2 40", "#8a3b30", 1.4)
    return ears + neck + shade + head + brows + eyes + nose + mouth


_MOUSTACHE: Final = (
    "M0 36.6C-4 35.5 -9 37 -11 41.5C-7 41 -2.5 40.5 0 38.8C2.5 40.5 7 "
    "41 11 41.5C9 37 4 35.5 0 36.6Z"
)
BEARDS: Final = {
    "moustache": _MOUSTACHE,
    "full": (
        "M-12 28C-13 46 -7 58 0 58C7 58 13 46 12 28C10 35 7 37 4 37H-4C-7 "
        "37 -10 35 -12 28ZM-3.5 40.5Q0 42.5 3.5 40.5Q0 39 -3.5 40.5Z"
    ),
    "long": (
        "M-12 28C-14 50 -8 68 -1 71C8 66 14 48 12 28C10 35 7 37 4 37H-4C-7 "
        "37 -10 35 -12 28ZM-3.5 40.5Q0 42.5 3.5 40.5Q0 39 -3.5 40.5Z"
    ),
    "whiskers": "M-12 24L-12 36L-6 43.5L-8 31L-10.5 22ZM12 24V36L6 43.5L8 31L10.5 22Z",
    "goatee": f"{_MOUSTACHE}M-4 43L0 52L4 43Q0 45 -4 43Z",
    "lamb": "M-12 23V36L-4 41L-1 37.2H1L4 41L12 36V23L8.5 33H-8.5Z",
}


def _beard(data: str) -> str:
    return (
        f'<path d="{data}" fill-rule="evenodd" stroke="{INK}" '
        'stroke-opacity=".35" stroke-width=".8"/>'
    )


def _hair() -> str:
    return _plain(
        "M-12.5 29C-16 14 -8 10 0 11.5C10 8 16 15 12.5 29C11.5 23 9 20 5 "
        "19C-2 22.5 -8 20 -9.5 21.5Q-11.5 24 -12.5 29Z"
    )


_WOUND: Final = "M-15 24C-21 9 -9 3 1 3C11 3 20 9 15 24C8 17 -8 17 -15 24Z"


def _turban() -> str:
    return _plain(_WOUND) + _ink(
        "M-14 20C-9 9 4 6 13 11M15 20C8 11 -4 10 -12 14M-3 4C4 6 10 10 13 15", 1.4
    )


def _lungee() -> str:
    """A turban wound around a pointed cap, one end hanging down."""
    cap = edge = "M-8 6L0 -5L9 6Z"
    tail = "M12 20C20 28 18 42 23 54L15 52C14 40 15 30 9 22Z"
    return fill(cap, GOLD) + _ink(edge, 1.2, 1) + _plain(tail) + _turban()


def _peaked_turban() -> str:
    """The tall turban of the Sikhs."""
    wound = "M-15.5 26C-19 13 -9 3 1 1C12 4 19 13 15.5 26C11 20 5 13 0 12C-5 13 -11 20 -15.5 26Z"
    return _plain(wound) + _ink(
        "M-15 21C-10 11 -4 8 0 8C4 8 10 11 15 21M-12 14C-7 6 -2 5 1 4.5C5 5 9 8 12.5 14", 1.4
    )


def _crowned() -> str:
    """A turban with a jewelled plume."""
    plume = fill("M0 8C-6 0 -4 -7 5 -9C9 -6 5 -3 3 8Z", GOLD) + _ink("M1 6C-1 0 1 -4 5 -6", 1, 0.7)
    return _turban() + plume + disc(0.5, 10, 3.2, "#c0262d", f' stroke="{GOLD}" stroke-width="1.4"')


def _kolah() -> str:
    """The tall lambskin cap of Persia."""
    curls = "M-6 4h.1M0 1h.1M6 5h.1M-8 11h.1M-2 9h.1M4 12h.1M9 12h.1M-5 17h.1M2 17h.1M8 18h.1"
    return _plain("M-12 23L-10 1Q-2 -6 10 -2L12 23Q0 17 -12 23Z") + line(
        curls, PAPER, 1.8, ' stroke-opacity=".3"'
    )


def _papakha() -> str:
    """A shaggy cap of the steppe."""
    shape = "M-15.5 23C-18 8 -10 3 0 3C10 3 18 8 15.5 23Q0 16 -15.5 23Z"
    curls = (
        "M-11 10h.1M-5 7h.1M2 7h.1M9 9h.1M-12 16h.1M-6 13h.1M1 13h.1M7 "
        "14h.1M13 16h.1M-9 20h.1M9 20h.1"
    )
    return _plain(shape) + line(curls, INK, 1.9, ' stroke-opacity=".4"')


def _shako() -> str:
    plume = fill("M-3.5 0C-5 -8 5 -8 3.5 0Z", PAPER)
    body = _plain("M-11.5 22L-13 1H13L11.5 22Q0 18 -11.5 22Z")
    return (
        plume
        + body
        + _gold("M-13 2.5H13", 2.2)
        + disc(0, 11, 4, GOLD)
        + fill("M-12.5 21Q0 15.5 12.5 21Q0 27 -12.5 21Z", "#1d1714")
    )


def _bicorne() -> str:
    hat = _plain("M-24 23C-20 8 -8 3 0 3C8 3 20 8 24 23C14 16 -14 16 -24 23Z")
    return (
        hat
        + _gold("M-22 21C-14 14 14 14 22 21", 1.6)
        + disc(0, 10, 3.2, BEIGE)
        + fill("M-2 4C-4 -6 6 -8 3 4Z", PAPER)
    )


BEIGE: Final = "#c0262d"


def _topper() -> str:
    return (
        _plain("M-10.5 19L-12 -1Q0 -5 12 -1L10.5 19Z")
        + _plain("M-19 19Q0 13 19 19Q0 25 -19 19Z")
        + _ink("M-10.5 14Q0 18 10.5 14", 3, 0.7)
    )


def _cap() -> str:
    """A round cap with a peak and a red band."""
    return (
        _plain("M-16 13C-16 4 16 4 16 13L12 19H-12Z")
        + fill("M-13 15Q0 12 13 15L12 20.5H-12Z", BEIGE)
        + fill("M-12 20Q0 16.5 12 20Q8 26 0 24.5Q-8 26 -12 20Z", "#1d1714")
    )


def _fur() -> str:
    """A soft cap with a rim of fur."""
    rim = '<path d="M-14 17Q0 10 14 17V23Q0 17 -14 23Z" fill="#5b3b22" stroke="#2a211b"/>'
    return _plain("M-12 18C-13 3 13 3 12 18Z") + rim


def _bonnet() -> str:
    """A feather bonnet of the Highlanders."""
    top = _plain("M-14 18C-18 0 -8 -6 1 -5C12 -6 18 2 14 18Z")
    band = fill("M-13 17Q0 12 13 17V22.5Q0 18 -13 22.5Z", PAPER)
    dice = line("M-11 18.5h.1M-5 16.8h.1M1 16.3h.1M7 17.2h.1M12 19h.1", "#b0302a", 3)
    return top + band + dice + line("M13 4C20 4 20 12 18 18", PAPER, 3)


def _skullcap() -> str:
    return _plain("M-12 22C-13 7 13 7 12 22Q0 16 -12 22Z") + _gold(
        "M-11.5 19.5Q0 14 11.5 19.5", 1.8
    )


COATS: Final = {
    "robe": _robe,
    "khalat": _khalat,
    "shawl": _shawl,
    "uniform": _uniform,
    "belts": _belts,
    "frock": _frock,
    "armour": _armour,
}
HATS: Final = {
    "hair": _hair,
    "turban": _turban,
    "lungee": _lungee,
    "peaked": _peaked_turban,
    "crowned": _crowned,
    "kolah": _kolah,
    "papakha": _papakha,
    "shako": _shako,
    "bicorne": _bicorne,
    "topper": _topper,
    "cap": _cap,
    "fur": _fur,
    "bonnet": _bonnet,
    "skullcap": _skullcap,
}


@cache
def parts() -> dict[str, str]:
    """Give the parts of busts under the names that `bust` uses."""
    found = {f"c-{name}": draw() for name, draw in COATS.items()}
    found |= {f"b-{name}": _beard(data) for name, data in BEARDS.items()}
    found |= {f"h-{name}": draw() for name, draw in HATS.items()}
    return found | {"face": _face()}


def _part(name: str, paint: str) -> str:
    return f'<use href="#pp-{name}" fill="{paint}"/>'


def bust(skin: str, coat: str, beard: str, hat: str) -> str:
    """Put a person together from `part#colour` words; an empty beard is none.

    A beard names its hair, `full-black`; coats and hats a colour, `robe#8a2b2b`. Hair on the head
    has the colour of the beard that follows a dash, `hair-brown`.
    """
    done = [_coloured("c", coat), _part("face", SKINS[skin])]
    if beard:
        done.append(_coloured("b", beard))
    return "".join((*done, _coloured("h", hat)))


def _coloured(kind: str, words: str) -> str:
    name, sharp, paint = words.partition("#")
    if sharp:
        return _part(f"{kind}-{name}", f"#{paint}")
    name, _, hair = words.partition("-")
    return _part(f"{kind}-{name}", HAIRS[hair])
