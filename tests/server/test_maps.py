"""The camp's own map: taken at the desk, seen by teams, printed, and carried in the camp's file."""

import io
import json
import re
import urllib.request
from collections.abc import Iterator

import pytest
from PIL import Image
from tests.server.helpers import Answer, Site, fetch, read_here, serving
from tests.server.test_desk_printing import alternatives, fetched, opened, words

from velkahra.games.hammer.puzzle.photo import square_jpeg
from velkahra.server.web.desk import map_upload

GPS = 0x8825


@pytest.fixture(scope="module")
def camp(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that reads maps in its own process; the tests of hostile files want another."""
    with pytest.MonkeyPatch.context() as patch:
        read_here(patch)
        with serving(tmp_path_factory.mktemp("camp"), files_a_minute=60_000) as running:
            yield running


def picture(kind: str = "PNG", across: int = 300, down: int = 200) -> bytes:
    """A picture whose left half is red and whose right half is blue; a JPEG says where it was."""
    image = Image.new("RGB", (across, down), "red")
    image.paste("blue", (across // 2, 0, across, down))
    image.info.clear()
    file = io.BytesIO()
    if kind == "JPEG":
        exif = Image.Exif()
        exif.get_ifd(GPS)[1] = "N"
        exif[271] = "SECRET CAMERA"
        image.save(file, kind, exif=exif)
    else:
        image.save(file, kind)
    return file.getvalue()


def send(site: Site, desk: str, content: bytes = b"", **fields: str) -> Answer:
    """Send the desk's form as a browser does."""
    mark = b"----camp"
    parts = [
        b'Content-Disposition: form-data; name="%s"\r\n\r\n%s' % (name.encode(), text.encode())
        for name, text in fields.items()
    ]
    parts.append(
        b'Content-Disposition: form-data; name="picture"; filename="a.png"\r\n'
        b"Content-Type: image/png\r\n\r\n" + content
    )
    body = b"".join(b"--" + mark + b"\r\n" + part + b"\r\n" for part in parts)
    kind = {"content-type": "multipart/form-data; boundary=" + mark.decode()}
    data = body + b"--" + mark + b"--\r\n"
    return fetch(urllib.request.Request(f"{site.base}{desk}/map", data, kind, method="POST"))


def address(text: str) -> str:
    found = re.search(r'<image href="(/maps/[0-9a-f]{32}\.jpg)"', text)
    assert found is not None
    return found[1]


def seats(site: Site, desk: str) -> list[str]:
    return re.findall(r'href="(/table/[^"]+)"', site.get(desk).text)


def test_until_there_is_one_the_screen_says_that_the_map_is_a_sample(camp: Site) -> None:
    desk = opened(camp, "C4")
    told = {"en": "Sample map", "cs": "Ukázková mapa", "pl": "Mapa przykładowa"}
    for language, text in told.items():
        assert text in camp.get(f"{seats(camp, desk)[0]}?language={language}").text


@pytest.mark.parametrize("kind", ["PNG", "JPEG"])
def test_teams_see_the_map_of_their_camp_with_its_scale(camp: Site, kind: str) -> None:
    desk = opened(camp, "C4")
    with camp.at(seats(camp, desk)[0]) as usa:
        assert "<image" not in usa.parts.get("map", "")
        assert send(camp, desk, picture(kind), metres="50").status == 303
        usa.update()
        assert "One square is 50 m across, the whole map 600 m." in usa.parts["map"]
        place = address(usa.parts["map"])
        assert "a square is 50 m across" in usa.log[-1]
    assert address(camp.get(desk).text) == place
    data, headers = fetched(camp, place)
    assert headers["content-type"] == "image/jpeg"
    with Image.open(io.BytesIO(data)) as image:
        assert image.size == (200, 200)
        assert not image.getexif()
    assert b"SECRET" not in data
    assert camp.get("/maps/" + "0" * 32 + ".jpg").status == 404


def test_squares_lie_where_the_organiser_says(camp: Site) -> None:
    desk = opened(camp, "C4")
    half = {"left": "75", "top": "0", "side": "50"}
    assert send(camp, desk, picture(), metres="20", **half).status == 303
    data, _ = fetched(camp, address(camp.get(desk).text))
    with Image.open(io.BytesIO(data)) as image:
        assert image.size == (100, 100)
        assert image.getpixel((50, 50)) == pytest.approx((0, 0, 254), abs=8)
    assert send(camp, desk, metres="25").status == 303
    page = camp.get(desk).text
    assert "a square is 25 m across" in page
    assert fetched(camp, address(page))[0] == data


def test_what_is_no_map_changes_nothing(camp: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    desk, half = opened(camp, "C4"), {"metres": "5", "top": "0", "side": "50"}
    for content, fields, why in (
        (b"<svg/>", {"metres": "50"}, "This map cannot be used"),
        (b"", {"metres": "50"}, "This map cannot be used"),
        (picture(), {"metres": "0"}, "1 to 100,000 metres wide"),
        (picture(), {"metres": "many"}, "1 to 100,000 metres wide"),
        (picture(), {"metres": "0000000019999999"}, "1 to 100,000 metres wide"),
        (picture(), {"metres": "9" * 5000}, "1 to 100,000 metres wide"),
        (picture(), {"metres": "5", "left": "1"}, "Give three percentages"),
        (picture(), {**half, "left": "140"}, "This map cannot be used"),
        (picture(), {**half, "left": "nan"}, "Give three percentages"),
    ):
        answer = send(camp, desk, content, **fields)
        assert (answer.status, why in answer.text) == (409, True), fields
    assert camp.post(f"{desk}/map", {"metres": "50"}).status == 409
    body = b"--a\r\n\r\n" * 1000 + b"--a--"
    kind = {"content-type": "multipart/form-data; boundary=a"}
    answer = fetch(urllib.request.Request(f"{camp.base}{desk}/map", body, kind, method="POST"))
    assert answer.status == 400, "very many parts"
    monkeypatch.setattr(map_upload, "LONGEST_MAP", 100)
    assert send(camp, desk, picture(), metres="50").status == 413
    assert camp.post(f"{desk}x/map", {"metres": "50"}).status == 404
    assert "<image" not in camp.get(desk).text


def test_sheets_have_the_map_its_scale_and_the_minutes_of_a_turn(camp: Site) -> None:
    desk = opened(camp, "C4")
    paper = words(fetched(camp, f"{desk}/print/map.pdf?language=en")[0])
    assert "sample" in paper
    send(camp, desk, picture(), metres="50")
    for name in ("map", "solution"):
        data = fetched(camp, f"{desk}/print/{name}.pdf?language=en")[0]
        assert b"/Image" in data
    paper = words(fetched(camp, f"{desk}/print/map.pdf?language=en")[0])
    assert "One square is 50 m across, the whole map 600 m." in paper
    assert "sample" not in paper


def test_instructions_name_the_minutes_of_the_table(camp: Site) -> None:
    fields = {"game": "hammer", "seat-0": "person", "seat-1": "person", "clock": "turn-minutes"}
    fields |= {"option-results": "organiser", "minutes": "25"}
    for desk, told in ((opened(camp), False), (camp.post("/tables", fields), True)):
        path = desk if isinstance(desk, str) else desk.headers["location"]
        data = fetched(camp, f"{path}/print/instructions.pdf?language=en")[0]
        assert ("You have 25 minutes from" in alternatives(data)) is told
        assert ("not handed in by then" in alternatives(data)) is told


def test_a_saved_camp_has_its_map_with_it(camp: Site) -> None:
    desk = opened(camp, "C4")
    send(camp, desk, picture(), metres="50")
    kept, _ = fetched(camp, address(camp.get(desk).text))
    text = camp.get(desk + "/file").text
    again = camp.post("/desk", {"record": text}).headers["location"]
    assert again != desk
    assert "a square is 50 m across" in camp.get(again).text
    assert fetched(camp, address(camp.get(again).text))[0] == kept
    sheet = words(fetched(camp, f"{again}/print/map.pdf?language=en")[0])
    assert "One square is 50 m" in sheet
    evil = json.dumps(json.loads(text) | {"ground": "PHN2Zy8+"})
    refused = camp.post("/desk", {"record": evil})
    assert (refused.status, "its map is not a JPEG" in refused.text) == (400, True)


def test_a_map_is_cut_to_a_size_that_phones_can_take() -> None:
    with Image.open(io.BytesIO(square_jpeg(picture("PNG", 3000, 2000), None, 1600))) as image:
        assert image.size == (1600, 1600)
