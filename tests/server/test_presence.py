"""The site as an app, tables in other pages, pictures for links; none of them tells of a seat."""

import json
import re

from tests.server.device import Device
from tests.server.helpers import Site


def test_the_site_can_be_installed(social: Site) -> None:
    page = social.get("/").text
    assert '<link rel="manifest" href="/manifest.webmanifest">' in page
    answer = social.get("/manifest.webmanifest?language=cs")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    found = json.loads(answer.text)
    assert found["start_url"] == "/"
    for icon in found["icons"]:
        assert social.get(icon["src"]).headers["content-type"] == "image/png"
    assert social.get("/icon-1.png").status == 404
    assert "manifest-src 'self'" in social.get("/").headers["content-security-policy"]


def test_the_page_without_a_connection_has_nothing_of_anybody(social: Site) -> None:
    device = Device(social)
    device.get(device.open("draws", "me", "bot random"))
    assert device.get("/offline").text == Device(social).get("/offline").text


def test_a_live_board_is_shown_in_other_pages_and_only_to_watch(social: Site) -> None:
    one, two, watch = social.table("euphrates", "person", "person")
    answer = social.get(f"/embed{watch}")
    assert answer.status == 200
    assert "frame-ancestors *" in answer.headers["content-security-policy"]
    assert "x-frame-options" not in answer.headers
    for path in (watch, one, "/"):
        other = social.get(path).headers
        assert "frame-ancestors 'none'" in other["content-security-policy"]
        assert other["x-frame-options"] == "DENY"
    for path in (one, two, f"{watch[:-4]}xxxx"):
        assert social.get(f"/embed{path}").status == 404
        assert path not in answer.text
    assert 'id="chat"' not in answer.text
    assert 'method="post"' not in answer.text
    with social.page(watch) as page:
        assert page.update()["yours"] is False


def test_a_link_to_watch_has_a_picture_and_a_link_to_a_seat_has_none(social: Site) -> None:
    one, _, watch = social.table("euphrates", "person", "person")
    assert f"{watch}/card.png" in social.get(watch).text
    assert "og:image" not in social.get(one).text
    answer = social.get(f"{watch}/card.png?language=pl")
    assert answer.headers["content-type"] == "image/png"
    assert social.get(f"{one}/card.png").status == 404
    assert "&lt;iframe src=&#34;" in social.get(watch).text
    assert "iframe" not in social.get(one).text


def test_a_finished_game_is_shown_in_other_pages(social: Site) -> None:
    one, _, watch = social.table("draws", "person", "person")
    found = re.search(r"/replay/\w+/[\w-]{22}", social.get(f"{watch}/replay").text)
    assert found is not None
    path = found[0]
    assert one not in path
    answer = social.get(f"/embed{path}")
    assert answer.status == 200
    assert "frame-ancestors *" in answer.headers["content-security-policy"]
    assert social.get(f"/embed/replay/{path.split('/')[2]}/{'x' * 22}").status == 404


def test_where_it_is_off_there_is_nothing(site: Site) -> None:
    *_, watch = site.table("euphrates", "person", "person")
    for path in ("/manifest.webmanifest", "/offline", f"/embed{watch}", f"{watch}/card.png"):
        assert site.get(path).status == 404
    assert "manifest" not in site.get("/").text
    assert "og:image" not in site.get(watch).text
