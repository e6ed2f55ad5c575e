# Answers that a seat gives once and for all

auto-answers = Automatické odpovědi
auto-answer-open = Automatické odpovědi…
auto-answer-lead = Program odpoví hned za tebe, a to jen u tohoto stolu. Co nastavíš, nikdo jiný nevidí; v záznamu bude vidět, kdy odpověděl program.
auto-answer-all = Všichni
auto-answer-mixed = každý jinak
auto-answer-done = { $text } (automatická odpověď)
forced-done = { $text } (jediná možnost)

problem-no-auto-answer = Na tohle se automaticky odpovídat nedá. Načti stránku znovu.
