"""Builds the view of a seat. Rules: HM-CHAR-02, HM-SETUP-01, HM-EDGE-INFO-05.

Nothing that follows from a secret side is in the view of another team before its effect shows.

Rules: HM-COOP-03, HM-COOP-09, HM-EDGE-ABILITY-04, HM-EDGE-JOKER-01, HM-EDGE-FIND-02.
"""

from collections.abc import Sequence
from string import ascii_uppercase
from typing import Final

from velkahra.core.contract.events import OPEN, Event
from velkahra.core.contract.state import CHANCE, NOBODY, in_slot
from velkahra.games.hammer.cards import card_ids, columns, facts, opcodes
from velkahra.games.hammer.rules import arrays, decisions, frames, tables, values
from velkahra.games.hammer.rules.chapters import drawing, play, results, teams, turn
from velkahra.games.hammer.rules.effects import modify
from velkahra.games.hammer.rules.state import Position
from velkahra.games.hammer.view import model, observation

CHANCES: Final = {
    frame.kind: frame.name for frame in frames.FRAMES if frame.kind <= frames.LAST_CHANCE
}
"""What the dealer draws or the organiser enters, by the kind of frame."""
DECISIONS: Final = {
    frame.kind: frame.name
    for frame in frames.FRAMES
    if frames.LAST_CHANCE < frame.kind <= frames.LAST_DECISION
}
"""What a team decides, by the kind of frame."""
TOP_SHOWN: Final = 8


def view_of(state: Position, seat: int, last: Sequence[Event] = ()) -> model.View:
    """Return what `seat` may know; SPECTATOR and OPEN may look too.

    `last` are the events of the last action, which the view marks as far as `seat` may know them.
    """
    kind = int(state.frame_kind()) if not state.over else 0
    return model.View(
        game="hammer",
        seat=seat,
        seats=int(state.seats),
        cards=facts.set_name(int(state.tables.number)),
        by_hand=state.results == values.ENTERED,
        any_time=state.agreed[values.LEAVING] == 1,
        round=int(state.round),
        rounds=int(state.rounds),
        phase=observation.PHASES[observation.phase_of(state)],
        decision=_decision(state, seat, kind),
        deciders=_seats(int(state.acting())),
        turn=int(state.turn),
        card=_card(state, seat, kind),
        other=int(in_slot(state, observation.OTHER[kind])),
        group=int(in_slot(state, observation.GROUP[kind])),
        left=_left(state, seat, kind),
        deed="" if _is_secret(state, seat, kind) else _deed(state, kind),
        cost=_cost(state, seat, kind),
        size=int(state.size),
        marks=_marks(state),
        codes=tuple(int(code) for code in state.codes) if seat == OPEN else (),
        square=int(state.square) if seat == OPEN or state.over == 1 or state.finder >= 0 else None,
        finder=int(state.finder),
        finders=_seats(int(state.finders)),
        teams=tuple(_team(state, seat, team) for team in range(int(state.seats))),
        groups=_groups(state, seat),
        lasting=_lasting(state),
        knows=tuple(_known_hand(state, seat, team) for team in range(int(state.seats))),
        bottoms=tuple(_known_bottom(state, seat, team) for team in range(int(state.seats))),
        tops=tuple(_known_top(state, seat, team) for team in range(int(state.seats))),
        peeks=tuple(_peeks(state, seat, team) for team in range(int(state.seats))),
        prices=_prices(state, seat),
        studies=_may_study(state, seat),
        deck_list=_deck_list(state, seat),
        memory=_memory(state) if seat == OPEN else (),
        last=tuple((event.kind, event.facts) for event in last if event.visible_to(seat)),
        turn_number=int(state.place[state.turn]) + 1 if state.turn >= 0 else 0,
        chance=CHANCES.get(kind, ""),
        chance_seat=int(state.frame_seat()) if kind in CHANCES else -1,
        ending="last-round" if state.over else "",
    )


def _seats(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(5) if mask >> seat & 1)


def _is_secret(state: Position, viewer: int, kind: int) -> bool:
    """Return whether a question comes from a power's secret side. Rules: HM-CHAR-02."""
    return viewer != OPEN and observation.is_secret(state, viewer, kind)


def _decision(state: Position, viewer: int, kind: int) -> str:
    if state.actor() == NOBODY:
        return "over"
    if state.actor() == CHANCE:
        if state.draws_by_hand() and decisions.draws_of_deck(state):
            return "cards"
        return "desk" if kind == frames.DESK else ("results" if kind == frames.FINISH else "chance")
    secret = _is_secret(state, viewer, kind)
    return DECISIONS[int(observation.phase_asked(kind)) if secret else kind]


def _card(state: Position, viewer: int, kind: int) -> int:
    """Return what a decision is about; a secret side is shown to its own team only. HM-CHAR-02."""
    if observation.CARD[kind]:
        return int(state.slot(observation.CARD[kind]))
    source = int(state.run[values.SOURCE])
    if state.over or source < 0:
        return -1
    is_side = int(card_ids.SIDE) <= source < int(card_ids.ABILITY)
    if is_side and viewer not in (state.seat_of[(source - card_ids.SIDE) // 4], OPEN):
        return -1
    return source


def _left(state: Position, viewer: int, kind: int) -> int | None:
    """Return how many are still to be chosen, for the seat that chooses.

    Others do not learn that nothing is, where a secret side would look the same: HM-CHAR-02.
    """
    if not observation.LEFT[kind] and kind not in observation.STAND_INS:
        return 0
    if viewer not in (int(state.frame_seat()), OPEN):
        return None
    return max(0, int(in_slot(state, observation.LEFT[kind])))


def _deed(state: Position, kind: int) -> str:
    op = observation.deed(state, kind)
    if op >= 0:
        return opcodes.OPS[op]
    return "take-up" if kind == frames.SIFT else ""


def _cost(state: Position, viewer: int, kind: int) -> int | None:
    """Return the SB that a decision is about. Rules: HM-BM-02, HM-COOP-04, HM-COOP-13."""
    if _is_secret(state, viewer, kind):
        return None
    if kind == 0:
        return 0
    seat = state.frame_seat()
    cost = int(observation.cost(state, seat, kind))
    if cost < 0:
        return 0
    return cost if viewer in (int(seat), OPEN) else None


def _marks(state: Position) -> tuple[str, ...]:
    if not state.salts:
        return ()
    size = int(state.size)
    return tuple(
        "".join(ascii_uppercase[state.mark(row, place)] for place in range(size))
        for row in range(int(state.pieces))
    )


def _team(state: Position, viewer: int, seat: int) -> model.Team:
    own = viewer in (seat, OPEN)
    bet = int(state.bet[seat])
    secret = bet > 0 and not state.has_results()
    return model.Team(
        power=int(state.powers[seat]),
        sb=int(state.sb[seat]),
        bm=int(state.bm[seat]),
        points=int(state.points[seat]),
        debt=int(state.debt[seat]),
        rank=int(state.rank[seat]),
        how=int(state.how[seat]),
        place=int(state.place[seat]) + 1,
        joker=bool(state.joker[seat]),
        chosen=bet > 0,
        bet=None if secret and not own else (bet - 1 if 0 < bet < int(results.NO_BET) else -1),
        special=int(state.special[seat]),
        returning=state.gets_spy_back(seat),
        hand=_hand(state, seat) if own or _is_open(state, seat, viewer) else None,
        hand_size=int(state.hand_size(seat)),
        limit=int(turn.hand_limit(state, seat)) if own else None,
        deck=int(state.in_zone(arrays.seat_bit(seat), values.DECK)),
        pile=_pile(state, 1 << seat),
        table=_table(state, seat),
        pieces=int(state.pieces_of(seat)),
        coming=bin(int(state.due[seat])).count("1"),
        rows=_rows(state, int(state.rows[seat])) if own else None,
        due=tuple(row + 1 for row in _bits(int(state.due[seat]))) if own else None,
        pacts=_seats(int(state.pacts[seat])),
        guessed=state.guess[seat] > 0,
        guess=int(state.guess[seat]) - 1 if own else None,
        guesses=_guesses(state, seat) if own else None,
        won=state.over == 1 and state.returns()[seat] > 0,
    )


def _is_open(state: Position, seat: int, viewer: int) -> bool:
    return viewer >= 0 and modify.is_hand_open(state, seat, viewer)


def _lying(state: Position, zone: int, owners: int) -> list[int]:
    """List the cards of some owners, given as bits, in a zone."""
    return [
        card
        for card in range(int(card_ids.CARDS))
        if state.zone[card] == zone and int(state.owners[card]) == owners
    ]


def _hand(state: Position, seat: int) -> tuple[int, ...]:
    return tuple(_lying(state, int(values.HAND), 1 << seat))


def _pile(state: Position, owners: int) -> tuple[int, ...]:
    cards = _lying(state, int(values.PILE), owners)
    return tuple(sorted(cards, key=lambda card: -int(state.age[card])))


def _table(state: Position, seat: int) -> tuple[model.InPlay, ...]:
    cards = [card for card in range(int(card_ids.CARDS)) if state.controls(seat, card)]
    cards.sort(key=lambda card: int(state.age[card]))
    return tuple(
        model.InPlay(
            card,
            int(state.tired[card]),
            _seats(int(state.owners[card])),
            _seats(int(state.control[card])),
            _uses(state, card),
        )
        for card in cards
    )


def _uses(state: Position, card: int) -> tuple[int, ...]:
    """Count how often each ability of a card was used in its period, 0 for one without a limit."""
    first, table = int(state.of(card, columns.ABILITIES)), state.tables.abilities
    rows = range(first, first + int(state.of(card, columns.ABILITY_COUNT)))
    counters = [int(table[row * columns.ABILITY_WIDTH + columns.ABILITY_COUNTER]) for row in rows]
    return tuple(int(state.used[counter]) if counter >= 0 else 0 for counter in counters)


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(48) if mask >> bit & 1]


def _rows(state: Position, mask: int) -> tuple[model.Code, ...]:
    return tuple((row + 1, int(state.codes[row])) for row in _bits(mask))


def _guesses(state: Position, seat: int) -> tuple[tuple[int, int], ...]:
    rows = state.guesses
    return tuple(
        (int(rows[at + values.GUESS_SQUARE]), int(rows[at + values.GUESS_ROUND]))
        for at in range(0, len(rows), int(values.GUESSES))
        if rows[at + values.GUESS_SEAT] == seat
    )


def _groups(state: Position, viewer: int) -> tuple[model.Group, ...]:
    out = []
    for group in range(int(card_ids.GROUP_COUNT)):
        owners = int(state.group_seats(group, tables.MASKS))
        if owners:
            out.append(_group(state, viewer, group, owners))
    return tuple(out)


def _group(state: Position, viewer: int, group: int, owners: int) -> model.Group:
    cards = _lying(state, int(values.HAND), owners)
    member = viewer == OPEN or (viewer >= 0 and owners >> viewer & 1)
    seen = member or any(_is_open(state, seat, viewer) for seat in _seats(owners))
    return model.Group(
        group,
        _seats(owners),
        teams.complete(state, owners),
        int(state.in_zone(owners, values.DECK)),
        tuple(cards) if seen else None,
        len(cards),
        _pile(state, owners),
    )


def _lasting(state: Position) -> tuple[tuple[int, int], ...]:
    brief = state.brief
    return tuple(
        (int(brief[at + values.BRIEF_WHOSE]), int(brief[at + values.BRIEF_UNTIL]))
        for at in range(0, len(brief), int(values.BRIEF))
    )


def _known_hand(state: Position, viewer: int, seat: int) -> tuple[int, ...]:
    return tuple(card for card in _hand(state, seat) if observation.knows(state, viewer, card))


def _known_top(state: Position, viewer: int, seat: int) -> tuple[int, ...]:
    out = []
    for card in drawing.known_on_top(state, seat, TOP_SHOWN):
        if not observation.knows(state, viewer, card):
            break
        out.append(int(card))
    return tuple(out)


def _known_bottom(state: Position, viewer: int, seat: int) -> tuple[int, ...]:
    cards = [
        card
        for card in _lying(state, int(values.DECK), 1 << seat)
        if values.ANYWHERE < state.at[card] < values.TOP and observation.knows(state, viewer, card)
    ]
    return tuple(sorted(cards, key=lambda card: int(state.at[card])))


def _peeks(state: Position, viewer: int, seat: int) -> tuple[int, ...]:
    if viewer < 0 or viewer == seat:
        return ()
    return tuple(row + 1 for row in _bits(int(state.seen_rows(viewer, seat))))


def _prices(state: Position, viewer: int) -> tuple[model.Price, ...]:
    if viewer < 0 or state.over:
        return ()
    out = []
    in_effect = state.run[values.SOURCE] >= 0  # whether a card can be played is not told meanwhile
    for card in range(int(card_ids.CARDS)):
        if state.in_hand(viewer, card):
            refused = play.refuse_play(state, viewer, card) if not in_effect else None
            sb, bm = modify.price(state, viewer, card), modify.power_price(state, viewer, card)
            out.append(model.Price(card, int(sb), int(bm), refused.rule if refused else ""))
    return tuple(out)


def _deck_list(state: Position, viewer: int) -> tuple[int, ...]:
    """List the cards of the viewer's own deck, in no order, while it may look.

    Rules: HM-SETUP-02, HM-EDGE-SETUP-04.
    """
    if not _may_study(state, viewer):
        return ()
    return tuple(_lying(state, int(values.DECK), 1 << viewer))


def _may_study(state: Position, viewer: int) -> bool:
    """Return whether a team may see its deck: before it begins, or where a card lets it choose.

    Rules: HM-SETUP-02, HM-EDGE-SETUP-04.
    """
    if viewer < 0:
        return False
    if not state.agreed[values.STUDY] or state.round == 0:
        return True
    return (
        not state.over
        and state.frame_kind() in (frames.SEARCH, frames.CHOOSE)
        and state.frame_seat() == viewer
    )


def _memory(state: Position) -> tuple[int, ...]:
    out = [int(known) * 100000 + int(at) for known, at in zip(state.known, state.at, strict=True)]
    out += [int(rows) for rows in state.seen]
    return tuple(out)
