# The heading of a game in the terminal

terminal-about = Tigris & Euphrates: you place tiles and leaders and fight for kingdoms. In the end your weakest colour counts.
terminal-enter = Type an action, such as “king G3” (a leader or tile, then its space). “?” lists your actions; Enter shows all commands.
terminal-board = On the board: T temple, F farm, M market, S settlement; two letters are a dynasty and its leader (priest, farmer, trader, king).
