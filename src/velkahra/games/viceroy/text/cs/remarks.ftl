# What a character says at moments that matter: see `remarks.toml`. Each line fits anybody.

remark-clash-1 = Máme stejný vkus.
remark-clash-2 = Ta karta je ale moje!
remark-no-card-1 = Tak si drahokamy nechám.
remark-no-card-2 = Na mě moc drahé.
remark-circle-1 = Dokonalý kruh.
remark-circle-2 = Koukej, jak to sedí.
remark-summit-1 = Tady nahoře je řídký vzduch.
remark-summit-2 = Ten výhled stojí za každý drahokam.
remark-swapped-1 = Hej, to je moje!
remark-swapped-2 = Prý poctivý obchod.
remark-won-1 = Pyramida stojí. Dobrá hra!
remark-won-2 = Každý na svém místě. Díky za hru.
remark-lost-1 = To je ale pyramida. Paráda!
remark-lost-2 = Příště začnu pořádně odspodu.
