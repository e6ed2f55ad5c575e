# Dlaczego rada jest dobra: zdanie do każdej wielkości z view/figures.py.
reason-weakest = +{ $count } w twoim najsłabszym kolorze.
reason-treasures = Zdobywasz { $count ->
    [one] skarb
    [few] { $count } skarby
   *[other] { $count } skarbów
}.
reason-temples = Twoi przywódcy są bezpieczniejsi: obok nich jest więcej świątyń.
reason-support = Wzmacnia twoich przywódców: { $count ->
    [one] przybywa { $count } płytka ich koloru
    [few] przybywają { $count } płytki ich kolorów
   *[other] przybywa { $count } płytek ich kolorów
}.

# What speaks for an action by itself: view/arguments.py
reason-wins = Wygrywasz ten konflikt.
reason-lead = Masz przewagę: obrońca potrzebuje { $count ->
    [one] jednej płytki
    [few] { $count } płytek
   *[other] { $count } płytek
}, żeby się utrzymać.
reason-lost = Tego konfliktu nie da się wygrać: tak zachowasz płytki.
reason-monument = Na końcu twoich tur daje { $count ->
    [one] jeden punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}, dopóki stoją tam twoi przywódcy.
reason-ahead = W konflikcie, który się zaczyna, prowadzisz o { $count }, zanim ktoś dołoży płytki.
