# What is possible in place of what was refused: kinds of action (way-…), values of one field
# (instead-…)

instead = Teď můžeš: { $ways }.
instead-more = { $ways } a { $count ->
    [one] ještě jedna možnost
    [few] ještě { $count } možnosti
   *[other] ještě { $count } možností
}
instead-coalition = Možné koalice: { $ways }.
instead-slot = Možné karty nabídky: { $ways }.
instead-card = Možné karty: { $ways }.
instead-action = Možné akce této karty: { $ways }.
instead-rupees = Možné částky: { $ways }.
instead-player = Možní hráči: { $ways }.
instead-space = Možná místa pro dar: { $ways }.
instead-region = Možná území: { $ways }.
instead-to = Možné cíle: { $ways }.
instead-border = Možné hranice: { $ways }.
instead-suit = Možné symboly: { $ways }.
way-priced = { $card } ({ $price ->
    [0] zdarma
    [one] 1 rupie
    [few] { $price } rupie
   *[other] { $price } rupií
})

way-loyalty = zvolit loajalitu
way-buy = koupit kartu nabídky
way-play = zahrát kartu z ruky
way-act = využít kartu dvora
way-offer = nabídnout úplatek
way-answer = odpovědět na nabídku
way-withdraw = nechat to být
way-levy = zdanit hráče
way-collect = vzít rupie z karty nabídky
way-gift = dát dar
way-army = umístit vojsko
way-road = umístit cestu
way-spy = umístit špeha
way-march = přesunout vojsko
way-ride = přesunout kmen
way-sneak = přesunout špeha
way-betray = zradit kartu
way-prize = vzít si kořist
way-decline = odmítnout
way-field = bojovat na území
way-court = bojovat na kartě dvora
way-strike-tribe = odstranit kmen
way-strike-army = odstranit vojsko
way-strike-road = odstranit cestu
way-strike-spy = odstranit špeha
way-take-army = vzít vojsko
way-take-road = vzít cestu
way-take-tribe = vzít kmen
way-take-gift = vzít dar
way-take-spy = vzít špeha
way-discard = odhodit kartu
way-name = zvolit hráče
way-suit = zvolit symbol
way-rebuke = zvolit území
way-stop = skončit
way-end = ukončit tah
