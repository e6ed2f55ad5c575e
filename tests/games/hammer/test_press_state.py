"""The state of a camp on paper: a camp is restored by hand from the organiser's sheet alone."""

import re
from collections import Counter

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, u8
from tests.games.hammer.made import names
from tests.games.hammer.random_games import new_camp, play
from tests.games.hammer.table import act, read

from velkahra.core.contract.events import OPEN
from velkahra.core.print_model import Columns, Sheet, Words
from velkahra.games.hammer.cards.card_ids import CARDS
from velkahra.games.hammer.cards.facts import set_name
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.picture.panels import deck_name
from velkahra.games.hammer.picture.words import card_name
from velkahra.games.hammer.press.state import BETWEEN, NONE, StateSheet
from velkahra.games.hammer.puzzle.shaft import read_square
from velkahra.games.hammer.rules import frames
from velkahra.games.hammer.rules.invariants import faults
from velkahra.games.hammer.rules.values import ANYWHERE, DECK, GIVES_BACK, HAND, IN_PLAY, PILE
from velkahra.games.hammer.view.build import view_of

POWERS = (0, 1, 2, 3)


def camp(seed: int, plies: int) -> HammerState:
    """Play a camp at random until the organiser has the word."""
    state = new_camp(POWERS, rounds=14, entered=True)
    for ply, (now, _) in enumerate(play(state, seed)):
        if ply >= plies and now.frame_kind() == frames.DESK and now.round > 1:
            return now
    raise AssertionError("the camp was over")


def sheet(state: HammerState, seat: int = OPEN) -> Sheet:
    return StateSheet(state, seat, "en", {0: 65}).sheet("state", "State")


class Desk:
    """Somebody who lays out a camp from the sheet, and from nothing else."""

    def __init__(self, paper: Sheet) -> None:
        self.paper = paper
        state = HammerState(len(POWERS), 0)
        state.size, state.pieces, state.results = 12, 24, 1
        state.empty(vec[i64]([i64(power) for power in POWERS]))
        self.state = state
        self.free: dict[tuple[int, str], list[int]] = {}
        for card in range(int(CARDS)):
            if state.owners[card]:
                key = int(state.owners[card]), card_name("en", self.cards_of, card)
                self.free.setdefault(key, []).append(card)
        self.names = [name for name, *_ in self.rows(0)]

    @property
    def cards_of(self) -> str:
        return set_name(0)

    def rows(self, which: int) -> list[tuple[str, ...]]:
        tables = [block for block in self.paper.pages[0] if isinstance(block, Columns)]
        return list(tables[which].rows)

    def seats(self, names: str) -> int:
        return sum(1 << self.names.index(name) for name in names.split(", ") if name != NONE)

    def restore(self) -> HammerState:
        for block in self.paper.pages[0]:
            if isinstance(block, Words):
                self.camp(block.text)
        for seat, row in enumerate(self.rows(0)):
            self.numbers(seat, row)
        for seat, (_, joker, special, pacts) in enumerate(self.rows(1)):
            self.state.joker[seat] = u8(joker != "used")
            self.state.special[seat] = u8(("not used", "in play", "used").index(special))
            self.state.pacts[seat] = self.seats(pacts)
        for seat in range(len(POWERS)):
            for block in self.paper.pages[1 + seat][1:]:
                assert isinstance(block, Words)
                self.line(1 << seat, block.text)
        for page in self.paper.pages[1 + len(POWERS) :]:
            self.joint([block.text for block in page[1:] if isinstance(block, Words)])
        self.state.push(frames.DESK, -1)
        return self.state

    def joint(self, lines: list[str]) -> None:
        owners = 0
        groups = {name: mask for mask, name in joint_names().items()}
        for text in lines:
            if text in groups:
                owners = groups[text]
            else:
                self.line(owners, text)

    def camp(self, text: str) -> None:
        if found := re.match(r"Round (\d+) of (\d+)", text):
            self.state.round, self.state.rounds = int(found[1]), int(found[2])
        label, _, rest = text.partition(": ")
        if label == "Thomas Hammer hides in":
            column, line = read_square(rest, 12)
            self.state.square = 24 * column + line
        if label == "Thomas Hammer was found by":
            self.state.finder = self.names.index(rest)

    def numbers(self, seat: int, row: tuple[str, ...]) -> None:
        state = self.state
        numbers = [
            int(cell) if cell not in (NONE, "") and ":" not in cell else 0 for cell in row[1:]
        ]
        state.points[seat], state.sb[seat], state.bm[seat], state.debt[seat] = numbers[:4]
        state.rank[seat], state.place[seat] = numbers[6], numbers[7] - 1

    def line(self, owners: int, text: str) -> None:
        label, _, rest = text.partition(": ")
        seat = owners.bit_length() - 1
        if rest == NONE or not rest:
            return
        if label == "Hand":
            self.lay(owners, rest, HAND)
        elif label == "In play":
            self.table(owners, rest)
        elif label.startswith("Discard pile"):
            for card in reversed(self.cards(owners, rest)):
                self.age(card, PILE)
        elif label.endswith("top card first"):
            for depth, card in enumerate(self.cards(owners, rest)):
                self.state.at[card] = 1100 - depth
        elif label.startswith("At the bottom"):
            for depth, card in enumerate(reversed(self.cards(owners, rest))):
                self.state.at[card] = ANYWHERE + 1 + depth
        elif label.startswith("In the draw deck"):
            self.cards(owners, rest)
        else:
            self.knowledge(seat, label, rest)

    def knowledge(self, seat: int, label: str, rest: str) -> None:
        if label == "Rows known, with dark symbols":
            for said in rest.split(", "):
                self.state.rows[seat] |= 1 << int(said.split()[0]) - 1
        elif label == "Rows still to be handed out":
            self.state.due[seat] = sum(1 << int(row) - 1 for row in rest.split(", "))
        elif label == "Knows of the rows of":
            name, _, rows = rest.partition(": ")
            seen = sum(1 << int(row) - 1 for row in rows.split(", "))
            self.state.see_rows(seat, self.names.index(name), seen)
        else:
            assert label == "Wrong squares (round)", label

    def cards(self, owners: int, rest: str) -> list[int]:
        """Take cards of these names from those that nobody has laid anywhere yet."""
        found = []
        for said in rest.split(BETWEEN):
            number, _, name = said.rpartition(" \N{MULTIPLICATION SIGN} ")
            for _ in range(int(number or 1)):
                found.append(self.free[owners, name].pop())
        return found

    def lay(self, owners: int, rest: str, zone: int) -> None:
        for card in self.cards(owners, rest):
            self.state.zone[card] = u8(zone)
            self.state.known[card] = u8(owners)

    def age(self, card: int, zone: int) -> None:
        self.state.clock += 1
        self.state.zone[card], self.state.age[card] = u8(zone), self.state.clock
        self.state.known[card] = u8(31)

    def table(self, owners: int, rest: str) -> None:
        for said in rest.split(BETWEEN):
            found = re.fullmatch(r"(.*?)(?: \((.*)\))?", said)
            assert found
            name, notes = found[1], found[2] or ""
            control = owners
            if with_ := re.search(r"controlled by (.*)", notes):
                control = self.seats(with_[1].partition(", used")[0])
            card = self.in_play(name, control)
            if card is None:
                continue
            self.age(card, IN_PLAY)
            self.state.control[card] = u8(control)
            self.state.tired[card] = u8(
                1 if "exhausted" in notes else 2 if "detained" in notes else 0
            )

    def in_play(self, name: str, control: int) -> int | None:
        """Find a card in play; a joint one lies with each ally, and is laid once."""
        if control & (control - 1) and (control, name) in self.laid():
            return None
        owners = [key for key in self.free if key[1] == name and self.free[key]]
        best = [key for key in owners if key[0] == control] or owners
        return self.free[best[0]].pop()

    def laid(self) -> set[tuple[int, str]]:
        return {
            (int(self.state.control[card]), card_name("en", self.cards_of, card))
            for card in range(int(CARDS))
            if self.state.zone[card] == IN_PLAY
        }


def joint_names() -> dict[int, str]:
    view = view_of(new_camp(POWERS), OPEN)
    return {
        sum(1 << seat for seat in group.seats): deck_name("en", view.cards, group.group)
        for group in view.groups
    }


def contents(state: HammerState) -> list[object]:
    """Say where every card lies, by its name, with its state; and all numbers."""
    name = view_of(state, OPEN).cards
    cards = Counter(
        (
            card_name("en", name, card),
            int(state.owners[card]),
            int(state.zone[card]),
            int(state.control[card]),
            int(state.tired[card]) if state.zone[card] == IN_PLAY else 0,
        )
        for card in range(int(CARDS))
        if state.owners[card]
    )
    decks = [
        [card_name("en", name, card) for card in sorted(fixed, key=lambda c: -int(state.at[c]))]
        for owners in sorted({int(owners) for owners in state.owners})
        if (
            fixed := [
                card
                for card in range(int(CARDS))
                if state.zone[card] == DECK and state.at[card] and state.owners[card] == owners
            ]
        )
    ]
    piles = [[card_name("en", name, c) for c in team.pile] for team in view_of(state, OPEN).teams]
    seats = range(int(state.seats))
    arrays = (state.sb, state.bm, state.points, state.debt, state.rank, state.place, state.pacts)
    numbers = [[int(array[seat]) for seat in seats] for array in (*arrays, state.rows, state.due)]
    once = [[int(array[seat]) for seat in seats] for array in (state.joker, state.special)]
    seen = [int(number) for number in state.seen]
    rounds = (int(state.round), int(state.rounds), int(state.square), int(state.finder))
    return [cards, decks, piles, numbers, once, seen, rounds]


def test_a_camp_is_restored_by_hand_from_the_sheet_of_its_state() -> None:
    for seed, plies in ((1, 150), (2, 260), (5, 330)):
        state = camp(seed, plies)
        restored = Desk(sheet(state)).restore()
        assert contents(restored) == contents(state)
        assert faults(restored) == []


def lines_of(state: HammerState, language: str = "en") -> list[str]:
    pages = StateSheet(state, OPEN, language, {}).sheet("state", "State").pages
    return [block.text for page in pages for block in page if isinstance(block, Words)]


def test_what_holds_for_a_time_is_told_with_its_source_and_its_card() -> None:
    state = read(
        "powers usa japan\njapan sb 9 play japan-shadow/tired hand japan-smoke-screen\nat japan"
    )
    act(state, "play japan-smoke-screen", "choose japan-shadow")
    (line,) = (line for line in lines_of(state) if line.startswith("Smoke Screen (Japan"))
    assert line.startswith("Smoke Screen (Japan, until that team’s next turn), on Shadow: Ready ")
    (line,) = (line for line in lines_of(state, "cs") if ", na kartu " in line)
    assert "Shadow" not in line


def test_a_card_that_goes_back_is_told_with_whose_it_is() -> None:
    state = read("powers usa japan\njapan play japan-shadow\nat usa")
    state.add_brief(GIVES_BACK, 2, 0, 1, names()["japan-shadow"])
    (line,) = (line for line in lines_of(state) if line.startswith("Shadow (USA"))
    assert line.endswith("then goes back exhausted to Japan")


def test_what_may_be_used_once_in_a_round_is_told_when_it_was_used() -> None:
    state = read(
        "usa sb 9 hand usa-low-pass usa-precise-delivery\n"
        "russia play russia-sleeper russia-taiga-base russia-oil-field\nat usa"
    )
    assert not [line for line in lines_of(state) if "used 1" in line]
    act(state, "play usa-low-pass", "choose russia-sleeper")
    act(state, "play usa-precise-delivery", "choose russia-oil-field")
    lines = lines_of(state)
    assert (
        "Strengths and weaknesses used: Endless Distance (used 1\N{MULTIPLICATION SIGN})" in lines
    )
    assert any("Taiga Base (used 1\N{MULTIPLICATION SIGN})" in line for line in lines)


def test_several_teams_that_found_him_are_told_in_the_plural() -> None:
    state = read("powers usa china\nat usa")
    found = {}
    for finders in (1, 3):
        state.finders = finders
        lines = [*lines_of(state, "cs"), *lines_of(state, "pl")]
        found[finders] = [line for line in lines if re.match("T. H. (naš|znal)", line)]
    assert found[1] == ["T. H. našel tým: USA", "T. H. znalazła drużyna: USA"]
    assert found[3] == ["T. H. našly týmy: USA, Čína", "T. H. znalazły drużyny: USA, Chiny"]


def test_clocks_are_on_the_sheet() -> None:
    assert sheet(camp(1, 150)).pages[0][-2].rows[0][-1] == "1:05"  # type: ignore[union-attr]


def test_a_team_s_sheet_says_nothing_that_the_team_cannot_know() -> None:
    rng = Random(1)
    for seed in (1, 2):
        state = camp(seed, 200)
        for seat in range(state.seats):
            world = state.determinize(seat, rng)
            assert sheet(state, seat) == sheet(world, seat)


def test_HM_SETUP_02_a_team_s_sheet_counts_its_deck_once_it_may_not_look_through_it() -> None:
    told = {}
    for study, value in (("opening", 0), ("always", 1)):
        state = read(f"agreed study={study}\nat usa")
        blocks = [block for page in sheet(state, 0).pages for block in page]
        told[study] = " ".join(block.text for block in blocks if isinstance(block, Words))
        assert ("In the draw deck, in no particular order" in told[study]) == bool(value)
        assert ("later only where a card lets it" in told[study]) != bool(value)
    assert f"Draw deck: {view_of(read('at usa'), 0).teams[0].deck} cards" in told["opening"]
