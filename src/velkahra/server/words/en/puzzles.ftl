# Puzzles

puzzles = Puzzles
puzzles-of = Puzzles of { $game }
puzzles-lead = Positions from real games. In each of them one choice is clearly the best. What would you do?
puzzles-solved = Solved: { $number } of { $count }
puzzle-number = Puzzle { $number } of { $count }
puzzle-solved = solved
puzzle-better = There is something better.
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-all = All puzzles
