# Names. Forms of a power: gen, dat, acc, loc, ins are cases; verb is the number of its verb (one,
# many). Cards, kinds of cards and levels of the puzzle have names of their own (data/*.yaml).

player-usa = USA
    .gen = USA
    .dat = USA
    .acc = USA
    .loc = USA
    .ins = USA
    .verb = many
player-china = Chiny
    .gen = Chin
    .dat = Chinom
    .acc = Chiny
    .loc = Chinach
    .ins = Chinami
    .verb = many
player-japan = Japonia
    .gen = Japonii
    .dat = Japonii
    .acc = Japonię
    .loc = Japonii
    .ins = Japonią
    .verb = one
player-russia = Rosja
    .gen = Rosji
    .dat = Rosji
    .acc = Rosję
    .loc = Rosji
    .ins = Rosją
    .verb = one
player-gla = GLA
    .gen = GLA
    .dat = GLA
    .acc = GLA
    .loc = GLA
    .ins = GLA
    .verb = one
player-nobody = nikt
    .gen = nikogo
    .dat = nikomu
    .acc = nikogo
    .loc = nikim
    .ins = nikim
    .verb = one

join-two = { $first } i { $second }
quoted = „{ $name }”
sum-sb = { $count } PS
sum-bm = { $count } PM
sum-nothing = nic

# Signals sent by one tap
signal-together = Współpracujemy?
signal-agreed = Umowa stoi!
signal-alone = Wolimy grać na własną rękę
signal-joint = Dobieramy wspólną kartę?
signal-found = Już wiemy, gdzie jest!
