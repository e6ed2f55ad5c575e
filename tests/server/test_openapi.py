"""The API answers as its OpenAPI description says, whatever is sent."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.python import asgi
from schemathesis.specs.openapi import checks

from velkahra.server.settings import Settings
from velkahra.server.web.api import openapi, playing, routes
from velkahra.server.web.api.calls import ROOT, Key
from velkahra.server.web.app import application

EXAMPLES = 6
"""For each endpoint, as many valid and as many invalid requests."""
FEW = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
REFUSED: Final = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429, "5XX"]
"""Statuses of requests against the schema: those usual for the library, and too large ones."""
LEFT_OUT = [checks.positive_data_acceptance]
"""A valid message may still be refused: the position, or the rules, decide."""
WITHOUT_MESSAGE = [*LEFT_OUT, checks.negative_data_rejection]
"""Without a message, the wrong secret would be the mistake, and the right one replaces it."""


@pytest.fixture
def client(
    tmp_path: Path, toys: None, monkeypatch: pytest.MonkeyPatch
) -> Iterator[asgi.ASGIClient]:
    """A client of an application that allows as much as is sent, and waits for nobody."""
    monkeypatch.setattr(playing, "LONGEST_WAIT", 0)
    allowed = Settings(tmp_path, messages_a_second=1e6, tables_a_minute=1e6)
    app: Any = application(allowed)
    with asgi.get_client(app) as running:
        yield running
    asgi.shutdown_lifespans()


@pytest.fixture
def secrets(client: asgi.ASGIClient) -> dict[str, str]:
    """The secrets of a new table by the names of their schemes, and its name."""
    wish = {"game": "morra", "seats": ["program", "person"]}
    made = client.post(f"{ROOT}/tables", json=wish).json()
    one, two = made["seats"]
    link = two["link"].rpartition("/")[2]
    found = {Key.TOKEN: one["token"], Key.LINK: link, Key.HOST: made["host"]}
    return {"table": made["table"], **{key.value: secret for key, secret in found.items()}}


def test_every_answer_is_as_described(client: asgi.ASGIClient, secrets: dict[str, str]) -> None:
    config = {"checks": {"negative_data_rejection": {"expected-statuses": REFUSED}}}
    schema = schemathesis.openapi.from_asgi(
        openapi.ADDRESS, client.app, config=schemathesis.Config.from_dict(config)
    )
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) == len(routes.ENDPOINTS)
    statuses = {status for one in operations for status in ask(client, one, secrets)}
    assert statuses >= {200, 201, 400, 401, 404, 409, 422}


def ask(client: asgi.ASGIClient, operation: Any, secrets: dict[str, str]) -> set[int]:  # noqa: ANN401
    """Send valid and invalid requests, most of them with the right secret; return the statuses."""
    (asked,) = operation.definition.raw.get("security", [{"": []}])[0]
    left_out = LEFT_OUT if operation.body or not asked else WITHOUT_MESSAGE
    known = {"table": secrets["table"], "name": "morra", "seat": 0}
    statuses = set()
    for mode in GenerationMode:

        @FEW
        @given(case=operation.as_strategy(generation_mode=mode), stranger=st.integers(0, 4))
        def send(case: Any, stranger: int) -> None:  # noqa: ANN401
            headers = {}
            if stranger:
                case.path_parameters |= {name: known[name] for name in case.path_parameters}
                headers = {"Authorization": f"Bearer {secrets.get(asked, '')}"}
            answer = case.call_and_validate(
                session=client, headers=headers, excluded_checks=left_out
            )
            statuses.add(answer.status_code)

        send()
    return statuses
