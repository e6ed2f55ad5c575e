# The rulebook: titles of chapters, and a paragraph for each part of data/rulebook.toml

book-start = Afganistan między trzema potęgami
book-start-sides = O kraj walczą trzy sojusze: brytyjski, rosyjski i afgański. Nie stoisz na czele żadnego z nich. Jednemu jednak służysz, a stronę możesz zmienić. Piony sojuszy nie należą do nikogo: pomagają wszystkim, którzy są właśnie lojalni wobec ich sojuszu, ktokolwiek je umieścił.
book-start-pieces = Pion w regionie to armia, na granicy droga. Twoje własne elementy to dziesięć znaczników. Czym jest znacznik, zależy od miejsca: w regionie plemieniem, na karcie dworu szpiegiem, na twojej tarczy lojalności darem. Znaczniki zostają twoje bez względu na lojalność.
book-start-cards = Wszystko robi się kartami. Karta dworu należy do regionu i aspektu, ma od jednej do trzech gwiazd, symbole wejścia, które działają przy zagraniu, i akcje, których można użyć później. Może mieć nagrodę, zdolność specjalną albo pasek patrioty, człowieka, który służy tylko jednemu sojuszowi.
book-start-setup = Każdy jawnie wybiera lojalność; tę samą może mieć kilku graczy. Zaczynasz z czterema rupiami i dziesięcioma znacznikami, bez kart i bez punktów. Na rynku leży dwanaście kart, a w dolnych dwóch trzecich talii ukryte są cztery sprawdzenia dominacji.

book-turn = Twoja tura
book-turn-actions = Masz dwie akcje. Kupić kartę albo zagrać ją z ręki możesz zawsze. Do wszystkiego innego potrzebujesz na dworze karty, która to pokazuje. Akcja musi mieć jakiś skutek. Po turze porządkujesz i zaczyna następny gracz zgodnie z ruchem wskazówek zegara.
book-turn-favored = Jeden z czterech aspektów jest preferowany. Akcja z karty tego aspektu jest bonusowa: nie zużywa jednej z twoich dwóch. Z właściwym aspektem zrobisz więc w jednej turze cztery lub pięć rzeczy. To, który aspekt jest preferowany, zmieniają symbole wejścia i wydarzenia.
book-turn-promises = Wolno rozmawiać i planować, ale obietnice nie wiążą, a pieniądze i karty nie zmieniają właściciela tylko dlatego, że się umówicie. Karty na ręce są ukryte, wszystko inne jest jawne. To, co mówi karta, ma pierwszeństwo przed zasadami.

book-market = Kupowanie kart
book-market-price = Pierwsza karta od lewej w każdym rzędzie jest za darmo, następna kosztuje rupię i tak dalej. Na każdej karcie na lewo od kupowanej kładziesz jedną rupię. Te pieniądze nie przepadają: dostanie je ten, kto kupi taką kartę, a karty, których nikt nie chce, są coraz tańsze i bogatsze.
book-market-limits = Nie kupisz karty, na którą w tej turze trafiła twoja rupia. Gdy preferowany jest aspekt militarny, każdy krok kosztuje dwie rupie zamiast jednej. Wydarzenie nigdy nie trafia na rękę: działa w chwili zakupu.

book-court = Zagrywanie kart
book-court-play = Zagrywając kartę, dołóż ją na lewym lub prawym końcu swojego dworu, a potem rozpatrz jej symbole wejścia z góry na dół. Musisz rozpatrzyć wszystkie, nawet ten, który ci szkodzi. Karty możesz użyć jeszcze w tej samej turze.
book-court-bribe = Jeśli regionem karty włada ktoś inny, należy mu się rupia za każde jego plemię w tym regionie. Możesz zaproponować mniej, a władca może się zgodzić, chcieć więcej albo żądać całości. Gdy się nie dogadacie, karta zostaje ci na ręce i nie kosztuje to akcji, ale wszyscy ją widzieli.
book-court-blocks = Armia dokłada pion twojego sojuszu w regionie karty, droga na jednej z jego granic. Nawet karta dalekiego regionu wprowadza więc twój sojusz na mapę.
book-court-cylinders = Plemię dokłada twój znacznik w regionie. Szpieg dokłada go na dowolnej karcie dworu z tego regionu, na którymkolwiek dworze, choćby na karcie, którą właśnie zagrywasz.
book-court-leverage = Symbol wagi pożycza ci z banku dwie rupie. Gdy karta zostanie odrzucona, oddajesz je; za każdą brakującą rupię odrzucasz wybraną przez siebie kartę. Symbol aspektu zmienia preferowany aspekt.
book-court-supply = Jeśli potrzebujesz elementu, a pula jest pusta, weź taki, który już jest w grze, byle nie umieszczony w tej turze. Plemię może w ten sposób stać się szpiegiem, a pion może przyjść skądkolwiek.

book-regions = Kto gdzie włada
book-regions-ruler = Władasz regionem, jeśli masz w nim choć jedno plemię i więcej jednostek niż którykolwiek rywal. Liczą się twoje plemiona i armie twojego sojuszu. Rywalem jest każdy inny gracz, a także każdy inny sojusz. Przy remisie nie włada nikt, a zmienić to może każdy pojedynczy element.
book-regions-power = Władca buduje tam, opodatkowuje graczy, którzy mają na dworze karty tego regionu, i bierze łapówki od wszystkich, którzy zagrywają kolejne.
book-regions-overthrow = Plemię i jego polityczni przyjaciele stoją i upadają razem. Gdy tracisz ostatnie plemię w regionie, z twojego dworu odchodzą wszystkie karty polityczne tego regionu. Gdy tracisz ostatnią kartę polityczną regionu, znikają z niego wszystkie twoje plemiona. Kto jednego nigdy nie miał, nie potrzebuje też drugiego.

book-loyalty = Zmiana strony
book-loyalty-influence = Twoje wpływy w sojuszu to jeden plus twoi patrioci, nagrody i dary. Gdy sojusz dominuje, wpływy decydują, kto z jego przyjaciół dostanie najwięcej punktów.
book-loyalty-change = Stronę zmieniasz, gdy zagrasz patriotę innego sojuszu albo weźmiesz jego nagrodę. Najpierw tracisz wszystko, co wiązało cię ze starym: dary, nagrody i jego patriotów. Plemiona, szpiedzy i pozostałe karty zostają. Zwykle drogo to kosztuje, ale tuż przed sprawdzeniem dominacji bywa genialne.

book-actions = Co potrafią karty
book-actions-use = Każdej karty możesz użyć raz na turę, do jednej z akcji, które pokazuje. Jeśli akcja kosztuje rupie, trafiają one na rynek: po jednej na kartę, od prawej, po połowie do każdego rzędu. Takiej karty w tej turze nie kupisz.
book-actions-hostage = Karta jest zakładnikiem, jeśli któryś przeciwnik ma na niej więcej szpiegów niż ktokolwiek inny, także jej właściciel. Zanim jej użyjesz, należy mu się rupia za każdego z tych szpiegów. Targować się można tak samo jak z władcą. Zdolności specjalnych nikt nie bierze na zakładnika.
book-actions-tax = Weź tyle rupii, ile karta ma gwiazd: z kart na rynku, od graczy, którzy mają na dworze kartę regionu, którym władasz, albo stąd i stąd. Każda gwiazda ekonomiczna na dworze chroni właścicielowi jedną rupię.
book-actions-gift = Połóż znacznik na wolnym polu darów i zapłać jego cenę: 2, 4 lub 6 rupii. To jeden punkt wpływów do chwili, gdy zmienisz stronę.
book-actions-build = Za dwie rupie umieszczasz pion swojego sojuszu, najwyżej trzy: armie w regionach, którymi władasz, drogi na ich granicach. To najszybsza droga do dominacji sojuszu, ale potrzebujesz do niej regionu.
book-actions-move = Każda gwiazda to jeden krok. Armia przechodzi granicę, na której jest droga jej sojuszu. Szpieg idzie na sąsiednią kartę w jedną lub drugą stronę, jakby wszystkie dwory tworzyły krąg wokół stołu. Plemiona i drogi nigdy się nie ruszają.
book-actions-betray = Za dwie rupie odrzucasz kartę, na której masz szpiega, z dowolnego dworu. Wszyscy szpiedzy z niej wracają do siebie, właściciel oddaje pożyczkę, a czasem przychodzi obalenie. Jeśli karta ma nagrodę, możesz ją wziąć: to wpływy, może w nowym sojuszu.
book-actions-battle = Wybierz region albo kartę dworu i usuń tam wrogie jednostki: najwyżej tyle, ile karta ma gwiazd, i najwyżej tyle, ile masz tam armii lub szpiegów. Pionów własnego sojuszu nie możesz usunąć, plemion graczy o tej samej lojalności też nie, ich szpiegów tak.

book-dominance = Sprawdzenia dominacji
book-dominance-check = Punkty są tylko przy sprawdzeniu dominacji. Kupić je z rynku może każdy albo samo z niego wypada po lewej. Wtedy liczy się wszystkie piony na mapie. Sojusz dominuje, jeśli ma ich co najmniej o cztery więcej niż każdy inny.
book-dominance-success = Gdy któryś dominuje, jego przyjaciele punktują według wpływów: pięć, trzy i jeden punkt. Pozostali nie dostają nic. Potem z mapy znikają wszystkie piony i walka zaczyna się od nowa. Gracze o równych wpływach dzielą się punktami swoich miejsc.
book-dominance-failure = Gdy nie dominuje żaden, sojusze nie mają znaczenia. Liczą się znaczniki, które każdy ma w grze: trzy punkty za najwięcej, jeden za drugie miejsce. Niczego się nie usuwa. Jeśli twój sojusz jest słaby, mnóż raczej plemiona, szpiegów i dary.
book-dominance-after = Ostatnie sprawdzenie liczy się podwójnie. Po każdym sprawdzeniu kończą się trwałe wydarzenia. Warto wiedzieć, ile sprawdzeń jeszcze zostało.
book-dominance-winner = Jeśli po sprawdzeniu ktoś prowadzi czterema punktami, gra od razu się kończy. W przeciwnym razie po ostatnim sprawdzeniu wygrywa najwięcej punktów. Przy remisie decydują gwiazdy militarne, potem rupie.

book-cleanup = Koniec tury
book-cleanup-limits = Na dworze mogą ci zostać trzy karty i po jednej więcej za każdą gwiazdę polityczną na nim. Na ręce dwie i po jednej więcej za każdą gwiazdę wywiadu na dworze. Resztę odrzuć, najpierw z dworu. W trakcie tury możesz mieć ich więcej.
book-cleanup-market = Wydarzenia w lewej kolumnie zostają odrzucone, a ich górna połowa dotyka wszystkich. Potem karty przesuwają się w lewo, a luki uzupełnia się z talii. Rupie zostają na swoich kartach.
book-cleanup-instability = Jeśli na rynku pojawi się drugie sprawdzenie dominacji, następuje niestabilność: jedno sprawdzenie rozpatruje się od razu, a obie karty odchodzą.

book-special = Wydarzenia i zdolności specjalne
book-special-events = Wydarzenie ma dwie twarze. Kupione robi to, co mówi dolna połowa, zwykle coś dobrego dla ciebie. Zostawione, aż wypadnie z rynku, robi wszystkim to, co mówi górna. Trwałe wydarzenia działają do następnego sprawdzenia dominacji.
book-special-abilities = Niektórzy ludzie na twoim dworze potrafią coś, czego nie potrafi nikt inny. Zdolność działa, dopóki karta jest na twoim dworze, i żaden szpieg jej nie powstrzyma.

book-wakhan = Wachan
book-wakhan-guest = W pojedynkę albo we dwoje możesz grać z Wachanem, za którego decydują karty. Ma plemiona, szpiegów i rupie jak gracz i tak samo wygrywa. Każdą łapówkę płaci w całości i żadnej nie daruje. Jest przyjacielem wszystkich sojuszy, więc bierze udział w każdym udanym sprawdzeniu.
book-wakhan-loyal = Gdy umieszcza piony, rusza je lub nimi walczy, używa pierwszego sojuszu na swojej karcie, wobec którego nie jest lojalny żaden człowiek. Gdy chodzi o władzę nad regionem, liczy mu się ten sojusz, który ma tam najwięcej armii.
book-wakhan-turn = W swojej turze odkrywa kartę i próbuje jej wierszy z góry na dół, wciąż od nowa, aż zużyje dwie akcje. To, co niemożliwe, pomija. Potem przychodzą akcje bonusowe. Jeśli może kupić sprawdzenie dominacji, które mu sprzyja, robi to najpierw.
book-wakhan-radicalize = Radykalizacja oznacza, że kupuje kartę i od razu ją zagrywa, jedno i drugie jedną akcją. Którą, mówi polecenie na karcie, sprawdzenie dominacji na rynku albo strzałki dwóch widocznych kart.
book-wakhan-acting = Do każdej akcji używa pierwszej karty w swojej kolejności, która to umożliwia, z takimi samymi ograniczeniami jak ty. Gdzie, mówią regiony na jego karcie. Najpierw usuwa plemiona, opodatkowuje najbogatszych i rusza się tylko do cudzych plemion.
book-wakhan-order = Większość jego wyborów rozstrzyga jedna kolejność: karty przeciwników, preferowany aspekt, patrioci i nagrody dominującego sojuszu, inni patrioci, symbol wagi, ranga, numer. Gdy musi odrzucać, najpierw rozstaje się z tym, co najmniej mu pomaga.
