# The heading of a game in the terminal

terminal-about = Pax Pamir: prowadzisz afgańską frakcję, kupujesz karty na swój dwór i wspierasz jeden z trzech sojuszy.
terminal-enter = Wpisz akcję, na przykład „loyalty british”. „?” wypisuje twoje akcje, Enter pokazuje wszystkie polecenia.
terminal-board = Na rynku a0 do a5 i b0 do b5 to miejsca; liczba za miejscem to numer karty i akcje podają ten numer.
