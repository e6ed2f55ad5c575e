"""Every game as a game of OpenSpiel, with explicit chance.

Importing it registers `velkahra_euphrates` and so on. Where players choose at once they are asked
one after the other, without seeing the choices of others; `velkahra_euphrates_simultaneous` and so
on ask them together.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
from librt.random import Random

from velkahra.bots.arena.match import has_automata
from velkahra.core import extras, registry
from velkahra.core.contract import events, game
from velkahra.core.contract.refusals import IllegalAction, VelkahraError
from velkahra.core.contract.state import CHANCE, NOBODY, State
from velkahra.core.play.position import write_position
from velkahra.envs.beginning import begin
from velkahra.envs.memory import Memory, digest
from velkahra.envs.observing import Numbers, Observing

try:
    import pyspiel
except ImportError as error:
    raise extras.missing("velkahra.envs.openspiel", error) from None

LONGEST: Final = 10_000
"""A bound for the decisions of a game: OpenSpiel asks for one, some rules have none."""

PRESENT: Final = pyspiel.IIGObservationType(perfect_recall=False)

BY_CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
TOGETHER: Final = int(pyspiel.PlayerId.SIMULTANEOUS)

DEFAULTS: Final = {
    "players": 2,
    "options": "",
    "recall": 0,
    "start": "",
    "max_game_length": LONGEST,
}


def options_of(text: str) -> dict[str, str]:
    """Return the options of `name:value` joined by `+`. Raises: VelkahraError.

    OpenSpiel's own names of games have no room for other signs.
    """
    options = {}
    for part in text.split("+") if text else []:
        name, sign, value = part.partition(":")
        if not sign:
            raise VelkahraError(f"options are written name:value+name:value, not {text!r}")
        options[name] = value
    return options


class SpielGame(pyspiel.Game):
    """A game with a number of players and complete options.

    `known_as` is its name in OpenSpiel. `together`: players that choose at once are asked together.
    """

    def __init__(
        self, name: str, known_as: str, together: bool, params: Mapping[str, Any] | None = None
    ) -> None:
        given = {**DEFAULTS, **(params or {})}
        self.title: Final = registry.game(name)
        self.together: Final = together
        seats = int(given["players"])
        agreed = options_of(given["options"])
        self._start: Final = begin(self.title, seats, agreed, str(given["start"]))
        self.options: Final = self.title.options_of(self._start)
        self.observing: Final = Observing(self.title, seats, self.options, int(given["recall"]))
        long_name = known_as
        if given["start"]:
            long_name += f": {given['start']}, not of the rulebook"
        adds_up = not self.title.automaton("en", seats, self.options)
        kind = _kind(self.title, known_as, long_name, together, adds_up)
        longest = int(given["max_game_length"])
        super().__init__(kind, _info(self.title, seats, longest, adds_up), given)

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "SpielState":
        """Return the start of a game."""
        return SpielState(self, Memory(self.title, self._start.clone(), self.observing))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Return an observer of public things, of a player's private ones, or of both.

        Private things are what a player sees otherwise than a spectator. Only an observer of both
        has perfect recall. Raises: VelkahraError for parameters, private things of all players, or
        nothing to see.
        """
        if params:
            raise VelkahraError(f"observers of {self.title.name} take no parameters: {params}")
        return SpielObserver(self.observing, iig_obs_type or PRESENT)


class SpielState(pyspiel.State):
    """A state of a game. Utilities are shares of the victory, 0 to 1."""

    def __init__(self, game: SpielGame, memory: Memory) -> None:
        super().__init__(game)
        self.memory = memory
        self.together = game.together
        self.is_resampled = False

    def current_player(self) -> int:
        """Return the deciding seat, or OpenSpiel's number for chance, several seats or nobody."""
        state = self.memory.state
        actor = state.actor()
        if actor == CHANCE:
            return BY_CHANCE
        if actor == NOBODY:
            return TERMINAL
        if self.together and int(state.acting()).bit_count() > 1:
            return TOGETHER
        return int(actor)

    def _legal_actions(self, player: int) -> list[int]:
        state = self.memory.state
        return list(state.legal_actions(player)) if state.may_act(player) else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance as pairs (action, probability); they add up to 1."""
        state = self.memory.state
        weights = [int(weight) for weight in state.chance_weights()]
        total = sum(weights)
        outcomes = zip(state.legal_actions(CHANCE), weights, strict=True)
        return [(int(outcome), weight / total) for outcome, weight in outcomes if weight]

    def _apply_action(self, action: int) -> None:
        """Carry out an action or an outcome of chance. Raises: IllegalAction, nothing changed."""
        player = int(self.memory.state.actor())
        self._check(player, action)
        self.memory.act(player, action)
        self.memory.look()

    def _apply_actions(self, actions: list[int]) -> None:
        """Carry out the choices of all players who may choose. Raises: IllegalAction, no change."""
        acting = self.memory.state.acting()
        chosen = [(who, action) for who, action in enumerate(actions) if acting >> who & 1]
        for player, action in chosen:
            self._check(player, action)
        for player, action in chosen:
            if self.memory.state.may_act(player):
                self.memory.act(player, action)
        self.memory.look()

    def _check(self, player: int, action: int) -> None:
        """Raise IllegalAction with the rule, unless the player or chance may do an action."""
        refused = self.memory.state.refusal(player, action)
        if refused is not None:
            raise IllegalAction(player, action, refused)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.memory.game.write(player, action)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return bool(self.memory.state.is_over())

    def returns(self) -> list[float]:
        """Return each player's share of the victory; zeros until the end."""
        return [float(share) for share in self.memory.state.returns()]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a state that `player` cannot tell from this one, drawn by `sampler` in [0, 1).

        The history is still that of this state: `serialize` refuses, and `pickle` works.
        """
        rng = Random(int(sampler() * 2**62))
        other: SpielState = self.clone()
        other.memory = self.memory.resampled(player, rng)
        other.is_resampled = True
        return other

    def serialize(self) -> str:
        """Return the history of the state as text. Raises: VelkahraError for a resampled state."""
        if self.is_resampled:
            raise VelkahraError("a resampled state has no history of its own: pickle it instead")
        return str(super().serialize())

    def __str__(self) -> str:
        return write_position(self.memory.state, self.memory.game)


class SpielObserver:
    """Observations of a state, as OpenSpiel asks for them: `tensor` is flat.

    `dict` has the parts of the layout, and "decisions" with perfect recall.
    """

    def __init__(self, observing: Observing, kind: Any) -> None:
        private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise VelkahraError("an observer sees the private things of one player, not of all")
        if not (kind.public_info or private):
            raise VelkahraError(
                "an observer sees public things, one player's private ones, or both"
            )
        self._look: Final = _looks(observing)[bool(kind.public_info), private]
        self._recalls: Final = bool(kind.perfect_recall and kind.public_info and private)
        self._observing: Final = observing
        recalled = 2 * observing.recall if self._recalls else 0
        self.tensor: Final = np.zeros(observing.layout.size + recalled, np.float32)
        self.dict: Final = {}
        at = 0
        for part in observing.layout.parts:
            self.dict[part.name] = self.tensor[at : at + part.size].reshape(part.shape)
            at += part.size
        if recalled:
            self.dict["decisions"] = self.tensor[at:].reshape(-1, 2)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the observation of a player into `tensor`."""
        memory = state.memory
        size = self._observing.layout.size
        self.tensor[:size] = self._look(memory.state, player)
        if self._recalls:
            self.tensor[size:] = memory.recalled.numbers(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return a word for what a player knows, or sees now without perfect recall."""
        if self._recalls:
            return state.memory.knowledge(player)
        return digest(self._look(state.memory.state, player))


def _looks(observing: Observing) -> dict[tuple[bool, bool], Callable[[State, int], Numbers]]:
    """Return how a player sees public things, private ones, or both."""
    return {
        (True, True): observing.position,
        (True, False): lambda state, _: observing.position(state, events.SPECTATOR),
        (False, True): observing.private,
    }


def _info(title: game.Game, seats: int, longest: int, adds_up: bool) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=int(title.space.size),
        max_chance_outcomes=int(title.space.size),
        num_players=seats,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=1.0 if adds_up else None,
        max_game_length=longest,
    )


def _kind(title: game.Game, name: str, long_name: str, together: bool, adds_up: bool) -> Any:
    """Return a type of games. `adds_up`: shares of the victory always add up to 1."""
    dynamics, utility = pyspiel.GameType.Dynamics, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name,
        long_name=long_name,
        dynamics=dynamics.SIMULTANEOUS if together else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if adds_up else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(title.seats),
        min_num_players=min(title.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=dict(DEFAULTS),
    )


def _register_as(title: game.Game, name: str, together: bool) -> None:
    """Register a class: OpenSpiel keeps it beyond the end of Python, where only classes survive."""
    kind = _kind(title, name, name, together, not has_automata(title))

    class Registered(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(title.name, name, together, params)

    pyspiel.register_game(kind, Registered)


def _register() -> None:
    """Register every game twice: asked one after the other, and together."""
    for title in map(registry.game, registry.names()):
        _register_as(title, f"velkahra_{title.name}", False)
        _register_as(title, f"velkahra_{title.name}_simultaneous", True)


_register()
