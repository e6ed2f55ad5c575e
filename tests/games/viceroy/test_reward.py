"""VC-REWARD: gems, tokens, cards, eternal gems."""

import pytest
from tests.games.viceroy import see
from tests.games.viceroy.helpers import act, after, legal, read, refused, told
from tests.games.viceroy.pyramids import HOUSE, TOWER, WALL

RICH = "circle gems bbbbbrrrrrgggggyyyyy\nsupply bbbbbrrrrrgggggyyyyy\n"


def test_VC_REWARD_01_gems_of_any_colours() -> None:
    state = after("circle hand 10\ncircle gems r\nsupply bbbrry\nbuilding", "play 10", "place 1 1")
    assert see.supply(state) == "bbbrrry"
    assert legal(state) == {
        *("gems bbb", "gems bbr", "gems bby", "gems brr", "gems bry"),
        *("gems rrr", "gems rry"),
    }
    assert refused(state, "gems bb") == "VC-REWARD-01"
    assert refused(state, "gems bbg") == "VC-LIMIT-02"
    act(state, "gems bry")
    assert (see.gems(state, "circle"), see.supply(state)) == ("bry", "bbrr")
    # Too few is what there is and none is nothing.
    state = read("circle hand 12\ncircle gems r\nsquare gems\nsupply y\nbuilding")
    events = act(state, "play 12", "place 1 1")
    assert (see.gems(state, "circle"), see.supply(state)) == ("ry", "")
    assert told(events, "took-gems") == ["took-gems seat=0 short=2 gems0=0 gems1=1 gems2=0 gems3=1"]
    state = read("circle hand 71\ncircle gems r\nsupply\nbuilding")
    act(state, "play 71", "place 1 1", "option 3")
    assert see.gems(state, "circle") == "r"


def test_VC_REWARD_02_power_lies_on_the_card_and_counts_at_the_end() -> None:
    state = after("circle hand 3\ncircle gems r\nbuilding", "play 3", "place 1 1")
    assert (see.tokens(state, 3), see.points(state, "circle")[3]) == ({"power-3": 1}, 3)


def test_VC_REWARD_03_cards_from_either_deck() -> None:
    state = read(TOWER + RICH + "circle hand 18\nbuilding\nlarge 4\nsmall 2")
    act(state, "play 18", "place 4 0")
    assert (see.asked(state), legal(state)) == ("draw circle", {"draw characters", "draw laws"})
    act(state, "draw characters", "deal 2")
    assert (state.small, state.large, see.asked(state)) == (1, 4, "draw circle")
    act(state, "draw laws", "deal 70")
    assert (see.hand(state, "circle"), see.asked(state)) == ([2, 70], "card circle")
    assert legal(state) == {"pass", "play 2", "play 70"}
    # What is drawn is seen by its owner only.
    state = read("circle hand 32\ncircle gems g\nbuilding")
    events = act(state, "play 32", "place 1 1", "draw laws", "deal 70")
    drawn = [event for event in events if event.kind.startswith("drew")]
    assert [repr(event) for event in drawn if event.visible_to(0)] == ["drew-card seat=0 card=70"]
    for viewer in (-1, 1):
        assert [repr(event) for event in drawn if event.visible_to(viewer)] == [
            "drew seat=0 deck=1"
        ]


@pytest.mark.parametrize(
    ("card", "place", "lying"),
    [
        (2, "place 2 3", {"science": 1}),
        (4, "place 4 0", {"science": 2}),
        (16, "place 2 3", {"magic": 1}),
        (28, "place 4 0", {"magic": 2}),
    ],
)
def test_VC_REWARD_04_VC_REWARD_05_they_lie_on_cards(
    card: int, place: str, lying: dict[str, int]
) -> None:
    table = TOWER.replace(" 17 2 3", "").replace(" 23 3 2", "")
    state = after(f"{table}{RICH}circle hand {card}\nbuilding", f"play {card}", place)
    assert see.tokens(state, card) == lying


@pytest.mark.parametrize(("tokens", "gems"), [("science 1", 4), ("magic 2\n61 magic-3 1", 3)])
def test_VC_REWARD_04_VC_REWARD_05_science_is_worth_a_gem(tokens: str, gems: int) -> None:
    events = act(f"61 {tokens}", "circle pass", "square pass")
    assert told(events, "passed") == [f"passed seat=0 count={gems}"]


def test_VC_REWARD_06_defence_lies_on_the_card() -> None:
    state = after("circle hand 11\ncircle gems r\nbuilding", "play 11", "place 1 1")
    assert see.tokens(state, 11) == {"defence": 1}


def test_VC_REWARD_07_attack_lies_behind_the_screen() -> None:
    state = read(WALL + "circle hand 8\ncircle gems bg\nsupply brgy\nbuilding")
    events = act(state, "play 8", "place 2 0")
    assert (see.attack(state, "circle"), see.tokens(state, 8)) == (1, {})
    assert told(events, "armed") == ["armed seat=0 count=1"]
    act(state, "gems bg")
    assert see.tokens(state, 8) == {"power-2": 1}


def test_VC_REWARD_08_bonuses_lie_on_the_card() -> None:
    state = after(HOUSE + RICH + "circle hand 22 20\nbuilding", "play 22", "place 3 0")
    assert see.tokens(state, 22) == {"circle-red-2": 1}
    act(state, "play 20", "place 1 5")
    assert see.tokens(state, 20) == {"magic-2": 1}
    state = after(TOWER + RICH + "circle hand 40 8\nbuilding", "play 40", "place 4 0")
    assert see.tokens(state, 40) == {"circle-blue-4": 1}
    act(state, "play 8", "place 4 1")
    assert see.tokens(state, 8) == {"magic": 1, "magic-2": 1}


def test_VC_REWARD_09_an_eternal_gem_comes_from_the_supply() -> None:
    state = read("circle hand 60\ncircle gems yg\nsupply bg\nbuilding")
    events = act(state, "play 60", "place 1 1")
    assert see.tokens(state, 60) == {"eternal-green": 1}
    assert see.supply(state) == "by"
    assert see.gems(state, "circle") == "g"
    assert told(events, "eternal") == ["eternal seat=0 card=60 colour=2"]
    # Else from behind the screen.
    state = read("circle hand 60\ncircle gems yg\nsquare gems\nsupply b\nbuilding")
    act(state, "play 60", "place 1 1")
    assert (see.asked(state), legal(state)) == ("own-gem circle", {"own-gem", "decline"})
    act(state, "own-gem")
    assert (see.tokens(state, 60), see.gems(state, "circle")) == ({"eternal-green": 1}, "")
    # Else it is lost.
    state = read("circle hand 60\ncircle gems y\nsquare gems g\nsupply b\nbuilding")
    events = act(state, "play 60", "place 1 1")
    assert (see.tokens(state, 60), see.gems(state, "square")) == ({}, "g")
    assert told(events, "eternal-lost") == ["eternal-lost seat=0 card=60 colour=2"]


def test_VC_REWARD_10_each_lowers_its_colour_once_in_a_phase() -> None:
    state = read("61 eternal-red 2\ncircle gems rr\ncircle hand 1 3 10 53\nsupply b\nbuilding")
    assert legal(state) == {"pass", "play 3", "play 10", "play 53"}
    events = act(state, "play 3", "place 1 1", "play 53", "place 1 2")
    assert see.gems(state, "circle") == "brr"
    assert (
        told(events, "paid")
        == ["paid seat=0 gems0=0 less0=0 gems1=0 less1=1 gems2=0 less2=0 gems3=0 less3=0"] * 2
    )
    act(state, "play 10", "place 1 3")
    assert see.gems(state, "circle").count("r") == 2
    # They are fresh in the next phase.
    state = read(
        "61 eternal-red 1\ncircle used red 1\ncircle gems\nsquare gems\ncircle hand 3\nsupply\n"
        "building 2"
    )
    assert refused(state, "play 3") == "VC-BUILD-09"
    act(state, "pass", "pass", "pass")
    while see.asked(state) == "show chance":
        act(state, min(legal(state)))
    assert (see.asked(state), legal(state)) == ("card circle", {"pass", "play 3"})
