# Nazwy rzeczy. Formy mocarstwa: gen, dat, acc, loc, ins to przypadki; verb liczba czasownika, który do niego pasuje
# (one, many). Karty, ich rodzaje i poziomy zagadki mają własne nazwy (data/*.yaml).

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

# Sygnały na jedno dotknięcie.
signal-together = Współpracujemy?
signal-agreed = Umowa stoi!
signal-alone = Wolimy grać na własną rękę
signal-joint = Dobieramy wspólną kartę?
signal-found = Już wiemy, gdzie jest!
