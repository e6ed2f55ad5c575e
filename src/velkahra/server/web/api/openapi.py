"""The OpenAPI 3.1 description of the API, from the endpoints and the types of their messages."""

import inspect
import re
from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import Any, Final

import msgspec

import velkahra
from velkahra.core.contract.words import LANGUAGES
from velkahra.server.web.api import calls, problems, protocol

ADDRESS: Final = calls.ROOT + "/openapi.json"
REF: Final = "#/components/schemas/"
TEXT: Final = {"type": "string"}
NUMBER: Final = {"type": "integer", "minimum": 0, "maximum": calls.MOST_NUMBER}
PARAMETERS: Final[Mapping[str, tuple[str, dict[str, Any]]]] = {
    "table": ("Name of the table.", TEXT),
    "name": ("Name of the game.", TEXT),
    "seat": ("Number of the seat, from 0.", NUMBER),
}
SECRETS: Final = {
    calls.Key.TOKEN: "The token of a seat, or of watching.",
    calls.Key.LINK: "The secret part of a seat's link, or of the link for watching: its last part.",
    calls.Key.HOST: "The token of the host: the last part of the address of the host's page.",
}
"""Descriptions of the secrets; Key.SEAT is a token too."""
ALWAYS: Final = (
    *("foreign", "wrong-host", "too-fast", "server"),
    *(code for code in problems.STATUSES if code.startswith("store-")),
)
_ATTRIBUTE: Final = re.compile(r"^    (\w+): (.+(?:\n {8}.+)*)", re.MULTILINE)


def document(endpoints: Sequence[calls.Endpoint]) -> dict[str, Any]:
    """Return the description of these endpoints."""
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.plain_path, {})[endpoint.method.lower()] = _operation(endpoint)
    said = [one.says for one in endpoints if one.says is not type(None)]
    kinds = dict.fromkeys([*said, *(one.gives for one in endpoints), protocol.Problem])
    _, schemas = msgspec.json.schema_components(kinds, ref_template=f"{REF}{{name}}")
    secrets = {
        key.value: {"type": "http", "scheme": "bearer", "description": text}
        for key, text in SECRETS.items()
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "velkahra", "version": velkahra.__version__},
        "paths": paths,
        "components": {
            "schemas": {name: _described(schema) for name, schema in schemas.items()},
            "securitySchemes": secrets,
        },
    }


def codes_of(endpoint: calls.Endpoint) -> list[str]:
    """List the codes of errors of an endpoint by status, but for those of all, ALWAYS."""
    found = endpoint.problems.split()
    found += ["no-token", "other-rules"] if endpoint.key is not calls.Key.NONE else []
    found += ["only-watching"] if endpoint.key is calls.Key.SEAT else []
    found += ["not-found"] if "{" in endpoint.path else []
    has_message = endpoint.says is not type(None)
    found += ["not-understood", "too-large"] if has_message else []
    found += ["not-understood"] if endpoint.query else []
    return sorted(set(found), key=lambda code: (problems.STATUSES[code], code))


def _operation(endpoint: calls.Endpoint) -> dict[str, Any]:
    told = inspect.getdoc(endpoint.do) or ""
    found: dict[str, Any] = {
        "operationId": endpoint.do.__name__,
        "summary": told.partition("\n")[0],
        "description": told,
        "parameters": _parameters(endpoint),
        "responses": _responses(endpoint),
    }
    if endpoint.key is not calls.Key.NONE:
        key = calls.Key.TOKEN if endpoint.key is calls.Key.SEAT else endpoint.key
        found["security"] = [{key.value: []}]
    if endpoint.says is not type(None):
        found["requestBody"] = {"required": True, "content": _json(endpoint.says)}
    return found


def _parameters(endpoint: calls.Endpoint) -> list[dict[str, Any]]:
    language = {"type": "string", "examples": list(LANGUAGES)}
    return [
        *(
            _parameter("path", name, *PARAMETERS[name])
            for name in re.findall(r"\{(\w+)", endpoint.plain_path)
        ),
        *(_parameter("query", name, text, NUMBER) for name, text in endpoint.query.items()),
        _parameter(
            "query",
            "language",
            "Language of sentences: en, cs or pl; anything else is passed over.",
            language,
        ),
    ]


def _parameter(place: str, name: str, text: str, schema: dict[str, Any]) -> dict[str, Any]:
    required = place == "path"
    return {"in": place, "name": name, "required": required, "description": text, "schema": schema}


def _responses(endpoint: calls.Endpoint) -> dict[str, Any]:
    found: dict[str, Any] = {
        f"{endpoint.status}": {"description": "Done.", "content": _json(endpoint.gives)}
    }
    for code in (*codes_of(endpoint), *ALWAYS):
        status = problems.STATUSES[code]
        content = _json(protocol.Problem, problems.MEDIA_TYPE)
        answer = found.setdefault(
            f"{status}", {"description": f"{HTTPStatus(status).phrase}:", "content": content}
        )
        answer["description"] += f" {code}"
    return found


def _json(kind: type, media: str = "application/json") -> dict[str, Any]:
    return {media: {"schema": {"$ref": REF + kind.__name__}}}


def _described(schema: dict[str, Any]) -> dict[str, Any]:
    """Return a schema in which the attributes of a docstring describe the properties."""
    told = inspect.cleandoc(schema.get("description", ""))
    head, _, attributes = told.partition("\n\nAttributes:\n")
    properties = dict(schema.get("properties", {}))
    for name, text in _ATTRIBUTE.findall(attributes):
        if name in properties:
            properties[name] = {**properties[name], "description": " ".join(text.split())}
    return {**schema, "description": head, "properties": properties}
