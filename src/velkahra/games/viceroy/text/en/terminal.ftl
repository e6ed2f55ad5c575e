# The heading of a game in the terminal

terminal-about = Viceroy: you bid gems for characters and build a pyramid of cards that is worth the most power points.
terminal-enter = Type an action, such as “start armourer” with one of your own cards. “?” lists your actions; Enter shows all commands.
terminal-board = B, R, G and Y are blue, red, green and yellow gems. Seat 0 is the first player.
