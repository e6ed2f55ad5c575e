"""Frames: every pending decision and step, with named slots, a module for each chapter.

`kinds` lists them by number. Push a frame by its `push_...` function; read and write its slots by
name, as in `state.slot(BRIBE_PRICE)`.
"""

# All frames together, for tests and for the text of positions.
from velkahra.games.pamir.rules.frames.card_actions import *  # noqa: F403
from velkahra.games.pamir.rules.frames.event import *  # noqa: F403
from velkahra.games.pamir.rules.frames.kinds import *  # noqa: F403
from velkahra.games.pamir.rules.frames.play import *  # noqa: F403
from velkahra.games.pamir.rules.frames.turn import *  # noqa: F403
from velkahra.games.pamir.rules.frames.wakhan import *  # noqa: F403
