"""The organiser's desk of the camp game: forms, ranking, slips. Rules: HM-EDGE-ORG-01.

What an organiser enters are outcomes of chance like any other; the rules refuse what cannot be.
"""

from collections.abc import Iterator, Mapping, Sequence
from string import ascii_uppercase
from typing import Final

from msgspec.structs import replace

from velkahra.core.contract import events, refusals
from velkahra.core.contract.desk import Chart, Day, Desk, DeskError, Field, Form, Slip
from velkahra.core.contract.options import Options
from velkahra.core.contract.state import CHANCE
from velkahra.games.hammer.cards import card_ids, facts, opcodes
from velkahra.games.hammer.cards.language import POWERS
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.puzzle import picture, shaft
from velkahra.games.hammer.rules import actions, decisions, frames, tables, values
from velkahra.games.hammer.rules.chapters import desk
from velkahra.games.hammer.text.names import card_name
from velkahra.games.hammer.texts import TEXTS
from velkahra.games.hammer.view.build import view_of

NONE: Final = "\N{EN DASH}"
PAIRS: Final = 10
STEPS: Final = ("bets", "game", "results", "order", "turns")
"""Steps of a day of the camp; handing out slips and saving the camp follow."""
EXAMPLE_SQUARE: Final = "E7"
"""Where he hides at a practice camp."""
MISSING: Final = "missing"
NOTHING: Final = "nothing"
_TIE_RULES: Final = dict(opcodes.CHOICES)["tie_rule"]
AMENDED: Final = ("points", "sb", "bm")
PLACES: Final = ("hand", "deck", "pile", "play")
MOST_DRAWN: Final = 9
PAYERS: Final = ("first", "second", "both")
"""Payers for a co-operation that ends, in notation."""


class HammerDesk(Desk[HammerState]):
    """The desk of a camp."""

    practice = {"rounds": "5", "level": "mini", "results": "organiser"}  # noqa: RUF012 - as Desk

    def is_used(self, options: Options) -> bool:
        """Return whether results are entered at a table with these options."""
        return options["results"] == "organiser"

    def forms(self, state: HammerState, options: Options, language: str) -> Sequence[Form]:
        """List the forms that can be filled in now, those the game waits for first."""
        if state.over:
            return ()
        if state.frame_kind() == frames.HIDE:
            return (_hide(state, language),)
        if state.draws_by_hand() and decisions.draws_of_deck(state):
            return (_drawn(state, language),)
        forms = list(_of_the_partial_game(state, language))
        if _is_at_end(state):
            forms = [_form("end", language, waits=True)]
        return [*forms, *_anytime(state, language)] if state.round else forms

    def entries(self, state: HammerState, form: str, answers: Mapping[str, str]) -> Sequence[str]:
        """Return the outcomes that a form's answers mean. Raises: DeskError if they name none."""
        if form == "results":
            first = ["go-on"] if state.frame_kind() == frames.DESK else []
            return [*first, *_placed(state, answers)]
        if form == "drawn":
            return _came(answers)
        if form in ("last-round", "begin", "end"):
            return ["last-round" if form == "last-round" else "go-on"]
        names = {"hide": ("square",), "found": ("power",), "leak": ("power", "row")}
        names |= {"correct": ("power", "points"), "announce": ("pair",), "cancel": ("pair", "by")}
        names |= {"amend": ("power", "what", "points"), "unfind": (), "lay": ("card", "place")}
        names["call-off"] = ()
        if form not in names:
            raise DeskError("desk-unknown")
        said = [answers.get(name, "").strip() for name in names[form]]
        for name, answer in zip(names[form], said, strict=True):
            if not answer:
                raise DeskError(f"desk-no-{name}")
        return [" ".join([form, *([_square(state, said[0])] if form == "hide" else said)])]

    def day(self, state: HammerState, language: str, paused: bool) -> Day | None:
        """List what happens in a day of the camp, and how far it is. Rules: HM-ROUND-02."""
        steps = tuple(_say(language, f"step-{name}") for name in STEPS)
        now = _step(state)
        chosen = any(int(place) >= 0 for place in state.place)
        told = paused and now == STEPS.index("order") and not chosen
        if told:
            now = STEPS.index("results")
        if not state.round:
            title = _say(language, "step-before")
        else:
            title = _say(language, "step-day", round=int(state.round))
        return Day(title, steps, now, _say(language, "step-choose") if told else "")

    def moment(self, state: HammerState, paused: bool) -> str:
        """Name the moment of a practice camp: a step of the day, or what comes before and after."""
        if state.over:
            return "over"
        if state.frame_kind() == frames.HIDE:
            return "hide"
        if _is_at_end(state):
            return "end"
        step = STEPS[max(_step(state), 0)]
        if paused:
            return "results"
        if step == "bets" and state.round > 1:
            return "next-day"
        return "turns" if step == "order" else step

    def example(self, state: HammerState, form: str) -> Mapping[str, str]:
        """Make up a form's answers: where he hides, or places that change from day to day."""
        if form == "hide":
            return {"square": EXAMPLE_SQUARE}
        if form != "results":
            return {}
        seats = int(state.seats)
        places = {
            POWERS[power]: str((n + int(state.round)) % seats + 1)
            for n, power in enumerate(state.powers)
        }
        return {**places, "announce": "yes"}

    def done(self, form: str, language: str) -> str:
        """Return a sentence that confirms an entry that leaves nothing to be seen, else ""."""
        return _say(language, "hide-done") if form == "hide" else ""

    def goes_on(self, state: HammerState) -> str:
        """Return the outcome that begins the next turn; "" if results or the end are due."""
        held = not state.over and state.frame_kind() == frames.DESK
        return "go-on" if held and state.kind_below() == frames.BEGIN else ""

    def corrects(self, state: HammerState) -> bool:
        """Return whether it is between turns. Rules: HM-EDGE-ORG-01."""
        return not state.over and state.frame_kind() == frames.DESK

    def in_words(self, text: str, options: Options, language: str) -> str:
        """Return an outcome in words: what it is called, then what it is about."""
        kind, *parts = text.split()
        if kind == "go-on" or f"desk-{kind}" not in TEXTS.keys(language):
            return ""
        title = _say(language, f"{kind}")
        if kind == "hide":
            parts = ["".join(parts)]
        told = ", ".join(_part(language, part, options["cards"]) for part in parts)
        return f"{title}: {told}" if parts else title

    def chart(self, state: HammerState, options: Options, language: str) -> Chart:
        """Return the ranking of the teams as far as all of them know it."""
        view = view_of(state, events.SPECTATOR)
        teams = sorted(view.teams, key=lambda team: -team.points)
        points = [team.points for team in teams]
        rows = []
        for team in teams:
            numbers = (team.points, team.sb, team.bm, team.pieces, team.rank or NONE)
            name = _power(language, POWERS[team.power])
            rows.append((name, *map(str, numbers), str(team.place or NONE)))
        head = ("team", "points", "sb", "bm", "pieces", "rank", "order")
        titles = tuple(_say(language, f"{name}") for name in head)
        about = tuple(_say(language, f"{name}-is") for name in head)
        places = tuple(points.index(mine) + 1 for mine in points)
        return Chart(titles, about, tuple(rows), places)

    def silent(self, state: HammerState) -> Sequence[int]:
        """List teams yet to decide. Rules: HM-JOKER-01, HM-SETUP-05, HM-EDGE-ORG-01."""
        if state.over or not state.is_together():
            return ()
        return [seat for seat in range(int(state.seats)) if state.may_act(seat)]

    def squares(self, state: HammerState) -> int:
        """Return the number of squares along a side of the map. Rules: HM-EDGE-FIND-03."""
        return int(state.size)

    def slips(self, state: HammerState, language: str) -> Sequence[Slip]:
        """List the clues that teams have. Rules: HM-INFO-01, HM-EDGE-DOC-02."""
        return [
            Slip(f"{POWERS[state.powers[seat]]} {row + 1}", seat, _slip(state, row, language))
            for seat in range(int(state.seats))
            for row in range(int(state.pieces))
            if int(state.rows[seat]) >> row & 1
        ]


def _is_at_end(state: HammerState) -> bool:
    """Return whether the camp waits for its organiser to end it."""
    below = state.kind_below()
    return state.frame_kind() == frames.DESK and below not in (frames.FINISH, frames.BEGIN)


def turn_of(state: HammerState) -> int:
    """Return the team whose clock runs: it has its turn or chooses its position; -1 if none.

    Rules: HM-TIMER-01, HM-TIMER-02, HM-EDGE-TIMER-06, HM-EDGE-TIMER-07, HM-EDGE-ORDER-01.
    """
    if is_choosing(state):
        return int(state.frame_seat())
    return -1 if state.over or state.frame_kind() == frames.DESK else int(state.turn)


def is_choosing(state: HammerState) -> bool:
    """Return whether a team chooses its position. Rules: HM-EDGE-ORDER-01."""
    return not state.over and state.frame_kind() == frames.ORDER


def _step(state: HammerState) -> int:
    """Return the index of the current step of the day; -1 before the first day."""
    if not state.round:
        return -1
    if state.over:
        return len(STEPS)
    kind = state.frame_kind()
    if kind == frames.DESK and state.kind_below() == frames.FINISH:
        return STEPS.index("bets")
    named = {int(frames.BET): "bets", int(frames.FINISH): "game", int(frames.ORDER): "order"}
    return STEPS.index(named.get(int(kind), "turns"))


def _of_the_partial_game(state: HammerState, language: str) -> Iterator[Form]:
    """Yield the forms that begin the partial game and enter results. Rules: HM-EDGE-JOKER-05."""
    before = state.frame_kind() == frames.DESK and state.kind_below() == frames.FINISH
    if before:
        yield _form("begin", language, leads=True)
    if before or state.frame_kind() == frames.FINISH:
        yield _results(state, language)
        if state.refusal(CHANCE, actions.A_CALL_OFF) is None:
            yield _form("call-off", language)


def _part(language: str, part: str, cards: str) -> str:
    """Return what an outcome is about in words: teams, cards, who pays, or a number."""
    if part in card_ids.CARD_NAMES:
        return card_name(language, card_ids.CARD_NAMES.index(part), cards)
    if part in (*AMENDED, *PLACES):
        return _say(language, f"{'what' if part in AMENDED else 'place'}-{part}")
    if part in PAYERS:
        return _say(language, f"by-{part}")
    powers = part.replace("+", "-").split("-")
    if set(powers) <= set(POWERS):
        return " + ".join(_power(language, power) for power in powers)
    return part


def _say(language: str, key: str, **facts: str | int) -> str:
    return TEXTS.text(language, f"desk-{key}", **facts)


def _power(language: str, power: str) -> str:
    return TEXTS.text(language, f"player-{power}")


def _square(state: HammerState, said: str) -> str:
    """Return a square such as J5 in notation."""
    try:
        column, line = shaft.read_square(said.replace(" ", ""), int(state.size))
    except refusals.VelkahraError as error:
        raise DeskError("desk-no-square") from error
    return f"{ascii_uppercase[column]} {line + 1}"


def _hide(state: HammerState, language: str) -> Form:
    size = int(state.size)
    names = [shaft.square_name((column, line)) for line in range(size) for column in range(size)]
    squares = tuple((name, name) for name in names)
    square = Field("square", _say(language, "square"), squares, "square", size)
    return _form("hide", language, square, waits=True)


def _results(state: HammerState, language: str) -> Form:
    """Ask for places of teams that have none; equal ones are a tie. Rules: HM-EDGE-RANK-01."""
    first = int(state.slot(frames.FINISH_PLACE)) if state.frame_kind() == frames.FINISH else 1
    choices = [
        (str(place), _say(language, "gives", place=place, points=_gives(state, place)))
        for place in range(first, int(state.seats) + 1)
    ]
    choices += [(how, _say(language, f"{how}")) for how in (MISSING, NOTHING)]
    powers = _unplaced(state)
    fields = [Field(power, _power(language, power), tuple(choices), "row") for power in powers]
    ties = str(_TIE_RULES[int(state.tables.chosen[opcodes.C_TIES])]).replace("_", "-")
    form = _form("results", language, *fields, waits=True, ties=ties)
    return replace(form, announces=_say(language, "results-announce"))


def _unplaced(state: HammerState) -> list[str]:
    """List the teams without a place, in the order of seats: all of them before any has one."""
    placed = int(state.slot(frames.FINISH_PLACED)) if state.frame_kind() == frames.FINISH else 0
    return [POWERS[power] for seat, power in enumerate(state.powers) if not placed >> seat & 1]


def _gives(state: HammerState, place: int) -> int:
    """Return how many SB a place brings. Rules: HM-ROUND-04."""
    return int(state.tables.placement[place - 1])


def _placed(state: HammerState, answers: Mapping[str, str]) -> Iterator[str]:
    """Yield answers as entered: places, none, absent. Rules: HM-EDGE-RANK-01, HM-EDGE-RANK-03."""
    teams: dict[str, list[str]] = {}
    for power in sorted(_unplaced(state), key=POWERS.index):
        said = answers.get(power, "")
        if said not in (MISSING, NOTHING) and not said.isdecimal():
            raise DeskError("desk-no-place", power=power)
        teams.setdefault(said, []).append(power)
    for place in sorted((said for said in teams if said.isdecimal()), key=int):
        yield f"finish {'+'.join(teams[place])}"
    for how in (NOTHING, MISSING):
        if how in teams:
            yield f"{how} {'+'.join(teams[how])}"


def _anytime(state: HammerState, language: str) -> Iterator[Form]:
    powers = tuple((POWERS[power], _power(language, POWERS[power])) for power in state.powers)
    team = Field("power", _say(language, "team"), powers)
    for name, what in (("announce", values.ALLY), ("cancel", values.PART)):
        if pairs := _pairs(state, what, language):
            pair = Field("pair", _say(language, "pair"), pairs)
            yield _form(name, language, pair, *([_payers(language)] if what == values.PART else []))
    yield _form("correct", language, team, _amounts(language))
    if state.can_be_amended():
        yield from _amendments(state, language, team)
    if finders := tuple(choice for choice in powers if _can_have_found(state, choice[0])):
        yield _form("found", language, Field("power", team.label, finders))
    if any(state.pieces_of(seat) < state.pieces for seat in range(state.seats)):
        rows = tuple((str(row), str(row)) for row in range(1, int(state.pieces) + 1))
        yield _form("leak", language, team, Field("row", _say(language, "row"), rows))
    if state.rounds > desk.last_possible(state) + (state.frame_kind() == frames.FINISH):
        yield _form("last-round", language)


def _can_have_found(state: HammerState, power: str) -> bool:
    """Return whether a team can be entered as finder, or as second one. Rules: HM-EDGE-FIND-03."""
    if state.frame_kind() != frames.DESK:
        return state.finder < 0 and state.field_mode()
    return desk.may_be_found(state, state.seat_of[POWERS.index(power)])


def _amendments(state: HammerState, language: str, team: Field) -> Iterator[Form]:
    """Yield the forms that correct single numbers or cards. Rules: HM-EDGE-ORG-01, HM-GOLD-01."""
    what = Field("what", _say(language, "what"), _named(language, "what", AMENDED))
    yield _form("amend", language, team, what, _amounts(language))
    choices = tuple(
        (card_ids.CARD_NAMES[card], _lying(state, language, card, int(state.zone[card])))
        for card in range(int(card_ids.CARDS))
        if state.owners[card]
    )
    card = Field("card", _say(language, "card"), choices)
    place = Field("place", _say(language, "place"), _named(language, "place", PLACES))
    yield _form("lay", language, card, place)
    if state.finder >= 0 and state.field_mode():
        yield _form("unfind", language)


def _named(language: str, kind: str, names: Sequence[str]) -> tuple[tuple[str, str], ...]:
    return tuple((name, _say(language, f"{kind}-{name}")) for name in names)


def _lying(state: HammerState, language: str, card: int, zone: int) -> str:
    """Return a card with its owners and where it lies, in words."""
    cards = facts.set_name(int(state.tables.number))
    owners = (seat for seat in range(int(state.seats)) if int(state.owners[card]) >> seat & 1)
    names = " + ".join(_power(language, POWERS[state.powers[seat]]) for seat in owners)
    places = {int(values.HAND): "hand", int(values.DECK): "deck", int(values.PILE): "pile"}
    where = _say(language, f"place-{places.get(zone, 'play')}")
    return f"{names}: {card_name(language, card, cards)} ({where})"


def _drawn(state: HammerState, language: str) -> Form:
    """Return the form for cards drawn from a paper deck, in order; later ones may be left out."""
    cards = facts.set_name(int(state.tables.number))
    legal = (actions.SPACE.decode(int(action)).values[0] for action in state.legal_actions(CHANCE))
    numbers = sorted((int(card) for card in legal), key=lambda c: card_name(language, c, cards))
    choices = tuple(
        (card_ids.CARD_NAMES[card], card_name(language, card, cards)) for card in numbers
    )
    powers = (_power(language, POWERS[power]) for power in drawing_powers(state))
    label = _say(language, "drawn-by", team=" + ".join(powers))
    fields = (
        Field(f"card-{number}", f"{label} {number}.", (("", NONE), *choices))
        for number in range(1, MOST_DRAWN + 1)
    )
    return _form("drawn", language, *fields, waits=True)


def drawing_powers(state: HammerState) -> list[int]:
    """List the powers (0..4) from whose deck, or for whom, a card is drawn."""
    if state.frame_kind() == frames.JOINT:
        seats = int(state.group_seats(state.slot(frames.JOINT_GROUP), tables.MASKS))
        return [int(power) for seat, power in enumerate(state.powers) if seats >> seat & 1]
    looks = state.frame_kind() == frames.LOOK
    seat = int(state.slot(frames.LOOK_DECK) if looks else state.frame_seat())
    return [int(state.powers[seat if seat >= 0 else 0])]


def _came(answers: Mapping[str, str]) -> list[str]:
    """List the cards that were drawn. Raises: DeskError if there is none."""
    said = [answers.get(f"card-{number}", "").strip() for number in range(1, MOST_DRAWN + 1)]
    if not said[0]:
        raise DeskError("desk-no-card")
    return [f"deal {card}" for card in said if card]


def _pairs(state: HammerState, what: int, language: str) -> tuple[tuple[str, str], ...]:
    return tuple(
        (name, " + ".join(_power(language, power) for power in name.split("-")))
        for pair, name in enumerate(card_ids.GROUP_NAMES[:PAIRS])
        if desk.pair_can(state, pair, what)
    )


def _payers(language: str) -> Field:
    choices = tuple((who, _say(language, f"by-{who}")) for who in reversed(PAYERS))
    return Field("by", _say(language, "by"), choices)


def _amounts(language: str) -> Field:
    most = int(actions.DELTA_MOST)
    amounts = [number for number in range(-most, most + 1) if number]
    amounts.sort(key=lambda number: (number < 0, abs(number)))
    choices = tuple(
        (f"{number:+d}", f"{number:+d}".replace("-", "\N{MINUS SIGN}")) for number in amounts
    )
    return Field("points", _say(language, "amount"), choices)


def _form(
    name: str,
    language: str,
    *fields: Field,
    waits: bool = False,
    leads: bool = False,
    **facts: str,
) -> Form:
    """Return a form of a name; `facts` are those that its lead tells."""
    title, go = (_say(language, f"{name}{part}") for part in ("", "-go"))
    lead = _say(language, f"{name}-lead", **facts)
    return Form(name, title, lead, go, fields, waits, leads)


def _slip(state: HammerState, row: int, language: str) -> tuple[str, ...]:
    number = int(state.codes[row])
    code = ascii_uppercase[number // 16] + ascii_uppercase[number % 16]
    names = " + ".join(picture.mark_name(mark, language) for mark in code)
    return (
        _say(language, "slip-row", row=row + 1),
        _say(language, "slip-code", code=code, names=names),
        _say(language, "slip-check", letter=shaft.check_letter(row + 1, code)),
    )
