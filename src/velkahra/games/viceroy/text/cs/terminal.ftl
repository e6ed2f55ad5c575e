# The heading of a game in the terminal

terminal-about = Panovník: dražíš postavy za drahokamy a buduješ pyramidu karet, která má přinést nejvíc bodů moci.
terminal-enter = Napiš akci, například „start armourer“ s některou ze svých karet. „?“ vypíše tvé akce, Enter ukáže všechny příkazy.
terminal-board = B, R, G a Y jsou modré, červené, zelené a žluté drahokamy. Místo 0 je první hráč.
