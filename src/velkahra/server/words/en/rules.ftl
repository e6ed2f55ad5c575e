# The rules of a game

rules-title = Rules of { $game }
rules-goal = How to win
rules-turn = Your turn
rules-search = Search the rules
rules-none = No rule contains all of these words.
rules-found = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
rules-unfold = Unfold all exact rules
rules-exact = Exact rules: { $count }
rules-outcome = What happens
rules-chapters = Chapters
rules-ruling = our ruling
rules-by = Show
rules-by-all = all rules
rules-by-book = only the rulebook
rules-by-us = only our rulings
rules-all = All rules
rules-onward = Back to the rules
rules-example = Example: { $title }
rules-try = Try it
rules-leaflet = Leaflet to print (PDF)
rules-leaflet-all = The rules as a leaflet for everyone
