import msgspec
import pytest
from tests.games.euphrates.said import SAID

from velkahra.core.contract.words import LANGUAGES
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.rules.facts import LABELS
from velkahra.games.euphrates.text.words import EuphratesWords, prompt_for
from velkahra.games.euphrates.view.build import Conflict, FinalRank, View, view_of

F7 = LABELS.index("F7")


def view(seat: int = 0, **changes: object) -> View:
    """What seat 0 of three sees at the start of a turn of its own, with some changes."""
    plain = view_of(EuphratesState.new(3, 0, 0), seat)
    mine = {"active": 0, "actions_left": 2, "decision": "turn", "deciders": (0,)}
    return msgspec.structs.replace(plain, **{**mine, **changes})


def fight(seat: int = 0, **changes: object) -> View:
    """The trader of seat 0 attacks that of seat 1, 3 against 2; seat 0 may add up to 4."""
    revolt = Conflict("revolt", 0, 2, 6, 3, 2, -1, (0, 1, 2, 3, 4))
    conflict = msgspec.structs.replace(revolt, **changes)
    decider = 0 if conflict.added < 0 else 1
    hands = tuple((2, 0, 1, 0) if other == seat else None for other in range(3))
    return view(seat, decision="add", deciders=(decider,), conflict=conflict, hands=hands)


def test_prompt_of_the_own_turn() -> None:
    assert prompt_for("en", view()) == (
        "Your turn, 2 actions left. Choose a tile, a leader or a catastrophe tile, then a space; "
        "or swap tiles, or end the turn."
    )
    assert "Choose a tile or a leader, then a space;" in prompt_for(
        "en", view(actions_left=1, catastrophes=(0, 2, 2))
    )
    assert prompt_for("en", view(actions_left=0)) == "You have used both actions. End your turn."


def test_TE_EDGE_63_a_swap_that_ends_the_game_is_warned_of() -> None:
    assert prompt_for("en", view(bag=3, hand_sizes=(6, 6, 6))).endswith(
        "The bag holds only 3 tiles: swapping more ends the game at once."
    )
    assert prompt_for("cs", view(bag=0, hand_sizes=(6, 6, 6))).endswith(
        "Pytlík je prázdný: výměna hru ihned ukončí."
    )
    assert "W woreczku są tylko 2 płytki" in prompt_for("pl", view(bag=2, hand_sizes=(6, 6, 6)))
    assert "ends the game" not in prompt_for("en", view(bag=6, hand_sizes=(6, 6, 6)))


def test_TE_END_02_ending_a_turn_that_ends_the_game_is_warned_of() -> None:
    low = view(actions_left=0, bag=1, hand_sizes=(4, 6, 6))
    assert prompt_for("en", low).endswith("cannot refill every hand and the game is over.")
    enough = view(actions_left=0, bag=2, hand_sizes=(4, 6, 6))
    assert prompt_for("en", enough) == "You have used both actions. End your turn."


def test_prompt_while_somebody_else_decides() -> None:
    assert prompt_for("en", view(-1)).startswith("Lion")
    assert prompt_for("cs", view(1)) == "Na tahu je Lev, zbývají 2 akce."
    assert prompt_for("pl", view(1, actions_left=1)) == "Tura Lwa, została 1 akcja."
    assert prompt_for("en", view(-1, decision="monument")) == (
        "Lion is deciding whether to build a monument."
    )
    # Prompt of the attacker.
    prompt = prompt_for("en", fight())
    assert prompt.startswith(
        "Revolt of the traders: Lion attacks Bull, strength 3 against 2. Only temples "
        "count in a revolt"
    )
    assert "You need a higher total than Bull; a tie is not enough" in prompt
    assert prompt.endswith("How many temples do you add from your hand? Allowed: 0\u20134.")


def test_prompt_in_a_war_names_the_colour_of_the_leaders() -> None:
    prompt = prompt_for("en", fight(kind="war", colour=2, numbers=(0, 1)))
    assert prompt.startswith("War of the traders: Lion attacks Bull, strength 3 against 2.")
    assert "Only markets count here: tiles in the colour of the fighting leaders." in prompt
    assert prompt.endswith("Allowed: 0 or 1.")
    # Prompt shows the exact numbers of the english variant.
    assert prompt_for("en", fight(numbers=(0, 3))).endswith("Allowed: 0 or 3.")
    assert prompt_for("cs", fight(numbers=(0, 2, 3, 4))).endswith("Povoleno: 0 nebo 2\u20134.")
    assert prompt_for("pl", fight(numbers=(0,))).endswith("Nie możesz dołożyć żadnych świątyń.")


def test_prompt_of_the_defender_counts_what_was_added() -> None:
    prompt = prompt_for("en", fight(1, added=1, numbers=(0, 1, 2)))
    assert "strength 4 against 2." in prompt
    assert "You are defending. A tie is enough: add 2 temples." in prompt
    assert "you do not have the tiles for it" in prompt_for(
        "en", fight(1, added=2, numbers=(0, 1, 2))
    )
    assert "so you need not add anything" in prompt_for("en", fight(1, added=0, attack=1))
    # Prompt of a war to choose.
    choice = view(decision="war", war_colours=(0, 2, 3))
    assert prompt_for("en", choice).endswith("fought first: priests, traders or kings.")
    assert prompt_for("cs", choice).endswith("konflikt kněží, obchodníků nebo králů.")


def test_prompt_of_a_monument() -> None:
    one = view(decision="monument", squares=((F7, 3),))
    assert "build the blue-red monument on F7 to G8, or decline." in prompt_for("en", one)
    which = view(decision="monument", squares=((F7, 3), (F7, 2)))
    assert "on F7 to G8: choose a monument to build" in prompt_for("en", which)
    where = view(decision="monument", squares=((F7, 3), (F7 + 1, 3)))
    assert "several squares" in prompt_for("en", where)


def test_prompt_of_a_treasure_tells_corners_apart() -> None:
    corner, other = LABELS.index("B2"), LABELS.index("F3")
    assert "Corner treasures are taken first. Take the one on B2." in prompt_for(
        "en", view(decision="treasure", takeable=(corner,))
    )
    plain = prompt_for("en", view(decision="treasure", takeable=(other, LABELS.index("K1"))))
    assert plain.endswith("Take the one on F3 or K1.")
    assert "corner" not in plain
    # Prompt when chance decides.
    assert prompt_for("en", view(decision="chance", deciders=(), active=-1)) == (
        "The starting player is being drawn."
    )
    assert prompt_for("en", view(decision="chance", deciders=())) == "Tiles are being drawn."


def test_prompt_at_the_end_names_the_winners() -> None:
    none = (0, 0, 0, 0)
    over = view(decision="over", deciders=(), standings=(FinalRank(1, 1, none, none),))
    assert prompt_for("en", over) == "The game is over. Bull wins."
    assert prompt_for("en", msgspec.structs.replace(over, seat=1)) == (
        "The game is over. You win as Bull!"
    )
    shared = (FinalRank(0, 1, none, none), FinalRank(2, 1, none, none), FinalRank(1, 3, none, none))
    assert prompt_for("cs", msgspec.structs.replace(over, standings=shared)) == (
        "Konec hry. O vítězství se dělí Lev a Lučištník."
    )
    assert prompt_for("pl", msgspec.structs.replace(over, standings=shared)) == (
        "Koniec gry. Zwycięstwem dzielą się Lew i Łucznik."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_is_a_sentence(language: str) -> None:
    squares, spaces = ((F7, 0),), (F7, F7 + 1)
    asked = [
        view(seat, decision=decision, squares=squares, takeable=spaces, war_colours=(1, 2))
        for seat in (0, 1, -1)
        for decision in ("turn", "war", "monument", "treasure", "chance", "over")
    ]
    asked += [fight(seat, added=added) for seat in (0, 1, -1) for added in (-1, 0, 3)]
    SAID.check(*(prompt_for(language, each) for each in asked))


def test_prompt_reads_the_state() -> None:
    state = EuphratesState.new(2, 0, 0)
    assert EuphratesWords().prompt("en", state, 0) == "The starting player is being drawn."
