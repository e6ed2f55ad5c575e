# The encoded picture, the map, slips and the solution

puzzle-camp = Thomas Hammer
puzzle-map = Mapa
puzzle-map-lead = T. H. ukrywa się w jednym kwadracie tej mapy.
puzzle-map-how = Każdy kwadrat ma kolumnę (litera nad mapą), wiersz (liczba obok mapy) i sektor (mała litera w rogu). Zaszyfrowany obraz w trzech częściach mówi o kolumnach, wierszach i sektorach mapy.
puzzle-map-paint = Jedna informacja to kod jednego wiersza obrazu: dwa znaki, które są w nim ciemne. Zamalujcie w tym wierszu wszystkie takie znaki. Gdzie jest zamalowane, tam T. H. nie ma: skreślcie na mapie taką kolumnę, wiersz lub sektor.
puzzle-map-shaft = Kto w którejś części ma dość wierszy, temu zostaje białe tylko jedno miejsce, od góry do dołu: smuga światła. Wystarczą dwie części, trzecia służy do sprawdzenia. Jeśli nie zostanie żaden kwadrat, coś źle przepisano.
puzzle-map-alt = Mapa z siatką { $size } × { $size }, od A1 do { $last }.

puzzle-cipher = Zaszyfrowany obraz
puzzle-cipher-lead = Kod wiersza to dwa znaki. Zamalujcie je w tym wierszu: gdzie jest zamalowane, tam T. H. nie ma.
puzzle-cipher-alt = Zaszyfrowany obraz: trzy części, wiersze od 1 do { $rows }, liczba znaków w każdym: { $size }.
puzzle-row = Wiersz { $number }: { $marks }
puzzle-row-known = Wiersz { $number }, ciemne { $first } i { $second }: { $marks }

puzzle-slips = Karteczki
puzzle-slip-row = Wiersz
puzzle-slip-dark = Ciemne znaki
puzzle-slip-check = Litera kontrolna
puzzle-slip-alt = Karteczka: wiersz { $number }, ciemne znaki { $first } i { $second }, litera kontrolna { $check }.

puzzle-solution = Rozwiązanie dla organizatora
puzzle-solution-lead = T. H. jest w kwadracie { $square }.
puzzle-solution-made = Poziom: { $level }; klucz: „{ $seed }”; { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
   *[other] { $rows } wierszy
}. Skrót wierszy (SHA-256): { $digest }
puzzle-solution-warning = Tej kartki nie może zobaczyć żadna drużyna.
puzzle-solution-painted = Zamalowany obraz
puzzle-solution-painted-lead = Trzy smugi światła: kolumna { $column }, wiersz { $row }, sektor { $sector }.
puzzle-solution-map-alt = Mapa z zaznaczonym kwadratem { $square }.
puzzle-solution-painted-alt = Obraz ze wszystkimi ciemnymi znakami: białe zostały kolumna { $column }, wiersz { $row } i sektor { $sector }.
puzzle-solution-codes = Kody wszystkich wierszy
puzzle-head-row = Wiersz
puzzle-head-code = Kod
puzzle-head-marks = Ciemne znaki
puzzle-head-check = Kontrola
puzzle-head-pieces = Kodów
puzzle-head-squares = Zostaje kwadratów
puzzle-head-certain = Jeden
puzzle-prospects = Ile kwadratów średnio zostaje i jak często tylko jeden, gdy drużyna zna tyle kodów (po równo z każdej części):
puzzle-percent = { $share }%
puzzle-map-scale = Jeden kwadrat ma { $metres } m, cała mapa { $across } m.
puzzle-map-sample = Ta mapa to tylko przykład: jej okolica jest zmyślona i nigdzie nie leży.
