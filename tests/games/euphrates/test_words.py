import pytest
from tests.games.euphrates.said import SAID

from velkahra.core.contract.events import EVERYBODY, Event
from velkahra.core.contract.words import LANGUAGES
from velkahra.games.euphrates.rules.facts import LABELS
from velkahra.games.euphrates.rules.tables import SELECTIONS_TEXT
from velkahra.games.euphrates.text.words import EuphratesWords

pytestmark = pytest.mark.plain

describe, refuse = SAID.describe, SAID.refuse

WORDS = EuphratesWords()
F7 = LABELS.index("F7")


def test_seats_are_named_by_their_dynasty() -> None:
    options = {"dynasties": "potter-lion-archer-bull"}
    assert WORDS.seat("en", options, 0) == "Potter"
    assert WORDS.seat("cs", options, 1) == "Lev"
    assert WORDS.seat("pl", options, 2) == "Łucznik"
    event = Event("turn-over", {"seat": 3}, EVERYBODY)
    assert WORDS.event("en", event, options) == "Bull ends the turn."


# Each refusal as rule, variant and facts, with its sentence in English, Czech and Polish.
PINNED: list[tuple[str, str, dict[str, int], tuple[str, str, str]]] = [
    (
        "TE-TURN-01",
        "",
        {},
        (
            "It is not your turn to decide. Wait for the other players.",
            "Teď nerozhoduješ ty. Počkej, až ostatní skončí.",
            "Teraz nie ty decydujesz. Poczekaj, aż inni skończą.",
        ),
    ),
    (
        "TE-TURN-02",
        "pick",
        {},
        (
            "That is not a complete action. Choose a tile, a leader or a catastrophe tile first, "
            "then a space.",
            "Tohle není žádná akce. Vyber nejdřív kartičku, vůdce nebo katastrofu a pak pole.",
            "To nie jest żadna akcja. Wybierz najpierw płytkę, przywódcę lub katastrofę, "
            "a potem pole.",
        ),
    ),
    (
        "TE-TILE-01",
        "",
        {"colour": 1},
        (
            "You have no farm in your hand. Place a tile that you hold.",
            "V ruce nemáš žádnou farmu. Polož kartičku, kterou máš.",
            "Nie masz na ręce żadnej farmy. Połóż płytkę, którą masz.",
        ),
    ),
    (
        "TE-TILE-02",
        "",
        {"space": F7},
        (
            "You cannot place a farm on F7: it is land. Farms go on river spaces only.",
            "Na poli F7 farma ležet nemůže: je to pevnina. Farmy patří jen na řeku.",
            "Na polu F7 nie może leżeć farma: to ląd. Farmy kładzie się tylko na rzece.",
        ),
    ),
    (
        "TE-TILE-03",
        "",
        {"colour": 0, "space": F7},
        (
            "You cannot place a temple on F7: it is river, and only farms go on rivers. Temples "
            "go on land.",
            "Na poli F7 chrám ležet nemůže: je to řeka a na řeku patří jen farmy. "
            "Pro chrám zvol pole na pevnině.",
            "Na polu F7 nie może leżeć świątynia: to rzeka, a na rzece kładzie się tylko farmy. "
            "Na świątynię wybierz pole na lądzie.",
        ),
    ),
    (
        "TE-TILE-04",
        "",
        {"space": F7, "count": 3},
        (
            "A tile on F7 would join 3 kingdoms. A tile may join at most two.",
            "Kartička na poli F7 by spojila 3 království. Jedna kartička smí spojit nejvýš dvě.",
            "Płytka na polu F7 połączyłaby 3 królestwa. Jedna płytka może połączyć najwyżej dwa.",
        ),
    ),
    (
        "TE-LEADER-02",
        "",
        {"office": 2},
        (
            "Your trader is not on the board, so you cannot withdraw it.",
            "Tvůj obchodník není na desce, takže ho není odkud stáhnout.",
            "Twojego kupca nie ma na planszy, więc nie ma skąd go zabrać.",
        ),
    ),
    (
        "TE-LEADER-05",
        "",
        {"space": F7},
        (
            "F7 is river. Leaders go on land only.",
            "Pole F7 je řeka. Vůdci stojí jen na pevnině.",
            "Pole F7 to rzeka. Przywódcy stoją tylko na lądzie.",
        ),
    ),
    (
        "TE-REVOLT-05",
        "",
        {"count": 5, "most": 2},
        (
            "You cannot add 5 temples. You hold only 2, so add at most that many.",
            "Nemůžeš přidat 5 chrámů. Smíš přidat nejvýš 2, víc jich v ruce nemáš.",
            "Nie możesz dołożyć 5 świątyń. Możesz dołożyć najwyżej 2, więcej nie masz na ręce.",
        ),
    ),
    (
        "TE-WAR-09",
        "",
        {"count": 1, "most": 0, "colour": 3},
        (
            "You cannot add 1 settlement. You have none in your hand: add 0.",
            "Nemůžeš přidat 1 osadu. V ruce nemáš nic takového: přidej 0.",
            "Na ręce masz za mało, żeby dołożyć 1 osadę. Nie masz żadnej takiej płytki: dołóż 0.",
        ),
    ),
    (
        "TE-ENGLISH-02",
        "",
        {"count": 1, "least": 2},
        (
            "1 tile is not enough to beat the defender. Add at least 2, or none.",
            "Přidáním 1 kartičky obránce nepřevýšíš. Přidej aspoň 2, nebo nic.",
            "Z 1 płytką nie przewyższysz obrońcy. Dołóż co najmniej 2 albo nic.",
        ),
    ),
    (
        "TE-ENGLISH-04",
        "",
        {"count": 2, "exact": 1},
        (
            "You cannot add 2 tiles. In the English variant you add exactly 1, which makes the "
            "totals equal, or none.",
            "Nemůžeš přidat 2 kartičky. V anglické variantě přidej přesně 1, aby se součty "
            "vyrovnaly, nebo nic.",
            "Nie możesz dołożyć 2 płytek. W wariancie angielskim dołóż dokładnie 1, żeby wyrównać "
            "sumy, albo nic.",
        ),
    ),
    (
        "TE-ENGLISH-04",
        "short",
        {},
        (
            "You cannot reach the attacker with the tiles you hold. In the English variant you "
            "then add nothing: choose 0.",
            "Se svými kartičkami se útočníkovi vyrovnat nemůžeš. V anglické variantě pak nesmíš "
            "přidat nic: přidej 0.",
            "Ze swoimi płytkami nie możesz dorównać atakującemu. W wariancie angielskim nie wolno "
            "ci wtedy nic dołożyć: dołóż 0.",
        ),
    ),
    (
        "TE-MONUMENT-02",
        "",
        {"monument": 3, "colour": 2},
        (
            "You cannot build the blue-red monument on markets. Choose a monument with green in "
            "it.",
            "Na čtyři tržiště modro-červený monument nepatří. Zvol monument, který má "
            "zelenou část.",
            "Niebiesko-czerwony monument nie pasuje na cztery targi. Wybierz monument, który ma "
            "zieloną część.",
        ),
    ),
    (
        "TE-TREASURE-02",
        "",
        {"space": F7},
        (
            "Corner treasures are taken first, so you cannot take the one on F7 yet. "
            "Take a corner treasure.",
            "Poklad na poli F7 musí počkat: rohové poklady se berou první. Vezmi si rohový.",
            "Skarb na polu F7 musi poczekać: skarby narożne bierze się najpierw. Weź narożny.",
        ),
    ),
]


@pytest.mark.parametrize(
    ("rule", "variant", "facts", "sentences"), PINNED, ids=[f"{row[0]}{row[1]}" for row in PINNED]
)
def test_refusals_word_for_word(
    rule: str, variant: str, facts: dict[str, int], sentences: tuple[str, str, str]
) -> None:
    told = tuple(refuse(language, f"{rule}-{variant}", **facts) for language in LANGUAGES)
    assert told == sentences


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        ("en", ("1 tile", "2 tiles", "5 tiles", "22 tiles")),
        ("cs", ("1 kartičku", "2 kartičky", "5 kartiček", "22 kartiček")),
        ("pl", ("1 płytkę", "2 płytki", "5 płytek", "22 płytki")),
    ],
)
def test_plurals_of_tiles(language: str, counted: tuple[str, ...]) -> None:
    for count, words in zip((1, 2, 5, 22), counted, strict=True):
        assert words in describe(language, "swapped", seat=0, count=count)


@pytest.mark.parametrize(
    ("language", "colour", "counted"),
    [
        ("cs", 0, ("1 chrám", "2 chrámy", "5 chrámů", "22 chrámů")),
        ("cs", 1, ("1 farmu", "2 farmy", "5 farem", "22 farem")),
        ("cs", 2, ("1 tržiště", "2 tržiště", "5 tržišť", "22 tržišť")),
        ("cs", 3, ("1 osadu", "2 osady", "5 osad", "22 osad")),
        ("pl", 0, ("1 świątynię", "2 świątynie", "5 świątyń", "22 świątynie")),
        ("pl", 1, ("1 farmę", "2 farmy", "5 farm", "22 farmy")),
        ("pl", 2, ("1 targ", "2 targi", "5 targów", "22 targi")),
        ("pl", 3, ("1 osadę", "2 osady", "5 osad", "22 osady")),
    ],
)
def test_plurals_of_added_tiles(language: str, colour: int, counted: tuple[str, ...]) -> None:
    for count, words in zip((1, 2, 5, 22), counted, strict=True):
        sentence = describe(language, "added", seat=0, count=count, colour=colour)
        assert sentence.endswith(f" {words}.")


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        ("cs", ("1 modrý bod", "2 modré body", "5 modrých bodů", "22 modrých bodů")),
        ("pl", ("1 niebieski punkt", "2 niebieskie punkty", "5 niebieskich punktów")),
    ],
)
def test_plurals_of_points(language: str, counted: tuple[str, ...]) -> None:
    for count, words in zip((1, 2, 5, 22), counted, strict=False):
        assert f"+{words} (" in describe(language, "points-war", seat=0, colour=1, points=count)


def test_events_name_tile_space_and_points() -> None:
    assert describe("en", "tile", seat=0, colour=0, space=F7) == "Lion places a temple on F7."
    assert describe("cs", "tile", seat=0, colour=3, space=F7) == "Lev pokládá osadu na pole F7."
    assert describe("pl", "tile", seat=0, colour=1, space=F7) == "Lew kładzie farmę na polu F7."
    facts = {"seat": 0, "colour": 0, "points": 1}
    assert describe("en", "points-tile", **facts, by=1) == "Lion: +1 red (king)."
    assert describe("en", "points-tile", **facts, by=0) == "Lion: +1 red (priest)."
    swapped = {"seat": 1, "tiles": SELECTIONS_TEXT.index("TTFM"), "count": 4}
    assert (
        describe("en", "swapped-tiles", **swapped) == "Bull swaps 2 temples, 1 farm and 1 market."
    )
    assert (
        describe("cs", "swapped-tiles", **swapped) == "Býk vyměňuje 2 chrámy, 1 farmu a 1 tržiště."
    )
    assert (
        describe("pl", "swapped-tiles", **swapped) == "Byk wymienia 2 świątynie, 1 farmę i 1 targ."
    )


def test_the_square_of_a_monument_is_named_by_two_corners() -> None:
    built = {"seat": 2, "monument": 3, "space": F7, "colour": 1}
    assert describe("en", "built", **built) == (
        "Archer turns the four farms on F7 to G8 face down and builds the blue-red monument."
    )
