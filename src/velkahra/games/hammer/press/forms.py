"""Sheets to be filled in: a round of the organiser, instructions and supply of a team.

Numbers that a set may change come from the set; a number that is part of a power's secret is told
on no sheet that others may see.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from velkahra.core.print_model import Page, Sheet
from velkahra.games.hammer.cards.card_set import CardSet
from velkahra.games.hammer.cards.language import Power, PowerCard
from velkahra.games.hammer.picture.art.ink import INK, LIGHT
from velkahra.games.hammer.picture.art.text import amount, run
from velkahra.games.hammer.press import page_kit, sheet
from velkahra.games.hammer.texts import TEXTS
from velkahra.picture.shapes import box

_LEDGER: Final = (
    *("round", "place", "for-place", "gained", "to-bm"),
    *("spent-sb", "left-sb", "spent-bm", "left-bm", "points"),
)
STEPS: Final = 8  # lines on a team's instruction sheet


class Forms:
    """Makes the sheets to be filled in, for the powers that play.

    `minutes` are those of a turn, 0 where turns are not timed, None for what the set of cards says.
    T. H. is found `outdoors`, or by naming his square (HM-EDGE-FIND-01).
    """

    def __init__(
        self,
        cards: CardSet,
        powers: Sequence[Power],
        language: str,
        minutes: int | None = None,
        outdoors: bool = False,
    ) -> None:
        self.cards: Final = cards
        self.powers: Final = [power for power in cards.powers if power.id in powers]
        self.language: Final = language
        self.minutes: Final = cards.index.rules.plan_minutes if minutes is None else minutes
        self.outdoors: Final = outdoors

    def rounds(self, count: int) -> Sheet:
        """Return the organiser's sheets of `count` rounds: order and result."""
        pages = [self._round(number) for number in range(1, count + 1)]
        return self._sheet("rounds", "rounds", pages)

    def instructions(self) -> Sheet:
        """Return the sheet a team hands in on its turn, one for each power. HM-TIMER-01."""
        return self._sheet("instructions", "instructions", map(self._instructions, self.powers))

    def supplies(self, rounds: int, rows: int) -> Sheet:
        """Return a team's supply sheet for `rounds` rounds; `rows` of the picture, 0 if unknown."""
        pages = [self._supply(power, rounds, rows) for power in self.powers]
        return self._sheet("supplies", "supplies", pages)

    def _round(self, number: int) -> Page:
        title = self._say("round", number=number)
        result, below = self._results(400)
        order, below = self._order(below + 34)
        teams, below = self._teams(below + 34)
        joint, _ = self._joint(below + 34)
        parts = [
            page_kit.heading(title, self._say("round-lead")),
            page_kit.field(0, 310, 1000, self._say("round-game")),
            page_kit.field(1040, 310, 400, self._say("round-day")),
            page_kit.field(1480, 310, 440, self._say("round-time")),
            result,
            order,
            teams,
            joint,
        ]
        return page_kit.page(parts, f"{title}. {self._say('round-lead')}")

    def _results(self, y: float) -> tuple[str, float]:
        """Draw places and their SB. HM-ROUND-04, HM-COOP-06, HM-JOKER-03."""
        shares = (0.6, 1.8, 0.7, 1.2, 1.5, 0.8, 0.8, 0.8)
        heads = ("place", "team", "for-place", "empty", "joker-on", "joker", "by-cards", "in-all")
        due = self.cards.index.rules.placement_sb[: len(self.powers)]
        rows = [
            (f"{place}.", "", amount(sb, 55, 0, 62), *[""] * 5) for place, sb in enumerate(due, 1)
        ]
        return self._table("round-result", y, heads, shares, rows)

    def _order(self, y: float) -> tuple[str, float]:
        """Draw the order of turns and their clocks. HM-ORDER-01, HM-TIMER-02."""
        shares = (0.6, 1.9, 1.2, 1.2, 1.2, 1.9)
        heads = ("position", "team", "starts", "handed-in", "ends", "remarks")
        rows = [(f"{place}.", *[""] * 5) for place in range(1, len(self.powers) + 1)]
        return self._table("round-order", y, heads, shares, rows)

    def _teams(self, y: float) -> tuple[str, float]:
        """Draw what each power gets back, is told and guesses. HM-POPULATION-01, HM-INFO-01."""
        shares = (1.5, 1.0, 1.6, 2.4, 0.8)
        heads = ("power", "coin", "returned", "pieces", "found" if self.outdoors else "guess")
        room = page_kit.WIDE * shares[0] / sum(shares)
        rows = [
            (page_kit.named(power, self.language, room, 88), *[""] * 4) for power in self.powers
        ]
        return self._table("round-teams", y, heads, shares, rows)

    def _joint(self, y: float) -> tuple[str, float]:
        """Draw where co-operations are written. HM-COOP-01, HM-COOP-04, HM-COOP-15."""
        shares = (2.0, 1.0, 1.8, 1.0, 1.0, 1.4)
        heads = ("teams", "announced", "drawn", "paid", "cancelled", "penalty")
        return self._table("round-joint", y, heads, shares, [[""] * 6] * 3)

    def _table(
        self,
        title: str,
        y: float,
        heads: Sequence[str],
        shares: Sequence[float],
        rows: Sequence[Sequence[str]],
        high: float = 88,
    ) -> tuple[str, float]:
        columns = [
            page_kit.Column(self._say(f"head-{head}") if head else "", share)
            for head, share in zip(heads, shares, strict=True)
        ]
        drawing, end = page_kit.table(y + 80, columns, rows, high)
        return page_kit.section(self._say(title), y) + drawing, end

    def _instructions(self, power: PowerCard) -> Page:
        title = self._say("instructions-of", power=power.name.of(self.language))
        lead = self._say("instructions-lead")
        if self.minutes:
            lead = f"{self._say('instructions-minutes', minutes=self.minutes)} {lead}"
        steps, below = self._steps(782)
        parts = [
            page_kit.heading(title, self._say("instructions-below"), power),
            page_kit.field(0, 310, 500, self._say("instructions-round")),
            page_kit.field(560, 310, 640, self._say("instructions-time")),
            page_kit.field(1260, 310, 660, self._say("instructions-name")),
            page_kit.paragraph(lead, 0, 340, page_kit.WIDE, high=160)[0],
            page_kit.section(self._say("instructions-before"), 516),
            page_kit.field(0, 646, 1000, self._say("instructions-convert")),
            page_kit.tick(1060, 646, self._say("instructions-waive")),
            *self._draws(730),
            steps,
            page_kit.section(self._say("instructions-after"), below + 34),
            *self._endings(below + 170),
        ]
        return page_kit.page(parts, f"{title}. {lead}")

    def _draws(self, base: float) -> list[str]:
        own, joint = self._say("instructions-own"), self._say("instructions-joint")
        after = 80 + page_kit.tick_room(own)
        end = after + page_kit.tick_room(joint)
        field = page_kit.field(end, base, page_kit.WIDE - end, "")
        return [page_kit.tick(0, base, own), page_kit.tick(after, base, joint), field]

    def _steps(self, y: float) -> tuple[str, float]:
        """Draw the lines of the main phase: cards, targets, price, rows asked for. HM-INFO-03."""
        shares = (0.35, 2.0, 2.5, 0.5, 0.5, 1.0, 0.6)
        heads = ("step", "card", "targets", "sb", "bm", "rows", "done")
        rows = [(f"{step}.", *[""] * 6) for step in range(1, STEPS + 1)]
        return self._table("instructions-main", y, heads, shares, rows, 120)

    def _endings(self, first: float) -> list[str]:
        every = ("ability", "discard", "consent", "cooperation", "guess", "joker")
        lines = [key for key in every if key != "guess" or not self.outdoors]
        step = (page_kit.HIGH - 20 - first) / (len(lines) - 1)
        return [
            page_kit.field(0, first + step * place, page_kit.WIDE, self._say(f"instructions-{key}"))
            for place, key in enumerate(lines)
        ]

    def _supply(self, power: PowerCard, rounds: int, rows: int) -> Page:
        title = self._say("supply-of", power=power.name.of(self.language))
        rules = self.cards.index.rules
        joker = "scores" if rules.joker_scores else "not"
        lead = self._say("supply-lead", points=rules.find_points, joker=joker)
        shares = (0.8, 0.8, *[1.0] * 8)
        lines = [(f"{number}.", *[""] * 9) for number in range(1, rounds + 1)]
        ledger, below = self._table(
            "supply-ledger", 460, _LEDGER, shares, lines, min(130, 1430 / rounds)
        )
        once = below + 34
        parts = [
            page_kit.heading(title, self._say("supply-below"), power),
            page_kit.paragraph(lead, 0, 260, page_kit.WIDE, high=180)[0],
            ledger,
            page_kit.section(self._say("supply-once"), once),
            page_kit.field(0, once + 134, page_kit.WIDE / 2 - 60, self._say("supply-joker")),
            page_kit.field(
                page_kit.WIDE / 2, once + 134, page_kit.WIDE / 2, self._say("supply-ability")
            ),
            page_kit.section(self._say("supply-rows"), once + 180),
            self._known(once + 270, rows),
        ]
        return page_kit.page(parts, f"{title}. {lead}")

    def _known(self, y: float, rows: int) -> str:
        """Draw a box for each row of the picture, or lines if their number is not known."""
        if not rows:
            ruled = (place for place in range(int(y) + 80, page_kit.HIGH, 100))
            return "".join(page_kit.field(0, base, page_kit.WIDE, "") for base in ruled)
        across = 12 if rows <= 36 else 16
        side = page_kit.WIDE / across
        high = min(150.0, (page_kit.HIGH - 10 - y) / -(-rows // across))
        frame = f' stroke="{INK}" stroke-width="2.5"'
        return "".join(
            box(x, top, side, high, LIGHT, frame) + run(f"{at + 1}", x + 10, top + 36, 32)
            for at in range(rows)
            for x, top in [(at % across * side, y + at // across * high)]
        )

    def _say(self, key: str, **facts: str | int) -> str:
        currency = self.cards.index.currency
        words = {"sb": currency.sb.of(self.language), "bm": currency.bm.of(self.language)}
        return TEXTS.text(self.language, f"press-{key}", **words, **facts)

    def _sheet(self, name: str, key: str, pages: Iterable[Page]) -> Sheet:
        title = sheet.titled(self.language, self._say(key))
        return sheet.credited(name, title, self.language, pages)
