# The lobby: opening a table, finding it again, links, handing a device round, accounts

lobby-several = „Ja” na kilku miejscach: urządzenie przechodzi z rąk do rąk, a karty każdego gracza zasłania kurtyna.
lobby-language = Język dla gości
lobby-public = Publiczny: na liście dla wszystkich, miejsca „ktoś inny” może zająć każdy
lobby-mine = Moje stoły
lobby-full = Lista na tym urządzeniu jest pełna: nowy stół usunie z niej ten, który otwarto najdawniej. Usuń stoły, których już nie potrzebujesz, albo zachowaj ich linki.
lobby-all = Wszystkie moje stoły ({ $count })
lobby-opponents = { $count ->
    [one] Przeciwnik: { $names }
    [few] Przeciwnicy: { $names }
   *[other] Przeciwnicy: { $names }
}
lobby-continue = Graj dalej
lobby-look = Obejrzyj
lobby-more-of = Więcej: { $title }
lobby-yours = Twoja kolej
lobby-over = Zakończono
lobby-waits = Czekamy na ruch: { $seats }
lobby-other-rules = Rozgrywane według innej wersji zasad
lobby-you = ty
lobby-device = na tym urządzeniu
lobby-links = Linki
lobby-forget = Usuń z listy
lobby-forget-lead = { $title }: ta gra jeszcze trwa. Bez linku do swojego miejsca już do niego nie wrócisz i nikt inny go nie zajmie.
lobby-forget-not = Zostaw na liście
lobby-forget-table = Usuń z listy: { $title }
lobby-open = Stoły z wolnymi miejscami
lobby-open-lead = Gra zacznie się, gdy wszystkie jej miejsca będą zajęte.
lobby-host = Gospodarz: { $name }
lobby-free = wolne miejsca: { $free } z { $all }
lobby-clock = czas: { $clock }
lobby-no-clock = bez zegara
lobby-bots = boty: { $names }
lobby-held = { $count ->
    [one] Gra zacznie się, gdy dołączy jeszcze { $count } gracz.
    [few] Gra zacznie się, gdy dołączy jeszcze { $count } graczy.
   *[other] Gra zacznie się, gdy dołączy jeszcze { $count } graczy.
}
lobby-none = W tej chwili nikt nie szuka graczy.
lobby-take = Zajmij miejsce: { $seat }
lobby-taken = Ktoś właśnie zajął to miejsce albo stół nie jest już publiczny.
lobby-seats = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    *[other] { $count } miejsc
}

error-too-often = Za dużo prób. Poczekaj minutę.
error-too-fast = Za dużo zapytań naraz. Spróbuj za chwilę.

ago-now = przed chwilą
ago-minutes = { $count ->
    [one] minutę temu
    [few] { $count } minuty temu
    *[other] { $count } minut temu
}
ago-hours = { $count ->
    [one] godzinę temu
    [few] { $count } godziny temu
    *[other] { $count } godzin temu
}
ago-days = { $count ->
    [one] { $count } dzień temu
    *[other] { $count } dni temu
}

host-play = Graj na tym urządzeniu
host-code = Kod QR
host-code-of = Kod QR linku – { $seat }
host-free = wolne na liście publicznej
host-players = Gracze przy stole: { $count }
host-invited = wolne miejsce
host-own = { $seat } – twoje miejsce
host-invited-lead = Wyślij wszystkim ten link albo pokaż kod do zeskanowania. Kto go otworzy, dostanie wolne miejsce. Gra zacznie się, gdy wszystkie będą zajęte.
host-invited-why = Wolisz zdecydować, kto gdzie siedzi? Weź osobny link do każdego wolnego miejsca.
host-invited-go = Osobny link do każdego miejsca
host-others = Więcej linków
host-renew = Nowy link: { $seat }
host-renew-why = Link trafił w niepowołane ręce? Wymień go. Stary od razu przestanie działać, a kto z niego gra, opuści stół.
host-reserved = tylko dla osoby, która grała tu poprzednio
host-reserved-lead = Pozostali znajdą tę grę na stronie poprzedniej i tam zajmą swoje miejsca.
host-reserved-why = Ktoś nie przyjdzie? Weź linki do miejsc, które są jeszcze wolne, i wybierz, kto na nich zagra. Osoby, które grały tam poprzednio, już ich potem nie zajmą.
host-reserved-go = Weź linki
host-free-why = Wolne miejsca może zająć każdy. Gdy zdejmiesz stół z listy, dostaniesz ich linki i wybierzesz, kto tam usiądzie.
host-free-go = Zdejmij stół z listy

hand-over = Przekaż
hand-title = Przekaż urządzenie: { $seat }
hand-lead = Na tej stronie nie ma nic ukrytego. Naciśnij przycisk, gdy nikt inny nie patrzy.
hand-open = Pokaż stół: { $seat }
hand-wait = Czekamy na ruch: { $seats }
hand-wait-lead = Na tym urządzeniu nikt nie ma teraz ruchu. Strona odświeży się sama.
hand-ended = Gra zakończona
hand-ended-lead = Każdy gracz może obejrzeć koniec gry.
hand-last = Co się ostatnio wydarzyło

account-link = Zaloguj się
account-as = Konto: { $name }
account-title = Konta
account-lead = Do gry nie potrzebujesz konta, ale dzięki niemu masz swoją listę stołów na każdym urządzeniu, na którym się zalogujesz. Konto nie wymaga adresu e-mail, więc zapomniane hasło zastąpisz nowym tylko za pomocą klucza dostępu dodanego wcześniej.
account-sign-in = Logowanie
account-sign-in-go = Zaloguj się
account-new = Nowe konto
account-new-go = Załóż konto
account-name = Nazwa
account-password = Hasło
account-password-next = Nowe hasło (co najmniej 8 znaków)
account-password-new = Hasło (co najmniej 8 znaków)
account-bring = Dodaj do konta stoły z tego urządzenia
account-in = Zalogowane konto: { $name }. Stoły, które otworzysz lub do których usiądziesz, znajdziesz na liście na każdym urządzeniu, na którym się zalogujesz.
account-tables = Moje stoły
account-out = Wyloguj się
account-change = Zmień hasło
account-change-why = Wszędzie indziej, na każdym urządzeniu, konto zostanie wylogowane.
account-changed = Hasło zostało zmienione. Zalogowana jest już tylko ta przeglądarka.
account-fresh = Logowanie kluczem dostępu było przed chwilą, więc nie pytamy o hasło.
account-forgotten = Nie pamiętasz hasła? Wyloguj się i zaloguj kluczem dostępu: przez dziesięć minut nie pytamy wtedy o hasło.
account-delete = Usuń konto
account-delete-why = Konto i jego lista stołów zostaną od razu usunięte, a stoły zostaną. Do miejsca zapamiętanego tylko na koncie wrócisz potem tylko przez jego link.
account-wrong = Błędna nazwa lub hasło.
account-wrong-password = Hasło jest błędne.
account-signed-out = Konto zostało w międzyczasie wylogowane, więc niczego nie zmieniono. Zaloguj się i spróbuj ponownie.
account-taken = Ta nazwa jest już zajęta.
account-bad-name = Nazwa ma od 1 do 30 widocznych znaków.
account-bad-password = Hasło ma od 8 do 200 znaków.
account-too-often = Za dużo prób. Poczekaj minutę.

build-interpreted = Zasady nie są skompilowane, więc boty myślą krócej.
build-compiling = Trwa kompilacja zasad: { $percent }%. Można już grać; do tego czasu boty myślą krócej.
build-compiled = Zasady są skompilowane: boty grają z pełną siłą.
build-failed = Nie udało się skompilować zasad, więc boty myślą krócej. Powód: { $why }
