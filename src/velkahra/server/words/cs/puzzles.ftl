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

daily-title = Úloha dne
daily-lead = Každý den jedna úloha, pro všechny tady stejná. Nová přijde o půlnoci UTC.
daily-solve = Vyřešit
daily-solved = Vyřešeno: podívat se znovu
daily-back = K úloze dne
daily-solvers = { $count ->
    [0] Zatím ji nevyřešil nikdo s účtem.
    [one] Vyřešil ji { $count } člověk s účtem.
    [few] Vyřešili ji { $count } lidé s účtem.
   *[other] Vyřešilo ji { $count } lidí s účtem.
}
daily-own = Tvé úlohy
daily-row = { $count ->
    [one] { $count } den v řadě
    [few] { $count } dny v řadě
   *[other] { $count } dnů v řadě
}
daily-longest = Nejdelší řada: { $count }
daily-days = Poslední čtyři týdny
daily-missed = nevyřešeno
daily-strength = Síla v úlohách
daily-tries = { $count ->
    [one] z { $count } úlohy.
    [few] ze { $count } úloh.
   *[other] z { $count } úloh.
}
daily-first = U každé úlohy se počítá jen první pokus.
daily-account = S účtem máš řady dnů a sílu v úlohách.
storm-title = Bouře úloh
storm-lead = Vyřeš za tři minuty co nejvíc úloh. Počítá se první odpověď, pak přijde další úloha.
storm-all = všechny hry
storm-begin = Spustit čas
storm-again = Ještě jednou
storm-best = Tvé maximum, { $game }: { $count }
storm-left = { $seconds } s · vyřešeno: { $count }
storm-over = Čas vypršel
storm-result = Vyřešeno: { $solved } z { $count }
