# The archive of finished games, its openings, and open data

archive-title = Archive
archive-lead = Finished games that anyone could join or watch. Each has a replay and an analysis.
archive-any = any
archive-person = Player
archive-winner = Result
archive-several = victory shared
archive-nobody = none of the players won
archive-option = Options
archive-least = Decisions, at least
archive-most = Decisions, at most
archive-rated = only rated games
archive-find = Search
archive-found = Games
archive-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
archive-analysis-of = Analysis of { $game }, { $day }
archive-older = Older games
archive-none = No such game yet.
archive-by-node = Only games with the chosen opening.
archive-by-position = Only games in which everyone saw the chosen position, among the first 16 decisions.
archive-without = Show games with any
archive-like = Games with this position
archive-which = Which games are here
archive-rule = A game is here if its table was listed for everyone on the start page, or if it belonged to a public tournament.
archive-rule-people = Other games are here only if all their players have accounts and let everyone see their pages. If one of them changes that, the game disappears from here.
archive-rule-names = Names are shown only of people who let everyone see their page. Camps, continued games and uploaded records are never here.
archive-openings = Openings
openings-lead = How games begin: what players decided, how often, and how it ended for them.
openings-line = The opening so far
openings-start = Beginning
openings-games = Games with this opening
openings-next = Next decision
openings-share = Share of victory
openings-how = The share of victory is 100% for a sole victory and 0% for a defeat. If all players were equal, it would be { $even }%. Draws and dice between decisions may differ from game to game.
openings-none = No game in the archive continued from here.
archive-usual = usual options
archive-band-all = all players
archive-band-1 = strength under 20
archive-band-2 = strength 20 to 30
archive-band-3 = strength over 30
archive-band-0 = strength unknown
archive-data = Open data
data-lead = Games to download for research: every decision, with what the player could know, and how the game ended.
data-consent = A game is included if it is in the archive and each person who played it has agreed. Anyone can change their answer at the table: the game is then left out of every later download.
data-off = This server cannot make the files: it runs without the library pyarrow.
data-none = Nobody has agreed yet, so there is nothing to download.
data-file = { $count ->
    [one] File { $number }: { $count } game
   *[other] File { $number }: { $count } games
}
data-inside = What is in a file
data-layout = Each ZIP has a folder for each number of seats and set of options. In it are decisions and games as Parquet, in the layout of the command velkahra dataset, and a data card, README.md, that explains every column. There are no names, no chat and no times.
data-licence = The files are in the public domain (CC0 1.0).
open-data-title = Open data
open-data-archived = Anyone can look at this game in the archive when it is over.
open-data-ask = May it also be in the data that anyone can download and use, without names, as CC0? It is included only if all players agree.
open-data-more = What is in it
open-data-agree = Yes, I agree
open-data-disagree = No
open-data-yes = You have agreed.
open-data-no = You have not agreed.
open-data-change = You can change this at any time, but not take back what others have already downloaded.
