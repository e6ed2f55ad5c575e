# What the start page says about the game, and what its options mean
front-line = Získávej v dražbě za drahokamy vlivné lidi a stav z nich pyramidu moci: čím výš stojí, tím víc přinášejí.
front-kind = aukce, karty, pyramida
author = Autor hry: Yuri Zhuravljov.
quick-three = Proti dvěma botům
quick-alone = Sólo, o co nejlepší výsledek
option-virtual-why = Virtuální soupeři jen draží proti tobě v aukcích.
option-laws-why = Jednotlivá vydání hry se liší ve dvou zákonech.
option-screens-why = Obvykle jsou drahokamy skryté, s otevřenými je hra přehlednější.
option-draws-why = Co dělají virtuální soupeři v aukci, ve které všichni pasují.
option-appointment-why = Co způsobí zákon 69, když už nepřijde žádná aukce.
option-corrections-why = Nech, jak je, pokud nenavazuješ na starou hru.

# Chapters of the rules
chapter-COMP = Herní materiál
chapter-SETUP = Příprava hry
chapter-FLOW = Průběh hry
chapter-PYR = Pyramida
chapter-AUCTION = Aukce
chapter-PASS = Pasování
chapter-BUILD = Budování
chapter-REWARD = Odměny
chapter-END = Konec hry
chapter-SCORE = Bodování
chapter-LIMIT = Omezený materiál
chapter-ORDER = Kdo hraje první
chapter-TIP = Rady
chapter-SOLO = Sólová hra
chapter-VIRTUAL = Virtuální soupeři
chapter-EDGE = Zvláštní případy
