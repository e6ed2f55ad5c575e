# The heading of a game in the terminal

terminal-about = Panovník: dražíte postavy za drahokamy a stavíte pyramidu karet, která má přinést nejvíc bodů moci.
terminal-enter = Napište akci, například „start armourer“ s některou ze svých karet. „?“ vypíše vaše akce, Enter ukáže všechny příkazy.
terminal-board = B, R, G a Y jsou modré, červené, zelené a žluté drahokamy. Místo 0 je první hráč.
