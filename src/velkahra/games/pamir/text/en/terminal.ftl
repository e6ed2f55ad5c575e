# The heading of a game in the terminal

terminal-about = Pax Pamir: you lead an Afghan faction, buy cards into your court and back one of three coalitions for the lead.
terminal-enter = Type an action, such as “loyalty british”. “?” lists your actions; Enter shows all commands.
terminal-board = In the market, a0 to a5 and b0 to b5 are places; the number after the place is that of the card, and actions name it.
