# The encoded picture, the map, slips and the solution

puzzle-camp = Thomas Hammer
puzzle-map = The map
puzzle-map-lead = T. H. hides in one square of this map.
puzzle-map-how = Every square has a column (the letter above the map), a row (the number beside it) and a sector (the small letter in its corner). The encoded picture speaks, in three panels, about the columns, rows and sectors of the map.
puzzle-map-paint = One piece of information is the code of one row of the picture: the two marks that are dark in it. Paint all of them in that row. Where it is painted, T. H. is not: cross out that column, row or sector on the map.
puzzle-map-shaft = With enough rows of a panel one place stays white from top to bottom: a shaft of light. Two panels are enough, the third is a check. If no square is left, something was copied wrongly.
puzzle-map-alt = A map with a grid of { $size } × { $size } squares, A1 to { $last }.

puzzle-cipher = The encoded picture
puzzle-cipher-lead = The code of a row is two marks. Paint them in that row: where it is painted, T. H. is not.
puzzle-cipher-alt = The encoded picture: three panels, rows 1 to { $rows }, { $size } marks in each.
puzzle-row = Row { $number }: { $marks }
puzzle-row-known = Row { $number }, dark { $first } and { $second }: { $marks }

puzzle-slips = Slips
puzzle-slip-row = Row
puzzle-slip-dark = Dark marks
puzzle-slip-check = Check letter
puzzle-slip-alt = Slip: row { $number }, dark marks { $first } and { $second }, check letter { $check }.

puzzle-solution = The organiser’s solution
puzzle-solution-lead = T. H. is in square { $square }.
puzzle-solution-made = Level: { $level }; seed: “{ $seed }”; { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}. Digest of the rows (SHA-256): { $digest }
puzzle-solution-warning = No team may see this sheet.
puzzle-solution-painted = The painted picture
puzzle-solution-painted-lead = Three shafts of light: column { $column }, row { $row }, sector { $sector }.
puzzle-solution-map-alt = The map with square { $square } marked.
puzzle-solution-painted-alt = The picture with all dark marks painted: column { $column }, row { $row } and sector { $sector } stayed white.
puzzle-solution-codes = The codes of all rows
puzzle-head-row = Row
puzzle-head-code = Code
puzzle-head-marks = Dark marks
puzzle-head-check = Check
puzzle-head-pieces = Codes
puzzle-head-squares = Squares left
puzzle-head-certain = Just one
puzzle-prospects = How many squares are left on average, and how often just one, when a team knows so many codes (evenly from the panels):
puzzle-percent = { $share }%
puzzle-map-scale = One square is { $metres } m across, the whole map { $across } m.
puzzle-map-sample = This map is a sample: its landscape is invented and lies nowhere.
