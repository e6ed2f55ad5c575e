# The rules of a game

rules-title = Pravidla hry { $game }
rules-goal = Jak se vyhrává
rules-turn = Tvůj tah
rules-search = Hledat v pravidlech
rules-none = Všechna tato slova nemá žádné pravidlo.
rules-found = { $count ->
    [one] { $count } výsledek
    [few] { $count } výsledky
   *[other] { $count } výsledků
}
rules-unfold = Rozbalit všechna přesná pravidla
rules-exact = Přesná pravidla: { $count }
rules-outcome = Jak to dopadne
rules-chapters = Kapitoly
rules-ruling = náš výklad
rules-by = Ukázat
rules-by-all = všechna pravidla
rules-by-book = jen z návodu
rules-by-us = jen naše výklady
rules-all = Všechna pravidla
rules-onward = Zpět k pravidlům
rules-example = Příklad: { $title }
rules-try = Vyzkoušet
rules-leaflet = Leták k vytištění (PDF)
rules-leaflet-all = Leták s pravidly pro každého
