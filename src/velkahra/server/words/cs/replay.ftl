# Replays, records, and positions that continue at a table of one's own

replay-title = Přehrávání
replay-open = Přehrát
replay-deck = Ovládání přehrávání
replay-first = Na začátek
replay-back = O krok zpět
replay-play = Přehrávat
replay-pause = Pozastavit
replay-forward = O krok dál
replay-last = Na konec
replay-place = Pozice
replay-speed = Rychlost
replay-speed-slow = pomalu
replay-speed-usual = běžně
replay-speed-fast = rychle
replay-speed-faster = velmi rychle
replay-start = Začátek hry
replay-hide-later = Skrýt, co teprve přijde
replay-about = O tomto přehrávání
replay-eyes = Čí pohled
replay-eyes-watch = pohled diváka
replay-eyes-open = vše odkryté
replay-look = Podívat se
replay-seat-knew = Každou pozici vidíš tak, jak byla tehdy vidět z tvého místa. Po skončení hry se můžeš podívat i očima ostatních nebo si odkrýt všechno.
replay-watch-knew = Každou pozici vidíš tak, jak ji tehdy viděli diváci. Po skončení hry se můžeš podívat očima kteréhokoli hráče nebo si odkrýt všechno.
replay-not-yet = Co viděli ostatní hráči, se ukáže až po skončení hry.
replay-open-not-yet = Co kdo skrýval, se odkryje až po skončení hry.
replay-moves = { $count ->
    [one] { $count } nový krok
    [few] { $count } nové kroky
    [many] { $count } nového kroku
   *[other] { $count } nových kroků
}
replay-keys = Klávesy
replay-key-step = o krok zpět nebo dál
replay-key-ends = na začátek nebo na konec
replay-key-play = přehrát a pozastavit
replay-key-log = v záznamu: na předchozí nebo další řádek
key-space = Mezerník
replay-link = Odkaz na tuto pozici
replay-link-own = Tento odkaz patří tvému místu: do konce hry ho nikomu nedávej.
replay-to-table = Ke stolu
replay-player = { $seat }: { $player }
replay-uploaded = Tento záznam někdo nahrál. Kdo hrál a jaké semínko měl rozdávající, víme jen z toho souboru: nikdo to neověřil.
replay-changed = U stolu se něco vzalo zpět. Načti stránku znovu a uvidíš, jak to šlo dál.
replay-unreachable = Server neodpovídá. Zkus to znovu.
replay-no-script = Bez JavaScriptu vedou od pozice k pozici řádky záznamu.

try-title = Hrát odsud dál
try-lead = Otevře se nový stůl, u kterého se hraje dál od zobrazené pozice. Má nové semínko, takže další losování dopadne jinak.
try-button = Otevřít stůl
try-over = Odtud hra pokračovat nemůže: vyber dřívější pozici.
try-seats = { $count ->
    [one] Tato hra má { $count } místo.
    [few] Tato hra má { $count } místa.
    [many] Tato hra má { $count } místa.
   *[other] Tato hra má { $count } míst.
}
try-failed = Stůl se nepodařilo otevřít: { $why }
try-came = { $ply ->
    [one] První akce u tohoto stolu pochází z jiného stolu; od té doby losuje jeho vlastní rozdávající.
    [few] První { $ply } akce u tohoto stolu pocházejí z jiného stolu; od té doby losuje jeho vlastní rozdávající.
    [many] Prvních { $ply } akce u tohoto stolu pochází z jiného stolu; od té doby losuje jeho vlastní rozdávající.
   *[other] Prvních { $ply } akcí u tohoto stolu pochází z jiného stolu; od té doby losuje jeho vlastní rozdávající.
}

upload-title = Podívat se na záznam
upload-lead = Záznam je textový soubor, který se dá stáhnout po skončení hry. Otevře se jako přehrávání a od každé jeho pozice můžeš hrát dál.
upload-file = Soubor
upload-paste = Nebo text záznamu
upload-button = Otevřít přehrávání
upload-too-many = Záznam tu smí mít nejvýš { $most } akcí.
upload-too-long = Soubor je příliš dlouhý: záznam má nejvýše { $most } tisíc znaků.
upload-costly = Přečíst tento soubor trvá příliš dlouho nebo je k tomu potřeba příliš mnoho paměti.
upload-no-record = Toto není úplný záznam.
upload-line = Řádek { $line } nelze přečíst jako řádek záznamu.
upload-rules = Záznam vznikl podle verze pravidel { $theirs }; tento program hraje podle verze { $ours }.
upload-illegal = Řádek { $line } je proti pravidlům: { $why }
upload-result = Řádek { $line }: takto hra neskončila.

legacy-kept = Nic na něm nebylo změněno. Jeho akce si můžeš stáhnout jako text: po skončené hře všechny, jinak jen své vlastní.
legacy-download = Stáhnout akce

card-won = { $count ->
    [1] Vítěz: { $names }
   *[other] Vítězové: { $names }
}
