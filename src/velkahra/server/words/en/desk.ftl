# The organiser's desk

clock-turn-300 = whole turn: 5 minutes
clock-turn-600 = whole turn: 10 minutes
clock-turn-900 = whole turn: 15 minutes
clock-turn-agreed = whole turn: the time given in the card set
clock-turn-minutes = whole turn: the number of minutes below
clock-minutes = Minutes for a whole turn
note-reason = Entered by the organiser: { $text }
note-remark = The organiser: { $text }
note-halted = The organiser pauses the game.
note-halted-why = The organiser pauses the game: { $text }
note-continued = The organiser resumes the game.
note-extended = The organiser adds { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
} to { $seat }’s clock.
note-shortened = The organiser takes { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
} off { $seat }’s clock.
note-map = The organiser puts up the camp’s own map: a square is { $count } m across.
note-silent = The organiser continues without { $seat }: a harmless action is played for them.
note-turns = The organiser sets the time for a whole turn to { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}.
note-reverted = The organiser undoes { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
note-reverted-why = The organiser undoes { $count ->
    [one] { $count } action
   *[other] { $count } actions
}: { $text }
problem-halted = The organiser has paused the game. Only the organiser can resume it.
time-halted = The organiser has paused the game.
desk-title = Organiser’s desk
desk-open = Open the organiser’s desk
desk-lead = Keep the address of this page secret. It gives access to every team and every secret.
desk-now = Now
desk-acts = Waiting for { $seats }
desk-waits = The game is waiting for you: { $what }
desk-held = The game is held before the next turn.
desk-over = The game is over.
desk-go-on = Start the next turn
desk-hold = Hold the game before the next turn
desk-without = Continue without waiting for: { $seats }
desk-free = Start turns automatically
desk-hold-why = Each turn starts automatically after the one before. Hold the game to enter something between two turns, or to take a break.
desk-clock = Clock
desk-no-clock = This camp has no clock.
desk-no-turn = No turn is in progress.
desk-pause = Pause
desk-resume = Resume
desk-more = + { $count } min
desk-less = − { $count } min
desk-turns = Minutes per turn, including the current one
desk-turns-go = Change
desk-standings = Standings
desk-place = Place
desk-place-is = Place by points. Teams with the same points share it.
desk-announce = Screen for announcing
desk-full = Full screen
desk-local = The links and QR codes lead to { $address }, and only this computer can open that. Before you print or share them: start the program with “script/play --host 0.0.0.0”, open this desk at the address that it prints for the network, and print from there.
desk-teams = Teams
desk-teams-lead = Each team opens its page with its code, on as many phones as it likes. If a team plays on paper, open its page yourself and enter what its sheet says.
desk-act = Act for this team
desk-watch = Public screen
desk-reason = Reason (everyone sees it)
desk-entries = Make an entry
desk-entries-lead = An entry made during a turn takes effect when the turn is over.
desk-waiting = Waiting to take effect
desk-drop = Discard this entry
desk-remark = Note to everyone
desk-remark-go = Post the note
desk-slips = Clue slips
desk-slips-lead = Everything each team has learnt. Copy each clue onto a slip, or take the printed slip, hand it out and tick it off.
desk-slips-due = { $count ->
    [one] { $count } slip to hand out
   *[other] { $count } slips to hand out
}
desk-slips-none = No team has any clues yet.
desk-out = handed out
desk-hand-out = Mark as handed out
desk-not-out = Mark as not handed out
desk-secret = This page shows secrets. Open it only when no team can see the screen.
desk-back = Back to the desk
desk-log = Audit trail
desk-log-lead = Everything that happened, secrets included, newest first. Undone actions are struck through but stay readable.
desk-gone = undone
desk-by-hand = entered by the organiser
desk-revert = Undo everything from here on
desk-revert-lead = This undoes everything from this line on. The teams have still seen what they saw, and the log keeps the undone lines.
desk-file = Save and restore
desk-file-lead = One file holds the whole camp: all actions, undone ones too, the clock, notes, slips and the links of this camp. It is as secret as this page. Save it to a USB stick every evening.
desk-file-go = Save the camp
desk-restore = Restore a camp from a file
desk-restore-lead = Choose a file saved at an organiser’s desk. The links and QR codes stay the same. If this computer already has the camp, the copy becomes a second camp with new links.
desk-restore-go = Restore
desk-restore-file = File
desk-no-file = This camp cannot be restored.
desk-help = How to run the camp
desk-help-before = Before the camp: open the game on the laptop that will be the server, choose powers and rounds, hide Thomas Hammer, print what you want on paper, and give each team its QR code.
desk-help-day = Every day: enter the results; the teams choose their order and play their timed turns; hand out the slips; save the camp.
desk-help-end = At the end: announce the last round before its daily game. When the camp is over, the replay and the audit trail tell the whole story.
desk-help-power = If the battery runs out, nothing is lost. Start the server again and open this page. Clocks stop while the server is off.
problem-desk-stop = You can enter this only between two turns.
problem-desk-back = The game cannot be undone to this point.
problem-desk-text = Write 1 to 300 characters on one line.
problem-desk-picture = This map cannot be used. It must be a PNG or JPEG of up to 16 MB and 25 million pixels, and the chosen square must lie inside it.
problem-desk-metres = A square can be 1 to 100,000 metres wide.
problem-desk-crop = Give three percentages: the distance from the left, the distance from the top, and the side of the map.
problem-no-turns = Whole turns are not timed at this table.
problem-desk-minutes = A turn can last 1 to 1,440 minutes.
problem-desk-unknown = The form is incomplete.
desk-state = Print the standings
desk-lost = The connection to the server is lost. Trying again…
desk-news = There are new events. Show them
desk-map = The camp’s own map
desk-map-lead = Until you upload a map of your own, the printed one is an invented sample. Teams then see yours on their screens and on paper.
desk-map-has = Teams see this map; a square is { $metres } m across. Sheets that are already printed stay as they are.
desk-map-file = Picture of the map (PNG or JPEG)
desk-map-file-again = Another picture (leave empty to change the scale alone)
desk-map-metres = Width of a square in metres
desk-map-crop = Where the squares go: leave these empty to cover the middle square of the picture, or give percentages of its shorter side.
desk-map-left = From the left
desk-map-top = From the top
desk-map-side = Side of the whole map
desk-map-go = Use this map
desk-map-alt = The map with its { $size } × { $size } squares
desk-print = Print
desk-print-lead = Print everything for this camp: cards, powers, picture and links. Sheets with secrets are for you or for one team only.
desk-print-all = Print everything (ZIP)
desk-print-makes = Preparing:
desk-print-made = Ready:
desk-print-lost = The server did not answer. Try again:
desk-print-failed = Printing failed. Nothing else is affected.
desk-announcing = The results are being announced.
desk-step-slips = Slips
desk-step-save = Save
desk-next-fill = Fill in: { $what }
desk-scroll = The map is wider than the screen. Scroll sideways →
desk-dial = Time this team has left for its turn
desk-step-done = This step is done.
desk-step-now = This step is under way.
desk-step-later = This step is still to come.
