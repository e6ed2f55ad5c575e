# The start page: the games, tables that wait, and ways in

front-title = Four great strategy games
front-lead = Play in your browser, with friends or against bots. Free, no account needed.
front-games = The games
front-new = New game
front-players = { $from ->
    [one] 1 player
   *[other] { $from } players
}
front-players-range = { $from }–{ $to } players
front-minutes = { $from }–{ $to } minutes
front-weight-1 = easy
front-weight-2 = medium
front-weight-3 = challenging
front-play = Play now
front-play-of = Play now: { $game }
front-learn = Learn to play
front-learn-of = Learn to play { $game }
front-rules = Rules
front-rules-of = Rules of { $game }
front-friends = Play with friends
front-friends-of = Play with friends: { $game }
front-device = On one device
front-more = More options
front-more-of = More options for { $game }
front-cover = { $game } in mid-game
front-level = { $count ->
    [one] Your opponent: { $names } ({ $level })
   *[other] Your { $count } opponents: { $names } ({ $level })
}
front-new-here = New here? Start with { $game }, the easiest one.
front-camp = Running a summer camp?
front-camp-lead = Teams play for a week or two, on phones, on paper or both. No internet needed.
front-camp-run = Run a camp
camp-lead = One camp, set up in a minute. Every step has a choice that works.
camp-steps = Steps
camp-step-teams = Teams and days
camp-step-game = Map and cards
camp-step-rest = Finer points
camp-teams = Number of teams
camp-next = Next: { $step }
camp-open = Open the camp
camp-enough = You can open the camp at any step: what you skip stays as it is.
front-camp-restore = Restore a saved camp
front-join = Got a link?
front-join-field = Paste the link you were given
front-join-go = Join
front-join-wrong = This link does not lead to a table on this server. Copy all of it, to the last character.
front-else = More
front-watch = Watch a saved game

new-title = Options for { $game }
new-start = What kind of game would you like?
new-presets = Quick settings
new-preset-family = Family evening
new-preset-family-why = gentle bots, hints, no clock
new-preset-letter = By the book
new-preset-letter-why = rulebook rules, no hints, strong bots
new-preset-device = On one device
new-preset-device-why = everyone plays here; the page hides every hand
new-preset-slow = Slow, over weeks
new-preset-slow-why = friends by link, three days a turn
new-language-why = Guests see the table in this language unless they choose another.
new-tempo-why = How fast bots move, so that you can follow along.
new-remembered = Filled in with your last choices for this game.
new-forget = Reset to defaults
new-seats-why = Choose who plays in each seat.
new-options-why = The first choice in each list is the default.

bot-beginner-why = gentle: good for a first game
bot-apprentice-why = easy: finds the obvious moves
bot-player-why = medium: plans a little ahead
bot-expert-why = strong: punishes mistakes
bot-master-why = the strongest: thinks for up to a second

friend-lead = Send your friend this link, or let them scan the code.
friend-share = Share
friend-waiting = Waiting for { $seat }…
friend-here = { $seat } has joined.
friend-local = This address only works on this computer. To let others join, start the program with “script/play --host 0.0.0.0” and open it at this computer’s network address.
friend-go = Go to the table
friend-same-device = Play on this device instead

friends-title = Play with friends
friends-host = Host
friends-guest = Guest
friends-lead = Send your friends this link, or let them scan the code. Everyone who opens it gets a seat. Start when you are all here.
friends-link = Invitation link
friends-invited = { $name } invites you to play { $game }.
friends-come = Join the game
friends-full = There is no seat left. You can open a game of your own.
friends-late = All seats are taken, and the game has begun. You can watch it, or open one of your own.
friends-watch = Watch the game
friends-own = Open your own game
friends-waiting = You are in. { $name } starts the game when everyone is here.
friends-here = Here: { $count } of { $most } at most
friends-begin = { $bots ->
    [0] Start the game
    [one] Start with 1 bot
   *[other] Start with { $bots } bots
}
friends-rename = Save name
