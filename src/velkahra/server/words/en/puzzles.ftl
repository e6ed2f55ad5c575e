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
