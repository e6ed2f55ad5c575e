# What is possible in place of what was refused: kinds of action (way-…), values of one field
# (instead-…)

instead = Teď můžeš: { $ways }.
instead-more = { $ways } a ještě { $count }
instead-space = Možná pole, nejbližší první: { $ways }.
instead-tile = Položit můžeš: { $ways }.
instead-office = Možní vůdci: { $ways }.
instead-count = Možné počty: { $ways }.
instead-colour = Konflikty na výběr: { $ways }.
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
