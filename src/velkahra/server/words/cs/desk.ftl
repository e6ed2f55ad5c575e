# The organiser's desk

clock-turn-300 = 5 minut na celý tah
clock-turn-600 = 10 minut na celý tah
clock-turn-900 = 15 minut na celý tah
clock-turn-agreed = podle sady karet, na celý tah
clock-turn-minutes = tolik minut na celý tah, kolik je níže
clock-minutes = Minut na celý tah
note-reason = Zapsal pořadatel: { $text }
note-remark = Pořadatel: { $text }
note-halted = Pořadatel hru pozastavil.
note-halted-why = Pořadatel hru pozastavil: { $text }
note-continued = Pořadatel hru znovu spustil.
note-extended = Pořadatel přidal { $count ->
    [one] { $count } minutu
    [few] { $count } minuty
   *[other] { $count } minut
}: { $seat }.
note-shortened = Pořadatel ubral { $count ->
    [one] { $count } minutu
    [few] { $count } minuty
   *[other] { $count } minut
}: { $seat }.
note-map = Pořadatel vyvěsil vlastní mapu tábora: jeden čtverec měří { $count } m.
note-silent = Pořadatel už nečeká; neškodná akce za tým: { $seat }.
note-turns = Pořadatel určil: celý tah trvá odteď { $count ->
    [one] { $count } minutu
    [few] { $count } minuty
   *[other] { $count } minut
}.
note-reverted = Pořadatel vrátil hru o { $count ->
    [one] { $count } akci
    [few] { $count } akce
   *[other] { $count } akcí
}.
note-reverted-why = Pořadatel vrátil hru o { $count ->
    [one] { $count } akci
    [few] { $count } akce
   *[other] { $count } akcí
}: { $text }
problem-halted = Hru pozastavil pořadatel a jen on ji znovu spustí.
time-halted = Pořadatel hru pozastavil.
desk-title = Pult pořadatele
desk-open = Otevřít pult pořadatele
desk-lead = Tuto adresu si nech pro sebe: vede ke všem týmům a ke všem tajemstvím.
desk-now = Právě teď
desk-acts = Na tahu: { $seats }
desk-waits = Hra čeká na tebe: { $what }
desk-held = Hra stojí před dalším tahem.
desk-over = Hra skončila.
desk-go-on = Začít další tah
desk-hold = Zastavit před dalším tahem
desk-without = Jít dál a nečekat na: { $seats }
desk-free = Nechat tahy navazovat samy
desk-hold-why = Tahy na sebe navazují samy. Zastav hru, když chceš mezi nimi něco zapsat nebo mít přestávku.
desk-clock = Hodiny
desk-no-clock = V tomto táboře se hraje bez hodin.
desk-no-turn = Teď se žádný tah nehraje.
desk-pause = Pozastavit
desk-resume = Pokračovat
desk-more = + { $count } min
desk-less = − { $count } min
desk-turns = Minut na každý tah, i na ten rozehraný
desk-turns-go = Změnit
desk-standings = Stav
desk-place = Místo
desk-place-is = Místo podle bodů. Týmy se stejným počtem bodů se o něj dělí.
desk-announce = Obrazovka k vyhlášení
desk-full = Na celou obrazovku
desk-local = Odkazy a QR kódy vedou na { $address } a tu otevře jen tento počítač. Než je vytiskneš nebo rozdáš: spusť program příkazem „script/play --host 0.0.0.0“, otevři tento pult na síťové adrese, kterou vypíše, a tiskni odtamtud.
desk-teams = Týmy
desk-teams-lead = Každý tým otevře svou stránku kódem, na kolika telefonech chce. Hraje na papíře? Otevři stránku týmu a přepiš jeho list.
desk-act = Hrát za tento tým
desk-watch = Obrazovka pro všechny
desk-reason = Důvod, uvidí ho všichni
desk-entries = Zapsat něco
desk-entries-lead = Když právě probíhá tah, zápis počká na jeho konec.
desk-waiting = Čeká na zapsání
desk-drop = Nezapisovat
desk-remark = Poznámka pro všechny
desk-remark-go = Napsat poznámku
desk-slips = Lístky s informacemi
desk-slips-lead = Co který tým zjistil. Napiš to na lístek nebo vezmi předtištěný, předej ho a odškrtni.
desk-slips-due = { $count ->
    [one] { $count } lístek k vydání
    [few] { $count } lístky k vydání
   *[other] { $count } lístků k vydání
}
desk-slips-none = Zatím nikdo nic nezjistil.
desk-out = vydáno
desk-hand-out = Vydáno
desk-not-out = Zrušit vydání
desk-secret = Na této stránce jsou tajemství. Dívej se na ni, jen když na obrazovku nevidí žádný tým.
desk-back = Zpět k pultu
desk-log = Úplný záznam
desk-log-lead = Všechno, co se stalo, i to skryté, nejnovější první. Co bylo vzato zpět, je přeškrtnuté a zůstává čitelné.
desk-gone = vzato zpět
desk-by-hand = zapsal pořadatel
desk-revert = Vrátit hru sem
desk-revert-lead = Všechno od tohoto řádku se vezme zpět. Co týmy viděly, už vědí, a v záznamu zůstane i to, co bylo vzato zpět.
desk-file = Tábor jako soubor
desk-file-lead = Jeden soubor obsahuje vše: co se hrálo i vzalo zpět, hodiny, poznámky, lístky i odkazy tohoto tábora. Je stejně tajný jako tato stránka. Ulož ho každý večer na flešku.
desk-file-go = Uložit tábor
desk-restore = Obnovit tábor ze souboru
desk-restore-lead = Vyber soubor, který se uložil z pultu pořadatele. Odkazy a QR kódy platí dál, pokud tábor na tomto počítači ještě není; jinak vznikne druhý s vlastními odkazy.
desk-restore-go = Obnovit
desk-restore-file = Soubor
desk-no-file = Toto není tábor, který by šel obnovit.
desk-help = Jak na to
desk-help-before = Před táborem: na notebooku, který bude serverem, otevři stůl, zvol mocnosti a počet kol, ukryj Thomase Hammera, vytiskni, co chceš mít na papíře, a každému týmu dej jeho QR kód.
desk-help-day = Každý den: zapiš výsledky; týmy si zvolí pořadí a odehrají své tahy na čas; vydej lístky; ulož tábor.
desk-help-end = Na konci: poslední kolo označ před jeho dílčí hrou. Až hra skončí, celý příběh vypráví přehrávání a úplný záznam.
desk-help-power = Vybitá baterie nic nezničí: spusť server znovu a otevři tuto stránku. Hodiny mezitím stojí.
problem-desk-stop = Právě se hraje tah: zapsat to jde jen mezi tahy.
problem-desk-back = Sem se hra vrátit nedá.
problem-desk-text = Text má 1 až 300 znaků na jednom řádku.
problem-desk-picture = Tuto mapu nejde použít: musí to být PNG nebo JPEG do 16 MB a 25 milionů pixelů a zvolený výřez musí ležet celý v něm.
problem-desk-metres = Čtverec měří 1 až 100 000 metrů.
problem-desk-crop = Polohu čtverců určují tři čísla v procentech: vzdálenost zleva, vzdálenost shora a délka strany.
problem-no-turns = U tohoto stolu se celé tahy neměří.
problem-desk-minutes = Tah trvá 1 až 1440 minut.
problem-desk-unknown = Formulář nebyl úplný.
desk-state = Vytisknout stav
desk-lost = Spojení se serverem je přerušené. Zkouším to znovu…
desk-news = Něco se stalo: ukázat
desk-map = Vlastní mapa tábora
desk-map-lead = Dokud nenahraješ vlastní mapu, je vytištěná mapa vymyšlená ukázka. Pak týmy uvidí tvou na obrazovce i na papíře.
desk-map-has = Týmy vidí tuto mapu; jeden čtverec měří { $metres } m. Už vytištěné listy se nezmění.
desk-map-file = Obrázek mapy (PNG nebo JPEG)
desk-map-file-again = Jiný obrázek (nech prázdné, když měníš jen měřítko)
desk-map-metres = Kolik metrů měří čtverec
desk-map-crop = Poloha čtverců. Bez těchto čísel pokryjí prostředek obrázku; jinak je zadej v procentech jeho kratší strany.
desk-map-left = Zleva
desk-map-top = Shora
desk-map-side = Strana celé mapy
desk-map-go = Použít tuto mapu
desk-map-alt = Mapa se čtverci { $size } × { $size }
desk-print = Tisk
desk-print-lead = Všechno, co tento tábor potřebuje na papíře: jeho karty, mocnosti, obraz i odkazy. Listy s tajemstvími jsou jen pro tebe nebo pro jeden tým.
desk-print-all = Vytisknout vše (ZIP)
desk-print-makes = Připravuje se:
desk-print-made = Hotovo:
desk-print-lost = Server neodpověděl. Zkus to znovu:
desk-print-failed = Tohle se nepodařilo vytisknout. Ničeho jiného se to netýká.
desk-announcing = Vyhlašují se výsledky.
desk-step-slips = Lístky
desk-step-save = Uložit
desk-next-fill = Vyplnit: { $what }
desk-scroll = Mapa je širší než obrazovka. Posuň ji do strany →
desk-dial = Čas, který tomuto týmu zbývá na tah
desk-step-done = Tento krok je hotový.
desk-step-now = Tento krok právě probíhá.
desk-step-later = Tento krok teprve přijde.
