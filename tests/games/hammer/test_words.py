"""The sentences of the camp game: all there, in each language, and said as they should be."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path

import msgspec
import pytest
from tests.games.hammer.random_games import new_camp, play
from tests.games.hammer.said import SAID
from tests.games.sentences import PROMPT

import velkahra
from velkahra.core.contract.events import EVERYBODY, OPEN, SPECTATOR, Event
from velkahra.core.contract.space import Action
from velkahra.core.contract.words import LANGUAGES
from velkahra.games.hammer.cards.card_ids import ABILITY, CARD_NAMES, GROUP_NAMES, OWN
from velkahra.games.hammer.cards.facts import STANDARD_SET, placed
from velkahra.games.hammer.cards.language import POWERS
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.rules.actions import SPACE
from velkahra.games.hammer.text.names import Table, card_name, card_text, sum_name
from velkahra.games.hammer.text.prompts import button_name, prompt_for
from velkahra.games.hammer.text.words import HammerWords
from velkahra.games.hammer.texts import TEXTS
from velkahra.games.hammer.view.build import DECISIONS, view_of
from velkahra.games.hammer.view.choices import choices_of
from velkahra.games.hammer.view.model import InPlay, Price, View

pytestmark = pytest.mark.plain

describe, refuse = SAID.describe, SAID.refuse

WORDS = HammerWords()
TABLES = ((0, 1, 2, 3, 4), (4, 1, 3), (0, 3))


UNTOLD: dict[str, tuple[str, ...]] = {"no-bet": ("other",), "returned": ("seat",)}
"""Facts an event does not say, since others say the same."""

YOU = frozenset(("seat", "number"))
"""What a refusal does not repeat: who asked, and for which ability."""

MAYBE_HIDDEN = frozenset(
    ("HM-ACT-02", "HM-DISCARD-01", "HM-EDGE-TARGET-02", "HM-MAIN-01", "HM-TARGET-01")
)
"""Refusals that name no card: whoever asks may not know which it is."""

OF_AN_EFFECT = frozenset(("HM-COOP-02", "HM-EDGE-INFO-02", "HM-GOLD-01-info", "HM-TARGET-02"))
"""Refusals that name no card: it is the one that was just chosen."""


@cache
def played() -> list[tuple[HammerState, View]]:
    """List positions of some random camps, one of each decision, with their views."""
    found: dict[tuple[object, ...], tuple[HammerState, View]] = {}
    for number, powers in enumerate(TABLES):
        for now, _ in play(new_camp(powers, 5, entered=number == 1), 7 + number):
            for view in _views(now):
                key = (view.decision, view.deed, view.card, view.seat, number)
                if key not in found:
                    found[key] = (now.clone(), view)
    return list(found.values())


def _views(state: HammerState) -> Iterator[View]:
    decider = max(int(state.actor()), 0)
    for seat in {decider, (decider + 1) % int(state.seats), SPECTATOR, OPEN}:
        yield view_of(state, seat)


@cache
def five() -> HammerState:
    return new_camp(tuple(range(5)))


def asked(seat: int, **changes: object) -> View:
    """What a seat sees of a game of all five powers, with some changes."""
    return msgspec.structs.replace(view_of(five(), seat), **{"deciders": (0,), **changes})


def with_teams(view: View, **changes: Sequence[object]) -> View:
    """Change one attribute of each team."""
    teams = tuple(
        msgspec.structs.replace(team, **{name: values[seat] for name, values in changes.items()})
        for seat, team in enumerate(view.teams)
    )
    return msgspec.structs.replace(view, teams=teams)


def slot(name: str) -> int:
    """Return the place of the first card with this English name."""
    return next(one.slot for one in placed(0) if one.card and one.card.name.en == name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_event_refusal_or_decision_is_unknown(language: str) -> None:
    keys = TEXTS.keys(language)
    assert {key[6:] for key in keys if key.startswith("event-")} == set(SAID.events)
    assert {key[8:] for key in keys if key.startswith("refusal-")} == set(SAID.refusals)
    decisions = set(DECISIONS.values())
    assert {key[4:] for key in keys if key.startswith("now-")} == decisions
    assert decisions <= {key[5:] for key in keys if key.startswith("wait-")}


def matters(say: Iterator[str]) -> bool:
    return len(set(say)) > 1


def untold(language: str, kind: str, names: Sequence[str], say: Callable[..., str]) -> set[str]:
    """Return the facts of an event or refusal whose values never change its sentence."""
    return {
        f"{kind} {name}"
        for name in names
        if not any(
            matters(
                say(language, kind, **{**facts, name: value}) for value in SAID.values(kind, name)
            )
            for facts in SAID.samples(kind, names)
        )
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_fact_of_an_event_is_left_untold(language: str) -> None:
    found = [untold(language, kind, names, describe) for kind, names in SAID.events.items()]
    silent = {f"{kind} {name}" for kind, names in UNTOLD.items() for name in names}
    assert set().union(*found) <= silent
    # No fact of a refusal is left untold.
    found = [untold(language, key, names, refuse) for key, names in SAID.refusals.items()]
    silent = {f"{key} {name}" for key in SAID.refusals for name in YOU}
    silent |= {f"{key} card" for key in MAYBE_HIDDEN | OF_AN_EFFECT}
    assert set().union(*found) <= silent


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_may_be_hidden_is_not_named(language: str) -> None:
    for key in sorted(MAYBE_HIDDEN):
        facts = dict.fromkeys(SAID.refusals[key], 1)
        said = {refuse(language, key, **{**facts, "card": card}) for card in range(150)}
        assert len(said) == 1, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_and_buttons_along_random_camps(language: str) -> None:
    positions = played()
    prompts = (WORDS.prompt(language, state, view.seat, view) for state, view in positions)
    SAID.check(*prompts, ends=PROMPT)
    for state, view in positions:
        for button in buttons(state, view.seat):
            assert button_name(language, view, button), button
    assert len({view.decision for _, view in positions}) > 18


def buttons(state: HammerState, seat: int) -> set[str]:
    """List the buttons that a seat can click."""
    return set(
        re.findall(r'"(do-[a-z0-9-]+)"', msgspec.json.encode(choices_of(state, seat)).decode())
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_has_its_prompts(language: str) -> None:
    views = [
        asked(seat, decision=decision, left=left, card=card, group=group, other=1, cost=left)
        for decision in DECISIONS.values()
        for left, card, group in ((1, 0, 0), (2, 155, 12), (5, ABILITY, 25))
        for seat in (0, 1, SPECTATOR)
    ]
    SAID.check(*(prompt_for(language, view) for view in views), ends=PROMPT)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("by", ["chance", "desk", "results"])
def test_who_waits_for_no_team_is_told_for_whom(by: str, language: str) -> None:
    told = {
        prompt_for(language, asked(seat, decision=by, deciders=(), by_hand=by_hand, round=1))
        for seat in (0, SPECTATOR)
        for by_hand in (False, True)
    }
    SAID.check(*told, ends=PROMPT)
    assert len(told) == (2 if by == "results" else 1)


def test_where_t_h_is_hidden_by_an_organiser_nobody_waits_for_chance() -> None:
    hides = asked(0, decision="chance", deciders=(), by_hand=True)
    assert prompt_for("en", hides).startswith("The game continues when the organiser")
    assert prompt_for("en", asked(0, decision="chance", deciders=())) == "Something is being drawn."


def test_what_a_decision_costs_is_for_who_decides() -> None:
    positions = played()
    costly = ("refresh", "change", "draw", "join", "share", "consent")
    for state, view in positions:
        truth = view_of(state, OPEN).cost
        assert truth is not None
        if view.decision not in costly:
            assert view.cost == truth == 0
        elif view.seat in (*view.deciders, OPEN):
            assert view.cost == truth
        else:
            assert view.cost is None
    assert {1, 2, 3} <= {view.cost for _, view in positions if view.decision in ("refresh", "join")}


PROMPTS: list[tuple[dict[str, object], tuple[str, str, str]]] = [
    (
        {"decision": "refresh", "cost": 2},
        (
            "Your turn begins. You may convert 2 strategic points (SP) into 1 power point (PP) "
            "before your spies are readied. PP cannot be converted back. You have 0 SP.",
            "Začíná tvůj tah. Než se tví zvědové odunaví, smíš měnit strategické body (SB) za body "
            "moci (BM): 2 SB za 1 BM. Zpátky se BM nemění. Máš 0 SB.",
            "Zaczyna się twoja tura. Zanim odświeżą się twoi szpiedzy, możesz zamieniać punkty "
            "strategiczne (PS) na punkty mocy (PM): 2 PS na 1 PM. Z powrotem PM się nie zamienia. "
            "Masz 0 PS.",
        ),
    ),
    (
        {"decision": "join", "other": 1, "group": 10, "cost": 2},
        (
            "China wants to draw a card from the joint deck of the USA, China and Japan. You pay "
            "2 SP and give up your own draw this round. Will you join?",
            "Čína si chce líznout z kooperačního balíku USA, Číny a Japonska. Platíš 2 SB a "
            "vzdáváš "
            "se v tomto kole vlastního lízání. Přidáš se?",
            "Chiny chcą dobrać kartę ze wspólnej talii USA, Chin i Japonii. Płacisz 2 PS i w tej "
            "rundzie rezygnujesz z własnego dobierania. Dołączysz?",
        ),
    ),
    (
        {"decision": "own-discard", "left": 2, "card": 3},
        (
            "Basement Analyst: choose a card of your hand to discard. Still to choose: 2.",
            "Analytička v suterénu: zvol kartu z ruky, kterou odhodíš. Zbývá zvolit: 2.",
            "Analityczka z sutereny: wybierz kartę z ręki, którą odrzucisz. Zostało do wyboru: 2.",
        ),
    ),
    (
        {"decision": "steal-row", "other": 4, "left": 1},
        (
            "Choose a row that the GLA knows and you do not. You learn its code when this turn "
            "ends.",
            "Zvol řádek, který zná GLA, a ty ne; jeho kód se dozvíš na konci tohoto tahu.",
            "Wybierz wiersz, który zna GLA, a ty nie; jego kod poznasz na końcu tej tury.",
        ),
    ),
]


@pytest.mark.parametrize(("asks", "prompts"), PROMPTS)
def test_prompts_word_for_word(asks: dict[str, object], prompts: tuple[str, str, str]) -> None:
    assert tuple(prompt_for(language, asked(0, **asks)) for language in LANGUAGES) == prompts


def test_others_read_who_decides_what() -> None:
    ally = {"decision": "ally", "deciders": (0,), "other": 1}
    assert (
        prompt_for("en", asked(2, **ally)) == "The USA is deciding whether to cooperate with China."
    )
    assert prompt_for("cs", asked(2, **ally)) == "USA zvažují kooperaci s Čínou."
    assert prompt_for("pl", asked(-1, **ally)) == "USA rozważają współpracę z Chinami."


def in_play(seat: int, *cards: int) -> tuple[tuple[InPlay, ...], ...]:
    """Put cards into play for one seat of five."""
    table = tuple(InPlay(card, 0, (seat,), (seat,), ()) for card in cards)
    return tuple(table if seat == other else () for other in range(5))


def offered(*cards: int) -> list[Action]:
    return [SPACE.decode(SPACE.from_text(f"choose {CARD_NAMES[card]}")) for card in cards]


@pytest.mark.parametrize(
    ("deed", "owner", "cards", "prompts"),
    [
        (
            *("destroy", 1, (OWN, OWN + 1)),
            (
                "Choose another team\u2019s spy to unmask. Still to choose: 2.",
                "Zvol cizího zvěda k demaskování. Zbývá zvolit: 2.",
                "Wybierz cudzego szpiega do zdemaskowania. Zostało do wyboru: 2.",
            ),
        ),
        (
            *("untire", 0, (0, 1)),
            (
                "Choose one of your spies to ready. Still to choose: 2.",
                "Zvol svého zvěda k odunavení. Zbývá zvolit: 2.",
                "Wybierz swojego szpiega do odświeżenia. Zostało do wyboru: 2.",
            ),
        ),
    ],
)
def test_a_demand_says_what_is_chosen_and_what_for(
    deed: str, owner: int, cards: tuple[int, ...], prompts: tuple[str, str, str]
) -> None:
    view = with_teams(asked(0, decision="demand", deed=deed, left=2), table=in_play(owner, *cards))
    assert tuple(prompt_for(language, view, offered(*cards)) for language in LANGUAGES) == prompts


def test_cards_of_a_hand_are_nobodys_in_play() -> None:
    view = asked(0, decision="choose", deed="deploy", left=1)
    assert prompt_for("en", view, offered(0)) == "Choose a spy to put into play."
    # A demand for cards of several kinds names none.
    place = next(one.slot for one in placed(0) if one.card and one.card.kind == "place")
    view = with_teams(
        asked(4, decision="demand", deed="destroy", left=1, deciders=(4,)),
        table=in_play(0, 0, place),
    )
    told = prompt_for("en", view, offered(0, place))
    assert told == "Choose a card another team has in play to destroy."


@pytest.mark.parametrize(
    ("action", "prompt"), [("team china", "Choose a team."), ("option 2", "Choose one option.")]
)
def test_a_demand_for_a_team_or_an_option(action: str, prompt: str) -> None:
    view = asked(0, decision="demand", deed="", left=1)
    assert prompt_for("en", view, [SPACE.decode(SPACE.from_text(action))]).startswith(prompt)


@pytest.mark.parametrize("deed", ["recover", "deploy", "end"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_the_pile_are_chosen_there(deed: str, language: str) -> None:
    view = asked(0, decision="demand", deed=deed, left=1)
    view = with_teams(view, pile=((3, 4), (), (), (), ()))
    assert TEXTS.text(language, "among-pile", whose="any") in prompt_for(language, view, offered(3))


def test_a_joint_card_says_what_it_costs() -> None:
    price = (Price(155, 4, 1, ""),)
    view = asked(0, decision="consent", card=155, other=1, cost=3, prices=price)
    joint = card_name("en", 155, view.cards)
    assert prompt_for("en", view) == (
        f"China wants to play your joint card {joint}. Your share of the price is 3 SP and 1 PP. "
        f"Do you agree?"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_bets_are_secret_but_ones_own(language: str) -> None:
    view = asked(2, decision="bet", deciders=(0, 4))
    teams = [msgspec.structs.replace(team, chosen=n == 2) for n, team in enumerate(view.teams)]
    for bet in (-1, 1, 2):
        teams[2] = msgspec.structs.replace(teams[2], bet=bet)
        mine = prompt_for(language, msgspec.structs.replace(view, teams=tuple(teams)))
        SAID.check(mine, ends=PROMPT)
        assert WORDS.seat(language, {}, 0) in mine
        assert WORDS.seat(language, {}, 4) in mine
    teams[2] = msgspec.structs.replace(teams[2], bet=None)
    others = msgspec.structs.replace(view, seat=SPECTATOR, teams=tuple(teams))
    assert WORDS.seat(language, {}, 1) not in prompt_for(language, others)


def test_the_prompt_at_the_end_names_the_winners() -> None:
    view = asked(1, decision="over", deciders=())
    mine, lost, shared = (
        with_teams(view, won=won, points=(22,) * 5)
        for won in (
            (False, True, False, False, False),
            (False, False, False, True, False),
            (True, True, False, False, True),
        )
    )
    assert prompt_for("en", mine) == "You win with 22 points!"
    assert prompt_for("cs", lost) == "Vyhrává Rusko, výsledek: 22 bodů."
    assert prompt_for("pl", shared) == (
        "Zwycięstwem dzielą się USA, Chiny i GLA, każda drużyna ma 22 punkty."
    )


def test_seats_play_the_powers_that_were_chosen() -> None:
    assert Table.of({}).powers == (0, 1, 2, 3, 4)
    chosen = {"powers": "china-gla"}
    assert [POWERS[power] for power in Table.of(chosen).powers[:2]] == ["china", "gla"]
    assert [WORDS.seat("cs", chosen, seat) for seat in range(2)] == ["Čína", "GLA"]
    assert len({WORDS.seat("pl", chosen, seat) for seat in range(5)}) == 5
    drew = Event("drew", {"seat": 1}, EVERYBODY)
    assert WORDS.event("en", drew, chosen) == "The GLA draws a card."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text_without_symbols(language: str) -> None:
    for one in placed(0):
        assert card_name(language, one.slot, STANDARD_SET)
        text = card_text(language, one.slot, STANDARD_SET)
        assert not re.search(r"[{}\n]", text), text
    # The lobby has a description and names of the sets.
    SAID.check(WORDS.text(language, "opening"))
    assert WORDS.text(language, f"option-cards-{STANDARD_SET}")
    with pytest.raises(KeyError):
        WORDS.text(language, "option-cards-mine-0123456789ab")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_joint_draw_has_its_button(language: str) -> None:
    view = asked(0, decision="draw", cost=1)
    names = {button_name(language, view, f"do-draw-with-{n}") for n in range(len(GROUP_NAMES))}
    assert len(names) == len(GROUP_NAMES)


def test_buttons_say_what_they_cost_and_do() -> None:
    assert button_name("en", asked(0, decision="refresh", cost=2), "do-convert") == "2 SP → 1 PP"
    triple = GROUP_NAMES.index("usa-china-gla")
    draw = asked(0, decision="draw", cost=2)
    assert button_name("cs", draw, f"do-draw-with-{triple}") == "S Čínou a GLA: 3 SB"
    assert button_name("pl", asked(0, decision="share"), "do-share-4") == "4 PS"
    assert button_name("en", asked(0, decision="ally"), "do-agree") == "Cooperate"
    assert button_name("en", asked(0, decision="part"), "do-refuse") == "Do not agree"
    assert button_name("en", asked(3, decision="main"), "do-special").startswith(
        "Special ability: "
    )


def test_an_option_says_what_it_does() -> None:
    plan = asked(1, decision="demand", card=slot("Five-year Plan"))
    told = {
        language: [button_name(language, plan, f"do-option-{number}") for number in (1, 2)]
        for language in LANGUAGES
    }
    assert told == {
        "en": ["Draw 2 cards", "Gain 2 SP"],
        "cs": ["Lízni si 2 karty", "Získej 2 SB"],
        "pl": ["Dobierz 2 karty", "Zdobądź 2 PS"],
    }
    assert button_name("en", plan, "do-option-3") == "Option 3"
    other = asked(1, decision="demand", card=slot("The Great Papers Check"))
    assert button_name("en", other, "do-option-1") == "Option 1"


@pytest.mark.parametrize(
    ("language", "word", "other"),
    [("cs", "pořadatel", "organizátor"), ("pl", "organizator", "prowadząc")],
)
def test_whoever_organises_has_one_name(language: str, word: str, other: str) -> None:
    home = Path(velkahra.__file__).parent
    rooms = (home / "games/hammer/text", home / "table/words")
    files = [file for room in rooms for file in (room / language).glob("*.ftl")]
    texts = [file.read_text(encoding="utf-8").lower() for file in files]
    texts += [one.card.text.of(language).lower() for one in placed(0) if one.card]
    assert any(word in text for text in texts)
    assert not any(other in text for text in texts)


def test_sums() -> None:
    assert sum_name("en", 3, 1) == "3 SP and 1 PP"
    assert sum_name("cs", 0, 2) == "2 BM"
    assert sum_name("pl", 0, 0) == "nic"


@pytest.mark.parametrize(
    ("language", "many", "verbs"),
    [("cs", {"usa"}, ("hraje", "hrají")), ("pl", {"usa", "china"}, ("zagrywa", "zagrywają"))],
)
def test_verbs_agree_with_the_power(language: str, many: set[str], verbs: tuple[str, str]) -> None:
    for seat, power in enumerate(POWERS):
        assert verbs[power in many] in describe(language, "played", seat=seat, card=0).split()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The USA and the GLA draw a joint card."),
        ("cs", "USA a GLA si lížou kooperační kartu."),
        ("pl", "USA i GLA dobierają wspólną kartę."),
    ],
)
def test_several_powers_take_one_verb_of_many(language: str, said: str) -> None:
    assert describe(language, "joint-drawn", seats=17) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_prompt_counts_what_can_be_done(language: str) -> None:
    seen: dict[str, set[str]] = {"main": set(), "refresh": set()}
    for state, view in played():
        if view.seat in view.deciders and view.decision in seen:
            seen[view.decision].add(WORDS.prompt(language, state, view.seat, view))
    assert all(len(prompts) > 1 for prompts in seen.values())


def test_a_main_phase_names_what_is_possible() -> None:
    for state, view in played():
        if view.seat not in view.deciders or view.decision != "main":
            continue
        kinds = [SPACE.decode(int(action)).kind for action in state.legal_actions(view.seat)]
        told = WORDS.prompt("en", state, view.seat, view)
        assert ("You cannot play any card now." in told) == ("play" not in kinds)
        assert ("use one ability" in told or "abilities" in told) == bool(
            {"use", "special"} & set(kinds)
        )
        assert ("guess the square" in told) == ("guess" in kinds)


def test_who_waits_is_told_the_card_that_asks() -> None:
    view = asked(2, decision="choose", card=0)
    asking = card_name("en", 0, view.cards)
    assert prompt_for("en", view) == f"{asking}: The USA is choosing a card."
