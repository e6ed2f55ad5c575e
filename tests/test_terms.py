"""Texts use the words of `docs/terms.md`, and English that a native would write."""

import ast
import itertools
import re
import subprocess
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src" / "velkahra"
TERMS: Final = (ROOT / "docs" / "terms.md").read_text(encoding="utf-8")
GUIDES: Final = {
    "cs": ROOT / "docs" / "pruvodce-poradatele.md",
    "pl": ROOT / "docs" / "przewodnik-organizatora.md",
}
"""The organiser's guide, but for the English one, which is a document as any."""
RULE: Final = r"\b[A-Z]{2}(?:-[A-Z]+)+-\d+"


def bans() -> Iterator[tuple[str, str, str, str]]:
    """Yield language, game, the word not used and the word used instead."""
    for line in TERMS.split("## Not used")[1].split("\n## ")[0].splitlines():
        if line.startswith(("| en", "| cs", "| pl")):
            language, game, words, instead = (cell.strip() for cell in line.strip("|").split("|"))
            yield from ((language, game, word, instead) for word in re.findall(r"`(.+?)`", words))


@cache
def texts(language: str, game: str) -> list[tuple[str, str]]:
    """Return what people read in a language, of all games or of one, with its place."""
    return list(_texts(language, game))


def _texts(language: str, game: str) -> Iterator[tuple[str, str]]:
    folders = [SOURCE / "games" / game] if game else [SOURCE]
    for path in sorted(path for folder in folders for path in folder.rglob("*.ftl")):
        if path.parent.name.partition("-x-")[0] == language:
            yield from messages(path)
    for path in sorted((SOURCE / "games" / game / "data").glob("*.[jy]*") if game else ()):
        yield from printed(path, language)
    if language in GUIDES and game in ("", "hammer"):
        yield GUIDES[language].name, GUIDES[language].read_text(encoding="utf-8")


@cache
def messages(path: Path) -> list[tuple[str, str]]:
    """Return the messages of a file without comments, names of facts and keys of choices."""
    return list(_messages(path))


def _messages(path: Path) -> Iterator[tuple[str, str]]:
    text = re.sub(r"^#.*\n", "", path.read_text(encoding="utf-8"), flags=re.M)
    for name, said in re.findall(r"^([a-zA-Z][\w-]*) *=((?:.*\n(?![-a-zA-Z]))*.*)", text, re.M):
        said = re.sub(r"\{ \$[\w-]+(?: ->)?|^\s*\*?\[\w+\]|^\s*\.\w+ =", " ", said, flags=re.M)
        yield f"{path.parent.name}/{path.name}: {name}", said


def printed(path: Path, language: str) -> Iterator[tuple[str, str]]:
    """Yield the texts printed on the cards of a file of data."""
    text = path.read_text(encoding="utf-8")
    pattern = rf'\b{language}"?: (?:"([^"]*)"|([^,{{}}\[\]"\n]+))'
    for said in re.findall(pattern, text):
        yield path.name, "".join(said)


@cache
def documents(game: str) -> list[tuple[str, str]]:
    """Return the documents in English by paragraphs, of a game or all; code is left out."""
    return list(_documents(game))


def _documents(game: str) -> Iterator[tuple[str, str]]:
    games = [SOURCE / "games" / game] if game else [ROOT, ROOT / "docs", *SOURCE.rglob("games/*")]
    for path in (*(page for folder in games for page in folder.glob("*.md")), *catalogues(game)):
        if path not in (
            *GUIDES.values(),
            *(ROOT / "docs" / name for name in ("terms.md", "glossary.md")),
        ):
            text = re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
            for part in text.split("\n\n"):
                yield path.name, re.sub(rf"\s+|`[^`]*`|\]\([^)]*\)|{RULE}", " ", part)


def catalogues(game: str) -> list[Path]:
    return list((ROOT / "docs" / "rules").glob(f"{game or '*'}.md"))


def finds(word: str, text: str) -> bool:
    end = r"\w*" if word.endswith("*") else r"\b"
    body = r"\s+".join(map(re.escape, word.rstrip("*").split()))
    return re.search(rf"\b{body}{end}", text, re.IGNORECASE) is not None


@pytest.mark.parametrize(("language", "game", "word", "instead"), list(bans()))
def test_a_word_that_is_not_used_stands_nowhere(
    language: str, game: str, word: str, instead: str
) -> None:
    written = documents(game) if language == "en" else ()
    read = itertools.chain(texts(language, game), written)
    assert [f"{where} ({instead})" for where, said in read if finds(word, said)] == []


def test_a_word_is_found_whole_or_by_its_beginning() -> None:
    assert finds("kooper*", "Nowa kooperacja")
    assert finds("let it be", "Pay, or\nlet it be.")
    assert not finds("info", "An informant")
    assert not finds("tired", "retired")


AFTER_ALSO: Final = (
    "of|in|with|for|to|by|on|at|from|after|when|if|what|not|a|one|inside|across|between|beside"
)
PLACES: Final = "a|an|any|its|it|the|top|that|one|land|rivers?|levels?"
"""What a tile or a card goes on."""
QUESTIONS: Final = "would|is|does|do|can|could|will|happens|wins|won|kind|are|should|to"
"""What follows in a question, or in a heading."""
# What gives away a writer whose own language is another one, and what to write.
FOREIGN: Final = {
    r"(?:^|[.;:!|] )Whoever\b": "the player who, anyone who",
    r"\b(?:anew|nought|manieth|thereof|whither|hitherto|shall|dearer)\b": "again, will",
    r"\bgone on with\b|\b(?:let|lets) (?:it|them|a bribe) be\b": "continued, withdraw",
    r"\b(?:has|have|with|gets?|scores?) (?:most|fewest)\b": "the most, the fewest",
    rf"[,;:(] ?also (?:{AFTER_ALSO})\b": "even, too",
    r"(?:^|\. )(?:Hidden|Free|Dominant) (?:is|are) ": "subject first",
    r"(?:^|\. )(?:Then|On [A-Z]\d+|At the bottom of [a-z ]+) (?:is|are|comes|lies|stands) ": "same",
}
# Docstrings may say these of code.
FOREIGN_TEXT: Final = {
    r"(?:^|[.;!] )(?:Who|Whose|Whom) (?!would|wins the|has won)[a-z]+ [^?.]*\.": "a player who",
    r"\b[Aa] \w+ of (?:yours|hers|ours|theirs|mine)\b|\bone\W?s own\b": "one of your, your own",
    r"\b(?:card|point|turn|time|gem|tile)s? more\b": "one more card",
    r"\bis told of\b": "learns of, is notified of",
    r"(?<![Tt]here )\b(?:is|are) no (?!longer|more|matter|need|one|\d)[a-z]+\b": "is not a",
}
# Documents may say these of places in the code.
FOREIGN_MESSAGE: Final = {
    r"\bbeside\b": "next to, in addition to",
    r"\bdear\b|\bby chance (?:has|is)\b": "expensive, is drawn",
    rf"\b(?:go|goes|going|went|gone) on\b(?! (?:{PLACES})\b)": "continue",
    r"\bcan be (?:gone|said) |\b(?:is|are|be|was|were|been) (?:told|heard)\b": "say who does it",
    rf"(?:^|[.;!] )What (?!(?:{QUESTIONS})\b)[a-z]+ [^?.]*\.": "the thing itself as the subject",
    r"\bbr(?:ing|ings|ought)(?: [\w’]+){0,5} points?\b": "score, give",
    r"\b(?:go|goes|come|comes) home\b": "returns to its owner, to the supply",
    r"\bmeanwhile\b|\bat first\b|\bin all[.,;]": "so far, first, in total",
    r"[,;:] also\b|(?:^|[.!] )Also\b|\band also\b": "even, too",
    r"\bas far as\b|\bright would be\b|\b[Ll]ook (?:who|which|whether)": "if, use, see who",
    r"\w'(?:\w|\s)": "a curly apostrophe",
}


def templates() -> Iterator[tuple[str, str]]:
    """Yield what templates and scripts of pages say: comments, and text outside of tags."""
    for path in sorted((SOURCE / "server" / "web").rglob("*.[hj]*")):
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".html":
            yield path.name, re.sub(r"<[^>]*>|\{%.*?%\}|\{\{.*?\}\}|\s+", " ", text)
        elif path.suffix == ".js":
            for said in re.findall(r"/\*\*([\s\S]*?)\*/|// (.*)", text):
                yield path.name, re.sub(r"\s+", " ", "".join(said))


def code() -> Iterator[tuple[str, str]]:
    """Yield the docstrings and comments of the program, by paragraphs."""
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        said = re.findall(r'"""(.*?)"""', text, re.DOTALL) + re.findall(r"# (.*)", text)
        for part in "\n\n".join(said).split("\n\n"):
            yield str(path.relative_to(ROOT)), re.sub(r"\s+", " ", part)


def foreign(read: Iterable[tuple[str, str]], patterns: dict[str, str]) -> list[str]:
    """List where a pattern stands, with the words and what to write."""
    return [
        f"{where}: {hit[0]!r} ({instead})"
        for where, text in read
        for pattern, instead in patterns.items()
        for hit in [re.search(pattern, text.strip())]
        if hit
    ]


def test_documents_and_messages_are_in_plain_english() -> None:
    said = FOREIGN | FOREIGN_TEXT
    assert foreign(documents(""), said) == []
    assert foreign(texts("en", ""), said | FOREIGN_MESSAGE) == []


def test_templates_and_scripts_of_pages_are_in_plain_english() -> None:
    assert foreign(templates(), FOREIGN) == []


def test_docstrings_and_comments_are_in_plain_english() -> None:
    assert foreign(code(), FOREIGN) == []


def test_what_others_do_now_is_said_so() -> None:
    doing = re.compile(r"\b(?:is|are|has|have|may)\b")
    late = [
        where for where, said in texts("en", "") if ": doing-" in where and not doing.search(said)
    ]
    assert late == []


def test_foreign_english_is_found() -> None:
    said = [
        "Who passes gets it.",
        "Draw it anew.",
        "those with most points",
        "A spy of yours",
        "This is no link.",
        "too dear for you",
        "the tile beside it",
        "one point more",
        "the game goes on",
        "You are told on this device.",
        "What passes is lost.",
        "It brings you two points.",
        "There are six in all.",
        "The leader goes home.",
        "kings; also farmers",
        "Look who holds more cards.",
        "the loser's leader",
    ]
    patterns = FOREIGN | FOREIGN_TEXT | FOREIGN_MESSAGE
    assert len(foreign(((line, line) for line in said), patterns)) == len(said)


CODE: Final = ("src/velkahra", "script", "bench", "tests")
# Clauses that stand for a noun must be read twice; what to write in their place.
NOUN_CLAUSES: Final = {
    r"\bwhat\s+is\b": "write the thing itself: the mistake, the hand, the pending request",
    r"\bwho\s+is\b": "write the person: the active player, the ruler, a seat without gems",
    r"\b(?:to|for|of|by|from|with)\s+who\b": "write `a player who` or `the seat that`",
}


def docstrings(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the docstrings of a file, those of attributes included, with their first lines."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        value = node.value if isinstance(node, ast.Expr) else None
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            yield value.lineno, value.value


def noun_clauses(docstring: str) -> Iterator[tuple[int, str]]:
    """Yield the line, from 0, of each noun clause in a docstring, and a better form."""
    for pattern, better in NOUN_CLAUSES.items():
        for hit in re.finditer(pattern, docstring, re.IGNORECASE):
            yield docstring.count("\n", 0, hit.start()), f"{' '.join(hit[0].split())!r}: {better}"


@pytest.mark.parametrize("folder", CODE)
def test_docstrings_name_things_and_people(folder: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{first + line}: {fault}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        if any(noun_clauses(path.read_text(encoding="utf-8")))  # parsing all takes seconds
        for first, docstring in docstrings(path)
        for line, fault in noun_clauses(docstring)
    ]
    assert not found, "docstrings with noun clauses:\n" + "\n".join(found)


def test_noun_clauses_are_found_with_their_line() -> None:
    text = "Return a deck.\n\nRaises: ValueError for what\nis wrong, or for who is away. To whom?"
    assert [(line, fault.split(":")[0]) for line, fault in noun_clauses(text)] == [
        (2, "'what is'"),
        (3, "'who is'"),
        (3, "'for who'"),
    ]
    assert [*noun_clauses("Return the mistake, or the player who moves.")] == []


BEGINNING: Final = "c3fc34a2"
"""The last commit before subjects had to begin with a room."""


def rooms() -> list[str]:
    """List the rooms of commits from the table of CONTRIBUTING.md."""
    table = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("| room |")[2]
    cells = [line.split("|")[1] for line in table.partition("\n\n")[0].splitlines()[2:]]
    return re.findall(r"`(\w+)`", " ".join(cells))


def begins_with_a_room(subject: str) -> bool:
    room = "|".join(rooms())
    return re.match(rf"(?:{room})(?:, (?:{room}))*: \S", subject) is not None


def subjects() -> list[str]:
    """List short hashes and subjects of the commits since BEGINNING, merges left out."""
    span = f"{BEGINNING}..HEAD"
    told = subprocess.run(
        ["git", "log", "--no-merges", "--format=%h %s", span, "--"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return told.stdout.splitlines()


def test_the_subject_of_a_commit_begins_with_a_room() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("no git history here")
    try:
        found = subjects()
    except (OSError, subprocess.CalledProcessError):
        pytest.skip(f"the git history here does not reach back to {BEGINNING}")
    strange = [line for line in found if not begins_with_a_room(line.partition(" ")[2])]
    assert not strange, (
        "subjects of commits have the form `room: verb object` with a room of CONTRIBUTING.md:\n"
        + "\n".join(strange)
    )


def test_rooms_are_known_alone_and_together() -> None:
    assert {"pamir", "games", "web", "docs"} <= set(rooms())
    assert begins_with_a_room("pamir: fix the price of a bribe")
    assert begins_with_a_room("test, bench: share the quantile of waits")
    assert not begins_with_a_room("Fix the price of a bribe")
    assert not begins_with_a_room("kitchen: fix the price of a bribe")
