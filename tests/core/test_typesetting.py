"""Czech and Polish sentences on pages keep short words, and numbers, with what follows."""

import pytest

from velkahra.core.text.typesetting import bind, bind_markup


def marked(text: str) -> str:
    return text.replace("\u00a0", "~")


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("cs", "K tomu i v ruce u Lva", "K~tomu i~v~ruce u~Lva"),
        ("cs", "Zbývají 2 akce, 28 % a 3. kolo", "Zbývají 2~akce, 28~% a~3.~kolo"),
        ("cs", "Na mapě 12 \u00d7 12 je T. H. u řeky", "Na mapě 12~\u00d7~12~je T.~H. u~řeky"),
        (
            "cs",
            "Vyber pole G3 nebo K 1. Potom tah končí.",
            "Vyber pole G3 nebo K~1. Potom tah končí.",
        ),
        ("cs-x-tacit", "v ruce", "v~ruce"),
        ("pl", "I w ręce, z talii o 3 PS", "I~w~ręce, z~talii o~3~PS"),
        ("pl", "Zostało 12 kart", "Zostało 12~kart"),
        ("pl", "Weź k s v kart", "Weź k s v kart"),
        ("en", "I take a tile, or 2 tiles", "I take a tile, or 2 tiles"),
    ],
)
def test_short_words_stay_with_the_next_word(language: str, text: str, expected: str) -> None:
    assert marked(bind(language, text)) == expected


def test_a_bound_text_stays_as_it_is() -> None:
    once = bind("cs", "a v ruce 2 akce")
    assert bind("cs", once) == once


def test_only_the_text_of_markup_is_bound() -> None:
    markup = (
        '<p title="v ruce">v <b>ruce</b> a 2 akce</p><script>"a v b"</script>'
        '<path d="M 3 a 4"/><code>u 1 x</code><textarea>k 2 v</textarea>'
    )
    assert marked(bind_markup("cs", markup)) == (
        '<p title="v ruce">v~<b>ruce</b> a~2~akce</p><script>"a v b"</script>'
        '<path d="M 3 a 4"/><code>u 1 x</code><textarea>k 2 v</textarea>'
    )
    assert bind_markup("en", markup) == markup
