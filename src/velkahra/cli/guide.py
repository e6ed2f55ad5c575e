"""The text of `velkahra` and `velkahra --help`, plain and fast, and all commands' examples."""

from typing import Final

from velkahra.core.plugin import built_in

SLOGAN: Final = "Play four strategy games, with every rule enforced."

FIRST_STEPS: Final = f"""\
Velká hra: {SLOGAN[0].lower()}{SLOGAN[1:]}

  velkahra serve                    play in the browser, with friends or bots
  velkahra play euphrates           play in the terminal (or pamir, viceroy, hammer)

  velkahra replay FILE              replay a game record, step by step
  velkahra arena euphrates          play bots against each other
  velkahra press hammer -o FOLDER   print the camp game
  velkahra backup FILE              copy all tables of a server to one file

  velkahra --help                   all commands
  velkahra COMMAND --help           one command, with an example"""

GROUPS: Final = {
    "Play": {
        "serve": "Run the web server and open it in the browser.",
        "play": "Play in the terminal.",
        "leaflet": "Print the rules of a game as a leaflet: one folded sheet of A4.",
    },
    "Records": {
        "replay": "Replay a record step by step, and check every action.",
        "draw": "Draw one position of a record as a picture.",
        "analyse": "Judge every decision of a game, and list those that swung it.",
        "import": "Make a record of a game that was played with another program.",
        "verify": "Check the draws of a finished game, or all tables of a folder.",
    },
    "Research": {
        "arena": "Play bots against each other, with the same draws for every seating.",
        "arena-merge": "Combine result files of the arena.",
        "tournament": "Play a tournament between bots, as a TOML file describes it.",
        "dataset": "Write games between bots as Parquet files, for machine learning.",
        "learn": "Train an evaluation from self-play games.",
        "puzzles": "Find positions in which one choice is clearly the best.",
        "datasheet": "Measure branching factor, length, information sets and fairness.",
        "count-tree": "Count the information sets of a small variant of a game.",
        "bench": "Measure how fast the rules and the search are.",
    },
    "Games of your own": {
        "new-game": "Write the skeleton of a game that can be played at once.",
        "check": "Check a game against the contract, and list faults and missing parts.",
        "fuzz": "Play random games and check every invariant at every ply.",
    },
    "Camp": {
        "press": "Print the camp's cards, sheets and forms as PDF.",
    },
    "Server": {
        "tables": "List, show, export, import, copy and delete tables.",
        "moderators": "Name the people who decide about reports.",
        "backup": "Copy all tables into one file.",
        "restore": "Replace all tables with those of a backup.",
        "stats": "Count tables and plies, per game and in total.",
        "cards": "Check your own card file.",
        "ratings": "Compute strengths of people again from the finished games.",
    },
    "Other": {
        "man": "Write the help of all commands as pages for `man`.",
        "version": "Show the version, and whether the rules run compiled.",
    },
}
"""The commands by what people want, each with the first sentence of its help."""


def groups() -> dict[str, dict[str, str]]:
    """Return heading -> command -> summary, with commands of built-in games: others are slow."""
    found: dict[str, dict[str, str]] = {heading: {} for heading in GROUPS}
    for name, plugin in built_in().items():
        if plugin.commands:
            found.setdefault(plugin.heading, {})[name] = plugin.summary
    for heading, commands in GROUPS.items():
        found[heading] |= commands
    return found


def overview() -> str:
    """Return the list of all commands in groups."""
    listed = groups()
    width = 2 + max(len(name) for group in listed.values() for name in group)
    lines = ["Usage: velkahra COMMAND [ARGUMENTS]", "", f"  {SLOGAN}"]
    for group, commands in listed.items():
        lines += ["", f"{group}:"]
        lines += [f"  {name:{width}}{summary}" for name, summary in commands.items()]
    lines += ["", "`velkahra COMMAND --help` explains a command, with an example."]
    lines += ["`velkahra --install-completion` makes your shell complete commands with Tab."]
    return "\n".join(lines)


def examples(*lines: str) -> str:
    """Return the example lines at the end of a command's help."""
    title = "Example:" if len(lines) == 1 else "Examples:"
    return "\n".join(["\b", title, *(f"  {line}" for line in lines)])
