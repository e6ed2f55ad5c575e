# The encoded picture, the map, slips and the solution

puzzle-camp = Thomas Hammer
puzzle-map = The map
puzzle-map-lead = Thomas Hammer hides in one square of this map.
puzzle-map-how = Every square has a column (the letter above the map), a row (the number next to it) and a sector (the small letter in its corner). The encoded picture has three panels: one for the columns, one for the rows and one for the sectors.
puzzle-map-paint = One clue is the code of one row of the picture: the two symbols that are dark in it. Paint both symbols wherever they appear in that row. Thomas Hammer is not in a painted position: cross out that column, row or sector on the map.
puzzle-map-shaft = When you know enough rows of a panel, one position stays white from top to bottom: a shaft of light. Two panels give the square, and the third is a check. If no square is left, something was copied wrongly.
puzzle-map-alt = A map with a grid of { $size } × { $size } squares, A1 to { $last }.

puzzle-cipher = The encoded picture
puzzle-cipher-lead = The code of a row is two symbols. Paint them wherever they appear in that row. Thomas Hammer is not in a painted position.
puzzle-cipher-alt = The encoded picture: three panels, rows 1 to { $rows }, { $size } symbols in each.
puzzle-row = Row { $number }: { $marks }
puzzle-row-known = Row { $number }, dark { $first } and { $second }: { $marks }

puzzle-slips = Slips
puzzle-slip-row = Row
puzzle-slip-dark = Dark symbols
puzzle-slip-check = Check letter
puzzle-slip-alt = Slip: row { $number }, dark symbols { $first } and { $second }, check letter { $check }.

puzzle-solution = The organiser’s solution
puzzle-solution-lead = Thomas Hammer is in square { $square }.
puzzle-solution-made = Level: { $level }; seed: “{ $seed }”; { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}. Digest of the rows (SHA-256): { $digest }
puzzle-solution-warning = No team may see this sheet.
puzzle-solution-painted = The painted picture
puzzle-solution-painted-lead = Three shafts of light: column { $column }, row { $row }, sector { $sector }.
puzzle-solution-map-alt = The map with square { $square } marked.
puzzle-solution-painted-alt = The picture with all dark symbols painted: column { $column }, row { $row } and sector { $sector } stayed white.
puzzle-solution-codes = The codes of all rows
puzzle-head-row = Row
puzzle-head-code = Code
puzzle-head-marks = Dark symbols
puzzle-head-check = Check
puzzle-head-pieces = Codes
puzzle-head-squares = Squares left
puzzle-head-certain = Exactly one
puzzle-prospects = Average number of squares left, and how often exactly one is left, by the number of codes a team knows (spread evenly over the panels):
puzzle-percent = { $share }%
puzzle-map-scale = One square is { $metres } m across, the whole map { $across } m.
puzzle-map-sample = This map is only a sample: the landscape is invented.
