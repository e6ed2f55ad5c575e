# The start page: the games, tables that wait, and ways in

front-title = Cztery wielkie gry strategiczne
front-lead = Graj w przeglądarce, z przyjaciółmi albo przeciw botom. Za darmo i bez konta.
front-games = Gry
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
front-learn = Naucz się
front-learn-of = Naucz się gry { $game }
front-rules = Zasady
front-rules-of = Zasady gry { $game }
front-friends = Z przyjaciółmi
front-friends-of = Z przyjaciółmi: { $game }
front-more = Więcej opcji
front-more-of = Więcej opcji gry { $game }
front-cover = { $game } w połowie rozgrywki
front-level = Twój przeciwnik: { $bot }.
front-new-here = Pierwszy raz tutaj? Zacznij od najłatwiejszej gry: { $game }.
front-camp = Organizujesz letni obóz?
front-camp-lead = Drużyny grają tydzień lub dwa, z wydrukowanymi kartami, z telefonami albo bez nich. Internet nie jest potrzebny.
front-camp-run = Poprowadź obóz
front-camp-restore = Przywróć obóz
front-join = Dołącz przez link
front-join-field = Link, który ktoś ci przysłał
front-join-go = Otwórz
front-join-wrong = To nie jest link do tutejszego stołu. Skopiuj go w całości, do ostatniego znaku.
front-else = Więcej
front-watch = Odtwórz zapis

new-title = Opcje gry { $game }
new-start = Jaka to ma być gra?
new-presets = Gotowe zestawy
new-preset-family = Rodzinny wieczór
new-preset-family-why = łagodne boty, podpowiedzi, bez zegara
new-preset-letter = Ściśle według zasad
new-preset-letter-why = jak w instrukcji, bez podpowiedzi, silne boty
new-preset-slow = Powoli, przez tygodnie
new-preset-slow-why = z przyjaciółmi przez link, trzy dni na turę
new-language-why = Goście widzą stół w tym języku, dopóki nie wybiorą innego.
new-tempo-why = Jak szybko ruszają się boty, żeby można było śledzić grę.
new-remembered = Wypełniono według twojego ostatniego wyboru w tej grze.
new-forget = Przywróć zwykłe
new-seats-why = Kto siedzi przy stole.
new-options-why = Pierwsza wartość jest zawsze tą zwykłą.

bot-beginner-why = łagodna: na pierwszą grę
bot-apprentice-why = łatwy: widzi proste ruchy
bot-player-why = wyrównana: trochę planuje
bot-expert-why = silny: karze za błędy
bot-master-why = najtrudniejsza: myśli nawet sekundę

friend-lead = Wyślij ten link albo daj zeskanować kod.
friend-share = Udostępnij
friend-waiting = Czekamy: { $seat }…
friend-here = Przy stole: { $seat }.
friend-local = Ten adres działa tylko na tym komputerze. Aby inni mogli dołączyć, uruchom program poleceniem „script/play --host 0.0.0.0” i otwórz go pod adresem tego komputera w sieci.
friend-go = Do stołu
friend-same-device = Otwórz na tym urządzeniu
