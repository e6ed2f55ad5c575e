"""The sentences of Viceroy: numbers become names, the .ftl files do the grammar.

A fact arrives as a number under a name of `vocabulary`. A seat, a colour or a token is then told in
all its forms, which `names.ftl` lists for each language: `seat`, `seat-acc` ... Events that reveal
several things at once (`bids`, `cards`) are one sentence, put together from a part for each seat.
Cards are named by their own data: characters by theirs, laws by the set that is played.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Final

from velkahra.core.contract.events import Event
from velkahra.core.contract.options import Options
from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.words import AnyView, Ways
from velkahra.core.text.fluent import Arguments, FluentWords, Texts, list_ways
from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.rules import actions, tables
from velkahra.games.viceroy.rules.facts import (
    CHARACTERS,
    CIRCLE_BONUSES,
    COLOUR_NAMES,
    LAW_SETS,
    MAGIC_BONUSES,
    PEOPLE,
    POWERS,
    SET_NAMES,
    Law,
    Part,
)
from velkahra.games.viceroy.view.build import DECISIONS, view_of
from velkahra.games.viceroy.view.model import View

Facts = Mapping[str, int]

TEXTS: Final = Texts(Path(__file__).parent)
SIGNS: Final = ("circle", "square", "triangle", "star")
HEADINGS: Final = ("circles", "eternal", "laws", "power", "magic", "sets", "attack")
_BIDS: Final = (*COLOUR_NAMES, "attack")
_EMPTY: Final = 5
_PLACES: Final = ("lower", "upper", "neither")
_SECRET: Final = ("start", "bid", "name", "card")
_ANY_SLOT: Final = 4
_AT_ONCE: Final = 8


class ViceroyWords(FluentWords[ViceroyState]):
    """The words of the game."""

    texts = TEXTS
    rulings = frozenset(("VC-LIMIT-03",))

    def seat(self, language: str, options: Options, seat: int) -> str:
        """Return the name of the symbol on a seat's screen."""
        return seat_name(language, seat)

    def prompt(self, language: str, state: ViceroyState, seat: int, view: AnyView = None) -> str:
        """Return what `seat` is asked now, or what the others are doing."""
        return prompt_for(language, view or view_of(state, seat))

    def event(self, language: str, event: Event, options: Options) -> str:
        """Return a sentence about an event, as one line of the log."""
        return _event(language, event.kind, tuple(event.facts.items()), _laws_of(options))

    def refusal(self, language: str, refusal: Refusal, options: Options) -> str:
        """Return what was wrong and what would be right."""
        told = _arguments_of(language, refusal.rule, refusal.facts, _laws_of(options))
        return TEXTS.text(language, refusal.key, **told)

    def instead(self, language: str, view: AnyView, ways: Ways) -> str:
        """Return a sentence that lists what the seat of a view may do in place of what it tried."""
        return list_ways(TEXTS, language, ways, partial(_value_name, language, view, ways))


def _value_name(language: str, view: View, ways: Ways, value: int) -> str:
    """Return the name of what a field of an action may be; "" where it would say nothing."""
    match ways.field:
        case "card":
            first = CHARACTERS if ways.kinds == ["return"] else 0
            return card_name(language, first + value + 1, view.laws)
        case "bid":
            return TEXTS.text(language, f"bid-{_BIDS[value]}")
        case "place":
            return TEXTS.text(language, f"place-{_PLACES[value]}")
        case "slot":
            return card_name(language, view.display[value], view.laws)
        case "colour":
            return TEXTS.text(language, f"colour-{COLOUR_NAMES[value]}")
        case "token":
            return token_name(language, value)
        case "option":
            return reward_name(language, law_of(view.card, view.laws).params.options[value])
    return _small_name(language, ways.field, value)


def _small_name(language: str, field: str, value: int) -> str:
    match field:
        case "deck":
            deck = ("characters", "laws")[value]
            return _lower(TEXTS.text(language, f"picture-do-draw-{deck}"))
        case "reward":
            return _lower(TEXTS.text(language, f"picture-do-{('rows', 'power')[value]}"))
    return str(value + 1) if field == "level" else ""


def _laws_of(options: Options) -> str:
    return options.get("laws", SET_NAMES[0])


def seat_name(language: str, seat: int) -> str:
    """Return the name of the symbol on a seat's screen."""
    return TEXTS.text(language, f"player-{SIGNS[seat]}")


def law_of(law: int, laws: str) -> Law:
    """Return a law by its number and the name of its set. Raises: ValueError for no known set."""
    return LAW_SETS[SET_NAMES.index(laws)].laws[law - CHARACTERS - 1]


def card_name(language: str, card: int, laws: str) -> str:
    """Return the name of a card by its data; `laws` is the set of laws. 0 is no card."""
    if not card:
        return "-"
    names = PEOPLE[card - 1].names if card <= CHARACTERS else law_of(card, laws).titles
    return names[language]


def quoted_name(language: str, card: int, laws: str) -> str:
    """Return the name of a card of the set `laws` as a sentence has it; 0 is no card."""
    name = card_name(language, card, laws)
    return TEXTS.text(language, "quoted", name=name) if card else name


def numbered_name(language: str, card: int, laws: str) -> str:
    """Return the name of a card of the set `laws` with its number, which decides the order."""
    return TEXTS.text(language, "numbered", card=card_name(language, card, laws), number=card)


def _numbered(language: str, card: int, laws: str) -> str:
    """Return the name of a card as a sentence has it, with its number."""
    return TEXTS.text(language, "numbered", card=quoted_name(language, card, laws), number=card)


def law_text(language: str, law: int, laws: str) -> str:
    """Return what a law says, in the words of its set `laws`."""
    return law_of(law, laws).text[language]


def law_ruling(language: str, law: int, laws: str) -> str:
    """Return how this project plays a law of the set `laws` whose text is ambiguous."""
    found = law_of(law, laws)
    fixed = "-fixed" if found.effect == "store_gems" and found.params.min else ""
    return TEXTS.text(language, f"ruling-{found.effect}{fixed}")


def seat_forms(language: str, role: str, seat: int) -> Arguments:
    """Return all forms of a seat's name as facts, named after its role in the sentence."""
    return TEXTS.in_role(language, role, f"player-{SIGNS[seat]}")


def colour_forms(language: str, role: str, colour: int) -> Arguments:
    """Return all forms of a colour as facts, named after its role in the sentence."""
    return TEXTS.in_role(language, role, f"colour-{COLOUR_NAMES[colour]}")


def token_name(language: str, kind: int, count: int = 1) -> str:
    """Return the name of tokens of a kind, an index into `tables.TOKEN_NAMES`."""
    return str(token_forms(language, "token", kind, count)["token"])


def token_forms(language: str, role: str, kind: int, count: int = 1) -> Arguments:
    """Return all forms of the name of `count` tokens as facts, named after their role.

    `kind` is an index into `tables.TOKEN_NAMES`.
    """
    facts: Arguments = {"count": count}
    if kind < tables.SCIENCE:
        return TEXTS.in_role(language, role, "token-power", **facts, value=POWERS[kind])
    if kind < tables.MAGIC_BONUS:
        name = ("science", "magic", "defence")[kind - int(tables.SCIENCE)]
        return TEXTS.in_role(language, role, f"token-{name}", **facts)
    if kind < tables.CIRCLE_2:
        bonus = MAGIC_BONUSES[kind - int(tables.MAGIC_BONUS)]
        return TEXTS.in_role(language, role, "token-magic-bonus", **facts, value=bonus)
    facts |= colour_forms(language, "colour", kind % 4)
    if kind < tables.ETERNAL:
        bonus = CIRCLE_BONUSES[(kind - int(tables.CIRCLE_2)) // 4]
        return TEXTS.in_role(language, role, "token-circle-bonus", **facts, value=bonus)
    return TEXTS.in_role(
        language, role, "token-eternal" if kind < tables.STORED else "token-stored", **facts
    )


def reward_name(language: str, parts: Iterable[Part]) -> str:
    """Return the name of a reward of a row or an option, all its parts."""
    return join(language, [_part_name(language, part) for part in parts])


def _part_name(language: str, part: Part) -> str:
    if part.type in ("gems", "power", "card"):
        return TEXTS.text(language, f"picture-reward-{part.type}", count=part.n)
    if part.type == "eternal_gem":
        if part.color not in COLOUR_NAMES:
            return TEXTS.text(language, "picture-reward-eternal-any")
        colour = colour_forms(language, "colour", COLOUR_NAMES.index(part.color))
        return TEXTS.text(language, "picture-reward-eternal", **colour)
    forms = _reward_token(language, part)
    return str(forms.get("token-a", forms["token"]))


def _reward_token(language: str, part: Part) -> Arguments:
    if part.type == "attack":
        return TEXTS.in_role(language, "token", "token-attack", count=part.n)
    if part.type == "magic_bonus":
        return token_forms(language, "token", int(tables.MAGIC_BONUS) + MAGIC_BONUSES.index(part.n))
    if part.type == "circle_bonus":
        kind = (
            int(tables.CIRCLE_2) + 4 * CIRCLE_BONUSES.index(part.n) + COLOUR_NAMES.index(part.color)
        )
        return token_forms(language, "token", kind)
    kind = int(tables.SCIENCE) + ("science", "magic", "defense").index(part.type)
    return token_forms(language, "token", kind, part.n)


def gem_list(language: str, gems: Sequence[int]) -> str:
    """Return gems by colour: "2 blue, 1 red"; "" for none."""
    named = zip(COLOUR_NAMES, gems, strict=True)
    return ", ".join(TEXTS.text(language, f"gems-{name}", count=n) for name, n in named if n)


def join(language: str, parts: Sequence[str]) -> str:
    """Return the parts of a sentence as one: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return TEXTS.text(language, "join-two", first=", ".join(parts[:-1]), second=parts[-1])


@lru_cache(maxsize=8192)
def _event(language: str, kind: str, facts: tuple[tuple[str, int], ...], laws: str) -> str:
    told = _arguments_of(language, kind, dict(facts), laws)
    return TEXTS.text(language, f"event-{kind}", **told)


def _arguments_of(language: str, kind: str, facts: Facts, laws: str) -> Arguments:
    """Return the facts of an event or a refusal as what its sentence may use."""
    if kind in _COMPOSED:
        return _COMPOSED[kind](language, facts, laws)
    told: Arguments = {}
    for name, value in facts.items():
        told |= _fact(language, name, value, laws)
    if "token" in facts:
        told |= token_forms(language, "token", facts["token"], facts.get("count", 1))
    if "their_token" in facts:
        told |= token_forms(language, "their_token", facts["their_token"])
    return told | _gems_moved(language, facts)


def _fact(language: str, name: str, value: int, laws: str) -> Arguments:
    if name in ("seat", "other", "actor"):
        return seat_forms(language, name, value)
    if name in ("card", "law", "under", "their_card"):
        return {name: quoted_name(language, value, laws)}
    if name == "colour":
        return colour_forms(language, name, value)
    if name == "slot":
        row = TEXTS.text(language, f"row-{_PLACES[value // 4]}")
        return {"place": row, **colour_forms(language, "colour", value % 4)}
    if name == "robot":
        return {"number": value + 1}
    if name == "frame":
        return {"now": TEXTS.text(language, f"now-{DECISIONS[value]}")}
    return {name: value}


def _gems_moved(language: str, facts: Facts) -> Arguments:
    """Return the gems that move, and those that eternal gems save, in words."""
    if "gems0" not in facts:
        return {}
    gems = [facts[f"gems{colour}"] for colour in range(4)]
    less = [facts.get(f"less{colour}", 0) for colour in range(4)]
    return {
        **{"gems": gem_list(language, gems), "count": sum(gems)},
        **{"less": gem_list(language, less), "saved": sum(less)},
    }


def _gems_back(language: str, facts: Facts, laws: str) -> Arguments:
    """Return two gems that return to the supply, in words; they may be of one colour."""
    back = [facts["first"], facts["second"]]
    gems = gem_list(language, [back.count(colour) for colour in range(4)])
    return seat_forms(language, "seat", facts["seat"]) | {"gems": gems}


def _started(language: str, facts: Facts, laws: str) -> Arguments:
    card = _numbered(language, facts["card"], laws)
    return seat_forms(language, "seat", facts["seat"]) | {"card": card}


def _choice_made(language: str, facts: Facts, laws: str) -> Arguments:
    """Return a secret choice in words, for the seat that made it: a card, a bid or a place."""
    told = seat_forms(language, "seat", facts["seat"])
    value = facts["value"]
    told["card"] = quoted_name(language, value, laws)
    if value < len(_BIDS):
        told |= TEXTS.in_role(language, "bid", f"bid-{_BIDS[value]}")
    if value < len(_PLACES):
        told |= TEXTS.in_role(language, "place", f"place-{_PLACES[value]}")
    return told


def _bids_opened(language: str, facts: Facts, laws: str) -> Arguments:
    """Return all bids opened at once, in words; seats that take no part have none."""
    bids = {int(name[3:]): bid for name, bid in facts.items()}
    parts = [_bid_part(language, seat, bid) for seat, bid in bids.items() if bid <= _EMPTY]
    return {"count": sum(bid < _EMPTY for bid in bids.values()), "list": ", ".join(parts)}


def _bid_part(language: str, seat: int, bid: int) -> str:
    told = seat_forms(language, "seat", seat)
    if bid == _EMPTY:
        return TEXTS.text(language, "part-bid-empty", **told)
    return TEXTS.text(
        language, "part-bid", **told, **TEXTS.in_role(language, "bid", f"bid-{_BIDS[bid]}")
    )


def _cards_turned(language: str, facts: Facts, laws: str) -> Arguments:
    """Return all chosen cards turned over at once, in words, the lowest first."""
    cards = {int(name[4:]): card for name, card in facts.items() if name != "seats"}
    chosen = {seat: card for seat, card in cards.items() if (facts["seats"] >> seat) & 1}
    ordered = sorted(chosen, key=lambda seat: chosen[seat] or 99)
    parts = [_card_part(language, seat, chosen[seat], laws) for seat in ordered]
    return {"count": sum(map(bool, chosen.values())), "list": ", ".join(parts)}


def _card_part(language: str, seat: int, card: int, laws: str) -> str:
    told = seat_forms(language, "seat", seat)
    if not card:
        return TEXTS.text(language, "part-card-pass", **told)
    return TEXTS.text(language, "part-card", **told, card=_numbered(language, card, laws))


def _clash_of(language: str, facts: Facts, laws: str) -> Arguments:
    """Return who wanted the same card: people first, then virtual opponents."""
    people = [seat for seat in range(len(SIGNS)) if (facts["seats"] >> seat) & 1]
    who = [seat_name(language, seat) for seat in people]
    if facts["robots"]:
        who.append(TEXTS.text(language, "robots", count=facts["robots"]))
    counts: Arguments = {"cards": facts["cards"], "people": len(people)}
    colour = colour_forms(language, "colour", facts["colour"])
    return colour | counts | {"who": join(language, who)}


def _names_said(language: str, facts: Facts, laws: str) -> Arguments:
    """Return what two bidders of one colour have named."""
    return {
        **seat_forms(language, "seat", facts["seat"]),
        **seat_forms(language, "other", facts["other"]),
        **TEXTS.in_role(language, "place", f"place-{_PLACES[facts['place']]}"),
        **TEXTS.in_role(language, "their_place", f"place-{_PLACES[facts['their_place']]}"),
        **colour_forms(language, "colour", facts["colour"]),
    }


def _option_taken(language: str, facts: Facts, laws: str) -> Arguments:
    law = law_of(facts["law"], laws)
    told = seat_forms(language, "seat", facts["seat"])
    told["reward"] = reward_name(language, law.params.options[facts["option"] - 1])
    return told | {"law": law.titles[language]}


def _armed_with(language: str, facts: Facts, laws: str) -> Arguments:
    token = TEXTS.in_role(language, "token", "token-attack", count=facts["count"])
    return seat_forms(language, "seat", facts["seat"]) | token


def _score_of(language: str, facts: Facts, laws: str) -> Arguments:
    """Return a final score with its seven headings, in words."""
    parts = [
        TEXTS.text(
            language,
            "part-score",
            heading=_lower(TEXTS.text(language, f"heading-{heading}")),
            points=signed(facts[f"points{place}"]),
        )
        for place, heading in enumerate(HEADINGS)
    ]
    told = seat_forms(language, "seat", facts["seat"])
    return told | {"place": facts["place"], "total": facts["total"], "list": ", ".join(parts)}


def signed(number: int) -> str:
    """Return a number with its sign; the minus is a proper one."""
    return str(number).replace("-", "\u2212")


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]


_COMPOSED: Final[dict[str, Callable[[str, Facts, str], Arguments]]] = {
    "armed": _armed_with,
    "bids": _bids_opened,
    "cards": _cards_turned,
    "chose-bid": _choice_made,
    "chose-card": _choice_made,
    "chose-name": _choice_made,
    "chose-to-pass": _choice_made,
    "clash": _clash_of,
    "gems-back": _gems_back,
    "named": _names_said,
    "option": _option_taken,
    "score": _score_of,
    "started": _started,
}
"""Events whose facts are told together."""


def prompt_for(language: str, view: View) -> str:
    """Return what `view.seat` is asked now, or what the others are doing; -1 is a spectator."""
    if view.decision == "over":
        return _over(language, view)
    if view.decision == "virtual":
        return TEXTS.text(language, "wait-virtual")
    if not view.deciders:
        return TEXTS.text(language, "wait-dealer")
    if view.seat in view.deciders:
        return TEXTS.text(language, f"prompt-{view.decision}", **_asked(language, view))
    if view.decision in _SECRET:
        return _secret(language, view)
    told = _asked(language, view)
    doing = TEXTS.text(language, f"doing-{view.decision}", **told)
    seat = seat_forms(language, "seat", view.deciders[0])
    return TEXTS.text(language, "wait", **seat, what=doing)


def _secret(language: str, view: View) -> str:
    """Return who is still choosing, for seats that have chosen and for spectators."""
    seats = ", ".join(seat_name(language, seat) for seat in view.deciders)
    mine = view.mine
    if mine is not None and mine.choice is not None:
        choice = choice_name(language, mine.choice, view.laws)
        return TEXTS.text(language, "wait-chosen", choice=choice, seats=seats)
    told: Arguments = {"seats": seats, "ready": _ready(language, view)}
    told |= colour_forms(language, "colour", view.colour % 4)
    return TEXTS.text(language, f"wait-{view.decision}", **told)


def _ready(language: str, view: View) -> str:
    ready = [seat_name(language, n) for n, player in enumerate(view.players) if player.chosen]
    return TEXTS.text(language, "wait-ready", seats=", ".join(ready)) if ready else ""


def choice_name(language: str, action: int, laws: str) -> str:
    """Return the name of a secret choice: passing, a bid, one of two cards, or a card.

    `laws` names the set of laws.
    """
    kind, values = actions.SPACE.decode(action).kind, actions.SPACE.decode(action).values
    if kind == "pass":
        return TEXTS.text(language, "choice-pass")
    if kind == "bid":
        return TEXTS.text(
            language, "choice-bid", **TEXTS.in_role(language, "bid", f"bid-{_BIDS[values[0]]}")
        )
    if kind == "name":
        return TEXTS.text(
            language,
            "choice-name",
            **TEXTS.in_role(language, "place", f"place-{_PLACES[values[0]]}"),
        )
    return TEXTS.text(language, "choice-card", card=quoted_name(language, values[0] + 1, laws))


def _asked(language: str, view: View) -> Arguments:
    """Return what the sentences of this decision may use."""
    told: Arguments = {
        "card": quoted_name(language, view.card, view.laws),
        "law": int(view.card > CHARACTERS),
        "count": view.left,
        "any": int(view.colour == _ANY_SLOT),
        "most": _most(view),
        "least": view.least,
    }
    told |= colour_forms(language, "colour", view.colour % 4)
    return told | _of_the_decider(language, view)


def _of_the_decider(language: str, view: View) -> Arguments:
    """Return the facts about the deciding seat: gems for passing, rival bids, what is left."""
    if view.decision == "bid":
        seat = view.deciders[0] if view.mine is None else view.seat
        told = pass_gems(view, seat)
        return told | {"round": view.auction_round, "attack": view.players[seat].attack or 0}
    if view.decision == "card":
        return {"round": view.building_round}
    if view.decision == "gems":
        most = min(view.left, _AT_ONCE, sum(view.supply))
        return {"count": view.least or most, "more": most - view.least if view.least else 0}
    if view.decision == "recolour":
        return {"count": sum(view.players[view.deciders[0]].gems or ())}
    if view.decision == "name":
        rivals = (n for n, p in enumerate(view.players) if p.bid == view.colour and n != view.seat)
        return seat_forms(language, "other", next(rivals, view.deciders[-1]))
    return {}


def pass_gems(view: View, seat: int) -> Arguments:
    """Return the gems for passing now: `count`, and `sure` if the supply has enough for all."""
    bidding = [player for player in view.players if player.status == "bidding"]
    wanted = sum(3 + player.held[int(tables.SCIENCE)] for player in bidding)
    count = 3 + view.players[seat].held[int(tables.SCIENCE)]
    return {"count": count, "sure": int(wanted <= sum(view.supply))}


def _most(view: View) -> int:
    """Return how many gems a law may store."""
    return law_of(view.card, view.laws).params.max or 0 if view.card > CHARACTERS else 0


_SOLO_GOALS: Final = (40, 60, 80)
"""Points to aim for alone. The rulebook names none: a score is there to be beaten (VC-SOLO-07)."""


def _over(language: str, view: View) -> str:
    winners = [n for n, player in enumerate(view.players) if player.place == 1]
    total = sum(points or 0 for points in view.players[winners[0]].points)
    if view.seats == 1:
        reached = sum(total >= goal for goal in _SOLO_GOALS)
        return TEXTS.text(language, "over-alone", total=total, reached=reached)
    if len(winners) > 1:
        seats = join(language, [seat_name(language, seat) for seat in winners])
        return TEXTS.text(language, "over-shared", seats=seats, total=total)
    if view.seat in winners:
        return TEXTS.text(language, "over-yours", total=total)
    return TEXTS.text(language, "over-won", seat=seat_name(language, winners[0]), total=total)
