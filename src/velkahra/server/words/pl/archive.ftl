# Archiwum skończonych gier, otwarcia i otwarte dane

archive-title = Archiwum
archive-lead = Skończone gry, do których każdy mógł dołączyć albo które każdy mógł oglądać. Każdą można odtworzyć i przeanalizować.
archive-any = dowolnie
archive-person = Gracz
archive-winner = Wynik
archive-several = wspólne zwycięstwo
archive-nobody = nie wygrał żaden z graczy
archive-option = Ustawienia
archive-least = Decyzji co najmniej
archive-most = Decyzji co najwyżej
archive-rated = tylko gry rankingowe
archive-find = Szukaj
archive-found = Gry
archive-decisions = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[other] { $count } decyzji
}
archive-analysis-of = Analiza gry { $game }, { $day }
archive-older = Starsze gry
archive-none = Nie ma jeszcze takiej gry.
archive-by-node = Tylko gry z wybranym otwarciem.
archive-by-position = Tylko gry, w których w ciągu pierwszych 16 decyzji wszyscy widzieli wybraną pozycję.
archive-without = Pokaż wszystkie gry
archive-like = Gry z tą pozycją
archive-which = Jakie gry tu są
archive-rule = Gra jest tutaj, jeśli jej stół był na stronie startowej otwarty dla wszystkich albo jeśli należała do publicznego turnieju.
archive-rule-people = Inne gry są tu tylko wtedy, gdy wszyscy gracze mają konta i pokazują swoje strony wszystkim. Gdy ktoś z nich to zmieni, gra stąd znika.
archive-rule-names = Imiona widać tylko u osób, które pokazują swoją stronę wszystkim. Obozów, kontynuacji gier i wczytanych zapisów nigdy tu nie ma.
archive-openings = Otwarcia
openings-lead = Jak zaczynają się gry: co gracze wybierali, jak często i jak się to dla nich skończyło.
openings-line = Dotychczasowe otwarcie
openings-start = Początek
openings-games = Gry z tym otwarciem
openings-next = Następna decyzja
openings-share = Udział w zwycięstwie
openings-how = Udział w zwycięstwie to 100% za samodzielną wygraną i 0% za przegraną. Gdyby wszyscy gracze byli równi, wynosiłby { $even }%. Losowania między decyzjami mogą być w każdej grze inne.
openings-none = Żadna gra w archiwum nie potoczyła się stąd dalej.
archive-usual = zwykłe ustawienia
archive-band-all = wszyscy gracze
archive-band-1 = siła poniżej 20
archive-band-2 = siła od 20 do 30
archive-band-3 = siła powyżej 30
archive-band-0 = siła nieznana
archive-data = Otwarte dane
data-lead = Gry do pobrania na potrzeby badań: każda decyzja, to, co gracz mógł wtedy wiedzieć, i wynik gry.
data-consent = Gra jest w danych, jeśli jest w archiwum i zgodziła się każda osoba, która w nią grała. Odpowiedź można zmienić przy stole: gry nie będzie wtedy w żadnym późniejszym pobraniu.
data-off = Ten serwer nie może utworzyć plików: brakuje mu biblioteki pyarrow.
data-none = Nikt się jeszcze nie zgodził, więc nie ma czego pobrać.
data-file = { $count ->
    [one] Plik { $number }: { $count } gra
    [few] Plik { $number }: { $count } gry
   *[other] Plik { $number }: { $count } gier
}
data-inside = Co jest w pliku
data-layout = W każdym pliku ZIP jest folder dla każdej liczby miejsc i każdych ustawień. Są w nim decyzje i gry jako Parquet w układzie polecenia velkahra dataset oraz opis danych README.md, który objaśnia wszystkie kolumny. Nie ma tam imion, rozmów ani czasu.
data-licence = Pliki należą do domeny publicznej (CC0 1.0).
open-data-title = Otwarte dane
open-data-archived = Gdy gra się skończy, każdy będzie mógł ją obejrzeć w archiwum.
open-data-ask = Czy może też trafić do danych, które każdy może pobrać i wykorzystać, bez imion, na zasadach CC0? Znajdzie się tam tylko za zgodą wszystkich graczy.
open-data-more = Co w nich jest
open-data-agree = Tak, zgadzam się
open-data-disagree = Nie
open-data-yes = Zgoda jest udzielona.
open-data-no = Zgody nie ma.
open-data-change = Odpowiedź można zmienić w każdej chwili. Nie da się jednak cofnąć tego, co inni już pobrali.
