"""QR codes, dark on light on every ground, as cameras want them."""

from velkahra.core.extras import missing

try:
    import segno
except ImportError as error:
    raise missing("drawing QR codes", error) from None


def qr(text: str, title: str, name: str = "qr") -> str:
    """Draw a QR code as SVG of no size of its own; `name` is the class of the picture."""
    return segno.make(text, error="m", micro=False).svg_inline(
        scale=5, border=4, light="#ffffff", svgclass=name, title=title, omitsize=True
    )
