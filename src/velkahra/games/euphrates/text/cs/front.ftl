# What the start page says about the game, and what its options mean
front-line = Rozvíjej svou moc ve čtyřech barvách v zemi dvou řek. Počítá se jen ta nejslabší.
front-kind = kartičky, království, konflikty
author = Autor hry: Reiner Knizia.
quick-two = Proti jednomu botovi
quick-four = Proti třem botům
option-board-why = Pokročilá strana má víc pokladů a jiné řeky.
option-english-why = Jestli smíš přidat i kartičky, které na vítězi konfliktu nic nezmění.
option-points-why = Se skrytými body je konec napínavý, s veřejnými je hra přehlednější.

# Chapters of the rules
chapter-COMP = Herní materiál
chapter-SETUP = Příprava hry
chapter-KINGDOM = Regiony a království
chapter-TURN = Tvůj tah
chapter-VP = Vítězné body
chapter-LEADER = Vůdci
chapter-TILE = Kartičky
chapter-CATASTROPHE = Katastrofy
chapter-SWAP = Výměna kartiček
chapter-CONFLICT = Konflikty
chapter-REVOLT = Vnitřní konflikty
chapter-WAR = Vnější konflikty
chapter-MONUMENT = Monumenty
chapter-TREASURE = Poklady
chapter-END = Konec hry
chapter-ENGLISH = Anglická varianta
chapter-EDGE = Zvláštní případy
