# The rulebook: titles of chapters, and a paragraph for each part of data/rulebook.toml

book-start = Kraina dwóch rzek
book-start-dynasty = Prowadzisz dynastię z czterema przywódcami: kapłanem, rolnikiem, kupcem i królem. Znak na przywódcy pokazuje, czyj on jest, a kolor – jakie punkty zbiera. Żaden kolor do nikogo nie należy. Potrzebujesz wszystkich czterech, bo na końcu liczy się tylko twój najsłabszy.
book-start-board = Plansza to ląd, przez który płyną dwie rzeki. Od początku stoi na niej dziesięć świątyń, a na każdej leży skarb. Pozostałe płytki są w woreczku: czerwone świątynie, niebieskie farmy, zielone targi i czarne osady. Ponad jedna trzecia to świątynie, bo każdy przywódca potrzebuje jakiejś obok siebie.
book-start-setup = Zaczynasz z sześcioma płytkami, które widzisz tylko ty, czterema przywódcami, jedną płytką połączenia i dwiema katastrofami. Kto zaczyna, rozstrzyga los, a dalej gra się zgodnie z ruchem wskazówek zegara. Kostki punktów i sześć monumentów to pula wspólna dla wszystkich.

book-kingdoms = Regiony i królestwa
book-kingdoms-connected = Dwa pola sąsiadują, gdy mają wspólny bok; róg nie wystarczy. Połóż palec na dowolnej płytce i przechodź od sąsiada do sąsiada po płytkach i przywódcach. Wszystko, do czego dojdziesz, to jeden region. Na początku gry każda z dziesięciu świątyń jest osobnym regionem.
book-kingdoms-kingdom = Gdy tylko w regionie stanie przywódca, jest to królestwo. Królestwo do nikogo nie należy. Może w nim mieszkać twój król, kupiec Byka i kapłan Garncarza, a każdy zbiera tam punkty swojego koloru. Na tym polega cała gra: możesz wprowadzić się do królestwa, które zbudował ktoś inny.
book-kingdoms-peace = Przywódcy różnych kolorów żyją obok siebie w pokoju, do kogokolwiek należą. Dwaj przywódcy jednego koloru w tym samym królestwie od razu walczą i zostaje tylko jeden. Płytki pod monumentem nadal spajają królestwo, a katastrofa jest w nim dziurą.

book-turn = Twoja tura
book-turn-actions = Masz dwie akcje. Za każdym razem wybierasz jedną z czterech rzeczy, choćby dwa razy tę samą: ruszyć przywódcę, położyć płytkę, zagrać katastrofę albo wymienić płytki. Wszystko, co akcja wywoła, rozgrywa się, zanim zacznie się następna: najpierw konflikty, potem monument, na końcu skarby. Możesz skończyć wcześniej.
book-turn-refill = Gdy kończysz turę, twoi przywódcy najpierw dostają punkty za monumenty. Potem każdy, kto ma mniej niż sześć płytek, dobiera do sześciu; ty zaczynasz. W międzyczasie nikt nie dobiera, więc płytek zużytych w konflikcie do tej chwili ci brakuje. Na koniec sprawdza się, czy gra się nie kończy.
book-turn-secrets = Punkty bierzesz od razu, gdy je zdobędziesz, i chowasz za zasłonką. Tajne są też twoje płytki; przywódców, katastrofy i wszystko na planszy widać. Akcję możesz cofnąć, dopóki nie wyszło na jaw nic ukrytego i nikt inny nie musiał podjąć decyzji.

book-leaders = Przywódcy
book-leaders-place = Przywódcę wystawia się na puste pole lądu, obok którego leży odkryta świątynia. Możesz go wystawić na planszę, przesunąć albo zdjąć; każda z tych rzeczy to akcja i żadna nie daje punktów. Punkty przynoszą ci jednak właśnie przywódcy na planszy, więc wystaw ich wcześnie.
book-leaders-apart = Przywódca może założyć królestwo, wejść do istniejącego i przyłączyć do niego regiony bez przywódców. Nigdy jednak nie może połączyć dwóch królestw, nawet jeśli oba są twoje; to potrafią tylko płytki. Gdy przesuwasz przywódcę, najpierw go podnieś, a dopiero potem patrz na planszę: stare miejsce już się nie liczy.
book-leaders-homeless = Przywódcę utrzymuje na planszy świątynia obok niego. Gdy zniknie ostatnia odkryta – przez katastrofę albo pod monumentem – przywódca od razu wraca do właściciela. Nie jest stracony: może wrócić dowolną późniejszą akcją, nawet w tej samej turze.

book-tiles = Płytki
book-tiles-where = Połóż płytkę z ręki odkrytą na pustym polu. Farmy kładzie się tylko na rzece, wszystko inne tylko na lądzie. Płytka może leżeć przy innych albo sama. Gdy już leży, nikt jej nie przesunie.
book-tiles-point = Teraz spójrz, w którym królestwie leży płytka. Jeśli jest tam przywódca jej koloru, jego właściciel dostaje jeden punkt w tym kolorze. Jeśli go nie ma, ale jest król, punkt dostaje właściciel króla, nadal w kolorze płytki. Nie ma znaczenia, kto ją położył. Poza królestwami i tam, gdzie nie ma żadnego z nich, nikt nie dostaje nic.
book-tiles-join = Płytka może połączyć dwa królestwa, nigdy trzy. Nie daje wtedy punktu i przykrywa ją płytka połączenia, aż okaże się, czy spotkali się przywódcy jednego koloru. Jeśli tak, jest wojna; jeśli nie, z dwóch królestw robi się po prostu jedno. Płytka, która przyłącza do królestwa tylko regiony bez przywódców, daje punkt jak zwykle.

book-special = Katastrofy i wymiana
book-special-catastrophe = Na całą grę masz dwie katastrofy. Zagranie jednej to akcja: połóż ją na pustym polu albo na płytce, którą w ten sposób zniszczysz. Pole jest odtąd martwe do końca gry. Punktów za to nie ma, więc zachowaj ją na chwilę, gdy komuś zaszkodzi albo gdy uratuje ciebie.
book-special-safe = Przed katastrofą bezpieczne są cztery rzeczy: płytka ze skarbem, płytki pod monumentem, przywódca i inna katastrofa.
book-special-split = Katastrofa tnie. Może podzielić królestwo na dwa, odciąć przywódcę od zwolenników albo bez żadnego konfliktu zabrać mu świątynię, przy której stoi. Nigdy nie powoduje brania skarbów.
book-special-swap = Czwartą akcją odkładasz z ręki od jednej do sześciu zakrytych płytek i dobierasz tyle samo nowych. Jeśli zrobisz to najpierw, nowych możesz od razu użyć. Gdy w woreczku jest ich za mało, gra kończy się na miejscu.

book-conflicts = Dwaj przywódcy jednego koloru
book-conflicts-sorts = Przywódca, który wchodzi do królestwa, wywołuje bunt. Chodzi w nim o wiarę: decydują świątynie, a do zdobycia jest jeden czerwony punkt. Płytka, która łączy królestwa, wywołuje wojnę. Chodzi w niej o ludzi: decydują płytki w kolorze walczących przywódców, a punktów może być dużo. Dopóki każdy taki spór nie jest rozstrzygnięty, nic innego się nie dzieje.
book-conflicts-adding = W obu najpierw liczy się plansza. Potem atakujący raz dokłada płytki z ręki, a broniący odpowiada, znając już ich liczbę. Gra zawsze pyta oboje, nawet gdy nie mają nic stosownego, więc nikt nie pozna, co trzymasz. Dołożone płytki przepadają, czy wygrasz, czy przegrasz.

book-revolts = Bunty
book-revolts-outbreak = Bunt wybucha, gdy wystawisz przywódcę w królestwie, w którym jest już jeden tego koloru. Ty atakujesz, właściciel drugiego się broni, a decydują świątynie, choćby chodziło o dwóch kupców. Nikt nie ucieknie, zdejmując przywódcę z planszy.
book-revolts-strength = Policz odkryte świątynie tuż obok każdego z przywódców. Świątynia obok obu liczy się obu. Potem możesz dołożyć świątynie z ręki, a po tobie broniący. Dobre miejsce to więc takie, które styka się z dwiema lub trzema świątyniami.
book-revolts-result = Wygrywa wyższa suma, a broniącemu wystarcza remis. Zwycięzca dostaje jeden czerwony punkt, przegrany zdejmuje przywódcę. Świątynie z ręki wypadają z gry, te na planszy zostają. Jeśli masz jeszcze akcję, możesz spróbować ponownie.

book-wars = Wojny
book-wars-outbreak = Wojna wybucha, gdy płytka łączy dwa królestwa, w których są przywódcy jednego koloru. Leżąca na niej płytka połączenia jest granicą między stronami. Po wszystkich wojnach zabierasz ją z powrotem, a płytka pod nią zostaje na planszy.
book-wars-order = Na każdy kolor, który mają obie strony, przypada jedna wojna. Toczą się po kolei, a kolejność wybiera aktywny gracz, nawet gdy walczą tylko inni. Jeśli jeden z przywódców należy do aktywnego gracza, atakuje on; w przeciwnym razie najbliższy właściciel zgodnie z ruchem wskazówek zegara. W jednej wojnie możesz atakować, a w następnej się bronić.
book-wars-supporters = Przywódcę wspierają wszystkie odkryte płytki jego koloru po jego stronie płytki połączenia. Nie muszą się z nim stykać, wystarczy, że są z nim połączone. Płytka pod płytką połączenia nie pomaga nikomu.
book-wars-adding = Teraz atakujący może dołożyć z ręki płytki tego koloru, a po nim broniący. Wygrywa wyższa suma, przy remisie broniący. Tego, co dołożysz w jednej wojnie, zabraknie ci w następnej, bo do końca tury nikt nie dobiera.
book-wars-result = Przegrany zdejmuje przywódcę i usuwa z planszy wszystkich jego zwolenników. Zwycięzca dostaje jeden punkt za przywódcę i po jednym za każdą usuniętą płytkę, wszystko w kolorze wojny. Wielkie królestwo, którego nie masz czym bronić z ręki, to tłusty łup.
book-wars-priests = Wojny kapłanów są łagodniejsze, bo przywódcy potrzebują świątyń. Świątynia ze skarbem albo obok innego przywódcy liczy się jako zwolennik, ale zostaje na planszy i nie ma za nią punktu.
book-wars-next = Potem spójrz jeszcze raz. Usunięte płytki mogły rozerwać królestwo: przywódcy, których to rozdzieliło, już nie walczą, a odcięte płytki nikogo nie wspierają. Przed każdą wojną siły liczy się od nowa.

book-monuments = Monumenty
book-monuments-build = Gdy twoja płytka domyka kwadrat czterech odkrytych płytek jednego koloru, możesz je odwrócić i zbudować na nich monument. Jeden z jego dwóch kolorów musi być kolorem tych płytek. Jeśli wcześniej wybuchnie wojna, kwadrat musi ją przetrwać.
book-monuments-once = Okazja jest tylko jedna: kwadratu, którego nie wykorzystasz w tej akcji, nie da się już nigdy użyć. Punkt za samą płytkę dostajesz jeszcze przed budową.
book-monuments-stone = Cztery płytki pod monumentem nadal łączą królestwo, ale nie są już świątyniami ani zwolennikami, a przywódcy, którzy tracą w ten sposób ostatnią świątynię, wracają do właścicieli. Samego monumentu nic nie zniszczy. Skarb na jednej ze świątyń zostaje.
book-monuments-income = Na końcu każdej swojej tury dostajesz za każdego swojego przywódcę po punkcie za każdy monument jego koloru w jego królestwie. Król zbiera tu tylko czarne. Pamiętaj, co z tego wynika: kto zajmie miejsce twojego przywódcy, przejmie też dochód.

book-treasures = Skarby
book-treasures-take = Gdy po zakończeniu akcji w królestwie leżą dwa skarby lub więcej, właściciel tamtejszego kupca bierze wszystkie oprócz jednego. Nie ma znaczenia, czyja jest tura ani kto połączył regiony. Bez kupca skarby czekają, aż jakiś się zjawi.
book-treasures-choose = Wybiera je właściciel kupca, ale skarby z rogów planszy musi brać najpierw.
book-treasures-joker = Na końcu każdy skarb jest punktem w kolorze, w którym najbardziej go potrzebujesz.

book-end = Koniec gry
book-end-when = Gra kończy się po turze, po której na planszy zostały dwa skarby lub mniej, albo gdy ktoś ma dobrać, a w woreczku jest za mało płytek. Kto zbiera skarby, ten decyduje więc, jak długo potrwa gra.
book-end-count = Wszystkie punkty się odsłania, a skarby dodaje do najsłabszych kolorów. Porównuje się tylko najsłabszy kolor każdego gracza: wygrywa najwyższy. Przy remisie decyduje drugi najsłabszy i tak dalej. Piętnaście czerwonych punktów ci nie pomoże, gdy masz tylko trzy czarne.

book-english = Wariant
book-english-exact = W wariancie angielskim nie wolno pozbywać się płytek w konflikcie. Atakujący dokłada je tylko wtedy, gdy wyprzedzi tym broniącego, a broniący tylko tyle, by zremisować.
