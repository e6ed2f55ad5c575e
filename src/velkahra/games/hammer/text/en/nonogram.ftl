# The other puzzle: a nonogram

nonogram = The hidden picture
nonogram-alt = A grid of { $across } × { $down } squares with legends above its columns.
nonogram-how = The numbers above a column say how long its runs of black squares are, from top to bottom; there is always a gap between two runs. One piece of information is such a legend of one row, from left to right: write it beside the grid. A nought means that no square of the row is black. Whoever recognises the place in the picture knows where to look for T. H.
nonogram-given = Some squares are printed already: black ones, and white ones with a small cross.
nonogram-slip-runs = Runs of black squares from left to right
nonogram-slip-alt = Slip: row { $number }, legend { $runs }.
nonogram-needed = The picture has { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}. On average { $needed } of them are needed to solve it. Squares printed beforehand: { $given }. That a team recognised the place is for the organiser to confirm.
