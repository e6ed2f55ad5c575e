# Pomalé hry: další stůl, poznámky, podmíněné tahy, volno.

next-table = { $count ->
    [one] Další stůl
    [few] Další stůl (čekají { $count })
   *[other] Další stůl (čeká { $count })
}
next-key = Ke stolu, který na tebe čeká nejdéle (klávesa J)
next-none = Žádný další stůl na tebe nečeká.

slow-title = Mezi tvými tahy
notes-title = Tvoje poznámky, které vidíš jen ty
notes-save = Uložit
notes-saved = Uloženo.
notes-failed = Uložení se nepovedlo. Zkus to znovu.

plan-open = Naplánovat tahy
plan-title = Plán tahů
plan-lead = Když oni tohle, já tohle
plan-other = Zvol, co může udělat { $seat }. Co u stolu nevidíš, je tady jen odhad.
plan-you = Ty ({ $seat })
plan-own = Zvol, co v tom případě uděláš ty.
plan-end = Tady linie končí: co přijde dál, nemůže nikdo vědět. Nech si ji, nebo vrať poslední krok.
plan-keep = Nechat si tuto linii
plan-table = Zpátky ke stolu
plan-lines = Tvůj plán
plan-none = Zatím nemáš žádný plán.
plan-how = Když se všechno stane jako v některé linii, tvůj tah se provede hned. Při prvním překvapení celý plán padá. Nikdo jiný tvůj plán nevidí; v záznamu hry je vidět, kdy byl použit.
plan-drop = Zrušit
plan-drop-line = Zrušit linii { $number }
plan-drop-all = Zrušit všechny linie
plan-done = { $text } (podle plánu)
problem-no-plan = Plánovat můžeš, když se rozhodují ostatní.
problem-unsure = Co z toho vzejde, nemůže nikdo vědět, takže to do plánu nepatří.
problem-plan-useless = Linie začíná tím, co udělá někdo jiný, a končí tím, co uděláš ty.
problem-plan-full = Plán může mít 12 linií. Nejdřív některou zruš.

ahead-open = Zvolit tah předem
ahead-key = Zvol svůj příští tah, zatímco se rozhodují ostatní (klávesa A)
ahead-end = Nevolit předem
ahead-back = Zrušit tah
ahead-lead = Deska ukazuje, jak bude vypadat, až budeš na tahu, pokud ostatní už nic neudělají. Tvůj tah se provede hned, jak na tebe přijde řada.
ahead-set = Předem:
ahead-lost = Server už tvůj tah zvolený předem nemá. Zvol ho znovu.
problem-ahead-hidden = Tvůj příští tah závisí na něčem, co zatím nikdo nemůže vědět, takže předem volit nejde.
problem-ahead-unsure = Jestli to půjde, závisí na něčem skrytém, takže to předem zvolit nejde.
problem-ahead-revealed = Tah zvolený předem neplatí: ukázalo se něco, co bylo skryté.
problem-ahead-illegal = Tah zvolený předem neplatí: už není možný.
problem-ahead-undone = Tah zvolený předem neplatí: mezitím se něco vrátilo zpátky.

note-rested = { $seat } má volno. Na hodinách přibývá { $count ->
    [one] 1 hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
}.
rest-title = Dny volna a klidné hodiny
rest-why = V hrách, kde se na tah počítají dny, v těchto časech tvoje hodiny stojí: v každé hře nejvýš { $count ->
    [one] 1 den
    [few] { $count } dny
   *[other] { $count } dní
}. Čas před nastavením se nepočítá.
rest-zone = Časové pásmo
rest-start = Klid od
rest-end = Klid do (nejvýš 12 hodin; stejná hodina znamená žádný klid)
rest-days = Dny volna
rest-days-why = jako rok-měsíc-den, oddělené mezerou
rest-digest = Jeden e-mail denně o všech stolech, které čekají, v
rest-digest-none = ne, e-mail při každém tahu
rest-save = Uložit
mail-digest-subject = { $count ->
    [one] Čeká na tebe 1 stůl
    [few] Čekají na tebe { $count } stoly
   *[other] Čeká na tebe { $count } stolů
}
mail-digest = U těchto stolů jsi na tahu:

embed-open = Otevřít stůl
embed-title = Tento stůl na jiné stránce
watch-live = Sleduj tuto hru živě.
offline-title = Bez připojení
offline-lead = Jsi bez připojení. Takhle vypadaly tvoje stoly naposledy; od té doby se toho mohlo hodně stát.
offline-again = Zkusit znovu
offline-as-of = Stav: { $when }
offline-none = Na tomhle zařízení není nic uloženo.
