# Pages of people, strengths, rated games

strength = Strength
strength-of = { $mean } ± { $spread }
strength-games = { $count ->
    [one] after one rated game
   *[other] after { $count } rated games
}
strength-provisional = (still provisional)
strength-plot = { $count ->
    [one] Strength after one rated game: { $strength }
   *[other] Strength over { $count } rated games, now { $strength }
}
rated = rated
rated-wish = Rated: the result counts for strength
rated-why = Everyone needs an account. There are no hints, and you cannot agree to take moves back or to end the game early. With several people, choose a clock: when someone’s time runs out, a harmless action is played for them.
rated-needs = This table cannot be rated. It needs two or more seats, one person on each seat that is not a bot’s, and no organiser. With several people it needs a clock.
rated-table = This game is rated: the result counts for strength. It counts for the account that opens the seat first. A game against bots is lost if nothing happens in it for a week.
rated-mine = Your strength: { $strength } ({ $table }).
rated-level = An even opponent: a bot, { $level }.
rated-near = Near your strength:
rated-foreign = This is a rated game, and someone else plays this seat. If it is you, sign in with the account that opened it first.
problem-rated = This game is rated: you cannot agree to take moves back or to end it early.
profile-title = Your page
profile-yours = Open your page
profile-change = Change this
profile-own-met = Only people who have finished a game with you can see this page.
profile-own-everyone = Everyone can see this page.
profile-own-nobody = Only you can see this page.
profile-save = Save
seen-by = Who can see it
seen-by-why = The table of the best lists only people whose page everyone can see.
seen-by-met = people I have played with
seen-by-everyone = everyone
seen-by-nobody = nobody but me
profile-none = No finished games yet. Games that you play while signed in appear here when they are over.
profile-seats = Seats
profile-games = Games
profile-won = Won
profile-row = Longest row of victories: { $count }
profile-sources = Points by source
profile-average = { $points } per game
profile-openings = Favourite openings
profile-opened = { $count ->
    [one] once
   *[other] { $count } times
}
profile-last = Latest games
profile-place = { $place }.
profile-left = Not played on for a week, so it counts as lost.
profile-replay-of = Replay of { $game }, { $day }
profile-csv = My games as CSV
profile-json = My figures as JSON
uncounted-alone = It does not count for strength: there was one seat.
uncounted-nobody = It does not count for strength: someone played without an account.
uncounted-bot = It does not count for strength: one bot has no known strength.
uncounted-self = It does not count for strength: two seats were played in one browser or by one person.
uncounted-quick = It does not count for strength: someone hardly played.
uncounted-often = It does not count for strength: the same people had played enough rated games that day.
best-title = Table of the best
best-lead = The strongest people here whose page everyone can see.
best-place = Place
best-none = Nobody yet. A person is listed after some ten rated games, if everyone can see their page.
best-how = How strength is measured
best-rule = Everyone begins at 25 ± 17. The number after ± shows how sure the strength is: it becomes smaller with each rated game. The order is by the lower end, so that luck in a few games does not help.
best-bots = Bots are on the same scale and always keep these strengths:
