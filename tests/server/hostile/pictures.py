"""Pictures that strangers may send as a map: small files that would be large, or take for ever."""

import io
import struct
import zlib

from PIL import Image

ZEROS = 100_000_000


def saved(kind: str, across: int = 300, down: int = 200, **more: bool) -> bytes:
    """An honest picture."""
    file = io.BytesIO()
    Image.new("RGB", (across, down), "red").save(file, kind, **more)
    return file.getvalue()


def chunk(kind: bytes, data: bytes) -> bytes:
    """One chunk of a PNG."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(across: int, down: int, *before: bytes, packed: bytes | None = None) -> bytes:
    """A black PNG, with chunks `before` its rows; `packed` are other rows."""
    if packed is None:
        packed = zlib.compress(bytes((3 * across + 1) * down), 9)
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", across, down, 8, 2, 0, 0, 0))
    rest = chunk(b"IDAT", packed) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + head + b"".join(before) + rest


def claiming(jpeg: bytes, across: int, down: int) -> bytes:
    """A JPEG whose head says that it is of another size."""
    at = jpeg.index(b"\xff\xc0") + 5
    return jpeg[:at] + struct.pack(">HH", down, across) + jpeg[at + 4 :]


def hostile() -> dict[str, bytes]:
    """The pictures by name."""
    zeros = zlib.compress(bytes(ZEROS), 9)
    texts = (chunk(b"zTXt", b"x\0\0" + zlib.compress(bytes(900_000), 9)) for _ in range(100))
    jpeg = saved("JPEG")
    frames = [Image.new("P", (2000, 2000), number) for number in range(3)]
    gif = io.BytesIO()
    frames[0].save(gif, "GIF", save_all=True, append_images=frames[1:] * 10)
    return {
        "25 million pixels": png(5000, 5000),
        "a head of 4 billion pixels": png(65_000, 65_000, packed=b""),
        "a profile of 100 MB": png(300, 200, chunk(b"iCCP", b"x\0\0" + zeros)),
        "a text of 100 MB": png(300, 200, chunk(b"zTXt", b"x\0\0" + zeros)),
        "90 MB of texts": png(300, 200, *texts),
        "rows of 100 MB": png(300, 200, packed=zeros),
        "many empty chunks": png(300, 200, *[chunk(b"abCd", b"")] * 100_000),
        "a torn PNG": saved("PNG")[:300],
        "a JPEG that claims 4 billion pixels": claiming(jpeg, 65_500, 65_500),
        "a JPEG that claims 25 million": claiming(jpeg, 5000, 4999),
        "a torn JPEG": jpeg[: len(jpeg) // 2],
        "a GIF that moves": gif.getvalue(),
        "a TIFF": saved("TIFF"),
        "an SVG": b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
        "no picture": bytes(15_000_000),
    }
