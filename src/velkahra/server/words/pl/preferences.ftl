# Settings, help, zoom, and half-made choices

settings = Ustawienia
settings-lead = Obowiązują w tej przeglądarce przy każdym stole.
settings-page = Cała strona
settings-game = Plansza: { $game }
settings-theme = Kolory
settings-theme-auto = jak w systemie
settings-theme-light = jasne
settings-theme-dark = ciemne
settings-motion = Animacje
settings-motion-auto = jak w systemie
settings-motion-off = wyłączone
settings-sound = Dźwięki
settings-sound-off = wyłączone
settings-sound-on = włączone
settings-keys = Skróty jednym klawiszem
settings-keys-on = włączone
settings-keys-off = wyłączone
settings-forced = Jedyna możliwość
settings-forced-act = zagraj za mnie
settings-forced-ask = zapytaj mnie

help = Pomoc
help-keys = Klawisze
help-rules = Zasady
help-rules-lead = Każda zasada w jednym lub dwóch zdaniach, według rozdziałów, z wyszukiwaniem. Każda odmowa podaje zasadę, z której wynika, i do niej prowadzi.
help-lead = Wszystko da się zrobić samą klawiaturą. Skróty jednym klawiszem możesz wyłączyć w ustawieniach. Na ekranie dotykowym: przytrzymaj palec, a dowiesz się, co by się stało.
help-tab = przejdź do następnego elementu strony
help-arrows = poruszaj się po planszy i w dzienniku
help-enter = wybierz
help-escape = cofnij niedokończony wybór, zamknij komunikat
help-next = przejdź do następnego możliwego wyboru (z Shiftem do poprzedniego)
help-board = przejdź do planszy
help-log = przejdź do dziennika; wiersz pokazuje, czego dotyczy, a Enter otwiera jego zasadę
help-what = powtórz, co jest do zrobienia
help-position = przeczytaj pozycję jako tekst
help-type = wpisz akcję
help-undo = cofnij ostatnią akcję
help-zoom = powiększ lub pomniejsz planszę, pokaż całą
help-help = otwórz tę pomoc
key-tab = Tab
key-arrows = Strzałki
key-enter = Enter, spacja
key-escape = Esc

zoom = Rozmiar planszy
zoom-in = Większa
zoom-out = Mniejsza
zoom-whole = Cała plansza

half = Wybrano: %1. Teraz wybierz jedno z podświetlonych miejsc.
half-few = Wybrano: %1. Teraz wybierz: %2.
half-number = %1 Ile?
half-left = Wybierz jeszcze %1.
half-more = Wybrano: %1. Wybierz więcej albo potwierdź.
full = Więcej nie można wybrać. Aby wybrać coś innego, najpierw cofnij jeden wybór.
would = Co się wtedy stanie: %1
since = Nowe od ostatniej wizyty: %1

words-title = Słowami
words-type = Akcja zapisana tak jak w zapisie gry
words-do = Zagraj
words-position = Pozycja jako tekst

cards-title = Wszystkie karty
cards-back = Z powrotem do stołu
cards-where = Gdzie są
cards-here = widać je
cards-hidden = mogą jeszcze przyjść
cards-gone = już nie przyjdą
cards-search = Szukaj
cards-any = wszystkie
help-legend = Znaki
