"""An organiser's pictures: the background of the map, and the drawing for a puzzle."""

import io
from base64 import b64encode
from pathlib import Path
from typing import Final

from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.extras import missing
from velkahra.games.hammer.puzzle import facts, shaft

try:
    from PIL import Image, ImageOps, UnidentifiedImageError
except ImportError as error:
    raise missing("printing", error) from None

FORMATS: Final = ("PNG", "JPEG")
MOST_PIXELS: Final = 100_000_000
MOST_SENT: Final = 25_000_000
"""Of a picture that a stranger sends to a server: unpacked it takes ten bytes a pixel."""
LEAST_SIDE: Final = 8
SHARP: Final = 2000
DARK: Final = 127

Crop = tuple[float, float, float]
"""Left, top and side of the square that is used, in parts of the picture's shorter side."""


Source = Path | bytes
"""A file, or the bytes of one."""

UPLOADED: Final = "what was sent"


def _read(source: Source) -> Image.Image:
    """Return a picture as RGBA, turned as the camera was held. Raises: as `background`."""
    path = _name(source)
    try:
        file = io.BytesIO(source) if isinstance(source, bytes) else source
        with Image.open(file, formats=FORMATS) as image:
            if isinstance(source, bytes):
                image.draft("RGB", (2 * SHARP, 2 * SHARP))  # a JPEG is shrunk while decoded
            most = MOST_SENT if isinstance(source, bytes) else MOST_PIXELS
            if min(image.size) < LEAST_SIDE or image.width * image.height > most:
                across, down = image.size
                room = f"8 x 8 to {most // 1_000_000} million do"
                raise VelkahraError(f"{path} has {across} x {down} pixels; {room}")
            return _eight_bits(ImageOps.exif_transpose(image)).convert("RGBA")
    except VelkahraError:
        raise
    except UnidentifiedImageError:
        raise VelkahraError(f"{path} is not a picture: PNG and JPEG can be read") from None
    except FileNotFoundError:
        raise VelkahraError(f"there is no file {path}") from None
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError) as error:
        raise VelkahraError(f"{path} cannot be read as a picture: {error}") from None


def _eight_bits(image: Image.Image) -> Image.Image:
    """Return a picture with 16 bits of grey scaled to eight; others as they are."""
    if not image.mode.startswith("I"):
        return image
    return image.convert("I").point(lambda value: value * (1 / 256)).convert("L")


def _name(source: Source) -> str:
    return UPLOADED if isinstance(source, bytes) else str(source)


def _on_white(image: Image.Image) -> Image.Image:
    white = Image.new("RGBA", image.size, "white")
    return Image.alpha_composite(white, image).convert("RGB")


def _square(image: Image.Image, crop: Crop | None, name: str) -> tuple[int, int, int, int]:
    """Return the square of a picture to use: the chosen one, or the middle."""
    short = min(image.size)
    if crop is None:
        left, top, side = (image.width - short) // 2, (image.height - short) // 2, short
    else:
        left, top, side = (round(part * short) for part in crop)
    right, bottom = left + side, top + side
    if left < 0 or top < 0 or side < LEAST_SIDE or right > image.width or bottom > image.height:
        raise VelkahraError(
            f"the chosen square is not inside {name}, which is {image.width / short:g} wide and "
            f"{image.height / short:g} high in parts of its shorter side"
        )
    return left, top, right, bottom


def background(path: Path, crop: Crop | None = None) -> str:
    """Return a picture as the ground of a map, SVG of 1000 x 1000. Raises: VelkahraError."""
    return in_svg(square_jpeg(path, crop))


def square_jpeg(source: Source, crop: Crop | None = None, sharp: int = SHARP) -> bytes:
    """Return the chosen square of a picture as JPEG without metadata.

    `crop` is left, top and side of the square in parts of the picture's shorter side, None for the
    middle one; `sharp` is the most pixels along a side of the JPEG.
    Raises: as `background`.
    """
    image = _read(source)
    cut = _on_white(image).crop(_square(image, crop, _name(source)))
    side = min(cut.width, sharp)
    file = io.BytesIO()
    cut.resize((side, side)).save(file, "JPEG", quality=88)
    return file.getvalue()


def in_svg(jpeg: bytes) -> str:
    """Return a square JPEG as the ground of a map: SVG in a box of 1000 x 1000."""
    data = b64encode(jpeg).decode()
    return f'<image width="1000" height="1000" href="data:image/jpeg;base64,{data}"/>'


def drawing_of(path: Path, level: facts.Level) -> shaft.Drawing:
    """Return how dark, 0..255, a picture is at each position of each row. Raises: VelkahraError."""
    return _darkness(path, level.size, level.rows)


def _darkness(path: Path, across: int, down: int) -> list[list[int]]:
    grey = _on_white(_read(path)).convert("L").resize((across, down))
    light = grey.tobytes()
    return [
        [255 - value for value in light[row * across : (row + 1) * across]] for row in range(down)
    ]


def black_and_white(path: Path, across: int, down: int) -> list[str]:
    """Return a picture as `down` rows of `across` squares, # or `.`. Raises: VelkahraError."""
    return [
        "".join("#" if value > DARK else "." for value in row)
        for row in _darkness(path, across, down)
    ]
