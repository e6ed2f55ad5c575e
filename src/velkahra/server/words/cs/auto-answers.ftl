# Answers that a seat gives once and for all

auto-answers = Stálé odpovědi
auto-answer-open = Stálé odpovědi…
auto-answer-lead = Stůl odpoví hned za tebe, a to jen u tohoto stolu. Co nastavíš, nikdo jiný nevidí; záznam řekne, kdy odpověď platila.
auto-answer-all = Všichni
auto-answer-mixed = každý jinak
auto-answer-done = { $text } (stálá odpověď)

problem-no-auto-answer = Na tohle nelze odpovědět jednou provždy. Načti stránku znovu.
