# The rules of a game

rules-title = Rules of { $game }
rules-goal = How to win
rules-turn = Your turn
rules-search = Search the rules
rules-none = No rule contains all of these words.
rules-chapters = Chapters
rules-special = Special cases
rules-all = All rules
rules-onward = Back to the rules
rules-example = Example: { $title }
rules-try = Try it
rules-leaflet = Leaflet to print (PDF)
rules-leaflet-all = The rules as a leaflet for everyone
