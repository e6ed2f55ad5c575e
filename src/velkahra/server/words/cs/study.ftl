# Rozbory a zapisovatel hry na skutečném stole

study-title = { $game }: rozbor
front-study = Rozbor a zápis hry
study-lead = Vyzkoušej jakékoli tahy za všechny hráče. Piš komentáře, kresli šipky, zeptej se programu a všechno sdílej odkazem.
study-own = Tvoje rozbory v tomto prohlížeči
study-new = Od začátku hry
study-players = Hráči
study-seats = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
study-begin = Rozebírat
study-from-text = Ze záznamu nebo z pozice
study-from-text-why = Vlož záznam hry, uložený rozbor nebo pozici jako text.
study-open = Otevřít
study-puzzle = Číslo úlohy
study-wrong = Řádek { $line } nejde přečíst.
study-wrong-text = Tohle nejde přečíst.
study-walk = Krokovat tahy
study-enter = Co se teď stane?
study-filter = Hledat v seznamu
study-draw = Vylosovat
study-chance = Co přinese náhoda?
study-comment = Komentář
study-comment-here = Napiš něco k této pozici
study-marks = Značky na desce
study-mark = Označit
study-arrow = Šipka
study-clear = Smazat značky
study-moves = Tahy
study-start = Začátek
study-promote = Udělat hlavní variantou
study-remove = Smazat odtud
study-remove-sure = Opravdu smazat?
study-guess = skrytý los
study-played = proti pravidlům
study-engine = Program
study-engine-on = Ukazovat šance a tři nejlepší tahy
study-thinking = Program přemýšlí…
study-hidden = Skryté karty
study-eyes = Co je vidět
study-eyes-open = Všechno
study-eyes-none = Jen to, co vidí všichni
study-eyes-seat = Co ví { $seat }
study-asks = Ptát se, co přinese náhoda
study-people = Kdo další je tu
study-alone = Teď tu nikdo další není.
study-guest = Host { $number }
study-link-edit = Odkaz ke společným úpravám
study-link-read = Odkaz jen ke čtení
study-export = Uložit a sdílet
study-record = Záznam s variantami
study-picture = Obrázek
study-film = Animace
study-replay = Přehrát a analyzovat hlavní variantu
study-no-replay = Rozbor začíná z pozice nebo obsahuje tah proti pravidlům, takže u stolu pokračovat nemůže.
study-manage = Přejmenovat nebo smazat
study-name = Název
study-rename = Přejmenovat
study-delete = Smazat rozbor navždy
study-anyway = Tak jsme to hráli
study-anyway-why = Pravidla to nedovolují.
study-of-game = Rozebrat od této pozice
study-key-step = o tah zpět nebo dál
study-key-ends = na začátek nebo na konec varianty
study-key-comment = napsat komentář
study-key-mark = označit místo na desce
study-key-arrow = nakreslit šipku
study-key-engine = zapnout nebo vypnout program
problem-study-read = Tento odkaz je jen ke čtení. Popros o odkaz ke společným úpravám.
problem-study-impossible = Potom by hra nemohla pokračovat.

# Zapisovatel

score-title = { $game }: zápis hry
score-begin = Zapisovat hru na skutečném stole
score-lead = Zadávej, co kdo zahrál a co se líznulo. Skryté karty v ruce zůstanou neznámé, dokud je někdo neukáže, a body počítá program.
score-heading = Body
