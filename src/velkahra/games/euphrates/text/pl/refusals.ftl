# Why not: what was wrong and what would be right. The page adds the rule.

refusal-TE-TURN-01 = Teraz nie ty decydujesz. Poczekaj, aż inni skończą.
refusal-TE-TURN-01-over = Gra się skończyła: nic więcej nie można zagrać.
refusal-TE-TURN-02 = Obie akcje są już wykonane.
refusal-TE-TURN-02-pick = To nie jest żadna akcja. Wybierz najpierw płytkę, przywódcę lub katastrofę, a potem pole.
refusal-TE-TURN-03-conflict = Najpierw trzeba dokończyć konflikt. Podaj, ile płytek do niego dokładasz; może być też 0.
refusal-TE-TURN-03-war = Czeka kilka wojen. Najpierw wybierz, która rozegra się jako następna.
refusal-TE-TURN-03-monument = Powstał kwadrat. Najpierw zbuduj monument albo zrezygnuj.
refusal-TE-TURN-03-treasure = W jednym królestwie jest więcej niż jeden skarb. Najpierw weź skarb.
refusal-TE-TURN-03-chance = Teraz decyduje los: trwa losowanie. Poczekaj na wynik.
refusal-TE-TURN-03-none = Nie ma teraz takiej decyzji do podjęcia.

refusal-TE-TILE-01 = Nie masz na ręce { $tile-none }. Połóż płytkę, którą masz.
refusal-TE-TILE-01-occupied = Pole { $space } nie jest puste. Płytkę kładzie się na pustym polu.
refusal-TE-TILE-02 = Na polu { $space } nie może leżeć farma: to ląd. Farmy kładzie się tylko na rzece.
refusal-TE-TILE-03 = Na polu { $space } nie może leżeć { $tile }: to rzeka, a na rzece kładzie się tylko farmy. Na { $tile-acc } wybierz pole na lądzie.
refusal-TE-TILE-04 = Płytka na polu { $space } połączyłaby { $count ->
    [one] { $count } królestwo
    [few] { $count } królestwa
   *[other] { $count } królestw
}. Jedna płytka może połączyć najwyżej dwa.

refusal-TE-LEADER-02 = Twojego { $leader-acc } nie ma na planszy, więc nie ma skąd go zabrać.
refusal-TE-LEADER-03 = Pole { $space } nie jest puste. Przywódcę wystawia się na puste pole.
refusal-TE-LEADER-04 = Przy polu { $space } nie leży żadna odkryta świątynia. Przywódca musi mieć ją tuż obok, a po przekątnej się nie liczy.
refusal-TE-LEADER-05 = Pole { $space } to rzeka. Przywódcy stoją tylko na lądzie.
refusal-TE-LEADER-06 = Przywódca na polu { $space } połączyłby { $count ->
    [one] { $count } królestwo
    [few] { $count } królestwa
   *[other] { $count } królestw
}. Przywódca może sąsiadować tylko z jednym.
refusal-TE-EDGE-32 = Twój { $leader } już stoi na polu { $space }. Wybierz inne pole.

refusal-TE-CATASTROPHE-01 = Nie masz już żadnej katastrofy. Każdy ma dwie na całą grę.
refusal-TE-CATASTROPHE-04 = Na polu { $space } leży skarb i chroni świątynię. Wybierz pole bez skarbu.
refusal-TE-CATASTROPHE-05 = Na polu { $space } stoi monument, a monumentów nigdy się nie niszczy. Wybierz inne pole.
refusal-TE-CATASTROPHE-06 = Na polu { $space } stoi przywódca. Katastrofę kładzie się na pustym polu lub na płytce.
refusal-TE-CATASTROPHE-07 = Na polu { $space } już leży katastrofa. Nic więcej nie można tam położyć.

refusal-TE-SWAP-01 = Nie masz na ręce wszystkich tych płytek. Wymieniaj tylko to, co masz.

refusal-TE-REVOLT-05 = Nie możesz dołożyć { $count ->
    [one] { $count } świątyni
   *[other] { $count } świątyń
}. { $most ->
    [0] Nie masz na ręce żadnej: dołóż 0.
   *[other] Możesz dołożyć najwyżej { $most }, więcej nie masz na ręce.
}
refusal-TE-WAR-04 = Nie ma tu wojny { $leader-plgen }. Wybierz jedną z wojen, które czekają.
refusal-TE-WAR-09 = Na ręce masz za mało, żeby dołożyć { $tiles }. { $most ->
    [0] Nie masz żadnej takiej płytki: dołóż 0.
   *[other] Możesz dołożyć najwyżej { $most }.
}
refusal-TE-ENGLISH-02 = Z { $count ->
    [one] { $count } płytką
   *[other] { $count } płytkami
} nie przewyższysz obrońcy. Dołóż co najmniej { $least } albo nic.
refusal-TE-ENGLISH-03 = Ze swoimi płytkami nie możesz przewyższyć obrońcy. W wariancie angielskim nie wolno ci wtedy nic dołożyć: dołóż 0.
refusal-TE-ENGLISH-04 = Nie możesz dołożyć { $count ->
    [one] { $count } płytki
   *[other] { $count } płytek
}. { $exact ->
    [0] Nie przegrywasz, więc w wariancie angielskim nic nie dokładasz.
   *[other] W wariancie angielskim dołóż dokładnie { $exact }, żeby wyrównać sumy, albo nic.
}
refusal-TE-ENGLISH-04-short = Ze swoimi płytkami nie możesz dorównać atakującemu. W wariancie angielskim nie wolno ci wtedy nic dołożyć: dołóż 0.

refusal-TE-MONUMENT-01 = Nowa płytka nie tworzy kwadratu z północno-zachodnim rogiem na polu { $space }. Wybierz kwadrat czterech odkrytych płytek jednego koloru, w którym leży nowa płytka.
refusal-TE-MONUMENT-02 = { $monument-title } nie pasuje na cztery { $tile-plural }. Wybierz monument, który ma { $colour-part } część.
refusal-TE-MONUMENT-07 = { $monument-title } już stoi i jest tylko jeden. Wybierz inny albo zrezygnuj.

refusal-TE-TREASURE-01 = Na polu { $space } nie ma dla ciebie skarbu. Wybierz skarb w królestwie, które ma ich kilka.
refusal-TE-TREASURE-02 = Skarb na polu { $space } musi poczekać: skarby narożne bierze się najpierw. Weź narożny.

refusal-TE-SETUP-05 = Takie losowanie nie jest możliwe: nie wszystkie te płytki są w woreczku albo ich liczba jest zła.
refusal-TE-SETUP-09 = Ta dynastia nie może zacząć: zaczyna jedna z tych, które grają.
