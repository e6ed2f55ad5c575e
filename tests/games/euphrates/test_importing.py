"""Games of Board Game Arena: logs that can be played on, and faults reported with their line."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from librt.random import Random
from tests.games.euphrates.bga import Site

import velkahra
from velkahra.cli import main
from velkahra.core.contract.state import CHANCE
from velkahra.core.importing import ForeignGameError
from velkahra.core.play.play import Play
from velkahra.games.euphrates.game import GAME
from velkahra.games.euphrates.importing import import_game
from velkahra.games.euphrates.rules.facts import ORDERS

ANN, BEN = "501", "777"
PLAYERS = [{"id": 501, "name": "Ann"}, {"id": 777, "name": "Ben"}]
# Two players: tiles 14 to 19 are Ann's first hand, 20 to 25 Ben's, 26 is the next of the bag.
OVER = ("gameStateChange", {"id": 17, "active_player": 501, "type": "game"})
POINTS = {"red": 0, "blue": 0, "green": 0, "black": 0, "treasure": 0}
ODD: tuple[object, ...] = (None, "x", -1, 10**9, [], {}, ["a"], "", [None], 3.5, True)


def played(play: Play, swaps: bool = True) -> list[tuple[int, str]]:
    """List what the seats did; without `swaps` only how many tiles they swapped."""
    told = [(seat, GAME.write(seat, action)) for seat, action in play.plies if seat != CHANCE]
    if swaps:
        return told
    return [(s, f"swap {len(t) - 5}" if t.startswith("swap") else t) for s, t in told]


def position_after(play: Play) -> list[str]:
    """List the lines of a position without those of hands, which a log need not show."""
    lines = velkahra.write_position(play.state, GAME).splitlines()
    return [
        line for line in lines if line.split(" ")[0] not in ("hand", "swapped", "gone", "option")
    ]


def table(seed: int) -> Play:
    """Begin a game for 2, 3 or 4 with varying options."""
    order = "-".join(ORDERS[5 * seed % len(ORDERS)])
    board, english = ("standard", "advanced")[seed // 3 % 2], ("no", "yes")[seed // 6 % 2]
    options = {"board": board, "english": english, "dynasties": order}
    return Play(GAME, 2 + seed % 3, options)


@pytest.mark.parametrize("seed", range(24))
def test_a_random_game_comes_back(seed: int) -> None:
    play = table(seed)
    again = import_game(GAME, Site(play, seed, seed % 2 == 0, seed % 5 != 0, seed % 4 != 3).run())
    assert played(again, swaps=False) == played(play, swaps=False)
    assert position_after(again) == position_after(play)
    assert again.record().result == play.record().result
    names = ("board", "english")
    assert [again.options[n] for n in names] == [play.options[n] for n in names]
    sat = [one.options["dynasties"].split("-")[: play.seats] for one in (again, play)]
    assert sat[0] == sat[1]
    replayed = Play.replay(velkahra.read_record(velkahra.write_record(again.record())), GAME)
    assert replayed.state.freeze() == again.state.freeze()


def packet(number: int, *told: tuple[str, dict[str, Any]]) -> str:
    data = [{"uid": "0", "type": kind, "log": "", "args": args} for kind, args in told]
    head = {"channel": "/table/t1", "packet_id": str(number), "move_id": str(number)}
    return json.dumps({**head, "time": "1", "data": data})


def log(*packets: tuple[tuple[str, dict[str, Any]], ...], **more: object) -> str:
    """Write a log of Ann and Ben; packet 1 stands on line 2."""
    lines = ",\n".join(packet(number, *told) for number, told in enumerate(packets, 1))
    rest = json.dumps({"players": PLAYERS, **more}).removeprefix("{")
    return f'{{"status": 1, "data": {{"logs": [\n{lines}\n],\n{rest}}}'


def tile(player: str, number: int, colour: str, x: int, y: int, **more: object) -> tuple[str, Any]:
    args = {"player_id": player, "tile_id": str(number), "x": str(x)}
    return "placeTile", {**args, "y": str(y), "color": colour, **more}


def leader(
    player: str, number: int, colour: str, x: int, y: int, **more: object
) -> tuple[str, Any]:
    args = {"player_id": player, "leader_id": str(number), "x": str(x), "y": str(y)}
    return "placeLeader", {**args, "color": colour, "shape": "urn", "moved": False, **more}


def drawn(name: str, count: int) -> tuple[str, Any]:
    return "drawTilesNotif", {"player_name": name, "count": count}


def support(player: str, *tiles: int, side: str = "attacker") -> tuple[str, Any]:
    args = {"player_id": player, "tile_ids": [str(number) for number in tiles]}
    return "placeSupport", {**args, "number": len(tiles), "side": side, "kind": "red"}


OPENING = (
    (leader(ANN, 3, "black", 10, 1, shape="bull"),),
    (tile(ANN, 17, "red", 9, 1),),
    (OVER, drawn("Ann", 1)),
    (leader(BEN, 7, "black", 9, 2),),
    (support(BEN, 21),),
    (
        support(ANN, side="defender"),
        ("revoltConcluded", {"winning_player_id": BEN, "winner_strength": 2, "loser_strength": 2}),
    ),
)


def test_a_log_is_played_move_by_move() -> None:
    rest = {**OPENING[5][1][1], "winning_player_id": ANN}
    told = (*OPENING[:5], (OPENING[5][0], ("revoltConcluded", rest)))
    play = import_game(GAME, log(*told))
    assert played(play) == [
        (0, "king K2"),
        (0, "temple J2"),
        (0, "end"),
        (1, "king J3"),
        (1, "add 1"),
        (0, "add 0"),
    ]
    assert play.options["dynasties"].startswith("bull-potter")
    # A result that differs is reported.
    with pytest.raises(ForeignGameError, match="Ben wins 2 to 2, 0 tiles go; by our rules Ann"):
        import_game(GAME, log(*OPENING))


def test_a_tile_is_known_from_the_draw_on_when_it_is_used_later() -> None:
    play = import_game(GAME, log((tile(ANN, 14, "green", 0, 0),), (tile(ANN, 19, "green", 0, 1),)))
    assert GAME.write(CHANCE, play.plies[0][1]).count("M") >= 2
    # Passing has no notification.
    told = ((tile(BEN, 20, "green", 0, 0),), (drawn("Ben", 1),), (leader(ANN, 0, "blue", 9, 0),))
    play = import_game(GAME, log(*told))
    assert played(play) == [(0, "end"), (1, "market A1"), (1, "end"), (0, "farmer J1")]


def test_what_was_taken_back_leaves_no_trace() -> None:
    back = ("tileReturned", {"tile_id": "14"})
    gone = {"color": "blue", "leader": {"owner": ANN}, "undo": True}
    told: tuple[tuple[tuple[str, Any], ...], ...] = (
        (tile(ANN, 14, "green", 0, 0),),
        (back,),
        (leader(ANN, 0, "blue", 9, 0),),
        (("leaderReturned", gone),),
        (("catastrophe", {"player_id": ANN, "x": "3", "y": "3"}),),
        (("undoRestorePoint", {}), ("resetInterfaceWithAllDatas", {})),
        (tile(ANN, 14, "green", 4, 4),),
    )
    assert played(import_game(GAME, log(*told))) == [(0, "market E5")]
    # Who has left adds no tiles without a notification.
    lost = {"winning_player_id": ANN, "winner_strength": 2, "loser_strength": 1}
    told = (*OPENING[:4], (("revoltConcluded", lost),))
    assert played(import_game(GAME, log(*told)))[-2:] == [(1, "add 0"), (0, "add 0")]


def test_options_are_read_where_the_file_has_them() -> None:
    options = {"100": {"value": "2"}, "101": {"value": 2}, "104": 2}
    play = import_game(GAME, log((tile(ANN, 20, "green", 0, 0),), options=options))
    agreed = [play.options[name] for name in ("board", "english", "points")]
    assert agreed == ["advanced", "yes", "open"]


def test_a_record_is_written_and_the_title_is_found(tmp_path: Path) -> None:
    source, record = tmp_path / "logs.json", tmp_path / "record.txt"
    source.write_text(log(*OPENING[:4]))
    with pytest.raises(SystemExit) as ended:
        main(["import", str(source), "-o", str(record)])
    assert not ended.value.code
    again = Play.replay(velkahra.read_record(record.read_text()), GAME)
    assert GAME.write(1, again.plies[-1][1]) == "king J3"


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ('{"logs": [\n{"data": [', 2, "not JSON"),
        (log(*OPENING)[:400], 3, "not JSON"),
        ("{}", 1, "no list 'logs'"),
        ('{"status": "0", "error": "a limit"}', 1, "the site answered 'a limit'"),
        ('{"logs": []}', 1, "the log is empty"),
        ('{"logs": [\n7]}', 2, "a packet of the log is an object"),
        ('{"logs": [\n{"data": [{"args": {}}]}]}', 2, "an object with a 'type'"),
        ('{"logs": [{"data": [{"type": "message", "args": []}]}]}', 1, "names 0 players"),
        (log((("dance", {}),)), 2, r"move 1 \(packet 1\), dance: this notification is not known"),
        (log(OPENING[0], (("placeWonder", {}),)), 3, "not part of this game"),
        (log(OPENING[0], options={"103": {"value": 2}}), 1, "not part of this game"),
        (log((("playerScore", {"player_id": ANN, "source": "building"}),)), 2, "TE-EDGE-96"),
        (log((tile(ANN, 14, "red", 16, 0),)), 2, "16, 0 lies outside the board"),
        (log((tile(ANN, 14, "red", 1, "n"),)), 2, "'y' must be a number"),  # type: ignore[arg-type]
        (log((tile(ANN, 14, "pink", 1, 0),)), 2, "'pink' is none of red"),
        (log((tile(ANN, 14, "red", 5, 0),)), 2, "'temple F1', which is refused by TE-TILE-03"),
        (log((tile(ANN, 26, "red", 0, 0),)), 2, "tile 26 is not in the hand of Ann"),
        (log((tile(ANN, 999, "red", 0, 0),)), 2, "there is no tile 999"),
        (log((tile(ANN, 14, "red", 0, 0),), (tile(ANN, 14, "blue", 0, 0),)), 3, "was red before"),
        (log((leader(ANN, 0, "blue", 0, 5),)), 2, "'farmer A6', which is refused by TE-LEADER-04"),
        (log((leader(ANN, 0, "blue", 9, 0),), (leader(BEN, 1, "red", 2, 1),)), 3, "leader is of"),
        (log((("tileReturned", {"tile_id": 14}),)), 2, "nothing of this kind to take back"),
        (log((OVER,), (leader(ANN, 0, "blue", 9, 0),)), 3, "it is up to Ben here"),
        (log((drawn("Eve", 1),)), 2, "'Eve' is not a player"),
        (log((drawn("Ann", 500),)), 2, "the bag has no 500 tiles"),
        (log((tile(ANN, 14, "red", 0, 0),), (OVER,), (tile(BEN, 20, "red", 0, 1),)), 4, "no 1 til"),
        (log((("discardNotif", {"player_name": "Ann", "count": 7}),)), 2, "7 tiles are swapped"),
        (log((support(ANN, 14),)), 2, "which is refused by TE-TURN-03"),
        (log((("leaderSelected", {"player_name": "Ann", "color": "red"}),)), 2, "'war priest'"),
        (log((("pickedTreasure", {"player_id": ANN, "tile_id": "4"}),)), 2, "'take B2'"),
        (log((("pickedTreasure", {"player_id": ANN, "tile_id": "70"}),)), 2, "no treasure lies"),
        (log((("warConcluded", {}),)), 2, "no such conflict"),
        (log((("gameEnding", {}), ("message", {}))), 2, "the game is not over here"),
        (log((("startingFinalScores", {"points": {ANN: POINTS}}),)), 2, "not over here"),
        (
            log((("catastrophe", {"player_id": ANN, "x": 3, "y": 3}),) * 2),
            2,
            "TE-CATASTROPHE-07 .the site lets a catastrophe lie on another one",
        ),
    ],
)
def test_what_cannot_be_played_is_named_with_its_line(text: str, line: int, why: str) -> None:
    with pytest.raises(ForeignGameError, match=why) as caught:
        import_game(GAME, text)
    assert caught.value.line == line


@pytest.mark.parametrize("key", ["red", "treasure", "score"])
def test_final_points_that_differ_are_reported(key: str) -> None:
    text = Site(table(6), 6).run()
    name = f'"{key}": '
    at = text.rindex(name) + len(name)
    number = "99" if key == "score" else '"99"'
    end = min(text.index(mark, at) for mark in ",}")
    with pytest.raises(ForeignGameError, match="by our rules"):
        import_game(GAME, text[:at] + number + text[end:])


def test_the_older_shape_of_an_answer_is_read_too() -> None:
    inner = packet(1, *OPENING[0])
    text = f'{{"status":1,"data":{{"valid":1,"data":[{inner}],"players":{json.dumps(PLAYERS)}}}}}'
    assert played(import_game(GAME, text)) == [(0, "king K2")]


def test_a_file_of_others_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "other.json"
    source.write_text("{}")
    with pytest.raises(SystemExit) as ended:
        main(["import", str(source), "-o", str(tmp_path / "record.txt")])
    assert ended.value.code
    assert "this is not a game that euphrates or pamir can read" in capsys.readouterr().err


@pytest.mark.parametrize("seed", range(6))
def test_a_damaged_log_is_an_error_or_a_game_and_nothing_else(seed: int) -> None:
    whole = Site(table(seed), seed, seed % 2 == 0, seed % 3 != 0, take_back=True).run()
    for number in range(15):
        rng = Random(100 * seed + number)
        told = json.loads(whole)
        packets = told["data"]["logs"]
        at = rng.randrange(len(packets))
        one = packets[at]["data"][rng.randrange(len(packets[at]["data"]))]
        match number % 4:
            case 0:
                packets.pop(at)
            case 1:
                packets.insert(rng.randrange(len(packets)), packets[at])
            case 2 if one["args"]:
                one["args"][[*one["args"]][rng.randrange(len(one["args"]))]] = ODD[number % 11]
            case _:
                one["args"] = ODD[number % 11]
        with suppress(ForeignGameError):
            import_game(GAME, json.dumps(told))
