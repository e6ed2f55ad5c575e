# Examples on the page of the rules: title, what the picture shows, the task, what the rule did

example-tile = Płytka dla kupca
example-tile-alt = Królestwo z trzech pól: świątynia na F3, obok twój czarny król i zielony kupiec.
example-tile-task = Grasz Lwem i masz na ręce zielony targ. Połóż go tak, żeby dał punkt.
example-tile-done = 1 zielony punkt: płytka leży w królestwie z zielonym przywódcą, a ten jest twój.

example-king = Król zastępuje
example-king-alt = Twoje królestwo: świątynia na F3, król, kupiec i targ, ale bez kapłana.
example-king-task = Połóż na F2 czerwoną świątynię. Kapłana tu nie masz: kto dostanie punkt?
example-king-done = Ty, czerwony: król zastąpił kapłana, którego tu nie ma. W wojnie ani przy monumencie by tego nie zrobił.

example-tie = Remis wystarczy
example-tie-alt = Dwaj zieloni kupcy w jednym królestwie: atakujący Byk ma na planszy siłę 1, ty masz 2.
example-tie-task = Byk dołożył jedną świątynię: dwie na twoje dwie. Ile świątyń dokładasz?
example-tie-done = Żadnej: dwa do dwóch to remis, a przy remisie wygrywa obrońca. Kupiec Byka odchodzi, a ty masz czerwony punkt.

example-join = Połączenie dwóch królestw
example-join-alt = Po lewej twoje królestwo, po prawej królestwo Byka. Dzieli je jedno puste pole, G6.
example-join-task = Połącz oba królestwa świątynią na G6.
example-join-done = Świątynię przykryła płytka połączenia i punktu za nią nie ma. W jednym królestwie są teraz dwaj królowie i dwaj kupcy, więc są dwie wojny.

example-supporters = Kto kogo wspiera
example-supporters-alt = Połączone królestwo. Walczą dwaj kupcy: twój ma siłę 2, kupiec Byka 1. Między nimi leży płytka połączenia.
example-supporters-task = Targi po każdej stronie płytki połączenia liczą się swojemu kupcowi. Dołóż z ręki jeszcze dwa.
example-supporters-done = Cztery do trzech. Byk traci kupca i targ, który go wspierał: 1 punkt za przywódcę i 1 za płytkę, oba zielone.

example-monument = Monument w dobrym kolorze
example-monument-alt = Cztery osady tworzą kwadrat od H3 do I4, w twoim królestwie z królem i kupcem.
example-monument-task = Płytki są czarne. Zbuduj monument, który zapłaci za króla i za kupca.
example-monument-done = Czarny ze względu na płytki, zielony dla kupca. Cztery osady leżą teraz zakryte, a na końcu każdej swojej tury dostajesz dwa punkty.

example-treasure = Najpierw skarby narożne
example-treasure-alt = Królestwo twojego kupca z dwoma skarbami: jeden na K11, drugi w złotej ramce na O9.
example-treasure-task = W królestwie twojego kupca są dwa skarby i jeden jest twój. Który musisz wziąć?
example-treasure-done = Ten z O9: skarby narożne bierze się najpierw. Drugi zostaje, bo jeden skarb zawsze zostaje w królestwie.

example-homeless = Bez świątyni nie ma przywódcy
example-homeless-alt = Król Byka z siłą 2: obok jedna świątynia na J4, pod nimi dwie osady.
example-homeless-task = Odeślij króla Byka do domu bez konfliktu: zagraj katastrofę na jego jedyną świątynię, J4.
example-homeless-done = Świątynia jest zniszczona. Król nie ma już sąsiedniej świątyni i od razu wraca do Byka.

example-shared = Jedno królestwo, dwóch graczy
example-shared-alt = Po lewej królestwo z królem Lwa i kupcem Byka. Po prawej płytki bez przywódcy: region, ale nie królestwo.
example-shared-task = W królestwie po lewej są przywódcy dwóch graczy. Połóż zielony targ na F5: kto dostanie punkt?
example-shared-done = Byk, bo ma tam kupca. Kto położył płytkę, nie ma znaczenia. Za płytki po prawej nikt nie dostałby punktu: nie ma tam przywódcy.

example-split = Katastrofa dzieli królestwo
example-split-alt = Królestwo w jednym rzędzie: po lewej twój król, po prawej kupiec Byka, między nimi dwa targi i osada.
example-split-task = Targi po lewej wspierają kupca Byka po prawej. Podziel królestwo: zagraj katastrofę na F6.
example-split-done = Teraz są dwa królestwa, a targ na E6 należy do twojego. Pole F6 jest zamknięte do końca gry.

example-revolt = Bunt od początku do końca
example-revolt-alt = Król Byka na G3 obok świątyń F3 i G4. Pole F4, które sąsiaduje z obiema świątyniami, jest puste.
example-revolt-task = Jesteś Lwem i masz na ręce trzy świątynie. Wystaw króla na F4, przy tych samych dwóch świątyniach. Ile świątyń dołożysz?
example-revolt-done = Obaj królowie zaczynają z dwiema świątyniami. Dokładasz dwie, Byk odpowiada jedną: cztery do trzech. Masz jeden czerwony punkt, choć walczyli królowie.

example-wars = Dwie wojny po jednej płytce
example-wars-alt = Po lewej twoje królestwo, po prawej królestwo Byka, w każdym król i kupiec. Między nimi puste jest tylko pole G6.
example-wars-task = Połóż świątynię na G6. Spotkają się i kupcy, i królowie, więc będą dwie wojny. Najpierw rozegraj wojnę kupców.
example-wars-done = Kupcy: trzy do dwóch, masz dwa zielone punkty. Królowie: trzy do trzech, a Bykowi wystarcza remis. Za twojego króla i dwie osady dostaje trzy czarne punkty.

example-priests = Wojna kapłanów
example-priests-alt = Dwaj kapłani: twój z trzema świątyniami po lewej, kapłan Byka z trzema po prawej. Na jednej z nich jest skarb, inna leży obok kupca.
example-priests-task = Połącz królestwa targiem na G7 i wygraj wojnę kapłanów. Ile świątyń straci Byk?
example-priests-done = Tylko jedną. Liczyły mu się wszystkie trzy, ale świątynia ze skarbem i świątynia obok kupca zostają. Masz punkt za kapłana i punkt za świątynię.

example-end = Ostatnie skarby
example-end-alt = Zostały trzy skarby. W królestwie twojego kupca jest jeden na I7, w regionie na prawo od niego jeden na N5.
example-end-task = Połóż targ na L6: przyłączy region ze skarbem na N5. Weź skarb i zakończ turę.
example-end-done = Zostały dwa skarby, więc gra się kończy. Ze skarbami Lew ma w najsłabszym kolorze 5 punktów, a Byk 4. Czternaście czerwonych punktów Byka nie pomaga.
