# Replays, records, and positions that continue at a table of one's own

replay-title = Replay
replay-open = Replay
replay-deck = Replay controls
replay-first = To the beginning
replay-back = Previous step
replay-play = Play
replay-pause = Pause
replay-forward = Next step
replay-last = To the end
replay-place = Position
replay-speed = Speed
replay-speed-slow = slow
replay-speed-usual = normal
replay-speed-fast = fast
replay-speed-faster = very fast
replay-start = Start of the game
replay-hide-later = Hide later events
replay-about = About this replay
replay-eyes = View as
replay-eyes-watch = spectator
replay-eyes-open = everything revealed
replay-look = Show
replay-seat-knew = You see each position as your seat saw it then. When the game is over, you can also view it as another seat, or with everything revealed.
replay-watch-knew = You see each position as spectators saw it then. When the game is over, you can also view it as any seat, or with everything revealed.
replay-not-yet = You can view the game as another seat when it is over.
replay-open-not-yet = Everything is revealed when the game is over.
replay-moves = { $count ->
    [one] { $count } new step
   *[other] { $count } new steps
}
replay-keys = Keyboard shortcuts
replay-key-step = previous or next step
replay-key-ends = first or last position
replay-key-play = play or pause
replay-key-log = in the log: previous or next line
key-space = Space
replay-link = Link to this position
replay-link-own = This link shows your seat’s view. Keep it to yourself until the game is over.
replay-to-table = To the table
replay-player = { $seat }: { $player }
replay-uploaded = This record was uploaded. The players and the seed come from the file, and nobody has checked them.
replay-changed = An action was undone at the table. Reload this page to see what followed.
replay-unreachable = The server cannot be reached. Try again.
replay-no-script = Without JavaScript, use the lines of the log to go from position to position.

try-title = Play on from here
try-lead = This opens a new table that continues from the position shown. It has a new seed, so later draws will differ.
try-button = Open the table
try-over = The game cannot continue from this position. Choose an earlier one.
try-seats = { $count ->
    [one] This game has { $count } seat.
   *[other] This game has { $count } seats.
}
try-failed = The table could not be opened: { $why }
try-came = { $ply ->
    [one] The first action of this table was played at another table. Everything after it was dealt here.
   *[other] The first { $ply } actions of this table were played at another table. Everything after them was dealt here.
}

upload-title = Replay a record
upload-lead = A record is the text file that you can download from a finished game. It opens as a replay, and you can play on from any position.
upload-file = File
upload-paste = Or paste the text of the record
upload-button = Open the replay
upload-too-many = A record here has at most { $most } actions.
upload-too-long = The file is too long: a record has at most { $most } thousand characters.
upload-costly = Reading this file takes too much time or memory.
upload-no-record = This is not a complete record.
upload-line = Line { $line } is not a valid line of a record.
upload-rules = The record uses version { $theirs } of the game’s rules. This server plays version { $ours }.
upload-illegal = Line { $line } is against the rules: { $why }
upload-result = Line { $line } gives a wrong result: the game did not end that way.

legacy-kept = The table is unchanged. You can download its actions as text: all of them if the game was over, otherwise only yours.
legacy-download = Download the actions

card-won = { $count ->
    [1] { $names } wins
   *[other] { $names } win
}
