# Programs that play a seat by the JSON API

api-wrong = The request does not match the API documentation: { $wrong }.
program-open = Connect your own program
program-title = Connect a program to this seat
program-lead = A program can play { $seat } for you, or alongside you. It sees what this seat sees and nothing more. It identifies itself with a token. Keep the token as secret as the link.
program-how = How a program talks to the server, with a ten-line example:
program-address = Address of the table
program-make = Create a token
program-once = Copy this token now. It is never shown again.
program-token = Token
program-count = { $count ->
    [one] { $count } token gives access to this seat.
   *[other] { $count } tokens give access to this seat.
}
program-most = This seat has the maximum number of tokens.
program-revoke = Revoke all tokens
problem-no-token = The token is missing, or it is not valid at this table.
problem-illegal = The rules do not allow this action.
problem-not-your-turn = This seat has nothing to decide now.
problem-not-offered = No table can be opened like this: { $wrong }
problem-no-seat = This table has no such seat.
problem-link-stays = The link to this seat cannot be replaced: a bot plays here, a player took the seat from a list, or the link has been replaced nineteen times.
reference-title = The API for programs
reference-lead = A program can open tables, hand out seats and play. It sees what a person in that seat would see.
reference-where = The same as OpenAPI, for tools that write clients; and the guide with examples:
reference-endpoints = Requests
reference-secret = Secret
reference-message = Message
reference-answer = Answer
reference-errors = Errors
reference-types = Types
