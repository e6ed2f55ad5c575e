"""What every sentence of a game has to look like."""

import re


def check_sentence(sentence: str) -> None:
    """Fail on anything that a formatter leaves behind."""
    assert sentence
    assert not re.search(r"[{}$]|\?\?\?|None|\n|  | [.,;:!)]|\( ", sentence), sentence
    assert sentence[0].isupper() or sentence[0].isdigit(), sentence
    assert sentence[-1] in ".!)", sentence
