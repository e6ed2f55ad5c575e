# Settings, help, zoom, and half-made choices

settings = Settings
settings-lead = These settings apply to every table in this browser.
settings-page = This site
settings-game = The board of { $game }
settings-theme = Colours
settings-theme-auto = same as the system
settings-theme-light = light
settings-theme-dark = dark
settings-motion = Animation
settings-motion-auto = same as the system
settings-motion-off = off
settings-sound = Sounds
settings-sound-off = off
settings-sound-on = on
settings-keys = Single-key shortcuts
settings-keys-on = on
settings-keys-off = off
settings-forced = A single possibility
settings-forced-act = play it for me
settings-forced-ask = ask me

help = Help
help-keys = Keys
help-rules = Rules
help-rules-lead = Every rule in a sentence or two, by chapters, with search. A refusal names its rule and leads there.
help-lead = You can do everything with the keyboard. Single-key shortcuts can be switched off in the settings. On a touch screen, press and hold something to see what it would do.
help-tab = go to the next control
help-arrows = move around the board and through the log
help-enter = choose
help-escape = cancel a half-made choice, close a message
help-next = next possible choice (with Shift: previous)
help-board = go to the board
help-log = go to the log; each line highlights what it is about, and Enter opens its rule
help-what = repeat what to do now
help-position = read the position as text
help-type = type an action
help-undo = undo the last action
help-zoom = larger, smaller, whole board
help-help = this help
key-tab = Tab
key-arrows = Arrows
key-enter = Enter, Space
key-escape = Esc

zoom = Size of the board
zoom-in = Larger
zoom-out = Smaller
zoom-whole = Whole board

half = Chosen: %1. Now choose one of the highlighted places.
half-few = Chosen: %1. Now choose: %2.
half-number = %1 How much?
half-left = Choose %1 more.
half-more = Chosen: %1. Choose more, or confirm.
full = No more can be chosen. To choose another, first take one back.
would = This would happen: %1
since = New since you last looked: %1

words-title = In words
words-type = Action, in the notation of the game record
words-do = Play it
words-position = Position as text

cards-title = All cards
cards-back = Back to the table
cards-where = Where they are
cards-here = in sight
cards-hidden = may still come
cards-gone = gone for good
cards-search = Search
cards-any = all
help-legend = Signs
