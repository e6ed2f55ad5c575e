# Własne strony stołu. To, co należy do gry, jest w słowach gry.

title = Velká hra
tagline = Wielkie gry o władzę, dokładnie według zasad.
language = Język
home = Wszystkie gry

start-title = Otwórz stół
start-lead = Konto nie jest potrzebne: kto ma link do miejsca, ten na nim siedzi.
start-game = Gra
start-seats = Miejsca
start-seat = Miejsce { $number }
start-options = Na co się umawiacie
start-looks = Nazwy i wygląd
start-button = Otwórz stół
seat-me = ja
seat-person = ktoś inny, przez link
seat-bot = bot: { $bot }
seat-nobody = nikt
bot-random = losowy
bot-greedy = zachłanny

host-title = Twój stół jest otwarty
host-lead = Każdej osobie wyślij link do jej miejsca i poza tym zachowaj go w tajemnicy: kto go ma, ten tam siedzi. Ta strona zostaje, więc możesz tu wrócić po linki.
host-seat = { $seat }: { $player }
host-sit = Usiądź
host-look = Oglądaj
host-watch = Dla widzów
host-copy = Kopiuj
host-copied = Skopiowano
player-person = człowiek
player-bot = bot ({ $bot })

table-you = Grasz jako: { $seat }.
table-watching = Oglądasz.
table-ask = Co teraz
table-log = Co się wydarzyło
table-about = O tym stole
table-seats = Kto gra
table-dealer = Zobowiązanie rozdającego
table-dealer-why = Każde losowanie wynika z tajnego klucza. To jest jego SHA-256; sam klucz pojawi się po zakończeniu gry, więc każdy może sprawdzić wszystkie losowania.
table-seed = Klucz
table-record = Pobierz zapis
table-again = Otwórz następny stół
undo = Cofnij
confirm = Potwierdź
cancel = Anuluj
rule = Zasada
close = Zamknij
connecting = Połączenie zostało przerwane. Próbuję ponownie …
no-script = Stół wymaga JavaScriptu: strona uruchamia tylko swój własny mały skrypt.

problem-stale = Stół zmienił się, zanim to dotarło. Spójrz i wybierz jeszcze raz.
problem-only-watching = Oglądasz: działać mogą tylko miejsca przy stole.
problem-no-action = To nie jest akcja tej gry.
problem-possible = To jest możliwe. Wybierz to jeszcze raz.
problem-not-understood = Serwer nie zrozumiał wiadomości strony. Wczytaj stronę ponownie.
problem-too-large = Wiadomość strony była za długa.
problem-too-fast = Za dużo wiadomości naraz. Poczekaj chwilę.
problem-store-busy = Nie udało się zapisać stołu, bo jego plik jest zablokowany przez inny program. Nic nie zagrano; spróbuj za chwilę.
problem-store-readonly = Nie udało się zapisać stołu, bo do jego pliku nie można pisać. Nic nie zagrano.
problem-store-full = Nie udało się zapisać stołu, bo dysk jest pełny. Nic nie zagrano.
problem-store-broken = Nie udało się zapisać stołu. Nic nie zagrano; więcej w dzienniku serwera.
problem-store-gone = Ten stół został usunięty. Nic nie zostało zagrane.
problem-store-closed = Serwer właśnie odkłada swoje stoły. Nic nie zagrano; spróbuj za chwilę.
problem-broken = Serwer nie zdołał narysować stołu. Powód jest w jego dzienniku.
ended-restored = Ten stół przywrócono z kopii zapasowej: jest teraz taki, jaki był wtedy, a tego, co zagrano później, już nie ma.

error-title = To się nie udało
error-not-found = Nie ma takiej strony. Link do stołu musi być pełny, do ostatniego znaku. Stołu, który usunięto albo którego nie ma w przywróconej kopii, już nie ma.
error-method = Tej strony nie można użyć w ten sposób.
error-form = Formularz był niepełny: { $why }
error-foreign = To przyszło z innej witryny, więc zostało odrzucone.
error-rules = Ten stół rozgrywano według innej wersji zasad niż ma ten program.
error-early = Zapis pokazuje wszystko, także to, co ukryte. Można go pobrać po zakończeniu gry.
error-server = Serwer zawiódł. Powód jest w jego dzienniku.
error-back = Na początek
