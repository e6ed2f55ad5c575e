# Programs that play a seat by the JSON API

program-open = A program of one’s own
program-title = A program on this seat
program-lead = { $seat }: a program can act here instead of you, or beside you. It sees what this seat sees, and no more. It says who it is by a token; keep that as secret as the link.
program-how = How it talks to the server, with an example of ten lines:
program-address = Address of the table
program-make = Make a token
program-once = This is shown now and never again. Copy it.
program-token = Token
program-count = { $count ->
    [one] { $count } token opens this seat.
   *[other] { $count } tokens open this seat.
}
program-most = There are as many tokens as a seat may have.
program-revoke = Take all tokens back
problem-no-token = No token, or one that opens nothing at this table.
