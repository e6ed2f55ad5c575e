# What is asked now (prompt-…), what others do (doing-…), what a refusal says is asked (now-…)

prompt-start = Zvol, která z tvých dvou postav začne pyramidu. Vyložíš ji zdarma a dostaneš odměnu ze spodního řádku; druhá ti zůstane v ruce.
prompt-bid = { $round ->
    [1] Aukce: zvol barvu drahokamu do dražby
   *[other] Aukce, { $round }. kolo dražby ze 3: zvol barvu drahokamu do dražby
}{ $attack ->
    [0] {""}
   *[other] {" "}(nebo žeton útoku, který bere kteroukoli kartu přednostně)
}, nebo pasuj a vezmi si { $sure ->
    [0] až { $count ->
        [one] { $count } drahokam, pokud v zásobě bude
        [few] { $count } drahokamy, pokud v zásobě budou
       *[other] { $count } drahokamů, pokud v zásobě budou
    }
   *[other] { $count ->
        [one] { $count } drahokam
        [few] { $count } drahokamy
       *[other] { $count } drahokamů
    }
}.
prompt-name = Ty i { $other } dražíte { $colour-femacc } a jsou tu dvě karty. Zvol tu, o kterou stojíš: budou-li různé, každý dostane svou.
prompt-card = { $round ->
    [1] Budování: zvol kartu, kterou vyložíš
   *[other] Budování, { $round }. karta ze 3: zvol, kterou vyložíš
}, nebo pasuj a v tomto kole už nebuduj.
prompt-take = { $any ->
    [0] Obě karty jsou k mání ({ $colour-plural }): jednu si vezmi.
   *[other] Vezmi si kteroukoli kartu z nabídky.
}
prompt-share = Virtuální soupeř draží také { $colour-femacc }: vezmi si horní kartu (dolní se vyřadí ze hry), nebo draž dál.
prompt-remove = Drahokam virtuálního soupeře se k žádné kartě nehodí: zvol kartu v nabídce, která se vyřadí ze hry.
prompt-gems = { $least ->
    [0] Chceš-li, vezmi si ze zásoby ještě až
   *[other] Vezmi si ze zásoby
} { $count ->
    [one] jeden drahokam libovolné barvy
    [few] { $count } drahokamy libovolných barev
   *[other] { $count } drahokamů libovolných barev
}{ $more ->
    [0] {""}
    [one] {" "}a chceš-li, ještě jeden
    [few] {" "}a chceš-li, ještě až { $more } další
   *[other] {" "}a chceš-li, ještě až { $more } dalších
}.
prompt-draw = Vezmi si kartu: postavu z malého balíčku, nebo zákon?
prompt-archive = Zasuň právě vzatou kartu pod svůj zákon, nebo si ji nech v ruce.
prompt-place = Vylož kartu { $card }: zvol místo ve své pyramidě{ $law ->
    [0] {""}
   *[other] . Zákony nestojí nic
}.
prompt-level-5 = Karta { $card } je na 5. úrovni: vezmi si odměny z řádků 1, 2 a 3, nebo 15 bodů moci.
prompt-option = { $card }: zvol jednu z odměn.
prompt-colour = { $card }: zvol barvu věčného drahokamu.
prompt-own-gem = Pro kartu { $card } není v zásobě { $colour } drahokam. Dáš na ni natrvalo svůj, nebo se bez něj obejdeš?
prompt-double = { $card }: zvol svou postavu, jejíž žetony se zdvojí.
prompt-swap = { $card }: zvol žeton na svých kartách, který dáš, nebo nic neměň.
prompt-for = { $card }: zvol žeton z cizí pyramidy, který za něj chceš.
prompt-give = Zaplať za výměnu: zvol { $count ->
    [one] jeden drahokam
    [few] { $count } drahokamy
   *[other] { $count } drahokamů
} zpoza své zástěny.
prompt-return = Vrať z ruky navrch balíčku { $count ->
    [one] jeden zákon
    [few] { $count } zákony, jeden po druhém
   *[other] { $count } zákonů, jeden po druhém
}.
prompt-tuck = { $card }: zasuň pod zákon karty z ruky, které chceš, jednu po druhé; později už přidat nejde.
prompt-free = { $card }: zvol volnou kartu své pyramidy, která se pod zákon zasune.
prompt-store = { $least ->
    [0] { $card }: zvol drahokamy, které na zákon uložíš do konce hry, nejvýš { $most }, nebo neukládej nic.
   *[other] { $card }: zvol drahokamy, které na zákon uložíš do konce hry, přesně { $most }.
}
prompt-recolour = Přebarvi kruhy tím, co ti zbylo ({ $count ->
    [one] { $count } drahokam
    [few] { $count } drahokamy
   *[other] { $count } drahokamů
}, jeden na každý segment), nebo nech program přebarvit co nejlépe.

wait = { $seat } { $what }
doing-take = vybírá kartu z nabídky.
doing-share = zvažuje, zda dražit dál.
doing-remove = vybírá kartu, která se vyřadí ze hry.
doing-gems = si bere { $count ->
    [one] 1 drahokam
    [few] { $count } drahokamy
   *[other] { $count } drahokamů
}{ $more ->
    [0] .
   *[other] {" "}nebo víc.
}
doing-draw = volí balíček.
doing-archive = zvažuje, zda vzatou kartu zasune.
doing-place = vykládá kartu { $card }.
doing-level-5 = volí, co karta { $card } přinese na 5. úrovni.
doing-option = volí, co přinese karta { $card }.
doing-colour = volí barvu věčného drahokamu na kartu { $card }.
doing-own-gem = může na kartu { $card } dát svůj { $colour } drahokam.
doing-double = volí, čí žetony zdvojí karta { $card }.
doing-swap = může vyměnit žeton díky kartě { $card }.
doing-for = vybírá cizí žeton díky kartě { $card }.
doing-give = platí za výměnu { $count ->
    [one] 1 drahokam.
    [few] { $count } drahokamy.
   *[other] { $count } drahokamů.
}
doing-return = vrací zákony na balíček.
doing-tuck = zasouvá karty pod kartu { $card }.
doing-free = vybírá volnou kartu, kterou zasune pod kartu { $card }.
doing-store = ukládá drahokamy na kartu { $card }.
doing-recolour = přebarvuje kruhy.

# Several seats choose at once, in secret
wait-start = Volí se první karty. Ještě volí: { $seats }{ $ready }.
wait-bid = Volí se, co kdo draží. Ještě volí: { $seats }{ $ready }.
wait-name = Dva dražitelé si vybírají každý jednu ze dvou karet ({ $colour-plural }). Ještě volí: { $seats }{ $ready }.
wait-card = Volí se karty k vyložení. Ještě volí: { $seats }{ $ready }.
wait-ready = {""}; hotovo: { $seats }
wait-chosen = Tvoje volba: { $choice }. Ještě volí: { $seats }.
choice-pass = pas
choice-bid = { $bid }
choice-name = { $place }
choice-card = { $card }

wait-dealer = Rozdávají se karty.
wait-virtual = Virtuální soupeři losují drahokamy.
over-yours = Vítězství je tvoje, máš { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}.
over-won = Vítězí { $seat }, má { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}.
over-shared = O vítězství se dělí { $seats }, každý má { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}.
over-alone = Konec hry, výsledek: { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}. { $reached ->
    [0] Dobrý začátek je 40: zkus to příště.
    [1] Dobrý začátek! Příště zkus dosáhnout 60.
    [2] Výborně! Příště zkus dosáhnout 80.
   *[other] Mistrovský výkon: 80 a víc je vzácnost.
}

now-back = drahokamy se vracejí náhodně
now-deal = rozdávání karet
now-show = doplňování nabídky
now-virtual = losování virtuálních soupeřů
now-start = volba první karty pyramidy
now-bid = dražba, nebo pas
now-name = volba jedné ze dvou karet
now-card = volba karty k vyložení, nebo pas
now-take = výběr karty z nabídky
now-share = horní karta, nebo pokračování v dražbě
now-remove = výběr karty, která se vyřadí ze hry
now-gems = výběr drahokamů ze zásoby
now-draw = volba balíčku
now-archive = zasunutí právě vzaté karty, nebo její ponechání
now-place = volba místa pro kartu
now-level-5 = řádky 1 až 3, nebo 15 bodů moci
now-option = volba odměny zákona
now-colour = volba barvy věčného drahokamu
now-own-gem = použití vlastního drahokamu, nebo ne
now-double = volba postavy, jejíž žetony se zdvojí
now-swap = volba vlastního žetonu na výměnu
now-for = volba cizího žetonu
now-give = drahokamy za výměnu
now-return = vrácení zákona na balíček
now-tuck = zasouvání karet z ruky
now-free = volba volné karty
now-store = ukládání drahokamů
now-recolour = přebarvování kruhů
