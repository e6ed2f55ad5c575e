"""The page that shows the OpenAPI description, and the description itself."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from velkahra.server.domain.texts import speaker
from velkahra.server.web.api import calls, openapi, problems
from velkahra.server.web.identity.origin import base_of
from velkahra.server.web.kit import pages
from velkahra.server.web.kit.request import language_of, shown

STYLE: Final = "api/reference.css"


def routes(endpoints: Sequence[calls.Endpoint]) -> list[Route]:
    """Return the routes of the description of these endpoints: for programs, and for people."""

    @cache
    def described() -> dict[str, Any]:
        return openapi.document(endpoints)

    async def describe(request: Request) -> Response:
        """Give the OpenAPI description."""
        return Response(msgspec.json.encode(described()), media_type="application/json")

    async def show(request: Request) -> Response:
        """Show the description as a page."""
        language, base = language_of(request), base_of(request)
        return shown(request, reference_page(language, endpoints, described(), base))

    return [Route(openapi.ADDRESS, describe), Route(problems.PAGE, show)]


def reference_page(
    language: str, endpoints: Sequence[calls.Endpoint], described: dict[str, Any], base: str
) -> str:
    """Make the page about endpoints as `described` in OpenAPI, of the server at `base`."""
    say = speaker(language)
    codes = [
        (code, status, say(problems.sentence(code), wrong="…", address=base))
        for code, status in problems.STATUSES.items()
    ]
    facts = {
        "address": openapi.ADDRESS,
        "operations": [
            (endpoint, described["paths"][endpoint.plain_path][endpoint.method.lower()])
            for endpoint in endpoints
        ],
        "codes_of": openapi.codes_of,
        "kinds": described["components"]["schemas"],
        "kind_of": kind_of,
        "codes": codes,
    }
    title = say("reference-title")
    return pages.from_template(language, title, "api/reference.html", facts, styles=[STYLE])


def kind_of(schema: dict[str, Any]) -> Markup:
    """Return the type of a value in short, with links to the types on the page."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(openapi.REF)
        return Markup('<a href="#{0}">{0}</a>').format(name)
    if "anyOf" in schema:
        return Markup(" | ").join(kind_of(one) for one in schema["anyOf"])
    if "enum" in schema:
        return Markup(" | ").join(escape(f'"{value}"') for value in schema["enum"])
    if schema.get("type") == "array":
        return Markup("[{}]").format(kind_of(schema.get("items", {})))
    if schema.get("type") == "object":
        return Markup("{{{}}}").format(kind_of(schema.get("additionalProperties", {})))
    return escape(schema.get("type", "JSON"))
