# What is asked now (prompt-…), and what others do (doing-…)

prompt-loyalty = Zvol, koho budeš zpočátku podporovat: jejich vojska a cesty se počítají za tvoje. Později můžeš stranu změnit.
prompt-turn = Jsi na tahu, { $left ->
    [0] akce už nezbývá
    [one] zbývá 1 akce
    [few] zbývají { $left } akce
   *[other] zbývá { $left } akcí
}: { $ways }.
prompt-may-buy = kup orámovanou kartu
prompt-may-play = zahraj kartu z ruky
prompt-may-act = využij kartu dvora
prompt-may-end = ukonči tah
prompt-may-last = { $some ->
    [0] { $way }
   *[other] , nebo { $way }
}
prompt-bribe = { $playing ->
    [0] Za akci s kartou { $card }, kterou jako rukojmí drží { $other },
   *[other] Za zahrání karty { $card } na území, které ovládá { $other },
} dlužíš úplatek { $full ->
    [one] 1 rupii
    [few] { $full } rupie
   *[other] { $full } rupií
}; { $other } žádá { $asked ->
    [one] 1 rupii
    [few] { $asked } rupie
   *[other] { $asked } rupií
}. { $able ->
    [0] { $haggle ->
    [0] Máš málo: nech to být.
   *[other] Máš málo: nabídni méně, nebo to nech být.
}
   *[other] { $haggle ->
    [0] Zaplať, nebo to nech být.
   *[other] Zaplať, nabídni méně, nebo to nech být.
}
}
prompt-answer = { $payer } nabízí za kartu { $card } úplatek { $offered ->
    [one] 1 rupii
    [few] { $offered } rupie
   *[other] { $offered } rupií
} místo { $full }. { $between ->
    [0] Přijmi, nebo trvej na celém úplatku.
   *[other] Přijmi, žádej víc, nebo trvej na celém úplatku.
}
prompt-tax = Vezmi { $count ->
    [one] ještě jednu rupii
    [few] ještě až { $count } rupie
   *[other] ještě až { $count } rupií
}: vyber kartu nabídky s rupiemi nebo měšec hráče.
prompt-gift = Zvol místo pro dar, na které máš.
prompt-build = { $free ->
    [0] Umísti { $count ->
        [one] ještě jeden kvádr
        [few] ještě až { $count } kvádry
   *[other] ještě až { $count } kvádrů
    }: vyber území, které ovládáš, nebo jeho hranici. { $doubled ->
        [0] Každý stojí dvě rupie.
       *[other] Každé dva kvádry stojí dvě rupie; jeden samotný také dvě.
    }
   *[other] Umísti jeden kvádr zdarma na území, které ovládáš, nebo na jeho hranici.
}
prompt-move = { $count ->
    [one] Zbývá jeden pohyb
    [few] Zbývají { $count } pohyby
   *[other] Zbývá { $count } pohybů
}: vyber své vojsko nebo špeha a pak cíl.
prompt-betray = Zvol kartu dvora se svým špehem, kterou zradíš.
prompt-prize = Vzít si kartu { $card } jako kořist? Kořist jiné koalice mění tvou loajalitu.
prompt-site = Zvol, kde se bojuje: na území, nebo na kartě dvora.
prompt-battle = { $exact ->
    [0] Odstraň { $count ->
        [one] ještě jednu nepřátelskou jednotku
        [few] ještě až { $count } nepřátelské jednotky
       *[other] ještě až { $count } nepřátelských jednotek
    }.
   *[other] Odstraň { $count ->
        [one] ještě jednu nepřátelskou jednotku
        [few] ještě { $count } nepřátelské jednotky
       *[other] ještě { $count } nepřátelských jednotek
    }.
}
prompt-road = Zvol hranici { $region-gen }, kam přijde cesta{ $all ->
    [one] .
   *[other] {" "}({ $number }. ze { $all }).
}
prompt-spy = Zvol kartu dvora { $region-from }, kam přijde špeh.
prompt-take = Zásoba je prázdná. Zvol dílek ve hře, který nebyl umístěn v tomto tahu: bude z něj { $piece }.
prompt-debt = Dlužíš { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
}: odhoď z ruky nebo ze dvora.
prompt-shed = { $patriots ->
    [0] Tvůj poslední kmen { $region-in } je pryč: odhoď politické karty tohoto území v pořadí, jaké chceš.
   *[other] Měníš loajalitu: odhoď své patrioty v pořadí, jaké chceš.
}
prompt-court = Tvůj dvůr je příliš velký: odhoď kartu dvora.
prompt-hand = Máš v ruce příliš karet: jednu odhoď.
prompt-confidence = Ztráta důvěry: odhoď jednu kartu z ruky.
prompt-house = Bezpečný dům: umísti na něj ztraceného špeha, nebo ho nech vrátit se do zásoby. Zbývá špehů: { $count }.
prompt-blackmail = Vydírání: umísti špeha na kartu dvora { $region-from } bez špehů, nebo to nech být.
prompt-rumor = Čí patrioti se při příští kontrole dominance nebudou počítat? Mohou to být i tvoji: vybírej pozorně.
prompt-swap = S kým si vyměníš karty v ruce?
prompt-suit = Zvol preferovaný symbol.
prompt-rebuke = Zvol území: všechny kmeny a vojska z něj odejdou.

wait = { $seat } { $what }
doing-loyalty = volí loajalitu.
doing-turn = je na tahu, { $left ->
    [0] jen s akcemi navíc.
    [one] zbývá 1 akce.
    [few] zbývají { $left } akce.
   *[other] zbývá { $left } akcí.
}
doing-bribe = zvažuje úplatek za kartu { $card }.
doing-answer = odpovídá na nabídku úplatku za kartu { $card }: { $offered } místo { $full }.
doing-tax = vybírá daň.
doing-gift = dává dar.
doing-build = buduje.
doing-move = přesouvá jednotky.
doing-betray = volí, koho zradit.
doing-prize = zvažuje kořist z karty { $card }.
doing-site = volí, kde bojovat.
doing-battle = bojuje.
doing-road = umisťuje cestu.
doing-spy = umisťuje špeha.
doing-take = bere dílek ze hry.
doing-debt = platí dluh kartami.
doing-shed = odhazuje karty.
doing-court = zmenšuje dvůr.
doing-hand = odhazuje z ruky.
doing-confidence = odhazuje kartu.
doing-house = zvažuje bezpečný dům.
doing-blackmail = zvažuje vydírání.
doing-rumor = šíří pomluvu.
doing-swap = volí, s kým si vyměnit karty.
doing-suit = volí preferovaný symbol.
doing-rebuke = volí území, které pokárá.
wait-wakhan = Na tahu je Vachána.
wait-dealer = Rozdávají se karty.
over-yours = Vítězství je tvoje.
over-won = Vítězí { $seat }.
over-shared = Společné vítězství: { $seats }.
