# Settings of the page for each viewer

switch-assist = Help with the encoded picture
switch-assist-none = none: teams paint it themselves
switch-assist-paint = paints what the codes show
switch-assist-full = paints, and crosses out squares that are ruled out
