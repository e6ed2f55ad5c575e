# Answers that a seat gives once and for all

auto-answers = Stałe odpowiedzi
auto-answer-open = Stałe odpowiedzi…
auto-answer-lead = Program od razu odpowie za ciebie, tylko przy tym stole. Nikt inny nie widzi, co ustawisz; gdy odpowiedź zadziała, będzie to w dzienniku.
auto-answer-all = Wszyscy
auto-answer-mixed = każdy inaczej
auto-answer-done = { $text } (stała odpowiedź)
forced-done = { $text } (jedyna możliwość)

problem-no-auto-answer = Na to nie da się odpowiedzieć z góry. Wczytaj stronę ponownie.
