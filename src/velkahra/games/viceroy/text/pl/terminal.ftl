# The heading of a game in the terminal

terminal-about = Namiestnik: licytujesz postacie za klejnoty i budujesz piramidę kart wartą najwięcej punktów władzy.
terminal-enter = Wpisz akcję, na przykład „start armourer” z jedną ze swoich kart. „?” wypisuje twoje akcje, Enter pokazuje wszystkie polecenia.
terminal-board = B, R, G i Y to klejnoty niebieskie, czerwone, zielone i żółte. Miejsce 0 to pierwszy gracz.
