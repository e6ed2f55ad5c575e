"""Changes by cards in play, sides of powers and lasting effects: prices, parameters, bans.

Rules: HM-GOLD-01, HM-EDGE-ACT-05, HM-EDGE-COOP-02, HM-CHAR-01, HM-CHAR-03.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.games.hammer.cards import card_ids, columns, opcodes
from velkahra.games.hammer.rules import arrays, tables, values
from velkahra.games.hammer.rules.chapters import teams
from velkahra.games.hammer.rules.effects import match
from velkahra.games.hammer.rules.state import Position

STRICT: Final = vec[u8]([u8(name in opcodes.LIMITS) for name in opcodes.PARAMETERS])
"""Whether the strictest of several values wins."""

# Columns of modifiers in force: first column of the modifier's row, its side, its source,
# the card it is bound to.
HELD_ROW: Final[i64] = 0
HELD_SIDE: Final[i64] = 1
HELD_SOURCE: Final[i64] = 2
HELD_CARD: Final[i64] = 3
HELD: Final[i64] = 4
ANY: Final[i64] = -1
# Places in `SetTables.charging`.
IN_SB: Final = 0
IN_BM: Final = 1

assert columns.RULE_PARAMETER == columns.FORBID_WHAT, (
    "the first argument of a modifier is in one column"
)


def is_burden(state: Position, row: i64) -> bool:
    """Return whether a modifier, by its row, harms whom it is about. Rules: HM-EDGE-COOP-01."""
    table = state.tables.modifiers
    kind = table[row + columns.MODIFIER_KIND]
    if kind in (opcodes.M_FORBID, opcodes.M_REVEAL, opcodes.M_RULE):
        return True
    return kind < opcodes.M_RULE and (
        table[row + columns.COST_SB] > 0 or table[row + columns.COST_BM] > 0
    )


def is_about_team(state: Position, row: i64, side: i64, seat: i64) -> bool:
    """Return whether a modifier that `side` has in play concerns a team. Rules: HM-EDGE-COOP-02."""
    if (
        not (
            teams.teams_covered(state, state.tables.modifiers[row + columns.MODIFIER_WHO], side)
            >> seat
        )
        & 1
    ):
        return False
    return not (is_burden(state, row) and (teams.partners(state, side) >> seat) & 1)


def active_modifiers(state: Position, kind: i64) -> vec[i64]:
    """List the modifiers of a kind (`opcodes.MODIFIER_KINDS`) in force, HELD numbers each.

    The row of one is an offset in the table of modifiers.
    """
    return _in_force(state, kind, state.tables.modifying[kind], ANY)


def _in_force(state: Position, kind: i64, modifying: vec[i64], word: i64) -> vec[i64]:
    """List modifiers in force: of those of sources, `modifying`, and of those for a time.

    Of those for a time it lists those of a kind, with this word (ANY: any) as their first argument.
    """
    out: vec[i64] = vec[i64]()
    for at in range(i64(0), i64(len(modifying)), 2):
        side = side_of(state, modifying[at])
        if side:
            out = _add(out, modifying[at + 1], side, modifying[at], teams.NO_TEAM)
    brief = state.brief
    for at in range(i64(0), i64(len(brief)), values.BRIEF):
        number = brief[at + values.BRIEF_MODIFIER]
        if number >= 0 and _is_of(state, number, kind, word):
            out = _add(
                out,
                number,
                brief[at + values.BRIEF_SIDE],
                teams.NO_TEAM,
                brief[at + values.BRIEF_CARD],
            )
    return out


def _is_of(state: Position, number: i64, kind: i64, word: i64) -> bool:
    """Return whether a modifier is of a kind and has this word (ANY: any) as first argument."""
    if state.tables.modifier(number, columns.MODIFIER_KIND) != kind:
        return False
    return word == ANY or state.tables.modifier(number, columns.RULE_PARAMETER) == word


def _add(out: vec[i64], number: i64, side: i64, source: i64, card: i64) -> vec[i64]:
    if not len(out):
        out = vec[i64](capacity=4 * HELD)
    out = append(out, number * columns.MODIFIER_WIDTH)
    out = append(out, side)
    out = append(out, source)
    return append(out, card)


def side_of(state: Position, source: i64) -> i64:
    """Return the seats for which a source works, as bits: 0 if it does not work now."""
    if source < card_ids.CARDS:
        return state.controllers_of(source) if state.zone[source] == values.IN_PLAY else 0
    power = (
        (source - card_ids.SIDE) // card_ids.SIDES
        if source < card_ids.ABILITY
        else source - card_ids.ABILITY
    )
    seat = state.seat_of[power]
    if seat < 0 or (source >= card_ids.ABILITY and state.special[seat] != values.ACTIVE):
        return 0
    return arrays.seat_bit(seat)


def parameter(state: Position, seat: i64, name: i64, sides: bool = True) -> i64:
    """Return a parameter of the rules for a team, by its number (`opcodes.PARAMETERS`).

    `set` comes before `add`. Without `sides`, strengths and weaknesses of powers do not count.
    """
    value = state.tables.rules[name]
    added: i64 = 0
    is_set = False
    rows = _in_force(state, opcodes.M_RULE, state.tables.setting[name], name)
    table = state.tables.modifiers
    for at in range(i64(0), i64(len(rows)), HELD):
        row = rows[at + HELD_ROW]
        if not sides and card_ids.SIDE <= rows[at + HELD_SOURCE] < card_ids.ABILITY:
            continue
        if not is_about_team(state, row, rows[at + HELD_SIDE], seat):
            continue
        added += table[row + columns.RULE_ADD]
        to = table[row + columns.RULE_SET]
        if to >= 0:
            value = min(value, to) if is_set and STRICT[name] else to
            is_set = True
    return max(value + added, 0)


def price(state: Position, seat: i64, card: i64) -> i64:
    """Return the SB that a team pays for a card, a joint one too if it plays that.

    Rules: HM-CARD-01, HM-EDGE-ACT-05, HM-EDGE-COOP-28.
    """
    value = state.of(card, columns.PRICE)
    rows = _in_force(state, opcodes.M_COST, state.tables.charging[IN_SB], ANY)
    table = state.tables.modifiers
    for at in range(i64(0), i64(len(rows)), HELD):
        if table[rows[at + HELD_ROW] + columns.COST_SB] > 0 and _priced_by(
            state, rows, at, seat, card
        ):
            value += table[rows[at + HELD_ROW] + columns.COST_SB]
    for at in range(i64(0), i64(len(rows)), HELD):
        row = rows[at + HELD_ROW]
        if table[row + columns.COST_SB] < 0 and _priced_by(state, rows, at, seat, card):
            value = min(
                value,
                max(value + table[row + columns.COST_SB], table[row + columns.COST_LEAST_SB], 0),
            )
    return value


def use_up_discounts(state: Position, seat: i64, card: i64) -> None:
    """Count the use of price changes that hold a limited number of times.

    The first card they are about uses them up, even one that they do not make cheaper.
    Rules: HM-EDGE-ACT-05.
    """
    rows = active_modifiers(state, opcodes.M_COST)
    for at in range(i64(0), i64(len(rows)), HELD):
        counter = state.tables.modifiers[rows[at + HELD_ROW] + columns.MODIFIER_COUNTER]
        if counter >= 0 and _priced_by(state, rows, at, seat, card):
            state.used[counter] += 1


def _priced_by(state: Position, rows: vec[i64], at: i64, seat: i64, card: i64) -> bool:
    row = rows[at + HELD_ROW]
    if not is_about_team(state, row, rows[at + HELD_SIDE], seat) or not has_uses(state, row):
        return False
    return fits_shared(state, state.tables.modifiers[row + columns.MODIFIER_FILTER], card)


def fits_shared(state: Position, wanted: i64, card: i64) -> bool:
    """Return whether a card, as printed, fits the filter `wanted`, wherever it is."""
    shared = state.tables.filter(wanted, columns.FILTER_SHARED)
    if shared >= 0 and state.is_joint(card) != (shared == 1):
        return False
    return match.fits(state, wanted, card)


def has_uses(state: Position, row: i64) -> bool:
    """Return whether a modifier, by its row, has not been used as often as it may."""
    limit = state.tables.modifiers[row + columns.MODIFIER_LIMIT]
    return (
        limit == 0
        or i64(state.used[state.tables.modifiers[row + columns.MODIFIER_COUNTER]]) < limit
    )


def power_price(state: Position, seat: i64, card: i64) -> i64:
    """Return the BM that a team pays for a card. Rules: HM-CARD-01, HM-COOP-13."""
    value = match.power_points_of(state, card, seat)
    rows = _in_force(state, opcodes.M_COST, state.tables.charging[IN_BM], ANY)
    table = state.tables.modifiers
    for at in range(i64(0), i64(len(rows)), HELD):
        if table[rows[at + HELD_ROW] + columns.COST_BM] and _priced_by(state, rows, at, seat, card):
            value += table[rows[at + HELD_ROW] + columns.COST_BM]
    return max(value, 0)


def ability_price(state: Position, seat: i64, source: i64, printed: i64) -> i64:
    """Return the SB that using an ability of a source costs a team; `printed` is its price.

    Rules: HM-ACT-03.
    """
    rows = active_modifiers(state, opcodes.M_ABILITY_COST)
    table = state.tables.modifiers
    for at in range(i64(0), i64(len(rows)), HELD):
        row = rows[at + HELD_ROW]
        if is_about_team(state, row, rows[at + HELD_SIDE], seat) and fits_shared(
            state, table[row + columns.MODIFIER_FILTER], source
        ):
            printed += table[row + columns.COST_SB]
    return max(printed, 0)


def immune(state: Position, card: i64, side: i64, source: i64, op: i64, targeted: bool) -> bool:
    """Return whether an effect of `side` cannot affect a card, or target it if `targeted`.

    `source` is where the effect comes from, `op` what it does. What some verbs cannot affect may
    still be their target.

    Rules: HM-GOLD-01, HM-EDGE-TARGET-02.
    """
    rows = active_modifiers(state, opcodes.M_IMMUNE)
    table = state.tables.modifiers
    for at in range(i64(0), i64(len(rows)), HELD):
        row = rows[at + HELD_ROW]
        verbs = table[row + columns.IMMUNE_VERBS]
        held = verbs == 0 if targeted else verbs & tables.OP_BITS[op] != 0
        held = held and (
            source < 0 or match.fits(state, table[row + columns.IMMUNE_SOURCE], source)
        )
        if held and _is_about_card(state, rows, at, card) and _is_caused_by(state, rows, at, side):
            return True
    return False


def _is_about_card(state: Position, rows: vec[i64], at: i64, card: i64) -> bool:
    """Return whether the cards of a modifier include this one."""
    if rows[at + HELD_CARD] >= 0:
        return rows[at + HELD_CARD] == card
    wanted = state.tables.modifiers[rows[at + HELD_ROW] + columns.MODIFIER_FILTER]
    return match.matches(
        state, wanted, card, teams.NO_TEAM, rows[at + HELD_SIDE], rows[at + HELD_SOURCE]
    )


def _is_caused_by(state: Position, rows: vec[i64], at: i64, side: i64) -> bool:
    """Return whether the effect of `side` comes from a team that a modifier means."""
    word, own = (
        state.tables.modifiers[rows[at + HELD_ROW] + columns.MODIFIER_WHO],
        rows[at + HELD_SIDE],
    )
    if word == opcodes.T_ANYONE:
        return True
    if word == opcodes.T_OPPONENT:
        return side & teams.opponents(state, own) != 0
    if word == opcodes.T_PARTNER:
        return side & teams.partners(state, own) != 0
    return side & own != 0


def forbidden(state: Position, seat: i64, what: i64, card: i64, other: i64, when: i64 = -1) -> bool:
    """Return whether a team may not do `what`, with a card (-1: any), to another team (-1: any).

    `what` is a word of `opcodes.FORBIDDEN`; `other` is the other team; `when` is the moment, a word
    of `opcodes.WHENS`, as some bans hold at one moment only.
    """
    rows = _in_force(state, opcodes.M_FORBID, state.tables.forbidding[what], what)
    table = state.tables.modifiers
    for at in range(i64(0), i64(len(rows)), HELD):
        row, side = rows[at + HELD_ROW], rows[at + HELD_SIDE]
        if not is_about_team(state, row, side, seat):
            continue
        if table[row + columns.FORBID_FROM] >= 0 and not (other >= 0 and (side >> other) & 1):
            continue
        if table[row + columns.FORBID_WHEN] >= 0 and table[row + columns.FORBID_WHEN] != when:
            continue
        if table[row + columns.MODIFIER_FILTER] < 0 or (
            card >= 0 and fits_shared(state, table[row + columns.MODIFIER_FILTER], card)
        ):
            return True
    return False


def replacement(state: Position, card: i64, side: i64) -> i64:
    """Return what happens instead of destroying a card by `side`: an offset of a modifier, or -1.

    The oldest source comes first. Rules: HM-EDGE-ACT-02.
    """
    rows = active_modifiers(state, opcodes.M_REPLACE)
    found: i64 = -1
    age: i64 = 0
    for at in range(i64(0), i64(len(rows)), HELD):
        source = rows[at + HELD_SOURCE]
        entered = state.age[source] if 0 <= source < card_ids.CARDS else i64(0)
        if found >= 0 and entered >= age:
            continue
        if not has_uses(state, rows[at + HELD_ROW]) or not _is_caused_by(state, rows, at, side):
            continue
        if _is_about_card(state, rows, at, card):
            found, age = rows[at + HELD_ROW], entered
    return found


def enters_ready(state: Position, card: i64, side: i64) -> bool:
    """Return whether a spy enters play untired, although spies enter tired.

    `side` are the seats that will have it, as bits. Rules: HM-SPY-05, HM-GOLD-01.
    """
    table = state.tables.modifiers
    first = state.of(card, columns.MODIFIERS)
    for number in range(first, first + state.of(card, columns.MODIFIER_COUNT)):
        row = number * columns.MODIFIER_WIDTH
        if table[row + columns.MODIFIER_KIND] == opcodes.M_ENTERS_READY and _is_about_itself(
            state, row
        ):
            return True
    rows = active_modifiers(state, opcodes.M_ENTERS_READY)
    for at in range(i64(0), i64(len(rows)), HELD):
        row = rows[at + HELD_ROW]
        own = rows[at + HELD_SIDE] & side != 0 and not _is_about_itself(state, row)
        if own and fits_shared(state, table[row + columns.MODIFIER_FILTER], card):
            return True
    return False


def _is_about_itself(state: Position, row: i64) -> bool:
    """Return whether a modifier is about the card it stands on."""
    return (
        state.tables.filter(
            state.tables.modifiers[row + columns.MODIFIER_FILTER], columns.FILTER_SPECIAL
        )
        == opcodes.ITSELF
    )


def is_hand_open(state: Position, seat: i64, viewer: i64) -> bool:
    """Return whether the hand of the team `seat` is open to the team `viewer`."""
    rows = active_modifiers(state, opcodes.M_REVEAL)
    table = state.tables.modifiers
    for at in range(i64(0), i64(len(rows)), HELD):
        row, side = rows[at + HELD_ROW], rows[at + HELD_SIDE]
        to = teams.teams_covered(state, table[row + columns.REVEAL_TO], side)
        if is_about_team(state, row, side, seat) and (to >> viewer) & 1:
            return True
    return False


def end_modifiers(state: Position, until: i64, seat: i64) -> None:
    """End modifiers that last until now, of `seat` or of all (-1). Taken spies go back.

    `until` is the moment, a word of `opcodes.UNTILS`.
    """
    kept: vec[i64] = vec[i64]()
    brief = state.brief
    for at in range(i64(0), i64(len(brief)), values.BRIEF):
        if brief[at + values.BRIEF_UNTIL] != until or (
            seat >= 0 and brief[at + values.BRIEF_WHOSE] != seat
        ):
            kept = _keep(kept, brief, at)
        elif brief[at + values.BRIEF_MODIFIER] == values.GIVES_BACK:
            later = _taken_later(brief, at) if state.agreed[values.CORRECTED] else i64(-1)
            if later >= 0:
                brief = vec[i64](list(brief))
                brief[later + values.BRIEF_SIDE] = brief[at + values.BRIEF_SIDE]
                continue
            state.control[brief[at + values.BRIEF_CARD]] = u8(brief[at + values.BRIEF_SIDE])
            state.tired[brief[at + values.BRIEF_CARD]] = max(
                state.tired[brief[at + values.BRIEF_CARD]], values.TIRED
            )
    state.brief = kept


def _taken_later(brief: vec[i64], at: i64) -> i64:
    """Return the index of a later row by which the spy of a row was taken again, or -1.

    That hold ends later, and returns the spy to the side that had it before this one.
    """
    for later in range(at + values.BRIEF, i64(len(brief)), values.BRIEF):
        again = brief[later + values.BRIEF_MODIFIER] == values.GIVES_BACK
        if again and brief[later + values.BRIEF_CARD] == brief[at + values.BRIEF_CARD]:
            return later
    return -1


def end_bound_modifiers(state: Position, card: i64) -> None:
    """End the modifiers bound to a card that leaves play. Rules: HM-EDGE-SPY-01."""
    kept: vec[i64] = vec[i64]()
    brief = state.brief
    for at in range(i64(0), i64(len(brief)), values.BRIEF):
        if brief[at + values.BRIEF_CARD] != card:
            kept = _keep(kept, brief, at)
    state.brief = kept


def _keep(kept: vec[i64], brief: vec[i64], at: i64) -> vec[i64]:
    for part in range(values.BRIEF):
        kept = append(kept, brief[at + part])
    return kept
