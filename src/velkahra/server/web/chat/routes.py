"""The host's settings of the chat."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from velkahra.server.domain.chat import ChatError
from velkahra.server.room.chat import Chat
from velkahra.server.room.hub import Hub
from velkahra.server.web.kit.request import read_form


async def chat_mode(request: Request) -> Response:
    """Set what may be said at a table, on request of its host."""
    table, secret = request.path_params["table"], request.path_params["secret"]
    hub: Hub = request.app.state.hub
    room = await hub.is_host(table, secret)
    if room is None:
        raise HTTPException(404)
    form = await read_form(request)
    try:
        await room.feature(Chat).allow(form.get("mode", ""))
    except ChatError as error:
        raise HTTPException(400) from error
    return RedirectResponse(f"/host/{table}/{secret}#host-chat", 303)
