# Settings, help, zoom, and half-made choices

settings = Nastavení
settings-lead = Platí v tomto prohlížeči u každého stolu.
settings-page = Celý web
settings-game = Deska: { $game }
settings-theme = Barvy
settings-theme-auto = podle systému
settings-theme-light = světlé
settings-theme-dark = tmavé
settings-motion = Animace
settings-motion-auto = podle systému
settings-motion-off = vypnuté
settings-sound = Zvuky
settings-sound-off = vypnuté
settings-sound-on = zapnuté
settings-keys = Jednoklávesové zkratky
settings-keys-on = zapnuté
settings-keys-off = vypnuté
settings-forced = Jediná možnost
settings-forced-act = zahrát za mě
settings-forced-ask = zeptat se mě

help = Nápověda
help-keys = Klávesy
help-rules = Pravidla
help-rules-lead = Každé pravidlo v jedné nebo dvou větách, po kapitolách, s hledáním. Když něco nejde, program řekne, které pravidlo to říká, a odkáže na něj.
help-lead = Všechno jde ovládat jen klávesnicí. Jednoklávesové zkratky můžeš v nastavení vypnout. Na dotykové obrazovce na něčem podrž prst a dozvíš se, co by se stalo.
help-tab = přejít na další možnost
help-arrows = pohybovat se po desce a v záznamu
help-enter = vybrat
help-escape = zrušit napůl hotovou volbu, zavřít zprávu
help-next = přejít na další možnou volbu (se Shiftem na předchozí)
help-board = přejít na desku
help-log = přejít do záznamu; řádek ukáže, čeho se týká, a Enter otevře jeho pravidlo
help-what = zopakovat, co je na řadě
help-position = přečíst pozici jako text
help-type = napsat akci
help-undo = vzít zpět poslední akci
help-zoom = zvětšit, zmenšit, ukázat celou desku
help-help = ukázat tuto nápovědu
key-tab = Tab
key-arrows = Šipky
key-enter = Enter, mezerník
key-escape = Esc

zoom = Velikost desky
zoom-in = Větší
zoom-out = Menší
zoom-whole = Celá deska

half = Vybráno: %1. Teď vyber jednu ze zvýrazněných možností.
half-few = Vybráno: %1. Teď vyber: %2.
half-number = %1 Kolik?
half-left = Vyber ještě %1.
half-more = Vybráno: %1. Vyber další, nebo potvrď.
full = Víc už vybrat nejde. Chceš-li něco jiného, nejdřív jeden výběr zruš.
would = Co se tím stane: %1
since = Nové od tvé poslední návštěvy: %1

words-title = Slovy
words-type = Akce tak, jak ji píše záznam hry
words-do = Zahrát
words-position = Pozice jako text

cards-title = Všechny karty
cards-back = Zpět ke stolu
cards-where = Kde jsou
cards-here = vidíš je
cards-hidden = ještě mohou přijít
cards-gone = už nepřijdou
cards-search = Hledat
cards-any = vše
help-legend = Značky
