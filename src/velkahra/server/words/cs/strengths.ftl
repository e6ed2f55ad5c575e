# Pages of people, strengths, rated games

strength = Síla
strength-of = { $mean } ± { $spread }
strength-games = { $count ->
    [one] po jedné hře na sílu
    [few] po { $count } hrách na sílu
   *[other] po { $count } hrách na sílu
}
strength-provisional = (zatím jen odhad)
strength-plot = { $count ->
    [one] Síla po jedné hře na sílu: { $strength }
    [few] Síla během { $count } her na sílu, teď { $strength }
   *[other] Síla během { $count } her na sílu, teď { $strength }
}
rated = na sílu
rated-wish = Na sílu: výsledek se započítá
rated-why = Každý potřebuje účet. Nejsou tu nápovědy a nejde se dohodnout, že se tahy vrátí nebo že hra skončí dřív. Když hraje víc lidí, zvol hodiny: komu dojde čas, za toho se zahraje neškodná akce.
rated-needs = U tohoto stolu se na sílu hrát nedá. Potřebuje aspoň dvě místa, na každém místě bez bota jednoho člověka a žádného organizátora. Když hraje víc lidí, potřebuje hodiny.
rated-table = Hraje se na sílu: výsledek se započítá. Počítá se účtu, který místo otevřel jako první. Hra proti botům je prohraná, když se v ní týden nic nestane.
rated-mine = Tvá síla: { $strength } ({ $table }).
rated-level = Vyrovnaný soupeř: bot, { $level }.
rated-near = Podobnou sílu mají:
rated-foreign = Hraje se na sílu a na tomto místě hraje někdo jiný. Pokud to jsi ty, přihlas se k účtu, který místo otevřel jako první.
problem-rated = Hraje se na sílu: nejde se dohodnout, že se tahy vrátí nebo že hra skončí dřív.
profile-title = Tvá stránka
profile-yours = Otevřít svou stránku
profile-change = Změnit
profile-own-met = Tuto stránku vidí jen lidé, kteří s tebou dohráli nějakou hru.
profile-own-everyone = Tuto stránku vidí všichni.
profile-own-nobody = Tuto stránku vidíš jen ty.
profile-save = Uložit
seen-by = Kdo ji uvidí
seen-by-why = V tabulce nejlepších jsou jen lidé, jejichž stránku vidí všichni.
seen-by-met = lidé, se kterými hraju
seen-by-everyone = všichni
seen-by-nobody = jen já
profile-none = Zatím žádné dohrané hry. Objeví se tu hry, které dohraješ po přihlášení.
profile-seats = Místa
profile-games = Hry
profile-won = Výhry
profile-row = Nejdelší řada výher: { $count }
profile-sources = Odkud jsou body
profile-average = { $points } na hru
profile-openings = Oblíbená zahájení
profile-opened = { $count ->
    [one] jednou
    [few] { $count }krát
   *[other] { $count }krát
}
profile-last = Poslední hry
profile-place = { $place }.
profile-left = Týden se nic nestalo, takže se počítá jako prohra.
profile-replay-of = Záznam hry { $game }, { $day }
profile-csv = Mé hry jako CSV
profile-json = Má čísla jako JSON
uncounted-alone = Do síly se nepočítá: hrálo jen jedno místo.
uncounted-nobody = Do síly se nepočítá: někdo hrál bez účtu.
uncounted-bot = Do síly se nepočítá: síla jednoho bota není známá.
uncounted-self = Do síly se nepočítá: na dvou místech hrál stejný člověk nebo stejný prohlížeč.
uncounted-quick = Do síly se nepočítá: někdo skoro nehrál.
uncounted-often = Do síly se nepočítá: stejní lidé už ten den odehráli dost her na sílu.
best-title = Tabulka nejlepších
best-lead = Nejsilnější hráči tady, pokud jejich stránku vidí všichni.
best-place = Pořadí
best-none = Zatím nikdo. Kdo odehraje asi deset her na sílu a nechá svou stránku vidět všem, objeví se tady.
best-how = Jak se síla měří
best-rule = Každý začíná na 25 ± 17. Číslo za ± ukazuje, jak je síla jistá: s každou hrou na sílu se zmenšuje. Řadí se podle spodní hranice, takže štěstí v několika hrách nepomůže.
best-bots = Boti jsou na stejné stupnici a jejich síla se nemění:
