# Names. Forms of a power: the inside a sentence, start at its beginning. Cards, kinds of cards and
# levels of the puzzle have names of their own (data/*.yaml).

player-usa = USA
    .the = the USA
    .start = The USA
player-china = China
    .the = China
    .start = China
player-japan = Japan
    .the = Japan
    .start = Japan
player-russia = Russia
    .the = Russia
    .start = Russia
player-gla = GLA
    .the = the GLA
    .start = The GLA
player-nobody = nobody
    .the = nobody
    .start = Nobody

join-two = { $first } and { $second }
quoted = { $name }
sum-sb = { $count } SP
sum-bm = { $count } PP
sum-nothing = nothing

# Signals sent by one tap
signal-together = Shall we cooperate?
signal-agreed = Agreed!
signal-alone = We’d rather play alone
signal-joint = Shall we draw a joint card?
signal-found = We know where he is!
