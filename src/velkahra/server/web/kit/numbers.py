"""Numbers in paths."""

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


def digits(name: str) -> str:
    """Return the part of a route's path that is a number with this name."""
    return f"{{{name}:{_NAME}}}"
