# Names. Forms of a power: gen, dat, acc, ins are cases; verb is the number of its verb (one,
# many). Cards, kinds of cards and levels of the puzzle have names of their own (data/*.yaml).

player-usa = USA
    .gen = USA
    .dat = USA
    .acc = USA
    .ins = USA
    .verb = many
player-china = Čína
    .gen = Číny
    .dat = Číně
    .acc = Čínu
    .ins = Čínou
    .verb = one
player-japan = Japonsko
    .gen = Japonska
    .dat = Japonsku
    .acc = Japonsko
    .ins = Japonskem
    .verb = one
player-russia = Rusko
    .gen = Ruska
    .dat = Rusku
    .acc = Rusko
    .ins = Ruskem
    .verb = one
player-gla = GLA
    .gen = GLA
    .dat = GLA
    .acc = GLA
    .ins = GLA
    .verb = one
player-nobody = nikdo
    .gen = nikoho
    .dat = nikomu
    .acc = nikoho
    .ins = nikým
    .verb = one

join-two = { $first } a { $second }
quoted = „{ $name }“
sum-sb = { $count } SB
sum-bm = { $count } BM
sum-nothing = nic

# Signals sent by one tap
signal-together = Budeme kooperovat?
signal-agreed = Dohodnuto!
signal-alone = Raději hrajeme za sebe
signal-joint = Lízneme si kooperační kartu?
signal-found = Už víme, kde je!
