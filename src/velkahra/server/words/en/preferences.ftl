# Settings, help, zoom, and what the page says about half a choice.

settings = Settings
settings-lead = They hold for this browser, at every table.
settings-page = This site
settings-game = The board of { $game }
settings-theme = Colours
settings-theme-auto = as the system
settings-theme-light = light
settings-theme-dark = dark
settings-motion = Movement
settings-motion-auto = as the system
settings-motion-off = off
settings-sound = Sounds
settings-sound-off = off
settings-sound-on = on
settings-keys = Single-key shortcuts
settings-keys-on = on
settings-keys-off = off

help = Help
help-keys = Keys
help-rules = Rules
help-rules-lead = Every rule in a sentence or two, by chapters, with search. A refusal names its rule and leads there.
help-lead = Everything works with the keyboard alone. Single keys can be switched off in the settings. On a touch screen: hold a finger on something to be told what it would do.
help-tab = go to the next thing on offer
help-arrows = walk over the board, and through the log
help-enter = choose
help-escape = take back half a choice, close a message
help-next = next possible choice (with Shift: the one before)
help-board = to the board
help-log = to the log; a line points at what it is about, and Enter opens its rule
help-what = say again what is asked
help-undo = take back the last action
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
half-left = Choose %1 more.
half-more = Chosen: %1. Choose more, or confirm.
would = It would do this: %1
since = New since you last looked: %1

cards-title = All cards
cards-back = Back to the table
cards-where = Where they are
cards-here = in sight
cards-hidden = may still come
cards-gone = gone for good
cards-search = Search
help-legend = Signs
