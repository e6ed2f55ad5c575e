# The other puzzle: a nonogram

nonogram = The hidden picture
nonogram-alt = A grid of { $across } × { $down } squares with clues above its columns.
nonogram-how = The numbers above each column are the lengths of its runs of black squares, from top to bottom, with at least one white square between two runs. A clue slip gives you the numbers of one row, from left to right: write them next to the grid. A 0 means that the row has no black squares. If you recognise the place in the picture, you know where to look for Thomas Hammer.
nonogram-given = Some squares are already printed: black ones, and white ones with a small cross.
nonogram-slip-runs = Runs of black squares from left to right
nonogram-slip-alt = Slip: row { $number }, runs { $runs }.
nonogram-needed = The picture has { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}. On average { $needed } of them are needed to solve it. Squares already printed: { $given }. The organiser confirms when a team has recognised the place.
