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
example-battle-task = Walczysz w Pendżabie po stronie Brytyjczyków. Usuń najpierw rosyjską armię: własnemu sojuszowi nic nie grozi.
example-battle-done = Rosyjski pion wrócił do puli. Karta ma dwie gwiazdy, więc usuwasz jeszcze jedną jednostkę, rosyjską drogę.

example-march = Armia potrzebuje drogi
example-march-alt = Mapa. W Pendżabie stoją dwie brytyjskie armie i twoje plemię. Do Kandaharu prowadzi brytyjska droga, do Kabulu rosyjska.
example-march-task = Jesteś po stronie Brytyjczyków. Przesuń jedną armię z Pendżabu: którą granicę może przekroczyć?
example-march-done = Tylko tę do Kandaharu, dokąd prowadzi brytyjska droga. Rosyjska droga do Kabulu służy tylko rosyjskim armiom.

example-betray = Zdradzona karta opuszcza dwór
example-betray-alt = Dwa dwory. Twój szary szpieg stoi na dworze Niebieskiego, na karcie „Hrabia Iwan Simonicz”.
example-betray-task = Twój szpieg może zdradzić kartę, na której stoi. Wybierz kartę „Hrabia Iwan Simonicz”.
example-betray-done = Na rynek idą 2 twoje rupie. Karta zostaje odrzucona, a szpieg wraca do twojej puli. Na karcie jest nagroda i bierzesz ją.

example-nobody = Żaden sojusz nie dominuje
example-nobody-alt = Mapa: w Pendżabie trzy armie brytyjskie i dwie rosyjskie, jeszcze jedna rosyjska w Kandaharze, z Kabulu droga brytyjska.
example-nobody-task = Brytyjczycy mają cztery piony, Rosjanie trzy. Kup sprawdzenie dominacji: kto dostanie punkty?
example-nobody-done = Przewaga jednego pionu nie wystarcza, więc decydują znaczniki. Ty masz w grze trzy, Niebieski dwa: trzy punkty dla ciebie, jeden dla niego.

example-final = Ostatnie sprawdzenie
example-final-alt = Mapa na końcu gry z pionami brytyjskimi i rosyjskimi. Niebieski ma 13 punktów, Szary 6.
example-final-task = To ostatnie sprawdzenie dominacji w grze. Nie dominuje nikt. Kup je i patrz na punkty.
example-final-done = Więcej znaczników w grze ma Niebieski. Wszystko liczy się podwójnie: sześć punktów dla niego, dwa dla ciebie. Niebieski wygrywa z 19 punktami.

example-bribe = Targi o zakładnika
example-bribe-alt = Dwa dwory. Twój szary szpieg jest na Josephie Wolffie na twoim dworze, Niebieski ma hrabiego Simonicza i jeszcze jedną kartę.
example-bribe-task = Przesuń szpiega na hrabiego Simonicza i zakończ turę. Niebieski chce użyć karty. Ile go to będzie kosztować?
example-bribe-done = Jedną rupię, bo jest na niej jeden twój szpieg. Niebieski nie proponuje nic, ty chcesz jednej, Niebieski płaci i używa karty. Bez zgody by jej nie użył.

example-overthrow = Obalenie
example-overthrow-alt = Mapa z jednym niebieskim plemieniem w Pendżabie i dwa dwory. Twój szary szpieg jest na Josiahu Harlanie na dworze Niebieskiego.
example-overthrow-task = Josiah Harlan to jedyna karta polityczna Pendżabu, jaką ma Niebieski. Zdradź go.
example-overthrow-done = Z ostatnią kartą polityczną Pendżabu Niebieski traci też swoje plemię w tym regionie. Kartę bierzesz jako nagrodę: jest brytyjska, tak jak ty.

example-wakhan = Jedna tura Wachanu
example-wakhan-alt = Dwa dwory: na dworze Wachanu karta Owce karakułowe, na twoim Dynastia Makpon i jeszcze jedna karta.
example-wakhan-task = Zakończ turę i śledź wiersze karty SI Wachanu: opodatkowanie, zdrada, radykalizacja.
example-wakhan-done = Najpierw nie może ani opodatkować, ani zdradzić. Kupuje Alexandra Burnesa, płaci ci całą łapówkę i umieszcza na twojej karcie dwóch szpiegów. W drugim przejściu już opodatkowuje i obie akcje są zużyte.
