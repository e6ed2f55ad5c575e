"""Files of networks: the weights, what they are for, and how they came to be, as JSON.

The weights are 32-bit floats, the lowest byte first, in base64, with a `digest`.
"""

import hashlib
import struct
from pathlib import Path

import msgspec
from librt.vecs import append, vec

from velkahra.core.contract import formats, refusals
from velkahra.core.contract.net import LARGEST, WIDE, Net, weights_of

FORMAT = "velkahra-values-1"


class WeightsError(refusals.VelkahraError):
    """A file of weights that cannot be used: it is broken, of another game, or out of date."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How weights came to be.

    Attributes:
        program: the version of the program, and a digest of its sources.
        commit: the commit it was made with, "" if unknown.
        date: the day, as 2026-11-26.
        games: the games that were played; positions: those noted in them.
        generation: 1 for games by the game's own evaluation, 2 for games by the next, and so on.
        settings: of the games and the fitting, by name; "games_from" is how many of the games are
            of other runs.
        curve: the mean loss, in nats, on games held out, after each pass through the others.
        hand_made: the same of the game's own evaluation.
        match: the result of the match that decided, in words.
    """

    program: str
    commit: str
    date: str
    games: int
    positions: int
    generation: int
    seed: int
    settings: dict[str, float]
    curve: tuple[float, ...]
    hand_made: float
    match: str = ""


class Weights(
    msgspec.Struct, frozen=True, tag_field="format", tag=FORMAT, forbid_unknown_fields=True
):
    """The contents of a file of weights.

    Attributes:
        layout: the game and the version of its inputs, as `Judge.inputs_layout` has it.
        seats: the number of seats it is for.
        inputs, hidden, second: the sizes of the network.
        record: how it came to be.
        digest: the SHA-256 of the weights.
        weights: the weights in the order of `Net`, as 32-bit floats.
    """

    layout: str
    seats: int
    inputs: int
    hidden: int
    second: int
    record: Record
    digest: str
    weights: bytes

    def net(self) -> Net:
        """Return the network."""
        numbers: vec[float] = vec[float](capacity=len(self.weights) // 4)
        for (number,) in struct.iter_unpack("<f", self.weights):
            numbers = append(numbers, number)
        return Net(self.inputs, self.hidden, self.second, numbers)


def digest_of(weights: bytes) -> str:
    """Return the digest of weights."""
    return hashlib.sha256(weights).hexdigest()


def read_weights(path: Path) -> Weights:
    """Return the contents of a file of weights. Raises: WeightsError naming the file and fault."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise WeightsError(f"there is no file {path} of learned values") from None
    except OSError as error:
        raise WeightsError(f"{path} cannot be read: {error.strerror}") from None
    return decode_weights(data, str(path))


def decode_weights(data: bytes, name: str) -> Weights:
    """Return the contents of a file of weights, called `name` in errors. Raises: WeightsError."""
    try:
        found = msgspec.json.decode(data, type=Weights)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        why = formats.made_later(data[:100].decode(errors="replace"), FORMAT) or error
        raise WeightsError(f"{name} holds no learned values of this version: {why}") from None
    if (fault := _fault(found)) != "":
        raise WeightsError(f"{name} is broken: {fault}")
    return found


def _fault(found: Weights) -> str:
    layers = (found.hidden, found.second)
    if not 0 < found.inputs <= LARGEST or not all(0 < one <= LARGEST for one in layers):
        return f"its sizes must be 1 to {LARGEST}"
    if any(units % WIDE for units in layers):
        return f"the units of a layer must be a multiple of {WIDE}"
    wanted = 4 * int(weights_of(found.inputs, found.hidden, found.second))
    if len(found.weights) != wanted:
        return f"it has {len(found.weights)} bytes of weights, not {wanted}"
    return "" if digest_of(found.weights) == found.digest else "its weights have another digest"


def check_weights(path: Path, found: Weights, layout: str, seats: int) -> None:
    """Check that weights are for such inputs and seats. Raises: WeightsError naming the file."""
    game, _, version = found.layout.rpartition("-")
    wanted, _, current = layout.rpartition("-")
    if game != wanted:
        raise WeightsError(f"{path} is for the game {game}, not {wanted or 'this one'}")
    if version != current:
        raise WeightsError(
            f"{path} is for version {version} of the inputs of {game}, not version {current}: "
            "learn again"
        )
    if found.seats != seats:
        raise WeightsError(f"{path} is for {found.seats} seats, not {seats}")


def write_weights(weights: Weights) -> bytes:
    """Return the contents of a file of weights."""
    return msgspec.json.format(msgspec.json.encode(weights), indent=1) + b"\n"
