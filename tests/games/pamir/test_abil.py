"""PP-ABIL: the special abilities of court cards."""

import pytest
from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, legal, read, refused, told

SPY_WAR = """
    seats 3; gray court 33; blue court 1; tan court 61
    61 spy gray 2; 61 spy blue 2; 61 spy tan 1; 1 spy gray 1; 1 spy blue 1
"""
LINEAGE = "seats 3\ngray court 5 61\nblue court 59\nmarket a5 81 1\n"
GUARDED = "seats 3\ngray court 16\nblue court {guard} 7 9\n7 spy gray 1\n9 spy gray 1\n"
RING = "seats 3\ngray court 63 {own}\nblue court 30 9 31\ntan court 39 61 14\n9 spy gray 1\n"
HOSTAGE = "gray court 14 {own}\n14 spy blue 2\nmarket a0 1\nmarket b0 2\n"
HOUSE = """
    seats 3; gray court 33; blue court {house}; tan court 61
    61 spy gray 3; 61 spy blue 2; 61 spy tan 1
"""
COURTIER = "gray court {own}\ngray hand 9 42\nkabul tribe blue 2\nkandahar tribe blue 1\n"
BLACKMAIL = """
    seats 3; gray court 48 66; blue court {card} 59; tan court 39 65
    39 spy gray 1; 65 spy tan 1
    deck none
"""
CHAIN = "seats 3\ngray court 63 {own}\nblue court 30 31 33\ntan court 39 61 65\n30 spy gray 1\n"
BUILDER = "gray court 17 {own}\nkabul tribe gray 1\nherat tribe gray 1\nherat army british 2\n"
IRREGULAR = "gray russian\ngray court 99\nkabul army russian 1\nkabul army afghan 1\n"


def test_PP_ABIL_01_indispensable_advisors_keep_the_spies_in_every_battle() -> None:
    state = after(SPY_WAR, "act 33 battle")
    assert legal(state) == {"court 61"}
    assert refused(state, "court 1") == "PP-BATTLE-02-peace-court"
    act(state, "court 61")
    assert refused(state, "strike-spy blue") == "PP-ABIL-01"
    act(state, "strike-spy tan")
    assert (see.spies(state, "blue", 61), see.actions_left(state)) == (2, 1)
    # Only while the card lies in the court.
    state = read(SPY_WAR.replace("blue court 1", "blue court 9\ngray court 1"))
    act(state, "act 33 battle", "court 61", "strike-spy blue", "strike-spy blue")
    assert see.spies(state, "blue", 61) == 0
    # A betrayed card still sends them home.
    assert see.supply(after(f"{SPY_WAR}gray court 16", "act 16 betray", "betray 61"), "blue") == 9


def test_PP_ABIL_02_insurrection_after_every_check_that_does_not_end_the_game() -> None:
    state = read("blue afghan\nblue court 3\ngray afghan\nkabul army afghan 5\nmarket a0 101")
    events = act(state, "buy a0")
    assert (see.armies(state, "afghan", "kabul"), see.blocks(state, "afghan")) == (2, 10)
    assert told(events, "insurrection") == ["insurrection seat=1"]
    state = after("blue afghan\nblue court 3\nkabul army british 3\nmarket a0 101", "buy a0")
    assert (see.armies(state, "afghan", "kabul"), see.armies(state, "british", "kabul")) == (2, 3)
    # Not after the end.
    state = after("blue afghan\nblue court 3\nchecks 3\nmarket a0 101", "buy a0")
    assert (see.decider(state), see.armies(state, "afghan", "kabul")) == ("nobody", 0)
    # An empty supply takes armies from play.
    state = read(
        "blue afghan\nblue court 3\nherat army afghan 5\npersia army afghan 6\n"
        "herat-kabul road afghan 1\nkabul army british 9\nmarket a0 101"
    )
    act(state, "buy a0")
    assert see.decider(state) == "blue"
    assert legal(state) == {"take-army herat", "take-army persia", "take-road herat-kabul"}
    act(state, "take-army herat", "take-road herat-kabul")
    assert (see.armies(state, "afghan", "kabul"), see.decider(state)) == (2, "gray")
    # Wakhan places afghan armies whatever she is loyal to.
    state = after("seats 1\nwakhan\nai 8 3\ngray afghan\nwakhan court 3\nmarket a0 101", "buy a0")
    assert see.armies(state, "afghan", "kabul") == 2


def test_PP_ABIL_03_ancient_lineage_taxes_as_if_ruling_everywhere() -> None:
    state = after(LINEAGE, "act 61 tax")
    assert legal(state) == {"levy blue", "collect a5"}
    assert refused(state, "levy tan") == "PP-TAX-02"
    act(state, "levy blue", "levy blue")
    assert see.money(state, "blue") == 2
    # It helps only to tax.
    state = read(f"{LINEAGE}kabul tribe gray 1\nkabul tribe blue 1\nblue hand 9")
    assert refused(state, "act 5 build") == "PP-EDGE-58-build"
    state = after(f"{LINEAGE}turn blue 2\nblue hand 9\nkabul tribe gray 1", "play 9 left")
    assert legal(state) == {"offer 0", "offer 1", "withdraw"}


@pytest.mark.parametrize("guard", [15, 83])
def test_PP_ABIL_04_bodyguards_protect_political_cards(guard: int) -> None:
    state = after(GUARDED.format(guard=guard) + f"{guard} spy gray 1", "act 16 betray")
    assert legal(state) == {f"betray {guard}", "betray 9"}
    assert refused(state, "betray 7") == "PP-ABIL-04"
    act(state, f"betray {guard}")
    assert see.court(state, "blue") == [7, 9]


def test_PP_ABIL_04_only_those_of_their_own_court() -> None:
    state = read(GUARDED.format(guard=61) + "tan court 15\ngray court 83 5\n5 spy gray 1")
    act(state, "act 16 betray")
    assert legal(state) == {"betray 7", "betray 9"}
    assert refused(state, "betray 5") == "PP-ABIL-04"
    # Overthrow goes on as ever.
    state = read("gray court 33\nblue court 15 7\nkabul tribe blue 1\nkabul army afghan 1\n")
    act(state, "act 33 battle", "field kabul", "strike-tribe blue")
    assert see.court(state, "blue") == [15]


@pytest.mark.parametrize(
    ("card", "region", "refusal"), [(17, "kabul", "PP-ABIL-05"), (97, "transcaspia", "PP-ABIL-06")]
)
def test_PP_ABIL_05_and_PP_ABIL_06_citadels_protect_tribes(
    card: int, region: str, refusal: str
) -> None:
    state = read(
        f"seats 3\ngray court 33\nblue court {card}\n{region} tribe blue 2\n{region} tribe tan 1\n"
        f"{region} army afghan 2\nherat tribe blue 1\nherat army afghan 1"
    )
    other = state.clone()
    act(state, "act 33 battle", f"field {region}")
    assert refused(state, "strike-tribe blue") == refusal
    assert legal(state) == {"strike-tribe tan"}
    act(other, "act 33 battle", "field herat", "strike-tribe blue")
    assert see.tribes(other, "blue", "herat") == 0


def test_PP_ABIL_05_the_citadel_of_kabul_protects_only_its_owner_and_only_there() -> None:
    state = read("gray court 33 17\nblue court 97\nkabul tribe blue 2\nkabul army afghan 2")
    act(state, "act 33 battle", "field kabul", "strike-tribe blue", "strike-tribe blue")
    assert see.tribes(state, "blue", "kabul") == 0


def test_PP_ABIL_06_the_citadel_of_transcaspia_protects_only_its_owner_and_only_there() -> None:
    state = read(
        "gray court 33 97\nblue court 17\ntranscaspia tribe blue 2\ntranscaspia army afghan 2"
    )
    act(state, "act 33 battle", "field transcaspia", "strike-tribe blue", "strike-tribe blue")
    assert see.tribes(state, "blue", "transcaspia") == 0


def test_PP_ABIL_07_strange_bedfellows_join_the_cards_of_a_region() -> None:
    state = after(RING.format(own=21), "act 63 move")
    assert legal(state) == {"sneak 9 30", "sneak 9 31", "sneak 9 14"}
    act(state, "sneak 9 14", "sneak 14 9", "sneak 9 31")
    assert see.spies(state, "gray", 31) == 1
    assert legal(after(RING.format(own=18), "act 63 move")) == {"sneak 9 30", "sneak 9 31"}
    # Others have nothing of it.
    state = after(RING.format(own=18).replace("blue court", "blue court 21"), "act 63 move")
    assert refused(state, "sneak 9 14") == "PP-MOVE-03"


def test_PP_ABIL_08_civil_service_reforms_free_the_own_hostages() -> None:
    state = read(HOSTAGE.format(own=24))
    assert see.holder(state, 14) == "blue"
    act(state, "act 14 gift", "gift 2")
    assert (see.money(state, "gray"), see.money(state, "blue")) == (2, 4)
    state = after(HOSTAGE.format(own=9) + "blue court 24", "act 14 gift")
    assert refused(state, "gift 2") == "PP-GIFT-01-none"
    # Not the bribes for playing cards.
    state = after("gray court 24\ngray hand 9\nkabul tribe blue 1", "play 9 left")
    assert legal(state) == {"offer 0", "offer 1", "withdraw"}


@pytest.mark.parametrize("house", [41, 72])
def test_PP_ABIL_09_a_safe_house_takes_in_the_spies_lost_in_a_battle(house: int) -> None:
    state = read(HOUSE.format(house=house))
    act(state, "act 33 battle", "court 61", "strike-spy blue", "strike-spy blue")
    assert (see.decider(state), legal(state)) == ("blue", {f"spy {house}", "decline"})
    act(state, f"spy {house}", f"spy {house}")
    assert (see.spies(state, "blue", house), see.supply(state, "blue")) == (2, 8)
    assert (see.decider(state), see.actions_left(state)) == ("gray", 1)


def test_PP_ABIL_09_it_may_be_left_empty() -> None:
    state = read(HOUSE.format(house=41))
    act(state, "act 33 battle", "court 61", "strike-spy blue", "strike-spy blue", "spy 41")
    act(state, "decline")
    assert (see.spies(state, "blue", 41), see.supply(state, "blue")) == (1, 9)
    assert see.decider(state) == "gray"
    # With two houses one chooses for each spy.
    state = read(HOUSE.format(house="41 72"))
    act(state, "act 33 battle", "court 61", "strike-spy blue", "strike-spy blue")
    assert legal(state) == {"spy 41", "spy 72", "decline"}
    assert refused(state, "spy 61") == "PP-ABIL-09"
    act(state, "spy 72", "spy 41")
    assert (see.spies(state, "blue", 41), see.spies(state, "blue", 72)) == (1, 1)
    # Who has none loses the spies.
    state = after(HOUSE.format(house=41), "act 33 battle", "court 61", "strike-spy tan")
    assert see.supply(state, "tan") == 10
    act(state, "strike-spy blue")
    assert (see.decider(state), legal(state)) == ("blue", {"spy 41", "decline"})


def test_PP_ABIL_10_charismatic_courtiers_play_without_bribes() -> None:
    state = read(COURTIER.format(own=61).replace("hand 9 42", "hand 9") + "gray court 42")
    act(state, "play 9 left", "road herat-kabul")
    assert (see.money(state, "gray"), see.money(state, "blue")) == (4, 4)
    # Playing them may still cost a bribe.
    state = after(COURTIER.format(own=61), "play 42 left", "offer 1")
    assert (see.money(state, "blue"), see.court(state, "gray")) == (5, [42, 61])
    act(state, "play 9 left", "road herat-kabul")
    assert see.money(state, "blue") == 5
    # Not the bribes for hostages.
    state = after(HOSTAGE.format(own=42), "act 14 gift")
    assert legal(state, "offer") == {"offer 0", "offer 1", "offer 2"}


def test_PP_ABIL_11_blackmail_puts_a_spy_on_a_bare_card_of_kandahar() -> None:
    state = after(BLACKMAIL.format(card=43), "end")
    assert (see.decider(state), legal(state)) == ("blue", {"spy 43", "spy 48", "decline"})
    assert refused(state, "spy 39") == "PP-ABIL-11"
    assert refused(state, "spy 59") == "PP-ABIL-11"
    act(state, "spy 48")
    assert (see.spies(state, "blue", 48), see.supply(state, "blue")) == (1, 9)
    assert (see.decider(state), see.actions_left(state)) == ("blue", 2)


def test_PP_ABIL_12_blackmail_puts_a_spy_on_a_bare_card_of_herat() -> None:
    state = after(BLACKMAIL.format(card=54), "end")
    assert legal(state) == {"spy 54", "spy 59", "spy 66", "decline"}
    assert refused(state, "spy 65") == "PP-ABIL-12"
    act(state, "spy 54")
    assert see.spies(state, "blue", 54) == 1
    # It may be left.
    state = after("blue court 54\ndeck none", "end", "decline")
    assert see.supply(state, "blue") == 10
    assert see.decider(state) == "blue"
    assert see.actions_left(state) == 2
    # Without a bare card nobody is asked.
    state = after("blue court 54\n54 spy gray 1\ndeck none", "end")
    assert see.decider(state) == "blue"
    assert see.actions_left(state) == 2
    assert legal(state, "decline") == set()


def test_PP_ABIL_11_both_kinds_of_blackmail_at_once() -> None:
    state = after("blue court 54 43\ndeck none", "end", "spy 43", "spy 54")
    assert (see.spies(state, "blue", 43), see.spies(state, "blue", 54)) == (1, 1)
    # Only at the start of the owners turn.
    state = read("gray court 43\ngray hand 54\nblue court 61\ndeck none")
    act(state, "play 54 left", "spy 54", "end")
    assert (see.decider(state), legal(state, "decline")) == ("blue", set())
    act(state, "end")
    assert (see.decider(state), legal(state)) == ("gray", {"spy 43", "decline"})


def test_PP_ABIL_13_indian_supplies_need_no_road() -> None:
    text = "gray british\ngray court 63 {own}\nkabul army british 1\nkabul army russian 1\n"
    state = after(text.format(own=51), "act 63 move")
    assert legal(state) == {
        *("march kabul transcaspia", "march kabul herat", "march kabul kandahar"),
        "march kabul punjab",
    }
    assert refused(state, "march kabul persia") == "PP-MOVE-02-far"
    act(state, "march kabul herat", "march herat persia", "stop")
    assert see.armies(state, "british", "persia") == 1
    state = read(text.format(own=50) + "blue british\nblue court 51")
    assert refused(state, "act 63 move") == "PP-EDGE-58-move"


def test_PP_ABIL_14_well_connected_spies_may_go_two_steps() -> None:
    state = after(CHAIN.format(own=56), "act 63 move")
    assert legal(state) == {"sneak 30 31", "sneak 30 33", "sneak 30 65", "sneak 30 61"}
    act(state, "sneak 30 61", "sneak 61 56", "sneak 56 33")
    assert (see.spies(state, "gray", 33), see.actions_left(state)) == (1, 1)
    assert legal(after(CHAIN.format(own=57), "act 63 move")) == {"sneak 30 31", "sneak 30 65"}


def buyer(card: int, goods: int) -> str:
    """Put a card into gray's court and another in column 3, with four rupees on it."""
    columns = "\n".join(f"market a{column} {column + 1}" for column in range(3))
    return f"gray court {card}\n{columns}\nmarket a3 {goods} 4\ngray money 0\n"


@pytest.mark.parametrize("suit", ["political", "military"])
@pytest.mark.parametrize(("ability", "goods"), [(66, 59), (66, 58), (68, 75), (68, 80)])
def test_PP_ABIL_15_and_PP_ABIL_16_free_cards(ability: int, goods: int, suit: str) -> None:
    state = after(f"{buyer(ability, goods)}favored {suit}", "buy a3")
    assert (see.money(state, "gray"), see.coins(state), see.hand(state, "gray")) == (4, {}, [goods])
    assert see.actions_left(state) == 1


def test_PP_ABIL_15_herat_influence_frees_no_other_region() -> None:
    assert refused(buyer(66, 75), "buy a3") == "PP-BUY-06"
    assert refused(buyer(61, 59) + "blue court 66", "buy a3") == "PP-BUY-06"


def test_PP_ABIL_16_persian_influence_frees_no_other_region() -> None:
    assert refused(buyer(68, 59), "buy a3") == "PP-BUY-06"


def test_PP_ABIL_17_russian_influence_frees_russian_patriots_of_any_region() -> None:
    for goods in (86, 95, 84):
        state = after("gray russian\n" + buyer(70, goods), "buy a3")
        assert (see.money(state, "gray"), see.coins(state)) == (4, {})
    for goods in (88, 96, 68):
        state = read("gray russian\n" + buyer(70, goods))
        assert refused(state, "buy a3") == "PP-BUY-06"


def test_PP_ABIL_18_infrastructure_adds_a_free_block() -> None:
    state = read(BUILDER.format(own=78) + "gray money 6")
    act(state, "act 17 build", "army kabul", "army kabul", "stop")
    assert (see.money(state, "gray"), see.decider(state)) == (2, "gray")
    assert legal(state) == {
        *("army kabul", "road kabul-transcaspia", "road herat-kabul"),
        *("road kabul-kandahar", "road kabul-punjab"),
    }
    act(state, "road herat-kabul")
    assert (see.money(state, "gray"), see.roads(state, "afghan", "herat-kabul")) == (2, 1)
    assert (see.actions_left(state), legal(state, "army")) == (1, set())
    # After a build with any card of its owner.
    state = read("gray court 78\nblue court 17\nkabul tribe blue 1\nturn blue 2")
    act(state, "act 17 build", "army kabul", "stop")
    assert legal(state, "army") == set()
    state = read("gray court 78\nkabul tribe gray 1")
    act(state, "act 78 build", "army kabul", "stop", "army kabul")
    assert see.armies(state, "afghan", "kabul") == 2


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("gray court 91 9\n9 spy gray 1\n", ("act 91 betray", "betray 9")),
        (IRREGULAR, ("act 99 battle", "field kabul", "strike-army afghan")),
    ],
)
@pytest.mark.parametrize("left", [2, 0])
def test_PP_ABIL_19_and_PP_ABIL_20_always_a_bonus(
    text: str, actions: tuple[str, ...], left: int
) -> None:
    assert see.actions_left(after(f"{text}favored economic\nturn gray {left}", *actions)) == left


def test_PP_ABIL_19_only_actions_of_this_card() -> None:
    state = after("gray court 91 45 9\n9 spy gray 1\nfavored economic", "act 45 betray", "betray 9")
    assert see.actions_left(state) == 1
    assert see.is_discarded(state, 9)


def test_PP_ABIL_20_only_once_a_turn() -> None:
    state = read(
        "gray russian\ngray court 99\nkabul army russian 2\nkabul army afghan 2\nfavored economic"
    )
    act(state, "act 99 battle", "field kabul", "strike-army afghan")
    assert (see.actions_left(state), refused(state, "act 99 battle")) == (2, "PP-GEN-06")
