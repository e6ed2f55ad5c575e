# Examples on the page of the rules: title, what the picture shows, the task, what the rule did

example-tile = Kartička pro obchodníka
example-tile-alt = Království ze tří polí: chrám na F3, vedle něj tvůj černý král a zelený obchodník.
example-tile-task = Jsi Lev a máš v ruce zelené tržiště. Polož ho tak, aby z něj byl bod.
example-tile-done = 1 zelený bod: kartička leží v království se zeleným vůdcem, a ten je tvůj.

example-king = Král zaskočí
example-king-alt = Tvoje království: chrám na F3, král, obchodník a tržiště, ale žádný kněz.
example-king-task = Polož na F2 červený chrám. Kněze tu nemáš: kdo dostane bod?
example-king-done = Ty, a to červený: král zaskočil za kněze, který tu není. Ve vnějším konfliktu ani u monumentu by to neudělal.

example-tie = Remíza stačí
example-tie-alt = Dva zelení obchodníci v jednom království: útočící Býk má na desce sílu 1, ty máš 2.
example-tie-task = Býk přidal jeden chrám: dva proti tvým dvěma. Kolik chrámů přidáš?
example-tie-done = Žádný: dva proti dvěma je remíza a při remíze vyhrává obránce. Býkův obchodník odchází a ty máš červený bod.

example-join = Spojení dvou království
example-join-alt = Vlevo tvoje království, vpravo Býkovo. Mezi nimi je jediné prázdné pole, G6.
example-join-task = Spoj obě království chrámem na G6.
example-join-done = Chrám přikryla spojovací kartička a bod za něj není. V jednom království jsou teď dva králové a dva obchodníci, takže jsou z toho dva vnější konflikty.

example-supporters = Kdo koho podporuje
example-supporters-alt = Spojené království. Bojují dva obchodníci: tvůj má sílu 2, Býkův 1. Mezi nimi leží spojovací kartička.
example-supporters-task = Tržiště na každé straně spojovací kartičky se počítají svému obchodníkovi. Přidej z ruky další dvě.
example-supporters-done = Čtyři proti třem. Býk přišel o obchodníka i o tržiště, které ho podporovalo: 1 bod za vůdce a 1 za kartičku, oba zelené.

example-monument = Monument správné barvy
example-monument-alt = Čtyři osady tvoří čtverec od H3 po I4, v tvém království s králem a obchodníkem.
example-monument-task = Kartičky jsou černé. Postav monument, který vynese králi i obchodníkovi.
example-monument-done = Černá kvůli kartičkám, zelená kvůli obchodníkovi. Čtyři osady teď leží lícem dolů a na konci každého svého tahu dostaneš dva body.

example-treasure = Nejdřív rohové poklady
example-treasure-alt = Království tvého obchodníka se dvěma poklady: jeden na K11, druhý ve zlatém rámu na O9.
example-treasure-task = V království tvého obchodníka jsou dva poklady a jeden je tvůj. Který musíš vzít?
example-treasure-done = Ten z O9: rohové poklady se berou první. Druhý tu zůstává, jeden poklad v království vždycky zbude.

example-homeless = Bez chrámu není vůdce
example-homeless-alt = Býkův král se silou 2: vedle něj jediný chrám na J4, pod nimi dvě osady.
example-homeless-task = Pošli Býkova krále domů bez boje: zahraj katastrofu na jeho jediný chrám, J4.
example-homeless-done = Chrám je zničený. Král už vedle sebe žádný nemá a hned se vrací Býkovi.

example-shared = Jedno království, dva hráči
example-shared-alt = Vlevo království se Lvovým králem a Býkovým obchodníkem. Vpravo kartičky bez vůdce: region, ale ne království.
example-shared-task = V království vlevo jsou vůdci dvou hráčů. Polož zelené tržiště na F5: kdo dostane bod?
example-shared-done = Býk, protože tam má obchodníka. Kdo kartičku položil, na tom nezáleží. Za kartičky vpravo by bod neměl nikdo: vůdce u nich není.

example-split = Katastrofa rozdělí království
example-split-alt = Království v jedné řadě: vlevo tvůj král, vpravo Býkův obchodník, mezi nimi dvě tržiště a osada.
example-split-task = Tržiště vlevo podporují Býkova obchodníka vpravo. Rozděl království: zahraj katastrofu na F6.
example-split-done = Teď jsou tu království dvě a tržiště na E6 patří k tvému. Pole F6 je do konce hry nepoužitelné.

example-revolt = Vnitřní konflikt od začátku do konce
example-revolt-alt = Býkův král na G3 u chrámů F3 a G4. Pole F4, které sousedí s oběma chrámy, je prázdné.
example-revolt-task = Jsi Lev a máš v ruce tři chrámy. Postav krále na F4, ke stejným dvěma chrámům. Kolik chrámů přidáš?
example-revolt-done = Oba králové začínají se dvěma chrámy. Přidáš dva, Býk odpoví jedním: čtyři proti třem. Máš jeden červený bod, i když bojovali králové.

example-wars = Dva konflikty po jedné kartičce
example-wars-alt = Vlevo tvoje království, vpravo Býkovo, v každém král a obchodník. Mezi nimi je prázdné jen pole G6.
example-wars-task = Polož na G6 chrám. Potkají se obchodníci i králové, takže budou dva konflikty. Nejdřív vyřeš obchodníky.
example-wars-done = Obchodníci: tři proti dvěma, máš dva zelené body. Králové: tři proti třem a Býkovi remíza stačí. Za tvého krále a dvě osady získá tři černé body.

example-priests = Konflikt kněží
example-priests-alt = Dva kněží: tvůj se třemi chrámy vlevo, Býkův se třemi vpravo. Na jednom z nich je poklad, jiný leží u obchodníka.
example-priests-task = Spoj království tržištěm na G7 a vyhraj konflikt kněží. O kolik chrámů Býk přijde?
example-priests-done = Jen o jeden. Počítaly se mu všechny tři, ale chrám s pokladem a chrám u obchodníka zůstanou. Máš bod za kněze a bod za chrám.

example-end = Poslední poklady
example-end-alt = Zbývají tři poklady. V království tvého obchodníka je jeden na I7, v regionu napravo od něj jeden na N5.
example-end-task = Polož tržiště na L6: připojí region s pokladem na N5. Vezmi si poklad a ukonči tah.
example-end-done = Zbyly dva poklady, takže je konec. I s poklady má Lev v nejslabší barvě 5 bodů a Býk 4. Býkových 14 červených bodů nepomůže.
