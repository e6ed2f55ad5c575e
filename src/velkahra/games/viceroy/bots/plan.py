"""A plan for the cards in hand: what can be built in time with these gems on these places."""

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.games.viceroy.bots import worth
from velkahra.games.viceroy.rules import storage, tables
from velkahra.games.viceroy.rules.chapters import building, pyramid, recolour
from velkahra.games.viceroy.rules.state import LAST_ROUND, ROUNDS_OF_A_PHASE, Position

WILD: Final[i64] = 4  # index in `purse` of gems whose colours are still open
POWER_ON_5: Final = 15.0

DELAY: Final = 0.9  # factor of a card that cannot be laid in this phase
ROOM: Final = 0.3  # for each place, times its level, early in the game
ROOMS: Final = 2.7  # most places of a level that count
FURTHER_GEM: Final = 0.86  # each further gem of a colour, relative to the one before
WANTED_TO_BUILD: Final = 0.06  # share of `gem` added for a colour that a card in hand needs
WANTED_TO_BID: Final = 0.04  # share of `gem` added for each displayed card of the colour
RATHER_TUCKED: Final = 0.85  # factor of a tucked card's points while the law for it is in hand
TUCKED_TO_COME: Final = 5.4  # points expected from future cards under such a law
STORED_TO_COME: Final = 14.0  # points expected from future gems under a law that stores them
CARDS_A_ROUND: Final = 1.5  # cards that can be laid in a round, with a full hand


@final
class Plan:
    """The cards in hand, laid one after the other as seems best.

    Attributes:
        purse: gems of each colour, and those of open colour.
        held: tokens of the pyramid.
        places, rows: free places and cards, on each level; circles: colours that close a circle.
        hand: cards not laid yet; now: how many can be laid in this phase; slots: in the game.
        gain: points for what was laid.
        tuck: points for each card that is tucked from hand; store: for each gem stored, and
            fewest: the gems that must be stored at least.
    """

    def __init__(self, look: worth.Preview, now: i64, wild: i64) -> None:
        state, seat = look.state, look.seat
        self.look: Final = look
        self.purse: vec[i64] = vec[i64]()
        for colour in range(tables.COLOURS):
            self.purse = append(self.purse, state.gems_of(seat, colour))
        self.purse = append(self.purse, wild)
        self.held: vec[u8] = state.all_tokens_of(seat)
        self.places: vec[i64] = vec[i64]([0, 2, 0, 0, 0, 0])
        self.rows: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0])
        self.circles: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0])
        self.hand: vec[i64] = vec[i64](capacity=16)
        self.now: i64 = now
        self.slots: i64 = now + ROUNDS_OF_A_PHASE * (LAST_ROUND - state.round)
        self.gain: float = 0.0
        self.tuck: float = 0.0
        self.store: float = 0.0
        self.fewest: float = 0.0
        _survey(self)
        _take_up(self)

    def points_of(self, law: i64) -> float:
        """Return the points a law scores for each thing it counts, as `look` has the laws."""
        return float(self.look.state.tables().points_of(law))


def _survey(plan: Plan) -> None:
    """Count cards and free places, and note which colours would close circles."""
    state, seat = plan.look.state, plan.look.seat
    first, last = state.left_end(seat), state.right_end(seat)
    printed = state.tables()
    for level in range(i64(1), tables.LEVELS + 1):
        for spot in range(first, last + 1):
            cell = storage.cell_at(seat, level, spot)
            if state.card_in(cell):
                plan.rows[level] += 1
            elif level > 1 and pyramid.is_place(state, seat, level, spot):
                plan.places[level] += 1
                colour = printed.segment(state.card_in(storage.below_left(cell)), tables.TOP_RIGHT)
                if (
                    printed.segment(state.card_in(storage.below_right(cell)), tables.TOP_LEFT)
                    == colour
                ):
                    plan.circles[level] |= i64(1) << colour


def _take_up(plan: Plan) -> None:
    """Add the cards in hand to the plan."""
    state, seat = plan.look.state, plan.look.seat
    for card in range(i64(1), tables.CARDS + 1):
        if state.is_in_hand(seat, card):
            plan.hand = append(plan.hand, card)


def carry_out(plan: Plan, forced: i64) -> float:
    """Lay the `forced` card, if any, then all that gain, and return the value in points."""
    if forced:
        _force(plan, forced)
    _reserve(plan)
    while plan.slots > 0 and _lay_best(plan):
        plan.slots -= 1
        plan.now -= 1
    return plan.gain + _hand_left(plan) + _gems_left(plan) + _room_left(plan)


def _force(plan: Plan, card: i64) -> None:
    """Lay a card on the level that is best for it."""
    for at in range(i64(len(plan.hand))):
        if plan.hand[at] == card:
            plan.hand[at] = 0
    if storage.is_law(card):
        begin_keeping(plan, card)
    best: i64 = 0
    most = -1000.0
    for level in range(i64(1), tables.LEVELS + 1):
        if _can_lay(plan, card, level):
            net = _net(plan, card, level)
            if net > most:
                best, most = level, net
    if best:
        _lay(plan, card, best)


def begin_keeping(plan: Plan, law: i64) -> None:
    """Begin to count the cards tucked, or the gems stored, under a law that is laid."""
    effect = plan.look.state.effect(law)
    if effect == tables.SECRET_SERVICE:
        plan.tuck = plan.points_of(law)
    elif effect == tables.RESERVE:
        _begin_storing(plan, law)


def _begin_storing(plan: Plan, law: i64) -> None:
    plan.store = plan.points_of(law)
    plan.fewest = float(plan.look.state.tables().gems_at_least(law))


def _reserve(plan: Plan) -> None:
    """Keep a turn for a law that keeps cards or gems; it may wait until the last round."""
    last = plan.look.time == 0.0
    for at in range(i64(len(plan.hand))):
        card = plan.hand[at]
        if not storage.is_law(card):
            continue
        effect = plan.look.state.effect(card)
        if effect not in (tables.SECRET_SERVICE, tables.RESERVE):
            continue
        plan.hand[at] = 0
        if last and plan.slots == 0:
            continue
        plan.slots -= 1
        if effect == tables.SECRET_SERVICE:
            plan.tuck = max(plan.tuck, plan.points_of(card) * (1.0 if last else RATHER_TUCKED))
            plan.gain += 0.0 if last else TUCKED_TO_COME
        elif last:
            _begin_storing(plan, card)
        else:
            plan.gain += STORED_TO_COME


def _lay_best(plan: Plan) -> bool:
    """Lay the card that gains most over keeping it, and return whether any gains."""
    chosen: i64 = -1
    best_level: i64 = 0
    most = 0.0
    for at in range(i64(len(plan.hand))):
        card = plan.hand[at]
        if card == 0:
            continue
        kept = keeping(plan, card)
        for level in range(i64(1), tables.LEVELS + 1):
            if _can_lay(plan, card, level):
                more = _net(plan, card, level) - kept
                if more > most:
                    most, chosen, best_level = more, at, level
    if chosen < 0:
        return False
    before = plan.gain
    card = plan.hand[chosen]
    plan.hand[chosen] = 0
    kept = keeping(plan, card)
    _lay(plan, card, best_level)
    if plan.now <= 0:
        plan.gain -= (1.0 - DELAY) * max(0.0, plan.gain - before - kept)
    return True


def _can_lay(plan: Plan, card: i64, level: i64) -> bool:
    """Return whether there is a place on a level, and gems for it."""
    if storage.is_law(card):
        effect = plan.look.state.effect(card)
        if effect in (tables.DOUBLE, tables.REPLACE):
            return level == 1
        return level < tables.LEVELS and plan.places[level] > 0
    if plan.places[level] == 0:
        return False
    lack: i64 = 0
    for colour in range(tables.COLOURS):
        short = _price(plan, card, level, colour) - plan.purse[colour]
        lack += short if short > 0 else 0
    return lack <= plan.purse[WILD]


def _price(plan: Plan, card: i64, level: i64, colour: i64) -> i64:
    """Return the gems of a colour to pay, less what eternal gems save."""
    price = tables.cost(card, level, colour)
    if price == 0:
        return 0
    saved = plan.look.state.discount(plan.look.seat, colour)
    if plan.now <= 0:
        saved = i64(plan.held[tables.ETERNAL + colour])
    return price - (saved if saved < price else price)


def _net(plan: Plan, card: i64, level: i64) -> float:
    """Return the value of laying a card: its reward, less its price, with places made and used."""
    look = plan.look
    net = _circle(plan, card, level) + _room_change(plan, card, level)
    if storage.is_law(card):
        return net + worth.law_gain(look, plan.held, card, level)
    gems: i64 = 0
    for colour in range(tables.COLOURS):
        gems -= _price(plan, card, level, colour)
    if level < tables.LEVELS:
        source = tables.reward_source(card, level)
        gems += worth.reward_gems(look, source, 0)
        return net + look.gem * float(gems) + worth.reward_gain(look, plan.held, source, 0, level)
    return net + look.gem * float(gems) + level_5(plan, card)


def level_5(plan: Plan, card: i64) -> float:
    """Return the value, in points, of the better reward of a card on level 5, gems included."""
    look = plan.look
    rows = 0.0
    for level in range(i64(1), building.LOWER_ROWS + 1):
        source = tables.reward_source(card, level)
        rows += look.gem * float(worth.reward_gems(look, source, 0))
        rows += worth.reward_gain(look, plan.held, source, 0, tables.LEVELS)
    return max(POWER_ON_5, rows)


def _circle(plan: Plan, card: i64, level: i64) -> float:
    """Return the value of the circle that a card can close on a level."""
    look = plan.look
    colour = look.state.tables().segment(card, tables.BOTTOM_LEFT)
    if not (plan.circles[level] >> colour) & 1:
        return 0.0
    gem = look.gem if look.state.gems_of(storage.SUPPLY, colour) else 0.0
    return gem + float(level + look.harmony + recolour.circle_bonus(look.state, look.seat, colour))


def _takes_place(plan: Plan, card: i64) -> bool:
    return not storage.is_law(card) or plan.look.state.effect(card) not in (
        tables.DOUBLE,
        tables.REPLACE,
    )


def _room_change(plan: Plan, card: i64, level: i64) -> float:
    """Return the value of the place a card makes on the level above, less the one it takes."""
    if not _takes_place(plan, card):
        return 0.0
    change = 0.0
    if level > 1:
        change -= _room(plan, level, plan.places[level]) - _room(
            plan, level, plan.places[level] - 1
        )
    if level < tables.LEVELS and plan.rows[level]:
        above = plan.places[level + 1]
        change += _room(plan, level + 1, above + 1) - _room(plan, level + 1, above)
    return change


def _room(plan: Plan, level: i64, places: i64) -> float:
    """Return the value of a number of places on a level."""
    return ROOM * plan.look.time * float(level) * min(float(places), ROOMS)


def _lay(plan: Plan, card: i64, level: i64) -> None:
    """Lay a card: pay, take what it brings, and change the places."""
    plan.gain += _circle(plan, card, level)
    colour = plan.look.state.tables().segment(card, tables.BOTTOM_LEFT)
    if (plan.circles[level] >> colour) & 1:
        plan.circles[level] &= ~(i64(1) << colour)
    if storage.is_law(card):
        plan.gain += worth.law_gain(plan.look, plan.held, card, level)
    else:
        _pay(plan, card, level)
        _earn(plan, card, level)
    if _takes_place(plan, card):
        if level > 1:
            plan.places[level] -= 1
        if level < tables.LEVELS and plan.rows[level]:
            plan.places[level + 1] += 1
        plan.rows[level] += 1


def _pay(plan: Plan, card: i64, level: i64) -> None:
    for colour in range(tables.COLOURS):
        price = _price(plan, card, level, colour)
        own = price if price < plan.purse[colour] else plan.purse[colour]
        plan.purse[colour] -= own
        plan.purse[WILD] -= price - own


def _earn(plan: Plan, card: i64, level: i64) -> None:
    """Take the reward: gems and tokens change what further cards bring."""
    if level == tables.LEVELS:
        plan.gain += level_5(plan, card)
        return
    look, source = plan.look, tables.reward_source(card, level)
    plan.gain += worth.reward_gain(look, plan.held, source, 0, level)
    plan.purse[WILD] += worth.reward_gems(look, source, 0)
    printed = look.state.tables()
    for part in range(tables.PARTS_EACH):
        if printed.part(source, part, tables.WHAT) == tables.TOKEN:
            number = printed.part(source, part, tables.NUMBER)
            plan.held[printed.part(source, part, tables.KIND)] += u8(number)


def keeping(plan: Plan, card: i64) -> float:
    """Return the value, in points, of keeping a card: for later, or to be tucked."""
    if plan.look.time == 0.0:
        return plan.tuck
    return max(plan.tuck, later(plan, card))


def later(plan: Plan, card: i64) -> float:
    """Return the value, in points, of a card laid in a later round, if places and gems allow it."""
    look = plan.look
    if storage.is_law(card):
        return worth.LATER_LAW * worth.law_gain(look, plan.held, card, 3)
    best = 0.0
    for level in range(i64(1), tables.LEVELS):
        source = tables.reward_source(card, level)
        gems = worth.reward_gems(look, source, 0) - level
        net = look.gem * float(gems) + worth.reward_gain(look, plan.held, source, 0, level)
        best = max(best, (worth.REACH - worth.REACH_FALLS * float(level - 1)) * net)
    return best


def _hand_left(plan: Plan) -> float:
    """Return the value of the cards that stay in hand: as many as can still be laid."""
    amount = 0.0
    cards = 0.0
    for card in plan.hand:
        if card:
            amount += keeping(plan, card)
            cards += 1.0
    room = 1.0 + CARDS_A_ROUND * float(LAST_ROUND - plan.look.state.round)
    return amount if cards <= room or plan.tuck > 0.0 else amount * room / cards


def _gems_left(plan: Plan) -> float:
    """Return the value of the gems that are left over."""
    number = 0.0
    for place in range(tables.COLOURS + 1):
        number += float(plan.purse[place])
    amount = _painting(plan) if plan.look.time == 0.0 else _purse(plan)
    if plan.store > 0.0 and number > 0.0 and number >= plan.fewest:
        stored = min(number, 8.0)
        amount = max(amount, plan.store * stored + amount * (number - stored) / number)
    return amount


def _purse(plan: Plan) -> float:
    """Return the value of gems: each further one of a colour is worth less."""
    next_one: vec[float] = vec[float](capacity=4)
    amount = 0.0
    for colour in range(tables.COLOURS):
        value = 1.0 + _demand(plan, colour)
        for _ in range(plan.purse[colour]):
            amount += value
            value *= FURTHER_GEM
        next_one = append(next_one, value)
    for _ in range(plan.purse[WILD]):
        best: i64 = 0
        for colour in range(i64(1), tables.COLOURS):
            if next_one[colour] > next_one[best]:
                best = colour
        amount += next_one[best]
        next_one[best] *= FURTHER_GEM
    look = plan.look
    return look.first_gem * look.plenty * (1.0 - exp(-amount / look.plenty))


def _demand(plan: Plan, colour: i64) -> float:
    """Return the extra value of a colour that cards in hand or on display need."""
    number = 0.0
    for card in plan.hand:
        if card and not storage.is_law(card) and tables.cost(card, 2, colour):
            number += WANTED_TO_BUILD
    for slot in (colour, storage.upper(colour)):
        if plan.look.state.shown(slot):
            number += WANTED_TO_BID
    return number


def _painting(plan: Plan) -> float:
    """Return the value of gems by the circles they can recolour at the end."""
    state, seat = plan.look.state, plan.look.seat
    worth_all = 0.0
    for card in range(i64(1), tables.CARDS + 1):
        if state.is_laid(seat, card) and state.level_of_card(card) > 1:
            worth_all += _paint(plan, state, card)
    for place in range(tables.COLOURS + 1):
        worth_all += 0.2 * float(plan.purse[place])
    return worth_all


def _paint(plan: Plan, state: Position, card: i64) -> float:
    """Pay for the best recolouring of a circle that the purse allows."""
    best: i64 = -1
    most = 0.0
    now = float(recolour.circle_worth(state, plan.look.seat, card, pyramid.circle(state, card)))
    for colour in range(tables.COLOURS):
        gems = pyramid.segments_to_change(state, card, colour)
        if gems and gems <= plan.purse[colour] + plan.purse[WILD]:
            gain = (
                float(recolour.circle_worth(state, plan.look.seat, card, colour))
                - now
                - 0.2 * float(gems)
            )
            if gain > most:
                most, best = gain, colour
    if best >= 0:
        gems = pyramid.segments_to_change(state, card, best)
        own = gems if gems < plan.purse[best] else plan.purse[best]
        plan.purse[best] -= own
        plan.purse[WILD] -= gems - own
    return most


def _room_left(plan: Plan) -> float:
    total = 0.0
    for level in range(i64(2), tables.LEVELS + 1):
        total += _room(plan, level, plan.places[level])
    return total
