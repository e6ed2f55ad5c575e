# Co o grze mówi strona startowa i co oznaczają jej opcje
front-line = Licytuj klejnoty o ludzi i buduj piramidę władzy: im wyżej stoją, tym więcej dają.
front-kind = licytacja, karty, piramida
quick-three = Przeciw dwóm botom
quick-alone = Solo, o jak najlepszy wynik
option-virtual-why = Wirtualni przeciwnicy tylko licytują przeciw tobie.
option-laws-why = Wydania gry różnią się dwoma prawami.
option-screens-why = Zwykle klejnoty są ukryte; z odkrytymi łatwiej śledzić grę.
option-draws-why = Co robią wirtualni przeciwnicy w licytacji, w której wszyscy pasują.
option-appointment-why = Co daje prawo 69, gdy nic już nie jest wykładane.
option-corrections-why = Zostaw, jak jest, chyba że kontynuujesz starą grę.
