"""The laws every game keeps, as checks that `velkahra fuzz` and the conformance suite share.

A check looks at a game being played and yields a complaint for everything that is wrong, so an
empty result is a pass. None of them knows a game: a new one gets all of them by being registered.
"""

from collections.abc import Callable, Iterator
from typing import Final

from librt.random import Random

from velkahra.testing import graph, knowledge, notation, standing, state, undo, words
from velkahra.core.game import Game
from velkahra.core.play import Play

Check = Callable[[Play, Random], Iterator[str]]
GameCheck = Callable[[Game], Iterator[str]]

CHEAP: Final[tuple[Check, ...]] = (
    state.lists_are_ascending,
    state.somebody_can_act_until_the_end,
    state.what_needs_no_choice_is_the_only_action,
    state.returns_are_shares_of_a_victory,
    state.pieces_are_conserved,
    state.invariants_hold,
    state.clones_are_alike_and_apart,
    words.events_can_be_told,
    standing.standing_answers_are_legal,
)
SAMPLED: Final[tuple[Check, ...]] = (
    state.searches_look_at_what_is_legal,
    state.refused_actions_change_nothing,
    state.simultaneous_choices_commute,
    state.dealer_draws_what_is_possible,
    knowledge.what_cannot_be_known_does_not_show,
    knowledge.worlds_agree_with_knowledge,
    knowledge.who_sees_all_tells_worlds_apart,
    knowledge.what_seats_see_is_so,
    knowledge.who_sees_all_hears_all,
    knowledge.hidden_draws_do_not_show,
    knowledge.secret_choices_do_not_show,
    notation.position_comes_back,
    undo.only_own_plies_are_taken_back,
    undo.undoing_restores_everything,
    undo.nothing_hidden_came_out,
    undo.secret_choices_can_be_recalled,
    graph.leaves_are_the_legal_actions,
    graph.elements_are_on_the_page,
    graph.stray_clicks_are_answered,
    words.prompts_can_be_read,
    words.pictures_are_drawn,
)
WHOLE_SPACE: Final[tuple[Check, ...]] = (
    state.legal_is_what_is_not_refused,
    words.refusals_can_be_read,
)
WHOLE_GAME: Final[tuple[Check, ...]] = (
    notation.record_comes_back,
    notation.replay_is_the_same_at_every_ply,
)
PER_GAME: Final[tuple[GameCheck, ...]] = (
    notation.every_action_comes_back,
    notation.every_form_comes_back,
    notation.nonsense_is_refused,
    notation.seats_have_names,
    standing.standing_answers_have_words,
)
