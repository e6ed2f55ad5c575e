"""The sentences of Pax Pamir: all there, in each language, and said as they should be."""

from collections.abc import Sequence

import msgspec
import pytest
from tests.games.pamir.helpers import read_position
from tests.games.pamir.random_games import TABLES, play
from tests.games.pamir.said import SAID
from tests.games.sentences import PROMPT

from velkahra.core.contract.events import SPECTATOR
from velkahra.core.contract.words import LANGUAGES
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.rules.actions import SPACE
from velkahra.games.pamir.rules.tables import LINES
from velkahra.games.pamir.text.names import TEXTS, thrown_name
from velkahra.games.pamir.text.words import PamirWords, prompt_for
from velkahra.games.pamir.view.build import DECISIONS, view_of
from velkahra.games.pamir.view.model import Battle, Bribe, View

pytestmark = pytest.mark.plain

describe, refuse = SAID.describe, SAID.refuse

WORDS = PamirWords()
MERCHANTS, KEANE, TACTICS = 30, 51, 105


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_has_its_prompts(language: str) -> None:
    dealer = ("draw", "first", "back", "ai", "wakhan")
    slots = SAID.samples("frame", ("region", "count", "left", "bonus"))
    views = [
        asked(seat, decision=decision, deciders=deciders, pending=tuple(pending.values()))
        for decision in DECISIONS.values()
        for deciders in [() if decision in dealer else (0,)]
        for pending in slots
        for seat in (0, 1, SPECTATOR)
    ]
    SAID.check(*(prompt_for(language, view) for view in views), ends=PROMPT)


def asked(seat: int, **changes: object) -> View:
    """What a seat sees of a game of two with Wakhan, with some changes."""
    plain = view_of(PamirState.new(2, 1, 0), seat)
    haggling = Bribe(
        0, 2, MERCHANTS, playing=True, full=3, asked=2, offered=1, haggle=True, requests=-1
    )
    fight = Battle(pieces=2, exact=seat != 1)
    return msgspec.structs.replace(plain, bribe=haggling, battle=fight, left=2, **changes)


def test_a_prompt_to_the_decider_and_about_it() -> None:
    turn = {"decision": "turn", "deciders": (0,)}
    assert prompt_for("en", asked(0, **turn)) == "Your turn, 2 actions left: end the turn."
    assert prompt_for("en", asked(1, **turn)) == "Gray is taking a turn, with 2 actions left."
    assert prompt_for("cs", asked(1, **turn)) == "Šedý je na tahu, zbývají 2 akce."
    assert prompt_for("pl", asked(-1, **turn)) == "Szary rozgrywa turę, zostały 2 akcje."


def test_PP_TURN_01_the_prompt_of_a_turn_names_what_is_possible() -> None:
    state = read_position("seats 2\ngray hand 9\ngray court 12\nmarket a0 30\n")
    assert prompt_for("en", view_of(state, 0)) == (
        "Your turn, 2 actions left: buy a framed card, play a card from hand, "
        "use a court card, or end the turn."
    )
    state.left = 0
    used = view_of(state, 0)
    assert prompt_for("en", used) == "Your turn, no actions left: end the turn."
    assert prompt_for("cs", used) == "Jsi na tahu, akce už nezbývá: ukonči tah."
    assert prompt_for("pl", used) == "Twoja tura, akcji już nie ma: zakończ turę."


@pytest.mark.parametrize(
    ("text", "usable"),
    [
        ("gray court 12\n", True),
        ("gray court 76\n", False),  # no actions on the card
        ("gray court 12\ngray money 1\n", False),  # no gift for one rupee
        ("gray british\ngray court 50\n", False),  # no battle and no move
        ("gray british\ngray court 50\nkabul army british 1\nkabul army afghan 1\n", True),
    ],
)
def test_PP_EDGE_58_the_prompt_of_a_turn_offers_a_court_card_only_where_one_can_act(
    text: str, usable: bool
) -> None:
    state = read_position(f"seats 2\nmarket a0 30\n{text}")
    assert ("use a court card" in prompt_for("en", view_of(state, 0))) is usable
    for viewer in (0, 1, SPECTATOR):
        me = view_of(state, viewer).players[0]
        assert [card.usable for card in me.court] == [usable]


def test_PP_ACT_07_the_prompt_of_a_turn_offers_no_court_card_with_a_bribe_out_of_reach() -> None:
    text = "seats 1\nmarket a0 81 1\ngray court 61\n61 spy wakhan 2\n"
    for money, usable in ((1, False), (2, True)):
        view = view_of(read_position(f"{text}gray money {money}\n"), 0)
        assert ("use a court card" in prompt_for("en", view)) is usable


def test_PP_ACT_01_a_court_card_can_act_only_in_the_turn_of_its_owner() -> None:
    state = read_position("seats 2\nmarket a0 30\ngray court 12\nblue court 14\n")
    players = view_of(state, 1).players
    assert [card.usable for card in players[0].court] == [True]
    assert [card.usable for card in players[1].court] == [False]


def test_PP_ACT_01_the_usable_court_cards_are_those_with_a_legal_action() -> None:
    for seats, wakhan in TABLES:
        for step in play(seats, wakhan, 7):
            state = step.before
            view = view_of(state, SPECTATOR)
            if view.decision != "turn":
                continue
            usable = {card.card for player in view.players for card in player.court if card.usable}
            acts = (SPACE.decode(action) for action in state.legal_actions(step.actor))
            assert usable == {act.values[0] + 1 for act in acts if act.kind == "act"}


def test_PP_EVENT_112_the_prompt_of_a_build_tells_the_price_of_nation_building() -> None:
    text = "seats 2\ngray court 17\ngray money 9\nkabul tribe gray 1\n"
    told = []
    for lasting in ("", "lasting 112 blue\n", "lasting 112 gray\n"):
        state = read_position(text + lasting)
        state.apply(0, SPACE.from_text("act 17 build"))
        told.append([prompt_for(language, view_of(state, 0)) for language in LANGUAGES])
    plain, others, doubled = (dict(zip(LANGUAGES, prompts, strict=True)) for prompts in told)
    assert plain == others
    assert plain["en"].endswith(" borders. Each block costs two rupees.")
    assert doubled["en"] == (
        "Place up to 6 more blocks: choose a region you rule or one of its borders. "
        "Every two blocks cost two rupees; a single one also costs two."
    )
    assert doubled["cs"].endswith(" Každé dva kvádry stojí dvě rupie; jeden samotný také dvě.")
    assert doubled["pl"].endswith(" Każde dwa piony kosztują dwie rupie; jeden także dwie.")


def test_PP_TAX_01_the_prompt_of_a_tax_counts_the_rupees_there_are() -> None:
    for rupees, told in (
        ("market a0 81 1\n", "Take one more rupee:"),
        ("market a0 81 3\n", "Take up to 2 more rupees:"),
        ("market a0 81 1\nkabul tribe gray 1\nblue court 16\nblue money 1\n", "Take up to 2 more"),
        ("market a0 81 1\nblue court 16\nblue money 9\n", "Take one more rupee:"),
    ):
        state = read_position(f"seats 2\ngray court 61\n{rupees}")
        state.apply(0, SPACE.from_text("act 61 tax"))
        assert prompt_for("en", view_of(state, 0)).startswith(told)


def test_PP_PLAY_08_the_prompt_of_a_road_counts_those_of_the_card() -> None:
    road = {"decision": "road", "deciders": (0,)}
    second = asked(0, **road, pending=(1, 0, 2, 3))
    assert prompt_for("en", second) == "Choose a border of Kabul for the road (2 of 3)."
    assert prompt_for("cs", second) == "Zvol hranici Kábulu, kam přijde cesta (2. ze 3)."
    only = asked(0, **road, pending=(1, 0, 1, 1))
    assert prompt_for("pl", only) == "Wybierz granicę Kabulu dla drogi."


def test_PP_PLAY_02_the_prompt_of_a_bribe_says_if_one_has_too_little() -> None:
    state = read_position("seats 2\nkabul tribe blue 2\ngray hand 9\ngray money 1\n")
    state.apply(0, SPACE.from_text("play 9 left"))
    assert prompt_for("en", view_of(state, 0)).endswith(
        "You have too little: offer less, or withdraw."
    )


def test_PP_PLAY_07_roads_of_a_card_are_counted_one_after_the_other() -> None:
    state = read_position("seats 2\ngray hand 8\n")
    state.apply(0, SPACE.from_text("play 8 left"))
    assert view_of(state, 0).pending[2:] == (1, 2)
    state.apply(0, state.legal_actions(0)[0])
    assert view_of(state, 0).pending[2:] == (2, 2)


def test_a_suit_that_stays_is_not_told_as_a_change() -> None:
    assert describe("en", "favored", suit=2, held=0, was=2) == "The favored suit stays political."
    assert "was economic" in describe("en", "favored", suit=2, held=0, was=0)


def test_the_prompt_of_a_bribe_names_card_holder_and_price() -> None:
    bribe = {"decision": "bribe", "deciders": (0,)}
    assert prompt_for("en", asked(0, **bribe)) == (
        "To play Sikh Merchants in Lahore into a region that Wakhan rules, you owe a bribe of "
        "3 rupees; Wakhan asks for 2. Pay, offer less, or withdraw."
    )
    assert "„Kupcy sikhijscy w Lahore” w regionie, którym włada Wachan" in prompt_for(
        "pl", asked(0, **bribe)
    )


def test_the_prompt_at_the_end_names_the_winners() -> None:
    over = asked(1, decision="over", deciders=())
    shares = (0.5, 0.5, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)
    shared, mine, hers = (_with_shares(over, share) for share in shares)
    assert prompt_for("en", shared) == "Shared victory: Gray, Blue."
    assert prompt_for("cs", mine) == "Vítězství je tvoje."
    assert prompt_for("pl", hers) == "Wygrywa Wachan."


def _with_shares(view: View, shares: Sequence[float]) -> View:
    players = zip(view.players, shares, strict=True)
    changed = tuple(msgspec.structs.replace(player, share=share) for player, share in players)
    return msgspec.structs.replace(view, players=changed)


def test_seats_are_named_by_their_colour() -> None:
    assert [WORDS.seat("en", {}, seat) for seat in range(5)] == [
        *("Gray", "Blue", "Tan", "Red", "Black")
    ]
    assert WORDS.seat("cs", {}, 2) == "Béžový"
    assert WORDS.seat("pl", {}, 4) == "Czarny"
    assert describe("pl", "turn", seat=5) == "Tura Wachanu."


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_one_name_in_log_and_picture(language: str) -> None:
    name = TEXTS.text(language, f"card-name-{MERCHANTS}")
    assert name in describe(language, "played", seat=0, card=MERCHANTS, right=0)
    assert TEXTS.text(language, "card-half-new-tactics") == TEXTS.text(language, "card-name-105")
    assert thrown_name(language, 114) == TEXTS.text(language, "card-half-confidence-failure")


def test_a_thrown_event_is_named_by_its_upper_half() -> None:
    assert describe("en", "thrown", card=TACTICS) == (
        "Military favored is discarded from the market and takes effect."
    )
    assert describe("en", "thrown", card=111) == (
        "Public Withdrawal is discarded from the market without effect."
    )


def test_wakhan_never_owes_cards_for_leverage() -> None:
    facts = {"rupees": 1, "short": 1}
    assert "owes one card" in describe("en", "leverage-paid", seat=0, **facts)
    assert "owes" not in describe("en", "leverage-paid", seat=5, **facts)


def test_a_piece_left_out_has_no_place() -> None:
    nowhere = 90  # a spy of the first player, on no card
    assert describe("en", "lapsed", seat=0, place=nowhere).startswith("The spy is not placed")
    assert describe("cs", "lapsed", seat=0, place=18).startswith("Odpadá afghánská cesta:")
    assert describe("pl", "lapsed", seat=0, place=13).startswith("Przepada rosyjska armia:")


# Each event or refusal with its sentence in English, Czech and Polish.
PINNED: list[tuple[str, dict[str, int], tuple[str, str, str]]] = [
    (
        "bought",
        {"seat": 1, "card": MERCHANTS, "slot": 2, "price": 2, "rupees": 1},
        (
            "Blue buys Sikh Merchants in Lahore for 2 rupees and takes the rupee on it.",
            "Modrý kupuje kartu Sikhští kupci v Láhauru za 2 rupie a bere "
            "si rupii, která na ní leží.",
            "Niebieski kupuje kartę „Kupcy sikhijscy w Lahore” za 2 rupie "
            "i zabiera leżącą na niej rupię.",
        ),
    ),
    (
        "placed",
        {"seat": 0, "place": 1},
        (
            "Gray places an Afghan army in Kabul.",
            "Šedý umisťuje afghánské vojsko do Kábulu.",
            "Szary umieszcza afgańską armię w Kabulu.",
        ),
    ),
    (
        "struck",
        {"seat": 3, "place": 45 + 6 + 4, "other": 1},
        (
            "Red removes a tribe in Herat (Blue).",
            "Červený odstraňuje kmen v Herátu (Modrý).",
            "Czerwony usuwa plemię w Heracie (Niebieski).",
        ),
    ),
    (
        "armies-gone",
        {"coalition": 1, "region": 0, "count": 3},
        (
            "3 British armies leave Transcaspia.",
            "Mizí ze Zakaspicka 3 britská vojska.",
            "Znikają z Transkaspii 3 brytyjskie armie.",
        ),
    ),
    (
        "wakhan-line",
        {"line": LINES.index("radicalize"), "index": 2, "coalition": 3},
        (
            "Line 2 of her card: radicalize. Her pragmatic loyalty: none.",
            "Řádek 2 na její kartě: radikalizace. Její pragmatická loajalita: žádná.",
            "Wiersz 2 karty SI: radykalizacja. Pragmatyczna lojalność: żadna.",
        ),
    ),
    (
        "wakhan-card",
        {"card": KEANE, "by": 3},
        (
            "She takes Sir John Keane: a patriot of the dominant coalition comes first.",
            "Volí kartu Sir John Keane: patriot dominantní koalice má přednost.",
            "Wybiera kartę „Sir John Keane”: pierwszeństwo ma patriota dominującego sojuszu.",
        ),
    ),
    (
        "PP-BUY-06",
        {"card": KEANE, "price": 5, "rupees": 1},
        (
            "Sir John Keane costs 5 rupees and you have 1. You get the rupees on the card only "
            "after you have paid.",
            "Karta Sir John Keane stojí 5 rupií a ty máš 1. Rupie ležící na kartě dostaneš až po "
            "zaplacení.",
            "Karta „Sir John Keane” kosztuje 5 rupii, a ty masz 1. Rupie leżące na karcie "
            "dostaniesz dopiero po zapłaceniu.",
        ),
    ),
    (
        "PP-MOVE-02",
        {"region": 4, "to": 3, "coalition": 2},
        (
            "There is no Russian road from Herat to Persia. An army needs a road of its own "
            "coalition on the border.",
            "Vojsko nemůže z Herátu do Persie: nevede tam ruská cesta. Na hranici potřebuje cestu "
            "své koalice.",
            "Nie ma rosyjskiej drogi z Heratu do Persji. Armia potrzebuje na granicy drogi swojego "
            "sojuszu.",
        ),
    ),
    (
        "PP-BUILD-02",
        {"region": 3},
        (
            "You do not rule Persia. Armies are built in regions you rule.",
            "Území Persie neovládáš. Vojska se budují na územích, která ovládáš.",
            "Nie władasz Persją. Armie buduje się w regionach, którymi władasz.",
        ),
    ),
    (
        "PP-EDGE-25-bribe",
        {"card": MERCHANTS, "seat": 5, "price": 2, "left": 1, "least": 2},
        (
            "Wakhan must be bribed with 2 rupees. That would leave you 1 rupee, and this action of "
            "Sikh Merchants in Lahore costs at least 2.",
            "Vachána musí dostat úplatek 2 rupie. Zbyla by ti 1 rupie, ale tato akce karty Sikhští "
            "kupci v Láhauru stojí aspoň 2.",
            "Wachan musi dostać łapówkę: 2 rupie. Zostałaby ci 1 rupia, a ta akcja karty „Kupcy "
            "sikhijscy w Lahore” kosztuje co najmniej 2.",
        ),
    ),
    (
        "PP-EDGE-25-purse",
        {"rupees": 2},
        ("You have only 2 rupees.", "Máš jen 2 rupie.", "Masz tylko 2 rupie."),
    ),
    (
        "PP-EDGE-82-dear",
        {"card": KEANE, "price": 5, "rupees": 1},
        (
            "Wakhan must be bribed with 5 rupees for Sir John Keane. You have 1, and she never "
            "lowers or waives a bribe.",
            "Vachána musí dostat za kartu Sir John Keane úplatek 5 rupií. Máš 1 a ona úplatek "
            "nikdy nesníží ani nepromine.",
            "Wachan musi dostać za kartę „Sir John Keane” łapówkę: 5 rupii. Masz 1, a on nigdy nie "
            "obniża ani nie daruje łapówki.",
        ),
    ),
    (
        "PP-TAX-01-empty",
        {"seat": 1},
        ("Blue has no rupees.", "Modrý nemá žádné rupie.", "Niebieski nie ma żadnych rupii."),
    ),
    (
        "PP-TAX-02-nobody",
        {"seat": 2},
        (
            "Nobody plays that seat (Tan).",
            "Béžový v této hře nehraje.",
            "Beżowy nie bierze udziału w tej grze.",
        ),
    ),
    (
        "PP-EDGE-58-battle-safe",
        {"card": KEANE, "action": 5},
        (
            "You cannot battle anywhere: the enemies next to your units are protected. "
            "Indispensable Advisors protect spies, the Citadel protects tribes.",
            "Nikde bojovat nemůžeš: nepřátelé vedle tvých jednotek jsou chráněni. Špehy chrání "
            "Nepostradatelní rádci, kmeny Citadela.",
            "Nigdzie nie możesz walczyć: wrogowie obok twoich jednostek są chronieni. Szpiegów "
            "chronią Niezastąpieni doradcy, plemiona chroni Cytadela.",
        ),
    ),
    (
        "PP-MOVE-03-connected",
        {"card": KEANE, "to": MERCHANTS},
        (
            "A spy on Sir John Keane cannot reach Sikh Merchants in Lahore. With Well-Connected it "
            "goes up to two cards to the left or right on the ring of courts.",
            "Špeh z karty Sir John Keane na kartu Sikhští kupci v Láhauru nedojde. S Dobrými styky "
            "jde na kruhu dvorů nejvýš o dvě karty vlevo nebo vpravo.",
            "Szpieg z karty „Sir John Keane” nie dotrze na kartę „Kupcy sikhijscy w Lahore”. Z "
            "Dobrymi znajomościami idzie w kręgu dworów najwyżej o dwie karty w lewo lub w prawo.",
        ),
    ),
    (
        "wakhan-buys",
        {"card": KEANE, "slot": 8, "by": 6, "line": LINES.index("radicalize")},
        (
            "She chooses Sir John Keane (lower row, column 2), in the other row, because in the "
            "arrows’ row she can buy nothing from their column to the left.",
            "Volí kartu Sir John Keane (dolní řada, sloupec 2), ze druhé řady, protože v řadě "
            "šipek nemůže od jejich sloupce doleva koupit žádnou.",
            "Wybiera kartę „Sir John Keane” (dolny rząd, kolumna 2), z drugiego rzędu, bo w "
            "rzędzie strzałek nie może kupić żadnej od ich kolumny w lewo.",
        ),
    ),
]


@pytest.mark.parametrize(("key", "facts", "sentences"), PINNED, ids=[row[0] for row in PINNED])
def test_sentences_word_for_word(
    key: str, facts: dict[str, int], sentences: tuple[str, str, str]
) -> None:
    say = refuse if key.startswith("PP-") else describe
    assert tuple(say(language, key, **facts) for language in LANGUAGES) == sentences


@pytest.mark.parametrize(
    ("language", "kind", "counted"),
    [
        ("en", "scored", ("1 point", "2 points", "5 points", "22 points")),
        ("cs", "scored", ("1 bod", "2 body", "5 bodů", "22 bodů")),
        ("pl", "scored", ("1 punkt", "2 punkty", "5 punktów", "22 punkty")),
        ("cs", "gifts-lost", ("1 dar", "2 dary", "5 darů", "22 darů")),
        ("pl", "gifts-lost", ("1 dar", "2 dary", "5 darów", "22 dary")),
        ("cs", "tribes-lost", ("1 kmen", "2 kmeny", "5 kmenů", "22 kmenů")),
        ("pl", "tribes-lost", ("1 plemię", "2 plemiona", "5 plemion", "22 plemiona")),
        ("cs", "paid", ("1 rupii", "2 rupie", "5 rupií", "22 rupií")),
        ("pl", "paid", ("1 rupię", "2 rupie", "5 rupii", "22 rupie")),
    ],
)
def test_plurals(language: str, kind: str, counted: tuple[str, ...]) -> None:
    for count, words in zip((1, 2, 5, 22), counted, strict=True):
        facts = dict.fromkeys(SAID.events[kind], count) | {"seat": 0, "region": 0}
        told = describe(language, kind, **{name: facts[name] for name in SAID.events[kind]})
        assert told.endswith((f" {words}.", f" {words} in Transcaspia.")), told
