# The rulebook: titles of chapters, and a paragraph for each part of data/rulebook.toml. "You" are a team.

book-start = Pościg za Thomasem Hammerem
book-start-teams = Gra do pięciu mocarstw, każde jako jedna drużyna: USA, Chiny, Japonia, Rosja i Globalna Armia Wyzwolenia, GLA. O każdym wszyscy coś wiedzą. Tylko ty znasz jednak swoją zdolność specjalną i wiesz, jak naprawdę działają twoje silne i słabe strony.
book-start-goal = Grasz w dwie gry naraz. Kartami wysyłasz szpiegów, zdobywasz informacje i hamujesz innych. Z informacji dochodzisz, gdzie ukrywa się Thomas Hammer z żoną Lil. Drużyna, która znajdzie ich pierwsza, dostaje 20 punktów, a po ostatniej rundzie wygrywa najwięcej punktów.
book-start-hand = Masz talię 30 kart, której nikt inny nie zna. Zaczynasz z siedmioma kartami na ręce i z jednym informatorem w grze, gotowym do pracy już w pierwszej rundzie. Pieniędzy jeszcze nie ma: zarobisz je w pierwszej grze cząstkowej.
book-start-swap = Jeśli na ręce nie ma żadnego szpiega, możesz ją wymieniać za darmo, aż jakiś się trafi. Każda inna wymiana kosztuje kartę: zamiast siedmiu masz sześć, potem pięć. Zastanów się, bo karta mniej boli bardziej, niż się wydaje.

book-picture = Informacje i zaszyfrowany obraz
book-picture-map = Każdy kwadrat mapy ma trzy imiona: kolumnę (literę), wiersz (liczbę) i sektor (małą literę w rogu). Poznaj u jednego kwadratu wszystkie trzy albo choć dwa, które zostawiają tylko jeden, a wiesz, gdzie jest kryjówka.
book-picture-code = Zaszyfrowany obraz ma trzy części: o kolumnach, o wierszach i o sektorach. Każdy wiersz obrazu jest wypełniony sześcioma znakami. Informacja mówi ci, które dwa są w tym wierszu ciemne. Zamaluj je: w kolumnach, wierszach lub sektorach pod ciemnymi miejscami T. H. nie ma. Skreśl je na mapie.
book-picture-light = Z każdym wierszem jednej części bieli jest mniej, aż jedno miejsce zostaje białe od góry do dołu: smuga światła. Kwadrat dają dwie części ze smugą, trzecia to kontrola. Jeśli nie zostaje żaden kwadrat, gdzieś jest błąd w przepisywaniu.
book-picture-slips = Na papierze informacja to karteczka z literą kontrolną, żeby dało się poznać złą. Na ekranie zamalowuje i skreśla za ciebie program, chyba że to wyłączysz.

book-round = Runda
book-round-phases = Runda trwa od jednej gry cząstkowej do następnej. Najpierw wszystkie drużyny grają w grę cząstkową. Potem każda drużyna sama rozgrywa swoją turę z czterema fazami: odnowienia, dobierania, główną i odrzucania.
book-round-game = Gra cząstkowa odbywa się w terenie. Zwycięzca dostaje 5 punktów strategicznych (PS), pozostali 4, 3, 2 i 1. Za PS kupuje się karty, a każdy z nich jest zarazem punktem. Możesz je zachować na później. Przy remisie wszyscy dostają PS za lepsze miejsce.
book-round-order = Potem drużyny ustalają, w jakiej kolejności zagrają. Zwycięzca wybiera miejsce pierwszy. Kto gra wcześnie, demaskuje szpiegów, zanim coś zdobędą; kto gra późno, może zareagować, a jego nowi szpiedzy są bezpieczni do następnej rundy.
book-round-time = Masz 15 minut, chyba że organizator ustali inaczej, od chwili, gdy skończy drużyna przed tobą. Wszystko, czego nie zdążysz zrobić, przepada. Samo odbywa się tylko odświeżenie, dobranie i odrzucenie.

book-turn = Twoja tura
book-turn-refresh = W fazie odnowienia możesz zamieniać PS na punkty mocy (PM), zwykle trzy na jeden, i nigdy z powrotem. Silne karty kosztują PM. Potem odświeżają się wszyscy twoi zmęczeni szpiedzy.
book-turn-draw = W fazie dobierania dobierasz kartę ze swojej talii. Musisz, chyba że zamiast tego dobieracie z partnerem kartę wspólną.
book-turn-main = W fazie głównej zagrywasz tyle kart i używasz tylu zdolności, na ile cię stać. Liczba w szarym kółku na karcie to cena w PS, każdy symbol mocarstwa to jeden PM. Płaci się całą cenę i zanim cokolwiek się stanie.
book-turn-discard = Na koniec zostawiasz najwyżej siedem kart; niektóre mocarstwa mają inny limit. Zaraz potem dostajesz informacje, które zdobyli twoi szpiedzy.

book-spies = Szpiedzy
book-spies-kinds = Szpiedzy to serce gry. Informatorzy zdobywają informacje, infiltratorzy podglądają przeciwników, a szpiedzy uniwersalni potrafią jedno i drugie. Szpieg zostaje w grze, dopóki coś go nie zdemaskuje. Szpiedzy, miejsca i sytuacje w grze to karty trwałe.
book-spies-tired = Większość szpiegów trzeba do pracy zmęczyć: karta leży wtedy bokiem aż do twojej następnej fazy odnowienia. Nowy szpieg wchodzi do gry zmęczony, więc pracuje dopiero od następnej rundy. Inni mają rundę na to, żeby go zdemaskować.
book-spies-detain = Szpiega można też zatrzymać. Jest wtedy zmęczony i taki zostaje: nie odświeża się w następnej fazie odnowienia swojej drużyny. Zmęczony jest także szpieg, który przechodzi na drugą stronę.
book-spies-clues = Gdy informator zdobywa informację, numer wiersza wybierasz ty. Inni widzą, że pytasz, ale nie o co. Informacje się nie wyczerpują: o tę samą mogą zapytać dwie drużyny. Pytaj o wiersze części, którą już masz zaczętą.

book-cards = Pozostałe karty
book-cards-place = Miejsce daje ci trwałą przewagę. Sytuacja zmienia coś dla wszystkich i jest rzadka. Jedno i drugie zostaje w grze, dopóki ktoś tego nie zniszczy. Jeśli masz poświęcić kartę trwałą, wybierasz, która z twoich trafi na stos odrzuconych.
book-cards-action = Akcja działa raz i trafia na stos odrzuconych. Ma typ, czasem z podtypem w nawiasie, na przykład atak (lotniczy). Inne karty zwracają na to uwagę: niektóre zatrzymują każdy atak, inne tylko ten z powietrza.
book-cards-abilities = Zdolność ma przed dwukropkiem cenę, a po nim efekt. Możesz jej użyć tyle razy, ile razy za nią zapłacisz. Jeśli w cenie jest zmęczenie szpiega, to znaczy raz.
book-cards-words = Przeciwnik to drużyna, z którą nie współpracujesz; mocarstwo to każda drużyna. I złota zasada: gdy karta i zasady są sprzeczne, rację ma karta.

book-conflict = Atak, ochrona, kradzież
book-conflict-target = Większość ataków potrzebuje celu, a wybiera go drużyna, która atakuje: którego szpiega zdemaskować, które miejsce zniszczyć. Trafiona karta idzie na stos odrzuconych właściciela. Jeśli celów jest więcej, każdy musi być inny.
book-conflict-guard = Bez właściwego celu karty w ogóle nie można zagrać. Tak działa ochrona: miejsce lub szpieg, który strzeże innych przed jednym rodzajem ataku, nie zostawia atakującemu niczego, w co mógłby mierzyć. „Wszystkie” i „wybierz” to nie cele i taką straż omijają.
book-conflict-theft = Skradzione PS i PM przechodzą z zasobu innej drużyny do twojego; jeśli ma ich mniej, bierzesz, ile ma. Punktów to nie dotyczy. Kilku szpiegów kradnie informacje: poznajesz wiersz, a okradziona drużyna zna go nadal, tylko nie wie, który to był.

book-deck = Gdy skończy się talia
book-deck-empty = Jeśli masz dobrać, a talia jest pusta, zaczynasz od nowa. Wszystkie twoje karty trwałe i cała ręka idą na stos odrzuconych, stos się tasuje i bierzesz z niego siedem kart. PS, PM i informacje zachowujesz. Pilnuj więc, ile kart jeszcze masz.
book-deck-again = Z nową ręką możesz wymieniać karty tak samo jak na początku gry.
book-deck-return = Jeśli na twoim stosie odrzuconych jest szpieg, który umie zdobywać informacje, w każdej rundzie rzuca się za ciebie monetą. Gdy wypadnie dobrze, możesz wtasować najwyższego szpiega do swojej talii.

book-powers = Mocarstwa i ich tajemnice
book-powers-strengths = Każde mocarstwo ma swoje silne i słabe strony. To, co napisano tutaj, wiedzą wszyscy; jak dokładnie to działa, pozostaje twoją tajemnicą, dopóki się nie okaże. Chodzi zawsze o twoją talię, twój stos i twoją rękę, nigdy o wspólne.
book-powers-special = Zdolności specjalnej możesz użyć raz w całej grze, w swojej fazie głównej. Nic nie kosztuje, trwa jedną rundę i nic jej nie trafi. Dobrze wybierz chwilę: potem znają ją już wszyscy.
book-powers-joker = Masz też jednego jokera. Przed grą cząstkową możesz go w tajemnicy postawić na dowolną drużynę, nawet na siebie. Po wynikach dostajesz do swoich PS jeszcze tyle, ile dało miejsce tej drużyny. Punktami one nie są.

book-cooperation = Współpraca
book-cooperation-pact = Dwie drużyny mogą jawnie współpracować. Zaproponować to możesz w każdej chwili. Odtąd nie jesteście przeciwnikami i nie wolno ci użyć karty, która w jakikolwiek sposób szkodzi partnerowi, nawet gdyby się zgodził.
book-cooperation-draw = Partnerzy mają wspólną talię z najsilniejszymi kartami w grze. Żeby dobrać kartę, obie drużyny rezygnują ze zwykłego dobrania i płacą po 1 PS. Nikt nie zna tych kart z góry.
book-cooperation-play = Kartę wspólną mają na ręce obie drużyny, ale jest tylko jedna. Zagrywa ją partner, który w rundzie gra później. Każdy płaci PM ze swoim symbolem, a PS dzielicie, jak się umówicie. W grze należy do obu, a gdy traci ją jedna drużyna, traci ją też druga.
book-cooperation-shared = Karty wspólnej w grze może użyć każdy partner w swojej turze i na swój koszt. Zmęczony szpieg wspólny jest zmęczony dla obu.
book-cooperation-empty = Gdy wspólna talia jest pusta, pora się rozstać. Do tego czasu każda z drużyn dostaje z każdej gry cząstkowej o jeden PS mniej.
book-cooperation-leave = Współpracę możesz zakończyć w każdej chwili, ale to drogie: 1 PM i 2 PS, jedna karta trwała i dwie karty z ręki. Bez PM płacisz o 3 PS więcej, a za każdy brakujący PS twoja talia traci kartę.
book-cooperation-groups = Współpracować może też więcej drużyn, jeśli współpracuje każda ich para. Większe grupy mają własne talie. Każda drużyna płaci za kartę 1 PS za każdą inną drużynę, która dobiera, a zagrywa ją ta, która jest z nich w kolejności ostatnia.
book-cooperation-fair = Pomagać innej drużynie po cichu i udawać, że gra się samemu, nie jest zakazane, ale nie jest uczciwe. Prosimy, nie rób tego.

book-end = Znalezienie i koniec gry
book-end-find = Gdy wiesz już dość, podaj w swojej turze kwadrat. Sprawdza się go na końcu tury. Pierwsza drużyna, która trafi, dostaje 20 punktów. Po błędnym typie można podać następny dopiero po dwóch rundach. Organizator może chcieć, żebyście tam poszli.
book-end-points = Punkty są za miejsca w grach cząstkowych i za znalezienie T. H. Wygrywa najwięcej punktów. PS z jokera się nie liczą, podobnie jak to, jak silne wydaje się na końcu twoje mocarstwo.
book-end-last = Liczbę rund ustala się na początku, a ostatnią ogłasza przed jej grą cząstkową. Do tego czasu gra trwa, nawet jeśli ktoś już znalazł T. H. PS i PM, które ci zostaną, są bez wartości.
book-end-organiser = Organizator wpisuje wyniki i może poprawiać błędy. Wszystko jest w dzienniku, a całe losowanie wynika z jednego tajnego klucza, który potem każdy może sprawdzić.
