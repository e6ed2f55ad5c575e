# Puzzles

puzzles = Puzzles
puzzles-of = Puzzles of { $game }
puzzles-lead = Positions from games between bots. In each of them a long search found one choice better than all others. What would you do?
puzzles-solved = Solved: { $number } of { $count }
puzzle-number = Puzzle { $number } of { $count }
puzzle-solved = solved
puzzle-correct = Correct!
puzzle-level-1 = easy
puzzle-level-2 = medium
puzzle-level-3 = hard
puzzle-better = There is something better.
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-all = All puzzles

daily-title = Puzzle of the day
daily-lead = One puzzle a day, the same for everyone here. A new one comes at midnight UTC.
daily-solve = Solve it
daily-solved = Solved: look at it again
daily-back = To the puzzle of the day
daily-solvers = { $count ->
    [0] Nobody with an account has solved it yet.
    [one] { $count } person with an account has solved it.
   *[other] { $count } people with an account have solved it.
}
daily-own = Your puzzles
daily-row = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
daily-longest = Longest: { $count }
daily-days = The last four weeks
daily-missed = not solved
daily-strength = Puzzle strength
daily-tries = { $count ->
    [one] from { $count } puzzle.
   *[other] from { $count } puzzles.
}
daily-first = Only your first try at each puzzle counts.
daily-account = With an account you have rows of days and a puzzle strength.
storm-title = Puzzle storm
storm-lead = Solve as many puzzles as you can in three minutes. Your first answer counts, then the next puzzle comes.
storm-all = all games
storm-begin = Start the clock
storm-again = Once more
storm-best = Your best, { $game }: { $count }
storm-left = { $seconds } s · solved: { $count }
storm-over = Time is up
storm-result = Solved: { $solved } of { $count }
