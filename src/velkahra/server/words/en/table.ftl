# The pages of a table, except for the words of its game

title = Velká hra
language = Language
home = All games

start-game = Game
start-seats = Seats
start-seat = Seat { $number }
start-options = Options
start-looks = Names and appearance
start-button = Open the table
seat-me = me
seat-person = another person, by link
seat-bot = bot, { $level } – { $why }
seat-nobody = nobody
bot-random = random
bot-greedy = greedy
bot-beginner = strength 1 of 5
bot-apprentice = strength 2 of 5
bot-player = strength 3 of 5
bot-expert = strength 4 of 5
bot-master = strength 5 of 5

host-title = Your table is open
host-lead = Send each player the link to their seat. Keep the links secret: anyone who has one can play that seat. Bookmark this page to find them again.
host-seat = { $seat }: { $player }
host-sit = Take this seat
host-look = Watch
host-watch = Spectators
host-copy = Copy
host-copied = Copied
player-person = a person
player-bot = { $name } (bot, { $level })
player-bot-slow = { $name } (bot, { $level }, below full strength)

table-you = You are { $seat }.
table-watching = You are watching.
table-ask = What to do now
table-log = Game log
strip-title = Since your last move
strip-here = Since you were here last
strip-latest = Latest actions
strip-replay = Show one after the other
table-about = About this table
table-seats = Players
table-dealer = Fair dealing
table-dealer-why = Every random draw comes from one secret seed. This is the seed’s SHA-256 hash. The seed is shown when the game is over, so anyone can check every draw.
table-seed = Seed
table-record = Download the game record
undo = Undo
confirm = Confirm
cancel = Cancel
rule = Rule
close = Close
connecting = The connection is lost. Trying again…
no-script = A table needs JavaScript: the page runs a small script of its own and nothing else.

problem-stale = The table changed before your action arrived. Look at the board and choose again.
problem-others-turn = It is the others’ turn.
problem-only-watching = You are a spectator. Only players can act.
problem-no-action = This game has no such action.
problem-possible = That is allowed. Choose it again.
problem-not-understood = The server did not understand the page’s message. Reload the page.
problem-too-large = The page’s message was too long.
problem-too-fast = Too many messages at once. Wait a moment.
problem-store-busy = Your action was not saved: another program has locked the tables. Nothing was played. Try again in a moment.
problem-store-readonly = Your action was not saved: the server has no write access to its tables. Nothing was played.
problem-store-full = Your action was not saved: the disk is full. Nothing was played.
problem-store-broken = Your action was not saved, and nothing was played. The server log says why.
problem-store-gone = This table has been deleted. Nothing was played.
problem-store-away = Your action was not saved: the server’s database cannot be reached. Nothing was played. Try again in a moment.
problem-store-unknown = It is not known whether your action was saved: the connection to the server’s database was lost. The page will show the current state as soon as the database is back.
problem-store-moved = Your action was not saved: another server has just taken over this table. Nothing was played. Try again in a moment.
problem-store-closed = The server is restarting or restoring a backup. Nothing was played. Try again in a moment.
problem-store-damaged = This table is damaged in the server’s file. Nothing was played. The server log says more.
unread-store-busy = This cannot be shown now because another program has locked the server’s tables. Try again in a moment.
unread-store-readonly = This cannot be shown now because the server has no write access to its tables.
unread-store-full = This cannot be shown now because the server’s disk is full.
unread-store-broken = This cannot be shown now because the server cannot read its tables. The server log says why.
unread-store-gone = This table has been deleted.
unread-store-away = This cannot be shown now because the server’s database cannot be reached. Try again in a moment.
unread-store-unknown = This cannot be shown now because the connection to the server’s database was lost. Try again in a moment.
unread-store-moved = Another server is taking over this table. Try again in a moment.
unread-store-closed = The server is restarting or restoring a backup. Try again in a moment.
unread-store-damaged = This table is damaged in the server’s file and cannot be shown. The person who runs the server can restore it from a backup.
problem-broken = The server could not display the table. The server log says why.
ended-restored = This table was restored from a backup. Everything played after that backup is gone.

error-title = That did not work
error-not-found = There is no page at this address.
error-link-of-account = Links from an account’s list work only in a browser that is signed in to that account.
error-no-table = There is no table behind this link. Check that you copied all of it, to the last character. If you did, the table has been deleted, or it is missing from the restored backup.
error-method = This page cannot be used that way.
error-too-large = That message is too large for this page.
error-clash = { $option }: “{ $value }” is possible only with { $other }: “{ $needed }”.
error-form = The form is incomplete.
error-foreign = This request came from another site and was blocked.
error-rules = This table was played under a version of the rules or with cards that this server does not have.
error-wrong-host = This is not an address of this server. It is at { $address }.
error-early = The record contains hidden information. You can download it when the game is over.
error-server = Something went wrong on the server. The server log says why.
error-back = Back to the start page

met-more = What can I do?
met-done = Got it
met-title = How to win
coach-title = Your coach
coach-end = Switch off
coach-off = Switch the coach off
coach-on = Switch the coach on
over-title = The game is over
over-won = You win
over-shared = You share the victory
over-place = { $place ->
    [2] You came second
    [3] You came third
    [4] You came fourth
   *[other] You came in place { $place }
}
over-lost = You lose
over-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
over-standings = Final standings
over-learn = A lesson
over-again = Play again
over-next = The next game is open. You have the same seat in it.
over-next-join = Take your seat
again-early = You can open the next game when this one is over.
again-desk = Only the organiser can open the next camp, on the device that has the desk.
again-gone = This seat is no longer reserved for you: the person who opened the next game has taken it back. Ask them for a link.
over-stronger = A stronger bot
over-gentler = A gentler bot
over-watch = See what decided the game
over-all = All games
over-most = Most of the points came from one source: { $source }, { $points }.
over-turning = The turning point
over-moment = The moment to remember
over-fell = { $seat }’s chance of winning fell from { $best } to { $chance }.
over-played = Played:
over-better = Better:
over-thinking = Looking for the turning point…
over-picture = The position at that moment
over-feats = What each player did best
over-board = Show the board
over-story = Show the result
over-share = Share
over-link = Copy link
over-linked = Copied
over-card = Picture to share
rule-more = All rules
bots-hurry = Skip to my turn
problem-not-alone = Other people at this table want to follow the bots.
