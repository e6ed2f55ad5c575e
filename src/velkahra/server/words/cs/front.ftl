# The start page: the games, tables that wait, and ways in

front-title = Čtyři velké strategické hry
front-lead = Hraj v prohlížeči s přáteli nebo proti botům. Zdarma a bez účtu.
front-games = Hry
front-new = Nová hra
front-players = { $from ->
    [one] 1 hráč
    [few] { $from } hráči
   *[other] { $from } hráčů
}
front-players-range = { $from }–{ $to } { $to ->
    [one] hráč
    [few] hráči
   *[other] hráčů
}
front-minutes = { $from }–{ $to } minut
front-weight-1 = lehká
front-weight-2 = střední
front-weight-3 = náročná
front-play = Hrát hned
front-play-of = Hrát hned: { $game }
front-learn = Naučit se hrát
front-learn-of = Naučit se hrát { $game }
front-rules = Pravidla
front-rules-of = Pravidla hry { $game }
front-friends = Hrát s přáteli
front-friends-of = Hrát s přáteli: { $game }
front-device = Na jednom zařízení
front-more = Další možnosti
front-more-of = Další možnosti hry { $game }
front-cover = Rozehraná hra { $game }
front-level = { $count ->
    [one] Tvůj soupeř: { $names } ({ $level }).
    [few] Tví { $count } soupeři: { $names } ({ $level }).
   *[other] Tvých { $count } soupeřů: { $names } ({ $level }).
}
front-new-here = Jsi tu poprvé? Začni nejlehčí hrou: { $game }.
front-camp = Pořádáš letní tábor?
front-camp-lead = Týmy hrají týden nebo dva, na telefonech, na papíře nebo na obojím. Internet není potřeba.
front-camp-run = Uspořádat tábor
camp-lead = Tábor připravený za minutu. V každém kroku už je zvoleno, co se osvědčilo.
camp-steps = Kroky
camp-step-teams = Týmy a dny
camp-step-game = Mapa a karty
camp-step-rest = Drobnosti
camp-teams = Počet týmů
camp-next = Dál: { $step }
camp-open = Otevřít tábor
camp-enough = Tábor můžeš otevřít v kterémkoli kroku: co přeskočíš, zůstane, jak je.
front-camp-restore = Obnovit uložený tábor
front-join = Máš odkaz?
front-join-field = Vlož odkaz ke stolu
front-join-go = Otevřít
front-join-wrong = Tenhle odkaz nevede ke stolu na tomto serveru. Zkopíruj ho celý, do posledního znaku.
front-else = Další
front-watch = Přehrát záznam hry

new-title = Možnosti hry { $game }
new-start = Jaká hra to má být?
new-presets = Hotová nastavení
new-preset-family = Rodinný večer
new-preset-family-why = mírní boti, nápovědy, bez hodin
new-preset-letter = Přesně podle pravidel
new-preset-letter-why = jako v návodu, bez nápověd, silní boti
new-preset-device = Na jednom zařízení
new-preset-device-why = hrajete všichni tady, karty v ruce zůstanou skryté
new-preset-slow = Pomalu, na týdny
new-preset-slow-why = s přáteli přes odkaz, tři dny na tah
new-language-why = Hosté uvidí stůl v tomto jazyce, dokud si nevyberou jiný.
new-tempo-why = Jak rychle boti táhnou, ať stačíš sledovat, co dělají.
new-remembered = Předvyplněno podle tvé poslední volby u této hry.
new-forget = Obnovit výchozí
new-seats-why = Kdo na kterém místě hraje.
new-options-why = První možnost je vždy výchozí.

bot-beginner-why = mírná: na první hru
bot-apprentice-why = menší: vidí, co je zřejmé
bot-player-why = střední: trochu plánuje dopředu
bot-expert-why = velká: chyby trestá
bot-master-why = největší: přemýšlí až sekundu

friend-lead = Pošli tenhle odkaz, nebo nech kód naskenovat.
friend-share = Sdílet
friend-waiting = Ještě chybí: { $seat }…
friend-here = U stolu: { $seat }.
friend-local = Tahle adresa funguje jen na tomto počítači. Aby se mohli připojit ostatní, spusť program příkazem „script/play --host 0.0.0.0“ a otevři ho na síťové adrese tohoto počítače.
friend-go = Ke stolu
friend-same-device = Hrát na tomto zařízení

friends-title = Hrát s přáteli
friends-host = Hostitel
friends-guest = Host
friends-lead = Pošli přátelům tenhle odkaz, nebo je nech naskenovat kód. Kdo ho otevře, dostane místo. Až budete všichni, začni hru.
friends-link = Odkaz s pozvánkou
friends-invited = { $name } tě zve ke hře. Hraje se: { $game }.
friends-come = Přidat se ke hře
friends-full = Volné místo už tu není. Můžeš si otevřít vlastní hru.
friends-late = Všechna místa jsou obsazená a hra už začala. Můžeš se dívat, nebo si otevřít vlastní.
friends-watch = Dívat se
friends-own = Otevřít vlastní hru
friends-waiting = Jsi ve hře. Až budou všichni, začne ji { $name }.
friends-here = Už tu jsou: { $count } z nejvýše { $most }
friends-begin = { $bots ->
    [0] Začít hru
    [one] Začít s { $bots } botem
    [few] Začít se { $bots } boty
   *[other] Začít s { $bots } boty
}
friends-rename = Uložit jméno
