# Answers that a seat gives once and for all

auto-answers = Stałe odpowiedzi
auto-answer-open = Stałe odpowiedzi…
auto-answer-lead = Stół od razu odpowiada za ciebie, tylko przy tym stole. Nikt inny nie widzi, co ustawisz; zapis powie, kiedy odpowiedź zadziałała.
auto-answer-all = Wszyscy
auto-answer-mixed = każdy inaczej
auto-answer-done = { $text } (stała odpowiedź)

problem-no-auto-answer = Na to nie można odpowiedzieć raz na zawsze. Wczytaj stronę ponownie.
