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
