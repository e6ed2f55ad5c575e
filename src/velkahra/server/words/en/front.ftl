# The start page: the games, tables that wait, and ways in

front-title = Four great strategy games
front-lead = Play in your browser, with friends or against bots. Free, and without an account.
front-games = The games
front-players = { $from ->
    [one] 1 player
   *[other] { $from } players
}
front-players-range = { $from }–{ $to } players
front-minutes = { $from }–{ $to } minutes
front-weight-1 = easy
front-weight-2 = medium
front-weight-3 = deep
front-play = Play now
front-play-of = Play now: { $game }
front-learn = Learn
front-learn-of = Learn { $game }
front-rules = Rules
front-rules-of = Rules of { $game }
front-friends = With friends
front-friends-of = With friends: { $game }
front-more = More options
front-more-of = More options for { $game }
front-cover = A game of { $game }, half way through
front-level = You play against { $bot }.
front-new-here = New here? Start with { $game }, the easiest.
front-camp = Running a summer camp?
front-camp-lead = Teams play for one or two weeks, with printed cards, with phones or with neither. No internet needed.
front-camp-run = Run a camp
front-camp-restore = Restore a camp
front-join = Join by a link
front-join-field = The link you were given
front-join-go = Go
front-join-wrong = This is not a link to a table here. Copy the whole link, to its last character.
front-else = More
front-watch = Watch a record

new-title = Options for { $game }
new-start = What kind of game?
new-presets = Ready-made
new-preset-family = Family evening
new-preset-family-why = gentle bots, hints, no clock
new-preset-letter = By the letter
new-preset-letter-why = as the rulebook says, no hints, strong bots
new-preset-slow = Slow, over weeks
new-preset-slow-why = friends by link, three days a turn
new-language-why = Guests see the table in this language until they choose another one.
new-tempo-why = How fast bots move, so that you can follow.
new-remembered = Your last choices for this game are filled in.
new-forget = Reset to the usual
new-seats-why = Choose who plays each seat.
new-options-why = The first value of each is the usual one.

bot-beginner-why = gentle: for a first game
bot-apprentice-why = easy: sees the plain moves
bot-player-why = fair: plans ahead a little
bot-expert-why = strong: punishes mistakes
bot-master-why = as hard as it gets: thinks for up to a second

friend-lead = Send this link to your friend, or let them scan the code.
friend-share = Share
friend-waiting = Waiting for { $seat }…
friend-here = { $seat } is here.
friend-local = This address works on this computer only. Start the program with “script/play --host 0.0.0.0” and open it by this computer’s address in your network, so that others can join.
friend-go = Go to the table
friend-same-device = Open it on this device
