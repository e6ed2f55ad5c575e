"""Numbers in paths and forms."""

from typing import Final

from starlette.convertors import Convertor, register_url_convertor


class Number(Convertor[int]):
    """A number of up to nine digits in a path; none that leads anywhere is longer."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        """Return the number."""
        return int(value)

    def to_string(self, value: int) -> str:
        """Return its digits."""
        return str(value)


_NAME: Final = "number"

register_url_convertor(_NAME, Number())


def number_of(text: str, otherwise: int = 0) -> int:
    """Return the number that is written in up to nine digits, or `otherwise`."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else otherwise


def digits(name: str) -> str:
    """Return the part of a route's path that is a number with this name."""
    return f"{{{name}:{_NAME}}}"
