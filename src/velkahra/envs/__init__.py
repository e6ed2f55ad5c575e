"""Every registered game in the interfaces that researchers use.

>>> from velkahra import envs
>>> env = envs.aec("viceroy", seats=3)
>>> env.reset(seed=1)
>>> env.agent_selection
'player_0'

Importing it registers `velkahra/euphrates-v1` and so on with PettingZoo and Gymnasium.
"""

from velkahra.core.extras import missing

try:
    import gymnasium
    import pettingzoo

    from velkahra.envs.aec import AecTable
    from velkahra.envs.aec import env as aec
    from velkahra.envs.parallel import ParallelTable
    from velkahra.envs.single import SingleTable
except ImportError as error:
    raise missing("velkahra.envs", error) from None
from velkahra.core import registry

__all__ = ["AecTable", "ParallelTable", "SingleTable", "aec"]


def _register() -> None:
    for game in registry.names():
        name = f"velkahra/{game}-v1"
        chosen = {"game": game}
        gymnasium.register(
            name,
            "velkahra.envs.single:SingleTable",
            vector_entry_point="velkahra.envs.vector:BatchEnv",
            kwargs=chosen,
        )
        if hasattr(pettingzoo, "register"):  # versions before 1.27 have no registry
            pettingzoo.register("aec", name, "velkahra.envs.aec:env", kwargs=chosen)
            table = "velkahra.envs.parallel:ParallelTable"
            pettingzoo.register("parallel", name, table, kwargs=chosen)


_register()
