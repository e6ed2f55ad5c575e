"""Files of weights: they read back; broken, foreign or old ones are refused in a sentence."""

import struct
from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec

from velkahra.core.contract import weights as stored
from velkahra.core.contract.net import weights_of

RECORD = stored.Record("0.1.0 abc", "", "2026-11-26", 8, 80, 1, 1, {"noise": 0.1}, (0.7, 0.6), 0.65)


def weights(
    layout: str = "draws-1", seats: int = 2, inputs: int = 10, bias: float = 0.0
) -> stored.Weights:
    """Make weights that are all 0 but for the bias of the result."""
    numbers = [0.0] * (int(weights_of(inputs, 8, 8)) - 1)
    data = struct.pack(f"<{len(numbers) + 1}f", *numbers, bias)
    return stored.Weights(layout, seats, inputs, 8, 8, RECORD, stored.digest_of(data), data)


def saved(folder: Path, found: stored.Weights) -> Path:
    path = folder / "values.json"
    path.write_bytes(stored.write_weights(found))
    return path


def test_weights_come_back(tmp_path: Path) -> None:
    found = stored.read_weights(saved(tmp_path, weights(bias=2.0)))
    assert found == weights(bias=2.0)
    assert found.net().logit(vec[float]([1.0] * 10)) == 2.0


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"digest": "0"}, "another digest"),
        ({"weights": b"1234"}, "4 bytes of weights, not"),
        ({"hidden": 12}, "a multiple of 8"),
        ({"second": 0}, "its sizes must be 1 to 1024"),
        ({"inputs": 5000}, "its sizes must be 1 to 1024"),
    ],
)
def test_what_is_broken_is_refused(changes: dict[str, object], says: str, tmp_path: Path) -> None:
    path = saved(tmp_path, msgspec.structs.replace(weights(), **changes))
    with pytest.raises(stored.WeightsError, match=f"{path} is broken: .*{says}"):
        stored.read_weights(path)


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff\x00", b'{"format": "velkahra-values-0"}'])
def test_what_is_no_such_file_is_refused(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "values.json"
    path.write_bytes(data)
    later = stored.write_weights(weights()).replace(stored.FORMAT.encode(), b"velkahra-values-2")
    with pytest.raises(
        stored.WeightsError, match="later program: this one reads 'velkahra-values-1'"
    ):
        stored.decode_weights(later, "it")
    with pytest.raises(stored.WeightsError, match="holds no learned values of this version"):
        stored.read_weights(path)
    with pytest.raises(stored.WeightsError, match="there is no file"):
        stored.read_weights(tmp_path / "none.json")
    with pytest.raises(stored.WeightsError, match="cannot be read: Is a directory"):
        stored.read_weights(tmp_path)


@pytest.mark.parametrize(
    ("layout", "seats", "says"),
    [
        ("morra-1", 2, "is for the game draws, not morra"),
        ("draws-2", 2, "version 1 of the inputs of draws, not version 2: learn again"),
        ("draws-1", 3, "is for 2 seats, not 3"),
    ],
)
def test_what_is_for_something_else_is_refused(layout: str, seats: int, says: str) -> None:
    stored.check_weights(Path("values.json"), weights(), "draws-1", 2)
    with pytest.raises(stored.WeightsError, match=says):
        stored.check_weights(Path("values.json"), weights(), layout, seats)
