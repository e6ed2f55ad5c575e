"""An organiser's pictures: read, turned, cropped; other files are refused by name."""

import base64
import io
import re
from pathlib import Path

import pytest
from PIL import Image, PngImagePlugin

from velkahra.core.contract.refusals import VelkahraError
from velkahra.games.hammer.puzzle import photo
from velkahra.games.hammer.puzzle.facts import facts
from velkahra.games.hammer.puzzle.photo import background, drawing_of

pytestmark = pytest.mark.plain

RED, GREEN, BLUE = (220, 30, 30), (30, 160, 60), (30, 60, 200)
TURNED = 0x0112


def flag(path: Path, exif: Image.Exif | None = None) -> Path:
    """Save three stripes of 100 x 100 beside each other."""
    image = Image.new("RGB", (300, 100))
    for at, colour in enumerate((RED, GREEN, BLUE)):
        image.paste(colour, (at * 100, 0, at * 100 + 100, 100))
    image.save(path, exif=exif or Image.Exif())
    return path


def shown(ground: str) -> Image.Image:
    """Read the picture back out of the SVG."""
    found = re.search(r'href="data:image/jpeg;base64,([^"]+)"', ground)
    assert found
    return Image.open(io.BytesIO(base64.b64decode(found[1])))


def near(image: Image.Image, x: float, y: float, colour: tuple[int, int, int]) -> bool:
    pixel = image.getpixel((int(x * (image.width - 1)), int(y * (image.height - 1))))
    assert isinstance(pixel, tuple)
    return all(abs(one - other) < 12 for one, other in zip(pixel, colour, strict=True))


@pytest.mark.parametrize("name", ["map.png", "map.jpg"])
def test_the_middle_square_is_used_if_none_is_chosen(tmp_path: Path, name: str) -> None:
    image = shown(background(flag(tmp_path / name)))
    assert image.size == (100, 100)
    assert near(image, 0.05, 0.5, GREEN)
    assert near(image, 0.95, 0.5, GREEN)


def test_a_square_is_chosen_in_parts_of_the_shorter_side(tmp_path: Path) -> None:
    image = shown(background(flag(tmp_path / "map.png"), (1.5, 0, 1)))
    assert near(image, 0.2, 0.5, GREEN)
    assert near(image, 0.8, 0.5, BLUE)


@pytest.mark.parametrize("crop", [(-0.1, 0, 1), (2.5, 0, 1), (0, 0.5, 0.6), (0, 0, 0), (0, 0, 9)])
def test_a_square_outside_is_refused(tmp_path: Path, crop: tuple[float, float, float]) -> None:
    path = flag(tmp_path / "map.png")
    with pytest.raises(VelkahraError, match=r"not inside .*map\.png, which is 3 wide and 1 high"):
        background(path, crop)


def test_a_photo_is_turned_as_the_camera_was_held(tmp_path: Path) -> None:
    exif = Image.Exif()
    exif[TURNED] = 6  # a quarter turn, as phones held upright record it
    path = flag(tmp_path / "map.jpg", exif=exif)
    assert near(shown(background(path, (0, 0, 1))), 0.5, 0.5, RED)
    assert near(shown(background(path, (0, 2, 1))), 0.5, 0.5, BLUE)


def test_a_large_photo_is_made_smaller_and_what_is_clear_becomes_white(tmp_path: Path) -> None:
    Image.new("RGBA", (2600, 2600), (0, 0, 0, 0)).save(tmp_path / "map.png")
    image = shown(background(tmp_path / "map.png"))
    assert image.size == (2000, 2000)
    assert near(image, 0.5, 0.5, (255, 255, 255))


def test_a_drawing_is_stretched_over_all_rows(tmp_path: Path) -> None:
    level = facts().level("mini")
    image = Image.new("L", (240, 480), 255)
    image.paste(0, (0, 240, 120, 480))
    image.save(tmp_path / "badge.png")
    drawing = drawing_of(tmp_path / "badge.png", level)
    assert [len(row) for row in drawing] == [12] * 24
    assert drawing[5] == [0] * 12
    assert drawing[20][:5] == [255] * 5
    assert drawing[20][7:] == [0] * 5


def test_sixteen_bits_of_grey_are_scaled_to_eight(tmp_path: Path) -> None:
    for grey in (0, 30_000, 65_535):
        Image.new("I;16", (64, 64), grey).save(tmp_path / "map.png")
        image = shown(background(tmp_path / "map.png"))
        assert near(image, 0.5, 0.5, (grey // 256, grey // 256, grey // 256))


def test_a_picture_with_too_long_a_text_is_refused(tmp_path: Path) -> None:
    info = PngImagePlugin.PngInfo()
    info.add_text("mxfile", "x" * 1_100_000, zip=True)
    Image.new("RGB", (40, 40)).save(tmp_path / "map.png", pnginfo=info)
    with pytest.raises(VelkahraError, match=r"map\.png cannot be read as a picture: Decompressed"):
        background(tmp_path / "map.png")


def wrong_files(folder: Path) -> list[Path]:
    (folder / "text.png").write_text("no picture")
    (folder / "empty.jpg").write_bytes(b"")
    whole = flag(folder / "whole.png").read_bytes()
    (folder / "half.png").write_bytes(whole[: len(whole) // 2])
    Image.new("L", (4, 400)).save(folder / "thin.png")
    Image.new("L", (40, 40)).save(folder / "kind.png", "GIF")
    (folder / "folder.png").mkdir()
    names = ("text.png", "empty.jpg", "half.png", "thin.png", "kind.png", "folder.png", "none.png")
    return [folder / name for name in names]


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    for path in wrong_files(tmp_path):
        with pytest.raises(VelkahraError, match=re.escape(str(path))):
            background(path)
        with pytest.raises(VelkahraError, match=re.escape(str(path))):
            drawing_of(path, facts().level("mini"))


def test_too_many_pixels_are_not_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(photo, "MOST_PIXELS", 20_000)
    with pytest.raises(VelkahraError, match="has 300 x 100 pixels"):
        background(flag(tmp_path / "map.png"))
