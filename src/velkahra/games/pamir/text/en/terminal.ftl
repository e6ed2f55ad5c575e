# The heading of a game in the terminal

terminal-about = Pax Pamir: you lead an Afghan faction, buy cards into your court and back one of three coalitions.
terminal-enter = Type an action, such as “loyalty british”. “?” lists your actions; Enter shows all commands.
terminal-board = In the market, a0 to a5 and b0 to b5 are places. The number after a place is the number of its card, which you type in actions.
