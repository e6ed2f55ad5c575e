# What is asked now (prompt-…), and what others wait for (wait-…)

prompt-turn = Jsi na tahu, { $actions ->
    [one] zbývá { $actions } akce
    [few] zbývají { $actions } akce
   *[other] zbývá { $actions } akcí
}. Vyber kartičku{ $catastrophes ->
    [0] { " nebo vůdce" }
   *[other] , vůdce nebo katastrofu
} a pak pole; nebo vyměň kartičky, nebo ukonči tah.
prompt-turn-done = Obě akce máš za sebou. Ukonči tah.
prompt-bag-swap = { $bag ->
    [0] Pytlík je prázdný: výměna hru ihned ukončí.
    [one] V pytlíku je jen { $bag } kartička: výměna většího počtu hru ihned ukončí.
    [few] V pytlíku jsou jen { $bag } kartičky: výměna většího počtu hru ihned ukončí.
   *[other] V pytlíku je jen { $bag } kartiček: výměna většího počtu hru ihned ukončí.
}
prompt-bag-end = Pokud tah skončí teď, kartičky v pytlíku nebudou všem na doplnění stačit a hra skončí.
wait-turn = Na tahu je { $seat }, { $actions ->
    [one] zbývá { $actions } akce
    [few] zbývají { $actions } akce
   *[other] zbývá { $actions } akcí
}.
wait-turn-done = { $seat } má obě akce za sebou a zbývá mu ukončit tah.
wait-first = Losuje se, kdo začne.
wait-draw = Berou se kartičky z pytlíku.

prompt-attack = Útočíš: musíš mít nakonec víc než { $defender }, remíza ti nestačí.
prompt-defend-safe = Bráníš se: stačí ti remíza a ubráníš se, i když nic nepřidáš.
prompt-defend-need = Bráníš se: stačí ti remíza a na tu musíš přidat { $tiles }.
prompt-defend-lost = Bráníš se: stačila by ti remíza, ale ani na tu už nemáš v ruce dost kartiček.
prompt-revolt-counts = O vnitřním konfliktu rozhodují chrámy, ať mají vůdci jakoukoli barvu.
prompt-war-counts = Počítají se tu jen { $tile-plural }, tedy kartičky v barvě bojujících vůdců.
prompt-numbers = Kolik { $tile-plgen } přidáš z ruky? Povoleno: { $numbers }.
prompt-numbers-none = Nemůžeš přidat žádné { $tile-plural }.
wait-add = { $seat } rozhoduje, kolik { $tile-plgen } přidá.

prompt-war = Vzniklo víc vnějších konfliktů. Zvol, který se vyřeší první: konflikt { $wars-plgen }.
wait-war = { $seat } volí, který konflikt se vyřeší první.
prompt-monument-one = Dokončil se čtverec: postav { $monument } na polích { $space } až { $space-far }, nebo odmítni. Odmítnutý čtverec už nikdy nepůjde použít.
prompt-monument-which = Dokončil se čtverec na polích { $space } až { $space-far }: zvol monument, nebo odmítni. Odmítnutý čtverec už nikdy nepůjde použít.
prompt-monument-where = Dokončilo se víc čtverců: zvol jeden z nich a monument, nebo odmítni. Odmítnuté čtverce už nikdy nepůjde použít.
wait-monument = { $seat } rozhoduje, zda postaví monument.
prompt-treasure = V království tvého obchodníka je víc pokladů. Vezmi si poklad z pole { $spaces }.
prompt-treasure-corner = V království tvého obchodníka je víc pokladů a rohové se berou první. Vezmi si poklad z pole { $spaces }.
wait-treasure = { $seat } si vybírá poklad.

over = Konec hry.
over-won = Konec hry. Vítězí { $seat }.
over-yours = Konec hry. Vítězí { $seat }, a to jsi ty!
over-shared = Konec hry. O vítězství se dělí { $seats }.

# What an action would gain; follows the preview of the action
worth-nobody = Bez bodů: není propojená s žádným vůdcem.
worth-no-leader = Bez bodů: v království není { $leader } ani král.
worth-no-king = Bez bodů: v království není král.
worth-joins = Bez bodů: kartička, která spojí dvě království, nic nepřinese.
worth-safe = Zatím v bezpečí: vedle { $temples ->
    [one] je { $temples } chrám
    [few] jsou { $temples } chrámy
   *[other] je { $temples } chrámů
}.
worth-weak = Slabé místo: vedle je jen jeden chrám.
worth-lost = Dosáhneš nejvýš síly { $reach }, { $other } má { $have }: konflikt by vyhrál soupeř.
worth-open = Dosáhneš nejvýš síly { $reach }, { $other } má { $have } a může přidat kartičky.
