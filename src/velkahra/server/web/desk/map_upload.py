"""The organiser's own map of a camp: upload, storage, and who sees it.

A map is public at its table: its address is the beginning of its SHA-256, which only people who
have seen the table know. Metadata of cameras are removed before it is stored.
"""

from collections.abc import Mapping
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from velkahra.core import offers
from velkahra.core.contract.refusals import VelkahraError
from velkahra.server.domain.agreements import NotNow
from velkahra.server.room.hub import Hub
from velkahra.server.room.room import Room
from velkahra.server.store.maps import by_name, is_map
from velkahra.server.web.kit import forms

LONGEST_MAP: Final = 16_000_000
MOST_METRES: Final = 100_000
SIDES: Final = ("left", "top", "side")

Crop = tuple[float, float, float]
"""Left, top and side of the square that is used, in parts of the picture's shorter side."""


class MapUpload(msgspec.Struct, frozen=True):
    """A new map, a JPEG, or b"" if only its scale changes; or why it is `wrong`, a message key."""

    picture: bytes = b""
    metres: int = 0
    wrong: str = ""


def uploaded(form: Mapping[str, bytes], game: str) -> MapUpload:
    """Return the map of a form of the desk; this takes a while."""
    fields = {name: forms.text(form.get(name, b"")) for name in (*SIDES, "metres")}
    picture = form.get("picture", b"")
    try:
        metres, crop = metres_of(fields), crop_of(fields)
        return MapUpload(made(game, picture, crop) if picture else b"", metres)
    except NotNow as error:
        return MapUpload(wrong=error.name)


def crop_of(fields: Mapping[str, str]) -> Crop | None:
    """Return left, top and side of the square of the picture to use, in parts of its shorter side.

    The form's `fields` say them in percent. It is None, for the middle, if they are all empty.

    Raises: NotNow if only a part of it is said, or something else than numbers in their range.
    """
    said = [fields.get(name, "").strip().replace(",", ".") for name in SIDES]
    if not any(said):
        return None
    try:
        left, top, side = (float(text) / 100 for text in said)
    except ValueError:
        raise NotNow("desk-crop") from None
    if not (0 <= left <= 100 and 0 <= top <= 100 and 0 < side <= 1):
        raise NotNow("desk-crop")
    return left, top, side


def metres_of(fields: Mapping[str, str]) -> int:
    """Return the metres of a square's side, 1 to MOST_METRES, from a form. Raises: NotNow."""
    said = fields.get("metres", "").strip()
    if not said.isascii() or not said.isdigit() or len(said) > 9:
        raise NotNow("desk-metres")
    if not 1 <= int(said) <= MOST_METRES:
        raise NotNow("desk-metres")
    return int(said)


def made(game: str, picture: bytes, crop: Crop | None) -> bytes:
    """Return a picture, cropped, as a map's ground, a JPEG. Raises: NotNow if bad or too large."""
    try:
        found = offers.printer(game).ground(picture, crop)
    except VelkahraError as error:
        raise NotNow("desk-picture") from error
    if not is_map(found):
        raise NotNow("desk-picture")
    return found


def has_map(room: Room) -> bool:
    """Return whether a table can have an organiser's own map."""
    game = room.row.game
    return game in offers.printers() and offers.printer(game).has_map


async def show(request: Request) -> Response:
    """Answer with a map by its name."""
    hub: Hub = request.app.state.hub
    name = request.path_params["name"]
    found = await hub.store.run(lambda base: by_name(base, name))
    if not found:
        raise HTTPException(404)
    return Response(found, media_type="image/jpeg")
