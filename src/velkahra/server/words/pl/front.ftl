# The start page: the games, tables that wait, and ways in

front-title = Cztery wielkie gry strategiczne
front-lead = Graj w przeglądarce ze znajomymi albo przeciwko botom. Za darmo i bez konta.
front-games = Gry
front-new = Nowa gra
front-players = { $from ->
    [one] 1 gracz
    [few] { $from } graczy
    [many] { $from } graczy
   *[other] { $from } gracza
}
front-players-range = { $from }–{ $to } graczy
front-minutes = { $from }–{ $to } minut
front-weight-1 = łatwa
front-weight-2 = średnia
front-weight-3 = trudna
front-play = Zagraj teraz
front-play-of = Zagraj teraz: { $game }
front-learn = Naucz się grać
front-learn-of = Naucz się grać: { $game }
front-rules = Zasady
front-rules-of = Zasady gry { $game }
front-friends = Zagraj ze znajomymi
front-friends-of = Zagraj ze znajomymi: { $game }
front-device = Na jednym urządzeniu
front-more = Więcej opcji
front-more-of = Więcej opcji gry { $game }
front-cover = { $game }: w trakcie gry
front-level = { $count ->
    [one] Twój przeciwnik: { $names } ({ $level }).
    [few] Twoi { $count } przeciwnicy: { $names } ({ $level }).
   *[many] Twoich { $count } przeciwników: { $names } ({ $level }).
}
front-new-here = Grasz tu pierwszy raz? Zacznij od najłatwiejszej gry: { $game }.
front-camp = Organizujesz letni obóz?
front-camp-lead = Drużyny grają tydzień lub dwa: na telefonach, na papierze albo i tak, i tak. Internet nie jest potrzebny.
front-camp-run = Poprowadź obóz
camp-lead = Obóz gotowy w minutę. W każdym kroku jest już wybrane to, co się sprawdza.
camp-steps = Kroki
camp-step-teams = Drużyny i dni
camp-step-game = Mapa i karty
camp-step-rest = Szczegóły
camp-teams = Liczba drużyn
camp-next = Dalej: { $step }
camp-open = Otwórz obóz
camp-enough = Obóz możesz otworzyć w każdym kroku: to, co pominiesz, zostanie bez zmian.
front-camp-restore = Przywróć zapisany obóz
front-join = Masz link?
front-join-field = Wklej link, który ktoś ci przysłał
front-join-go = Otwórz
front-join-wrong = Ten link nie prowadzi do stołu na tym serwerze. Skopiuj go w całości, do ostatniego znaku.
front-else = Więcej
front-watch = Odtwórz zapis gry

new-title = Opcje gry { $game }
new-start = Jaka to ma być gra?
new-presets = Gotowe ustawienia
new-preset-family = Rodzinny wieczór
new-preset-family-why = łagodne boty, podpowiedzi, bez zegara
new-preset-letter = Ściśle według zasad
new-preset-letter-why = jak w instrukcji, bez podpowiedzi, silne boty
new-preset-device = Na jednym urządzeniu
new-preset-device-why = wszyscy gracie tutaj, karty na ręce są zakryte
new-preset-slow = Bez pośpiechu, przez tygodnie
new-preset-slow-why = ze znajomymi przez link, trzy dni na turę
new-language-why = Goście widzą stół w tym języku, dopóki nie wybiorą innego.
new-tempo-why = Jak szybko grają boty. Im wolniej, tym łatwiej śledzić grę.
new-remembered = Wypełniono tak, jak ostatnio w tej grze.
new-forget = Przywróć domyślne
new-seats-why = Kto gra na którym miejscu.
new-options-why = Pierwsza możliwość na każdej liście jest domyślna.

bot-beginner-why = łagodna: na pierwszą grę
bot-apprentice-why = mniejsza: widzi proste ruchy
bot-player-why = średnia: trochę planuje naprzód
bot-expert-why = duża: karze za błędy
bot-master-why = największa: myśli do sekundy

friend-lead = Wyślij ten link albo pokaż kod do zeskanowania.
friend-share = Udostępnij
friend-waiting = Czekamy na gracza: { $seat }…
friend-here = Przy stole: { $seat }.
friend-local = Ten adres działa tylko na tym komputerze. Aby inni mogli dołączyć, uruchom program poleceniem „script/play --host 0.0.0.0” i otwórz go pod adresem sieciowym tego komputera.
friend-go = Do stołu
friend-same-device = Zagraj na tym urządzeniu

friends-title = Gra ze znajomymi
friends-host = Gospodarz
friends-guest = Gość
friends-lead = Wyślij znajomym ten link albo daj im zeskanować kod. Kto go otworzy, dostaje miejsce. Zacznij, gdy będą wszyscy.
friends-link = Link z zaproszeniem
friends-invited = { $name } zaprasza cię do gry. Gracie w: { $game }.
friends-come = Dołącz do gry
friends-full = Nie ma już wolnego miejsca. Możesz otworzyć własną grę.
friends-late = Wszystkie miejsca są zajęte, a gra już trwa. Możesz ją oglądać albo otworzyć własną.
friends-watch = Oglądaj grę
friends-own = Otwórz własną grę
friends-waiting = Jesteś w grze. Gdy będą wszyscy, zacznie ją { $name }.
friends-here = Już są: { $count } z najwyżej { $most }
friends-begin = { $bots ->
    [0] Zacznij grę
    [one] Zacznij z { $bots } botem
    [few] Zacznij z { $bots } botami
   *[other] Zacznij z { $bots } botami
}
friends-rename = Zapisz imię
