# Dlaczego rada jest dobra: zdanie do każdej wielkości z view/figures.py.
reason-points = Daje ci { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}.
reason-weakest = Podnosi twój najsłabszy kolor o { $count }.
reason-treasures = Zdobywasz { $count ->
    [one] skarb
    [few] { $count } skarby
   *[other] { $count } skarbów
}.
reason-leaders = { $sign ->
    [more] Na planszę wchodzi kolejny twój przywódca.
   *[same] Twoi przywódcy zostają na planszy.
}
reason-temples = { $sign ->
    [more] Twoi przywódcy są bezpieczniejsi: obok nich jest więcej świątyń.
   *[same] Świątynie obok twoich przywódców zostają.
}
reason-support = { $sign ->
    [more] Wzmacnia twoich przywódców: { $count ->
        [one] przybywa { $count } płytka ich koloru
        [few] przybywają { $count } płytki ich kolorów
       *[other] przybywa { $count } płytek ich kolorów
    }.
   *[same] Płytki, które wzmacniają twoich przywódców, zostają.
}

# What speaks for an action by itself: view/arguments.py
reason-wins = Tym wygrywasz ten konflikt.
reason-lead = Masz przewagę: obrońca potrzebuje { $count ->
    [one] jednej płytki
    [few] { $count } płytek
   *[other] { $count } płytek
}, żeby się utrzymać.
reason-lost = Tego konfliktu nie da się wygrać: tak zachowasz płytki.
reason-swapped = Daje ci { $count ->
    [one] jedną nową płytkę
    [few] { $count } nowe płytki
   *[other] { $count } nowych płytek
}.
reason-revolt = Wywołuje bunt przeciw przywódcy innego gracza.
reason-war = Wywołuje wojnę dwóch królestw.
reason-monument = Na końcu twoich tur daje { $count ->
    [one] jeden punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}, dopóki stoją tam twoi przywódcy.
