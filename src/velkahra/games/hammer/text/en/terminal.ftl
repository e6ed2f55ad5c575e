# The heading of a game in the terminal

terminal-about = Thomas Hammer: teams of powers play cards, cooperate and decode a picture that shows where Thomas Hammer hides.
terminal-enter = Type an action, such as “keep”. “?” lists your actions; Enter shows all commands.
terminal-board = The rows of letters are the encoded picture. SB are strategic points, BM power points.
