# Studies: the analysis board, and the scorekeeper of a game on a real table

study-title = { $game }: analysis
front-study = Analyse or keep score
study-lead = Try any line, for all players. Write comments, draw arrows, ask the engine, and share it all with a link.
study-own = Your studies in this browser
study-new = From the start of a game
study-players = Players
study-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
study-begin = Analyse
study-from-text = From a record or a position
study-from-text-why = Paste a game’s record, a study you saved, or a position as text.
study-open = Open
study-puzzle = Number of the puzzle
study-wrong = Line { $line } cannot be read.
study-wrong-text = This cannot be read.
study-walk = Step through the moves
study-enter = What happens now?
study-filter = Search the list
study-draw = Draw at random
study-chance = What does chance bring?
study-comment = Comment
study-comment-here = Write about this position
study-marks = Marks on the board
study-mark = Mark
study-arrow = Arrow
study-clear = Remove marks
study-moves = Moves
study-start = Start
study-promote = Make main line
study-remove = Delete from here
study-remove-sure = Really delete it?
study-guess = unseen draw
study-played = against the rules
study-engine = Engine
study-engine-on = Show chances and the three best actions
study-thinking = The engine is thinking…
study-hidden = Hidden cards
study-eyes = What is shown
study-eyes-open = Everything
study-eyes-none = Only what all seats see
study-eyes-seat = What { $seat } knows
study-asks = Ask me what chance brings
study-people = Others here
study-alone = Nobody else is here now.
study-guest = Guest { $number }
study-link-edit = Link to edit together
study-link-read = Link to read only
study-export = Save and share
study-record = Record with variations
study-picture = Picture
study-film = Animation
study-replay = Replay and analyse the main line
study-no-replay = This study begins from a position or has a move against the rules, so it cannot continue at a table.
study-manage = Rename or delete
study-name = Title
study-rename = Rename
study-delete = Delete this study for good
study-anyway = We played it so
study-anyway-why = The rules refuse this.
study-of-game = Analyse from this position
study-key-step = one move back or forward
study-key-ends = to the start or the end of the line
study-key-comment = write a comment
study-key-mark = mark the board
study-key-arrow = draw an arrow
study-key-engine = engine on or off
problem-study-read = This link only lets you read. Ask for the link to edit together.
problem-study-impossible = The game could not continue after that.

# The scorekeeper

score-title = { $game }: scorekeeper
score-begin = Keep score of a game on a real table
score-lead = Enter what was played and drawn. Hidden hands stay unknown until they are shown, and the program keeps the score.
score-heading = Points
