"""Prints texts of strangers, such as names of files and tables."""


def visible(text: object) -> str:
    """Return a text with codes for the characters by which it could control a terminal."""
    return "".join(
        sign if sign.isprintable() or sign == "\n" else sign.encode("unicode_escape").decode()
        for sign in str(text)
    )


def say(text: object) -> None:
    """Print a text that may hold what strangers wrote."""
    print(visible(text))
