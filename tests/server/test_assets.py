"""What pages load: addresses that change with the content, and scripts that import each other."""

import re
from typing import get_args

import msgspec
import pytest
from tests.server.helpers import Site

from velkahra.core import plugin, registry
from velkahra.server.domain.messages.hints import Hint
from velkahra.server.domain.messages.timing import Asked, Turn
from velkahra.server.live.protocol import Answer, LogLines, Message
from velkahra.server.web.kit import assets, joining
from velkahra.server.web.lessons.protocol import LessonMessage, LessonState

FOREVER = "public, max-age=31536000, immutable"


def test_a_page_loads_all_its_modules_as_one_script(site: Site) -> None:
    one, *_ = site.table("morra", "person", "person")
    for path in ("/", one):
        (address,) = re.findall(r'<script type="module" src="([^"]+)"', site.get(path).text)
        script = site.get(address.replace("&amp;", "&"))
        assert script.status == 200
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["cache-control"] == FOREVER
        assert not re.search(r"^import\b|\bimport\(", script.text, re.M)
        there = re.findall(r'^modules\["(.+)"\]', script.text, re.M)
        assert len(set(there)) == len(there)
        assert {*re.findall(r'need\("(.+?)"\)', script.text)} <= {*there}


def test_joined_modules_take_what_others_export_by_its_names() -> None:
    contents = {
        "a/one.js": b"export const first = 1;\nexport async function go() {}\n",
        "b/two.js": b'import { first as one, go } from "../a/one.js";\nimport("./late.js");\n',
    }
    joined = joining.join(contents, ["b/two.js"]).decode()
    assert "return { go, first };" in joined or "return { first, go };" in joined
    assert 'const { first: one, go } = need("a/one.js");' in joined
    assert '(async () => need("b/late.js"))()' in joined
    assert joined.endswith('need("b/two.js");\n')


def test_modules_are_listed_in_the_order_in_which_they_run() -> None:
    order = assets.with_imports("shared/settings.js", "table/page.js")
    assert len(set(order)) == len(order)
    assert order[-1] == "table/page.js"
    assert order.index("shared/dom.js") < order.index("shared/settings.js")
    assert order.index("vendor/idiomorph.esm.js") < order.index("board/morph.js")


def test_no_module_imports_itself_by_a_detour() -> None:
    for name in assets.files():
        if name.endswith(".js"):
            others = assets.with_imports(name)[:-1]
            assert not [other for other in others if name in assets.with_imports(other)], name


def test_no_text_of_a_script_spans_lines() -> None:
    for path in assets.FOLDER.rglob("*.js"):  # without indentation it would be another text
        for line in path.read_text(encoding="utf-8").splitlines():
            assert line.count("`") % 2 == 0, (path.name, line)


def test_no_selector_with_has_ends_in_a_bare_pseudo_class() -> None:
    """With one, a browser restyles everything inside whenever an element comes or goes."""
    sheets = [registry.game(name).pages.style() for name in registry.names()]
    sheets += [text.decode() for path, text in assets.files().items() if path.endswith(".css")]
    for selector in re.findall(r"[^{}]+(?={)", "".join(sheets)):
        assert not re.search(r":has\(.*[ >~+]:[a-z-]+\s*$", selector), selector


def test_a_changed_file_changes_the_address_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    now = assets.address("table/page.js")
    changed = {**assets.files(), "shared/dom.js": b"export {};"}
    monkeypatch.setattr(assets, "files", lambda: changed)
    assets.place.cache_clear()
    try:
        assert assets.address("table/page.js") != now
    finally:
        assets.place.cache_clear()


def test_a_page_from_before_an_update_gets_what_there_is_and_does_not_keep_it(site: Site) -> None:
    answer = site.get("/static/0123456789ab/shared/dom.js")
    assert answer.status == 200
    assert answer.headers["cache-control"] == "no-cache"


TYPES = (assets.FOLDER / "shared" / "messages.d.ts").read_text(encoding="utf-8")
NAMED = {LogLines: "LogLines", Asked: "Asked", Turn: "Turn", Hint: "Hint"}
ALL = {*get_args(Message), *get_args(Answer), *get_args(LessonMessage), LessonState}


@pytest.mark.parametrize("struct", sorted(ALL, key=str) + list(NAMED))
def test_scripts_know_the_fields_of_every_message(struct: type[msgspec.Struct]) -> None:
    tag = struct.__struct_config__.tag
    start = TYPES.index(f'"{tag}"' if tag else f"export type {NAMED[struct]} = {{")
    opened = TYPES.rindex("{", 0, start) if tag else TYPES.index("{", start)
    inside = re.sub(r"\[.*?\]", "", TYPES[opened : TYPES.index("}", opened)])
    written = dict(re.findall(r"(\w+)(\??):", inside))
    fields = {f.encode_name: "" if f.required else "?" for f in msgspec.structs.fields(struct)}
    assert written == fields | ({"kind": ""} if tag else {})


@pytest.mark.parametrize("name", plugin.BUILT_IN)
def test_a_page_brings_the_drawings_by_a_script_or_has_them_in_it(site: Site, name: str) -> None:
    one, *_ = site.table(name, "person", "person")
    drawn = registry.game(name).pages.drawings()
    usual, whole = site.get(one).text, site.get(f"{one}?drawings=here").text
    (path,) = re.findall(r'<script src="([^"]+/drawings\.js[^"]+)"></script>', usual)
    brought = site.get(path.replace("&amp;", "&"))
    assert drawn in brought.text
    assert brought.headers["cache-control"] == assets.FOREVER
    assert drawn in whole
    assert drawn not in usual
    assert "?drawings=here" in usual
    assert "drawings.js" not in whole
    assert "http-equiv" not in whole
