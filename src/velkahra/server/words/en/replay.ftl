# Replays, records, and positions that continue at a table of one's own

replay-title = Replay
replay-open = Replay
replay-deck = Steps of the replay
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-place = Position
replay-speed = Speed
replay-speed-slow = slow
replay-speed-usual = usual
replay-speed-fast = fast
replay-speed-faster = very fast
replay-start = The beginning
replay-hide-later = Hide what is still to come
replay-about = About this replay
replay-eyes = Through whose eyes
replay-eyes-watch = a spectator’s
replay-eyes-open = all hands open
replay-look = Look
replay-seat-knew = You see every position as your seat knew it then. When the game is over, you can look through the other seats’ eyes too, or with all hands open.
replay-watch-knew = You see every position as spectators saw it then. When the game is over, you can look through every seat’s eyes, or with all hands open.
replay-not-yet = What other seats saw is shown when the game is over.
replay-open-not-yet = All hands are opened when the game is over.
replay-moves = { $count ->
    [one] { $count } new move
   *[other] { $count } new moves
}
replay-keys = Keys
replay-key-step = one step back or on
replay-key-ends = to the beginning or the end
replay-key-play = play and pause
replay-key-log = in the log: to the line before or after
key-space = Space
replay-link = Link to this position
replay-link-own = This link is your seat’s: keep it to yourself until the game is over.
replay-to-table = To the table
replay-player = { $seat }: { $player }
replay-uploaded = This record was uploaded. Who played, and which seed the dealer had, is what the file says: nobody has checked it.
replay-changed = Something was taken back at the table. Load this page again to see how it went on.
replay-unreachable = The server cannot be reached. Try again.
replay-no-script = Without JavaScript the lines of the log lead from position to position.

try-title = Try from here
try-lead = A table of your own goes on from the position shown. Its dealer has a new seed, so later draws will be different.
try-button = Open the table
try-over = The game cannot go on from there: choose an earlier position.
try-seats = { $count ->
    [one] This game has { $count } seat.
   *[other] This game has { $count } seats.
}
try-failed = No table was opened: { $why }
try-came = { $ply ->
    [one] The first action of this table comes from another one; its own dealer has dealt since then.
   *[other] The first { $ply } actions of this table come from another one; its own dealer has dealt since then.
}

upload-title = Watch a record
upload-open = Watch a record from a file
upload-lead = A record is the text file that a finished game offers for download. It opens as a replay, and from each of its positions you can play on.
upload-file = File
upload-paste = Or the text of the record
upload-button = Open the replay
upload-too-long = The file is too long: a record has at most { $most } thousand characters.
upload-no-record = This is not a complete record.
upload-line = Line { $line } cannot be read as a line of a record.
upload-rules = The record was made under rules { $theirs } of the game; this program plays rules { $ours }.
upload-illegal = Line { $line } is against the rules: { $why }
upload-result = Line { $line }: that is not how the game ended.

legacy-kept = Nothing of it was changed. You can download its actions as text: all of them if the game was over, otherwise your own.
legacy-download = Download the actions
