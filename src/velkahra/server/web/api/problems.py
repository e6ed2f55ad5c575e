"""Errors of the API as problem details (RFC 9457), each with a code that stays.

The member `error` has the code and the sentence once more, where programs of before look for them.
"""

from collections.abc import Mapping
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from velkahra.core.contract import refusals
from velkahra.core.play.alternatives import instead_of
from velkahra.server import metrics
from velkahra.server.domain.agreements import NotNow
from velkahra.server.domain.texts import speaker
from velkahra.server.room.room import Room
from velkahra.server.store.backend import StoreError
from velkahra.server.web.api.protocol import Failure, Problem, Why
from velkahra.server.web.kit.request import language_of

PAGE: Final = "/api"
"""The page that explains the API, with all codes."""
MEDIA_TYPE: Final = "application/problem+json"

_CODES: Final = {
    400: "not-understood",
    401: "no-token",
    403: "only-watching foreign wrong-host",
    404: "not-found no-seat",
    405: "method",
    409: "stale not-your-turn paused halted ended over not-asked undone-often table-full "
    "seats-free no-hints no-turn hint-often hint-failed other-rules tokens-full link-stays",
    413: "too-large",
    422: "no-action illegal not-offered",
    429: "too-fast",
    500: "server",
    503: "store-closed store-busy store-moved store-away store-unknown store-gone store-full "
    "store-readonly store-broken store-damaged",
}
STATUSES: Final[Mapping[str, int]] = {
    code: status for status, codes in _CODES.items() for code in codes.split()
}
"""The status of each code; most have a sentence `problem-CODE`, the others `error-CODE`."""
_OTHER_KEYS: Final = {
    **{
        code: f"error-{code}" for code in ("foreign", "wrong-host", "not-found", "method", "server")
    },
    "not-understood": "api-wrong",
    "other-rules": "error-rules",
    "tokens-full": "program-most",
}


class ApiError(Exception):
    """A failed request with one of the codes of STATUSES, and what was `wrong`, in English."""

    def __init__(self, code: str, wrong: str = "") -> None:
        super().__init__(code)
        self.code: Final = code
        self.wrong: Final = wrong


def sentence(code: str) -> str:
    """Return the key of the sentence that explains a code."""
    return _OTHER_KEYS.get(code, f"problem-{code}")


def explained(request: Request, error: Exception, room: Room | None) -> Response:
    """Answer a request that failed. Raises: the error if it is no program's fault."""
    language = language_of(request, room.row.language if room else None)
    if isinstance(error, refusals.IllegalAction) and room is not None:
        metrics.refusals.add("illegal")
        return _refused(room, error, language)
    status, code = sorted_out(error)
    metrics.refusals.add(code)
    wrong = error.wrong if isinstance(error, ApiError) else ""
    version = room.ledger.version if room and status == 409 else None
    return failed(status, code, speaker(language)(sentence(code), wrong=wrong), version=version)


def sorted_out(error: Exception) -> tuple[int, str]:
    """Return the HTTP status and the code for an error."""
    match error:
        case ApiError():
            return STATUSES[error.code], error.code
        case HTTPException(status_code=429):
            return 429, "too-fast"
        case NotNow():
            return 409, error.name
        case refusals.StaleAction():
            return 409, "stale"
        case refusals.NotationError() | refusals.UnknownAction():
            return 422, "no-action"
        case refusals.RecordError():
            return 409, "other-rules"
        case StoreError():
            return 503, error.reason
    raise error


def _refused(room: Room, error: refusals.IllegalAction, language: str) -> Response:
    """Answer an action that the rules refuse."""
    game, options, refusal = room.ledger.game, room.row.options, error.refusal
    instead = instead_of(game, room.ledger.state, error.seat, language, error.action)
    text = f"{game.words.refusal(language, refusal, options)} {instead}".rstrip()
    names = game.named_facts(refusal.key.removeprefix("refusal-"), refusal.facts, options)
    why = Why.of(refusal, names, game.words.rule(language, refusal.rule))
    code, status = ("illegal", 422)
    if isinstance(error, refusals.OutOfTurn):
        code, status = "not-your-turn", 409
    return failed(status, code, text, why, room.ledger.version)


def failed(
    status: int, code: str, message: str, why: Why | None = None, version: int | None = None
) -> Response:
    """Return the answer that says what went wrong, with a status of HTTP.

    The other arguments are the members of `Problem`; `message` is its `detail`.
    """
    title = code.replace("-", " ").capitalize()
    failure = Failure(code, message, why, version)
    problem = Problem(
        f"{PAGE}#{code}", title, status, message, code, failure, version=version, why=why
    )
    answer = Response(msgspec.json.encode(problem), status, media_type=MEDIA_TYPE)
    if status == 401:
        answer.headers["www-authenticate"] = "Bearer"
    if status in (429, 503):
        answer.headers["retry-after"] = "1"
    return answer
