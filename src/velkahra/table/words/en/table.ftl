# The table's own pages. What belongs to a game is in the game's words.

title = Velká hra
tagline = Great games of power, ruled exactly.
language = Language
home = All games

start-title = Start a table
start-lead = No account is needed: whoever has a seat’s link sits there.
start-game = Game
start-seats = Seats
start-seat = Seat { $number }
start-options = What you agree on
start-looks = Names and looks
start-button = Open the table
seat-me = me
seat-person = another person, by link
seat-bot = bot: { $bot }
seat-nobody = nobody
bot-random = random
bot-greedy = greedy

host-title = Your table is open
host-lead = Send each person the link of their seat, and keep it secret: whoever has it sits there. This page stays as it is, so you can come back for the links.
host-seat = { $seat }: { $player }
host-sit = Sit down
host-look = Watch
host-watch = For spectators
host-copy = Copy
host-copied = Copied
player-person = a person
player-bot = bot ({ $bot })

table-you = You are { $seat }.
table-watching = You are watching.
table-ask = What is asked
table-log = What happened
table-about = About this table
table-seats = Who plays
table-dealer = The dealer’s promise
table-dealer-why = Every draw follows from a secret seed. This is its SHA-256; the seed itself is shown when the game is over, so that anybody can check every draw.
table-seed = The seed
table-record = Download the record
table-again = Start another table
undo = Take back
confirm = Confirm
cancel = Cancel
rule = Rule
close = Close
connecting = The connection is lost. Trying again …
no-script = A table needs JavaScript: the page runs a small script of its own and nothing else.

problem-stale = The table had changed before that arrived. Have a look and choose again.
problem-only-watching = You are watching: only the seats can act.
problem-no-action = That is not an action of this game.
problem-possible = That is possible. Choose it again.
problem-not-understood = The server did not understand the page’s message. Reload the page.
problem-too-large = The page’s message was too long.
problem-too-fast = Too many messages at once. Wait a moment.
problem-store-busy = The table could not be kept because its file is locked by another program. Nothing was played; try again in a moment.
problem-store-readonly = The table could not be kept because its file cannot be written. Nothing was played.
problem-store-full = The table could not be kept because the disk is full. Nothing was played.
problem-store-broken = The table could not be kept. Nothing was played; the server’s log says more.
problem-store-gone = This table has been deleted. Nothing was played.
problem-store-closed = The server is just putting its tables down. Nothing was played; try again in a moment.
problem-broken = The server failed to draw the table. Its log says why.
ended-restored = This table was restored from a backup: it is now as it was then, and what was played later is gone.

error-title = That did not work
error-not-found = There is no such page. A link to a table must be complete, to its last character. A table that was deleted, or that a restored backup does not hold, is gone.
error-method = This page cannot be used that way.
error-form = The form was not complete: { $why }
error-foreign = This came from another site, so it was refused.
error-rules = This table was played under other rules of the game than this program has.
error-early = The record shows everything, hidden things too. It can be downloaded when the game is over.
error-server = The server failed. Its log says why.
error-back = To the start
