"""A view as plain text, for a terminal."""

from velkahra.games.hammer.cards import card_ids, facts
from velkahra.games.hammer.cards.language import POWERS
from velkahra.games.hammer.rules.values import code_letters
from velkahra.games.hammer.view.model import Team, View

_STATES = ("", " (tired)", " (detained)")


def text_of(view: View, language: str = "en") -> str:
    """Return the table as text, with everything a viewer may know."""
    lines = [f"round {view.round} of {view.rounds} ({view.phase}: {view.decision})"]
    for seat, team in enumerate(view.teams):
        lines += _team(view, seat, team, language)
    for group in view.groups:
        if group.complete:
            names = " and ".join(POWERS[view.teams[seat].power] for seat in group.seats)
            hand = [_card(view, card, language) for card in group.hand or ()]
            lines.append(f"{names}: joint deck {group.deck}, in hand {', '.join(hand) or '-'}")
    lines += [f"{number:2} {row}" for number, row in enumerate(view.marks, 1)]
    return "\n".join(lines)


def _team(view: View, seat: int, team: Team, language: str) -> list[str]:
    head = f"{POWERS[team.power]}: {team.points} points, SB {team.sb}, BM {team.bm}"
    deck = f"deck {team.deck}, pile {len(team.pile)}, pieces {team.pieces}"
    held = [_card(view, card, language) for card in team.hand or view.knows[seat]]
    lines = [f"{head}, {deck}", f"  hand {team.hand_size}: {', '.join(held) or '-'}"]
    if team.rows:
        rows = ", ".join(f"{row} {code_letters(code)}" for row, code in team.rows)
        lines.append(f"  rows {rows}")
    laid = (_card(view, card.card, language) + _STATES[card.state] for card in team.table)
    return [*lines, *(f"  {card}" for card in laid)]


def _card(view: View, card: int, language: str) -> str:
    found = facts.by_slot(facts.set_number(view.cards))[card].card
    name = found.name.of(language) if found else "-"
    return f"{card_ids.CARD_NAMES[card]} ({name})"
