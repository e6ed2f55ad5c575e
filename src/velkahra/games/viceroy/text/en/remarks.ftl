# What a character says at moments that matter: see `remarks.toml`. Each line fits anybody.

remark-clash-1 = We have the same taste.
remark-clash-2 = I saw that card first!
remark-no-card-1 = Then I will keep my gems.
remark-no-card-2 = Too expensive for me.
remark-circle-1 = A perfect circle.
remark-circle-2 = Look how it fits.
remark-summit-1 = The air is thin up here.
remark-summit-2 = The view is worth every gem.
remark-swapped-1 = Hey, that is mine!
remark-swapped-2 = An honest trade, they say.
remark-won-1 = The pyramid stands. Good game!
remark-won-2 = Everyone in the right place. Thank you.
remark-lost-1 = That pyramid is a beauty. Well built!
remark-lost-2 = Next time I start at the bottom.
