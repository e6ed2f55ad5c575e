# Why not: what was wrong and what would be right. The page adds the rule.

refusal-PP-TURN-01-left = Obě akce už máš za sebou. Zbývají jen akce navíc s kartami preferovaného symbolu, nebo konec tahu.
refusal-PP-TURN-01-pending = Nejdřív se musí rozhodnout něco jiného. Pak tvůj tah pokračuje.
refusal-PP-TURN-01-pick = Tohle není žádná akce. Vyber kartu nabídky (nákup), kartu v ruce (zahrání), nebo kartu dvora a některou její akci.
refusal-PP-TURN-02 = Teď nerozhoduješ ty. Počkej, až ostatní skončí.
refusal-PP-TURN-02-chance = Teď rozhodne náhoda nebo Vachána. Počkej na výsledek.
refusal-PP-END-02-over = Hra skončila: nic dalšího už zahrát nejde.
refusal-PP-SETUP-05 = Tato karta teď na vrchu balíčku být nemůže.
refusal-PP-SETUP-09-none = Loajalita se volí jen na začátku. Později ji mění patriot nebo kořist.

refusal-PP-BUY-01-empty = Tam žádná karta není ({ $slot }). Zvol místo s kartou.
refusal-PP-BUY-06 = Karta { $card } stojí { $price ->
    [one] 1 rupii
    [few] { $price } rupie
   *[other] { $price } rupií
} a ty { $rupees ->
    [0] nemáš žádnou
   *[other] máš { $rupees }
}. Rupie ležící na kartě dostaneš až po zaplacení.
refusal-PP-BUY-07 = Na kartě { $card } leží tvoje rupie z tohoto tahu, proto ji ve stejném tahu koupit nesmíš.
refusal-PP-EVENT-111 = Veřejný ústup nelze koupit.
refusal-PP-ACT-02 = Tvoje rupie ({ $rupees }) nestačí na cenu této akce karty { $card }.

refusal-PP-PLAY-01 = Kartu { $card } v ruce nemáš. Zahraj kartu, kterou držíš.
refusal-PP-PLAY-02-dear = { $seat } musí dostat za kartu { $card } úplatek { $price ->
    [one] 1 rupii
    [few] { $price } rupie
   *[other] { $price } rupií
}. Máš { $rupees } a smlouvat už nemůžeš.
refusal-PP-PLAY-02-more = Víc než { $rupees } nikdo nežádá.
refusal-PP-PLAY-02-none = Teď se žádný úplatek neplatí.
refusal-PP-PLAY-03 = Žádej částku mezi { $least } (tolik se nabízí) a { $most } (celý úplatek).
refusal-PP-PLAY-03-none = Nikdo ti teď úplatek nenabízí.
refusal-PP-PLAY-08 = { $border } není hranice { $region-gen }. Cesta patří na hranici tohoto území.
refusal-PP-PLAY-11 = Karta { $card } není { $region-from }, nebo neleží na žádném dvoře. Špeh patří na kartu dvora toho území, na kterémkoli dvoře.
refusal-PP-PLAY-11-none = Teď se žádný špeh neumisťuje.
refusal-PP-EDGE-24 = { $most ->
    [one] U tohoto stolu smíš o nižší úplatek žádat jednou za tah, a to už se stalo.
   *[other] U tohoto stolu smíš o nižší úplatek žádat { $most }× za tah, a to už se stalo.
} Zaplať { $rupees }, nebo to nech být.
refusal-PP-EDGE-25 = Po úplatku { $rupees ->
    [one] 1 rupie
   *[other] { $rupees } rupií
} by ti nezbylo dost na samotnou akci: { $spare ->
    [0] na úplatek nemáš nic
    [one] na úplatek můžeš dát jen 1 rupii
    [few] na úplatek můžeš dát nejvýš { $spare } rupie
   *[other] na úplatek můžeš dát nejvýš { $spare } rupií
}.
refusal-PP-EDGE-25-bribe = { $seat } musí dostat úplatek { $price ->
    [one] 1 rupii
    [few] { $price } rupie
   *[other] { $price } rupií
}. { $left ->
    [0] Nezbyla by ti žádná rupie
    [one] Zbyla by ti 1 rupie
    [few] Zbyly by ti { $left } rupie
   *[other] Zbylo by ti { $left } rupií
}, ale tato akce karty { $card } stojí aspoň { $least }.
refusal-PP-EDGE-25-purse = { $rupees ->
    [0] Nemáš žádné rupie.
    [one] Máš jen 1 rupii.
    [few] Máš jen { $rupees } rupie.
   *[other] Máš jen { $rupees } rupií.
}
refusal-PP-EDGE-82 = Vachána úplatek nikdy nepromíjí: žádá { $rupees }.
refusal-PP-EDGE-82-dear = Vachána musí dostat za kartu { $card } úplatek { $price ->
    [one] 1 rupii
    [few] { $price } rupie
   *[other] { $price } rupií
}. Máš { $rupees } a ona úplatek nikdy nesníží ani nepromine.
refusal-PP-EDGE-96 = V tomto tahu už od úplatku třikrát sešlo. Zvol teď částku; může být i 0.

refusal-PP-GEN-05 = Karta { $card } není na tvém dvoře, nebo tuto akci nemá ({ $action }). Použij kartu svého dvora, která ji má.
refusal-PP-GEN-05-bare = Karta { $card } žádnou akci nemá.
refusal-PP-GEN-05-foreign = Karta { $card } není na tvém dvoře. Využívají se jen karty vlastního dvora.
refusal-PP-GEN-06 = Karta { $card } už je v tomto tahu využitá. Každou kartu dvora lze využít jednou za tah.
refusal-PP-EDGE-58-tax = Daň by nic nevynesla: na kartách nabídky rupie nejsou a nikdo, koho smíš zdanit, nemá nechráněné.
refusal-PP-EDGE-58-gift = Dar není možný: potřebuješ volné místo pro dar, jeho cenu v rupiích a válec.
refusal-PP-EDGE-58-build = Budovat nemůžeš: potřebuješ území, které ovládáš, dvě rupie na kvádr a kvádr své koalice.
refusal-PP-EDGE-58-move = Nic tvého se nemůže pohnout: žádné vojsko nemá ze svého území cestu své barvy a žádný špeh nemá kam.
refusal-PP-EDGE-58-betray = Zradit nemůžeš: potřebuješ dvě rupie a špeha na kartě, která není chráněna.
refusal-PP-EDGE-58-battle = Nikde bojovat nemůžeš: potřebuješ na území svá vojska vedle nepřátel, nebo na kartě své špehy vedle cizích.
refusal-PP-EDGE-58-battle-safe = Nikde bojovat nemůžeš: nepřátelé vedle tvých jednotek jsou chráněni. Špehy chrání Nepostradatelní rádci, kmeny Citadela.
refusal-PP-EDGE-58-none = Teď není co ukončovat.
refusal-PP-EDGE-58-nothing = Než skončíš, udělej aspoň jednu věc; nebo vezmi akci zpět.

refusal-PP-TAX-01-none = Teď se daň nevybírá. Použij kartu dvora se zdaněním.
refusal-PP-TAX-01-empty = { $seat } nemá žádné rupie.
refusal-PP-TAX-02 = { $seat } nemá kartu dvora z území, které ovládáš, proto zdanit nejde.
refusal-PP-TAX-02-nobody = { $seat } v této hře nehraje.
refusal-PP-TAX-02-self = Sebe zdanit nemůžeš.
refusal-PP-TAX-03 = Tam žádná rupie neleží ({ $slot }).
refusal-PP-TAX-04 = Všechny rupie { $seat-gen } jsou chráněny: hvězdy ekonomiky kryjí { $shelter }.
refusal-PP-GIFT-01 = Toto místo stojí { $price ->
    [2] 2 rupie
    [4] 4 rupie
   *[other] { $price } rupií
} a ty { $rupees ->
    [0] nemáš žádnou
   *[other] máš { $rupees }
}.
refusal-PP-GIFT-01-none = Teď se dar nedává. Použij kartu dvora s darem.
refusal-PP-GIFT-03 = Tvoje místo pro dar { $price } je obsazené. Zvol volné.
refusal-PP-BUILD-01-none = Teď se nebuduje. Použij kartu dvora s budováním.
refusal-PP-BUILD-02 = Území { $region } neovládáš. Vojska se budují na územích, která ovládáš.
refusal-PP-BUILD-02-road = Na žádné straně hranice { $border } není území, které ovládáš. Cesty se budují na hranicích ovládaných území.

refusal-PP-MOVE-01-none = Teď se nic nepřesouvá. Použij kartu dvora s pohybem.
refusal-PP-MOVE-01-army = Loajální vojsko { $region-in } nemáš.
refusal-PP-MOVE-01-tribe = Kmen { $region-in } nemáš.
refusal-PP-MOVE-01-spy = Na kartě { $card } nemáš špeha.
refusal-PP-MOVE-02 = Vojsko nemůže { $region-from } { $to-to }: nevede tam { $coalition-fem } cesta. Na hranici potřebuje cestu své koalice.
refusal-PP-MOVE-02-far = { $same ->
    [1] Vojsko už { $region-in } je. Zvol sousední území.
   *[other] { $region } a { $to } nemají společnou hranici. Postupuj po jednom území.
}
refusal-PP-MOVE-03 = Karta { $to } na kruhu dvorů nesousedí s kartou { $card }. Špeh jde o jednu kartu vlevo nebo vpravo.
refusal-PP-MOVE-03-bedfellows = Špeh z karty { $card } na kartu { $to } nedojde. S Nečekanými spojenci jde o jednu kartu vlevo nebo vpravo na kruhu dvorů, nebo na kartu stejného území.
refusal-PP-MOVE-03-both = Špeh z karty { $card } na kartu { $to } nedojde. S Dobrými styky a Nečekanými spojenci jde nejvýš dvěma kroky, každým na sousední kartu na kruhu dvorů, nebo na kartu stejného území.
refusal-PP-MOVE-03-connected = Špeh z karty { $card } na kartu { $to } nedojde. S Dobrými styky jde na kruhu dvorů nejvýš o dvě karty vlevo nebo vpravo.
refusal-PP-MOVE-05 = Kmeny se nepřesouvají, leda s Nacionalismem.

refusal-PP-BETRAY-01 = Na kartě { $card } nemáš špeha. Zraď kartu, na které ho máš.
refusal-PP-BETRAY-01-none = Teď se nikdo nezrazuje. Použij kartu dvora se zradou.
refusal-PP-BETRAY-03-none = Teď není co brát ani odmítat.
refusal-PP-ABIL-04 = Osobní stráž: politické karty { $seat-gen } zradit nejde, takže karta { $card } je v bezpečí.

refusal-PP-BATTLE-01-none = Teď se nebojuje. Použij kartu dvora s bojem.
refusal-PP-BATTLE-01-elsewhere = Bojuje se jinde. Odstraňuj jen tam, kde boj začal.
refusal-PP-BATTLE-02-absent = Taková jednotka tam není: { $piece }.
refusal-PP-BATTLE-02-peace = Žádný nepřítel, kterého by šlo odstranit, { $region-in } není.
refusal-PP-BATTLE-02-peace-court = Žádný cizí špeh, kterého by šlo odstranit, na kartě { $card } není.
refusal-PP-BATTLE-03-weak = Loajální vojsko, kterým by se dalo bojovat, { $region-in } nemáš.
refusal-PP-BATTLE-03-weak-court = Na kartě { $card } nemáš špeha, kterým by se dalo bojovat.
refusal-PP-BATTLE-04 = { $coalition } jsou tvá vlastní koalice: jejich vojska a cesty odstranit nejde.
refusal-PP-BATTLE-05 = { $seat } má stejnou loajalitu jako ty: kmeny tohoto hráče odstranit nejde.
refusal-PP-EDGE-29 = Vlastní jednotky nemohou být cílem.
refusal-PP-EDGE-29-rest = Boj trvá, dokud neodstraníš tolik jednotek, kolik dovolí síla karty a tvoje jednotky na místě. Odstraň ještě { $count ->
    [one] jednu.
    [few] { $count }.
   *[other] { $count }.
}
refusal-PP-EDGE-30 = { $border } není hranice { $region-gen }, kde se bojuje.
refusal-PP-ABIL-01 = Nepostradatelní rádci: špehy { $seat-gen } bojem odstranit nejde.
refusal-PP-ABIL-05 = Citadela: kmeny { $seat-gen } { $region-in } bojem odstranit nejde.
refusal-PP-ABIL-06 = Citadela: kmeny { $seat-gen } { $region-in } bojem odstranit nejde.
refusal-PP-ABIL-09 = Karta { $card } není tvůj bezpečný dům.
refusal-PP-ABIL-11 = Vydírání potřebuje kartu dvora { $region-from } bez špehů; karta { $card } taková není.
refusal-PP-ABIL-12 = Vydírání potřebuje kartu dvora { $region-from } bez špehů; karta { $card } taková není.

refusal-PP-GEN-03-none = Teď se ze hry nic nebere.
refusal-PP-GEN-03-shape = Je potřeba jiný tvar: kvádr za kvádr, válec za válec.
refusal-PP-GEN-03-absent = Žádný takový tvůj dílek tam není: { $piece }.
refusal-PP-EDGE-02 = Tento dílek byl umístěn v tomto tahu: { $piece }. Vezmi jiný.
refusal-PP-GEN-09 = Kartu { $card } nemáš v ruce ani na dvoře.
refusal-PP-GEN-09-none = Teď se žádná karta neodhazuje.
refusal-PP-GEN-11 = Karta { $card } nepatří mezi politické karty { $region-gen }, které musíš odhodit.
refusal-PP-LOYAL-04 = Karta { $card } nepatří mezi patrioty, které musíš odhodit.
refusal-PP-CLEAN-01 = Karta { $card } není na tvém dvoře. Dvůr je příliš velký: odhoď některou z jeho karet.
refusal-PP-CLEAN-02 = Kartu { $card } v ruce nemáš. Máš v ruce příliš karet: některou z nich odhoď.

refusal-PP-EVENT-108-none = Teď se žádný hráč nevybírá.
refusal-PP-EVENT-108-nobody = { $seat } v této hře nehraje.
refusal-PP-EVENT-114 = Kartu { $card } v ruce nemáš. Ztráta důvěry bere kartu z ruky.
refusal-PP-EVENT-114-self = Vyber někoho jiného: karty si vyměňují dva.
refusal-PP-EVENT-115-none = Teď se preferovaný symbol nevolí.
refusal-PP-EVENT-116-none = Teď se žádné území nekárá.
