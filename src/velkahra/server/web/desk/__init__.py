"""The organiser's desk: outcomes entered by hand, clocks, slips, corrections, the whole trail."""
