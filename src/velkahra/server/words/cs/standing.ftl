# Odpovědi, které místo dá jednou provždy.

standing = Stálé odpovědi
standing-open = Stálé odpovědi …
standing-lead = Stůl odpoví hned za tebe, a to jen u tohoto stolu. Co nastavíš, nikdo jiný nevidí; záznam řekne, kdy odpověď platila.
standing-all = Všichni
standing-mixed = každý jinak
standing-done = { $text } (stálá odpověď)

problem-no-standing = Na tohle nelze odpovědět jednou provždy. Načti stránku znovu.
