# Úlohy

puzzles = Úlohy
puzzles-of = Úlohy ke hře { $game }
puzzles-lead = Pozice z partií mezi boty. Dlouhý rozbor v každé našel jednu možnost lepší než všechny ostatní. Jak zahraješ?
puzzles-solved = Vyřešeno: { $number } z { $count }
puzzle-number = Úloha { $number } z { $count }
puzzle-solved = vyřešeno
puzzle-correct = Správně!
puzzle-level-1 = lehká
puzzle-level-2 = střední
puzzle-level-3 = těžká
puzzle-better = Jde to líp.
puzzle-show = Ukaž řešení
puzzle-next = Další úloha
puzzle-all = Všechny úlohy
