# Úlohy

puzzles = Úlohy
puzzles-of = Úlohy ke hře { $game }
puzzles-lead = Pozice ze skutečných partií. V každé je jedna možnost zřetelně nejlepší. Jak zahraješ?
puzzles-solved = Vyřešeno: { $number } z { $count }
puzzle-number = Úloha { $number } z { $count }
puzzle-solved = vyřešeno
puzzle-better = Jde to líp.
puzzle-show = Ukaž řešení
puzzle-next = Další úloha
puzzle-all = Všechny úlohy
