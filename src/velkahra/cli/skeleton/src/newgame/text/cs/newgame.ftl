title = Newgame
front-line = Berte střídavě kameny. Kdo vezme poslední, vyhrává.
front-kind = počítání
goal-1 = Vezmi poslední kámen a vyhráváš.
turn-1 = Vezmi 1, 2 nebo 3 kameny.
seat-north = Sever
seat-south = Jih
stones = Zbývá kamenů: { $count }
take = Vzít { $count }

prompt-take = Jsi na tahu. Vezmi 1, 2 nebo 3 kameny.
prompt-wait = Na tahu: { $seat }.
prompt-over = Vítězí { $seat }.

event-took = { $seat } bere { $count ->
    [one] jeden kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}.
event-won = { $seat } bere poslední kámen a vítězí.

refusal-NG-TURN-01 = Nejsi na tahu, nebo už je po hře.
refusal-NG-TAKE-01 = Vezmi 1, 2 nebo 3 kameny. Zbývá kamenů: { $count }.

rule-NG-START-01 = Na stole leží dvanáct kamenů. Začíná první místo.
rule-NG-TURN-01 = Hráči se střídají v tazích.
rule-NG-TAKE-01 = V tahu vezmeš 1, 2 nebo 3 kameny, ale ne víc, než kolik jich je.
rule-NG-END-01 = Vítězí, kdo vezme poslední kámen.

chapter-START = Příprava hry
chapter-TURN = Tahy
chapter-TAKE = Braní kamenů
chapter-END = Konec hry
