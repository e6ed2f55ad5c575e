"""The miniature of each court card: a sky by suit, a land by region, a person or a thing.

All stand in a frame of 110 x 74 units; what is in front has its middle at x = 60, because a ribbon
and the impact icons lie over the sides. The drawings are in the stock, under names `pp-...`.
"""

from functools import cache
from typing import Final

from velkahra.games.pamir.picture.art.ink import (
    BLOOD,
    GOLD_DARK,
    INK,
    PAPER,
    SUIT_PAINTS,
    at,
    disc,
    edged,
    fill,
    line,
)
from velkahra.games.pamir.picture.art.people import bust, parts
from velkahra.games.pamir.picture.art.things import THINGS
from velkahra.picture.palette import shade

WIDE: Final = 110
HIGH: Final = 74
MIDDLE: Final = 60

_SKIES: Final = {
    "economic": ("#f3cf74", "#fdf0cc"),
    "military": ("#dd7a55", "#f9d8b0"),
    "political": ("#a086c4", "#f1dcea"),
    "intelligence": ("#27507f", "#a9c8dd"),
}


def _sky(suit: str) -> str:
    high, low = _SKIES[suit]
    bands = "".join(
        f'<rect y="{19 * step}" width="110" height="20" fill="{_between(high, low, step / 3)}"/>'
        for step in range(4)
    )
    if suit == "intelligence":
        stars = line("M34 8h.1M82 14h.1M70 5h.1M45 20h.1M20 14h.1M98 6h.1", PAPER, 1.6)
        moon = fill("M88 8A9 9 0 1 0 95 23A7.5 7.5 0 1 1 88 8Z", "#f7edcf")
        return bands + stars + moon
    sun = {
        "economic": (86, 17, 9, "#fff6d8"),
        "military": (26, 40, 13, "#b0302a"),
        "political": (30, 15, 8, "#fdf3e4"),
    }
    return bands + disc(*sun[suit])


def _between(one: str, other: str, share: float) -> str:
    parts_ = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in parts_)


def _transcaspia() -> str:
    back = fill("M0 46Q20 36 42 44T84 40T110 45V74H0Z", "#dcb97a")
    front = fill("M0 60Q30 46 62 58T110 54V74H0Z", "#c99d58")
    yurt = edged("M4 52V44Q6 36 15 34Q24 36 26 44V52Z", "#f4e8cd", "#6f5327", 1)
    felt = line("M4 45H26M9 37L21 37", BLOOD, 1.6) + fill("M12 52V45H18V52Z", "#6f5327")
    return back + yurt + felt + front + line("M70 60Q84 56 96 61M8 68Q24 62 40 67", "#b38645", 1)


def _kabul() -> str:
    far = fill("M0 50L14 24L24 38L40 14L56 40L72 20L88 36L100 22L110 34V74H0Z", "#6f8499")
    snow = fill(
        "M14 24L9 33L14 31L18 34L19.5 31ZM40 14L33 25L39 23L43 27L46 "
        "24ZM72 20L66 28L72 26L76 29L79 27ZM100 22L95 29L100 27L104 28Z",
        "#f6f3ec",
    )
    hill = fill("M0 52Q26 42 52 54T110 50V74H0Z", "#7c8a55")
    wall = fill(
        "M80 52V44H83V47H86V44H89V47H92V44H95V47H98V44H101V47H104V44H107V47H110V52Z", "#b98f5e"
    )
    return far + snow + wall + hill + fill("M0 64Q50 54 110 64V74H0Z", "#66743f")


def _punjab() -> str:
    plain = fill("M0 48H110V74H0Z", "#8faa56")
    palace = fill(
        "M72 48V38H78Q78 30 85 27Q92 30 92 38H98V48ZM66 48V34H70V48ZM100 "
        "48V34H104V48ZM66 34Q68 29 70 34ZM100 34Q102 29 104 34Z",
        "#f3e2c2",
    )
    gate = fill("M82 48V41Q85 37 88 41V48Z", "#a5763f")
    river = fill("M0 56Q30 50 60 56T110 53V61Q80 64 54 62T0 64Z", "#6ea7b5")
    waves = line("M8 59Q14 57 20 59M84 58Q90 56 96 58", "#e8f3ee", 1)
    trunk = line("M14 52Q15 40 12 28", "#6b4a26", 2.2)
    leaves = line(
        "M12 28Q4 24 0 30M12 28Q8 20 2 20M12 28Q16 19 22 20M12 28Q20 25 24 31M12 28Q11 22 13 17",
        "#3f6b35",
        2.6,
    )
    return (
        plain
        + palace
        + gate
        + river
        + waves
        + trunk
        + leaves
        + fill("M0 66Q60 60 110 67V74H0Z", "#76923f")
    )


def _persia() -> str:
    ground = fill("M0 54H110V74H0Z", "#a8b573")
    mosque = fill("M66 54V34H102V54Z", "#ead9b6") + fill(
        "M73 34Q71 22 84 16Q97 22 95 34Z", "#1f8a94"
    )
    gate = fill("M78 54V44Q84 36 90 44V54Z", "#17656e") + line("M84 16V11", GOLD_DARK, 1.5)
    tiles = line("M66 37H102", "#1f8a94", 2) + line("M77 26Q84 30 92 26", "#d7f0ee", 1.2)
    cypress = "M{0} 56Q{1} 40 {0} 20Q{2} 40 {0} 56Z"
    trees = fill("".join(cypress.format(x, x - 9, x + 9) for x in (8, 22, 107)), "#2f5a3a")
    pool = fill("M0 62H110V70H0Z", "#7fb7bd") + fill("M0 70H110V74H0Z", "#8f9d5b")
    return ground + mosque + gate + tiles + trees + pool


def _herat() -> str:
    tower = "M{0} 56L{1} 16H{2}L{3} 56ZM{4} 16V12H{5}V16ZM{1} 12Q{6} 4 {2} 12Z"
    one = tower.format(5, 7, 12, 14, 6, 13, 9.5)
    two = tower.format(19, 20.5, 24.5, 26, 19.5, 25.5, 22.5)
    three = tower.format(98, 100, 105, 107, 99, 106, 102.5)
    rings = line(
        "M6.5 28H12.5M6 40H13.5M20 30H25M99.5 28H105.5M98.5 40H106.5",
        "#2f7f86",
        1.8,
    )
    wall = fill(
        "M26 56V44H30V47H34V44H38V47H42V44H46V47H74V44H78V47H82V44H86V47H90V44H94V47H98V56Z",
        "#c79a68",
    )
    earth = fill("M0 55Q55 49 110 55V74H0Z", "#b9a262")
    return (
        fill(one + two + three, "#b67f8f")
        + rings
        + wall
        + earth
        + fill("M0 66Q55 59 110 66V74H0Z", "#9c8448")
    )


def _kandahar() -> str:
    crag = fill(
        "M0 54L8 32L20 28L28 44L40 36L50 48L64 40L78 18L88 14L98 30L110 26V74H0Z", "#b5674a"
    )
    lit = fill("M78 18L88 14L86 34L80 44L70 46ZM8 32L20 28L16 44L6 50Z", "#d08a66")
    wall = fill("M0 60V46H22V60ZM3 46V42H7V46ZM15 46V42H19V46Z", "#d8ac7a") + fill(
        "M8 60V53Q11 49 14 53V60Z", "#7b3f28"
    )
    earth = fill("M0 58Q40 52 70 58T110 56V74H0Z", "#c98f5a")
    return crag + lit + wall + earth + fill("M0 68Q50 60 110 68V74H0Z", "#ad7443")


LANDS: Final = {
    "transcaspia": _transcaspia,
    "kabul": _kabul,
    "punjab": _punjab,
    "persia": _persia,
    "herat": _herat,
    "kandahar": _kandahar,
}


# What is in front, by the number of the card: a person (skin, coat, beard, hat), three alike (`3`
# before it), or a thing with its colour; `flip` turns it to the other side.
_FIGURES: Final = """
1 brown shawl#4a5a7a moustache-black turban#f6efe0
2 olive robe#2f4f7a long-gray lungee#e6d9b8
3 olive armour#26744a full-black crowned#f6efe0
4 light uniform#b0302a whiskers-brown hair-brown
5 fair robe#6b3a86 full-black crowned#c0502a
6 olive robe#6b5a46 long-white turban#f6efe0
7 olive khalat#3f5a4a full-black turban#35507c
8 stall#b0302a
9 carpet#8a2b2b
10 mine#e0d243
11 mine#2a50c8
12 city#d2a878
13 tents#3a322e
14 balance#e9c04a
15 3 olive armour#8a2b2b full-black turban#b0302a
16 fort#c79a68
17 fort#9c8f80 flip
18 light uniform#2b4a86 whiskers-black hair-black
19 fair robe#4f6b3a moustache-brown turban#f6efe0
20 light frock#4a4f63 whiskers-fair hair-fair
21 light shawl#5a3a6a moustache-brown turban#e9dcc0
22 fair khalat#6a3f2a full-brown fur#3f5a4a
23 light frock#2f3a33 whiskers-gray hair-gray
24 brown robe#c09a2c long-white peaked#c0502a
25 light uniform#2c6b4a whiskers-red bicorne#1f1c22
26 fair uniform#7a2430 full-gray cap#2d4a7a
27 olive khalat#7a3b2a goatee-black fur#b0302a
28 stall#26744a flip
29 pass#8b7a68
30 brown shawl#a3742a full-black peaked#d08a1f
31 crates#b0302a
32 elephant#b0302a
33 brown armour#7a2e2e full-black peaked#b0302a
34 3 brown robe#3c6a3f full-black skullcap#b0302a
35 brown armour#2f4f7a full-black peaked#2f5aa0
36 3 brown belts#b0302a moustache-black shako#1f1c22
37 3 light belts#b0302a moustache-red bonnet#1f1c22
38 3 brown robe#27418a long-black peaked#22336e
39 light frock#6b5a3a whiskers-white topper#5a4a36
40 light frock#23283a whiskers-gray topper#1f1c22 glasses
41 fair robe#6b5a46 full-red hair-red
42 3 olive robe#7a2e2e full-black lungee#e6d9b8
43 3 olive khalat#2f4f7a full-brown turban#f6efe0
44 3 brown robe#e2d6bc long-black turban#f6efe0
45 olive robe#4a3a5e full-brown lungee#6b4a2e
46 bank#e9c04a
47 pass#b5674a flip
48 fruits#b0302a
49 stall#71429a
50 3 light belts#b0302a whiskers-brown shako#1f1c22
51 light uniform#b0302a whiskers-gray bicorne#1f1c22
52 olive armour#5a4632 full-black lungee#35507c
53 sharpshooter#6b5a3a
54 3 olive robe#3b332e full-black turban#6a2f2f
55 3 fair khalat#5a3a2a goatee-black fur#35507c
56 olive khalat#4a2f5e full-black turban#b0302a
57 3 fair robe#5e6f5a full-gray crowned#6b3a86
58 3 olive robe#26744a long-gray lungee#c9a24a
59 3 fair armour#5a4632 full-brown turban#c09a2c
60 olive armour#6a2f2f moustache-black papakha#d8c8a8
61 sheep#3a322e flip
62 qanat#4a9ab5
63 way#b0302a
64 poppies#c8322c
65 minaret#dcb883
66 camel#4a2f3e
67 wheat#e9bd48
68 olive robe#31415f full-black kolah#2a2220
69 fair uniform#2f5a3a moustache-gray cap#2f5a3a
70 light frock#2b2f3a whiskers-brown hair-brown glasses
71 light frock#1f1c22 full-brown skullcap#1f1c22
72 light uniform#2b4a86 moustache-fair cap#2b4a86
73 fair uniform#27418a full-white cap#27418a
74 olive khalat#6b5a3a long-white kolah#6a4a30
75 olive robe#a02c2c full-black kolah#2a2220
76 fair robe#b0302a long-black crowned#d9a52e
77 olive uniform#7a2430 full-black kolah#2a2220
78 arches#dcbc8c
79 chains#d2a878
80 camel#cf4684
81 camel#f2c230
82 3 olive belts#2b4a86 moustache-black kolah#2a2220
83 3 olive uniform#b0302a full-black kolah#5a3b2a
84 3 light belts#2f5a3a moustache-fair cap#2f5a3a
85 fair khalat#3b4a6a full-brown fur#1f1c22
86 light uniform#3d4a63 moustache-fair hair-fair
87 survey#b0302a
88 light shawl#3b5a8a whiskers-brown hair-brown
89 olive khalat#6a3f5e full-black fur#26744a
90 olive khalat#8a2b4a full-black crowned#f6efe0
91 fair khalat#2f6a72 full-black papakha#2a2220
92 olive khalat#6b3a2a goatee-gray fur#4a2f5e
93 fair khalat#94701c moustache-black crowned#5a3a8a
94 chains#cda46e flip
95 cart#f2c230
96 palms#4a9ab5
97 ark#d2a86e
98 cannon#c09a3c flip
99 cossack#35507c
100 light uniform#2f5a3a goatee-brown bicorne#1f1c22
"""
_LOWER: Final = {"kolah": 7, "topper": 7, "crowned": 9, "lungee": 5, "glasses": 6, "bicorne": 6}
_ROW: Final = ((-25, 15, 0.7), (25, 15, 0.7), (0, 19, 0.76))
_GLASSES: Final = (
    f'<path d="M-8.5 29h7v4h-7ZM1.5 29h7v4h-7ZM-1.5 30H1.5" fill="#9fc4d8" '
    f'fill-opacity=".6" stroke="{INK}" stroke-width="1.2"/>'
)


@cache
def figures() -> dict[int, tuple[str, ...]]:
    """Give the words that describe what is in front, by card."""
    lines = (words.split() for words in _FIGURES.strip().splitlines())
    return {int(number): tuple(words) for number, *words in lines}


def _figure(words: tuple[str, ...]) -> str:
    name = words[0].partition("#")[0]
    if name in THINGS:
        return _use(words[0].replace("#", "-"))
    return _use(_row_name(words)) if name == "3" else _person(words)


def _row_name(words: tuple[str, ...]) -> str:
    _, skin, coat, _, hat = words
    return f"{skin}-{coat}-{hat}".replace("#", "-")


def _row(words: tuple[str, ...]) -> str:
    """Draw three persons that are nearly alike."""
    return "".join(at(_person(_varied(words[1:], i)), *place) for i, place in enumerate(_ROW))


def _person(words: tuple[str, ...]) -> str:
    skin, coat, beard, hat, *more = words
    return bust(skin, coat, beard, hat) + (_use("glasses") if more else "")


def _use(name: str) -> str:
    return f'<use href="#pp-{name}"/>'


def _varied(words: tuple[str, ...], place: int) -> tuple[str, ...]:
    """Give the second and the third of a row of three a coat a little darker or lighter."""
    skin, coat, *rest = words
    kind, paint = coat.split("#")
    return (skin, f"{kind}{shade('#' + paint, (-0.2, -0.1, 0)[place])}", *rest)


@cache
def scene(number: int, suit: str, region: str) -> str:
    """Draw the miniature of a court card."""
    words = figures()[number]
    turn = " scale(-1 1)" if words[-1] == "flip" else ""
    front = _figure(tuple(word for word in words if word != "flip"))
    low = 2 if words[0] == "3" else _LOWER.get(words[-1].partition("#")[0], 0)
    return (
        f"{_use('sky-' + suit)}{_use('land-' + region)}"
        f'<g transform="translate({MIDDLE} {low}){turn}">{front}</g>'
    )


@cache
def drawings() -> dict[str, str]:
    """Give all drawings that miniatures are made of, under their names without `pp-`."""
    found = {f"sky-{suit}": _sky(suit) for suit in SUIT_PAINTS}
    found |= {f"land-{region}": draw() for region, draw in LANDS.items()}
    found |= parts() | {"glasses": _GLASSES}
    for words in figures().values():
        name, _, paint = words[0].partition("#")
        if name in THINGS:
            found[words[0].replace("#", "-")] = THINGS[name](f"#{paint}")
        elif name == "3":
            found[_row_name(words)] = _row(words)
    return found
