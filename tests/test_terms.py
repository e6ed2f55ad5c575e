"""Texts use the words of `docs/terms.md`, and English that a native would write."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src" / "velkahra"
TERMS: Final = (ROOT / "docs" / "terms.md").read_text(encoding="utf-8")
GUIDE: Final = ROOT / "docs" / "pruvodce-poradatele.md"


def bans() -> Iterator[tuple[str, str, str, str]]:
    """Yield language, game, what is not used and what is used instead."""
    for line in TERMS.split("## Not used")[1].split("\n## ")[0].splitlines():
        if line.startswith(("| en", "| cs", "| pl")):
            language, game, words, instead = (cell.strip() for cell in line.strip("|").split("|"))
            yield from ((language, game, word, instead) for word in re.findall(r"`(.+?)`", words))


def texts(language: str, game: str) -> Iterator[tuple[str, str]]:
    """Yield what people read in a language, of all games or of one, with its place."""
    folders = [SOURCE / "games" / game] if game else [SOURCE]
    for path in sorted(path for folder in folders for path in folder.rglob("*.ftl")):
        if path.parent.name.partition("-x-")[0] == language:
            yield from messages(path)
    if language == "cs" and game in ("", "hammer"):
        yield GUIDE.name, GUIDE.read_text(encoding="utf-8")


def messages(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the messages of a file without comments, names of facts and keys of choices."""
    text = path.read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.span:
            said = text[entry.span.start : entry.span.end].partition("=")[2]
            said = re.sub(r"\{ \$[\w-]+(?: ->)?|^\s*\*?\[\w+\]|^\s*\.\w+ =", " ", said, flags=re.M)
            yield f"{path.parent.name}/{path.name}: {entry.id.name}", said


def finds(word: str, text: str) -> bool:
    end = r"\w*" if word.endswith("*") else r"\b"
    body = r"\s+".join(map(re.escape, word.rstrip("*").split()))
    return re.search(rf"\b{body}{end}", text, re.IGNORECASE) is not None


@pytest.mark.parametrize(("language", "game", "word", "instead"), list(bans()))
def test_a_word_that_is_not_used_stands_nowhere(
    language: str, game: str, word: str, instead: str
) -> None:
    assert [
        f"{where} ({instead})" for where, said in texts(language, game) if finds(word, said)
    ] == []


def test_a_word_is_found_whole_or_by_its_beginning() -> None:
    assert finds("kooper*", "Nowa kooperacja")
    assert finds("let it be", "Pay, or\nlet it be.")
    assert not finds("info", "An informant")
    assert not finds("tired", "retired")


# What gives away a writer whose own language is another one, and what to write.
FOREIGN: Final = {
    r"(?:^|[.;:!|] )Whoever\b": "the player who, anyone who",
    r"\b(?:anew|nought|manieth|thereof|whither|hitherto|shall|dearer)\b": "again, will",
    r"\bgone on with\b|\b(?:let|lets) (?:it|them|a bribe) be\b": "continued, withdraw",
    r"\b(?:has|have|with|gets?|scores?) (?:most|fewest)\b": "the most, the fewest",
    r"[,;] also (?:of|in|with|for|to|by|on|at|from|after)\b": "even, too",
    r"(?:^|\. )(?:Hidden|Free|Dominant) (?:is|are) ": "subject first",
}
# Docstrings may say these of code.
FOREIGN_TEXT: Final = {
    r"(?:^|[.;!] )Who (?:aims|passes|wins|takes|plays|begins|owes|bids) [^?.]*\.": "a player who",
    r"\ba \w+ of (?:yours|hers|ours|theirs|mine)\b|\bone\W?s own\b": "one of your, your own",
    r"\bis told of\b": "learns of, is notified of",
}


def prose() -> Iterator[tuple[str, str]]:
    """Yield the English of documents and messages, by paragraphs."""
    yield from texts("en", "")
    for path in (*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *SOURCE.rglob("*.md")):
        if path not in (GUIDE, ROOT / "docs" / "terms.md"):
            text = re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
            yield from ((path.name, part.replace("\n", " ")) for part in text.split("\n\n"))


def code() -> Iterator[tuple[str, str]]:
    """Yield the docstrings and comments of the program, by paragraphs."""
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        said = re.findall(r'"""(.*?)"""', text, re.DOTALL) + re.findall(r"# (.*)", text)
        for part in "\n\n".join(said).split("\n\n"):
            yield str(path.relative_to(ROOT)), re.sub(r"\s+", " ", part)


def foreign(read: Iterator[tuple[str, str]], patterns: dict[str, str]) -> list[str]:
    """List where a pattern stands, with the words and what to write."""
    return [
        f"{where}: {hit[0]!r} ({instead})"
        for where, text in read
        for pattern, instead in patterns.items()
        for hit in [re.search(pattern, text.strip())]
        if hit
    ]


def test_documents_and_messages_are_in_plain_english() -> None:
    assert foreign(prose(), FOREIGN | FOREIGN_TEXT) == []


def test_docstrings_and_comments_are_in_plain_english() -> None:
    assert foreign(code(), FOREIGN) == []


def test_foreign_english_is_found() -> None:
    said = ["Who passes gets it.", "Draw it anew.", "those with most points", "a spy of yours"]
    assert len(foreign(((line, line) for line in said), FOREIGN | FOREIGN_TEXT)) == len(said)
