# The heading of a game in the terminal

terminal-about = Eufrat i Tygrys: kładziesz płytki, stawiasz przywódców i walczysz o królestwa. Na końcu liczy się twój najsłabszy kolor.
terminal-enter = Wpisz akcję, na przykład „king G3” (przywódca lub płytka, potem pole). „?” wypisuje twoje akcje, Enter pokazuje wszystkie polecenia.
terminal-board = Na planszy: T świątynia, F farma, M targ, S osada; dwie litery to dynastia i jej przywódca (p kapłan, f rolnik, t kupiec, k król).
