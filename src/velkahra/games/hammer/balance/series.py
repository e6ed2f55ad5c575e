"""The balance of a set of cards: camps with all powers, and their outcomes."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.balance import BalanceStudy, Outcome, Weighed
from velkahra.core.contract.events import Event
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.state import State
from velkahra.games.hammer.balance.chart import chart
from velkahra.games.hammer.cards.card_ids import SEATS
from velkahra.games.hammer.cards.card_set import DEFAULT, CardSet, read_set
from velkahra.games.hammer.cards.facts import by_slot, set_number
from velkahra.games.hammer.cards.language import POWERS
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.puzzle.facts import facts
from velkahra.games.hammer.rules.agreed import usual
from velkahra.games.hammer.rules.values import BY_CHANCE
from velkahra.games.hammer.texts import TEXTS


class _Hammer(BalanceStudy):
    def start(self, number: int, rounds: int, cards: str) -> State:
        """Return a camp of all powers, in turn. Raises: VelkahraError without a level."""
        powers = vec[i64]([i64((number + place) % SEATS) for place in range(SEATS)])
        if not 5 <= rounds <= 14:
            raise VelkahraError(f"a camp has 5 to 14 rounds, not {rounds}")
        level = facts().level_for(rounds)
        which = set_number(cards) if cards else 0
        return HammerState.new(powers, which, rounds, level.size, level.rows, BY_CHANCE, usual())

    def outcome(self, state: State, events: Sequence[Event], cards: str) -> Outcome:
        """Return who won, when T. H. was found, and which cards were played."""
        assert isinstance(state, HammerState)
        sources = by_slot(set_number(cards) if cards else 0)
        played: list[set[str]] = [set() for _ in range(state.seats)]
        number = decided = 0
        for event in events:
            if event.kind == "round":
                number = event.facts["round"]
            elif event.kind == "found":
                decided = number
            elif event.kind == "played":
                source = sources[event.facts["card"]]
                assert source.card is not None
                for power in source.owners:
                    played[state.seat_of[power]].add(source.card.id)
        return Outcome(
            tuple(POWERS[power] for power in state.powers),
            tuple(state.returns()),
            tuple(int(state.pieces_of(seat)) for seat in range(state.seats)),
            decided,
            tuple(map(frozenset, played)),
        )

    def owners(self, folder: Path | None) -> Mapping[str, frozenset[str]]:
        """Return the powers that may play each card, by its id."""
        found = read_set(folder or DEFAULT)
        owners: dict[str, frozenset[str]] = {}
        for deck in found.decks:
            owners |= {card.id: frozenset((str(deck.deck),)) for card in deck.cards}
        for joint in found.joint:
            owners |= {card.id: frozenset(joint.deck.split("-")) for card in joint.cards}
        return owners

    def names(self, folder: Path | None, language: str) -> Mapping[str, str]:
        """Return the names of powers and cards, by their ids."""
        return _names(read_set(folder or DEFAULT), language)

    def text(self, language: str, key: str, **facts: str | int) -> str:
        """Return a sentence or a heading of the report."""
        return TEXTS.text(language, f"balance-{key}", **facts)

    def chart(self, weighed: Weighed, folder: Path | None, language: str) -> str:
        """Return an SVG chart of powers and cards."""
        found = read_set(folder or DEFAULT)
        colours = {str(power.id): power.colour for power in found.powers}
        return chart(weighed, _names(found, language), colours, language)


def _names(found: CardSet, language: str) -> dict[str, str]:
    cards = [card for deck in found.decks for card in deck.cards]
    cards += [card for joint in found.joint for card in joint.cards]
    names = {str(power): TEXTS.text(language, f"player-{power}") for power in POWERS}
    return names | {card.id: card.name.of(language) for card in cards}


SCALES: Final = _Hammer()
