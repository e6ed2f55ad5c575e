"""A writer of logs as Board Game Arena keeps them, from games played here.

The notifications and the numbers of tiles are those of the site's game as its source has them.
"""

import json
from collections.abc import Mapping
from typing import Any, Final

from librt.random import Random

from velkahra.core.contract.events import Event
from velkahra.core.contract.state import CHANCE
from velkahra.core.play.play import Play
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.game import GAME
from velkahra.games.euphrates.rules import frames
from velkahra.games.euphrates.rules.chapters.end import assign_treasures
from velkahra.games.euphrates.rules.facts import COLOUR_NAMES, LABELS
from velkahra.games.euphrates.rules.tables import HAND, OFFICE_NAMES, TILE_LETTERS, TILE_NAMES
from velkahra.games.euphrates.view.notation import read_action

TEMPLES: Final = {
    "standard": "B2 K1 F3 P2 N5 I7 B8 O9 F10 K11",
    "advanced": "E1 J1 O2 B3 G4 L4 D6 P6 A8 H8 M8 E10 J11 O11",
}
SHAPES: Final = {"lion": "lion", "bull": "bull", "archer": "bow", "potter": "urn"}
SITE_COLOURS: Final = ("blue", "green", "red", "black")  # the site's order of leaders
MONUMENTS: Final = ("black-green", "black-blue", "black-red", "red-blue", "green-red", "blue-green")
SETTLED: Final = 2000  # plies after which a random game stops


def state_of(play: Play) -> EuphratesState:
    assert isinstance(play.state, EuphratesState)
    return play.state


class Site:
    """A table of the site at which a game of ours is played, and its log."""

    def __init__(
        self,
        play: Play,
        seed: int = 1,
        private: bool = False,
        states: bool = True,
        take_back: bool = False,
    ) -> None:
        self.play, self.rng = play, Random(seed)
        self.private, self.states, self.take_back = private, states, take_back
        self.seats = play.seats
        self.ids = [str(8000 + 11 * seat) for seat in range(self.seats)]
        self.names = [f"player{seat}" for seat in range(self.seats)]
        self.dynasties = play.options["dynasties"].split("-")
        self.temples = TEMPLES[play.options["board"]].split()
        self.next_tile = 2 * self.seats + len(self.temples)
        self.hands: list[list[tuple[int, int]]] = [[] for _ in range(self.seats)]
        self.catastrophes = [[2 * seat, 2 * seat + 1] for seat in range(self.seats)]
        self.packets: list[dict[str, Any]] = []
        self.move = 0
        self.drawn: dict[int, str] = {}
        self.union: tuple[int, int] | None = None
        self.swap = False

    # Packets

    def notify(self, kind: str, seat: int = -1, /, **args: object) -> None:
        """Add a notification to the packet of this move, or to one of a player's own."""
        channel = "/table/t77" if seat < 0 else f"/player/p{self.ids[seat]}"
        last = self.packets[-1] if self.packets else None
        if last is None or last["move_id"] != str(self.move) or last["channel"] != channel:
            number = str(len(self.packets) + 1)
            last = {"channel": channel, "table_id": "77", "packet_id": number}
            last |= {"packet_type": "history", "move_id": str(self.move), "time": "1", "data": []}
            self.packets.append(last)
        told: dict[str, object] = {
            "uid": f"u{self.move}",
            "type": kind,
            "log": "",
            "args": args or [],
        }
        last["data"].append(told)

    def emit_to(self, kind: str, seat: int, /, **args: object) -> None:
        if self.private:
            self.notify(kind, seat, **args)

    def text(self) -> str:
        """Write the log as the site answers it, a packet on each line."""
        players = [{"id": int(i), "name": n} for i, n in zip(self.ids, self.names, strict=True)]
        packets = ",\n".join(json.dumps(packet) for packet in self.packets)
        players_text = json.dumps(players)
        english = self.play.options["english"] == "yes"
        options = ',"options":{"101":{"value":"2"}}' if english else ""
        return f'{{"status":1,"data":{{"logs":[\n{packets}\n],"players":{players_text}}}{options}}}'

    def who(self, seat: int) -> dict[str, Any]:
        return {"player_name": self.names[seat], "player_id": self.ids[seat]}

    def enter(self, number: int, seat: int) -> None:
        if self.states:
            args = {"id": number, "active_player": self.ids[seat], "type": "game"}
            self.notify("gameStateChange", **args)

    # The game

    def run(self) -> str:
        """Play to the end at random, and give the log."""
        play = self.play
        self.notify("gameStateChange", id=1, name="gameSetup", active_player=self.ids[0])
        while not play.state.is_over() and play.version < SETTLED:
            state = state_of(play)
            actor = int(state.actor())
            if actor == CHANCE:
                self.chance(state)
                continue
            self.settle()
            action = int(state.sample(actor, self.rng))
            if self.take_back and state.frame_kind() == frames.TURN and self.rng.randrange(4) == 0:
                self.taken_back(actor)
            self.act(actor, GAME.write(actor, action))
        if play.state.is_over():
            self.over()
        return self.text()

    def chance(self, state: EuphratesState) -> None:
        if state.frame_kind() == frames.FIRST:
            self.play.act(CHANCE, read_action("first 0"))
            self.begin()
            return
        seat, action = int(state.frame_seat()), int(state.draw(self.rng))
        self.play.act(CHANCE, action)
        self.drawn[seat] = GAME.write(CHANCE, action).removeprefix("draw ")

    def begin(self) -> None:
        for seat, letters in sorted(self.drawn.items()):
            self.receive(seat, letters)
        self.drawn.clear()
        self.move += 1
        self.enter(2, 0)

    def receive(self, seat: int, letters: str) -> list[tuple[int, int]]:
        tiles = []
        for letter in self.shuffled(letters):
            tiles.append((self.next_tile, TILE_LETTERS.index(letter)))
            self.next_tile += 1
        self.hands[seat] += tiles
        return tiles

    def shuffled(self, letters: str) -> list[str]:
        rest, out = [*letters], []
        while rest:
            out.append(rest.pop(self.rng.randrange(len(rest))))
        return out

    def settle(self) -> None:
        """Tell what was drawn since, in the order of seats as the site draws."""
        if not self.drawn:
            return
        for seat, letters in sorted(self.drawn.items()):
            self.notify_draw(seat, self.receive(seat, letters))
        self.drawn.clear()
        state = state_of(self.play)
        if not self.swap:
            self.enter(2, int(state.active))
        self.swap = False

    def notify_draw(self, seat: int, tiles: list[tuple[int, int]]) -> None:
        told = [{"id": str(tile), "kind": COLOUR_NAMES[colour]} for tile, colour in tiles]
        self.emit_to("drawTiles", seat, tiles=told)
        self.notify("drawTilesNotif", player_name=self.names[seat], count=len(tiles))

    def act(self, seat: int, text: str) -> None:
        """Act as a seat and tell it as the site does."""
        self.move += 1
        state = state_of(self.play)
        before = state.clone()
        happened = list(self.play.act(seat, read_action(text)))
        verb, _, rest = text.partition(" ")
        if verb in TILE_NAMES:
            self.notify_tile(seat, TILE_NAMES.index(verb), rest, happened)
        elif verb in OFFICE_NAMES:
            self.notify_leader(seat, OFFICE_NAMES.index(verb), rest, before)
        else:
            getattr(self, f"notify_{verb}")(seat, rest, before, happened)
        self.notify_events(happened)
        after = state_of(self.play)
        if verb == "end" and not self.drawn and not after.is_over() and after.actor() != CHANCE:
            self.enter(2, int(after.active))

    def xy(self, label: str) -> dict[str, str]:
        space = LABELS.index(label)
        return {"x": str(space % 16), "y": str(space // 16)}

    def pick(self, seat: int, colour: int) -> tuple[int, int]:
        tile = next(tile for tile in self.hands[seat] if tile[1] == colour)
        self.hands[seat].remove(tile)
        return tile

    def notify_tile(self, seat: int, colour: int, label: str, happened: list[Event]) -> None:
        tile, name = self.pick(seat, colour)[0], COLOUR_NAMES[colour]
        args = {**self.who(seat), "tile_id": str(tile), **self.xy(label), "coords": label}
        if any(event.kind == "joined" for event in happened):
            self.union = tile, colour
            self.notify("placeTile", **args, color="union", war_color=name, tile_name=name)
        else:
            self.notify("placeTile", **args, color=name, tile_name=name)

    def leader(self, seat: int, office: int) -> dict[str, Any]:
        colour = COLOUR_NAMES[office]
        number = 4 * seat + SITE_COLOURS.index(colour)
        shape = SHAPES[self.dynasties[seat]]
        return {"id": str(number), "shape": shape, "kind": colour, "owner": self.ids[seat]}

    def notify_leader(self, seat: int, office: int, label: str, before: EuphratesState) -> None:
        leader = self.leader(seat, office)
        if label == "off":
            args = {"color": leader["kind"], "leader": leader, "leader_name": "?"}
            self.notify("leaderReturned", player_name=self.names[seat], **args)
            return
        moved = int(before.leader_at(4 * seat + office)) != 176
        self.notify_placed(seat, leader, label, moved)

    def notify_placed(
        self, seat: int, leader: dict[str, Any], label: str, moved: bool, **more: object
    ) -> None:
        args = {**self.who(seat), "leader_id": leader["id"], **self.xy(label), "coords": label}
        args |= {"color": leader["kind"], "shape": leader["shape"], "moved": moved}
        self.notify("placeLeader", **args, leader_name="?", **more)

    def notify_catastrophe(
        self, seat: int, label: str, before: EuphratesState, happened: list[Event]
    ) -> None:
        number = self.catastrophes[seat].pop()
        gone = [e for e in happened if e.kind == "homeless"]
        leaders = [self.leader(e.facts["seat"], e.facts["office"]) for e in gone]
        args = {**self.who(seat), **self.xy(label), "coords": label, "removed_tile": False}
        told = {"id": str(number), "kind": "catastrophe"}
        args |= {"count": len(leaders), "removed_leaders": leaders, "catastrophe": told}
        self.notify("catastrophe", **args)

    def notify_swap(
        self, seat: int, letters: str, before: EuphratesState, happened: list[Event]
    ) -> None:
        tiles = [str(self.pick(seat, TILE_LETTERS.index(letter))[0]) for letter in letters]
        self.emit_to("discard", seat, tile_ids=tiles)
        self.notify("discardNotif", player_name=self.names[seat], count=len(tiles))
        self.swap = True

    def notify_add(
        self, seat: int, count: str, before: EuphratesState, happened: list[Event]
    ) -> None:
        colour = next(int(e.facts["colour"]) for e in happened if e.kind == "added")
        tiles = [str(self.pick(seat, colour)[0]) for _ in range(int(count))]
        side = "attacker" if before.slot(frames.CONFLICT_ADDED) == frames.NOT_ADDED else "defender"
        args = {**self.who(seat), "tile_ids": tiles, "number": int(count), "side": side}
        self.notify("placeSupport", **args, kind=COLOUR_NAMES[colour])

    def notify_war(
        self, seat: int, office: str, before: EuphratesState, happened: list[Event]
    ) -> None:
        colour = COLOUR_NAMES[OFFICE_NAMES.index(office)]
        self.notify("leaderSelected", player_name=self.names[seat], color=colour, leader_name="?")

    def notify_build(
        self, seat: int, what: str, before: EuphratesState, happened: list[Event]
    ) -> None:
        name, label = what.split(" ")
        pair = next(pair for pair in MONUMENTS if set(pair.split("-")) == set(name.split("-")))
        one, other = pair.split("-")
        at = self.xy(label)
        args: dict[str, Any] = {
            "color1": one,
            "color2": other,
            "monument_id": str(MONUMENTS.index(pair)),
        }
        args |= {"pos_x": at["x"], "pos_y": at["y"], "flip_ids": []}
        self.notify("placeMonument", player_name=self.names[seat], **args)
        for event in happened:
            if event.kind == "homeless":
                leader = self.leader(event.facts["seat"], event.facts["office"])
                told = {"shape": leader["shape"], "color": leader["kind"], "leader": leader}
                self.notify("leaderReturned", **told, leader_name="?")

    def notify_decline(
        self, seat: int, nothing: str, before: EuphratesState, happened: list[Event]
    ) -> None:
        """The site tells nothing."""

    def notify_take(
        self, seat: int, label: str, before: EuphratesState, happened: list[Event]
    ) -> None:
        tile = 2 * self.seats + self.temples.index(label)
        self.notify("pickedTreasure", **self.who(seat), color="treasure", tile_id=str(tile))

    def notify_end(
        self, seat: int, nothing: str, before: EuphratesState, happened: list[Event]
    ) -> None:
        self.enter(17, seat)

    def notify_events(self, happened: list[Event]) -> None:
        """Tell what followed: results of conflicts, points, the end of the wars."""
        for event in happened:
            facts = event.facts
            if event.kind in ("war-won", "revolt-won"):
                self.notify_result(event.kind == "war-won", facts)
            elif event.kind.startswith("points-"):
                seat, colour = int(facts["seat"]), int(facts.get("colour", 0))
                args = {"color": COLOUR_NAMES[colour], "points": int(facts["points"])}
                self.notify("playerScore", **self.who(seat), **args, source=False, id=False)
            elif event.kind == "rejoined" and self.union:
                args = {"tile_id": str(self.union[0]), "tile_color": COLOUR_NAMES[self.union[1]]}
                self.notify("allWarsEnded", **args, pos_x="0", pos_y="0")

    def notify_result(self, war: bool, facts: Mapping[str, int]) -> None:
        winner, loser = int(facts["winner"]), int(facts["loser"])
        sums = sorted((int(facts["attack"]), int(facts["defence"])))
        args: dict[str, Any] = {
            "winning_player_id": self.ids[winner],
            "losing_player_id": self.ids[loser],
        }
        args |= {"winner_strength": sums[1], "loser_strength": sums[0], "winning_side": "?"}
        if war:
            args |= {"tiles_removed_count": int(facts["count"]), "tiles_removed": []}
        self.notify("warConcluded" if war else "revoltConcluded", **args)

    # Undo

    def taken_back(self, seat: int) -> None:
        """Do something, take it back, and tell both as the site does."""
        state, version = state_of(self.play), self.play.version
        action = int(state.sample(seat, self.rng))
        text = GAME.write(seat, action)
        verb = text.split(" ")[0]
        saved = [[*hand] for hand in self.hands], [[*c] for c in self.catastrophes]
        if verb not in (*TILE_NAMES, *OFFICE_NAMES, "catastrophe"):
            return
        before = state.clone()
        self.act(seat, text)
        self.move += 1
        if verb in TILE_NAMES:
            (tile,) = set(saved[0][seat]) - set(self.hands[seat])
            self.notify("tileReturned", tile_id=str(tile[0]))
            told = {"id": str(tile[0]), "kind": COLOUR_NAMES[tile[1]]}
            self.emit_to("drawTiles", seat, tiles=[told])
        elif verb == "catastrophe":
            self.notify("undoRestorePoint")
            self.notify("resetInterfaceWithAllDatas", board=[])
        else:
            leader = self.leader(seat, OFFICE_NAMES.index(verb))
            origin = int(before.leader_at(4 * seat + OFFICE_NAMES.index(verb)))
            if origin == 176:
                args = {"shape": leader["shape"], "color": leader["kind"], "leader": leader}
                self.notify("leaderReturned", **args, undo=True)
            else:
                self.notify_placed(seat, leader, LABELS[origin], True, undo=True)
        self.play.undo(version)
        self.hands, self.catastrophes = saved

    # End of the game

    def over(self) -> None:
        state = state_of(self.play)
        if int(state.over) == 2:
            self.last_draws(state)
        else:
            for seat, letters in sorted(self.drawn.items()):
                self.notify_draw(seat, self.receive(seat, letters))
            self.notify("gameEnding", remaining_treasures="2")
        told, scores = {}, {}
        for seat in range(self.seats):
            points = {name: str(int(state.points(seat, c))) for c, name in enumerate(COLOUR_NAMES)}
            points["treasure"] = str(int(state.treasures_taken(seat)))
            told[self.ids[seat]] = {"player": self.ids[seat], **points}
            score = min(int(number) for number in assign_treasures(state, seat))
            scores[self.ids[seat]] = {"lowest": score, "score": score}
        self.notify("startingFinalScores", points=told, bag_count=100)
        self.notify("finalScores", points=scores)
        self.notify("gameStateChange", name="gameEnd", type="manager", args={})
        self.notify("simpleNode")

    def last_draws(self, state: EuphratesState) -> None:
        """Draw by seats until the bag is too small. The colours do not matter any more."""
        left = sum(int(state.in_bag(colour)) for colour in range(4))
        left += sum(len(letters) for letters in self.drawn.values())
        seats = [int(state.frame_seat())] if self.swap else range(self.seats)
        for seat in seats:
            missing = (
                int(state.slot(frames.REFILL_TILES))
                if self.swap
                else int(HAND) - len(self.hands[seat])
            )
            if missing > left:
                self.notify("lastTileDrawn", player_name=self.names[seat])
                return
            if missing:
                self.notify("drawTilesNotif", player_name=self.names[seat], count=missing)
                left -= missing
                self.next_tile += missing
