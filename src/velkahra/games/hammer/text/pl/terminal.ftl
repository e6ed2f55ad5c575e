# The heading of a game in the terminal

terminal-about = Thomas Hammer: drużyny mocarstw zagrywają karty, współpracują i odczytują obraz, który pokazuje, gdzie ukrywa się Thomas Hammer.
terminal-enter = Wpisz akcję, na przykład „keep”. „?” wypisuje twoje akcje, Enter pokazuje wszystkie polecenia.
terminal-board = Rzędy liter to zaszyfrowany obraz. SB to punkty strategiczne, BM to punkty mocy.
