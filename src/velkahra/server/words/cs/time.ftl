# Time, pauses, and taking back

clock-title = Čas
clock = Hodiny
clock-none = žádné
clock-move-30 = 30 sekund na tah
clock-move-120 = 2 minuty na tah
clock-bank-600-15 = 10 minut pro každého + 15 sekund za tah
clock-bank-1500-30 = 25 minut pro každého + 30 sekund za tah
clock-days-1 = 1 den na tah
clock-days-3 = 3 dny na tah
clock-days-7 = 7 dní na tah
late = Když dojde čas
late-wait = nestane se nic
late-default = zahraje se něco neškodného

time-clocks = Hodiny
time-up = čas vypršel
time-day = d
time-hour = h
time-runs = běží
time-warning = { $count ->
    [one] Zbývá ti { $count } sekunda.
    [few] Zbývají ti { $count } sekundy.
    [many] Zbývá ti { $count } sekundy.
   *[other] Zbývá ti { $count } sekund.
}
time-early = Hodiny se spustí, až přijdou všichni.
time-paused = U stolu je přestávka.
time-ended = Hra byla ukončena dohodou; zůstává, jak je.
time-resume = Pokračovat

pace-title = Čas a vracení tahů
pace-back = Požádat o vrácení…
pace-back-why = Vyber v záznamu některou ze svých akcí. Souhlasit musí všichni, kdo hrají.
pace-pause = Navrhnout přestávku
pace-finish = Navrhnout konec hry
pace-finish-sure = Opravdu? Potom už nikdo nemůže hrát dál. Navrhnout
pace-end = Ukončit můj tah
pace-end-0 = ručně
pace-end-3 = po 3 sekundách
pace-end-10 = po 10 sekundách
pace-end-30 = po 30 sekundách
pace-ending = Tvůj tah sám skončí za
pace-seconds = s
pace-stay = Ještě ne

back-here = Vzít zpět toto a vše potom
back-ask = Požádat o vrácení tohoto a všeho potom
agree = Souhlasím
decline = Nesouhlasím
withdraw = Vzít žádost zpět

asked-back = Žádost o vrácení, { $seat }: { $count ->
    [one] { $count } akce
    [few] { $count } akce
    [many] { $count } akce
   *[other] { $count } akcí
}. Čeká se na odpověď: { $names }.
asked-back-mine = Chceš vzít zpět { $count ->
    [one] { $count } akci
    [few] { $count } akce
    [many] { $count } akce
   *[other] { $count } akcí
}. Čeká se na odpověď: { $names }.
asked-pause = Návrh na přestávku: { $seat }. Čeká se na odpověď: { $names }.
asked-pause-mine = Navrhuješ přestávku. Čeká se na odpověď: { $names }.
asked-end = Návrh ukončit hru tak, jak je: { $seat }. Čeká se na odpověď: { $names }.
asked-end-mine = Navrhuješ ukončit hru tak, jak je. Čeká se na odpověď: { $names }.

note-ask-back = Žádost o vrácení, { $seat }: { $count ->
    [one] { $count } akce
    [few] { $count } akce
    [many] { $count } akce
   *[other] { $count } akcí
}.
note-ask-end = Návrh ukončit hru tak, jak je: { $seat }.
note-ended = Hra končí tak, jak je; návrh: { $seat }, souhlas: { $names }.
note-ended-alone = Hra končí tak, jak je; rozhodnutí: { $seat }, nikdo další nemusel souhlasit.
note-ask-pause = Návrh na přestávku: { $seat }.
note-declined = { $seat } nesouhlasí.
note-withdrawn = Žádost vzata zpět: { $seat }.
note-lapsed = Na žádost nikdo včas neodpověděl.
note-back = { $seat }: vzato zpět { $count ->
    [one] { $count } akce
    [few] { $count } akce
    [many] { $count } akce
   *[other] { $count } akcí
}; souhlas: { $names }.
note-back-alone = { $seat }: vzato zpět { $count ->
    [one] { $count } akce
    [few] { $count } akce
    [many] { $count } akce
   *[other] { $count } akcí
}; nikdo další souhlasit nemusel.
note-paused = U stolu je přestávka. Návrh: { $seat }; souhlas: { $names }.
note-paused-alone = Přestávka: { $seat }.
note-resumed = Přestávka končí: { $seat }.
note-started = Přišli všichni: hodiny běží.
note-moved = Hra je načtená ze souboru. Přestávka trvá, dokud někdo nezvolí „Pokračovat“.
note-late = { $seat }: čas vypršel, hraje se něco neškodného.

problem-paused = U stolu je přestávka. Nejdřív zvol „Pokračovat“.
problem-over = Hra skončila: zpět už nelze vzít nic.
problem-ended = Hra byla ukončena dohodou. Dál už se nehraje.
problem-no-end = Hru teď nelze ukončit dohodou: skončí podle pravidel.
problem-no-clock = U tohoto stolu se hraje bez hodin, takže není co zastavit.
problem-already-asked = Jedna žádost už čeká. Počkej na odpověď.
problem-undone-often = V tomto tahu už bereš zpět posté. Co teď zahraješ, to platí.
problem-table-full = U tohoto stolu se už tolik žádalo a bralo zpět, že na další není místo. Hru lze dohrát do konce.
problem-seats-free = Hra začne, až budou obsazená všechna místa.
problem-asked-often = Od své poslední akce už žádáš potřetí. Nejdřív něco zahraj.
problem-not-asked = Tahle žádost už neplatí.
problem-not-paused = Hra není pozastavená.

tempo-title = Boti
tempo = Jejich tahy přicházejí
tempo-brisk = svižně
tempo-unhurried = beze spěchu
tempo-at-once = okamžitě
