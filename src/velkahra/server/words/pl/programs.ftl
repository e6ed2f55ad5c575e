# Programs that play a seat by the JSON API

api-wrong = Zapytanie nie zgadza się z dokumentacją API: { $wrong }.
program-open = Własny program
program-title = Program na tym miejscu
program-lead = { $seat }: zamiast ciebie albo obok ciebie może tu grać program. Widzi to, co widać z tego miejsca, i nic więcej. Przedstawia się tokenem; chroń go tak samo jak link.
program-how = Jak komunikuje się z serwerem, z przykładem na dziesięć wierszy:
program-address = Adres stołu
program-make = Utwórz token
program-once = Token zobaczysz tylko teraz. Skopiuj go.
program-token = Token
program-count = { $count ->
    [one] To miejsce otwiera { $count } token.
    [few] To miejsce otwierają { $count } tokeny.
   *[many] To miejsce otwiera { $count } tokenów.
}
program-most = Więcej tokenów jedno miejsce mieć nie może.
program-revoke = Unieważnij wszystkie tokeny
problem-no-token = Brak tokenu albo przy tym stole token niczego nie otwiera.
problem-illegal = Zasady nie pozwalają na tę akcję.
problem-not-your-turn = Na tym miejscu nie ma teraz nic do rozstrzygnięcia.
problem-not-offered = Takiego stołu nie można otworzyć: { $wrong }
problem-no-seat = Przy tym stole nie ma takiego miejsca.
problem-link-stays = Linku do tego miejsca nie można wymienić: gra tu bot, ktoś zajął to miejsce z listy albo link wymieniono już dziewiętnaście razy.
reference-title = API dla programów
reference-lead = Program może otwierać stoły, rozdawać miejsca i grać. Widzi to, co na tym miejscu widziałby człowiek.
reference-where = To samo w postaci OpenAPI, dla narzędzi, które piszą klienty, oraz przewodnik z przykładami:
reference-endpoints = Zapytania
reference-secret = Sekret
reference-message = Wiadomość
reference-answer = Odpowiedź
reference-errors = Błędy
reference-types = Typy
