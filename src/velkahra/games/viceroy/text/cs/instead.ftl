# What is possible in place of what was refused: kinds of action (way-…), values of one field
# (instead-…)

instead = Teď můžeš: { $ways }.
instead-more = { $ways } a { $count ->
    [one] ještě jedna možnost
    [few] ještě { $count } možnosti
   *[other] ještě { $count } možností
}
instead-card = Možné karty: { $ways }.
instead-bid = V dražbě máš na výběr: { $ways }.
instead-place = Na výběr: { $ways }.
instead-slot = Možné karty nabídky: { $ways }.
instead-deck = Kartu lze vzít: { $ways }.
instead-level = Možné úrovně: { $ways }.
instead-colour = Na výběr: { $ways }.
instead-reward = Možné odměny: { $ways }.
instead-option = Možné odměny: { $ways }.
instead-token = Možné žetony: { $ways }.

way-pass = pasovat
way-start = zvolit první postavu
way-bid = dražit
way-name = zvolit jednu ze dvou karet
way-take = vzít si kartu z nabídky
way-go-on = pokračovat v dražbě
way-remove = vyřadit kartu z nabídky
way-gems = vzít si drahokamy
way-draw = vzít si kartu
way-archive = zasunout právě vzatou kartu
way-play = vyložit kartu
way-place = zvolit místo pro kartu
way-spare = nepoužít věčný drahokam
way-grant = zvolit odměnu
way-option = zvolit odměnu
way-colour = zvolit barvu
way-own-gem = použít vlastní drahokam
way-double = zvolit postavu
way-tuck = zasunout kartu
way-swap = dát žeton
way-for = zvolit žeton
way-give = zaplatit drahokamy
way-return = vrátit zákon
way-store = uložit drahokamy
way-recolour = přebarvit kruh
way-optimum = nechat přebarvit program
way-decline = odmítnout
