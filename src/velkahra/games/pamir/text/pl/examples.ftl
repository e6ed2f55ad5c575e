# Examples on the page of the rules: title, what the picture shows, the task, what the rule did

example-price = Ile kosztuje karta
example-price-alt = Rynek: dwa rzędy po sześć kart, pod nimi ceny od 0 do 5.
example-price-task = „Zorawar Singh Kahluria” leży w trzeciej kolumnie. Kup kartę za 2 rupie i patrz, dokąd trafią.
example-price-done = Po jednej rupii na każdą kartę po lewej w tym samym rzędzie. Kto taką kartę kupi, dostanie też rupię; ty w tej turze nie możesz ich kupić.

example-road = Droga twojego sojuszu
example-road-alt = Mapa. W Pendżabie stoją dwie armie brytyjskie, dwie rosyjskie i twoje szare plemię.
example-road-task = Zagrana karta należy do Pendżabu i pokazuje drogę. Połóż ją na jednej z granic Pendżabu.
example-road-done = Droga jest brytyjska, tak jak ty. Brytyjskie armie mogą teraz przekraczać tę granicę, w obie strony.

example-spy = Szpieg na cudzym dworze
example-spy-alt = Dwa dwory: Niebieski ma kartę „Sikhowie Akali” i jeszcze jedną, ty trzy.
example-spy-task = Twoja karta należy do Pendżabu i pokazuje szpiega. Umieść go na karcie Niebieskiego z Pendżabu, „Sikhowie Akali”.
example-spy-done = Szpieg może trafić na dowolną kartę dworu z tego regionu, u kogokolwiek. Twój jest teraz na dworze Niebieskiego.

example-tax = Podatki tam, gdzie władasz
example-tax-alt = Dwory. Niebieski ma kartę „Sikhowie Akali” z Pendżabu, którym władasz; nad nią są jego rupie.
example-tax-task = Władasz Pendżabem, a Niebieski ma kartę z Pendżabu. Weź Niebieskiemu rupię.
example-tax-done = Karta z jedną gwiazdą bierze jedną rupię. Bez karty z Pendżabu nie dałoby się opodatkować Niebieskiego.

example-build = Budowa tam, gdzie władasz
example-build-alt = Mapa. W Pendżabie władasz, mając plemię i dwie brytyjskie armie przeciw dwóm rosyjskim.
example-build-task = Zbuduj armię za 2 rupie. Trafia tam, gdzie władasz: do Pendżabu.
example-build-done = Armie brytyjskie są teraz trzy. Możesz dołożyć kolejne w Pendżabie albo drogi na jego granicach, do trzech w jednej akcji.

example-check = Udane sprawdzenie dominacji
example-check-alt = Mapa z siedmioma pionami brytyjskimi i trzema rosyjskimi: przewaga czterech.
example-check-task = Brytyjczycy prowadzą o cztery piony, a ty masz u nich największe wpływy. Kup sprawdzenie dominacji.
example-check-done = Dominują Brytyjczycy, więc punktują ich stronnicy, według wpływów: 5 dla ciebie, 3 dla Niebieskiego. Piony znikają z mapy, znaczniki zostają.

example-patriot = Zmiana strony
example-patriot-alt = Dwa dwory, oba lojalne wobec Brytyjczyków. Na twoim jest brytyjski patriota, a ty masz już dar.
example-patriot-task = Zagraj „Pułki rosyjskie”, patriotę innego sojuszu.
example-patriot-done = Twoja lojalność jest teraz rosyjska. Najpierw przepadły dar i brytyjski patriota; druga karta i szpiedzy zostali.

example-hostage = Karta jako zakładnik
example-hostage-alt = Dwa dwory. Twój szary szpieg stoi na twojej karcie „Joseph Wolff”; na karcie „Hrabia Iwan Simonicz” nie ma żadnego.
example-hostage-task = Przesuń szpiega o jeden krok, na kartę „Hrabia Iwan Simonicz” na dworze Niebieskiego.
example-hostage-done = Masz na tej karcie więcej szpiegów niż ktokolwiek inny. Zanim Niebieski jej użyje, jest ci winien łapówkę: jedną rupię.

example-battle = Co może usunąć walka
example-battle-alt = Mapa. W Pendżabie trzy armie brytyjskie stoją naprzeciw rosyjskiej; na granicy z Kandaharem leżą droga brytyjska i rosyjska.
example-battle-task = Walczysz w Pendżabie po stronie Brytyjczyków. Usuń rosyjską armię albo drogę: własnemu sojuszowi nic nie grozi.
example-battle-done = Rosyjski pion wrócił do puli. Karta ma dwie gwiazdy, więc możesz usunąć jeszcze jedną jednostkę.

example-march = Armia potrzebuje drogi
example-march-alt = Mapa. W Pendżabie stoją dwie brytyjskie armie i twoje plemię. Do Kandaharu prowadzi brytyjska droga, do Kabulu rosyjska.
example-march-task = Jesteś po stronie Brytyjczyków. Przesuń jedną armię z Pendżabu: którą granicę może przekroczyć?
example-march-done = Tylko tę do Kandaharu, dokąd prowadzi brytyjska droga. Rosyjska droga do Kabulu służy tylko rosyjskim armiom.

example-betray = Zdradzona karta opuszcza dwór
example-betray-alt = Dwa dwory. Twój szary szpieg stoi na dworze Niebieskiego, na karcie „Hrabia Iwan Simonicz”.
example-betray-task = Twój szpieg może zdradzić kartę, na której stoi. Wybierz kartę „Hrabia Iwan Simonicz”.
example-betray-done = Na rynek idą 2 twoje rupie. Karta zostaje odrzucona, a szpieg wraca do twojej puli. Na karcie jest nagroda i możesz ją wziąć.
