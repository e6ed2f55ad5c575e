# Odpowiedzi, których miejsce udziela raz na zawsze.

standing = Stałe odpowiedzi
standing-open = Stałe odpowiedzi …
standing-lead = Stół od razu odpowiada za ciebie, tylko przy tym stole. Nikt inny nie widzi, co ustawisz; zapis powie, kiedy odpowiedź zadziałała.
standing-all = Wszyscy
standing-mixed = każdy inaczej
standing-done = { $text } (stała odpowiedź)

problem-no-standing = Na to nie można odpowiedzieć raz na zawsze. Wczytaj stronę ponownie.
