"""VC-COMP: what lies in the box."""

from collections import Counter

import velkahra
from velkahra.games.viceroy.rules.actions import KEYS
from velkahra.games.viceroy.rules.facts import COLOUR_NAMES, LAW_SETS, PEOPLE

GAME = velkahra.game("viceroy")


def test_VC_COMP_01_one_to_four_players() -> None:
    assert GAME.seats == (1, 2, 3, 4)


def test_VC_COMP_02_64_characters_and_24_laws() -> None:
    assert [person.number for person in PEOPLE] == list(range(1, 65))
    for laws in LAW_SETS[:3]:
        assert [law.number for law in laws.laws] == list(range(65, 89))
    assert len(set(KEYS)) == 88
    assert COLOUR_NAMES == ("blue", "red", "green", "yellow")


def test_VC_COMP_03_the_rows_need_just_the_tokens_of_the_box() -> None:
    parts = [part for person in PEOPLE for row in person.rows for part in row.reward.all]
    count = Counter(dict.fromkeys(("magic", "science", "defense", "attack"), 0))
    for part in parts:
        count[part.type] += part.n if part.type in count else 0
    assert (count["magic"], count["science"], count["defense"], count["attack"]) == (44, 32, 16, 12)
    powers = Counter(part.n for part in parts if part.type == "power")
    assert powers == {2: 8, 3: 8, 10: 8, 12: 8, 4: 4, 5: 4, 7: 4, 8: 4}
    assert Counter(part.n for part in parts if part.type == "magic_bonus") == {2: 12, 3: 8, 5: 4}
    assert Counter((part.color, part.n) for part in parts if part.type == "circle_bonus") == {
        **{(colour, 2): 2 for colour in COLOUR_NAMES},
        **{(colour, 4): 1 for colour in COLOUR_NAMES},
    }
    # The laws need two powers of six.
    for laws in LAW_SETS[:3]:
        parts = [part for law in laws.laws for option in law.params.options for part in option]
        assert [part.n for part in parts if part.type == "power"] == [6, 6]
        kinds = Counter(part.type for part in parts)
        assert (kinds["attack"], kinds["defense"], kinds["magic_bonus"]) == (2, 2, 2)


def test_VC_COMP_04_a_card_shows_four_rows_two_quarters_and_a_half_circle() -> None:
    for person in PEOPLE:
        assert [row.level for row in person.rows] == [1, 2, 3, 4]
        assert person.segments["bottom_left"] == person.segments["bottom_right"]
        assert all(person.names[language] for language in ("en", "cs", "pl"))
    # Each pair of colours is on two laws.
    for laws in LAW_SETS[:3]:
        for law in laws.laws:
            assert law.segments["top_left"] == law.segments["top_right"]
            assert law.segments["bottom_left"] == law.segments["bottom_right"]
        pairs = Counter(
            (law.segments["top_left"], law.segments["bottom_left"]) for law in laws.laws
        )
        assert (len(pairs), set(pairs.values())) == (12, {2})
