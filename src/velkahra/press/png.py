"""Pictures as PNG, drawn by the renderer that also draws them into a PDF."""

from velkahra.core.extras import missing
from velkahra.press.typefaces import FONTS, shipped

try:
    from resvg_py import svg_to_bytes
except ImportError as error:
    raise missing("drawing PNG", error) from None


def png(svg: str, width: int = 1600) -> bytes:
    """Return a PNG of a picture, `width` pixels wide, on white. Raises: ValueError if not SVG."""
    return bytes(
        svg_to_bytes(
            svg_string=svg,
            width=width,
            dpi=96,
            background="#ffffff",
            font_dirs=[str(FONTS)],
            skip_system_fonts=shipped(),
            sans_serif_family="Noto Sans",
        )
    )
