# Settings of the page for each viewer

switch-assist = Help with the encoded picture
switch-assist-none = none: teams paint it themselves
switch-assist-paint = paints what the codes tell
switch-assist-full = paints, and crosses out what the map rules out
