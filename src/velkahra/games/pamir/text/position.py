"""The names by which positions are written; the README lists them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from mypy_extensions import u8

from velkahra.core.contract import position_form as form
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.rules import actions, facts, frames, invariants, places, storage, tables
from velkahra.games.pamir.rules.chapters.turn import ACTIONS_A_TURN, CLEAN_COURT
from velkahra.games.pamir.rules.state import DISCARDED, IN_FORCE, MARKET, UNSEEN
from velkahra.games.pamir.view.choices import SLOT_NAMES, SPACES

COALITION: Final = form.Word(facts.COALITION_NAMES, none=-1)
REGION: Final = form.Word(
    facts.REGION_NAMES, **{f"not-{name}": -1 - at for at, name in enumerate(facts.COALITION_NAMES)}
)
COURT_CARD: Final = form.Number(1, facts.COURT_CARDS)
CARD: Final = form.Number(1, facts.CARDS)
ENDS: Final = form.Word(("lead", "last"), first=1)
_LASTING: Final = (105, 106, 107, 108, 109, 110, 112, 115)


class PamirForm(form.Form[PamirState]):
    """The text form of positions of Pax Pamir."""

    seats = 2
    aliases: Mapping[str, str] = {"wakhan": "option third wakhan"}
    frames = form.names_of_frames(frames.FRAMES)
    outermost = ("first", "begin", "clean")

    def agreed(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """Return the options with Wakhan, if there is one seat: she plays then in any case."""
        return {k: v for k, v in options.items() if k != "third"} if seats == 1 else options

    def empty(self, state: PamirState) -> PamirState:
        """Return an empty market; everybody has four rupees and a loyalty."""
        state.stack = state.stack[:0]
        state.anchor, state.active, state.left = 0, 0, int(ACTIONS_A_TURN)
        for seat in range(state.seats):
            state.set_loyalty(seat, seat % 3)
        return state

    def sections(self, state: PamirState) -> Sequence[form.Section]:
        """List the sections of a position's text."""
        names = _names(state)
        return (
            form.Lines("turn", _write_turn, _read_turn),
            _Players(names),
            form.Lines("market", _write_market, _read_market),
            form.Table(
                "coins",
                SLOT_NAMES,
                [form.Column("rupees", "coins", form.Number())],
            ),
            form.Lines("discarded", _write_discarded, _read_discarded),
            form.Lines("lasting", _write_lasting, _read_lasting),
            _Pieces(names, "pieces"),
            _Pieces(names, "fresh"),
            form.Lines("used", _write_used, _read_used),
            form.Single("favored", "favored", form.Word(facts.SUIT_NAMES)),
            form.Single("checks", "checks", form.Number(0, 4)),
            form.Single("asked", "asked", form.Number()),
            form.Single("turn-number", "turn_number", form.Number()),
            form.Single("barred", "barred", form.Several(SLOT_NAMES)),
            form.Single("anchor", "anchor", form.Word(names, nobody=-1)),
            form.Lines("deck", _write_nothing, _read_deck),
            form.Lines("pile", _write_pile, _read_pile),
            form.Lines("ai", _write_ai, _read_ai),
            form.Lines("ai-seen", _write_ai_seen, _read_ai_seen),
            form.Single("over", "over", ENDS),
        )

    def slots(self, state: PamirState) -> Mapping[str, form.Values]:
        """Return how slots of frames are written, by name."""
        names = _names(state)
        player = form.Word(names, nobody=-1)
        return {
            **dict.fromkeys(("seat", "holder", "payer"), player),
            "action": form.Spelled(_write_action, _read_action),
            "region": REGION,
            "coalition": COALITION,
            "place": _Place(names),
            "site": _Site(),
        }

    def wait(self, state: PamirState) -> None:
        """Push the turn of the active seat. Raises: ValueError if Wakhan's turn lacks her card."""
        if state.active == state.wakhan and state.ai == 0:
            raise ValueError("Wakhan's turn needs her card, as in 'ai 4 2'")
        state.push(frames.CLEAN, state.active, CLEAN_COURT)
        if state.active == state.wakhan:
            state.push(frames.WAKHAN, state.active)
        else:
            state.push(frames.TURN, state.active)

    def faults(self, state: PamirState) -> Sequence[str]:
        """List broken invariants."""
        return invariants.faults(state)


def _names(state: PamirState) -> list[str]:
    """Return the names of the players, Wakhan last."""
    return [*facts.COLOURS[: state.seats], *(("wakhan",) if state.wakhan >= 0 else ())]


_SPOTS: Final = {
    "army": facts.REGION_NAMES,
    "road": facts.BORDER_NAMES,
    "tribe": facts.REGION_NAMES,
    "gift": SPACES,
}


class _Place(form.Values):
    """A place of pieces: `kabul/army/afghan`, `30/spy/blue`, `2/gift/gray`."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names: Final = names

    def write(self, number: int) -> str | None:
        if not 0 <= number < places.PLACES:
            return None
        kind, owner = (
            places.PLACE_KINDS[places.kind_of_place(number)],
            int(places.owner_of_place(number)),
        )
        owners = facts.COALITION_NAMES if places.is_block_place(number) else self.names
        if owner >= len(owners):
            return None
        spot = int(places.spot_of_place(number))
        return f"{spot if kind == 'spy' else _SPOTS[kind][spot]}/{kind}/{owners[owner]}"

    def read(self, text: str) -> int:
        place, kind, owner = [*text.split("/"), "", ""][:3]
        if kind not in places.PLACE_KINDS:
            raise ValueError(f"{kind!r} must be army, road, tribe, gift or spy")
        if kind in ("army", "road"):
            coalition, spot = (
                form.Word(facts.COALITION_NAMES).read(owner),
                form.Word(_SPOTS[kind]).read(place),
            )
            at = (
                places.army_place(coalition, spot)
                if kind == "army"
                else places.road_place(coalition, spot)
            )
            return int(at)
        player = form.Word(self.names).read(owner)
        if kind == "spy":
            return int(places.spy_place(COURT_CARD.read(place), player))
        spot = form.Word(_SPOTS[kind]).read(place)
        return int(
            places.tribe_place(player, spot) if kind == "tribe" else places.gift_place(player, spot)
        )


class _Site(form.Values):
    """A place of a battle: a region, or a card as its number."""

    def write(self, number: int) -> str | None:
        card = int(places.card_of_site(number))
        return str(card) if 0 < card <= facts.COURT_CARDS else REGION.write(number)

    def read(self, text: str) -> int:
        return (
            int(places.court_site(COURT_CARD.read(text))) if text.isdigit() else REGION.read(text)
        )


class _Players(form.Section[PamirState]):
    """Lines `gray afghan`, `gray money 4`, `gray court 30 14`, `gray hand 88` and the like."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names: Final = names
        self.heads = names

    def claims(self, words: Sequence[str]) -> bool:
        return words[0] in self.names

    def write(self, state: PamirState, empty: PamirState) -> Iterator[str]:
        for player, name in enumerate(self.names):
            if state.loyalty(player) != empty.loyalty(player):
                yield f"{name} {COALITION.words[int(state.loyalty(player))]}"
            if state.money(player) != empty.money(player):
                yield f"{name} money {state.money(player)}"
            if state.points(player) != empty.points(player):
                yield f"{name} points {state.points(player)}"
            yield from _listed(f"{name} court", _cards(state, player, "court"))
            yield from _listed(f"{name} hand", _cards(state, player, "hand"))
            prizes = [
                card for card in range(1, facts.COURT_CARDS + 1) if state.has_prize(player, card)
            ]
            yield from _listed(f"{name} prizes", prizes)
            gifts = [s for at, s in enumerate(SPACES) if state.has_gift(player, at)]
            yield from _listed(f"{name} gifts", gifts)

    def read(self, state: PamirState, words: Sequence[str]) -> None:
        _read_player(state, list(self.names).index(words[0]), words[1:])


class _Pieces(form.Section[PamirState]):
    """Lines `kabul tribe gray 2`, `herat-kabul road british 1`, `30 spy blue 2`, `fresh ...`."""

    heads = ("a region, a border or a card with its pieces",)

    def __init__(self, names: Sequence[str], field: str) -> None:
        self.field: Final = field
        self.place: Final = _Place(names)

    def claims(self, words: Sequence[str]) -> bool:
        if self.field == "fresh":
            return words[0] == "fresh"
        return list(words[1:2]) in (["tribe"], ["army"], ["road"], ["spy"])

    def write(self, state: PamirState, empty: PamirState) -> Iterator[str]:
        array, head = (
            (state.fresh, ["fresh"]) if self.field == "fresh" else (state.pieces, list[str]())
        )
        for place in range(int(places.PLACES)):
            if array[place] and (head or places.PLACE_KINDS[places.kind_of_place(place)] != "gift"):
                where = (self.place.write(place) or "").split("/")
                yield " ".join([*head, *where, str(array[place])])

    def read(self, state: PamirState, words: Sequence[str]) -> None:
        words = words[1:] if self.field == "fresh" else words
        if len(words) != 4:
            raise ValueError("where, what, whose and how many must follow")
        place, number = (
            self.place.read("/".join(words[:3])),
            form.Number(1, 12).read(words[3]),
        )
        if self.field == "fresh":
            state.fresh[place] = u8(number)
            return
        if words[1] == "spy" and state.owner(int(words[0])) < 0:
            raise ValueError("a spy stands on a card of a court")
        owner = 0 if places.is_block_place(place) else self.place.names.index(words[2])
        for _ in range(number):
            _place(state, place, owner)


def _need(words: Sequence[str], count: int) -> None:
    if len(words) != count:
        raise ValueError(f"{count} words must follow")


def _listed(head: str, things: Sequence[object]) -> Iterator[str]:
    if things:
        yield " ".join([head, *(str(thing) for thing in things)])


def _cards(state: PamirState, player: int, pile: str) -> list[int]:
    if pile == "court":
        return [int(state.court_card(player, at)) for at in range(state.court_size(player))]
    return [int(state.hand_card(player, at)) for at in range(state.hand_size(player))]


def _unseen(state: PamirState, text: str, values: form.Values = CARD) -> int:
    """Return the number of a card that is nowhere yet. Raises: ValueError."""
    card = values.read(text)
    if state.place[card] != UNSEEN:
        raise ValueError(f"card {card} lies elsewhere")
    return card


def _write_action(action: int) -> str | None:
    return (
        actions.SPACE.to_text(action).replace(" ", "_")
        if 0 <= action < actions.SPACE.size
        else None
    )


def _read_action(text: str) -> int:
    return int(actions.SPACE.from_text(text.replace("_", " ")))


def _write_turn(state: PamirState, empty: PamirState) -> Iterator[str]:
    name = _names(state)[state.active] if state.active >= 0 else "nobody"
    yield f"{name} {state.left}"


def _read_turn(state: PamirState, words: Sequence[str]) -> None:
    _need(words, 2)
    state.active = form.Word(_names(state), nobody=-1).read(words[0])
    state.left = form.Number(0, 2).read(words[1])


def _write_market(state: PamirState, empty: PamirState) -> Iterator[str]:
    for at, name in enumerate(SLOT_NAMES):
        if state.market[at]:
            yield f"{name} {state.market[at]}"


def _read_market(state: PamirState, words: Sequence[str]) -> None:
    if len(words) not in (2, 3):
        raise ValueError("a space, a card and perhaps the rupees on it must follow")
    slot = form.Word(SLOT_NAMES).read(words[0])
    if state.market[slot]:
        raise ValueError("another card lies there")
    card = _unseen(state, words[1])
    state.market[slot] = u8(card)
    state.place[card] = MARKET
    state.coins[slot] = sum(form.Number(0, 99).read(word) for word in words[2:])


def _write_discarded(state: PamirState, empty: PamirState) -> Iterator[str]:
    cards = [card for card in range(1, facts.CARDS + 1) if state.place[card] == DISCARDED]
    if cards:
        yield " ".join(map(str, cards))


def _read_discarded(state: PamirState, words: Sequence[str]) -> None:
    for word in words:
        state.place[_unseen(state, word)] = DISCARDED


def _write_lasting(state: PamirState, empty: PamirState) -> Iterator[str]:
    for card in range(int(tables.FIRST_EVENT), facts.CARDS + 1):
        how = int(state.lasting(card))
        if how:
            buyer = "" if how == storage.THROWN else _names(state)[how - int(storage.bought_by(0))]
            yield f"{card} {buyer or 'thrown'}"


def _read_lasting(state: PamirState, words: Sequence[str]) -> None:
    _need(words, 2)
    card = _unseen(state, words[0])
    if card not in ((tables.RICHES, tables.CUSTOMS) if words[1] == "thrown" else _LASTING):
        raise ValueError("this event has no lasting effect")
    state.place[card] = IN_FORCE
    how = (
        int(storage.THROWN)
        if words[1] == "thrown"
        else storage.bought_by(form.Word(_names(state)).read(words[1]))
    )
    state.set_lasting(card, how)


def _write_used(state: PamirState, empty: PamirState) -> Iterator[str]:
    used = [card for card in range(1, facts.COURT_CARDS + 1) if state.is_used(card)]
    if used:
        yield " ".join(map(str, used))


def _read_used(state: PamirState, words: Sequence[str]) -> None:
    for word in words:
        state.mark_used(COURT_CARD.read(word))


def _write_nothing(state: PamirState, empty: PamirState) -> Iterator[str]:
    """Yield nothing: `pile` says it."""
    return iter(())


def _read_deck(state: PamirState, words: Sequence[str]) -> None:
    if list(words) != ["none"]:
        raise ValueError("only 'deck none' is possible; 'pile' names the other cards")
    state.pile = 5
    state.pile_courts = state.pile_events = state.pile_checks = 0


def _pile(state: PamirState) -> tuple[int, int, int, int]:
    counts = int(state.pile_courts), int(state.pile_events), int(state.pile_checks)
    return int(state.pile) + 1, *counts


def _write_pile(state: PamirState, empty: PamirState) -> Iterator[str]:
    if _pile(state) != _pile(empty):
        yield " ".join(map(str, _pile(state)))


def _read_pile(state: PamirState, words: Sequence[str]) -> None:
    _need(words, 4)
    state.pile, state.pile_courts = (
        form.Number(1, 6).read(words[0]) - 1,
        form.Number(0, 10).read(words[1]),
    )
    state.pile_events, state.pile_checks = (
        form.Number(0, 2).read(words[2]),
        form.Number(0, 4).read(words[3]),
    )


AI: Final = form.Word([str(card) for card in range(1, facts.AI_CARDS + 1)], first=1, none=0)
BACK: Final = form.Word([str(back) for back in range(1, len(facts.BACKS) + 1)], none=-1)


def _bit_of(card: int) -> int:
    return 1 << (card - 1) if card else 0


def _write_ai(state: PamirState, empty: PamirState) -> Iterator[str]:
    if state.ai or state.ai_back >= 0:
        yield f"{AI.words[int(state.ai)]} {BACK.words[int(state.ai_back)]}"


def _read_ai(state: PamirState, words: Sequence[str]) -> None:
    _need(words, 2)
    if state.wakhan < 0:
        raise ValueError("Wakhan does not play")
    state.ai, state.ai_back = AI.read(words[0]), BACK.read(words[1])
    state.ai_seen = _bit_of(int(state.ai))


def _write_ai_seen(state: PamirState, empty: PamirState) -> Iterator[str]:
    if state.ai_seen != _bit_of(int(state.ai)):
        cards = [
            str(card) for card in range(1, facts.AI_CARDS + 1) if state.ai_seen & _bit_of(card)
        ]
        yield " ".join(cards)


def _read_ai_seen(state: PamirState, words: Sequence[str]) -> None:
    cards = {form.Number(1, facts.AI_CARDS).read(word) for word in words}
    state.ai_seen = sum(_bit_of(card) for card in cards)


def _place(state: PamirState, place: int, player: int) -> None:
    if state.supply(place, player) == 0:
        raise ValueError("the game has no more pieces of this kind")
    state.pieces[place] += 1
    state.add_to_supply(place, player, -1)


def _read_player(state: PamirState, player: int, what: Sequence[str]) -> None:
    match what:
        case ["money", number]:
            state.add_money(player, form.Number(0, 999).read(number) - state.money(player))
        case ["points", number]:
            state.add_points(player, form.Number(0, 999).read(number) - state.points(player))
        case ["court", *cards]:
            for card in cards:
                state.add_to_court(player, _unseen(state, card, COURT_CARD), True)
        case ["hand", *cards]:
            for card in cards:
                state.add_to_hand(player, _unseen(state, card, COURT_CARD))
        case ["prizes", *cards]:
            for card in cards:
                _win(state, player, _unseen(state, card, COURT_CARD))
        case ["gifts", *spaces]:
            for space in spaces:
                _give(
                    state,
                    player,
                    int(places.gift_place(player, form.Word(SPACES).read(space))),
                )
        case [coalition]:
            state.set_loyalty(player, COALITION.read(coalition))
        case _:
            raise ValueError("loyalty, money, points, court, hand, prizes or gifts must follow")


def _win(state: PamirState, player: int, card: int) -> None:
    if tables.PRIZE[card] == tables.NONE:
        raise ValueError("this card shows no prize")
    state.add_prize(player, card)


def _give(state: PamirState, player: int, place: int) -> None:
    if state.pieces[place]:
        raise ValueError("this space has a gift already")
    _place(state, place, player)
