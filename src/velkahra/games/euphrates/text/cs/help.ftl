# The help of a table: how to win (goal-…), and what a player may do (turn-…)

goal-1 = Tví vůdci sbírají vítězné body ve čtyřech barvách: červené, modré, zelené a černé.
goal-2 = Na konci se počítá jen tvá nejslabší barva, sbírej proto všechny čtyři.
goal-3 = Poklad platí za bod libovolné barvy. Hra končí, když na desce zbývají nejvýš dva poklady nebo když si někdo nemůže z pytlíku doplnit kartičky.

turn-1 = Máš dvě akce. Můžeš udělat i dvakrát totéž.
turn-2 = Postav vůdce vedle chrámu, přesuň ho, nebo ho stáhni.
turn-3 = Polož kartičku. Bod získá vůdce její barvy v tom království; když tam žádný není, získá ho král.
turn-4 = Zahraj jednu ze svých dvou katastrof: zničí kartičku.
turn-5 = Vyměň až šest kartiček z ruky.
turn-6 = Druhý vůdce téže barvy v království znamená vnitřní konflikt: počítají se chrámy vedle vůdců a červené kartičky přidané z ruky.
turn-7 = Kartička, která spojí království s vůdci téže barvy, znamená vnější konflikt: počítají se kartičky té barvy. Poražený vůdce se stahuje.
