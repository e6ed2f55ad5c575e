# Settings of the page for each viewer

switch-kingdoms = Tints of the kingdoms
switch-kingdoms-strong = strong
switch-kingdoms-faint = faint
switch-kingdoms-off = off
switch-strengths = Strengths of leaders and in conflicts
switch-strengths-on = shown
switch-strengths-off = hidden
switch-coordinates = Coordinates
switch-coordinates-on = shown
switch-coordinates-off = hidden
