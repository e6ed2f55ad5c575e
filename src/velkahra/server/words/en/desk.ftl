# The organiser's desk

clock-turn-300 = 5 minutes for a whole turn
clock-turn-600 = 10 minutes for a whole turn
clock-turn-900 = 15 minutes for a whole turn
clock-turn-agreed = as the set of cards says, for a whole turn
clock-turn-minutes = as many minutes for a whole turn as below
clock-minutes = Minutes for a whole turn
note-reason = Entered by the organiser: { $text }
note-remark = The organiser: { $text }
note-halted = The organiser pauses the game.
note-halted-why = The organiser pauses the game: { $text }
note-continued = The organiser lets the game go on.
note-extended = The organiser gives { $seat } { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
} more.
note-shortened = The organiser takes from { $seat } { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}.
note-map = The organiser puts up the camp’s own map: a square is { $count } m across.
note-silent = The organiser goes on without { $seat }: something harmless is done for them.
note-turns = From now on a whole turn lasts { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}, the organiser says.
note-reverted = The organiser takes the game back by { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
note-reverted-why = The organiser takes the game back by { $count ->
    [one] { $count } action
   *[other] { $count } actions
}: { $text }
problem-halted = The organiser has paused the game, and only the organiser lets it go on.
time-halted = The organiser has paused the game.
desk-title = The organiser’s desk
desk-open = Open the organiser’s desk
desk-lead = Keep this address to yourself: it opens every team and every secret.
desk-now = Now
desk-acts = To act: { $seats }
desk-waits = The game waits for you: { $what }
desk-held = The game holds before the next turn.
desk-over = The game is over.
desk-go-on = Begin the next turn
desk-hold = Hold before the next turn
desk-without = Go on without waiting for: { $seats }
desk-free = Let the turns follow by themselves
desk-hold-why = Turns follow each other by themselves. Hold the game when you want to enter something in between, or to have a break.
desk-clock = Clock
desk-no-clock = This camp has no clock.
desk-no-turn = No turn is being played.
desk-pause = Pause
desk-resume = Go on
desk-more = + { $count } min
desk-less = − { $count } min
desk-turns = Minutes for each turn, the one under way too
desk-turns-go = Change
desk-standings = Standings
desk-teams = Teams
desk-teams-lead = Each team opens its page by its code, on as many phones as it likes. Playing on paper? Open the team’s page and enter its sheet.
desk-act = Act for this team
desk-watch = Screen for everybody
desk-reason = Reason, for everybody to read
desk-entries = Enter something
desk-entries-lead = While a turn is being played an entry waits until it is over.
desk-waiting = Waits to be entered
desk-drop = Do not enter
desk-remark = A note for everybody
desk-remark-go = Write the note
desk-slips = Information slips
desk-slips-lead = What each team has learnt. Write it on a slip or take it from the printed ones, hand it over, and tick it.
desk-slips-due = { $count ->
    [one] { $count } slip to hand out
   *[other] { $count } slips to hand out
}
desk-slips-none = No team has learnt anything yet.
desk-out = handed out
desk-hand-out = Handed out
desk-not-out = Not handed out
desk-secret = There are secrets on this page. Look when no team sees the screen.
desk-back = Back to the desk
desk-log = Audit trail
desk-log-lead = Everything that happened, hidden things too, the latest first. What was taken back is struck out and stays readable.
desk-gone = taken back
desk-by-hand = entered by the organiser
desk-revert = Take the game back to here
desk-revert-lead = Everything from this line on is taken back. Teams keep what they have seen, and the log keeps what was taken back.
desk-file = The camp as a file
desk-file-lead = One file holds all of it: what was played and taken back, clock, notes, slips, and the links of this camp. It is as secret as this page. Save it to a stick every evening.
desk-file-go = Save the camp
desk-restore = Restore a camp from a file
desk-restore-lead = The file is one that an organiser’s desk has saved. Links and QR codes are the same as before, unless the camp is on this computer already; then it becomes a second one with links of its own.
desk-restore-go = Restore
desk-restore-file = File
desk-no-file = This is not a camp that can be restored: { $why }
desk-help = How it goes
desk-help-before = Before the camp: open the game on the laptop that will be the server, choose powers and rounds, hide Thomas Hammer, print what you want on paper, and give each team its QR code.
desk-help-day = Every day: enter the results; the teams choose their order and play their timed turns; hand out the slips; save the camp.
desk-help-end = At the end: mark the last round before its partial game. When it is over, the replay and the audit trail tell the whole story.
desk-help-power = A flat battery loses nothing: start the server again and open this page. Clocks stand while it is off.
problem-desk-stop = The game does not stop here: this can be entered between turns.
problem-desk-back = The game cannot be taken back to this place.
problem-desk-text = A text has 1 to 300 characters in one line.
problem-desk-picture = This is not a map that can be used: a PNG or JPEG of up to 16 MB, with all of the chosen square inside it.
problem-desk-metres = A square is from 1 to 100000 metres across.
problem-desk-crop = How the squares lie is said by three numbers, in percent: from the left, from the top, and the side.
problem-no-turns = Whole turns are not timed at this table.
problem-desk-minutes = A turn lasts from 1 to 1440 minutes.
problem-desk-unknown = The form was not complete.
desk-state = Print the standings
desk-lost = The connection to the server is lost. Trying again …
desk-news = Something happened: show it
desk-map = The camp’s own map
desk-map-lead = Until you upload a map of your own, the printed one is an invented sample. Teams then see yours on their screens and on paper.
desk-map-has = Teams see this map; a square is { $metres } m across. Sheets that are printed already stay as they are.
desk-map-file = Picture of the map (PNG or JPEG)
desk-map-file-again = Another picture (leave empty to change the scale alone)
desk-map-metres = Metres across a square
desk-map-crop = How the squares lie: without these numbers they cover the middle square of the picture. Otherwise in percent of its shorter side.
desk-map-left = From the left
desk-map-top = From the top
desk-map-side = Side of the whole map
desk-map-go = Use this map
desk-map-alt = The map with its { $size } × { $size } squares
desk-print = Print
desk-print-lead = Everything on paper for this camp: its cards, powers, picture and links. Sheets with secrets are for you or for one team alone.
desk-print-all = Print everything (ZIP)
desk-print-makes = Being made:
desk-print-made = Made:
desk-print-lost = The server did not answer. Try again:
desk-print-failed = This could not be printed, nothing else is affected: { $why }
desk-announcing = The results are being announced.
desk-step-slips = Slips
desk-step-save = Save
desk-next-fill = Fill in: { $what }
desk-scroll = The map is wider than the screen. Push it sideways →
