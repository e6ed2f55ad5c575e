# What is possible in place of what was refused: kinds of action (way-…), values of one field
# (instead-…)

instead = Teď můžeš: { $ways }.
instead-more = { $ways } a { $count ->
    [one] ještě jedna možnost
    [few] ještě { $count } možnosti
   *[other] ještě { $count } možností
}
instead-space = Možná pole, nejbližší první: { $ways }.
instead-tile = Možné kartičky: { $ways }.
instead-office = Možní vůdci: { $ways }.
instead-count = Možné počty: { $ways }.
instead-colour = Konflikt můžeš zvolit podle vůdců: { $ways }.
instead-monument = Možné monumenty: { $ways }.

way-tile = položit kartičku
way-leader = postavit vůdce
way-withdraw = stáhnout vůdce
way-catastrophe = položit katastrofu
way-swap = vyměnit kartičky
way-add = přidat kartičky
way-war = zvolit konflikt
way-build = postavit monument
way-decline = monument nestavět
way-take = vzít si poklad
way-end = ukončit tah
