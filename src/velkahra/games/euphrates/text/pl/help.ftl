# The help of a table: how to win (goal-…), and what a player may do (turn-…)

goal-1 = Twoi przywódcy zbierają punkty zwycięstwa w czterech kolorach: czerwonym, niebieskim, zielonym i czarnym.
goal-2 = Na końcu liczy się tylko twój najsłabszy kolor, zbieraj więc wszystkie cztery.
goal-3 = Skarb zastępuje punkt dowolnego koloru. Gra kończy się, gdy na planszy zostaną najwyżej dwa skarby albo gdy ktoś nie może dobrać z woreczka tylu płytek, ile trzeba.

turn-1 = Masz dwie akcje. Możesz dwa razy zrobić to samo.
turn-2 = Wystaw przywódcę obok świątyni, przesuń go albo zdejmij.
turn-3 = Połóż płytkę. Punkt dostaje przywódca jej koloru w tym królestwie, a jeśli go nie ma, król.
turn-4 = Zagraj jedną ze swoich dwóch katastrof: niszczy płytkę.
turn-5 = Wymień do sześciu płytek z ręki.
turn-6 = Drugi przywódca tego samego koloru w królestwie wywołuje bunt: liczą się świątynie obok przywódców i czerwone płytki dołożone z ręki.
turn-7 = Płytka, która łączy królestwa z przywódcami tego samego koloru, wywołuje wojnę: liczą się płytki tego koloru. Pokonany przywódca wraca do gracza.
