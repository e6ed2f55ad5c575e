# The start page: the games, tables that wait, and ways in

front-title = Čtyři velké strategické hry
front-lead = Hraj v prohlížeči, s přáteli nebo proti botům. Zdarma a bez účtu.
front-games = Hry
front-players = { $from ->
    [one] 1 hráč
    [few] { $from } hráči
   *[other] { $from } hráčů
}
front-players-range = { $from }–{ $to } hráčů
front-minutes = { $from }–{ $to } minut
front-weight-1 = lehká
front-weight-2 = střední
front-weight-3 = náročná
front-play = Hrát hned
front-play-of = Hrát hned: { $game }
front-learn = Naučit se
front-learn-of = Naučit se hru { $game }
front-rules = Pravidla
front-rules-of = Pravidla hry { $game }
front-friends = S přáteli
front-friends-of = S přáteli: { $game }
front-more = Další možnosti
front-more-of = Další možnosti hry { $game }
front-cover = Rozehraná hra { $game }
front-level = Tvůj soupeř: { $bot }.
front-new-here = Jsi tu poprvé? Začni nejlehčí hrou: { $game }.
front-camp = Pořádáš letní tábor?
front-camp-lead = Týmy hrají týden nebo dva, s tištěnými kartami, s telefony, nebo bez obojího. Internet není potřeba.
front-camp-run = Uspořádat tábor
front-camp-restore = Obnovit tábor
front-join = Připojit se odkazem
front-join-field = Odkaz, který ti někdo poslal
front-join-go = Otevřít
front-join-wrong = Tohle není odkaz na zdejší stůl. Zkopíruj ho celý, do posledního znaku.
front-else = Další
front-watch = Přehrát záznam

new-title = Možnosti hry { $game }
new-start = Jaká hra to má být?
new-presets = Připravené volby
new-preset-family = Rodinný večer
new-preset-family-why = mírní boti, nápovědy, bez hodin
new-preset-letter = Přesně podle pravidel
new-preset-letter-why = jak říká návod, bez nápověd, silní boti
new-preset-slow = Pomalu, na týdny
new-preset-slow-why = s přáteli přes odkaz, tři dny na tah
new-language-why = Hosté uvidí stůl v tomto jazyce, dokud si nevyberou jiný.
new-tempo-why = Jak rychle boti táhnou, aby se dalo sledovat, co dělají.
new-remembered = Předvyplněno podle tvé poslední volby u této hry.
new-forget = Vrátit obvyklé
new-seats-why = Kdo sedí u stolu.
new-options-why = První hodnota je vždy ta obvyklá.

bot-beginner-why = mírná: na první hru
bot-apprentice-why = lehký: vidí, co je zřejmé
bot-player-why = vyrovnaná: trochu plánuje dopředu
bot-expert-why = silný: chyby trestá
bot-master-why = nejtěžší: přemýšlí až sekundu

friend-lead = Pošli tento odkaz, nebo nech kamaráda naskenovat kód.
friend-share = Sdílet
friend-waiting = Čeká se: { $seat }…
friend-here = U stolu: { $seat }.
friend-local = Tato adresa funguje jen na tomto počítači. Aby se mohli připojit ostatní, spusť program příkazem „script/play --host 0.0.0.0“ a otevři ho přes adresu tohoto počítače v síti.
friend-go = Ke stolu
friend-same-device = Otevřít na tomto zařízení
