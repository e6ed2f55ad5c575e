# Nastavení, nápověda, zvětšení a co stránka říká k napůl hotové volbě.

settings = Nastavení
settings-lead = Platí v tomto prohlížeči u každého stolu.
settings-page = Celý web
settings-game = Deska: { $game }
settings-theme = Barvy
settings-theme-auto = podle systému
settings-theme-light = světlé
settings-theme-dark = tmavé
settings-motion = Pohyb
settings-motion-auto = podle systému
settings-motion-off = vypnutý
settings-sound = Zvuky
settings-sound-off = vypnuté
settings-sound-on = zapnuté
settings-keys = Zkratky jednou klávesou
settings-keys-on = zapnuté
settings-keys-off = vypnuté

help = Nápověda
help-keys = Klávesy
help-rules = Pravidla
help-rules-lead = Každé pravidlo v jedné nebo dvou větách, po kapitolách, s hledáním. Každé odmítnutí jmenuje své pravidlo a vede k němu.
help-lead = Všechno jde ovládat jen klávesnicí. Zkratky jednou klávesou můžeš v nastavení vypnout. Na dotykové obrazovce: podrž prst a dozvíš se, co by se stalo.
help-tab = jdi na další možnost
help-arrows = pohyb po desce a v zápisu
help-enter = vyber
help-escape = vezmi zpět napůl hotovou volbu, zavři zprávu
help-next = další možná volba (se Shiftem předchozí)
help-board = na desku
help-log = do zápisu; řádek ukáže, čeho se týká, a Enter otevře jeho pravidlo
help-what = řekni znovu, co je na řadě
help-undo = vezmi zpět poslední akci
help-zoom = větší, menší, celá deska
help-help = tato nápověda
key-tab = Tab
key-arrows = Šipky
key-enter = Enter, mezerník
key-escape = Esc

zoom = Velikost desky
zoom-in = Větší
zoom-out = Menší
zoom-whole = Celá deska

half = Vybráno: %1. Teď vyber jedno ze zvýrazněných míst.
half-few = Vybráno: %1. Teď vyber: %2.
half-left = Vyber ještě %1.
half-more = Vybráno: %1. Vyber další, nebo potvrď.
would = Co se tím stane: %1
since = Nové od tvé poslední návštěvy: %1

cards-title = Všechny karty
cards-back = Zpět ke stolu
cards-where = Kde jsou
cards-here = vidíš je
cards-hidden = ještě mohou přijít
cards-gone = už nepřijdou
cards-search = Hledat
help-legend = Značky
