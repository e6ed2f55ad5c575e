"""Names of bots, which may carry settings: `random`, `search:nodes=400,seconds=1`."""

from velkahra.core.contract.refusals import VelkahraError


def parse(name: str) -> tuple[str, dict[str, str]]:
    """Return the kind of a bot and its settings, which are not checked, from its name.

    >>> from velkahra.bots import parse
    >>> parse("search:nodes=400,seconds=1")
    ('search', {'nodes': '400', 'seconds': '1'})

    Raises: VelkahraError naming the part of the name that is wrong.
    """
    kind, colon, rest = name.partition(":")
    if not kind:
        raise VelkahraError(f"a bot's name is missing in {name!r}")
    settings: dict[str, str] = {}
    for part in rest.split(",") if colon else []:
        key, equals, value = part.partition("=")
        if not (key and equals and value):
            raise VelkahraError(f"a setting of a bot is given as key=value, not {part!r} in {name}")
        if key in settings:
            raise VelkahraError(f"the setting {key!r} is given twice in {name}")
        settings[key] = value
    return kind, settings


def split(names: str) -> list[str]:
    """Return the bots of a list, split at semicolons if there are any, otherwise at commas.

    A setting after a comma belongs to the bot before it: no bot's name begins with `key=`.

    >>> from velkahra.bots import split
    >>> split("greedy,search:nodes=400,seconds=1,greedy")
    ['greedy', 'search:nodes=400,seconds=1', 'greedy']
    """
    if ";" in names:
        return [name.strip() for name in names.split(";")]
    bots: list[str] = []
    for part in names.split(","):
        if bots and "=" in part and ":" not in part.partition("=")[0]:
            bots[-1] += f",{part.strip()}"
        else:
            bots.append(part.strip())
    return bots
