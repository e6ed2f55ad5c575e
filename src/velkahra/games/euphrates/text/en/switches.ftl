# Settings of the page for each viewer

switch-kingdoms = Kingdom shading
switch-kingdoms-strong = strong
switch-kingdoms-faint = faint
switch-kingdoms-off = off
switch-strengths = Strength numbers
switch-strengths-on = shown
switch-strengths-off = hidden
switch-coordinates = Coordinates
switch-coordinates-on = shown
switch-coordinates-off = hidden
